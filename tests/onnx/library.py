"""The library's C interface to ONNX files, through ctypes; ROOT is not needed."""

import ctypes
import importlib.util
import os
import pathlib

import numpy as np


def _structs():
    """Loads only the package's module with this name, which does not need ROOT."""
    path = pathlib.Path(__file__).parents[2] / "python/rootgrad/_structs.py"
    spec = importlib.util.spec_from_file_location("structs", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_kinds = _structs()
ImportOptions, ImportSetting = _kinds.ImportOptions, _kinds.ImportSetting


class Refused(Exception):
    """The library's message about a file that it refuses."""


SIZE, CONSTANT, OUTPUT, KEEP_PROBABILITY = 0, 1, 2, 3  # ROOTGRAD_IMPORT_KIND_…

_lib = ctypes.CDLL(os.environ["ROOTGRAD_LIBRARY"])
_lib.rootgrad_last_error.restype = ctypes.c_char_p


def _check(status):
    if status:
        raise Refused(_lib.rootgrad_last_error().decode())


def _settings(sizes, constants, outputs):
    given = [(SIZE, name, [size]) for name, size in sizes.items()]
    given += [(CONSTANT, name, values) for name, values in constants.items()]
    given += [(OUTPUT, name, []) for name in outputs]
    given += [(KEEP_PROBABILITY, "", [])]  # the comparison is with the file's own output
    arrays = [np.ascontiguousarray(values, dtype=np.float64).ravel() for _, _, values in given]
    settings = (ImportSetting * max(1, len(given)))()
    for place, ((kind, name, _), values) in enumerate(zip(given, arrays)):
        pointer = values.ctypes.data_as(ctypes.POINTER(ctypes.c_double))
        settings[place] = ImportSetting(kind, name.encode(), pointer, values.size)
    return settings, len(given), arrays


class Network:
    def __init__(self, path, sizes={}, constants={}, outputs=()):
        self._handle = ctypes.c_void_p()
        settings, n, _kept = _settings(sizes, constants, outputs)
        options = ImportOptions(settings, n)
        path = os.fspath(path).encode()
        _check(_lib.rootgrad_network_import_onnx(path, ctypes.byref(options), ctypes.byref(self._handle)))

    def __del__(self):
        _lib.rootgrad_network_free(self._handle)

    def _count(self, of):
        n = ctypes.c_size_t()
        _check(of(self._handle, ctypes.byref(n)))
        return n.value

    @property
    def features(self):
        return self._count(_lib.rootgrad_network_features)

    @property
    def outputs(self):
        return self._count(_lib.rootgrad_network_outputs)

    def predict(self, x):
        """Predicts x (N, F) → (N, K)."""
        x = np.ascontiguousarray(x, dtype=np.float32)
        rows, features = x.shape
        out = np.empty((rows, self.outputs), dtype=np.float32)
        pointer = lambda array: array.ctypes.data_as(ctypes.c_void_p)
        size = ctypes.c_size_t
        _check(_lib.rootgrad_network_predict(
            self._handle, pointer(x), size(rows), size(features), size(0), pointer(out), size(out.size), 0))
        return out
