"""Complex values in a network that is being composed."""

from __future__ import annotations

from typing import Any, Union

from . import _operations
from ._tensor import Operand, Tensor, as_tensor, constant, operation


class Complex:
    """A complex value: one for each row, or one shared by all rows. `Complex(re, im)` combines two real values."""

    __slots__ = ("pairs",)
    __array_ufunc__ = None  # NumPy's operators then use ours

    def __init__(self, re: Operand, im: Operand = 0.0):
        self.pairs = operation("complex", (re, im))

    @classmethod
    def of(cls, pairs: Tensor) -> Complex:
        """Returns the complex value of a real tensor whose last axis is (real part, imaginary part)."""
        z = cls.__new__(cls)
        z.pairs = pairs
        return z

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes of a row's value, without the batch."""
        return self.pairs.shape[:-1]

    def __getitem__(self, key: Any) -> Complex:
        key = key if isinstance(key, tuple) else (key,)
        return Complex.of(self.pairs[(*key, slice(None))])

    def __bool__(self):
        return bool(self.pairs)

    def __neg__(self) -> Complex:
        return Complex.of(operation("neg", (self.pairs,)))

    def __add__(self, other: ComplexOperand) -> Complex:
        return _both("add", self, other)

    def __radd__(self, other: ComplexOperand) -> Complex:
        return _both("add", other, self)

    def __sub__(self, other: ComplexOperand) -> Complex:
        return _both("sub", self, other)

    def __rsub__(self, other: ComplexOperand) -> Complex:
        return _both("sub", other, self)

    def __mul__(self, other: ComplexOperand) -> Complex:
        return _both("complex_mul", self, other)

    def __rmul__(self, other: ComplexOperand) -> Complex:
        return _both("complex_mul", other, self)

    def __truediv__(self, other: ComplexOperand) -> Complex:
        return _both("complex_div", self, other)

    def __rtruediv__(self, other: ComplexOperand) -> Complex:
        return _both("complex_div", other, self)

    def __abs__(self) -> Tensor:
        return operation("complex_abs", (self.pairs,))

    def conj(self) -> Complex:
        """Returns the complex conjugate."""
        return Complex.of(operation("conjugate", (self.pairs,)))

    @property
    def real(self) -> Tensor:
        """The real part."""
        return operation("real", (self.pairs,))

    @property
    def imag(self) -> Tensor:
        """The imaginary part."""
        return operation("imag", (self.pairs,))


def _is_complex(value):
    return isinstance(value, Complex) or getattr(getattr(value, "dtype", None), "kind", "") == "c" or type(value).__name__ == "complex"


def as_complex(value: ComplexOperand) -> Complex:
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
    value = as_tensor(value)
    return operation("reshape", (value,), (*value.shape, 1))


def _both(name, a, b):
    """Performs an operation of two values; for multiplication and division, real values are not converted to complex ones."""
    of_pairs = {"complex_mul": "mul", "complex_div": "div"}.get(name)
    if of_pairs and not _is_complex(b):
        return Complex.of(operation(of_pairs, (as_complex(a).pairs, _real(b))))
    if name == "complex_mul" and not _is_complex(a):
        return Complex.of(operation("mul", (_real(a), b.pairs)))
    return Complex.of(operation(name, (as_complex(a).pairs, as_complex(b).pairs)))


ComplexOperand = Union[Complex, complex, Any]
"""A complex value, a real tensor, or a constant: a number or an array."""


def _along(axis: int) -> int:
    return axis - 1 if axis < 0 else axis


def sum(z: Complex, axis: int, keepdims: bool = False) -> Complex:
    """Returns the sum along an axis."""
    return Complex.of(_operations.sum(z.pairs, _along(axis), keepdims))


def mean(z: Complex, axis: int, keepdims: bool = False) -> Complex:
    """Returns the mean along an axis."""
    return Complex.of(_operations.mean(z.pairs, _along(axis), keepdims))
