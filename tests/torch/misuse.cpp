// Bad input of every kind: an error that names it, with a remedy; the module is then unchanged.
#include "check.hpp"

#include <limits>

namespace {

using rootgrad::Activation;
using rootgrad::Mlp;
using Net = rootgrad::torch::Network;
using torch::Tensor;

Mlp mlp() { return Mlp({3, 8, 2}, Activation::Relu, 7); }

void test_dtypes_and_devices() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1);
  REFUSED(net->forward(torch::ones({4, 3}, torch::kLong)), "x is of Long; wanted Float or Double: x.to(torch::kFloat)");
  REFUSED(net->forward(x.to(torch::kInt)), "x is of Int; wanted Float");
  REFUSED(net->forward(x.to(torch::kHalf)), "x is of Half; wanted Float");
  REFUSED(net->forward(x.to(torch::kBFloat16)), "x is of BFloat16; wanted Float");
  REFUSED(net->forward(x.to(torch::kBool)), "x is of Bool; wanted Float");
  REFUSED(net->forward(torch::complex(x, x)), "x is of ComplexFloat; wanted Float");
  REFUSED(net->forward(x.to(torch::kDouble)), "x is of Double; wanted Float, as the parameters: x.to(torch::kFloat)");
  REFUSED(net->forward(x.to(torch::kMeta)), "x is on meta; wanted it on the CPU");
  if (torch::cuda::is_available())
    REFUSED(net->forward(x.to(torch::kCUDA)), "x is on cuda:0; wanted it on the CPU");
  REFUSED(net->forward(x.to_sparse()), "x is a tensor of layout Sparse; wanted a dense one: x.to_dense()");
  REFUSED(net->forward(Tensor()), "x is an undefined tensor");
}

void test_shapes() {
  Net net(mlp());
  REFUSED(net->forward(torch::ones({4, 2})), "x has shape [4, 2]; wanted (..., 3): the network has 3 features");
  REFUSED(net->forward(torch::ones({3, 4})), "x has shape [3, 4]; wanted (..., 3)");
  REFUSED(net->forward(torch::ones({})), "x has shape []; wanted (..., 3)");
  REFUSED(net->forward(torch::ones({4, 0})), "x has shape [4, 0]; wanted (..., 3)");
}

/// No rows give no outputs, and gradients that are zero.
void test_empty_batches() {
  Net net(mlp());
  for (const std::vector<std::int64_t> &sizes : {std::vector<std::int64_t>{0, 3}, {2, 0, 3}}) {
    const Tensor x = torch::ones(sizes).set_requires_grad(true), y = net->forward(x);
    CHECK(y.size(-1) == 2 && y.dim() == x.dim() && y.numel() == 0 && y.requires_grad());
    y.sum().backward();
    CHECK(x.grad().defined() && x.grad().sizes() == x.sizes());
    for (const Tensor &parameter : net->parameters())
      CHECK(parameter.grad().defined() && parameter.grad().abs().sum().item<float>() == 0);
    net->zero_grad();
  }
  const torch::NoGradGuard no_grad;
  CHECK(net->forward(torch::ones({0, 3})).size(1) == 2);
}

/// NaN goes through, forward and back.
void test_not_finite() {
  Net net(mlp());
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const Tensor x = test::numbers({4, 3}, 1).set_requires_grad(true);
  const Tensor y = net->forward(x), seed = torch::ones({4, 2});
  seed[1][0] = nan;
  y.backward(seed);
  CHECK(x.grad()[1].isnan().all().item<bool>() && !x.grad()[0].isnan().any().item<bool>());
  CHECK(net->parameters()[2].grad().isnan().any().item<bool>());
  const Tensor bad = x.detach().clone();
  bad[2][1] = nan;
  CHECK(net->forward(bad)[2].isnan().all().item<bool>() && !net->forward(bad)[3].isnan().any().item<bool>());
}

