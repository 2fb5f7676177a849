/// \file rdf_distributed.hpp
/// A network on the workers of a distributed RDataFrame, which accept headers and expressions, but no objects.
///
/// Only Python has such frames. There `rootgrad.define` sends a header that contains the bytes of the networks' files.
/// The header creates a `WorkerNetwork`, which the column's expression calls for each event. No other header includes
/// this one.
#ifndef ROOTGRAD_RDF_DISTRIBUTED_HPP
#define ROOTGRAD_RDF_DISTRIBUTED_HPP

#include "rdf_on_use.hpp"
#include "rdf_slot_ensembles.hpp"

#include <TBase64.h>
#include <TSystem.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {
namespace detail {

/// Returns the network of a file whose bytes are given in Base64.
ROOTGRAD_ON_USE Network network_of_base64(const char *text) {
  const TString bytes = TBase64::Decode(text);
  TString path = "rootgrad";
  std::FILE *file = gSystem->TempFileName(path);
  if (!file)
    throw Error(ErrorCode::Io, "cannot create a temporary file in " + std::string(gSystem->TempDirectory()) +
                                   ", for a network that was sent to this process; set TMPDIR to a writable folder");
  const auto size = static_cast<std::size_t>(bytes.Length());
  const bool written = std::fwrite(bytes.Data(), 1, size, file) == size;
  const bool closed = std::fclose(file) == 0;
  struct Removed {
    const char *path;
    ~Removed() { gSystem->Unlink(path); }
  } const removed{path.Data()};
  if (!written || !closed)
    throw Error(ErrorCode::Io,
                "cannot write " + std::string(path.Data()) +
                    ", for a network that was sent to this process; set TMPDIR to a folder with free space");
  return Network::load(path.Data());
}

/// Method to read a column of this C++ type.
template <class Column> constexpr ColumnKind kind_of() {
  if constexpr (std::is_arithmetic<Column>::value || std::is_enum<Column>::value)
    return ColumnKind::Scalar;
  else if constexpr (is_complex_value<Column>)
    return ColumnKind::Complex;
  else if constexpr (is_complex_value<typename Column::value_type>)
    return ColumnKind::ComplexArray;
  else if constexpr (std::is_same<typename Column::value_type, float>::value)
    return ColumnKind::FloatArray;
  else
    return ColumnKind::Array;
}

template <class Column> void put(SlotRow &row, const ColumnPlan &plan, const Column &column) {
  constexpr auto kind = kind_of<Column>();
  if constexpr (kind == ColumnKind::Scalar) {
    row.scalars[plan.index] = static_cast<float>(column);
  } else if constexpr (kind == ColumnKind::Complex || kind == ColumnKind::ComplexArray) {
    std::size_t size = 2;
    if constexpr (kind == ColumnKind::ComplexArray)
      size = 2 * column.size();
    float *to = row.room(&row, plan.index, size);
    row.lengths[plan.index] = size;
    row.arrays[plan.index] = to;
    each_number(column, [&to](float number) { *to++ = number; });
  } else {
    const auto size = column.size();
    row.lengths[plan.index] = size;
    if constexpr (kind == ColumnKind::FloatArray) {
      row.arrays[plan.index] = column.data();
    } else {
      float *to = row.room(&row, plan.index, size);
      row.arrays[plan.index] = to;
      for (std::size_t i = 0; i < size; ++i)
        to[i] = static_cast<float>(column[i]);
    }
  }
}

/// A network, or an ensemble, as a function of an event's columns, which have these types. Safe from any number of
/// threads, of which a worker may have several by `EnableImplicitMT`: each event borrows buffers that no other event
/// uses at the same time.
template <class Result, class... Columns> class WorkerNetwork {
  struct Event {
    SlotRow row;
    SlotInputs inputs;
    SlotEnsemble model;
    SlotId id;
    Event(const WorkerNetwork &of, std::size_t arrays)
        : row(sizeof...(Columns) - arrays, arrays), inputs(of.plan_, of.networks_[0], of.names_, 1),
          model(of.predictors_), id(of.id_columns_) {}
  };
  /// Borrowed buffers of an event, returned in every case, also after an exception.
  class Lent {
    const WorkerNetwork &of_;
    std::unique_ptr<Event> event_;

  public:
    explicit Lent(const WorkerNetwork &of) : of_(of), event_(of.take()) {}
    ~Lent() {
      const std::lock_guard<std::mutex> lock(of_.mutex_);
      of_.free_.push_back(std::move(event_));
    }
    Event *operator->() const { return event_.get(); }
  };

  std::vector<Network> networks_;
  std::vector<Predictor> predictors_;
  std::vector<std::string> names_;
  std::vector<ColumnPlan> plan_;
  OfEnsemble what_;
  std::size_t id_columns_;
  std::uint64_t seed_;
  mutable std::mutex mutex_;
  mutable std::vector<std::unique_ptr<Event>> free_;

  std::size_t arrays() const {
    std::size_t n = 0;
    for (const auto &column : plan_)
      n += column.is_array();
    return n;
  }
  std::unique_ptr<Event> take() const {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      if (!free_.empty()) {
        auto event = std::move(free_.back());
        free_.pop_back();
        return event;
      }
    }
    return std::make_unique<Event>(*this, arrays());
  }

public:
  /// \param files the networks' files, in Base64
  /// \param names names of the columns
  /// \param id_columns number of integers in an event's id, from which `OfEnsemble::HeldOut` finds the network; else 0
  WorkerNetwork(std::initializer_list<const char *> files, std::vector<std::string> names, Output output,
                OfEnsemble what, std::size_t id_columns, std::uint64_t seed)
      : names_(std::move(names)), what_(what), id_columns_(id_columns), seed_(seed) {
    for (const char *file : files)
      networks_.push_back(network_of_base64(file));
    for (const Network &network : networks_)
      predictors_.emplace_back(network, output);
    const ColumnKind kinds[] = {kind_of<Columns>()...};
    std::size_t scalars = 0, arrays = 0;
    for (std::size_t i = 0; i < sizeof...(Columns); ++i) {
      ColumnPlan column;
      column.name = names_.at(i);
      column.kind = kinds[i];
      column.index = column.is_array() ? arrays++ : scalars++;
      plan_.push_back(column);
    }
  }

  /// \param entry number of the event, for messages
  Result operator()(ULong64_t entry, std::initializer_list<long long> id, const Columns &...columns) const {
    const Lent event(*this);
    std::size_t i = 0;
    (put(event->row, plan_[i++], columns), ...);
    const auto address = static_cast<ULong64_t>(reinterpret_cast<std::uintptr_t>(&event->row));
    const float *x = event->inputs(0, address, entry);
    auto &model = event->model;
    std::copy(id.begin(), id.end(), event->id.own.begin());
    const float *y = what_ == OfEnsemble::HeldOut
                         ? model.one(event->id.fold(static_cast<std::uint32_t>(networks_.size()), seed_), x)
                     : what_ == OfEnsemble::Spread ? model.spread(x)
                     : networks_.size() == 1       ? model.one(0, x)
                                                   : model.mean(x);
    return values_of<Result>(y, model.k);
  }
};

} // namespace detail
} // namespace rootgrad

#endif
