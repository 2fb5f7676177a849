// The bits of a fit, of a prediction and of a language model's training, on one thread and on two. They are compared with those of PyROOT,
// plain C++ and Rust (bits.py, bits.cpp, bits.rs).
#include "check.hpp"

#include <cstdio>

unsigned long long language(int threads) {
  std::vector<std::uint16_t> tokens;
  for (std::uint64_t i = 0; i < 3000; ++i)
    tokens.push_back((i * i * 31 + 7 * i + 11) / 4 % 97);
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
  values.push_back(history.validation_loss());
  return hash_bits(values);
}

void bits() {
  auto df = lattice_frame(5000);
  for (int threads : {1, 2}) {
    rootgrad::Mlp net({4, 32, 16, 1}, rootgrad::Activation::Gelu, 42);
    rootgrad::fit(net, df, {"f0", "f1", "f2", "f3"}, "label", quiet_options().threads(threads));
    const auto scores = *rootgrad::define(df, "score", net).Take<float>("score");
    std::printf("parameters %016llx scores %016llx language %016llx\n", (unsigned long long)hash_bits(net.parameters()),
                (unsigned long long)hash_bits(scores), language(threads));
  }
}
