/// \file selection_options.hpp
/// How to select: folds, learning rates, parts of the rows, what a search may choose.
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

/// The folds of a cross-validation: rootgrad::Folds(5).by({"run", "event"}). Without by() every class has the same share of each.
class Folds {
public:
  /// At least 2.
  explicit Folds(long long n = 5) : n_(detail::count("folds", n)) {
    if (n_ > std::numeric_limits<std::uint32_t>::max())
      throw Error(ErrorCode::Argument, "folds is " + std::to_string(n_) + "; wanted a number of 32 bits");
  }
  /// Default 0.
  Folds &seed(std::uint64_t value) {
    seed_ = value;
    return *this;
  }
  /// Columns of integers that make up an event's id: its fold is a hash of these and the seed. Then an event is in the same fold in every
  /// file, and the ensemble knows, wherever it meets one, which network has not seen it.
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

/// Which learning rates find_learning_rate() goes through.
class LearningRateOptions {
public:
  LearningRateOptions() {
    detail::check_version();
    detail::check(rootgrad_learning_rate_options_default(sizeof raw_, &raw_));
  }
  /// The first and the last. Default 1e-7 and 10.
  LearningRateOptions &range(double low, double high) {
    raw_.low = low;
    raw_.high = high;
    return *this;
  }
  /// Steps, at a rate each. Default 200.
  LearningRateOptions &steps(long long n) {
    raw_.steps = detail::count("steps", n);
    return *this;
  }
  /// It ends where the mean loss is this many times the least so far. Default 4.
  LearningRateOptions &diverges(double factor) {
    raw_.diverges = factor;
    return *this;
  }
  rootgrad_learning_rate_options_t raw() const { return raw_; }

private:
  rootgrad_learning_rate_options_t raw_{};
};

/// Which parts of the rows learning_curve() trains on.
class LearningCurveOptions {
public:
  LearningCurveOptions() {
    detail::check_version();
    detail::check(rootgrad_learning_curve_options_default(sizeof raw_, &raw_));
  }
  /// Parts of the rows, rising, up to 1. Default 0.1, 0.2, 0.4, 0.7, 1.
  LearningCurveOptions &fractions(std::vector<double> parts) {
    fractions_ = std::move(parts);
    return *this;
  }
  /// Fits of each part, each with other rows and weights. Default 3.
  LearningCurveOptions &repeats(long long n) {
    raw_.repeats = detail::count("repeats", n);
    return *this;
  }
  /// Of the choice of rows. Default 0.
  LearningCurveOptions &seed(std::uint64_t value) {
    raw_.seed = value;
    return *this;
  }
  /// The C struct, which leads to what these options have.
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

/// How search() spends its time.
class SearchOptions {
public:
  SearchOptions() {
    detail::check_version();
    detail::check(rootgrad_search_options_default(sizeof raw_, &raw_));
  }
  /// Points that are drawn. Default 20.
  SearchOptions &trials(long long n) {
    raw_.trials = detail::count("trials", n);
    return *this;
  }
  /// All train for some epochs, at least `first_epochs`; the best of them, one in `eta`, go on until `eta` times as many, and so on, until
  /// the last have all epochs. The default, with 3 and 1.
  SearchOptions &halving(long long eta = 3, long long first_epochs = 1) {
    raw_.halving = 1;
    raw_.eta = detail::count("eta", eta);
    raw_.first_epochs = detail::count("first_epochs", first_epochs);
    return *this;
  }
  /// All train for all epochs.
  SearchOptions &random() {
    raw_.halving = 0;
    return *this;
  }
  /// Of the points. Default 0.
  SearchOptions &seed(std::uint64_t value) {
    raw_.seed = value;
    return *this;
  }
  /// Trials at a time, among which the threads are divided; 0 for one a core. The result does not depend on it. Default 1.
  SearchOptions &jobs(long long n) {
    raw_.jobs = detail::count("jobs", n);
    return *this;
  }
  /// A file that keeps what is known, so that the same search goes on where it was interrupted. Default none.
  SearchOptions &state(std::string path) {
    state_ = std::move(path);
    return *this;
  }
  /// The C struct, which leads to what these options have.
  rootgrad_search_options_t raw() const {
    rootgrad_search_options_t raw = raw_;
    raw.state = state_.empty() ? nullptr : detail::c_string("state", state_);
    return raw;
  }

private:
  rootgrad_search_options_t raw_{};
  std::string state_;
};

/// What search() may choose:
///
///     rootgrad::Space().log("learning_rate", 1e-4, 1e-1).choices("batch_size", {64, 256}).hidden({{32}, {64, 64}})
///     rootgrad::Space("learning_rate=1e-4..1e-1; batch_size=64,256; hidden=32,64-64; activation=relu,gelu")
///
/// Dimensions are learning_rate, weight_decay, clip_norm, batch_size, and of an Mlp hidden and activation. They are checked by search().
class Space {
public:
  Space() = default;
  /// As text: dimensions between `;`, of each a range a..b or choices between commas; hidden widths are joined by `-`.
  explicit Space(std::string text) : text_(std::move(text)) {}

  /// Numbers from `low` to `high` whose logarithms are uniform.
  Space &log(const std::string &name, double low, double high) { return add(name, number(low) + ".." + number(high)); }
  /// Any of these numbers.
  Space &choices(const std::string &name, const std::vector<double> &values) {
    return add(name, joined(values, ",", number));
  }
  /// Widths between inputs and outputs; an empty list is a network without hidden layers.
  Space &hidden(const std::vector<std::vector<long long>> &choices) {
    return add("hidden", joined(choices, ",", [](const std::vector<long long> &widths) {
                 return widths.empty() ? std::string("none") : joined(widths, "-", [](long long width) {
                   return std::to_string(detail::count("hidden", width));
                 });
               }));
  }
  /// Names of activations, {"relu", "gelu"}.
  Space &activations(const Names &names) {
    return add("activation", joined(names.list(), ",", [](const std::string &name) { return name; }));
  }

  /// All of it as text.
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

  /// The shortest digits that are read back as the same number.
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

/// Folds as C takes them, without ids; leads to the names, which must live as long.
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
  RawFolds(const RawFolds &) = delete; // the C struct looks at the names
  RawFolds &operator=(const RawFolds &) = delete;
};

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_SELECTION_OPTIONS_HPP
