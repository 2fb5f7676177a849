"""librootgrad_torch.so, and of librootgrad.so what a module of PyTorch's needs; without ROOT."""

import ctypes
import hashlib
import json
import os
import sys
import tempfile
import threading
import typing
import weakref

import torch

from ._library import paths

_WAY_OUT = "run `cargo xtask install --torch`, or set ROOTGRAD_TORCH_LIBRARY"

_path = paths()[0]
_library = ctypes.CDLL(_path)
_library.rootgrad_last_error.restype = _library.rootgrad_version.restype = ctypes.c_char_p
_library.rootgrad_network_free.argtypes = (ctypes.c_void_p,)


def _load_shim():
    """Loads what joins rootgrad and PyTorch: $ROOTGRAD_TORCH_LIBRARY, else from beside librootgrad.so."""
    path = os.environ.get("ROOTGRAD_TORCH_LIBRARY") or os.path.join(os.path.dirname(_path), "librootgrad_torch.so")
    if not os.path.exists(path):
        raise ImportError(f"{path}, which joins rootgrad and PyTorch, is not there: {_WAY_OUT}")
    try:
        torch.ops.load_library(path)
    except OSError as error:
        why = error.__cause__ or error
        raise ImportError(f"{path} cannot be loaded beside torch {torch.__version__}: {why}; wanted one built with it: {_WAY_OUT}") from None
    numbers = [int(number) for version in (torch.__version__, _library.rootgrad_version().decode()) for number in _numbers(version)]
    mismatch = ctypes.CDLL(path).rootgrad_torch_mismatch
    mismatch.argtypes, mismatch.restype = (ctypes.c_int,) * 2 + (ctypes.c_uint,) * 3, ctypes.c_char_p
    wrong = mismatch(*numbers[:2], *numbers[3:])
    if wrong:
        raise ImportError(wrong.decode())


def _numbers(version):
    """"2.15.0+cpu": "2", "15", "0"."""
    return version.split("+")[0].split("a")[0].split("-")[0].split(".")[:3]


_load_shim()


def _function(name, *types):
    """A function of the C interface that raises what it reports."""
    function = getattr(_library, name)
    function.argtypes = types

    def call(*arguments):
        if function(*arguments):
            raise RuntimeError(f"rootgrad: {_library.rootgrad_last_error().decode()}")

    return call


_handle, _size, _text = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p
_handle_out, _size_out, _int_out = ctypes.POINTER(_handle), ctypes.POINTER(_size), ctypes.POINTER(ctypes.c_int32)
_load = _function("rootgrad_network_load", _text, _handle_out)
_import_pt2 = _function("rootgrad_network_import_pt2", _text, ctypes.c_void_p, _handle_out)
_save = _function("rootgrad_network_save", _handle, _text)
_clone = _function("rootgrad_network_clone", _handle, _handle_out)
_features = _function("rootgrad_network_features", _handle, _size_out)
_outputs = _function("rootgrad_network_outputs", _handle, _size_out)
_parameter_count = _function("rootgrad_network_parameter_count", _handle, _size_out)
_parameters = _function("rootgrad_network_parameters", _handle, _handle, _size)
_set_parameters = _function("rootgrad_network_set_parameters", _handle, _handle, _size)
_tensor_count = _function("rootgrad_network_tensor_count", _handle, _size_out)
_tensor = _function("rootgrad_network_tensor", _handle, _size, ctypes.c_void_p, _size, _size_out, _size_out, _int_out)
_tensor_sizes = _function("rootgrad_network_tensor_sizes", _handle, _size, _size_out, _size, _size_out)


def _asked(function, *arguments):
    """A number that a function of the C interface writes."""
    number = _size()
    function(*arguments, ctypes.byref(number))
    return number.value


class Part(typing.NamedTuple):
    """A tensor of a network: where it lies among the parameters."""

    name: str
    shape: tuple
    offset: int
    numel: int
    is_state: bool  # it follows the batches in training, and is not trained


