/// \file rdf_selection.hpp
/// `cross_validate`, `find_learning_rate`, `learning_curve` and `search` on columns of an RDataFrame.
#ifndef ROOTGRAD_RDF_SELECTION_HPP
#define ROOTGRAD_RDF_SELECTION_HPP

#include "rdf_collect.hpp"
#include "rdf_ensemble.hpp"
#include "rdf_on_use.hpp"
#include "selection.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// Refuses a limit where every row is looked at many times, in another order.
ROOTGRAD_ON_USE void check_no_limit(const TrainOptions &options, const char *what) {
  if (options.memory() != 0)
    throw Error(ErrorCode::Argument, "memory is " + std::to_string(options.memory()) + " bytes; wanted 0: " + what +
                                         " wants all rows in memory");
}

/// The frame with a column of the folds of its events, by their ids.
ROOTGRAD_ON_USE Frame with_folds(const Frame &frame, const std::string &name, const Folds &folds,
                                 const InterruptGuard &guard) {
  const auto of = pack_ids(frame.node(), folds.columns(), &guard);
  const auto ids = of.ids; // (kept: the address leads there)
  const auto n = static_cast<std::uint32_t>(folds.size());
  const auto seed = folds.seed();
  auto node = of.node;
  node = node.Define(name,
                     [ids, n, seed](ULong64_t address) {
                       static_cast<void>(ids);
                       return static_cast<float>(slot_id(address).fold(n, seed));
                     },
                     {of.pointer});
  Frame with = frame.target() ? Frame(node, *frame.target()) : Frame(node);
  with.weight(frame.weight());
  return detail::result(with);
}

ROOTGRAD_ON_USE CrossValidation cross_validate(const Network &net, const Frames &frames, Wanted wanted,
                                               const Folds &folds, const TrainOptions &options) {
  static std::atomic<unsigned long> count{0};
  check_no_limit(options, "a cross-validation");
  const RawFolds raw(folds, folds.columns());
  const InterruptGuard guard(options);
  if (folds.columns().empty()) {
    const auto data = collect(frames, wanted, guard);
    CrossValidation found = cross_validate(net.handle(), data.handle(), raw.raw, options);
    return detail::result(found);
  }
  if (folds.size() < 2 || folds.size() > (1u << 24)) // (as a target the fold is a float)
    throw Error(ErrorCode::Argument, "folds is " + std::to_string(folds.size()) + "; wanted from 2 to 16777216");
  const auto own = "rdfrootgrad_fold" + std::to_string(count++) + "_";
  std::vector<Frame> with;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    try {
      with.push_back(with_folds(frames[i], own, folds, guard));
    } catch (const Error &error) {
      if (frames.size() == 1 || error.code() == ErrorCode::Interrupted)
        throw;
      throw Error(error.code(), frame_name("frame", i) + in_files(frames[i]) + ": " + error.what());
    }
  }
  auto told = wanted.targets;
  told.push_back("fold by " + column_list(folds.columns()));
  wanted.targets.push_back(own);
  auto data = collect(Frames(with), wanted, guard);
  data.set_names(Names(told), wanted.weight.empty() ? "weight" : wanted.weight);
  auto of_rows = raw.raw;
  of_rows.last_target = 1;
  CrossValidation found = cross_validate(net.handle(), data.handle(), of_rows, options);
  return detail::result(found);
}

ROOTGRAD_ON_USE LearningRate find_learning_rate(const Network &net, const Frames &frames, const Wanted &wanted,
                                                const TrainOptions &options, const LearningRateOptions &settings) {
  const InterruptGuard guard(options);
  const auto data = collect(frames, wanted, guard, "frame", &options);
  LearningRate found = find_learning_rate(net.handle(), data.handle(), options, settings);
  return detail::result(found);
}

/// The rows of frames, and those of others to validate on, if there are such.
struct TrainingRows {
  Dataset data;
  std::optional<Dataset> validation;

  const rootgrad_dataset_t *held_out() const { return validation ? validation->handle() : nullptr; }
};

