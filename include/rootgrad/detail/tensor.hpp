/// \file tensor.hpp
/// Values of a network that is being composed, and the operations on them.
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

/// Where a line of yours is, for messages: a default argument takes it from the caller.
struct Where {
  const char *file;
  int line;
  Where(const char *f = __builtin_FILE(), int l = __builtin_LINE()) : file(f), line(l) {}
};

/// Sizes of a row's value: the batch is not among them. Shape{} is a number, Shape{1, 256} a series of one channel.
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

/// A value of the network that is being compiled: of each row, or one that all share. It is 8 bytes that mean something
/// inside of the observed function only, and no number has been computed yet.
///
/// Axes count the batch as 0: the first size of a row's value is axis 1, the last one is -1.
class Tensor {
public:
  /// None: to be assigned.
  Tensor() = default;
  /// A number.
  Tensor(double value) { detail::check(rootgrad_trace_constant(&value, 1, nullptr, 0, &id_)); }

  static Tensor of(std::uint64_t id) {
    Tensor tensor;
    tensor.id_ = id;
    return tensor;
  }
  std::uint64_t id() const { return id_; }

  /// The sizes of a row's value.
  Shape shape() const {
    std::size_t n = 0;
    detail::check(rootgrad_trace_shape(id_, nullptr, 0, &n, nullptr));
    std::vector<std::size_t> sizes(n);
    detail::check(rootgrad_trace_shape(id_, sizes.data(), n, &n, nullptr));
    return Shape(std::move(sizes));
  }
  /// The size along an axis.
  std::size_t size(int axis) const {
    const std::vector<std::size_t> sizes = shape().sizes();
    const int rank = static_cast<int>(sizes.size());
    if (axis == 0 || axis > rank || axis < -rank)
      throw Error(ErrorCode::Argument, "axis is " + std::to_string(axis) + "; wanted 1 to " + std::to_string(rank) +
                                           " or -" + std::to_string(rank) + " to -1 (0 is the batch)");
    return sizes[static_cast<std::size_t>(axis < 0 ? axis + rank : axis - 1)];
  }
  /// What lies from `from` to before `to` along an axis, counted from the end where negative.
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

/// The integers and numbers of a call.
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
  std::vector<Tensor> out(ints.size()); // as many parts as sizes, of the k largest two
  std::size_t n = 0;
  check(rootgrad_trace_operation(name, &called, reinterpret_cast<std::uint64_t *>(out.data()), out.size(), &n));
  out.resize(n);
  return detail::result(out);
}

} // namespace detail

inline Tensor Tensor::slice(int axis, long long from, long long to, Where where) const {
  return detail::operation("slice", {*this}, where, {axis, from, to});
}

/// Numbers that are the same for all rows, of these sizes.
inline Tensor constant(const std::vector<double> &values, const Shape &sizes) {
  std::uint64_t id = 0;
  detail::check(rootgrad_trace_constant(values.data(), values.size(), sizes.data(), sizes.size(), &id));
  return Tensor::of(id);
}
/// A list of such numbers.
inline Tensor constant(const std::vector<double> &values) { return constant(values, Shape{values.size()}); }

/// An operand of an operator, with the place it is written at (an operator itself cannot have default arguments).
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
// The mean of each channel: (channels, ...) becomes (channels).
ROOTGRAD_FUNCTION(global_average_pool)
// The same numbers in one size; the value as a constant of the gradient.
ROOTGRAD_FUNCTION(flatten)
ROOTGRAD_FUNCTION(stop_gradient)
#undef ROOTGRAD_FUNCTION

