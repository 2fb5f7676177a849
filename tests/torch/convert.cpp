// A Sequential of torch's as a rootgrad network and back: shared parameters, modes, an Mlp's layers, refusals.
// (convert_layers.cpp has the kinds of layers.)
#include "check.hpp"

#include <sstream>

namespace {

namespace nn = torch::nn;
using rootgrad::Shape;
using rootgrad::torch::from_torch;
using rootgrad::torch::network_of;
using rootgrad::torch::to_torch;
using torch::Tensor;
using Net = rootgrad::torch::Network;
using Sizes = std::vector<std::int64_t>;

Shape shape_of(const Sizes &sizes) { return Shape(std::vector<std::size_t>(sizes.begin(), sizes.end())); }

nn::Sequential classifier() {
  torch::manual_seed(5);
  return nn::Sequential(nn::Conv1d(2, 4, 3), nn::BatchNorm1d(4), nn::SiLU(), nn::MaxPool1d(2), nn::Flatten(),
                        rootgrad::torch::Nested(nn::Linear(12, 8), nn::Tanh()), nn::Linear(8, 3));
}

/// One optimiser's steps with torch's passes, then with rootgrad's, over the parameters of either: both modules stay equal.
template <class Optimizer> void trains_both(Optimizer optimizer, nn::Sequential &layers, Net net) {
  const Tensor x = test::numbers({16, 2, 8}, 1), classes = torch::arange(16) % 3;
  for (int step = 0; step < 4; ++step) {
    optimizer.zero_grad();
    const Tensor before = layers->parameters()[0].detach().clone();
    const Tensor logits = step % 2 == 0 ? layers->forward(x) : net->forward(x.flatten(1));
    torch::cross_entropy_loss(logits, classes).backward();
    optimizer.step();
    CHECK(!before.equal(layers->parameters()[0]));
    layers->eval();
    net->eval();
    CLOSE(net->forward(x.flatten(1)), layers->forward(x), 1e-6);
    layers->train();
    net->train();
  }
}

void test_one_set_of_parameters() {
  const torch::Tensor x = test::numbers({16, 2, 8}, 1);
  for (const bool of_layers : {true, false}) {
    nn::Sequential layers = classifier();
    Net net = from_torch(layers, Shape{2, 8});
    const auto ours = net->named_parameters(), theirs = layers->named_parameters();
    CHECK(ours.keys() == theirs.keys());
    for (const auto &item : theirs)
      CHECK(ours[item.key()].is_same(item.value()));
    CHECK(net->named_buffers()["1.running_var"].is_same(layers->named_buffers()["1.running_var"]));
    const std::vector<Tensor> parameters = of_layers ? layers->parameters() : net->parameters();
    trains_both(torch::optim::AdamW(parameters, 1e-2), layers, net);
    trains_both(torch::optim::SGD(parameters, torch::optim::SGDOptions(1e-2).momentum(0.9)), layers, net);
  }
}

/// The same steps with rootgrad's passes and with torch's, on two copies.
void test_training_is_torchs() {
  nn::Sequential layers = classifier(), native = classifier();
  Net net = from_torch(layers, Shape{2, 8});
  torch::optim::AdamW ours(layers->parameters(), 1e-2), theirs(native->parameters(), 1e-2);
  const Tensor x = test::numbers({16, 2, 8}, 1), classes = torch::arange(16) % 3;
  for (int step = 0; step < 10; ++step) {
    ours.zero_grad();
    theirs.zero_grad();
    const Tensor loss = torch::cross_entropy_loss(net->forward(x.flatten(1)), classes);
    const Tensor right = torch::cross_entropy_loss(native->forward(x), classes);
    CLOSE(loss, right, 1e-4);
    loss.backward();
    right.backward();
    ours.step();
    theirs.step();
  }
  // The means are not compared: AdamW makes steps of the rounding errors of a bias's gradient before a batch norm.
  CLOSE(layers->named_buffers()["1.running_var"], native->named_buffers()["1.running_var"], 1e-4);
}

/// A change of one module changes the other, or is an error.
void test_moves() {
  nn::Sequential layers = classifier();
  layers->eval();
  Net net = from_torch(layers, Shape{2, 8});
  const Tensor x = test::numbers({3, 2, 8}, 1);
  net->to(torch::kDouble);
  CHECK(layers->parameters()[0].dtype() == torch::kDouble);
  CLOSE(net->forward(x.flatten(1).to(torch::kDouble)), layers->forward(x.to(torch::kDouble)), 1e-12);
  layers->to(torch::kFloat);
  REFUSED(net->forward(x.flatten(1)), "dtype by the module's to()");
  net->gather();
  CLOSE(net->forward(x.flatten(1)), layers->forward(x), 1e-6);

  std::stringstream file;
  torch::save(classifier(), file);
  {
    const torch::NoGradGuard no_grad;
    layers->parameters()[0].zero_();
  }
  torch::load(layers, file);
  layers->eval();
  REFUSED(net->forward(x.flatten(1)), "gather()");
  net->gather();
  CLOSE(net->forward(x.flatten(1)), layers->forward(x), 1e-6);

  const auto copy = std::dynamic_pointer_cast<rootgrad::torch::NetworkImpl>(net->clone());
  CHECK(copy->named_parameters()["6.weight"].sizes() == torch::IntArrayRef({3, 8}));
  CHECK(!copy->parameters()[0].is_same(layers->parameters()[0]));
  CLOSE(copy->forward(x.flatten(1)), layers->forward(x), 1e-6);
  REFUSED(copy->to_torch(), "or is a copy; wanted one from from_torch()");
  layers->parameters()[0].set_requires_grad(false);
  net->forward(x.flatten(1)).sum().backward();
  CHECK(!layers->parameters()[0].grad().defined() && layers->parameters()[1].grad().defined());
  nn::Sequential frozen(nn::Linear(3, 2));
  frozen->parameters()[0].set_requires_grad(false);
  CHECK(!from_torch(frozen, Shape{3})->parameters()[0].requires_grad());
}

/// Earlier graphs use the values that they saw, or refuse; changes between the passes are detected.
void test_changes_are_noticed() {
  nn::Sequential product(nn::Linear(3, 2)); // its node keeps a view of the weight
  const Tensor row = test::numbers({1, 3}, 1).set_requires_grad(true), old = product->forward(row).sum();
  const Tensor weight = product->parameters()[0].detach().clone();
  from_torch(product, Shape{3});
  {
    const torch::NoGradGuard no_grad;
    product->parameters()[0].mul_(2);
  }
  old.backward();
  CLOSE(row.grad(), weight.sum(0, true), 1e-6);

  nn::Sequential layers(nn::Conv1d(2, 2, 3), nn::Tanh(), nn::Flatten(),
                        nn::Linear(12, 1)); // the node of Conv1d keeps the weight
  const Tensor x = test::numbers({5, 2, 8}, 1).set_requires_grad(true), before = layers->forward(x);
  Net net = from_torch(layers, Shape{2, 8});
  REFUSED(before.sum().backward(), "modified by an inplace operation");
  const Tensor y = net->forward(x.flatten(1));
  {
    const torch::NoGradGuard no_grad;
    layers->named_parameters()["3.weight"].mul_(2);
  }
  REFUSED(y.sum().backward(), "modified by an inplace operation");
  net->forward(x.flatten(1)).sum().backward();
}

void test_dropout() {
  nn::Sequential layers(nn::Linear(3, 50), nn::Dropout(0.25));
  Net net = from_torch(layers, Shape{3});
  const Tensor x = test::numbers({40, 3}, 1);
  torch::manual_seed(3);
  const Tensor one = net->forward(x), two = net->forward(x);
  CHECK(!one.equal(two));
  const double kept = (one != 0).to(torch::kDouble).mean().item<double>();
  CHECK(std::abs(kept - 0.75) < 0.05); // 2000 numbers: 5 standard deviations
  layers->eval();
  net->eval();
  const Tensor whole = layers->forward(x);
  CLOSE(net->forward(x), whole, 1e-6);
  CLOSE(one.index({one != 0}), (whole / 0.75).index({one != 0}), 1e-6);
}

/// An Mlp as torch's layers, then as a module over these; after a fit with its standardisations.
void test_mlps() {
  using Act = rootgrad::Activation;
  for (const Act activation : {Act::Identity, Act::Relu, Act::Gelu, Act::Silu, Act::Tanh, Act::Sigmoid}) {
    const rootgrad::Mlp made({5, 17, 8, 3}, activation, 2);
    nn::Sequential layers = to_torch(made);
    const Tensor x = test::numbers({6, 5}, 1);
    const std::vector<float> right = made.predict(std::vector<float>(x.data_ptr<float>(), x.data_ptr<float>() + 30));
    CLOSE(layers->forward(x), torch::tensor(right).view({6, 3}), 1e-6);
    Net net = from_torch(layers, Shape{5});
    CLOSE(net->forward(x), torch::tensor(right).view({6, 3}), 1e-6);
    CHECK(to_torch(net).get() == layers.get());
  }
  const test::Fitted fitted;
  const auto &[made, x] = fitted;
  nn::Sequential layers = to_torch(made);
  CHECK(c10::str(*layers).find("rootgrad::torch::Standardisation(2)") != std::string::npos);
  CHECK(c10::str(*layers).find("rootgrad::torch::Standardisation(1, undone)") != std::string::npos);
  const Tensor rows = torch::tensor(x).view({-1, 2}), right = torch::tensor(made.predict(x)).view({-1, 1});
  CLOSE(layers->forward(rows), right, 1e-6);
  CLOSE(from_torch(layers, Shape{2})->forward(rows), right, 1e-6);
  Net net = from_torch(layers, Shape{2});
  CHECK(net->parameters()[0].is_same(layers->parameters()[0]));
  net->to(torch::kDouble);
  CLOSE(net->forward(rows.to(torch::kDouble)), layers->forward(rows.to(torch::kDouble)), 1e-12);
}

/// A rootgrad network with these parameters, read from its file.
void test_network_of(const std::string &folder) {
  nn::Sequential layers = classifier();
  layers->forward(test::numbers({16, 2, 8}, 1)); // it changes the running statistics
  layers->eval();
  const std::string path = folder + "/layers.safetensors";
  network_of(layers, Shape{2, 8}).save(path);
  const rootgrad::Network net = rootgrad::Network::load(path);
  const Tensor x = test::numbers({4, 2, 8}, 2);
  const std::vector<float> y = net.predict(std::vector<float>(x.data_ptr<float>(), x.data_ptr<float>() + 64));
  CLOSE(torch::tensor(y).view({4, 3}), layers->forward(x), 1e-6);
  Net module = from_torch(layers, Shape{2, 8});
  rootgrad::Network other = network_of(layers, Shape{2, 8});
  {
    const torch::NoGradGuard no_grad;
    layers->parameters().back().add_(1);
  }
  module->write_back(other);
  const std::vector<float> moved = other.predict(std::vector<float>(x.data_ptr<float>(), x.data_ptr<float>() + 64));
  CLOSE(torch::tensor(moved).view({4, 3}), layers->forward(x), 1e-6);
}

struct OwnImpl : nn::LinearImpl {
  using nn::LinearImpl::LinearImpl;
};
TORCH_MODULE(Own);

/// The error names the layer, and nothing is changed.
template <class M> void refuses(M module, const Sizes &sample, const std::string &part, int line) {
  nn::Sequential layers(nn::Identity(), module);
  const auto place = [&] {
    std::vector<const void *> places;
    for (const auto &list : {layers->parameters(), layers->buffers()})
      for (const Tensor &tensor : list)
        places.push_back(tensor.const_data_ptr());
    return places;
  };
  const auto before = place();
  test::refused([&] { from_torch(layers, shape_of(sample)); }, part, part.c_str(), __FILE__, line);
  test::refused([&] { from_torch(layers, shape_of(sample)); }, "rootgrad: layer 1", part.c_str(), __FILE__, line);
  CHECK(place() == before);
}
#define REFUSES(module, sample, part) refuses(module, sample, part, __LINE__)

void test_refused_layers() {
  const Sizes row = {5}, series = {2, 9}, image = {2, 6, 5};
  REFUSES(nn::Bilinear(5, 5, 2), row, "layer 1 is a torch::nn::BilinearImpl, which rootgrad's graph does not have");
  REFUSES(nn::Upsample(nn::UpsampleOptions().scale_factor(std::vector<double>{2})), series,
          "or leave this layer to torch");
  REFUSES(Own(5, 2), row, "OwnImpl, which rootgrad's graph does not have");
  REFUSES(rootgrad::torch::Nested(nn::Identity(), nn::Dropout2d()), image, "layer 1.1 is a torch::nn::Dropout2dImpl");
  REFUSES(nn::Linear(4, 2), row, "has an input of shape [5] of each sample; wanted size 4 along the last axis");
  REFUSES(nn::Conv1d(nn::Conv1dOptions(2, 4, 3).padding(1).padding_mode(torch::kReflect)), series,
          "has padding_mode kReflect; wanted Zeros");
  REFUSES(nn::Conv1d(3, 4, 3), series, "wanted size 3 along the first");
  REFUSES(nn::Conv2d(2, 4, 3), series, "wanted (channels, height, width)");
  REFUSES(nn::Conv1d(2, 4, 30), series, "window");
  REFUSES(nn::GELU(nn::GELUOptions().approximate("none else")), row, "has approximate none else; wanted none or tanh");
  REFUSES(nn::Softplus(nn::SoftplusOptions().threshold(5)), row, "has threshold 5; wanted 20");
  REFUSES(nn::Softmax(0), row, "has dim 0; wanted 1 to 1 or -1 to -1: 0 is the batch");
  REFUSES(nn::LogSoftmax(-2), row, "has dim -2");
  REFUSES(nn::Dropout(1.0), row, "layer 1 (torch::nn::DropoutImpl)");
  REFUSES(nn::BatchNorm1d(nn::BatchNormOptions(5).affine(false)), row, "has affine false; wanted weights and biases");
  REFUSES(nn::BatchNorm1d(nn::BatchNormOptions(5).track_running_stats(false)), row, "has track_running_stats false");
  REFUSES(nn::BatchNorm1d(nn::BatchNormOptions(5).momentum(std::nullopt)), row, "has no momentum");
  REFUSES(nn::LayerNorm(nn::LayerNormOptions({2, 9})), series, "has normalized_shape [2, 9]; wanted one size");
  REFUSES(nn::LayerNorm(nn::LayerNormOptions({5}).elementwise_affine(false)), row, "has elementwise_affine false");
  REFUSES(nn::GroupNorm(nn::GroupNormOptions(1, 2).affine(false)), series, "has affine false");
  REFUSES(nn::MaxPool1d(nn::MaxPool1dOptions(2).ceil_mode(true)), series, "has ceil_mode true; wanted false");
  REFUSES(nn::AvgPool2d(nn::AvgPool2dOptions(2).divisor_override(3)), image, "has divisor_override 3; wanted none");
  REFUSES(nn::AdaptiveAvgPool1d(2), series, "has output_size 2; wanted 1");
  REFUSES(nn::Flatten(nn::FlattenOptions().start_dim(0)), series, "has start_dim 0; wanted 1 to 2");
  REFUSES(nn::Embedding(nn::EmbeddingOptions(7, 3).padding_idx(0)), row, "has padding_idx 0; wanted none");
  REFUSES(nn::Embedding(nn::EmbeddingOptions(7, 3).max_norm(1)), row, "has max_norm 1; wanted none");
  REFUSES(nn::Embedding(nn::EmbeddingOptions(7, 3).sparse(true)), row, "has sparse gradients; wanted dense ones");
}

void test_refused_modules() {
  nn::Sequential none, null(nullptr);
  REFUSED(from_torch(none, Shape{3}), "has no layers; wanted at least one");
  REFUSED(from_torch(null, Shape{3}), "contains no module; wanted one with layers");
  const nn::Linear twice(3, 3);
  REFUSED(from_torch(nn::Sequential(twice, twice), Shape{3}),
          "layer 1 (torch::nn::LinearImpl) has the tensor 0.weight for its weight; wanted one of its own");
  nn::Sequential mixed(nn::Linear(3, 3), nn::Dropout(0.5));
  mixed[1]->eval();
  REFUSED(from_torch(mixed, Shape{3}),
          "layer 1 (torch::nn::DropoutImpl) is in use (eval), the layers before it are not");
  nn::Sequential layers(nn::Linear(3, 3), nn::Linear(3, 2));
  REFUSED(from_torch(layers, Shape{3}, rootgrad::torch::NetworkOptions().flat()),
          "wanted NetworkOptions without flat()");
  layers[1]->to(torch::kDouble);
  REFUSED(from_torch(layers, Shape{3}), "1.weight is a tensor of Double of shape [2, 3]; wanted Float");
  layers->to(torch::kHalf);
  REFUSED(from_torch(layers, Shape{3}), "0.weight is of Half; wanted Float or Double");
  REFUSED(to_torch(Net(rootgrad::Mlp({3, 2}))), "the module was not built from torch's layers");
  const auto sum = [](rootgrad::Tensor x) { return rootgrad::sum(x); };
  REFUSED(to_torch(rootgrad::compile(sum, Shape{3})), "; wanted an Mlp. Use other networks as a torch module");
}

/// A batch norm in use mode while the others train, as in fine-tuning, in the layers or in the network.
void test_frozen_parts() {
  nn::Sequential layers(nn::Linear(3, 4), nn::BatchNorm1d(4));
  Net net = from_torch(layers, Shape{3});
  const Tensor x = 5 + test::numbers({8, 3}, 1);
  const auto *norm = layers[1]->as<nn::BatchNorm1dImpl>();
  const Tensor before = norm->running_mean.clone();
  for (const auto &part : {layers[1], net->named_children()["1"]}) {
    part->eval();
    REFUSED(net->forward(x), "layer 1 is in use (eval), the others of the network are not; wanted one mode");
    CHECK(norm->running_mean.equal(before));
    part->train();
  }
  net->forward(x);
  CHECK(!norm->running_mean.equal(before));
  layers[1]->eval();
  net->eval();
  net->forward(x);
}

} // namespace

int main(int count, char **arguments) {
  test_one_set_of_parameters();
  test_training_is_torchs();
  test_moves();
  test_changes_are_noticed();
  test_dropout();
  test_mlps();
  test_network_of(count > 1 ? arguments[1] : ".");
  test_refused_layers();
  test_refused_modules();
  test_frozen_parts();
  return test::report("convert");
}
