// Errors that usually stay silent in functions with a custom backward pass: strides, tapes, changes, threads.
#include "check.hpp"

#include <thread>

namespace {

using rootgrad::Activation;
using rootgrad::Mlp;
using Net = rootgrad::torch::Network;
using torch::Tensor;
using torch::autograd::grad;

constexpr double F32 = 1e-5;

Mlp mlp(std::uint64_t seed = 7) { return Mlp({3, 8, 2}, Activation::Tanh, seed); }

/// The same network in torch's operations.
Tensor native(const std::map<std::string, Tensor> &p, const Tensor &x) {
  const Tensor hidden = torch::tanh(torch::addmm(p.at("layers.0.bias"), x.reshape({-1, 3}), p.at("layers.0.weight")));
  Tensor y = torch::addmm(p.at("layers.1.bias"), hidden, p.at("layers.1.weight"));
  auto sizes = x.sizes().vec();
  sizes.back() = 2;
  return y.reshape(sizes);
}

/// Gradients of both networks, for `loss` of the outputs.
template <class Loss> void same_gradients(Net &net, const Tensor &x, Loss loss, const char *what, int line) {
  auto p = test::leaves(*net, torch::kFloat);
  const Tensor ours_x = x.detach().set_requires_grad(true), theirs_x = x.detach().clone().set_requires_grad(true);
  net->zero_grad();
  loss(net->forward(ours_x)).backward();
  loss(native(p, theirs_x)).backward();
  test::close(ours_x.grad(), theirs_x.grad(), F32, what, __FILE__, line);
  for (const auto &item : net->named_parameters())
    test::close(item.value().grad(), p.at(item.key()).grad(), F32, std::string(what) + " " + item.key(), __FILE__,
                line);
}

/// A gradient of stride 0, as sum() passes it back; of other strides; of a slice.
void test_strides_of_gradients() {
  Net net(mlp());
  const Tensor x = test::numbers({5, 3}, 1);
  same_gradients(net, x, [](const Tensor &y) { return y.sum(); }, "stride 0", __LINE__);
  same_gradients(
      net, x, [](const Tensor &y) { return (y.t() * test::numbers({2, 5}, 2)).sum(); }, "transposed", __LINE__);
  same_gradients(net, x, [](const Tensor &y) { return y.select(1, 1).pow(2).sum(); }, "of a column", __LINE__);
  const auto negated = [](const Tensor &y) { return (y * torch::_neg_view(test::numbers({5, 2}, 3))).sum(); };
  same_gradients(net, x, negated, "a lazy sign", __LINE__);
}

void test_strides_of_inputs() {
  Net net(mlp());
  const auto loss = [](const Tensor &y) { return y.pow(2).sum(); };
  const Tensor wide = test::numbers({5, 8}, 1);
  same_gradients(net, wide.slice(1, 2, 5), loss, "columns of a table", __LINE__);
  same_gradients(net, test::numbers({3, 5}, 2).t(), loss, "transposed", __LINE__);
  same_gradients(net, test::numbers({1, 3}, 3).expand({5, 3}), loss, "one row five times", __LINE__);
  same_gradients(net, wide.slice(0, 0, 5, 2).slice(1, 0, 3), loss, "every other row", __LINE__);
  same_gradients(net, torch::_neg_view(test::numbers({5, 3}, 4)), loss, "a lazy sign", __LINE__);
  same_gradients(net, test::numbers({2, 4, 3}, 5), loss, "more axes", __LINE__);
  same_gradients(net, test::numbers({3}, 6), loss, "a row alone", __LINE__);
  const torch::NoGradGuard no_grad;
  CLOSE(net->forward(wide.slice(1, 2, 5)), native(test::leaves(*net, torch::kFloat), wide.slice(1, 2, 5)), 1e-6);
}

/// Two forward passes before one backward pass; the graph of several passes.
void test_tapes_belong_to_calls() {
  Net net(mlp());
  auto p = test::leaves(*net, torch::kFloat);
  const Tensor a = test::numbers({4, 3}, 1), b = test::numbers({6, 3}, 2);
  const auto of = [](auto &&f, const Tensor &one, const Tensor &other) {
    const Tensor first = f(one), second = f(other);
    return torch::cat({first, second * second}).pow(2).sum() + torch::cat({second, first}).sum();
  };
  of([&](const Tensor &x) { return net->forward(x); }, a, b).backward();
  of([&](const Tensor &x) { return native(p, x); }, a, b).backward();
  for (const auto &item : net->named_parameters())
    CLOSE(item.value().grad(), p.at(item.key()).grad(), F32);
}

void test_retain_graph() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1).set_requires_grad(true);
  const Tensor loss = net->forward(x).pow(2).sum();
  loss.backward({}, /*retain_graph=*/true);
  const Tensor once = x.grad().clone(), weight = net->parameters()[0].grad().clone();
  loss.backward();
  CLOSE(x.grad(), 2 * once, 1e-7);
  CLOSE(net->parameters()[0].grad(), 2 * weight, 1e-7);
  REFUSED(loss.backward(), "Trying to backward through the graph a second time");
}

