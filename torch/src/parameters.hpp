// The parameters of a network as tensors: one storage, and a leaf of the graph for each tensor of the network.
#ifndef ROOTGRAD_TORCH_PARAMETERS_HPP
#define ROOTGRAD_TORCH_PARAMETERS_HPP

#include "engine.hpp"

#include <mutex>

namespace rootgrad::torch::detail {

/// The numbers (P) of a network in its order, as a pass takes them, with a leaf of the graph for each tensor; states are tensors of their
/// own.
///
/// The leaves lie in the storage of the numbers and count changes with them: what an optimiser changes in place between a pass forward and
/// the one back, torch's own check finds. What a pass takes is one tensor that the graph makes of all leaves: a pass with ten tensors for
/// inputs costs torch five times as much. As one (`as_one`), the numbers are a leaf themselves.
class Parameters {
public:
  /// `values`: (P), float or double, without gaps; they are taken over.
  Parameters(std::shared_ptr<const Engine> engine, const at::Tensor &values, bool as_one);

  /// Of leaves and states that are there, another module's parameters and buffers: they are laid into one storage, and stay the same
  /// objects. `tensors`: in the order of Engine::tensors(). Throws if they do not suit, and changes nothing then.
  Parameters(std::shared_ptr<const Engine> engine, std::vector<at::Tensor> tensors);

  /// What a pass takes (P). Throws if the data of a leaf or state was replaced. States are brought to what the buffers say.
  at::Tensor flat();

  /// Leaves and states in the order of Engine::tensors(); as one, the leaves are undefined.
  const std::vector<at::Tensor> &tensors() const { return tensors_; }
  /// As one, the leaf; else undefined.
  const at::Tensor &one() const { return as_one_ ? values_ : undefined_; }
  bool is_one() const { return as_one_; }
  at::ScalarType dtype() const { return values_.scalar_type(); }

  /// A copy of all numbers (P), states included.
  at::Tensor copy() const;

  /// After a pass in training: the buffers become what the states in `flat` are.
  void store_states(const at::Tensor &flat);

  /// Lays leaves whose data was replaced into one storage again. Throws if they do not suit, and changes nothing then.
  void gather();

private:
  void lay(const at::Tensor &values);
  void connect();
  void check_places() const;
  void load_states() const;
  bool is_connected() const;

  std::shared_ptr<const Engine> engine_;
  bool as_one_;
  at::Tensor values_;               // (P): the storage
  std::vector<at::Tensor> tensors_; // of each tensor
  at::Tensor flat_;                 // (P): what the graph makes of the leaves
  std::vector<char> wanted_;        // of each tensor whether flat_ leads to it
  at::Tensor undefined_;
  std::mutex mutex_; // of flat_ and wanted_
};

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_PARAMETERS_HPP
