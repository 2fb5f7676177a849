"""Networks composed of tensors."""

import contextlib
import ctypes
import inspect

from ._errors import ErrorCode, error
from ._jagged import Jagged
from ._layers import name_attributes
from ._load import helpers
from ._network import Network
from ._tensor import Tensor, c_function

_NETWORK, _LOSS = 0, 1  # ROOTGRAD_PURPOSE_…

_begin = c_function("rootgrad_trace_begin", ctypes.c_int32, ctypes.POINTER(ctypes.c_uint32))
_abandon = c_function("rootgrad_trace_abandon", ctypes.c_uint32)
_input = c_function(
    "rootgrad_trace_input",
    ctypes.c_char_p,
    ctypes.POINTER(ctypes.c_size_t),
    ctypes.c_size_t,
    ctypes.POINTER(ctypes.c_uint64),
)
_jagged_input = c_function(
    "rootgrad_trace_jagged_input",
    ctypes.c_char_p,
    ctypes.c_size_t,
    ctypes.c_size_t,
    ctypes.POINTER(ctypes.c_uint64),
    ctypes.POINTER(ctypes.c_uint64),
)
_network = c_function(
    "rootgrad_trace_network",
    ctypes.POINTER(ctypes.c_uint64),
    ctypes.c_size_t,
    ctypes.c_uint64,
    ctypes.POINTER(ctypes.c_void_p),
)

_trace_loss = c_function("rootgrad_trace_loss", ctypes.c_uint64, ctypes.POINTER(ctypes.c_void_p))
_free_loss = c_function("rootgrad_loss_function_free", ctypes.c_void_p)


def compile(f, *inputs, seed=0):
    """Calls `f` once and builds a network from the recorded operations. The seed determines the initial weights: the same bits as in C++.

        class Tagger:
            def __init__(self):
                self.phi, self.head = rootgrad.Linear(32), rootgrad.Linear(1)

            def __call__(self, x):
                return self.head(rootgrad.mean(rootgrad.relu(self.phi(x)), 1))

        net = rootgrad.compile(Tagger(), (20, 4), seed=42)

    `inputs`: for each tensor argument of `f` the sizes of a row's value, or a pair of a name and these. A jagged input, `("jets",
    Jagged(16), 4)`, gives `f` two tensors: the entries (16, 4), 0 for missing entries, and a mask (16), 1 for present entries. `f` returns
    a tensor, or several in a tuple or list. Error messages contain the operation or layer, both shapes and the lines in your code.
    """
    trace = ctypes.c_uint32()
    try:  # (before it begins: Ctrl-C may come after it has begun, but before this is recorded here)
        _begin(_NETWORK, ctypes.byref(trace))
        name_attributes(f)
        outputs = f(*[tensor for described in inputs for tensor in _tensors_of(described)])
        outputs = outputs if isinstance(outputs, (tuple, list)) else (outputs,)
        for output in outputs:
            if not isinstance(output, Tensor):
                raise error(ErrorCode.Argument, f"the observed function returned {type(output).__name__}; wanted a Tensor")
        handle = ctypes.c_void_p()
        ids = (ctypes.c_uint64 * len(outputs))(*[output._id for output in outputs])
        _network(ids, len(ids), seed, ctypes.byref(handle))
    finally:
        _abandon(trace)
    return _sort(Network._of(helpers.adopt_network(handle.value)), inputs)


def _jagged_of(described):
    """Name, Jagged and columns of a jagged input; None for other inputs."""
    described = described if isinstance(described, (tuple, list)) else (described,)
    at = next((i for i, part in enumerate(described) if isinstance(part, Jagged)), None)
    if at is None:
        return None
    if at > 1 or len(described) != at + 2:
        raise error(ErrorCode.Argument, f"the input is {described!r}; wanted (Jagged(N), columns), or a name before them")
    return (described[0] if at else "", *described[at:])


def _tensors_of(described):
    jagged = _jagged_of(described)
    if jagged is None:
        return [_tensor_of(described)]
    name, entries, columns = jagged
    out, mask = ctypes.c_uint64(), ctypes.c_uint64()
    _jagged_input(str(name).encode(), entries.at_most, int(columns), ctypes.byref(out), ctypes.byref(mask))
    return [Tensor(out.value), Tensor(mask.value)]


def _sort(net, inputs):
    """Sets the sorting of jagged entries in the network."""
    jagged = [of for of in map(_jagged_of, inputs) if of is not None]
    for number, (_, entries, _) in enumerate(jagged):
        if entries.sorted_by is not None:
            net.cpp.sort_collection(number, entries.sorted_by)
    return net


def _tensor_of(described):
    name, shape = described if len(described) == 2 and isinstance(described[0], str) else ("", described)
    sizes = (ctypes.c_size_t * len(shape))(*[int(size) for size in shape])
    out = ctypes.c_uint64()
    _input(name.encode(), sizes, len(sizes), ctypes.byref(out))
    return Tensor(out.value)


@contextlib.contextmanager
def observed_loss(f, outputs, targets, extra):
    """The handle of a user-defined loss, f(output, target[, weight[, extra]]), valid during the `with` block."""
    trace, handle = ctypes.c_uint32(), ctypes.c_void_p()
    try:
        _begin(_LOSS, ctypes.byref(trace))
        shapes = [("output", (outputs,)), ("target", (targets,)), ("weight", ())] + ([("extra", (extra,))] if extra else [])
        values = [_tensor_of(shape) for shape in shapes]
        value = f(*values[: _arguments(f, extra)])
        if not isinstance(value, Tensor):
            raise error(ErrorCode.Argument, f"the loss returned {type(value).__name__}; wanted a Tensor")
        _trace_loss(value._id, ctypes.byref(handle))
    finally:
        _abandon(trace)
    try:
        yield handle.value
    finally:
        _free_loss(handle)


def _arguments(f, extra):
    """Number of Tensors that the loss takes: 2 to 4."""
    parameters = inspect.signature(f).parameters.values()
    if any(p.kind == p.VAR_POSITIONAL for p in parameters):
        return 4 if extra else 3
    count = sum(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) and p.default is p.empty for p in parameters)
    wanted = "(output, target, weight, extra)" if extra else "(output, target) or (output, target, weight)"
    if count not in ((4,) if extra else (2, 3)):
        raise error(ErrorCode.Argument, f"the loss takes {count} Tensors; wanted {wanted}")
    return count
