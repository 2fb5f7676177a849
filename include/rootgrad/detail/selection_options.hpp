/// \file selection_options.hpp
/// Options for model selection: folds, learning rates, fractions of the rows, the space of a search.
#ifndef ROOTGRAD_SELECTION_OPTIONS_HPP
#define ROOTGRAD_SELECTION_OPTIONS_HPP

#include "column.hpp"
#include "error.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <locale>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// Folds of a cross-validation: rootgrad::Folds(5).by({"run", "event"}). Without by(), every fold has the same fraction
/// of each class.
class Folds {
public:
  /// Number of folds, at least 2.
  explicit Folds(long long n = 5) : n_(detail::count("folds", n)) {
    if (n_ > std::numeric_limits<std::uint32_t>::max())
      throw Error(ErrorCode::Argument, "folds is " + std::to_string(n_) + "; wanted a number of 32 bits");
  }
  /// Random seed of the folds. Default 0.
  Folds &seed(std::uint64_t value) {
    seed_ = value;
    return *this;
  }
  /// Integer columns that make up an event's id. The fold is computed from a hash of these and the seed, so the same
  /// event is in the same fold in every file. The ensemble then knows for every event which network was not trained on
  /// it.
  Folds &by(const Names &columns) {
    columns_ = columns.list();
    return *this;
  }

  std::size_t size() const { return n_; }
  std::uint64_t seed() const { return seed_; }
  const std::vector<std::string> &columns() const { return columns_; }

private:
  std::size_t n_;
  std::uint64_t seed_ = 0;
  std::vector<std::string> columns_;
};

/// Learning rates that find_learning_rate() tries.
class LearningRateOptions {
public:
  LearningRateOptions() {
    detail::check_version();
    detail::check(rootgrad_learning_rate_options_default(sizeof raw_, &raw_));
  }
  /// First and last learning rate. Default 1e-7 and 10.
  LearningRateOptions &range(double low, double high) {
    raw_.low = low;
    raw_.high = high;
    return *this;
  }
  /// Number of steps, one for each rate. Default 200.
  LearningRateOptions &steps(long long n) {
    raw_.steps = detail::count("steps", n);
    return *this;
  }
  /// The scan ends if the mean loss is this many times its smallest value so far. Default 4.
  LearningRateOptions &diverges(double factor) {
    raw_.diverges = factor;
    return *this;
  }
  rootgrad_learning_rate_options_t raw() const { return raw_; }

private:
  rootgrad_learning_rate_options_t raw_{};
};

/// Fractions of the rows that learning_curve() trains on.
class LearningCurveOptions {
public:
  LearningCurveOptions() {
    detail::check_version();
    detail::check(rootgrad_learning_curve_options_default(sizeof raw_, &raw_));
  }
  /// Fractions of the rows, in rising order, up to 1. Default 0.1, 0.2, 0.4, 0.7, 1.
  LearningCurveOptions &fractions(std::vector<double> parts) {
    fractions_ = std::move(parts);
    return *this;
  }
  /// Number of fits for each fraction, each with other rows and initial weights. Default 3.
  LearningCurveOptions &repeats(long long n) {
    raw_.repeats = detail::count("repeats", n);
    return *this;
  }
  /// Random seed for the choice of rows. Default 0.
  LearningCurveOptions &seed(std::uint64_t value) {
    raw_.seed = value;
    return *this;
  }
  /// The C struct, which points into these options.
  rootgrad_learning_curve_options_t raw() const {
    rootgrad_learning_curve_options_t raw = raw_;
    raw.n_fractions = fractions_.size();
    raw.fractions = fractions_.empty() ? nullptr : fractions_.data();
    return raw;
  }

private:
  rootgrad_learning_curve_options_t raw_{};
  std::vector<double> fractions_;
};