def parts_of(handle):
    """The tensors of a network, in the order in which they lie, without gaps."""
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
    """Gives a network its parameters, (P) of any precision."""
    values = values.detach().to(torch.float32).contiguous()
    _set_parameters(handle, values.data_ptr(), values.numel())


class Source:
    """A network of rootgrad's that is never changed. Thread safe; copies are the same one."""

    def __init__(self, path, read=None):
        """`read`: the function of the C interface that reads the file; `rootgrad_network_load` if there is none."""
        handle = _handle()
        (read or _load)(os.fsencode(path), ctypes.byref(handle))
        self.handle = handle.value
        weakref.finalize(self, _library.rootgrad_network_free, self.handle)

    @classmethod
    def imported(cls, path):
        """A program that torch.export.save wrote."""
        return cls(path, lambda path, out: _import_pt2(path, None, out))

    features = property(lambda self: _asked(_features, self.handle))
    outputs = property(lambda self: _asked(_outputs, self.handle))

    def values(self):
        """Its parameters (P), a copy."""
        values = torch.empty(_asked(_parameter_count, self.handle), dtype=torch.float32, device="cpu")
        _parameters(self.handle, values.data_ptr(), values.numel())
        return values

    def save(self, path, values=None):
        """Writes its file, with other parameters (P) if there are `values`."""
        handle = _handle()
        _clone(self.handle, ctypes.byref(handle))
        try:
            if values is not None:
                set_parameters(handle, values)
            _save(handle, os.fsencode(path))
        finally:
            _library.rootgrad_network_free(handle)

    def file(self, values=None):
        """What save() writes."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "network.safetensors")
            self.save(path, values)
            with open(path, "rb") as file:
                return file.read()

    def saved(self):
        """What the file tells of itself, and its tensors by name, copies; the standardisations are among them."""
        about, header, numbers = _read_file(self.file())
        tensors = {}
        for name, entry in header.items():
            begin, end = entry["data_offsets"]
            tensors[name] = torch.frombuffer(bytearray(numbers[begin:end]), dtype=torch.float32).reshape(entry["shape"])
        return about, tensors

    def structure(self):
        """A text that is the same for networks that compute the same, if they have the same parameters."""
        about, header, numbers = _read_file(self.file(torch.zeros_like(self.values())))
        for name in ("library_version", "metadata", "seed"):
            about.pop(name, None)
        return hashlib.sha256(json.dumps([about, header], sort_keys=True).encode() + numbers).hexdigest()[:16]

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return _read, (self.file(),)


def _read_file(file):
    """What a file tells of its network, its header, its numbers. (safetensors: the header's length, the header, numbers.)"""
    begin = 8 + int.from_bytes(file[:8], "little")
    header = json.loads(file[8:begin])
    return json.loads(header.pop("__metadata__")["rootgrad"]), header, file[begin:]


def _read(file):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "network.safetensors")
        with open(path, "wb") as written:
            written.write(file)
        return Source(path)


def source_of(net):
    """A snapshot of a network of PyROOT's, or of the file of one."""
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
    """Where a network of PyROOT's has its handle."""
    network = getattr(net, "cpp", net)
    if not hasattr(network, "handle"):
        raise TypeError(f"net is {type(net).__name__}; wanted a rootgrad.Network, such as an Mlp; into a file the module's save() writes")
    return sys.modules["cppyy"].addressof(network.handle())


_registered = set()
_lock = threading.Lock()


def register(source, threads=0):
    """Has torch's operators find a network by a name, which is returned: one for all networks that differ in nothing but their parameters.

    Nothing else would do: of a network, a graph that torch compiled knows the name alone, and torch keeps such graphs on the disk.
    """
    name = f"network-{source.structure()}" + (f"-{threads}-threads" if threads else "")
    with _lock:
        if name not in _registered:
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "network.safetensors")
                source.save(path)
                torch.ops.rootgrad.load_network(path, name, threads)
            _registered.add(name)
    return name
