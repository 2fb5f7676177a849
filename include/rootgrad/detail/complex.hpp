/// \file complex.hpp
/// Complex values in a network that is being composed.
///
/// ```cpp
/// namespace rc = rootgrad::complex;
/// rootgrad::Network net = rootgrad::compile(
///     [](rootgrad::Tensor x) {
///       rc::Complex spectrum = rc::rfft(x);
///       return sum(abs(spectrum), -1);
///     },
///     rootgrad::Shape{4096});
/// ```
///
/// A complex value is a tensor whose last axis is (real part, imaginary part). Complex wraps that tensor, and counts
/// axes without the last one. Gradients follow PyTorch's convention: dL/dRe + i dL/dIm of a loss L.
#ifndef ROOTGRAD_COMPLEX_HPP
#define ROOTGRAD_COMPLEX_HPP

#include "operations.hpp"

#include <complex>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>
#include <utility>
#include <vector>

namespace rootgrad {
namespace complex {

/// A complex value in the network that is being compiled: one for each row, or one shared by all rows.
class Complex {
public:
  /// No value yet: assign one before use.
  Complex() = default;
  /// A constant complex number.
  Complex(std::complex<double> value) {
    const double parts[] = {value.real(), value.imag()};
    const std::size_t two = 2;
    std::uint64_t id = 0;
    rootgrad::detail::check(rootgrad_trace_constant(parts, 2, &two, 1, &id));
    pairs_ = Tensor::of(id);
  }
  /// The complex value re + i im; axes of size 1 are broadcast.
  explicit Complex(Tensor re, Tensor im = 0, Where where = Where())
      : pairs_(rootgrad::detail::operation("complex", {re, im}, where)) {}
  /// Returns the complex value of a real tensor whose last axis is (real part, imaginary part).
  static Complex of(Tensor pairs) {
    Complex z;
    z.pairs_ = pairs;
    return z;
  }
  /// The real tensor whose last axis is (real part, imaginary part).
  Tensor pairs() const { return pairs_; }

  /// Sizes of a row's value, without the axis of the two parts.
  Shape shape() const {
    std::vector<std::size_t> sizes = pairs_.shape().sizes();
    if (!sizes.empty())
      sizes.pop_back();
    return Shape(std::move(sizes));
  }
  /// Returns the places from `from` to before `to` along an axis; negative places count from the end.
  Complex slice(int axis, long long from, long long to, Where where = Where()) const {
    return of(pairs_.slice(axis < 0 ? axis - 1 : axis, from, to, where));
  }

private:
  Tensor pairs_;
};

/// A complex operand of an operator, with its line in the user's code.
struct ComplexOperand {
  Complex value;
  Where where;
  template <class T, std::enable_if_t<std::is_same_v<T, Complex> || std::is_same_v<T, std::complex<double>> ||
                                          std::is_same_v<T, std::complex<float>>,
                                      int> = 0>
  ComplexOperand(const T &z, Where w = Where()) : value(as_complex(z)), where(w) {}

private:
  static Complex as_complex(Complex z) { return z; }
  static Complex as_complex(std::complex<double> z) { return Complex(z); }
};

namespace detail {
inline Complex made(const char *name, std::initializer_list<Tensor> inputs, Where where,
                    rootgrad::detail::Ints ints = {}, rootgrad::detail::Reals reals = {}) {
  return Complex::of(rootgrad::detail::operation(name, inputs, where, ints, reals));
}
/// Reshapes a real value (...) to (..., 1), so that it is broadcast to both parts.
inline Tensor before_parts(Tensor x, Where where) {
  const std::vector<std::size_t> own = x.shape().sizes();
  std::vector<std::int64_t> sizes(own.begin(), own.end());
  sizes.push_back(1);
  return rootgrad::reshape(x, sizes, where);
}
} // namespace detail

// For two complex values, or a complex and a real one: axes of size 1 are broadcast.
#define ROOTGRAD_OPERATOR(symbol, name, with_real)                                                                     \
  inline Complex operator symbol(ComplexOperand a, ComplexOperand b) {                                                 \
    return detail::made(name, {a.value.pairs(), b.value.pairs()}, a.where);                                            \
  }                                                                                                                    \
  inline Complex operator symbol(ComplexOperand a, Operand b) {                                                        \
    return detail::made(with_real, {a.value.pairs(), detail::before_parts(b.tensor, a.where)}, a.where);               \
  }
ROOTGRAD_OPERATOR(*, "complex_mul", "mul")
ROOTGRAD_OPERATOR(/, "complex_div", "div")
#undef ROOTGRAD_OPERATOR
#define ROOTGRAD_OPERATOR(symbol, name)                                                                                \
  inline Complex operator symbol(ComplexOperand a, ComplexOperand b) {                                                 \
    return detail::made(name, {a.value.pairs(), b.value.pairs()}, a.where);                                            \
  }                                                                                                                    \
  inline Complex operator symbol(ComplexOperand a, Operand b) {                                                        \
    return detail::made(name, {a.value.pairs(), Complex(b.tensor, 0, a.where).pairs()}, a.where);                      \
  }                                                                                                                    \
  inline Complex operator symbol(Operand a, ComplexOperand b) {                                                        \
    return detail::made(name, {Complex(a.tensor, 0, a.where).pairs(), b.value.pairs()}, a.where);                      \
  }
ROOTGRAD_OPERATOR(+, "add")
ROOTGRAD_OPERATOR(-, "sub")
#undef ROOTGRAD_OPERATOR
inline Complex operator*(Operand a, ComplexOperand b) {
  return detail::made("mul", {detail::before_parts(a.tensor, a.where), b.value.pairs()}, a.where);
}
inline Complex operator/(Operand a, ComplexOperand b) {
  return detail::made("complex_div", {Complex(a.tensor, 0, a.where).pairs(), b.value.pairs()}, a.where);
}
inline Complex operator-(ComplexOperand a) { return detail::made("neg", {a.value.pairs()}, a.where); }

/// Returns the sum along an axis.
inline Complex sum(Complex z, int axis, Keep keep = Keep::No, Where where = Where()) {
  return Complex::of(rootgrad::sum(z.pairs(), axis < 0 ? axis - 1 : axis, keep, where));
}
/// Returns the mean along an axis.
inline Complex mean(Complex z, int axis, Keep keep = Keep::No, Where where = Where()) {
  return Complex::of(rootgrad::mean(z.pairs(), axis < 0 ? axis - 1 : axis, keep, where));
}

} // namespace complex
} // namespace rootgrad

#endif // ROOTGRAD_COMPLEX_HPP
