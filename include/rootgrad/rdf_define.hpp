/// \file rdf_define.hpp
/// A trained network as a column of an RDataFrame.
///
/// Each slot has its own `Predictor`, a snapshot of the network at the time of the call: no lock, no shared cache line
/// under `ROOT::EnableImplicitMT()`, and training `net` further does not change columns defined before. The values are
/// the same bits as `Network::predict` on the whole table gives.
///
/// RDataFrame asks for a column's value event by event, and tells nothing of the events to come, so each is predicted on its
/// own, at several times the cost of an event of a batch. Scores computed in an earlier loop would have to be found again
/// by `rdfentry_`, which under `EnableImplicitMT` is no entry of a TTree. `snapshot_scores` predicts in batches, and knows
/// the entry: its tree is read beside the data set as a friend.
#ifndef ROOTGRAD_RDF_DEFINE_HPP
#define ROOTGRAD_RDF_DEFINE_HPP

#include "rdf_columns.hpp"
#include "rdf_jagged.hpp"
#include "rdf_on_use.hpp"

#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// What a slot needs for one prediction.
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

ROOTGRAD_ON_USE std::string column_list(const std::vector<std::string> &names) {
  std::string list = "{";
  for (std::size_t i = 0; i < names.size(); ++i)
    list += (i ? ", " : "") + names[i];
  return list + "}";
}

/// Whether these are the names that arrays without names get: x0, x1, …
ROOTGRAD_ON_USE bool unnamed(const std::vector<std::string> &names) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] != "x" + std::to_string(i))
      return false;
  return true;
}

/// The features to feed `net`: those given, or those it was trained with.
ROOTGRAD_ON_USE std::vector<std::string> checked_features(const Network &net, const Names &names) {
  const std::vector<std::string> &features = names.list();
  std::vector<std::string> trained;
  for (const auto &column : net.columns())
    trained.push_back(column.name);
  if (features.empty()) {
    if (trained.empty())
      throw Error(ErrorCode::Argument, "the list of feature columns is empty, and the network has never been trained "
                                       "on named columns; wanted the columns to feed it");
    return detail::result(trained);
  }
  if (features == trained || names.are_renamed())
    return features;
  auto a = features, b = trained;
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  const bool same = a == b;
  if (!same && unnamed(trained))
    return features;
  throw Error(
      ErrorCode::Argument,
      "the feature columns are " + column_list(features) + "; wanted " +
          (same ? "the order in which the network was trained, " : "those that the network was trained with, ") +
          column_list(trained) + (same ? "" : "; where columns of other names stand for them, say renamed"));
}

/// The width wanted of each feature column; 0 where only the sum is known.
ROOTGRAD_ON_USE std::vector<std::size_t> wanted_widths(const Network &net, const std::vector<ColumnPlan> &plan) {
  const auto trained = net.columns();
  std::vector<std::size_t> widths(plan.size(), 1);
  std::size_t scalars = 0, arrays = 0, last_array = 0;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    if (plan[i].is_array()) {
      ++arrays;
      last_array = i;
      widths[i] = trained.size() == plan.size() ? trained[i].width : 0;
    } else {
      ++scalars;
    }
  }
  check_input_count(plan, net.features());
  if (arrays == 1)
    widths[last_array] = net.features() - scalars;
  return detail::result(widths);
}

ROOTGRAD_ON_USE void check_widths(const SlotRow &row, const std::vector<ColumnPlan> &plan,
                                  const std::vector<std::size_t> &wanted, std::size_t features,
                                  unsigned long long event) {
  std::size_t total = 0;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const std::size_t width = plan[i].is_array() ? row.lengths[plan[i].index] : 1;
    if (wanted[i] && width != wanted[i])
      throw Error(ErrorCode::Shape, "column '" + plan[i].name + "' has " + std::to_string(width) + " values in event " +
                                        std::to_string(event) + "; the network wants " + std::to_string(wanted[i]));
    total += width;
  }
  if (total != features)
    throw Error(ErrorCode::Shape, "the feature columns have " + std::to_string(total) + " values in event " +
                                      std::to_string(event) + "; the network has " + std::to_string(features) +
                                      " inputs");
}

