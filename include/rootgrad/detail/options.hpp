/// \file options.hpp
/// Options of a training.
#ifndef ROOTGRAD_OPTIONS_HPP
#define ROOTGRAD_OPTIONS_HPP

#include "column.hpp"
#include "error.hpp"
#include "history.hpp"
#include "network.hpp"
#include "observe.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

/// Optimiser of a fit.
enum class Optimizer : int {
  AdamW = ROOTGRAD_OPTIMIZER_ADAM_W,
  Adam = ROOTGRAD_OPTIMIZER_ADAM,
  Sgd = ROOTGRAD_OPTIMIZER_SGD
};

/// Course of the learning rate during a fit.
enum class Schedule : int {
  Constant = ROOTGRAD_SCHEDULE_CONSTANT,
  Cosine = ROOTGRAD_SCHEDULE_COSINE, ///< a linear rise, then half a cosine
  Step = ROOTGRAD_SCHEDULE_STEP,     ///< multiplied by a factor after a fixed number of epochs
  Linear = ROOTGRAD_SCHEDULE_LINEAR, ///< a linear rise, then a straight line down
  Wsd = ROOTGRAD_SCHEDULE_WSD,       ///< warm-up, stable, decay
  Auto = ROOTGRAD_SCHEDULE_AUTO      ///< the schedule that suits the kind of network
};

/// Statistics that the features are scaled by.
enum class InputScaling : int {
  Standard = ROOTGRAD_INPUT_SCALING_STANDARD, ///< mean 0 and standard deviation 1
  Robust = ROOTGRAD_INPUT_SCALING_ROBUST,     ///< median 0 and distance of the quartiles 1: not sensitive to outliers
  Auto = ROOTGRAD_INPUT_SCALING_AUTO          ///< the scaling that suits the kind of network
};

/// Figure of the validation rows by which a fit chooses its best epoch.
enum class Monitor : int {
  Loss = ROOTGRAD_MONITOR_LOSS,    ///< the validation loss
  Metric = ROOTGRAD_MONITOR_METRIC ///< the reported metric; of epochs with equal metrics the one with the smaller loss
};

/// Progress bar of a fit on standard error.
enum class Progress : int {
  Auto = ROOTGRAD_PROGRESS_AUTO, ///< shown if standard error is a terminal
  On = ROOTGRAD_PROGRESS_ON,
  Off = ROOTGRAD_PROGRESS_OFF
};

/// Processes, called ranks, which train a network together: `options.communicator(…)`.
class Communicator {
public:
  /// Processes that functions of the program connect: a number of `rootgrad_communicator_new`, which the caller frees after
  /// the last fit.
  explicit Communicator(std::int32_t number) : number_(number) {}
  /// Number for the C interface.
  std::int32_t number() const { return number_; }

private:
  std::int32_t number_;
};

/// The processes that `mpiexec` started: `options.communicator(Mpi())`.
///
/// It opens an MPI library with the ABI of MPI 5 at run time: `libmpi_abi.so.1`, such as that of MPICH 5, or the file that
/// the environment variable `ROOTGRAD_MPI` names. Without such a library it throws Error: Rank.
class Mpi : public Communicator {
public:
  Mpi() : Communicator(ROOTGRAD_COMMUNICATOR_MPI) {
    detail::check_version();
    detail::check(rootgrad_mpi(&rank_, &size_));
  }
  /// Number of this process, from 0.
  std::size_t rank() const { return rank_; }
  /// Number of processes; 1 without mpiexec.
  std::size_t size() const { return size_; }

private:
  std::size_t rank_ = 0, size_ = 1;
};

/// Options of a training. Every setter returns the options, so calls can be chained.
///
///     rootgrad::TrainOptions().epochs(20).batch_size(512).learning_rate(1e-3f).patience(5)
///
/// The fit checks the ranges; a negative count throws at once.
class TrainOptions {
public:
  TrainOptions() {
    detail::check_version();
    detail::check(rootgrad_train_options_default(sizeof raw_, &raw_));
  }

