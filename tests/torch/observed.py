"""Networks of single operations and layers, and transformers, created through the C interface, for a Python without ROOT. Their outputs
and gradients are compared with those of the same functions in torch's operations."""

import ctypes
import itertools
import os
import unittest

import torch
from beside import close, folder, library, numbers
from torch.autograd import grad, gradcheck

from rootgrad._structs import Call, Layer, TransformerConfig
from rootgrad.torch import Network

_Size, _Number = ctypes.c_size_t, ctypes.c_uint64
_Numbers = ctypes.POINTER(_Number)
_counter = itertools.count()
ROWS, FEW = 67, 3


library.rootgrad_last_error.restype = ctypes.c_char_p
library.rootgrad_trace_begin.argtypes = ctypes.c_int32, ctypes.POINTER(ctypes.c_uint32)
library.rootgrad_trace_abandon.argtypes = (ctypes.c_uint32,)
library.rootgrad_trace_input.argtypes = ctypes.c_char_p, ctypes.POINTER(_Size), _Size, _Numbers
library.rootgrad_trace_network.argtypes = _Numbers, _Size, _Number, ctypes.POINTER(ctypes.c_void_p)
library.rootgrad_trace_operation.argtypes = ctypes.c_char_p, ctypes.POINTER(Call), _Numbers, _Size, ctypes.POINTER(_Size)
library.rootgrad_trace_layer.argtypes = ctypes.c_char_p, ctypes.POINTER(Layer), *library.rootgrad_trace_operation.argtypes[1:]
library.rootgrad_layer_id.argtypes = (_Numbers,)
library.rootgrad_network_save.argtypes = ctypes.c_void_p, ctypes.c_char_p


def _check(status):
    if status:
        raise RuntimeError(library.rootgrad_last_error().decode())


def _array(kind, values):
    return (kind * len(values))(*values), len(values)


def _call(function, arguments, inputs, ints, reals):
    """Returns the result of a call: a tensor (its number in the trace), or a list of tensors."""
    call = Call(*_array(_Number, inputs), *_array(ctypes.c_int64, ints), *_array(ctypes.c_double, reals), None, 0)
    outputs, count = (_Number * 8)(), _Size()
    _check(function(*arguments, call, outputs, len(outputs), count))
    made = list(outputs[: count.value])
    return made[0] if len(made) == 1 else made


def operation(name, *inputs, ints=(), reals=()):
    """Calls an operation of rootgrad_trace_operation's table, within a recorded function."""
    return _call(library.rootgrad_trace_operation, (name.encode(),), inputs, ints, reals)


def layer(kind, *inputs, ints=(), reals=(), name="layer"):
    """Calls a new layer of rootgrad_trace_layer's table, within a recorded function."""
    number = _Number()
    _check(library.rootgrad_layer_id(number))
    return _call(library.rootgrad_trace_layer, (kind.encode(), Layer(number, 0, name.encode(), None, 0)), inputs, ints, reals)


def observed(f, *shapes):
    """Returns the path of the file of a network that computes `f` from inputs with these shapes of a row."""
    trace, handle = ctypes.c_uint32(), ctypes.c_void_p()
    _check(library.rootgrad_trace_begin(0, trace))
    try:
        inputs = []
        for sizes in shapes:
            given = _Number()
            _check(library.rootgrad_trace_input(None, (_Size * len(sizes))(*sizes), len(sizes), given))
            inputs.append(given.value)
        outputs = f(*inputs)
        outputs = outputs if isinstance(outputs, list) else [outputs]
        _check(library.rootgrad_trace_network((_Number * len(outputs))(*outputs), len(outputs), 5, handle))
    finally:
        library.rootgrad_trace_abandon(trace)
    return _file(handle)


def transformer(length, width, outputs, **settings):
    """Returns the path of the file of a transformer with these fields of a rootgrad_transformer_config_t."""
    config, handle = TransformerConfig(), ctypes.c_void_p()
    sizes = (_Size(size) for size in (length, width, outputs, ctypes.sizeof(config)))
    _check(library.rootgrad_transformer_config_default(*sizes, ctypes.byref(config)))
    for name, value in settings.items():
        setattr(config, name, value)
    _check(library.rootgrad_transformer_new(ctypes.byref(config), ctypes.byref(handle)))
    return _file(handle)


