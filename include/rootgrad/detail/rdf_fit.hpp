/// \file rdf_fit.hpp
/// `fit` on columns of an RDataFrame, or of several.
#ifndef ROOTGRAD_RDF_FIT_HPP
#define ROOTGRAD_RDF_FIT_HPP

#include "fit.hpp"
#include "rdf_frames.hpp"
#include "rdf_on_use.hpp"

namespace rootgrad {

/// Trains `net` on columns of an RDataFrame: whole clusters of its files, or one event loop, are read (see History::reading), then all epochs are trained, in memory or with
/// `options.memory("2 GB")` from disk.
///
/// `target` is a column of classes, or of values; a regression may have several, one for each output of the network:
/// `fit(net, df, {"pt", "eta"}, {"px", "py"}, TrainOptions().loss(Loss::Mse))`.
///
/// Columns may be of any numeric type, arrays (RVec, C array, std::vector, std::array) of constant length included: an
/// array of length 512 feeds 512 inputs. A network with jagged inputs, `Transformer(TransformerConfig(Jagged{16}, 4))`, takes
/// columns whose length differs from event to event, as many in an event for all columns of a collection. A weight column is named by `options.weight_column("w")`. The result does not
/// depend on the order in which events arrive: with and without `ROOT::EnableImplicitMT()` it is the same to the bit.
///
/// Ctrl-C stops cleanly: while training, `net` keeps the best weights so far and the history says `Interrupted`; while
/// the columns are still being read, an `Error` with code `Interrupted` is thrown and `net` is unchanged.
///
/// Errors (`net` unchanged): `UnknownColumn`, `ColumnType`, `Shape` (an array column of varying length, or features that
/// do not fit the network), `NotFinite`, `Data` (no events, one class only, weights summing to ≤ 0).
ROOTGRAD_FACE History fit(Network &net, ROOT::RDF::RNode df, const Names &features, const Names &target,
                          const TrainOptions &options = TrainOptions());

/// As above, with validation events from a frame of their own instead of a fraction of `df`.
ROOTGRAD_FACE History fit(Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation, const Names &features,
                          const Names &target, const TrainOptions &options = TrainOptions());

/// Trains `net` on several frames as one data set, each with the class of its events, and a weight if wanted:
///
///     rootgrad::fit(net, {{signal, 1}, {background, 0}}, {"pt", "eta"}, options);
///     rootgrad::fit(net, {rootgrad::Frame(ttbar, 0).weight(xs * lumi / sum_of_weights), {qcd, 1}, {wjets, 2}}, …);
///
/// Their rows are one set, of which validation part, batches and epochs are drawn by a shuffle of all: the result has the
/// same bits as with one frame of all events and a column of classes, whatever the order of the frames. A name may be of
/// another type in each frame. Each frame is read once. `options.weight_column` is of all frames; the frames' weights
/// multiply it.
///
/// Errors as above; they name the frame by its number, counted from 1. `Data`: no event of a class. A frame without events
/// beside others of its class is told as a warning of ROOT's.
ROOTGRAD_FACE History fit(Network &net, const Frames &frames, const Names &features,
                          const TrainOptions &options = TrainOptions());

/// As above, with validation events from frames of their own.
ROOTGRAD_FACE History fit(Network &net, const Frames &frames, const Frames &validation, const Names &features,
                          const TrainOptions &options = TrainOptions());

/// Trains `net` on several frames as one data set, in all of which the target is a column: `fit(net, {df2017, df2018},
/// {"pt", "eta"}, "is_signal")`.
ROOTGRAD_FACE History fit(Network &net, const Frames &frames, const Names &features, const Names &target,
                          const TrainOptions &options = TrainOptions());

/// As above, with validation events from frames of their own.
ROOTGRAD_FACE History fit(Network &net, const Frames &frames, const Frames &validation, const Names &features,
                          const Names &target, const TrainOptions &options = TrainOptions());

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_fit-inl.hpp"
#endif

#endif