ROOTGRAD_ON_USE TrainingRows training_rows(const Frames &frames, const Frames *others, const Wanted &wanted,
                                           const InterruptGuard &guard) {
  TrainingRows rows{collect(frames, wanted, guard), std::nullopt};
  if (others)
    rows.validation.emplace(collect(*others, wanted, guard, validation_frame));
  return detail::result(rows);
}

ROOTGRAD_ON_USE LearningCurve learning_curve(const Network &net, const Frames &frames, const Frames *validation,
                                             const Wanted &wanted, const TrainOptions &options,
                                             const LearningCurveOptions &settings) {
  check_no_limit(options, "a learning curve");
  const InterruptGuard guard(options);
  const auto rows = training_rows(frames, validation, wanted, guard);
  LearningCurve found = learning_curve(net.handle(), rows.data.handle(), rows.held_out(), options, settings);
  return detail::result(found);
}

ROOTGRAD_ON_USE SearchResult search(const Network &net, const Frames &frames, const Frames *validation,
                                    const Wanted &wanted, const Space &space, const TrainOptions &options,
                                    const SearchOptions &settings) {
  check_no_limit(options, "a search");
  const InterruptGuard guard(options);
  const auto rows = training_rows(frames, validation, wanted, guard);
  SearchResult found = search(net.handle(), rows.data.handle(), rows.held_out(), space, options, settings);
  return detail::result(found);
}

/// What is read of frames that have classes.
ROOTGRAD_ON_USE Wanted wanted_of_classes(const Network &net, const Frames &frames, const Frames *validation,
                                         const Names &features, const TrainOptions &options) {
  Wanted wanted = wanted_of(net, features, class_target(frames, validation), options);
  return detail::result(wanted);
}

/// What is read of frames in all of which the target is a column.
ROOTGRAD_ON_USE Wanted wanted_of_column(const Network &net, const Frames &frames, const Frames *validation,
                                        const Names &features, const Names &target, const TrainOptions &options) {
  check_frames(frames, true);
  if (validation)
    check_frames(*validation, true, validation_frame);
  Wanted wanted = wanted_of(net, features, target, options);
  return detail::result(wanted);
}

} // namespace detail

/// Cross-validation on columns of an RDataFrame, read in one event loop:
///
///     auto found = rootgrad::cross_validate(net, df, {"pt", "eta"}, "is_signal", rootgrad::Folds(5).by({"run", "event"}), options);
///     std::cout << found.mean() << " +- " << found.deviation();
///     auto scored = rootgrad::define(df, "score", found.ensemble); // each event by the network that has not seen it
///
/// For each fold a network of the kind of `net`, which stays as it is, is trained on the events of the others, as `fit` trains one. `by` names
/// columns of integers of any type, whose 64 bits count: an event's fold is a hash of them. Without `by` each class has the same share of every
/// fold, and the ensemble knows of no folds.
///
/// Errors: those of `fit`; `UnknownColumn`, `ColumnType` of id columns; `Argument` (less than two folds, a checkpoint, a limit of memory);
/// `Data` (a fold without a class). Ctrl-C: `Interrupted`.
ROOTGRAD_ON_USE CrossValidation cross_validate(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                               const Names &target, const Folds &folds = Folds(),
                                               const TrainOptions &options = TrainOptions()) {
  CrossValidation found =
      detail::cross_validate(net, Frames{Frame(df)}, detail::wanted_of(net, features, target, options), folds, options);
  return detail::result(found);
}

/// As above, on several frames as one data set, each with the class of its events, and a weight if wanted, as `fit` takes them.
ROOTGRAD_ON_USE CrossValidation cross_validate(const Network &net, const Frames &frames, const Names &features,
                                               const Folds &folds = Folds(),
                                               const TrainOptions &options = TrainOptions()) {
  const auto wanted = detail::wanted_of_classes(net, frames, nullptr, features, options);
  CrossValidation found = detail::cross_validate(net, frames, wanted, folds, options);
  return detail::result(found);
}

/// As above, on several frames in all of which the target is a column.
ROOTGRAD_ON_USE CrossValidation cross_validate(const Network &net, const Frames &frames, const Names &features,
                                               const Names &target, const Folds &folds = Folds(),
                                               const TrainOptions &options = TrainOptions()) {
  const auto wanted = detail::wanted_of_column(net, frames, nullptr, features, target, options);
  CrossValidation found = detail::cross_validate(net, frames, wanted, folds, options);
  return detail::result(found);
}

