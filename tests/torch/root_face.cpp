// The interface for ROOT, as a C++17 program without torch's headers: torch's optimisers compared with rootgrad's own training, losses
// compared with their formulas, and refused input. (Other tests/torch/*.cpp are C++20 and linked to the library; this one needs neither.)
#include "../cpp/check.hpp"
#include "rootgrad/torch_root.hpp"

#include <cmath>
#include <limits>
#include <thread>

namespace {

using namespace rootgrad;
using torch::Model;
using torch::ModelOptions;

std::vector<float> numbers(std::size_t n, double seed) {
  std::vector<float> values(n);
  for (std::size_t i = 0; i < n; ++i)
    values[i] = static_cast<float>(std::sin(12.9898 * static_cast<double>(i) + 4.1 * seed + 0.3));
  return values;
}

bool near(double a, double b, double tolerance = 1e-5) { return std::abs(a - b) <= tolerance * (1 + std::abs(b)); }

/// 1 if the sum of a row is above 0, else 0.
std::vector<float> signs(const std::vector<float> &x, std::size_t width) {
  std::vector<float> y(x.size() / width);
  for (std::size_t row = 0; row < y.size(); ++row) {
    float sum = 0;
    for (std::size_t i = 0; i < width; ++i)
      sum += x[row * width + i];
    y[row] = sum > 0 ? 1.f : 0.f;
  }
  return y;
}

void test_binary() {
  Mlp net({4, 16, 1}, Activation::Relu, 1);
  const std::vector<float> x = numbers(400, 1), y = signs(x, 4), before = net.predict(x);
  Model model(net, ModelOptions().learning_rate(1e-2));
  CHECK(model.features() == 4 && model.outputs() == 1);
  CHECK(model.predict(x) == before);
  double right = 0;
  for (std::size_t i = 0; i < y.size(); ++i)
    right += std::log1p(std::exp(-static_cast<double>(before[i]))) + (1 - y[i]) * before[i];
  CHECK(near(model.loss(x, y), right / static_cast<double>(y.size())));
  double loss = 0;
  for (int step = 0; step < 200; ++step)
    loss = model.step(x, y);
  CHECK(loss < 0.2 * right / static_cast<double>(y.size()));
  const std::vector<float> logits = model.predict(x), p = model.predict(x, Output::Probability);
  CHECK(near(p[3], 1 / (1 + std::exp(-logits[3]))));
  CHECK(net.predict(x) == before); // a snapshot, until
  model.write_back(net);
  CHECK(net.predict(x) == logits);
}

void test_classes_and_regressions() {
  Mlp net({3, 8, 3}, Activation::Tanh, 2);
  const std::vector<float> x = numbers(60, 1), y3 = numbers(60, 2), logits = net.predict(x);
  std::vector<float> y(20);
  double cross_entropy = 0, square = 0;
  for (std::size_t row = 0; row < 20; ++row) {
    y[row] = static_cast<float>(row % 3);
    double sum = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      sum += std::exp(static_cast<double>(logits[3 * row + k]));
      square += std::pow(logits[3 * row + k] - y3[3 * row + k], 2) / 60;
    }
    cross_entropy += (std::log(sum) - logits[3 * row + row % 3]) / 20;
  }
  Model classifier(net), regression(net, ModelOptions().loss(Loss::Mse).optimizer(Optimizer::Sgd).momentum(0.9));
  CHECK(near(classifier.loss(x, y), cross_entropy) && near(regression.loss(x, y3), square));
  CHECK(near(classifier.step(x.data(), y.data(), 20), cross_entropy));
  CHECK(near(regression.step(x.data(), y3.data(), 20), square));
  CHECK(classifier.loss(x, y) < cross_entropy && regression.loss(x, y3) < square);
  const std::vector<float> p = classifier.predict(x, Output::Probability);
  CHECK(near(p[0] + p[1] + p[2], 1));
  CHECK_THROWS(regression.predict(x, Output::Probability), Argument, "wanted Output::Raw, for a regression");
}

