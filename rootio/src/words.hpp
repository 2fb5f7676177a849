// Captures ROOT's messages as text, so that nothing is printed.
#pragma once
#include <cstdio>
#include <sstream>
#include <stdexcept>
#include <string>

namespace rootgrad::rootio {

/// An error for users: the predicate of a sentence about the file.
class Problem : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// Captures ROOT's messages while an object of this class lives. Only one may exist in a process: the callers hold a
/// lock.
class Words {
public:
  Words();
  ~Words();
  Words(const Words &) = delete;
  Words &operator=(const Words &) = delete;

  /// Returns true if ROOT has reported an error.
  static bool error();
  /// Returns ROOT's messages in one line; empty if there are none.
  static std::string all();
  /// Discards ROOT's messages, before another way is tried.
  static void forget();
  /// Throws a Problem, "<problem>: <ROOT's messages>", if ROOT has reported an error.
  static void check(const std::string &problem);
  /// Throws a Problem, "<problem>: <ROOT's messages>".
  [[noreturn]] static void fail(const std::string &problem);
  /// Rethrows a ROOT exception that is being handled as a Problem, "<problem>: <its message>".
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

/// Runs `work` while ROOT's messages are captured. Its exceptions and ROOT's errors become a Problem.
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
