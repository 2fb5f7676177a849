/// \file rdf_ensemble-inl.hpp
/// Definitions of the functions that rdf_ensemble.hpp declares.
#ifndef ROOTGRAD_RDF_ENSEMBLE_INL_HPP
#define ROOTGRAD_RDF_ENSEMBLE_INL_HPP

#include "rdf_define.hpp"
#include "rdf_ensemble.hpp"
#include "rdf_slot_ensembles.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// The frame with its id columns, for networks of folds by id.
ROOTGRAD_ON_USE IdFrame ids_for(ROOT::RDF::RNode node, const std::vector<std::string> &columns) {
  try {
    return pack_ids(node, columns);
  } catch (const Error &error) {
    throw Error(error.code(), "the ensemble needs " + column_list(columns) +
                                  " to find the network that was not trained on an event: " + error.what() +
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
  const auto ids = of.ids; // (keeps the ids alive: the address points into them)
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

ROOTGRAD_FACE_DEFINED ROOT::RDF::RNode define(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                              const Names &features, Output output) {
  const auto what = ensemble.id_columns().empty() ? detail::OfEnsemble::Mean : detail::OfEnsemble::HeldOut;
  return detail::define_what(df, name, ensemble, features, output, what);
}

ROOTGRAD_FACE_DEFINED ROOT::RDF::RNode define_spread(ROOT::RDF::RNode df, const std::string &name,
                                                     const Ensemble &ensemble, const Names &features, Output output) {
  return detail::define_what(df, name, ensemble, features, output, detail::OfEnsemble::Spread);
}

} // namespace rootgrad

#endif
