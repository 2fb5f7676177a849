"""Complex values in a network that is being composed, Fourier transforms and spectra: `rootgrad.complex`.

    import rootgrad as rg

    net = rg.compile(lambda x: rg.sum(rg.complex.abs(rg.complex.rfft(x)), -1), (4096,))

A complex value is a tensor whose last axis is (real part, imaginary part), like NumPy's `z.view(float)`. `Complex` wraps that tensor, and
counts axes without the last one. Gradients follow PyTorch's convention: dL/dRe + i dL/dIm of a loss L.
"""

from ._tensor import Tensor, constant, number, operation, reshape
from ._tensor import mean as _mean
from ._tensor import sum as _sum

__all__ = (
    "Complex abs angle band_pass conj exp fft frames from_polar ifft imag inner_product irfft mean noise_weighted_product q_transform real rfft "
    "spectral_density stft sum time_shift whiten window"
).split()

WINDOWS = ("rectangular", "hann", "hamming", "blackman", "tukey")


class Complex:
    """A complex value: one for each row, or one shared by all rows. `Complex(re, im)` combines two real values."""

    __slots__ = ("pairs",)
    __array_ufunc__ = None  # NumPy's operators then use ours

    def __init__(self, re, im=0.0):
        self.pairs = operation("complex", (_tensor(re), _tensor(im)))

    @classmethod
    def of(cls, pairs):
        """Returns the complex value of a real tensor whose last axis is (real part, imaginary part)."""
        z = cls.__new__(cls)
        z.pairs = pairs
        return z

    @property
    def shape(self):
        """Sizes of a row's value, without the batch."""
        return self.pairs.shape[:-1]

    def __getitem__(self, key):
        key = key if isinstance(key, tuple) else (key,)
        return Complex.of(self.pairs[(*key, slice(None))])

    def __bool__(self):
        return bool(self.pairs)

    __hash__ = object.__hash__

    def __neg__(self):
        return Complex.of(operation("neg", (self.pairs,)))

    def __abs__(self):
        return abs(self)

    def conj(self):
        """Returns the complex conjugate."""
        return conj(self)

    real = property(lambda self: real(self), doc="The real part.")
    imag = property(lambda self: imag(self), doc="The imaginary part.")


def _tensor(value):
    """Returns a real tensor from a tensor, a number or an array."""
    if isinstance(value, Tensor):
        return value
    return constant(value) if getattr(value, "ndim", hasattr(value, "__len__")) else number(value)


def _is_complex(value):
    return isinstance(value, Complex) or getattr(getattr(value, "dtype", None), "kind", "") == "c" or type(value).__name__ == "complex"


def _complex(value):
    """Returns a complex value from a complex value, a number or an array, or a real tensor."""
    if isinstance(value, Complex):
        return value
    if _is_complex(value):
        import numpy as np

        array = np.ascontiguousarray(value, np.complex128)
        return Complex.of(constant(array.view(np.float64).reshape(*np.shape(value), 2)))
    return Complex(value)


def _real(value):
    """Reshapes a real value (…) to (…, 1), so that it is broadcast to both parts."""
    value = _tensor(value)
    return reshape(value, (*value.shape, 1))


def _both(name, a, b):
    """Performs an operation of two values; for multiplication and division, real values are not converted to complex ones."""
    of_pairs = {"complex_mul": "mul", "complex_div": "div"}.get(name)
    if of_pairs and not _is_complex(b):
        return Complex.of(operation(of_pairs, (_complex(a).pairs, _real(b))))
    if name == "complex_mul" and not _is_complex(a):
        return Complex.of(operation("mul", (_real(a), b.pairs)))
    return Complex.of(operation(name, (_complex(a).pairs, _complex(b).pairs)))


def _operators():
    for python, name in {"add": "add", "sub": "sub", "mul": "complex_mul", "truediv": "complex_div"}.items():
        setattr(Complex, f"__{python}__", lambda a, b, name=name: _both(name, a, b))
        setattr(Complex, f"__r{python}__", lambda a, b, name=name: _both(name, b, a))


_operators()


def real(z):
    """Returns the real part."""
    return operation("real", (_complex(z).pairs,))


def imag(z):
    """Returns the imaginary part."""
    return operation("imag", (_complex(z).pairs,))


def abs(z):
    """Returns the absolute value. At 0 its gradient is 0."""
    return operation("complex_abs", (_complex(z).pairs,))


def angle(z):
    """Returns the angle, from -π to π. At 0 its gradient is 0."""
    return operation("complex_angle", (_complex(z).pairs,))


def conj(z):
    """Returns the complex conjugate."""
    return Complex.of(operation("conjugate", (_complex(z).pairs,)))


def exp(z):
    """Returns e to the power z."""
    return Complex.of(operation("complex_exp", (_complex(z).pairs,)))


