// The functions of rootgrad/detail/torch_face.h: a network, with torch's loss and optimiser, behind a handle.
#include "fused.hpp"
#include "gil.hpp"
#include "rootgrad/detail/torch_face.h"
#include "rootgrad/torch.hpp"

#include <ATen/ops/binary_cross_entropy_with_logits.h>
#include <ATen/ops/cross_entropy_loss.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/mse_loss.h>
#include <ATen/ops/sigmoid.h>
#include <ATen/ops/softmax.h>
#include <c10/util/Exception.h>
#include <torch/nn/utils/clip_grad.h>
#include <torch/optim/sgd.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <new>
#include <tuple>

namespace {

using rootgrad::Error;
using rootgrad::ErrorCode;
using rootgrad::torch::NetworkImpl;
using rootgrad::torch::NetworkOptions;

thread_local std::string last_error;

/// Runs `call` and converts its exceptions to a status and last_error.
template <class Call> rootgrad_status_t guarded(Call call) noexcept {
  const auto failed = [](ErrorCode code, const char *what) {
    try {
      last_error = what;
    } catch (const std::bad_alloc &) {
      last_error.clear();
    }
    return static_cast<rootgrad_status_t>(code);
  };
  try {
    const rootgrad::torch::detail::WithoutGil without_gil;
    call();
    return ROOTGRAD_STATUS_OK;
  } catch (const Error &error) {
    return failed(error.code(), error.what());
  } catch (const c10::OutOfMemoryError &error) {
    return failed(ErrorCode::Memory, error.what_without_backtrace());
  } catch (const c10::Error &error) {
    return failed(ErrorCode::Argument, error.what_without_backtrace());
  } catch (const std::bad_alloc &) {
    return failed(ErrorCode::Memory, "more memory than the machine has");
  } catch (const std::exception &error) {
    return failed(ErrorCode::Internal, error.what());
  } catch (...) {
    return failed(ErrorCode::Internal, "an exception of no known type");
  }
}

template <class T> T *given(const char *name, T *pointer) {
  if (pointer == nullptr)
    throw Error(ErrorCode::NullPointer, std::string(name) + " is a null pointer");
  return pointer;
}

at::Tensor borrowed(const float *values, at::IntArrayRef sizes) {
  return at::from_blob(const_cast<float *>(values), sizes, at::kFloat); // (it is only read)
}

std::int64_t signed_size(std::size_t n) { return static_cast<std::int64_t>(n); }

} // namespace

struct rootgrad_torch_model {
  rootgrad_torch_model(const rootgrad::Network &network, const rootgrad_torch_options_t &options)
      : net(std::make_shared<NetworkImpl>(network, NetworkOptions().threads(options.threads).flat())),
        loss(chosen_loss(options, net->outputs())), clip_norm(options.clip_norm), optimizer(chosen(options)) {}

  double step(const rootgrad_torch_batch_t &batch);
  double evaluate(const rootgrad_torch_batch_t &batch);
  void predict(const rootgrad_torch_batch_t &batch, bool probability, float *out, std::size_t out_len);
  void set_learning_rate(double rate);

  std::shared_ptr<NetworkImpl> net;
  const std::int32_t loss;
  const double clip_norm;
  const std::unique_ptr<torch::optim::Optimizer> optimizer;
  std::mutex mutex;

private:
  static std::int32_t chosen_loss(const rootgrad_torch_options_t &options, std::int64_t outputs);
  std::unique_ptr<torch::optim::Optimizer> chosen(const rootgrad_torch_options_t &options) const;
  at::Tensor x_of(const rootgrad_torch_batch_t &batch) const;
  at::Tensor loss_of(const at::Tensor &outputs, const rootgrad_torch_batch_t &batch) const;
  at::Tensor losses(const at::Tensor &outputs, const float *y) const;
  at::Tensor classes(const float *y, std::int64_t rows) const;
};

std::int32_t rootgrad_torch_model::chosen_loss(const rootgrad_torch_options_t &options, std::int64_t outputs) {
  std::int32_t loss = options.loss;
  if (loss == ROOTGRAD_LOSS_AUTO)
    loss = outputs == 1 ? ROOTGRAD_LOSS_BINARY_CROSS_ENTROPY : ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY;
  const bool known = loss == ROOTGRAD_LOSS_BINARY_CROSS_ENTROPY || loss == ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY ||
                     loss == ROOTGRAD_LOSS_MSE;
  if (!known)
    throw Error(ErrorCode::Argument, "the loss is number " + std::to_string(loss) +
                                         "; wanted binary cross-entropy (1), softmax cross-entropy (2) or mean "
                                         "squared error (3), which are torch's here");
  if (loss == ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY && outputs < 2)
    throw Error(ErrorCode::Argument, "the network has 1 output; wanted at least 2 for a softmax cross-entropy");
  return loss;
}

