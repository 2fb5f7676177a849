"""librootgrad_torch.so, and the functions of librootgrad.so that PyTorch modules need; without ROOT."""

import ctypes
import hashlib
import json
import os
import tempfile
import threading
import typing

import torch

from . import _capi
from ._binding import address_of
from ._capi import asked as _asked, function as _function
from ._library import torch_path
from ._structs import ImportOptions, ImportSetting

_WAY_OUT = "run `cargo xtask install --torch`, or set ROOTGRAD_TORCH_LIBRARY"

_library = _capi.library


def _load_shim():
    """Loads the library that connects rootgrad and PyTorch: $ROOTGRAD_TORCH_LIBRARY, else in the folder of librootgrad.so."""
    path = torch_path(_capi.path)
    if not os.path.exists(path):
        raise ImportError(f"{path}, which connects rootgrad and PyTorch, does not exist: {_WAY_OUT}")
    try:
        torch.ops.load_library(path)
    except OSError as error:
        why = error.__cause__ or error
        raise ImportError(f"{path} cannot be loaded beside torch {torch.__version__}: {why}; wanted a library built with this torch: {_WAY_OUT}") from None
    numbers = [int(number) for version in (torch.__version__, _library.rootgrad_version().decode()) for number in _numbers(version)]
    mismatch = ctypes.CDLL(path).rootgrad_torch_mismatch
    mismatch.argtypes, mismatch.restype = (ctypes.c_int,) * 2 + (ctypes.c_uint,) * 3, ctypes.c_char_p
    wrong = mismatch(*numbers[:2], *numbers[3:])
    if wrong:
        raise ImportError(wrong.decode())


def _numbers(version):
    """Splits a version such as "2.15.0+cpu": "2", "15", "0"."""
    return version.split("+")[0].split("a")[0].split("-")[0].split(".")[:3]


_load_shim()


_handle, _size, _text = _capi.handle, _capi.size, _capi.text
_handle_out, _size_out, _int_out = _capi.handle_out, _capi.size_out, _capi.int_out
_KEEP_PROBABILITY = 3  # ROOTGRAD_IMPORT_KIND_KEEP_PROBABILITY
_import_pt2 = _function("rootgrad_network_import_pt2", _text, ctypes.POINTER(ImportOptions), _handle_out)
_parameter_count = _function("rootgrad_network_parameter_count", _handle, _size_out)
_parameters = _function("rootgrad_network_parameters", _handle, _handle, _size)
_set_parameters = _function("rootgrad_network_set_parameters", _handle, _handle, _size)
_tensor_count = _function("rootgrad_network_tensor_count", _handle, _size_out)
_tensor = _function("rootgrad_network_tensor", _handle, _size, ctypes.c_void_p, _size, _size_out, _size_out, _int_out)
_tensor_sizes = _function("rootgrad_network_tensor_sizes", _handle, _size, _size_out, _size, _size_out)


class Part(typing.NamedTuple):
    """A tensor of a network, with its position among the parameters."""

    name: str
    shape: tuple
    offset: int
    numel: int
    is_state: bool  # True if it follows the batches in training, and is not trained


def parts_of(handle):
    """Returns the tensors of a network, in the order in which they are stored, without gaps."""
    parts = []
    for index in range(_asked(_tensor_count, handle)):
        length, offset, is_state = _size(), _size(), ctypes.c_int32()
        numbers = ctypes.byref(length), ctypes.byref(offset), ctypes.byref(is_state)
        _tensor(handle, index, None, 0, *numbers)
        name = ctypes.create_string_buffer(length.value + 1)
        _tensor(handle, index, name, len(name), *numbers)
        rank = _asked(_tensor_sizes, handle, index, None, 0)
        sizes = (_size * rank)()
        _asked(_tensor_sizes, handle, index, sizes, rank)
        shape = torch.Size(sizes)
        parts.append(Part(name.value.decode(), shape, offset.value, shape.numel(), bool(is_state.value)))
    return parts


