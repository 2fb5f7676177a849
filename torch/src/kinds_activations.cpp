// Torch's element-wise functions, softmax and dropout.
#include "kinds.hpp"

#include <c10/util/StringUtil.h>
#include <torch/nn/modules/activation.h>
#include <torch/nn/modules/dropout.h>

#include <algorithm>

namespace rootgrad::torch::detail {

namespace {

namespace nn = ::torch::nn;

/// Registers a torch class without options that change its results (`inplace` does not).
template <class M, Tensor (*function)(Tensor, Where)> void add_plain(Kinds &kinds) {
  kinds.emplace(typeid(M), [](const Layer &, Tensor x) -> Tensor { return function(x, Where()); });
}

Tensor gelu_of(const Layer &layer, const nn::GELUImpl &module, Tensor x) {
  const std::string &approximate = module.options.approximate();
  layer.want(approximate == "none" || approximate == "tanh", "approximate " + approximate, "none or tanh");
  return approximate == "tanh" ? gelu(x) : gelu_exact(x);
}

Tensor softplus_of(const Layer &layer, const nn::SoftplusImpl &module, Tensor x) {
  const double beta = module.options.beta();
  // (From the threshold on, 20 by default, torch returns x itself: a difference of 2e-9 to this softplus.)
  layer.want(module.options.threshold() == 20, c10::str("threshold ", module.options.threshold()), "20");
  return beta == 1 ? softplus(x) : softplus(x * beta) / beta;
}

Tensor elu_of(const Layer &, const nn::ELUImpl &module, Tensor x) { return elu(x, module.options.alpha()); }
Tensor celu_of(const Layer &, const nn::CELUImpl &module, Tensor x) { return celu(x, module.options.alpha()); }
Tensor leaky_relu_of(const Layer &, const nn::LeakyReLUImpl &module, Tensor x) {
  return leaky_relu(x, module.options.negative_slope());
}
Tensor hardtanh(const Layer &, const nn::HardtanhImpl &module, Tensor x) {
  return clip(x, module.options.min_val(), module.options.max_val());
}
Tensor relu6(const Layer &, const nn::ReLU6Impl &, Tensor x) { return clip(x, 0, 6); }
Tensor softshrink(const Layer &, const nn::SoftshrinkImpl &module, Tensor x) {
  return shrink(x, module.options.lambda(), module.options.lambda());
}
Tensor tanhshrink(const Layer &, const nn::TanhshrinkImpl &, Tensor x) { return x - tanh(x); }

/// Converts torch's number of an axis. The axis must not be the batch's.
int axis_of(const Layer &layer, std::int64_t dim, Tensor x) {
  const auto rank = static_cast<std::int64_t>(x.shape().size()) + 1;
  layer.want(dim != 0 && dim != -rank && dim < rank && dim > -rank, c10::str("dim ", dim),
             c10::str("1 to ", rank - 1, " or -1 to ", 1 - rank, ": 0 is the batch, whose rows are independent"));
  return static_cast<int>(dim);
}
Tensor softmax_of(const Layer &layer, const nn::SoftmaxImpl &module, Tensor x) {
  return softmax(x, axis_of(layer, module.options.dim(), x));
}
Tensor log_softmax_of(const Layer &layer, const nn::LogSoftmaxImpl &module, Tensor x) {
  return log_softmax(x, axis_of(layer, module.options.dim(), x));
}

Tensor prelu_of(const Layer &layer, const nn::PReLUImpl &module, Tensor x) {
  const std::int64_t n = module.options.num_parameters();
  const std::size_t rank = x.shape().size();
  if (n > 1)
    layer.want_size(x, 1, n);
  layer.has("weight", module.weight);
  const Tensor slopes = named(layer.path() + ".weight", Parameter(Shape{static_cast<std::size_t>(n)})).tensor();
  std::vector<std::int64_t> beside(std::max<std::size_t>(rank, 1), 1); // (n, 1, ...)
  beside[0] = n;
  return prelu(x, reshape(slopes, beside));
}

Tensor dropout_of(const Layer &, const nn::DropoutImpl &module, Tensor x) { return dropout(x, module.options.p()); }

} // namespace

void add_activations(Kinds &kinds) {
  add_plain<nn::ReLUImpl, relu>(kinds);
  add_plain<nn::TanhImpl, tanh>(kinds);
  add_plain<nn::SigmoidImpl, sigmoid>(kinds);
  add_plain<nn::SiLUImpl, silu>(kinds);
  add_plain<nn::MishImpl, mish>(kinds);
  add_plain<nn::SELUImpl, selu>(kinds);
  add_plain<nn::SoftsignImpl, softsign>(kinds);
  add_plain<nn::LogSigmoidImpl, log_sigmoid>(kinds);
  add<nn::GELUImpl, gelu_of>(kinds);
  add<nn::SoftplusImpl, softplus_of>(kinds);
  add<nn::ELUImpl, elu_of>(kinds);
  add<nn::CELUImpl, celu_of>(kinds);
  add<nn::LeakyReLUImpl, leaky_relu_of>(kinds);
  add<nn::HardtanhImpl, hardtanh>(kinds);
  add<nn::ReLU6Impl, relu6>(kinds);
  add<nn::SoftshrinkImpl, softshrink>(kinds);
  add<nn::TanhshrinkImpl, tanhshrink>(kinds);
  add<nn::SoftmaxImpl, softmax_of>(kinds);
  add<nn::LogSoftmaxImpl, log_softmax_of>(kinds);
  add<nn::PReLUImpl, prelu_of>(kinds);
  add<nn::DropoutImpl, dropout_of>(kinds);
}

} // namespace rootgrad::torch::detail
