/// \file gpt2_model.hpp
/// Language models: texts, and GPT-2.
#ifndef ROOTGRAD_GPT2_MODEL_HPP
#define ROOTGRAD_GPT2_MODEL_HPP

#include "error.hpp"
#include "gpt2_generate.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {

/// A text as tokens, for training.
///
///     rootgrad::Text text("tinyshakespeare.txt");          // one token for each different byte
///     rootgrad::Text tokens("train.bin");                  // an llm.c token file, of GPT-2's vocabulary
class Text {
public:
  /// Reads a text, or an llm.c token file. `tokenizer`: "bytes", "gpt2", or the path of an llm.c tokenizer file; "auto"
  /// is bytes for a text, and gpt2 for a token file. Throws Error: Io, Format, Argument.
  explicit Text(const std::string &path, const std::string &tokenizer = "auto") {
    detail::check_version();
    rootgrad_text_t *handle = nullptr;
    detail::check(
        rootgrad_text_load(detail::c_string("path", path), detail::c_string("tokenizer", tokenizer), &handle));
    take(handle);
  }

  /// Converts a text in memory, which may be any bytes, to tokens. Throws Error: Data.
  static Text from_string(const std::string &text, const std::string &tokenizer = "auto") {
    detail::check_version();
    rootgrad_text_t *handle = nullptr;
    detail::check(
        rootgrad_text_from_bytes(text.data(), text.size(), detail::c_string("tokenizer", tokenizer), &handle));
    return Text(handle);
  }

  /// Uses given tokens, which must be below `vocabulary`. Throws Error: Data, Argument.
  static Text from_tokens(const std::vector<std::uint16_t> &tokens, std::size_t vocabulary) {
    detail::check_version();
    rootgrad_text_t *handle = nullptr;
    detail::check(rootgrad_text_from_tokens(tokens.data(), tokens.size(), vocabulary, &handle));
    return Text(handle);
  }

  /// Number of tokens.
  std::size_t size() const { return detail::live(*this), size_; }
  /// Number of different tokens that are possible, V.
  std::size_t vocabulary() const { return detail::live(*this), vocabulary_; }
  /// The C handle, still owned by this object; NULL after a move.
  rootgrad_text_t *handle() const { return handle_.get(); }

private:
  explicit Text(rootgrad_text_t *handle) { take(handle); }
  void take(rootgrad_text_t *handle) {
    handle_.reset(handle);
    detail::check(rootgrad_text_size(handle, &size_, &vocabulary_));
  }

  detail::Owner<rootgrad_text_t> handle_;
  std::size_t size_ = 0;
  std::size_t vocabulary_ = 0;
};

/// Sizes of a GPT-2. Every setter returns the sizes, so calls can be chained. The defaults are those of a small model
/// for texts of bytes.
///
///     rootgrad::Gpt2Config().layers(6).heads(6).channels(384).max_time(256).vocabulary(text.vocabulary())
class Gpt2Config {
public:
  Gpt2Config() : raw_{64, 256, 0, 4, 4, 128} {}
  explicit Gpt2Config(const rootgrad_gpt2_config_t &raw) : raw_(raw) {}

  /// A published size: "124M", "355M", "774M" or "1558M". Throws Error: Argument.
  static Gpt2Config named(const std::string &name) {
    detail::check_version();
    Gpt2Config config;
    detail::check(rootgrad_gpt2_config_named(detail::c_string("name", name), sizeof(config.raw_), &config.raw_));
    return config;
  }

  /// Length of the longest sequence, in tokens. Default 64.
  Gpt2Config &max_time(long long n) { return set(raw_.max_time, "max_time", n); }
  /// Number of different tokens. Default 256. The library chooses the padding of the embedding's rows.
  Gpt2Config &vocabulary(long long n) {
    raw_.padded_vocabulary = 0;
    return set(raw_.vocabulary, "vocabulary", n);
  }
  /// Number of transformer blocks. Default 4.
  Gpt2Config &layers(long long n) { return set(raw_.layers, "layers", n); }
  /// Number of attention heads, a divisor of the channels. Default 4.
  Gpt2Config &heads(long long n) { return set(raw_.heads, "heads", n); }
  /// Number of channels. Default 128.
  Gpt2Config &channels(long long n) { return set(raw_.channels, "channels", n); }

  std::size_t max_time() const { return raw_.max_time; }
  std::size_t vocabulary() const { return raw_.vocabulary; }
  std::size_t layers() const { return raw_.layers; }
  std::size_t heads() const { return raw_.heads; }
  std::size_t channels() const { return raw_.channels; }

