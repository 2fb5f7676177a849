/// \file rdf_collect.hpp
/// One pass over an RDataFrame, its columns gathered into a `Dataset`; and `fit` on it.
#ifndef ROOTGRAD_RDF_COLLECT_HPP
#define ROOTGRAD_RDF_COLLECT_HPP

#include "rdf_columns.hpp"
#include "rdf_interrupt.hpp"

#include <cmath>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

inline const char *const row_numbers_note =
    " (rows are numbered as read: with EnableImplicitMT that is not the entry number)";

/// Gathers rows from many slots. `add` may run in several threads, each with its own slot.
///
/// An error in the data is kept, not thrown, until `finish`: an exception that leaves an event loop would leave every
/// other result booked on the same frame silently incomplete.
class Collector {
  struct Slot {
    std::vector<float> x, y, w;
    std::vector<std::size_t> widths; // of the feature columns; empty before the slot's first event
    std::optional<std::pair<unsigned long long, Error>> problem;
    char apart[64] = {};
  };
  std::vector<std::string> names_; // features, targets[, weight]
  std::size_t targets_;
  bool weighted_;
  std::vector<std::unique_ptr<Slot>> slots_;
  std::mutex mutex_; // guards what follows
  std::vector<std::size_t> widths_;
  std::unique_ptr<Dataset> data_;

  std::size_t features() const { return names_.size() - targets_ - (weighted_ ? 1 : 0); }

  void first_event(Slot &slot, const std::vector<std::size_t> &widths) {
    std::lock_guard<std::mutex> lock(mutex_);
    if (!data_) {
      std::vector<Column> columns;
      for (std::size_t i = 0; i < features(); ++i)
        columns.emplace_back(names_[i], widths[i]);
      const auto target = names_.begin() + std::ptrdiff_t(features());
      const Names targets(std::vector<std::string>(target, target + std::ptrdiff_t(targets_)));
      data_ = std::make_unique<Dataset>(Columns(columns), targets);
      data_->set_names(targets, weighted_ ? names_.back() : "weight");
      widths_ = widths;
    }
    slot.widths = widths_;
  }

  void flush(Slot &slot) {
    if (slot.y.empty())
      return;
    std::lock_guard<std::mutex> lock(mutex_);
    data_->append(slot.x.data(), slot.w.size(), slot.y.data(), weighted_ ? slot.w.data() : nullptr);
    slot.x.clear();
    slot.y.clear();
    slot.w.clear();
  }

  void not_finite(Slot &slot, unsigned long long event, const float *x, const float *y, float w) {
    std::string name = names_.back();
    float value = w;
    for (std::size_t t = targets_; t-- > 0;)
      if (!std::isfinite(y[t])) {
        name = names_[features() + t];
        value = y[t];
      }
    for (std::size_t i = 0, at = 0; i < features(); at += slot.widths[i++])
      for (std::size_t k = 0; k < slot.widths[i]; ++k)
        if (!std::isfinite(x[at + k])) {
          name = names_[i] + (slot.widths[i] > 1 ? "[" + std::to_string(k) + "]" : "");
          value = x[at + k];
          i = features() - 1; // the first one is enough
          break;
        }
    problem(slot, event, ErrorCode::NotFinite,
            "column '" + name + "' is " +
                (std::isnan(value) ? "nan"
                 : value > 0       ? "inf"
                                   : "-inf") +
                " (as a 32-bit float) at row " + std::to_string(event) +
                "; training data must be finite: Filter such events out, or replace the value in a Define");
  }

  static void problem(Slot &slot, unsigned long long event, ErrorCode code, std::string message) {
    if (ROOT::IsImplicitMTEnabled())
      message += row_numbers_note;
    slot.problem.emplace(event, Error(code, message));
  }

public:
  /// \param names the feature columns, then the targets, then the weight if there is one
  Collector(std::vector<std::string> names, std::size_t targets, bool weighted, unsigned slots)
      : names_(std::move(names)), targets_(targets), weighted_(weighted) {
    for (unsigned i = 0; i < std::max(1u, slots); ++i)
      slots_.push_back(std::make_unique<Slot>());
  }

