/// \file torch.hpp
/// rootgrad's networks as modules of LibTorch: torch owns tensors, optimisers and the training loop; rootgrad computes
/// the network and its gradients. Needs C++20, like torch's headers. Link librootgrad_torch.so, librootgrad.so,
/// libtorch_cpu.so and libc10.so.
///
/// ```cpp
/// #include <torch/torch.h>
/// #include <rootgrad/rootgrad.hpp>
/// #include <rootgrad/torch.hpp>
///
/// rootgrad::torch::Network net(rootgrad::Mlp({784, 128, 10}, rootgrad::Activation::Relu, /*seed=*/1));
/// torch::optim::AdamW adam(net->parameters(), 1e-3);
/// auto loss = torch::nn::functional::cross_entropy(net->forward(x), y);    // x (N, 784) float, y (N) long
/// loss.backward();
/// adam.step();
/// ```
///
/// In ROOT's prompt and macros, which cannot read torch's headers: <rootgrad/torch_root.hpp>. (Do not write
/// `using namespace rootgrad;` in a program that uses torch: `torch` would then name two namespaces.)
#ifndef ROOTGRAD_TORCH_HPP
#define ROOTGRAD_TORCH_HPP

#if __cplusplus < 202002L
#error                                                                                                                 \
    "rootgrad/torch.hpp needs C++20, as torch's headers do: compile with -std=c++20; in ROOT's prompt and macros include <rootgrad/torch_root.hpp>"
#elif !__has_include(<torch/nn/module.h>)
#error                                                                                                                 \
    "rootgrad/torch.hpp finds no torch: add -I of torch's folders include and include/torch/csrc/api/include (they are in Python's package torch)"
#else

#include "detail/network.hpp"
#include "detail/tensor.hpp"
#include "torch_function.h"

#include <torch/nn/cloneable.h>
#include <torch/nn/module.h>
#include <torch/nn/modules/container/sequential.h>
#include <torch/nn/pimpl.h>
#include <torch/version.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

/// Marks the symbols that librootgrad_torch.so exports.
#define ROOTGRAD_TORCH_API __attribute__((visibility("default")))

extern "C" {
/// Checks that torch's headers, rootgrad's headers and the libraries in the process are those that librootgrad_torch.so
/// was built with. Returns NULL if they are; else a text with the problem and its remedy, valid until this thread calls
/// the function again. `torch_*`: the caller's TORCH_VERSION_…; `rootgrad_*`: ROOTGRAD_VERSION_….
ROOTGRAD_TORCH_API const char *rootgrad_torch_mismatch(int torch_major, int torch_minor, unsigned rootgrad_major,
                                                       unsigned rootgrad_minor, unsigned rootgrad_patch);
}

