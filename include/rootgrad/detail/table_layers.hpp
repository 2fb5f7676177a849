/// \file table_layers.hpp
/// Layers of networks for tables: members that share weights, embeddings of numbers, a scale factor for each column.
#ifndef ROOTGRAD_TABLE_LAYERS_HPP
#define ROOTGRAD_TABLE_LAYERS_HPP

#include "layers.hpp"
#include "tensor.hpp"

#include <cstdint>
#include <vector>

namespace rootgrad {

/// A trained factor for each number along the last axis, initially 1: the network learns which columns are important.
class Scaling : public Layer {
public:
  explicit Scaling(Where made = Where()) : Layer(made) {}
  Tensor operator()(Tensor x, Where where = Where()) const { return call("scaling", {x}, where); }
};

/// Embeds each of n numbers: x (n) becomes (n, width), the number itself and width - 1 sums of cos(2 pi f x + b). Each
/// number has its own trained frequencies f, `frequencies` of them, and phases b. With a width of 0: the number and the
/// cosines themselves, (n, 1 + frequencies). The initial frequencies are random with standard deviation sigma. (PBLD of
/// RealMLP, Holzmueller et al., arXiv:2407.04491.)
class PeriodicEmbedding : public Layer {
public:
  explicit PeriodicEmbedding(std::int64_t frequencies = 16, std::int64_t width = 4, double sigma = 0.1,
                             Where made = Where())
      : Layer(made), frequencies_(frequencies), width_(width), sigma_(sigma) {}
  Tensor operator()(Tensor x, Where where = Where()) const {
    return call("periodic_embedding", {x}, where, {frequencies_, width_}, {sigma_});
  }

private:
  std::int64_t frequencies_, width_;
  double sigma_;
};

/// Embeds each of n numbers by functions that are linear between its own knots, and constant beyond them: x (n) becomes
/// (n, width), for each number b + sum_j w_j min(max((x - t_j)/(t_{j+1} - t_j), 0), 1). The knots t are in the units of
/// x; if the network standardises its inputs, these are standard deviations from the mean. Each list has at least two
/// knots, in rising order. Weights and biases begin with 0. For a column with few values, use these as its knots: then
/// each value has its own embedding. (Gorishniy et al., arXiv:2203.05556.)
class PiecewiseLinearEmbedding : public Layer {
public:
  explicit PiecewiseLinearEmbedding(const std::vector<std::vector<double>> &knots, std::int64_t width = 8,
                                    Where made = Where())
      : Layer(made), sizes_{width} {
    for (const std::vector<double> &own : knots) {
      sizes_.push_back(static_cast<std::int64_t>(own.size()));
      knots_.insert(knots_.end(), own.begin(), own.end());
    }
  }
  Tensor operator()(Tensor x, Where where = Where()) const {
    return call("piecewise_linear_embedding",
                detail::call(&x, 1, sizes_.data(), sizes_.size(), knots_.data(), knots_.size(), where));
  }

private:
  std::vector<std::int64_t> sizes_;
  std::vector<double> knots_;
};

/// Inputs of k members, networks that share the weights of all following layers (TabM, Gorishniy et al.,
/// arXiv:2410.24210): x (n) becomes (k, n), x times factors of each member. The factors are trained and begin with
/// random signs.
///
/// ```cpp
/// struct Net {
///   rootgrad::Members members{16};
///   rootgrad::Linear first{128}, second{128};
///   rootgrad::MemberLinear head{1};
///   ROOTGRAD_NAMES(members, first, second, head)
///   rootgrad::Tensor operator()(rootgrad::Tensor x) const {
///     return mean_of_members(head(gelu(second(gelu(first(members(x)))))));
///   }
/// };
/// ```
class Members : public Layer {
public:
  explicit Members(std::int64_t members = 16, Where made = Where()) : Layer(made), members_(members) {}
  Tensor operator()(Tensor x, Where where = Where()) const { return call("members", {x}, where, {members_}); }

private:
  std::int64_t members_;
};

/// Linear layer x w + b with separate weights for each member: (k, n) becomes (k, outputs).
class MemberLinear : public Layer {
public:
  explicit MemberLinear(std::int64_t outputs = 1, bool bias = true, Where made = Where())
      : Layer(made), outputs_(outputs), bias_(bias) {}
  Tensor operator()(Tensor x, Where where = Where()) const {
    return call("member_linear", {x}, where, {outputs_, bias_});
  }

private:
  std::int64_t outputs_;
  bool bias_;
};

/// Quantity that is averaged over the members: probabilities of a classifier, or values of a regression.
enum class MembersMean : int { Probabilities = 0, Values = 1 };
/// Returns the prediction (K) of members (k, K), which must be the network's output. It is the logit of their mean
/// probability, the logarithms of the mean probabilities of K classes, or the mean of their values. Such a network is
/// trained with the mean of the members' losses.
inline Tensor mean_of_members(Tensor members, MembersMean of = MembersMean::Probabilities, Where where = Where()) {
  return detail::operation("mean_of_members", {members}, where, {static_cast<int>(of)});
}

} // namespace rootgrad

#endif // ROOTGRAD_TABLE_LAYERS_HPP
