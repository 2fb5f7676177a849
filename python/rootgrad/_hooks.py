"""Objects that are called event by event: a trainer that collects rows, and snapshots of a network."""

import numpy as np
import ROOT

from . import _arrays
from ._errors import ErrorCode, error, translate
from ._fit import Epoch, History, _OnEpoch, _columns_of, _dataset
from ._frames import strings
from ._history import Callback
from ._load import cpp, helpers, rdataframe
from ._options import enum_value, train_options


class Trainer:
    """Collects rows one by one or block by block, then trains on them: `Trainer(net, ["pt", "eta"], epochs=5, …)`.

        trainer = rootgrad.Trainer(net, ["pt", "eta"], epochs=5)
        for event in tree:
            trainer.add(event.pt, event.eta, event.is_signal)      # features, targets[, weight]
        history = trainer.fit()

    A column is a name, or `(name, width)` for an array. `targets`: the name of a row's target, or a list of them for a regression of
    several values. Keywords are the options of `fit`, including `on_epoch`. `slots`: number of buffers, which threads may fill at the same
    time, each its own. `trainer.cpp` is the C++ object, for C++ code that adds events.
    """

    @translate
    def __init__(self, net, columns, slots=1, on_epoch=None, options=None, targets="target", **keywords):
        self.net = net  # must live until the fit has ended
        self._names = columns
        self._targets = [targets] if isinstance(targets, str) else list(targets)
        self._callback = Callback(on_epoch, _OnEpoch, Epoch)
        chosen = train_options(keywords, options)
        if on_epoch is not None:
            helpers.set_on_epoch(chosen, self._callback.address)
        self.cpp = helpers.make_trainer(net.cpp, _columns_of(columns), chosen, _slots(slots), strings(self._targets))
        self.slots = int(slots)

    def add(self, *values):
        """Adds a row to slot 0: the features in the columns' order, the targets and, if rows have weights, the weight. Pass an array column
        as a sequence of its width.
        """
        self.add_slot(0, *values)

    @translate
    def add_slot(self, slot, *values):
        """Adds a row to a slot."""
        try:
            row = [np.asarray(value).ravel() for value in values]
        except ValueError:
            row = [np.asarray("ragged")]
        if any(part.dtype.kind not in "biuf" for part in row):
            raise error(ErrorCode.ColumnType, f"the row is {values!r}; wanted numbers, and sequences of numbers")
        row = np.concatenate([np.empty(0), *row]).astype(np.float32)
        helpers.trainer_add(self.cpp, _slots(slot), _arrays.address(row), len(row))

    @translate
    def fit(self, validation=None):
        """Trains the network on all rows added, and returns a `History`; the rows stay for further fits.

        `validation=(x, y[, weight])`: other rows for validation, instead of a fraction of these.
        """
        held_out, keep = None, None
        if validation is not None:
            held_out, keep = _dataset(*validation[:2], validation[2] if len(validation) > 2 else None, self._names, "validation ", self._targets, self.net)
        with self._callback:
            history = helpers.trainer_fit(self.cpp, held_out or ROOT.nullptr)
        del keep
        return History(history)

    @property
    def rows(self):
        """Number of rows added so far."""
        return int(self.cpp.rows())

    __len__ = rows.fget

    @translate
    def clear(self):
        """Removes all rows."""
        self.cpp.clear()

    def __repr__(self):
        return f"rootgrad.Trainer({self.rows} rows)"


class Predictor:
    """A snapshot of a network, which later fits do not change: `Predictor(net, output="raw")`.

    `predictor(pt, eta)` is one row's output (a float, or K of them), `predictor.predict(x)` the outputs of many rows. `predictor.cpp` is
    the C++ object.
    """

    @translate
    def __init__(self, net, output="raw"):
        self.cpp = helpers.make_predictor(net.cpp, int(enum_value("Output", output)))
        self.features, self.outputs = int(self.cpp.features()), int(self.cpp.outputs())

    @translate
    def predict(self, x):
        """Returns outputs for rows `x` (N, features): an array (N), or (N, K) for K outputs."""
        return _arrays.predicted(x, self.features, self.outputs, lambda *rows: helpers.predictor_predict(self.cpp, *rows))

    @translate
    def __call__(self, *values):
        """Returns the output for one row, given as its features or as one sequence of them."""
        row = values[0] if len(values) == 1 and np.ndim(values[0]) == 1 else values
        out = self.predict(np.reshape(row, (1, -1)))[0]
        return float(out) if self.outputs == 1 else out

    def __repr__(self):
        return f"rootgrad.Predictor({self.features} -> {self.outputs})"


@translate
def RVecPredictor(net, output="raw"):
    """Returns a function for a column of RVec<float>: `df.Define("score", rootgrad.RVecPredictor(net), ["strain"])`."""
    rdataframe()
    return cpp.RVecPredictor(net.cpp, enum_value("Output", output))


def _slots(number):
    number = int(number)
    if number < 0:
        raise error(ErrorCode.Argument, f"slot is {number}; wanted 0 or more")
    return number
