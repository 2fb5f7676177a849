"""ONNX models: read, trained on, and handed back; PyTorch's exported programs and modules: read."""

import ctypes
import importlib
import os
import tempfile

import numpy as np

from ._errors import translate
from ._load import helpers
from ._network import Network
from ._options import enum_value
from ._structs import ImportOptions, ImportSetting
from ._tensor import c_function

_SIZE, _CONSTANT, _OUTPUT, _KEEP_PROBABILITY = 0, 1, 2, 3  # ROOTGRAD_IMPORT_KIND_…

_arguments = ctypes.c_char_p, ctypes.POINTER(ImportOptions), ctypes.POINTER(ctypes.c_void_p)
_import_onnx = c_function("rootgrad_network_import_onnx", *_arguments)
_import_pt2 = c_function("rootgrad_network_import_pt2", *_arguments)


def import_onnx(path, sizes=None, constants=None, outputs=(), keep_probability=False):
    """An ONNX model of opset 7 or later as a network, which predicts, trains on and is saved as any other.

    A row of its features are the numbers of the model's inputs, one after the other; a row of its outputs those of the model's.
    `sizes`: numbers of sizes that the file gives a name only; one that comes first in an input and is not told is the batch.
    `constants`: arrays for inputs that are the same for all rows, such as axes. `outputs`: names of those that are wanted.
    An operator that is not known is an error that names the node.

    Of a model that ends in a sigmoid or a softmax, `predict` and `define` give the logits; with `output="probability"` they give what the
    file gives. A fit computes its loss on the logits. With `keep_probability=True` the function stays a part of the network.
    """
    return _imported(_import_onnx, path, sizes, constants, outputs, keep_probability)


def import_pt2(path, sizes=None, constants=None, outputs=(), keep_probability=False):
    """A program of PyTorch 2.9 or later as a network, as `import_onnx` reads an ONNX model.

    It is what `torch.export.save(torch.export.export(model, (x,)), path)` writes; nothing that is pickled in it is read. Its
    parameters are trained, its buffers are kept. A last sigmoid or softmax is `output="probability"`, as there. `sizes`: names are
    PyTorch's, such as `s77`; a message tells them.
    """
    return _imported(_import_pt2, path, sizes, constants, outputs, keep_probability)


def from_torch(module, sample):
    """A module of PyTorch's as a network of its own, with a copy of its numbers; trained, saved and defined as any other.

        layers = torch.nn.Sequential(torch.nn.Linear(4, 64), torch.nn.GELU("tanh"), torch.nn.Linear(64, 1))
        net = rootgrad.from_torch(layers, (4,))
        scored = rootgrad.define(df, "score", net, ["pt", "eta", "phi", "m"])

    `module`, `sample` and what is refused: as of `rootgrad.torch.from_torch`, which shares the module's numbers; `net.to_torch()` is the
    way back of an Mlp. A file of `torch.export` is read by `import_pt2`, also where PyTorch is not installed.
    """
    convert = importlib.import_module("._torch_convert", __package__)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "network.safetensors")
        convert.converted(module, sample).source.save(path)
        return Network.load(path)


def _imported(call, path, sizes, constants, outputs, keep_probability):
    given = [(_SIZE, name, [size]) for name, size in (sizes or {}).items()]
    given += [(_CONSTANT, name, values) for name, values in (constants or {}).items()]
    given += [(_OUTPUT, name, []) for name in ([outputs] if isinstance(outputs, str) else outputs)]
    given += [(_KEEP_PROBABILITY, "", [])] if keep_probability else []
    arrays = [np.ascontiguousarray(values, dtype=np.float64).ravel() for _, _, values in given]
    settings = (ImportSetting * len(given))()
    for place, ((kind, name, _), values) in enumerate(zip(given, arrays)):
        pointer = values.ctypes.data_as(ctypes.POINTER(ctypes.c_double))
        settings[place] = ImportSetting(kind, name.encode(), pointer, values.size)
    handle = ctypes.c_void_p()
    call(os.fsencode(path), ctypes.byref(ImportOptions(settings, len(given))), ctypes.byref(handle))
    return Network._of(helpers.adopt_network(handle.value))


@translate
def export_onnx(net, path, output="raw", absent="nan"):
    """Writes a network of any kind as an ONNX model, whole or not at all; its `output` is what `net.predict(x, output)` gives.

    Standardisation is part of the model; columns and targets are named in its metadata, and come back by `import_onnx`.
    `absent`: how a row marks the entries of a jagged input, an array (N, columns, entries), that it lacks. `"nan"`: they are NaN.
    `"mask"`: they are 0 in a further input, `<input>_mask` (N, entries), and present ones 1. `"count"`: they follow the entries of the
    row, whose number is a further input, `<input>_count` (N). With a mask or a count absent entries may have any numbers.
    """
    helpers.export_onnx(net.cpp, os.fspath(path), int(enum_value("Output", output)), int(enum_value("Absent", absent)))
