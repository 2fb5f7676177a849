// Headers and libraries with incompatible versions: the first use is an error. Compiled with a changed torch/version.h, and linked so
// that the process asks this file, not torch, for the running version of torch.
#include <torch/version.h>

namespace {
constexpr int MAJOR = TORCH_VERSION_MAJOR, MINOR = TORCH_VERSION_MINOR;
const unsigned long right = TORCH_ABI_VERSION;
unsigned long running = right;
} // namespace

#undef TORCH_VERSION_MINOR
#define TORCH_VERSION_MINOR 1

#include "rootgrad/torch.hpp"
#undef CHECK // of torch's logging

#include "../cpp/check.hpp"

extern "C" std::uint64_t aoti_torch_abi_version() { return running; }

namespace {

bool tells(int major, int minor, unsigned rootgrad_minor, const std::string &part) {
  const char *wrong = rootgrad_torch_mismatch(major, minor, ROOTGRAD_VERSION_MAJOR, rootgrad_minor, 0);
  if (wrong == nullptr)
    return part.empty();
  const bool reported = !part.empty() && std::string(wrong).find(part) != std::string::npos;
  if (!reported)
    std::fprintf(stderr, "  %s\n", wrong);
  return reported;
}

} // namespace

int main() {
  const std::string built = std::to_string(MAJOR) + "." + std::to_string(MINOR);
  const rootgrad::Mlp net({2, 1});
  const std::string headers = "the headers of torch " + std::to_string(MAJOR) +
                              ".1, librootgrad_torch.so with those of torch " + built + "; wanted the same: build";
  CHECK_THROWS(rootgrad::torch::Network(net), Version, headers);
  CHECK_THROWS(rootgrad::torch::Network(net), Version, headers); // again, not only once

  CHECK(tells(MAJOR, MINOR, ROOTGRAD_VERSION_MINOR, ""));
  running = 1ul << 56 | 13ul << 48;
  CHECK(tells(MAJOR, MINOR, ROOTGRAD_VERSION_MINOR,
              "the torch in this process is 1.13, librootgrad_torch.so is built with torch " + built));
  running = right;
  CHECK(tells(MAJOR, MINOR, ROOTGRAD_VERSION_MINOR, ""));
  CHECK(tells(MAJOR, MINOR, 9999, "rootgrad's header is version 0.9999."));
  return test::report("version_mismatch");
}