void test_parameters_replaced() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1), weight = net->parameters()[0], right = net->forward(x).detach();
  weight.set_data(weight.detach().clone());
  REFUSED(net->forward(x), "the data of the parameter layers.0.weight were replaced (set_data)");
  REFUSED(net->forward(x), "call the module's gather()");
  REFUSED(net->flat_parameters(), "layers.0.weight");
  net->gather();
  CHECK(net->forward(x).equal(right));

  const Tensor before = weight.detach();
  weight.set_data(torch::ones({3, 9}));
  REFUSED(net->forward(x), "the parameter layers.0.weight is a tensor of Float of shape [3, 9]");
  REFUSED(net->gather(), "layers.0.weight is a tensor of Float of shape [3, 9]; wanted Float of shape [3, 8]");
  weight.set_data(torch::ones({3, 8}, torch::kDouble));
  REFUSED(net->forward(x), "the parameter layers.0.weight is a tensor of Double of shape [3, 8] on cpu; wanted Float");
  REFUSED(net->gather(), "all tensors of a network are of one dtype");
  weight.set_data(torch::ones({8, 3}).t());
  REFUSED(net->forward(x), "without gaps");
  weight.set_data(before);
  CHECK(net->forward(x).equal(right));
  // Not through a child either.
  net->children()[0]->to(torch::kHalf);
  REFUSED(net->forward(x), "is a tensor of Half");

  Net one(mlp(), rootgrad::torch::NetworkOptions().flat());
  one->parameters()[0].set_data(torch::ones({3}));
  REFUSED(one->forward(x), "the parameter flat has shape [3]");
  one->parameters()[0].set_data(torch::ones({50}, torch::kHalf));
  REFUSED(one->forward(x), "is of Half");
}

void test_moves() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1), right = net->forward(x).detach();
  REFUSED(net->to(torch::kHalf), "the network is to be of Half; wanted Float or Double");
  REFUSED(net->to(torch::kLong), "the network is to be of Long");
  REFUSED(net->to(torch::kCUDA), "the network is to move to cuda; wanted the CPU");
  REFUSED(net->to(torch::kCUDA, torch::kFloat), "the network is to move to cuda");
  REFUSED(net->clone(torch::Device(torch::kCUDA)), "the network is to move to cuda");
  CHECK(net->forward(x).equal(right));
  torch::nn::Sequential both(torch::nn::Linear(2, 3), net);
  REFUSED(both->to(torch::kHalf), "the network is to be of Half");
}

/// Input that rootgrad itself refuses.
void test_networks() {
  Mlp net = mlp(), moved = std::move(net);
  CHECK_THROWS(Net{net}, NullPointer, "the network was moved to another variable");
  CHECK_THROWS(Net(moved, rootgrad::torch::NetworkOptions().threads(2000)), Argument, "threads is 2000");
  Net module(moved);
  Mlp wider({3, 9, 2}, Activation::Relu, 7), deeper({3, 8, 2, 2}, Activation::Relu, 7);
  CHECK_THROWS(module->write_back(wider), Shape,
               "tensor 0 of the network is layers.0.weight [3, 9]; wanted layers.0.weight [3, 8]");
  CHECK_THROWS(module->write_back(deeper), Shape, "tensor 4 of the network is layers.2.weight [2, 2]; wanted none");
  CHECK_THROWS(module->write_back(net), NullPointer, "the network was moved to another variable");
  {
    const torch::NoGradGuard no_grad;
    module->parameters()[1].fill_(std::numeric_limits<float>::infinity());
  }
  const std::vector<float> before = moved.parameters();
  CHECK_THROWS(module->write_back(moved), NotFinite, "");
  CHECK(moved.parameters() == before);
}

/// Tangents of forward mode and transforms are refused, not silently dropped.
void test_forward_mode() {
  Net net(mlp());
  const Tensor x = test::numbers({4, 3}, 1);
  const std::uint64_t level = torch::autograd::forward_ad::enter_dual_level();
  const Tensor dual = torch::_make_dual(x, torch::ones({4, 3}), static_cast<std::int64_t>(level));
  REFUSED(net->forward(dual), "jvp is not implemented");
  {
    const torch::NoGradGuard no_grad;
    REFUSED(net->forward(dual), "jvp is not implemented");
  }
  torch::autograd::forward_ad::exit_dual_level(level);
  CHECK(net->forward(x).defined());
}

} // namespace

int main() {
  test_dtypes_and_devices();
  test_shapes();
  test_empty_batches();
  test_not_finite();
  test_parameters_replaced();
  test_moves();
  test_networks();
  test_forward_mode();
  return test::report("misuse");
}
