/// \file torch.hpp
/// rootgrad's networks as modules of LibTorch: torch owns tensors, optimisers and the loop, rootgrad computes the network and its
/// gradients. C++20, as torch's headers are; link librootgrad_torch.so, librootgrad.so, libtorch_cpu.so and libc10.so.
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
/// In ROOT's prompt and macros, where torch's headers cannot be read: <rootgrad/torch_root.hpp>. (Beside torch do not say
/// `using namespace rootgrad;`: `torch` would be two namespaces.)
#ifndef ROOTGRAD_TORCH_HPP
#define ROOTGRAD_TORCH_HPP

#if __cplusplus < 202002L
#error                                                                                                                 \
    "rootgrad/torch.hpp needs C++20, as torch's headers do: compile with -std=c++20; in ROOT's prompt and macros include <rootgrad/torch_root.hpp>"
#elif !__has_include(<torch/nn/module.h>)
#error                                                                                                                 \
    "rootgrad/torch.hpp finds no torch: add -I of torch's folders include and include/torch/csrc/api/include (they lie in Python's package torch)"
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

/// What librootgrad_torch.so exports.
#define ROOTGRAD_TORCH_API __attribute__((visibility("default")))

extern "C" {
/// Whether torch's headers, rootgrad's headers and the libraries in the process are those that librootgrad_torch.so was built with: NULL,
/// or what is wrong and the way out, a text that stays until this thread asks again. `torch_*`: the caller's TORCH_VERSION_…; `rootgrad_*`:
/// ROOTGRAD_VERSION_….
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

/// How a Network is made.
class NetworkOptions {
public:
  /// As many threads run a pass, the calling one included; 0, the default, for as many as torch has when the module is made
  /// (at::get_num_threads()). They are torch's threads, unless torch has one only (docs/torch.md). Results do not depend on it.
  NetworkOptions &threads(std::size_t n) {
    threads_ = n;
    return *this;
  }
  /// The module has one parameter, named "flat", of all numbers in the order of rootgrad::Network::parameters(), in place of one for each
  /// tensor of the network: an optimiser's step, clipping and a pass back then cost less, where layers are small.
  NetworkOptions &flat(bool on = true) {
    flat_ = on;
    return *this;
  }
  /// A change of parameters or inputs between a pass forward and the one back is found by their numbers, too. Torch's own count of changes,
  /// which is always looked at, does not see what goes through Tensor::data(), as steps of torch's C++ optimisers do; it takes about as
  /// long as reading them twice.
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

/// A network of rootgrad's as a torch::nn::Module: a snapshot of an Mlp, a Transformer, a compiled function, an imported model.
///
/// Its parameters have the names and shapes of the network's tensors (`layers.0.weight`: (inputs, outputs)) and lie in one storage, one
/// after the other; optimisers, clipping, hooks, state dicts and checkpoints see them as any module's. States (batch norm's statistics)
/// are buffers. The standardisation of a network that was fitted is a part of the function. train() and eval() choose whether dropout
/// drops, whose numbers come from torch's generator (torch::manual_seed), and whether batch norm goes by the batch.
///
/// Single precision, or double after `to(torch::kDouble)`; on the CPU. Passes are safe from several threads at a time, also backward; a
/// change of the module (to(), load(), train(), an optimiser's step) is one thread's. Second derivatives (create_graph) are refused.
///
/// Throws c10::Error, which says what does not fit and the way out.
class ROOTGRAD_TORCH_API NetworkImpl : public ::torch::nn::Module {
public:
  /// Takes a snapshot; later fits of `network` do not change it. Throws rootgrad::Error: Version, NullPointer, Argument, Memory.
  explicit NetworkImpl(const ::rootgrad::Network &network, const NetworkOptions &options = NetworkOptions())
      : NetworkImpl(&detail::checked(network), options) {}
  /// Of torch's layers, whose parameters become its own: see from_torch().
  NetworkImpl(const ::torch::nn::Sequential &layers, const Shape &sample,
              const NetworkOptions &options = NetworkOptions())
      : NetworkImpl(&detail::checked(layers), sample, options) {}
  ~NetworkImpl() override;
  NetworkImpl(const NetworkImpl &) = delete;
  NetworkImpl &operator=(const NetworkImpl &) = delete;

  /// `x`: (..., F), of the dtype of the parameters, on the CPU, in the units of the training data; any strides. Returns (..., K): what
  /// rootgrad::Network::predict gives with Output::Raw. No rows give none. What a pass back needs belongs to the result: any number of
  /// passes forward may precede one back, and where no gradient can be asked for nothing is kept.
  ///
  /// Throws if `x` is of another dtype, device or last size, or a parameter's data were replaced (gather()).
  ::torch::Tensor forward(const ::torch::Tensor &x);

  /// All parameters (P) as the graph has them, states included: for torch::autograd::grad, or a penalty on all weights. With
  /// NetworkOptions::flat the leaf that an optimiser takes; without, no leaf, and optimisers refuse it. Ask anew after requires_grad of a
  /// parameter changed.
  ::torch::Tensor flat_parameters();

  /// Lays parameters whose data was replaced (Tensor::set_data, torch::nn::utils::vector_to_parameters) into the one storage again; all
  /// must be of their old sizes and of one dtype, float or double. The tensors stay the same objects, so optimisers keep them.
  void gather();

  /// Gives the parameters, states included, to a network of the same tensors, such as the one that this was made of. In double precision
  /// they are rounded. Throws rootgrad::Error: Shape (other tensors), NotFinite, Busy, NullPointer.
  void write_back(::rootgrad::Network &network) const { write_back(::rootgrad::detail::live(network)); }
  void write_back(rootgrad_network_t *network) const;

  /// The layers of torch's that it was made of, which have the same parameters. Throws if it was not made by from_torch().
  ::torch::nn::Sequential to_torch() const;

  /// F, the numbers of a row.
  std::int64_t features() const;
  /// K, the outputs of a row.
  std::int64_t outputs() const;

  /// A second module with parameters of its own; `device`: the CPU, if any.
  std::shared_ptr<::torch::nn::Module>
  clone(const std::optional<::torch::Device> &device = std::nullopt) const override;
  /// To float or double, on the CPU; anything else is refused, and leaves the module as it was.
  void to(::torch::Device device, ::torch::Dtype dtype, bool non_blocking = false) override;
  void to(::torch::Dtype dtype, bool non_blocking = false) override;
  void to(::torch::Device device, bool non_blocking = false) override;
  /// Writes and reads parameters and buffers, as torch::save and torch::load do. What is read takes the module's dtype; if a tensor is
  /// missing or of other sizes, it throws and leaves the module as it was.
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

/// Owner of a NetworkImpl, as torch::nn::Linear is of a LinearImpl.
class Network : public ::torch::nn::ModuleHolder<NetworkImpl> {
public:
  using ::torch::nn::ModuleHolder<NetworkImpl>::ModuleHolder;
  using Impl [[maybe_unused]] = NetworkImpl;
};

/// Layers as one of a Sequential's: torch's own Sequential cannot be nested in C++, since its forward() is a template.
class ROOTGRAD_TORCH_API NestedImpl : public ::torch::nn::SequentialImpl {
public:
  using SequentialImpl::SequentialImpl;
  ::torch::Tensor forward(const ::torch::Tensor &x) { return SequentialImpl::forward(x); }
  std::shared_ptr<::torch::nn::Module>
  clone(const std::optional<::torch::Device> &device = std::nullopt) const override;
  void pretty_print(std::ostream &stream) const override;
};

/// Owner of a NestedImpl.
class Nested : public ::torch::nn::ModuleHolder<NestedImpl> {
public:
  using ::torch::nn::ModuleHolder<NestedImpl>::ModuleHolder;
  using Impl [[maybe_unused]] = NestedImpl;
};

/// How a network that rootgrad fitted standardises: (x - mean) / scale of the last axis, or undone, x * scale + mean. What to_torch() begins
/// and ends with, where that is needed. from_torch() takes its numbers as constants.
class ROOTGRAD_TORCH_API StandardisationImpl : public ::torch::nn::Cloneable<StandardisationImpl> {
public:
  /// `mean`, `scale`: (F).
  explicit StandardisationImpl(::torch::Tensor mean, ::torch::Tensor scale, bool undone = false);
  void reset() override;
  /// `x`: (..., F).
  ::torch::Tensor forward(const ::torch::Tensor &x);
  void pretty_print(std::ostream &stream) const override;
  bool is_undone() const { return undone_; }

  /// Buffers.
  ::torch::Tensor mean, scale;

private:
  bool undone_;
};

/// Owner of a StandardisationImpl.
class Standardisation : public ::torch::nn::ModuleHolder<StandardisationImpl> {
public:
  using ::torch::nn::ModuleHolder<StandardisationImpl>::ModuleHolder;
  using Impl [[maybe_unused]] = StandardisationImpl;
};

namespace detail {
ROOTGRAD_TORCH_API ::rootgrad::Network network_of(const ::torch::nn::Sequential &layers, const Shape &sample);
ROOTGRAD_TORCH_API ::torch::nn::Sequential layers_of(const ::rootgrad::Network &network);
} // namespace detail

/// Torch's layers, computed by rootgrad: a module over a network of the same layers, whose parameters and running statistics are the very
/// tensors of `layers`. So an optimiser over either moves both, gradients that a pass back leaves are seen by both, and state dicts have
/// the same names and shapes. Their data is laid into one storage.
///
/// `sample`: the sizes of one sample, without the batch: Shape{784}, Shape{1, 28, 28}. A row of the module's input are its numbers, one
/// after the other: `net->forward(x.flatten(1))`, and likewise of its outputs; numbers of an Embedding are given as float. `layers` must be
/// in one mode, train() or eval(), which the module takes over.
///
///     torch::nn::Sequential layers(torch::nn::Linear(784, 128), torch::nn::ReLU(), torch::nn::Linear(128, 10));
///     auto net = rootgrad::torch::from_torch(layers, {784});
///     torch::optim::AdamW adam(layers->parameters(), 1e-3);   // or net->parameters(): the same
///
/// Another dtype is net->to(…), of both; where `layers` moved by itself (to(), torch::load), net->gather() follows. A clone() of either is
/// by itself. docs/torch.md lists the layers. Throws c10::Error that names the layer, what it has and what was wanted, and changes nothing
/// then; rootgrad::Error: Version, Memory.
inline Network from_torch(const ::torch::nn::Sequential &layers, const Shape &sample,
                          const NetworkOptions &options = NetworkOptions()) {
  return Network(layers, sample, options);
}

/// A network of rootgrad's of these layers, with a copy of their numbers, rounded to single precision: to save, to export as ONNX, to run
/// on an RDataFrame. Throws as from_torch(); rootgrad::Error: NotFinite.
inline ::rootgrad::Network network_of(const ::torch::nn::Sequential &layers, const Shape &sample) {
  return detail::network_of(detail::checked(layers), sample);
}

/// The layers of torch's that a module was made of by from_torch(), with the same parameters. Throws c10::Error for other modules.
inline ::torch::nn::Sequential to_torch(const Network &network) { return network->to_torch(); }

/// Layers of torch's with a copy of the numbers of an Mlp; of one that was fitted, with its standardisations. from_torch() of them gives a
/// module with the same parameters. Throws c10::Error for networks of another kind, which tells what to do with these; rootgrad::Error.
inline ::torch::nn::Sequential to_torch(const ::rootgrad::Network &network) {
  return detail::layers_of(detail::checked(network));
}

/// Registers a snapshot of a network under a name, by which torch's operators find it, `torch.ops.rootgrad.network(x, flat, name)` in Python,
/// in graphs that torch compiles and exports, too. `threads`: as of NetworkOptions. Throws c10::Error (the name is taken), rootgrad::Error.
ROOTGRAD_TORCH_API void register_network(const std::string &name, const rootgrad_network_t *network,
                                         std::size_t threads = 0);
/// Forgets it; graphs that call it by this name fail from then on. Throws c10::Error.
ROOTGRAD_TORCH_API void unregister_network(const std::string &name);

/// A function of a library of the user's, whose gradient the library has, too: rootgrad/torch_function.h says what it exports, which
/// `#[export_torch]` makes of a Rust function with #[autodiff_reverse]. Copies are the same function. Safe from several threads.
///
///     auto energy = rootgrad::torch::function("libmine.so", "energy");
///     auto e = energy(positions, charges);
///     e.backward();
///
/// A function of one number whose library has products with its Hessian is twice differentiable (create_graph); others refuse it.
class ROOTGRAD_TORCH_API Function {
public:
  /// Loads the library, for good. Throws rootgrad::Error: Io (it cannot be loaded), Argument (a symbol that it lacks), Version and Argument
  /// (its description).
  Function(const std::string &path, const std::string &name);

  /// The output: a number (), or an array of one dimension. The inputs: as many as inputs(), on the CPU, of the library's precision, of
  /// any shape, whose numbers the function sees row by row. Throws c10::Error.
  ::torch::Tensor operator()(::torch::TensorList inputs) const;
  template <class... T>::torch::Tensor operator()(const ::torch::Tensor &first, const T &...rest) const {
    const std::initializer_list<::torch::Tensor> inputs{first, rest...};
    return (*this)(::torch::TensorList(inputs));
  }

  std::size_t inputs() const;

private:
  const rootgrad_torch_function_t *described_;
};

/// The function `name` of the library `path`, which is found as dlopen() does. Throws rootgrad::Error: also Version.
inline Function function(const std::string &path, const std::string &name) {
  detail::check_versions();
  return Function(path, name);
}

} // namespace rootgrad::torch

#endif
#endif // ROOTGRAD_TORCH_HPP
