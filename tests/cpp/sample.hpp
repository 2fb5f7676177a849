// Data to train on, the same on every machine: integers, scaled by a power of two.
#ifndef ROOTGRAD_TESTS_SAMPLE_HPP
#define ROOTGRAD_TESTS_SAMPLE_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sample {

/// The generator of Knuth, MMIX: x' = 6364136223846793005 x + 1442695040888963407 mod 2^64.
struct Random {
  std::uint64_t state;
  /// Uniform in [-1, 1), a multiple of 2^-23: exact in a float.
  float next() {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<float>(static_cast<std::int64_t>(state >> 40) - (1 << 23)) / 8388608.0f;
  }
};

/// A disc in a square: the target is 1 where a^2 + b^2 < 1/2 (decided in integers), 0 elsewhere; third feature is noise.
struct Disc {
  std::vector<float> x;      // (N, 3)
  std::vector<float> target; // (N)
  std::vector<float> weight; // (N), 0.5 or 1

  explicit Disc(std::size_t rows, std::uint64_t seed = 1) {
    Random random{seed};
    for (std::size_t row = 0; row < rows; ++row) {
      const float a = random.next(), b = random.next(), c = random.next();
      x.insert(x.end(), {a, b, c});
      const auto i = static_cast<std::int64_t>(a * 8388608.0f), j = static_cast<std::int64_t>(b * 8388608.0f);
      target.push_back(i * i + j * j < (std::int64_t(1) << 45) ? 1.0f : 0.0f);
      weight.push_back(row % 2 == 0 ? 1.0f : 0.5f);
    }
  }
};

} // namespace sample

#endif // ROOTGRAD_TESTS_SAMPLE_HPP
