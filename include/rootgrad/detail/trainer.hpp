/// \file trainer.hpp
/// Collects rows one by one, then trains on them.
#ifndef ROOTGRAD_TRAINER_HPP
#define ROOTGRAD_TRAINER_HPP

#include "column.hpp"
#include "dataset.hpp"
#include "fit.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <vector>

namespace rootgrad {

/// Collects rows from one or several threads, then fits a network to them.
///
///     rootgrad::Trainer trainer(net, {"pt", "eta"}, options, df.GetNSlots());
///     df.ForeachSlot([&](unsigned slot, float pt, double eta, bool s) { trainer.add_slot(slot, pt, eta, s); },
///                    {"pt", "eta", "is_signal"});
///     auto history = trainer.fit();
///
/// Every slot has its own buffer; a full buffer is moved to the data set under a lock. Only one thread at a time may
/// use a slot: two threads in one slot get Error: Busy. Call fit(), flush(), rows() and clear() only while no thread
/// adds rows. The network must live until the fit has ended.
class Trainer {
public:
  /// \param targets names of a row's targets, in the order in which they are added; several for a regression with as
  ///         many outputs
  Trainer(Network &net, const Columns &columns, const TrainOptions &options = TrainOptions(), unsigned slots = 1,
          const Names &targets = "target")
      : state_(new State(net, columns, options, detail::at_least_one("slots", slots), targets)) {
    if (net.features() != 0 && columns.total() != net.features()) // (the first fit of a Table chooses)
      throw Error(ErrorCode::Shape, "the columns have " + std::to_string(columns.total()) +
                                        " features; wanted the network's " + std::to_string(net.features()));
  }

  /// Adds one row to slot 0: the features in the columns' order, the targets, and the weight if rows have weights.
  /// Numbers may have any type; pass an array column as a container of its width. Throws Error: ColumnType for text and
  /// other objects.
  template <class... X> void add(const X &...values) { add_slot(0, values...); }

  /// Adds one row to a slot.
  template <class... X> void add_slot(unsigned slot, const X &...values) {
    const Claim claim(state(), slot);
    Slot &s = claim.slot;
    s.row.clear();
    std::size_t argument = 0;
    (append(s.row, argument++, values), ...);
    push(s, s.row.data(), s.row.size());
  }

  /// Adds one row to a slot, from an array of its values: the features, the targets, and the weight if rows have
  /// weights.
  void add_values(unsigned slot, const float *row, std::size_t values) {
    const Claim claim(state(), slot);
    push(claim.slot, row, values);
  }

  /// Adds one row of features (F) with its one target to a slot. (For several targets: add_values.)
  void add_row(unsigned slot, const float *x, float target) {
    const Claim claim(state(), slot);
    one_target();
    push(claim.slot, x, &target, 1.0f, false);
  }
  /// Same as above with a weight.
  void add_row(unsigned slot, const float *x, float target, float weight) {
    const Claim claim(state(), slot);
    one_target();
    push(claim.slot, x, &target, weight, true);
  }

  /// Number of rows added so far.
  std::size_t rows() const {
    std::size_t rows = state().data.rows();
    for (const Slot &slot : state().slots)
      rows += slot.target.size() / state().targets.size();
    return rows;
  }

  /// Moves the rows in the buffers to the data set.
  void flush() {
    for (unsigned slot = 0; slot < slots(); ++slot) {
      const Claim claim(state(), slot);
      state().flush(claim.slot);
    }
  }

  /// Trains the network on all rows added. The rows stay for further fits. (If they exceed the memory limit of the
  /// options, no more rows can be added afterwards.) Throws as rootgrad::fit does.
  History fit() {
    flush();
    return detail::fit(state().net, state().data.handle(), nullptr, state().options);
  }
  /// Same as above, with validation on other rows.
  History fit(const Dataset &validation) {
    flush();
    const rootgrad_dataset_t *held_out = detail::unmoved(validation.handle(), "the validation data set");
    return detail::fit(state().net, state().data.handle(), held_out, state().options);
  }

  /// Removes all rows.
  void clear() {
    for (unsigned slot = 0; slot < slots(); ++slot) {
      const Claim claim(state(), slot);
      claim.slot.clear();
    }
    state().data = state().empty();
  }

  unsigned slots() const { return static_cast<unsigned>(state().slots.size()); }
  /// Rows that were moved from the buffers.
  Dataset &data() { return state().data; }

private:
  struct alignas(64) Slot {
    std::vector<float> x, target, weight, row; // (n, F), (n, T), (n) or none, (F + T + 1)
    std::atomic<bool> busy{false};

