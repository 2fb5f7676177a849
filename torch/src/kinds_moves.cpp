// Torch's layers that pool, reshape, or contain other layers.
#include "kinds.hpp"
#include "rootgrad/torch.hpp"

#include <c10/util/StringUtil.h>
#include <torch/nn/modules/linear.h>
#include <torch/nn/modules/pooling.h>

namespace rootgrad::torch::detail {

namespace {

namespace nn = ::torch::nn;

/// Returns the options that all pools share.
template <std::size_t axes, class M> PoolOptions pool_options(const Layer &layer, const M &module, Tensor x) {
  layer.want_rank(x, axes + 1, axes == 1 ? "(channels, length)" : "(channels, height, width)");
  layer.want(!module.options.ceil_mode(), "ceil_mode true", "false");
  return PoolOptions()
      .stride(per_axis<axes>(module.options.stride()))
      .padding(per_axis<axes>(module.options.padding()));
}

template <std::size_t axes, class M> Tensor largest(const Layer &layer, const M &module, Tensor x) {
  PoolOptions options = pool_options<axes>(layer, module, x);
  return max_pool(x, per_axis<axes>(module.options.kernel_size()),
                  options.dilation(per_axis<axes>(module.options.dilation())));
}

template <std::size_t axes, class M> Tensor average(const Layer &layer, const M &module, Tensor x) {
  PoolOptions options = pool_options<axes>(layer, module, x);
  layer.want(!module.options.divisor_override(),
             c10::str("divisor_override ", module.options.divisor_override().value_or(0)), "none");
  return average_pool(x, per_axis<axes>(module.options.kernel_size()),
                      options.count_padding(module.options.count_include_pad()));
}

Tensor average_all1d(const Layer &layer, const nn::AdaptiveAvgPool1dImpl &module, Tensor x) {
  layer.want_rank(x, 2, "(channels, length)");
  const std::int64_t size = (*module.options.output_size())[0];
  layer.want(size == 1, c10::str("output_size ", size), "1");
  return reshape(global_average_pool(x), {-1, 1});
}

Tensor average_all2d(const Layer &layer, const nn::AdaptiveAvgPool2dImpl &module, Tensor x) {
  layer.want_rank(x, 3, "(channels, height, width)");
  for (const std::optional<std::int64_t> &size : *module.options.output_size())
    layer.want(size == 1, c10::str("output_size ", size ? c10::str(*size) : std::string("none")), "1");
  return reshape(global_average_pool(x), {-1, 1, 1});
}

Tensor flattened(const Layer &layer, const nn::FlattenImpl &module, Tensor x) {
  const std::vector<std::int64_t> sizes = signed_sizes(x.shape());
  const auto rank = static_cast<std::int64_t>(sizes.size()) + 1;
  const auto axis = [&](const char *name, std::int64_t dim) {
    const std::int64_t from_start = dim < 0 ? dim + rank : dim;
    layer.want(from_start > 0 && from_start < rank, c10::str(name, " ", dim),
               c10::str("1 to ", rank - 1, " or -1 to ", 1 - rank, ": 0 is the batch"));
    return from_start - 1;
  };
  if (sizes.empty()) // (torch returns shape (N, 1) for it, too)
    return flatten(x);
  const std::int64_t start = axis("start_dim", module.options.start_dim()),
                     end = axis("end_dim", module.options.end_dim());
  layer.want(start <= end, c10::str("start_dim ", module.options.start_dim()), "one before end_dim");
  std::vector<std::int64_t> made(sizes.begin(), sizes.begin() + start + 1);
  for (std::int64_t i = start + 1; i <= end; ++i)
    made.back() *= sizes[static_cast<std::size_t>(i)];
  made.insert(made.end(), sizes.begin() + end + 1, sizes.end());
  return reshape(x, made);
}

Tensor unchanged(const Layer &, const nn::IdentityImpl &, Tensor x) { return x; }

Tensor nested(const Layer &layer, const NestedImpl &module, Tensor x) {
  return call_all(layer.path() + ".", module, x, layer.leaves());
}

} // namespace

void add_moves(Kinds &kinds) {
  add<nn::MaxPool1dImpl, largest<1, nn::MaxPool1dImpl>>(kinds);
  add<nn::MaxPool2dImpl, largest<2, nn::MaxPool2dImpl>>(kinds);
  add<nn::AvgPool1dImpl, average<1, nn::AvgPool1dImpl>>(kinds);
  add<nn::AvgPool2dImpl, average<2, nn::AvgPool2dImpl>>(kinds);
  add<nn::AdaptiveAvgPool1dImpl, average_all1d>(kinds);
  add<nn::AdaptiveAvgPool2dImpl, average_all2d>(kinds);
  add<nn::FlattenImpl, flattened>(kinds);
  add<nn::IdentityImpl, unchanged>(kinds);
  add<NestedImpl, nested>(kinds);
}

} // namespace rootgrad::torch::detail
