// LibTorch in C++ for `cargo xtask bench torch`: its own layers, or rootgrad's network as a torch module.
//
//   torch_network <mode> <task> <case> <batch> <rows> <threads> <prefix>
//
// Modes: "native", torch's layers; "bridge", rootgrad::torch::Network; "flat", the same with a single parameter. Tasks: with "training", a
// round is an epoch with torch's AdamW. With "forward" and "backward", a round is a pass over each batch: forward without a graph, or
// forward and backward with a seed of 1/B everywhere.
//
// <prefix>network is the network, and <prefix>x.f32 and y.f32 are the events. <prefix>batch-gradient.f32 and few-gradient.f32 are rootgrad's
// gradients of the first batch and the first four rows, which are compared with this program's. It tries 1, 2, 4, … torch threads up to the
// requested number, and uses the fastest. The program prints a JSON line when it is ready. Then for every line on standard input it runs a
// round and prints its seconds.

#include <rootgrad/rootgrad.hpp>
#include <rootgrad/torch.hpp>
#include <torch/torch.h>

#include <sched.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace nn = torch::nn;
using torch::Tensor;

namespace {

struct Case {
  std::string mode, task, name;
  long batch, rows;
  int threads;
  std::string prefix;
};

Tensor numbers(const Case &c, const std::string &what) {
  const std::string path = c.prefix + what + ".f32";
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const auto bytes = file ? std::int64_t(file.tellg()) : 0;
  auto values = torch::empty(bytes / 4);
  if (!file.seekg(0).read(reinterpret_cast<char *>(values.data_ptr<float>()), bytes))
    throw std::runtime_error("cannot read " + path);
  return values;
}

// Torch's layers.

struct Perceptron : nn::Module {
  nn::ModuleList layers;

  explicit Perceptron(const std::vector<long> &widths) {
    for (std::size_t i = 0; i + 1 < widths.size(); ++i)
      layers->push_back(nn::Linear(widths[i], widths[i + 1]));
    register_module("layers", layers);
  }
  Tensor forward(Tensor x) {
    for (std::size_t i = 0; i < layers->size(); ++i) {
      x = layers[i]->as<nn::Linear>()->forward(x);
      if (i + 1 < layers->size())
        x = torch::relu(x);
    }
    return x;
  }
};

struct Tagger : nn::Module {
  nn::Conv1d first{nn::Conv1dOptions(1, 16, 17)}, second{nn::Conv1dOptions(16, 32, 9)};
  nn::Linear head{32, 1};

