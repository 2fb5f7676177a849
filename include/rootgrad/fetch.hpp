/// \file fetch.hpp
/// Downloads files from the web into a local cache, from ROOT's prompt, macros, PyROOT and any C++17 program.
/// Your program links no network code: that code is in librootgrad_root.so, which the first call loads from the folder
/// of librootgrad.so.
///
/// ```cpp
/// #include <rootgrad/fetch.hpp>
/// ROOT::RDataFrame df("events", rootgrad::fetch("https://host/events.root"));
/// ```
#ifndef ROOTGRAD_FETCH_HPP
#define ROOTGRAD_FETCH_HPP

#include "detail/beside.hpp"
#include "detail/error.hpp"
#include "rootgrad.h"

#include <cstddef>
#include <cstdint>
#include <dlfcn.h>
#include <string>

namespace rootgrad {
namespace detail {
namespace web {

// Functions of the C ABI of librootgrad_root.so, as declared in rootio/shared/src/abi.rs.
constexpr std::uint32_t abi = 3;
enum Status : std::int32_t { ok = 0, argument = 1, file = 2, interrupted = 7 };

struct Text {
  const char *data;
  std::size_t length;
};

struct Failure {
  Text message;
  std::size_t file;
  Text column;
};

struct Library {
  std::int32_t (*failure)(Failure *out);
  std::int32_t (*fetch)(Text url, Text cache, std::uint32_t progress, Text *out);
};

inline Text text(const std::string &string) { return {string.data(), string.size()}; }

/// Path of librootgrad_root.so: $ROOTGRAD_ROOT_LIBRARY, else in the folder of librootgrad.so.
inline std::string path() { return ::rootgrad::detail::library_beside("ROOTGRAD_ROOT_LIBRARY", "librootgrad_root.so"); }

inline Library load() {
  const std::string path = web::path(), again = "; with ROOT on PATH, `cargo xtask rootio --prefix PREFIX` installs it";
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); // (never closed)
  if (library == nullptr)
    throw Error(ErrorCode::Io, "the library " + path + ", which fetches files, cannot be loaded: " + dlerror() + again);
  const auto version = reinterpret_cast<std::uint32_t (*)()>(dlsym(library, "rootgrad_root_abi"));
  if (version == nullptr || version() != abi)
    throw Error(ErrorCode::Version, path + " is of another version of rootgrad (" +
                                        (version != nullptr ? std::to_string(version()) : std::string("none")) +
                                        "; wanted " + std::to_string(abi) + ")" + again);
  Library found;
  found.failure = reinterpret_cast<decltype(found.failure)>(dlsym(library, "rootgrad_root_failure"));
  found.fetch = reinterpret_cast<decltype(found.fetch)>(dlsym(library, "rootgrad_root_fetch"));
  if (found.failure == nullptr || found.fetch == nullptr)
    throw Error(ErrorCode::Version, path + " is incomplete" + again);
  return found;
}

inline const Library &library() {
  static const Library loaded = load();
  return loaded;
}

/// The exception for a call that returned `status`.
inline Error error(std::int32_t status) {
  Failure failure{};
  std::string message = "no reason is known; please report this";
  if (library().failure(&failure) == ok)
    message.assign(failure.message.data, failure.message.length);
  switch (status) {
  case argument:
    return Error(ErrorCode::Argument, message);
  case file:
    return Error(ErrorCode::Io, message);
  case interrupted:
    return Error(ErrorCode::Interrupted, message);
  default:
    return Error(ErrorCode::Internal, message);
  }
}

} // namespace web
} // namespace detail

/// Downloads the file of a URL (https://, http://) into a local cache and returns the path of the cached file, which
/// ROOT can open.
///
/// `cache` is a folder; if empty, $ROOTGRAD_CACHE, else $XDG_CACHE_HOME/rootgrad, else ~/.cache/rootgrad. Each call
/// asks the server whether the cached file is still current. A server that sends no ETag, Last-Modified or checksum
/// cannot answer that, and sends the file again. If the server cannot be reached, the cached file is used and a warning
/// is printed on standard error.
///
/// An interrupted download is resumed, also by the next call. A bar shows the progress if `progress` is set and
/// standard error is a terminal. Nothing is ever removed from the cache: delete files that you no longer need. A
/// redirect from https:// to http:// is not followed. Trusted certificates are those of SSL_CERT_FILE and SSL_CERT_DIR,
/// else the system's.
///
/// Throws rootgrad::Error:
/// - Argument if `url` is not such a URL;
/// - Io if the file cannot be downloaded completely: the server refuses, stops midway or does not answer, the disk is
///   full, or every user may write to the cache's folder. The message contains the URL without password and query;
/// - Interrupted by Ctrl-C;
/// - Version or Io if librootgrad_root.so does not fit or is missing.
///
/// Several threads and processes may fetch at the same time, also the same file.
inline std::string fetch(const std::string &url, const std::string &cache = "", bool progress = true) {
  namespace web = detail::web;
  web::Text path{};
  const std::int32_t status = web::library().fetch(web::text(url), web::text(cache), progress ? 1 : 0, &path);
  if (status != web::ok)
    throw web::error(status);
  return std::string(path.data, path.length);
}

} // namespace rootgrad

#endif // ROOTGRAD_FETCH_HPP
