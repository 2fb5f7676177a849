/// \file rdf_ensemble.hpp
/// An ensemble as a column of an RDataFrame: each event is scored by the network that was not trained on it.
#ifndef ROOTGRAD_RDF_ENSEMBLE_HPP
#define ROOTGRAD_RDF_ENSEMBLE_HPP

#include "ensemble.hpp"
#include "rdf_on_use.hpp"

#include <ROOT/RDataFrame.hxx>

#include <string>
#include <vector>

namespace rootgrad {

/// Adds a column `name` with the ensemble's output, as for a network.
///
/// If the networks are of folds by id, each event is scored by the network that was not trained on it. The event's id
/// columns determine that network: they must be in `df`, with integers. An event that was in no fold, such as recorded
/// data, is scored by the network of its id, too. Without folds by id, the column is the mean of all networks.
///
/// Errors: as `define` for a network; `UnknownColumn`, `ColumnType` for an id column that is missing or has no
/// integers.
ROOTGRAD_FACE ROOT::RDF::RNode define(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                      const Names &features = std::vector<std::string>(), Output output = Output::Raw);

/// Adds a column `name` with the sample standard deviation of the outputs of all networks of the ensemble. It shows how
/// much an event's score depends on the seed and on the training events.
ROOTGRAD_FACE ROOT::RDF::RNode define_spread(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                             const Names &features = std::vector<std::string>(),
                                             Output output = Output::Raw);

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_ensemble-inl.hpp"
#endif

#endif