  Tagger() {
    register_module("first", first);
    register_module("second", second);
    register_module("head", head);
  }
  Tensor forward(const Tensor &x) {
    const auto y = torch::max_pool1d(torch::gelu(first(x.view({-1, 1, 256})), "tanh"), 4);
    return head(torch::gelu(second(y), "tanh").mean(-1));
  }
};

// A network of either kind.
struct Contestant {
  std::shared_ptr<nn::Module> module;
  std::function<Tensor(const Tensor &)> forward;
};

template <class M, class... Arguments> Contestant made(const Arguments &...arguments) {
  auto module = std::make_shared<M>(arguments...);
  return {module, [module](const Tensor &x) { return module->forward(x); }};
}

Contestant native(const Case &c) {
  if (c.name == "tagger")
    return made<Tagger>();
  if (c.name == "mlp784")
    return made<Perceptron>(std::vector<long>{784, 128, 10});
  if (c.name == "mlp256")
    return made<Perceptron>(std::vector<long>{256, 128, 64, 1});
  if (c.name == "one")
    return made<Perceptron>(std::vector<long>{8, 1});
  throw std::runtime_error("no case " + c.name);
}

// Converts to rootgrad's layout: weights of dense layers are (inputs, outputs) in rootgrad and (outputs, inputs) in torch.
Tensor in_rootgrads_layout(const Case &c, const Tensor &tensor) {
  return c.mode == "native" && tensor.dim() == 2 ? tensor.t() : tensor;
}

// Returns the gradient of each parameter, in rootgrad's order.
std::vector<std::pair<std::string, Tensor>> gradients(const Case &c, const nn::Module &module,
                                                      rootgrad::torch::Network &named) {
  std::vector<std::pair<std::string, Tensor>> found;
  std::int64_t start = 0;
  for (const auto &parameter : named->named_parameters()) {
    const std::int64_t end = start + parameter.value().numel();
    const auto own = module.named_parameters();
    const auto gradient = c.mode == "flat" ? own["flat"].grad().slice(0, start, end)
                                           : in_rootgrads_layout(c, own[parameter.key()].grad()).reshape(-1);
    found.emplace_back(parameter.key(), gradient.to(torch::kDouble));
    start = end;
  }
  return found;
}

struct Events {
  Tensor x, y;
};

Tensor loss_of(const Contestant &net, const Tensor &x, const Tensor &y) {
  const auto output = net.forward(x);
  if (output.size(1) > 1)
    return torch::cross_entropy_loss(output, y);
  return torch::binary_cross_entropy_with_logits(output.squeeze(1), y);
}

// Returns the loss of the first rows, and the largest difference of a gradient tensor to rootgrad's, relative to its norm.
std::string compared(const Case &c, const Contestant &net, rootgrad::torch::Network &named, const Events &events,
                     const std::string &what, long rows) {
  net.module->zero_grad();
  const auto loss = loss_of(net, events.x.slice(0, 0, rows), events.y.slice(0, 0, rows));
  loss.backward();
  const auto expected = numbers(c, what + "-gradient").to(torch::kDouble);
  double worst = 0;
  std::string worst_name;
  std::int64_t start = 0;
  for (const auto &[name, gradient] : gradients(c, *net.module, named)) {
    const auto wanted = expected.slice(0, start, start + gradient.numel());
    const double apart = ((gradient - wanted).norm() / wanted.norm()).item<double>();
    if (!(apart <= worst)) {
      worst = std::isfinite(apart) ? apart : 1e9; // JSON has no NaN; 1e9 is also a failure
      worst_name = name;
    }
    start += gradient.numel();
  }
  net.module->zero_grad();
  char text[256];
  std::snprintf(text, sizeof text, R"("%s_loss": %.9g, "%s_worst": %.3g, "%s_tensor": "%s", )", what.c_str(),
                loss.item<double>(), what.c_str(), worst, what.c_str(), worst_name.c_str());
  return text;
}

// Rounds.

std::function<void()> passes(const Case &c, const Contestant &net, const Events &events) {
  const auto batches = events.x.split(c.batch);
  if (c.task == "forward")
    return [=] {
      const torch::NoGradGuard guard;
      for (const auto &x : batches)
        net.forward(x);
    };
  torch::Tensor seed;
  {
    const torch::NoGradGuard guard;
    seed = torch::full_like(net.forward(batches[0]), 1.0 / double(c.batch));
  }
  return [=] {
    for (const auto &x : batches) {
      net.module->zero_grad();
      net.forward(x).backward(seed);
    }
  };
}

std::function<void()> training(const Case &c, const Contestant &net, const Events &events) {
  const auto options = torch::optim::AdamWOptions(1e-3).weight_decay(0.01);
  const auto adam = std::make_shared<torch::optim::AdamW>(net.module->parameters(), options);
  return [=] {
    auto total = torch::zeros({});
    for (const auto &rows : torch::randperm(c.rows).split(c.batch)) {
      const auto loss = loss_of(net, events.x.index_select(0, rows), events.y.index_select(0, rows));
      adam->zero_grad();
      loss.backward();
      adam->step();
      total += loss.detach() * double(rows.size(0));
    }
    if (!torch::isfinite(total).item<bool>())
      throw std::runtime_error("the loss is not finite");
  };
}

double seconds_of(const std::function<void()> &round) {
  const auto start = std::chrono::steady_clock::now();
  round();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Measures a round after a pause, like a requested round: spinning threads have gone to sleep and must be woken.
double seconds_after_a_pause(const std::function<void()> &round) {
  std::this_thread::sleep_for(std::chrono::milliseconds(250));
  return seconds_of(round);
}

// Returns the number of torch threads with which a round is fastest.
int fastest(const Case &c, const std::function<void()> &round) {
  int best = 1;
  double least = INFINITY;
  for (int threads = 1;; threads = std::min(2 * threads, c.threads)) {
    torch::set_num_threads(threads);
    round(); // warm-up
    const double seconds = std::min(seconds_after_a_pause(round), seconds_after_a_pause(round));
    if (seconds < least) {
      least = seconds;
      best = threads;
    }
    if (threads == c.threads)
      return best;
  }
}

// Restricts the process to this number of processors, which libraries with their own threads respect.
void keep_to(int threads) {
  cpu_set_t all, some;
  CPU_ZERO(&some);
  if (sched_getaffinity(0, sizeof all, &all) != 0)
    return;
  for (int cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&some) < threads; ++cpu)
    if (CPU_ISSET(cpu, &all))
      CPU_SET(cpu, &some);
  sched_setaffinity(0, sizeof some, &some);
}

void serve(const Case &c) {
  keep_to(c.threads);
  torch::manual_seed(1);
  const auto network = rootgrad::Network::load(c.prefix + "network");
  const auto options = rootgrad::torch::NetworkOptions().threads(std::size_t(c.threads));
  rootgrad::torch::Network named(network, options);
  Contestant net;
  if (c.mode == "native") {
    net = native(c);
    const torch::NoGradGuard guard;
    auto own = net.module->named_parameters();
    for (const auto &parameter : named->named_parameters())
      in_rootgrads_layout(c, own[parameter.key()]).copy_(parameter.value());
  } else {
    auto options_of_mode = options;
    rootgrad::torch::Network module(network, options_of_mode.flat(c.mode == "flat"));
    net = {module.ptr(), [module](const Tensor &x) mutable { return module->forward(x); }};
  }
  const Events events{numbers(c, "x").view({c.rows, -1}),
                      numbers(c, "y").to(named->outputs() > 1 ? torch::kLong : torch::kFloat)};
  std::string info;
  for (const auto &[what, rows] : {std::pair("batch", c.batch), std::pair("few", 4L)})
    info += compared(c, net, named, events, what, rows);
  const auto round = c.task == "training" ? training(c, net, events) : passes(c, net, events);
  const int threads = fastest(c, round);
  torch::set_num_threads(threads);
  std::cout << "{" << info << R"("version": ")" << TORCH_VERSION << R"(", "threads": )" << threads << "}" << std::endl;
  for (std::string line; std::getline(std::cin, line);)
    std::cout << seconds_of(round) << std::endl;
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 8) {
    std::fprintf(stderr, "usage: torch_network <mode> <task> <case> <batch> <rows> <threads> <prefix>\n");
    return 2;
  }
  try {
    serve({argv[1], argv[2], argv[3], std::stol(argv[4]), std::stol(argv[5]), std::stoi(argv[6]), argv[7]});
  } catch (const std::exception &error) {
    std::fprintf(stderr, "torch_network: %s\n", error.what());
    return 1;
  }
}
