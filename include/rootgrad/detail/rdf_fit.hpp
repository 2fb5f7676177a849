/// \file rdf_fit.hpp
/// `fit` on columns of an RDataFrame, or of several.
#ifndef ROOTGRAD_RDF_FIT_HPP
#define ROOTGRAD_RDF_FIT_HPP

#include "fit.hpp"
#include "rdf_frames.hpp"
#include "rdf_on_use.hpp"

namespace rootgrad {

/// Trains `net` on columns of an RDataFrame. First the columns are read, as whole clusters of the files or in one event
/// loop (see History::reading). Then all epochs are trained, in memory or, with `options.memory("2 GB")`, partly from
/// disk.
///
/// `target` is a column of classes, or of values. A regression may have several targets, one for each output of the
/// network: `fit(net, df, {"pt", "eta"}, {"px", "py"}, TrainOptions().loss(Loss::Mse))`.
///
/// Columns may have any numeric type. Arrays (RVec, C array, std::vector, std::array) must have a constant length: an
/// array of length 512 feeds 512 inputs. A complex number is two inputs, its real and its imaginary part. A network with jagged inputs, such as
/// `Transformer(TransformerConfig(Jagged{16}, 4))`, accepts columns whose length differs from event to event. All
/// columns of a collection must have the same length in an event. `options.weight_column("w")` names a weight column.
/// The result does not depend on the order of the events: with and without `ROOT::EnableImplicitMT()` it is the same to
/// the bit.
///
/// Ctrl-C stops cleanly. During the training, `net` keeps the best weights so far and the history reports
/// `Interrupted`. While columns are still being read, an `Error` with code `Interrupted` is thrown and `net` is
/// unchanged.
///
/// Errors (`net` unchanged): `UnknownColumn`, `ColumnType`, `Shape` (an array column of varying length, or features that
/// do not fit the network), `NotFinite`, `Data` (no events, one class only, weights summing to ≤ 0).
ROOTGRAD_FACE History fit(Network &net, ROOT::RDF::RNode df, const Names &features, const Names &target,
                          const TrainOptions &options = TrainOptions());

/// Same as above on all entries of a tree: `fit(net, file.Get<TTree>("events"), {"pt", "eta"}, "is_signal")`.
ROOTGRAD_FACE History fit(Network &net, TTree *tree, const Names &features, const Names &target,
                          const TrainOptions &options = TrainOptions());

/// Same as above, with validation events from another frame instead of a fraction of `df`.
ROOTGRAD_FACE History fit(Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation, const Names &features,
                          const Names &target, const TrainOptions &options = TrainOptions());

/// Trains `net` on several frames as one data set. Each frame has the class of its events and an optional weight:
///
///     rootgrad::fit(net, {{signal, 1}, {background, 0}}, {"pt", "eta"}, options);
///     rootgrad::fit(net, {rootgrad::Frame(ttbar, 0).weight(xs * lumi / sum_of_weights), {qcd, 1}, {wjets, 2}}, …);
///
/// The rows of all frames are one set, which is shuffled as a whole for the validation part, batches and epochs. So the
/// result has the same bits as with one frame of all events and a column of classes, for any order of the frames. A
/// column may have another type in each frame. Each frame is read once. `options.weight_column` applies to all frames
/// and is multiplied by the frames' weights.
///
/// Errors as above; they name the frame by its number, counted from 1. `Data`: a class without events. If a frame has
/// no events, but other frames of its class do, ROOT prints a warning.
ROOTGRAD_FACE History fit(Network &net, const Frames &frames, const Names &features,
                          const TrainOptions &options = TrainOptions());

/// Same as above, with validation events from other frames.
ROOTGRAD_FACE History fit(Network &net, const Frames &frames, const Frames &validation, const Names &features,
                          const TrainOptions &options = TrainOptions());

/// Trains `net` on several frames as one data set, with a target column that all frames have:
/// `fit(net, {df2017, df2018}, {"pt", "eta"}, "is_signal")`.
ROOTGRAD_FACE History fit(Network &net, const Frames &frames, const Names &features, const Names &target,
                          const TrainOptions &options = TrainOptions());

/// Same as above, with validation events from other frames.
ROOTGRAD_FACE History fit(Network &net, const Frames &frames, const Frames &validation, const Names &features,
                          const Names &target, const TrainOptions &options = TrainOptions());

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_fit-inl.hpp"
#endif

#endif