def _file(handle):
    """Saves a network under a new name, and frees it."""
    path = os.path.join(folder.name, f"observed-{next(_counter)}.safetensors")
    _check(library.rootgrad_network_save(handle, path.encode()))
    _check(library.rootgrad_network_free(handle))
    return path


def known(call):
    """Returns all names that `operation` or `layer` accepts, from the library's message for an unknown name."""
    try:
        observed(lambda x: call("none", x), (1,))
    except RuntimeError as error:
        return set(str(error).split("wanted one of ")[1].split(" (")[0].split(", "))
    raise AssertionError("there is an operation 'none'")


def free(*sizes, seed=1, of=None):
    """Returns an input that is differentiated: rows of these sizes, so many that vectors are full and some rows remain."""
    values = numbers(ROWS, *sizes, seed=seed, dtype=torch.float64)
    return (values if of is None else of(values)).float().double().requires_grad_()  # single precision represents these numbers exactly


def fixed(*sizes, seed=1, of=None):
    """Returns an input that is not differentiated."""
    return free(*sizes, seed=seed, of=of).detach()


class OneThread(unittest.TestCase):
    """Tests with small sums: torch's threads would wait for each other longer than they compute."""

    def setUp(self):
        threads = torch.get_num_threads()
        torch.set_num_threads(1)
        self.addCleanup(torch.set_num_threads, threads)


def rows(values):
    return values.reshape(len(values), -1)


def together(inputs):
    """Returns the inputs as a network takes them: one row after the other, each with all inputs."""
    return torch.cat([rows(tensor) for tensor in inputs], 1)


def beside_torch(ours, native, *inputs, training=False, differences=True):
    """Compares a network's file, or a recorded function, with `native(*inputs, parameters by name)`: outputs, gradients of inputs
    and parameters, and states, in single and in double precision. With `differences` it also compares with torch's finite differences,
    for which the function must be continuous."""
    path = ours if isinstance(ours, str) else observed(ours, *[tuple(tensor.shape[1:]) for tensor in inputs])
    for dtype, of_outputs, of_gradients in ((torch.float32, 1e-6, 1e-5), (torch.float64, 1e-12, 1e-10)):
        net = Network(path, dtype=dtype, threads=1).train(training)
        with torch.no_grad():
            for seed, parameter in enumerate(net.parameters()):  # away from the zeros and ones with which biases and norms begin
                parameter.add_(0.3 * numbers(*parameter.shape, seed=seed + 3, dtype=dtype))
        given = [tensor.detach().to(dtype).requires_grad_(tensor.requires_grad) for tensor in inputs]
        right_given = [tensor.detach().clone().requires_grad_(tensor.requires_grad) for tensor in inputs]
        right_parts = {name: tensor.detach().double().clone().requires_grad_() for name, tensor in net.named_parameters()}
        right_states = {name: tensor.detach().double().clone() for name, tensor in net.named_buffers()}
        y, right = net(together(given)), native(*right_given, right_parts | right_states)
        right = together(right if isinstance(right, tuple) else (right,)).double()
        close(y.double(), right, of_outputs)
        leaves = [tensor for tensor in given if tensor.requires_grad] + list(net.parameters())
        right_leaves = [tensor for tensor in right_given if tensor.requires_grad] + list(right_parts.values())
        seed = numbers(*y.shape, seed=2, dtype=dtype)
        wanted = [torch.zeros_like(leaf) for leaf in right_leaves]
        if right.requires_grad:
            wanted = grad(right, right_leaves, seed.double(), allow_unused=True, materialize_grads=True)
        for one, other in zip(grad(y, leaves, seed), wanted, strict=True):
            rounded = other.abs().max() < 1e-14  # 0, except for rounding: compare with the size of the seed
            close(one.double() + rounded, other + rounded, of_gradients)
        for name, state in net.named_buffers():
            close(state.double(), right_states[name], of_outputs)
    names = [name for name, _ in net.named_parameters()]

    def call(*values):
        tensors, parameters = values[: len(given)], values[len(given) :]
        return torch.func.functional_call(net, dict(zip(names, parameters)), (together(tensors),))

    few = [tensor.detach()[:FEW].requires_grad_(tensor.requires_grad) for tensor in given]
    assert not differences or gradcheck(call, (*few, *net.parameters()))
