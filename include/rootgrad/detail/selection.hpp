/// \file selection.hpp
/// Model selection: cross-validation, learning rate, learning curve and search, with metrics on rows that were not
/// trained on.
///
/// ```cpp
/// const auto found = rootgrad::cross_validate(net, data, event_numbers, rootgrad::Folds(5).by("event"), options);
/// std::cout << found.mean() << " +- " << found.deviation() << "\n";
/// found.save("folds.html");
/// ```
///
/// The given network does not change: other networks of its kind are trained, with new random weights. on_epoch of the
/// options is not called.
#ifndef ROOTGRAD_SELECTION_HPP
#define ROOTGRAD_SELECTION_HPP

#include "dataset.hpp"
#include "ensemble.hpp"
#include "error.hpp"
#include "fit.hpp"
#include "network.hpp"
#include "options.hpp"
#include "report.hpp"
#include "selection_options.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// A result with a report.
struct Reported {
  Report report; ///< report with numbers, tables, figures

  explicit Reported(Report of) : report(std::move(of)) {}

  /// Returns a number of the report; NaN if it is missing.
  double number_or_nan(const std::string &name) const {
    const auto numbers = report.numbers();
    const auto found = numbers.find(name);
    return found == numbers.end() ? std::numeric_limits<double>::quiet_NaN() : found->second;
  }
  /// Returns a number of the report. Throws Error: Argument if it does not exist; the message suggests similar names.
  double operator[](const std::string &name) const { return report[name]; }
  /// Prints the report.
  void print() const { report.print(); }
  /// Draws the report, or one of its figures, with ROOT.
  template <class Way = detail::ByRoot> void Draw(const char *figure = "") const { report.template Draw<Way>(figure); }
  /// Writes the report in the format of the path's ending: .html, .json, .txt; with ROOT's headers also .root and .pdf.
  template <class Way = detail::ByRoot> void save(const std::string &path) const { report.template save<Way>(path); }
};

} // namespace detail

/// Result of cross_validate().
struct CrossValidation : detail::Reported {
  Ensemble ensemble; ///< the networks of the folds
  /// Raw outputs (N, K) of all rows in their order, each by the network that was not trained on it. (With
  /// EnableImplicitMT the rows of frames come in any order. Use rootgrad::define with the ensemble to get the outputs
  /// beside the events.)
  std::vector<float> outputs;

  CrossValidation(Report of, Ensemble networks, std::vector<float> values)
      : detail::Reported(std::move(of)), ensemble(std::move(networks)), outputs(std::move(values)) {}

  /// Mean over the folds of the metric of their held-out rows: AUC, accuracy, RMSE or loss.
  double mean() const { return number_or_nan("mean"); }
  /// Sample standard deviation over the folds. (The uncertainty of the mean is smaller, but it is not this divided by
  /// the root of the number of folds: the folds share most of their training rows.)
  double deviation() const { return number_or_nan("deviation"); }
};

/// Result of find_learning_rate(): the loss against the rate.
struct LearningRate : detail::Reported {
  using detail::Reported::Reported;
  /// Rate at which the loss falls fastest, to start with. NaN if the loss never falls.
  double suggestion() const { return number_or_nan("suggestion"); }
};

/// Result of learning_curve(): the metric of held-out rows against the number of training rows.
struct LearningCurve : detail::Reported {
  using detail::Reported::Reported;
};

/// Result of search().
struct SearchResult : detail::Reported {
  Network network; ///< trained network of the best trial

  SearchResult(Report of, Network best) : detail::Reported(std::move(of)), network(std::move(best)) {}

  /// Number of the best trial, from 0.
  int best() const { return static_cast<int>(report["best_trial"]); }
  /// Metric of the best trial on the validation rows.
  double metric() const { return number_or_nan("best"); }
};

