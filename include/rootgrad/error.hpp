// What goes wrong, as a C++ exception; the enumerations; the owner of a C handle.
//
// These headers are C++17 and header-only: what throws and what owns is compiled into your program, only C crosses to the
// library. They avoid what Cling cannot link (std::call_once, std::async) and include each other by quotes.
#ifndef ROOTGRAD_ERROR_HPP
#define ROOTGRAD_ERROR_HPP

#if __cplusplus < 201703L
#error "rootgrad's C++ headers need C++17: compile with -std=c++17 (or newer)"
#endif

#include "rootgrad.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

namespace rootgrad {

/// The kind of an error: the status codes of the C interface.
enum class ErrorCode : int {
  Ok = ROOTGRAD_STATUS_OK,
  Argument = ROOTGRAD_STATUS_ARGUMENT,            ///< an argument is out of range
  Shape = ROOTGRAD_STATUS_SHAPE,                  ///< sizes do not fit
  NotFinite = ROOTGRAD_STATUS_NOT_FINITE,         ///< NaN or infinity in the data
  Data = ROOTGRAD_STATUS_DATA,                    ///< data that cannot be trained on
  UnknownColumn = ROOTGRAD_STATUS_UNKNOWN_COLUMN, ///< no such column
  ColumnType = ROOTGRAD_STATUS_COLUMN_TYPE,       ///< a column of a type that is not numeric
  Io = ROOTGRAD_STATUS_IO,                        ///< a file cannot be read or written
  Format = ROOTGRAD_STATUS_FORMAT,                ///< a file's content is wrong
  Version = ROOTGRAD_STATUS_VERSION,              ///< versions differ
  Busy = ROOTGRAD_STATUS_BUSY,                    ///< in use by another thread
  Diverged = ROOTGRAD_STATUS_DIVERGED,            ///< training diverged
  Callback = ROOTGRAD_STATUS_CALLBACK,            ///< the user's callback failed
  NullPointer = ROOTGRAD_STATUS_NULL_POINTER,     ///< a null pointer; also a moved-from object
  Handle = ROOTGRAD_STATUS_HANDLE,                ///< a handle that is not live or not of this type
  Internal = ROOTGRAD_STATUS_INTERNAL,            ///< a fault of ours
  Interrupted = ROOTGRAD_STATUS_INTERRUPTED,      ///< Ctrl-C before anything was trained
  Memory = ROOTGRAD_STATUS_MEMORY                 ///< more memory than the machine has
};

/// What every function here throws. what() names the thing, the value got and the value wanted. (ROOT has a global
/// function Error: after `using namespace rootgrad`, say rootgrad::Error.)
class Error : public std::runtime_error {
public:
  Error(ErrorCode code, const std::string &message) : std::runtime_error(message), code_(code) {}
  ErrorCode code() const noexcept { return code_; }

private:
  ErrorCode code_;
};

/// The nonlinearity between layers.
enum class Activation : int {
  Identity = ROOTGRAD_ACTIVATION_IDENTITY,
  Relu = ROOTGRAD_ACTIVATION_RELU,
  Gelu = ROOTGRAD_ACTIVATION_GELU, ///< x Phi(x), in the tanh form
  Silu = ROOTGRAD_ACTIVATION_SILU, ///< x sigmoid(x)
  Tanh = ROOTGRAD_ACTIVATION_TANH,
  Sigmoid = ROOTGRAD_ACTIVATION_SIGMOID
};

/// How the weights begin.
enum class Init : int {
  Auto = ROOTGRAD_INIT_AUTO, ///< Xavier for tanh and sigmoid, He otherwise
  He = ROOTGRAD_INIT_HE,
  Xavier = ROOTGRAD_INIT_XAVIER
};

/// What is minimised.
enum class Loss : int {
  Auto = ROOTGRAD_LOSS_AUTO, ///< binary cross-entropy for one output and targets 0 and 1, softmax for K > 1 outputs
  BinaryCrossEntropy = ROOTGRAD_LOSS_BINARY_CROSS_ENTROPY,   ///< of one logit; targets 0 and 1
  SoftmaxCrossEntropy = ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY, ///< of K logits; targets 0 ... K-1
  Mse = ROOTGRAD_LOSS_MSE,                                   ///< mean squared error: a regression of one or more values
  Huber = ROOTGRAD_LOSS_HUBER,                               ///< quadratic, linear in the tails: a regression
  Custom = ROOTGRAD_LOSS_CUSTOM                              ///< a function of your own: TrainOptions().loss(f)
};

/// What a prediction is.
enum class Output : int {
  Raw = ROOTGRAD_OUTPUT_RAW,                ///< a classifier's logits; a regression's value in the target's units
  Probability = ROOTGRAD_OUTPUT_PROBABILITY ///< a classifier's probabilities
};

/// How a row of an exported ONNX model marks the entries of a jagged input that it lacks.
enum class Absent : int {
  Nan = ROOTGRAD_ABSENT_NAN,    ///< they are NaN, as in predict()
  Mask = ROOTGRAD_ABSENT_MASK,  ///< they are 0 in an input `<input>_mask` (N, entries), and present ones 1
  Count = ROOTGRAD_ABSENT_COUNT ///< they follow the present ones, whose number is an input `<input>_count` (N)
};

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
  Wsd = ROOTGRAD_SCHEDULE_WSD        ///< warm-up, stable, decay
};

