/// \file transformer.hpp
/// Transformers on rows: particles of an event, patches of a time series.
#ifndef ROOTGRAD_TRANSFORMER_HPP
#define ROOTGRAD_TRANSFORMER_HPP

#include "jagged.hpp"
#include "network.hpp"

#include <cstdint>
#include <string>

namespace rootgrad {

/// Order of the numbers in a row of N tokens with P numbers each.
enum class TokenOrder : std::int32_t {
  Patches = ROOTGRAD_TOKEN_ORDER_PATCHES, ///< each P consecutive numbers are a token: patches of a time series
  Columns =
      ROOTGRAD_TOKEN_ORDER_COLUMNS ///< columns one after the other, as array columns give them: all pt, then all eta, then all phi
};

/// Vector from which the outputs are computed.
enum class Pool : std::int32_t {
  Mean = ROOTGRAD_POOL_MEAN,  ///< the mean over all tokens
  Last = ROOTGRAD_POOL_LAST,  ///< the vector of the last token
  Class = ROOTGRAD_POOL_CLASS ///< the vector of a learned class token, which is added after the others
};

/// Sizes and options of a transformer. Every setter returns the configuration, so calls can be chained.
///
///     // 20 particles with pt, eta and phi, from three array columns, in no order; one output
///     rootgrad::TransformerConfig(20, 3, 1).order(rootgrad::TokenOrder::Columns).positions(false).channels(32)
class TransformerConfig {
public:
  /// A transformer of `length` tokens with `width` numbers each, and `outputs` outputs.
  TransformerConfig(std::size_t length, std::size_t width, std::size_t outputs = 1) {
    detail::check_version();
    detail::check(rootgrad_transformer_config_default(length, width, outputs, sizeof raw_, &raw_));
  }
  /// A transformer of up to `tokens.at_most()` tokens with `width` numbers each, from `width` jagged columns: the
  /// particles of an event. Missing tokens are ignored. The order is TokenOrder::Columns, and there are no positions:
  /// the order of the tokens does not matter.
  TransformerConfig(const Jagged &tokens, std::size_t width, std::size_t outputs = 1)
      : TransformerConfig(tokens.at_most(), width, outputs) {
    raw_.jagged = 1;
    sorted_by_ = tokens.sorted_by();
    order(TokenOrder::Columns).positions(false);
  }
  explicit TransformerConfig(const rootgrad_transformer_config_t &raw) : raw_(raw) {}

  /// Order of the numbers in a row. Default TokenOrder::Patches.
  TransformerConfig &order(TokenOrder choice) { return set(raw_.order, static_cast<std::int32_t>(choice)); }
  /// Number of blocks. Default 2.
  TransformerConfig &layers(std::size_t n) { return set(raw_.layers, n); }
  /// Number of attention heads, a divisor of the channels. Default 4.
  TransformerConfig &heads(std::size_t n) { return set(raw_.heads, n); }
  /// Number of channels. Default 64.
  TransformerConfig &channels(std::size_t n) { return set(raw_.channels, n); }
  /// True if a token sees only itself and the tokens before it. Default false.
  TransformerConfig &causal(bool yes) { return set(raw_.causal, yes); }
  /// True if each position has a learned vector. Default true. With neither positions nor causal(), the order of the
  /// tokens does not matter.
  TransformerConfig &positions(bool yes) { return set(raw_.positions, yes); }
  /// Vector from which the outputs are computed. Default Pool::Mean.
  TransformerConfig &pool(Pool choice) { return set(raw_.pool, static_cast<std::int32_t>(choice)); }
  /// Random seed: the same seed gives the same bits on every machine. Default 0.
  TransformerConfig &seed(std::uint64_t seed) { return set(raw_.seed, seed); }

  std::size_t length() const { return raw_.length; }
  std::size_t width() const { return raw_.width; }
  std::size_t outputs() const { return raw_.outputs; }
  std::size_t layers() const { return raw_.layers; }
  std::size_t heads() const { return raw_.heads; }
  std::size_t channels() const { return raw_.channels; }
  bool causal() const { return raw_.causal != 0; }
  bool positions() const { return raw_.positions != 0; }
  bool jagged() const { return raw_.jagged != 0; }
  /// Column that tokens are sorted by; -1 for none.
  std::int64_t sorted_by() const { return sorted_by_; }

  /// The C struct.
  const rootgrad_transformer_config_t &raw() const { return raw_; }

private:
  template <class T, class V> TransformerConfig &set(T &field, V value) {
    field = static_cast<T>(value);
    return *this;
  }

  rootgrad_transformer_config_t raw_;
  std::int64_t sorted_by_ = -1;
};

/// A transformer on rows: GPT-2's blocks over tokens that are vectors of numbers.
///
///     rootgrad::Transformer net(rootgrad::TransformerConfig(16, 16).channels(32)); // a strain of 256 samples
///     auto history = rootgrad::fit(net, df, {"strain"}, "is_signal");
class Transformer : public Network {
public:
  explicit Transformer(const TransformerConfig &config) : Network(make(config)) {
    if (config.sorted_by() >= 0)
      sort_collection(0, config.sorted_by());
  }

  /// Reads a network from a file that save() wrote. Throws Error: Io, Format, Version; Argument if the file contains
  /// another kind of network.
  static Transformer load(const std::string &path) {
    Transformer net(load_handle(path));
    net.config();
    return detail::result(net);
  }

  /// Configuration of this network.
  TransformerConfig config() const {
    rootgrad_transformer_config_t raw;
    detail::check(rootgrad_transformer_config(detail::live(*this), sizeof raw, &raw));
    return TransformerConfig(raw);
  }

private:
  explicit Transformer(rootgrad_network_t *handle) : Network(handle) {}

  static rootgrad_network_t *make(const TransformerConfig &config) {
    rootgrad_network_t *handle = nullptr;
    detail::check(rootgrad_transformer_new(&config.raw(), &handle));
    return handle;
  }
};

} // namespace rootgrad

#endif // ROOTGRAD_TRANSFORMER_HPP
