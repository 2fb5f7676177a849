/// \file rdf_collect.hpp
/// Reads one RDataFrame, or several one after the other, in one pass each, and gathers their columns in a `Dataset`.
#ifndef ROOTGRAD_RDF_COLLECT_HPP
#define ROOTGRAD_RDF_COLLECT_HPP

#include "rdf_bulk.hpp"
#include "rdf_collector.hpp"
#include "rdf_columns.hpp"
#include "rdf_frames.hpp"
#include "rdf_interrupt.hpp"
#include "rdf_on_use.hpp"

#include <TError.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Name of the target of frames that have classes, in messages and in the model.
inline const char *const class_of_frame = "class";

/// Name of a frame in a message: "frame 1".
ROOTGRAD_ON_USE std::string frame_name(const char *what, std::size_t index) {
  return std::string(what) + " " + std::to_string(index + 1);
}

inline const char *const validation_frame = "validation frame";

/// Throws if only some frames have a class, if frames with classes are combined with a target column, or if a weight is
/// invalid.
ROOTGRAD_ON_USE void check_frames(const Frames &frames, bool target_column, const char *what = "frame") {
  if (frames.size() == 0)
    throw Error(ErrorCode::Argument, std::string("the list of ") + what + "s is empty; wanted at least one, as " +
                                         detail::either("{signal, 1}", "(signal, 1)"));
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const auto frame = frame_name(what, i);
    const auto &target = frames[i].target();
    if (target && target_column)
      throw Error(ErrorCode::Argument, frame + " has a class, and a target column is given; wanted one of them");
    if (!target && !target_column)
      throw Error(ErrorCode::Argument, frame + " has no class; wanted " +
                                           detail::either("{frame, class}", "(frame, class)") +
                                           " for each, or a target column");
    if (target && !std::isfinite(*target))
      throw Error(ErrorCode::Argument, "the class of " + frame + " is not finite; wanted 0, 1, …");
    const auto weight = frames[i].weight();
    if (!std::isfinite(weight) || weight == 0)
      throw Error(ErrorCode::Argument, "the weight of " + frame + " is " + std::to_string(weight) +
                                           "; wanted a finite number other than 0 (leave out what is not to count)");
  }
}

/// Throws if a target is also a feature: the network would read the answer from its input.
ROOTGRAD_ON_USE void check_target_is_no_feature(const std::string *features, std::size_t n, const std::string *targets,
                                                std::size_t m) {
  for (std::size_t t = 0; t < m; ++t)
    if (std::find(features, features + n, targets[t]) != features + n)
      throw Error(ErrorCode::Argument,
                  "the feature columns contain '" + targets[t] + "'; wanted columns other than the target");
}

/// The targets, followed by the columns that a user-defined loss needs.
ROOTGRAD_ON_USE Names with_extra(const Names &targets, const TrainOptions &options) {
  std::vector<std::string> names = targets.list();
  names.insert(names.end(), options.extra_columns().begin(), options.extra_columns().end());
  return Names(names);
}

/// Columns to read for each event: features, targets and weight, in this order.
struct Wanted {
  std::vector<std::string> features, targets;
  std::string weight;     ///< empty for no weights
  std::size_t inputs = 0; ///< number of inputs of the network; 0: any number
  JaggedInputs jagged{};  ///< for a network with jagged inputs

  std::vector<std::string> columns() const {
    auto names = features;
    names.insert(names.end(), targets.begin(), targets.end());
    if (!weight.empty())
      names.push_back(weight);
    return detail::result(names);
  }

  /// Throws if a list or a name is empty, or a name is used twice.
  void check() const {
    if (features.empty())
      throw Error(ErrorCode::Argument, "the list of feature columns is empty; wanted at least one column");
    if (targets.empty())
      throw Error(ErrorCode::Argument, "the list of target columns is empty; wanted at least one column");
    check_target_is_no_feature(features.data(), features.size(), targets.data(), targets.size());
    static_cast<void>(Dataset(Columns(features), Names(targets)));
  }
};

/// Checks everything that is known before the events are read.
ROOTGRAD_ON_USE void check_plan(const std::vector<ColumnPlan> &plan, const Wanted &wanted) {
  const auto n = wanted.features.size();
  if (wanted.jagged)
    wanted.jagged.check(plan, n);
  else if (wanted.inputs)
    check_input_count({plan.begin(), plan.begin() + std::ptrdiff_t(n)}, wanted.inputs);
  for (std::size_t i = n; i < plan.size(); ++i)
    if (plan[i].is_array())
      throw Error(ErrorCode::ColumnType, "column '" + plan[i].name + "' has type " + plan[i].type + "; the " +
                                             (i < n + wanted.targets.size() ? "target" : "weight") +
                                             " must be one number per event");
}

