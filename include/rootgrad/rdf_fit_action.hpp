/// \file rdf_fit_action.hpp
/// Training as an RDataFrame action, for `Book`: it runs in the same event loop as the histograms booked beside it.
///
/// ```cpp
/// rootgrad::FitAction action(net, {"pt", "eta", "is_signal"}, df.GetNSlots());
/// auto fit = df.Book<float, float, int>(std::move(action), {"pt", "eta", "is_signal"});
/// auto pt = df.Histo1D("pt");
/// fit->history().best_epoch();   // runs the loop, then trains
/// ```
///
/// The columns are the features, then the target (or several, see the constructor), then (if `options.weight_column` is
/// set) the weight. A booked action
/// runs in the next event loop on its frame, whoever starts it.
#ifndef ROOTGRAD_RDF_FIT_ACTION_HPP
#define ROOTGRAD_RDF_FIT_ACTION_HPP

#include "rdf_collect.hpp"

#include <ROOT/RDF/RActionImpl.hxx>
#include <ROOT/RDF/Utils.hxx>
#include <TError.h>

#include <exception>
#include <memory>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <vector>

class TTreeReader;

namespace rootgrad {

/// What a booked fit leaves: a history, or the error that it ended with.
///
/// RDataFrame lets no exception out of an action's end, so an error is printed there and thrown by `history()`.
class BookedFit {
  friend class FitAction;
  History history_;
  std::exception_ptr error_;

public:
  /// The history. Throws the `Error` that the training ended with.
  const History &history() const {
    if (error_)
      std::rethrow_exception(error_);
    return history_;
  }
  operator const History &() const { return history(); }
};

/// Gathers the events slot by slot, and trains when the loop ends. `net` must live until the loop's
/// end and keep its place.
class FitAction : public ROOT::Detail::RDF::RActionImpl<FitAction> {
  struct Slot {
    std::vector<float> values;       // features side by side, then targets[, weight]
    std::vector<std::size_t> widths; // of every column
    std::vector<detail::ColumnSpan> spans;
    unsigned long long events = 0;
    char apart[64] = {};
  };
  rootgrad_network_t *net_; // a handle: if the network is gone by the end of the loop, that is an error, not a fault
  TrainOptions options_;
  std::vector<std::string> names_;
  std::size_t targets_;
  unsigned n_slots_;
  detail::JaggedInputs inputs_;
  std::unique_ptr<detail::Collector> collector_;
  std::vector<Slot> slots_;
  std::shared_ptr<BookedFit> result_ = std::make_shared<BookedFit>();
  std::unique_ptr<detail::InterruptGuard> guard_;

  /// The network's handle, if the constructor's arguments fit together.
  static rootgrad_network_t *checked(const Network &net, const std::vector<std::string> &columns, unsigned slots,
                                     const TrainOptions &options, std::size_t targets) {
    const bool weighted = !options.weight_column().empty();
    if (slots == 0)
      throw Error(ErrorCode::Argument, "FitAction's slots are 0; wanted df.GetNSlots()");
    if (targets == 0)
      throw Error(ErrorCode::Argument, "FitAction's targets are 0; wanted at least 1");
    const std::size_t least = targets + (weighted ? 2 : 1);
    if (columns.size() < least)
      throw Error(ErrorCode::Argument, "FitAction has " + std::to_string(columns.size()) +
                                           " columns; wanted at least " + std::to_string(least) + ": features, " +
                                           (targets == 1 ? "target" : std::to_string(targets) + " targets") +
                                           (weighted ? ", weight" : ""));
    const std::size_t features = columns.size() - targets - (weighted ? 1 : 0);
    detail::check_target_is_no_feature(columns.data(), features, columns.data() + features, targets);
    if (weighted && columns.back() != options.weight_column())
      throw Error(ErrorCode::Argument, "FitAction's last column is '" + columns.back() +
                                           "'; wanted the weight column '" + options.weight_column() + "'");
    return detail::live(net);
  }

  bool weighted() const { return !options_.weight_column().empty(); }

