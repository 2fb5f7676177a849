/// \file rdf_evaluate-inl.hpp
/// Definitions of the functions that rdf_evaluate.hpp declares.
#ifndef ROOTGRAD_RDF_EVALUATE_INL_HPP
#define ROOTGRAD_RDF_EVALUATE_INL_HPP

#include "rdf_collect.hpp"
#include "rdf_define.hpp"
#include "rdf_evaluate.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Number of evaluations in this process; it makes the names of helper columns unique.
inline std::atomic<unsigned long> evaluations{0};

/// Columns that an evaluation reads for each event. Some have internal names that begin like RDataFrame's (`rdf…_`):
/// scores of compared networks, and columns that are already in use. These are inputs that the score is drawn against,
/// or a mass that is also a score of others. As a second target with the same name they would be an error.
struct EvaluationPlan {
  struct Other {
    std::string column;
    const EvaluateOptions::Compared *compared;
  };
  Wanted wanted;
  std::vector<std::string> reported;                        // names of the targets after the true one, for the report
  std::vector<std::pair<std::string, std::string>> aliases; // internal name, column
  std::vector<Other> others;

  /// Adds a column after the true target.
  void add(const std::string &column, const std::string &own) {
    const auto among = [&column](const std::vector<std::string> &names) {
      return std::find(names.begin(), names.end(), column) != names.end();
    };
    const bool again = among(wanted.features) || among(wanted.targets);
    if (again)
      aliases.emplace_back(own, column);
    wanted.targets.push_back(again ? own : column);
    reported.push_back(column);
  }

  /// Adds the score of another network.
  void add(const EvaluateOptions::Compared &other, const std::string &own) {
    if (other.name.empty())
      throw Error(ErrorCode::Argument, "compare: a network's name is ''; wanted a name, which the report shows");
    other.network->check_fitted();
    if (other.network->outputs() != 1)
      throw Error(ErrorCode::Argument, "compare: the network '" + other.name + "' has " +
                                           std::to_string(other.network->outputs()) +
                                           " outputs; wanted 1: others are compared by one score per event");
    others.push_back(Other{own, &other});
    wanted.targets.push_back(own);
    reported.push_back(other.name);
  }

  /// Returns the message with the user's names of columns.
  std::string in_users_words(std::string message) const {
    const auto replace = [&message](const std::string &own, const std::string &word) {
      for (auto at = message.find(own); at != std::string::npos; at = message.find(own, at + word.size()))
        message.replace(at, own.size(), word);
    };
    for (const auto &alias : aliases)
      replace(alias.first, alias.second);
    for (const auto &other : others)
      replace(other.column, other.compared->name);
    return detail::result(message);
  }
};

ROOTGRAD_ON_USE EvaluationPlan plan_evaluation(const Network &net, const Names &features, const Names &target,
                                               const EvaluateOptions &options) {
  EvaluationPlan plan;
  plan.wanted = Wanted{checked_features(net, features), target.list(), options.weight_column(), net.features(),
                       JaggedInputs(net)};
  const auto own = [] { return "rdfrootgrad_evaluate" + std::to_string(evaluations++) + "_"; };
  for (const auto &column : options.score_columns())
    plan.add(column, own());
  for (const auto &other : options.compared())
    plan.add(other, own());
  for (const auto &column : options.uncertainty_columns())
    plan.add(column, own());
  for (const auto &column : options.against_columns())
    plan.add(column, own());
  return detail::result(plan);
}

/// Returns the frame with the columns under the names of the plan. If the frame lacks a column, it is returned
/// unchanged; the error comes when it is read.
ROOTGRAD_ON_USE Frame with_own_columns(const Frame &frame, const EvaluationPlan &plan) {
  auto node = frame.node();
  for (const auto &alias : plan.aliases)
    if (node.HasColumn(alias.second))
      node = node.Alias(alias.first, alias.second);
  for (const auto &other : plan.others) {
    try {
      node = define(node, other.column, *other.compared->network, other.compared->features);
    } catch (const Error &error) {
      throw Error(error.code(), "compare: the network '" + other.compared->name + "': " + error.what());
    }
  }
  Frame with = frame.target() ? Frame(node, *frame.target()) : Frame(node);
  with.weight(frame.weight());
  return detail::result(with);
}

/// Reads the rows of frames, each once. The scores of all compared networks come from the same loop, since under
/// `EnableImplicitMT` two loops may differ in their order.
/// \param reading receives the method of reading
ROOTGRAD_ON_USE Dataset collect(const EvaluationPlan &plan, const Frames &frames, const InterruptGuard &guard,
                                const char *name, std::string &reading) {
  std::vector<Frame> with;
  for (const Frame &frame : frames)
    with.push_back(with_own_columns(frame, plan));
  try {
    Dataset data = collect(Frames(with), plan.wanted, guard, name, nullptr, &reading);
    reading = plan.in_users_words(reading);
    data.set_names(Names(plan.wanted.targets), plan.wanted.weight.empty() ? "weight" : plan.wanted.weight);
    return detail::result(data);
  } catch (const Error &error) {
    throw Error(error.code(), plan.in_users_words(error.what()));
  }
}

