// Networks of every kind as ONNX files, read back with the same bits; and bad input.
//
//   onnx FOLDER: for each network NAME.onnx, and numbers in single precision: NAME.x, the rows, and NAME.y, the
//   predictions; another program compares them with those of a third-party run time.
#include "check.hpp"
#include "sample.hpp"

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

using namespace rootgrad;

namespace {

constexpr std::size_t rows = 7;

void write(const std::string &path, const std::vector<float> &values) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char *>(values.data()),
             static_cast<std::streamsize>(values.size() * sizeof(float)));
}

std::vector<float> numbers(std::size_t n, std::uint64_t seed) {
  sample::Random random{seed};
  std::vector<float> values(n);
  for (float &value : values)
    value = 3 * random.next() + 1;
  return values;
}

/// Whole numbers from 0 to below `of`.
std::vector<float> places(std::size_t n, unsigned of) {
  std::vector<float> values(n);
  for (std::size_t i = 0; i < n; ++i)
    values[i] = static_cast<float>((i * 7 + i / 3) % of);
  return values;
}

/// Writes the network and its predictions, and reads it again. `apart` is the largest accepted difference, in millionths.
/// (A Transformer is not a graph, and its attention and softmax sum in another order.)
void exported(const std::string &folder, const std::string &name, const Network &net, const std::vector<float> &x,
              Output output = Output::Raw, float apart = 0) {
  const std::string path = folder + "/" + name;
  export_onnx(net, path + ".onnx", output);
  const std::vector<float> y = net.predict(x, output);
  write(path + ".x", x);
  write(path + ".y", y);
  const Network back = import_onnx(path + ".onnx");
  CHECK(back.features() == net.features() && back.outputs() == net.outputs());
  const std::vector<float> again = back.predict(x, output);
  float most = 0;
  for (std::size_t i = 0; i < y.size(); ++i)
    most = std::max(most, std::abs(again[i] - y[i]) / (1 + std::abs(y[i])));
  test::check(most * 1e6f <= apart, "the same bits", __FILE__, __LINE__,
              name + ": " + std::to_string(most * 1e6f) + "e-6 apart");
  CHECK(back.targets() == net.targets() && back.columns().total() == net.columns().total());
}

/// Returns the network after some steps, so that inputs are standardised and states have changed.
Network fitted(Network net, const std::vector<float> &x, bool regression = false) {
  const std::size_t n = x.size() / net.features();
  Dataset data(Columns{Column("x", net.features())}, std::vector<std::string>(1, "t"));
  std::vector<float> target(n);
  for (std::size_t row = 0; row < n; ++row)
    target[row] = regression ? 5 + 3 * x[row * net.features()] : static_cast<float>(row % 2);
  data.append(x, target);
  fit(net, data,
      TrainOptions().epochs(2).batch_size(16).loss(regression ? Loss::Mse : Loss::Auto).progress(Progress::Off));
  return net;
}

void test_builtins(const std::string &folder) {
  const Activation all[] = {Activation::Identity, Activation::Relu, Activation::Gelu,
                            Activation::Silu,     Activation::Tanh, Activation::Sigmoid};
  for (Activation activation : all) {
    const Network net = fitted(Mlp({5, 16, 8, 1}, activation, 3), numbers(64 * 5, 1));
    const std::string name = "mlp_" + std::to_string(static_cast<int>(activation));
    exported(folder, name, net, numbers(rows * 5, 2));
    exported(folder, name + "_probability", net, numbers(rows * 5, 2), Output::Probability);
  }
  exported(folder, "mlp_classes", Mlp({5, 16, 3}, Activation::Gelu, 3), numbers(rows * 5, 2), Output::Probability, 1);
  const Network regression = fitted(Mlp({5, 16, 1}, Activation::Gelu, 3), numbers(64 * 5, 1), true);
  exported(folder, "mlp_regression", regression, numbers(rows * 5, 2));
  CHECK_THROWS(export_onnx(regression, folder + "/x.onnx", Output::Probability), Argument, "fitted as a regression");

  const auto config = TransformerConfig(6, 3).channels(16).heads(2).seed(4);
  const std::vector<float> x = numbers(64 * 18, 5), some = numbers(rows * 18, 6);
  exported(folder, "transformer", fitted(Transformer(config), x), some, Output::Raw, 1);
  exported(folder, "transformer_causal", Transformer(TransformerConfig(config).causal(true).pool(Pool::Last)), some,
           Output::Raw, 1);
  const auto set = TransformerConfig(config).positions(false).pool(Pool::Class).order(TokenOrder::Columns);
  exported(folder, "transformer_class", fitted(Transformer(set), x), some, Output::Probability, 1);
}

struct Tagger {
  Conv1d c1{8, 7}, c2{12, 5, ConvOptions().same()};
  Linear head{1};
  Tensor operator()(Tensor x) const { return head(mean(gelu(c2(max_pool(gelu(c1(x)), 4))), -1)); }
};

