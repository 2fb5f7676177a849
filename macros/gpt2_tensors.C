/// \file gpt2_tensors.C
/// GPT-2 written with tensors, compared with the built-in model: the same gradients, and the time of a step.
///
///     root -l gpt2_tensors.C
///     root -l 'gpt2_tensors.C(12, 12, 768, 50257, 64, 4, 3)'      # the model with 124 million parameters: 5 GB of memory
///
/// Needs no ROOT. To compile it as a program:
///
///     g++ -std=c++17 -O2 -x c++ gpt2_tensors.C $(rootgrad-config --cflags --libs) -o gpt2_tensors && ./gpt2_tensors 12 12 768 50257 64 4 3
#if defined(__CLING__) || defined(__ACLIC__)
#define GPT2_TENSORS_IN_ROOT
#include <rootgrad/root.hpp>
#else
#include <rootgrad/rootgrad.hpp>
#endif

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace gpt2_tensors_toy {

using namespace rootgrad;

/// Attention, then a perceptron. Each has a norm before it, and its result is added to its input.
struct Block {
  LayerNorm ln_1, ln_2;
  Linear qkv, attention_output, up, down;
  int heads;
  ROOTGRAD_NAMES(ln_1, qkv, attention_output, ln_2, up, down)

  explicit Block(int h = 1, int c = 1) : qkv(3 * c), attention_output(c), up(4 * c), down(c), heads(h) {}
  Tensor operator()(Tensor x) const {
    const std::int64_t c = static_cast<std::int64_t>(x.shape().sizes().back());
    const std::vector<Tensor> parts = split(qkv(ln_1(x)), {c, c, c});
    x = x + attention_output(attention(parts[0], parts[1], parts[2], heads, /*causal=*/true));
    return x + down(gelu(up(ln_2(x))));
  }
};

/// Returns the logits (T, V) of the token after each of T tokens.
struct Gpt {
  Embedding wte;
  Parameter wpe;
  std::vector<Block> blocks;
  LayerNorm ln_f;
  ROOTGRAD_NAMES(wte, wpe, blocks, ln_f)

  explicit Gpt(const Gpt2Config &c)
      : wte(std::int64_t(c.vocabulary()), std::int64_t(c.channels())), wpe(Shape{c.max_time(), c.channels()}),
        blocks(repeat<Block>(int(c.layers()), int(c.heads()), int(c.channels()))) {}
  Tensor operator()(Tensor tokens) const {
    Tensor x = wte(tokens) + wpe;
    for (const Block &block : blocks)
      x = block(x);
    return matmul(ln_f(x), transpose(wte.table()));
  }
};

/// Returns the built-in model's parameters in the order of the composed model, without the padding of the vocabulary. In the composed model
/// each matrix of a layer is (inputs, outputs).
std::vector<float> arranged(const Gpt2 &gpt) {
  const Gpt2Config sizes = gpt.config();
  const std::size_t L = sizes.layers(), C = sizes.channels(), T = sizes.max_time(),
                    padded = sizes.raw().padded_vocabulary;
  const std::vector<float> all = gpt.parameters();
  // llm.c's order: wte wpe ln1w ln1b qkvw qkvb attprojw attprojb ln2w ln2b fcw fcb fcprojw fcprojb lnfw lnfb
  const std::vector<std::size_t> of_block{C, C, 3 * C * C, 3 * C, C * C, C, C, C, 4 * C * C, 4 * C, 4 * C * C, C};
  const std::vector<std::size_t> outputs{0, 0, 3 * C, 0, C, 0, 0, 0, 4 * C, 0, C, 0}; // of the matrices
  const auto at = [&](std::size_t n) { return all.begin() + std::ptrdiff_t(n); };
  std::vector<float> to(at(0), at(sizes.vocabulary() * C));
  to.insert(to.end(), at(padded * C), at((padded + T) * C));
  for (std::size_t block = 0; block < L; ++block) {
    std::size_t start = (padded + T) * C;
    for (std::size_t n = 0; n < of_block.size(); ++n) {
      const std::size_t size = of_block[n], rows = outputs[n] ? outputs[n] : 1, columns = size / rows;
      const float *from = all.data() + start + block * size;
      for (std::size_t i = 0; i < size; ++i)
        to.push_back(outputs[n] ? from[i % rows * columns + i / rows] : from[i]);
      start += L * size;
    }
  }
  to.insert(to.end(), at(all.size() - 2 * C), all.end());
  return to;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

} // namespace gpt2_tensors_toy

/// Returns the largest difference between the two gradients, relative to the largest element of the built-in model's.
double gpt2_tensors(int layers = 4, int heads = 4, int channels = 128, int vocabulary = 256, int length = 64,
                    int batch = 16, int steps = 20) {
  using namespace gpt2_tensors_toy;
  const auto config =
      Gpt2Config().layers(layers).heads(heads).channels(channels).vocabulary(vocabulary).max_time(length);
  Gpt2 built_in(config, /*seed=*/42);
  Network composed = compile(Gpt(config), Shape{std::size_t(length)}, /*seed=*/42);
  const std::vector<float> before = arranged(built_in);
  composed.set_parameters(before);
  std::cout << composed.summary() << std::endl;

  // The text is a single batch of random tokens.
  const std::size_t T = std::size_t(length), B = std::size_t(batch);
  std::vector<std::uint16_t> tokens(B * T + 1);
  std::uint32_t random = 1;
  for (auto &token : tokens)
    token = static_cast<std::uint16_t>((random = random * 1664525u + 1013904223u) >> 8) % std::uint16_t(vocabulary);
  const Text text = Text::from_tokens(tokens, std::size_t(vocabulary));
  std::vector<std::string> targets;
  for (std::size_t t = 0; t < T; ++t)
    targets.push_back("next" + std::to_string(t));
  Dataset sequences(Columns{Column("token", T)}, targets);
  sequences.append(std::vector<float>(tokens.begin(), tokens.end() - 1),
                   std::vector<float>(tokens.begin() + 1, tokens.end()));

  const auto theirs = [&](int n) {
    return Gpt2Options()
        .steps(n)
        .batch_size(batch)
        .sequence_length(length)
        .order(Order::Consecutive)
        .validation_fraction(0)
        .validate_every(0)
        .weight_decay(0)
        .clip_norm(0)
        .schedule(Schedule::Constant)
        .progress(Progress::Off);
  };
  const auto ours = [&](int n) {
    return TrainOptions()
        .epochs(n)
        .batch_size(batch)
        .validation_fraction(0)
        .weight_decay(0)
        .progress(Progress::Off)
        .standardize(false)
        .loss([=](Tensor y, Tensor t) { return cross_entropy(reshape(y, {length, vocabulary}), t); });
  };
  // A step of AdamW without averages (both betas are 0), whose epsilon is much larger than all gradients g, is a step of -g.
  const float large = 1e6f;
  Gpt2 one = built_in;
  fit(one, text, theirs(1).adam(0, 0, large).learning_rate(large));
  Network other = composed;
  fit(other, sequences, ours(1).adam(0, 0, large).learning_rate(large));
  const std::vector<float> wanted = arranged(one), got = other.parameters();
  double difference = 0, largest = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    difference = std::max(difference, std::abs(double(got[i]) - double(wanted[i])));
    largest = std::max(largest, std::abs(double(wanted[i]) - double(before[i])));
  }
  std::cout << "gradients: they differ by " << difference / largest << " of the largest element" << std::endl;

  std::vector<double> seconds_theirs, seconds_ours, ratios;
  for (int round = 0; round < 5; ++round) {
    seconds_theirs.push_back(fit(built_in, text, theirs(steps)).seconds() / steps);
    double sum = 0;
    for (const Epoch &epoch : fit(composed, sequences, ours(steps)))
      sum += epoch.seconds;
    seconds_ours.push_back(sum / steps);
    ratios.push_back(seconds_ours.back() / seconds_theirs.back());
  }
  std::cout << "a step: " << 1e3 * median(seconds_theirs) << " ms built in, " << 1e3 * median(seconds_ours)
            << " ms of tensors, ratio " << median(ratios) << std::endl;
  return difference / largest;
}

#ifndef GPT2_TENSORS_IN_ROOT
int main(int argc, char **argv) {
  std::vector<int> n{4, 4, 128, 256, 64, 16, 20};
  for (int i = 1; i < argc && i <= int(n.size()); ++i)
    n[std::size_t(i - 1)] = std::atoi(argv[i]);
  return gpt2_tensors(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) < 1e-4 ? 0 : 1;
}
#endif
