/// \file evaluate.hpp
/// Evaluation of a network on rows that it was not trained on.
///
/// ```cpp
/// rootgrad::Report report = rootgrad::evaluate(net, test, training, rootgrad::EvaluateOptions().bootstrap(500));
/// std::cout << report["auc"] << " +- " << report["auc_error"] << "\n";
/// report.save("report.html");
/// ```
#ifndef ROOTGRAD_EVALUATE_HPP
#define ROOTGRAD_EVALUATE_HPP

#include "column.hpp"
#include "dataset.hpp"
#include "error.hpp"
#include "fit.hpp"
#include "network.hpp"
#include "options.hpp"
#include "report.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// The task that a network is evaluated on.
enum class Task : int {
  Auto =
      ROOTGRAD_TASK_AUTO, ///< from the loss of its fit; for a network without a fit, from its outputs and the targets
  Binary = ROOTGRAD_TASK_BINARY,
  Classes = ROOTGRAD_TASK_CLASSES,
  Regression = ROOTGRAD_TASK_REGRESSION
};

/// A figure of merit of a cut that leaves the signal S and the background B.
enum class Merit : int {
  SOverRootSPlusB = ROOTGRAD_MERIT_S_OVER_ROOT_S_PLUS_B, ///< S / sqrt(S + B)
  Asimov = ROOTGRAD_MERIT_ASIMOV,                        ///< the median significance of a discovery
  AsimovSystematic = ROOTGRAD_MERIT_ASIMOV_SYSTEMATIC    ///< the same with an uncertainty of B: asimov(0.1)
};

/// Options of an evaluation. Every setter returns the options, so calls can be chained.
///
///     rootgrad::EvaluateOptions().expected(50, 1000).asimov(0.1).against({"mass"})
///
/// evaluate() checks the ranges; a negative count throws at once.
class EvaluateOptions {
public:
  /// Another network, for a comparison.
  struct Compared {
    std::string name;                       ///< name in the report
    std::shared_ptr<const Network> network; ///< a copy
    Names features;                         ///< its input columns; empty for those that it was trained with
  };

  EvaluateOptions() {
    detail::check_version();
    detail::check(rootgrad_evaluate_options_default(sizeof raw_, &raw_));
  }

  /// Task of the network. Default Task::Auto.
  EvaluateOptions &task(Task choice) { return set(raw_.task, static_cast<std::int32_t>(choice)); }
  /// Signal efficiencies for which the report gives background rejections. Default 0.3, 0.5, 0.7, 0.9.
  EvaluateOptions &signal_efficiencies(std::vector<double> efficiencies) {
    signal_efficiencies_ = std::move(efficiencies);
    return *this;
  }
  /// Background efficiencies for which the report gives signal efficiencies. Default 0.1, 0.01, 0.001.
  EvaluateOptions &background_efficiencies(std::vector<double> efficiencies) {
    background_efficiencies_ = std::move(efficiencies);
    return *this;
  }
  /// Figure of merit that the best cut maximises.
  EvaluateOptions &merit(Merit choice) {
    merit_ = nullptr;
    return set(raw_.merit, static_cast<std::int32_t>(choice));
  }
  /// Your own figure of merit as a function of S and B. evaluate() passes on its exceptions.
  EvaluateOptions &merit(std::function<double(double, double)> of_signal_and_background) {
    merit_ = std::move(of_signal_and_background);
    return set(raw_.merit, static_cast<std::int32_t>(ROOTGRAD_MERIT_FUNCTION));
  }
  /// The Asimov significance as figure of merit; `systematic`: the relative uncertainty of the background, 0.1 for 10
  /// %.
  EvaluateOptions &asimov(double systematic = 0) {
    raw_.systematic = systematic;
    return merit(systematic == 0 ? Merit::Asimov : Merit::AsimovSystematic);
  }
  /// Expected numbers of signal and background events before the cut. Default: the sums of the rows' weights.
  EvaluateOptions &expected(double signal, double background) {
    raw_.expected_signal = signal;
    return set(raw_.expected_background, background);
  }
  /// Smallest number of signal events, and of background events, that the best cut must leave. With only a few of
  /// either, the best cut is a statistical fluctuation. Default 0.
  EvaluateOptions &minimum_events(long long n) { return set(raw_.minimum_events, detail::count("minimum_events", n)); }
  /// Confidence level of the intervals. Default 0.683.
  EvaluateOptions &level(double probability) { return set(raw_.level, probability); }
  /// Number of bins of histograms. Default 40.
  EvaluateOptions &bins(long long n) { return set(raw_.bins, detail::count("bins", n)); }
  /// Number of bootstrap replicas of the rows for the uncertainty of the AUC. Default 0: DeLong's formula.
  EvaluateOptions &bootstrap(long long n) { return set(raw_.bootstrap, detail::count("bootstrap", n)); }
  /// Number of shuffles of each input for its importance; 0 for no permutation importance. Default 5.
  EvaluateOptions &permutations(long long n) { return set(raw_.permutations, detail::count("permutations", n)); }
  /// Number of points on the path of integrated gradients; 0 for no integrated gradients. Default 32.
  EvaluateOptions &integrated_gradients(long long points) {
    return set(raw_.gradient_points, detail::count("integrated_gradients", points));
  }
  /// Largest number of rows for the importances. Default 10000.
  EvaluateOptions &importance_rows(long long n) {
    return set(raw_.importance_rows, detail::count("importance_rows", n));
  }
  /// Number of best single inputs drawn beside the ROC curve. Default 3.
  EvaluateOptions &variables(long long n) { return set(raw_.variables, detail::count("variables", n)); }
  /// Trains one more network for each input, without that input, with these options. Needs training rows. on_epoch is
  /// not called, and a memory limit is ignored.
  EvaluateOptions &ablation(const TrainOptions &options) {
    ablation_ = std::make_shared<const TrainOptions>(options);
    return *this;
  }
  /// Random seed of the shuffles and the replicas. Default 0.
  EvaluateOptions &seed(std::uint64_t value) { return set(raw_.seed, value); }
  /// Title of the report.
  EvaluateOptions &title(std::string text) {
    title_ = std::move(text);
    return *this;
  }
  /// Axis title for a column, in TLatex: title("pt", "p_{T} [GeV]"). Default: the column's name.
  EvaluateOptions &title(std::string column, std::string text) {
    titled_.push_back(std::move(column));
    titles_.push_back(std::move(text));
    return *this;
  }
  /// Names of the classes, class 0 first; for two classes the background first: class_names({"QCD", "top"}). Default:
  /// "background" and "signal", or "class 0" and so on.
  EvaluateOptions &class_names(const Names &names) {
    class_names_ = names.list();
    return *this;
  }

