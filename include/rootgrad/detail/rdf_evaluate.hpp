/// \file rdf_evaluate.hpp
/// `evaluate` on columns of an RDataFrame.
#ifndef ROOTGRAD_RDF_EVALUATE_HPP
#define ROOTGRAD_RDF_EVALUATE_HPP

#include "evaluate.hpp"
#include "rdf_frames.hpp"
#include "rdf_on_use.hpp"

namespace rootgrad {

/// Evaluates `net` on columns of an RDataFrame that it has not seen, in one event loop:
///
///     auto report = rootgrad::evaluate(net, test, "is_signal", rootgrad::EvaluateOptions().against({"mass"}));
///     report.Draw();
///     report.save("report.html");
///
/// The features are the columns that the network was trained with. `target` is a column of classes, or of values; a regression of
/// several has a list. Weights (`weight_column`), scores of others (`scores`, `compare`) and what the score is drawn against are
/// the options'. The report does not depend on the order in which events arrive.
///
/// Errors: those of `fit`, of columns and rows; `Data` (no events, a class without any), `Argument` (a network of several outputs to be
/// compared); what a function of merit throws. Ctrl-C while columns are read: `Interrupted`.
ROOTGRAD_FACE Report evaluate(const Network &net, ROOT::RDF::RNode test, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// As above, of these feature columns: of a network that was never trained on named ones, or `rootgrad::renamed({…})`.
ROOTGRAD_FACE Report evaluate(const Network &net, ROOT::RDF::RNode test, const Names &features, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// As above, beside the events that it was trained on, for signs of over-training.
ROOTGRAD_FACE Report evaluate(const Network &net, ROOT::RDF::RNode test, ROOT::RDF::RNode training, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// As above, of these feature columns.
ROOTGRAD_FACE Report evaluate(const Network &net, ROOT::RDF::RNode test, ROOT::RDF::RNode training,
                              const Names &features, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// Evaluates `net` on several frames as one data set, each with the class of its events, and a weight if wanted, as `fit` takes them:
///
///     rootgrad::evaluate(net, {{signal, 1}, {background, 0}});
///     rootgrad::evaluate(net, {{signal, 1}, {background, 0}}, options);
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test,
                              const EvaluateOptions &options = EvaluateOptions());

/// As above, beside the frames that it was trained on.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Frames &training,
                              const EvaluateOptions &options = EvaluateOptions());

/// As above with a list of names: where frames have classes, the feature columns; where they have none, the target, a column of all of
/// them: `evaluate(net, {df2017, df2018}, "is_signal")`.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Names &names,
                              const EvaluateOptions &options = EvaluateOptions());

/// As above, beside the frames that it was trained on.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Frames &training, const Names &names,
                              const EvaluateOptions &options = EvaluateOptions());

/// Evaluates `net` on several frames, of these feature columns, in all of which the target is a column.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Names &features, const Names &target,
                              const EvaluateOptions &options = EvaluateOptions());

/// As above, beside the frames that it was trained on.
ROOTGRAD_FACE Report evaluate(const Network &net, const Frames &test, const Frames &training, const Names &features,
                              const Names &target, const EvaluateOptions &options = EvaluateOptions());

} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "rdf_evaluate-inl.hpp"
#endif

#endif