struct Image {
  Conv2d c1{8, {3, 5}, ConvOptions().stride({2, 1}).padding({1, 2})}, c2{8, 3, ConvOptions().dilation(2).groups(4)};
  ConvTranspose2d up{4, 3, ConvOptions().stride(2).output_padding(1)};
  BatchNorm norm{};
  GroupNorm groups{2};
  Linear head{2};
  Tensor operator()(Tensor x) const {
    Tensor y = relu(norm(c1(x)));
    y = silu(groups(c2(y)));
    y = average_pool(elu(up(y)), {2, 2}, PoolOptions().padding(1).count_padding(true));
    return head(flatten(max_pool(y, {2, 2})));
  }
};

struct Encoder {
  Lstm forward{6}, backward{6, true};
  Gru gru{5};
  Rnn rnn{4}, rectified{3, false, true, true};
  Linear head{1};
  Tensor operator()(Tensor x) const {
    Tensor both = concat({forward(x), backward(x)}, -1);
    return head(concat({gru.last(both), rnn.last(both), rectified.last(x), forward.last(x)}, -1));
  }
};

struct Attending {
  Linear up{8};
  LayerNorm before{};
  RmsNorm after{};
  Attention attention{2}, causal{4, true};
  Linear head{1};
  Tensor operator()(Tensor x, Tensor mask) const {
    Tensor y = up(x);
    y = y + attention(before(y), mask);
    y = y + causal(after(y));
    return head(masked_mean(y, mask, 1));
  }
};

struct Message {
  Embedding kinds{5, 4};
  Linear edges{6}, head{1};
  Tensor operator()(const Outputs &x) const {
    Tensor nodes = kinds(x[0]), from = gather(nodes, x[1]);
    return head(sum(relu(scatter_add(edges(from), x[2], 5)), 1));
  }
};

struct Moves {
  Linear head{1};
  Tensor operator()(Tensor x) const {
    Tensor t = transpose(reshape(x, {4, 6}), {2, 1});
    Tensor parts = concat({t.slice(2, 0, 2), flip(t, 2), pad(t.slice(2, 1, 3), {0, 0, 1, 1})}, -1);
    Tensor tiled = tile(mean(parts, 1, Keep::Yes), {2, 1});
    Tensor order = cumulative_sum(max(tiled, 1), -1) + arg_max(parts, 1);
    return head(concat({order, top_k(x, 3).first, top_k(x, 3).second}, -1));
  }
};

struct Decoder {
  ConvTranspose1d up{4, 5, ConvOptions().stride(3).padding(1).output_padding(1)};
  Conv1d down{3, 3, ConvOptions().dilation(2).bias(false)};
  LayerNorm norm{};
  Linear head{1};
  Tensor operator()(Tensor x) const { return head(flatten(norm(down(gelu(up(x)))))); }
};

struct Residual {
  std::vector<Linear> layers = repeat<Linear>(3, 6);
  Gru gru{6, true};
  Linear head{1};
  Tensor operator()(Tensor x) const {
    for (const Linear &layer : layers)
      x = x + silu(layer(x));
    return head(gru.last(x));
  }
};

struct Functions {
  Linear head{1};
  Tensor operator()(Tensor x) const {
    Tensor y = where(x > 0, exp(-x), sqrt(abs(x) + 1)) + clip(x, -1, 1) * sin(x) / (1 + cos(x) * cos(x));
    y = y + maximum(tanh(x), minimum(x, sigmoid(x))) - log(1 + x * x) + softplus(x) + erf(x) + leaky_relu(x) + mish(x);
    return head(y + hard_swish(x) + softsign(x) + round(x) + floor(x) + selu(x) + pow(abs(x) + 1, 1.5));
  }
};

struct Two {
  Linear tower{6}, head{1};
  Parameter scale{Shape{6}, 1};
  Tensor operator()(Tensor a, Tensor b) const {
    Tensor y = dropout(tower(a), 0.2) * scale;
    return head(softmax(y) + log_softmax(tower(b)) + logsumexp(y, -1, Keep::Yes));
  }
};

/// Fourier transforms of even and odd lengths, and arithmetic with their results.
struct Spectral {
  Linear head{1};
  Tensor operator()(Tensor x) const {
    namespace rc = rootgrad::complex;
    rc::Complex spectrum = rc::rfft(x), whole = rc::fft(rc::Complex(x, -x), 15);
    rc::Complex ratio = whole.slice(-1, 0, 7) / (spectrum + std::complex<double>(20, 1)) * conj(spectrum);
    Tensor density = rc::spectral_density(x, rc::window(rc::Window::Hann, 4), 2, 8, rc::Average::Median);
    Tensor shifted = rc::time_shift(rc::band_pass(x, 1, 3, 12), 0.5) + rc::irfft(ratio, 12) + real(rc::ifft(whole, 12));
    Tensor sizes = abs(ratio) + 0.1 * angle(spectrum * exp(0.1 * ratio));
    return head(concat({shifted, sizes, density, rc::irfft(ratio, 13)}));
  }
};

