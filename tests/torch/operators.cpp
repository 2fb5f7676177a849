// Torch's operators over named networks, from C++: compared with the module, and refused input. (Compiled and exported graphs:
// test_operators.py.)
#include "check.hpp"

#include <ATen/core/dispatch/Dispatcher.h>

namespace {

using torch::Tensor;
using torch::autograd::grad;
using Net = rootgrad::torch::Network;
using rootgrad::torch::NetworkOptions;

template <class F> auto operation(const char *name) {
  return c10::Dispatcher::singleton().findSchemaOrThrow(name, "").typed<F>();
}

Tensor network(const Tensor &x, const Tensor &flat, const char *name) {
  return operation<Tensor(const Tensor &, const Tensor &, c10::string_view)>("rootgrad::network").call(x, flat, name);
}

std::tuple<Tensor, Tensor> training(const Tensor &x, const Tensor &flat, const char *name) {
  using F = std::tuple<Tensor, Tensor>(const Tensor &, const Tensor &, c10::string_view);
  return operation<F>("rootgrad::network_training").call(x, flat, name);
}

/// Dropout and states: these differ between training and use.
struct Normed {
  rootgrad::Linear first{4}, last{2};
  rootgrad::BatchNorm norm{1e-5};
  ROOTGRAD_NAMES(first, norm, last)
  rootgrad::Tensor operator()(rootgrad::Tensor x) const { return last(rootgrad::dropout(tanh(norm(first(x))), 0.25)); }
};

/// A network under a name, and the same as a module of one parameter.
struct Both {
  explicit Both(const char *name) : made(rootgrad::compile(Normed{}, rootgrad::Shape{3}, 3)), net(made, options()) {
    rootgrad::torch::register_network(name, made.handle());
  }
  static NetworkOptions options() { return NetworkOptions().flat(); }
  rootgrad::Network made;
  Net net;
};

void test_in_use() {
  Both both("in use");
  both.net->eval();
  for (const torch::Dtype dtype : {torch::kFloat, torch::kDouble}) {
    both.net->to(dtype);
    const Tensor flat = both.net->flat_parameters(), x = test::numbers({5, 2, 3}, 1).to(dtype).set_requires_grad(true);
    const Tensor y = network(x, flat, "in use"), right = both.net->forward(x);
    CHECK(y.equal(right));
    const auto found = grad({y.pow(2).sum()}, {x, flat}), wanted = grad({right.pow(2).sum()}, {x, flat});
    CHECK(found[0].equal(wanted[0]) && found[1].equal(wanted[1]));
    CLOSE(grad({network(x.detach(), flat, "in use").sum()}, {flat})[0], grad({both.net->forward(x).sum()}, {flat})[0],
          0);
    CLOSE(grad({network(x, flat.detach(), "in use").sum()}, {x})[0], grad({both.net->forward(x).sum()}, {x})[0], 0);
    const torch::NoGradGuard no_grad;
    CHECK(network(x, flat, "in use").equal(right) && !network(x, flat, "in use").requires_grad());
  }
  rootgrad::torch::unregister_network("in use");
}

void test_in_training() {
  Both both("in training");
  const Tensor flat = both.net->flat_parameters(), x = test::numbers({8, 3}, 1).set_requires_grad(true);
  const Tensor before = flat.detach().clone();
  torch::manual_seed(5);
  const auto [y, states] = training(x, flat, "in training");
  CHECK(flat.equal(before)); // nothing is changed in place
  CHECK(!states.requires_grad() && states.numel() == 8);
  torch::manual_seed(5);
  const Tensor right = both.net->forward(x);
  CHECK(y.equal(right));
  CHECK(states.equal(torch::cat({both.net->buffers()[0], both.net->buffers()[1]})));
  CLOSE(grad({y.pow(2).sum()}, {flat})[0], grad({right.pow(2).sum()}, {flat})[0], 0);
  {
    const torch::NoGradGuard no_grad;
    torch::manual_seed(5);
    const auto [again, moved] = training(x, torch::cat({before}), "in training");
    CHECK(again.equal(y) && moved.equal(states));
  }
  rootgrad::torch::unregister_network("in training");
}

/// A tape belongs to a call, and its memory to a tensor.
void test_tapes() {
  Both both("tapes");
  const Tensor flat = both.net->flat_parameters().detach(), x = test::numbers({4, 3}, 1),
               seed = test::numbers({4, 2}, 2);
  using Forward =
      std::tuple<Tensor, Tensor, Tensor>(const Tensor &, const Tensor &, c10::string_view, bool, bool, bool);
  using Backward = std::tuple<Tensor, Tensor>(const Tensor &, const Tensor &, const Tensor &, const Tensor &,
                                              c10::string_view, bool, bool);
  const auto forward = operation<Forward>("rootgrad::network_forward");
  const auto backward = operation<Backward>("rootgrad::network_backward");
  auto [y, states, tape] = forward.call(x, flat, "tapes", false, true, true);
  const auto [d_x, d_flat] = backward.call(seed, x, flat, tape, "tapes", true, true);
  const Tensor copy = tape.clone();
  CHECK(
      std::get<1>(backward.call(seed, x, flat, copy, "tapes", true, false)).equal(d_flat)); // again, and from the copy
  const Tensor wider = test::numbers({5, 3}, 1);
  REFUSED(backward.call(test::numbers({5, 2}, 2), wider, flat, tape, "tapes", true, true),
          "x has shape [5, 3]; wanted 4 rows of 3 features, as in the forward pass of this tape");
  REFUSED(backward.call(seed, x, flat, torch::zeros({2}), "tapes", true, true),
          "wanted the one that network_forward made");
  tape.reset();
  REFUSED(backward.call(seed, x, flat, copy, "tapes", true, true), "it was freed already");
  const auto [none, no_states, no_tape] = forward.call(x, flat, "tapes", false, true, false);
  REFUSED(backward.call(seed, x, flat, no_tape, "tapes", true, true), "the gradient of the inputs is asked for");
  rootgrad::torch::unregister_network("tapes");
}

void test_refusals() {
  Both both("refusals");
  const Tensor flat = both.net->flat_parameters(), x = test::numbers({4, 3}, 1).set_requires_grad(true);
  REFUSED(network(x, flat, "another"), "no network is registered as 'another'; wanted a registered one");
  REFUSED(rootgrad::torch::register_network("refusals", both.made.handle()), "registered as 'refusals' already");
  REFUSED(rootgrad::torch::register_network("", both.made.handle()), "the name of the network is empty");
  REFUSED(rootgrad::torch::unregister_network("another"), "no network is registered as 'another'");
  CHECK_THROWS(rootgrad::torch::register_network("null", nullptr), NullPointer, "network is a null pointer");
  REFUSED(network(x, flat.slice(0, 1), "refusals"), "the network has 42 parameters");
  REFUSED(network(x.to(torch::kLong), flat, "refusals"), "x is of Long");
  REFUSED(network(x.to(torch::kDouble), flat, "refusals"), "x is of Double; wanted Float");
  REFUSED(network(test::numbers({4, 2}, 1), flat, "refusals"), "wanted (..., 3): the network has 3 features");
  REFUSED(grad({network(x, flat, "refusals").sum()}, {x}, {}, true, true), "create_graph");
  const Tensor kept = network(x, flat, "refusals").sum();
  rootgrad::torch::unregister_network("refusals");
  REFUSED(kept.backward(), "no network is registered as 'refusals'");
  REFUSED(network(x, flat, "refusals"), "no network is registered as 'refusals'");
}

} // namespace

int main() {
  test_in_use();
  test_in_training();
  test_tapes();
  test_refusals();
  return test::report("operators");
}