/// Finds a learning rate to begin with, on columns of an RDataFrame: `find_learning_rate(net, df, {"pt", "eta"}, "is_signal").suggestion()`.
ROOTGRAD_ON_USE LearningRate find_learning_rate(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                                const Names &target, const TrainOptions &options = TrainOptions(),
                                                const LearningRateOptions &settings = LearningRateOptions()) {
  const auto wanted = detail::wanted_of(net, features, target, options);
  LearningRate found = detail::find_learning_rate(net, Frames{Frame(df)}, wanted, options, settings);
  return detail::result(found);
}

/// As above, on several frames, each with the class of its events.
ROOTGRAD_ON_USE LearningRate find_learning_rate(const Network &net, const Frames &frames, const Names &features,
                                                const TrainOptions &options = TrainOptions(),
                                                const LearningRateOptions &settings = LearningRateOptions()) {
  const auto wanted = detail::wanted_of_classes(net, frames, nullptr, features, options);
  LearningRate found = detail::find_learning_rate(net, frames, wanted, options, settings);
  return detail::result(found);
}

/// As above, on several frames in all of which the target is a column.
ROOTGRAD_ON_USE LearningRate find_learning_rate(const Network &net, const Frames &frames, const Names &features,
                                                const Names &target, const TrainOptions &options = TrainOptions(),
                                                const LearningRateOptions &settings = LearningRateOptions()) {
  const auto wanted = detail::wanted_of_column(net, frames, nullptr, features, target, options);
  LearningRate found = detail::find_learning_rate(net, frames, wanted, options, settings);
  return detail::result(found);
}

/// How good networks are that train on growing parts of the events of an RDataFrame: whether more of them would help.
ROOTGRAD_ON_USE LearningCurve learning_curve(const Network &net, ROOT::RDF::RNode df, const Names &features,
                                             const Names &target, const TrainOptions &options = TrainOptions(),
                                             const LearningCurveOptions &settings = LearningCurveOptions()) {
  const auto wanted = detail::wanted_of(net, features, target, options);
  LearningCurve found = detail::learning_curve(net, Frames{Frame(df)}, nullptr, wanted, options, settings);
  return detail::result(found);
}

/// As above, validated on events of a frame of their own.
ROOTGRAD_ON_USE LearningCurve learning_curve(const Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation,
                                             const Names &features, const Names &target,
                                             const TrainOptions &options = TrainOptions(),
                                             const LearningCurveOptions &settings = LearningCurveOptions()) {
  const Frames held_out{Frame(validation)};
  const auto wanted = detail::wanted_of(net, features, target, options);
  LearningCurve found = detail::learning_curve(net, Frames{Frame(df)}, &held_out, wanted, options, settings);
  return detail::result(found);
}

/// As above, on several frames, each with the class of its events.
ROOTGRAD_ON_USE LearningCurve learning_curve(const Network &net, const Frames &frames, const Names &features,
                                             const TrainOptions &options = TrainOptions(),
                                             const LearningCurveOptions &settings = LearningCurveOptions()) {
  const auto wanted = detail::wanted_of_classes(net, frames, nullptr, features, options);
  LearningCurve found = detail::learning_curve(net, frames, nullptr, wanted, options, settings);
  return detail::result(found);
}

/// As above, validated on frames of their own.
ROOTGRAD_ON_USE LearningCurve learning_curve(const Network &net, const Frames &frames, const Frames &validation,
                                             const Names &features, const TrainOptions &options = TrainOptions(),
                                             const LearningCurveOptions &settings = LearningCurveOptions()) {
  const auto wanted = detail::wanted_of_classes(net, frames, &validation, features, options);
  LearningCurve found = detail::learning_curve(net, frames, &validation, wanted, options, settings);
  return detail::result(found);
}

/// As above, on several frames in all of which the target is a column.
ROOTGRAD_ON_USE LearningCurve learning_curve(const Network &net, const Frames &frames, const Names &features,
                                             const Names &target, const TrainOptions &options = TrainOptions(),
                                             const LearningCurveOptions &settings = LearningCurveOptions()) {
  const auto wanted = detail::wanted_of_column(net, frames, nullptr, features, target, options);
  LearningCurve found = detail::learning_curve(net, frames, nullptr, wanted, options, settings);
  return detail::result(found);
}

