"""Values in a network that is being composed: a thin wrapper of the C interface.

Nothing is computed here: the library records the operations, and provides shapes and error messages.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Union

from ._errors import ErrorCode, error
from ._load import library_path
from ._structs import Call

_library = ctypes.CDLL(library_path)
_library.rootgrad_last_error.restype = ctypes.c_char_p


def check(status):
    """Raises the error of a C call's status, if any."""
    if status:
        raise error(ErrorCode(status), _library.rootgrad_last_error().decode())


def c_function(name, *types):
    """Returns a function of the C interface that raises its errors."""
    function = getattr(_library, name)
    function.argtypes = types
    return lambda *arguments: check(function(*arguments))


_u64_out = ctypes.POINTER(ctypes.c_uint64)
_size_out = ctypes.POINTER(ctypes.c_size_t)
_constant = c_function("rootgrad_trace_constant", ctypes.POINTER(ctypes.c_double), ctypes.c_size_t, _size_out, ctypes.c_size_t, _u64_out)
_operation = c_function("rootgrad_trace_operation", ctypes.c_char_p, ctypes.POINTER(Call), _u64_out, ctypes.c_size_t, _size_out)
_shape = c_function("rootgrad_trace_shape", ctypes.c_uint64, _size_out, ctypes.c_size_t, _size_out, ctypes.POINTER(ctypes.c_int32))
_folder = os.path.dirname(os.path.abspath(__file__))


def place():
    """Returns file and line of the caller's code."""
    frame = sys._getframe(1)
    while frame.f_back and os.path.dirname(os.path.abspath(frame.f_code.co_filename)) == _folder:
        frame = frame.f_back
    return os.path.basename(frame.f_code.co_filename).encode(), frame.f_lineno


def call(inputs, ints=(), reals=()):
    """Returns the structure of a call, from tensors and numbers."""
    ids = (ctypes.c_uint64 * len(inputs))(*[as_tensor(x)._id for x in inputs])
    ints, reals = (ctypes.c_int64 * len(ints))(*ints), (ctypes.c_double * len(reals))(*reals)
    file, line = place()
    return Call(ids, len(ids), ints, len(ints), reals, len(reals), file, line)


def operation(name: str, inputs: Sequence[Any], ints: Sequence[int] = (), reals: Sequence[float] = ()) -> Tensor:
    """Performs an operation by its name in the C interface; returns its tensor."""
    return _several(name, inputs, ints, reals, 1)[0]


def _several(name, inputs, ints, reals, most):
    out, count = (ctypes.c_uint64 * most)(), ctypes.c_size_t()
    _operation(name.encode(), ctypes.byref(call(inputs, ints, reals)), out, most, ctypes.byref(count))
    return [Tensor(id) for id in out[: count.value]]


def constant(values: Any) -> Tensor:
    """Returns a constant tensor, the same for all rows: a number, or an array."""
    import numpy as np

    array = np.ascontiguousarray(values, dtype=np.float64)
    sizes = (ctypes.c_size_t * array.ndim)(*array.shape)
    out = ctypes.c_uint64()
    pointer = array.ctypes.data_as(ctypes.POINTER(ctypes.c_double))
    _constant(pointer, array.size, sizes, array.ndim, ctypes.byref(out))
    return Tensor(out.value)


def number(value: float) -> Tensor:
    """Returns a tensor of one number, the same for all rows."""
    out = ctypes.c_uint64()
    _constant(ctypes.byref(ctypes.c_double(value)), 1, None, 0, ctypes.byref(out))
    return Tensor(out.value)


def as_tensor(value: Any) -> Tensor:
    """Returns a tensor from a tensor, a number, an array, or an object with a method `tensor`."""
    if isinstance(value, Tensor):
        return value
    as_tensor = getattr(value, "tensor", None)
    if as_tensor:
        return as_tensor()
    return constant(value) if getattr(value, "ndim", hasattr(value, "__len__")) else number(value)


