// A network's pass in torch's graph.
#ifndef ROOTGRAD_TORCH_PASS_HPP
#define ROOTGRAD_TORCH_PASS_HPP

#include "engine.hpp"

namespace rootgrad::torch::detail {

/// Returns y (..., K) for `x` (..., F), differentiable in `x` and `flat` (P); all have the same dtype. Determines itself which gradients
/// `pass` may be asked for. Throws c10::Error.
at::Tensor run(const std::shared_ptr<const Engine> &engine, const at::Tensor &x, const at::Tensor &flat, Pass pass);

/// Returns the outputs of a forward pass on plain tensors. `tape`, if given, receives the data for a backward pass.
at::Tensor evaluate(const Engine &engine, const at::Tensor &x, const at::Tensor &flat, const Pass &pass,
                    std::shared_ptr<const Tape> *tape);

/// Throws unless `x` is valid for the network, whose parameters have the type `dtype`.
void check_input(const Engine &engine, const at::Tensor &x, at::ScalarType dtype);

/// Throws unless rootgrad can use the tensor: dense, on the CPU, float or double. `name` identifies it in the message.
void check_tensor(const char *name, const at::Tensor &tensor);

/// Returns a contiguous tensor without torch's lazy negation and zero tensors: the tensor itself, if possible.
at::Tensor plain(const at::Tensor &tensor);

/// Draws the seed of dropout for the next pass in training, from torch's generator.
void draw_seed(Pass &pass);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_PASS_HPP
