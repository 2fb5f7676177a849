/// \file pyroot_frames.hpp
/// Functions on frames for Python, in place of C++ functions that are overloaded or have arguments that cppyy would
/// copy or refuse. Each may run for long, so Python releases its lock, the GIL (python/rootgrad/_load.py).
#ifndef ROOTGRAD_PYROOT_FRAMES_HPP
#define ROOTGRAD_PYROOT_FRAMES_HPP

#include "../rdataframe.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad {
namespace python {

ROOTGRAD_FACE void add_frame(std::vector<Frame> &frames, ROOT::RDF::RNode df, const std::vector<double> &target,
                             double weight);

ROOTGRAD_FACE std::unique_ptr<History> fit_several(Network &net, const std::vector<Frame> &frames,
                                                   const std::vector<Frame> &validation,
                                                   const std::vector<std::string> &features,
                                                   const std::vector<std::string> &target, const TrainOptions &options,
                                                   std::uintptr_t callback);

ROOTGRAD_FACE ROOT::RDF::RNode define_column(ROOT::RDF::RNode df, const std::string &name, const Network &net,
                                             const std::vector<std::string> &features, bool stand_for, int output);

ROOTGRAD_FACE ScoresWritten snapshot_of(ROOT::RDF::RNode df, const Network &net, const std::string &path,
                                        const std::vector<std::string> &features, bool stand_for,
                                        const std::string &tree, const std::vector<std::string> &columns, int output);

ROOTGRAD_FACE std::unique_ptr<Report> evaluate_frames(const Network &net, const std::vector<Frame> &test,
                                                      const std::vector<Frame> &training,
                                                      const std::vector<std::string> &features,
                                                      const std::vector<std::string> &target,
                                                      const EvaluateOptions &options);

/// (A free function: the member may have been instantiated before ROOT's headers were included.)
ROOTGRAD_FACE void save_report(const Report &report, const std::string &path);

ROOTGRAD_FACE void draw_report(const Report &report, const std::string &figure);

ROOTGRAD_FACE std::unique_ptr<Roc> roc_of(ROOT::RDF::RNode df, const std::string &score, const std::string &label,
                                          const std::string &weight);

ROOTGRAD_FACE std::unique_ptr<TTree> history_tree(const History &history, const std::string &name);

ROOTGRAD_FACE std::unique_ptr<TTree> history_tree(const Gpt2History &history, const std::string &name);

ROOTGRAD_FACE std::unique_ptr<TGraph> history_graph(const History &history, const std::string &field);

ROOTGRAD_FACE std::unique_ptr<TGraph> history_graph(const Gpt2History &history, const std::string &field);

ROOTGRAD_FACE TMultiGraph *history_draw(const History &history);

ROOTGRAD_FACE TMultiGraph *history_draw(const Gpt2History &history);

ROOTGRAD_FACE ROOT::RDF::RNode define_ensemble(ROOT::RDF::RNode df, const std::string &name, const Ensemble &ensemble,
                                               const std::vector<std::string> &features, bool stand_for, int output,
                                               bool spread);

ROOTGRAD_FACE std::unique_ptr<CrossValidation>
cross_validate_frames(const Network &net, const std::vector<Frame> &frames, const std::vector<std::string> &features,
                      const std::vector<std::string> &target, const Folds &folds, const TrainOptions &options);

ROOTGRAD_FACE std::unique_ptr<LearningRate>
learning_rate_of_frames(const Network &net, const std::vector<Frame> &frames, const std::vector<std::string> &features,
                        const std::vector<std::string> &target, const TrainOptions &options,
                        const LearningRateOptions &settings);

ROOTGRAD_FACE std::unique_ptr<LearningCurve>
learning_curve_of_frames(const Network &net, const std::vector<Frame> &frames, const std::vector<Frame> &validation,
                         const std::vector<std::string> &features, const std::vector<std::string> &target,
                         const TrainOptions &options, const LearningCurveOptions &settings);

ROOTGRAD_FACE std::unique_ptr<SearchResult> search_frames(const Network &net, const std::vector<Frame> &frames,
                                                          const std::vector<Frame> &validation,
                                                          const std::vector<std::string> &features,
                                                          const std::vector<std::string> &target, const Space &space,
                                                          const TrainOptions &options, const SearchOptions &settings);

} // namespace python
} // namespace rootgrad

#ifndef ROOTGRAD_COMPILED_FACE
#include "pyroot_frames-inl.hpp"
#endif

#endif
