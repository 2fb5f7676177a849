/// \file rdf_evaluate.hpp
/// `evaluate` on columns of an RDataFrame.
#ifndef ROOTGRAD_RDF_EVALUATE_HPP
#define ROOTGRAD_RDF_EVALUATE_HPP

#include "evaluate.hpp"
#include "rdf_frames.hpp"
#include "rdf_on_use.hpp"

namespace rootgrad {

/// Evaluates `net` on columns of an RDataFrame that it was not trained on, in one event loop:
///
///     auto report = rootgrad::evaluate(net, test, "is_signal", rootgrad::EvaluateOptions().against({"mass"}));
///     report.Draw();
///     report.save("report.html");
///
/// The features are the columns that the network was trained with. `target` is a column of classes, or of values; for a
/// regression with several outputs it is a list. The options name the weights (`weight_column`), scores of other
/// classifiers (`scores`, `compare`) and the columns to draw the score against. The report does not depend on the order
/// of the events.
///
/// Errors: those of `fit` about columns and rows; `Data` (no events, a class without events), `Argument` (a compared
/// network with several outputs); exceptions of a function of merit. Ctrl-C while columns are read: `Interrupted`.
ROOTGRAD_FACE Report evaluate(const Network &net, ROOT::RDF::RNode test, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// Same as above on all entries of a tree.
ROOTGRAD_FACE Report evaluate(const Network &net, TTree *test, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// Same as above with given feature columns: for a network that was never trained on named columns, or
/// `rootgrad::renamed({…})`.
ROOTGRAD_FACE Report evaluate(const Network &net, ROOT::RDF::RNode test, const Names &features, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// Same as above, with the events that it was trained on for comparison, which shows over-training.
ROOTGRAD_FACE Report evaluate(const Network &net, ROOT::RDF::RNode test, ROOT::RDF::RNode training, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// Same as above with given feature columns.
ROOTGRAD_FACE Report evaluate(const Network &net, ROOT::RDF::RNode test, ROOT::RDF::RNode training,
                              const Names &features, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// Evaluates `net` on several frames as one data set. Each frame has the class of its events and an optional weight, as
/// for `fit`:
///
///     rootgrad::evaluate(net, {{signal, 1}, {background, 0}});
///     rootgrad::evaluate(net, {{signal, 1}, {background, 0}}, options);
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test,
                              const EvaluateOptions &options = EvaluateOptions());

/// Same as above, with the frames that it was trained on for comparison.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Frames &training,
                              const EvaluateOptions &options = EvaluateOptions());

/// Same as above with a list of names. If the frames have classes, these are the feature columns. If not, they are the
/// target, a column of all frames: `evaluate(net, {df2017, df2018}, "is_signal")`.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Names &names,
                              const EvaluateOptions &options = EvaluateOptions());

/// Same as above, with the frames that it was trained on for comparison.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Frames &training, const Names &names,
                              const EvaluateOptions &options = EvaluateOptions());

/// Evaluates `net` on several frames with given feature columns and a target column, which all frames have.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Names &features, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// Same as above, with the frames that it was trained on for comparison.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Frames &training, const Names &features,
                              const Names &target, const EvaluateOptions &options = EvaluateOptions());

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_evaluate-inl.hpp"
#endif

#endif