/// Runs one event loop, which also runs everything else booked on the frame. The rows go to the collector.
ROOTGRAD_ON_USE void read_events(const Frame &frame, std::vector<ColumnPlan> checked, const Wanted &wanted,
                                 Collector &collector, const InterruptGuard &guard) {
  auto packed = pack(frame.node(), std::move(checked));
  const auto slots = packed.node.GetNSlots();
  const auto n = wanted.features.size(), n_targets = wanted.targets.size();
  collector.begin(slots);
  std::vector<std::vector<std::size_t>> widths(slots, std::vector<std::size_t>(n, 1));
  std::vector<std::vector<float>> targets(slots, std::vector<float>(n_targets, frame.target().value_or(0)));
  const std::size_t given = frame.target() ? 1 : 0; // number of targets given by the frame's class
  const auto &plan = packed.plan;
  const auto scalars = std::size_t(std::count_if(plan.begin(), plan.begin() + std::ptrdiff_t(n),
                                                 [](const ColumnPlan &column) { return !column.is_array(); }));
  const bool has_arrays = packed.arrays() > 0, weighted = !wanted.weight.empty();
  compile_strings(packed.node);
  packed.node.ForeachSlot(
      [&](unsigned slot, ULong64_t address, ULong64_t event) {
        guard.check(" (other results booked on the same RDataFrame are incomplete)");
        auto &row = slot_row(address);
        if (has_arrays)
          for (std::size_t i = 0; i < n; ++i)
            if (plan[i].is_array())
              widths[slot][i] = row.lengths[plan[i].index];
        const float *more = row.scalars + scalars; // targets and weight are scalars: they follow the features' scalars
        for (std::size_t t = given; t < n_targets; ++t)
          targets[slot][t] = *more++;
        const auto weight = static_cast<float>((weighted ? double(*more) : 1) * frame.weight());
        const float *y = targets[slot].data();
        if (collector.packs())
          return collector.add(
              slot, event, [&](SlotPacking &packing) { return packing(row, plan, n, event); }, y, weight);
        collector.add(slot, event, assemble(row, plan, n), widths[slot], y, weight);
      },
      {packed.pointer, "rdfentry_"});
  collector.end();
}

/// Reads the rows of a frame: as whole clusters of its files, or by its event loop. The rows go to the collector.
/// \param frame contains the class, if the first of `wanted.targets` is not a column, and the weight of all its events
/// \return the method of reading, for History::reading()
ROOTGRAD_ON_USE std::string read(const Frame &frame, const Wanted &wanted, Collector &collector,
                                 const InterruptGuard &guard) {
  auto columns = wanted;
  if (frame.target())
    columns.targets.erase(columns.targets.begin());
  auto plan = plan_files(frame.node(), columns.columns(), &guard);
  check_plan(plan, columns);
  if (is_empty_ntuple(frame.node()))
    return "no events"; // the caller finds that no rows were read
  std::string why_not;
  if (read_clusters(frame, plan, wanted, collector, guard, why_not))
    return "clusters";
  read_events(frame, std::move(plan), wanted, collector, guard);
  return "event loop: " + why_not;
}

/// Text " (background.root)" for a message; empty for a frame that reads no file.
ROOTGRAD_ON_USE std::string in_files(const Frame &frame) {
  const auto files = files_of(frame.node());
  if (files.empty())
    return "";
  return " (" + files[0].name + " in " + files[0].file +
         (files.size() > 1 ? " and " + std::to_string(files.size() - 1) + " more)" : ")");
}

/// Throws if the frames' classes are whole numbers but not 0 to K-1: a table network would take them for values of a
/// regression.
ROOTGRAD_ON_USE void check_class_numbers(const Frames &frames) {
  std::set<float> classes;
  for (const auto &frame : frames) {
    if (!frame.target() || *frame.target() != std::floor(*frame.target()))
      return; // a target column, or values of a regression
    classes.insert(*frame.target());
  }
  if (*classes.begin() == 0 && *classes.rbegin() + 1 == static_cast<float>(classes.size()))
    return;
  std::ostringstream text;
  text << "the classes of the frames are ";
  for (const float number : classes)
    text << (number == *classes.begin() ? "" : ", ") << number;
  text << "; wanted 0 to " << std::max<std::size_t>(classes.size(), 2) - 1
       << ", each for at least one frame (for a regression on these values: "
       << detail::either("loss(Loss::Mse)", "loss=\"mse\"") << ")";
  throw Error(ErrorCode::Argument, text.str());
}

