/// \file torch_root.hpp
/// rootgrad's networks trained by LibTorch's optimisers, from ROOT's prompt, macros, ACLiC, PyROOT and any C++17
/// program. No torch header is read, and only librootgrad.so is linked. The first use loads librootgrad_torch.so from
/// the folder of librootgrad.so.
///
/// ```cpp
/// #include <rootgrad/torch_root.hpp>
/// rootgrad::Mlp net({28, 64, 1});
/// rootgrad::torch::Model model(net, rootgrad::torch::ModelOptions().learning_rate(1e-3));
/// for (...) loss = model.step(x, y, rows);      // x (rows, 28), y (rows): read where they are
/// model.write_back(net);                        // and on with rootgrad: net.save(), rootgrad::define(), ...
/// ```
///
/// For torch's own modules and tensors in C++20: <rootgrad/torch.hpp>.
#ifndef ROOTGRAD_TORCH_ROOT_HPP
#define ROOTGRAD_TORCH_ROOT_HPP

#include "detail/beside.hpp"
#include "detail/network.hpp"
#include "detail/options.hpp"
#include "detail/torch_face.h"

#include <cstddef>
#include <dlfcn.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rootgrad {
namespace torch {

namespace detail {

/// Path of librootgrad_torch.so: $ROOTGRAD_TORCH_LIBRARY, else in the folder of librootgrad.so.
inline std::string library_path() {
  return ::rootgrad::detail::library_beside("ROOTGRAD_TORCH_LIBRARY", "librootgrad_torch.so");
}

inline const rootgrad_torch_face_t *load() {
  using Get = const rootgrad_torch_face_t *(*)(std::uint32_t);
  const std::string path = library_path(), again = ": run `cargo xtask install --torch`, or set ROOTGRAD_TORCH_LIBRARY";
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); // (never closed)
  if (library == nullptr)
    throw Error(ErrorCode::Io, "the library " + path + " cannot be loaded: " + dlerror() +
                                   "; wanted a library that can be loaded" + again);
  const Get get = reinterpret_cast<Get>(dlsym(library, "rootgrad_torch_face"));
  const rootgrad_torch_face_t *face = get != nullptr ? get(ROOTGRAD_TORCH_FACE_VERSION) : nullptr;
  if (face == nullptr)
    throw Error(ErrorCode::Version, path + " has no functions of version " +
                                        std::to_string(ROOTGRAD_TORCH_FACE_VERSION) + ", which this header needs" +
                                        again);
  const char *wrong = face->mismatch(ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH);
  if (wrong != nullptr)
    throw Error(ErrorCode::Version, wrong);
  return face;
}

/// Returns the functions of librootgrad_torch.so, which the first call loads. Throws Error: Io, Version.
inline const rootgrad_torch_face_t &face() {
  static const rootgrad_torch_face_t *const loaded = load();
  return *loaded;
}

inline void check(rootgrad_status_t status) {
  if (status != ROOTGRAD_STATUS_OK)
    throw Error(static_cast<ErrorCode>(status), face().last_error());
}

struct FreeModel {
  void operator()(rootgrad_torch_model_t *model) const noexcept { face().model_free(model); }
};

} // namespace detail

/// Training options of a Model. Every setter returns the options, so calls can be chained. The numbers are those of
/// torch's optimisers.
class ModelOptions {
public:
  /// Loss of the training. Loss::Auto (default: binary cross-entropy for one output, else softmax cross-entropy),
  /// BinaryCrossEntropy, SoftmaxCrossEntropy or Mse.
  ModelOptions &loss(Loss choice) { return set(raw_.loss, static_cast<std::int32_t>(choice)); }
  /// Optimiser of torch. Default AdamW.
  ModelOptions &optimizer(Optimizer choice) { return set(raw_.optimizer, static_cast<std::int32_t>(choice)); }
  /// Learning rate. Default 1e-3.
  ModelOptions &learning_rate(double rate) { return set(raw_.learning_rate, rate); }
  /// Weight decay. Default 0.
  ModelOptions &weight_decay(double decay) { return set(raw_.weight_decay, decay); }
  /// Momentum of SGD. Default 0.
  ModelOptions &momentum(double momentum) { return set(raw_.momentum, momentum); }
  /// Decay rates of the two moments of AdamW and Adam. Default 0.9, 0.999.
  ModelOptions &betas(double first, double second) {
    raw_.beta1 = first;
    return set(raw_.beta2, second);
  }
  /// Largest norm of the gradient: a larger gradient is scaled down to it. Default 0: no limit.
  ModelOptions &clip_norm(double norm) { return set(raw_.clip_norm, norm); }
  /// Number of threads of a forward or backward pass. Default 0: as many as torch has.
  ModelOptions &threads(std::size_t n) { return set(raw_.threads, n); }

  /// The C struct.
  const rootgrad_torch_options_t &raw() const { return raw_; }

private:
  template <class T> ModelOptions &set(T &field, T value) {
    field = value;
    return *this;
  }

  rootgrad_torch_options_t raw_ = {ROOTGRAD_LOSS_AUTO, ROOTGRAD_OPTIMIZER_ADAM_W, 1e-3, 0, 0, 0.9, 0.999, 1e-8, 0, 0};
};