namespace rootgrad::torch {

namespace detail {

/// Throws Error: Version unless all versions fit.
inline void check_versions() {
  const char *wrong = rootgrad_torch_mismatch(TORCH_VERSION_MAJOR, TORCH_VERSION_MINOR, ROOTGRAD_VERSION_MAJOR,
                                              ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH);
  if (wrong != nullptr)
    throw Error(ErrorCode::Version, wrong);
}
template <class T> const T &checked(const T &argument) {
  check_versions();
  return argument;
}

} // namespace detail

/// Options for the construction of a Network.
class NetworkOptions {
public:
  /// Number of threads of a forward or backward pass, the calling thread included. Default 0: as many as torch has when
  /// the module is created (at::get_num_threads()). They are torch's threads, unless torch has only one
  /// (docs/torch.md). Results do not depend on this number.
  NetworkOptions &threads(std::size_t n) {
    threads_ = n;
    return *this;
  }
  /// Gives the module a single parameter, named "flat", in place of one for each tensor of the network. It contains all
  /// numbers in the order of rootgrad::Network::parameters(). Optimiser steps, clipping and backward passes then cost
  /// less if layers are small.
  NetworkOptions &flat(bool on = true) {
    flat_ = on;
    return *this;
  }
  /// Also compares numbers to find a change of parameters or inputs between a forward pass and its backward pass.
  /// Torch's own version counter, which is always checked, misses changes through Tensor::data(), such as steps of
  /// torch's C++ optimisers. The comparison takes about as long as reading the numbers twice.
  NetworkOptions &checked(bool on = true) {
    checked_ = on;
    return *this;
  }
  std::size_t threads() const { return threads_; }
  bool flat() const { return flat_; }
  bool checked() const { return checked_; }

private:
  std::size_t threads_ = 0;
  bool flat_ = false;
  bool checked_ = false;
};

/// A rootgrad network as a torch::nn::Module: a snapshot of an Mlp, a Transformer, a compiled function or an imported
/// model.
///
/// Its parameters have the names and shapes of the network's tensors (`layers.0.weight`: (inputs, outputs)) and are
/// stored one after the other in one storage. Optimisers, clipping, hooks, state dicts and checkpoints treat them like
/// those of any module. States (batch norm's statistics) are buffers. The standardisation of a fitted network is a part
/// of the function. train() and eval() switch dropout on and off, and choose whether batch norm uses the batch's
/// statistics. Dropout uses torch's random generator (torch::manual_seed).
///
/// Single precision, or double after `to(torch::kDouble)`; on the CPU. Forward and backward passes may run in several
/// threads at the same time. Only one thread at a time may change the module (to(), load(), train(), an optimiser's
/// step). Second derivatives (create_graph) are not supported and throw.
///
/// Throws c10::Error, whose message gives the problem and its remedy.
class ROOTGRAD_TORCH_API NetworkImpl : public ::torch::nn::Module {
public:
  /// Takes a snapshot; later fits of `network` do not change it. Throws rootgrad::Error: Version, NullPointer, Argument, Memory.
  explicit NetworkImpl(const ::rootgrad::Network &network, const NetworkOptions &options = NetworkOptions())
      : NetworkImpl(&detail::checked(network), options) {}
  /// Module of torch's layers, whose parameters it shares: see from_torch().
  NetworkImpl(const ::torch::nn::Sequential &layers, const Shape &sample,
              const NetworkOptions &options = NetworkOptions())
      : NetworkImpl(&detail::checked(layers), sample, options) {}
  ~NetworkImpl() override;
  NetworkImpl(const NetworkImpl &) = delete;
  NetworkImpl &operator=(const NetworkImpl &) = delete;

  /// Returns the raw outputs (..., K), as rootgrad::Network::predict with Output::Raw. `x`: (..., F), on the CPU, of
  /// the parameters' dtype, in the units of the training data; any strides. Without rows the result is empty. The data
  /// for the backward pass belong to the result, so any number of forward passes may precede a backward pass. Nothing
  /// is stored if no gradient can be requested.
  ///
  /// Throws if `x` has another dtype, device or last size, or if the data of a parameter were replaced (gather()).
  ::torch::Tensor forward(const ::torch::Tensor &x);

  /// All parameters (P), states included, as a tensor in torch's graph: for torch::autograd::grad, or a penalty on all
  /// weights. With NetworkOptions::flat this is the leaf that an optimiser accepts; without, it is not a leaf, and
  /// optimisers refuse it. Call it again after requires_grad of a parameter has changed.
  ::torch::Tensor flat_parameters();

  /// Copies parameters whose data were replaced (Tensor::set_data, torch::nn::utils::vector_to_parameters) into the one
  /// storage again. All must have their old sizes and one dtype, float or double. The tensors stay the same objects, so
  /// optimisers keep working.
  void gather();

  /// Copies the parameters, states included, to a network with the same tensors, such as the one this module was
  /// created from. Double precision is rounded to single. Throws rootgrad::Error: Shape (other tensors), NotFinite,
  /// Busy, NullPointer.
  void write_back(::rootgrad::Network &network) const { write_back(::rootgrad::detail::live(network)); }
  void write_back(rootgrad_network_t *network) const;

  /// The torch layers that this module was created from, which share its parameters. Throws if it was not created by
  /// from_torch().
  ::torch::nn::Sequential to_torch() const;

  /// Number of features of a row, F.
  std::int64_t features() const;
  /// Number of outputs of a row, K.
  std::int64_t outputs() const;

