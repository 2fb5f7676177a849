/// \file rootgrad.hpp
/// rootgrad in C++17: neural networks trained and run on columns of numbers.
///
/// ```cpp
/// rootgrad::Mlp net({2, 32, 1}, rootgrad::Activation::Gelu, /*seed=*/42);
/// rootgrad::Dataset data({"pt", "eta"});
/// data.append(x, target);                    // x (N, 2), target (N)
/// auto history = rootgrad::fit(net, data, rootgrad::TrainOptions().epochs(20));
/// std::vector<float> scores = net.predict(x);
/// net.save("net.safetensors");
/// rootgrad::evaluate(net, test).save("report.html");
/// rootgrad::cross_validate(net, data, event_numbers, rootgrad::Folds(5).by("event")).print();
/// ```
///
/// A Transformer over the particles of an event, or patches of a time series, in place of the Mlp:
///
/// ```cpp
/// rootgrad::Transformer net(rootgrad::TransformerConfig(/*particles=*/20, /*features=*/3).channels(32));
/// ```
///
/// A network for the columns of a table, whose sizes the first fit chooses, in place of the Mlp:
///
/// ```cpp
/// rootgrad::Table net;
/// ```
///
/// A network composed of tensors, in place of the Mlp:
///
/// ```cpp
/// rootgrad::Linear phi(32), head(1);
/// auto net = rootgrad::compile([&](rootgrad::Tensor x) { return head(mean(relu(phi(x)), 1)); }, rootgrad::Shape{20, 3});
/// ```
///
/// A network from another framework, trained further and exported again:
///
/// ```cpp
/// rootgrad::Network theirs = rootgrad::import_onnx("pretrained.onnx");
/// rootgrad::export_onnx(theirs, "tuned.onnx");
/// rootgrad::Network of_pytorch = rootgrad::import_pt2("pretrained.pt2");
/// net.load_state("state.safetensors");  // PyTorch's weights, by name, into a network of the same layers; save_state() back
/// rootgrad::export_header(net, "higgs.hpp", "higgs");  // a header that stands alone: higgs::predict({pt, eta}), without this library
/// ```
///
/// Language models:
///
/// ```cpp
/// rootgrad::Text text("tinyshakespeare.txt");
/// rootgrad::Gpt2 gpt(rootgrad::Gpt2Config().vocabulary(text.vocabulary()), /*seed=*/42);
/// rootgrad::fit(gpt, text, rootgrad::Gpt2Options().steps(500).batch_size(16).learning_rate(1e-3f));
/// std::cout << gpt.generate("ROMEO:");
/// ```
///
/// For RDataFrame columns: <rootgrad/rdataframe.hpp>. In ROOT, with an installed rootgrad and without any setup:
/// <rootgrad/root.hpp>.
#ifndef ROOTGRAD_ROOTGRAD_HPP
#define ROOTGRAD_ROOTGRAD_HPP

#include "detail/column.hpp"
#include "detail/dataset.hpp"
#include "detail/ensemble.hpp"
#include "detail/error.hpp"
#include "detail/evaluate.hpp"
#include "detail/fit.hpp"
#include "detail/header.hpp"
#include "detail/history.hpp"
#include "detail/mlp.hpp"
#include "detail/network.hpp"
#include "detail/onnx.hpp"
#include "detail/options.hpp"
#include "detail/pt2.hpp"
#include "detail/report.hpp"
#include "detail/selection.hpp"
#include "detail/state.hpp"
#include "detail/table.hpp"
#include "detail/trainer.hpp"
#include "detail/transformer.hpp"
#include "gpt2.hpp"
#include "graph.hpp"
#include "predictor.hpp"

#endif // ROOTGRAD_ROOTGRAD_HPP
