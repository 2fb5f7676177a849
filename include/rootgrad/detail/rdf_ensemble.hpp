/// \file rdf_ensemble.hpp
/// An ensemble as a column of an RDataFrame: each event by the network that has not seen it.
#ifndef ROOTGRAD_RDF_ENSEMBLE_HPP
#define ROOTGRAD_RDF_ENSEMBLE_HPP

#include "ensemble.hpp"
#include "rdf_on_use.hpp"

#include <ROOT/RDataFrame.hxx>

#include <string>
#include <vector>

namespace rootgrad {

/// Adds a column `name` with the ensemble's output, as of a network. If its networks are of folds by id, each event is scored by the one that
/// has not seen it, which the event's id columns tell: they have to be in `df`, with integers. An event that was in no fold, as of data, is
/// scored by one of them likewise. If not, it is the mean of all networks.
///
/// Errors: as of `define` for a network; `UnknownColumn`, `ColumnType` for an id column that is not there or has no integers.
ROOTGRAD_FACE ROOT::RDF::RNode define(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                      const Names &features = std::vector<std::string>(), Output output = Output::Raw);

/// Adds a column `name` with the sample standard deviation of what the ensemble's networks give, all of them: how much an event's score depends
/// on the seed and on the events that were trained on.
ROOTGRAD_FACE ROOT::RDF::RNode define_spread(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                             const Names &features = std::vector<std::string>(),
                                             Output output = Output::Raw);

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_ensemble-inl.hpp"
#endif

#endif
