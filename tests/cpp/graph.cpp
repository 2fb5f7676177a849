// Networks composed of tensors in C++: what they can learn, their names, and bad input, each with a clear exception.
#include "check.hpp"
#include "sample.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace rootgrad;

namespace {

bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

struct Block {
  Linear up{8}, down{3};
  LayerNorm norm{};
  ROOTGRAD_NAMES(up, down, norm)
  Tensor operator()(Tensor x) const { return x + down(norm(gelu(up(x)))); }
};

struct Deep {
  std::vector<Block> blocks = repeat<Block>(2);
  Linear head{1};
  ROOTGRAD_NAMES(blocks, head)
  Tensor operator()(Tensor x) const {
    for (const Block &block : blocks)
      x = block(x);
    return head(x);
  }
};

void test_learning(const std::string &folder) {
  const sample::Disc disc(4000), fresh(1000, 99);
  Network net = compile(Deep{}, Shape{3}, 42);
  CHECK(net.features() == 3 && net.outputs() == 1 && net.columns().empty());
  CHECK(has(net.summary(), "blocks.1.down weight [8, 3], bias [3]"));
  CHECK(net.parameters() == compile(Deep{}, Shape{3}, 42).parameters());
  CHECK(net.parameters() != compile(Deep{}, Shape{3}, 43).parameters());

  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  const TrainOptions options = TrainOptions().epochs(20).learning_rate(1e-2f).progress(Progress::Off);
  const History history = fit(net, data, options);
  CHECK(history[history.size() - 1].validation_metric > 0.98);
  const std::vector<float> scores = net.predict(fresh.x, Output::Probability);
  std::size_t right = 0;
  for (std::size_t row = 0; row < scores.size(); ++row)
    right += (scores[row] > 0.5f) == (fresh.target[row] > 0.5f);
  CHECK(right > 900);

  const std::string path = folder + "/composed.safetensors";
  net.save(path);
  const Network loaded = Network::load(path);
  CHECK(loaded.predict(fresh.x) == net.predict(fresh.x) && loaded.summary() == net.summary());
  CHECK_THROWS(Mlp::load(path), Argument, "a network composed of tensors; wanted a network of fully connected layers");
  Network copy = loaded;
  CHECK(copy.predict(fresh.x) == net.predict(fresh.x));
  std::vector<float> elsewhere;
  std::thread([&] { elsewhere = net.predict(fresh.x); }).join();
  CHECK(elsewhere == net.predict(fresh.x));
}

/// The tagger of the README: a convolution over a strain.
struct Tagger {
  Conv1d c1{4, 5}, c2{8, 3};
  Linear head{1};
  ROOTGRAD_NAMES(c1, c2, head)
  Tensor operator()(Tensor x) const { return head(mean(gelu(c2(max_pool(gelu(c1(x)), 4))), -1)); }
};

/// Rows of 32 samples: a bump at a random position, or its mirror image in time.
void bumps(std::size_t rows, std::vector<float> &x, std::vector<float> &target) {
  for (std::size_t row = 0; row < rows; ++row) {
    const bool mirrored = row % 2 == 1;
    const std::size_t start = row * 7 % 20;
    for (std::size_t i = 0; i < 32; ++i) {
      const double t = static_cast<double>(i) - static_cast<double>(start), u = mirrored ? 8 - t : t;
      x.push_back(static_cast<float>(u >= 0 && u < 8 ? u / 8 : 0) + 0.1f * std::sin(static_cast<float>(row * 32 + i)));
    }
    target.push_back(mirrored ? 1.f : 0.f);
  }
}

void test_convolutions(const std::string &folder) {
  Network net = compile(Tagger{}, Shape{1, 32}, 42);
  CHECK(has(net.summary(), "weight [4, 1, 5], bias [4]"));
  std::vector<float> x, target;
  bumps(2000, x, target);
  Dataset data(Columns{Column("strain", 32)});
  data.append(x, target);
  const TrainOptions options = TrainOptions().epochs(15).learning_rate(1e-2f).progress(Progress::Off);
  const History history = fit(net, data, options);
  CHECK(history[history.size() - 1].validation_metric > 0.98);

  // The early layers come from another network and are frozen; the head has its own learning rate.
  net.save(folder + "/tagger.safetensors");
  struct Other {
    Conv1d c1{4, 5}, c2{8, 3};
    Linear hidden{6}, head{1};
    ROOTGRAD_NAMES(c1, c2, hidden, head)
    Tensor operator()(Tensor x) const { return head(relu(hidden(mean(gelu(c2(max_pool(gelu(c1(x)), 4))), -1)))); }
  };
  Network other = compile(Other{}, Shape{1, 32}, 1);
  other.take_part(Network::load(folder + "/tagger.safetensors"), "c1");
  other.take_part(net, "c2");
  const std::size_t early = 4 * 5 + 4 + 8 * 4 * 3 + 8;
  const auto first = [&](const Network &of) {
    const std::vector<float> all = of.parameters();
    return std::vector<float>(all.begin(), all.begin() + early);
  };
  CHECK(first(other) == first(net));
  fit(other, data, TrainOptions(options).epochs(2).freeze("c1").freeze("c2").learning_rate("head", 1e-3f));
  CHECK(first(other) == first(net));
  CHECK(other.parameters() != compile(Other{}, Shape{1, 32}, 1).parameters());
  CHECK_THROWS(fit(other, data, TrainOptions(options).freeze("c3")), Argument,
               "c3; wanted one of c1, c2, hidden, head");
  CHECK_THROWS(fit(other, data, TrainOptions(options).learning_rate("c1", -1)), Argument, "'c1' is -1");
  CHECK_THROWS(other.take_part(net, "hidden"), Argument, "hidden.weight; wanted one of c1, c2, head");
  CHECK_THROWS(compile([](Tensor t) { return Conv1d(4, 5)(t); }, Shape{32}), Shape, "[*, channels, length]");
  CHECK_THROWS(compile([](Tensor t) { return Conv1d(4, 50)(t); }, Shape{1, 32}), Shape, "a window that fits");
  CHECK_THROWS(compile([](Tensor t) { return Conv1d(4, 5, ConvOptions().groups(3))(t); }, Shape{1, 32}), Argument,
               "groups is 3; wanted a divisor of 1");
  CHECK_THROWS(compile([](Tensor t) { return Conv2d(4, {3, 3, 3})(t); }, Shape{1, 8, 8}), Argument,
               "window has 3 numbers");
}

/// Shapes of the layers' outputs; a training step works for each.
void test_layers() {
  const auto made = [](auto f, const Shape &input) {
    std::vector<std::size_t> sizes;
    Network net = compile(
        [&](Tensor x) {
          const Tensor y = f(x);
          sizes = y.shape().sizes();
          return mean(flatten(tanh(y)), -1);
        },
        input, 3);
    Dataset data(Columns{Column("x", net.features())});
    std::vector<float> x(40 * net.features()), target(40);
    for (std::size_t i = 0; i < x.size(); ++i)
      x[i] = std::sin(0.7f * static_cast<float>(i));
    for (std::size_t i = 0; i < target.size(); ++i)
      target[i] = static_cast<float>(i % 2);
    data.append(x, target);
    const std::vector<float> before = net.parameters();
    fit(net, data, TrainOptions().epochs(1).batch_size(16).progress(Progress::Off));
    CHECK(before.empty() || net.parameters() != before);
    return sizes;
  };
  using T = Tensor;
  using S = std::vector<std::size_t>;
  CHECK(made([](T x) { return Conv1d(6, 5, ConvOptions().same())(x); }, Shape{2, 20}) == S({6, 20}));
  CHECK(made([](T x) { return Conv1d(6, 4, ConvOptions().stride(2).padding(1).dilation(2).groups(2).bias(false))(x); },
             Shape{2, 20}) == S({6, 8}));
  CHECK(made([](T x) { return ConvTranspose1d(3, 4, ConvOptions().stride(2).output_padding(1))(x); }, Shape{2, 5}) ==
        S({3, 13}));
  CHECK(made([](T x) { return Conv2d(4, {3, 5})(x); }, Shape{1, 8, 9}) == S({4, 6, 5}));
  CHECK(made([](T x) { return ConvTranspose2d(2, 2, ConvOptions().stride({2, 1}))(Conv2d(4, 3)(x)); },
             Shape{1, 8, 9}) == S({2, 12, 8}));
  CHECK(made([](T x) { return max_pool(Conv2d(4, 3)(x), {2, 2}); }, Shape{1, 8, 8}) == S({4, 3, 3}));
  CHECK(made([](T x) { return average_pool(Linear(9)(x), 3, PoolOptions().stride(2).padding(1).count_padding(true)); },
             Shape{5}) == S({5}));
  CHECK(made([](T x) { return relu(BatchNorm()(Conv2d(4, 3)(x))); }, Shape{1, 8, 8}) == S({4, 6, 6}));
  CHECK(made([](T x) { return GroupNorm(2)(Conv1d(4, 3)(x)); }, Shape{1, 8}) == S({4, 6}));
  CHECK(made([](T x) { return RmsNorm()(x); }, Shape{3, 8}) == S({3, 8}));
  CHECK(made([](T x) { return dropout(Linear(8)(x), 0.5); }, Shape{3}) == S({8}));
  CHECK(made([](T x) { return Lstm(6)(x); }, Shape{5, 3}) == S({5, 6}));
  CHECK(made([](T x) { return concat({Gru(6).last(x), Gru(4, /*reverse=*/true).last(x)}); }, Shape{5, 3}) == S({10}));
  CHECK(made([](T x) { return Rnn(6, true)(x); }, Shape{5, 3}) == S({5, 6}));
  CHECK(made([](T x) { return Attention(2)(Linear(8)(x)); }, Shape{5, 3}) == S({5, 8}));
  CHECK(made([](T x) { return Attention(2, /*causal=*/true)(Linear(8)(x), reshape(x.slice(-1, 0, 1), {5}) > 0); },
             Shape{5, 3}) == S({5, 8}));
  CHECK(made([](T x) { return attention(Linear(8)(x), Linear(8)(x), Linear(4)(x), 4); }, Shape{5, 3}) == S({5, 4}));
  CHECK(made([](T x) { return Scaling()(smooth_clip(x)); }, Shape{5}) == S({5}));
  CHECK(made([](T x) { return PeriodicEmbedding(6, 3)(x); }, Shape{5}) == S({5, 3}));
  CHECK(made([](T x) { return PeriodicEmbedding(6, 0, 0.3)(x); }, Shape{5}) == S({5, 7}));
  CHECK(made([](T x) { return MemberLinear(2)(Members(3)(x)); }, Shape{5}) == S({3, 2}));
}

/// Members share their layers: one network is their mean, another their spread.
struct Team {
  Members members{4};
  Linear hidden{8};
  MemberLinear head{1};
  ROOTGRAD_NAMES(members, hidden, head)
  Tensor operator()(Tensor x) const { return mean_of_members(head(gelu(hidden(members(x))))); }
};

void test_members(const std::string &folder) {
  const sample::Disc disc(2000), fresh(500, 99);
  Network net = compile(Team{}, Shape{3}, 42);
  CHECK(net.outputs() == 1 && has(net.summary(), " weight [4, 3] "));
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  const TrainOptions options = TrainOptions()
                                   .epochs(20)
                                   .batch_size(64)
                                   .learning_rate(1e-2f)
                                   .scaling(InputScaling::Robust)
                                   .weight_decay_fade(0.5f)
                                   .dropout_fade(0.5f)
                                   .progress(Progress::Off);
  const History history = fit(net, data, options);
  CHECK(history[history.size() - 1].validation_metric > 0.95);
  const std::vector<float> spread = net.spread().predict(fresh.x);
  float least = 1, most = 0;
  for (const float value : spread) {
    least = std::min(least, value);
    most = std::max(most, value);
  }
  CHECK(spread.size() == fresh.target.size() && least >= 0 && most > 0 && most <= 0.5f);
  const std::string path = folder + "/members.safetensors";
  net.save(path);
  CHECK(Network::load(path).predict(fresh.x) == net.predict(fresh.x));
  CHECK(Network::load(path).spread().predict(fresh.x) == spread);
  CHECK_THROWS(compile(Deep{}, Shape{3}).spread(), Argument,
               "without members; wanted one that ends in mean_of_members");
  CHECK_THROWS(fit(net, data, TrainOptions().scaling(static_cast<InputScaling>(3))), Argument, "scaling is 3");
  CHECK_THROWS(fit(net, data, TrainOptions().dropout_fade(2)), Argument,
               "dropout_fade is 2; wanted a number from 0 to 1");
}

void test_initial_values() {
  const auto drawn = [](Initial initial, unsigned seed) {
    const Parameter parameter({200}, initial);
    return compile([&](Tensor x) { return x + sum(parameter); }, Shape{}, seed).parameters();
  };
  CHECK(drawn(0.25, 1) == std::vector<float>(200, 0.25f));
  CHECK(drawn(Initial::normal(0.1), 1) == drawn(Initial::normal(0.1), 1));
  CHECK(drawn(Initial::normal(0.1), 1) != drawn(Initial::normal(0.1), 2));
  double square = 0;
  for (const float value : drawn(Initial::normal(0.1), 1))
    square += value * value / 200;
  CHECK(square > 0.006 && square < 0.014);
  for (const float value : drawn(Initial::uniform(0.5), 3))
    CHECK(value > -0.5f && value < 0.5f);
  for (const float value : drawn(Initial::signs(), 3))
    CHECK(value == 1 || value == -1);
  CHECK_THROWS(drawn(Initial::normal(-1), 1), Argument, "initial deviation is -1; wanted a finite number of 0 or more");
}

/// The same with complex values: x is two of them.
void test_complex() {
  namespace rc = rootgrad::complex;
  using rc::Complex;
  const std::complex<double> a(3, 4), b(-1, 2), i(0, 1);
  const auto values = [&](auto f) {
    const Network net =
        compile([&](Tensor x) { return flatten(f(Complex::of(reshape(x, {2, 2}))).pairs()); }, Shape{4});
    return net.predict(std::vector<float>{3, 4, -1, 2});
  };
  const auto are = [&](auto f, std::complex<double> first, std::complex<double> second) {
    const std::vector<float> found = values(f);
    const double wanted[] = {first.real(), first.imag(), second.real(), second.imag()};
    for (std::size_t n = 0; n < 4; ++n)
      if (found.size() != 4 || std::abs(found[n] - wanted[n]) > 1e-5)
        return false;
    return true;
  };
  CHECK(are([&](Complex z) { return z * i + 1; }, a * i + 1., b * i + 1.));
  CHECK(are([&](Complex z) { return 2 * (i - z) / i; }, 2. * (i - a) / i, 2. * (i - b) / i));
  CHECK(are([](Complex z) { return 1 / z - z / 2.0 - z / z; }, 1. / a - a / 2. - 1., 1. / b - b / 2. - 1.));
  CHECK(are([](Complex z) { return -exp(conj(z)) + (1 - z); }, -std::exp(std::conj(a)) + (1. - a),
            -std::exp(std::conj(b)) + (1. - b)));
  CHECK(are([](Complex z) { return Complex(abs(z), angle(z)); }, {5, std::arg(a)}, {std::abs(b), std::arg(b)}));
  CHECK(are([](Complex z) { return rc::from_polar(abs(z), angle(z)) * real(z) + imag(z); }, a * 3. + 4., b * -1. + 2.));
  CHECK(are([](Complex z) { return inner_product(z, z) + sum(z, -1) * z.slice(-1, 0, 1) - mean(z, 1) + 0 * z; },
            30. + (a + b) * a - (a + b) / 2., 30. + (a + b) * a - (a + b) / 2.));
  CHECK(are([](Complex z) { return rc::fft(z); }, a + b, a - b));
  CHECK(are([](Complex z) { return rc::ifft(rc::fft(z, 5), 0).slice(1, 0, 2); }, a, b));
  CHECK(are([](Complex z) { return Complex(rc::irfft(rc::rfft(real(z))), imag(z)); }, a, b));
  CHECK_THROWS(compile([](Tensor x) { return rc::abs(Complex::of(x)); }, Shape{3}), Shape, "complex_abs");
  CHECK_THROWS(compile([](Tensor x) { return rc::band_pass(x, 3, 9, 16); }, Shape{8}), Argument,
               "half the sampling rate");
}

/// Spectra of a line: a sine of amplitude 2 and 4 cycles in 32 numbers at 32 Hz.
void test_spectra() {
  namespace rc = rootgrad::complex;
  std::vector<float> sine;
  for (int t = 0; t < 32; ++t)
    sine.push_back(static_cast<float>(2 * std::sin(2 * 3.14159265358979 * 4 * t / 32)));
  const auto row = [&](auto f) { return compile(f, Shape{32}).predict(sine); };
  const auto distance = [](const std::vector<float> &x, const std::vector<float> &y) {
    double largest = x.size() == y.size() ? 0 : 1;
    for (std::size_t n = 0; n < x.size() && n < y.size(); ++n)
      largest = std::max(largest, std::abs(static_cast<double>(x[n]) - y[n]));
    return largest;
  };
  CHECK(distance(row([](Tensor x) { return rc::band_pass(x, 3, 5, 32); }), sine) < 1e-5);
  CHECK(distance(row([](Tensor x) { return rc::band_pass(x, 6, 9, 32, 1); }), std::vector<float>(32)) < 1e-5);
  CHECK(distance(row([](Tensor x) { return rc::time_shift(x, 8.0); }), sine) < 1e-5);
  CHECK(distance(row([](Tensor x) { return rc::time_shift(x, 4.0) + x; }), std::vector<float>(32)) < 1e-5);
  const std::vector<double> psd(17, 2. / 32 / 4); // of white noise of variance 1/4
  CHECK(distance(row([&](Tensor x) { return rc::whiten(x, constant(psd), 32) / 2; }), sine) < 1e-5);
  CHECK(std::abs(row([&](Tensor x) { return rc::noise_weighted_product(x, x, constant(psd), 32); })[0] - 256) < 1e-2);
  const auto density = [](Tensor x) {
    return rc::spectral_density(x, rc::window(rc::Window::Rectangular, 16), 16, 32, rc::Average::Median);
  };
  std::vector<float> line(9); // the mean square of the sine in its bin of 2 Hz
  line[2] = 1;
  CHECK(distance(row(density), line) < 1e-5);
  CHECK(row([](Tensor x) { return flatten(rc::stft(x, rc::window(rc::Window::Hann, 8), 4).pairs()); }).size() == 70);
  CHECK(row([](Tensor x) { return flatten(rc::q_transform(x, 3, 16, 3, 6, 32, 8)); }).size() == 48);
  CHECK(row([](Tensor x) { return flatten(rc::frames(x, 8, 8)); }) == sine);
}

/// The result of each operation of the header, on one row.
void test_operations() {
  const auto row = [](auto f, std::vector<float> x) {
    const Network net = compile(f, Shape{x.size()});
    return net.predict(x);
  };
  const auto close = [](const std::vector<float> &got, const std::vector<double> &wanted) {
    bool same = got.size() == wanted.size();
    for (std::size_t i = 0; same && i < got.size(); ++i)
      same = std::abs(got[i] - wanted[i]) < 1e-6;
    return same;
  };
  using T = Tensor;
  CHECK(close(row([](T x) { return 2 * x + 1; }, {1, 2}), {3, 5}));
  CHECK(close(row([](T x) { return (1 - x) / 2; }, {1, 2}), {0, -0.5}));
  CHECK(close(row([](T x) { return -x * x; }, {3}), {-9}));
  CHECK(close(row([](T x) { return where(x > 0, x, 0.1 * x); }, {-1, 2}), {-0.1, 2}));
  CHECK(close(row([](T x) { return maximum(x, 0.5); }, {0, 1}), {0.5, 1}));
  CHECK(close(row([](T x) { return max(x, -1); }, {0, 1}), {1}));
  CHECK(close(row([](T x) { return minimum(0.5, x); }, {0, 1}), {0, 0.5}));
  CHECK(close(row([](T x) { return min(x); }, {3, 1}), {1}));
  CHECK(close(row([](T x) { return sum(x, 1); }, {3, 1}), {4}));
  CHECK(close(row([](T x) { return x - mean(x, -1, Keep::Yes); }, {3, 1}), {1, -1}));
  CHECK(close(row([](T x) { return softmax(x); }, {0, 0}), {0.5, 0.5}));
  CHECK(close(row([](T x) { return log_softmax(x); }, {0, 0}), {-std::log(2.0), -std::log(2.0)}));
  CHECK(close(row([](T x) { return exp(log(x)); }, {3}), {3}));
  CHECK(close(row([](T x) { return pow(x, 3); }, {2}), {8}));
  CHECK(close(row([](T x) { return abs(x) + sqrt(4.0 * x * x); }, {-2}), {6}));
  CHECK(close(row([](T x) { return transpose(reshape(x, {2, -1})); }, {1, 2, 3, 4}), {1, 3, 2, 4}));
  CHECK(close(row([](T x) { return transpose(reshape(x, {2, 2}), {2, 1}); }, {1, 2, 3, 4}), {1, 3, 2, 4}));
  CHECK(close(row([](T x) { return x.slice(1, 1, 3); }, {1, 2, 3, 4}), {2, 3}));
  CHECK(close(row([](T x) { return x.slice(-1, -2, 99); }, {1, 2, 3, 4}), {3, 4}));
  CHECK(close(row([](T x) { return concat({x, 2 * x}); }, {1, 2}), {1, 2, 2, 4}));
  CHECK(close(row([](T x) { return pad(x, {1, 2}); }, {1}), {0, 1, 0, 0}));
  CHECK(close(row([](T x) { return matmul(reshape(x, {1, 2}), reshape(x, {2, 1})); }, {3, 4}), {25}));
  CHECK(close(row([](T x) { return gather(x, x.slice(1, 0, 1)); }, {1, 7}), {7}));
  CHECK(close(row([](T x) { return scatter_add(x, x, 3); }, {2, 2}), {0, 0, 4}));
  CHECK(close(row([](T x) { return cumulative_sum(x); }, {1, 2}), {1, 3}));
  CHECK(close(row([](T x) { return x * constant({2, 3}); }, {1, 2}), {2, 6}));
  CHECK(close(row([](T x) { return product(x); }, {2, 3, 4}), {24}));
  CHECK(close(row([](T x) { return logsumexp(x, -1); }, {0, 0}), {std::log(2.0)}));
  CHECK(close(row([](T x) { return concat({l1_norm(x, 1, Keep::Yes), l2_norm(x, 1, Keep::Yes)}); }, {3, -4}), {7, 5}));
  CHECK(close(row([](T x) { return variance(x, -1); }, {1, 3}), {1}));
  CHECK(close(row([](T x) { return concat({arg_max(x, -1, Keep::Yes), arg_min(x, -1, Keep::Yes)}); }, {5, 9, 1}),
              {1, 2}));
  CHECK(close(row([](T x) { return top_k(x, 2).first; }, {5, 9, 1}), {9, 5}));
  CHECK(close(row([](T x) { return top_k(x, 1, -1, false).second; }, {5, 9, 1}), {2}));
  CHECK(close(row([](T x) { return split(x, {1, -1})[1]; }, {5, 9, 1}), {9, 1}));
  CHECK(close(row([](T x) { return flip(x); }, {5, 9, 1}), {1, 9, 5}));
  CHECK(close(row([](T x) { return tile(x, {2}); }, {5, 9}), {5, 9, 5, 9}));
  CHECK(close(row([](T x) { return masked_mean(x, x > 0, 1); }, {5, -9, 1}), {3}));
  CHECK(close(row([](T x) { return masked_softmax(x, x > 0); }, {2, -9, 2}), {0.5, 0, 0.5}));
  CHECK(close(row([](T x) { return max_pool(x, 2); }, {5, 9, 1, 2}), {9, 2}));
  CHECK(close(row([](T x) { return average_pool(x, 2, PoolOptions().stride(1)); }, {5, 9, 1}), {7, 5}));
  CHECK(close(row([](T x) { return global_average_pool(reshape(x, {2, 2})); }, {5, 9, 1, 2}), {7, 1.5}));
  CHECK(close(row([](T x) { return leaky_relu(x); }, {-1, 2}), {-0.01, 2}));
  CHECK(close(row([](T x) { return elu(x, 2); }, {0, 2}), {0, 2}));
  CHECK(close(row([](T x) { return clip(x, -1, 1); }, {-3, 0.5}), {-1, 0.5}));
  CHECK(close(row([](T x) { return hard_sigmoid(x); }, {0, 9}), {0.5, 1}));
  CHECK(close(row([](T x) { return shrink(x); }, {0.2f, -1}), {0, -1}));
  CHECK(close(row([](T x) { return prelu(x, 0.25); }, {-4, 2}), {-1, 2}));
  CHECK(close(row([](T x) { return dropout(x, 0.5); }, {-4, 2}), {-4, 2}));
  CHECK(close(row([](T x) { return instance_norm(reshape(x, {1, 2}), 0); }, {1, 3}), {-1, 1}));
  CHECK(
      close(row([](T x) { return log_sigmoid(x) + selu(x) - hard_swish(x) + gelu_exact(x); }, {0}), {-std::log(2.0)}));
  CHECK(close(row([](T x) { return Outputs{x.slice(1, 0, 1), x + x}; }, {1, 2}), {1, 2, 4}));
  CHECK(close(row(
                  [](T x) {
                    x += 1;
                    x *= 2;
                    x -= 3;
                    x /= 4;
                    return x;
                  },
                  {1}),
              {0.25}));
  CHECK(close(row([](T x) { return LayerNorm(0)(x); }, {1, 3}), {-1, 1}));
  CHECK(close(row([](T x) { return Parameter(Shape{2}, 1) * x; }, {1, 3}), {1, 3}));
  CHECK(close(row(
                  [](T x) {
                    while (x.size(-1) > 1)
                      x = x.slice(1, 0, 1);
                    return x;
                  },
                  {4, 3}),
              {4}));
}

void test_names_and_weights() {
  const auto sum = [](Tensor x) { return concat({Linear(4)(x) + Linear(4)(relu(x)), named("last", Linear(2))(x)}); };
  const std::string names = compile(sum, Shape{5}).summary();
  CHECK(has(names, "linear0 ") && has(names, "linear1 ") && has(names, "last "));
  Linear phi(16);
  const Linear psi = share(phi);
  CHECK(compile([&](Tensor x) { return phi(x) + psi(x); }, Shape{3}).parameter_count() == 64);
  const auto towers = [&](Tensor a, Tensor b) { return phi(a) - phi(b); };
  CHECK(compile(towers, {Shape{3}, {"other", Shape{3}}}).parameter_count() == 64);
  const Linear copy = phi;
  CHECK_THROWS(compile([&](Tensor x) { return phi(x) + copy(x); }, Shape{3}), Argument,
               "used together with its copy (graph.cpp:");
  CHECK_THROWS(compile(
                   [](Tensor x) {
                     const std::vector<Linear> same(3, Linear(5));
                     for (const Linear &layer : same)
                       x = layer(x);
                     return x;
                   },
                   Shape{5}),
               Argument, "share(layer)");
  CHECK_THROWS(compile([](Tensor x) { return named("a", Linear(1))(named("a", Linear(3))(x)); }, Shape{3}), Argument,
               "named 'a.weight'");
  CHECK_THROWS(compile(
                   [&](Tensor x) {
                     const Tensor y = phi(x);
                     return phi(y) + y;
                   },
                   Shape{3}),
               Argument, "wanted [3, 16], as in its first call");
}

void test_bad_input() {
  using T = Tensor;
  CHECK_THROWS(compile([](T x) { return x + x.slice(-1, 0, 3); }, Shape{5}), Shape, "[*, 5] and [*, 3]");
  CHECK_THROWS(compile([](T x) { return mean(x, 0); }, Shape{5}), Argument,
               "no row of a network depends on other rows");
  CHECK_THROWS(compile([](T x) { return sum(x, 2); }, Shape{5}), Argument, "axis is 2");
  CHECK_THROWS(compile([](T x) { return T(static_cast<double>(x.size(3))); }, Shape{5}), Argument, "axis is 3");
  CHECK_THROWS(compile([](T x, T y) { return x + y; }, Shape{5}), Argument, "compile got 1 inputs");
  CHECK_THROWS(compile([](T) { return T(2.0); }, Shape{5}), Shape, "output has shape []");
  CHECK_THROWS(compile([](T) { return Outputs{}; }, Shape{5}), Argument, "outputs is 0");
  CHECK_THROWS(compile([](T) { return T(); }, Shape{5}), Argument, "without a value");
  CHECK_THROWS(compile([](T x) { return x; }, std::vector<Input>{}), Argument, "compile got 0 inputs");
  CHECK_THROWS(compile([](T x) { return sum(x, 1); }, Shape{0}), Shape, "input 'x0' has shape [*, 0]");
  CHECK_THROWS(compile([](T x) { return Linear(-3)(x); }, Shape{5}), Argument, "outputs is -3");
  CHECK_THROWS(compile([](T x) { return Linear(3)(x); }, Shape{}), Shape, "at least one size");
  CHECK_THROWS(compile([](T x) { return Linear(1 << 30)(Linear(1 << 30)(x)); }, Shape{5}), Shape, "2⁴⁰ numbers");
  CHECK_THROWS(compile([](T x) { return Linear(1 << 20)(Linear(1 << 19)(x)); }, Shape{5}), Memory, "GB of memory");
  CHECK_THROWS(T(2.0), Argument, "outside of any network");
  T kept;
  compile([&](T x) { return kept = x; }, Shape{5});
  CHECK_THROWS(compile([&](T x) { return x + kept; }, Shape{5}), Argument, "stored in an earlier compile");
  CHECK_THROWS(kept.shape(), Argument, "outside of any network");
  try {
    compile(
        [](T x) -> T {
          static_cast<void>(x);
          throw std::runtime_error("mine");
        },
        Shape{5});
    CHECK(false);
  } catch (const std::runtime_error &error) {
    CHECK(std::string(error.what()) == "mine");
  }
  CHECK_THROWS(compile(
                   [&](T x) {
                     compile([&](T y) { return x + y; }, Shape{5});
                     return x;
                   },
                   Shape{5}),
               Argument, "of another network");
  CHECK(compile(
            [](T x) {
              compile([](T y) { return y; }, Shape{2});
              return 2 * x;
            },
            Shape{5})
            .features() == 5);

  const sample::Disc disc(100);
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  Network still = compile([](T x) { return sum(x, 1); }, Shape{3});
  CHECK_THROWS(fit(still, data, TrainOptions().progress(Progress::Off)), Argument, "no parameters");
}

/// Custom losses, for an Mlp and for a composed network.
void test_losses() {
  using T = Tensor;
  const sample::Disc disc(3000);
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target, disc.weight);
  const TrainOptions options = TrainOptions().epochs(3).learning_rate(1e-2f).progress(Progress::Off);

