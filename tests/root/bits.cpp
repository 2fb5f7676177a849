// bits.C without ROOT.
#include <rootgrad/rootgrad.hpp>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

static float lattice(std::uint64_t i, std::uint64_t j) {
  return float((i * 7919 + j * 104729 + i * i * (j + 3)) % 1021) / 512.f - 1.f;
}

static unsigned long long hash_bits(const std::vector<float> &values) {
  std::uint64_t hash = 0xcbf29ce484222325ull;
  for (float value : values) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    for (int shift = 0; shift < 32; shift += 8)
      hash = (hash ^ ((bits >> shift) & 0xff)) * 0x100000001b3ull;
  }
  return hash;
}

static unsigned long long language(int threads) {
  std::vector<std::uint16_t> tokens;
  for (std::uint64_t i = 0; i < 3000; ++i)
    tokens.push_back(static_cast<std::uint16_t>((i * i * 31 + 7 * i + 11) / 4 % 97));
  const auto text = rootgrad::Text::from_tokens(tokens, 97);
  rootgrad::Gpt2 gpt(rootgrad::Gpt2Config().vocabulary(97).layers(2).heads(2).channels(32).max_time(32), 42);
  const auto history = rootgrad::fit(gpt, text,
                                     rootgrad::Gpt2Options()
                                         .steps(6)
                                         .batch_size(2)
                                         .sequence_length(32)
                                         .accumulation(2)
                                         .validate_every(3)
                                         .seed(5)
                                         .threads(threads)
                                         .progress(rootgrad::Progress::Off));
  auto values = gpt.parameters();
  values.push_back(static_cast<float>(history.validation_loss()));
  return hash_bits(values);
}

int main() {
  std::vector<float> x, y;
  for (std::uint64_t i = 0; i < 5000; ++i) {
    x.insert(x.end(), {lattice(i, 0), lattice(i, 1), lattice(i, 2), float(i % 7)});
    y.push_back(lattice(i, 0) * lattice(i, 1) + 0.5f * lattice(i, 2) > 0.f);
  }
  rootgrad::Dataset data({"f0", "f1", "f2", "f3"});
  data.append(x, y);
  const auto options = rootgrad::TrainOptions().epochs(3).batch_size(128).seed(5).progress(rootgrad::Progress::Off);
  for (int threads : {1, 2}) {
    rootgrad::Mlp net({4, 32, 16, 1}, rootgrad::Activation::Gelu, 42);
    rootgrad::fit(net, data, rootgrad::TrainOptions(options).threads(threads));
    std::printf("parameters %016llx scores %016llx language %016llx\n", hash_bits(net.parameters()),
                hash_bits(net.predict(x)), language(threads));
  }
}
