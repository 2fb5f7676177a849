// Outputs and gradients of every kind of torch's layers that from_torch() accepts, compared with torch's own of a copy in double precision.
#include "check.hpp"

namespace {

namespace nn = torch::nn;
using rootgrad::Shape;
using rootgrad::torch::from_torch;
using torch::Tensor;
using Net = rootgrad::torch::Network;
using Sizes = std::vector<std::int64_t>;

/// A layer and the sizes of a sample that it takes.
struct Case {
  std::string name;
  nn::AnyModule layer;
  Sizes sample;
};

template <class M> Case layer(std::string name, M module, Sizes sample) {
  return {std::move(name), nn::AnyModule(module), std::move(sample)};
}

Shape shape_of(const Sizes &sizes) { return Shape(std::vector<std::size_t>(sizes.begin(), sizes.end())); }

Sizes batch_of(std::int64_t rows, Sizes sample) {
  sample.insert(sample.begin(), rows);
  return sample;
}

std::vector<Case> products() {
  const auto strided = nn::Conv1dOptions(4, 6, 3).stride(2).padding(1).groups(2);
  const auto wide = nn::Conv2dOptions(2, 3, {3, 2}).stride({1, 2}).padding({2, 1}).dilation({2, 1}).bias(false);
  const auto up = nn::ConvTranspose1dOptions(4, 6, 3).stride(2).padding(1).output_padding(1).groups(2);
  return {layer("linear", nn::Linear(5, 4), {5}),
          layer("linear of one output", nn::Linear(5, 1), {5}),
          layer("linear of one input", nn::Linear(1, 4), {1}),
          layer("linear without a bias", nn::Linear(nn::LinearOptions(5, 4).bias(false)), {5}),
          layer("linear on tokens", nn::Linear(5, 4), {3, 5}),
          layer("conv1d", nn::Conv1d(2, 4, 3), {2, 9}),
          layer("conv1d in groups", nn::Conv1d(strided), {4, 9}),
          layer("conv1d, same", nn::Conv1d(nn::Conv1dOptions(2, 4, 4).padding(torch::kSame)), {2, 9}),
          layer("conv1d, valid", nn::Conv1d(nn::Conv1dOptions(2, 4, 4).padding(torch::kValid)), {2, 9}),
          layer("conv2d", nn::Conv2d(2, 4, 3), {2, 6, 5}),
          layer("conv2d, of each axis", nn::Conv2d(wide), {2, 7, 6}),
          layer("conv_transpose1d", nn::ConvTranspose1d(up), {4, 5}),
          layer("conv_transpose2d", nn::ConvTranspose2d(2, 3, 3), {2, 4, 3})};
}

std::vector<Case> activations() {
  const Sizes row = {7};
  return {layer("relu", nn::ReLU(), row),
          layer("relu in place", nn::ReLU(true), row),
          layer("gelu", nn::GELU(), row),
          layer("gelu by tanh", nn::GELU(nn::GELUOptions().approximate("tanh")), row),
          layer("tanh", nn::Tanh(), row),
          layer("sigmoid", nn::Sigmoid(), row),
          layer("silu", nn::SiLU(), row),
          layer("mish", nn::Mish(), row),
          layer("selu", nn::SELU(), row),
          layer("elu", nn::ELU(nn::ELUOptions().alpha(0.7)), row),
          layer("celu", nn::CELU(nn::CELUOptions().alpha(0.5)), row), // with 0.7 torch's gradient is 2e-8 off
          layer("leaky relu", nn::LeakyReLU(nn::LeakyReLUOptions().negative_slope(0.2)), row),
          layer("prelu", nn::PReLU(), row),
          layer("prelu of channels", nn::PReLU(nn::PReLUOptions().num_parameters(3)), {3, 4}),
          layer("softplus", nn::Softplus(), row),
          layer("softplus, steep", nn::Softplus(nn::SoftplusOptions().beta(3)), row),
          layer("softsign", nn::Softsign(), row),
          layer("softshrink", nn::Softshrink(0.2), row),
          layer("tanhshrink", nn::Tanhshrink(), row),
          layer("hardtanh", nn::Hardtanh(nn::HardtanhOptions().min_val(-0.4).max_val(0.6)), row),
          layer("relu6", nn::ReLU6(), row),
          layer("log sigmoid", nn::LogSigmoid(), row),
          layer("softmax", nn::Softmax(1), row),
          layer("softmax of the last axis", nn::Softmax(-1), {3, 4}),
          layer("softmax of channels", nn::Softmax(1), {3, 4}),
          layer("log softmax", nn::LogSoftmax(1), row)};
}

std::vector<Case> others() {
  const auto largest = nn::MaxPool2dOptions({3, 2}).stride({2, 1}).padding({1, 0}).dilation({1, 2});
  const auto mean = nn::AvgPool1dOptions(3).stride(2).padding(1);
  rootgrad::torch::Nested inner(nn::Linear(5, 4), nn::Tanh());
  return {layer("batchnorm1d", nn::BatchNorm1d(5), {5}),
          layer("batchnorm1d of channels", nn::BatchNorm1d(nn::BatchNormOptions(3).eps(1e-3).momentum(0.3)), {3, 4}),
          layer("batchnorm2d", nn::BatchNorm2d(3), {3, 4, 2}),
          layer("layernorm", nn::LayerNorm(nn::LayerNormOptions({5}).eps(1e-3)), {2, 5}),
          layer("groupnorm", nn::GroupNorm(2, 4), {4, 3}),
          layer("maxpool1d", nn::MaxPool1d(3), {2, 9}),
          layer("maxpool2d", nn::MaxPool2d(largest), {2, 7, 6}),
          layer("avgpool1d", nn::AvgPool1d(nn::AvgPool1dOptions(mean).count_include_pad(false)), {2, 9}),
          layer("avgpool1d with its padding", nn::AvgPool1d(mean), {2, 9}),
          layer("avgpool2d", nn::AvgPool2d(nn::AvgPool2dOptions({2, 3})), {2, 5, 6}),
          layer("adaptive avgpool1d", nn::AdaptiveAvgPool1d(1), {3, 4}),
          layer("adaptive avgpool2d", nn::AdaptiveAvgPool2d(1), {3, 4, 2}),
          layer("flatten", nn::Flatten(), {3, 4, 2}),
          layer("flatten the last", nn::Flatten(nn::FlattenOptions().start_dim(2)), {3, 4, 2}),
          layer("dropout in use", nn::Dropout(0.4), {5}),
          layer("identity", nn::Identity(), {5}),
          layer("nested", inner, {5})};
}

/// Moves parameters away from the zeros and ones with which biases and norms begin.
void stir(nn::Module &module) {
  const torch::NoGradGuard no_grad;
  double seed = 3;
  for (const Tensor &parameter : module.parameters())
    parameter.add_(0.3 * test::numbers(parameter.sizes(), seed++).to(parameter.dtype()));
}

/// A forward and a backward pass of the network, compared with those of torch on a copy in double precision.
void beside(nn::Sequential layers, const Sizes &sample, torch::Dtype dtype, bool training, const std::string &name) {
  const bool is_double = dtype == torch::kDouble;
  const std::string what = name + (is_double ? " f64 " : " f32 ") + (training ? "training " : "use ");
  layers->train(training);
  Net net = from_torch(layers, shape_of(sample));
  net->to(dtype);
  const auto copy = std::dynamic_pointer_cast<nn::SequentialImpl>(layers->clone());
  copy->to(torch::kDouble);
  const Tensor x = (2 * test::numbers(batch_of(6, sample), 1)).to(dtype).set_requires_grad(true);
  const Tensor right_x = x.detach().to(torch::kDouble).set_requires_grad(true);
  const Tensor y = net->forward(x.flatten(1)), right = copy->forward(right_x + 0).flatten(1);
  test::close(y, right, is_double ? 1e-9 : 1e-6, what + "outputs", __FILE__, __LINE__);
  const Tensor seed = test::numbers(y.sizes(), 2).to(dtype);
  y.backward(seed);
  right.backward(seed.to(torch::kDouble));
  // Sums over a hundred positions that nearly cancel; their order, and so their rounding, is that of the processor.
  const double tolerance = is_double ? 1e-9 : 3e-5;
  test::close(x.grad(), right_x.grad(), tolerance, what + "gradient of x", __FILE__, __LINE__);
  const auto ours = layers->named_parameters(), theirs = copy->named_parameters();
  CHECK(ours.keys() == theirs.keys());
  for (const auto &item : ours) {
    Tensor found = item.value().grad(), wanted = theirs[item.key()].grad();
    if (wanted.abs().max().item<double>() <
        1e-12) { // 0 except for rounding, as for a bias before a batch norm: compare with the size of the seed
      found = found + 1;
      wanted = wanted + 1;
    }
    test::close(found, wanted, tolerance, what + item.key(), __FILE__, __LINE__);
  }
  const auto right_buffers = copy->named_buffers();
  for (const auto &item : layers->named_buffers())
    if (item.value().is_floating_point())
      test::close(item.value(), right_buffers[item.key()], is_double ? 1e-12 : 1e-6, what + item.key(), __FILE__,
                  __LINE__);
}

void test_layers() {
  std::vector<Case> cases = products();
  for (const auto &more : {activations(), others()})
    cases.insert(cases.end(), more.begin(), more.end());
  for (const Case &it : cases)
    for (const torch::Dtype dtype : {torch::kFloat, torch::kDouble})
      for (const bool training : {false, true}) {
        if (training && it.name == "dropout in use")
          continue;
        // A linear layer comes first, so that there are parameters, whose gradients go through the layer.
        const std::int64_t last = it.sample.back();
        nn::Sequential layers{nn::Linear(last, last)};
        layers->push_back(it.layer.clone());
        stir(*layers);
        beside(layers, it.sample, dtype, training, it.name);
      }
}

/// Indices of an Embedding, which are floats here.
void test_embedding() {
  for (const torch::Dtype dtype : {torch::kFloat, torch::kDouble}) {
    nn::Sequential layers(nn::Embedding(7, 3), nn::Flatten(), nn::Linear(12, 2));
    Net net = from_torch(layers, Shape{4});
    net->to(dtype);
    const Tensor numbers = torch::arange(20).remainder(6).view({5, 4});
    const Tensor y = net->forward(numbers.to(dtype)), right = layers->forward(numbers);
    CLOSE(y, right, 1e-6);
    const std::vector<Tensor> parameters = layers->parameters();
    const std::vector<Tensor> wanted = torch::autograd::grad({right.pow(2).sum()}, parameters);
    const std::vector<Tensor> got = torch::autograd::grad({y.pow(2).sum()}, parameters);
    for (std::size_t i = 0; i < wanted.size(); ++i)
      CLOSE(got[i], wanted[i], 1e-5);
  }
}

/// Gradients where a layer has a kink, or where several numbers are equally large: those of torch's layer.
void test_kinks() {
  struct Kink {
    const char *name;
    nn::AnyModule layer;
    std::vector<double> x;
  };
  const auto wide = nn::HardtanhOptions().min_val(-0.5).max_val(2);
  const std::vector<Kink> kinks = {{"relu", nn::AnyModule(nn::ReLU()), {0, -0., 1, -1}},
                                   {"relu6", nn::AnyModule(nn::ReLU6()), {0, 6, 3, 7}},
                                   {"hardtanh", nn::AnyModule(nn::Hardtanh()), {-1, 1, 0.5, 2}},
                                   {"hardtanh, wide", nn::AnyModule(nn::Hardtanh(wide)), {-0.5, 2, 1, 3}},
                                   {"leaky relu", nn::AnyModule(nn::LeakyReLU()), {0, 0, 1, -1}},
                                   {"elu", nn::AnyModule(nn::ELU(nn::ELUOptions().alpha(0.75))), {0, 0, 1, -1}},
                                   {"selu", nn::AnyModule(nn::SELU()), {0, 0, 1, -1}},
                                   {"celu", nn::AnyModule(nn::CELU(nn::CELUOptions().alpha(0.5))), {0, 0, 1, -1}},
                                   {"softshrink", nn::AnyModule(nn::Softshrink(0.5)), {-0.5, 0.5, 1, -1}},
                                   {"prelu", nn::AnyModule(nn::PReLU()), {0, 0, 1, -1}},
                                   {"softsign", nn::AnyModule(nn::Softsign()), {0, -0., 1, -1}},
                                   {"maxpool", nn::AnyModule(nn::MaxPool1d(2)), {1, 1, 0, 0}}};
  for (const Kink &kink : kinks) {
    const bool pools = std::string(kink.name) == "maxpool";
    // A linear layer that changes nothing comes first, so that there are parameters.
    nn::Linear same(nn::LinearOptions(4, 4).bias(false));
    same->weight.set_data(torch::eye(4));
    nn::Sequential layers(same);
    layers->push_back(kink.layer.clone());
    Net net = from_torch(layers, pools ? Shape{1, 4} : Shape{4});
    const Tensor x = torch::tensor(kink.x, torch::kFloat).view({1, 4}).set_requires_grad(true);
    const Tensor right_x = x.detach().clone().set_requires_grad(true);
    net->forward(x).sum().backward();
    layers->forward(pools ? right_x.view({1, 1, 4}) : right_x).sum().backward();
    test::close(x.grad(), right_x.grad(), 1e-6, std::string("kinks of ") + kink.name, __FILE__, __LINE__);
  }
}

} // namespace

int main() {
  test_layers();
  test_kinks();
  test_embedding();
  return test::report("convert_layers");
}
