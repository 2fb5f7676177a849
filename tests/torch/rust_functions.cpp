// The functions of examples/torch_functions, which Rust's macros differentiate, compared with the same formulas in LibTorch's operations: a
// dense layer, an activation with its loss, a fit to an orbit by its differential equation.
#include "check.hpp"

#include <cstdlib>
#include <thread>

namespace {

using rootgrad::torch::function;
using torch::Tensor;
using torch::autograd::grad;

constexpr std::int64_t STEPS = 40;
constexpr double DT = 0.1;

std::string library() {
  const char *path = std::getenv("ROOTGRAD_TORCH_FUNCTIONS");
  CHECK(path != nullptr);
  return path != nullptr ? path : "";
}

Tensor doubles(std::vector<double> values) { return torch::tensor(values, torch::kDouble); }
Tensor one(double value) { return torch::tensor(value, torch::kDouble); }
Tensor leaf(const Tensor &values) { return values.detach().clone().set_requires_grad(true); }

/// Lin et al., arXiv:1708.02002.
Tensor native_focal(const Tensor &z, const Tensor &t, double gamma) {
  const Tensor u = (2 * t - 1) * z;
  return (-torch::exp(gamma * torch::log_sigmoid(-u)) * torch::log_sigmoid(u)).mean();
}

/// The classical Runge-Kutta method; torch differentiates through each step.
Tensor native_orbit(const Tensor &parameters, const Tensor &start, std::int64_t steps) {
  const Tensor k = parameters[0], c = parameters[1], a = parameters[2];
  const auto slope = [&](const Tensor &state) {
    const Tensor x = state[0], v = state[1];
    return torch::stack({v, -k * x - c * v - a * x * x * x});
  };
  Tensor state = start;
  std::vector<Tensor> positions;
  for (std::int64_t i = 0; i < steps; ++i) {
    const Tensor first = slope(state), second = slope(state + 0.5 * DT * first);
    const Tensor third = slope(state + 0.5 * DT * second), fourth = slope(state + DT * third);
    state = state + DT / 6 * (first + 2 * second + 2 * third + fourth);
    positions.push_back(state[0]);
  }
  return torch::stack(positions);
}

/// The derivative of `f` at `x` along `direction`, by central differences.
template <class F> double slope_along(F f, const Tensor &x, const Tensor &direction) {
  const torch::NoGradGuard no_grad;
  const double h = 1e-5;
  return (f(x + h * direction) - f(x - h * direction)).template item<double>() / (2 * h);
}

void test_dense() {
  const auto dense = function(library(), "dense");
  const Tensor x = leaf(test::numbers({5, 3}, 1)), w = leaf(test::numbers({3, 4}, 2)), b = leaf(test::numbers({4}, 3));
  const Tensor y = dense(x, w, b), right = torch::addmm(b, x, w), seed = test::numbers({5, 4}, 4);
  CHECK(dense.inputs() == 3 && y.dim() == 1);
  CLOSE(y.view({5, 4}), right, 1e-6);
  const auto found = grad({y.view({5, 4})}, {x, w, b}, {seed}), wanted = grad({right}, {x, w, b}, {seed});
  for (std::size_t i = 0; i < 3; ++i)
    CLOSE(found[i], wanted[i], 1e-5);
  // Slices, twice in one graph, with a seed of stride 0.
  const Tensor wide = leaf(test::numbers({5, 6}, 5));
  const auto both = [&](auto &&f) {
    return torch::cat({f(wide.slice(1, 0, 6, 2)).view({-1}), f(wide.slice(1, 3, 6)).view({-1})}).sum();
  };
  const Tensor twice = both([&](const Tensor &part) { return dense(part, w, b); });
  const Tensor native = both([&](const Tensor &part) { return torch::addmm(b, part, w); });
  CLOSE(grad({twice}, {wide})[0], grad({native}, {wide})[0], 1e-5);
  REFUSED(grad({dense(x, w, b).sum()}, {w}, {}, true, true), "wanted first derivatives: its library has no product");
}

/// Training between torch's own layers, compared with the same network of torch's layers only.
void test_dense_in_training() {
  const auto dense = function(library(), "dense");
  const Tensor x = test::numbers({32, 2}, 1), y = x.sum(1, true).sin();
  std::vector<std::vector<double>> losses(2);
  for (const bool ours : {true, false}) {
    torch::manual_seed(1);
    torch::nn::Linear before(2, 8), after(6, 1);
    const Tensor w = leaf(test::numbers({8, 6}, 3)), b = torch::zeros({6}).set_requires_grad(true);
    std::vector<Tensor> trained = {w, b};
    for (const auto &layer : {before, after})
      for (const Tensor &parameter : layer->parameters())
        trained.push_back(parameter);
    torch::optim::Adam adam(trained, 1e-2);
    for (int step = 0; step < 30; ++step) {
      adam.zero_grad();
      const Tensor hidden = torch::tanh(before(x));
      const Tensor made = ours ? dense(hidden, w, b).view({32, 6}) : torch::addmm(b, hidden, w);
      const Tensor loss = torch::mse_loss(after(torch::relu(made)), y);
      loss.backward();
      adam.step();
      losses[ours ? 0 : 1].push_back(loss.item<double>());
    }
  }
  CHECK(losses[0].back() < 0.8 * losses[0].front());
  CLOSE(doubles(losses[0]), doubles(losses[1]), 1e-4);
}

void test_focal_loss() {
  const auto focal = function(library(), "focal_loss");
  const Tensor z = leaf(3 * test::numbers({7}, 1, torch::kDouble)), v = test::numbers({7}, 2, torch::kDouble);
  const Tensor t = (test::numbers({7}, 5, torch::kDouble) > 0).to(torch::kDouble);
  for (const double gamma : {0.0, 0.5, 2.0}) {
    const auto ours = [&](const Tensor &at) { return focal(at, t, one(gamma)); };
    const auto native = [&](const Tensor &at) { return native_focal(at, t, gamma); };
    const auto slope = [&](auto &&f) { return grad({f(z)}, {z})[0]; };
    const auto product = [&](auto &&f) { return grad({grad({f(z)}, {z}, {}, true, true)[0].dot(v)}, {z})[0]; };
    CLOSE(ours(z), native(z), 1e-12);
    CLOSE(slope(ours), slope(native), 1e-12);
    CLOSE(product(ours), product(native), 1e-10);
    CLOSE(slope(ours).dot(v), one(slope_along(ours, z, v)), 1e-7);
  }
  CLOSE(focal(z, t, one(0)), torch::binary_cross_entropy_with_logits(z, t), 1e-12);

  // After a network, with a penalty on the gradient: second derivatives.
  const Tensor x = test::numbers({7, 3}, 6, torch::kDouble), w = leaf(test::numbers({3, 1}, 7, torch::kDouble));
  const auto penalised = [&](auto &&f) {
    const Tensor loss = f(torch::matmul(x.sin(), w));
    return grad({loss + grad({loss}, {w}, {}, true, true)[0].pow(2).sum()}, {w})[0];
  };
  const Tensor column = t.view({7, 1}), two = one(2);
  CLOSE(penalised([&](const Tensor &y) { return focal(y, column, two); }),
        penalised([&](const Tensor &y) { return native_focal(y, column, 2); }), 1e-10);
}

/// The true parameters of the fit, and the initial ones: k, c, a, x, v.
const std::vector<double> TRUTH = {1.3, 0.2, 0.4, 1, 0.2}, BEGIN = {1, 0.1, 0.2, 0.8, 0.1};

Tensor measured() {
  const Tensor truth = doubles(TRUTH);
  return function(library(), "orbit")(truth.slice(0, 0, 3), truth.slice(0, 3), one(STEPS), one(DT));
}

void test_orbit() {
  const auto orbit = function(library(), "orbit"), misfit = function(library(), "orbit_misfit");
  const Tensor all = leaf(doubles(BEGIN)), data = measured(), seed = test::numbers({STEPS}, 1, torch::kDouble);
  const Tensor p = all.slice(0, 0, 3), s = all.slice(0, 3);
  const Tensor positions = orbit(p, s, one(STEPS), one(DT)), right = native_orbit(p, s, STEPS);
  CLOSE(positions, right, 1e-12);
  CLOSE(grad({positions}, {all}, {seed})[0], grad({right}, {all}, {seed})[0], 1e-11);
  const auto ours = [&](const Tensor &at) { return misfit(at.slice(0, 0, 3), at.slice(0, 3), data, one(DT)); };
  const auto native = [&](const Tensor &at) {
    return 0.5 * (native_orbit(at.slice(0, 0, 3), at.slice(0, 3), STEPS) - data).pow(2).sum();
  };
  CLOSE(ours(all), native(all), 1e-12);
  CLOSE(grad({ours(all)}, {all})[0], grad({native(all)}, {all})[0], 1e-11);
  for (int i = 0; i < 5; ++i) {
    const Tensor direction = torch::zeros({5}, torch::kDouble).index_fill(0, torch::tensor(i), 1);
    CLOSE(grad({ours(all)}, {all})[0][i], one(slope_along(ours, all, direction)), 1e-6);
    const auto row = [&](auto &&f) { return grad({grad({f(all)}, {all}, {}, true, true)[0][i]}, {all})[0]; };
    CLOSE(row(ours), row(native), 1e-10);
  }
}

void test_the_fit_recovers_what_is_known() {
  const auto misfit = function(library(), "orbit_misfit");
  const Tensor begin = doubles(BEGIN), data = measured();
  const Tensor p = leaf(begin.slice(0, 0, 3)), s = leaf(begin.slice(0, 3));
  torch::optim::LBFGS fit(
      {p, s}, torch::optim::LBFGSOptions(1).max_iter(200).tolerance_grad(1e-13).tolerance_change(1e-16).line_search_fn(
                  "strong_wolfe"));
  CHECK(misfit(p, s, data, one(DT)).item<double>() > 0.1);
  fit.step([&] {
    fit.zero_grad();
    const Tensor loss = misfit(p, s, data, one(DT));
    loss.backward();
    return loss;
  });
  CLOSE(torch::cat({p, s}), doubles(TRUTH), 1e-6);
}

/// Each thread has its own numbers, and its own errors.
void test_threads() {
  const auto misfit = function(library(), "orbit_misfit"), dense = function(library(), "dense"),
             focal = function(library(), "focal_loss");
  const Tensor data = measured();
  const auto work = [&](int number) {
    const Tensor p = leaf(doubles({1 + 0.1 * number, 0.1, 0.2})), w = leaf(test::numbers({3, 4}, number));
    std::vector<Tensor> made;
    for (int i = 0; i < 20; ++i) {
      made.push_back(grad({misfit(p, doubles({1, 0.1}), data, one(DT))}, {p})[0]);
      const Tensor y = dense(test::numbers({5, 3}, 1), w, test::numbers({4}, 2));
      made.push_back(grad({y.pow(2).sum()}, {w})[0].to(torch::kDouble).view(-1));
      try {
        focal(doubles({1, 2, 3}), doubles({0, 1}), one(2));
        made.push_back(torch::zeros({1}, torch::kDouble));
      } catch (const c10::Error &error) {
        const std::string said = error.what_without_backtrace();
        made.push_back(one(said.find("there are 3 logits and 2 targets") != std::string::npos).view(1));
      }
    }
    return torch::cat(made);
  };
  std::vector<Tensor> right, found(4);
  for (int i = 0; i < 4; ++i)
    right.push_back(work(i));
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] { found[static_cast<std::size_t>(i)] = work(i); });
  for (std::thread &thread : threads)
    thread.join();
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(found[i].equal(right[i]));
    CHECK(found[i][-1].item<double>() == 1); // each thread got its own message
  }
}

