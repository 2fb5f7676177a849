/// \file rdf_define.hpp
/// A trained network as a column of an RDataFrame.
///
/// Each slot has its own `Predictor`, a snapshot of the network at the time of the call. So there is no lock and no
/// shared cache line under `ROOT::EnableImplicitMT()`. Training `net` further does not change columns that were defined
/// before. The values have the same bits as those of `Network::predict` on the whole table.
///
/// RDataFrame requests a column's value event by event, and does not announce the following events. So each event is
/// predicted alone, at several times the cost per event of a batch. Scores from an earlier loop cannot be looked up by
/// `rdfentry_`, since under `EnableImplicitMT` it is not the entry of a TTree. `snapshot_scores` predicts in batches
/// and knows the entry: its tree is read beside the data set as a friend.
#ifndef ROOTGRAD_RDF_DEFINE_HPP
#define ROOTGRAD_RDF_DEFINE_HPP

#include "network.hpp"
#include "predictor.hpp"
#include "rdf_on_use.hpp"

#include <ROOT/RDataFrame.hxx>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace rootgrad {
namespace detail {

/// Predictor of a slot, and its buffers.
struct SlotModel {
  Predictor predict;
  std::vector<float> input, output;
  char apart[64] = {};
  SlotModel(const Predictor &p) : predict(p), input(p.features()), output(p.outputs()) {}
};

class SlotModels {
  std::vector<std::unique_ptr<SlotModel>> slots_;

public:
  SlotModels(const Network &net, Output output, unsigned slots) {
    const Predictor first(net, output);
    for (unsigned i = 0; i < std::max(1u, slots); ++i)
      slots_.push_back(std::make_unique<SlotModel>(first));
  }
  SlotModel &operator[](unsigned slot) { return *slots_[slot]; }
};

template <class Result> Result model_output(SlotModel &model, const float *x) {
  model.predict(x, model.output.data());
  if constexpr (std::is_same<Result, float>::value)
    return model.output[0];
  else
    return Result(model.output.begin(), model.output.end());
}

/// Returns the features for `net`: the given names, or those that it was trained with.
ROOTGRAD_FACE std::vector<std::string> checked_features(const Network &net, const Names &names);

/// Function of `sizeof...(T)` numbers: RDataFrame deduces the column types from it.
template <class Result, class... T> struct TypedModel {
  std::shared_ptr<SlotModels> models;
  Result operator()(unsigned slot, T... x) const {
    auto &model = (*models)[slot];
    float *to = model.input.data();
    ((*to++ = static_cast<float>(x)), ...);
    return model_output<Result>(model, model.input.data());
  }
};

} // namespace detail

/// Adds a column `name` with the network's output: `float` for one output, `ROOT::RVecF` for several (for a regression
/// in the order of its targets).
///
/// \param features columns of any numeric type, in the order of training; empty: those the network was trained with. To
///         use columns with other names, pass `rootgrad::renamed({…})`.
/// \param output `Raw` (a classifier's logits, or the values of a regression; large and small scores stay
///         distinguishable) or `Probability`
///
/// The column is a normal RDataFrame column: `Vary` of its inputs also varies it. To score a whole large data set,
/// `snapshot_scores` is faster.
///
/// Errors: `UnknownColumn`, `ColumnType`; `Shape` if the columns do not fit the inputs (for arrays: at the first such
/// event); `Argument` if the features are not those of the training, or in another order.
ROOTGRAD_FACE ROOT::RDF::RNode define(ROOT::RDF::RNode df, const std::string &name, const Network &net,
                                      const Names &features = std::vector<std::string>(), Output output = Output::Raw);

/// Same as define(), with the column types given: `define_typed<float, float, double>(df, …)` compiles nothing at run
/// time. For networks with one output.
template <class... T> ROOT::RDF::RNode define_typed(ROOT::RDF::RNode df, const std::string &name, const Network &net,
                                                    const Names &features, Output output = Output::Raw) {
  const auto columns = detail::checked_features(net, features);
  if (sizeof...(T) != net.features() || columns.size() != net.features() || net.outputs() != 1)
    throw Error(ErrorCode::Shape, "define_typed has " + std::to_string(sizeof...(T)) + " types and " +
                                      std::to_string(columns.size()) + " columns; the network has " +
                                      std::to_string(net.features()) + " inputs and " + std::to_string(net.outputs()) +
                                      " output(s); wanted as many types and columns as inputs, and one output");
  return df.DefineSlot(
      name, detail::TypedModel<float, T...>{std::make_shared<detail::SlotModels>(net, output, df.GetNSlots())},
      columns);
}

/// A function of an RVec column: `df.Define("score", rootgrad::RVecPredictor(net), {"strain"})`. All slots share it,
/// without a lock. For networks with one output; for RVecs of another type or several columns use `define`.
class RVecPredictor {
  std::shared_ptr<Predictor> predict_;

public:
  explicit RVecPredictor(const Network &net, Output output = Output::Raw)
      : predict_(std::make_shared<Predictor>(net, output)) {
    if (net.outputs() != 1)
      throw Error(ErrorCode::Shape, "the network has " + std::to_string(net.outputs()) +
                                        " outputs; RVecPredictor needs one: use rootgrad::define");
  }
  float operator()(const ROOT::RVec<float> &x) const {
    if (x.size() != predict_->features())
      throw Error(ErrorCode::Shape, "the RVec has " + std::to_string(x.size()) + " values; the network has " +
                                        std::to_string(predict_->features()) + " inputs");
    float result = 0;
    (*predict_)(x.data(), &result);
    return result;
  }
};

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_define-inl.hpp"
#endif

#endif
