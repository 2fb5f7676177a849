/// \file gpt2_fit.hpp
/// Training of language models.
#ifndef ROOTGRAD_GPT2_FIT_HPP
#define ROOTGRAD_GPT2_FIT_HPP

#include "error.hpp"
#include "fit.hpp"
#include "gpt2_model.hpp"

#include <cmath>
#include <cstdint>
#include <exception>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

/// Choice of the training sequences from a text.
enum class Order : int {
  Random = ROOTGRAD_ORDER_RANDOM,          ///< sequences that begin at random places, determined by the seed
  Consecutive = ROOTGRAD_ORDER_CONSECUTIVE ///< sequences that follow each other
};

/// Activations that the backward pass of a language model's training recomputes, instead of storing them.
enum class Recompute : int {
  Off = ROOTGRAD_RECOMPUTE_OFF,      ///< none
  Layers = ROOTGRAD_RECOMPUTE_LAYERS ///< all activations of a layer except its input
};

/// One step of a training.
struct Gpt2Step {
  std::size_t step = 0;     ///< counted from 1
  std::uint64_t tokens = 0; ///< tokens seen since the first step, this step included
  double train_loss = 0;    ///< mean cross-entropy of the step's tokens before the update, in nats
  double validation_loss =
      0; ///< mean cross-entropy of the validation batches after the update; NaN for steps without validation
  double learning_rate = 0;
  double gradient_norm = 0;     ///< norm of the gradient before clipping
  double seconds = 0;           ///< wall-clock time, validation not included
  double tokens_per_second = 0; ///< training tokens per second

  Gpt2Step() = default;
  explicit Gpt2Step(const rootgrad_gpt2_step_t &s)
      : step(s.step), tokens(s.tokens), train_loss(s.train_loss), validation_loss(s.validation_loss),
        learning_rate(s.learning_rate), gradient_norm(s.gradient_norm), seconds(s.seconds),
        tokens_per_second(s.tokens_per_second) {}
};

/// A text that the model generated during its training, after a step.
struct Gpt2Sample {
  std::size_t step = 0;
  std::string text;
};

/// Course of a training, step by step, as plain data. After a resumed training it also contains the steps before.
class Gpt2History {
public:
  Gpt2History() = default;

  /// Copies the contents of the C handle.
  explicit Gpt2History(const rootgrad_gpt2_history_t *handle) {
    detail::check(rootgrad_gpt2_history_summary(handle, sizeof summary_, &summary_));
    steps_.reserve(summary_.steps);
    for (std::size_t i = 0; i < summary_.steps; ++i) {
      rootgrad_gpt2_step_t step;
      detail::check(rootgrad_gpt2_history_step(handle, i, sizeof step, &step));
      steps_.emplace_back(step);
    }
    std::size_t count = 0;
    detail::check(rootgrad_gpt2_history_sample_count(handle, &count));
    samples_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
      std::string &text = samples_[i].text;
      std::size_t length = 0;
      detail::check(rootgrad_gpt2_history_sample(handle, i, &samples_[i].step, nullptr, 0, &length));
      text.resize(length + 1);
      detail::check(rootgrad_gpt2_history_sample(handle, i, &samples_[i].step, &text[0], text.size(), &length));
      text.resize(length);
    }
  }

  const std::vector<Gpt2Step> &steps() const { return steps_; }
  std::size_t size() const { return steps_.size(); }
  bool empty() const { return steps_.empty(); }
  const Gpt2Step &operator[](std::size_t index) const { return steps_.at(index); }
  std::vector<Gpt2Step>::const_iterator begin() const { return steps_.begin(); }
  std::vector<Gpt2Step>::const_iterator end() const { return steps_.end(); }

  /// The last validation loss; NaN if nothing was validated.
  double validation_loss() const {
    for (auto step = steps_.rbegin(); step != steps_.rend(); ++step)
      if (!std::isnan(step->validation_loss))
        return step->validation_loss;
    return std::nan("");
  }
  /// Texts that the model generated in this call, see Gpt2Options::sample().
  const std::vector<Gpt2Sample> &samples() const { return samples_; }
  Stop stop() const { return static_cast<Stop>(summary_.stop); }
  /// Training tokens per second of this call.
  double tokens_per_second() const { return summary_.tokens_per_second; }
  /// Wall-clock time of this call.
  double seconds() const { return summary_.seconds; }

