"""Layers: the building blocks with parameters, in a network that is composed of tensors."""

import copy as _copy
import ctypes

from . import _structs, _tensor
from ._tensor import Tensor, c_function


__all__ = (
    "Linear LayerNorm RmsNorm GroupNorm BatchNorm Conv1d Conv2d ConvTranspose1d ConvTranspose2d Lstm Gru Rnn Attention Embedding Parameter "
    "Initial"
).split()


_layer_id = c_function("rootgrad_layer_id", ctypes.POINTER(ctypes.c_uint64))
_trace_name = c_function("rootgrad_trace_name", ctypes.c_uint64, ctypes.c_char_p)
_trace_layer = c_function(
    "rootgrad_trace_layer",
    ctypes.c_char_p,
    ctypes.POINTER(_structs.Layer),
    ctypes.POINTER(_structs.Call),
    ctypes.POINTER(ctypes.c_uint64),
    ctypes.c_size_t,
    ctypes.POINTER(ctypes.c_size_t),
)


def _next():
    out = ctypes.c_uint64()
    _layer_id(ctypes.byref(out))
    return out.value


class Layer:
    """Base of all layers. `name`: the parameters are then "name.weight" and so on. Without it, the name of the attribute that contains the
    layer is used, or a number.

    If a layer is called twice in one network, both calls use the same weights. Using a copy (`copy.copy`) beside the original is an error:
    `share(layer)` gives a copy with the same weights.
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
        layer = _structs.Layer(self._id, self._copy, self._name.encode(), file, line)
        out = ctypes.c_uint64()
        _trace_layer(kind, ctypes.byref(layer), ctypes.byref(_tensor.call(inputs, ints, reals)), ctypes.byref(out), 1, None)
        return Tensor(out.value)


def share(layer):
    """Returns a copy that shares the weights of the original."""
    other = _copy.copy(layer)
    other._copy = layer._copy
    return other


class Linear(Layer):
    """Linear layer: x w + b along the last axis."""

    def __init__(self, outputs, bias=True, name=""):
        super().__init__(name)
        self.outputs, self.bias = int(outputs), bool(bias)

    def __call__(self, x):
        return self._call(b"linear", (x,), (self.outputs, int(self.bias)))


class LayerNorm(Layer):
    """Normalises to mean 0 and variance 1 along the last axis, then scales and shifts."""

    def __init__(self, epsilon=1e-5, name=""):
        super().__init__(name)
        self.epsilon = float(epsilon)

    def __call__(self, x):
        return self._call(b"layernorm", (x,), (), (self.epsilon,))


class RmsNorm(Layer):
    """Normalises to mean square 1 along the last axis, then scales."""

    def __init__(self, epsilon=1e-5, name=""):
        super().__init__(name)
        self.epsilon = float(epsilon)

    def __call__(self, x):
        return self._call(b"rmsnorm", (x,), (), (self.epsilon,))


class GroupNorm(Layer):
    """Normalises to mean 0 and variance 1 over groups of channels of x (channels, …), then scales and shifts."""

    def __init__(self, groups, epsilon=1e-5, name=""):
        super().__init__(name)
        self.groups, self.epsilon = int(groups), float(epsilon)

    def __call__(self, x):
        return self._call(b"groupnorm", (x,), (self.groups,), (self.epsilon,))


class BatchNorm(Layer):
    """Normalises each channel of x (channels, …) to mean 0 and variance 1 over the batch, then scales and shifts. Predictions use a running
    mean and variance. Each training step moves them by the fraction `momentum` towards those of the batch.
    """

    def __init__(self, epsilon=1e-5, momentum=0.1, name=""):
        super().__init__(name)
        self.epsilon, self.momentum = float(epsilon), float(momentum)

    def __call__(self, x):
        return self._call(b"batchnorm", (x,), (), (self.epsilon, self.momentum))


class _Conv(Layer):
    _axes, _kind = 1, b""

    def __init__(self, outputs, window, stride=1, padding=0, dilation=1, groups=1, bias=True, output_padding=None, name=""):
        super().__init__(name)
        padding = -1 if isinstance(padding, str) and padding == "same" else padding
        named = (("window", window), ("stride", stride), ("padding", padding), ("dilation", dilation))
        if output_padding is not None:
            named += (("output_padding", output_padding),)
        numbers = [number for what, value in named for number in _tensor.per_axis(what, value, self._axes)]
        self._ints = (int(outputs), int(groups), int(bool(bias)), *numbers)

    def __call__(self, x):
        return self._call(self._kind, (x,), self._ints)


class Conv1d(_Conv):
    """A convolution of x (channels, length): `Conv1d(16, 17)` gives 16 channels with windows of 17. `padding="same"`: as many zeros as
    needed for one window position per number (before a stride). (As in other libraries, this is a cross-correlation.)
    """

    _axes, _kind = 1, b"conv1d"


class Conv2d(_Conv):
    """A convolution of x (channels, height, width): `Conv2d(16, 3)`, `Conv2d(16, (3, 5))`; otherwise as `Conv1d`."""

    _axes, _kind = 2, b"conv2d"


class ConvTranspose1d(_Conv):
    """A transposed convolution: with the same options it maps the output shape of a Conv1d back to its input shape. `output_padding`:
    numbers added at the end, to choose among the output sizes that the stride allows.
    """

    _axes, _kind = 1, b"conv_transpose1d"


class ConvTranspose2d(_Conv):
    """A transposed convolution: with the same options it maps the output shape of a Conv2d back to its input shape; otherwise as
    `ConvTranspose1d`.
    """

    _axes, _kind = 2, b"conv_transpose2d"


class _Recurrent(Layer):
    _kind, _more = b"", ()

    def __init__(self, outputs, reverse=False, bias=True, name=""):
        super().__init__(name)
        self.outputs, self.reverse, self.bias = int(outputs), bool(reverse), bool(bias)

    def __call__(self, x):
        """Returns the outputs of all steps: (steps, outputs)."""
        return self._call(self._kind, (x,), (self.outputs, int(self.bias), int(self.reverse), 0, *self._more))

    def last(self, x):
        """Returns the outputs of the last processed step: (outputs)."""
        return self._call(self._kind, (x,), (self.outputs, int(self.bias), int(self.reverse), 1, *self._more))


class Lstm(_Recurrent):
    """A long short-term memory (LSTM) over x (steps, inputs). `reverse`: it processes the last step first."""

    _kind = b"lstm"


class Gru(_Recurrent):
    """A gated recurrent unit (GRU) over x (steps, inputs)."""

    _kind = b"gru"


class Rnn(_Recurrent):
    """A simple recurrent layer over x (steps, inputs), with tanh, or relu."""

    _kind = b"rnn"

    def __init__(self, outputs, reverse=False, bias=True, relu=False, name=""):
        super().__init__(outputs, reverse, bias, name)
        self._more = (int(bool(relu)),)


class Attention(Layer):
    """Multi-head attention, with linear projections before and after: self-attention of x (T, C), `attend(x)`, or of queries to keys and
    their values, `attend(q, k, v)`. With a mask, (S) or (T, S), a query ignores keys with mask 0.
    """

    def __init__(self, heads, causal=False, bias=True, name=""):
        super().__init__(name)
        self.heads, self.causal, self.bias = int(heads), bool(causal), bool(bias)

    def __call__(self, *inputs, mask=None):
        masked = mask is not None
        inputs = (*inputs, mask) if masked else inputs
        return self._call(b"attention", inputs, (self.heads, int(self.causal), int(masked), int(self.bias)))


class Embedding(Layer):
    """A table of `places` vectors. Each index, counted from 0, is replaced by its vector. Inputs that are such indices are not
    standardised.
    """

    def __init__(self, places, width, name=""):
        super().__init__(name)
        self.places, self.width = int(places), int(width)

    def __call__(self, numbers):
        return self._call(b"embedding", (numbers,), (self.places, self.width))

    def table(self):
        """Returns the table itself, (places, width): matmul(x, transpose(embedding.table())) gives logits with the same weights."""
        return self._call(b"embedding", (), (self.places, self.width))


class Initial:
    """Initial values of a `Parameter`: `Initial(0.5)`, the same number everywhere, or a random distribution that uses the seed of
    `compile`: `Initial.normal(0.1)`, `Initial.uniform(1.0)`, `Initial.signs()`.
    """

    def __init__(self, value=0.0, _kind=0):
        self.reals = (float(value), float(_kind))

    @classmethod
    def normal(cls, deviation):
        """A normal distribution with mean 0 and this standard deviation."""
        return cls(deviation, 1)

    @classmethod
    def uniform(cls, bound):
        """A uniform distribution between -bound and bound."""
        return cls(bound, 2)

    @classmethod
    def signs(cls):
        """The numbers 1 or -1, each with probability 1/2."""
        return cls(1, 3)


class Parameter(Layer):
    """A trained tensor of your own. `initial`: its initial value, a number or an `Initial` such as `Initial.normal(0.1)`."""

    def __init__(self, shape, initial=0, name=""):
        super().__init__(name)
        self.sizes = tuple(int(size) for size in shape)
        self.initial = initial if isinstance(initial, Initial) else Initial(initial)

    def tensor(self):
        """Returns the tensor, inside of the recorded function; operations also accept the Parameter itself."""
        return self._call(b"parameter", (), self.sizes, self.initial.reals)


def _parameter_operators():
    for name in ("add", "sub", "mul", "truediv", "pow", "matmul", "lt", "le", "gt", "ge"):
        setattr(Parameter, f"__{name}__", lambda self, other, name=name: getattr(self.tensor(), f"__{name}__")(other))
        if hasattr(Tensor, f"__r{name}__"):
            setattr(Parameter, f"__r{name}__", lambda self, other, name=name: getattr(self.tensor(), f"__r{name}__")(other))
    Parameter.__neg__ = lambda self: -self.tensor()


_parameter_operators()


def name_attributes(thing, prefix="", seen=None):
    """Names layers after the attributes that contain them, in lists by their number: "blocks.0.up"."""
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
