/// \file options.hpp
/// How to train.
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

/// The optimiser.
enum class Optimizer : int {
  AdamW = ROOTGRAD_OPTIMIZER_ADAM_W,
  Adam = ROOTGRAD_OPTIMIZER_ADAM,
  Sgd = ROOTGRAD_OPTIMIZER_SGD
};

/// How the learning rate goes over the fit.
enum class Schedule : int {
  Constant = ROOTGRAD_SCHEDULE_CONSTANT,
  Cosine = ROOTGRAD_SCHEDULE_COSINE, ///< a linear rise, then half a cosine
  Step = ROOTGRAD_SCHEDULE_STEP,     ///< multiplied by a factor every so many epochs
  Linear = ROOTGRAD_SCHEDULE_LINEAR, ///< a linear rise, then a straight line down
  Wsd = ROOTGRAD_SCHEDULE_WSD,       ///< warm-up, stable, decay
  Auto = ROOTGRAD_SCHEDULE_AUTO      ///< the one that suits the kind of network
};

/// The quantities that features are scaled by.
enum class InputScaling : int {
  Standard = ROOTGRAD_INPUT_SCALING_STANDARD, ///< mean 0 and standard deviation 1
  Robust = ROOTGRAD_INPUT_SCALING_ROBUST,     ///< median 0 and quartiles 1 apart: values far away do not move them
  Auto = ROOTGRAD_INPUT_SCALING_AUTO          ///< the one that suits the kind of network
};

/// Whether a fit draws a progress bar on standard error.
enum class Progress : int {
  Auto = ROOTGRAD_PROGRESS_AUTO, ///< if it is a terminal
  On = ROOTGRAD_PROGRESS_ON,
  Off = ROOTGRAD_PROGRESS_OFF
};

/// How to train: every setter returns the options, so that they chain.
///
///     rootgrad::TrainOptions().epochs(20).batch_size(512).learning_rate(1e-3f).patience(5)
///
/// Ranges are checked by the fit; a negative count at once.
class TrainOptions {
public:
  TrainOptions() {
    detail::check_version();
    detail::check(rootgrad_train_options_default(sizeof raw_, &raw_));
  }

