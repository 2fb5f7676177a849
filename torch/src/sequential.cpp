// Converts torch's layers to a rootgrad network: from_torch.
#include "sequential.hpp"
#include "layer.hpp"
#include "module.hpp"
#include "pass.hpp"

#include <ATen/Parallel.h>
#include <ATen/ops/empty.h>
#include <c10/core/GradMode.h>

#include <utility>

namespace rootgrad::torch {

namespace {

using detail::Converted;
using detail::Part;

/// Returns the place of `part` in the numbers (P).
at::Tensor place_of(const Part &part, const at::Tensor &values) {
  return values.as_strided(part.sizes, part.strides, part.offset);
}

/// Returns the common mode of all layers: a network has only one.
bool mode_of(const ::torch::nn::SequentialImpl &layers) {
  std::optional<bool> training;
  for (const auto &item : layers.named_modules()) {
    if (!item.value()->children().empty()) // (clones of Sequentials are in training, even if their layers are not)
      continue;
    const bool this_one = item.value()->is_training();
    TORCH_CHECK(training.value_or(this_one) == this_one, "rootgrad: layer ", item.key(), " (", item.value()->name(),
                ") is in ", this_one ? "training" : "use (eval)",
                ", the layers before it are not; wanted one mode for all layers: the Sequential's train() or eval()");
    training = this_one;
  }
  return training.value_or(layers.is_training());
}

std::shared_ptr<const detail::Engine> engine_of(const Converted &converted, const NetworkOptions &options) {
  const std::size_t threads =
      options.threads() > 0 ? options.threads() : static_cast<std::size_t>(at::get_num_threads());
  return std::make_shared<const detail::Engine>(converted.network.handle(), threads, converted.parts);
}

} // namespace

Converted detail::convert(const ::torch::nn::SequentialImpl &layers, const Shape &sample) {
  TORCH_CHECK(!layers.is_empty(), "rootgrad: the Sequential has no layers; wanted at least one");
  Leaves leaves;
  const auto f = [&](Tensor x) { return call_all("", layers, x, leaves); };
  Converted made{::rootgrad::compile(f, sample), {}, {}};
  made.parts = tensors_of(made.network.handle());
  TORCH_CHECK(made.parts.size() == leaves.size(), "rootgrad: the network has ", made.parts.size(),
              " tensors, and torch's layers ", leaves.size(), ": a bug in rootgrad, please report it");
  for (Part &part : made.parts) {
    const Leaf &leaf = leaves.at(part.name);
    if (leaf.transposed)
      transpose(part);
    detail::check_tensor(part.name.c_str(), leaf.tensor);
    TORCH_CHECK(leaf.tensor.sizes() == at::IntArrayRef(part.sizes), "rootgrad: ", part.name, " is a tensor of shape ",
                leaf.tensor.sizes(), "; wanted ", at::IntArrayRef(part.sizes), ", as the options of its layer require");
    TORCH_CHECK(!leaf.tensor.is_inference() && leaf.tensor.is_leaf(), "rootgrad: ", part.name,
                " is not a leaf that can be trained; wanted one created outside of inference mode");
    made.leaves.push_back(leaf.tensor);
  }
  return made;
}

NetworkImpl::NetworkImpl(const ::torch::nn::Sequential *layers, const Shape &sample, const NetworkOptions &options)
    : Module("rootgrad::torch::Network") {
  TORCH_CHECK(!layers->is_empty(), "rootgrad: the Sequential contains no module; wanted one with layers");
  TORCH_CHECK(!options.flat(),
              "rootgrad: one parameter of all numbers (flat) is not possible, since the parameters are "
              "the Sequential's; wanted NetworkOptions without flat()");
  const bool training = mode_of(**layers);
  const Converted converted = detail::convert(**layers, sample);
  parts_ = std::make_unique<Parts>(engine_of(converted, options), converted.leaves, options.checked(), layers->ptr());
  for (const auto &item : (*layers)->named_modules())
    if (item.value()->children().empty()) // (see mode_of)
      parts_->modes_of_layers.emplace_back(item.key(), item.value());
  register_tensors();
  train(training);
}

::torch::nn::Sequential NetworkImpl::to_torch() const {
  TORCH_CHECK(parts_->layers, "rootgrad: the module was not built from torch's layers, or is a copy; wanted one "
                              "from from_torch(). For a rootgrad network: auto layers = to_torch(mlp), and "
                              "from_torch(layers, {F}) for a module with the same parameters");
  return ::torch::nn::Sequential(parts_->layers);
}

::rootgrad::Network detail::network_of(const ::torch::nn::Sequential &layers, const Shape &sample) {
  TORCH_CHECK(!layers.is_empty(), "rootgrad: the Sequential contains no module; wanted one with layers");
  const at::NoGradGuard no_grad;
  Converted converted = convert(*layers, sample);
  const at::Tensor values = at::empty({static_cast<std::int64_t>(converted.network.parameter_count())}, at::kFloat);
  for (std::size_t i = 0; i < converted.parts.size(); ++i)
    place_of(converted.parts[i], values).copy_(converted.leaves[i]);
  ::rootgrad::detail::check(rootgrad_network_set_parameters(converted.network.handle(), values.const_data_ptr<float>(),
                                                            static_cast<std::size_t>(values.numel())));
  return std::move(converted.network);
}

} // namespace rootgrad::torch
