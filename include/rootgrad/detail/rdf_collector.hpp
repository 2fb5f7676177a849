/// \file rdf_collector.hpp
/// Gathers the rows from the slots of event loops, or from the readers of clusters, in one `Dataset`.
#ifndef ROOTGRAD_RDF_COLLECTOR_HPP
#define ROOTGRAD_RDF_COLLECTOR_HPP

#include "fit.hpp"
#include "rdf_columns.hpp"
#include "rdf_jagged.hpp"
#include "rdf_on_use.hpp"

#include <cmath>
#include <cstdint>
#include <cstring>
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

ROOTGRAD_ON_USE bool all_finite(const float *values, std::size_t count) {
  constexpr std::uint32_t exponent = 0x7f800000; // only inf and NaN have all of these bits set
  std::uint32_t found = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::uint32_t bits;
    std::memcpy(&bits, values + i, sizeof bits);
    found |= (bits & exponent) == exponent;
  }
  return found == 0;
}

/// Gathers rows from the slots of an event loop, or of several loops one after the other. `add` may run in several
/// threads, each with its own slot.
///
/// An error in the data is stored and thrown after the loop. An exception from within an event loop would leave every
/// other result booked on the same frame silently incomplete.
class Collector {
  struct Slot {
    std::vector<float> x, y, w;
    std::vector<std::size_t> widths;    // widths of the feature columns; empty before the slot's first event
    std::optional<SlotPacking> packing; // for jagged columns
    std::optional<std::pair<unsigned long long, Error>> problem;
    char apart[64] = {};
  };
  std::vector<std::string> names_; // features, targets[, weight]
  std::size_t targets_;
  bool weighted_;
  const TrainOptions *options_;
  JaggedInputs inputs_;
  std::vector<bool> jagged_; // one for each feature
  Cut cut_ = {0, 0};
  std::size_t rows_before_ = 0; // rows before this loop
  bool by_entry_ = false;       // true if this loop numbers its events by entry
  std::vector<std::unique_ptr<Slot>> slots_;
  std::mutex mutex_; // protects the members below
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
      auto data = std::make_unique<Dataset>(Columns(columns), targets);
      data->set_names(targets, weighted_ ? names_.back() : "weight");
      if (inputs_)
        data->set_collections(inputs_.collections);
      if (options_)
        limit_memory(*data, *options_);
      widths_ = widths;
      data_ = std::move(data); // assigned only when complete: another slot would use it at once
    }
    slot.widths = widths_;
  }

  void append(const float *x, std::size_t rows, const float *y, const float *w) {
    std::lock_guard<std::mutex> lock(mutex_);
    data_->append(x, rows, y, weighted_ ? w : nullptr);
  }

  void flush(Slot &slot) {
    if (slot.y.empty())
      return;
    append(slot.x.data(), slot.w.size(), slot.y.data(), slot.w.data());
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
        if (!std::isfinite(x[at + k]) && (at + k >= jagged_.size() || !jagged_[at + k])) {
          name = names_[i] + (slot.widths[i] > 1 ? "[" + std::to_string(k) + "]" : "");
          value = x[at + k];
          i = features() - 1; // the first problem is enough
          break;
        }
    problem(slot, event, ErrorCode::NotFinite,
            "column '" + name + "' is " +
                (std::isnan(value) ? "nan"
                 : value > 0       ? "inf"
                                   : "-inf") +
                " (as a 32-bit float) at row " + std::to_string(event) + "; values must be finite: " +
                either("Filter such events out, or replace the value in a Define",
                       "Filter such events out, or put a number in its place by a Define (for a feature, declare this "
                       "number: missing={\"x\": -999})"));
  }

  void problem(Slot &slot, unsigned long long event, ErrorCode code, std::string message) const {
    if (ROOT::IsImplicitMTEnabled() && !by_entry_)
      message += row_numbers_note;
    slot.problem.emplace(event, Error(code, message));
  }

