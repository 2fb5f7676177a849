// Values of a network that is being composed, and the operations on them.
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

} // namespace detail

inline Tensor Tensor::slice(int axis, long long from, long long to, Where where) const {
  return detail::operation("slice", {*this}, where, {axis, from, to});
}

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
#undef ROOTGRAD_FUNCTION
/// The larger of two numbers (max is the largest along an axis).
inline Tensor maximum(Tensor a, Tensor b, Where where = Where()) { return detail::operation("max", {a, b}, where); }
/// The smaller of two numbers (min is the smallest along an axis).
inline Tensor minimum(Tensor a, Tensor b, Where where = Where()) { return detail::operation("min", {a, b}, where); }
/// `yes` where `condition` is not 0, else `no`.
inline Tensor where(Tensor condition, Tensor yes, Tensor no, Where where = Where()) {
  return detail::operation("where", {condition, yes, no}, where);
}

/// Whether a reduction keeps the sizes that it is over, as 1.
enum class Keep : int { No = 0, Yes = 1 };

// Reductions along an axis, or over all of a row's value (in a loss: of all rows').
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
#undef ROOTGRAD_REDUCTION

/// exp(x) / sum exp(x) along an axis.
inline Tensor softmax(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("softmax", {x}, where, {axis});
}
/// Its logarithm.
inline Tensor log_softmax(Tensor x, int axis = -1, Where where = Where()) {
  return detail::operation("log_softmax", {x}, where, {axis});
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
