/// \file rdf_select.hpp
/// Model selection on the rows of frames.
#ifndef ROOTGRAD_RDF_SELECT_HPP
#define ROOTGRAD_RDF_SELECT_HPP

#include "rdf_collect.hpp"
#include "rdf_ids.hpp"
#include "rdf_on_use.hpp"
#include "rdf_slots.hpp"
#include "selection.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rootgrad {
namespace detail {

/// Number of validations in this process; it makes the names of helper columns unique.
inline std::atomic<unsigned long> validations{0};

/// Throws if the options limit the memory: here every row is read many times, in another order.
ROOTGRAD_ON_USE void check_no_limit(const TrainOptions &options, const char *what) {
  if (options.memory() != 0)
    throw Error(ErrorCode::Argument, "memory is " + std::to_string(options.memory()) + " bytes; wanted 0: " + what +
                                         " needs all rows in memory");
}

/// Returns the frame with a column of its events' folds, computed from their ids.
ROOTGRAD_ON_USE Frame with_folds(const Frame &frame, const std::string &name, const Folds &folds,
                                 const InterruptGuard &guard) {
  const auto of = pack_ids(frame.node(), folds.columns(), &guard);
  const auto ids = of.ids; // (keeps the ids alive: the address points into them)
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
  check_no_limit(options, "a cross-validation");
  const RawFolds raw(folds, folds.columns());
  const InterruptGuard guard(options);
  if (folds.columns().empty()) {
    const auto data = collect(frames, wanted, guard);
    CrossValidation found = cross_validate(net.handle(), data.handle(), raw.raw, options);
    return detail::result(found);
  }
  if (folds.size() < 2 || folds.size() > (1u << 24)) // (the fold is stored as a float target)
    throw Error(ErrorCode::Argument, "folds is " + std::to_string(folds.size()) + "; wanted from 2 to 16777216");
  const auto own = "rdfrootgrad_fold" + std::to_string(validations++) + "_";
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
  auto reported = wanted.targets;
  reported.push_back("fold by " + column_list(folds.columns()));
  wanted.targets.push_back(own);
  auto data = collect(Frames(with), wanted, guard);
  data.set_names(Names(reported), wanted.weight.empty() ? "weight" : wanted.weight);
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

/// Rows of frames, and rows of validation frames if there are any.
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

/// Columns to read from frames that have classes.
ROOTGRAD_ON_USE Wanted wanted_of_classes(const Network &net, const Frames &frames, const Frames *validation,
                                         const Names &features, const TrainOptions &options) {
  Wanted wanted = wanted_of(net, features, class_target(frames, validation, options), options);
  return detail::result(wanted);
}

/// Columns to read from frames that all have a target column.
ROOTGRAD_ON_USE Wanted wanted_of_column(const Network &net, const Frames &frames, const Frames *validation,
                                        const Names &features, const Names &target, const TrainOptions &options) {
  check_frames(frames, true);
  if (validation)
    check_frames(*validation, true, validation_frame);
  Wanted wanted = wanted_of(net, features, target, options);
  return detail::result(wanted);
}

} // namespace detail
} // namespace rootgrad

#endif