def from_polar(size, angle):
    """Returns size exp(i angle)."""
    return Complex.of(operation("from_polar", (_tensor(size), _tensor(angle))))


def inner_product(a, b):
    """Returns ⟨a|b⟩, the sum of conj(a) b along the last axis."""
    return Complex.of(operation("inner_product", (_complex(a).pairs, _complex(b).pairs)))


def _along(axis):
    return axis - 1 if axis < 0 else axis


def sum(z, axis, keepdims=False):
    """Returns the sum along an axis."""
    return Complex.of(_sum(z.pairs, _along(axis), keepdims))


def mean(z, axis, keepdims=False):
    """Returns the mean along an axis."""
    return Complex.of(_mean(z.pairs, _along(axis), keepdims))


def fft(x, length=None):
    """Returns the Fourier transform along the last axis, X(k) = Σ x(t) exp(-2πi k t/n). With a length n, a line is first cut, or padded
    with zeros at its end, to n; any length is allowed.
    """
    return Complex.of(operation("fft", (_complex(x).pairs,), (length or 0,)))


def ifft(x, length=None):
    """Returns the inverse of `fft`, with the factor 1/n."""
    return Complex.of(operation("ifft", (_complex(x).pairs,), (length or 0,)))


def rfft(x, length=None):
    """Returns the first n/2 + 1 numbers of the Fourier transform of a real line (n); the others are their conjugates."""
    return Complex.of(operation("rfft", (x,), (length or 0,)))


def irfft(x, length=None):
    """Returns the inverse of `rfft`: (n/2 + 1) becomes (n). Pass `length` if it is odd: the default is even."""
    return operation("irfft", (_complex(x).pairs,), (length or 0,))


def window(kind, length, periodic=True, tapered=0.5):
    """Returns the weights (length) of a window: "hann", "hamming", "blackman", "rectangular", or "tukey", which is Hann's window over a
    fraction `tapered` of the line, split between both ends, and 1 between them. `periodic`: True for a window for estimates of spectra,
    False for a symmetric one.
    """
    number = WINDOWS.index(kind) if kind in WINDOWS else -1
    return operation("window", (), (number, length, int(periodic)), (tapered,))


def frames(x, length, step):
    """Cuts a line into frames of `length` numbers that begin `step` apart: (n) becomes (frames, length)."""
    return operation("frames", (x,), (length, step))


def stft(x, window, step):
    """Returns the short-time Fourier transform: (n) becomes (frames, length/2 + 1), with frames as long as the window, `step` apart."""
    return Complex.of(operation("stft", (x, window), (step,)))


def spectral_density(x, window, step, rate, average="mean", less_mean=True):
    """Returns the one-sided power spectral density, in the square of x's unit per hertz: (n) becomes (length/2 + 1) frequencies from 0 to
    half the rate. Its frames are as long as the window and `step` apart. `average`: "mean" (Welch), or "median", divided by the median for
    Gaussian noise. `rate`: samples per second. `less_mean`: True to subtract each frame's mean.
    """
    from ._errors import ErrorCode, error

    if average not in ("mean", "median"):
        raise error(ErrorCode.Argument, f"spectral_density: average is {average!r}; wanted 'mean' or 'median'")
    return operation("spectral_density", (x, window), (step, int(average == "median"), int(less_mean)), (rate,))


def whiten(x, psd, rate):
    """Returns lines (n) divided by the amplitude of the noise at each frequency: noise of the density `psd` becomes white with variance 1.
    A density on other frequencies from 0 to half the rate is interpolated.
    """
    return operation("whiten", (x, psd), (), (rate,))


def noise_weighted_product(a, b, psd, rate):
    """Returns the inner product of matched filtering, 4 Re ∫ conj(a) b/S df: (n) and (n) become a number."""
    return operation("noise_weighted_product", (a, b, psd), (), (rate,))


def band_pass(x, low, high, rate, width=0.0):
    """Returns the part of a line between two frequencies, in hertz. Outside of them it fades over a `width`, in hertz."""
    return operation("band_pass", (x,), (), (low, high, rate, width))


def time_shift(x, shift):
    """Returns lines shifted by a number of samples, which may have a fraction, cyclically: y(t) = x(t - shift). The shift has the sizes of
    x without the last.
    """
    return operation("time_shift", (x, _tensor(shift)))


def q_transform(x, frequencies, times, low, high, rate, q=12.0):
    """Returns the energy in tiles of time and frequency, in units of the energy of white noise: (n) becomes (frequencies, times).
    Frequencies are spaced logarithmically between `low` and `high`, in hertz; a tile has about q cycles.
    """
    return operation("q_transform", (x,), (frequencies, times), (low, high, rate, q))
