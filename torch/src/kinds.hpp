// Tables of torch's kinds of layers.
#ifndef ROOTGRAD_TORCH_KINDS_HPP
#define ROOTGRAD_TORCH_KINDS_HPP

#include "layer.hpp"

#include <torch/expanding_array.h>

#include <typeindex>
#include <typeinfo>
#include <unordered_map>
#include <vector>

namespace rootgrad::torch::detail {

/// Function that builds a layer of one kind into the graph.
using Call = Tensor (*)(const Layer &, Tensor);
using Kinds = std::unordered_map<std::type_index, Call>;

/// Registers `function`, Tensor(const Layer &, const M &, Tensor), for layers of the class M.
template <class M, auto function> void add(Kinds &kinds) {
  kinds.emplace(typeid(M), [](const Layer &layer, Tensor x) -> Tensor {
    return function(layer, dynamic_cast<const M &>(layer.module()), x);
  });
}

/// Sizes as signed integers, as torch uses them.
inline std::vector<std::int64_t> signed_sizes(const Shape &shape) {
  return std::vector<std::int64_t>(shape.sizes().begin(), shape.sizes().end());
}

/// Torch's numbers for each axis of a window.
template <std::size_t axes> PerAxis per_axis(const ::torch::ExpandingArray<axes> &numbers) {
  if constexpr (axes == 1)
    return PerAxis((*numbers)[0]);
  else
    return PerAxis{(*numbers)[0], (*numbers)[1]};
}

void add_products(Kinds &kinds);
void add_activations(Kinds &kinds);
void add_norms(Kinds &kinds);
void add_moves(Kinds &kinds);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_KINDS_HPP
