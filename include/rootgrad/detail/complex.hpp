/// \file complex.hpp
/// Complex values of a network that is being composed, Fourier transforms, spectra.
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
/// A complex value is a tensor whose last axis is (real part, imaginary part): Complex is that tensor, and counts axes without it. Gradients are
/// PyTorch's: dL/dRe + i dL/dIm of a loss L.
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

/// A complex value of the network that is being compiled: of each row, or one that all share.
class Complex {
public:
  /// None: to be assigned.
  Complex() = default;
  /// A number.
  Complex(std::complex<double> value) {
    const double parts[] = {value.real(), value.imag()};
    const std::size_t two = 2;
    std::uint64_t id = 0;
    rootgrad::detail::check(rootgrad_trace_constant(parts, 2, &two, 1, &id));
    pairs_ = Tensor::of(id);
  }
  /// re + i im; sizes of 1 are repeated.
  explicit Complex(Tensor re, Tensor im = 0, Where where = Where())
      : pairs_(rootgrad::detail::operation("complex", {re, im}, where)) {}
  /// The complex value in a real tensor whose last axis is (real part, imaginary part).
  static Complex of(Tensor pairs) {
    Complex z;
    z.pairs_ = pairs;
    return z;
  }
  /// That tensor.
  Tensor pairs() const { return pairs_; }

  /// The sizes of a row's value.
  Shape shape() const {
    std::vector<std::size_t> sizes = pairs_.shape().sizes();
    if (!sizes.empty())
      sizes.pop_back();
    return Shape(std::move(sizes));
  }
  /// The places from `from` to before `to` along an axis, counted from the end where negative.
  Complex slice(int axis, long long from, long long to, Where where = Where()) const {
    return of(pairs_.slice(axis < 0 ? axis - 1 : axis, from, to, where));
  }

private:
  Tensor pairs_;
};

/// A complex operand of an operator, with the place it is written at.
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
/// A real value (...) as (..., 1), which is repeated for both parts.
inline Tensor before_parts(Tensor x, Where where) {
  const std::vector<std::size_t> own = x.shape().sizes();
  std::vector<std::int64_t> sizes(own.begin(), own.end());
  sizes.push_back(1);
  return rootgrad::reshape(x, sizes, where);
}
} // namespace detail

// For two complex values, or one and a real one: sizes of 1 are repeated.
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

/// The real part, the imaginary part.
inline Tensor real(Complex z, Where where = Where()) { return rootgrad::detail::operation("real", {z.pairs()}, where); }
inline Tensor imag(Complex z, Where where = Where()) { return rootgrad::detail::operation("imag", {z.pairs()}, where); }
/// The absolute value. At 0 its gradient is 0.
inline Tensor abs(Complex z, Where where = Where()) {
  return rootgrad::detail::operation("complex_abs", {z.pairs()}, where);
}
/// The angle from -pi to pi. At 0 its gradient is 0.
inline Tensor angle(Complex z, Where where = Where()) {
  return rootgrad::detail::operation("complex_angle", {z.pairs()}, where);
}
/// The conjugate.
inline Complex conj(Complex z, Where where = Where()) { return detail::made("conjugate", {z.pairs()}, where); }
/// e to the power z.
inline Complex exp(Complex z, Where where = Where()) { return detail::made("complex_exp", {z.pairs()}, where); }
/// size exp(i angle).
inline Complex from_polar(Tensor size, Tensor angle, Where where = Where()) {
  return detail::made("from_polar", {size, angle}, where);
}
/// The sum of conj(a) b along the last axis.
inline Complex inner_product(Complex a, Complex b, Where where = Where()) {
  return detail::made("inner_product", {a.pairs(), b.pairs()}, where);
}
/// The sum along an axis.
inline Complex sum(Complex z, int axis, Keep keep = Keep::No, Where where = Where()) {
  return Complex::of(rootgrad::sum(z.pairs(), axis < 0 ? axis - 1 : axis, keep, where));
}
/// The mean along an axis.
inline Complex mean(Complex z, int axis, Keep keep = Keep::No, Where where = Where()) {
  return Complex::of(rootgrad::mean(z.pairs(), axis < 0 ? axis - 1 : axis, keep, where));
}