inline const char *const training_frame = "training frame";

ROOTGRAD_ON_USE Report evaluate(const Network &net, const Frames &test, const Frames *training, const Names &features,
                                const Names &target, const EvaluateOptions &options) {
  const InterruptGuard guard(true); // (until the end: ROOT's own handler would jump over the library's frames)
  const auto plan = plan_evaluation(net, features, target, options);
  std::string reading, of_training;
  const auto rows = collect(plan, test, guard, "frame", reading);
  std::optional<Dataset> trained_on;
  if (training)
    trained_on.emplace(collect(plan, *training, guard, training_frame, of_training));
  try {
    Report report = evaluate(net.handle(), rows.handle(), trained_on ? trained_on->handle() : nullptr, options,
                             plan.others.size(), plan.reported);
    report.set_reading(!training || of_training == reading ? reading : reading + "; for training by " + of_training);
    return detail::result(report);
  } catch (const Error &error) {
    throw Error(error.code(), plan.in_users_words(error.what()));
  }
}

/// `names` are the features if the frames have classes, else the target.
ROOTGRAD_ON_USE Report evaluate(const Network &net, const Frames &test, const Frames *training, const Names &names,
                                const EvaluateOptions &options) {
  const Names trained_with = std::vector<std::string>();
  const bool classes = test.size() > 0 && test[0].target();
  check_frames(test, !classes);
  if (training)
    check_frames(*training, !classes, training_frame);
  Report report = classes ? evaluate(net, test, training, names, class_of_frame, options)
                          : evaluate(net, test, training, trained_with, names, options);
  return detail::result(report);
}

} // namespace detail

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, ROOT::RDF::RNode test, const Names &target,
                                      const EvaluateOptions &options) {
  const Names trained_with = std::vector<std::string>();
  Report report = detail::evaluate(net, Frames{Frame(test)}, nullptr, trained_with, target, options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, TTree *test, const Names &target,
                                      const EvaluateOptions &options) {
  const Names trained_with = std::vector<std::string>();
  Report report = detail::evaluate(net, Frames{Frame(test)}, nullptr, trained_with, target, options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, ROOT::RDF::RNode test, const Names &features,
                                      const Names &target, const EvaluateOptions &options) {
  Report report = detail::evaluate(net, Frames{Frame(test)}, nullptr, features, target, options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, ROOT::RDF::RNode test, ROOT::RDF::RNode training,
                                      const Names &target, const EvaluateOptions &options) {
  const Frames trained_on{Frame(training)};
  const Names trained_with = std::vector<std::string>();
  Report report = detail::evaluate(net, Frames{Frame(test)}, &trained_on, trained_with, target, options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, ROOT::RDF::RNode test, ROOT::RDF::RNode training,
                                      const Names &features, const Names &target, const EvaluateOptions &options) {
  const Frames trained_on{Frame(training)};
  Report report = detail::evaluate(net, Frames{Frame(test)}, &trained_on, features, target, options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, const Frames &test, const EvaluateOptions &options) {
  const Names trained_with = std::vector<std::string>();
  Report report = detail::evaluate(net, test, nullptr, trained_with, detail::class_target(test), options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, const Frames &test, const Frames &training,
                                      const EvaluateOptions &options) {
  const Names trained_with = std::vector<std::string>();
  detail::check_frames(training, false, detail::training_frame);
  Report report = detail::evaluate(net, test, &training, trained_with, detail::class_target(test), options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, const Frames &test, const Names &names,
                                      const EvaluateOptions &options) {
  Report report = detail::evaluate(net, test, nullptr, names, options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, const Frames &test, const Frames &training,
                                      const Names &names, const EvaluateOptions &options) {
  Report report = detail::evaluate(net, test, &training, names, options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, const Frames &test, const Names &features,
                                      const Names &target, const EvaluateOptions &options) {
  detail::check_frames(test, true);
  Report report = detail::evaluate(net, test, nullptr, features, target, options);
  return detail::result(report);
}

ROOTGRAD_FACE_DEFINED Report evaluate(const Network &net, const Frames &test, const Frames &training,
                                      const Names &features, const Names &target, const EvaluateOptions &options) {
  detail::check_frames(test, true);
  detail::check_frames(training, true, detail::training_frame);
  Report report = detail::evaluate(net, test, &training, features, target, options);
  return detail::result(report);
}

} // namespace rootgrad

#endif