private:
  rootgrad_gpt2_summary_t summary_{};
  std::vector<Gpt2Step> steps_;
  std::vector<Gpt2Sample> samples_;
};

/// Training options of a language model. Every setter returns the options, so calls can be chained.
///
///     rootgrad::Gpt2Options().steps(2000).batch_size(16).sequence_length(128).learning_rate(1e-3f)
///
/// The fit checks the ranges; a negative count throws at once.
class Gpt2Options {
public:
  Gpt2Options() {
    detail::check_version();
    detail::check(rootgrad_gpt2_options_default(sizeof raw_, &raw_));
  }

  /// Number of steps, each an update of the parameters. Default 1000.
  Gpt2Options &steps(long long n) { return set(raw_.steps, detail::count("steps", n)); }
  /// Number of sequences in a batch. Default 4.
  Gpt2Options &batch_size(long long n) { return set(raw_.batch_size, detail::count("batch_size", n)); }
  /// Number of tokens in a sequence, at most the model's longest. Default 64.
  Gpt2Options &sequence_length(long long n) { return set(raw_.sequence_length, detail::count("sequence_length", n)); }
  /// Number of batches in a step, whose gradients are averaged. Default 1.
  Gpt2Options &accumulation(long long n) { return set(raw_.accumulation, detail::count("accumulation", n)); }
  /// Trains on all processes that mpiexec started: each computes the gradients of some of a step's batches, so
  /// accumulation() is at least their number. All make the same call with the same model, texts and options. The result
  /// has the same bits for any number of processes. Process 0 writes checkpoints and the history, and shows progress.
  Gpt2Options &communicator(const Communicator &ranks) { return set(raw_.communicator, ranks.number()); }
  /// Choice of the training sequences. Default Order::Random.
  Gpt2Options &order(Order choice) { return set(raw_.order, static_cast<std::int32_t>(choice)); }
  /// Precision of the matrix products. Bfloat16 is faster on a processor with AVX512-BF16. Default Precision::Float32.
  Gpt2Options &precision(Precision choice) { return set(raw_.precision, static_cast<std::int32_t>(choice)); }
  /// Activations that are recomputed instead of stored (activation checkpointing): less memory, more time, the same
  /// bits. Default Recompute::Off.
  Gpt2Options &recompute(Recompute choice) { return set(raw_.recompute, static_cast<std::int32_t>(choice)); }
  /// Highest learning rate of the schedule. Default 3e-4.
  Gpt2Options &learning_rate(float rate) { return set(raw_.learning_rate, rate); }
  /// Learning rate schedule. Default Schedule::Cosine, with 5% of the steps for the rise, then down to a tenth.
  Gpt2Options &schedule(Schedule choice) { return set(raw_.schedule, static_cast<std::int32_t>(choice)); }
  /// Selects Schedule::Cosine: `warmup_fraction` of all steps for the rise, then down to `final_fraction` of the
  /// learning rate.
  Gpt2Options &cosine(float warmup_fraction, float final_fraction = 0) {
    return falling(Schedule::Cosine, warmup_fraction, final_fraction);
  }
  /// Selects Schedule::Linear, with the same arguments as cosine().
  Gpt2Options &linear(float warmup_fraction, float final_fraction = 0) {
    return falling(Schedule::Linear, warmup_fraction, final_fraction);
  }
  /// Selects Schedule::Wsd: the rate stays at its highest between the rise and the decay. The arguments are their
  /// fractions of all steps, and the final rate as a fraction of the highest.
  Gpt2Options &wsd(float warmup_fraction, float decay_fraction = 0.2f, float final_fraction = 0) {
    raw_.decay_fraction = decay_fraction;
    return falling(Schedule::Wsd, warmup_fraction, final_fraction);
  }
  /// Selects Schedule::Step: the rate is multiplied by `factor` after every `every_steps` steps.
  Gpt2Options &step(long long every_steps, float factor) {
    raw_.step_every = detail::count("step's every_steps", every_steps);
    raw_.step_factor = factor;
    return schedule(Schedule::Step);
  }
  /// AdamW's decay rates, and the number added to the square root. Defaults 0.9, 0.95, 1e-8.
  Gpt2Options &adam(float beta1, float beta2, float epsilon) {
    raw_.beta1 = beta1;
    raw_.beta2 = beta2;
    return set(raw_.epsilon, epsilon);
  }
  /// Weight decay of weight matrices and embeddings. Default 0.1.
  Gpt2Options &weight_decay(float value) { return set(raw_.weight_decay, value); }
  /// Largest norm of a step's gradient; 0 for no limit. Default 1.
  Gpt2Options &clip_norm(float norm) { return set(raw_.clip_norm, norm); }
  /// Fraction of the text, at its end, used for validation. Default 0.1.
  Gpt2Options &validation_fraction(float share) { return set(raw_.validation_fraction, share); }
  /// Number of steps between validations; 0 for no validation. Default 100.
  Gpt2Options &validate_every(long long n) { return set(raw_.validate_every, detail::count("validate_every", n)); }
  /// Number of batches of a validation; 0 for all. Default 20.
  Gpt2Options &validation_batches(long long n) {
    return set(raw_.validation_batches, detail::count("validation_batches", n));
  }
  /// Lets the model generate a text of `tokens` tokens after every `every` steps and after the last, to show its
  /// progress. The texts are in the history and, if progress is shown, on standard error. `prompt`: beginning of the
  /// text; if empty, it begins like the training text.
  Gpt2Options &sample(long long every, std::string prompt = "", long long tokens = 200, float temperature = 0.8f) {
    prompt_ = std::move(prompt);
    raw_.sample_tokens = detail::count("sample's tokens", tokens);
    raw_.sample_temperature = temperature;
    return set(raw_.sample_every, detail::count("sample's every", every));
  }
  /// Random seed of the random order. Default 0.
  Gpt2Options &seed(std::uint64_t value) { return set(raw_.seed, value); }
  /// Number of threads; 0, the default, for all. The result's bits do not depend on it.
  Gpt2Options &threads(long long n) { return set(raw_.threads, detail::count("threads", n)); }
  /// Progress display. Default Progress::Auto.
  Gpt2Options &progress(Progress choice) { return set(raw_.progress, static_cast<std::int32_t>(choice)); }
  /// True if Ctrl-C may end the fit, with the parameters of the last finished step. Default true.
  Gpt2Options &interruptible(bool yes) { return set(raw_.interruptible, std::int32_t(yes)); }
  /// CSV file that receives a row after every step; empty, the default, for none.
  Gpt2Options &history(std::string path) {
    history_ = std::move(path);
    return *this;
  }
  /// File of the checkpoints; empty, the default, for none.
  Gpt2Options &checkpoint(std::string path) {
    checkpoint_ = std::move(path);
    return *this;
  }
  /// Number of steps between checkpoints. Default 1000.
  Gpt2Options &checkpoint_every(long long n) {
    return set(raw_.checkpoint_every, detail::count("checkpoint_every", n));
  }
  /// True to continue from the checkpoint, bit for bit. Default false.
  Gpt2Options &resume(bool yes) { return set(raw_.resume, std::int32_t(yes)); }

