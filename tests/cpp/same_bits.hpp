// The same seed gives the same bits from every interface: a fit whose result is one number. g++, Cling and PyROOT
// compile this file; tests/same_bits.rs does the same in Rust.
#ifndef ROOTGRAD_TESTS_SAME_BITS_HPP
#define ROOTGRAD_TESTS_SAME_BITS_HPP

#include "rootgrad/rootgrad.hpp"
#include "sample.hpp"

#include <cstdint>
#include <cstring>
#include <vector>

/// FNV-1a over the bits of floats, least significant byte first.
inline std::uint64_t rootgrad_fnv1a(std::uint64_t hash, const std::vector<float> &values) {
  for (const float value : values) {
    std::uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    for (int byte = 0; byte < 4; ++byte)
      hash = (hash ^ ((bits >> (8 * byte)) & 0xff)) * 0x100000001b3u;
  }
  return hash;
}

/// Trains [3, 24, 16, 1] on 4000 weighted rows for 3 epochs; hashes the parameters, then the logits of all rows.
inline std::uint64_t rootgrad_same_bits(unsigned threads) {
  const sample::Disc disc(4000);
  rootgrad::Mlp net({3, 24, 16, 1}, rootgrad::Activation::Gelu, 42);
  rootgrad::Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target, disc.weight);
  rootgrad::fit(
      net, data,
      rootgrad::TrainOptions().epochs(3).batch_size(300).seed(7).threads(threads).progress(rootgrad::Progress::Off));
  return rootgrad_fnv1a(rootgrad_fnv1a(0xcbf29ce484222325u, net.parameters()), net.predict(disc.x));
}

#endif // ROOTGRAD_TESTS_SAME_BITS_HPP
