// rootgrad's networks as modules of LibTorch: torch owns tensors, optimisers and the loop, rootgrad computes the network and its
// gradients. C++20, as torch's headers are; link librootgrad_torch.so, librootgrad.so, libtorch_cpu.so and libc10.so.
//
//     #include <torch/torch.h>
//     #include <rootgrad/rootgrad.hpp>
//     #include <rootgrad/torch.hpp>
//
//     rootgrad::torch::Network net(rootgrad::Mlp({784, 128, 10}, rootgrad::Activation::Relu, /*seed=*/1));
//     torch::optim::AdamW adam(net->parameters(), 1e-3);
//     auto loss = torch::nn::functional::cross_entropy(net->forward(x), y);    // x (N, 784) float, y (N) long
//     loss.backward();
//     adam.step();
//
// In ROOT's prompt and macros, where torch's headers cannot be read: <rootgrad/torch_root.hpp>. (Beside torch do not say
// `using namespace rootgrad;`: `torch` would be two namespaces.)
#ifndef ROOTGRAD_TORCH_HPP
#define ROOTGRAD_TORCH_HPP

#if __cplusplus < 202002L
#error                                                                                                                 \
    "rootgrad/torch.hpp needs C++20, as torch's headers do: compile with -std=c++20; in ROOT's prompt and macros include <rootgrad/torch_root.hpp>"
#elif !__has_include(<torch/nn/module.h>)
#error                                                                                                                 \
    "rootgrad/torch.hpp finds no torch: add -I of torch's folders include and include/torch/csrc/api/include (they lie in Python's package torch)"
#else

#include "network.hpp"
#include "torch_function.h"

#include <torch/nn/module.h>
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
inline const ::rootgrad::Network &checked(const ::rootgrad::Network &network) {
  check_versions();
  return network;
}

} // namespace detail

/// How a Network is made.
class NetworkOptions {
public:
  /// As many threads run a pass, the calling one included; 0, the default, for as many as torch has when the module is made
  /// (at::get_num_threads()). Results do not depend on it. Where layers are large, a loop is fastest with torch::set_num_threads(1) and all
  /// cores here: torch's threads wait on the cores that a pass wants (docs/torch.md).
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
  void write_back(::rootgrad::Network &network) const { write_back(network.handle()); }
  void write_back(rootgrad_network_t *network) const;

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
