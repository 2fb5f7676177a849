// Outputs and gradients of every layer, activation and loss, compared with those of torch's own operations on the same weights, in single
// and in double precision. Finite differences are used if torch has no counterpart.
#include "check.hpp"

namespace {

using rootgrad::Shape;
using torch::Tensor;
using Net = rootgrad::torch::Network;
using Weights = std::map<std::string, Tensor>;
namespace rg = rootgrad;

/// A network, and the same function in torch's operations: of x (B, sizes of the row...).
struct Case {
  std::string name;
  rg::Network net;
  std::vector<std::int64_t> row;
  std::function<Tensor(Tensor, Weights &, bool training)> native;
};

Tensor linear(const Tensor &x, Weights &p, const std::string &name) {
  return torch::matmul(x, p.at(name + ".weight")) + p.at(name + ".bias");
}

/// The weights in the form that `torch::lstm` and similar functions take.
std::vector<Tensor> recurrent(Weights &p) {
  return {p.at("layer.weight_ih"), p.at("layer.weight_hh"), p.at("layer.bias_ih"), p.at("layer.bias_hh")};
}

/// A network with one layer, named "layer".
template <class L, class F> rg::Network of(L layer, F call, const Shape &row) {
  layer = rg::named("layer", std::move(layer));
  return rg::compile([&](rg::Tensor x) { return call(layer, x); }, row, 5);
}
template <class L> rg::Network of(L layer, const Shape &row) {
  return of(std::move(layer), [](const L &called, rg::Tensor x) { return called(x); }, row);
}

void add_products(std::vector<Case> &cases) {
  cases.push_back(
      {"linear", of(rg::Linear(4), Shape{3}), {3}, [](Tensor x, Weights &p, bool) { return linear(x, p, "layer"); }});
  cases.push_back({"linear on tokens", of(rg::Linear(4, false), Shape{2, 3}), {2, 3}, [](Tensor x, Weights &p, bool) {
                     return torch::matmul(x, p.at("layer.weight"));
                   }});
  cases.push_back({"conv1d", of(rg::Conv1d(4, 3), Shape{2, 9}), {2, 9}, [](Tensor x, Weights &p, bool) {
                     return torch::conv1d(x, p.at("layer.weight"), p.at("layer.bias"));
                   }});
  cases.push_back({"conv2d", of(rg::Conv2d(4, 3), Shape{2, 6, 5}), {2, 6, 5}, [](Tensor x, Weights &p, bool) {
                     return torch::conv2d(x, p.at("layer.weight"), p.at("layer.bias"));
                   }});
  const auto options = rg::ConvOptions().stride(2).padding(1).groups(2);
  cases.push_back(
      {"conv1d in groups", of(rg::Conv1d(4, 3, options), Shape{2, 9}), {2, 9}, [](Tensor x, Weights &p, bool) {
         return torch::conv1d(x, p.at("layer.weight"), p.at("layer.bias"), 2, 1, 1, 2);
       }});
  cases.push_back(
      {"conv_transpose1d", of(rg::ConvTranspose1d(3, 4), Shape{2, 5}), {2, 5}, [](Tensor x, Weights &p, bool) {
         return torch::conv_transpose1d(x, p.at("layer.weight"), p.at("layer.bias"));
       }});
  cases.push_back(
      {"conv_transpose2d", of(rg::ConvTranspose2d(3, 3), Shape{2, 4, 3}), {2, 4, 3}, [](Tensor x, Weights &p, bool) {
         return torch::conv_transpose2d(x, p.at("layer.weight"), p.at("layer.bias"));
       }});
}

void add_norms(std::vector<Case> &cases) {
  cases.push_back({"layernorm", of(rg::LayerNorm(), Shape{2, 5}), {2, 5}, [](Tensor x, Weights &p, bool) {
                     return torch::layer_norm(x, {5}, p.at("layer.weight"), p.at("layer.bias"));
                   }});
  cases.push_back({"rmsnorm", of(rg::RmsNorm(), Shape{2, 5}), {2, 5}, [](Tensor x, Weights &p, bool) {
                     return x * torch::rsqrt(x.pow(2).mean(-1, true) + 1e-5) * p.at("layer.weight");
                   }});
  cases.push_back({"groupnorm", of(rg::GroupNorm(2), Shape{4, 3}), {4, 3}, [](Tensor x, Weights &p, bool) {
                     return torch::group_norm(x, 2, p.at("layer.weight"), p.at("layer.bias"));
                   }});
  cases.push_back({"batchnorm", of(rg::BatchNorm(), Shape{4, 3}), {4, 3}, [](Tensor x, Weights &p, bool training) {
                     return torch::batch_norm(x, p.at("layer.weight"), p.at("layer.bias"), p.at("layer.running_mean"),
                                              p.at("layer.running_var"), training, 0.1, 1e-5, false);
                   }});
}

void add_sequences(std::vector<Case> &cases) {
  cases.push_back({"lstm", of(rg::Lstm(4), Shape{5, 3}), {5, 3}, [](Tensor x, Weights &p, bool) {
                     const Tensor zero = torch::zeros({1, x.size(0), 4}, x.options());
                     return std::get<0>(torch::lstm(x, {zero, zero}, recurrent(p), true, 1, 0, false, false, true));
                   }});
  const auto last = [](const rg::Gru &gru, rg::Tensor x) { return gru.last(x); };
  cases.push_back({"gru", of(rg::Gru(4), last, Shape{5, 3}), {5, 3}, [](Tensor x, Weights &p, bool) {
                     const Tensor zero = torch::zeros({1, x.size(0), 4}, x.options());
                     return std::get<0>(torch::gru(x, zero, recurrent(p), true, 1, 0, false, false, true)).select(1, 4);
                   }});
  cases.push_back({"rnn", of(rg::Rnn(4), Shape{5, 3}), {5, 3}, [](Tensor x, Weights &p, bool) {
                     const Tensor zero = torch::zeros({1, x.size(0), 4}, x.options());
                     return std::get<0>(torch::rnn_tanh(x, zero, recurrent(p), true, 1, 0, false, false, true));
                   }});
  cases.push_back({"attention", of(rg::Attention(2), Shape{5, 4}), {5, 4}, [](Tensor x, Weights &p, bool) {
                     const auto heads = [&](const char *name) {
                       return linear(x, p, std::string("layer.") + name).view({-1, 5, 2, 2}).transpose(1, 2);
                     };
                     const Tensor y = torch::scaled_dot_product_attention(heads("query"), heads("key"), heads("value"));
                     return linear(y.transpose(1, 2).reshape({-1, 5, 4}), p, "layer.output");
                   }});
}

void add_mlps(std::vector<Case> &cases) {
  using Act = rg::Activation;
  const std::vector<std::pair<Act, std::function<Tensor(Tensor)>>> activations = {
      {Act::Identity, [](Tensor x) { return x; }},
      {Act::Relu, [](Tensor x) { return torch::relu(x); }},
      {Act::Gelu, [](Tensor x) { return torch::gelu(x, "tanh"); }},
      {Act::Silu, [](Tensor x) { return torch::silu(x); }},
      {Act::Tanh, [](Tensor x) { return torch::tanh(x); }},
      {Act::Sigmoid, [](Tensor x) { return torch::sigmoid(x); }}};
  for (const auto &[activation, f] : activations)
    cases.push_back({"mlp of activation " + std::to_string(static_cast<int>(activation)),
                     rg::Mlp({5, 17, 8, 3}, activation, 2),
                     {5},
                     [f = f](Tensor x, Weights &p, bool) {
                       return linear(f(linear(f(linear(x, p, "layers.0")), p, "layers.1")), p, "layers.2");
                     }});
}

/// One forward and backward pass in one precision, compared with torch's in double precision.
void same(Case &it, torch::Dtype dtype, bool training, std::int64_t rows) {
  const bool is_double = dtype == torch::kDouble;
  const double outputs = is_double ? 1e-12 : 1e-6, gradients = is_double ? 1e-10 : 1e-5;
  const std::string what = it.name + (is_double ? " f64" : " f32") + (training ? " training " : " use ");
  Net net(it.net);
  {
    const torch::NoGradGuard no_grad; // Move parameters away from the zeros and ones with which biases and norms begin.
    double seed = 3;
    for (const Tensor &parameter : net->parameters())
      parameter.add_(0.3 * test::numbers(parameter.sizes(), seed++));
  }
  auto p = test::leaves(*net, torch::kDouble);
  net->to(dtype);
  net->train(training);
  const Tensor x = test::numbers({rows, net->features()}, 1).to(dtype).set_requires_grad(true);
  const Tensor right_x = x.detach().to(torch::kDouble).set_requires_grad(true);
  std::vector<std::int64_t> sizes{rows};
  sizes.insert(sizes.end(), it.row.begin(), it.row.end());
  const Tensor y = net->forward(x), right = it.native(right_x.view(sizes), p, training).reshape({rows, -1});
  test::close(y, right, outputs, what + "outputs", __FILE__, __LINE__);
  const Tensor seed = test::numbers(y.sizes(), 2).to(dtype);
  y.backward(seed);
  right.backward(seed.to(torch::kDouble));
  test::close(x.grad(), right_x.grad(), gradients, what + "gradient of x", __FILE__, __LINE__);
  for (const auto &item : net->named_parameters()) {
    Tensor found = item.value().grad(), wanted = p.at(item.key()).grad();
    if (wanted.abs().max().item<double>() < 1e-14) { // 0, as for a bias of keys: compare with the size of the seed
      found = found + 1;
      wanted = wanted + 1;
    }
    test::close(found, wanted, gradients, what + item.key(), __FILE__, __LINE__);
  }
  for (const auto &item : net->named_buffers())
    test::close(item.value(), p.at(item.key()), is_double ? 1e-12 : 1e-6, what + item.key(), __FILE__, __LINE__);
}

void test_layers() {
  std::vector<Case> cases;
  add_products(cases);
  add_norms(cases);
  add_sequences(cases);
  add_mlps(cases);
  for (Case &it : cases)
    for (const torch::Dtype dtype : {torch::kFloat, torch::kDouble})
      for (const bool training : {false, true})
        for (const std::int64_t rows : {2, 70})
          same(it, dtype, training, rows);
}

/// Torch's losses after the network.
void test_losses() {
  const std::int64_t rows = 12;
  const Tensor classes = torch::arange(rows) % 3, targets = test::numbers({rows, 3}, 4),
               ones = (targets > 0).to(torch::kFloat);
  const std::vector<std::pair<const char *, std::function<Tensor(Tensor)>>> losses = {
      {"cross entropy", [&](Tensor y) { return torch::cross_entropy_loss(y, classes); }},
      {"its sum", [&](Tensor y) { return torch::cross_entropy_loss(y, classes, {}, at::Reduction::Sum); }},
      {"negative log likelihood", [&](Tensor y) { return torch::nll_loss(torch::log_softmax(y, 1), classes); }},
      {"bce with logits", [&](Tensor y) { return torch::binary_cross_entropy_with_logits(y, ones.to(y.dtype())); }},
      {"bce", [&](Tensor y) { return torch::binary_cross_entropy(torch::sigmoid(y), ones.to(y.dtype())); }},
      {"mse", [&](Tensor y) { return torch::mse_loss(y, targets.to(y.dtype())); }},
      {"huber", [&](Tensor y) { return torch::huber_loss(y, targets.to(y.dtype()), at::Reduction::Mean, 0.3); }},
      {"smooth l1", [&](Tensor y) { return torch::smooth_l1_loss(y, targets.to(y.dtype())); }},
      {"l1", [&](Tensor y) { return torch::l1_loss(y, targets.to(y.dtype())); }},
      {"kl",
       [&](Tensor y) { return torch::kl_div(torch::log_softmax(y, 1), torch::softmax(targets.to(y.dtype()), 1)); }}};
  for (const auto &[name, loss] : losses)
    for (const torch::Dtype dtype : {torch::kFloat, torch::kDouble}) {
      Net net(rg::Mlp({5, 16, 3}, rg::Activation::Silu, 3));
      auto p = test::leaves(*net, torch::kDouble);
      net->to(dtype);
      const Tensor x = test::numbers({rows, 5}, 1).to(dtype).set_requires_grad(true);
      const Tensor right_x = x.detach().to(torch::kDouble).set_requires_grad(true);
      const Tensor value = loss(net->forward(x));
      const Tensor right = loss(linear(torch::silu(linear(right_x, p, "layers.0")), p, "layers.1"));
      value.backward();
      right.backward();
      const double tolerance = dtype == torch::kDouble ? 1e-10 : 1e-5;
      test::close(value, right, tolerance, name, __FILE__, __LINE__);
      test::close(x.grad(), right_x.grad(), tolerance, name, __FILE__, __LINE__);
      for (const auto &item : net->named_parameters())
        test::close(item.value().grad(), p.at(item.key()).grad(), tolerance, name, __FILE__, __LINE__);
    }
}

/// Central differences in double precision, along each input and some directions of all parameters.
void differences(const char *name, const rg::Network &made, std::int64_t rows) {
  Net net(made, rg::torch::NetworkOptions().flat());
  net->to(torch::kDouble);
  net->eval();
  const Tensor x = test::numbers({rows, net->features()}, 1, torch::kDouble).set_requires_grad(true);
  const Tensor flat = net->flat_parameters(), seed = test::numbers({rows, net->outputs()}, 2, torch::kDouble);
  (net->forward(x) * seed).sum().backward();
  const torch::NoGradGuard no_grad;
  const auto slope = [&](const Tensor &of, const Tensor &direction) {
    const double h = 1e-5;
    const Tensor before = of.clone();
    of.copy_(before + h * direction);
    const double up = (net->forward(x) * seed).sum().item<double>();
    of.copy_(before - h * direction);
    const double down = (net->forward(x) * seed).sum().item<double>();
    of.copy_(before);
    return (up - down) / (2 * h);
  };
  for (int i = 0; i < 4; ++i)
    for (const Tensor &of : {x, flat}) {
      const Tensor direction = test::numbers(of.sizes(), 10 + i, torch::kDouble);
      const double right = slope(of, direction), found = (of.grad() * direction).sum().item<double>();
      test::check(std::abs(found - right) < 1e-7 * (1 + std::abs(right)), name, __FILE__, __LINE__,
                  std::to_string(found) + " against " + std::to_string(right));
    }
}

void test_differences() {
  differences("transformer", rg::Transformer(rg::TransformerConfig(4, 3, 2).channels(8).heads(2).layers(1)), 3);
  const auto sum = [](rg::Tensor x) { return rg::concat({rg::sum(x * x, 1), rg::mean(rg::exp(x), 1)}); };
  differences("pools", rg::compile(sum, Shape{4, 3}, 1), 3);
  const auto pairs = [](rg::Tensor a, rg::Tensor b) { return rg::Linear(3)(rg::concat({rg::tanh(a), b * b})); };
  differences("two inputs", rg::compile(pairs, {rg::Input(Shape{2}), rg::Input(Shape{3})}, 1), 3);
}

/// A network without parameters.
void test_no_parameters() {
  Net net(rg::compile([](rg::Tensor x) { return rg::tanh(x); }, Shape{3}, 1));
  const Tensor x = test::numbers({4, 3}, 1).set_requires_grad(true), right = torch::tanh(x);
  CHECK(net->parameters().empty() && net->flat_parameters().numel() == 0);
  CLOSE(net->forward(x), right, 1e-6);
  CLOSE(torch::autograd::grad({net->forward(x).sum()}, {x})[0], 1 - right * right, 1e-5);
  CHECK(!net->forward(x.detach()).requires_grad());
}

/// Programs of PyTorch: torch's exported file becomes a module with gradients, in C++.
void test_imported() {
  const std::string file = __FILE__, folder = file.substr(0, file.rfind('/')) + "/../pt2/";
  for (const char *name : {"mlp", "cnn", "gru", "encoder"}) {
    const rg::Network made = rg::import_pt2(folder + name + ".pt2");
    Net net(made);
    net->eval();
    const Tensor x = 0.5 * test::numbers({3, net->features()}, 1);
    const std::vector<float> right =
        made.predict(std::vector<float>(x.data_ptr<float>(), x.data_ptr<float>() + x.numel()));
    CLOSE(net->forward(x), torch::tensor(right).view({3, -1}), 1e-5);
    differences(name, made, 2);
  }
}

/// The standardisation of a fit is part of the function.
void test_after_a_fit() {
  const test::Fitted fitted;
  const auto &[made, x] = fitted;
  Net net(made);
  CLOSE(net->forward(torch::tensor(x).view({-1, 2})), torch::tensor(made.predict(x)).view({-1, 1}), 1e-6);
  differences("after a fit", made, 5);
}

/// Dropout: the mask of a forward pass is that of its backward pass; torch's seed determines it; there is none in use mode.
void test_dropout() {
  const auto drops = [](rg::Tensor x) { return rg::dropout(x, 0.25); };
  Net net(rg::compile(drops, Shape{50}, 1));
  const Tensor x = (test::numbers({40, 50}, 1) + 2).set_requires_grad(true);
  torch::manual_seed(3);
  const Tensor one = net->forward(x), two = net->forward(x);
  CHECK(!one.equal(two));
  torch::manual_seed(3);
  CHECK(net->forward(x).equal(one));
  const Tensor factors = one.detach() / x.detach();
  one.sum().backward();
  CLOSE(x.grad(), factors, 1e-6);
  const double kept = (factors > 0).to(torch::kDouble).mean().item<double>();
  CHECK(std::abs(kept - 0.75) < 0.05); // 2000 numbers: 5 standard deviations
  CLOSE(factors.index({factors > 0}), torch::full({(factors > 0).sum().item<std::int64_t>()}, 1 / 0.75), 1e-6);
  net->eval();
  CHECK(net->forward(x).equal(x));
}

} // namespace

int main() {
  test_layers();
  test_losses();
  test_differences();
  test_no_parameters();
  test_imported();
  test_after_a_fit();
  test_dropout();
  return test::report("layers");
}
