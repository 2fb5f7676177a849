// A layer of torch's on its way into a rootgrad graph.
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

/// A parameter or buffer of torch's that a tensor of the network is.
struct Leaf {
  at::Tensor tensor;
  /// torch has the two sizes of the network's tensor the other way round.
  bool transposed = false;
};

/// By the names that the network's tensors have: `2.weight`.
using Leaves = std::map<std::string, Leaf>;

/// What a kind of layer looks at, and what it tells if something does not suit.
class Layer {
public:
  /// `path`: its name in the Sequential, `2`, or `1.0` in one that is nested.
  Layer(std::string path, const ::torch::nn::Module &module, Leaves &leaves)
      : path_(std::move(path)), module_(module), leaves_(leaves) {}

  const std::string &path() const { return path_; }
  const ::torch::nn::Module &module() const { return module_; }
  Leaves &leaves() const { return leaves_; }

  /// Throws c10::Error that names the layer: it has `got`, `wanted` is what would do.
  [[noreturn]] void refuse(const std::string &got, const std::string &wanted) const;
  /// Throws unless it `holds`.
  void want(bool holds, const std::string &got, const std::string &wanted) const {
    if (!holds)
      refuse(got, wanted);
  }
  /// Throws unless a row's value has so many sizes, which `described` tells.
  void want_rank(const Tensor &x, std::size_t rank, const char *described) const;
  /// Throws unless the size along an axis is what the layer was made for.
  void want_size(const Tensor &x, int axis, std::int64_t size) const;

  /// Tells which tensor of torch's is the layer's `name`.
  void has(const char *name, const at::Tensor &tensor, bool transposed = false) const;

  /// A layer of rootgrad's, whose tensors have this one's name.
  template <class L> L named(L layer) const { return ::rootgrad::named(path_, std::move(layer)); }

private:
  std::string path_;
  const ::torch::nn::Module &module_;
  Leaves &leaves_;
};

/// What the layers of a Sequential make of `x`, one after the other, in the network that is observed; each is called `prefix` and its name
/// in it. `leaves` gets what tensors of torch's they have. Throws c10::Error that names the layer.
Tensor call_all(const std::string &prefix, const ::torch::nn::Module &sequential, Tensor x, Leaves &leaves);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_LAYER_HPP
