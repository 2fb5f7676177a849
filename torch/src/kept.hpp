// Objects that a node of torch's graph stores for its backward pass.
#ifndef ROOTGRAD_TORCH_KEPT_HPP
#define ROOTGRAD_TORCH_KEPT_HPP

#include <ATen/core/ivalue.h>
#include <torch/csrc/autograd/custom_function.h>

#include <memory>
#include <utility>

namespace rootgrad::torch::detail {

template <class T> struct Kept : ::torch::CustomClassHolder {
  explicit Kept(std::shared_ptr<const T> value) : value(std::move(value)) {}
  std::shared_ptr<const T> value;
};

constexpr const char *KEPT = "kept";

template <class T> void keep(::torch::autograd::AutogradContext &context, std::shared_ptr<const T> value) {
  context.saved_data.emplace(KEPT, c10::IValue::make_capsule(c10::make_intrusive<Kept<T>>(std::move(value))));
}

/// Returns the object passed to keep(); empty if keep() was not called.
template <class T> std::shared_ptr<const T> kept(const ::torch::autograd::AutogradContext &context) {
  const auto found = context.saved_data.find(KEPT);
  if (found == context.saved_data.end())
    return nullptr;
  return static_cast<const Kept<T> &>(*found->second.toCapsule()).value;
}

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_KEPT_HPP
