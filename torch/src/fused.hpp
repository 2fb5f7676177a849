// Torch's Adam in a single pass over the numbers.
#ifndef ROOTGRAD_TORCH_FUSED_HPP
#define ROOTGRAD_TORCH_FUSED_HPP

#include <ATen/ops/_fused_adam.h>
#include <ATen/ops/_fused_adamw.h>
#include <ATen/ops/zeros.h>
#include <ATen/ops/zeros_like.h>
#include <torch/optim/adam.h>
#include <torch/optim/adamw.h>

#include <tuple>
#include <type_traits>

namespace rootgrad::torch::detail {

/// torch::optim::AdamW or Adam for one parameter, using torch's fused operator (`fused=True` in Python). The C++ classes need about ten
/// operators per step. Does not support amsgrad.
template <class Adam> class Fused : public Adam {
public:
  using Adam::Adam;
  using Adam::step;

  at::Tensor step(typename Adam::LossClosure /*none*/ = nullptr) override {
    const at::NoGradGuard no_grad;
    auto &group = this->param_groups_.front();
    const at::Tensor &parameter = group.params().front();
    if (!parameter.grad().defined())
      return {};
    if (!steps_.defined()) {
      first_ = at::zeros_like(parameter);
      second_ = at::zeros_like(parameter);
      steps_ = at::zeros({}, at::kFloat);
    }
    steps_.add_(1);
    using Options = std::conditional_t<std::is_same_v<Adam, ::torch::optim::AdamW>, ::torch::optim::AdamWOptions,
                                       ::torch::optim::AdamOptions>;
    const auto &options = static_cast<const Options &>(group.options());
    const auto [beta1, beta2] = options.betas();
    constexpr auto fused = std::is_same_v<Adam, ::torch::optim::AdamW> ? call<true> : call<false>;
    fused({parameter}, {parameter.grad()}, {first_}, {second_}, {steps_}, options.lr(), beta1, beta2,
          options.weight_decay(), options.eps());
    return {};
  }

private:
  template <bool decoupled> static void call(at::TensorList parameters, at::TensorList gradients, at::TensorList first,
                                             at::TensorList second, at::TensorList steps, double rate, double beta1,
                                             double beta2, double decay, double epsilon) {
    if constexpr (decoupled)
      at::_fused_adamw_(parameters, gradients, first, second, {}, steps, rate, beta1, beta2, decay, epsilon, false,
                        false);
    else
      at::_fused_adam_(parameters, gradients, first, second, {}, steps, rate, beta1, beta2, decay, epsilon, false,
                       false);
  }

  at::Tensor first_, second_, steps_;
};

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_FUSED_HPP
