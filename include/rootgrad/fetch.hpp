/// \file fetch.hpp
/// Files of the web in a local cache, for ROOT's prompt, macros, PyROOT and any C++17 program: no network code is linked, it is that of
/// librootgrad_root.so, which is loaded from beside librootgrad.so at the first call.
///
/// ```cpp
/// #include <rootgrad/fetch.hpp>
/// ROOT::RDataFrame df("events", rootgrad::fetch("https://host/events.root"));
/// ```
#ifndef ROOTGRAD_FETCH_HPP
#define ROOTGRAD_FETCH_HPP

#include "detail/error.hpp"
#include "rootgrad.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <dlfcn.h>
#include <string>

namespace rootgrad {
namespace detail {
namespace web {

// The C ABI of librootgrad_root.so, as rootio/src/abi.rs has it.
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

/// Where librootgrad_root.so is: $ROOTGRAD_ROOT_LIBRARY, else beside librootgrad.so.
inline std::string path() {
  const char *named = std::getenv("ROOTGRAD_ROOT_LIBRARY");
  if (named != nullptr && *named != '\0')
    return named;
  Dl_info info;
  std::string path = "librootgrad_root.so";
  // (The text lies in the library; the function's own address may be a place in the program that leads to it.)
  if (dladdr(rootgrad_version(), &info) != 0 && info.dli_fname != nullptr) {
    const std::string ours = info.dli_fname;
    path = ours.substr(0, ours.rfind('/') + 1) + path;
  }
  return path;
}

inline Library load() {
  const std::string path = web::path(), again = "; with ROOT on PATH, `cargo xtask rootio --prefix PREFIX` installs it";
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); // (kept for good)
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
    throw Error(ErrorCode::Version, path + " is not whole" + again);
  return found;
}

inline const Library &library() {
  static const Library loaded = load();
  return loaded;
}

/// The exception of a call that has ended with `status`.
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

/// Has the file of a URL (https://, http://) in a local cache, and returns its path there, with which ROOT opens it.
///
/// `cache` is a folder; if empty, $ROOTGRAD_CACHE, else $XDG_CACHE_HOME/rootgrad, else ~/.cache/rootgrad. The server is asked
/// each time whether the cache's file is still the one it has (one that gives no ETag, Last-Modified or checksum cannot tell, and
/// sends it anew); if it cannot be asked, standard error tells so and the cache's is taken. What breaks off is resumed, also by
/// the next call. A bar shows how far it is, if `progress` is set and standard error is a terminal. Nothing is ever removed from
/// the cache: delete what you need no more. No redirect leads from https:// to http://. Certificates are trusted that
/// SSL_CERT_FILE and SSL_CERT_DIR name, else the system's.
///
/// Throws rootgrad::Error: Argument for what is no such URL; Io if there is no whole file (the server refuses, dies midway or is
/// silent, the disk is full, every user may write to the cache's folder), with the URL, but for a password and the query; Interrupted by Ctrl-C; Version, and Io, without
/// librootgrad_root.so. Several threads and processes may fetch at once, also the same file.
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