/// Gradients of gradients are refused, not wrong.
void test_second_derivatives() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1).set_requires_grad(true);
  REFUSED(grad({net->forward(x).sum()}, {x}, {}, true, /*create_graph=*/true), "create_graph");
  REFUSED(grad({(x.sum() * net->forward(x)).sum()}, {x}, {}, true, true), "wanted first derivatives");
}

/// Torch's own version counter detects changes between the forward and the backward pass.
void test_changes_in_place() {
  const char *found = "modified by an inplace operation";
  Net net(mlp());
  {
    const Tensor leaf = test::numbers({4, 3}, 1).set_requires_grad(true), x = leaf * 1, y = net->forward(x);
    x.mul_(2);
    REFUSED(y.sum().backward(), found);
  }
  for (const auto &parameter : net->parameters()) {
    const Tensor y = net->forward(test::numbers({4, 3}, 1));
    const torch::NoGradGuard no_grad;
    parameter.add_(0.1);
    const torch::AutoGradMode again(true);
    REFUSED(y.sum().backward(), found);
  }
  net->to(torch::kDouble); // the new storage is checked, too
  {
    const Tensor y = net->forward(test::numbers({4, 3}, 1, torch::kDouble));
    net->parameters()[2].detach().mul_(2);
    REFUSED(y.sum().backward(), found);
  }
  // An optimiser of torch's C++ does not count its changes; a user can request a check of the values.
  Net checked(mlp(), rootgrad::torch::NetworkOptions().checked());
  torch::optim::SGD sgd(checked->parameters(), 0.1);
  const Tensor y = checked->forward(test::numbers({4, 3}, 1)).sum();
  y.backward({}, /*retain_graph=*/true);
  sgd.step();
  REFUSED(y.backward(), "parameters is changed since the forward pass");
  // For an input with gaps a copy is saved: later changes of the input have no effect.
  const Tensor wide = test::numbers({4, 8}, 1, torch::kDouble);
  net->zero_grad();
  const Tensor slice = wide.slice(1, 0, 3), w = net->forward(slice);
  slice.zero_();
  w.sum().backward();
  CHECK(net->parameters()[0].grad().abs().sum().item<double>() > 0);
}

/// Gradients that are not passed or not wanted.
void test_undefined() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1).set_requires_grad(true), other = torch::ones({1}).set_requires_grad(true);
  struct Drops : torch::autograd::Function<Drops> {
    static Tensor forward(torch::autograd::AutogradContext *, const Tensor &y, const Tensor &z) { return y.sum() + z; }
    static torch::autograd::variable_list backward(torch::autograd::AutogradContext *,
                                                   const torch::autograd::variable_list &g) {
      return {Tensor(), g[0]};
    }
  };
  Drops::apply(net->forward(x), other).sum().backward();
  CHECK(!x.grad().defined() && !net->parameters()[0].grad().defined() && other.grad().defined());

  // Gradients of the inputs alone, of the parameters alone, of some parameters.
  const Tensor right = grad({net->forward(x).pow(2).sum()}, {x})[0];
  for (const Tensor &parameter : net->parameters())
    parameter.set_requires_grad(false);
  CLOSE(grad({net->forward(x).pow(2).sum()}, {x})[0], right, 0);
  CHECK(!net->forward(x.detach()).requires_grad());
  net->parameters()[2].set_requires_grad(true);
  net->forward(x.detach()).pow(2).sum().backward();
  for (std::size_t i = 0; i < 4; ++i)
    CHECK(net->parameters()[i].grad().defined() == (i == 2));
  auto p = test::leaves(*net, torch::kFloat);
  native(p, x.detach()).pow(2).sum().backward();
  CLOSE(net->parameters()[2].grad(), p.at("layers.1.weight").grad(), F32);
}

void test_grad_of_named_and_flat() {
  Net net(mlp());
  auto p = test::leaves(*net, torch::kFloat);
  const Tensor x = test::numbers({4, 3}, 1);
  const auto all = grad({net->forward(x).pow(2).sum()}, net->parameters());
  const auto one = grad({net->forward(x).pow(2).sum()}, {net->flat_parameters()})[0];
  std::vector<Tensor> rows;
  native(p, x).pow(2).sum().backward();
  std::size_t i = 0;
  for (const auto &item : net->named_parameters()) {
    CLOSE(all[i++], p.at(item.key()).grad(), F32);
    rows.push_back(p.at(item.key()).grad().flatten());
    CHECK(!item.value().grad().defined());
  }
  CLOSE(one, torch::cat(rows), F32);
  // A penalty on all weights, and hooks of a parameter.
  int called = 0;
  net->parameters()[0].register_hook([&](const Tensor &) { ++called; });
  (0.5 * net->flat_parameters().pow(2)).sum().backward();
  CHECK(called == 1);
  for (const auto &item : net->named_parameters())
    CLOSE(item.value().grad(), item.value(), 1e-7);
  const auto second = grad({grad({net->flat_parameters().pow(3).sum()}, net->parameters(), {}, true, true)[0].sum()},
                           {net->parameters()[0]});
  CLOSE(second[0], 6 * net->parameters()[0], 1e-6);
}