void test_composed(const std::string &folder) {
  const Network tagger = fitted(compile(Tagger{}, Shape{1, 48}, 1), numbers(64 * 48, 1));
  exported(folder, "tagger", tagger, numbers(rows * 48, 2));
  const std::vector<float> images = numbers(64 * 2 * 12 * 10, 3);
  exported(folder, "image", compile(Image{}, Shape{2, 12, 10}, 2), numbers(rows * 240, 4), Output::Probability, 1);
  struct Score : Image {
    Linear one{1};
    Tensor operator()(Tensor x) const { return one(Image::operator()(x)); }
  };
  exported(folder, "image_fitted", fitted(compile(Score{}, Shape{2, 12, 10}, 2), images), numbers(rows * 240, 4));
  exported(folder, "encoder", fitted(compile(Encoder{}, Shape{9, 3}, 3), numbers(64 * 27, 5)), numbers(rows * 27, 6));
  Network attending = compile(
      [net = Attending{}](Tensor x) { return net(x.slice(2, 0, 3), reshape(x.slice(2, 3, 4), {6})); }, Shape{6, 4}, 4);
  std::vector<float> masked = numbers(rows * 24, 7);
  for (std::size_t i = 3; i < masked.size(); i += 4)
    masked[i] = (i / 4) % 3 != 0;
  exported(folder, "attending", attending, masked);
  exported(folder, "message", compile(Message{}, {Shape{5}, Shape{8}, Shape{8}}, 5), places(rows * 21, 5));
  exported(folder, "moves", compile(Moves{}, Shape{24}, 6), numbers(rows * 24, 9));
  exported(folder, "functions", fitted(compile(Functions{}, Shape{6}, 7), numbers(64 * 6, 1)), numbers(rows * 6, 10));
  exported(folder, "two", fitted(compile(Two{}, {Shape{4}, Shape{4}}, 8), numbers(64 * 8, 1)), numbers(rows * 8, 11));
  exported(folder, "set",
           compile([phi = Linear(8), rho = Linear(1)](Tensor x) { return rho(sum(relu(phi(x)), 1)); }, Shape{5, 3}, 9),
           numbers(rows * 15, 12));
  exported(folder, "decoder", fitted(compile(Decoder{}, Shape{2, 8}, 10), numbers(64 * 16, 1)), numbers(rows * 16, 13));
  // A real series is computed from its whole spectrum; half of the spectrum is enough here.
  exported(folder, "spectral", fitted(compile(Spectral{}, Shape{12}, 12), numbers(64 * 12, 1)), numbers(rows * 12, 15),
           Output::Raw, 1);
  exported(folder, "residual", fitted(compile(Residual{}, Shape{5, 6}, 11), numbers(64 * 30, 1)),
           numbers(rows * 30, 14));
}

void test_import(const std::string &folder) {
  // Further training: the network that was read back continues from the same state.
  const std::vector<float> x = numbers(64 * 5, 1);
  const std::string path = folder + "/tuned.onnx";
  Network net = fitted(Mlp({5, 16, 1}, Activation::Gelu, 3), x);
  export_onnx(net, path);
  Network theirs = import_onnx(path, ImportOptions().output("output"));
  CHECK(theirs.columns()[0].name == "x" && theirs.summary().find("layers.0") != std::string::npos);
  const std::vector<float> before = theirs.parameters(), said = theirs.predict(x);
  Dataset data(Columns{Column("x", 5)});
  data.append(x, places(64, 2));
  fit(theirs, data, TrainOptions().epochs(1).freeze("layers.0").learning_rate(1e-4f).progress(Progress::Off));
  const std::vector<float> after = theirs.parameters(), says = theirs.predict(x);
  CHECK(after != before && std::vector<float>(after.begin(), after.begin() + 96) ==
                               std::vector<float>(before.begin(), before.begin() + 96));
  float most = 0;
  for (std::size_t i = 0; i < said.size(); ++i)
    most = std::max(most, std::abs(says[i] - said[i]));
  CHECK(most > 0 && most < 0.05f);
  const std::string saved = folder + "/tuned.safetensors";
  theirs.save(saved);
  CHECK(Network::load(saved).predict(x) == says);

  CHECK_THROWS(import_onnx("/no/such/file.onnx"), Io, "/no/such/file.onnx");
  std::ofstream(folder + "/garbage.onnx") << "not a model";
  CHECK_THROWS(import_onnx(folder + "/garbage.onnx"), Format, "garbage.onnx' cannot be imported: ");
  CHECK_THROWS(import_onnx(path, ImportOptions().output("score")), Format,
               "it has no output 'score'; wanted one of output");
  CHECK_THROWS(import_onnx(path, ImportOptions().size("N", 0)), Argument, "size 'N' is [0.0]; wanted one whole number");
  CHECK_THROWS(import_onnx(path, ImportOptions().constant("axes", {1})), Format, "a constant is given for 'axes'");
  CHECK_THROWS(export_onnx(net, folder + "/no/such/folder.onnx"), Io, "no/such");
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: onnx FOLDER\n");
    return 2;
  }
  const std::string folder = argv[1];
  test_builtins(folder);
  test_composed(folder);
  test_import(folder);
  return test::report("onnx");
}
