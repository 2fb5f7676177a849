// What a module of a network has.
#ifndef ROOTGRAD_TORCH_MODULE_HPP
#define ROOTGRAD_TORCH_MODULE_HPP

#include "parameters.hpp"
#include "rootgrad/torch.hpp"

#include <utility>

namespace rootgrad::torch {

struct NetworkImpl::Parts {
  Parts(std::shared_ptr<const detail::Engine> engine, const at::Tensor &values, bool as_one, bool checked)
      : engine(engine), parameters(std::move(engine), values, as_one), checked(checked) {}
  Parts(std::shared_ptr<const detail::Engine> engine, std::vector<at::Tensor> leaves, bool checked,
        std::shared_ptr<::torch::nn::SequentialImpl> layers)
      : engine(engine), parameters(std::move(engine), std::move(leaves)), checked(checked), layers(std::move(layers)) {}

  std::shared_ptr<const detail::Engine> engine;
  detail::Parameters parameters;
  const bool checked;
  /// What it was made of, if that was torch's: the parameters are theirs.
  std::shared_ptr<::torch::nn::SequentialImpl> layers;
};

} // namespace rootgrad::torch

#endif // ROOTGRAD_TORCH_MODULE_HPP
