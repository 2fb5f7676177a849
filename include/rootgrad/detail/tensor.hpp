/// \file tensor.hpp
/// Values in a network that is being composed.
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

/// Yes if the result of a reduction keeps the reduced axes, with size 1.
enum class Keep : int { No = 0, Yes = 1 };

namespace detail {
template <class A> using if_no_axis = std::enable_if_t<!std::is_integral_v<A> && !std::is_same_v<A, Where>, int>;
template <class A> Tensor no_axis(Tensor x) {
  static_assert(never<A>, "an axis is a whole number; of two values: maximum(a, b), minimum(a, b), a + b");
  return x;
}
} // namespace detail

// Functions whose arguments have forms of their own in each language; operations.hpp has the others.

/// Attention: softmax(q k^T / sqrt(D)) v, in heads of D channels each: q (T, C), k (S, C), v (S, V).
inline Tensor attention(Tensor q, Tensor k, Tensor v, int heads, bool causal = false, Where where = Where()) {
  return detail::operation("attention", {q, k, v}, where, {heads, causal});
}
/// Attention with a mask, (S) or (T, S): a query ignores keys with mask 0.
inline Tensor attention(Tensor q, Tensor k, Tensor v, Tensor mask, int heads, bool causal = false,
                        Where where = Where()) {
  return detail::operation("attention", {q, k, v, mask}, where, {heads, causal});
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

} // namespace rootgrad

#endif // ROOTGRAD_TENSOR_HPP
