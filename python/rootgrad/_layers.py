"""Layers: what has parameters, in a network that is composed of tensors."""

import copy as _copy
import ctypes

from . import _tensor
from ._tensor import Tensor, c_function


class _Layer(ctypes.Structure):
    _fields_ = [
        ("id", ctypes.c_uint64),
        ("copy", ctypes.c_uint64),
        ("name", ctypes.c_char_p),
        ("file", ctypes.c_char_p),
        ("line", ctypes.c_uint32),
    ]


_layer_id = c_function("rootgrad_layer_id", ctypes.POINTER(ctypes.c_uint64))
_trace_name = c_function("rootgrad_trace_name", ctypes.c_uint64, ctypes.c_char_p)
_trace_layer = c_function(
    "rootgrad_trace_layer",
    ctypes.c_char_p,
    ctypes.POINTER(_Layer),
    ctypes.POINTER(_tensor._Call),
    ctypes.POINTER(ctypes.c_uint64),
    ctypes.c_size_t,
    ctypes.POINTER(ctypes.c_size_t),
)


def _next():
    out = ctypes.c_uint64()
    _layer_id(ctypes.byref(out))
    return out.value


class Layer:
    """What a layer is besides its sizes. `name`: its parameters are then "name.weight" and the like; else it is the attribute's
    that holds it, or a number.

    Called twice in one network it has the same weights. A copy (`copy.copy`) is refused beside the original: `share(layer)` has
    the same weights on purpose.
    """

    def __init__(self, name=""):
        self._id, self._copy, self._name, self._made = _next(), 0, name, _tensor.place()

    def __copy__(self):
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._copy = _next()
        return other

    def __deepcopy__(self, memo):
        return self.__copy__()

    def _call(self, kind, inputs, ints=(), reals=()):
        file, line = self._made
        layer = _Layer(self._id, self._copy, self._name.encode(), file, line)
        out = ctypes.c_uint64()
        _trace_layer(kind, ctypes.byref(layer), ctypes.byref(_tensor.call(inputs, ints, reals)), ctypes.byref(out), 1, None)
        return Tensor(out.value)


def share(layer):
    """A copy with the same weights, on purpose."""
    other = _copy.copy(layer)
    other._copy = layer._copy
    return other


class Linear(Layer):
    """x w + b along the last axis."""

    def __init__(self, outputs, bias=True, name=""):
        super().__init__(name)
        self.outputs, self.bias = int(outputs), bool(bias)

    def __call__(self, x):
        return self._call(b"linear", (x,), (self.outputs, int(self.bias)))


class LayerNorm(Layer):
    """Mean 0 and variance 1 along the last axis, then scaled and shifted."""

    def __init__(self, epsilon=1e-5, name=""):
        super().__init__(name)
        self.epsilon = float(epsilon)

    def __call__(self, x):
        return self._call(b"layernorm", (x,), (), (self.epsilon,))


class Embedding(Layer):
    """A table of `places` vectors; each number, from 0, becomes the one that it means. Inputs that are such numbers are not
    standardised."""

    def __init__(self, places, width, name=""):
        super().__init__(name)
        self.places, self.width = int(places), int(width)

    def __call__(self, numbers):
        return self._call(b"embedding", (numbers,), (self.places, self.width))


class Parameter(Layer):
    """A trained tensor of your own, which begins with `initial`, 0 or 1, everywhere."""

    def __init__(self, shape, initial=0, name=""):
        super().__init__(name)
        self.sizes, self.initial = tuple(int(size) for size in shape), float(initial)

    def tensor(self):
        """The tensor, inside of the observed function; in operations the Parameter itself will do."""
        return self._call(b"parameter", (), self.sizes, (self.initial,))


def _parameter_operators():
    for name in ("add", "sub", "mul", "truediv", "pow", "matmul", "lt", "le", "gt", "ge"):
        setattr(Parameter, f"__{name}__", lambda self, other, name=name: getattr(self.tensor(), f"__{name}__")(other))
        if hasattr(Tensor, f"__r{name}__"):
            setattr(Parameter, f"__r{name}__", lambda self, other, name=name: getattr(self.tensor(), f"__r{name}__")(other))
    Parameter.__neg__ = lambda self: -self.tensor()


_parameter_operators()


def name_attributes(thing, prefix="", seen=None):
    """Names layers after the attributes that hold them, in lists by their number: "blocks.0.up"."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, Layer):
        if prefix:
            _trace_name(thing._id, prefix.encode())
    elif isinstance(thing, (list, tuple)):
        for number, item in enumerate(thing):
            name_attributes(item, f"{prefix}.{number}" if prefix else str(number), seen)
    elif isinstance(thing, dict):
        for key, item in thing.items():
            name_attributes(item, f"{prefix}.{key}" if prefix else str(key), seen)
    elif hasattr(thing, "__dict__") and not callable(getattr(thing, "__code__", None)) and not isinstance(thing, type):
        for key, item in vars(thing).items():
            name_attributes(item, f"{prefix}.{key}" if prefix else key, seen)