  // A custom binary cross-entropy: the same losses as the built-in one, to rounding.
  const auto cross_entropy = [](T y, T t) { return mean(softplus(y) - t * y, -1); };
  Mlp built_in({3, 16, 1}, Activation::Gelu, 42), own = built_in;
  const History wanted = fit(built_in, data, options), got = fit(own, data, TrainOptions(options).loss(cross_entropy));
  CHECK(got.metric() == Metric::Auc && own.loss() == Loss::Custom);
  for (std::size_t epoch = 0; epoch < 3; ++epoch) {
    CHECK(std::abs(got[epoch].train_loss - wanted[epoch].train_loss) < 1e-5);
    CHECK(std::abs(got[epoch].validation_loss - wanted[epoch].validation_loss) < 1e-5);
  }
  CHECK(own.predict(disc.x, Output::Probability)[0] > 0);
  CHECK_THROWS(fit(own, data, options), Argument, "the same function again, loss(f)");

  const auto focal = [](T y, T t) {
    const T p = sigmoid(y), q = t * p + (1 - t) * (1 - p);
    return mean((1 - q) * (1 - q) * -log(q), -1);
  };
  Network net = compile(Deep{}, Shape{3}, 42);
  const History history = fit(net, data, TrainOptions(options).epochs(20).loss(focal));
  CHECK(history[19].validation_loss < 0.5 * history[0].validation_loss && history[19].validation_metric > 0.95);

