// A Sequential of torch's as a network of rootgrad's.
#ifndef ROOTGRAD_TORCH_SEQUENTIAL_HPP
#define ROOTGRAD_TORCH_SEQUENTIAL_HPP

#include "engine.hpp"
#include "rootgrad/detail/tensor.hpp"

#include <torch/nn/modules/container/sequential.h>

#include <vector>

namespace rootgrad::torch::detail {

/// What a Sequential became; it is not changed.
struct Converted {
  /// With numbers of its own.
  ::rootgrad::Network network;
  /// Its tensors, with the sizes that torch gives them.
  std::vector<Part> parts;
  /// Torch's tensor of each part.
  std::vector<at::Tensor> leaves;
};

/// Throws c10::Error that names the layer which does not suit; rootgrad::Error (Memory).
Converted convert(const ::torch::nn::SequentialImpl &layers, const Shape &sample);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_SEQUENTIAL_HPP
