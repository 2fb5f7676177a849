// Data of a network's module.
#ifndef ROOTGRAD_TORCH_MODULE_HPP
#define ROOTGRAD_TORCH_MODULE_HPP

#include "parameters.hpp"
#include "rootgrad/torch.hpp"

#include <string>
#include <utility>
#include <vector>

namespace rootgrad::torch {

using Modes = std::vector<std::pair<std::string, std::shared_ptr<::torch::nn::Module>>>;

struct NetworkImpl::Parts {
  Parts(std::shared_ptr<const detail::Engine> engine, const at::Tensor &values, bool as_one, bool checked)
      : engine(engine), parameters(std::move(engine), values, as_one), checked(checked) {}
  Parts(std::shared_ptr<const detail::Engine> engine, std::vector<at::Tensor> leaves, bool checked,
        std::shared_ptr<::torch::nn::SequentialImpl> layers)
      : engine(engine), parameters(std::move(engine), std::move(leaves)), checked(checked), layers(std::move(layers)) {}

  std::shared_ptr<const detail::Engine> engine;
  detail::Parameters parameters;
  const bool checked;
  /// The torch layers from which it was built, if any: the parameters belong to them.
  std::shared_ptr<::torch::nn::SequentialImpl> layers;
  /// Modes of its layers, and of the module's own parts with states, by name: all must be equal.
  Modes modes_of_layers, modes_of_parts;
};

} // namespace rootgrad::torch

#endif // ROOTGRAD_TORCH_MODULE_HPP
