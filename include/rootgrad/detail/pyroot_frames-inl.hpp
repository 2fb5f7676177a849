/// \file pyroot_frames-inl.hpp
/// Definitions of the functions that pyroot_frames.hpp declares.
#ifndef ROOTGRAD_PYROOT_FRAMES_INL_HPP
#define ROOTGRAD_PYROOT_FRAMES_INL_HPP

#include "pyroot.hpp"
#include "pyroot_frames.hpp"
#include "rdf_select.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad {
namespace python {

/// The columns that a fit reads from frames, and from validation frames if there are any.
ROOTGRAD_ON_USE detail::Wanted wanted_of_frames(const Network &net, const Frames &all, const Frames *validation,
                                                const std::vector<std::string> &features,
                                                const std::vector<std::string> &target, const TrainOptions &options) {
  return target.empty() ? detail::wanted_of_classes(net, all, validation, features, options)
                        : detail::wanted_of_column(net, all, validation, features, target, options);
}

ROOTGRAD_FACE_DEFINED void add_frame(std::vector<Frame> &frames, ROOT::RDF::RNode df, const std::vector<double> &target,
                                     double weight) {
  frames.push_back(target.empty() ? Frame(df) : Frame(df, target[0]));
  frames.back().weight(weight);
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<History> fit_several(Network &net, const std::vector<Frame> &frames,
                                                           const std::vector<Frame> &validation,
                                                           const std::vector<std::string> &features,
                                                           const std::vector<std::string> &target,
                                                           const TrainOptions &options, std::uintptr_t callback) {
  auto with_callback = options;
  call_on_epoch(with_callback, callback);
  const Frames all(frames), held_out(validation);
  if (validation.empty())
    return std::make_unique<History>(target.empty() ? fit(net, all, features, with_callback)
                                                    : fit(net, all, features, target, with_callback));
  return std::make_unique<History>(target.empty() ? fit(net, all, held_out, features, with_callback)
                                                  : fit(net, all, held_out, features, target, with_callback));
}

ROOTGRAD_FACE_DEFINED ROOT::RDF::RNode define_column(ROOT::RDF::RNode df, const std::string &name, const Network &net,
                                                     const std::vector<std::string> &features, bool stand_for,
                                                     int output) {
  const Names names(features);
  return define(df, name, net, stand_for ? renamed(names) : names, static_cast<Output>(output));
}

ROOTGRAD_FACE_DEFINED ScoresWritten snapshot_of(ROOT::RDF::RNode df, const Network &net, const std::string &path,
                                                const std::vector<std::string> &features, bool stand_for,
                                                const std::string &tree, const std::vector<std::string> &columns,
                                                int output) {
  const Names names(features);
  return snapshot_scores(df, net, path, stand_for ? renamed(names) : names,
                         ScoreOptions().tree(tree).columns(columns).output(static_cast<Output>(output)));
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<Report> evaluate_frames(const Network &net, const std::vector<Frame> &test,
                                                              const std::vector<Frame> &training,
                                                              const std::vector<std::string> &features,
                                                              const std::vector<std::string> &target,
                                                              const EvaluateOptions &options) {
  const Frames all(test), trained_on(training);
  const Names names(features);
  if (training.empty())
    return std::make_unique<Report>(target.empty() ? evaluate(net, all, names, options)
                                                   : evaluate(net, all, names, target, options));
  return std::make_unique<Report>(target.empty() ? evaluate(net, all, trained_on, names, options)
                                                 : evaluate(net, all, trained_on, names, target, options));
}

ROOTGRAD_FACE_DEFINED void save_report(const Report &report, const std::string &path) {
  if (detail::is_roots_ending(detail::ending_of(path)))
    detail::save_report(report, path, detail::ByRoot());
  else
    report.save(path);
}

ROOTGRAD_FACE_DEFINED void draw_report(const Report &report, const std::string &figure) {
  detail::draw_report(report, figure.c_str(), detail::ByRoot());
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<Roc> roc_of(ROOT::RDF::RNode df, const std::string &score,
                                                  const std::string &label, const std::string &weight) {
  return std::make_unique<Roc>(roc(df, score, label, weight));
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<TTree> history_tree(const History &history, const std::string &name) {
  return to_tree(history, name);
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<TTree> history_tree(const Gpt2History &history, const std::string &name) {
  return to_tree(history, name);
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<TGraph> history_graph(const History &history, const std::string &field) {
  return graph(history, field);
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<TGraph> history_graph(const Gpt2History &history, const std::string &field) {
  return graph(history, field);
}

ROOTGRAD_FACE_DEFINED TMultiGraph *history_draw(const History &history) { return draw(history); }

ROOTGRAD_FACE_DEFINED TMultiGraph *history_draw(const Gpt2History &history) { return draw(history); }

ROOTGRAD_FACE_DEFINED ROOT::RDF::RNode define_ensemble(ROOT::RDF::RNode df, const std::string &name,
                                                       const Ensemble &ensemble,
                                                       const std::vector<std::string> &features, bool stand_for,
                                                       int output, bool spread) {
  const Names given(features), names = stand_for ? renamed(given) : given;
  return spread ? define_spread(df, name, ensemble, names, static_cast<Output>(output))
                : define(df, name, ensemble, names, static_cast<Output>(output));
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<CrossValidation>
cross_validate_frames(const Network &net, const std::vector<Frame> &frames, const std::vector<std::string> &features,
                      const std::vector<std::string> &target, const Folds &folds, const TrainOptions &options) {
  const Frames all(frames);
  return std::make_unique<CrossValidation>(target.empty() ? cross_validate(net, all, features, folds, options)
                                                          : cross_validate(net, all, features, target, folds, options));
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<LearningRate>
learning_rate_of_frames(const Network &net, const std::vector<Frame> &frames, const std::vector<std::string> &features,
                        const std::vector<std::string> &target, const TrainOptions &options,
                        const LearningRateOptions &settings) {
  const Frames all(frames);
  return std::make_unique<LearningRate>(target.empty()
                                            ? find_learning_rate(net, all, features, options, settings)
                                            : find_learning_rate(net, all, features, target, options, settings));
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<LearningCurve>
learning_curve_of_frames(const Network &net, const std::vector<Frame> &frames, const std::vector<Frame> &validation,
                         const std::vector<std::string> &features, const std::vector<std::string> &target,
                         const TrainOptions &options, const LearningCurveOptions &settings) {
  const Frames all(frames), held_out(validation), *others = validation.empty() ? nullptr : &held_out;
  const auto wanted = wanted_of_frames(net, all, others, features, target, options);
  return std::make_unique<LearningCurve>(detail::learning_curve(net, all, others, wanted, options, settings));
}

ROOTGRAD_FACE_DEFINED std::unique_ptr<SearchResult>
search_frames(const Network &net, const std::vector<Frame> &frames, const std::vector<Frame> &validation,
              const std::vector<std::string> &features, const std::vector<std::string> &target, const Space &space,
              const TrainOptions &options, const SearchOptions &settings) {
  const Frames all(frames), held_out(validation), *others = validation.empty() ? nullptr : &held_out;
  const auto wanted = wanted_of_frames(net, all, others, features, target, options);
  return std::make_unique<SearchResult>(detail::search(net, all, others, wanted, space, options, settings));
}

} // namespace python
} // namespace rootgrad

#endif