  /// Function that is called after every step, on the thread of the fit. Flow::Stop ends the fit and keeps the
  /// parameters trained so far. An exception ends the fit, leaves the model unchanged, and is passed on by fit().
  Gpt2Options &on_step(std::function<Flow(const Gpt2Step &)> call) {
    on_step_ = std::move(call);
    return *this;
  }
  /// Same as above for a callable that returns nothing.
  template <class F, std::enable_if_t<std::is_void_v<std::invoke_result_t<F &, const Gpt2Step &>>, int> = 0>
  Gpt2Options &on_step(F call) {
    return on_step(std::function<Flow(const Gpt2Step &)>([call](const Gpt2Step &step) mutable {
      call(step);
      return Flow::Continue;
    }));
  }

  /// Memory, in bytes, for the training of such a model, without the model itself and the text.
  std::uint64_t bytes(const Gpt2Config &config) const {
    std::uint64_t bytes = 0;
    const rootgrad_gpt2_options_t options = raw();
    detail::check(rootgrad_gpt2_fit_bytes(&config.raw(), &options, &bytes));
    return bytes;
  }

  /// The C struct. Its texts are valid as long as these options are neither changed nor destroyed.
  rootgrad_gpt2_options_t raw() const {
    rootgrad_gpt2_options_t raw = raw_;
    raw.sample_prompt = detail::c_string("sample's prompt", prompt_);
    raw.history = history_.empty() ? nullptr : detail::c_string("history", history_);
    raw.checkpoint = checkpoint_.empty() ? nullptr : detail::c_string("checkpoint", checkpoint_);
    return raw;
  }
  const std::function<Flow(const Gpt2Step &)> &callback() const { return on_step_; }

private:
  template <class T> Gpt2Options &set(T &field, T value) {
    field = value;
    return *this;
  }
  Gpt2Options &falling(Schedule choice, float warmup_fraction, float final_fraction) {
    raw_.warmup_fraction = warmup_fraction;
    raw_.final_fraction = final_fraction;
    return schedule(choice);
  }