std::unique_ptr<torch::optim::Optimizer> rootgrad_torch_model::chosen(const rootgrad_torch_options_t &it) const {
  using namespace torch::optim;
  using rootgrad::torch::detail::Fused;
  const auto check = [](const char *name, double value, double below) {
    if (!(value >= 0 && value < below))
      throw Error(ErrorCode::Argument, std::string(name) + " is " + std::to_string(value) + "; wanted 0 or more" +
                                           (below == 1 ? ", less than 1" : ""));
  };
  constexpr double none = std::numeric_limits<double>::infinity();
  check("learning_rate", it.learning_rate, none);
  check("weight_decay", it.weight_decay, none);
  check("momentum", it.momentum, none);
  check("beta1", it.beta1, 1);
  check("beta2", it.beta2, 1);
  check("epsilon", it.epsilon, none);
  check("clip_norm", it.clip_norm, none);
  const auto parameters = net->parameters();
  const std::tuple<double, double> betas{it.beta1, it.beta2};
  switch (it.optimizer) {
  case ROOTGRAD_OPTIMIZER_ADAM_W:
    return std::make_unique<Fused<AdamW>>(
        parameters, AdamWOptions(it.learning_rate).betas(betas).eps(it.epsilon).weight_decay(it.weight_decay));
  case ROOTGRAD_OPTIMIZER_ADAM:
    return std::make_unique<Fused<Adam>>(
        parameters, AdamOptions(it.learning_rate).betas(betas).eps(it.epsilon).weight_decay(it.weight_decay));
  case ROOTGRAD_OPTIMIZER_SGD:
    return std::make_unique<SGD>(parameters,
                                 SGDOptions(it.learning_rate).momentum(it.momentum).weight_decay(it.weight_decay));
  default:
    throw Error(ErrorCode::Argument,
                "the optimiser is number " + std::to_string(it.optimizer) + "; wanted AdamW (0), Adam (1) or SGD (2)");
  }
}

at::Tensor rootgrad_torch_model::x_of(const rootgrad_torch_batch_t &batch) const {
  const std::size_t features = static_cast<std::size_t>(net->features());
  const std::size_t stride = batch.row_stride == 0 ? batch.features : batch.row_stride;
  if (batch.features != features || stride < features)
    throw Error(ErrorCode::Shape, "x has " + std::to_string(batch.features) + " numbers a row, " +
                                      std::to_string(stride) + " apart; wanted the network's " +
                                      std::to_string(features) + " features");
  if (batch.rows == 0)
    throw Error(ErrorCode::Argument, "rows is 0; wanted at least 1");
  return at::from_blob(const_cast<float *>(given("x", batch.x)), {signed_size(batch.rows), signed_size(features)},
                       {signed_size(stride), 1}, at::kFloat);
}

/// Class numbers (rows) in torch's form.
at::Tensor rootgrad_torch_model::classes(const float *y, std::int64_t rows) const {
  const std::int64_t n = net->outputs();
  at::Tensor numbers = at::empty({rows}, at::kLong);
  auto *to = numbers.mutable_data_ptr<std::int64_t>();
  for (std::int64_t row = 0; row < rows; ++row) {
    const bool right = y[row] >= 0 && y[row] < static_cast<float>(n) && std::trunc(y[row]) == y[row];
    if (!right)
      throw Error(ErrorCode::Argument, "y of row " + std::to_string(row) + " is " + std::to_string(y[row]) +
                                           "; wanted a class number, 0 to " + std::to_string(n - 1));
    to[row] = static_cast<std::int64_t>(y[row]);
  }
  return numbers;
}

/// Loss of each row (rows).
at::Tensor rootgrad_torch_model::losses(const at::Tensor &outputs, const float *y) const {
  if (loss == ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY)
    return at::cross_entropy_loss(outputs, classes(y, outputs.size(0)), {}, at::Reduction::None);
  const at::Tensor targets = borrowed(y, outputs.sizes());
  const at::Tensor all = loss == ROOTGRAD_LOSS_MSE
                             ? at::mse_loss(outputs, targets, at::Reduction::None)
                             : at::binary_cross_entropy_with_logits(outputs, targets, {}, {}, at::Reduction::None);
  return outputs.size(1) == 1 ? all.select(1, 0) : all.mean(1);
}

at::Tensor rootgrad_torch_model::loss_of(const at::Tensor &outputs, const rootgrad_torch_batch_t &batch) const {
  const std::size_t width = loss == ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY ? 1 : static_cast<std::size_t>(net->outputs());
  if (batch.y_len != batch.rows * width)
    throw Error(ErrorCode::Shape, "y has " + std::to_string(batch.y_len) + " values; wanted " +
                                      std::to_string(batch.rows * width) + ", " + std::to_string(width) + " a row");
  const at::Tensor of_rows = losses(outputs, given("y", batch.y));
  if (batch.weights == nullptr)
    return of_rows.mean();
  const at::Tensor weights = borrowed(batch.weights, of_rows.sizes());
  const at::Tensor sum = weights.sum();
  const float all = sum.item<float>();
  if (!(all > 0 && std::isfinite(all)))
    throw Error(ErrorCode::Argument, "the sum of the weights is " + std::to_string(all) + "; wanted more than 0");
  return (of_rows * weights).sum() / sum;
}

