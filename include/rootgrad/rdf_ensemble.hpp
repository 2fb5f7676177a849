/// \file rdf_ensemble.hpp
/// An ensemble as a column of an RDataFrame: each event by the network that has not seen it; the folds of events by their ids.
#ifndef ROOTGRAD_RDF_ENSEMBLE_HPP
#define ROOTGRAD_RDF_ENSEMBLE_HPP

#include "ensemble.hpp"
#include "rdf_columns.hpp"
#include "rdf_define.hpp"
#include "rdf_jagged.hpp"
#include "rdf_on_use.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// The integers of an event's id, of one slot. The jitted code sees the first member.
struct SlotId {
  long long *values = nullptr;
  std::vector<long long> own;
  std::vector<std::int64_t> id; // as C takes them
  char apart[64] = {};

  explicit SlotId(std::size_t columns) : own(columns), id(columns) { values = own.data(); }
  SlotId(const SlotId &) = delete;
  SlotId &operator=(const SlotId &) = delete;

  std::uint32_t fold(std::uint32_t folds, std::uint64_t seed) {
    std::copy(own.begin(), own.end(), id.begin());
    std::uint32_t fold = 0;
    check(rootgrad_fold_of(id.data(), id.size(), folds, seed, &fold));
    return fold;
  }
};

/// A frame with a column `pointer` (`ULong64_t`), the address of the `SlotId` that holds the event's id.
struct IdFrame {
  ROOT::RDF::RNode node;
  std::string pointer;
  std::shared_ptr<std::vector<std::unique_ptr<SlotId>>> ids; // one a slot
};

ROOTGRAD_ON_USE SlotId &slot_id(ULong64_t address) {
  return *reinterpret_cast<SlotId *>(static_cast<std::uintptr_t>(address));
}

/// Refuses what is not one integer an event: of a float neighbours above 2^24 are the same number, of a double above 2^53.
ROOTGRAD_ON_USE ColumnPlan id_column(ROOT::RDF::RNode &node, const std::string &name) {
  if (!node.HasColumn(name))
    throw_unknown_column(name, node.GetColumnNames());
  ColumnPlan column;
  column.name = name;
  column.type = node.GetColumnType(name);
  std::string container, element;
  split_type(column.type, container, element);
  static const char *const others[] = {"bool",   "Bool_t",   "float",      "Float_t",     "Float16_t",
                                       "double", "Double_t", "Double32_t", "long double", "LongDouble_t"};
  const bool exact = std::find(std::begin(others), std::end(others), element) == std::end(others);
  const auto got = "column '" + name + "' has type " + column.type + "; the id of an event wants ";
  if (!container.empty() || !is_number(element))
    throw Error(ErrorCode::ColumnType, got + "one integer, as run or event");
  if (!exact)
    throw Error(ErrorCode::ColumnType, got +
                                           "an integer, of which neighbours differ however large they are (of whole "
                                           "numbers Define Long64_t(" +
                                           name + "))");
  return column;
}

/// Packs id columns as 64-bit integers, exactly: never through floating-point numbers. As `pack` does, by a string that calls nothing of ours.
ROOTGRAD_ON_USE IdFrame pack_ids(ROOT::RDF::RNode node, const std::vector<std::string> &names,
                                 const InterruptGuard *guard = nullptr) {
  static std::atomic<unsigned long> count{0};
  const auto prefix = "rdfrootgrad_id" + std::to_string(count++) + "_";
  std::vector<ColumnPlan> plan;
  for (const auto &name : names)
    plan.push_back(id_column(node, name));
  compare_files(node, names, guard);
  auto ids = std::make_shared<std::vector<std::unique_ptr<SlotId>>>();
  for (unsigned slot = 0; slot < std::max(1u, node.GetNSlots()); ++slot)
    ids->push_back(std::make_unique<SlotId>(names.size()));
  std::string code = "struct rootgrad_Id { long long *rootgrad_v; }; "
                     "rootgrad_Id &rootgrad_r = *reinterpret_cast<rootgrad_Id *>(" +
                     prefix + "slot_); ";
  const bool copy = has_names_of_expressions(node);
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const auto column = prefix + "c" + std::to_string(i) + "_";
    node = name_plainly(node, column, plan[i], copy);
    code += "rootgrad_r.rootgrad_v[" + std::to_string(i) + "] = static_cast<long long>(" + column + "); ";
  }
  node = node.DefineSlot(prefix + "slot_", [ids](unsigned slot) {
    return static_cast<ULong64_t>(reinterpret_cast<std::uintptr_t>((*ids)[slot].get()));
  });
  node = node.Define(prefix + "row_", code + "return " + prefix + "slot_;");
  return IdFrame{node, prefix + "row_", std::move(ids)};
}

