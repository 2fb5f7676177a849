// A torch layer that is being converted to a rootgrad graph.
#ifndef ROOTGRAD_TORCH_LAYER_HPP
#define ROOTGRAD_TORCH_LAYER_HPP

#include "rootgrad/graph.hpp"

#include <ATen/core/Tensor.h>
#include <torch/nn/module.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace rootgrad::torch::detail {

/// The torch parameter or buffer for a tensor of the network.
struct Leaf {
  at::Tensor tensor;
  /// True if torch has the two sizes of the network's tensor exchanged.
  bool transposed = false;
};

/// Leaves by the names of the network's tensors, such as `2.weight`.
using Leaves = std::map<std::string, Leaf>;

/// Context of a layer's conversion: checks its properties and reports those that are not supported.
class Layer {
public:
  /// `path` is its name in the Sequential: `2`, or `1.0` in a nested one.
  Layer(std::string path, const ::torch::nn::Module &module, Leaves &leaves)
      : path_(std::move(path)), module_(module), leaves_(leaves) {}

  const std::string &path() const { return path_; }
  const ::torch::nn::Module &module() const { return module_; }
  Leaves &leaves() const { return leaves_; }

  /// Throws c10::Error that names the layer, its value `got`, and the accepted value `wanted`.
  [[noreturn]] void refuse(const std::string &got, const std::string &wanted) const;
  /// Throws unless it `holds`.
  void want(bool holds, const std::string &got, const std::string &wanted) const {
    if (!holds)
      refuse(got, wanted);
  }
  /// Throws unless a row's value has `rank` axes; `described` explains them in the message.
  void want_rank(const Tensor &x, std::size_t rank, const char *described) const;
  /// Throws unless the size along an axis is the one that the layer needs.
  void want_size(const Tensor &x, int axis, std::int64_t size) const;

  /// Registers torch's tensor for the layer's tensor `name`.
  void has(const char *name, const at::Tensor &tensor, bool transposed = false) const;

  /// Gives a rootgrad layer this layer's name, so that its tensors have the name as prefix.
  template <class L> L named(L layer) const { return ::rootgrad::named(path_, std::move(layer)); }

private:
  std::string path_;
  const ::torch::nn::Module &module_;
  Leaves &leaves_;
};

/// Applies the layers of a Sequential to `x`, one after the other, in the network that is being recorded. Each layer's name is `prefix`
/// plus its name in the Sequential. `leaves` receives their torch tensors. Throws c10::Error that names the layer.
Tensor call_all(const std::string &prefix, const ::torch::nn::Module &sequential, Tensor x, Leaves &leaves);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_LAYER_HPP
