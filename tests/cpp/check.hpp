// The few macros that the C++ tests need: a failed check is printed with its place, and the program's status tells.
#ifndef ROOTGRAD_TESTS_CHECK_HPP
#define ROOTGRAD_TESTS_CHECK_HPP

#include "rootgrad/rootgrad.hpp"

#include <cstdio>
#include <string>

namespace test {

inline int failures = 0;
inline int checks = 0;

inline bool check(bool passed, const char *what, const char *file, int line, const std::string &detail = "") {
  ++checks;
  if (!passed) {
    ++failures;
    std::fprintf(stderr, "%s:%d: FAILED: %s %s\n", file, line, what, detail.c_str());
  }
  return passed;
}

/// Checks that `call` throws a rootgrad::Error of this code whose message holds `part`.
template <class Call> void throws(Call call, rootgrad::ErrorCode code, const std::string &part, const char *what,
                                  const char *file, int line) {
  try {
    call();
    check(false, what, file, line, "threw nothing");
  } catch (const rootgrad::Error &error) {
    const std::string message = error.what();
    const std::string got = "threw " + std::to_string(static_cast<int>(error.code())) + ": " + message;
    check(error.code() == code, what, file, line, got + " (another code)");
    check(message.find(part) != std::string::npos, what, file, line, got + " (without '" + part + "')");
  } catch (const std::exception &other) {
    check(false, what, file, line, std::string("threw ") + other.what());
  }
}

inline int report(const char *name) {
  std::printf("%s: %d checks, %d failed\n", name, checks, failures);
  return failures == 0 && checks > 0 ? 0 : 1;
}

} // namespace test

#define CHECK(condition) test::check(static_cast<bool>(condition), #condition, __FILE__, __LINE__)
#define CHECK_THROWS(expression, code, part)                                                                           \
  test::throws([&] { static_cast<void>(expression); }, rootgrad::ErrorCode::code, part, #expression, __FILE__, __LINE__)

#endif // ROOTGRAD_TESTS_CHECK_HPP
