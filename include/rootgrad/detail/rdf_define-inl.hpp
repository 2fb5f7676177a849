/// \file rdf_define-inl.hpp
/// Definitions of the functions that rdf_define.hpp declares.
#ifndef ROOTGRAD_RDF_DEFINE_INL_HPP
#define ROOTGRAD_RDF_DEFINE_INL_HPP

#include "rdf_define.hpp"
#include "rdf_slots.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// True if these are the default names for arrays without names: x0, x1, …
ROOTGRAD_ON_USE bool unnamed(const std::vector<std::string> &names) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] != "x" + std::to_string(i))
      return false;
  return true;
}

ROOTGRAD_FACE_DEFINED std::vector<std::string> checked_features(const Network &net, const Names &names) {
  net.check_fitted();
  const std::vector<std::string> &features = names.list();
  std::vector<std::string> trained;
  for (const auto &column : net.columns())
    trained.push_back(column.name);
  if (features.empty()) {
    if (trained.empty())
      throw Error(ErrorCode::Argument, "the list of feature columns is empty, and the network has never been trained "
                                       "on named columns; wanted the columns that are its inputs");
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
  throw Error(ErrorCode::Argument, "the feature columns are " + column_list(features) + "; wanted " +
                                       (same ? "the order in which the network was trained, "
                                             : "those that the network was trained with, ") +
                                       column_list(trained) +
                                       (same ? ""
                                             : either("; to use columns with other names, use renamed({…})",
                                                      "; to use columns with other names, set renamed=True")));
}

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

} // namespace detail

ROOTGRAD_FACE_DEFINED ROOT::RDF::RNode define(ROOT::RDF::RNode df, const std::string &name, const Network &net,
                                              const Names &features, Output output) {
  const auto columns = detail::checked_features(net, features);
  if (net.outputs() == 1)
    return detail::define_as<float>(df, name, net, columns, output);
  return detail::define_as<ROOT::RVec<float>>(df, name, net, columns, output);
}

} // namespace rootgrad

#endif