/// Whether a fit draws a progress bar on standard error.
enum class Progress : int {
  Auto = ROOTGRAD_PROGRESS_AUTO, ///< if it is a terminal
  On = ROOTGRAD_PROGRESS_ON,
  Off = ROOTGRAD_PROGRESS_OFF
};

/// Which part of a text a batch is.
enum class Order : int {
  Random = ROOTGRAD_ORDER_RANDOM,          ///< sequences that begin anywhere, as the seed chooses
  Consecutive = ROOTGRAD_ORDER_CONSECUTIVE ///< sequences that follow each other
};

/// In what the matrix products of a language model's training are computed.
enum class Precision : int {
  Float32 = ROOTGRAD_PRECISION_FLOAT32,  ///< single precision
  Bfloat16 = ROOTGRAD_PRECISION_BFLOAT16 ///< factors rounded to bfloat16; sums and all else in single precision
};

/// Which activations a language model's training computes again in its backward pass instead of keeping them.
enum class Recompute : int {
  Off = ROOTGRAD_RECOMPUTE_OFF,      ///< none
  Layers = ROOTGRAD_RECOMPUTE_LAYERS ///< all of a layer but what it reads
};

/// What a history's metric is.
enum class Metric : int {
  Auc = ROOTGRAD_METRIC_AUC,           ///< area under the ROC curve
  Accuracy = ROOTGRAD_METRIC_ACCURACY, ///< share of rows whose likeliest class is the target
  Rmse = ROOTGRAD_METRIC_RMSE,         ///< root mean squared error, in the target's units
  Loss = ROOTGRAD_METRIC_LOSS          ///< the loss itself, where a function of yours is it and nothing else suits
};

/// Why a fit ended.
enum class Stop : int {
  Completed = ROOTGRAD_STOP_COMPLETED,
  EarlyStopping = ROOTGRAD_STOP_EARLY_STOPPING,
  Interrupted = ROOTGRAD_STOP_INTERRUPTED, ///< Ctrl-C
  Callback = ROOTGRAD_STOP_CALLBACK        ///< on_epoch returned Flow::Stop
};

/// What on_epoch returns.
enum class Flow : int { Continue = ROOTGRAD_FLOW_CONTINUE, Stop = ROOTGRAD_FLOW_STOP };

/// The library's version, "major.minor.patch".
inline std::string version() { return rootgrad_version(); }

