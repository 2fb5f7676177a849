/// \file rdf_fit_action-inl.hpp
/// Definitions of the functions that rdf_fit_action.hpp declares.
#ifndef ROOTGRAD_RDF_FIT_ACTION_INL_HPP
#define ROOTGRAD_RDF_FIT_ACTION_INL_HPP

#include "rdf_collect.hpp"
#include "rdf_fit_action.hpp"

#include <ROOT/RDF/Utils.hxx>
#include <TError.h>

#include <cstddef>
#include <exception>
#include <memory>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Returns the network's handle, if the constructor's arguments fit together.
ROOTGRAD_ON_USE rootgrad_network_t *checked_action(const Network &net, const std::vector<std::string> &columns,
                                                   unsigned slots, const TrainOptions &options, std::size_t targets) {
  const bool weighted = !options.weight_column().empty();
  if (slots == 0)
    throw Error(ErrorCode::Argument, "FitAction's slots are 0; wanted df.GetNSlots()");
  if (targets == 0)
    throw Error(ErrorCode::Argument, "FitAction's targets are 0; wanted at least 1");
  const std::size_t least = targets + (weighted ? 2 : 1);
  if (columns.size() < least)
    throw Error(ErrorCode::Argument, "FitAction has " + std::to_string(columns.size()) + " columns; wanted at least " +
                                         std::to_string(least) + ": features, " +
                                         (targets == 1 ? "target" : std::to_string(targets) + " targets") +
                                         (weighted ? ", weight" : ""));
  const std::size_t features = columns.size() - targets - (weighted ? 1 : 0);
  check_target_is_no_feature(columns.data(), features, columns.data() + features, targets);
  if (weighted && columns.back() != options.weight_column())
    throw Error(ErrorCode::Argument, "FitAction's last column is '" + columns.back() + "'; wanted the weight column '" +
                                         options.weight_column() + "'");
  return live(net);
}

struct FitOfEvents {
  struct Slot {
    std::vector<ColumnSpan> spans;
    unsigned long long events = 0;
    char apart[64] = {};
  };
  rootgrad_network_t
      *net; // a handle: if the network was destroyed before the end of the loop, that is an error, not a crash
  TrainOptions options;
  std::vector<std::string> names;
  std::size_t targets;
  JaggedInputs inputs;
  std::vector<Slot> slots;
  std::unique_ptr<Collector> collector{};
  std::unique_ptr<InterruptGuard> guard{};
  std::shared_ptr<BookedFit> result = std::make_shared<BookedFit>();

  bool weighted() const { return !options.weight_column().empty(); }
  /// Number of columns after the features.
  std::size_t tail() const { return targets + (weighted() ? 1 : 0); }
};

} // namespace detail

ROOTGRAD_FACE_MEMBER FitAction::FitAction(Network &net, const std::vector<std::string> &columns, unsigned slots,
                                          const TrainOptions &options, std::size_t targets) {
  auto *handle = detail::checked_action(net, columns, slots, options, targets);
  slots_.resize(slots);
  fit_ = std::make_shared<detail::FitOfEvents>(detail::FitOfEvents{
      handle, options, columns, targets, detail::JaggedInputs(net), std::vector<detail::FitOfEvents::Slot>(slots)});
}

ROOTGRAD_FACE_MEMBER std::shared_ptr<BookedFit> FitAction::GetResultPtr() const { return fit_->result; }

ROOTGRAD_FACE_MEMBER void FitAction::Initialize() {
  auto &fit = *fit_;
  fit.result->error_ = nullptr;
  fit.collector = std::make_unique<detail::Collector>(fit.names, fit.targets, fit.weighted(), fit.inputs, &fit.options);
  fit.collector->begin(static_cast<unsigned>(slots_.size()));
  fit.guard = std::make_unique<detail::InterruptGuard>(fit.options);
}

ROOTGRAD_FACE_MEMBER bool FitAction::begin_event(unsigned slot, std::size_t columns) {
  if (slot >= slots_.size())
    throw Error(ErrorCode::Argument, "FitAction is called for slot " + std::to_string(slot) + " (counted from 0) of " +
                                         std::to_string(slots_.size()) +
                                         "; make it with df.GetNSlots(), after EnableImplicitMT");
  if (columns != fit_->names.size()) {
    fit_->collector->fail(slot, 0, ErrorCode::Shape,
                          "FitAction was booked with " + std::to_string(columns) + " columns; wanted " +
                              std::to_string(fit_->names.size()) + ", as named when it was made");
    return false;
  }
  fit_->guard->check();
  slots_[slot].values.clear();
  slots_[slot].widths.clear();
  return true;
}

ROOTGRAD_FACE_MEMBER bool FitAction::accepts_complex(unsigned slot, const std::type_info &type) {
  if (!fit_->inputs)
    return true;
  const auto name = ROOT::Internal::RDF::TypeID2TypeName(type);
  fit_->collector->fail(slot, fit_->slots[slot].events, ErrorCode::ColumnType,
                        detail::complex_message(fit_->names[slots_[slot].widths.size()], name));
  return false;
}

ROOTGRAD_FACE_MEMBER void FitAction::refuse(unsigned slot, const std::type_info &type) {
  const auto name = ROOT::Internal::RDF::TypeID2TypeName(type);
  fit_->collector->fail(slot, fit_->slots[slot].events, ErrorCode::ColumnType,
                        detail::not_numeric_message(fit_->names[slots_[slot].widths.size()], name));
}

ROOTGRAD_FACE_MEMBER void FitAction::end_event(unsigned slot_number) {
  auto &fit = *fit_;
  auto &slot = slots_[slot_number];
  auto &own = fit.slots[slot_number];
  const std::size_t tail = fit.tail(), features = fit.names.size() - tail;
  for (std::size_t i = features; i < fit.names.size(); ++i)
    if (slot.widths[i] != 1)
      return fit.collector->fail(slot_number, own.events, ErrorCode::ColumnType,
                                 "column '" + fit.names[i] +
                                     "' is an array; the target and the weight must be one number per event");
  slot.widths.resize(features);
  const float *last = slot.values.data() + slot.values.size() - tail;
  const float weight = fit.weighted() ? last[fit.targets] : 1.f;
  const auto event = own.events++;
  if (!fit.collector->packs())
    return fit.collector->add(slot_number, event, slot.values.data(), slot.widths, last, weight);
  own.spans.clear();
  const float *first = slot.values.data();
  for (const std::size_t width : slot.widths) {
    own.spans.push_back({first, width});
    first += width;
  }
  fit.collector->add(
      slot_number, event, [&](detail::SlotPacking &packing) { return packing(own.spans, event); }, last, weight);
}

ROOTGRAD_FACE_MEMBER void FitAction::Finalize() {
  auto &fit = *fit_;
  const auto collector = std::move(fit.collector);
  const auto guard = std::move(fit.guard);
  if (std::uncaught_exceptions() > 0)
    return; // an exception is leaving the loop, which still ends its actions: the events are incomplete
  try {
    collector->end();
    const auto data = collector->finish();
    guard->check();
    fit.result->history_ = detail::fit(fit.net, data.handle(), nullptr, fit.options);
    fit.result->history_.set_reading("event loop: booked as an action");
  } catch (const std::exception &error) {
    fit.result->error_ = std::current_exception();
    ::Error("rootgrad::FitAction", "%s", error.what());
  } catch (...) { // from on_epoch; RDataFrame lets no exception out of an action's end
    fit.result->error_ = std::current_exception();
    ::Error("rootgrad::FitAction", "on_epoch threw something that is not a std::exception");
  }
}

} // namespace rootgrad

#endif
