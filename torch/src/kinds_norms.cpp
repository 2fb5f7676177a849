// Torch's norms, and the standardisation of a network that rootgrad fitted.
#include "kinds.hpp"
#include "rootgrad/torch.hpp"

#include <c10/util/StringUtil.h>
#include <torch/nn/modules/batchnorm.h>
#include <torch/nn/modules/normalization.h>

namespace rootgrad::torch::detail {

namespace {

namespace nn = ::torch::nn;

constexpr const char *AFFINE = "weights and biases, which may be ones and zeros that do not require gradients";

template <class M> Tensor batch_norm(const Layer &layer, const M &module, Tensor x) {
  const auto &options = module.options;
  layer.want_size(x, 1, options.num_features());
  layer.want(options.affine(), "affine false", AFFINE);
  layer.want(options.track_running_stats(), "track_running_stats false", "running statistics");
  layer.want(options.momentum().has_value(), "no momentum (an average over all batches)", "one, as 0.1");
  layer.has("weight", module.weight);
  layer.has("bias", module.bias);
  layer.has("running_mean", module.running_mean);
  layer.has("running_var", module.running_var);
  return layer.named(BatchNorm(options.eps(), *options.momentum()))(x);
}

Tensor batch_norm1d(const Layer &layer, const nn::BatchNorm1dImpl &module, Tensor x) {
  const std::size_t rank = x.shape().size();
  layer.want_rank(x, rank == 1 ? 1 : 2, "(channels) or (channels, length)");
  return batch_norm(layer, module, x);
}

Tensor batch_norm2d(const Layer &layer, const nn::BatchNorm2dImpl &module, Tensor x) {
  layer.want_rank(x, 3, "(channels, height, width)");
  return batch_norm(layer, module, x);
}

Tensor layer_norm(const Layer &layer, const nn::LayerNormImpl &module, Tensor x) {
  const auto &sizes = module.options.normalized_shape();
  layer.want(sizes.size() == 1, c10::str("normalized_shape ", c10::IntArrayRef(sizes)),
             "one size, the last axis's (Flatten before it, Unflatten behind)");
  layer.want(module.options.elementwise_affine(), "elementwise_affine false", AFFINE);
  layer.want_size(x, -1, sizes[0]);
  layer.has("weight", module.weight);
  layer.has("bias", module.bias);
  return layer.named(LayerNorm(module.options.eps()))(x);
}

Tensor group_norm(const Layer &layer, const nn::GroupNormImpl &module, Tensor x) {
  layer.want(module.options.affine(), "affine false", AFFINE);
  layer.want_size(x, 1, module.options.num_channels());
  layer.has("weight", module.weight);
  layer.has("bias", module.bias);
  return layer.named(GroupNorm(module.options.num_groups(), module.options.eps()))(x);
}

/// Returns numbers that are the same for all rows.
Tensor constant(const at::Tensor &values) {
  const at::Tensor numbers = values.detach().to(at::kDouble).contiguous();
  const auto n = static_cast<std::size_t>(numbers.numel());
  std::uint64_t out = 0;
  ::rootgrad::detail::check(rootgrad_trace_constant(numbers.const_data_ptr<double>(), n, &n, 1, &out));
  return Tensor::of(out);
}

/// (Must compute the same as StandardisationImpl::forward.)
Tensor standardisation(const Layer &layer, const StandardisationImpl &module, Tensor x) {
  layer.want_size(x, -1, module.mean.numel());
  if (module.is_undone())
    return x * constant(module.scale) + constant(module.mean);
  return (x - constant(module.mean)) * constant(module.scale.to(at::kDouble).reciprocal());
}

} // namespace

void add_norms(Kinds &kinds) {
  add<nn::BatchNorm1dImpl, batch_norm1d>(kinds);
  add<nn::BatchNorm2dImpl, batch_norm2d>(kinds);
  add<nn::LayerNormImpl, layer_norm>(kinds);
  add<nn::GroupNormImpl, group_norm>(kinds);
  add<StandardisationImpl, standardisation>(kinds);
}

} // namespace rootgrad::torch::detail
