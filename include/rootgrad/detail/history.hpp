/// \file history.hpp
/// Course of a fit.
#ifndef ROOTGRAD_HISTORY_HPP
#define ROOTGRAD_HISTORY_HPP

#include "error.hpp"

#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// Return value of on_epoch: continue or stop the fit.
enum class Flow : int { Continue = ROOTGRAD_FLOW_CONTINUE, Stop = ROOTGRAD_FLOW_STOP };

/// Reason why a fit ended.
enum class Stop : int {
  Completed = ROOTGRAD_STOP_COMPLETED,
  EarlyStopping = ROOTGRAD_STOP_EARLY_STOPPING,
  Interrupted = ROOTGRAD_STOP_INTERRUPTED, ///< Ctrl-C
  Callback = ROOTGRAD_STOP_CALLBACK        ///< on_epoch returned Flow::Stop
};

/// Metric of a history.
enum class Metric : int {
  Auc = ROOTGRAD_METRIC_AUC,           ///< area under the ROC curve
  Accuracy = ROOTGRAD_METRIC_ACCURACY, ///< fraction of rows whose most likely class is the target
  Rmse = ROOTGRAD_METRIC_RMSE,         ///< root mean squared error, in the target's units
  Loss = ROOTGRAD_METRIC_LOSS          ///< the loss itself, for a user-defined loss that no other metric suits
};

/// One epoch of a fit. validation_... are NaN without a validation part. The loss of a regression with one target is in
/// squared units of the target. With several targets, each is scaled to variance 1 for the loss, and the RMSE is over
/// all of them together: see History::output_rmse().
struct Epoch {
  std::size_t epoch = 0;        ///< counted from 1
  double train_loss = 0;        ///< weighted mean over the training part, during the epoch
  double validation_loss = 0;   ///< weighted mean over the validation part, after the epoch
  double train_metric = 0;      ///< History::metric() over the training part
  double validation_metric = 0; ///< History::metric() over the validation part
  double learning_rate = 0;     ///< learning rate of the epoch's last step
  double seconds = 0;           ///< wall-clock time, validation included
  double events_per_second = 0; ///< training rows per second

  Epoch() = default;
  explicit Epoch(const rootgrad_epoch_t &e)
      : epoch(e.epoch), train_loss(e.train_loss), validation_loss(e.validation_loss), train_metric(e.train_metric),
        validation_metric(e.validation_metric), learning_rate(e.learning_rate), seconds(e.seconds),
        events_per_second(e.events_per_second) {}
};

/// Course of a fit, epoch by epoch, as plain data.
class History {
public:
  History() = default;

  /// Copies the contents of the C handle.
  explicit History(const rootgrad_history_t *handle) {
    detail::check(rootgrad_history_summary(handle, sizeof summary_, &summary_));
    for (std::size_t i = 0; i < summary_.epochs; ++i) {
      rootgrad_epoch_t epoch;
      detail::check(rootgrad_history_epoch(handle, i, sizeof epoch, &epoch));
      epochs_.emplace_back(epoch);
    }
    std::size_t outputs = 0;
    detail::check(rootgrad_history_output_rmse(handle, nullptr, 0, &outputs));
    output_rmse_.resize(outputs);
    detail::check(rootgrad_history_output_rmse(handle, output_rmse_.data(), outputs, &outputs));
    std::size_t notes = 0;
    detail::check(rootgrad_history_note_count(handle, &notes));
    for (std::size_t i = 0; i < notes; ++i) {
      std::size_t length = 0;
      detail::check(rootgrad_history_note(handle, i, nullptr, 0, &length));
      std::string note(length + 1, '\0');
      detail::check(rootgrad_history_note(handle, i, &note[0], note.size(), &length));
      note.resize(length);
      notes_.push_back(note);
    }
  }

  /// The history of a fit in another process, from its parts.
  History(const rootgrad_history_summary_t &summary, std::vector<Epoch> epochs, std::vector<double> output_rmse,
          std::vector<std::string> notes)
      : summary_(summary), epochs_(std::move(epochs)), output_rmse_(std::move(output_rmse)), notes_(std::move(notes)) {
    summary_.epochs = epochs_.size();
  }

  const std::vector<Epoch> &epochs() const { return epochs_; }
  std::size_t size() const { return epochs_.size(); }
  bool empty() const { return epochs_.empty(); }
  const Epoch &operator[](std::size_t index) const { return epochs_.at(index); }
  std::vector<Epoch>::const_iterator begin() const { return epochs_.begin(); }
  std::vector<Epoch>::const_iterator end() const { return epochs_.end(); }

  /// Number of the epoch whose parameters the network has now, counted from 1; 0 if there was no epoch.
  std::size_t best_epoch() const { return summary_.best_epoch; }
  /// RMSE of each output of a regression in its target's units, for the current parameters of the network. It is
  /// computed on the validation rows, or on the training rows if there are none. Empty for a classifier.
  const std::vector<double> &output_rmse() const { return output_rmse_; }
  /// Notes on the data, one sentence each: columns with marks of missing values such as -999, or very unequal class
  /// weights. If progress is shown, the fit prints them at its beginning.
  const std::vector<std::string> &notes() const { return notes_; }
  /// Method that read the rows of a fit on frames: "clusters" (whole clusters of the files), or "event loop: …" with
  /// the reason, such as "event loop: column 'x' is a Define". Empty if the rows were in memory.
  const std::string &reading() const { return reading_; }
  /// Sets the text of reading(). Called by `fit`.
  void set_reading(const std::string &how) { reading_ = how; }
  Metric metric() const { return static_cast<Metric>(summary_.metric); }
  Stop stop() const { return static_cast<Stop>(summary_.stop); }
  /// Training rows per second, over the whole fit.
  double events_per_second() const { return summary_.events_per_second; }
  /// Wall-clock time of the whole fit.
  double seconds() const { return summary_.seconds; }

private:
  rootgrad_history_summary_t summary_{};
  std::vector<Epoch> epochs_;
  std::vector<double> output_rmse_;
  std::vector<std::string> notes_;
  std::string reading_;
};

} // namespace rootgrad

#endif // ROOTGRAD_HISTORY_HPP
