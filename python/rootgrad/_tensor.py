"""Values of a network that is being composed, and the operations on them: a pure wrapper of the C interface.

No number is computed here: an operation is noted in the library, which knows shapes and messages.
"""

import ctypes
import os
import sys

from ._errors import ErrorCode, error
from ._load import library_path

_library = ctypes.CDLL(library_path)
_library.rootgrad_last_error.restype = ctypes.c_char_p


class _Call(ctypes.Structure):
    _fields_ = [
        ("inputs", ctypes.POINTER(ctypes.c_uint64)),
        ("n_inputs", ctypes.c_size_t),
        ("ints", ctypes.POINTER(ctypes.c_int64)),
        ("n_ints", ctypes.c_size_t),
        ("reals", ctypes.POINTER(ctypes.c_double)),
        ("n_reals", ctypes.c_size_t),
        ("file", ctypes.c_char_p),
        ("line", ctypes.c_uint32),
    ]


def check(status):
    """Raises what a C call reports."""
    if status:
        raise error(ErrorCode(status), _library.rootgrad_last_error().decode())


def c_function(name, *types):
    """A function of the C interface that raises what it reports."""
    function = getattr(_library, name)
    function.argtypes = types
    return lambda *arguments: check(function(*arguments))


_u64_out = ctypes.POINTER(ctypes.c_uint64)
_size_out = ctypes.POINTER(ctypes.c_size_t)
_constant = c_function("rootgrad_trace_constant", ctypes.POINTER(ctypes.c_double), ctypes.c_size_t, _size_out, ctypes.c_size_t, _u64_out)
_operation = c_function("rootgrad_trace_operation", ctypes.c_char_p, ctypes.POINTER(_Call), _u64_out, ctypes.c_size_t, _size_out)
_shape = c_function("rootgrad_trace_shape", ctypes.c_uint64, _size_out, ctypes.c_size_t, _size_out, ctypes.POINTER(ctypes.c_int32))
_folder = os.path.dirname(os.path.abspath(__file__))


def place():
    """File and line of the caller's code."""
    frame = sys._getframe(1)
    while frame.f_back and os.path.dirname(os.path.abspath(frame.f_code.co_filename)) == _folder:
        frame = frame.f_back
    return os.path.basename(frame.f_code.co_filename).encode(), frame.f_lineno


def call(inputs, ints=(), reals=()):
    """The structure of a call, from tensors and numbers."""
    ids = (ctypes.c_uint64 * len(inputs))(*[_tensor(x)._id for x in inputs])
    ints, reals = (ctypes.c_int64 * len(ints))(*ints), (ctypes.c_double * len(reals))(*reals)
    file, line = place()
    return _Call(ids, len(ids), ints, len(ints), reals, len(reals), file, line)


def operation(name, inputs, ints=(), reals=()):
    """Does an operation by its name in the C interface; returns its tensor."""
    out = ctypes.c_uint64()
    _operation(name.encode(), ctypes.byref(call(inputs, ints, reals)), ctypes.byref(out), 1, None)
    return Tensor(out.value)


def constant(values):
    """Values that are the same for all rows: a number, or an array."""
    import numpy as np

    array = np.ascontiguousarray(values, dtype=np.float64)
    sizes = (ctypes.c_size_t * array.ndim)(*array.shape)
    out = ctypes.c_uint64()
    pointer = array.ctypes.data_as(ctypes.POINTER(ctypes.c_double))
    _constant(pointer, array.size, sizes, array.ndim, ctypes.byref(out))
    return Tensor(out.value)


def _tensor(value):
    if isinstance(value, Tensor):
        return value
    as_tensor = getattr(value, "tensor", None)
    return as_tensor() if as_tensor else constant(value)


class Tensor:
    """A value of the network that is being compiled: of each row, or one that all share.

    Axes count the batch as 0: the first size of a row's value is axis 1, the last one is -1. `x[:, 2:5]` is a part of axis 1.
    """

    __slots__ = ("_id",)
    __array_ufunc__ = None  # NumPy's operators hand over to ours

    def __init__(self, id):
        self._id = id

    @property
    def shape(self):
        """The sizes of a row's value, without the batch."""
        sizes, n = (ctypes.c_size_t * 8)(), ctypes.c_size_t()
        _shape(self._id, sizes, 8, ctypes.byref(n), None)
        return tuple(sizes[: n.value])

    def size(self, axis):
        """The size along an axis."""
        rank = len(self.shape)
        if axis == 0 or not -rank <= axis <= rank:
            raise error(ErrorCode.Argument, f"axis is {axis}; wanted 1 to {rank} or {-rank} to -1 (0 is the batch)")
        return self.shape[axis - 1 if axis > 0 else axis]

    def __getitem__(self, key):
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

    __hash__ = object.__hash__

    def __neg__(self):
        return operation("neg", (self,))


