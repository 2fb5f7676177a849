"""The network."""

import os

import numpy as np

from . import _arrays
from ._errors import ErrorCode, error, translate
from ._load import cpp, helpers
from ._options import enum_value


class Mlp:
    """A network of fully connected layers: `Mlp([features, hidden…, outputs], activation="gelu", seed=0)`.

    One output is a logit (or a value, for regression), K outputs are K classes (or K values). The same seed gives the same bits as in
    C++. `net.cpp` is the C++ object.
    """

    @translate
    def __init__(self, widths, activation="gelu", seed=0, init="auto"):
        widths = [int(w) for w in widths]
        if any(w < 0 for w in widths):
            raise error(ErrorCode.Argument, f"widths are {widths}; wanted numbers above 0")
        self.cpp = helpers.make_mlp(widths, int(enum_value("Activation", activation)), int(seed), int(enum_value("Init", init)))

    @classmethod
    def _of(cls, cpp_object):
        net = cls.__new__(cls)
        net.cpp = cpp_object
        return net

    @classmethod
    @translate
    def load(cls, path):
        """A network from a file that `save` wrote."""
        return cls._of(helpers.load_mlp(os.fspath(path)))

    @translate
    def save(self, path):
        """Writes the network to a safetensors file, whole or not at all."""
        helpers.save_mlp(self.cpp, os.fspath(path))

    @translate
    def copy(self):
        """A network of its own with the same parameters."""
        return self._of(helpers.clone_mlp(self.cpp))

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    @property
    def widths(self):
        """Features, hidden layers, outputs."""
        return [int(w) for w in self.cpp.widths()]

    @property
    def features(self):
        """Number of inputs."""
        return int(self.cpp.features())

    @property
    def outputs(self):
        """Number of outputs."""
        return int(self.cpp.outputs())

    @property
    def columns(self):
        """`(name, width)` of the columns it was trained with; empty before."""
        return [(str(c.name), int(c.width)) for c in self.cpp.columns()]

    @property
    def targets(self):
        """Names of what it was trained to: the class's, or that of each output of a regression; empty before."""
        return [str(name) for name in self.cpp.targets()]

    @property
    def parameters(self):
        """All weights and biases, a copy, float32."""
        return np.asarray(self.cpp.parameters(), dtype=np.float32).copy()

    @translate
    def predict(self, x, output="raw"):
        """Outputs for rows `x` (N, features): an array (N), or (N, K) for K outputs.

        `output="raw"`: logits, or the value for regression; `"probability"`: sigmoid, or softmax for K classes.
        """
        kind = int(enum_value("Output", output))
        return _arrays.predicted(x, self.features, self.outputs, lambda *rows: helpers.predict(self.cpp, *rows, kind))

    __call__ = predict

    def __repr__(self):
        trained = ", ".join(name for name, _ in self.columns)
        return f"rootgrad.Mlp({self.widths})" + (f" trained on {trained}" if trained else "")