  /// Returns a second module with its own parameters. `device` must be the CPU, if given.
  std::shared_ptr<::torch::nn::Module>
  clone(const std::optional<::torch::Device> &device = std::nullopt) const override;
  /// Converts the module to float or double, on the CPU. Any other request throws and leaves the module unchanged.
  void to(::torch::Device device, ::torch::Dtype dtype, bool non_blocking = false) override;
  void to(::torch::Dtype dtype, bool non_blocking = false) override;
  void to(::torch::Device device, bool non_blocking = false) override;
  /// Writes or reads parameters and buffers, as torch::save and torch::load do. Values are converted to the module's
  /// dtype when read. If a tensor is missing or has other sizes, reading throws and leaves the module unchanged.
  void save(::torch::serialize::OutputArchive &archive) const override;
  void load(::torch::serialize::InputArchive &archive) override;
  void pretty_print(std::ostream &stream) const override;

private:
  struct Parts;

  NetworkImpl(const ::rootgrad::Network *network, const NetworkOptions &options);
  NetworkImpl(const ::torch::nn::Sequential *layers, const Shape &sample, const NetworkOptions &options);
  NetworkImpl(const NetworkImpl &other, const Parts &parts);
  void register_tensors();

  std::unique_ptr<Parts> parts_;
};

/// Holder of a NetworkImpl, like torch::nn::Linear for LinearImpl.
class Network : public ::torch::nn::ModuleHolder<NetworkImpl> {
public:
  using ::torch::nn::ModuleHolder<NetworkImpl>::ModuleHolder;
  using Impl [[maybe_unused]] = NetworkImpl;
};

/// A Sequential that can be a layer of another Sequential. Torch's own cannot be nested in C++, since its forward() is
/// a template.
class ROOTGRAD_TORCH_API NestedImpl : public ::torch::nn::SequentialImpl {
public:
  using SequentialImpl::SequentialImpl;
  ::torch::Tensor forward(const ::torch::Tensor &x) { return SequentialImpl::forward(x); }
  std::shared_ptr<::torch::nn::Module>
  clone(const std::optional<::torch::Device> &device = std::nullopt) const override;
  void pretty_print(std::ostream &stream) const override;
};

/// Holder of a NestedImpl.
class Nested : public ::torch::nn::ModuleHolder<NestedImpl> {
public:
  using ::torch::nn::ModuleHolder<NestedImpl>::ModuleHolder;
  using Impl [[maybe_unused]] = NestedImpl;
};

/// The standardisation of a fitted rootgrad network: (x - mean) / scale along the last axis, or its inverse, x *
/// scale + mean. to_torch() puts it before and after the layers where needed. from_torch() treats its numbers as
/// constants.
class ROOTGRAD_TORCH_API StandardisationImpl : public ::torch::nn::Cloneable<StandardisationImpl> {
public:
  /// `mean`, `scale`: (F). `undone`: the inverse, x * scale + mean.
  explicit StandardisationImpl(::torch::Tensor mean, ::torch::Tensor scale, bool undone = false);
  void reset() override;
  /// Returns the standardised numbers of `x`, (..., F).
  ::torch::Tensor forward(const ::torch::Tensor &x);
  void pretty_print(std::ostream &stream) const override;
  bool is_undone() const { return undone_; }

