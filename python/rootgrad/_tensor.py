"""Values in a network that is being composed, and the operations on them: a thin wrapper of the C interface.

Nothing is computed here: the library records the operations, and provides shapes and error messages.
"""

import ctypes
import os
import sys

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
    ids = (ctypes.c_uint64 * len(inputs))(*[_tensor(x)._id for x in inputs])
    ints, reals = (ctypes.c_int64 * len(ints))(*ints), (ctypes.c_double * len(reals))(*reals)
    file, line = place()
    return Call(ids, len(ids), ints, len(ints), reals, len(reals), file, line)


def operation(name, inputs, ints=(), reals=()):
    """Performs an operation by its name in the C interface; returns its tensor."""
    return _several(name, inputs, ints, reals, 1)[0]


def _several(name, inputs, ints, reals, most):
    out, count = (ctypes.c_uint64 * most)(), ctypes.c_size_t()
    _operation(name.encode(), ctypes.byref(call(inputs, ints, reals)), out, most, ctypes.byref(count))
    return [Tensor(id) for id in out[: count.value]]


def constant(values):
    """Returns a constant tensor, the same for all rows: a number, or an array."""
    import numpy as np

    array = np.ascontiguousarray(values, dtype=np.float64)
    sizes = (ctypes.c_size_t * array.ndim)(*array.shape)
    out = ctypes.c_uint64()
    pointer = array.ctypes.data_as(ctypes.POINTER(ctypes.c_double))
    _constant(pointer, array.size, sizes, array.ndim, ctypes.byref(out))
    return Tensor(out.value)


def number(value):
    """Returns a tensor of one number, the same for all rows."""
    out = ctypes.c_uint64()
    _constant(ctypes.byref(ctypes.c_double(value)), 1, None, 0, ctypes.byref(out))
    return Tensor(out.value)


def _tensor(value):
    if isinstance(value, Tensor):
        return value
    as_tensor = getattr(value, "tensor", None)
    return as_tensor() if as_tensor else constant(value)


class Tensor:
    """A value in the network that is being compiled: one for each row, or one shared by all rows.

    The batch is axis 0. So the first size of a row's value is axis 1, the last one is axis -1. `x[:, 2:5]` is a part of axis 1.
    """

    __slots__ = ("_id",)
    __array_ufunc__ = None  # NumPy's operators then use ours

    def __init__(self, id):
        self._id = id

    @property
    def shape(self):
        """Sizes of a row's value, without the batch."""
        sizes, n = (ctypes.c_size_t * 8)(), ctypes.c_size_t()
        _shape(self._id, sizes, 8, ctypes.byref(n), None)
        return tuple(sizes[: n.value])

    def size(self, axis):
        """Returns the size along an axis."""
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
    "maximum minimum fmod pow matmul where sum mean max min product logsumexp l1_norm l2_norm variance arg_max arg_min top_k "
    "softmax log_softmax masked_softmax masked_mean reshape transpose pad concat split flip tile gather scatter_add cumulative_sum "
    "max_pool average_pool instance_norm attention dropout elu celu leaky_relu thresholded_relu shrink hard_sigmoid clip smooth_clip prelu"
).split()

# Functions of each number, and other functions of one tensor without further arguments.
UNARY = (
    "relu gelu silu tanh sigmoid softplus softsign mish exp log sqrt abs sign floor ceil round reciprocal erf sin cos tan asin "
    "acos atan sinh cosh asinh acosh atanh selu hard_swish gelu_exact log_sigmoid flatten stop_gradient global_average_pool"
).split()
__all__ += UNARY
for _name in UNARY:
    globals()[_name] = lambda x, name=_name: operation(name, (x,))
    globals()[_name].__name__ = _name
    globals()[_name].__doc__ = f"`{_name}` of each number." 
flatten.__doc__ = "The same numbers in one size."
global_average_pool.__doc__ = "The mean of each channel: (channels, …) becomes (channels)."
stop_gradient.__doc__ = "The value, as a constant of the gradient."


def maximum(a, b):
    """Returns the larger of two numbers (for the largest along an axis: `max`). If both are equal, each gets half of the gradient."""
    return operation("max", (a, b))


def minimum(a, b):
    """Returns the smaller of two numbers (for the smallest along an axis: `min`)."""
    return operation("min", (a, b))


def fmod(a, b):
    """Returns the remainder of a/b, with the sign of a."""
    return operation("fmod", (a, b))


def pow(a, b):
    """Returns a to the power b."""
    return operation("pow", (a, b))


def matmul(a, b):
    """Returns the product of matrices (…, M, K) and (…, K, N)."""
    return operation("matmul", (a, b))


def where(condition, yes, no):
    """Returns `yes` where `condition` is not 0, else `no`."""
    return operation("where", (condition, yes, no))


def _reduction(name):
    def reduce(x, axis=None, keepdims=False):
        axes = () if axis is None else tuple(axis) if hasattr(axis, "__iter__") else (axis,)
        return operation(name, (x,), (int(keepdims), *axes))

    reduce.__name__ = name
    ties = " Of several equal ones, each has an equal part of the gradient." if name in ("max", "min") else ""
    reduce.__doc__ = f"The {name} along axes, or over all of a row's value (in a loss: of all rows').{ties}"
    return reduce


sum, mean, max, min = (_reduction(name) for name in ("sum", "mean", "max", "min"))
product, logsumexp, l1_norm, l2_norm, variance = (
    _reduction(name) for name in ("product", "logsumexp", "l1_norm", "l2_norm", "variance")
)


