/// \file tensor.hpp
/// Values in a network that is being composed, and the operations on them.
#ifndef ROOTGRAD_TENSOR_HPP
#define ROOTGRAD_TENSOR_HPP

#include "error.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {

/// A line in the user's code, for messages: as default argument it is filled in at the caller.
struct Where {
  const char *file;
  int line;
  Where(const char *f = __builtin_FILE(), int l = __builtin_LINE()) : file(f), line(l) {}
};

/// Sizes of a row's value, without the batch. Shape{} is a single number, Shape{1, 256} a series with one channel.
class Shape {
public:
  Shape() = default;
  Shape(std::initializer_list<std::size_t> sizes) : sizes_(sizes) {}
  explicit Shape(std::vector<std::size_t> sizes) : sizes_(std::move(sizes)) {}

  std::size_t size() const { return sizes_.size(); }
  std::size_t operator[](std::size_t i) const { return sizes_.at(i); }
  const std::size_t *data() const { return sizes_.data(); }
  const std::vector<std::size_t> &sizes() const { return sizes_; }

private:
  std::vector<std::size_t> sizes_;
};

namespace detail {
template <class> inline constexpr bool never = false;
} // namespace detail

/// A value in the network that is being compiled: one for each row, or one shared by all rows. It is a number of 8
/// bytes that is valid only inside the recorded function; nothing has been computed yet.
///
/// The batch is axis 0. So the first size of a row's value is axis 1, the last one is axis -1.
class Tensor {
public:
  /// No value yet: assign one before use.
  Tensor() = default;
  /// A constant number.
  Tensor(double value) { detail::check(rootgrad_trace_constant(&value, 1, nullptr, 0, &id_)); }

  static Tensor of(std::uint64_t id) {
    Tensor tensor;
    tensor.id_ = id;
    return tensor;
  }
  std::uint64_t id() const { return id_; }

  /// Sizes of a row's value.
  Shape shape() const {
    std::size_t n = 0;
    detail::check(rootgrad_trace_shape(id_, nullptr, 0, &n, nullptr));
    std::vector<std::size_t> sizes(n);
    detail::check(rootgrad_trace_shape(id_, sizes.data(), n, &n, nullptr));
    return Shape(std::move(sizes));
  }
  /// Size along an axis.
  std::size_t size(int axis) const {
    const std::vector<std::size_t> sizes = shape().sizes();
    const int rank = static_cast<int>(sizes.size());
    if (axis == 0 || axis > rank || axis < -rank)
      throw Error(ErrorCode::Argument, "axis is " + std::to_string(axis) + "; wanted 1 to " + std::to_string(rank) +
                                           " or -" + std::to_string(rank) + " to -1 (0 is the batch)");
    return sizes[static_cast<std::size_t>(axis < 0 ? axis + rank : axis - 1)];
  }
  /// Returns the places from `from` to before `to` along an axis; negative places count from the end.
  Tensor slice(int axis, long long from, long long to, Where where = Where()) const;

  template <class T, std::enable_if_t<std::is_same_v<T, bool>, int> = 0> explicit operator T() const {
    static_assert(detail::never<T>,
                  "a Tensor has no value while its network is observed, so no if, while, ?:, && or || on it: use "
                  "where(condition, a, b). Its shape is known: if (x.size(1) > 4)");
    return false;
  }

private:
  std::uint64_t id_ = 0;
};

