#include "words.hpp"

#include <TError.h>

#include <atomic>
#include <cstdlib>
#include <iostream>
#include <mutex>

namespace rootgrad::rootio {
namespace {

constexpr std::size_t longest = 600; // bytes kept of ROOT's messages

// ROOT's own threads report errors, too.
std::mutex lock;
std::string kept, warnings;
std::atomic<bool> reported{false};
Words *current = nullptr; // the active instance

void keep(int level, bool, const char *location, const char *message) {
  if (level < kWarning)
    return;
  // (Warnings are not treated as errors: most concern missing dictionaries.)
  const bool error = level >= kError;
  reported = reported || error;
  std::lock_guard<std::mutex> hold(lock);
  auto &to = error ? kept : warnings;
  if (to.size() < longest)
    to += (to.empty() ? "" : "; ") + std::string(location ? location : "ROOT") + ": " + (message ? message : "");
  // (After a fatal error ROOT would abort. Here execution continues, and the caller notices that the data are
  // missing.)
}

/// Returns `text` in one line of bounded length.
std::string line(std::string text) {
  for (char &c : text)
    if (static_cast<unsigned char>(c) < ' ')
      c = ' ';
  while (!text.empty() && text.back() == ' ')
    text.pop_back();
  if (text.size() > longest)
    text = text.substr(0, longest) + " …";
  return text;
}

} // namespace

Words::Words() : handler_(SetErrorHandler(keep)) {
  forget();
  current = this;
  buffer_ = std::cerr.rdbuf(streamed_.rdbuf());
#ifdef __GLIBC__ // `stderr` is a variable here; ROOT's decompression prints to it
  if (std::FILE *memory = open_memstream(&text_, &size_)) {
    standard_ = stderr;
    stderr = printed_ = memory;
  }
#endif
}

Words::~Words() {
  current = nullptr;
#ifdef __GLIBC__
  if (printed_) {
    stderr = standard_;
    std::fclose(printed_);
  }
#endif
  std::free(text_);
  std::cerr.rdbuf(buffer_);
  SetErrorHandler(handler_);
}

bool Words::error() { return reported; }

std::string Words::all() {
  const auto printed = current ? current->printed() : "";
  std::lock_guard<std::mutex> hold(lock);
  const auto &reported_of = kept.empty() ? warnings : kept;
  return line(reported_of.empty() || printed.empty() ? reported_of + printed : reported_of + "; " + printed);
}

void Words::forget() {
  std::lock_guard<std::mutex> hold(lock);
  kept.clear();
  warnings.clear();
  reported = false;
}

std::string Words::printed() {
  auto text = streamed_.str();
  if (printed_ && std::fflush(printed_) == 0 && text_)
    text.append(text_, size_);
  return text;
}

void Words::check(const std::string &problem) {
  if (error())
    fail(problem);
}

void Words::fail(const std::string &problem) {
  const auto words = all();
  throw Problem(words.empty() ? problem : problem + ": " + words);
}

void Words::fail_as(const std::string &problem, const std::exception &exception) {
  std::string words = exception.what();
  // RException adds where in ROOT it was thrown.
  for (const char *added : {"\nAt:", " (unchecked RResult access!)"})
    words = words.substr(0, words.find(added));
  const auto more = all();
  throw Problem(problem + ": " + line(words) + (more.empty() ? "" : "; " + more));
}

} // namespace rootgrad::rootio