  rootgrad_gpt2_options_t raw_{};
  std::string prompt_;
  std::string history_;
  std::string checkpoint_;
  std::function<Flow(const Gpt2Step &)> on_step_;
};

namespace detail {

inline Gpt2History fit(rootgrad_gpt2_t *gpt2, const rootgrad_text_t *text, const rootgrad_text_t *validation,
                       const Gpt2Options &options) {
  const rootgrad_gpt2_options_t raw = options.raw();
  Courier<Gpt2Step, rootgrad_gpt2_step_t> courier{&options.callback(), nullptr};
  rootgrad_gpt2_history_t *history = nullptr;
  const bool called = static_cast<bool>(options.callback());
  const rootgrad_status_t status =
      rootgrad_gpt2_fit(gpt2, text, validation, &raw, called ? courier.call_back : nullptr, &courier, &history);
  if (courier.exception)
    std::rethrow_exception(courier.exception);
  check(status);
  const Owner<rootgrad_gpt2_history_t> owner(history);
  return Gpt2History(history);
}

} // namespace detail

/// Trains a language model to predict the next token of a text. The last options.validation_fraction of the text is
/// used for validation.
///
/// The model changes when the fit ends, and gets the text's tokenizer if it has none; after an exception it is
/// unchanged. The result depends on the model, the text and the options, but not on the number of threads. Throws
/// Error: Shape, Data, Argument, Memory, Busy, Diverged, Io, Format; and exceptions of on_step.
inline Gpt2History fit(Gpt2 &gpt, const Text &text, const Gpt2Options &options = Gpt2Options()) {
  return detail::fit(detail::live(gpt), detail::live(text), nullptr, options);
}

/// Trains a language model on a text and validates it on another text.
inline Gpt2History fit(Gpt2 &gpt, const Text &text, const Text &validation,
                       const Gpt2Options &options = Gpt2Options()) {
  const rootgrad_text_t *held_out = detail::unmoved(validation.handle(), "the validation text");
  return detail::fit(detail::live(gpt), detail::live(text), held_out, options);
}

} // namespace rootgrad

#endif // ROOTGRAD_GPT2_FIT_HPP