/// As above, validated on frames of their own.
ROOTGRAD_ON_USE LearningCurve learning_curve(const Network &net, const Frames &frames, const Frames &validation,
                                             const Names &features, const Names &target,
                                             const TrainOptions &options = TrainOptions(),
                                             const LearningCurveOptions &settings = LearningCurveOptions()) {
  const auto wanted = detail::wanted_of_column(net, frames, &validation, features, target, options);
  LearningCurve found = detail::learning_curve(net, frames, &validation, wanted, options, settings);
  return detail::result(found);
}

/// Searches the options and sizes that do best on events of an RDataFrame that were not trained on:
///
///     auto found = rootgrad::search(net, df, {"pt", "eta"}, "is_signal",
///                                   rootgrad::Space().log("learning_rate", 1e-4, 1e-1).hidden({{32}, {64, 64}}), options);
///     found.network.save("best.safetensors");
ROOTGRAD_ON_USE SearchResult search(const Network &net, ROOT::RDF::RNode df, const Names &features, const Names &target,
                                    const Space &space, const TrainOptions &options = TrainOptions(),
                                    const SearchOptions &settings = SearchOptions()) {
  const auto wanted = detail::wanted_of(net, features, target, options);
  SearchResult found = detail::search(net, Frames{Frame(df)}, nullptr, wanted, space, options, settings);
  return detail::result(found);
}

/// As above, validated on events of a frame of their own.
ROOTGRAD_ON_USE SearchResult search(const Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation,
                                    const Names &features, const Names &target, const Space &space,
                                    const TrainOptions &options = TrainOptions(),
                                    const SearchOptions &settings = SearchOptions()) {
  const Frames held_out{Frame(validation)};
  const auto wanted = detail::wanted_of(net, features, target, options);
  SearchResult found = detail::search(net, Frames{Frame(df)}, &held_out, wanted, space, options, settings);
  return detail::result(found);
}

/// As above, on several frames, each with the class of its events.
ROOTGRAD_ON_USE SearchResult search(const Network &net, const Frames &frames, const Names &features, const Space &space,
                                    const TrainOptions &options = TrainOptions(),
                                    const SearchOptions &settings = SearchOptions()) {
  const auto wanted = detail::wanted_of_classes(net, frames, nullptr, features, options);
  SearchResult found = detail::search(net, frames, nullptr, wanted, space, options, settings);
  return detail::result(found);
}

/// As above, validated on frames of their own.
ROOTGRAD_ON_USE SearchResult search(const Network &net, const Frames &frames, const Frames &validation,
                                    const Names &features, const Space &space,
                                    const TrainOptions &options = TrainOptions(),
                                    const SearchOptions &settings = SearchOptions()) {
  const auto wanted = detail::wanted_of_classes(net, frames, &validation, features, options);
  SearchResult found = detail::search(net, frames, &validation, wanted, space, options, settings);
  return detail::result(found);
}

/// As above, on several frames in all of which the target is a column.
ROOTGRAD_ON_USE SearchResult search(const Network &net, const Frames &frames, const Names &features,
                                    const Names &target, const Space &space,
                                    const TrainOptions &options = TrainOptions(),
                                    const SearchOptions &settings = SearchOptions()) {
  const auto wanted = detail::wanted_of_column(net, frames, nullptr, features, target, options);
  SearchResult found = detail::search(net, frames, nullptr, wanted, space, options, settings);
  return detail::result(found);
}

/// As above, validated on frames of their own.
ROOTGRAD_ON_USE SearchResult search(const Network &net, const Frames &frames, const Frames &validation,
                                    const Names &features, const Names &target, const Space &space,
                                    const TrainOptions &options = TrainOptions(),
                                    const SearchOptions &settings = SearchOptions()) {
  const auto wanted = detail::wanted_of_column(net, frames, &validation, features, target, options);
  SearchResult found = detail::search(net, frames, &validation, wanted, space, options, settings);
  return detail::result(found);
}

} // namespace rootgrad

#endif