public:
  /// \param names the feature columns, then the targets, then the weight if there is one
  /// \param inputs jagged inputs of the network
  /// \param options options with the memory limit for the rows, if given; they must outlive this object
  Collector(std::vector<std::string> names, std::size_t targets, bool weighted, JaggedInputs inputs = JaggedInputs(),
            const TrainOptions *options = nullptr)
      : names_(std::move(names)), targets_(targets), weighted_(weighted), options_(options),
        inputs_(std::move(inputs)) {
    for (const Collection &of : inputs_.collections) {
      jagged_.resize(of.feature + of.columns * of.at_most, false);
      std::fill_n(jagged_.begin() + std::ptrdiff_t(of.feature), of.columns * of.at_most, true);
    }
  }
  Collector(const Collector &) = delete; // slots refer to the inputs
  Collector &operator=(const Collector &) = delete;

  /// Prepares for an event loop with this number of slots.
  /// \param by_entry true if events are numbered by their entries also with implicit multi-threading
  void begin(unsigned slots, bool by_entry = false) {
    rows_before_ = rows();
    by_entry_ = by_entry;
    slots_.clear();
    for (unsigned i = 0; i < std::max(1u, slots); ++i)
      slots_.push_back(std::make_unique<Slot>());
    const auto first = names_.begin();
    if (inputs_)
      for (auto &slot : slots_)
        slot->packing.emplace(std::vector<std::string>(first, first + std::ptrdiff_t(features())), inputs_);
  }

  /// True if events are arranged here: `add` then takes the columns.
  bool packs() const { return bool(inputs_); }

  /// Adds one event.
  /// \param x the features side by side
  /// \param widths number of values of each feature column in this event
  /// \param y the targets
  void add(unsigned slot_number, unsigned long long event, const float *x, const std::vector<std::size_t> &widths,
           const float *y, float w) {
    auto &slot = *slots_[slot_number];
    if (slot.problem)
      return;
    try {
      store(slot, event, x, widths, y, w);
    } catch (const Error &error) { // an error of the library, about a column list or lack of memory
      slot.problem.emplace(event, error);
    }
  }

  /// Adds one event for a network with jagged columns. `columns(packing)` sets its columns.
  template <class Columns>
  void add(unsigned slot_number, unsigned long long event, Columns columns, const float *y, float w) {
    auto &slot = *slots_[slot_number];
    if (slot.problem)
      return;
    try {
      const float *x = columns(*slot.packing);
      store(slot, event, x, slot.packing->widths(), y, w);
    } catch (const Error &error) {
      problem(slot, event, error.code(), error.what());
    }
  }

  /// Adds consecutive events whose features have the same widths; the same as `add` for each.
  /// \return true if there was no problem
  bool add_rows(unsigned slot_number, unsigned long long first, std::size_t rows, const float *x,
                const std::vector<std::size_t> &widths, const float *y, const float *w) {
    auto &slot = *slots_[slot_number];
    std::size_t total = 0;
    for (const std::size_t width : widths)
      total += width;
    try {
      if (slot.widths.empty())
        first_event(slot, widths);
      if (widths == slot.widths && all_finite(x, rows * total) && all_finite(y, rows * targets_) &&
          all_finite(w, rows)) {
        flush(slot); // (rows added one by one before)
        append(x, rows, y, w);
        return true;
      }
      for (std::size_t i = 0; i < rows && !slot.problem; ++i)
        store(slot, first + i, x + i * total, widths, y + i * targets_, w[i]);
    } catch (const Error &error) {
      slot.problem.emplace(first, error);
    }
    return !slot.problem;
  }

  /// True if a slot had a problem; it then accepts no more events.
  bool failed(unsigned slot) const { return slots_[slot]->problem.has_value(); }

  /// Stores a problem for `end`; further events of the slot are ignored.
  void fail(unsigned slot, unsigned long long event, ErrorCode code, const std::string &message) {
    if (!slots_[slot]->problem)
      problem(*slots_[slot], event, code, message);
  }

  /// Ends the loop. Throws the problem of the lowest row.
  void end() {
    Slot *worst = nullptr;
    for (auto &slot : slots_)
      if (slot->problem && (!worst || slot->problem->first < worst->problem->first))
        worst = slot.get();
    if (worst)
      throw worst->problem->second;
    for (auto &slot : slots_) {
      flush(*slot);
      if (slot->packing) {
        cut_.rows += slot->packing->cut().rows;
        cut_.entries += slot->packing->cut().entries;
      }
    }
  }

  /// Number of rows of the loops that have ended.
  std::size_t rows() const { return data_ ? data_->rows() : 0; }

  /// Returns all rows. Throws `Data` if there are no events.
  Dataset finish() {
    if (rows() == 0)
      throw Error(ErrorCode::Data, "the RDataFrame has no events (none in the input, or none passes the filters)");
    if (inputs_)
      data_->set_collections(inputs_.collections, cut_);
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
        return problem(slot, event, ErrorCode::Shape,
                       ragged_message(names_[i], event, widths[i], slot.widths[i],
                                      rows_before_ ? "the frames before" : "the first event"));
      total += widths[i];
    }
    float probe = w * 0.f; // stays 0 unless a value is inf or NaN
    for (std::size_t t = 0; t < targets_; ++t)
      probe += y[t] * 0.f;
    for (std::size_t i = 0; i < total; ++i)
      if (i >= jagged_.size() || !jagged_[i]) // (entries of collections are finite, or missing)
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

} // namespace detail
} // namespace rootgrad

#endif
