/// \file gpt2_generate.hpp
/// Choice of tokens by a language model.
#ifndef ROOTGRAD_GPT2_GENERATE_HPP
#define ROOTGRAD_GPT2_GENERATE_HPP

#include "error.hpp"
#include "history.hpp"

#include <cstdint>
#include <exception>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// Precision of the matrix products of a language model.
enum class Precision : int {
  Float32 = ROOTGRAD_PRECISION_FLOAT32,  ///< single precision
  Bfloat16 = ROOTGRAD_PRECISION_BFLOAT16 ///< factors rounded to bfloat16; sums and everything else in single precision
};

/// Options for the choice of tokens and for the end of a generation. Every setter returns the options, so calls can be
/// chained.
///
///     rootgrad::GenerateOptions().max_new_tokens(300).temperature(0.8f).top_k(40)
class GenerateOptions {
public:
  /// Function that is called for every new token with the number of its prompt, the token, and its bytes. The bytes may
  /// be only a part of a UTF-8 character, and are empty if the model has no tokenizer.
  using OnToken = std::function<Flow(std::size_t prompt, std::uint32_t token, const std::string &bytes)>;

  GenerateOptions() {
    detail::check_version();
    detail::check(rootgrad_gpt2_generate_options_default(sizeof raw_, &raw_));
  }

  /// Largest number of tokens after each prompt. Default 128.
  GenerateOptions &max_new_tokens(long long n) { return set(raw_.max_new_tokens, detail::count("max_new_tokens", n)); }
  /// Divisor of the logits: below 1 likely tokens become more likely; 0 always chooses the most likely token. Default
  /// 1.
  GenerateOptions &temperature(float t) { return set(raw_.temperature, t); }
  /// Number of most likely tokens to choose from; 0 for all. Default 0.
  GenerateOptions &top_k(long long k) { return set(raw_.top_k, detail::count("top_k", k)); }
  /// Chooses only from the smallest set of most likely tokens whose probabilities sum to this. Default 1.
  GenerateOptions &top_p(float p) { return set(raw_.top_p, p); }
  /// Random seed. Each prompt of a call has its own random numbers. Default 42.
  GenerateOptions &seed(std::uint64_t seed) { return set(raw_.seed, seed); }
  /// Tokens that end a sequence; they are not part of it. Default none.
  GenerateOptions &stop(std::vector<std::uint32_t> tokens) {
    stop_ = std::move(tokens);
    return *this;
  }
  /// True if the token that marks the end of a text also ends a sequence. Default true.
  GenerateOptions &stop_at_end_of_text(bool yes = true) { return set(raw_.stop_at_end_of_text, yes); }
  /// True if a text may become longer than the model's longest sequence: each time that is full, only its last half is
  /// kept. Default true; if false, such a length is an error.
  GenerateOptions &slide(bool yes) { return set(raw_.slide, yes); }
  /// Precision of the matrix products. For a few texts, Bfloat16 needs about half the time per token. Default
  /// Precision::Float32.
  GenerateOptions &precision(Precision choice) { return set(raw_.precision, static_cast<std::int32_t>(choice)); }
  /// Number of threads; 0 for all. The tokens do not depend on it. Default 0.
  GenerateOptions &threads(long long n) { return set(raw_.threads, detail::count("threads", n)); }
  /// Function that is called for every new token; Flow::Stop ends all sequences.
  GenerateOptions &on_token(OnToken call) {
    on_token_ = std::move(call);
    return *this;
  }

  /// The C struct; its `stop` is valid as long as these options live.
  rootgrad_gpt2_generate_options_t raw() const {
    rootgrad_gpt2_generate_options_t raw = raw_;
    raw.stop = stop_.data();
    raw.n_stop = stop_.size();
    return raw;
  }
  const OnToken &callback() const { return on_token_; }

private:
  template <class T, class V> GenerateOptions &set(T &field, V value) {
    field = static_cast<T>(value);
    return *this;
  }

  rootgrad_gpt2_generate_options_t raw_;
  std::vector<std::uint32_t> stop_;
  OnToken on_token_;
};

namespace detail {

/// Carries a callback's exception past the library: C frames must not be unwound.
struct TokenCourier {
  const GenerateOptions::OnToken *call;
  std::exception_ptr exception;

  static std::int32_t on_token(std::size_t prompt, std::uint32_t token, const char *bytes, std::size_t n, void *user) {
    TokenCourier &courier = *static_cast<TokenCourier *>(user);
    try {
      return static_cast<std::int32_t>((*courier.call)(prompt, token, std::string(bytes, n)));
    } catch (...) {
      courier.exception = std::current_exception();
      return -1;
    }
  }
};

} // namespace detail
} // namespace rootgrad

#endif // ROOTGRAD_GPT2_GENERATE_HPP