namespace detail {

/// Integer and floating-point arguments of a call.
using Ints = std::initializer_list<std::int64_t>;
using Reals = std::initializer_list<double>;

static_assert(sizeof(Tensor) == sizeof(std::uint64_t), "tensors are handed over as they are");

inline rootgrad_call_t call(const Tensor *inputs, std::size_t n, const std::int64_t *ints, std::size_t n_ints,
                            const double *reals, std::size_t n_reals, Where where) {
  return {reinterpret_cast<const std::uint64_t *>(inputs), n, ints, n_ints, reals, n_reals, where.file,
          static_cast<std::uint32_t>(where.line)};
}

inline Tensor operation(const char *name, std::initializer_list<Tensor> inputs, Where where, Ints ints = {},
                        Reals reals = {}) {
  const rootgrad_call_t called =
      call(inputs.begin(), inputs.size(), ints.begin(), ints.size(), reals.begin(), reals.size(), where);
  std::uint64_t out = 0;
  check(rootgrad_trace_operation(name, &called, &out, 1, nullptr));
  return Tensor::of(out);
}

inline Tensor operation(const char *name, Tensor x, const std::vector<std::int64_t> &ints, Where where) {
  const rootgrad_call_t called = call(&x, 1, ints.data(), ints.size(), nullptr, 0, where);
  std::uint64_t out = 0;
  check(rootgrad_trace_operation(name, &called, &out, 1, nullptr));
  return Tensor::of(out);
}

inline std::vector<Tensor> several(const char *name, Tensor x, const std::vector<std::int64_t> &ints, Where where) {
  const rootgrad_call_t called = call(&x, 1, ints.data(), ints.size(), nullptr, 0, where);
  std::vector<Tensor> out(ints.size()); // as many parts as sizes; top_k gives two
  std::size_t n = 0;
  check(rootgrad_trace_operation(name, &called, reinterpret_cast<std::uint64_t *>(out.data()), out.size(), &n));
  out.resize(n);
  return detail::result(out);
}

} // namespace detail

inline Tensor Tensor::slice(int axis, long long from, long long to, Where where) const {
  return detail::operation("slice", {*this}, where, {axis, from, to});
}

/// Returns a constant tensor with these sizes, the same for all rows.
inline Tensor constant(const std::vector<double> &values, const Shape &sizes) {
  std::uint64_t id = 0;
  detail::check(rootgrad_trace_constant(values.data(), values.size(), sizes.data(), sizes.size(), &id));
  return Tensor::of(id);
}
/// Returns a constant list, the same for all rows.
inline Tensor constant(const std::vector<double> &values) { return constant(values, Shape{values.size()}); }

/// An operand of an operator, with its line in the user's code (an operator itself cannot have default arguments).
struct Operand {
  Tensor tensor;
  Where where;
  template <class T, std::enable_if_t<std::is_convertible_v<const T &, Tensor>, int> = 0>
  Operand(const T &value, Where w = Where()) : tensor(value), where(w) {}
};

#define ROOTGRAD_OPERATOR(symbol, name)                                                                                \
  inline Tensor operator symbol(Operand a, Operand b) { return detail::operation(name, {a.tensor, b.tensor}, a.where); }
ROOTGRAD_OPERATOR(+, "add")
ROOTGRAD_OPERATOR(-, "sub")
ROOTGRAD_OPERATOR(*, "mul")
ROOTGRAD_OPERATOR(/, "div")
ROOTGRAD_OPERATOR(<, "less")
ROOTGRAD_OPERATOR(<=, "less_equal")
ROOTGRAD_OPERATOR(>, "greater")
ROOTGRAD_OPERATOR(>=, "greater_equal")
ROOTGRAD_OPERATOR(==, "equal")
#undef ROOTGRAD_OPERATOR
inline Tensor operator-(Operand a) { return detail::operation("neg", {a.tensor}, a.where); }
inline Tensor &operator+=(Tensor &a, Operand b) { return a = detail::operation("add", {a, b.tensor}, b.where); }
inline Tensor &operator-=(Tensor &a, Operand b) { return a = detail::operation("sub", {a, b.tensor}, b.where); }
inline Tensor &operator*=(Tensor &a, Operand b) { return a = detail::operation("mul", {a, b.tensor}, b.where); }
inline Tensor &operator/=(Tensor &a, Operand b) { return a = detail::operation("div", {a, b.tensor}, b.where); }