namespace detail {

inline CrossValidation cross_validate(const rootgrad_network_t *network, const rootgrad_dataset_t *data,
                                      const rootgrad_folds_t &folds, const TrainOptions &options) {
  RawTrainOptions own;
  own.set(options, network, data, folds.last_target ? 1 : 0);
  std::size_t rows = 0, outputs = 0;
  check(rootgrad_network_outputs_for(network, data, &own.raw, folds.last_target ? 1 : 0, &outputs));
  check(rootgrad_dataset_shape(data, &rows, nullptr, nullptr));
  std::vector<float> values(rows * outputs);
  rootgrad_ensemble_t *ensemble = nullptr;
  rootgrad_report_t *report = nullptr;
  check(rootgrad_cross_validate(network, data, &folds, &own.raw, values.data(), values.size(), &ensemble, &report));
  Ensemble networks = Ensemble::adopt(ensemble);
  CrossValidation found(Report::adopt(report), networks, std::move(values));
  return detail::result(found);
}

inline LearningRate find_learning_rate(const rootgrad_network_t *network, const rootgrad_dataset_t *data,
                                       const TrainOptions &options, const LearningRateOptions &settings) {
  RawTrainOptions own;
  own.set(options, network, data);
  const rootgrad_learning_rate_options_t raw = settings.raw();
  rootgrad_report_t *report = nullptr;
  check(rootgrad_find_learning_rate(network, data, &raw, &own.raw, &report));
  LearningRate found(Report::adopt(report));
  return detail::result(found);
}

inline LearningCurve learning_curve(const rootgrad_network_t *network, const rootgrad_dataset_t *data,
                                    const rootgrad_dataset_t *validation, const TrainOptions &options,
                                    const LearningCurveOptions &settings) {
  RawTrainOptions own;
  own.set(options, network, data);
  const rootgrad_learning_curve_options_t raw = settings.raw();
  rootgrad_report_t *report = nullptr;
  check(rootgrad_learning_curve(network, data, validation, &raw, &own.raw, &report));
  LearningCurve found(Report::adopt(report));
  return detail::result(found);
}

inline SearchResult search(const rootgrad_network_t *network, const rootgrad_dataset_t *data,
                           const rootgrad_dataset_t *validation, const Space &space, const TrainOptions &options,
                           const SearchOptions &settings) {
  RawTrainOptions own;
  own.set(options, network, data);
  const rootgrad_search_options_t raw = settings.raw();
  rootgrad_network_t *best = nullptr;
  rootgrad_report_t *report = nullptr;
  check(rootgrad_search(network, data, validation, c_string("the search space", space.text()), &raw, &own.raw, &best,
                        &report));
  Report reported = Report::adopt(report);
  SearchResult found(reported, Network::adopt(best));
  return detail::result(found);
}

/// Returns the handle of validation rows.
inline const rootgrad_dataset_t *held_out(const Dataset &validation) {
  return unmoved(validation.handle(), "the validation data set");
}

} // namespace detail

/// Cross-validation: for each fold a network is trained on the rows of the other folds, and scores the fold's own rows.
/// It uses these in no way: neither for training, nor for the standardisation, nor to choose its best epoch. (For the
/// best epoch, options.validation_fraction of the training rows are set aside.) Every fold has the same fraction of
/// each class.
///
/// The result depends on the set of rows, the options and the seeds, but not on the number of threads. Throws Error:
/// Argument (a checkpoint, rows on disk, less than two folds), Data (a fold without a class), Interrupted (Ctrl-C); and
/// as a fit.
inline CrossValidation cross_validate(const Network &net, const Dataset &data, const Folds &folds = Folds(),
                                      const TrainOptions &options = TrainOptions()) {
  detail::check_memory(options);
  if (!folds.columns().empty())
    throw Error(ErrorCode::Argument,
                "the folds are by '" + folds.columns()[0] +
                    "', and the rows are in a Dataset; wanted the ids of its rows as the argument after it");
  const detail::RawFolds raw(folds, folds.columns());
  CrossValidation found = detail::cross_validate(detail::live(net), detail::live(data), raw.raw, options);
  return detail::result(found);
}

