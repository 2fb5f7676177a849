// A rootgrad network as a function on the memory of tensors.
#ifndef ROOTGRAD_TORCH_ENGINE_HPP
#define ROOTGRAD_TORCH_ENGINE_HPP

#include "rootgrad/detail/network.hpp"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad::torch::detail {

/// A tensor of a network, and its location among the parameters.
struct Part {
  std::string name;
  std::vector<std::int64_t> sizes;
  /// Strides of its numbers, which are stored without gaps.
  std::vector<std::int64_t> strides;
  std::int64_t offset = 0;
  std::int64_t numel = 0;
  /// True if it follows the batches in training, and is not trained itself.
  bool is_state = false;
  /// True if the two sizes are exchanged compared with the network: (outputs, inputs), as in the weight of torch's Linear.
  bool transposed = false;
};

/// Exchanges the two sizes and strides; the numbers stay the same.
void transpose(Part &part);

/// Options of a forward pass.
struct Pass {
  bool training = false;
  /// The gradients that the backward pass may be asked for: of the parameters, and of the inputs.
  bool parameters = false;
  bool inputs = false;
  /// True if rootgrad must check that the numbers are unchanged between the two passes.
  bool checked = false;
  /// In training, the seed of dropout's random numbers.
  std::uint64_t seed = 0;
  std::uint64_t step = 0;
  /// In training, the parameters (P) to which the new states of the network are written, without changing torch's version counter. They
  /// may be the parameters that the pass reads. If undefined, the states are not written.
  at::Tensor states;
};

/// Runs the backward pass of a tape for `seed` (rows, K). A gradient whose tensor is undefined is not computed. All tensors are contiguous
/// and have the same dtype.
void go_back(const rootgrad_tape_t *tape, const at::Tensor &parameters, const at::Tensor &x, const at::Tensor &seed,
             const at::Tensor &d_parameters, const at::Tensor &d_x, bool keep);

/// Data that a forward pass leaves for the backward pass: the owner of a rootgrad_tape_t.
class Tape {
public:
  explicit Tape(rootgrad_tape_t *tape) : tape_(tape) {}
  ~Tape() { rootgrad_tape_free(tape_); }
  Tape(const Tape &) = delete;
  Tape &operator=(const Tape &) = delete;

  const rootgrad_tape_t *handle() const { return tape_; }

private:
  rootgrad_tape_t *tape_;
};

/// A snapshot of a network, without its parameters. Thread safe.
class Engine {
public:
  /// Throws rootgrad::Error.
  Engine(const rootgrad_network_t *network, std::size_t threads);
  /// Uses `tensors` as the description of the network's tensors; some may be transposed.
  Engine(const rootgrad_network_t *network, std::size_t threads, std::vector<Part> tensors);
  ~Engine() { rootgrad_differentiable_free(handle_); }
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;

  std::int64_t features() const { return features_; }
  std::int64_t outputs() const { return outputs_; }
  std::int64_t parameters() const { return parameters_; }
  bool has_states() const { return has_states_; }
  /// Returns the tensors in memory order, without gaps.
  const std::vector<Part> &tensors() const { return tensors_; }

  /// Runs the network on rows of `x` (rows, F), which are `stride` numbers apart, and writes to `out` (rows, K); needs at least one row.
  /// `tape`, if given, receives the data for a backward pass.
  void forward(const at::Tensor &parameters, const at::Tensor &x, std::int64_t stride, const at::Tensor &out,
               const Pass &pass, std::shared_ptr<const Tape> *tape) const;

private:
  rootgrad_differentiable_t *handle_ = nullptr;
  std::int64_t features_ = 0;
  std::int64_t outputs_ = 0;
  std::int64_t parameters_ = 0;
  bool has_states_ = false;
  std::vector<Part> tensors_;
};

/// Returns the tensors of a network. Throws rootgrad::Error.
std::vector<Part> tensors_of(const rootgrad_network_t *network);

/// Returns a copy of its parameters (P), as float.
at::Tensor values_of(const ::rootgrad::Network &network);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_ENGINE_HPP