void test_weights() {
  Mlp net({2, 4, 1}, Activation::Tanh, 2);
  const std::vector<float> x = numbers(20, 1), y = numbers(10, 2), out = net.predict(x);
  std::vector<float> weights(10);
  double sum = 0, right = 0;
  for (std::size_t i = 0; i < 10; ++i) {
    weights[i] = static_cast<float>(i);
    sum += weights[i];
    right += weights[i] * std::pow(out[i] - y[i], 2);
  }
  Model model(net, ModelOptions().loss(Loss::Mse));
  CHECK(near(model.loss(x, y, weights), right / sum));
  CHECK(near(model.step(x, y, weights), right / sum));
  CHECK_THROWS(model.step(x, y, std::vector<float>(10, 0.f)), Argument, "the sum of the weights is 0");
  CHECK_THROWS(model.step(x, y, std::vector<float>(9, 1.f)), Shape, "weights has 9 values; wanted 10");
}

/// SGD by its formula: the parameters move by the rate times the gradient, which is clipped if it is too long.
void test_a_step() {
  Mlp net({1, 1}, Activation::Identity, 2); // y = w x + b
  const std::vector<float> before = net.parameters(), x = {2}, y = {10};
  const double error = before[0] * 2. + before[1] - 10.;
  const auto moved = [&](const ModelOptions &options, double rate) {
    Mlp copy = net;
    Model model(net, ModelOptions(options).loss(Loss::Mse).optimizer(Optimizer::Sgd));
    model.learning_rate(rate);
    model.step(x, y);
    model.write_back(copy);
    return copy.parameters();
  };
  std::vector<float> after = moved(ModelOptions(), 0.01);
  CHECK(near(after[0], before[0] - 0.01 * 4 * error) && near(after[1], before[1] - 0.01 * 2 * error));
  after = moved(ModelOptions().clip_norm(1), 0.01);
  CHECK(near(std::hypot(after[0] - before[0], after[1] - before[1]), 0.01, 1e-6));
  after = moved(ModelOptions().weight_decay(0.5), 0.01);
  CHECK(near(after[0], before[0] - 0.01 * (4 * error + 0.5 * before[0])));
}

/// AdamW by its formulas (arXiv:1711.05101), and Adam with the decay in the gradient; in double precision.
void test_adam() {
  Mlp net({1, 1}, Activation::Identity, 2); // y = w x + b
  const std::vector<float> x = {2}, y = {10};
  for (const bool decoupled : {true, false}) {
    const double rate = 0.05, decay = 0.1, beta1 = 0.8, beta2 = 0.95;
    Model model(net, ModelOptions()
                         .loss(Loss::Mse)
                         .optimizer(decoupled ? Optimizer::AdamW : Optimizer::Adam)
                         .learning_rate(rate)
                         .weight_decay(decay)
                         .betas(beta1, beta2));
    double p[2] = {net.parameters()[0], net.parameters()[1]}, m[2] = {}, v[2] = {};
    for (int step = 1; step <= 5; ++step) {
      const double error = p[0] * x[0] + p[1] - y[0];
      CHECK(near(model.step(x, y), error * error));
      for (int i = 0; i < 2; ++i) {
        double gradient = 2 * error * (i == 0 ? x[0] : 1);
        if (decoupled)
          p[i] *= 1 - rate * decay;
        else
          gradient += decay * p[i];
        m[i] = beta1 * m[i] + (1 - beta1) * gradient;
        v[i] = beta2 * v[i] + (1 - beta2) * gradient * gradient;
        const double first = m[i] / (1 - std::pow(beta1, step)), second = v[i] / (1 - std::pow(beta2, step));
        p[i] -= rate * first / (std::sqrt(second) + 1e-8);
      }
    }
    Mlp trained = net;
    model.write_back(trained);
    CHECK(near(trained.parameters()[0], p[0]) && near(trained.parameters()[1], p[1]));
  }
}