  /// Columns with the scores of other classifiers, which are compared with the network: scores({"bdt"}). With several
  /// classes each classifier has a column for each class: scores({"bdt_0", "bdt_1", "bdt_2"}). In a Dataset,
  /// the columns of scores(), uncertainty() and against() are, in this order, the targets after the true one:
  /// Dataset({"pt", "eta"}, {"is_signal", "bdt", "mass"}).
  EvaluateOptions &scores(const Names &columns) {
    scores_ = columns.list();
    return *this;
  }
  /// Columns with the predicted uncertainties of a regression, one for each output.
  EvaluateOptions &uncertainty(const Names &columns) {
    uncertainty_ = columns.list();
    return *this;
  }
  /// Columns that the score is drawn against, inputs included: against({"mass"}) shows if a cut sculpts the mass.
  EvaluateOptions &against(const Names &columns) {
    against_ = columns.list();
    return *this;
  }
  /// Column of the events' weights; empty, the default, for weights of 1. (A Dataset has its own weights.)
  EvaluateOptions &weight_column(std::string name) {
    weight_column_ = std::move(name);
    return *this;
  }
  /// Adds another network of one output, compared on the same events of an RDataFrame: compare("last year's", old).
  /// `features`: its input columns; empty for those that it was trained with.
  EvaluateOptions &compare(std::string name, const Network &other, const Names &features = std::vector<std::string>()) {
    compared_.push_back(Compared{std::move(name), std::make_shared<const Network>(other), features});
    return *this;
  }

  const std::vector<std::string> &score_columns() const { return scores_; }
  const std::vector<std::string> &uncertainty_columns() const { return uncertainty_; }
  const std::vector<std::string> &against_columns() const { return against_; }
  const std::string &weight_column() const { return weight_column_; }
  const std::vector<Compared> &compared() const { return compared_; }
  const std::vector<std::string> &class_names() const { return class_names_; }
  /// Columns with an axis title. titles() contains the titles in the same order.
  const std::vector<std::string> &titled() const { return titled_; }
  const std::vector<std::string> &titles() const { return titles_; }
  const std::function<double(double, double)> &merit_function() const { return merit_; }
  /// Options of the ablation's trainings; null for no ablation.
  const std::shared_ptr<const TrainOptions> &ablation() const { return ablation_; }

  /// The C struct, without the function of merit, the ablation, names and titles. Its pointers are valid as long as
  /// these options are neither changed nor destroyed.
  rootgrad_evaluate_options_t raw() const {
    rootgrad_evaluate_options_t raw = raw_;
    raw.scores = scores_.size();
    raw.uncertainties = uncertainty_.size();
    raw.against = against_.size();
    raw.n_signal_efficiencies = signal_efficiencies_.size();
    raw.signal_efficiencies = signal_efficiencies_.empty() ? nullptr : signal_efficiencies_.data();
    raw.n_background_efficiencies = background_efficiencies_.size();
    raw.background_efficiencies = background_efficiencies_.empty() ? nullptr : background_efficiencies_.data();
    raw.title = title_.empty() ? nullptr : detail::c_string("title", title_);
    return raw;
  }

private:
  template <class T> EvaluateOptions &set(T &field, T value) {
    field = value;
    return *this;
  }