def softmax(x, axis=-1):
    """Returns exp(x)/sum exp(x) along an axis."""
    return operation("softmax", (x,), (axis,))


def log_softmax(x, axis=-1):
    """Returns the logarithm of `softmax`."""
    return operation("log_softmax", (x,), (axis,))


def reshape(x, sizes):
    """Returns the same numbers with other sizes. One size may be -1: it follows from the others."""
    return operation("reshape", (x,), tuple(sizes))


def transpose(x, axes=()):
    """Returns the value with its axes in this order; without an order, the last two are swapped."""
    return operation("transpose", (x,), tuple(axes))


def pad(x, padding):
    """Adds zeros before and after each axis of a row: [(before, after), …]."""
    return operation("pad", (x,), tuple(number for pair in padding for number in pair))


def concat(values, axis=-1):
    """Joins values along an axis."""
    return operation("concat", tuple(values), (axis,))


def gather(table, numbers):
    """Returns for each index in `numbers` the corresponding part of the table."""
    return operation("gather", (table, numbers))


def scatter_add(values, numbers, size):
    """Returns `size` sums: each adds the values whose index in `numbers` is its place."""
    return operation("scatter_add", (values, numbers), (size,))


def cumulative_sum(x, axis=-1, exclusive=False, reverse=False):
    """Returns the sum of each number and those before it along an axis."""
    return operation("cumulative_sum", (x,), (axis, int(exclusive), int(reverse)))


def arg_max(x, axis=-1, keepdims=False):
    """Returns the index, from 0, of the largest number along an axis; of equal ones the first."""
    return operation("arg_max", (x,), (axis, int(keepdims)))


def arg_min(x, axis=-1, keepdims=False):
    """Returns the index, from 0, of the smallest number along an axis; of equal ones the first."""
    return operation("arg_min", (x,), (axis, int(keepdims)))


def top_k(x, k, axis=-1, largest=True):
    """Returns the k largest (or smallest) numbers along an axis, the most extreme first, and their indices."""
    return tuple(_several("top_k", (x,), (k, axis, int(largest)), (), 2))


def split(x, sizes, axis=-1):
    """Splits along an axis into parts of these sizes. One size may be -1: the remainder."""
    sizes = tuple(sizes)
    return _several("split", (x,), (axis, *sizes), (), len(sizes))


def flip(x, axis=-1):
    """Reverses the order along an axis."""
    return operation("flip", (x,), (axis,))


def tile(x, times):
    """Repeats the whole value `times` times along each axis."""
    return operation("tile", (x,), tuple(times))


def masked_softmax(x, mask, axis=-1):
    """Returns the `softmax` over the places where the mask is not 0."""
    return operation("masked_softmax", (x, mask), (axis,))


def masked_mean(x, mask, axis):
    """Returns the mean along an axis over the places where the mask is not 0, such as the particles of an event: x (20, 4), mask (20), axis
    1.
    """
    return operation("masked_mean", (x, mask), (axis,))


def attention(q, k, v, heads, mask=None, causal=False):
    """Attention: softmax(q kᵀ/√D) v in heads of D channels each: q (T, C), k (S, C), v (S, V). With a mask, (S) or (T, S), a query ignores
    keys with mask 0.
    """
    inputs = (q, k, v) if mask is None else (q, k, v, mask)
    return operation("attention", inputs, (heads, int(causal)))


def dropout(x, rate):
    """Dropout: in training, each number is set to 0 with probability `rate`, else divided by 1 - rate. In predictions, returns x unchanged.
    """
    return operation("dropout", (x,), (), (rate,))


def instance_norm(x, epsilon=1e-5):
    """Normalises each channel of x (channels, …) to mean 0 and variance 1 over its numbers."""
    return operation("instance_norm", (x,), (), (epsilon,))


def elu(x, alpha=1.0):
    """Returns x for x > 0, else alpha (eˣ - 1)."""
    return operation("elu", (x,), (), (alpha,))


def celu(x, alpha=1.0):
    """Returns x for x > 0, else alpha (exp(x/alpha) - 1)."""
    return operation("celu", (x,), (), (alpha,))


def leaky_relu(x, slope=0.01):
    """Returns x for x > 0, else slope x."""
    return operation("leaky_relu", (x,), (), (slope,))


def prelu(x, slope):
    """Returns x for x > 0, else slope x; the slopes are a tensor, such as a Parameter."""
    return operation("prelu", (x, slope))


def thresholded_relu(x, threshold=1.0):
    """Returns x for x > threshold, else 0."""
    return operation("thresholded_relu", (x,), (), (threshold,))


def shrink(x, threshold=0.5, bias=0.0):
    """Returns x + bias below -threshold, x - bias above threshold, else 0."""
    return operation("shrink", (x,), (), (threshold, bias))


def hard_sigmoid(x, alpha=1 / 6, beta=0.5):
    """Returns alpha x + beta, limited to 0 and 1."""
    return operation("hard_sigmoid", (x,), (), (alpha, beta))


def clip(x, low, high):
    """Returns x, limited to `low` and `high`. At a bound the gradient is 0."""
    return operation("clip", (x,), (), (low, high))


def smooth_clip(x, bound=3.0):
    """Returns x / sqrt(1 + (x / bound)²): close to x for small x, and never beyond the bound (RealMLP, arXiv:2407.04491)."""
    return operation("smooth_clip", (x,), (), (bound,))


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