  // A loss that is one number for the batch, with its own use of the weights; and a further column.
  Dataset more({"a", "b"}, {"inside", "c"});
  std::vector<float> x, t;
  for (std::size_t row = 0; row < disc.target.size(); ++row) {
    x.insert(x.end(), {disc.x[3 * row], disc.x[3 * row + 1]});
    t.insert(t.end(), {disc.target[row], disc.x[3 * row + 2]});
  }
  more.append(x.data(), disc.target.size(), t.data());
  const auto coupled = [](T y, T target, T w, T c) {
    return mean(w * mean(softplus(y) - target * y, -1)) + 0.1 * mean(w * mean(y * c, -1));
  };
  Mlp small({2, 16, 1}, Activation::Gelu, 42), same = small;
  const History one = fit(small, more, TrainOptions(options).threads(1).loss(coupled, {"c"}));
  const History two = fit(same, more, TrainOptions(options).threads(2).loss(coupled, {"c"}));
  CHECK(small.parameters() == same.parameters() && one[2].train_loss < one[0].train_loss &&
        one[2].train_loss == two[2].train_loss);
  CHECK(small.targets() == std::vector<std::string>{"inside"});

  // Two outputs for one target: the mean and the logarithm of the variance.
  const auto gaussian = [](T y, T target) {
    const T m = y.slice(1, 0, 1), s = y.slice(1, 1, 2), d = target - m;
    return sum(s + d * d * exp(-s), -1);
  };
  Mlp spread({2, 16, 2}, Activation::Tanh, 1);
  Dataset noise({"a", "b"});
  noise.append(x, std::vector<float>(disc.x.begin(), disc.x.begin() + std::ptrdiff_t(disc.target.size())));
  const History nll = fit(spread, noise, TrainOptions(options).loss(gaussian));
  CHECK(nll.metric() == Metric::Loss && nll[2].validation_metric == nll[2].validation_loss);

