// What ROOT says, kept as text: nothing is printed.
#pragma once
#include <cstdio>
#include <sstream>
#include <string>

namespace rootgrad::rootio {

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
  /// Throws std::runtime_error, "<problem>: <ROOT's words>", if ROOT has told of an error.
  static void check(const std::string &problem);
  /// Throws std::runtime_error, "<problem>: <ROOT's words>".
  [[noreturn]] static void fail(const std::string &problem);

private:
  void (*handler_)(int, bool, const char *, const char *);
  std::FILE *printed_ = nullptr;
  std::FILE *standard_ = nullptr;
  char *text_ = nullptr;
  std::size_t size_ = 0;
  std::ostringstream streamed_;
  std::streambuf *buffer_ = nullptr;
};

} // namespace rootgrad::rootio