/// The features of a frame's events, slot by slot, side by side as a network takes them.
class SlotInputs {
  std::vector<ColumnPlan> plan_;
  std::vector<std::size_t> widths_; // wanted of each column
  std::size_t features_;
  bool arrays_;
  std::shared_ptr<SlotPackings> packings_; // of jagged columns

public:
  SlotInputs(std::vector<ColumnPlan> plan, const Network &net, const std::vector<std::string> &names, unsigned slots)
      : plan_(std::move(plan)), features_(net.features()),
        arrays_(std::any_of(plan_.begin(), plan_.end(), [](const ColumnPlan &column) { return column.is_array(); })) {
    if (net.collections().empty()) {
      widths_ = wanted_widths(net, plan_);
      return;
    }
    packings_ = std::make_shared<SlotPackings>(JaggedInputs(net), names, slots);
    packings_->inputs.check(plan_, plan_.size());
  }

  const float *operator()(unsigned slot, ULong64_t address, unsigned long long event) const {
    auto &row = slot_row(address);
    if (packings_)
      return packings_->slots[slot](row, plan_, plan_.size(), event);
    if (!arrays_)
      return row.scalars;
    check_widths(row, plan_, widths_, features_, event);
    return assemble(row, plan_, plan_.size());
  }
};

/// What a slot needs for one prediction.
struct SlotEnsemble {
  std::vector<Predictor> networks;
  std::vector<float> outputs; // (networks, K), then one more (K)
  std::size_t k;
  char apart[64] = {};

  explicit SlotEnsemble(const std::vector<Predictor> &of)
      : networks(of), outputs((of.size() + 1) * of[0].outputs()), k(of[0].outputs()) {}

  /// By one network.
  const float *one(std::size_t network, const float *x) {
    networks.at(network)(x, result());
    return result();
  }
  /// The mean of all.
  const float *mean(const float *x) {
    all(x);
    for (std::size_t i = 0; i < k; ++i)
      result()[i] = static_cast<float>(middle(i));
    return result();
  }
  /// Their sample standard deviation; of one network 0.
  const float *spread(const float *x) {
    all(x);
    for (std::size_t i = 0; i < k; ++i) {
      const double mean = middle(i);
      double squares = 0;
      for (std::size_t n = 0; n < networks.size(); ++n)
        squares += (double(outputs[n * k + i]) - mean) * (double(outputs[n * k + i]) - mean);
      result()[i] = static_cast<float>(std::sqrt(squares / double(std::max<std::size_t>(networks.size(), 2) - 1)));
    }
    return result();
  }

private:
  float *result() { return outputs.data() + networks.size() * k; }
  void all(const float *x) {
    for (std::size_t n = 0; n < networks.size(); ++n)
      networks[n](x, outputs.data() + n * k);
  }
  double middle(std::size_t i) const {
    double sum = 0;
    for (std::size_t n = 0; n < networks.size(); ++n)
      sum += double(outputs[n * k + i]);
    return sum / double(networks.size());
  }
};

using SlotEnsembles = std::vector<std::unique_ptr<SlotEnsemble>>;

ROOTGRAD_ON_USE std::shared_ptr<SlotEnsembles> slot_ensembles(const std::vector<Network> &networks, Output output,
                                                              unsigned slots) {
  std::vector<Predictor> predictors;
  for (const Network &network : networks)
    predictors.emplace_back(network, output);
  auto all = std::make_shared<SlotEnsembles>();
  for (unsigned i = 0; i < std::max(1u, slots); ++i)
    all->push_back(std::make_unique<SlotEnsemble>(predictors));
  return all;
}