  /// Passes over the training part. Default 20, or as many as make 500 steps of few rows.
  TrainOptions &epochs(long long n) { return set(raw_.epochs, detail::count("epochs", n)); }
  /// Rows of a step. Default 256.
  TrainOptions &batch_size(long long n) { return set(raw_.batch_size, detail::count("batch_size", n)); }
  /// The learning rate at its highest. Default: the one that suits the kind of network.
  TrainOptions &learning_rate(float rate) { return set(raw_.learning_rate, rate); }
  /// The learning rate of a part of the network at its highest: of all parameters of this name, or with it before a point, "head" of
  /// "head.weight" (net.summary() tells them). Of several that name a parameter the last one counts.
  TrainOptions &learning_rate(const std::string &part, float rate) {
    detail::c_string("part", part);
    parts_.emplace_back(part, rate);
    return *this;
  }
  /// Freezes a part of the network: it is not trained. Batch norms of it keep their running means and variances, and normalise by them.
  /// history.notes() lists the frozen tensors.
  TrainOptions &freeze(const std::string &part) { return learning_rate(part, 0); }
  /// Default AdamW.
  TrainOptions &optimizer(Optimizer choice) { return set(raw_.optimizer, static_cast<std::int32_t>(choice)); }
  /// The decays of Adam's and AdamW's means, and what is added to the root. Defaults 0.9, 0.999, 1e-8.
  TrainOptions &adam(float beta1, float beta2, float epsilon) {
    raw_.beta1 = beta1;
    raw_.beta2 = beta2;
    return set(raw_.epsilon, epsilon);
  }
  /// Of Optimizer::Sgd.
  TrainOptions &momentum(float value) { return set(raw_.momentum, value); }
  /// Decay of the weight matrices, at least 0. Default: 0.1 in the first fit of a Table, else 0.01.
  TrainOptions &weight_decay(float value) { return set(raw_.weight_decay, value); }
  /// Share of all steps, at the end of the fit, in which the weight decay falls to 0 as half a cosine. Default 0: it stays.
  TrainOptions &weight_decay_fade(float share) { return set(raw_.weight_decay_fade, share); }
  /// The same of the rates of dropout, in networks that have any. Default 0: they stay.
  TrainOptions &dropout_fade(float share) { return set(raw_.dropout_fade, share); }
  /// Default Loss::Auto. `huber_delta`: where Loss::Huber turns linear, in standard deviations of the target (in its
  /// units if it is not standardised).
  TrainOptions &loss(Loss choice, float huber_delta = 1) {
    raw_.huber_delta = huber_delta;
    raw_.loss_function = nullptr;
    loss_function_ = nullptr;
    extra_columns_.clear();
    return set(raw_.loss, static_cast<std::int32_t>(choice));
  }
  /// A loss of your own: Tensor f(output, target), f(output, target, weight), or f(output, target, weight, extra) with the columns
  /// `extra` of the events. It returns one number of each event, as mean(loss, -1): the fit minimises the mean weighted by the
  /// events' weights; or one of all events of a batch, as mean(loss): weights are then its own. It is observed at every fit.
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
  /// The columns that the loss wants besides the targets, which they follow in the rows.
  const std::vector<std::string> &extra_columns() const { return extra_columns_; }
  const std::function<Tensor(const std::vector<Tensor> &)> &loss_function() const { return loss_function_; }
  /// A trained network whose scores of the events take the place of the targets, which do not count: a small network becomes nearly as good as a
  /// large one. It is copied here, and shared by copies of the options. Logits are learnt of a classifier, values of a regression; weights count
  /// without their sign. If that makes no more than 250,000 rows, it also scores up to four copies of each event in which 3 in 10 columns have
  /// another event's value. Default none.
  TrainOptions &teacher(const Network &net) {
    teacher_ = std::make_shared<const Network>(net);
    return *this;
  }
  /// Default Schedule::Auto.
  TrainOptions &schedule(Schedule choice) { return set(raw_.schedule, static_cast<std::int32_t>(choice)); }
  /// Schedule::Cosine, with this share of all steps for the rise, down to this fraction of the learning rate.
  TrainOptions &cosine(float warmup_fraction, float final_fraction = 0) {
    raw_.warmup_fraction = warmup_fraction;
    raw_.final_fraction = final_fraction;
    return schedule(Schedule::Cosine);
  }
  /// Schedule::Linear, the same.
  TrainOptions &linear(float warmup_fraction, float final_fraction = 0) {
    raw_.warmup_fraction = warmup_fraction;
    raw_.final_fraction = final_fraction;
    return schedule(Schedule::Linear);
  }
  /// Schedule::Wsd: the rate stays at its highest between the rise and the decay, of these shares of all steps.
  TrainOptions &wsd(float warmup_fraction, float decay_fraction = 0.2f, float final_fraction = 0) {
    raw_.warmup_fraction = warmup_fraction;
    raw_.decay_fraction = decay_fraction;
    raw_.final_fraction = final_fraction;
    return schedule(Schedule::Wsd);
  }
  /// Schedule::Step: the rate is multiplied by `factor` every so many epochs.
  TrainOptions &step(long long every_epochs, float factor) {
    raw_.step_every_epochs = detail::count("step's every_epochs", every_epochs);
    raw_.step_factor = factor;
    return schedule(Schedule::Step);
  }
  /// The longest gradient of a step; 0, the default, for no limit.
  TrainOptions &clip_norm(float norm) { return set(raw_.clip_norm, norm); }
  /// Share of the rows kept for validation. Default 0.2.
  TrainOptions &validation_fraction(float share) { return set(raw_.validation_fraction, share); }
  /// Epochs without a better validation loss after which the fit ends; 0, the default, for no early stop.
  TrainOptions &patience(long long n) { return set(raw_.patience, detail::count("patience", n)); }
  /// Of the split and the shuffles. Default 0.
  TrainOptions &seed(std::uint64_t value) { return set(raw_.seed, value); }
  /// Threads to use; 0, the default, for all. The result's bits do not depend on it.
  TrainOptions &threads(long long n) { return set(raw_.threads, detail::count("threads", n)); }
  /// Default Progress::Auto.
  TrainOptions &progress(Progress choice) { return set(raw_.progress, static_cast<std::int32_t>(choice)); }
  /// Whether Ctrl-C ends the fit, with the best parameters so far. Default yes.
  TrainOptions &interruptible(bool yes) { return set(raw_.interruptible, std::int32_t(yes)); }
  /// Whether to standardise the features. Default yes.
  TrainOptions &standardize(bool yes) { return set(raw_.standardize, std::int32_t(yes)); }
  /// The quantities that the first fit scales the features by, if it standardises them. Default InputScaling::Auto.
  TrainOptions &scaling(InputScaling choice) { return set(raw_.scaling, static_cast<std::int32_t>(choice)); }
  /// Whether every class of a classification has the same total weight in the loss, in training and validation, whatever their
  /// numbers and the events' weights (which may be negative). Outputs are then for classes as frequent as each other; metrics are
  /// by the weights as they are given. A regression refuses it. Default no.
  TrainOptions &balance_classes(bool yes) { return set(raw_.balance_classes, std::int32_t(yes)); }
  /// File to keep a checkpoint in; empty, the default, for none.
  TrainOptions &checkpoint(std::string path) {
    checkpoint_ = std::move(path);
    return *this;
  }
  /// Epochs from one checkpoint to the next. Default 1.
  TrainOptions &checkpoint_every(long long n) {
    return set(raw_.checkpoint_every, detail::count("checkpoint_every", n));
  }
  /// Whether to go on from the checkpoint, bit for bit. Default no.
  TrainOptions &resume(bool yes) { return set(raw_.resume, std::int32_t(yes)); }
  /// The column of the events' weights, where the rows come from columns; empty, the default, for weights of 1.
  TrainOptions &weight_column(std::string name) {
    weight_column_ = std::move(name);
    return *this;
  }
  const std::string &weight_column() const { return weight_column_; }

