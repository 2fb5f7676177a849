/// \file rdf_selection.hpp
/// `cross_validate`, `find_learning_rate`, `learning_curve` and `search` on columns of an RDataFrame.
#ifndef ROOTGRAD_RDF_SELECTION_HPP
#define ROOTGRAD_RDF_SELECTION_HPP

#include "rdf_frames.hpp"
#include "rdf_on_use.hpp"
#include "selection.hpp"

namespace rootgrad {

/// Cross-validation on columns of an RDataFrame, read in one event loop:
///
///     auto found = rootgrad::cross_validate(net, df, {"pt", "eta"}, "is_signal", rootgrad::Folds(5).by({"run", "event"}), options);
///     std::cout << found.mean() << " +- " << found.deviation();
///     auto scored = rootgrad::define(df, "score", found.ensemble); // each event by the network that has not seen it
///
/// For each fold, a new network of the kind of `net` is trained on the events of the other folds, as `fit` does; `net`
/// itself does not change. `by` names integer columns of any type, all 64 bits of which count: the fold is computed
/// from a hash of them. Without `by`, every fold has the same fraction of each class, and the ensemble has no fold
/// information.
///
/// Errors: those of `fit`; `UnknownColumn`, `ColumnType` of id columns; `Argument` (less than two folds, a checkpoint,
/// a memory limit); `Data` (a fold without a class). Ctrl-C: `Interrupted`.
ROOTGRAD_FACE CrossValidation cross_validate(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                             const Names &target, const Folds &folds = Folds(),
                                             const TrainOptions &options = TrainOptions());

/// Same as above, on several frames as one data set. Each frame has the class of its events and an optional weight, as
/// for `fit`.
ROOTGRAD_FACE CrossValidation cross_validate(const Network &net, const Frames &frames, const Names &features,
                                             const Folds &folds = Folds(),
                                             const TrainOptions &options = TrainOptions());

/// Same as above, on several frames with a target column that all have.
ROOTGRAD_FACE CrossValidation cross_validate(const Network &net, const Frames &frames, const Names &features,
                                             const Names &target, const Folds &folds = Folds(),
                                             const TrainOptions &options = TrainOptions());

/// Finds a learning rate to start with, on columns of an RDataFrame:
/// `find_learning_rate(net, df, {"pt", "eta"}, "is_signal").suggestion()`.
ROOTGRAD_FACE LearningRate find_learning_rate(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                              const Names &target, const TrainOptions &options = TrainOptions(),
                                              const LearningRateOptions &settings = LearningRateOptions());

/// Same as above, on several frames, each with the class of its events.
ROOTGRAD_FACE LearningRate find_learning_rate(const Network &net, const Frames &frames, const Names &features,
                                              const TrainOptions &options = TrainOptions(),
                                              const LearningRateOptions &settings = LearningRateOptions());

/// Same as above, on several frames with a target column that all have.
ROOTGRAD_FACE LearningRate find_learning_rate(const Network &net, const Frames &frames, const Names &features,
                                              const Names &target, const TrainOptions &options = TrainOptions(),
                                              const LearningRateOptions &settings = LearningRateOptions());

/// Trains networks on growing fractions of the events of an RDataFrame and measures their quality: it shows if more
/// events would help.
ROOTGRAD_FACE LearningCurve learning_curve(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                           const Names &target, const TrainOptions &options = TrainOptions(),
                                           const LearningCurveOptions &settings = LearningCurveOptions());

/// Same as above, validated on events of another frame.
ROOTGRAD_FACE LearningCurve learning_curve(const Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation,
                                           const Names &features, const Names &target,
                                           const TrainOptions &options = TrainOptions(),
                                           const LearningCurveOptions &settings = LearningCurveOptions());

/// Same as above, on several frames, each with the class of its events.
ROOTGRAD_FACE LearningCurve learning_curve(const Network &net, const Frames &frames, const Names &features,
                                           const TrainOptions &options = TrainOptions(),
                                           const LearningCurveOptions &settings = LearningCurveOptions());

/// Same as above, validated on other frames.
ROOTGRAD_FACE LearningCurve learning_curve(const Network &net, const Frames &frames, const Frames &validation,
                                           const Names &features, const TrainOptions &options = TrainOptions(),
                                           const LearningCurveOptions &settings = LearningCurveOptions());

/// Same as above, on several frames with a target column that all have.
ROOTGRAD_FACE LearningCurve learning_curve(const Network &net, const Frames &frames, const Names &features,
                                           const Names &target, const TrainOptions &options = TrainOptions(),
                                           const LearningCurveOptions &settings = LearningCurveOptions());

/// Same as above, validated on other frames.
ROOTGRAD_FACE LearningCurve learning_curve(const Network &net, const Frames &frames, const Frames &validation,
                                           const Names &features, const Names &target,
                                           const TrainOptions &options = TrainOptions(),
                                           const LearningCurveOptions &settings = LearningCurveOptions());

/// Searches the options and sizes that are best on events of an RDataFrame that were not trained on:
///
///     auto found = rootgrad::search(net, df, {"pt", "eta"}, "is_signal",
///                                   rootgrad::Space().log("learning_rate", 1e-4, 1e-1).hidden({{32}, {64, 64}}), options);
///     found.network.save("best.safetensors");
ROOTGRAD_FACE SearchResult search(const Network &net, ROOT::RDF::RNode df, const Names &features, const Names &target,
                                  const Space &space, const TrainOptions &options = TrainOptions(),
                                  const SearchOptions &settings = SearchOptions());

/// Same as above, validated on events of another frame.
ROOTGRAD_FACE SearchResult search(const Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation,
                                  const Names &features, const Names &target, const Space &space,
                                  const TrainOptions &options = TrainOptions(),
                                  const SearchOptions &settings = SearchOptions());

/// Same as above, on several frames, each with the class of its events.
ROOTGRAD_FACE SearchResult search(const Network &net, const Frames &frames, const Names &features, const Space &space,
                                  const TrainOptions &options = TrainOptions(),
                                  const SearchOptions &settings = SearchOptions());

/// Same as above, validated on other frames.
ROOTGRAD_FACE SearchResult search(const Network &net, const Frames &frames, const Frames &validation,
                                  const Names &features, const Space &space,
                                  const TrainOptions &options = TrainOptions(),
                                  const SearchOptions &settings = SearchOptions());

/// Same as above, on several frames with a target column that all have.
ROOTGRAD_FACE SearchResult search(const Network &net, const Frames &frames, const Names &features, const Names &target,
                                  const Space &space, const TrainOptions &options = TrainOptions(),
                                  const SearchOptions &settings = SearchOptions());

/// Same as above, validated on other frames.
ROOTGRAD_FACE SearchResult search(const Network &net, const Frames &frames, const Frames &validation,
                                  const Names &features, const Names &target, const Space &space,
                                  const TrainOptions &options = TrainOptions(),
                                  const SearchOptions &settings = SearchOptions());

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_selection-inl.hpp"
#endif

#endif