void test_refusals() {
  Mlp net({3, 4, 1}), other({3, 5, 1}), three({3, 4, 3});
  Model model(net);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const std::vector<float> x = numbers(30, 1), y = signs(x, 3), before = model.predict(x);
  CHECK_THROWS(model.step(std::vector<float>(29), y), Shape,
               "x has 29 values; wanted rows of the network's 3 features");
  CHECK_THROWS(model.step(x, std::vector<float>(9)), Shape, "y has 9 values; wanted 10, 1 a row");
  CHECK_THROWS(model.step(nullptr, y.data(), 10), NullPointer, "x is a null pointer");
  CHECK_THROWS(model.step(x.data(), nullptr, 10), NullPointer, "y is a null pointer");
  CHECK_THROWS(model.step(x.data(), y.data(), 0), Argument, "rows is 0; wanted at least 1");
  CHECK_THROWS(model.step(std::vector<float>(30, nan), y), NotFinite, "the loss is");
  CHECK_THROWS(model.learning_rate(-1), Argument, "learning_rate is -1");
  CHECK_THROWS(model.write_back(other), Shape, "wanted layers.0.weight [3, 4]");
  CHECK(model.predict(x) == before);
  CHECK_THROWS(Model(three).step(x, std::vector<float>(10, 3.f)), Argument,
               "y of row 0 is 3.000000; wanted a class number, 0 to 2");
  CHECK_THROWS(Model(three).step(x, std::vector<float>(10, 0.5f)), Argument, "wanted a class number");
  CHECK_THROWS(Model(three).step(x, std::vector<float>(10, nan)), Argument, "wanted a class number");
  CHECK_THROWS(Model(net, ModelOptions().loss(Loss::Huber)), Argument, "the loss is number 4");
  CHECK_THROWS(Model(net, ModelOptions().loss(Loss::SoftmaxCrossEntropy)), Argument, "wanted at least 2");
  CHECK_THROWS(Model(net, ModelOptions().learning_rate(-1)), Argument, "learning_rate is -1");
  CHECK_THROWS(Model(net, ModelOptions().betas(0.9, 1)), Argument, "beta2 is 1.000000; wanted 0 or more, less than 1");
  CHECK_THROWS(Model(net, ModelOptions().optimizer(static_cast<Optimizer>(9))), Argument, "the optimiser is number 9");
  CHECK_THROWS(Model(net, ModelOptions().threads(5000)), Argument, "threads is 5000");
  Mlp moved = std::move(net);
  CHECK_THROWS(Model{net}, NullPointer, "the network was moved to another variable");
  CHECK_THROWS(model.write_back(net), NullPointer, "the network was moved to another variable");
  CHECK(model.predict(x, Output::Probability).size() == 10);
  const Model taken = std::move(model);
  CHECK_THROWS(model.predict(x), NullPointer, "the model was moved to another variable");
  CHECK_THROWS(model.step(x, y), NullPointer, "the model was moved to another variable");
  CHECK_THROWS(model.features(), NullPointer, "the model was moved to another variable");
}

/// Threads take turns on one model, and run freely on their own models; the results are those of one thread.
void test_threads() {
  const Mlp net({3, 8, 1}, Activation::Relu, 3);
  const std::vector<float> x = numbers(300, 1), y = signs(x, 3);
  const auto train = [&](std::vector<float> &out) {
    Model model(net);
    for (int step = 0; step < 50; ++step)
      model.step(x, y);
    out = model.predict(x);
  };
  std::vector<float> alone, one, two;
  train(alone);
  std::thread first([&] { train(one); }), second([&] { train(two); });
  first.join();
  second.join();
  CHECK(one == alone && two == alone);
  Model shared(net);
  std::thread third([&] { shared.step(x, y); }), fourth([&] { shared.step(x, y); });
  third.join();
  fourth.join();
  Model again(net);
  again.step(x, y);
  again.step(x, y);
  CHECK(shared.predict(x) == again.predict(x));
}

} // namespace

int main() {
  test_binary();
  test_classes_and_regressions();
  test_weights();
  test_a_step();
  test_adam();
  test_refusals();
  test_threads();
  return test::report("root_face");
}