  /// A value that says that there is none, such as -999, in these columns; without columns in all that are not jagged. It then counts as
  /// the mean of the others, and a flag tells the network, an Mlp or a Table, whether it is missing: its first fit gives it an input more for each
  /// flag, and it keeps them, so that fits and predictions to come take the columns as they are.
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

  /// At most so many bytes of the rows that are read from columns are in memory, at least 1 MB; 0, the default, for all of them. The rest
  /// goes to a file without a name in `folder` (empty: the system's, `TMPDIR`), which is gone when the fit ends, however it does, and
  /// is read back in every epoch while training goes on. Such a fit takes the rows in another order than one of all in memory, and
  /// draws those that validate row by row: its result depends on the limit, too, but as any other on the set of rows alone. (A folder that
  /// the system keeps in memory, as /tmp of some, helps nobody.)
  TrainOptions &memory(long long bytes, std::string folder = "") {
    memory_ = detail::count("memory", bytes);
    folder_ = std::move(folder);
    return *this;
  }
  /// The same by a text: memory("2 GB"), "500 MB", "1.5 GiB". Throws Error: Argument for any other.
  TrainOptions &memory(const std::string &size, std::string folder = "") {
    return memory(static_cast<long long>(detail::bytes_of(size)), std::move(folder));
  }
  std::uint64_t memory() const { return memory_; }
  /// Where rows go that memory() has no room for; empty for the system's folder.
  const std::string &folder() const { return folder_; }

  /// Called after every epoch, on the thread of the fit. Flow::Stop ends the fit and keeps what is trained so far; an
  /// exception ends it, leaves the network as it was, and comes out of fit().
  TrainOptions &on_epoch(std::function<Flow(const Epoch &)> call) {
    on_epoch_ = std::move(call);
    raw_call_ = nullptr;
    return *this;
  }
  /// The same for a callable that returns nothing.
  template <class F, std::enable_if_t<std::is_void_v<std::invoke_result_t<F &, const Epoch &>>, int> = 0>
  TrainOptions &on_epoch(F call) {
    return on_epoch(std::function<Flow(const Epoch &)>([call](const Epoch &epoch) mutable {
      call(epoch);
      return Flow::Continue;
    }));
  }
  /// The same for a C function and its pointer: returns 0 to go on, 1 to stop, a negative number if it failed.
  TrainOptions &on_epoch(rootgrad_on_epoch_t call, void *user) {
    on_epoch_ = nullptr;
    raw_call_ = call;
    raw_user_ = user;
    return *this;
  }

  /// The C struct; its checkpoint path and its teacher live as long as these options are neither changed nor destroyed.
  rootgrad_train_options_t raw() const {
    rootgrad_train_options_t raw = raw_;
    raw.checkpoint = checkpoint_.empty() ? nullptr : detail::c_string("checkpoint", checkpoint_);
    raw.teacher = teacher_ ? teacher_->handle() : nullptr;
    return raw;
  }
  /// The learning rates of parts, for the C struct's `parts`: names live as long as these options are neither changed nor destroyed.
  std::vector<rootgrad_part_t> raw_parts() const {
    std::vector<rootgrad_part_t> parts;
    for (const auto &part : parts_)
      parts.push_back({part.first.c_str(), part.second});
    return detail::result(parts);
  }
  /// The missing values, for the C struct's `missing`: columns live as long as these options are neither changed nor destroyed.
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
  std::vector<std::pair<std::string, float>> missing_; // by column; "" for all
  std::function<Tensor(const std::vector<Tensor> &)> loss_function_;
  std::vector<std::string> extra_columns_;
  std::shared_ptr<const Network> teacher_;
  std::function<Flow(const Epoch &)> on_epoch_;
  rootgrad_on_epoch_t raw_call_ = nullptr;
  void *raw_user_ = nullptr;
};

} // namespace rootgrad

#endif // ROOTGRAD_OPTIONS_HPP