namespace detail {

[[noreturn]] inline void fail(rootgrad_status_t status) {
  throw Error(static_cast<ErrorCode>(status), rootgrad_last_error());
}

/// Throws what a C call reports.
inline void check(rootgrad_status_t status) {
  if (status != ROOTGRAD_STATUS_OK)
    fail(status);
}

/// A function's result, made from its local variable at the very end: `return detail::result(values);`.
///
/// With `return values;` the compiler lets the variable be the result from the start. If an exception then leaves the
/// function, Cling, which keeps what is typed at ROOT's prompt, destroys the result once more (root-project/root#11494).
/// For the same reason no constructor here throws once a member that owns memory has it.
template <class T> T result(T &local) { return T(std::move(local)); }

/// Throws once and again while header and library are of different versions.
inline void check_version() {
  static const bool fits =
      (check(rootgrad_check_version(ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH)), true);
  static_cast<void>(fits);
}

/// A number that the user writes as an integer, and must not be negative.
inline std::size_t count(const char *name, long long value) {
  if (value < 0)
    throw Error(ErrorCode::Argument, std::string(name) + " is " + std::to_string(value) + "; wanted 0 or more");
  return static_cast<std::size_t>(value);
}

/// A number that must not be 0.
inline unsigned at_least_one(const char *name, unsigned value) {
  if (value == 0)
    throw Error(ErrorCode::Argument, std::string(name) + " is 0; wanted at least 1");
  return value;
}

/// A text as C takes it: one with a NUL inside would be cut there.
inline const char *c_string(const char *name, const std::string &text) {
  const std::size_t at = text.find('\0');
  if (at != std::string::npos)
    throw Error(ErrorCode::Argument,
                std::string(name) + " has a NUL at position " + std::to_string(at) + "; wanted text without one");
  return text.c_str();
}

/// The bytes that a text such as "2 GB" says. Throws Error: Argument.
inline std::uint64_t bytes_of(const std::string &size) {
  std::uint64_t bytes = 0;
  check(rootgrad_bytes_of(c_string("memory", size), &bytes));
  return bytes;
}

struct Free {
  void operator()(rootgrad_network_t *handle) const noexcept { rootgrad_network_free(handle); }
  void operator()(rootgrad_dataset_t *handle) const noexcept { rootgrad_dataset_free(handle); }
  void operator()(rootgrad_history_t *handle) const noexcept { rootgrad_history_free(handle); }
  void operator()(rootgrad_predictor_t *handle) const noexcept { rootgrad_predictor_free(handle); }
  void operator()(rootgrad_text_t *handle) const noexcept { rootgrad_text_free(handle); }
  void operator()(rootgrad_gpt2_t *handle) const noexcept { rootgrad_gpt2_free(handle); }
  void operator()(rootgrad_loss_function_t *handle) const noexcept { rootgrad_loss_function_free(handle); }
  void operator()(rootgrad_gpt2_history_t *handle) const noexcept { rootgrad_gpt2_history_free(handle); }
  void operator()(rootgrad_ensemble_t *handle) const noexcept { rootgrad_ensemble_free(handle); }
};

/// The owner of a C handle.
template <class T> using Owner = std::unique_ptr<T, Free>;

/// What messages call that which has such a handle.
inline const char *owner_name(const rootgrad_network_t *) { return "the network"; }
inline const char *owner_name(const rootgrad_dataset_t *) { return "the data set"; }
inline const char *owner_name(const rootgrad_predictor_t *) { return "the predictor"; }
inline const char *owner_name(const rootgrad_text_t *) { return "the text"; }
inline const char *owner_name(const rootgrad_gpt2_t *) { return "the model"; }
inline const char *owner_name(const rootgrad_ensemble_t *) { return "the ensemble"; }

/// What an object has, unless it was moved from: then it throws, in the words that are the same wherever that is found.
template <class T> T *unmoved(T *held, const char *name) {
  if (!held)
    throw Error(ErrorCode::NullPointer, std::string(name) + " was moved to another variable");
  return held;
}

/// The handle of an object for a C function, which would say of NULL that it is a null pointer. All members but handle(), assignment and
/// the destructor go this way.
template <class T> auto live(const T &object) { return unmoved(object.handle(), owner_name(object.handle())); }

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_ERROR_HPP
