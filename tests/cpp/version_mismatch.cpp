// A header of another version than the library's: every first use throws. Compiled with a changed rootgrad.h.
#include "rootgrad/rootgrad.h"

#undef ROOTGRAD_VERSION_MINOR
#define ROOTGRAD_VERSION_MINOR 9999

#include "check.hpp"

int main() {
  using namespace rootgrad;
  const char *part = "rootgrad's header is version 0.9999.";
  CHECK_THROWS(Mlp({2, 1}), Version, part);
  CHECK_THROWS(Mlp::load("absent"), Version, part);
  CHECK_THROWS(Dataset({"x"}), Version, part);
  CHECK_THROWS(TrainOptions(), Version, part);
  CHECK_THROWS(Mlp({2, 1}), Version, rootgrad_version()); // again, not only once
  return test::report("version_mismatch");
}