/// A hook on the flat parameters belongs to that tensor: later passes have another tensor.
void test_hooks_of_flat_parameters() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1), before = net->forward(x), flat = net->flat_parameters();
  int called = 0;
  flat.register_hook([&](const Tensor &) { ++called; });
  net->forward(x).sum().backward();
  net->forward(x).sum().backward();
  CHECK(called == 0);
  flat.pow(2).sum().backward();
  before.sum().backward();
  CHECK(called == 2);
  const Tensor kept = net->flat_parameters();
  kept.retain_grad();
  net->forward(x).sum().backward();
  CHECK(!kept.grad().defined());
}

/// The sum of several passes' gradients, as in mini-batches; zeros remain zero.
void test_accumulation() {
  Net net(mlp());
  auto p = test::leaves(*net, torch::kFloat);
  for (int step = 0; step < 3; ++step) {
    net->forward(test::numbers({4, 3}, step)).pow(2).sum().backward();
    native(p, test::numbers({4, 3}, step)).pow(2).sum().backward();
  }
  for (const auto &item : net->named_parameters())
    CLOSE(item.value().grad(), p.at(item.key()).grad(), F32);
  const Tensor kept = net->parameters()[0].grad();
  net->zero_grad(/*set_to_none=*/false);
  CHECK(kept.abs().sum().item<float>() == 0);
  net->forward(test::numbers({4, 3}, 0)).sum().backward();
  CHECK(kept.abs().sum().item<float>() > 0); // added in place
}

std::size_t resident_pages() {
  std::FILE *file = std::fopen("/proc/self/statm", "r");
  unsigned long all = 0, resident = 0;
  const int read = file != nullptr ? std::fscanf(file, "%lu %lu", &all, &resident) : 0;
  if (file != nullptr)
    std::fclose(file);
  return read == 2 ? resident : 0;
}

/// 100,000 forward passes without a backward pass, with and without a graph: memory does not grow.
void test_memory_is_flat() {
  Net net(Mlp({64, 128, 8}, Activation::Relu, 1)); // (33 kB a tape)
  const Tensor x = test::numbers({32, 64}, 1);
  for (int i = 0; i < 1000; ++i)
    net->forward(x);
  const std::size_t before = resident_pages();
  for (int i = 0; i < 100000; ++i) {
    const torch::AutoGradMode mode(i % 2 == 0);
    const Tensor y = net->forward(x);
    if (i % 1000 == 0)
      CHECK(y.requires_grad() == (i % 2 == 0));
  }
  CHECK(before > 0 && resident_pages() < before + 1024); // 4 MB
}

void test_without_a_graph() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1).set_requires_grad(true), right = net->forward(x);
  CHECK(right.requires_grad() && right.grad_fn() != nullptr);
  {
    const torch::NoGradGuard no_grad;
    const Tensor y = net->forward(x);
    CHECK(!y.requires_grad() && y.equal(right));
  }
  Tensor inferred;
  {
    const torch::InferenceMode inference;
    inferred = test::numbers({4, 3}, 1);
    const Tensor y = net->forward(inferred);
    CHECK(y.is_inference() && y.equal(right));
  }
  REFUSED(net->forward(inferred), "Inference tensors cannot be saved for backward");
  const torch::InferenceMode inference;
  Net made_inside(mlp());
  CHECK(made_inside->forward(x).equal(right));
}

/// Threads that share a module, forward and backward: each one's gradient of the input is right, and so is the sum of all.
void test_threads() {
  Net net(mlp());
  constexpr int threads = 3, passes = 200;
  std::vector<Tensor> found(threads);
  const auto task = [&](int thread) {
    for (int i = 0; i < passes; ++i) {
      const Tensor x = test::numbers({4, 3}, thread).set_requires_grad(true);
      net->forward(x).pow(2).sum().backward();
      found[static_cast<std::size_t>(thread)] = x.grad();
    }
  };
  std::vector<std::thread> team;
  for (int thread = 0; thread < threads; ++thread)
    team.emplace_back(task, thread);
  for (std::thread &thread : team)
    thread.join();
  Net alone(mlp());
  for (int thread = 0; thread < threads; ++thread) {
    const Tensor x = test::numbers({4, 3}, thread).set_requires_grad(true);
    alone->forward(x).pow(2).sum().backward();
    CLOSE(found[static_cast<std::size_t>(thread)], x.grad(), 0);
  }
  for (std::size_t i = 0; i < 4; ++i)
    CLOSE(net->parameters()[i].grad(), passes * alone->parameters()[i].grad(), 1e-4);
}

} // namespace

int main() {
  test_strides_of_gradients();
  test_strides_of_inputs();
  test_tapes_belong_to_calls();
  test_retain_graph();
  test_second_derivatives();
  test_changes_in_place();
  test_undefined();
  test_grad_of_named_and_flat();
  test_hooks_of_flat_parameters();
  test_accumulation();
  test_without_a_graph();
  test_threads();
  test_memory_is_flat();
  return test::report("traps");
}
