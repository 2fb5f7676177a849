/// \file fit.hpp
/// Training of a network.
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

/// Carries the exception of a callback past the library: C frames must not be unwound. The callback receives a `Event`,
/// in C a Raw.
template <class Event, class Raw> struct Courier {
  const std::function<Flow(const Event &)> *call;
  std::exception_ptr exception;

  static std::int32_t call_back(const Raw *raw, void *user) {
    Courier &courier = *static_cast<Courier *>(user);
    try {
      return static_cast<std::int32_t>((*courier.call)(Event(*raw)));
    } catch (...) {
      courier.exception = std::current_exception();
      return -1;
    }
  }
};

/// The options of a fit in the form of the C interface. The pointers refer to the TrainOptions and to this object,
/// which must live as long.
struct RawTrainOptions {
  rootgrad_train_options_t raw{};
  std::vector<rootgrad_part_t> parts;
  std::vector<rootgrad_missing_t> missing;
  Owner<rootgrad_loss_function_t> loss;

  RawTrainOptions() = default;
  RawTrainOptions(const RawTrainOptions &) = delete; // the C struct points into the lists
  RawTrainOptions &operator=(const RawTrainOptions &) = delete;

  /// Sets the options for this network and these rows.
  /// \param behind number of the rows' targets that follow those of the fit and the columns that its loss needs
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
    rootgrad_train_options_t values =
        raw; // a Table has an output for each target: only the loss knows the number of targets
    values.loss = ROOTGRAD_LOSS_MSE;
    check(rootgrad_network_outputs_for(network, data, &values, behind + extra, &outputs));
    check(rootgrad_dataset_shape(data, nullptr, nullptr, &columns));
    columns = columns > behind ? columns - behind : 1; // (the library refuses too few)
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

/// Applies the memory limit of the options to rows that are read from columns.
inline void limit_memory(Dataset &data, const TrainOptions &options) {
  if (options.memory() != 0)
    data.limit_memory(static_cast<long long>(options.memory()), options.folder());
}

/// Throws if the options limit the memory: these rows are already in memory.
inline void check_memory(const TrainOptions &options) {
  if (options.memory() != 0)
    throw Error(ErrorCode::Argument, "memory is " + std::to_string(options.memory()) + " bytes; wanted 0 " +
                                         either("where the rows are in a Dataset already: give it the limit, "
                                                "data.limit_memory(…), before its rows are appended",
                                                "for arrays, which are in memory already"));
}

} // namespace detail

/// Trains a network on the rows. The fraction options.validation_fraction of them is used for validation.
///
/// The network changes when the fit ends; after an exception it is unchanged. The result depends on the set of rows,
/// the options and the network's parameters, but not on the order of the rows or the number of threads. Throws Error:
/// Data, NotFinite (with column and row), Shape, Argument, Busy, Diverged, Io, Format; and exceptions of on_epoch.
inline History fit(Network &net, const Dataset &data, const TrainOptions &options = TrainOptions()) {
  detail::check_memory(options);
  return detail::fit(detail::live(net), detail::live(data), nullptr, options);
}

/// Trains a network on rows and validates it on other rows.
inline History fit(Network &net, const Dataset &data, const Dataset &validation,
                   const TrainOptions &options = TrainOptions()) {
  const rootgrad_dataset_t *held_out = detail::unmoved(validation.handle(), "the validation data set");
  detail::check_memory(options);
  return detail::fit(detail::live(net), detail::live(data), held_out, options);
}

} // namespace rootgrad

#endif // ROOTGRAD_FIT_HPP
