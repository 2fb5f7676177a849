// What only the file of a network tells.
#ifndef ROOTGRAD_TORCH_SAVED_HPP
#define ROOTGRAD_TORCH_SAVED_HPP

#include "rootgrad/detail/network.hpp"

#include <ATen/core/Tensor.h>

#include <string>

namespace rootgrad::torch::detail {

/// A network as its file has it: safetensors, which is the length of a JSON text (8 bytes, the least first), the text, numbers.
class Saved {
public:
  /// Throws rootgrad::Error: Io; c10::Error.
  explicit Saved(const ::rootgrad::Network &network);

  /// The tensor (n) of a name, a copy; undefined if there is none.
  at::Tensor read(const std::string &name) const;

private:
  std::string text_, numbers_;
};

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_SAVED_HPP
