// What ROOT says, kept as text: nothing is printed.
#pragma once
#include <cstdio>
#include <sstream>
#include <stdexcept>
#include <string>

namespace rootgrad::rootio {

/// What is wrong, in words for users: the predicate of a sentence about the file.
class Problem : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// While one lives, what ROOT would print of errors is kept instead. One at a time in a process: the callers hold a lock.
class Words {
public:
  Words();
  ~Words();
  Words(const Words &) = delete;
  Words &operator=(const Words &) = delete;

  /// Whether ROOT has told of an error.
  static bool error();
  /// What ROOT has said, in a line; empty if it has said nothing.
  static std::string all();
  /// Forgets what ROOT has said, since another way is tried.
  static void forget();
  /// Throws a Problem, "<problem>: <ROOT's words>", if ROOT has told of an error.
  static void check(const std::string &problem);
  /// Throws a Problem, "<problem>: <ROOT's words>".
  [[noreturn]] static void fail(const std::string &problem);
  /// Throws an exception of ROOT's that is being handled as a Problem, "<problem>: <its words>".
  [[noreturn]] static void fail_as(const std::string &problem, const std::exception &exception);

private:
  std::string printed();

  void (*handler_)(int, bool, const char *, const char *);
  std::FILE *printed_ = nullptr;
  std::FILE *standard_ = nullptr;
  char *text_ = nullptr;
  std::size_t size_ = 0;
  std::ostringstream streamed_;
  std::streambuf *buffer_ = nullptr;
};

/// Does `work` with ROOT's words kept; what it throws, or ROOT tells of, becomes a Problem.
template <typename F> auto with_words(const std::string &problem, F work) {
  const Words words;
  try {
    auto result = work();
    Words::check(problem);
    return result;
  } catch (const Problem &) {
    throw;
  } catch (const std::exception &exception) {
    Words::fail_as(problem, exception);
  }
}

} // namespace rootgrad::rootio
