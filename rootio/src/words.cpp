#include "words.hpp"

#include <TError.h>

#include <atomic>
#include <iostream>
#include <mutex>
#include <stdexcept>

namespace rootgrad::rootio {
namespace {

constexpr std::size_t longest = 600; // bytes of ROOT's words that are kept

// ROOT's own threads tell of errors, too.
std::mutex lock;
std::string kept;
std::atomic<bool> told{false};

void keep(int level, bool, const char *location, const char *message) {
  if (level < kError)
    return; // notes and warnings: of dictionaries, for the most part
  told = true;
  std::lock_guard<std::mutex> hold(lock);
  if (kept.size() < longest)
    kept += (kept.empty() ? "" : "; ") + std::string(location ? location : "ROOT") + ": " + (message ? message : "");
  // (A fatal error, at which ROOT would abort, goes on from here to what finds that there is nothing to be had.)
}

/// `text` in one line of bounded length.
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
  {
    std::lock_guard<std::mutex> hold(lock);
    kept.clear();
  }
  told = false;
  buffer_ = std::cerr.rdbuf(streamed_.rdbuf());
#ifdef __GLIBC__ // where `stderr` is a variable: its decompression prints there
  if (std::FILE *memory = open_memstream(&text_, &size_)) {
    standard_ = stderr;
    stderr = printed_ = memory;
  }
#endif
}

Words::~Words() {
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

bool Words::error() { return told; }

std::string Words::all() {
  std::lock_guard<std::mutex> hold(lock);
  return line(kept);
}

void Words::check(const std::string &problem) {
  if (error())
    fail(problem);
}

void Words::fail(const std::string &problem) {
  const auto words = all();
  throw std::runtime_error(words.empty() ? problem : problem + ": " + words);
}

} // namespace rootgrad::rootio