  /// The C struct.
  const rootgrad_gpt2_config_t &raw() const { return raw_; }

private:
  Gpt2Config &set(std::size_t &field, const char *name, long long n) {
    field = detail::count(name, n);
    return *this;
  }

  rootgrad_gpt2_config_t raw_;
};

/// A GPT-2: a decoder-only transformer.
///
///     rootgrad::Text text("tinyshakespeare.txt");
///     rootgrad::Gpt2 gpt(rootgrad::Gpt2Config().vocabulary(text.vocabulary()), /*seed=*/42);
///     auto history = rootgrad::fit(gpt, text, rootgrad::Gpt2Options().steps(500).batch_size(16));
///     gpt.save("gpt.safetensors");
///     std::cout << gpt.generate("ROMEO:", rootgrad::GenerateOptions().max_new_tokens(200).top_k(20));
///
/// A copy is a second model with the same parameters; moving transfers the model.
class Gpt2 {
public:
  /// A model with random weights from the seed: the same bits on every machine. Throws Error: Argument, Memory.
  explicit Gpt2(const Gpt2Config &config, std::uint64_t seed = 0) {
    detail::check_version();
    rootgrad_gpt2_t *handle = nullptr;
    detail::check(rootgrad_gpt2_new(&config.raw(), seed, &handle));
    handle_.reset(handle);
  }

  /// Reads a model: a file that save() wrote, a training's checkpoint, an llm.c checkpoint (.bin), or a Hugging Face
  /// directory. Throws Error: Io, Format, Version, Memory.
  static Gpt2 load(const std::string &path) {
    detail::check_version();
    rootgrad_gpt2_t *handle = nullptr;
    detail::check(rootgrad_gpt2_load(detail::c_string("path", path), &handle));
    return Gpt2(handle);
  }

  Gpt2(const Gpt2 &other) {
    rootgrad_gpt2_t *handle = nullptr;
    detail::check(rootgrad_gpt2_clone(detail::live(other), &handle));
    handle_.reset(handle);
  }
  Gpt2 &operator=(const Gpt2 &other) {
    if (this != &other)
      *this = Gpt2(other);
    return *this;
  }
  Gpt2(Gpt2 &&) noexcept = default;
  Gpt2 &operator=(Gpt2 &&) noexcept = default;
  ~Gpt2() = default;

  /// Writes the model, its tokenizer included, to a file (safetensors), completely or not at all. Throws Error: Io.
  void save(const std::string &path) const {
    detail::check(rootgrad_gpt2_save(detail::live(*this), detail::c_string("path", path)));
  }
  /// Writes an llm.c checkpoint, without the tokenizer. Throws Error: Io.
  void save_llmc(const std::string &path, Precision precision = Precision::Float32) const {
    detail::check(
        rootgrad_gpt2_save_llmc(detail::live(*this), detail::c_string("path", path), static_cast<int>(precision)));
  }

  /// Sizes of the model.
  Gpt2Config config() const {
    rootgrad_gpt2_config_t raw;
    detail::check(rootgrad_gpt2_config(detail::live(*this), sizeof raw, &raw));
    return Gpt2Config(raw);
  }

  /// Number of parameters, padding included.
  std::size_t parameter_count() const {
    std::size_t n = 0;
    detail::check(rootgrad_gpt2_parameters(detail::live(*this), nullptr, 0, &n));
    return n;
  }
  /// Returns a copy of the parameters, in llm.c's order.
  std::vector<float> parameters() const {
    std::size_t n = 0;
    std::vector<float> values(parameter_count());
    detail::check(rootgrad_gpt2_parameters(detail::live(*this), values.data(), values.size(), &n));
    return detail::result(values);
  }

  /// Gives the model the tokenizer of a text; a fit does so if the model has none. Throws Error: Shape, Data, Busy.
  void set_tokenizer(const Text &text) {
    detail::check(rootgrad_gpt2_set_tokenizer(detail::live(*this), detail::live(text)));
  }
  bool has_tokenizer() const {
    std::int32_t has = 0;
    detail::check(rootgrad_gpt2_has_tokenizer(detail::live(*this), &has));
    return has != 0;
  }