void test_calls_refused() {
  const auto dense = function(library(), "dense"), focal = function(library(), "focal_loss"),
             orbit = function(library(), "orbit"), misfit = function(library(), "orbit_misfit");
  const Tensor z = doubles({1, 2}), t = doubles({0, 1}), two = one(2), p = doubles({1, 0.1, 0.2});
  REFUSED(dense(torch::ones({2, 3}), torch::ones({3, 2})), "dense got 2 tensors; wanted 3, as its library declares");
  REFUSED(dense(torch::ones({2, 3}), torch::ones({3, 2}, torch::kDouble), torch::ones({2})),
          "input w of dense is of Double; wanted Float");
  REFUSED(focal(z, t.to(torch::kFloat), two), "input t of focal_loss is of Float; wanted Double");
  REFUSED(focal(z, t, z), "input gamma of focal_loss has shape [2]; wanted one number");
  REFUSED(focal(z, leaf(t), two), "input t of focal_loss requires a gradient, which the library does not compute");
  REFUSED(focal(z, one(1), two),
          "the forward pass of focal_loss failed with status 1: panicked: there are 2 logits and 1 targets, at ");
  REFUSED(dense(torch::ones({3, 2}), torch::ones({4, 2}), torch::ones({2})), "x has 6 numbers; wanted rows of 4");
  REFUSED(dense(torch::ones({2, 3}), torch::ones({3, 2}), torch::ones({0})),
          "the output's length of dense failed with status 1: panicked: attempt to divide by zero");
  REFUSED(misfit(p.slice(0, 0, 2), z, t, one(DT)), "panicked: index out of bounds");
  REFUSED(orbit(p, z, two, leaf(one(DT))), "input dt of orbit requires a gradient");
  CHECK_THROWS(function(library(), "slope"), Argument, "has no symbol slope_rootgrad_function; wanted one, as");
  CLOSE(focal(z, t, two), native_focal(z, t, 2), 1e-12); // it works again as before
}

} // namespace

int main() {
  test_dense();
  test_dense_in_training();
  test_focal_loss();
  test_orbit();
  test_the_fit_recovers_what_is_known();
  test_threads();
  test_calls_refused();
  return test::report("rust_functions");
}