def choice(what: str, value: Any, names: Sequence[str]) -> int:
    """Returns the number of a name, in any case; other values, such as those of C++ enumerations, are converted to numbers."""
    if not isinstance(value, str):
        return int(value)
    if value.lower() not in names:
        wanted = " or ".join((", ".join(map(repr, names[:-1])), repr(names[-1])))
        raise error(ErrorCode.Argument, f"{what} is {value!r}; wanted {wanted}")
    return list(names).index(value.lower())


def axes(axis: Axes) -> tuple[int, ...]:
    """Returns the axes of a reduction as a tuple: none, one or several."""
    return () if axis is None else tuple(axis) if isinstance(axis, Iterable) else (axis,)


class Tensor:
    """A value in the network that is being compiled: one for each row, or one shared by all rows.

    The batch is axis 0. So the first size of a row's value is axis 1, the last one is axis -1. `x[:, 2:5]` is a part of axis 1.
    """

    __slots__ = ("_id",)
    __array_ufunc__ = None  # NumPy's operators then use ours

    def __init__(self, id: int):
        self._id = id

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes of a row's value, without the batch."""
        sizes, n = (ctypes.c_size_t * 8)(), ctypes.c_size_t()
        _shape(self._id, sizes, 8, ctypes.byref(n), None)
        return tuple(sizes[: n.value])

    def size(self, axis: int) -> int:
        """Returns the size along an axis."""
        rank = len(self.shape)
        if axis == 0 or not -rank <= axis <= rank:
            raise error(ErrorCode.Argument, f"axis is {axis}; wanted 1 to {rank} or {-rank} to -1 (0 is the batch)")
        return self.shape[axis - 1 if axis > 0 else axis]

    def __getitem__(self, key: Any) -> Tensor:
        key = key if isinstance(key, tuple) else (key,)
        if key[:1] not in ((slice(None),), (Ellipsis,)):
            raise error(ErrorCode.Argument, f"the batch's index is {key[0]!r}; wanted ':', all rows: x[:, 2:5]")
        first = 1 if key[0] == slice(None) else len(self.shape) - len(key) + 2
        x, axis = self, first
        for part in key[1:]:
            if isinstance(part, slice):
                if part.step not in (None, 1):
                    raise error(ErrorCode.Argument, f"the step of a slice is {part.step}; wanted 1")
                if part != slice(None):
                    stop = x.size(axis) if part.stop is None else part.stop
                    x = operation("slice", (x,), (axis, part.start or 0, stop))
                axis += 1
            else:
                sizes = list(x.shape)
                del sizes[axis - 1]
                index = int(part)
                if not -x.size(axis) <= index < x.size(axis):
                    raise error(ErrorCode.Argument, f"index {index} of axis {axis} is outside of its {x.size(axis)} values")
                stop = index + 1 if index != -1 else x.size(axis)
                x = operation("reshape", (operation("slice", (x,), (axis, index, stop)),), sizes)
        return x

    def __bool__(self):
        raise error(
            ErrorCode.Argument,
            "a Tensor has no value while its network is observed, so no if, while, and, or, not on it: use "
            "where(condition, a, b). Its shape is known: if x.size(1) > 4",
        )

    def __neg__(self) -> Tensor:
        return operation("neg", (self,))

    def __add__(self, other: Operand) -> Tensor:
        return operation("add", (self, other))

    def __radd__(self, other: Operand) -> Tensor:
        return operation("add", (other, self))

    def __sub__(self, other: Operand) -> Tensor:
        return operation("sub", (self, other))

    def __rsub__(self, other: Operand) -> Tensor:
        return operation("sub", (other, self))

    def __mul__(self, other: Operand) -> Tensor:
        return operation("mul", (self, other))

    def __rmul__(self, other: Operand) -> Tensor:
        return operation("mul", (other, self))

    def __truediv__(self, other: Operand) -> Tensor:
        return operation("div", (self, other))

    def __rtruediv__(self, other: Operand) -> Tensor:
        return operation("div", (other, self))

    def __pow__(self, other: Operand) -> Tensor:
        return operation("pow", (self, other))

    def __rpow__(self, other: Operand) -> Tensor:
        return operation("pow", (other, self))

    def __matmul__(self, other: Operand) -> Tensor:
        return operation("matmul", (self, other))

    def __rmatmul__(self, other: Operand) -> Tensor:
        return operation("matmul", (other, self))

    def __lt__(self, other: Operand) -> Tensor:
        return operation("less", (self, other))

    def __le__(self, other: Operand) -> Tensor:
        return operation("less_equal", (self, other))

    def __gt__(self, other: Operand) -> Tensor:
        return operation("greater", (self, other))

    def __ge__(self, other: Operand) -> Tensor:
        return operation("greater_equal", (self, other))

    def __eq__(self, other: Operand) -> Tensor:  # type: ignore[override]
        return operation("equal", (self, other))

    __hash__ = object.__hash__  # type: ignore[assignment]


