// Information that only the file of a network contains.
#ifndef ROOTGRAD_TORCH_SAVED_HPP
#define ROOTGRAD_TORCH_SAVED_HPP

#include "rootgrad/detail/network.hpp"

#include <ATen/core/Tensor.h>

#include <string>

namespace rootgrad::torch::detail {

/// A network in its file format, safetensors: the length of a JSON text (8 bytes, little-endian), the text, and the numbers.
class Saved {
public:
  /// Throws rootgrad::Error (Io) or c10::Error.
  explicit Saved(const ::rootgrad::Network &network);

  /// Returns a copy of the tensor (n) with this name; undefined if it does not exist.
  at::Tensor read(const std::string &name) const;

private:
  std::string text_, numbers_;
};

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_SAVED_HPP
