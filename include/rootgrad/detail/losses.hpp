/// \file losses.hpp
/// Losses of outputs and targets, for direct use or as parts of your own loss:
///
/// ```cpp
/// fit(net, df, columns, "is_signal", TrainOptions().loss([](Tensor y, Tensor t) { return focal(y, t); }));
/// ```
///
/// Each function gives one number per event, the mean over its outputs, unless its comment describes one number per
/// batch. With `LossReduction::Each` it gives the loss of each output, in the shape of the outputs:
/// mean(binary_cross_entropy(y, t, LossReduction::Each), -1).
#ifndef ROOTGRAD_LOSSES_HPP
#define ROOTGRAD_LOSSES_HPP

#include "tensor.hpp"

namespace rootgrad {

/// Result for an event with several outputs: the mean of their losses (Mean), or the loss of each output (Each).
enum class LossReduction : int { Mean = 0, Each = 1 };

namespace detail {
inline Tensor loss(const char *name, std::initializer_list<Tensor> inputs, LossReduction of, Where where,
                   Reals reals = {}) {
  return operation(name, inputs, where, {static_cast<int>(of)}, reals);
}
} // namespace detail

/// Binary cross-entropy of a logit and a target from 0 to 1: log(1 + exp(y)) - t y.
inline Tensor binary_cross_entropy(Tensor y, Tensor t, LossReduction of = LossReduction::Mean, Where where = Where()) {
  return detail::loss("binary_cross_entropy", {y, t}, of, where);
}
/// Cross-entropy of the logits of K classes and the true class, a number from 0. `smoothing`: this fraction of the
/// target's probability is distributed over all classes (Szegedy et al., arXiv:1512.00567).
inline Tensor cross_entropy(Tensor y, Tensor t, double smoothing = 0, LossReduction of = LossReduction::Mean,
                            Where where = Where()) {
  return detail::loss("cross_entropy", {y, t}, of, where, {smoothing});
}
/// Focal loss: (1 - p)^gamma (-log p) with the probability p of the target, 0 or 1. Hard events count more (Lin et al.,
/// arXiv:1708.02002).
inline Tensor focal(Tensor y, Tensor t, double gamma = 2, LossReduction of = LossReduction::Mean,
                    Where where = Where()) {
  return detail::loss("focal", {y, t}, of, where, {gamma});
}
/// Hinge loss: max(0, 1 - y) for the target 1, max(0, 1 + y) for the target 0.
inline Tensor hinge(Tensor y, Tensor t, LossReduction of = LossReduction::Mean, Where where = Where()) {
  return detail::loss("hinge", {y, t}, of, where);
}
/// Squared error: (y - t)^2.
inline Tensor squared_error(Tensor y, Tensor t, LossReduction of = LossReduction::Mean, Where where = Where()) {
  return detail::loss("squared_error", {y, t}, of, where);
}
/// Huber loss: (y - t)^2 / 2, but linear beyond delta (Huber, 1964).
inline Tensor huber(Tensor y, Tensor t, double delta = 1, LossReduction of = LossReduction::Mean,
                    Where where = Where()) {
  return detail::loss("huber", {y, t}, of, where, {delta});
}
/// Quantile loss. Its minimum is the quantile: the value that the target is below with probability q (Koenker &
/// Bassett, 1978).
inline Tensor quantile(Tensor y, Tensor t, double q, LossReduction of = LossReduction::Mean, Where where = Where()) {
  return detail::loss("quantile", {y, t}, of, where, {q});
}
/// -log of a normal density with this mean and logarithm of the variance: a regression that also predicts its
/// resolution.
inline Tensor gaussian_nll(Tensor mean, Tensor log_variance, Tensor t, LossReduction of = LossReduction::Mean,
                           Where where = Where()) {
  return detail::loss("gaussian_nll", {mean, log_variance, t}, of, where);
}
/// -log of a Poisson probability with this logarithm of the rate.
inline Tensor poisson_nll(Tensor log_rate, Tensor t, LossReduction of = LossReduction::Mean, Where where = Where()) {
  return detail::loss("poisson_nll", {log_rate, t}, of, where);
}
/// Square of the distance correlation of two numbers of an event, with weights: one number per batch, 0 if they are
/// independent. As a penalty it makes a classifier independent of a mass, "DisCo" (Kasieczka & Shih, arXiv:2001.05310):
/// pass the background's weights, and 0 for the signal. Use batches with some hundred such events.
inline Tensor disco(Tensor x, Tensor column, Tensor weight, Where where = Where()) {
  return detail::operation("disco", {x, column, weight}, where);
}
/// Minus the expected significance Z (median, of Asimov data) of a selection by the score: one number per batch. The
/// score is from 0 to 1. `signal` and `background`: expected numbers of events. `systematic`: relative uncertainty of the
/// background. (Elwood & Kruecker, arXiv:1806.00322.)
inline Tensor expected_significance(Tensor score, Tensor t, Tensor weight, double signal, double background,
                                    double systematic = 0, Where where = Where()) {
  return detail::operation("expected_significance", {score, t, weight}, where, {}, {signal, background, systematic});
}

} // namespace rootgrad

#endif // ROOTGRAD_LOSSES_HPP