  /// Number of passes over the training part. Default 20; for few rows, the number that gives 500 steps.
  TrainOptions &epochs(long long n) { return set(raw_.epochs, detail::count("epochs", n)); }
  /// Number of rows in a step. Default 256.
  TrainOptions &batch_size(long long n) { return set(raw_.batch_size, detail::count("batch_size", n)); }
  /// Highest learning rate of the schedule. Default: the one that suits the kind of network.
  TrainOptions &learning_rate(float rate) { return set(raw_.learning_rate, rate); }
  /// Highest learning rate for a part of the network: the parameters with this name, or with this name before a point,
  /// such as "head" for "head.weight" (net.summary() lists the names). If several calls match a parameter, the last one
  /// counts.
  TrainOptions &learning_rate(const std::string &part, float rate) {
    detail::c_string("part", part);
    parts_.emplace_back(part, rate);
    return *this;
  }
  /// Freezes a part of the network, so that it is not trained. Its batch norms keep their running means and variances,
  /// and normalise with them. history.notes() lists the frozen tensors.
  TrainOptions &freeze(const std::string &part) { return learning_rate(part, 0); }
  /// Optimiser of the fit. Default AdamW.
  TrainOptions &optimizer(Optimizer choice) { return set(raw_.optimizer, static_cast<std::int32_t>(choice)); }
  /// Decay rates of Adam's and AdamW's running means, and the number added to the square root. Defaults 0.9, 0.999,
  /// 1e-8.
  TrainOptions &adam(float beta1, float beta2, float epsilon) {
    raw_.beta1 = beta1;
    raw_.beta2 = beta2;
    return set(raw_.epsilon, epsilon);
  }
  /// Momentum of Optimizer::Sgd.
  TrainOptions &momentum(float value) { return set(raw_.momentum, value); }
  /// Weight decay of the weight matrices, at least 0. Default: 0.1 in the first fit of a Table, else 0.01.
  TrainOptions &weight_decay(float value) { return set(raw_.weight_decay, value); }
  /// Fraction of all steps, at the end of the fit, during which the weight decay falls to 0 as half a cosine. Default
  /// 0: constant.
  TrainOptions &weight_decay_fade(float share) { return set(raw_.weight_decay_fade, share); }
  /// Fraction of all steps, at the end of the fit, during which the dropout rates fall to 0 as half a cosine, in
  /// networks that have dropout. Default 0: constant.
  TrainOptions &dropout_fade(float share) { return set(raw_.dropout_fade, share); }
  /// Loss of the fit. Default Loss::Auto. `huber_delta`: residual above which Loss::Huber is linear, in standard
  /// deviations of the target (in the target's units if it is not standardised).
  TrainOptions &loss(Loss choice, float huber_delta = 1) {
    raw_.huber_delta = huber_delta;
    raw_.loss_function = nullptr;
    loss_function_ = nullptr;
    extra_columns_.clear();
    return set(raw_.loss, static_cast<std::int32_t>(choice));
  }
  /// Your own loss: Tensor f(output, target), f(output, target, weight), or f(output, target, weight, extra) with the
  /// columns `extra` of the events.
  ///
  /// It returns either one number per event, such as mean(loss, -1): the fit minimises their mean, weighted by the
  /// events' weights. Or one number for all events of a batch, such as mean(loss): the loss must then apply the weights
  /// itself. Every fit calls the function once to record it.
  template <class F, std::enable_if_t<!std::is_enum_v<F> && !std::is_convertible_v<F, const rootgrad_loss_function_t *>,
                                      int> = 0>
  TrainOptions &loss(F f, std::vector<std::string> extra = {}) {
    raw_.loss_function = nullptr;
    loss_function_ = detail::loss_of(std::move(f), !extra.empty());
    extra_columns_ = std::move(extra);
    return set(raw_.loss, static_cast<std::int32_t>(Loss::Auto));
  }
  /// A loss of the C interface, which must live until the fit ends.
  TrainOptions &loss(const rootgrad_loss_function_t *function, std::vector<std::string> extra = {}) {
    raw_.loss_function = function;
    loss_function_ = nullptr;
    extra_columns_ = std::move(extra);
    return set(raw_.loss, static_cast<std::int32_t>(Loss::Auto));
  }
  /// Columns that the loss needs besides the targets. In the rows they come after the targets.
  const std::vector<std::string> &extra_columns() const { return extra_columns_; }
  const std::function<Tensor(const std::vector<Tensor> &)> &loss_function() const { return loss_function_; }
  /// Trains on the scores of a trained network, the teacher, instead of the targets (distillation): a small network
  /// becomes nearly as good as a large one. The targets are ignored. Default: none.
  ///
  /// The options store a copy of the teacher; copies of the options share it. For a classifier the scores are logits,
  /// for a regression values. Weights count without their sign. The teacher also scores up to four copies of each
  /// event, if at most 250,000 rows result. In a copy, 3 of 10 columns have the value of another event.
  TrainOptions &teacher(const Network &net) {
    teacher_ = std::make_shared<const Network>(net);
    return *this;
  }
  /// Learning rate schedule. Default Schedule::Auto.
  TrainOptions &schedule(Schedule choice) { return set(raw_.schedule, static_cast<std::int32_t>(choice)); }
  /// Selects Schedule::Cosine: `warmup_fraction` of all steps for the rise, then down to `final_fraction` of the
  /// learning rate.
  TrainOptions &cosine(float warmup_fraction, float final_fraction = 0) {
    raw_.warmup_fraction = warmup_fraction;
    raw_.final_fraction = final_fraction;
    return schedule(Schedule::Cosine);
  }
  /// Selects Schedule::Linear, with the same arguments as cosine().
  TrainOptions &linear(float warmup_fraction, float final_fraction = 0) {
    raw_.warmup_fraction = warmup_fraction;
    raw_.final_fraction = final_fraction;
    return schedule(Schedule::Linear);
  }
  /// Selects Schedule::Wsd: the rate stays at its highest between the rise and the decay. The arguments are their
  /// fractions of all steps, and the final rate as a fraction of the highest.
  TrainOptions &wsd(float warmup_fraction, float decay_fraction = 0.2f, float final_fraction = 0) {
    raw_.warmup_fraction = warmup_fraction;
    raw_.decay_fraction = decay_fraction;
    raw_.final_fraction = final_fraction;
    return schedule(Schedule::Wsd);
  }
  /// Selects Schedule::Step: the rate is multiplied by `factor` after every `every_epochs` epochs.
  TrainOptions &step(long long every_epochs, float factor) {
    raw_.step_every_epochs = detail::count("step's every_epochs", every_epochs);
    raw_.step_factor = factor;
    return schedule(Schedule::Step);
  }
  /// Largest norm of a step's gradient; 0, the default, for no limit.
  TrainOptions &clip_norm(float norm) { return set(raw_.clip_norm, norm); }
  /// Fraction of the rows used for validation. Default 0.2.
  TrainOptions &validation_fraction(float share) { return set(raw_.validation_fraction, share); }
  /// Figure of the validation rows by which the best epoch is chosen; the network has its weights after the fit. Default
  /// Monitor::Loss. With Monitor::Metric it is the largest AUC or accuracy, or the smallest RMSE.
  TrainOptions &monitor(Monitor choice) { return set(raw_.monitor, static_cast<std::int32_t>(choice)); }
  /// Number of epochs without a better one (`monitor`) after which the fit ends; 0, the default, for no early stop.
  TrainOptions &patience(long long n) { return set(raw_.patience, detail::count("patience", n)); }
  /// Random seed for the split and the shuffling. Default 0.
  TrainOptions &seed(std::uint64_t value) { return set(raw_.seed, value); }
  /// Number of threads; 0, the default, for all. The result's bits do not depend on it.
  TrainOptions &threads(long long n) { return set(raw_.threads, detail::count("threads", n)); }
  /// Progress bar. Default Progress::Auto.
  TrainOptions &progress(Progress choice) { return set(raw_.progress, static_cast<std::int32_t>(choice)); }
  /// True if Ctrl-C may end the fit, with the best parameters so far. Default true.
  TrainOptions &interruptible(bool yes) { return set(raw_.interruptible, std::int32_t(yes)); }
  /// True to standardise the features. Default true.
  TrainOptions &standardize(bool yes) { return set(raw_.standardize, std::int32_t(yes)); }
  /// True to scale the initial weights of linear layers so that each unit has variance 1 over 1,024 of the events (Mishkin
  /// & Matas, arXiv:1511.06422). It helps deep networks whose layers shrink or enlarge their inputs. An error for a network
  /// that was fitted. Default false.
  TrainOptions &init_from_rows(bool yes) { return set(raw_.init_from_rows, std::int32_t(yes)); }
  /// Trains on several processes, such as all that mpiexec started: `Mpi()`. All make the same call with the same events, network and options, and
  /// divide the arithmetic of each batch. The result has the same bits for any number of processes. Process 0 writes
  /// checkpoints and shows progress.
  TrainOptions &communicator(const Communicator &ranks) { return set(raw_.communicator, ranks.number()); }
  /// True if each process of the communicator has other events, its part of the data set, and likewise of validation events:
  /// `communicator(Mpi()).own_rows(true)`. They exchange the rows before the training; each then has all of them, and the
  /// result is that of one process. Default false: all have the same events.
  TrainOptions &own_rows(bool yes) { return set(raw_.own_rows, std::int32_t(yes)); }
  /// Statistics by which the first fit scales the features, if it standardises them. Default InputScaling::Auto.
  TrainOptions &scaling(InputScaling choice) { return set(raw_.scaling, static_cast<std::int32_t>(choice)); }
  /// True to give every class of a classification the same total weight in the loss, in training and validation.
  /// Numbers of events and weights (which may be negative) do not matter then. The outputs then assume equally frequent
  /// classes; metrics use the given weights. An error for a regression. Default false.
  TrainOptions &balance_classes(bool yes) { return set(raw_.balance_classes, std::int32_t(yes)); }
  /// File of the checkpoints; empty, the default, for none.
  TrainOptions &checkpoint(std::string path) {
    checkpoint_ = std::move(path);
    return *this;
  }
  /// Number of epochs between checkpoints. Default 1.
  TrainOptions &checkpoint_every(long long n) {
    return set(raw_.checkpoint_every, detail::count("checkpoint_every", n));
  }
  /// True to continue from the checkpoint, bit for bit. Default false.
  TrainOptions &resume(bool yes) { return set(raw_.resume, std::int32_t(yes)); }
  /// Column of the events' weights, if rows come from columns; empty, the default, for weights of 1.
  TrainOptions &weight_column(std::string name) {
    weight_column_ = std::move(name);
    return *this;
  }
  const std::string &weight_column() const { return weight_column_; }