def set_parameters(handle, values):
    """Sets a network's parameters, (P) of any precision."""
    values = values.detach().to(torch.float32).contiguous()
    _set_parameters(handle, values.data_ptr(), values.numel())


class Source(_capi.Network):
    """A rootgrad network that never changes. Thread safe; copies are the same object."""

    @classmethod
    def imported(cls, path):
        """Reads a program that torch.export.save wrote, including a last sigmoid or softmax."""
        keep = ImportSetting(_KEEP_PROBABILITY, b"", None, 0)
        options = ImportOptions(ctypes.pointer(keep), 1)
        return cls(path, lambda path, out: _import_pt2(path, ctypes.byref(options), out))

    def values(self):
        """A copy of its parameters (P)."""
        values = torch.empty(_asked(_parameter_count, self.handle), dtype=torch.float32, device="cpu")
        _parameters(self.handle, values.data_ptr(), values.numel())
        return values

    def save(self, path, values=None):
        """Writes its file, with other parameters (P) if `values` are given."""
        handle = _handle()
        _capi.clone(self.handle, ctypes.byref(handle))
        try:
            if values is not None:
                set_parameters(handle, values)
            _capi.save(handle, os.fsencode(path))
        finally:
            _library.rootgrad_network_free(handle)

    def saved(self):
        """Returns the metadata of the file, and copies of its tensors by name, standardisations included."""
        about, header, numbers = _capi.parts_of_file(self.file())
        tensors = {}
        for name, entry in header.items():
            begin, end = entry["data_offsets"]
            tensors[name] = torch.frombuffer(bytearray(numbers[begin:end]), dtype=torch.float32).reshape(entry["shape"])
        return about, tensors

    def structure(self):
        """Returns a text that is equal for networks that compute the same with equal parameters."""
        about, header, numbers = _capi.parts_of_file(self.file(torch.zeros_like(self.values())))
        for name in ("library_version", "metadata", "seed"):
            about.pop(name, None)
        return hashlib.sha256(json.dumps([about, header], sort_keys=True).encode() + numbers).hexdigest()[:16]


def _read(file):
    """Reads a network. Pickles of earlier versions call this function."""
    return _capi.read(Source, file)


def source_of(net):
    """Returns a snapshot of a PyROOT network, or of the network in a file."""
    if isinstance(net, (str, os.PathLike)):
        return Source(net)
    network = getattr(net, "cpp", net)
    if not hasattr(network, "parameter_count") or not hasattr(network, "save"):
        raise TypeError(f"net is {type(net).__name__}; wanted a rootgrad.Network, such as an Mlp, or the path of a file that its save() wrote")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "network.safetensors")
        network.save(path)
        return Source(path)


def handle_of(net):
    """Returns the handle of a PyROOT network."""
    network = getattr(net, "cpp", net)
    if not hasattr(network, "handle"):
        raise TypeError(f"net is {type(net).__name__}; wanted a rootgrad.Network, such as an Mlp; into a file the module's save() writes")
    return address_of(network.handle())


_registered = set()
_lock = threading.Lock()


def register(source, threads=0):
    """Registers a network for torch's operators under a name, and returns that name: one for all networks that differ only in their
    parameters.

    The name must have this property: a graph that torch compiled knows a network only by its name, and torch caches such graphs on disk.
    """
    name = f"network-{source.structure()}" + (f"-{threads}-threads" if threads else "")
    with _lock:
        if name not in _registered and not _is_known(name):
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "network.safetensors")
                source.save(path)
                torch.ops.rootgrad.load_network(path, name, threads)
        _registered.add(name)
    return name


def _is_known(name):
    """True if torch's operators know a network by this name. After a Ctrl-C they may, although it was not recorded here."""
    try:
        torch.ops.rootgrad.network_tensors(name)
    except RuntimeError:
        return False
    return True
