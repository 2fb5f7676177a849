"""Several networks used as one: those of a cross-validation's folds, or of several seeds."""

import ctypes
import operator
import os

import numpy as np

from . import _arrays
from ._errors import ErrorCode, error, translate
from ._load import helpers
from ._network import Network
from ._options import enum_value


def integers(values, name):
    """Returns `values` as contiguous int64, exactly; unsigned integers by their bits."""
    array = _arrays.plain(values, name)
    if array.dtype.kind not in "iu":
        raise error(ErrorCode.ColumnType, f"{name} is {array.dtype}; wanted integers, as the ids of events are")
    wide = np.uint64 if array.dtype.kind == "u" else np.int64
    return np.ascontiguousarray(array, dtype=wide).view(np.int64)


@translate
def fold_of(id, folds, seed=0):
    """Returns the fold, from 0 to folds - 1, of an event with this id: an integer, or several such as (run, event). It is the same in every
    program and language.
    """
    numbers = [operator.index(number) & (2**64 - 1) for number in (id if isinstance(id, (tuple, list, np.ndarray)) else [id])]
    array = (ctypes.c_uint64 * len(numbers))(*numbers)
    return int(helpers.fold_of_id(ctypes.addressof(array), len(numbers), int(folds), int(seed)))


class Ensemble:
    """Networks that were trained for the same task: `Ensemble([net1, net2])`, of copies, or those of a cross-validation.

        scored = rootgrad.define(df, "score", ensemble)
        mean, spread = ensemble.predict(x), ensemble.spread(x)
        ensemble.save("higgs")                   # higgs.0.safetensors, higgs.1.safetensors, …
        ensemble = rootgrad.Ensemble.load("higgs")

    With folds by id, the ensemble also knows which network was not trained on an event: `define` and `predict_held_out` use that network.
    `len(ensemble)` is the number of networks, `ensemble[0]` a copy of the first.
    """

    @translate
    def __init__(self, networks):
        networks = list(networks)
        for net in networks:
            if not isinstance(net, Network):
                raise TypeError(f"a network of the ensemble is {type(net).__name__}; wanted a rootgrad.Network")
        handles = (ctypes.c_void_p * len(networks))(*[int(helpers.handle_of(net.cpp)) for net in networks])
        self.cpp = helpers.make_ensemble(ctypes.addressof(handles) if networks else 0, len(networks))

    @classmethod
    def _of(cls, cpp_object):
        ensemble = cls.__new__(cls)
        ensemble.cpp = cpp_object
        return ensemble

    @classmethod
    @translate
    def load(cls, path):
        """Returns an ensemble from the files that `save` wrote under this path."""
        return cls._of(helpers.load_ensemble(os.fspath(path)))

    @translate
    def save(self, path):
        """Writes `PATH.0.safetensors` and so on. Each file is a complete network, and is written completely or not at all."""
        helpers.save_ensemble(self.cpp, os.fspath(path))

    def __len__(self):
        return int(self.cpp.size())

    @translate
    def __getitem__(self, index):
        index = operator.index(index)
        if not -len(self) <= index < len(self):
            raise IndexError(f"the index is {index}; there are {len(self)} networks")
        return Network._of(helpers.network_of(self.cpp, index % len(self)))

    @property
    def networks(self):
        """Copies of all networks. `Ensemble(other.networks)` has no fold information."""
        return list(self)

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
        """`(name, width)` of the columns that the networks were trained with."""
        return self[0].columns

    @property
    def id_columns(self):
        """Columns that make up an event's id; empty if the networks are not of folds by id."""
        return [str(name) for name in self.cpp.id_columns()]

    @property
    def seed(self):
        """Random seed of the folds."""
        return int(self.cpp.seed())

    @translate
    def predict(self, x, output="raw"):
        """Returns the mean of the networks' outputs for rows `x`, as `Network.predict` does."""
        kind = int(enum_value("Output", output))
        call = lambda rows, n, stride, out: helpers.predict_ensemble(self.cpp, rows, n, stride, out, 0, kind)
        return _arrays.predicted(self[0]._rows(x), self.features, self.outputs, call)

    __call__ = predict

    @translate
    def spread(self, x, output="raw"):
        """Returns the sample standard deviation of the networks' outputs for rows `x`; 0 for one network."""
        kind = int(enum_value("Output", output))

        def call(rows, n, stride, out):
            mean = np.empty(n * self.outputs, dtype=np.float32)
            helpers.predict_ensemble(self.cpp, rows, n, stride, _arrays.address(mean), out, kind)

        return _arrays.predicted(self[0]._rows(x), self.features, self.outputs, call)

    @translate
    def predict_held_out(self, x, ids, output="raw"):
        """Returns outputs for rows `x`, each by the network that was not trained on it: `ids` (N), or (N, columns of the id), of integers."""
        kind = int(enum_value("Output", output))
        ids, columns = integers(ids, "ids"), len(self.id_columns)

        def call(rows, n, stride, out):
            if columns and ids.size != n * columns or ids.shape[:1] != (n,):
                wanted = f"({n}, {columns})" if columns > 1 else f"({n},)"
                raise error(ErrorCode.Shape, f"ids has shape {ids.shape}; wanted {wanted}: {', '.join(self.id_columns)}")
            helpers.predict_held_out(self.cpp, rows, n, stride, _arrays.address(ids), out, kind)

        return _arrays.predicted(self[0]._rows(x), self.features, self.outputs, call)

    def __repr__(self):
        folds = f", of folds by {', '.join(self.id_columns)} with seed {self.seed}" if self.id_columns else ""
        return f"rootgrad.Ensemble({len(self)} networks, {self.features} features, {self.outputs} outputs{folds})"
