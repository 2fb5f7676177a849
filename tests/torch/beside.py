"""Shared by the tests of rootgrad.torch: networks, and the same networks in torch's layers."""

import ctypes
import os
import tempfile

import torch

from rootgrad import _library

library = ctypes.CDLL(_library.paths()[0])
library.rootgrad_network_free.argtypes = (ctypes.c_void_p,)

ACTIVATIONS = {
    "identity": (0, torch.nn.Identity),
    "relu": (1, torch.nn.ReLU),
    "gelu": (2, lambda: torch.nn.GELU("tanh")),
    "silu": (3, torch.nn.SiLU),
    "tanh": (4, torch.nn.Tanh),
    "sigmoid": (5, torch.nn.Sigmoid),
}
folder = tempfile.TemporaryDirectory()


def mlp(widths=(3, 8, 2), activation="tanh", seed=7):
    """Returns the path of a network's file, as rootgrad writes it."""
    path = os.path.join(folder.name, f"{'-'.join(map(str, widths))}-{activation}-{seed}.safetensors")
    handle, sizes = ctypes.c_void_p(), (ctypes.c_size_t * len(widths))(*widths)
    made = library.rootgrad_mlp_new(sizes, len(widths), ACTIVATIONS[activation][0], 0, ctypes.c_uint64(seed), ctypes.byref(handle))
    assert made == 0 and library.rootgrad_network_save(handle, path.encode()) == 0
    assert library.rootgrad_network_free(handle) == 0
    return path


def sequential(net, activation="tanh"):
    """Returns torch's layers with copies of the weights of an Mlp."""
    tensors = [tensor.detach().clone() for tensor in net.parameters()]
    layers = []
    for weight, bias in zip(tensors[::2], tensors[1::2]):
        linear = torch.nn.Linear(*weight.shape, dtype=weight.dtype)
        linear.weight, linear.bias = torch.nn.Parameter(weight.T.contiguous()), torch.nn.Parameter(bias)
        layers += [linear, ACTIVATIONS[activation][1]()]
    return torch.nn.Sequential(*layers[:-1])


def as_ours(tensors):
    """Returns tensors of torch's Linear layers in rootgrad's shapes: weights are (inputs, outputs)."""
    return [tensor.T if tensor.dim() == 2 else tensor for tensor in tensors]


def difference(got, right):
    """Returns the largest difference, relative to the largest of the correct numbers."""
    assert got is not None and right is not None and got.shape == right.shape and got.dtype == right.dtype, (got, right)
    got, right = got.detach().double(), right.detach().double()
    return ((got - right).abs().max() / right.abs().max().clamp(min=1e-30)).item() if right.numel() else 0.0


def close(got, right, tolerance):
    assert difference(got, right) <= tolerance, (difference(got, right), got, right)


def numbers(*shape, seed=0, dtype=torch.float32):
    """Irregular numbers on (-1, 1)."""
    count = torch.Size(shape).numel()
    return torch.sin(torch.arange(count, dtype=torch.float64) * 12.9898 + seed * 4.1 + 0.3).to(dtype).reshape(shape)


def same_gradients(net, native, x, loss, tolerance=1e-5):
    """Compares the gradients of both, for `loss` of the outputs: of the inputs and of the parameters."""
    ours, theirs = x.detach().requires_grad_(), x.detach().clone().requires_grad_()
    net.zero_grad()
    native.zero_grad()
    loss(net(ours)).backward()
    loss(native(theirs)).backward()
    close(ours.grad, theirs.grad, tolerance)
    for parameter, right in zip(net.parameters(), as_ours([p.grad for p in native.parameters()])):
        close(parameter.grad, right, tolerance)
