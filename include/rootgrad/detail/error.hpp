/// \file error.hpp
/// Errors as a C++ exception; the owner of a C handle.
///
/// These headers are C++17 and header-only: what throws and what owns is compiled into your program, only C crosses to the
/// library. They avoid what Cling cannot link (std::call_once, std::async) and include each other by quotes.
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
  Internal = ROOTGRAD_STATUS_INTERNAL,            ///< a fault of ours
  Interrupted = ROOTGRAD_STATUS_INTERRUPTED,      ///< Ctrl-C before anything was trained
  Memory = ROOTGRAD_STATUS_MEMORY                 ///< more memory than the machine has
};

/// The exception of every function here. what() names the thing, the value got and the value wanted. (ROOT has a global
/// function Error: after `using namespace rootgrad`, say rootgrad::Error.)
class Error : public std::runtime_error {
public:
  Error(ErrorCode code, const std::string &message) : std::runtime_error(message), code_(code) {}
  ErrorCode code() const noexcept { return code_; }

private:
  ErrorCode code_;
};

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

/// The name in messages of an object with such a handle.
inline const char *owner_name(const rootgrad_network_t *) { return "the network"; }
inline const char *owner_name(const rootgrad_dataset_t *) { return "the data set"; }
inline const char *owner_name(const rootgrad_predictor_t *) { return "the predictor"; }
inline const char *owner_name(const rootgrad_text_t *) { return "the text"; }
inline const char *owner_name(const rootgrad_gpt2_t *) { return "the model"; }
inline const char *owner_name(const rootgrad_ensemble_t *) { return "the ensemble"; }

/// The handle of an object; throws if the object was moved from, in the words that are the same wherever that is found.
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
