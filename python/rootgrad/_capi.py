"""The C interface through ctypes: networks as files, without ROOT. `rootgrad/rootgrad.h` documents its functions."""

import ctypes
import json
import os
import tempfile
import weakref

from ._library import paths

path = paths()[0]
library = ctypes.CDLL(path)
library.rootgrad_last_error.restype = library.rootgrad_version.restype = ctypes.c_char_p
library.rootgrad_network_free.argtypes = (ctypes.c_void_p,)
library.rootgrad_set_interface(1)  # ROOTGRAD_INTERFACE_PYTHON: messages name options as Python does

handle, size, text = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p
handle_out, size_out, int_out = ctypes.POINTER(handle), ctypes.POINTER(size), ctypes.POINTER(ctypes.c_int32)


def _runtime_error(status, message):
    return RuntimeError(f"rootgrad: {message}")


def function(name, *types, error=_runtime_error):
    """Returns a function of the C interface that releases the GIL and raises `error(status, message)` if it fails."""
    called = getattr(library, name)
    called.argtypes = types

    def call(*arguments):
        status = called(*arguments)
        if status:
            raise error(status, library.rootgrad_last_error().decode())

    return call


def asked(function, *arguments):
    """Returns a number that a function of the C interface writes."""
    number = size()
    function(*arguments, ctypes.byref(number))
    return number.value


def filled(kind, function, *arguments):
    """Returns a structure that a function of the C interface fills."""
    out = kind()
    function(*arguments, ctypes.sizeof(out), ctypes.byref(out))
    return out


_load = function("rootgrad_network_load", text, handle_out)
save = function("rootgrad_network_save", handle, text)
clone = function("rootgrad_network_clone", handle, handle_out)
_features = function("rootgrad_network_features", handle, size_out)
_outputs = function("rootgrad_network_outputs", handle, size_out)


class Network:
    """A network that never changes. Thread safe; copies are the same object; a pickle contains its file."""

    def __init__(self, path, read=None):
        """Reads a file. `read`: the function of the C interface to use; by default `rootgrad_network_load`."""
        made = handle()
        (read or _load)(os.fsencode(path), ctypes.byref(made))
        self._own(made.value)

    def _own(self, made):
        self.handle = made
        weakref.finalize(self, library.rootgrad_network_free, made)

    @classmethod
    def of(cls, made):
        """Takes ownership of a handle."""
        network = cls.__new__(cls)
        network._own(made)
        return network

    features = property(lambda self: asked(_features, self.handle))
    outputs = property(lambda self: asked(_outputs, self.handle))

    def save(self, path):
        """Writes its file, completely or not at all."""
        save(self.handle, os.fsencode(path))

    def file(self, *arguments):
        """Returns the bytes that save() writes."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "network.safetensors")
            self.save(path, *arguments)
            with open(path, "rb") as file:
                return file.read()

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return read, (type(self), self.file())


def read(kind, file):
    """Returns the network for the bytes of its file."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "network.safetensors")
        with open(path, "wb") as written:
            written.write(file)
        return kind(path)


def parts_of_file(file):
    """Returns the metadata of a file's network, its header and its numbers. (safetensors: length of the header, header, numbers.)"""
    begin = 8 + int.from_bytes(file[:8], "little")
    header = json.loads(file[8:begin])
    return json.loads(header.pop("__metadata__")["rootgrad"]), header, file[begin:]