// Fourier transforms along the last axis: X(k) = sum_t x(t) exp(-2 pi i k t/n), and back, with 1/n. With a length n, a line is cut or gets
// zeros at its end first; any length will do.
inline Complex fft(Complex x, std::int64_t length = 0, Where where = Where()) {
  return detail::made("fft", {x.pairs()}, where, {length});
}
inline Complex ifft(Complex x, std::int64_t length = 0, Where where = Where()) {
  return detail::made("ifft", {x.pairs()}, where, {length});
}
/// The first n/2 + 1 numbers of a real line's (n) transform; the others are their conjugates.
inline Complex rfft(Tensor x, std::int64_t length = 0, Where where = Where()) {
  return detail::made("rfft", {x}, where, {length});
}
/// The real line of these: (n/2 + 1) becomes (n). Give an odd length: without one it is even.
inline Tensor irfft(Complex x, std::int64_t length = 0, Where where = Where()) {
  return rootgrad::detail::operation("irfft", {x.pairs()}, where, {length});
}

/// A window function: weights of a line's numbers that are smaller towards its ends. Tukey's is Hann's over a part of the line at both ends
/// together, and 1 between.
enum class Window : int { Rectangular = 0, Hann = 1, Hamming = 2, Blackman = 3, Tukey = 4 };
/// The weights (length) of a window: periodic ones, with which spectra are estimated, or symmetric ones.
inline Tensor window(Window kind, std::int64_t length, bool periodic = true, double tapered = 0.5,
                     Where where = Where()) {
  return rootgrad::detail::operation("window", {}, where, {static_cast<int>(kind), length, periodic}, {tapered});
}
/// Parts of `length` numbers, `step` apart: (n) becomes (frames, length).
inline Tensor frames(Tensor x, std::int64_t length, std::int64_t step, Where where = Where()) {
  return rootgrad::detail::operation("frames", {x}, where, {length, step});
}
/// The short-time Fourier transform: (n) becomes (frames, length/2 + 1), of frames as long as the window, `step` apart.
inline Complex stft(Tensor x, Tensor window, std::int64_t step, Where where = Where()) {
  return detail::made("stft", {x, window}, where, {step});
}
/// How the spectra of frames become one: their mean (Welch) or their median, in units of that of Gaussian noise.
enum class Average : int { Mean = 0, Median = 1 };
/// The one-sided power spectral density, in the square of x's unit per hertz: (n) becomes (length/2 + 1) frequencies from 0 to half the
/// rate, from frames as long as the window, `step` apart. `rate`: samples a second. SciPy's welch.
inline Tensor spectral_density(Tensor x, Tensor window, std::int64_t step, double rate, Average average = Average::Mean,
                               bool less_mean = true, Where where = Where()) {
  return rootgrad::detail::operation("spectral_density", {x, window}, where,
                                     {step, static_cast<int>(average), less_mean}, {rate});
}
/// Lines (n) divided by the amplitude of the noise at each frequency: noise of the density `psd` becomes white with variance 1. A density on
/// other frequencies from 0 to half the rate is interpolated.
inline Tensor whiten(Tensor x, Tensor psd, double rate, Where where = Where()) {
  return rootgrad::detail::operation("whiten", {x, psd}, where, {}, {rate});
}
/// The inner product of matched filtering, 4 Re of the integral of conj(a) b/S over the frequencies: (n) and (n) become a number.
inline Tensor noise_weighted_product(Tensor a, Tensor b, Tensor psd, double rate, Where where = Where()) {
  return rootgrad::detail::operation("noise_weighted_product", {a, b, psd}, where, {}, {rate});
}
/// The part of a line between two frequencies, in hertz, which fades over a `width` outside of them.
inline Tensor band_pass(Tensor x, double from, double to, double rate, double width = 0, Where where = Where()) {
  return rootgrad::detail::operation("band_pass", {x}, where, {}, {from, to, rate, width});
}
/// Lines shifted by a number of samples, maybe with a fraction, around their ends: y(t) = x(t - shift). The shift has the sizes of x but the last.
inline Tensor time_shift(Tensor x, Tensor shift, Where where = Where()) {
  return rootgrad::detail::operation("time_shift", {x, shift}, where);
}
/// The energy in tiles of time and frequency, in units of white noise's: (n) becomes (frequencies, times). Frequencies are at equal ratios
/// `from` to `to`, in hertz; a tile has about q cycles.
inline Tensor q_transform(Tensor x, std::int64_t frequencies, std::int64_t times, double from, double to, double rate,
                          double q = 12, Where where = Where()) {
  return rootgrad::detail::operation("q_transform", {x}, where, {frequencies, times}, {from, to, rate, q});
}

} // namespace complex
} // namespace rootgrad

#endif // ROOTGRAD_COMPLEX_HPP
