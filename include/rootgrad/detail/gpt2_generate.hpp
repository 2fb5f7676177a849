/// \file gpt2_generate.hpp
/// How a language model chooses tokens.
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

/// In what the matrix products of a language model's training are computed.
enum class Precision : int {
  Float32 = ROOTGRAD_PRECISION_FLOAT32,  ///< single precision
  Bfloat16 = ROOTGRAD_PRECISION_BFLOAT16 ///< factors rounded to bfloat16; sums and all else in single precision
};

/// How tokens are chosen, and when to end: every setter returns the options, so that they chain.
///
///     rootgrad::GenerateOptions().max_new_tokens(300).temperature(0.8f).top_k(40)
class GenerateOptions {
public:
  /// Called for every new token with the number of its prompt, the token, and its bytes, perhaps a part of a UTF-8
  /// character; empty if the model has no tokenizer.
  using OnToken = std::function<Flow(std::size_t prompt, std::uint32_t token, const std::string &bytes)>;

  GenerateOptions() {
    detail::check_version();
    detail::check(rootgrad_gpt2_generate_options_default(sizeof raw_, &raw_));
  }

  /// Tokens after each prompt at most. Default 128.
  GenerateOptions &max_new_tokens(long long n) { return set(raw_.max_new_tokens, detail::count("max_new_tokens", n)); }
  /// What logits are divided by: below 1 likely tokens get likelier; 0 takes the likeliest always. Default 1.
  GenerateOptions &temperature(float t) { return set(raw_.temperature, t); }
  /// Only so many of the likeliest tokens may come; 0 for all. Default 0.
  GenerateOptions &top_k(long long k) { return set(raw_.top_k, detail::count("top_k", k)); }
  /// Only the fewest likeliest tokens whose probabilities sum to this may come. Default 1.
  GenerateOptions &top_p(float p) { return set(raw_.top_p, p); }
  /// Each prompt of a call has random numbers of its own. Default 42.
  GenerateOptions &seed(std::uint64_t seed) { return set(raw_.seed, seed); }
  /// Tokens that end a sequence, and are not part of it. Default none.
  GenerateOptions &stop(std::vector<std::uint32_t> tokens) {
    stop_ = std::move(tokens);
    return *this;
  }
  /// Whether the token that ends a text is among them. Default true.
  GenerateOptions &stop_at_end_of_text(bool yes = true) { return set(raw_.stop_at_end_of_text, yes); }
  /// Whether text may become longer than the model's longest sequence: each time that is full, only its last half is kept.
  /// Default true; otherwise such a length is an error.
  GenerateOptions &slide(bool yes) { return set(raw_.slide, yes); }
  /// Of the matrix products. With Bfloat16 a token of a few texts takes about half the time. Default Precision::Float32.
  GenerateOptions &precision(Precision choice) { return set(raw_.precision, static_cast<std::int32_t>(choice)); }
  /// 0 for all. The tokens do not depend on it. Default 0.
  GenerateOptions &threads(long long n) { return set(raw_.threads, detail::count("threads", n)); }
  /// Called for every new token; Flow::Stop ends all sequences.
  GenerateOptions &on_token(OnToken call) {
    on_token_ = std::move(call);
    return *this;
  }

  /// The C struct; its `stop` lives as long as these options.
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

/// Carries a callback's exception around the library: C frames must not be unwound.
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
