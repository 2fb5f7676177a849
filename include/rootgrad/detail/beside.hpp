/// \file beside.hpp
/// Finds the libraries that are loaded at their first use, which are in the folder of librootgrad.so.
#ifndef ROOTGRAD_BESIDE_HPP
#define ROOTGRAD_BESIDE_HPP

#include "../rootgrad.h"

#include <cstdlib>
#include <dlfcn.h>
#include <memory>
#include <string>

namespace rootgrad {
namespace detail {

/// Path of a library: the value of the environment variable, else in the folder of librootgrad.so.
inline std::string library_beside(const char *variable, const std::string &name) {
  const char *named = std::getenv(variable);
  if (named != nullptr && *named != '\0')
    return named;
  Dl_info info;
  // (rootgrad_version() returns a text inside the library. The function's own address may be a stub in the calling
  // program.)
  if (dladdr(rootgrad_version(), &info) == 0 || info.dli_fname == nullptr)
    return name;
  // ROOT's folder may have a link to librootgrad.so, without links to the others.
  const std::unique_ptr<char, void (*)(void *)> real(realpath(info.dli_fname, nullptr), std::free);
  const std::string library = real ? real.get() : info.dli_fname;
  return library.substr(0, library.rfind('/') + 1) + name;
}

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_BESIDE_HPP
