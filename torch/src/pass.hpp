// A pass of a network in torch's graph.
#ifndef ROOTGRAD_TORCH_PASS_HPP
#define ROOTGRAD_TORCH_PASS_HPP

#include "engine.hpp"

namespace rootgrad::torch::detail {

/// y (..., K) of `x` (..., F), differentiable in `x` and `flat` (P), all of one dtype. `pass`: what the pass back may be asked for is found
/// here. Throws c10::Error.
at::Tensor run(const std::shared_ptr<const Engine> &engine, const at::Tensor &x, const at::Tensor &flat, Pass pass);

/// The outputs of a pass forward, of plain tensors; what a pass back needs in `tape`, if there is one.
at::Tensor evaluate(const Engine &engine, const at::Tensor &x, const at::Tensor &flat, const Pass &pass,
                    std::shared_ptr<const Tape> *tape);

/// Throws unless `x` suits the network, whose parameters are of `dtype`.
void check_input(const Engine &engine, const at::Tensor &x, at::ScalarType dtype);

/// Throws unless rootgrad can compute on it: a dense tensor on the CPU, float or double. `name`: what it is in the message.
void check_tensor(const char *name, const at::Tensor &tensor);

/// Without gaps, and with its numbers in memory as they are: the tensor itself, if it is so.
at::Tensor plain(const at::Tensor &tensor);

/// Dropout's numbers of the next pass in training, from torch's generator.
void draw_seed(Pass &pass);

} // namespace rootgrad::torch::detail

#endif // ROOTGRAD_TORCH_PASS_HPP