  /// Declares a value, such as -999, that marks missing numbers in these columns; without columns, in all columns that
  /// are not jagged. The network, an Mlp or a Table, replaces the value by the mean of the others and has an additional
  /// input, a flag, for each such column. The first fit adds the flags. The network stores the declaration, so later
  /// fits and predictions accept the columns unchanged.
  TrainOptions &missing(float value, const Names &columns) {
    if (columns.size() == 0)
      throw Error(ErrorCode::Argument, "missing: no column is given; wanted at least one, or missing(value) for all");
    for (const std::string &column : columns) {
      if (column.empty())
        throw Error(ErrorCode::Argument, "missing: a column's name is ''; wanted a name");
      detail::c_string("missing", column);
      missing_.emplace_back(column, value);
    }
    return *this;
  }
  TrainOptions &missing(float value) {
    missing_.emplace_back("", value);
    return *this;
  }

  /// Limits the rows in memory to this number of bytes, at least 1 MB, for rows that are read from columns; 0, the
  /// default, for no limit.
  ///
  /// The other rows go to an unnamed temporary file in `folder` (empty: the system's, `TMPDIR`) and are read again in
  /// every epoch, during the training. The file is deleted when the fit ends, also after a crash. Such a fit visits the
  /// rows in another order than without a limit, and chooses validation rows one by one. So its result also depends on
  /// the limit, but still not on the order of the events. (Do not use a folder that the system stores in memory, as
  /// /tmp on some systems.)
  TrainOptions &memory(long long bytes, std::string folder = "") {
    memory_ = detail::count("memory", bytes);
    folder_ = std::move(folder);
    return *this;
  }
  /// Same as above with the size as text: memory("2 GB"), "500 MB", "1.5 GiB". Throws Error: Argument for any other
  /// text.
  TrainOptions &memory(const std::string &size, std::string folder = "") {
    return memory(static_cast<long long>(detail::bytes_of(size)), std::move(folder));
  }
  std::uint64_t memory() const { return memory_; }
  /// Folder for the rows beyond the limit of memory(); empty for the system's folder.
  const std::string &folder() const { return folder_; }