/// What the slots of a frame need to lay jagged columns out.
struct SlotPackings {
  JaggedInputs inputs;
  std::vector<SlotPacking> slots;
  SlotPackings(JaggedInputs of, const std::vector<std::string> &names, unsigned count) : inputs(std::move(of)) {
    for (unsigned i = 0; i < std::max(1u, count); ++i)
      slots.emplace_back(names, inputs);
  }
  SlotPackings(const SlotPackings &) = delete; // the slots look at the inputs
  SlotPackings &operator=(const SlotPackings &) = delete;
};

template <class Result> ROOT::RDF::RNode define_jagged(const PackedFrame &packed, const std::string &name,
                                                       const Network &net, const std::vector<std::string> &features,
                                                       Output output) {
  const auto slots = packed.node.GetNSlots();
  auto packings = std::make_shared<SlotPackings>(JaggedInputs(net), features, slots);
  packings->inputs.check(packed.plan, packed.plan.size());
  auto models = std::make_shared<SlotModels>(net, output, slots);
  auto node = packed.node;
  return node.DefineSlot(name,
                         [models, packings, plan = packed.plan](unsigned slot, ULong64_t address, ULong64_t event) {
                           const float *x = packings->slots[slot](slot_row(address), plan, plan.size(), event);
                           return model_output<Result>((*models)[slot], x);
                         },
                         {packed.pointer, "rdfentry_"});
}

template <class Result> ROOT::RDF::RNode define_as(ROOT::RDF::RNode df, const std::string &name, const Network &net,
                                                   const std::vector<std::string> &features, Output output) {
  auto packed = pack(df, features);
  if (!net.collections().empty())
    return define_jagged<Result>(packed, name, net, features, output);
  const auto plan = packed.plan;
  const auto widths = wanted_widths(net, plan);
  auto models = std::make_shared<SlotModels>(net, output, packed.node.GetNSlots());
  if (packed.arrays() == 0)
    return packed.node.DefineSlot(
        name,
        [models](unsigned slot, ULong64_t row) { return model_output<Result>((*models)[slot], slot_row(row).scalars); },
        {packed.pointer});
  const auto inputs = net.features();
  return packed.node.DefineSlot(name,
                                [models, plan, widths, inputs](unsigned slot, ULong64_t address, ULong64_t event) {
                                  auto &row = slot_row(address);
                                  check_widths(row, plan, widths, inputs, event);
                                  return model_output<Result>((*models)[slot], assemble(row, plan, plan.size()));
                                },
                                {packed.pointer, "rdfentry_"});
}

/// Callable with `sizeof...(T)` numbers: RDataFrame deduces the column types from it.
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

/// Adds a column `name` with the network's output: `float` for one output, `ROOT::RVecF` for several (of a regression in
/// the order of its targets).
///
/// \param features columns of any numeric type, in the order of training; empty: those the network was trained with.
///        Columns of other names that stand for these are given as `rootgrad::renamed({…})`.
/// \param output `Raw` (logits, or the value for regression; ranking by it does not saturate) or `Probability`
///
/// The column is a node as any other: `Vary` on what it is made of varies it. Where all scores of a large data set are wanted,
/// `snapshot_scores` costs less.
///
/// Errors: `UnknownColumn`, `ColumnType`; `Shape` if the columns do not fit the inputs (for arrays: at the event that
/// does not); `Argument` if the features are not the training's, or in another order.
ROOTGRAD_ON_USE ROOT::RDF::RNode define(ROOT::RDF::RNode df, const std::string &name, const Network &net,
                                        const Names &features = std::vector<std::string>(),
                                        Output output = Output::Raw) {
  const auto columns = detail::checked_features(net, features);
  if (net.outputs() == 1)
    return detail::define_as<float>(df, name, net, columns, output);
  return detail::define_as<ROOT::RVec<float>>(df, name, net, columns, output);
}

/// As above with the column types given, `define_typed<float, float, double>(df, …)`: nothing is compiled at run time.
/// For networks with one output.
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

/// A functor for an RVec column: `df.Define("score", rootgrad::RVecPredictor(net), {"strain"})`. Shared by all slots,
/// lock-free. For networks with one output; for RVecs of another type or several columns use `define`.
class RVecPredictor {
  std::shared_ptr<Predictor> predict_;

public:
  explicit RVecPredictor(const Network &net, Output output = Output::Raw)
      : predict_(std::make_shared<Predictor>(net, output)) {
    if (net.outputs() != 1)
      throw Error(ErrorCode::Shape, "the network has " + std::to_string(net.outputs()) +
                                        " outputs; RVecPredictor wants one: use rootgrad::define");
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

#endif
