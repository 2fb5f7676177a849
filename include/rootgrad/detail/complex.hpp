/// \file complex.hpp
/// Complex values in a network that is being composed, Fourier transforms, spectra.
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

#include "tensor.hpp"

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

/// Returns the real part (real) or the imaginary part (imag).
inline Tensor real(Complex z, Where where = Where()) { return rootgrad::detail::operation("real", {z.pairs()}, where); }
inline Tensor imag(Complex z, Where where = Where()) { return rootgrad::detail::operation("imag", {z.pairs()}, where); }
/// Returns the absolute value. At 0 its gradient is 0.
inline Tensor abs(Complex z, Where where = Where()) {
  return rootgrad::detail::operation("complex_abs", {z.pairs()}, where);
}
/// Returns the angle, from -pi to pi. At 0 its gradient is 0.
inline Tensor angle(Complex z, Where where = Where()) {
  return rootgrad::detail::operation("complex_angle", {z.pairs()}, where);
}
/// Returns the complex conjugate.
inline Complex conj(Complex z, Where where = Where()) { return detail::made("conjugate", {z.pairs()}, where); }
/// Returns e to the power z.
inline Complex exp(Complex z, Where where = Where()) { return detail::made("complex_exp", {z.pairs()}, where); }
/// Returns size exp(i angle).
inline Complex from_polar(Tensor size, Tensor angle, Where where = Where()) {
  return detail::made("from_polar", {size, angle}, where);
}
/// Returns the sum of conj(a) b along the last axis.
inline Complex inner_product(Complex a, Complex b, Where where = Where()) {
  return detail::made("inner_product", {a.pairs(), b.pairs()}, where);
}
/// Returns the sum along an axis.
inline Complex sum(Complex z, int axis, Keep keep = Keep::No, Where where = Where()) {
  return Complex::of(rootgrad::sum(z.pairs(), axis < 0 ? axis - 1 : axis, keep, where));
}
/// Returns the mean along an axis.
inline Complex mean(Complex z, int axis, Keep keep = Keep::No, Where where = Where()) {
  return Complex::of(rootgrad::mean(z.pairs(), axis < 0 ? axis - 1 : axis, keep, where));
}

// Fourier transforms along the last axis: fft is X(k) = sum_t x(t) exp(-2 pi i k t/n), ifft its inverse, with the
// factor 1/n. With a length n, a line is first cut, or padded with zeros at its end, to n; any length is allowed.
inline Complex fft(Complex x, std::int64_t length = 0, Where where = Where()) {
  return detail::made("fft", {x.pairs()}, where, {length});
}
inline Complex ifft(Complex x, std::int64_t length = 0, Where where = Where()) {
  return detail::made("ifft", {x.pairs()}, where, {length});
}
/// Returns the first n/2 + 1 numbers of the transform of a real line (n); the others are their conjugates.
inline Complex rfft(Tensor x, std::int64_t length = 0, Where where = Where()) {
  return detail::made("rfft", {x}, where, {length});
}
/// Returns the real line for these numbers: (n/2 + 1) becomes (n). Pass `length` if it is odd: the default is even.
inline Tensor irfft(Complex x, std::int64_t length = 0, Where where = Where()) {
  return rootgrad::detail::operation("irfft", {x.pairs()}, where, {length});
}

/// Window functions: weights that decrease towards both ends of a line. Tukey's window is Hann's over a fraction of the
/// line, split between both ends, and 1 between them.
enum class Window : int { Rectangular = 0, Hann = 1, Hamming = 2, Blackman = 3, Tukey = 4 };
/// Returns the weights (length) of a window: periodic, for estimates of spectra, or symmetric. `tapered`: the fraction
/// for Tukey's window.
inline Tensor window(Window kind, std::int64_t length, bool periodic = true, double tapered = 0.5,
                     Where where = Where()) {
  return rootgrad::detail::operation("window", {}, where, {static_cast<int>(kind), length, periodic}, {tapered});
}
/// Cuts a line into frames of `length` numbers that begin `step` apart: (n) becomes (frames, length).
inline Tensor frames(Tensor x, std::int64_t length, std::int64_t step, Where where = Where()) {
  return rootgrad::detail::operation("frames", {x}, where, {length, step});
}
/// Returns the short-time Fourier transform: (n) becomes (frames, length/2 + 1), with frames as long as the window,
/// `step` apart.
inline Complex stft(Tensor x, Tensor window, std::int64_t step, Where where = Where()) {
  return detail::made("stft", {x, window}, where, {step});
}
/// Method to combine the spectra of frames: their mean (Welch), or their median divided by the median for Gaussian
/// noise.
enum class Average : int { Mean = 0, Median = 1 };
/// Returns the one-sided power spectral density, in the square of x's unit per hertz: (n) becomes (length/2 + 1)
/// frequencies from 0 to half the rate, from frames as long as the window, `step` apart. `rate`: samples per second.
/// Equals SciPy's welch.
inline Tensor spectral_density(Tensor x, Tensor window, std::int64_t step, double rate, Average average = Average::Mean,
                               bool less_mean = true, Where where = Where()) {
  return rootgrad::detail::operation("spectral_density", {x, window}, where,
                                     {step, static_cast<int>(average), less_mean}, {rate});
}
/// Returns lines (n) divided by the amplitude of the noise at each frequency: noise of the density `psd` becomes white
/// with variance 1. A density on other frequencies from 0 to half the rate is interpolated.
inline Tensor whiten(Tensor x, Tensor psd, double rate, Where where = Where()) {
  return rootgrad::detail::operation("whiten", {x, psd}, where, {}, {rate});
}
/// Returns the inner product of matched filtering, 4 Re of the integral of conj(a) b/S over the frequencies: (n) and
/// (n) become a number.
inline Tensor noise_weighted_product(Tensor a, Tensor b, Tensor psd, double rate, Where where = Where()) {
  return rootgrad::detail::operation("noise_weighted_product", {a, b, psd}, where, {}, {rate});
}
/// Returns the part of a line between two frequencies, in hertz. Outside of them it fades over a `width`, in hertz.
inline Tensor band_pass(Tensor x, double from, double to, double rate, double width = 0, Where where = Where()) {
  return rootgrad::detail::operation("band_pass", {x}, where, {}, {from, to, rate, width});
}
/// Returns lines shifted by a number of samples, which may have a fraction, cyclically: y(t) = x(t - shift). The shift
/// has the sizes of x without the last.
inline Tensor time_shift(Tensor x, Tensor shift, Where where = Where()) {
  return rootgrad::detail::operation("time_shift", {x, shift}, where);
}
/// Returns the energy in tiles of time and frequency, in units of the energy of white noise: (n) becomes (frequencies,
/// times). Frequencies are spaced logarithmically between `from` and `to`, in hertz; a tile has about q cycles.
inline Tensor q_transform(Tensor x, std::int64_t frequencies, std::int64_t times, double from, double to, double rate,
                          double q = 12, Where where = Where()) {
  return rootgrad::detail::operation("q_transform", {x}, where, {frequencies, times}, {from, to, rate, q});
}

} // namespace complex
} // namespace rootgrad

#endif // ROOTGRAD_COMPLEX_HPP
