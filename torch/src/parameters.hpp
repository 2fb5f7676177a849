// The parameters of a network as tensors: one storage, with one leaf of the graph for each tensor of the network.
#ifndef ROOTGRAD_TORCH_PARAMETERS_HPP
#define ROOTGRAD_TORCH_PARAMETERS_HPP

#include "engine.hpp"

#include <mutex>

namespace rootgrad::torch::detail {

/// The numbers (P) of a network in its order, as a pass reads them, with a leaf of the graph for each tensor. States are separate tensors.
///
/// The leaves are located in the storage of the numbers and share its version counter. So torch's own check finds changes that an
/// optimiser makes in place between a forward and its backward pass. A pass reads one tensor that the graph joins from all leaves: with
/// ten tensors as inputs, a pass would cost torch five times as much. With `as_one` the numbers are a single leaf.
class Parameters {
public:
  /// Takes over `values` (P), float or double, without gaps.
  Parameters(std::shared_ptr<const Engine> engine, const at::Tensor &values, bool as_one);

  /// Uses existing leaves and states, another module's parameters and buffers. They are moved into one storage and stay the same objects.
  /// `tensors` has the order of Engine::tensors(). If they are not valid, throws and changes nothing.
  Parameters(std::shared_ptr<const Engine> engine, std::vector<at::Tensor> tensors);

  /// Returns the input of a pass (P), after updating the states from the buffers. Throws if the data of a leaf or state was replaced.
  at::Tensor flat();

  /// Returns leaves and states in the order of Engine::tensors(). With `as_one`, the leaves are undefined.
  const std::vector<at::Tensor> &tensors() const { return tensors_; }
  /// Returns the single leaf with `as_one`; otherwise an undefined tensor.
  const at::Tensor &one() const { return as_one_ ? values_ : undefined_; }
  bool is_one() const { return as_one_; }
  at::ScalarType dtype() const { return values_.scalar_type(); }

  /// Returns a copy of all numbers (P), including states.
  at::Tensor copy() const;

  /// Sets the buffers to the states in `flat`, after a pass in training.
  void store_states(const at::Tensor &flat);

  /// Moves leaves whose data was replaced into one storage again. If they are not valid, throws and changes nothing.
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
  std::vector<at::Tensor> tensors_; // one for each tensor
  at::Tensor flat_;                 // (P): the tensor that the graph joins from the leaves
  std::vector<char> wanted_;        // for each tensor, true if flat_ depends on it
  at::Tensor undefined_;
  std::mutex mutex_; // protects flat_ and wanted_
};

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_PARAMETERS_HPP
