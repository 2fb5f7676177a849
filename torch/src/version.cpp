// Checks that the versions of torch's headers and library, rootgrad's headers and library, and this library fit together.
#include "rootgrad/torch.hpp"

#include <torch/csrc/inductor/aoti_torch/c/shim.h>

#include <cstdint>
#include <string>

namespace {

std::string text(unsigned long long major, unsigned long long minor) {
  return std::to_string(major) + "." + std::to_string(minor);
}

/// The remedy.
const std::string AGAIN =
    "; wanted the same: build librootgrad_torch.so again with that torch (cargo xtask install --torch)";

std::string mismatch(int torch_major, int torch_minor) {
  const std::string built = text(TORCH_VERSION_MAJOR, TORCH_VERSION_MINOR);
  const std::string yours = text(static_cast<unsigned>(torch_major), static_cast<unsigned>(torch_minor));
  if (yours != built)
    return "this program is compiled with the headers of torch " + yours +
           ", librootgrad_torch.so with those of torch " + built + AGAIN;
  // (One byte each: major, minor, patch.)
  const std::uint64_t running = aoti_torch_abi_version();
  const std::string loaded = text(running >> 56, running >> 48 & 0xff);
  if (loaded != built)
    return "the torch in this process is " + loaded + ", librootgrad_torch.so is built with torch " + built + AGAIN;
  return "";
}

} // namespace

extern "C" const char *rootgrad_torch_mismatch(int torch_major, int torch_minor, unsigned rootgrad_major,
                                               unsigned rootgrad_minor, unsigned rootgrad_patch) {
  static thread_local std::string said;
  said = mismatch(torch_major, torch_minor);
  if (!said.empty())
    return said.c_str();
  // Compare the program's headers, then those with which this library was compiled.
  const bool fits = rootgrad_check_version(rootgrad_major, rootgrad_minor, rootgrad_patch) == ROOTGRAD_STATUS_OK &&
                    rootgrad_check_version(ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH) ==
                        ROOTGRAD_STATUS_OK;
  if (fits)
    return nullptr;
  said = rootgrad_last_error();
  return said.c_str();
}