  /// Appends a column's value. False if its type is none that can be trained on.
  template <class T> bool push(unsigned slot_number, const T &value) {
    auto &slot = slots_[slot_number];
    if constexpr (detail::is_scalar_value<T>) {
      slot.values.push_back(static_cast<float>(value));
      slot.widths.push_back(1);
      return true;
    } else if constexpr (detail::is_array_value<T>) {
      for (auto &&v : value)
        slot.values.push_back(static_cast<float>(v));
      slot.widths.push_back(value.size());
      return true;
    } else {
      const auto type = ROOT::Internal::RDF::TypeID2TypeName(typeid(T));
      collector_->fail(slot_number, slot.events, ErrorCode::ColumnType,
                       detail::not_numeric_message(names_[slot.widths.size()], type));
      return false;
    }
  }

public:
  using Result_t = BookedFit;

  /// \param columns the features, the target and, if `options.weight_column` is set, the weight: the list given to `Book`
  /// \param slots `df.GetNSlots()`, asked after `EnableImplicitMT`
  /// \param targets how many of the columns are targets: one, or as many as the network has outputs for a regression
  FitAction(Network &net, const std::vector<std::string> &columns, unsigned slots,
            const TrainOptions &options = TrainOptions(), std::size_t targets = 1)
      : net_(checked(net, columns, slots, options, targets)), options_(options), names_(columns), targets_(targets),
        n_slots_(slots), inputs_(net), slots_(slots) {}
  FitAction(FitAction &&) = default;
  FitAction(const FitAction &) = delete;

  std::shared_ptr<BookedFit> GetResultPtr() const { return result_; }
  std::string GetActionName() const { return "rootgrad::FitAction"; }

  void Initialize() {
    result_->error_ = nullptr;
    collector_ = std::make_unique<detail::Collector>(names_, targets_, weighted(), inputs_, &options_);
    collector_->begin(n_slots_);
    guard_ = std::make_unique<detail::InterruptGuard>(options_);
  }
  void InitTask(TTreeReader *, unsigned) {}

  template <class... T> void Exec(unsigned slot_number, const T &...columns) {
    if (slot_number >= n_slots_)
      throw Error(ErrorCode::Argument, "FitAction is called for slot " + std::to_string(slot_number) +
                                           " (counted from 0) of " + std::to_string(n_slots_) +
                                           "; make it with df.GetNSlots(), after EnableImplicitMT");
    if (sizeof...(T) != names_.size())
      return collector_->fail(slot_number, 0, ErrorCode::Shape,
                              "FitAction was booked with " + std::to_string(sizeof...(T)) + " columns; wanted " +
                                  std::to_string(names_.size()) + ", as named when it was made");
    guard_->check();
    auto &slot = slots_[slot_number];
    slot.values.clear();
    slot.widths.clear();
    if (!(push(slot_number, columns) && ...))
      return;
    const std::size_t tail = targets_ + (weighted() ? 1 : 0);
    for (std::size_t i = names_.size() - tail; i < names_.size(); ++i)
      if (slot.widths[i] != 1)
        return collector_->fail(slot_number, slot.events, ErrorCode::ColumnType,
                                "column '" + names_[i] +
                                    "' is an array; the target and the weight must be one number an event");
    slot.widths.resize(names_.size() - tail);
    const float *last = slot.values.data() + slot.values.size() - tail;
    const float weight = weighted() ? last[targets_] : 1.f;
    if (!collector_->packs())
      return collector_->add(slot_number, slot.events++, slot.values.data(), slot.widths, last, weight);
    slot.spans.clear();
    const float *first = slot.values.data();
    for (const std::size_t width : slot.widths) {
      slot.spans.push_back({first, width});
      first += width;
    }
    const auto event = slot.events++;
    collector_->add(
        slot_number, event, [&](detail::SlotPacking &packing) { return packing(slot.spans, event); }, last, weight);
  }

  void Finalize() {
    const auto collector = std::move(collector_);
    const auto guard = std::move(guard_);
    if (std::uncaught_exceptions() > 0)
      return; // an exception is leaving the loop, which ends its actions all the same: not all events were seen
    try {
      collector->end();
      const auto data = collector->finish();
      guard->check();
      result_->history_ = detail::fit(net_, data.handle(), nullptr, options_);
    } catch (const std::exception &error) {
      result_->error_ = std::current_exception();
      ::Error("rootgrad::FitAction", "%s", error.what());
    } catch (...) { // thrown by on_epoch; RDataFrame lets nothing out of an action's end
      result_->error_ = std::current_exception();
      ::Error("rootgrad::FitAction", "on_epoch threw something that is no std::exception");
    }
  }
};

} // namespace rootgrad

#endif