double rootgrad_torch_model::step(const rootgrad_torch_batch_t &batch) {
  const std::lock_guard<std::mutex> lock(mutex);
  const at::AutoGradMode in_graph(true);
  net->train();
  optimizer->zero_grad();
  const at::Tensor value = loss_of(net->forward(x_of(batch)), batch);
  const double number = value.item<double>();
  if (!std::isfinite(number))
    throw Error(ErrorCode::NotFinite, "the loss is " + std::to_string(number) +
                                          "; wanted a finite one: look at x and y, or use a lower learning rate");
  value.backward();
  if (clip_norm > 0)
    torch::nn::utils::clip_grad_norm_(net->parameters(), clip_norm);
  optimizer->step();
  return number;
}

double rootgrad_torch_model::evaluate(const rootgrad_torch_batch_t &batch) {
  const std::lock_guard<std::mutex> lock(mutex);
  const at::NoGradGuard no_grad;
  net->eval();
  return loss_of(net->forward(x_of(batch)), batch).item<double>();
}

void rootgrad_torch_model::predict(const rootgrad_torch_batch_t &batch, bool probability, float *out,
                                   std::size_t out_len) {
  const std::size_t wanted = batch.rows * static_cast<std::size_t>(net->outputs());
  if (out_len != wanted)
    throw Error(ErrorCode::Shape, "out has " + std::to_string(out_len) + " values; wanted " + std::to_string(wanted));
  if (probability && loss == ROOTGRAD_LOSS_MSE)
    throw Error(ErrorCode::Argument, "the output is to be a probability; wanted Output::Raw, for a regression");
  if (wanted == 0)
    return;
  const std::lock_guard<std::mutex> lock(mutex);
  const at::NoGradGuard no_grad;
  net->eval();
  at::Tensor y = net->forward(x_of(batch));
  if (probability)
    y = loss == ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY ? at::softmax(y, 1) : at::sigmoid(y);
  std::copy_n(y.const_data_ptr<float>(), wanted, given("out", out));
}

void rootgrad_torch_model::set_learning_rate(double rate) {
  if (!(rate >= 0 && std::isfinite(rate)))
    throw Error(ErrorCode::Argument, "learning_rate is " + std::to_string(rate) + "; wanted 0 or more");
  const std::lock_guard<std::mutex> lock(mutex);
  for (auto &group : optimizer->param_groups())
    group.options().set_lr(rate);
}

namespace {

using Model = rootgrad_torch_model_t;

rootgrad_status_t model_new(const rootgrad_network_t *network, const rootgrad_torch_options_t *options, Model **out) {
  return guarded([&] {
    *given("out", out) = nullptr;
    rootgrad_network_t *copy = nullptr;
    rootgrad::detail::check(rootgrad_network_clone(given("network", network), &copy));
    const rootgrad::Network owned = rootgrad::Network::adopt(copy);
    *out = new Model(owned, *given("options", options));
  });
}

void model_free(Model *model) {
  static_cast<void>(guarded([&] { delete model; }));
}

rootgrad_status_t model_step(Model *model, const rootgrad_torch_batch_t *batch, double *loss) {
  return guarded([&] { *given("loss", loss) = given("model", model)->step(*given("batch", batch)); });
}

rootgrad_status_t model_loss(Model *model, const rootgrad_torch_batch_t *batch, double *loss) {
  return guarded([&] { *given("loss", loss) = given("model", model)->evaluate(*given("batch", batch)); });
}

rootgrad_status_t model_predict(Model *model, const rootgrad_torch_batch_t *batch, std::int32_t probability, float *out,
                                std::size_t out_len) {
  return guarded([&] { given("model", model)->predict(*given("batch", batch), probability != 0, out, out_len); });
}

rootgrad_status_t model_set_learning_rate(Model *model, double rate) {
  return guarded([&] { given("model", model)->set_learning_rate(rate); });
}

rootgrad_status_t model_write_back(Model *model, rootgrad_network_t *network) {
  return guarded([&] {
    const std::lock_guard<std::mutex> lock(given("model", model)->mutex);
    model->net->write_back(network);
  });
}

const char *mismatch(std::uint32_t major, std::uint32_t minor, std::uint32_t patch) {
  return rootgrad_torch_mismatch(TORCH_VERSION_MAJOR, TORCH_VERSION_MINOR, major, minor, patch);
}

constexpr rootgrad_torch_face_t FACE = {
    [] { return last_error.c_str(); }, mismatch,        model_new, model_free, model_step, model_loss, model_predict,
    model_set_learning_rate,           model_write_back};

} // namespace

extern "C" ROOTGRAD_TORCH_API const rootgrad_torch_face_t *rootgrad_torch_face(std::uint32_t version) {
  return version == ROOTGRAD_TORCH_FACE_VERSION ? &FACE : nullptr;
}