/// Cross-validation in folds by the ids of the rows (rows, integers of an id), row-major. The same event is in the same
/// fold everywhere, and rows with the same id are in one fold. `folds.by({"run", "event"})` names these integers; the
/// ensemble stores the names.
inline CrossValidation cross_validate(const Network &net, const Dataset &data, const std::vector<std::int64_t> &ids,
                                      const Folds &folds, const TrainOptions &options = TrainOptions()) {
  detail::check_memory(options);
  const std::size_t rows = data.rows();
  std::vector<std::string> names = folds.columns();
  if (names.empty())
    names.push_back("id");
  if (ids.size() != rows * names.size())
    throw Error(ErrorCode::Shape, "ids has " + std::to_string(ids.size()) + " integers; wanted " +
                                      std::to_string(names.size()) + " for each of " + std::to_string(rows) + " rows");
  detail::RawFolds raw(folds, names);
  raw.raw.ids = ids.data();
  CrossValidation found = detail::cross_validate(detail::live(net), detail::live(data), raw.raw, options);
  return detail::result(found);
}

/// Finds a learning rate to start with: a copy of the network makes one step at each of many rising rates, until the
/// loss grows. The report contains the loss against the rate; the suggestion is the rate where the loss falls fastest.
///
/// Throws Error: Diverged if the loss grows at once, Argument; and as a fit.
inline LearningRate find_learning_rate(const Network &net, const Dataset &data,
                                       const TrainOptions &options = TrainOptions(),
                                       const LearningRateOptions &settings = LearningRateOptions()) {
  detail::check_memory(options);
  LearningRate found = detail::find_learning_rate(detail::live(net), detail::live(data), options, settings);
  return detail::result(found);
}

/// Trains networks on growing fractions of the rows and measures their quality: it shows if more rows would help. All
/// are validated on the same rows, options.validation_fraction of them. Throws as cross_validate().
inline LearningCurve learning_curve(const Network &net, const Dataset &data,
                                    const TrainOptions &options = TrainOptions(),
                                    const LearningCurveOptions &settings = LearningCurveOptions()) {
  detail::check_memory(options);
  LearningCurve found = detail::learning_curve(detail::live(net), detail::live(data), nullptr, options, settings);
  return detail::result(found);
}

/// Same as above, validated on other rows.
inline LearningCurve learning_curve(const Network &net, const Dataset &data, const Dataset &validation,
                                    const TrainOptions &options = TrainOptions(),
                                    const LearningCurveOptions &settings = LearningCurveOptions()) {
  const rootgrad_dataset_t *other = detail::held_out(validation);
  detail::check_memory(options);
  LearningCurve found = detail::learning_curve(detail::live(net), detail::live(data), other, options, settings);
  return detail::result(found);
}

/// Searches the options and sizes that are best on rows that were not trained on, options.validation_fraction of them.
/// Options that are not searched keep the values you pass. The best of many trials is a little better on these rows
/// than on new ones: keep some rows aside for an unbiased evaluation.
///
/// Throws Error: Argument (a space that does not fit the network, a state of another search), Diverged (in all trials),
/// Interrupted (with a state file, the same call continues), Io; and as a fit.
inline SearchResult search(const Network &net, const Dataset &data, const Space &space,
                           const TrainOptions &options = TrainOptions(),
                           const SearchOptions &settings = SearchOptions()) {
  detail::check_memory(options);
  SearchResult found = detail::search(detail::live(net), detail::live(data), nullptr, space, options, settings);
  return detail::result(found);
}

/// Same as above, validated on other rows.
inline SearchResult search(const Network &net, const Dataset &data, const Dataset &validation, const Space &space,
                           const TrainOptions &options = TrainOptions(),
                           const SearchOptions &settings = SearchOptions()) {
  const rootgrad_dataset_t *other = detail::held_out(validation);
  detail::check_memory(options);
  SearchResult found = detail::search(detail::live(net), detail::live(data), other, space, options, settings);
  return detail::result(found);
}

} // namespace rootgrad

#endif // ROOTGRAD_SELECTION_HPP