  /// One event.
  /// \param x the features side by side; \param widths how many values each feature column has in this event; \param y
  /// the targets
  void add(unsigned slot_number, unsigned long long event, const float *x, const std::vector<std::size_t> &widths,
           const float *y, float w) {
    auto &slot = *slots_[slot_number];
    if (slot.problem)
      return;
    try {
      store(slot, event, x, widths, y, w);
    } catch (const Error &error) { // the library's own, on a column list or for lack of memory
      slot.problem.emplace(event, error);
    }
  }

  /// Keeps a problem for `finish`; further events of the slot are passed over.
  void fail(unsigned slot, unsigned long long event, ErrorCode code, const std::string &message) {
    if (!slots_[slot]->problem)
      problem(*slots_[slot], event, code, message);
  }

  /// The rows of all slots. Throws the problem of the lowest row, or `Data` if no event came.
  Dataset finish() {
    Slot *worst = nullptr;
    for (auto &slot : slots_)
      if (slot->problem && (!worst || slot->problem->first < worst->problem->first))
        worst = slot.get();
    if (worst)
      throw worst->problem->second;
    for (auto &slot : slots_)
      flush(*slot);
    if (!data_ || data_->rows() == 0)
      throw Error(ErrorCode::Data,
                  "the RDataFrame has no events to train on (none in the input, or none passes the filters)");
    return std::move(*data_);
  }

private:
  void store(Slot &slot, unsigned long long event, const float *x, const std::vector<std::size_t> &widths,
             const float *y, float w) {
    if (slot.widths.empty())
      first_event(slot, widths);
    std::size_t total = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
      if (widths[i] != slot.widths[i])
        return problem(slot, event, ErrorCode::Shape, ragged_message(names_[i], event, widths[i], slot.widths[i]));
      total += widths[i];
    }
    float probe = w * 0.f; // stays 0 unless a value is inf or NaN
    for (std::size_t t = 0; t < targets_; ++t)
      probe += y[t] * 0.f;
    for (std::size_t i = 0; i < total; ++i)
      probe += x[i] * 0.f;
    if (!(probe == 0.f))
      return not_finite(slot, event, x, y, w);
    slot.x.insert(slot.x.end(), x, x + total);
    slot.y.insert(slot.y.end(), y, y + targets_);
    slot.w.push_back(w);
    if (slot.x.size() >= 65536) // 256 KiB: large enough to make the lock rare
      flush(slot);
  }
};

/// Refuses a target that is a feature as well: the network would read off the answer.
inline void check_target_is_no_feature(const std::string *features, std::size_t n, const std::string *targets,
                                       std::size_t m) {
  for (std::size_t t = 0; t < m; ++t)
    if (std::find(features, features + n, targets[t]) != features + n)
      throw Error(ErrorCode::Argument,
                  "the feature columns hold '" + targets[t] + "'; wanted columns other than the target");
}

/// The targets, and behind them the columns that a loss of the user's own wants.
inline Names with_extra(const Names &targets, const TrainOptions &options) {
  std::vector<std::string> names = targets.list();
  names.insert(names.end(), options.extra_columns().begin(), options.extra_columns().end());
  return Names(names);
}

inline std::vector<std::string> all_columns(const std::vector<std::string> &features, const Names &targets,
                                            const std::string &weight) {
  if (features.empty())
    throw Error(ErrorCode::Argument, "the list of feature columns is empty; wanted at least one column");
  if (targets.size() == 0)
    throw Error(ErrorCode::Argument, "the list of target columns is empty; wanted at least one column");
  check_target_is_no_feature(features.data(), features.size(), targets.list().data(), targets.size());
  auto names = features;
  names.insert(names.end(), targets.begin(), targets.end());
  if (!weight.empty())
    names.push_back(weight);
  return detail::result(names);
}

