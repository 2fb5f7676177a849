/// \file check.hpp
/// Functions that the test macros share: checks that print, hashes, and the data set of known bits.
#ifndef ROOTGRAD_TESTS_CHECK_HPP
#define ROOTGRAD_TESTS_CHECK_HPP

#include <rootgrad/root.hpp>

#include <cstdint>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

/// Prints one line of a `.ref` file.
inline void check(const std::string &what, bool ok) {
  std::cout << (ok ? "ok      " : "FAILED  ") << what << std::endl;
}

/// Runs `f`, which must throw a rootgrad::Error; prints its code and message.
template <class F> void refused(const std::string &what, F f) {
  try {
    f();
    std::cout << "FAILED  " << what << ": no error" << std::endl;
  } catch (const rootgrad::Error &error) {
    std::cout << what << ": [" << int(error.code()) << "] " << error.what() << std::endl;
  } catch (const std::exception &error) {
    std::cout << "FAILED  " << what << ": of another type: " << error.what() << std::endl;
  }
}

/// FNV-1a over the bits of floats.
inline std::uint64_t hash_bits(const std::vector<float> &values) {
  std::uint64_t hash = 0xcbf29ce484222325ull;
  for (float value : values) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    for (int shift = 0; shift < 32; shift += 8)
      hash = (hash ^ ((bits >> shift) & 0xff)) * 0x100000001b3ull;
  }
  return hash;
}

inline bool same_bits(const std::vector<float> &a, const std::vector<float> &b) {
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0);
}

/// Feature `j` of event `i`, a multiple of 2⁻⁹: the same bits in any language.
inline float lattice(std::uint64_t i, std::uint64_t j) {
  return float((i * 7919 + j * 104729 + i * i * (j + 3)) % 1021) / 512.f - 1.f;
}

/// Returns 0 or 1, each for half of the events.
inline int lattice_label(std::uint64_t i) { return lattice(i, 0) * lattice(i, 1) + 0.5f * lattice(i, 2) > 0.f; }

/// Returns a frame with columns f0 … f3 (of four types) and label.
inline ROOT::RDF::RNode lattice_frame(std::uint64_t n) {
  return ROOT::RDataFrame(n)
      .Define("f0", [](ULong64_t i) { return lattice(i, 0); }, {"rdfentry_"})
      .Define("f1", [](ULong64_t i) { return double(lattice(i, 1)); }, {"rdfentry_"})
      .Define("f2", [](ULong64_t i) { return lattice(i, 2); }, {"rdfentry_"})
      .Define("f3", [](ULong64_t i) { return short(i % 7); }, {"rdfentry_"})
      .Define("label", [](ULong64_t i) { return lattice_label(i) != 0; }, {"rdfentry_"});
}

inline rootgrad::TrainOptions quiet_options() {
  return rootgrad::TrainOptions().epochs(3).batch_size(128).seed(5).progress(rootgrad::Progress::Off);
}

/// Returns the parameters of `net` after a fit by `f`, and its losses.
template <class F> std::vector<float> fitted_net(rootgrad::Mlp net, F f) {
  const rootgrad::History history = f(net);
  auto result = net.parameters();
  for (const auto &epoch : history.epochs()) {
    result.push_back(float(epoch.train_loss));
    result.push_back(float(epoch.validation_loss));
  }
  return rootgrad::detail::result(result);
}

#endif
