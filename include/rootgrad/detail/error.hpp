/// \file error.hpp
/// Errors as a C++ exception, and the owner of a C handle.
///
/// These headers are C++17 and header-only: exceptions and owning classes are compiled into your program, and only C
/// calls cross to the library. They avoid what Cling cannot link (std::call_once, std::async) and include each other by
/// quotes.
#ifndef ROOTGRAD_ERROR_HPP
#define ROOTGRAD_ERROR_HPP

#if __cplusplus < 201703L
#error "rootgrad's C++ headers need C++17: compile with -std=c++17 (or newer)"
#endif

#include "../rootgrad.h"

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
  Internal = ROOTGRAD_STATUS_INTERNAL,            ///< an error in rootgrad itself: please report it
  Interrupted = ROOTGRAD_STATUS_INTERRUPTED,      ///< stopped by Ctrl-C before anything was trained
  Memory = ROOTGRAD_STATUS_MEMORY,                ///< more memory than the machine has
  Rank = ROOTGRAD_STATUS_RANK                     ///< another process of the training failed, or the connection to it
};

/// The exception of every function here. what() names the problem, the actual value and the expected one. (ROOT has a
/// global function Error: after `using namespace rootgrad`, write rootgrad::Error.)
class Error : public std::runtime_error {
public:
  Error(ErrorCode code, const std::string &message) : std::runtime_error(message), code_(code) {}
  ErrorCode code() const noexcept { return code_; }

private:
  ErrorCode code_;
};

/// Version of the library, "major.minor.patch".
inline std::string version() { return rootgrad_version(); }

namespace detail {

[[noreturn]] inline void fail(rootgrad_status_t status) {
  throw Error(static_cast<ErrorCode>(status), rootgrad_last_error());
}

/// Throws the error that a C call returned, if any.
inline void check(rootgrad_status_t status) {
  if (status != ROOTGRAD_STATUS_OK)
    fail(status);
}

/// Returns a function's local variable; for the last statement of the function: `return detail::result(values);`.
///
/// With `return values;` the compiler constructs the variable directly as the result. If an exception then leaves the
/// function, Cling, which stores the values typed at ROOT's prompt, destroys the result a second time
/// (root-project/root#11494). For the same reason no constructor here throws after a member that owns memory has been
/// initialised.
template <class T> T result(T &local) { return T(std::move(local)); }

/// Throws on every call while header and library have different versions.
inline void check_version() {
  static const bool fits =
      (check(rootgrad_check_version(ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH)), true);
  static_cast<void>(fits);
}

/// Returns the text for the interface that the user calls: C++, or Python.
inline const char *either(const char *cpp, const char *python) {
  return rootgrad_selected_interface() == ROOTGRAD_INTERFACE_PYTHON ? python : cpp;
}

/// Converts an integer option to a size; throws if it is negative.
inline std::size_t count(const char *name, long long value) {
  if (value < 0)
    throw Error(ErrorCode::Argument, std::string(name) + " is " + std::to_string(value) + "; wanted 0 or more");
  return static_cast<std::size_t>(value);
}

/// Returns the value; throws if it is 0.
inline unsigned at_least_one(const char *name, unsigned value) {
  if (value == 0)
    throw Error(ErrorCode::Argument, std::string(name) + " is 0; wanted at least 1");
  return value;
}

/// Converts a text for C; throws if it contains a NUL, which would cut it there.
inline const char *c_string(const char *name, const std::string &text) {
  const std::size_t at = text.find('\0');
  if (at != std::string::npos)
    throw Error(ErrorCode::Argument,
                std::string(name) + " has a NUL at position " + std::to_string(at) + "; wanted text without one");
  return text.c_str();
}

/// Number of bytes in a text such as "2 GB". Throws Error: Argument.
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

/// Name of an object with such a handle, for messages.
inline const char *owner_name(const rootgrad_network_t *) { return "the network"; }
inline const char *owner_name(const rootgrad_dataset_t *) { return "the data set"; }
inline const char *owner_name(const rootgrad_predictor_t *) { return "the predictor"; }
inline const char *owner_name(const rootgrad_text_t *) { return "the text"; }
inline const char *owner_name(const rootgrad_gpt2_t *) { return "the model"; }
inline const char *owner_name(const rootgrad_ensemble_t *) { return "the ensemble"; }

/// Returns the handle of an object. Throws if the object was moved from, with the same message for every class.
template <class T> T *unmoved(T *held, const char *name) {
  if (!held)
    throw Error(ErrorCode::NullPointer, std::string(name) + " was moved to another variable");
  return held;
}

/// Returns the handle of an object for a C function, which would only report a null pointer for NULL. All members use
/// this function, except handle(), assignment and the destructor.
template <class T> auto live(const T &object) { return unmoved(object.handle(), owner_name(object.handle())); }

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_ERROR_HPP