Operand = Union[Tensor, float, Sequence[Any], Any]
"""A tensor, or a constant: a number, a list or an array."""
Axes = Union[None, int, Iterable[int]]
"""No axis (all of them), one or several."""

__all__ = ["attention", "average_pool", "concat", "max_pool", "pad", "split", "top_k"]

# Functions whose arguments have forms of their own in each language; `_operations` has the others.


def pad(x, padding):
    """Adds zeros before and after each axis of a row: [(before, after), …]."""
    return operation("pad", (x,), tuple(number for pair in padding for number in pair))


def concat(values, axis=-1):
    """Joins values along an axis."""
    return operation("concat", tuple(values), (axis,))


def top_k(x, k, axis=-1, largest=True):
    """Returns the k largest (or smallest) numbers along an axis, the most extreme first, and their indices."""
    return tuple(_several("top_k", (x,), (k, axis, int(largest)), (), 2))


def split(x, sizes, axis=-1):
    """Splits along an axis into parts of these sizes. One size may be -1: the remainder."""
    sizes = tuple(sizes)
    return _several("split", (x,), (axis, *sizes), (), len(sizes))


def attention(q, k, v, heads, mask=None, causal=False):
    """Attention: softmax(q kᵀ/√D) v in heads of D channels each: q (T, C), k (S, C), v (S, V). With a mask, (S) or (T, S), a query ignores
    keys with mask 0.
    """
    inputs = (q, k, v) if mask is None else (q, k, v, mask)
    return operation("attention", inputs, (heads, int(causal)))


def per_axis(what, value, axes):
    """Returns a number for each axis of a window, from one number for all axes or one for each."""
    numbers = [int(number) for number in value] if hasattr(value, "__iter__") else [int(value)] * axes
    if len(numbers) != axes:
        raise error(ErrorCode.Argument, f"{what} has {len(numbers)} numbers; wanted one, or {axes}: of each axis")
    return numbers


def _pool(name, x, window, stride, padding, dilation, *more):
    axes = len(window) if hasattr(window, "__len__") else 1
    window = per_axis("window", window, axes)
    stride = window if stride is None else per_axis("stride", stride, axes)
    ints = (axes, *window, *stride, *per_axis("padding", padding, axes), *per_axis("dilation", dilation, axes), *more)
    return operation(name, (x,), ints)


def max_pool(x, window, stride=None, padding=0, dilation=1):
    """Returns the largest number of each window along the last axis, `max_pool(x, 4)`, or the last two, `max_pool(x, (2, 2))`. `stride` is
    the distance of the windows, by default their size; the padding is never the largest.
    """
    return _pool("max_pool", x, window, stride, padding, dilation)


def average_pool(x, window, stride=None, padding=0, dilation=1, count_padding=False):
    """Returns the mean of each window, with the arguments of `max_pool`. With `count_padding`, the padding counts, as zeros."""
    return _pool("average_pool", x, window, stride, padding, dilation, int(count_padding))