template <class Result> Result values_of(const float *first, std::size_t k) {
  if constexpr (std::is_same<Result, float>::value)
    return *first;
  else
    return Result(first, first + k);
}

/// What of the networks a column has.
enum class OfEnsemble { HeldOut, Mean, Spread };

/// The id columns of the frame, for networks that know their folds.
ROOTGRAD_ON_USE IdFrame ids_for(ROOT::RDF::RNode node, const std::vector<std::string> &columns) {
  try {
    return pack_ids(node, columns);
  } catch (const Error &error) {
    throw Error(error.code(), "the ensemble tells by " + column_list(columns) +
                                  " which network has not seen an event: " + error.what() +
                                  "; for the mean of all networks define rootgrad::Ensemble(ensemble.networks())");
  }
}

template <class Result> ROOT::RDF::RNode define_as(ROOT::RDF::RNode df, const std::string &name,
                                                   const Ensemble &ensemble, const std::vector<std::string> &features,
                                                   Output output, OfEnsemble what) {
  const auto networks = ensemble.networks();
  const auto packed = pack(df, features);
  auto node = packed.node;
  const SlotInputs inputs(packed.plan, networks[0], features, node.GetNSlots());
  const auto models = slot_ensembles(networks, output, node.GetNSlots());
  const auto k = ensemble.outputs();
  if (what != OfEnsemble::HeldOut)
    return node.DefineSlot(name,
                           [=](unsigned slot, ULong64_t address, ULong64_t event) {
                             auto &model = *(*models)[slot];
                             const float *x = inputs(slot, address, event);
                             return values_of<Result>(what == OfEnsemble::Mean ? model.mean(x) : model.spread(x), k);
                           },
                           {packed.pointer, "rdfentry_"});
  const auto of = ids_for(node, ensemble.id_columns());
  const auto ids = of.ids; // (kept: the address leads there)
  const auto folds = static_cast<std::uint32_t>(networks.size());
  const auto seed = ensemble.seed();
  node = of.node;
  return node.DefineSlot(name,
                         [=](unsigned slot, ULong64_t address, ULong64_t event, ULong64_t id) {
                           static_cast<void>(ids);
                           const auto fold = slot_id(id).fold(folds, seed);
                           return values_of<Result>((*models)[slot]->one(fold, inputs(slot, address, event)), k);
                         },
                         {packed.pointer, "rdfentry_", of.pointer});
}

ROOTGRAD_ON_USE ROOT::RDF::RNode define_what(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                             const Names &features, Output output, OfEnsemble what) {
  const auto columns = checked_features(ensemble.network(0), features);
  if (ensemble.outputs() == 1)
    return define_as<float>(df, name, ensemble, columns, output, what);
  return define_as<ROOT::RVec<float>>(df, name, ensemble, columns, output, what);
}

} // namespace detail

/// Adds a column `name` with the ensemble's output, as of a network. If its networks are of folds by id, each event is scored by the one that
/// has not seen it, which the event's id columns tell: they have to be in `df`, with integers. An event that was in no fold, as of data, is
/// scored by one of them likewise. If not, it is the mean of all networks.
///
/// Errors: as of `define` for a network; `UnknownColumn`, `ColumnType` for an id column that is not there or has no integers.
ROOTGRAD_ON_USE ROOT::RDF::RNode define(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                        const Names &features = std::vector<std::string>(),
                                        Output output = Output::Raw) {
  const auto what = ensemble.id_columns().empty() ? detail::OfEnsemble::Mean : detail::OfEnsemble::HeldOut;
  return detail::define_what(df, name, ensemble, features, output, what);
}

/// Adds a column `name` with the sample standard deviation of what the ensemble's networks give, all of them: how much an event's score depends
/// on the seed and on the events that were trained on.
ROOTGRAD_ON_USE ROOT::RDF::RNode define_spread(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                               const Names &features = std::vector<std::string>(),
                                               Output output = Output::Raw) {
  return detail::define_what(df, name, ensemble, features, output, detail::OfEnsemble::Spread);
}

} // namespace rootgrad

#endif