/// A snapshot of a network that a torch optimiser trains on batches. Calls on one model wait for each other; PyROOT may
/// hold the GIL.
class Model {
public:
  /// Throws Error: Io and Version (librootgrad_torch.so), Argument, Memory.
  explicit Model(const Network &network, const ModelOptions &options = ModelOptions())
      : features_(network.features()), outputs_(network.outputs()),
        targets_(targets_of(options.raw().loss, network.outputs())) {
    rootgrad_torch_model_t *model = nullptr;
    detail::check(detail::face().model_new(::rootgrad::detail::live(network), &options.raw(), &model));
    model_.reset(model);
  }

  /// Performs one step on a batch: `x` (rows, F); `y` (rows, K), or class numbers (rows) for a softmax cross-entropy;
  /// `weights` (rows) or null. Returns the batch's loss before the step, a weighted mean. The arrays are not copied.
  /// Throws Error: Argument (a class number), NotFinite (the loss; the parameters are then unchanged), Memory.
  double step(const float *x, const float *y, std::size_t rows, const float *weights = nullptr) {
    double loss = 0;
    const rootgrad_torch_batch_t batch = {x, rows, features_, 0, y, rows * targets_, weights};
    detail::check(detail::face().model_step(model(), &batch, &loss));
    return loss;
  }
  double step(const std::vector<float> &x, const std::vector<float> &y, const std::vector<float> &weights = {}) {
    double loss = 0;
    const rootgrad_torch_batch_t batch = batch_of(x, y, weights);
    detail::check(detail::face().model_step(model(), &batch, &loss));
    return loss;
  }

  /// Returns the loss of a batch, as defined in step(), with the network in evaluation mode (no dropout).
  double loss(const float *x, const float *y, std::size_t rows, const float *weights = nullptr) const {
    double loss = 0;
    const rootgrad_torch_batch_t batch = {x, rows, features_, 0, y, rows * targets_, weights};
    detail::check(detail::face().model_loss(model(), &batch, &loss));
    return loss;
  }
  double loss(const std::vector<float> &x, const std::vector<float> &y, const std::vector<float> &weights = {}) const {
    double loss = 0;
    const rootgrad_torch_batch_t batch = batch_of(x, y, weights);
    detail::check(detail::face().model_loss(model(), &batch, &loss));
    return loss;
  }

  /// Computes the outputs of rows in evaluation mode: `out` (rows, K).
  void predict(const float *x, std::size_t rows, float *out, Output output = Output::Raw) const {
    const rootgrad_torch_batch_t batch = {x, rows, features_, 0, nullptr, 0, nullptr};
    detail::check(detail::face().model_predict(model(), &batch, output == Output::Probability, out, rows * outputs_));
  }
  std::vector<float> predict(const std::vector<float> &x, Output output = Output::Raw) const {
    std::vector<float> out(rows_of(x) * outputs_);
    predict(x.data(), rows_of(x), out.data(), output);
    return ::rootgrad::detail::result(out);
  }

  /// Sets the learning rate of the following steps.
  void learning_rate(double rate) { detail::check(detail::face().model_set_learning_rate(model(), rate)); }

  /// Copies the parameters to the network that this model was created from, or to another with the same tensors. Throws
  /// Error: Shape, NotFinite, Busy.
  void write_back(Network &network) const {
    detail::check(detail::face().model_write_back(model(), ::rootgrad::detail::live(network)));
  }

  /// Number of features of a row, F.
  std::size_t features() const { return model(), features_; }
  /// Number of outputs of a row, K.
  std::size_t outputs() const { return model(), outputs_; }

private:
  rootgrad_torch_model_t *model() const { return ::rootgrad::detail::unmoved(model_.get(), "the model"); }

  std::size_t rows_of(const std::vector<float> &x) const {
    if (x.size() % features_ != 0)
      throw Error(ErrorCode::Shape, "x has " + std::to_string(x.size()) + " values; wanted rows of the network's " +
                                        std::to_string(features_) + " features");
    return x.size() / features_;
  }
  /// Number of targets of a row.
  static std::size_t targets_of(int loss, std::size_t outputs) {
    const bool of_classes = loss == ROOTGRAD_LOSS_SOFTMAX_CROSS_ENTROPY || (loss == ROOTGRAD_LOSS_AUTO && outputs > 1);
    return of_classes ? 1 : outputs;
  }

  rootgrad_torch_batch_t batch_of(const std::vector<float> &x, const std::vector<float> &y,
                                  const std::vector<float> &weights) const {
    const std::size_t rows = rows_of(x);
    if (!weights.empty() && weights.size() != rows)
      throw Error(ErrorCode::Shape, "weights has " + std::to_string(weights.size()) + " values; wanted " +
                                        std::to_string(rows) + ", one per row, or none");
    return {x.data(), rows, features_, 0, y.data(), y.size(), weights.empty() ? nullptr : weights.data()};
  }

  std::unique_ptr<rootgrad_torch_model_t, detail::FreeModel> model_;
  std::size_t features_ = 0;
  std::size_t outputs_ = 0;
  std::size_t targets_ = 0;
};

} // namespace torch
} // namespace rootgrad

#endif // ROOTGRAD_TORCH_ROOT_HPP
