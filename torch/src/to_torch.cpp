// Converts a rootgrad network to torch's layers: to_torch.
#include "engine.hpp"
#include "rootgrad/detail/mlp.hpp"
#include "rootgrad/torch.hpp"
#include "saved.hpp"

#include <c10/core/GradMode.h>
#include <torch/nn/modules/activation.h>
#include <torch/nn/modules/linear.h>

#include <utility>

namespace rootgrad::torch {

namespace {

namespace nn = ::torch::nn;

void push_activation(nn::Sequential &layers, Activation activation) {
  switch (activation) {
  case Activation::Identity:
    return;
  case Activation::Relu:
    return layers->push_back(nn::ReLU());
  case Activation::Gelu:
    return layers->push_back(nn::GELU(nn::GELUOptions().approximate("tanh")));
  case Activation::Silu:
    return layers->push_back(nn::SiLU());
  case Activation::Tanh:
    return layers->push_back(nn::Tanh());
  case Activation::Sigmoid:
    return layers->push_back(nn::Sigmoid());
  }
  TORCH_CHECK(false, "rootgrad: the activation is number ", static_cast<int>(activation),
              "; wanted one of rootgrad::Activation");
}

void push_standardisation(nn::Sequential &layers, const detail::Saved &saved, const std::string &name, bool undone) {
  const at::Tensor mean = saved.read(name + ".mean"), scale = saved.read(name + ".scale");
  TORCH_CHECK(mean.defined() == scale.defined(),
              "rootgrad: the network has an incomplete standardisation: a bug in rootgrad, please report it");
  if (mean.defined())
    layers->push_back(Standardisation(mean, scale, undone));
}

/// Returns the widths of an Mlp. Throws for networks of another kind.
std::vector<std::int64_t> widths_of(const ::rootgrad::Network &network) {
  std::size_t n = 0;
  TORCH_CHECK(rootgrad_mlp_widths(::rootgrad::detail::live(network), nullptr, 0, &n) == ROOTGRAD_STATUS_OK,
              "rootgrad: ", rootgrad_last_error(),
              "; wanted an Mlp. Use other networks as a torch module by rootgrad::torch::Network, "
              "or write them by rootgrad::export_onnx");
  std::vector<std::size_t> widths(n);
  ::rootgrad::detail::check(rootgrad_mlp_widths(network.handle(), widths.data(), n, &n));
  return std::vector<std::int64_t>(widths.begin(), widths.end());
}

} // namespace

std::shared_ptr<nn::Module> NestedImpl::clone(const std::optional<::torch::Device> &device) const {
  auto copy = std::make_shared<NestedImpl>();
  const std::vector<std::string> names = named_children().keys();
  std::size_t i = 0;
  for (const nn::AnyModule &module : *this)
    copy->push_back(names.at(i++), module.clone(device));
  return copy;
}

void NestedImpl::pretty_print(std::ostream &stream) const { stream << "rootgrad::torch::Nested"; }

StandardisationImpl::StandardisationImpl(::torch::Tensor mean, ::torch::Tensor scale, bool undone)
    : mean(std::move(mean)), scale(std::move(scale)), undone_(undone) {
  reset();
}

void StandardisationImpl::reset() {
  mean = register_buffer("mean", mean);
  scale = register_buffer("scale", scale);
}

::torch::Tensor StandardisationImpl::forward(const ::torch::Tensor &x) {
  return undone_ ? x * scale + mean
                 : (x - mean) * scale.to(x.scalar_type()).reciprocal(); // same formula as in rootgrad's predictions
}

void StandardisationImpl::pretty_print(std::ostream &stream) const {
  stream << "rootgrad::torch::Standardisation(" << mean.numel() << (undone_ ? ", undone)" : ")");
}

nn::Sequential detail::layers_of(const ::rootgrad::Network &network) {
  const at::NoGradGuard no_grad;
  const std::vector<std::int64_t> widths = widths_of(network);
  std::int32_t activation = 0;
  ::rootgrad::detail::check(rootgrad_mlp_activation(network.handle(), &activation));
  const at::Tensor values = values_of(network);
  const std::vector<Part> parts = tensors_of(network.handle());
  const Saved saved(network);
  nn::Sequential layers;
  push_standardisation(layers, saved, "input", /*undone=*/false);
  for (std::size_t i = 0; i + 1 < widths.size(); ++i) {
    if (i > 0)
      push_activation(layers, static_cast<Activation>(activation));
    nn::Linear linear(widths[i], widths[i + 1]);
    const Part &weight = parts.at(2 * i), &bias = parts.at(2 * i + 1); // (inputs, outputs), (outputs)
    linear->weight.copy_(values.as_strided(weight.sizes, weight.strides, weight.offset).t());
    linear->bias.copy_(values.as_strided(bias.sizes, bias.strides, bias.offset));
    layers->push_back(linear);
  }
  push_standardisation(layers, saved, "target", /*undone=*/true);
  return layers;
}

} // namespace rootgrad::torch