  /// Returns the mean cross-entropy, in nats per token, of the first `batches` batches of a text (0: of the whole
  /// text). `*targets`, if given, receives the number of predicted targets.
  double evaluate(const Text &text, std::size_t batch_size, std::size_t sequence_length, std::size_t batches = 0,
                  std::size_t threads = 0, std::size_t *targets = nullptr) const {
    double loss = 0;
    detail::check(rootgrad_gpt2_evaluate(detail::live(*this), detail::live(text), batch_size, sequence_length, batches,
                                         threads, &loss, targets));
    return loss;
  }

  /// Returns the logits after each token of `batch_size` sequences: (B, T, V). Throws Error: Argument, Shape, Memory.
  std::vector<float> logits(const std::vector<std::uint32_t> &tokens, std::size_t batch_size = 1,
                            std::size_t threads = 0) const {
    if (batch_size == 0 || tokens.size() % batch_size != 0)
      throw Error(ErrorCode::Shape, "there are " + std::to_string(tokens.size()) + " tokens; wanted " +
                                        std::to_string(batch_size) + " sequences of equal length");
    std::vector<float> out(tokens.size() * config().vocabulary());
    detail::check(rootgrad_gpt2_logits(detail::live(*this), tokens.data(), batch_size, tokens.size() / batch_size,
                                       threads, out.data(), out.size()));
    return detail::result(out);
  }

  /// Returns the tokens that continue each prompt. Throws Error: Argument, Memory; and exceptions of on_token.
  std::vector<std::vector<std::uint32_t>> generate_tokens(const std::vector<std::vector<std::uint32_t>> &prompts,
                                                          const GenerateOptions &options = GenerateOptions()) const {
    std::vector<std::uint32_t> tokens;
    std::vector<std::size_t> lengths, counts(prompts.size());
    for (const auto &prompt : prompts) {
      tokens.insert(tokens.end(), prompt.begin(), prompt.end());
      lengths.push_back(prompt.size());
    }
    const rootgrad_gpt2_generate_options_t raw = options.raw();
    std::vector<std::uint32_t> out(prompts.size() * raw.max_new_tokens);
    detail::TokenCourier courier{&options.callback(), nullptr};
    const rootgrad_status_t status = rootgrad_gpt2_generate(
        detail::live(*this), tokens.data(), lengths.data(), lengths.size(), &raw,
        options.callback() ? detail::TokenCourier::on_token : nullptr, &courier, out.data(), out.size(), counts.data());
    if (courier.exception)
      std::rethrow_exception(courier.exception);
    detail::check(status);
    std::vector<std::vector<std::uint32_t>> texts;
    for (std::size_t i = 0; i < prompts.size(); ++i) {
      const auto first = out.begin() + static_cast<std::ptrdiff_t>(i * raw.max_new_tokens);
      texts.emplace_back(first, first + static_cast<std::ptrdiff_t>(counts[i]));
    }
    return detail::result(texts);
  }

  /// Returns the text that continues a prompt; after an empty prompt the model begins a new text. Throws Error: Data
  /// (the model has no tokenizer), and as above.
  std::string generate(const std::string &prompt, const GenerateOptions &options = GenerateOptions()) const {
    return decode(generate_tokens({encode(prompt)}, options)[0]);
  }

  /// Returns the tokens of a text by the model's tokenizer; an empty text gives the end-of-text token. Throws Error:
  /// Data.
  std::vector<std::uint32_t> encode(const std::string &text) const {
    std::size_t n = 0;
    detail::check(rootgrad_gpt2_encode(detail::live(*this), text.data(), text.size(), nullptr, 0, &n));
    std::vector<std::uint32_t> tokens(n);
    detail::check(rootgrad_gpt2_encode(detail::live(*this), text.data(), text.size(), tokens.data(), n, &n));
    return detail::result(tokens);
  }

  /// Returns the bytes of tokens by the model's tokenizer. Throws Error: Data, Argument.
  std::string decode(const std::vector<std::uint32_t> &tokens) const {
    std::size_t n = 0;
    detail::check(rootgrad_gpt2_decode(detail::live(*this), tokens.data(), tokens.size(), nullptr, 0, &n));
    std::string text(n, '\0');
    detail::check(rootgrad_gpt2_decode(detail::live(*this), tokens.data(), tokens.size(), &text[0], n, &n));
    return detail::result(text);
  }

  /// The C handle, still owned by this object; NULL after a move.
  rootgrad_gpt2_t *handle() const { return handle_.get(); }

private:
  explicit Gpt2(rootgrad_gpt2_t *handle) : handle_(handle) {}

  detail::Owner<rootgrad_gpt2_t> handle_;
};

} // namespace rootgrad

#endif // ROOTGRAD_GPT2_MODEL_HPP
