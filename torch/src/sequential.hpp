// Conversion of a torch Sequential to a rootgrad network.
#ifndef ROOTGRAD_TORCH_SEQUENTIAL_HPP
#define ROOTGRAD_TORCH_SEQUENTIAL_HPP

#include "engine.hpp"
#include "rootgrad/detail/tensor.hpp"

#include <torch/nn/modules/container/sequential.h>

#include <vector>

namespace rootgrad::torch::detail {

/// Result of the conversion; the Sequential is not changed.
struct Converted {
  /// The network, with its own copy of the numbers.
  ::rootgrad::Network network;
  /// Its tensors, with torch's sizes.
  std::vector<Part> parts;
  /// Torch's tensor for each part.
  std::vector<at::Tensor> leaves;
};

/// Converts the layers. Throws c10::Error that names an unsupported layer; rootgrad::Error (Memory).
Converted convert(const ::torch::nn::SequentialImpl &layers, const Shape &sample);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_SEQUENTIAL_HPP