  rootgrad_evaluate_options_t raw_{};
  std::vector<double> signal_efficiencies_, background_efficiencies_;
  std::vector<std::string> scores_, uncertainty_, against_, class_names_, titled_, titles_;
  std::string weight_column_, title_;
  std::function<double(double, double)> merit_;
  std::shared_ptr<const TrainOptions> ablation_;
  std::vector<Compared> compared_;
};

namespace detail {

/// Carries the exception of a function of merit past the library: C frames must not be unwound.
struct MeritCourier {
  const std::function<double(double, double)> *call;
  std::exception_ptr exception;

  static double call_back(double signal, double background, void *user) {
    MeritCourier &courier = *static_cast<MeritCourier *>(user);
    try {
      if (!courier.exception)
        return (*courier.call)(signal, background);
    } catch (...) {
      courier.exception = std::current_exception();
    }
    return std::numeric_limits<double>::quiet_NaN();
  }
};

/// C strings of texts, valid as long as `texts` is not changed.
inline std::vector<const char *> c_strings(const char *name, const std::vector<std::string> &texts) {
  std::vector<const char *> pointers;
  for (const std::string &text : texts)
    pointers.push_back(c_string(name, text));
  return result(pointers);
}

/// \param others number of scores of other networks, which follow those of the options
/// \param names names of the targets after the true one, two of which may be equal; empty for those of the rows
inline Report evaluate(const rootgrad_network_t *network, const rootgrad_dataset_t *test,
                       const rootgrad_dataset_t *training, const EvaluateOptions &options, std::size_t others,
                       const std::vector<std::string> &names) {
  rootgrad_evaluate_options_t raw = options.raw();
  const std::vector<const char *> names_in_c = c_strings("a column", names);
  const std::vector<const char *> class_names = c_strings("class_names", options.class_names());
  const std::vector<const char *> titled = c_strings("the column of a title", options.titled());
  const std::vector<const char *> titles = c_strings("title", options.titles());
  const auto first = [](const std::vector<const char *> &all) { return all.empty() ? nullptr : all.data(); };
  raw.names = first(names_in_c);
  raw.n_names = names_in_c.size();
  raw.class_names = first(class_names);
  raw.n_class_names = class_names.size();
  raw.titled = first(titled);
  raw.n_titled = titled.size();
  raw.titles = first(titles);
  raw.n_titles = titles.size();
  raw.scores += others;
  MeritCourier courier{&options.merit_function(), nullptr};
  if (options.merit_function()) {
    raw.merit_function = courier.call_back;
    raw.merit_user = &courier;
  }
  RawTrainOptions ablation;
  if (options.ablation()) {
    const std::vector<std::string> &extra = options.ablation()->extra_columns();
    if (!extra.empty())
      throw Error(ErrorCode::Argument, "the ablation's loss needs the column '" + extra[0] +
                                           "' besides the target; wanted a loss of output and target");
    ablation.set(*options.ablation(), network, test, raw.scores + raw.uncertainties + options.against_columns().size());
    raw.ablation = &ablation.raw;
  }
  rootgrad_report_t *handle = nullptr;
  const rootgrad_status_t status = rootgrad_evaluate(network, test, training, &raw, &handle);
  Report report = Report::adopt(status == ROOTGRAD_STATUS_OK ? handle : nullptr);
  if (courier.exception)
    std::rethrow_exception(courier.exception);
  check(status);
  return detail::result(report);
}

/// Throws if an option needs frames.
inline void check_has_no_frames(const EvaluateOptions &options) {
  if (!options.compared().empty())
    throw Error(ErrorCode::Argument,
                "compare names the network '" + options.compared()[0].name +
                    "', and the rows are in a Dataset; wanted frames, or its scores as a target of the "
                    "Dataset after the truth, named by scores({…})");
}

} // namespace detail

/// Evaluates the network on rows and returns the report. For a classifier: ROC curve, working points, calibration, best
/// cut, confusion matrix. For a regression: residuals and pulls. For both: importances of the inputs. The task and the
/// options determine which numbers and figures the report contains.
///
/// Nothing is changed. The result depends on the set of rows, the options and the network, but not on the order of the
/// rows or the number of threads. Throws Error: Data (no row of one of two classes), Shape, Argument, NotFinite; and exceptions
/// of a function of merit.
inline Report evaluate(const Network &net, const Dataset &test, const EvaluateOptions &options = EvaluateOptions()) {
  detail::check_has_no_frames(options);
  Report report = detail::evaluate(detail::live(net), detail::live(test), nullptr, options, 0, {});
  return detail::result(report);
}

/// Same as above, with the rows that the network was trained on for comparison, which shows over-training.
inline Report evaluate(const Network &net, const Dataset &test, const Dataset &training,
                       const EvaluateOptions &options = EvaluateOptions()) {
  detail::check_has_no_frames(options);
  Report report = detail::evaluate(detail::live(net), detail::live(test), detail::live(training), options, 0, {});
  return detail::result(report);
}

} // namespace rootgrad

#endif // ROOTGRAD_EVALUATE_HPP
