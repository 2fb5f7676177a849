"""Import and export of ONNX models; import of PyTorch's exported programs and modules."""

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
    """Reads an ONNX model of opset 7 or later as a network, which predicts, trains and is saved like any other.

    A row of features contains the numbers of the model's inputs, one after the other; a row of outputs those of the model's outputs.

    - `sizes`: values of sizes that the file only names. A named size that comes first in an input and is not given is the batch.
    - `constants`: arrays for inputs that are the same for all rows, such as axes.
    - `outputs`: names of the outputs to import.

    An unknown operator is an error that names the node.

    For a model that ends in a sigmoid or a softmax, `predict` and `define` give the logits; with `output="probability"` they give the
    outputs of the file. A fit computes its loss on the logits. With `keep_probability=True` the function stays a part of the network.
    """
    return _imported(_import_onnx, path, sizes, constants, outputs, keep_probability)


def import_pt2(path, sizes=None, constants=None, outputs=(), keep_probability=False):
    """Reads a program of PyTorch 2.9 or later as a network, as `import_onnx` reads an ONNX model.

    `torch.export.save(torch.export.export(model, (x,)), path)` writes such a program; its pickled contents are not read. Its parameters are
    trained, its buffers stay constant. A last sigmoid or softmax is `output="probability"`, as for ONNX. `sizes`: the names are PyTorch's,
    such as `s77`; error messages contain them.
    """
    return _imported(_import_pt2, path, sizes, constants, outputs, keep_probability)


def from_torch(module, sample):
    """Converts a PyTorch module to an independent network, with a copy of its numbers, which is trained, saved and defined like any other.

        layers = torch.nn.Sequential(torch.nn.Linear(4, 64), torch.nn.GELU("tanh"), torch.nn.Linear(64, 1))
        net = rootgrad.from_torch(layers, (4,))
        scored = rootgrad.define(df, "score", net, ["pt", "eta", "phi", "m"])

    For `module`, `sample` and errors see `rootgrad.torch.from_torch`, which shares the module's numbers. `net.to_torch()` converts an Mlp
    back. `import_pt2` reads a file of `torch.export`, also if PyTorch is not installed.
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
    """Writes a network of any kind as an ONNX model, completely or not at all; its `output` is the result of `net.predict(x, output)`.

    Standardisation is part of the model. Its metadata contains the names of columns and targets, which `import_onnx` restores.
    `absent`: mark for missing entries of a jagged input, an array (N, columns, entries).

    - `"nan"`: missing entries are NaN.
    - `"mask"`: an extra input, `<input>_mask` (N, entries), is 0 for missing and 1 for present entries.
    - `"count"`: present entries come first, and an extra input, `<input>_count` (N), is their number.

    With a mask or a count, missing entries may be any numbers.
    """
    helpers.export_onnx(net.cpp, os.fspath(path), int(enum_value("Output", output)), int(enum_value("Absent", absent)))
