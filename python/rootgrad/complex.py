"""Complex values of a network that is being composed, Fourier transforms and spectra: `rootgrad.complex`.

    import rootgrad as rg

    net = rg.compile(lambda x: rg.sum(rg.complex.abs(rg.complex.rfft(x)), -1), (4096,))

A complex value is a tensor whose last axis is (real part, imaginary part), as NumPy's `z.view(float)` has it: `Complex` is that tensor, and
counts axes without it. Gradients are PyTorch's: dL/dRe + i dL/dIm of a loss L.
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
    """A complex value: of each row, or one that all share. `Complex(re, im)` of two real ones."""

    __slots__ = ("pairs",)
    __array_ufunc__ = None  # NumPy's operators hand over to ours

    def __init__(self, re, im=0.0):
        self.pairs = operation("complex", (_tensor(re), _tensor(im)))

    @classmethod
    def of(cls, pairs):
        """Of a real tensor whose last axis is (real part, imaginary part)."""
        z = cls.__new__(cls)
        z.pairs = pairs
        return z

    @property
    def shape(self):
        """The sizes of a row's value, without the batch."""
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
        """The conjugate."""
        return conj(self)

    real = property(lambda self: real(self), doc="The real part.")
    imag = property(lambda self: imag(self), doc="The imaginary part.")


def _tensor(value):
    """A real tensor of one, of a number or an array."""
    if isinstance(value, Tensor):
        return value
    return constant(value) if getattr(value, "ndim", hasattr(value, "__len__")) else number(value)


def _is_complex(value):
    return isinstance(value, Complex) or getattr(getattr(value, "dtype", None), "kind", "") == "c" or type(value).__name__ == "complex"


def _complex(value):
    """A complex value of one, of a number or an array, or of a real tensor."""
    if isinstance(value, Complex):
        return value
    if _is_complex(value):
        import numpy as np

        array = np.ascontiguousarray(value, np.complex128)
        return Complex.of(constant(array.view(np.float64).reshape(*np.shape(value), 2)))
    return Complex(value)


def _real(value):
    """A real value (…) as (…, 1), which is repeated for both parts."""
    value = _tensor(value)
    return reshape(value, (*value.shape, 1))


def _both(name, a, b):
    """An operation of two values, of which real ones are multiplied and divided by as they are."""
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
    """The real part."""
    return operation("real", (_complex(z).pairs,))


def imag(z):
    """The imaginary part."""
    return operation("imag", (_complex(z).pairs,))


def abs(z):
    """The absolute value. At 0 its gradient is 0."""
    return operation("complex_abs", (_complex(z).pairs,))


def angle(z):
    """The angle from -π to π. At 0 its gradient is 0."""
    return operation("complex_angle", (_complex(z).pairs,))


def conj(z):
    """The conjugate."""
    return Complex.of(operation("conjugate", (_complex(z).pairs,)))


def exp(z):
    """e to the power z."""
    return Complex.of(operation("complex_exp", (_complex(z).pairs,)))


def from_polar(size, angle):
    """size exp(i angle)."""
    return Complex.of(operation("from_polar", (_tensor(size), _tensor(angle))))


def inner_product(a, b):
    """⟨a|b⟩: the sum of conj(a) b along the last axis."""
    return Complex.of(operation("inner_product", (_complex(a).pairs, _complex(b).pairs)))


def _along(axis):
    return axis - 1 if axis < 0 else axis


def sum(z, axis, keepdims=False):
    """The sum along an axis."""
    return Complex.of(_sum(z.pairs, _along(axis), keepdims))


def mean(z, axis, keepdims=False):
    """The mean along an axis."""
    return Complex.of(_mean(z.pairs, _along(axis), keepdims))


def fft(x, length=None):
    """The Fourier transform along the last axis, X(k) = Σ x(t) exp(-2πi k t/n). With a length n, a line is cut or gets zeros at its end
    first; any length will do."""
    return Complex.of(operation("fft", (_complex(x).pairs,), (length or 0,)))


def ifft(x, length=None):
    """The inverse of `fft`, with 1/n."""
    return Complex.of(operation("ifft", (_complex(x).pairs,), (length or 0,)))


def rfft(x, length=None):
    """The first n/2 + 1 numbers of the Fourier transform of a real line (n); the others are their conjugates."""
    return Complex.of(operation("rfft", (x,), (length or 0,)))


def irfft(x, length=None):
    """The inverse of `rfft`: (n/2 + 1) becomes (n). Give an odd length: without one it is even."""
    return operation("irfft", (_complex(x).pairs,), (length or 0,))


def window(kind, length, periodic=True, tapered=0.5):
    """The weights (length) of a window: "hann", "hamming", "blackman", "tukey", whose ends are Hann's on a `tapered` part of the line, or
    "rectangular"."""
    number = WINDOWS.index(kind) if kind in WINDOWS else -1
    return operation("window", (), (number, length, int(periodic)), (tapered,))


def frames(x, length, step):
    """Parts of `length` numbers, `step` apart: (n) becomes (frames, length)."""
    return operation("frames", (x,), (length, step))


def stft(x, window, step):
    """The short-time Fourier transform: (n) becomes (frames, length/2 + 1), of frames as long as the window, `step` apart."""
    return Complex.of(operation("stft", (x, window), (step,)))


def spectral_density(x, window, step, rate, average="mean", less_mean=True):
    """The one-sided power spectral density, in the square of x's unit per hertz: (n) becomes (length/2 + 1) frequencies from 0 to half the rate, from
    frames as long as the window, `step` apart, averaged by their "mean" (Welch) or their "median" in units of Gaussian noise's."""
    from ._errors import ErrorCode, error

    if average not in ("mean", "median"):
        raise error(ErrorCode.Argument, f"spectral_density: average is {average!r}; wanted 'mean' or 'median'")
    return operation("spectral_density", (x, window), (step, int(average == "median"), int(less_mean)), (rate,))


def whiten(x, psd, rate):
    """Lines (n) divided by the amplitude of the noise at each frequency: noise of the density `psd` becomes white with variance 1. A density on other
    frequencies from 0 to half the rate is interpolated."""
    return operation("whiten", (x, psd), (), (rate,))


def noise_weighted_product(a, b, psd, rate):
    """The inner product of matched filtering, 4 Re ∫ conj(a) b/S df: (n) and (n) become a number."""
    return operation("noise_weighted_product", (a, b, psd), (), (rate,))


def band_pass(x, low, high, rate, width=0.0):
    """What a line has between two frequencies, in hertz, which fades over a `width` outside of them."""
    return operation("band_pass", (x,), (), (low, high, rate, width))


def time_shift(x, shift):
    """Lines shifted by a number of samples, maybe with a fraction, around their ends: y(t) = x(t - shift). The shift has the sizes of x but
    the last."""
    return operation("time_shift", (x, _tensor(shift)))


def q_transform(x, frequencies, times, low, high, rate, q=12.0):
    """The energy in tiles of time and frequency, in units of white noise's: (n) becomes (frequencies, times). Frequencies are at equal ratios
    from `low` to `high`, in hertz; a tile has about q cycles."""
    return operation("q_transform", (x,), (frequencies, times), (low, high, rate, q))
