// The kinds of torch's layers that rootgrad's graph supports, and their conversion.
#include "layer.hpp"
#include "kinds.hpp"

#include <c10/util/Exception.h>
#include <c10/util/StringUtil.h>

#include <typeinfo>

namespace rootgrad::torch::detail {

namespace {

/// Remedy for a layer that cannot be converted.
constexpr const char *WAY_OUT = ": or leave this layer to torch, with a converted Sequential before and after it";

const Kinds &all_kinds() {
  static const Kinds all = [] {
    Kinds kinds;
    for (const auto add : {add_products, add_activations, add_norms, add_moves})
      add(kinds);
    return kinds;
  }();
  return all;
}

Tensor call(const Layer &layer, Tensor x) {
  const ::torch::nn::Module &module = layer.module();
  const auto found =
      all_kinds().find(typeid(module)); // (only the exact type: a class derived from Linear may compute something else)
  TORCH_CHECK(found != all_kinds().end(), "rootgrad: layer ", layer.path(), " is a ", module.name(),
              ", which rootgrad's graph does not have; wanted one of the layers that docs/torch.md lists", WAY_OUT);
  try {
    return found->second(layer, x);
  } catch (const Error &error) {
    TORCH_CHECK(false, "rootgrad: layer ", layer.path(), " (", module.name(), "): ", error.what(), WAY_OUT);
  }
}

} // namespace

void Layer::refuse(const std::string &got, const std::string &wanted) const {
  TORCH_CHECK(false, "rootgrad: layer ", path_, " (", module_.name(), ") has ", got, "; wanted ", wanted, WAY_OUT);
}

void Layer::want_rank(const Tensor &x, std::size_t rank, const char *described) const {
  const Shape shape = x.shape();
  want(shape.size() == rank, c10::str("an input of shape ", c10::IntArrayRef(signed_sizes(shape)), " of each sample"),
       described);
}

void Layer::want_size(const Tensor &x, int axis, std::int64_t size) const {
  const Shape shape = x.shape();
  const std::size_t rank = shape.size(), from_start = static_cast<std::size_t>(axis < 0 ? rank + axis : axis - 1);
  const bool there = from_start < rank && static_cast<std::int64_t>(shape[from_start]) == size;
  want(there, c10::str("an input of shape ", c10::IntArrayRef(signed_sizes(shape)), " of each sample"),
       c10::str("size ", size, axis < 0 ? " along the last axis" : " along the first", ", which it was made for"));
}

void Layer::has(const char *name, const at::Tensor &tensor, bool transposed) const {
  for (const auto &[other, leaf] : leaves_)
    want(!tensor.defined() || !leaf.tensor.is_same(tensor), c10::str("the tensor ", other, " for its ", name),
         "one of its own (clone the layer)");
  leaves_[path_ + "." + name] = {tensor, transposed};
}

Tensor call_all(const std::string &prefix, const ::torch::nn::Module &sequential, Tensor x, Leaves &leaves) {
  for (const auto &child : sequential.named_children())
    x = call(Layer(prefix + child.key(), *child.value(), leaves), x);
  return x;
}

} // namespace rootgrad::torch::detail
