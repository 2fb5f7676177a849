// Torch's layers that multiply by weights: Linear, convolutions, Embedding.
#include "kinds.hpp"

#include <c10/util/StringUtil.h>
#include <torch/enum.h>
#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/embedding.h>
#include <torch/nn/modules/linear.h>

#include <variant>

namespace rootgrad::torch::detail {

namespace {

namespace nn = ::torch::nn;

Tensor linear(const Layer &layer, const nn::LinearImpl &module, Tensor x) {
  const bool bias = module.options.bias();
  layer.want_size(x, -1, module.options.in_features());
  layer.has("weight", module.weight, /*transposed=*/true);
  if (bias)
    layer.has("bias", module.bias);
  return layer.named(Linear(module.options.out_features(), bias))(x);
}

/// Returns the options that all convolutions share, for this number of `axes` and for transposed ones or not.
template <std::size_t axes, class M> ConvOptions conv_options(const Layer &layer, const M &module, Tensor x) {
  const auto &options = module.options;
  layer.want_rank(x, axes + 1, axes == 1 ? "(channels, length)" : "(channels, height, width)");
  layer.want_size(x, 1, options.in_channels());
  layer.want(std::holds_alternative<::torch::enumtype::kZeros>(options.padding_mode()),
             c10::str("padding_mode ", ::torch::enumtype::get_enum_name(options.padding_mode())), "Zeros");
  layer.has("weight", module.weight);
  if (options.bias())
    layer.has("bias", module.bias);
  return ConvOptions()
      .stride(per_axis<axes>(options.stride()))
      .dilation(per_axis<axes>(options.dilation()))
      .groups(options.groups())
      .bias(options.bias());
}

template <std::size_t axes, class M> Tensor convolution(const Layer &layer, const M &module, Tensor x) {
  ConvOptions options = conv_options<axes>(layer, module, x);
  const auto &padding = module.options.padding();
  if (const auto *numbers = std::get_if<::torch::ExpandingArray<axes>>(&padding))
    options.padding(per_axis<axes>(*numbers));
  else if (std::holds_alternative<::torch::enumtype::kSame>(padding))
    options.same();
  return layer.named(::rootgrad::detail::Conv<axes, false>(module.options.out_channels(),
                                                           per_axis<axes>(module.options.kernel_size()), options))(x);
}

template <std::size_t axes, class M> Tensor transposed(const Layer &layer, const M &module, Tensor x) {
  ConvOptions options = conv_options<axes>(layer, module, x);
  const auto *padding = std::get_if<::torch::ExpandingArray<axes>>(&module.options.padding());
  layer.want(padding != nullptr, "padding by a name", "a number");
  options.padding(per_axis<axes>(*padding)).output_padding(per_axis<axes>(module.options.output_padding()));
  return layer.named(::rootgrad::detail::Conv<axes, true>(module.options.out_channels(),
                                                          per_axis<axes>(module.options.kernel_size()), options))(x);
}

Tensor embedding(const Layer &layer, const nn::EmbeddingImpl &module, Tensor x) {
  const auto &options = module.options;
  layer.want(!options.padding_idx(), c10::str("padding_idx ", options.padding_idx().value_or(0)),
             "none: here every vector is trained");
  layer.want(!options.max_norm(), c10::str("max_norm ", options.max_norm().value_or(0)), "none");
  layer.want(!options.scale_grad_by_freq(), "scale_grad_by_freq", "gradients that are not scaled");
  layer.want(!options.sparse(), "sparse gradients", "dense ones");
  layer.has("weight", module.weight);
  return layer.named(Embedding(options.num_embeddings(), options.embedding_dim()))(x);
}

} // namespace

void add_products(Kinds &kinds) {
  add<nn::LinearImpl, linear>(kinds);
  add<nn::Conv1dImpl, convolution<1, nn::Conv1dImpl>>(kinds);
  add<nn::Conv2dImpl, convolution<2, nn::Conv2dImpl>>(kinds);
  add<nn::ConvTranspose1dImpl, transposed<1, nn::ConvTranspose1dImpl>>(kinds);
  add<nn::ConvTranspose2dImpl, transposed<2, nn::ConvTranspose2dImpl>>(kinds);
  add<nn::EmbeddingImpl, embedding>(kinds);
}

} // namespace rootgrad::torch::detail