  Mlp again({3, 16, 1}, Activation::Gelu, 42);
  const auto refused = [&](const TrainOptions &bad) { fit(again, data, bad); };
  CHECK_THROWS(refused(TrainOptions(options).loss([](T y, T target) { return concat({y, target}); })), Shape,
               "the loss has shape");
  CHECK_THROWS(refused(TrainOptions(options).loss([](T y, T) { return Linear(1)(y); })), Argument,
               "the loss is with layers");
  CHECK_THROWS(refused(TrainOptions(options).loss([](T y, T, T, T) { return y; })), Argument, "wanted their names");
  CHECK_THROWS(fit(small, more, TrainOptions(options).loss([](T y, T) { return y; }, {"c"})), Argument,
               "takes two Tensors");
  CHECK_THROWS(refused(TrainOptions(options).loss([](T y, T, T, T) { return y; }, {"c"})), Shape,
               "the rows have 1 targets");
  CHECK_THROWS(refused(TrainOptions(options).loss([](T, T) -> T { throw Error(ErrorCode::Data, "mine"); })), Data,
               "mine");
  CHECK_THROWS(refused(TrainOptions(options).loss(Loss::Custom)), Argument, "loss is CUSTOM");
  CHECK(again.parameters() == Mlp({3, 16, 1}, Activation::Gelu, 42).parameters());
  Transformer transformer(TransformerConfig(3, 1));
  const std::vector<float> before = transformer.parameters();
  fit(transformer, data, TrainOptions(options).loss(cross_entropy));
  CHECK(transformer.parameters() != before);
}