/// Strategy of search().
class SearchOptions {
public:
  SearchOptions() {
    detail::check_version();
    detail::check(rootgrad_search_options_default(sizeof raw_, &raw_));
  }
  /// Number of points drawn from the space. Default 20.
  SearchOptions &trials(long long n) {
    raw_.trials = detail::count("trials", n);
    return *this;
  }
  /// Successive halving: all points train for some epochs, at least `first_epochs`. The best of them, one in `eta`,
  /// continue to `eta` times as many epochs, and so on, until the last have trained for all epochs. This is the
  /// default, with 3 and 1.
  SearchOptions &halving(long long eta = 3, long long first_epochs = 1) {
    raw_.halving = 1;
    raw_.eta = detail::count("eta", eta);
    raw_.first_epochs = detail::count("first_epochs", first_epochs);
    return *this;
  }
  /// Random search: all points train for all epochs.
  SearchOptions &random() {
    raw_.halving = 0;
    return *this;
  }
  /// Random seed of the points. Default 0.
  SearchOptions &seed(std::uint64_t value) {
    raw_.seed = value;
    return *this;
  }
  /// Number of trials at the same time, which share the threads; 0 for one per core. The result does not depend on it.
  /// Default 1.
  SearchOptions &jobs(long long n) {
    raw_.jobs = detail::count("jobs", n);
    return *this;
  }
  /// File for the results so far, with which an interrupted search continues. Default none.
  SearchOptions &state(std::string path) {
    state_ = std::move(path);
    return *this;
  }
  /// The C struct, which points into these options.
  rootgrad_search_options_t raw() const {
    rootgrad_search_options_t raw = raw_;
    raw.state = state_.empty() ? nullptr : detail::c_string("state", state_);
    return raw;
  }

private:
  rootgrad_search_options_t raw_{};
  std::string state_;
};

/// Space of options from which search() chooses:
///
///     rootgrad::Space().log("learning_rate", 1e-4, 1e-1).choices("batch_size", {64, 256}).hidden({{32}, {64, 64}})
///     rootgrad::Space("learning_rate=1e-4..1e-1; batch_size=64,256; hidden=32,64-64; activation=relu,gelu")
///
/// Dimensions are learning_rate, weight_decay, clip_norm, batch_size, and for an Mlp hidden and activation. search()
/// checks them.
class Space {
public:
  Space() = default;
  /// A space as text: dimensions separated by `;`, each with a range a..b or choices separated by commas; hidden widths
  /// are joined by `-`.
  explicit Space(std::string text) : text_(std::move(text)) {}

  /// Adds numbers from `low` to `high` with uniform logarithms.
  Space &log(const std::string &name, double low, double high) { return add(name, number(low) + ".." + number(high)); }
  /// Adds a choice of numbers.
  Space &choices(const std::string &name, const std::vector<double> &values) {
    return add(name, joined(values, ",", number));
  }
  /// Adds a choice of hidden layers' widths, for an Mlp; an empty list is a network without hidden layers.
  Space &hidden(const std::vector<std::vector<long long>> &choices) {
    return add("hidden", joined(choices, ",", [](const std::vector<long long> &widths) {
                 return widths.empty() ? std::string("none") : joined(widths, "-", [](long long width) {
                   return std::to_string(detail::count("hidden", width));
                 });
               }));
  }
  /// Adds a choice of activations by their names, {"relu", "gelu"}.
  Space &activations(const Names &names) {
    return add("activation", joined(names.list(), ",", [](const std::string &name) { return name; }));
  }

  /// The whole space as text.
  const std::string &text() const { return text_; }

private:
  Space &add(const std::string &name, const std::string &values) {
    text_ += (text_.empty() ? "" : "; ") + name + "=" + values;
    return *this;
  }

  template <class Values, class F> static std::string joined(const Values &values, const char *between, F text) {
    std::string all;
    for (std::size_t i = 0; i < values.size(); ++i)
      all += (i ? between : "") + text(values[i]);
    return all;
  }

  /// Shortest decimal text that reads back as the same number.
  static std::string number(double value) {
    std::string text;
    for (int digits = 6; digits <= 17; ++digits) {
      std::ostringstream out;
      out.imbue(std::locale::classic());
      out.precision(digits);
      out << value;
      text = out.str();
      std::istringstream in(text);
      in.imbue(std::locale::classic());
      double again = 0;
      if (in >> again && again == value)
        break;
    }
    return text;
  }

  std::string text_;
};

namespace detail {

/// Folds in the form of the C interface, without ids; points to the names, which must live as long.
struct RawFolds {
  rootgrad_folds_t raw{};
  std::vector<const char *> names;

  RawFolds(const Folds &folds, const std::vector<std::string> &columns) {
    check_version();
    check(rootgrad_folds_default(sizeof raw, &raw));
    raw.folds = static_cast<std::uint32_t>(folds.size());
    raw.seed = folds.seed();
    for (const std::string &column : columns)
      names.push_back(c_string("an id column's name", column));
    raw.columns = names.empty() ? nullptr : names.data();
    raw.n_columns = names.size();
  }
  RawFolds(const RawFolds &) = delete; // the C struct points to the names
  RawFolds &operator=(const RawFolds &) = delete;
};

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_SELECTION_OPTIONS_HPP