  /// Function that is called after every epoch, on the thread of the fit. Flow::Stop ends the fit and keeps the
  /// parameters trained so far. An exception ends the fit, leaves the network unchanged, and is passed on by fit().
  TrainOptions &on_epoch(std::function<Flow(const Epoch &)> call) {
    on_epoch_ = std::move(call);
    raw_call_ = nullptr;
    return *this;
  }
  /// Same as above for a callable that returns nothing.
  template <class F, std::enable_if_t<std::is_void_v<std::invoke_result_t<F &, const Epoch &>>, int> = 0>
  TrainOptions &on_epoch(F call) {
    return on_epoch(std::function<Flow(const Epoch &)>([call](const Epoch &epoch) mutable {
      call(epoch);
      return Flow::Continue;
    }));
  }
  /// Same as above for a C function and its pointer. The function returns 0 to continue, 1 to stop, a negative number
  /// if it failed.
  TrainOptions &on_epoch(rootgrad_on_epoch_t call, void *user) {
    on_epoch_ = nullptr;
    raw_call_ = call;
    raw_user_ = user;
    return *this;
  }

  /// The C struct. Its checkpoint path and teacher are valid as long as these options are neither changed nor
  /// destroyed.
  rootgrad_train_options_t raw() const {
    rootgrad_train_options_t raw = raw_;
    raw.checkpoint = checkpoint_.empty() ? nullptr : detail::c_string("checkpoint", checkpoint_);
    raw.teacher = teacher_ ? teacher_->handle() : nullptr;
    return raw;
  }
  /// Learning rates of parts, for the C struct's `parts`. The names are valid as long as these options are neither
  /// changed nor destroyed.
  std::vector<rootgrad_part_t> raw_parts() const {
    std::vector<rootgrad_part_t> parts;
    for (const auto &part : parts_)
      parts.push_back({part.first.c_str(), part.second});
    return detail::result(parts);
  }
  /// Missing values, for the C struct's `missing`. The column names are valid as long as these options are neither
  /// changed nor destroyed.
  std::vector<rootgrad_missing_t> raw_missing() const {
    std::vector<rootgrad_missing_t> all;
    for (const auto &one : missing_)
      all.push_back({one.first.empty() ? nullptr : one.first.c_str(), one.second});
    return detail::result(all);
  }
  const std::function<Flow(const Epoch &)> &callback() const { return on_epoch_; }
  rootgrad_on_epoch_t raw_callback() const { return raw_call_; }
  void *raw_user() const { return raw_user_; }

private:
  template <class T> TrainOptions &set(T &field, T value) {
    field = value;
    return *this;
  }

  rootgrad_train_options_t raw_{};
  std::string checkpoint_;
  std::string weight_column_;
  std::uint64_t memory_ = 0;
  std::string folder_;
  std::vector<std::pair<std::string, float>> parts_;
  std::vector<std::pair<std::string, float>> missing_; // column name ("" for all) and value
  std::function<Tensor(const std::vector<Tensor> &)> loss_function_;
  std::vector<std::string> extra_columns_;
  std::shared_ptr<const Network> teacher_;
  std::function<Flow(const Epoch &)> on_epoch_;
  rootgrad_on_epoch_t raw_call_ = nullptr;
  void *raw_user_ = nullptr;
};

} // namespace rootgrad

#endif // ROOTGRAD_OPTIONS_HPP