/// Reads the columns in one event loop, which also runs whatever else is booked on the frame.
/// \param inputs of the network they are for; 0: any number
inline Dataset collect(ROOT::RDF::RNode df, const std::vector<std::string> &features, const Names &targets,
                       const std::string &weight, const InterruptGuard &guard, std::size_t inputs = 0) {
  const auto names = all_columns(features, targets, weight);
  auto packed = pack(df, names);
  if (inputs) // what can be known before the events are read
    check_input_count({packed.plan.begin(), packed.plan.begin() + std::ptrdiff_t(features.size())}, inputs);
  static_cast<void>(Dataset(Columns(features), targets)); // refuses empty and double names before the loop
  for (std::size_t i = features.size(); i < names.size(); ++i)
    if (packed.plan[i].is_array())
      throw Error(ErrorCode::ColumnType, "column '" + names[i] + "' has type " + packed.plan[i].type + "; the " +
                                             (i < features.size() + targets.size() ? "target" : "weight") +
                                             " must be one number an event");
  Collector collector(names, targets.size(), !weight.empty(), packed.node.GetNSlots());
  std::vector<std::vector<std::size_t>> widths(packed.node.GetNSlots(), std::vector<std::size_t>(features.size(), 1));
  const auto &plan = packed.plan;
  const auto n = features.size();
  const auto target_at = plan[n].index; // targets and weight are scalars: they follow each other
  const auto n_targets = targets.size();
  const bool has_arrays = packed.arrays() > 0;
  packed.node.ForeachSlot(
      [&](unsigned slot, ULong64_t address, ULong64_t event) {
        guard.check(" (other results booked on the same RDataFrame are incomplete)");
        auto &row = slot_row(address);
        if (has_arrays)
          for (std::size_t i = 0; i < n; ++i)
            if (plan[i].is_array())
              widths[slot][i] = row.lengths[plan[i].index];
        collector.add(slot, event, assemble(row, plan, n), widths[slot], row.scalars + target_at,
                      weight.empty() ? 1.f : row.scalars[target_at + n_targets]);
      },
      {packed.pointer, "rdfentry_"});
  auto data = collector.finish();
  guard.check(); // it may have come with the last event
  return detail::result(data);
}

} // namespace detail

/// Trains `net` on columns of an RDataFrame: one event loop to read them, then all epochs in memory.
///
/// `target` is a column of classes, or of values; a regression may have several, one for each output of the network:
/// `fit(net, df, {"pt", "eta"}, {"px", "py"}, TrainOptions().loss(Loss::Mse))`.
///
/// Columns may be of any numeric type, arrays (RVec, C array, std::vector, std::array) of constant length included: an
/// array of length 512 feeds 512 inputs. A weight column is named by `options.weight_column("w")`. The result does not
/// depend on the order in which events arrive: with and without `ROOT::EnableImplicitMT()` it is the same to the bit.
///
/// Ctrl-C stops cleanly: while training, `net` keeps the best weights so far and the history says `Interrupted`; while
/// the columns are still being read, an `Error` with code `Interrupted` is thrown and `net` is unchanged.
///
/// Errors (`net` unchanged): `UnknownColumn`, `ColumnType`, `Shape` (an array column of varying length, or features that
/// do not fit the network), `NotFinite`, `Data` (no events, one class only, weights summing to ≤ 0).
inline History fit(Network &net, ROOT::RDF::RNode df, const Names &features, const Names &target,
                   const TrainOptions &options = TrainOptions()) {
  detail::InterruptGuard guard(options);
  const auto data = detail::collect(df, features.list(), detail::with_extra(target, options), options.weight_column(),
                                    guard, net.features());
  return fit(net, data, options);
}

/// As above, with validation events from a frame of their own instead of a fraction of `df`.
inline History fit(Network &net, ROOT::RDF::RNode df, ROOT::RDF::RNode validation, const Names &features,
                   const Names &target, const TrainOptions &options = TrainOptions()) {
  detail::InterruptGuard guard(options);
  const auto data = detail::collect(df, features.list(), detail::with_extra(target, options), options.weight_column(),
                                    guard, net.features());
  const auto held_out = detail::collect(validation, features.list(), detail::with_extra(target, options),
                                        options.weight_column(), guard, net.features());
  return fit(net, data, held_out, options);
}

} // namespace rootgrad

#endif