def _operators():
    names = {"add": "add", "sub": "sub", "mul": "mul", "truediv": "div", "pow": "pow", "matmul": "matmul"}
    for python, name in names.items():
        setattr(Tensor, f"__{python}__", lambda a, b, name=name: operation(name, (a, b)))
        setattr(Tensor, f"__r{python}__", lambda a, b, name=name: operation(name, (b, a)))
    for python, name in {"lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "eq": "equal"}.items():
        setattr(Tensor, f"__{python}__", lambda a, b, name=name: operation(name, (a, b)))


_operators()

__all__ = (
    "maximum minimum fmod pow matmul where sum mean max min softmax log_softmax reshape transpose pad concat gather scatter_add "
    "cumulative_sum"
).split()

# Functions of each number, and others of one tensor without more.
UNARY = (
    "relu gelu silu tanh sigmoid softplus softsign mish exp log sqrt abs sign floor ceil round reciprocal erf sin cos tan asin "
    "acos atan sinh cosh asinh acosh atanh flatten stop_gradient"
).split()
__all__ += UNARY
for _name in UNARY:
    globals()[_name] = lambda x, name=_name: operation(name, (x,))
    globals()[_name].__name__ = _name
    globals()[_name].__doc__ = f"`{_name}` of each number." if _name not in ("flatten", "stop_gradient") else None
flatten.__doc__ = "The same numbers in one size."
stop_gradient.__doc__ = "The value, as a constant of the gradient."


def maximum(a, b):
    """The larger of two numbers (`max` is the largest along an axis)."""
    return operation("max", (a, b))


def minimum(a, b):
    """The smaller of two numbers (`min` is the smallest along an axis)."""
    return operation("min", (a, b))


def fmod(a, b):
    """The remainder of a/b, with the sign of a."""
    return operation("fmod", (a, b))


def pow(a, b):
    """a to the power b."""
    return operation("pow", (a, b))


def matmul(a, b):
    """The product of matrices (…, M, K) and (…, K, N)."""
    return operation("matmul", (a, b))


def where(condition, yes, no):
    """`yes` where `condition` is not 0, else `no`."""
    return operation("where", (condition, yes, no))


def _reduction(name):
    def reduce(x, axis=None, keepdims=False):
        axes = () if axis is None else tuple(axis) if hasattr(axis, "__iter__") else (axis,)
        return operation(name, (x,), (int(keepdims), *axes))

    reduce.__name__ = name
    reduce.__doc__ = f"The {name} along axes, or over all of a row's value (in a loss: of all rows')."
    return reduce


sum, mean, max, min = (_reduction(name) for name in ("sum", "mean", "max", "min"))


def softmax(x, axis=-1):
    """exp(x)/sum exp(x) along an axis."""
    return operation("softmax", (x,), (axis,))


def log_softmax(x, axis=-1):
    """The logarithm of `softmax`."""
    return operation("log_softmax", (x,), (axis,))


def reshape(x, sizes):
    """The same numbers with other sizes, of which one may be -1: what is left."""
    return operation("reshape", (x,), tuple(sizes))


def transpose(x, axes=()):
    """The axes in this order; without one, the last two swapped."""
    return operation("transpose", (x,), tuple(axes))


def pad(x, padding):
    """Zeros before and after each axis of a row: [(before, after), …]."""
    return operation("pad", (x,), tuple(number for pair in padding for number in pair))


def concat(values, axis=-1):
    """Values one after the other along an axis."""
    return operation("concat", tuple(values), (axis,))


def gather(table, numbers):
    """Of a table the part that each number means."""
    return operation("gather", (table, numbers))


def scatter_add(values, numbers, size):
    """At each of `size` places the sum of the values with its number."""
    return operation("scatter_add", (values, numbers), (size,))


def cumulative_sum(x, axis=-1, exclusive=False, reverse=False):
    """The sum of each number and those before it along an axis."""
    return operation("cumulative_sum", (x,), (axis, int(exclusive), int(reverse)))
