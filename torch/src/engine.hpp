// A rootgrad network as a function of tensors' memory.
#ifndef ROOTGRAD_TORCH_ENGINE_HPP
#define ROOTGRAD_TORCH_ENGINE_HPP

#include "rootgrad/detail/network.hpp"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rootgrad::torch::detail {

/// A tensor of a network: where it lies among the parameters.
struct Part {
  std::string name;
  std::vector<std::int64_t> sizes;
  /// Of its numbers, which have no gaps.
  std::vector<std::int64_t> strides;
  std::int64_t offset = 0;
  std::int64_t numel = 0;
  /// It follows the batches in training, and is not trained.
  bool is_state = false;
  /// Sizes and strides are the other way round than in the network: (outputs, inputs), as torch's Linear has its weight.
  bool transposed = false;
};

/// The same numbers, with the two sizes the other way round.
void transpose(Part &part);

/// What a pass forward is to be.
struct Pass {
  bool training = false;
  /// What the pass back may be asked for.
  bool parameters = false;
  bool inputs = false;
  /// Whether rootgrad looks for changes of numbers in between.
  bool checked = false;
  /// In training: what dropout's numbers come from.
  std::uint64_t seed = 0;
  std::uint64_t step = 0;
  /// In training: parameters (P) among which the states of the network are left as they become, past torch's count of changes; undefined:
  /// nowhere. They may be those that the pass reads.
  at::Tensor states;
};

/// Goes back on a tape for `seed` (rows, K); a gradient that is undefined is not computed. All are without gaps and of one dtype.
void go_back(const rootgrad_tape_t *tape, const at::Tensor &parameters, const at::Tensor &x, const at::Tensor &seed,
             const at::Tensor &d_parameters, const at::Tensor &d_x, bool keep);

/// What a pass forward leaves for one back: the owner of a rootgrad_tape_t.
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
  /// `tensors`: those of the network; some may be transposed.
  Engine(const rootgrad_network_t *network, std::size_t threads, std::vector<Part> tensors);
  ~Engine() { rootgrad_differentiable_free(handle_); }
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;

  std::int64_t features() const { return features_; }
  std::int64_t outputs() const { return outputs_; }
  std::int64_t parameters() const { return parameters_; }
  bool has_states() const { return has_states_; }
  /// In the order in which they lie, without gaps.
  const std::vector<Part> &tensors() const { return tensors_; }

  /// Runs rows of `x` (rows, F), `stride` numbers apart, into `out` (rows, K); at least one row. If there is a `tape`, it gets what a pass
  /// back needs.
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

/// The tensors of a network. Throws rootgrad::Error.
std::vector<Part> tensors_of(const rootgrad_network_t *network);

/// A copy of its parameters (P), as float.
at::Tensor values_of(const ::rootgrad::Network &network);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_ENGINE_HPP