// Functions of two numbers; sizes of 1 are repeated.
#define ROOTGRAD_FUNCTION(name)                                                                                        \
  inline Tensor name(Tensor a, Tensor b, Where where = Where()) { return detail::operation(#name, {a, b}, where); }
ROOTGRAD_FUNCTION(pow)
ROOTGRAD_FUNCTION(fmod)
ROOTGRAD_FUNCTION(matmul)
ROOTGRAD_FUNCTION(prelu)
#undef ROOTGRAD_FUNCTION
/// The larger of two numbers (max is the largest along an axis). Of two equal ones, each has half of the gradient.
inline Tensor maximum(Tensor a, Tensor b, Where where = Where()) { return detail::operation("max", {a, b}, where); }
/// The smaller of two numbers (min is the smallest along an axis).
inline Tensor minimum(Tensor a, Tensor b, Where where = Where()) { return detail::operation("min", {a, b}, where); }
/// `yes` where `condition` is not 0, else `no`.
inline Tensor where(Tensor condition, Tensor yes, Tensor no, Where where = Where()) {
  return detail::operation("where", {condition, yes, no}, where);
}

/// Whether a reduction keeps the sizes that it is over, as 1.
enum class Keep : int { No = 0, Yes = 1 };

// Reductions along an axis, or over all of a row's value (in a loss: of all rows'). Of several equal extremes, each has an equal part of
// the gradient of max or min, as of torch's amax.
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

// Functions of each number with a constant.
#define ROOTGRAD_FUNCTION(name, constant, usual)                                                                       \
  inline Tensor name(Tensor x, double constant = usual, Where where = Where()) {                                       \
    return detail::operation(#name, {x}, where, {}, {constant});                                                       \
  }
ROOTGRAD_FUNCTION(elu, alpha, 1)
ROOTGRAD_FUNCTION(celu, alpha, 1)
ROOTGRAD_FUNCTION(leaky_relu, slope, 0.01)
ROOTGRAD_FUNCTION(thresholded_relu, threshold, 1)
ROOTGRAD_FUNCTION(instance_norm, epsilon, 1e-5)
// x / sqrt(1 + (x / bound)^2): x near 0, at most the bound far away (RealMLP, arXiv:2407.04491).
ROOTGRAD_FUNCTION(smooth_clip, bound, 3)
#undef ROOTGRAD_FUNCTION
/// x + bias below -threshold, x - bias above threshold, else 0.
inline Tensor shrink(Tensor x, double threshold = 0.5, double bias = 0, Where where = Where()) {
  return detail::operation("shrink", {x}, where, {}, {threshold, bias});
}
/// alpha x + beta between 0 and 1.
inline Tensor hard_sigmoid(Tensor x, double alpha = 1. / 6, double beta = 0.5, Where where = Where()) {
  return detail::operation("hard_sigmoid", {x}, where, {}, {alpha, beta});
}
/// x, but at least `from` and at most `to`. The gradient is 0 at a bound, too, as of torch's clamp, hardtanh and relu6.
inline Tensor clip(Tensor x, double from, double to, Where where = Where()) {
  return detail::operation("clip", {x}, where, {}, {from, to});
}
/// In training each number is 0 with this probability, and else divided by what is left of 1; in use it is x.
inline Tensor dropout(Tensor x, double rate, Where where = Where()) {
  return detail::operation("dropout", {x}, where, {}, {rate});
}

/// exp(x) / sum exp(x) along an axis.
inline Tensor softmax(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("softmax", {x}, where, {axis});
}
/// Its logarithm.
inline Tensor log_softmax(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("log_softmax", {x}, where, {axis});
}
/// softmax over what the mask does not hide by a 0.
inline Tensor masked_softmax(Tensor x, Tensor mask, int axis = -1, Where where = Where()) {
  return detail::operation("masked_softmax", {x, mask}, where, {axis});
}
/// The mean along an axis over what the mask does not hide by a 0: of particles that an event has, x (20, 4), mask (20), axis 1.
inline Tensor masked_mean(Tensor x, Tensor mask, int axis, Where where = Where()) {
  return detail::operation("masked_mean", {x, mask}, where, {axis});
}
/// softmax(q k^T / sqrt(D)) v in heads of D channels each: q (T, C), k (S, C), v (S, V).
inline Tensor attention(Tensor q, Tensor k, Tensor v, int heads, bool causal = false, Where where = Where()) {
  return detail::operation("attention", {q, k, v}, where, {heads, causal});
}
/// Where the mask, (S) or (T, S), is 0, a query does not see a key.
inline Tensor attention(Tensor q, Tensor k, Tensor v, Tensor mask, int heads, bool causal = false,
                        Where where = Where()) {
  return detail::operation("attention", {q, k, v, mask}, where, {heads, causal});
}
/// The number, from 0, of the largest along an axis.
inline Tensor arg_max(Tensor x, int axis = -1, Keep keep = Keep::No, Where where = Where()) {
  return detail::operation("arg_max", {x}, where, {axis, static_cast<int>(keep)});
}
/// Of the smallest.
inline Tensor arg_min(Tensor x, int axis = -1, Keep keep = Keep::No, Where where = Where()) {
  return detail::operation("arg_min", {x}, where, {axis, static_cast<int>(keep)});
}
/// The k largest along an axis, the largest first, and their numbers.
inline std::pair<Tensor, Tensor> top_k(Tensor x, int k, int axis = -1, bool largest = true, Where where = Where()) {
  const std::vector<Tensor> both = detail::several("top_k", x, {k, axis, largest}, where);
  return {both[0], both[1]};
}
/// Parts of these sizes along an axis, of which one may be -1: what is left.
inline std::vector<Tensor> split(Tensor x, const std::vector<std::int64_t> &sizes, int axis = -1,
                                 Where where = Where()) {
  std::vector<std::int64_t> ints = {axis};
  ints.insert(ints.end(), sizes.begin(), sizes.end());
  return detail::several("split", x, ints, where);
}
/// In reverse along an axis.
inline Tensor flip(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("flip", {x}, where, {axis});
}
/// The whole value so many times along each axis.
inline Tensor tile(Tensor x, const std::vector<std::int64_t> &times, Where where = Where()) {
  return detail::operation("tile", x, times, where);
}
/// The same numbers with other sizes, of which one may be -1: what is left.
inline Tensor reshape(Tensor x, const std::vector<std::int64_t> &sizes, Where where = Where()) {
  return detail::operation("reshape", x, sizes, where);
}
/// The axes in this order; without one, the last two swapped.
inline Tensor transpose(Tensor x, const std::vector<std::int64_t> &axes = {}, Where where = Where()) {
  return detail::operation("transpose", x, axes, where);
}
/// Zeros before and after each axis of a row: {before, after, before, after, ...}.
inline Tensor pad(Tensor x, const std::vector<std::int64_t> &padding, Where where = Where()) {
  return detail::operation("pad", x, padding, where);
}
/// Values one after the other along an axis.
inline Tensor concat(const std::vector<Tensor> &values, int axis = -1, Where where = Where()) {
  const std::int64_t along = axis;
  const rootgrad_call_t called = detail::call(values.data(), values.size(), &along, 1, nullptr, 0, where);
  std::uint64_t out = 0;
  detail::check(rootgrad_trace_operation("concat", &called, &out, 1, nullptr));
  return Tensor::of(out);
}
/// Of a table the part that each number means.
inline Tensor gather(Tensor table, Tensor numbers, Where where = Where()) {
  return detail::operation("gather", {table, numbers}, where);
}
/// At each of `size` places the sum of the values with its number.
inline Tensor scatter_add(Tensor values, Tensor numbers, std::int64_t size, Where where = Where()) {
  return detail::operation("scatter_add", {values, numbers}, where, {size});
}
/// The sum of each number and those before it along an axis.
inline Tensor cumulative_sum(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("cumulative_sum", {x}, where, {axis});
}

} // namespace rootgrad

#endif // ROOTGRAD_TENSOR_HPP