  /// Buffers of the module, (F) each.
  ::torch::Tensor mean, scale;

private:
  bool undone_;
};

/// Holder of a StandardisationImpl.
class Standardisation : public ::torch::nn::ModuleHolder<StandardisationImpl> {
public:
  using ::torch::nn::ModuleHolder<StandardisationImpl>::ModuleHolder;
  using Impl [[maybe_unused]] = StandardisationImpl;
};

namespace detail {
ROOTGRAD_TORCH_API ::rootgrad::Network network_of(const ::torch::nn::Sequential &layers, const Shape &sample);
ROOTGRAD_TORCH_API ::torch::nn::Sequential layers_of(const ::rootgrad::Network &network);
} // namespace detail

/// Computes torch's layers by rootgrad: creates a module whose parameters and running statistics are the same tensors
/// as those of `layers`. An optimiser of either updates both, a backward pass leaves its gradients in both, and state
/// dicts have the same names and shapes. Their data are moved into one storage.
///
/// `sample`: the sizes of one sample, without the batch: Shape{784}, Shape{1, 28, 28}. An input row of the module
/// contains the numbers of a sample one after the other: `net->forward(x.flatten(1))`. The same holds for output rows.
/// Give the indices for an Embedding as float. All of `layers` must be in one mode, train() or eval(), which the module
/// takes over.
///
///     torch::nn::Sequential layers(torch::nn::Linear(784, 128), torch::nn::ReLU(), torch::nn::Linear(128, 10));
///     auto net = rootgrad::torch::from_torch(layers, {784});
///     torch::optim::AdamW adam(layers->parameters(), 1e-3);   // or net->parameters(): the same
///
/// net->to(…) changes the dtype of both. If you convert `layers` alone (to(), torch::load), call net->gather()
/// afterwards. A clone() of either is independent. docs/torch.md lists the supported layers. Throws c10::Error with the
/// layer, its value and the expected one, and then changes nothing; rootgrad::Error: Version, Memory.
inline Network from_torch(const ::torch::nn::Sequential &layers, const Shape &sample,
                          const NetworkOptions &options = NetworkOptions()) {
  return Network(layers, sample, options);
}

/// Returns a rootgrad network of these layers with a copy of their numbers, rounded to single precision: to save it, to
/// export it as ONNX, or to run it on an RDataFrame. Throws as from_torch() does; rootgrad::Error: NotFinite.
inline ::rootgrad::Network network_of(const ::torch::nn::Sequential &layers, const Shape &sample) {
  return detail::network_of(detail::checked(layers), sample);
}

/// Returns the torch layers from which from_torch() created a module, with the same parameters. Throws c10::Error for
/// other modules.
inline ::torch::nn::Sequential to_torch(const Network &network) { return network->to_torch(); }

/// Returns torch layers with a copy of an Mlp's numbers; for a fitted Mlp also its standardisations. from_torch() of
/// these layers gives a module with the same parameters. Throws c10::Error for networks of another kind, with advice on
/// how to convert them; rootgrad::Error.
inline ::torch::nn::Sequential to_torch(const ::rootgrad::Network &network) {
  return detail::layers_of(detail::checked(network));
}

/// Registers a snapshot of a network under a name for torch's operators: `torch.ops.rootgrad.network(x, flat, name)` in
/// Python, also in graphs that torch compiles and exports. `threads`: as in NetworkOptions. Throws c10::Error (the name
/// is already registered), rootgrad::Error.
ROOTGRAD_TORCH_API void register_network(const std::string &name, const rootgrad_network_t *network,
                                         std::size_t threads = 0);
/// Removes the registration; graphs that use this name fail from then on. Throws c10::Error.
ROOTGRAD_TORCH_API void unregister_network(const std::string &name);

/// A function of a user's own library that also provides the gradient. rootgrad/torch_function.h describes the symbol
/// that the library exports; in Rust, `#[export_torch]` generates the symbol for a function with #[autodiff_reverse].
/// Copies refer to the same function. Safe from several threads.
///
///     auto energy = rootgrad::torch::function("libmine.so", "energy");
///     auto e = energy(positions, charges);
///     e.backward();
///
/// A function that returns one number is twice differentiable (create_graph) if its library provides products with the
/// Hessian. Other functions throw.
class ROOTGRAD_TORCH_API Function {
public:
  /// Loads the library, which is never unloaded. Throws rootgrad::Error: Io (it cannot be loaded), Argument (a symbol
  /// is missing), Version and Argument (from its description).
  Function(const std::string &path, const std::string &name);

  /// Returns the output: a number (), or an array of one dimension. `inputs`: inputs() tensors on the CPU, of the
  /// library's precision and of any shape. The function sees the numbers of each in row-major order. Throws c10::Error.
  ::torch::Tensor operator()(::torch::TensorList inputs) const;
  template <class... T>::torch::Tensor operator()(const ::torch::Tensor &first, const T &...rest) const {
    const std::initializer_list<::torch::Tensor> inputs{first, rest...};
    return (*this)(::torch::TensorList(inputs));
  }

  std::size_t inputs() const;

private:
  const rootgrad_torch_function_t *described_;
};

/// Returns the function `name` of the library `path`, which is found as dlopen() does. Throws rootgrad::Error: also
/// Version.
inline Function function(const std::string &path, const std::string &name) {
  detail::check_versions();
  return Function(path, name);
}

} // namespace rootgrad::torch

#endif
#endif // ROOTGRAD_TORCH_HPP
