/// \file fit.hpp
/// Training.
#ifndef ROOTGRAD_FIT_HPP
#define ROOTGRAD_FIT_HPP

#include "dataset.hpp"
#include "error.hpp"
#include "history.hpp"
#include "network.hpp"
#include "options.hpp"

#include <cstdint>
#include <exception>
#include <functional>
#include <vector>

namespace rootgrad {
namespace detail {

/// Carries the exception of a callback, which is told what is in C a Raw, around the library: C frames must not be
/// unwound.
template <class Told, class Raw> struct Courier {
  const std::function<Flow(const Told &)> *call;
  std::exception_ptr exception;

  static std::int32_t call_back(const Raw *told, void *user) {
    Courier &courier = *static_cast<Courier *>(user);
    try {
      return static_cast<std::int32_t>((*courier.call)(Told(*told)));
    } catch (...) {
      courier.exception = std::current_exception();
      return -1;
    }
  }
};

/// The options of a fit as C takes them: they lead to what the TrainOptions and this own, which must live as long.
struct RawTrainOptions {
  rootgrad_train_options_t raw{};
  std::vector<rootgrad_part_t> parts;
  std::vector<rootgrad_missing_t> missing;
  Owner<rootgrad_loss_function_t> loss;

  RawTrainOptions() = default;
  RawTrainOptions(const RawTrainOptions &) = delete; // the C struct looks at the lists
  RawTrainOptions &operator=(const RawTrainOptions &) = delete;

  /// For this network and these rows.
  /// \param behind how many of the rows' targets follow those of the fit and the columns that its loss wants
  void set(const TrainOptions &options, const rootgrad_network_t *network, const rootgrad_dataset_t *data,
           std::size_t behind = 0) {
    raw = options.raw();
    parts = options.raw_parts();
    missing = options.raw_missing();
    raw.parts = parts.data();
    raw.n_parts = parts.size();
    raw.missing = missing.data();
    raw.n_missing = missing.size();
    if (!options.loss_function())
      return;
    std::size_t outputs = 0, columns = 0;
    const std::size_t extra = options.extra_columns().size();
    rootgrad_train_options_t values = raw; // of a Table an output for each target: the loss alone knows more of them
    values.loss = ROOTGRAD_LOSS_MSE;
    check(rootgrad_network_outputs_for(network, data, &values, behind + extra, &outputs));
    check(rootgrad_dataset_shape(data, nullptr, nullptr, &columns));
    columns = columns > behind ? columns - behind : 1; // (too few the library refuses)
    if (columns <= extra)
      throw Error(ErrorCode::Shape, "the rows have " + std::to_string(columns) +
                                        " targets; wanted at least one, and the loss's " + std::to_string(extra) +
                                        " columns after it");
    loss = observe_loss(options.loss_function(), outputs, columns - extra, extra);
    raw.loss_function = loss.get();
  }
};

inline History fit(rootgrad_network_t *mlp, const rootgrad_dataset_t *data, const rootgrad_dataset_t *validation,
                   const TrainOptions &options) {
  RawTrainOptions own;
  own.set(options, mlp, data);
  Courier<Epoch, rootgrad_epoch_t> courier{&options.callback(), nullptr};
  rootgrad_on_epoch_t call = options.raw_callback();
  void *user = options.raw_user();
  if (options.callback()) {
    call = courier.call_back;
    user = &courier;
  }
  rootgrad_history_t *history = nullptr;
  const rootgrad_status_t status = rootgrad_network_fit(mlp, data, validation, &own.raw, call, user, &history);
  if (courier.exception)
    std::rethrow_exception(courier.exception);
  check(status);
  const Owner<rootgrad_history_t> owner(history);
  return History(history);
}

/// Holds rows that are read from columns to the limit of the options.
inline void limit_memory(Dataset &data, const TrainOptions &options) {
  if (options.memory() != 0)
    data.limit_memory(static_cast<long long>(options.memory()), options.folder());
}

/// Refuses a limit for rows that are there already.
inline void check_memory(const TrainOptions &options) {
  if (options.memory() != 0)
    throw Error(ErrorCode::Argument, "memory is " + std::to_string(options.memory()) +
                                         " bytes; wanted 0 where the rows are in a Dataset already: give it the limit, "
                                         "data.limit_memory(…), before its rows are appended");
}

} // namespace detail

/// Trains a network on the rows, of which options.validation_fraction are kept for validation.
///
/// The network changes when the fit ends; after an exception it is as before. The result depends on the set of rows, the
/// options and the network's parameters: not on the rows' order, nor on the number of threads. Throws Error: Data,
/// NotFinite (names column and row), Shape, Argument, Busy, Diverged, Io, Format; and what on_epoch throws.
inline History fit(Network &net, const Dataset &data, const TrainOptions &options = TrainOptions()) {
  detail::check_memory(options);
  return detail::fit(detail::live(net), detail::live(data), nullptr, options);
}

/// Trains a network on rows, validating on others.
inline History fit(Network &net, const Dataset &data, const Dataset &validation,
                   const TrainOptions &options = TrainOptions()) {
  const rootgrad_dataset_t *held_out = detail::unmoved(validation.handle(), "the validation data set");
  detail::check_memory(options);
  return detail::fit(detail::live(net), detail::live(data), held_out, options);
}

} // namespace rootgrad

#endif // ROOTGRAD_FIT_HPP
