// Shared by the tests of rootgrad::torch: the macros of tests/cpp/check.hpp, and comparisons of tensors.
#ifndef ROOTGRAD_TESTS_TORCH_CHECK_HPP
#define ROOTGRAD_TESTS_TORCH_CHECK_HPP

#include <torch/torch.h>
#undef CHECK // of torch's logging

#include "../cpp/check.hpp"
#include "rootgrad/torch.hpp"

namespace test {

/// The largest difference, relative to the largest of the correct numbers; infinity for other shapes and NaN.
inline double difference(const torch::Tensor &got, const torch::Tensor &right) {
  const double none = std::numeric_limits<double>::infinity();
  if (!got.defined() || !right.defined() || got.sizes() != right.sizes())
    return none;
  if (right.numel() == 0)
    return 0;
  const torch::Tensor a = got.detach().to(torch::kDouble), b = right.detach().to(torch::kDouble);
  const double largest = std::max(b.abs().max().item<double>(), 1e-30);
  const double value = (a - b).abs().max().item<double>() / largest;
  return std::isnan(value) ? none : value;
}

inline void close(const torch::Tensor &got, const torch::Tensor &right, double tolerance, const std::string &what,
                  const char *file, int line) {
  const double value = difference(got, right);
  check(value <= tolerance, what.c_str(), file, line, "differs by " + std::to_string(value * 1e9) + "e-9");
}

/// A fitted network, which standardises inputs and target; and the inputs (200, 2).
struct Fitted {
  rootgrad::Mlp mlp{{2, 8, 1}, rootgrad::Activation::Tanh, 1};
  std::vector<float> x;

  Fitted() {
    rootgrad::Dataset data({"a", "b"});
    std::vector<float> target;
    for (int i = 0; i < 200; ++i) {
      x.push_back(50 + 10 * std::sin(0.7f * static_cast<float>(i)));
      x.push_back(std::cos(0.3f * static_cast<float>(i)));
      target.push_back(7 + 0.1f * x[x.size() - 2] * x.back());
    }
    data.append(x, target);
    rootgrad::fit(mlp, data,
                  rootgrad::TrainOptions().epochs(3).loss(rootgrad::Loss::Mse).progress(rootgrad::Progress::Off));
  }
};

/// True if `call` throws torch's error with a message that contains `part`.
template <class Call> void refused(Call call, const std::string &part, const char *what, const char *file, int line) {
  try {
    call();
    check(false, what, file, line, "threw nothing");
  } catch (const c10::Error &error) {
    const std::string message = error.what_without_backtrace();
    check(message.find(part) != std::string::npos, what, file, line, "threw: " + message + " (without '" + part + "')");
  } catch (const std::exception &other) {
    check(false, what, file, line, std::string("threw ") + other.what());
  }
}

/// Irregular numbers on (-1, 1) with a given shape.
inline torch::Tensor numbers(torch::IntArrayRef sizes, double seed, torch::Dtype dtype = torch::kFloat) {
  const torch::Tensor i = torch::arange(c10::multiply_integers(sizes), torch::kDouble);
  return torch::sin(i * 12.9898 + seed * 4.1 + 0.3).to(dtype).view(sizes);
}

/// Copies of the module's parameters as separate leaves.
inline std::map<std::string, torch::Tensor> leaves(const torch::nn::Module &module, torch::Dtype dtype) {
  std::map<std::string, torch::Tensor> copies;
  for (const auto &item : module.named_parameters())
    copies[item.key()] = item.value().detach().to(dtype).clone().set_requires_grad(true);
  for (const auto &item : module.named_buffers())
    copies[item.key()] = item.value().detach().to(dtype).clone();
  return copies;
}

} // namespace test

#define CLOSE(got, right, tolerance) test::close(got, right, tolerance, #got " against " #right, __FILE__, __LINE__)
#define REFUSED(expression, part)                                                                                      \
  test::refused([&] { static_cast<void>(expression); }, part, #expression, __FILE__, __LINE__)

#endif // ROOTGRAD_TESTS_TORCH_CHECK_HPP