/// Throws if a class has no events at all. If only one of several frames of a class has no events, it prints a note:
/// among many samples one may have no event that passes the selection.
/// \param rows number of rows after each frame
ROOTGRAD_ON_USE void check_classes(const Frames &frames, const std::vector<std::size_t> &rows, const char *name) {
  const auto came = [&](std::size_t i) { return rows[i] - (i ? rows[i - 1] : 0); };
  for (std::size_t i = 0; i < frames.size() && frames.size() > 1; ++i) {
    if (came(i) > 0)
      continue;
    const auto what =
        frame_name(name, i) + in_files(frames[i]) + " has no events (none in the input, or none passes the filters)";
    bool others = false;
    for (std::size_t j = 0; j < frames.size(); ++j)
      others = others || (came(j) > 0 && frames[j].target() == frames[i].target());
    if (frames[i].target() && !others) {
      std::ostringstream of_class;
      of_class << *frames[i].target();
      throw Error(ErrorCode::Data, what + ", and no other frame has events of class " + of_class.str());
    }
    ::Warning("rootgrad::fit", "%s", what.c_str());
  }
}

/// Text on the method of reading, for History::reading(): one text if it is the same for all frames, else one for each
/// frame.
ROOTGRAD_ON_USE std::string summary_of(const std::vector<std::string> &readings, const char *name) {
  if (std::all_of(readings.begin(), readings.end(), [&](const std::string &each) { return each == readings[0]; }))
    return readings.empty() ? "" : readings[0];
  std::string all;
  for (std::size_t i = 0; i < readings.size(); ++i)
    all += (i ? "; " : "") + frame_name(name, i) + " by " + readings[i];
  return detail::result(all);
}

/// Reads the rows of all frames, one after the other. With several frames, an error names the frame by its number.
/// \param options options with the memory limit for the rows, if given
/// \param reading receives the method of reading, if given
ROOTGRAD_ON_USE Dataset collect(const Frames &frames, const Wanted &wanted, const InterruptGuard &guard,
                                const char *name = "frame", const TrainOptions *options = nullptr,
                                std::string *reading = nullptr) {
  const bool weighted = !wanted.weight.empty() || std::any_of(frames.begin(), frames.end(),
                                                              [](const Frame &frame) { return frame.weight() != 1; });
  wanted.check();
  auto names = wanted.columns();
  if (weighted && wanted.weight.empty())
    names.push_back("weight");
  Collector collector(names, wanted.targets.size(), weighted, wanted.jagged, options);
  std::vector<std::size_t> rows;
  std::vector<std::string> readings;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    try {
      readings.push_back(read(frames[i], wanted, collector, guard));
    } catch (const Error &error) {
      if (frames.size() == 1 || error.code() == ErrorCode::Interrupted)
        throw;
      throw Error(error.code(), frame_name(name, i) + in_files(frames[i]) + ": " + error.what());
    }
    rows.push_back(collector.rows());
    guard.check(); // an interrupt may have come during the last event
  }
  check_classes(frames, rows, name);
  if (reading)
    *reading = summary_of(readings, name);
  auto data = collector.finish();
  return detail::result(data);
}

/// Reads the rows of one frame whose target is a column.
ROOTGRAD_ON_USE Dataset collect(ROOT::RDF::RNode df, const std::vector<std::string> &features, const Names &targets,
                                const std::string &weight, const InterruptGuard &guard, std::size_t inputs = 0) {
  auto data = collect(Frames{Frame(df)}, Wanted{features, targets.list(), weight, inputs}, guard);
  return detail::result(data);
}

/// The columns that the options and the names require.
ROOTGRAD_ON_USE Wanted wanted_of(const Network &net, const Names &features, const Names &target,
                                 const TrainOptions &options) {
  Wanted wanted{features.list(), with_extra(target, options).list(), options.weight_column(), net.features(),
                JaggedInputs(net)};
  return detail::result(wanted);
}

/// Target name of frames that have classes. Throws `Argument` if some have none.
ROOTGRAD_ON_USE Names class_target(const Frames &frames) {
  check_frames(frames, false);
  return Names(class_of_frame);
}

/// Same, for a fit. Also throws `Argument` if the classes are not those that the loss needs.
ROOTGRAD_ON_USE Names class_target(const Frames &frames, const Frames *validation, const TrainOptions &options) {
  check_frames(frames, false);
  if (validation)
    check_frames(*validation, false, validation_frame);
  if (options.raw().loss == static_cast<std::int32_t>(Loss::Auto) && !options.loss_function())
    check_class_numbers(frames);
  return Names(class_of_frame);
}

} // namespace detail
} // namespace rootgrad

#endif