// Functions of each number.
#define ROOTGRAD_FUNCTION(name)                                                                                        \
  inline Tensor name(Tensor x, Where where = Where()) { return detail::operation(#name, {x}, where); }
ROOTGRAD_FUNCTION(relu)
ROOTGRAD_FUNCTION(gelu)
ROOTGRAD_FUNCTION(silu)
ROOTGRAD_FUNCTION(tanh)
ROOTGRAD_FUNCTION(sigmoid)
ROOTGRAD_FUNCTION(softplus)
ROOTGRAD_FUNCTION(softsign)
ROOTGRAD_FUNCTION(mish)
ROOTGRAD_FUNCTION(exp)
ROOTGRAD_FUNCTION(log)
ROOTGRAD_FUNCTION(sqrt)
ROOTGRAD_FUNCTION(abs)
ROOTGRAD_FUNCTION(sign)
ROOTGRAD_FUNCTION(floor)
ROOTGRAD_FUNCTION(ceil)
ROOTGRAD_FUNCTION(round)
ROOTGRAD_FUNCTION(reciprocal)
ROOTGRAD_FUNCTION(erf)
ROOTGRAD_FUNCTION(sin)
ROOTGRAD_FUNCTION(cos)
ROOTGRAD_FUNCTION(tan)
ROOTGRAD_FUNCTION(asin)
ROOTGRAD_FUNCTION(acos)
ROOTGRAD_FUNCTION(atan)
ROOTGRAD_FUNCTION(sinh)
ROOTGRAD_FUNCTION(cosh)
ROOTGRAD_FUNCTION(asinh)
ROOTGRAD_FUNCTION(acosh)
ROOTGRAD_FUNCTION(atanh)
ROOTGRAD_FUNCTION(selu)
ROOTGRAD_FUNCTION(hard_swish)
ROOTGRAD_FUNCTION(gelu_exact)
ROOTGRAD_FUNCTION(log_sigmoid)
// Mean of each channel: (channels, ...) becomes (channels).
ROOTGRAD_FUNCTION(global_average_pool)
// flatten: the same numbers along one axis. stop_gradient: the value, as a constant for the gradient.
ROOTGRAD_FUNCTION(flatten)
ROOTGRAD_FUNCTION(stop_gradient)
#undef ROOTGRAD_FUNCTION

// Functions of two numbers; axes of size 1 are broadcast.
#define ROOTGRAD_FUNCTION(name)                                                                                        \
  inline Tensor name(Tensor a, Tensor b, Where where = Where()) { return detail::operation(#name, {a, b}, where); }
ROOTGRAD_FUNCTION(pow)
ROOTGRAD_FUNCTION(fmod)
ROOTGRAD_FUNCTION(matmul)
ROOTGRAD_FUNCTION(prelu)
#undef ROOTGRAD_FUNCTION
/// Returns the larger of two numbers (for the largest along an axis: max). If both are equal, each gets half of the
/// gradient.
inline Tensor maximum(Tensor a, Tensor b, Where where = Where()) { return detail::operation("max", {a, b}, where); }
/// Returns the smaller of two numbers (for the smallest along an axis: min).
inline Tensor minimum(Tensor a, Tensor b, Where where = Where()) { return detail::operation("min", {a, b}, where); }
/// Returns `yes` where `condition` is not 0, else `no`.
inline Tensor where(Tensor condition, Tensor yes, Tensor no, Where where = Where()) {
  return detail::operation("where", {condition, yes, no}, where);
}

/// Yes if the result of a reduction keeps the reduced axes, with size 1.
enum class Keep : int { No = 0, Yes = 1 };

// Reductions along an axis, or over a row's whole value (in a loss: over all rows). If several extremes are equal, they
// share the gradient of max or min equally, as in torch's amax.
#define ROOTGRAD_REDUCTION(name)                                                                                       \
  inline Tensor name(Tensor x, Where where = Where()) { return detail::operation(#name, {x}, where); }                 \
  inline Tensor name(Tensor x, int axis, Keep keep = Keep::No, Where where = Where()) {                                \
    return detail::operation(#name, {x}, where, {static_cast<int>(keep), axis});                                       \
  }                                                                                                                    \
  template <class A, std::enable_if_t<!std::is_integral_v<A> && !std::is_same_v<A, Where>, int> = 0>                   \
  Tensor name(Tensor x, const A &) {                                                                                   \
    static_assert(detail::never<A>, "an axis is a whole number; of two values: maximum(a, b), minimum(a, b), a + b");  \
    return x;                                                                                                          \
  }
ROOTGRAD_REDUCTION(sum)
ROOTGRAD_REDUCTION(mean)
ROOTGRAD_REDUCTION(max)
ROOTGRAD_REDUCTION(min)
ROOTGRAD_REDUCTION(product)
ROOTGRAD_REDUCTION(logsumexp)
ROOTGRAD_REDUCTION(l1_norm)
ROOTGRAD_REDUCTION(l2_norm)
ROOTGRAD_REDUCTION(variance)
#undef ROOTGRAD_REDUCTION

// Functions of each number with a constant parameter.
#define ROOTGRAD_FUNCTION(name, constant, usual)                                                                       \
  inline Tensor name(Tensor x, double constant = usual, Where where = Where()) {                                       \
    return detail::operation(#name, {x}, where, {}, {constant});                                                       \
  }
ROOTGRAD_FUNCTION(elu, alpha, 1)
ROOTGRAD_FUNCTION(celu, alpha, 1)
ROOTGRAD_FUNCTION(leaky_relu, slope, 0.01)
ROOTGRAD_FUNCTION(thresholded_relu, threshold, 1)
ROOTGRAD_FUNCTION(instance_norm, epsilon, 1e-5)
// x / sqrt(1 + (x / bound)^2): close to x for small x, and never beyond the bound (RealMLP, arXiv:2407.04491).
ROOTGRAD_FUNCTION(smooth_clip, bound, 3)
#undef ROOTGRAD_FUNCTION
/// Returns x + bias below -threshold, x - bias above threshold, else 0.
inline Tensor shrink(Tensor x, double threshold = 0.5, double bias = 0, Where where = Where()) {
  return detail::operation("shrink", {x}, where, {}, {threshold, bias});
}
/// Returns alpha x + beta, limited to 0 and 1.
inline Tensor hard_sigmoid(Tensor x, double alpha = 1. / 6, double beta = 0.5, Where where = Where()) {
  return detail::operation("hard_sigmoid", {x}, where, {}, {alpha, beta});
}
/// Returns x, limited to `from` and `to`. At a bound the gradient is 0, as in torch's clamp, hardtanh and relu6.
inline Tensor clip(Tensor x, double from, double to, Where where = Where()) {
  return detail::operation("clip", {x}, where, {}, {from, to});
}
/// Dropout: in training, each number is set to 0 with probability `rate`, else divided by 1 - rate. In predictions,
/// returns x unchanged.
inline Tensor dropout(Tensor x, double rate, Where where = Where()) {
  return detail::operation("dropout", {x}, where, {}, {rate});
}

/// Returns exp(x) / sum exp(x) along an axis.
inline Tensor softmax(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("softmax", {x}, where, {axis});
}
/// Returns the logarithm of softmax.
inline Tensor log_softmax(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("log_softmax", {x}, where, {axis});
}
/// Returns the softmax over the places where the mask is not 0.
inline Tensor masked_softmax(Tensor x, Tensor mask, int axis = -1, Where where = Where()) {
  return detail::operation("masked_softmax", {x, mask}, where, {axis});
}
/// Returns the mean along an axis over the places where the mask is not 0, such as the particles of an event: x (20,
/// 4), mask (20), axis 1.
inline Tensor masked_mean(Tensor x, Tensor mask, int axis, Where where = Where()) {
  return detail::operation("masked_mean", {x, mask}, where, {axis});
}
/// Attention: softmax(q k^T / sqrt(D)) v, in heads of D channels each: q (T, C), k (S, C), v (S, V).
inline Tensor attention(Tensor q, Tensor k, Tensor v, int heads, bool causal = false, Where where = Where()) {
  return detail::operation("attention", {q, k, v}, where, {heads, causal});
}
/// Attention with a mask, (S) or (T, S): a query ignores keys with mask 0.
inline Tensor attention(Tensor q, Tensor k, Tensor v, Tensor mask, int heads, bool causal = false,
                        Where where = Where()) {
  return detail::operation("attention", {q, k, v, mask}, where, {heads, causal});
}
/// Returns the index, from 0, of the largest number along an axis.
inline Tensor arg_max(Tensor x, int axis = -1, Keep keep = Keep::No, Where where = Where()) {
  return detail::operation("arg_max", {x}, where, {axis, static_cast<int>(keep)});
}
/// Returns the index, from 0, of the smallest number along an axis.
inline Tensor arg_min(Tensor x, int axis = -1, Keep keep = Keep::No, Where where = Where()) {
  return detail::operation("arg_min", {x}, where, {axis, static_cast<int>(keep)});
}
/// Returns the k largest numbers along an axis, the largest first, and their indices; the smallest with `largest`
/// false.
inline std::pair<Tensor, Tensor> top_k(Tensor x, int k, int axis = -1, bool largest = true, Where where = Where()) {
  const std::vector<Tensor> both = detail::several("top_k", x, {k, axis, largest}, where);
  return {both[0], both[1]};
}
/// Splits along an axis into parts of these sizes. One size may be -1: the remainder.
inline std::vector<Tensor> split(Tensor x, const std::vector<std::int64_t> &sizes, int axis = -1,
                                 Where where = Where()) {
  std::vector<std::int64_t> ints = {axis};
  ints.insert(ints.end(), sizes.begin(), sizes.end());
  return detail::several("split", x, ints, where);
}
/// Reverses the order along an axis.
inline Tensor flip(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("flip", {x}, where, {axis});
}
/// Repeats the whole value `times` times along each axis.
inline Tensor tile(Tensor x, const std::vector<std::int64_t> &times, Where where = Where()) {
  return detail::operation("tile", x, times, where);
}
/// Returns the same numbers with other sizes. One size may be -1: it follows from the others.
inline Tensor reshape(Tensor x, const std::vector<std::int64_t> &sizes, Where where = Where()) {
  return detail::operation("reshape", x, sizes, where);
}
/// Returns the value with its axes in this order; without an order, the last two are swapped.
inline Tensor transpose(Tensor x, const std::vector<std::int64_t> &axes = {}, Where where = Where()) {
  return detail::operation("transpose", x, axes, where);
}
/// Adds zeros before and after each axis of a row: {before, after, before, after, ...}.
inline Tensor pad(Tensor x, const std::vector<std::int64_t> &padding, Where where = Where()) {
  return detail::operation("pad", x, padding, where);
}
/// Joins values along an axis.
inline Tensor concat(const std::vector<Tensor> &values, int axis = -1, Where where = Where()) {
  const std::int64_t along = axis;
  const rootgrad_call_t called = detail::call(values.data(), values.size(), &along, 1, nullptr, 0, where);
  std::uint64_t out = 0;
  detail::check(rootgrad_trace_operation("concat", &called, &out, 1, nullptr));
  return Tensor::of(out);
}
/// Returns for each index in `numbers` the corresponding part of the table.
inline Tensor gather(Tensor table, Tensor numbers, Where where = Where()) {
  return detail::operation("gather", {table, numbers}, where);
}
/// Returns `size` sums: each adds the values whose index in `numbers` is its place.
inline Tensor scatter_add(Tensor values, Tensor numbers, std::int64_t size, Where where = Where()) {
  return detail::operation("scatter_add", {values, numbers}, where, {size});
}
/// Returns the sum of each number and those before it along an axis.
inline Tensor cumulative_sum(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("cumulative_sum", {x}, where, {axis});
}

} // namespace rootgrad

#endif // ROOTGRAD_TENSOR_HPP