    void clear() {
      x.clear();
      target.clear();
      weight.clear();
    }
  };

  struct State {
    rootgrad_network_t *net;
    Columns columns;
    Names targets;
    std::size_t features;
    std::size_t block; // number of rows of a full buffer
    TrainOptions options;
    std::mutex mutex; // protects data
    Dataset data;
    std::vector<Slot> slots;

    State(Network &mlp, const Columns &names, const TrainOptions &train_options, unsigned n, const Names &target_names)
        : net(detail::live(mlp)), columns(names), targets(target_names), features(names.total()),
          block(std::max<std::size_t>(16, 65536 / std::max<std::size_t>(1, features))), options(train_options),
          data(empty()), slots(n) {}

    Dataset empty() const {
      Dataset rows(columns, targets);
      detail::limit_memory(rows, options);
      return rows;
    }

    void flush(Slot &slot) {
      if (slot.target.empty())
        return;
      const std::lock_guard<std::mutex> lock(mutex);
      data.append(slot.x.data(), slot.target.size() / targets.size(), slot.target.data(),
                  slot.weight.empty() ? nullptr : slot.weight.data());
      slot.clear();
    }
  };

  /// Exclusive use of a slot by one thread.
  struct Claim {
    Slot &slot;
    Claim(State &state, unsigned index) : slot(at(state, index)) {
      if (slot.busy.exchange(true, std::memory_order_acquire))
        throw Error(ErrorCode::Busy,
                    "the trainer's slot " + std::to_string(index) +
                        " is in use: another thread is adding to it; give each thread a slot of its own");
    }
    ~Claim() { slot.busy.store(false, std::memory_order_release); }
    Claim(const Claim &) = delete;
    Claim &operator=(const Claim &) = delete;

    static Slot &at(State &state, unsigned index) {
      if (index >= state.slots.size())
        throw Error(ErrorCode::Argument, "slot is " + std::to_string(index) + "; wanted less than the trainer's " +
                                             std::to_string(state.slots.size()) + " slots");
      return state.slots[index];
    }
  };

  template <class T> void append(std::vector<float> &row, std::size_t argument, const T &value) const {
    if (!detail::each_number(value, [&row](float number) { row.push_back(number); })) {
      const Columns &columns = state().columns;
      const Names &targets = state().targets;
      const std::size_t after = argument - std::min(argument, columns.size());
      throw Error(ErrorCode::ColumnType, (argument < columns.size() ? "column '" + columns[argument].name + "'"
                                          : after >= targets.size() ? std::string("the weight")
                                          : targets.size() == 1     ? std::string("the target")
                                                                    : "the target '" + targets[after] + "'") +
                                             (detail::is_text<T> ? " was given text" : " was given an object") +
                                             "; wanted a number, or a container of numbers");
    }
  }

  void push(Slot &slot, const float *row, std::size_t values) {
    const std::size_t features = state().features, least = features + state().targets.size();
    if (values != least && values != least + 1) {
      const std::size_t targets = state().targets.size();
      throw Error(ErrorCode::Shape, "the row has " + std::to_string(values) + " values; wanted " +
                                        std::to_string(features) + " features, " +
                                        (targets == 1 ? "the target" : std::to_string(targets) + " targets") +
                                        " and, if there is one, the weight");
    }
    const bool weighted = values > least;
    push(slot, row, row + features, weighted ? row[least] : 1.0f, weighted);
  }

  void one_target() const {
    if (state().targets.size() != 1)
      throw Error(ErrorCode::Shape, "the row has one target; wanted " + std::to_string(state().targets.size()) +
                                        ", as the trainer: use add_values");
  }

  void push(Slot &slot, const float *x, const float *target, float weight, bool weighted) {
    if (!slot.target.empty() && weighted == slot.weight.empty())
      throw Error(ErrorCode::Argument, weighted ? "the row has a weight; wanted none, as for the rows before"
                                                : "the row has no weight; wanted one, as for the rows before");
    slot.x.insert(slot.x.end(), x, x + state().features);
    slot.target.insert(slot.target.end(), target, target + state().targets.size());
    if (weighted)
      slot.weight.push_back(weight);
    if (slot.x.size() >= state().block * state().features)
      state().flush(slot);
  }

  State &state() const { return *detail::unmoved(state_.get(), "the trainer"); }

  std::unique_ptr<State> state_;
};

} // namespace rootgrad

#endif // ROOTGRAD_TRAINER_HPP