/// The losses that rootgrad provides.
void test_shipped_losses() {
  using T = Tensor;
  const sample::Disc disc(1000);
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  // The loss of a network whose output is 0 (or two outputs 0 and 0), in closed form.
  const auto of_zero = [&](std::size_t outputs, auto f) {
    Mlp zero({3, 4, outputs}, Activation::Tanh, 1);
    zero.set_parameters(std::vector<float>(zero.parameter_count()));
    TrainOptions still = TrainOptions()
                             .seed(3)
                             .progress(Progress::Off)
                             .epochs(1)
                             .batch_size(9999)
                             .learning_rate(1e-30f)
                             .validation_fraction(0);
    return fit(zero, data, still.loss(f))[0].train_loss;
  };
  double ones = 0;
  for (const float value : disc.target)
    ones += value;
  const double share = ones / static_cast<double>(disc.target.size()), log_2 = std::log(2.0);
  const auto close = [](double a, double b) { return std::abs(a - b) < 1e-5; };
  CHECK(close(of_zero(1, [](T y, T t) { return binary_cross_entropy(y, t); }), log_2));
  CHECK(close(of_zero(2, [](T y, T t) { return cross_entropy(y, t); }), log_2));
  CHECK(close(of_zero(1, [](T y, T t) { return focal(y, t); }), log_2 / 4));
  CHECK(close(of_zero(1, [](T y, T t) { return hinge(y, t); }), 1));
  CHECK(close(of_zero(1, [](T y, T t) { return squared_error(y, t); }), share));
  CHECK(close(of_zero(1, [](T y, T t) { return huber(y, 3 * t); }), 2.5 * share));
  CHECK(close(of_zero(1, [](T y, T t) { return quantile(y, t, 0.9); }), 0.9 * share));
  CHECK(close(of_zero(1, [](T y, T t) { return gaussian_nll(y, y, t); }),
              0.5 * share + 0.5 * std::log(2 * std::acos(-1.0))));
  CHECK(close(of_zero(1, [](T y, T t) { return poisson_nll(y, t); }), 1));
  CHECK(close(of_zero(1, [](T y, T t, T w) { return disco(y + t, t, w); }), 1));
  CHECK(close(of_zero(1, [](T y, T t, T w) { return disco(y, t, w); }), 0));
  // n = 150, b = 100: Z² = 2 (n ln(n/b) - s)
  CHECK(close(of_zero(1, [](T y, T t, T w) { return expected_significance(sigmoid(y), t, w, 100, 200); }),
              -std::sqrt(2 * (150 * std::log(1.5) - 50))));
  CHECK(close(of_zero(2, [](T y, T t) { return mean(binary_cross_entropy(y, t, LossReduction::Each), -1); }), log_2));
  CHECK_THROWS(of_zero(2, [](T y, T t) { return mean(binary_cross_entropy(y, t), -1); }), Argument,
               "no axis: [*] is one number already");
  CHECK_THROWS(compile([](T y) { return disco(y, y, y); }, Shape{1}), Argument,
               "no row of a network depends on other rows");
  CHECK_THROWS(of_zero(1, [](T y, T t) { return dropout(y, 0.5) - t; }), Argument, "dropout belongs to the network");
  CHECK(close(
      of_zero(2, [](T y,
                    T t) { return cross_entropy(concat({y.slice(1, 0, 1), y.slice(1, 1, 2) + std::log(2.0)}), t, 1); }),
      std::log(3.0) - log_2 / 2));
}

} // namespace

int main(int count, char **arguments) {
  test_learning(count > 1 ? arguments[1] : ".");
  test_convolutions(count > 1 ? arguments[1] : ".");
  test_layers();
  test_members(count > 1 ? arguments[1] : ".");
  test_initial_values();
  test_operations();
  test_complex();
  test_spectra();
  test_names_and_weights();
  test_bad_input();
  test_losses();
  test_shipped_losses();
  return test::report("graph");
}
