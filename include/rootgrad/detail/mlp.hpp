/// \file mlp.hpp
/// Networks of fully connected layers.
#ifndef ROOTGRAD_MLP_HPP
#define ROOTGRAD_MLP_HPP

#include "network.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace rootgrad {

/// The nonlinearity between layers.
enum class Activation : int {
  Identity = ROOTGRAD_ACTIVATION_IDENTITY,
  Relu = ROOTGRAD_ACTIVATION_RELU,
  Gelu = ROOTGRAD_ACTIVATION_GELU, ///< x Phi(x), in the tanh form
  Silu = ROOTGRAD_ACTIVATION_SILU, ///< x sigmoid(x)
  Tanh = ROOTGRAD_ACTIVATION_TANH,
  Sigmoid = ROOTGRAD_ACTIVATION_SIGMOID
};

/// Initial distribution of the weights.
enum class Init : int {
  Auto = ROOTGRAD_INIT_AUTO,      ///< Bounded, which suits most networks
  He = ROOTGRAD_INIT_HE,          ///< variance 2/in, biases 0
  Xavier = ROOTGRAD_INIT_XAVIER,  ///< variance 2/(in + out), biases 0
  Bounded = ROOTGRAD_INIT_BOUNDED ///< weights and biases between ±1/√in, as in PyTorch
};

/// A network of fully connected layers.
///
///     rootgrad::Mlp net({4, 64, 64, 1}, rootgrad::Activation::Gelu, /*seed=*/42);
class Mlp : public Network {
public:
  /// A network with these `widths`: features, width of each hidden layer, outputs. The activation follows all layers
  /// but the last. The same seed gives the same bits on every machine.
  explicit Mlp(const std::vector<std::size_t> &widths, Activation activation = Activation::Gelu, std::uint64_t seed = 0,
               Init init = Init::Auto)
      : Network(make(widths, activation, seed, init)) {}

  /// Reads a network from a file that save() wrote. Throws Error: Io, Format, Version; Argument if the file contains
  /// another kind of network.
  static Mlp load(const std::string &path) {
    Mlp net(load_handle(path));
    net.widths();
    return detail::result(net);
  }

  /// Number of features, width of each hidden layer, number of outputs.
  std::vector<std::size_t> widths() const {
    std::size_t n = 0;
    detail::check(rootgrad_mlp_widths(detail::live(*this), nullptr, 0, &n));
    std::vector<std::size_t> widths(n);
    detail::check(rootgrad_mlp_widths(detail::live(*this), widths.data(), n, &n));
    return detail::result(widths);
  }

  /// Activation between the layers.
  Activation activation() const {
    std::int32_t value = 0;
    detail::check(rootgrad_mlp_activation(detail::live(*this), &value));
    return static_cast<Activation>(value);
  }

private:
  explicit Mlp(rootgrad_network_t *handle) : Network(handle) {}

  static rootgrad_network_t *make(const std::vector<std::size_t> &widths, Activation activation, std::uint64_t seed,
                                  Init init) {
    detail::check_version();
    rootgrad_network_t *handle = nullptr;
    detail::check(rootgrad_mlp_new(widths.data(), widths.size(), static_cast<int>(activation), static_cast<int>(init),
                                   seed, &handle));
    return handle;
  }
};

} // namespace rootgrad

#endif // ROOTGRAD_MLP_HPP
