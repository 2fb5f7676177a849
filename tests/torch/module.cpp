// A network as a module: optimisers, clipping, checkpoints, copies, precision, and the conversion back to rootgrad.
#include "check.hpp"

#include <filesystem>
#include <iterator>

namespace {

using rootgrad::Activation;
using rootgrad::Mlp;
using rootgrad::torch::NetworkOptions;
using Net = rootgrad::torch::Network;
using torch::Tensor;

Mlp mlp(std::uint64_t seed = 7) { return Mlp({3, 8, 2}, Activation::Relu, seed, rootgrad::Init::He); }

/// A network with states: a batch norm between two products.
struct Normed {
  rootgrad::Linear first{4}, last{2};
  rootgrad::BatchNorm norm{1e-5};
  ROOTGRAD_NAMES(first, norm, last)
  rootgrad::Tensor operator()(rootgrad::Tensor x) const { return last(tanh(norm(first(x)))); }
};

rootgrad::Network normed() { return rootgrad::compile(Normed{}, rootgrad::Shape{3}, 3); }

void test_names_and_places() {
  const Mlp made = mlp();
  Net net(made);
  const auto named = net->named_parameters();
  const std::vector<std::string> names = {"layers.0.weight", "layers.0.bias", "layers.1.weight", "layers.1.bias"};
  CHECK(named.keys() == names);
  CHECK(named["layers.0.weight"].sizes() == torch::IntArrayRef({3, 8}) && named["layers.1.bias"].size(0) == 2);
  std::vector<float> values;
  for (const auto &item : named) {
    CHECK(item.value().is_leaf() && item.value().requires_grad());
    const Tensor flat = item.value().detach().flatten();
    values.insert(values.end(), flat.data_ptr<float>(), flat.data_ptr<float>() + flat.numel());
  }
  CHECK(values == made.parameters());
  CHECK(named["layers.0.bias"].data_ptr<float>() == named["layers.0.weight"].data_ptr<float>() + 24);
  CHECK(net->features() == 3 && net->outputs() == 2);
  CHECK(c10::str(*net).find("rootgrad::torch::Network(3 -> 2, 50 parameters)") == 0);
  const auto buffers = Net(normed())->named_buffers();
  CHECK((buffers.keys() == std::vector<std::string>{"norm.running_mean", "norm.running_var"}));
}

void test_forward_is_predict() {
  const Mlp made = mlp();
  Net net(made);
  const Tensor x = test::numbers({6, 3}, 1), y = net->forward(x);
  const std::vector<float> right = made.predict(std::vector<float>(x.data_ptr<float>(), x.data_ptr<float>() + 18));
  CLOSE(y, torch::tensor(right).view({6, 2}), 1e-6);
}

/// Steps of torch's optimisers compared with those of the same network in torch's operations.
template <class Optimizer, class Options> void trains(const Options &options, bool flat, const char *what) {
  Net net(mlp(), NetworkOptions().flat(flat));
  Net named(mlp());
  auto p = test::leaves(*named, torch::kFloat);
  Optimizer ours(net->parameters(), options);
  Optimizer theirs({p.at("layers.0.weight"), p.at("layers.0.bias"), p.at("layers.1.weight"), p.at("layers.1.bias")},
                   options);
  const Tensor x = test::numbers({16, 3}, 1), y = test::numbers({16, 2}, 2);
  double first = 0, last = 0;
  for (int step = 0; step < 50; ++step) {
    ours.zero_grad();
    theirs.zero_grad();
    const Tensor loss = torch::mse_loss(net->forward(x), y);
    const Tensor hidden = torch::relu(torch::addmm(p.at("layers.0.bias"), x, p.at("layers.0.weight")));
    const Tensor right = torch::mse_loss(torch::addmm(p.at("layers.1.bias"), hidden, p.at("layers.1.weight")), y);
    loss.backward();
    right.backward();
    test::close(loss, right, 1e-4, what, __FILE__, __LINE__);
    ours.step();
    theirs.step();
    last = loss.item<double>();
    first = step == 0 ? last : first;
  }
  CHECK(last < 0.9 * first);
}

void test_optimisers() {
  for (const bool flat : {false, true}) {
    trains<torch::optim::AdamW>(torch::optim::AdamWOptions(1e-2).weight_decay(0.1), flat, "AdamW");
    trains<torch::optim::Adam>(torch::optim::AdamOptions(1e-2).amsgrad(true), flat, "Adam");
    trains<torch::optim::SGD>(torch::optim::SGDOptions(0.1).momentum(0.9).nesterov(true), flat, "SGD");
    trains<torch::optim::RMSprop>(torch::optim::RMSpropOptions(1e-2).centered(true), flat, "RMSprop");
  }
  REFUSED(torch::optim::SGD({Net(mlp())->flat_parameters()}, 0.1), "non-leaf");
  Net net(mlp());
  const Tensor x = test::numbers({16, 3}, 1), y = test::numbers({16, 2}, 2);
  torch::optim::LBFGS lbfgs(net->parameters());
  const auto loss = [&] {
    lbfgs.zero_grad();
    const Tensor value = torch::mse_loss(net->forward(x), y);
    value.backward();
    return value;
  };
  const double before = loss().item<double>();
  lbfgs.step(loss);
  CHECK(loss().item<double>() < 0.5 * before);
}

void test_clipping() {
  Net net(mlp()), one(mlp(), NetworkOptions().flat());
  for (Net &module : {std::ref(net), std::ref(one)}) {
    module->forward(test::numbers({16, 3}, 1)).pow(2).sum().backward();
    const double norm = torch::nn::utils::clip_grad_norm_(module->parameters(), 0.5);
    double sum = 0;
    for (const Tensor &parameter : module->parameters())
      sum += parameter.grad().pow(2).sum().item<double>();
    CHECK(norm > 0.5 && std::abs(std::sqrt(sum) - 0.5) < 1e-5);
  }
}

void test_vectors_of_parameters() {
  Net net(mlp()), other(mlp(8));
  const Tensor x = test::numbers({4, 3}, 1), all = torch::nn::utils::parameters_to_vector(other->parameters());
  torch::nn::utils::vector_to_parameters(all.detach(), net->parameters());
  net->gather();
  CHECK(net->forward(x).equal(other->forward(x)));
  CHECK(net->flat_parameters().equal(all));
  torch::optim::SGD sgd(net->parameters(), 0.1);
  net->forward(x).sum().backward();
  sgd.step();
  CHECK(!net->forward(x).equal(other->forward(x)));
}

void test_checkpoints(const std::string &folder) {
  const Tensor x = test::numbers({4, 3}, 1);
  for (const bool flat : {false, true}) {
    const std::string path = folder + "/torch_module.pt";
    Net net(normed(), NetworkOptions().flat(flat)),
        other(rootgrad::compile(Normed{}, rootgrad::Shape{3}, 4), NetworkOptions().flat(flat));
    net->forward(x); // in training: the states change
    net->eval();
    other->eval();
    torch::save(net, path);
    CHECK(!other->forward(x).equal(net->forward(x)));
    const Tensor place = other->parameters()[0];
    torch::load(other, path);
    CHECK(other->forward(x).equal(net->forward(x)));
    CHECK(place.equal(net->parameters()[0]) && other->parameters()[0].is_same(place));
    other->to(torch::kDouble);
    torch::load(other, path);
    CHECK(other->forward(x.to(torch::kDouble)).scalar_type() == torch::kDouble);
    Net unlike(mlp());
    const Tensor before = unlike->forward(x).detach();
    REFUSED(torch::load(unlike, path), "the archive has no parameter 'layers.0.weight'");
    CHECK(unlike->forward(x).equal(before));
    Net wider(Mlp({3, 9, 2}, Activation::Relu, 7));
    torch::save(wider, path);
    REFUSED(torch::load(unlike, path),
            "'layers.0.weight' is a tensor of Float of shape [3, 9]; wanted Float of shape [3, 8]");
    CHECK(unlike->forward(x).equal(before));
  }
  // In a larger module.
  torch::nn::Sequential one(torch::nn::Linear(3, 3), Net(mlp(1))), other(torch::nn::Linear(3, 3), Net(mlp(2)));
  torch::save(one, folder + "/torch_sequential.pt");
  torch::load(other, folder + "/torch_sequential.pt");
  CHECK(one->forward(x).equal(other->forward(x)));
}

void test_copies() {
  Net net(normed());
  const Tensor x = test::numbers({4, 3}, 1);
  net->parameters()[1].set_requires_grad(false);
  net->forward(x);
  net->eval();
  const auto clone = std::dynamic_pointer_cast<rootgrad::torch::NetworkImpl>(net->clone());
  CHECK(clone != nullptr && !clone->is_training() && clone->forward(x).equal(net->forward(x)));
  CHECK(!clone->parameters()[1].requires_grad() && clone->parameters()[0].requires_grad());
  {
    const torch::NoGradGuard no_grad;
    clone->parameters()[0].zero_();
    clone->buffers()[0].fill_(3);
  }
  CHECK(net->parameters()[0].abs().sum().item<float>() > 0 && net->buffers()[0].max().item<float>() < 3);
  CHECK(!clone->forward(x).equal(net->forward(x)));
}

/// to(kDouble): the same tensors in another precision, so that an optimiser keeps them.
void test_precision() {
  for (const bool flat : {false, true}) {
    Net net(normed(), NetworkOptions().flat(flat));
    net->eval();
    const Tensor x = test::numbers({4, 3}, 1), before = net->forward(x), parameter = net->parameters()[0];
    torch::optim::SGD sgd(net->parameters(), 0.1);
    net->to(torch::kDouble);
    CHECK(parameter.scalar_type() == torch::kDouble && net->buffers()[0].scalar_type() == torch::kDouble);
    const Tensor y = net->forward(x.to(torch::kDouble));
    CHECK(y.scalar_type() == torch::kDouble);
    CLOSE(before, y, 1e-6);
    y.sum().backward();
    sgd.step();
    CHECK(!net->forward(x.to(torch::kDouble)).equal(y));
    REFUSED(net->forward(x), "x is of Float; wanted Double, as the parameters");
    net->to(torch::kCPU, torch::kFloat);
    CHECK(net->forward(x).scalar_type() == torch::kFloat);
    net->to(torch::kCPU);
  }
}

/// Before and after torch's own layers, used twice, in Sequential.
void test_inside_a_larger_graph() {
  torch::manual_seed(1);
  torch::nn::Linear before(4, 3), after(2, 3);
  Net net(mlp());
  auto p = test::leaves(*net, torch::kFloat);
  torch::nn::Sequential all(before, torch::nn::Functional(torch::tanh), net, after, net);
  const Tensor x = test::numbers({5, 4}, 1);
  const auto native = [&](const Tensor &in) {
    const Tensor hidden = torch::relu(torch::addmm(p.at("layers.0.bias"), in, p.at("layers.0.weight")));
    return torch::addmm(p.at("layers.1.bias"), hidden, p.at("layers.1.weight"));
  };
  const Tensor y = all->forward(x), right = native(after->forward(native(torch::tanh(before->forward(x)))));
  CLOSE(y, right, 1e-6);
  y.pow(2).sum().backward();
  const std::vector<Tensor> found = {before->weight.grad().clone(), after->weight.grad().clone()};
  before->zero_grad();
  after->zero_grad();
  right.pow(2).sum().backward();
  CLOSE(found[0], before->weight.grad(), 1e-5);
  CLOSE(found[1], after->weight.grad(), 1e-5);
  for (const auto &item : net->named_parameters())
    CLOSE(item.value().grad(), p.at(item.key()).grad(), 1e-5);
}

void test_write_back() {
  for (const bool flat : {false, true}) {
    rootgrad::Network made = normed();
    Net net(made, NetworkOptions().flat(flat));
    const Tensor x = test::numbers({8, 3}, 1);
    // Weight decay must not change the states, although they are part of the one parameter.
    torch::optim::AdamW adam(net->parameters(), torch::optim::AdamWOptions(1e-2).weight_decay(0.5));
    for (int step = 0; step < 5; ++step) {
      adam.zero_grad();
      net->forward(x).pow(2).sum().backward();
      adam.step();
    }
    net->write_back(made);
    net->eval();
    const std::vector<float> right = made.predict(std::vector<float>(x.data_ptr<float>(), x.data_ptr<float>() + 24));
    CLOSE(net->forward(x), torch::tensor(right).view({8, 2}), 1e-6);
    Net again(made);
    CHECK(again->buffers()[1].equal(net->buffers()[1]) && !again->buffers()[1].equal(torch::ones({4})));
    net->to(torch::kDouble);
    net->write_back(made);
    Net rounded(made);
    CHECK(rounded->buffers()[1].equal(again->buffers()[1]));
  }
}

/// Passes have the same bits on torch's threads, on rootgrad's own and on one thread.
void test_threads() {
  const Mlp made({28, 64, 1}, Activation::Tanh, 3);
  const Tensor x = test::numbers({1000, 28}, 1).to(torch::kFloat);
  const int before = torch::get_num_threads();
  Tensor outputs;
  std::vector<Tensor> gradients;
  for (const int of_torch : {1, 2, 3, 2})
    for (const std::size_t ours : {1, 2, 3}) {
      torch::set_num_threads(of_torch);
      Net net(made, NetworkOptions().threads(ours));
      const Tensor y = net->forward(x);
      const std::vector<Tensor> found = torch::autograd::grad({y.sum()}, net->parameters());
      if (!outputs.defined()) {
        outputs = y.detach();
        gradients = found;
      }
      CHECK(y.equal(outputs));
      for (std::size_t i = 0; i < found.size(); ++i)
        CHECK(found[i].equal(gradients[i]));
    }
  torch::set_num_threads(before);
}

/// Number of threads of this process.
std::size_t threads_there() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<std::size_t>(std::distance(begin(tasks), end(tasks)));
}

/// Large passes run on torch's own threads: no other threads are started, which would compete for the same cores.
void test_threads_are_torchs() {
  torch::set_num_threads(2);
  Net net(Mlp({784, 128, 10}, Activation::Relu, 3), NetworkOptions().threads(2));
  const Tensor x = test::numbers({1024, 784}, 1).to(torch::kFloat);
  CHECK(x.exp().sum().item<float>() > 0);
  const std::size_t before = threads_there();
  net->forward(x).sum().backward();
  CHECK(threads_there() == before);
}

} // namespace

int main(int count, char **arguments) {
  const std::string folder = count > 1 ? arguments[1] : ".";
  test_threads_are_torchs(); // first, while there are no other threads
  test_names_and_places();
  test_forward_is_predict();
  test_optimisers();
  test_clipping();
  test_vectors_of_parameters();
  test_checkpoints(folder);
  test_copies();
  test_precision();
  test_inside_a_larger_graph();
  test_write_back();
  test_threads();
  return test::report("module");
}
