// Predictions of single events without ROOT: only <rootgrad/predictor.hpp>, over the C interface, without allocations.
#include <rootgrad/predictor.hpp>

#include <cstdio>
#include <cstdlib>
#include <vector>

#if defined(ROOT_RVersion) || defined(ROOT_VERSION_CODE)
#error "the header brings ROOT along"
#endif

// Hook of AddressSanitizer that is called for every allocation of the process, including the library's.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*)(const volatile void *, std::size_t),
                                                         void (*)(const volatile void *)) __attribute__((weak));

namespace {

/// A check, since check.hpp would include the other headers.
void check(bool passed, const char *what) {
  if (!passed) {
    std::fprintf(stderr, "FAILED: %s\n", what);
    std::exit(1);
  }
}

std::size_t allocations = 0;

void allocated(const volatile void *, std::size_t) { ++allocations; }
void freed(const volatile void *) {}

rootgrad::Network network() {
  const std::size_t widths[] = {3, 8, 2};
  rootgrad_network_t *handle = nullptr;
  rootgrad::detail::check(rootgrad_mlp_new(widths, 3, ROOTGRAD_ACTIVATION_GELU, ROOTGRAD_INIT_AUTO, 42, &handle));
  return rootgrad::Network::adopt(handle);
}

} // namespace

int main() {
  const rootgrad::Network net = network();
  const rootgrad::Predictor predictor(net, rootgrad::Output::Probability);
  check(predictor.features() == 3 && predictor.outputs() == 2, "sizes");

  const std::vector<float> x = {0.5f, -1, 2, 1e30f, 0, -3};
  const std::vector<float> all = net.predict(x, rootgrad::Output::Probability);
  float y[2];
  predictor(x.data(), y); // a thread's first call allocates memory for the values between the layers
  check(__sanitizer_install_malloc_and_free_hooks && __sanitizer_install_malloc_and_free_hooks(allocated, freed) != 0,
        "allocations are counted");
  void *volatile made = std::malloc(1);
  check(made != nullptr && allocations == 1, "an allocation is seen");
  std::free(made);

  allocations = 0;
  bool same = true;
  for (std::size_t row = 0; row < 2; ++row) {
    predictor(&x[3 * row], y);
    same = same && y[0] == all[2 * row] && y[1] == all[2 * row + 1] && y[0] + y[1] > 0.999f;
  }
  check(allocations == 0, "an event takes no allocation");
  check(same, "an event alone has the bits that it has with others");
  std::puts("single_event: ok");
}
