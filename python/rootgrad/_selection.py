"""Which network, which options, how many events: what they are worth on events that were not trained on."""

import numbers
import os

import numpy as np

from . import _arrays
from ._ensemble import Ensemble, integers
from ._errors import ErrorCode, error, translate
from ._evaluate import Report
from ._fit import data_sets, loss_apart, with_loss
from ._frames import are_frames, frames_and_names, strings
from ._load import cpp, helpers
from ._network import Network
from ._options import train_options


class CrossValidation(Report):
    """What `cross_validate` finds: a report, and

    `ensemble`: the networks of the folds. `outputs`: raw outputs of all rows, (N), or (N, K), each by the network that has not seen it; of frames in
    the order in which they were read, which with EnableImplicitMT is none. `mean`, `deviation`: of the metric of the folds' held-out rows.
    """

    def __init__(self, found):
        super().__init__(cpp.Report(found.report))
        self.ensemble = Ensemble._of(cpp.Ensemble(found.ensemble))
        values, k = np.array(found.outputs, dtype=np.float32), self.ensemble.outputs
        self.outputs = values if k == 1 else values.reshape(-1, k)
        self.mean, self.deviation = self.numbers.get("mean", np.nan), self.numbers.get("deviation", np.nan)

    def __repr__(self):
        return f"rootgrad.CrossValidation({len(self.ensemble)} folds, {self.mean:.4g} +- {self.deviation:.2g})"


class LearningRate(Report):
    """What `find_learning_rate` finds: a report, and `suggestion`, the rate at which the loss falls fastest; NaN where it never falls."""

    def __init__(self, found):
        super().__init__(cpp.Report(found.report))
        self.suggestion = self.numbers.get("suggestion", np.nan)

    def __repr__(self):
        return f"rootgrad.LearningRate({self.suggestion:.3g})"


class LearningCurve(Report):
    """What `learning_curve` finds: a report."""

    def __init__(self, found):
        super().__init__(cpp.Report(found.report))

    def __repr__(self):
        return f"rootgrad.LearningCurve({len(self.figures)} figures)"


class Search(Report):
    """What `search` finds: a report, and

    `network`: that of the best trial, trained. `best`: its number. `metric`: of its validation rows.
    """

    def __init__(self, found):
        super().__init__(cpp.Report(found.report))
        self.network = Network._of(helpers.best_of(found))
        self.best, self.metric = int(self.numbers["best_trial"]), self.numbers.get("best", np.nan)

    def __repr__(self):
        return f"rootgrad.Search(best trial {self.best}, {self.metric:.4g})"


def _selected(function, net, data, arguments, given, of_frames, of_data):
    """Calls `of_frames(frames, validation, features, target, options)` or `of_data(data, validation, options)` for what `fit` would take."""
    loss, keywords = loss_apart(given["keywords"])
    if "on_epoch" in keywords:
        raise TypeError(f"{function} has no on_epoch: it trains many networks")
    options = train_options(keywords, given["options"])
    if are_frames(data) and given["weight"] is not None:
        options.weight_column(str(given["weight"]))

    def run(arguments, validation):
        if are_frames(data):
            return of_frames(*frames_and_names(data, arguments, validation, function), options)
        rows, held_out, keep = data_sets(net, data, arguments, given["weight"], validation, given["columns"], function)
        found = of_data(rows, held_out, options)
        del keep
        return found

    return with_loss(net, data, arguments, given.get("validation"), options, loss, given["extra"], run)


def _ids(by, data, rows):
    """The ids of rows as int64 (rows, columns), and their names."""
    if by is None:
        return None, []
    names = [by] if isinstance(by, str) else by
    if isinstance(by, dict):
        columns = list(by.items())
    elif isinstance(names, (list, tuple)) and names and all(isinstance(name, str) for name in names):
        try:
            columns = [(name, data[name]) for name in names]
        except (IndexError, KeyError, TypeError, ValueError):
            raise error(
                ErrorCode.UnknownColumn, f"by is {by!r}, and x has no such columns; wanted the ids themselves: by={{'event': event}}"
            ) from None
    else:
        array = _arrays.plain(by, "by")
        several = array.ndim == 2 and array.shape[1] != 1
        columns = [(f"id[{i}]", array[:, i]) for i in range(array.shape[1])] if several else [("id", array.reshape(-1))]
    arrays = []
    for name, values in columns:
        values = integers(values, f"the id column '{name}'")
        if values.shape != (rows,):
            raise error(ErrorCode.Shape, f"the id column '{name}' has shape {values.shape}; wanted ({rows},), one for each row of x")
        arrays.append(values)
    return np.stack(arrays, axis=1), [str(name) for name, _ in columns]


@translate
def cross_validate(net, data, *arguments, folds=5, by=None, fold_seed=0, weight=None, columns=None, options=None, extra=None, **keywords):
    """Trains a network for each of the `folds` on the events of the others, has it score the fold's own, and returns a `CrossValidation`.

        found = rootgrad.cross_validate(net, df, ["pt", "eta"], "is_signal", folds=5, by=["run", "event"], epochs=20)
        found = rootgrad.cross_validate(net, [(signal, 1), (background, 0)], ["pt", "eta"], by="event")
        found = rootgrad.cross_validate(net, x, y, by=event_numbers)
        print(found.mean, found.deviation)
        scored = rootgrad.define(df, "score", found.ensemble)  # each event by the network that has not seen it

    `by`: columns of integers that make up an event's id, of which a hash with `fold_seed` is the fold; with arrays the ids (N), or (N, 2), or a dict of
    them by name. Without it each class has the same share of every fold. The other arguments and the keywords are those of `fit`; `net` stays as it
    is. A held-out event has no part in its network: for the choice of the best epoch `validation_fraction` of the events that train are set aside.
    """
    of = cpp.Folds(int(folds)).seed(int(fold_seed))

    def of_frames(train, held_out, features, target, options):
        if by is not None:
            of.by(strings([by] if isinstance(by, str) else by))
        return helpers.cross_validate_frames(net.cpp, train, features, target, of, options)

    def of_data(rows, held_out, options):
        ids, names = _ids(by, data, int(rows.rows()))
        if ids is None:
            return helpers.cross_validate_data(net.cpp, rows, 0, 0, of, options)
        of.by(strings(names))
        return helpers.cross_validate_data(net.cpp, rows, _arrays.address(ids), ids.size, of, options)

    given = {"weight": weight, "columns": columns, "options": options, "extra": extra, "keywords": keywords}
    return CrossValidation(_selected("cross_validate", net, data, arguments, given, of_frames, of_data))


@translate
def find_learning_rate(net, data, *arguments, low=None, high=None, steps=None, diverges=None, weight=None, columns=None, options=None, extra=None, **keywords):
    """Finds a learning rate to begin with: a copy of `net` makes one step at each of many rising rates, until the loss grows.

        found = rootgrad.find_learning_rate(net, df, ["pt", "eta"], "is_signal", batch_size=512)
        found.suggestion  # where the loss falls fastest
        found.Draw()

    The other arguments and the keywords are those of `fit`. `low`, `high`: the first and the last rate, 1e-7 and 10; `steps`: how many, 200; it ends
    where the loss is `diverges` times the least, 4.
    """
    settings = cpp.LearningRateOptions()
    if low is not None or high is not None:
        settings.range(1e-7 if low is None else float(low), 10.0 if high is None else float(high))
    if steps is not None:
        settings.steps(int(steps))
    if diverges is not None:
        settings.diverges(float(diverges))
    of_frames = lambda train, held_out, features, target, options: helpers.learning_rate_of_frames(net.cpp, train, features, target, options, settings)
    of_data = lambda rows, held_out, options: helpers.learning_rate_of_data(net.cpp, rows, options, settings)
    given = {"weight": weight, "columns": columns, "options": options, "extra": extra, "keywords": keywords}
    return LearningRate(_selected("find_learning_rate", net, data, arguments, given, of_frames, of_data))


@translate
def learning_curve(net, data, *arguments, fractions=None, repeats=None, curve_seed=0, validation=None, weight=None, columns=None, options=None, extra=None, **keywords):
    """How good networks are that train on growing parts of the events: whether more of them would help.

        rootgrad.learning_curve(net, df, ["pt", "eta"], "is_signal", fractions=[0.1, 0.3, 1], repeats=3, epochs=20).Draw()

    `fractions`: 0.1, 0.2, 0.4, 0.7 and 1; `repeats`: fits of each, 3, with other events and weights, which follow from `curve_seed`. The other
    arguments and the keywords are those of `fit`; all fits are validated on the same events.
    """
    settings = cpp.LearningCurveOptions().seed(int(curve_seed))
    if fractions is not None:
        settings.fractions([float(part) for part in fractions])
    if repeats is not None:
        settings.repeats(int(repeats))
    of_frames = lambda *of: helpers.learning_curve_of_frames(net.cpp, *of, settings)
    of_data = lambda *of: helpers.learning_curve_of_data(net.cpp, *of, settings)
    given = {"validation": validation, "weight": weight, "columns": columns, "options": options, "extra": extra, "keywords": keywords}
    return LearningCurve(_selected("learning_curve", net, data, arguments, given, of_frames, of_data))


def _choice(name, value):
    """A value as the library reads it."""
    if isinstance(value, str):
        return value
    if name == "hidden":
        widths = [value] if isinstance(value, numbers.Integral) else list(value)
        return "-".join(str(int(width)) for width in widths) or "none"
    return repr(int(value)) if isinstance(value, numbers.Integral) else repr(float(value))


def space_text(space):
    """A search space as the library reads it: `{"learning_rate": (1e-4, 1e-1), "hidden": [[32], [64, 64]]}`, a tuple for a range, a list of choices."""
    if isinstance(space, str):
        return space
    dimensions = []
    for name, values in dict(space).items():
        if isinstance(values, tuple):
            if len(values) != 2 or not all(isinstance(value, numbers.Real) for value in values):
                raise error(ErrorCode.Argument, f"{name} of the space is {values!r}; wanted (low, high) for a range, or a list of choices")
            dimensions.append(f"{name}={_choice(name, values[0])}..{_choice(name, values[1])}")
        elif isinstance(values, (list, np.ndarray)):
            dimensions.append(f"{name}={','.join(_choice(name, value) for value in values)}")
        else:
            raise error(ErrorCode.Argument, f"{name} of the space is {values!r}; wanted (low, high) for a range, or a list of choices")
    return "; ".join(dimensions)


def _search_options(trials, halving, search_seed, jobs, state):
    settings = cpp.SearchOptions().trials(int(trials)).seed(int(search_seed)).jobs(int(jobs))
    if halving is False or halving is None:
        settings.random()
    elif halving is not True:
        settings.halving(*(int(number) for number in halving))
    if state is not None:
        settings.state(os.fspath(state))
    return settings


@translate
def search(net, data, *arguments, space, trials=20, halving=True, search_seed=0, jobs=1, state=None, validation=None, weight=None, columns=None, options=None, extra=None, **keywords):
    """Searches the options and sizes that do best on events that were not trained on, and returns a `Search`.

        found = rootgrad.search(net, df, ["pt", "eta"], "is_signal", trials=20, epochs=27,
                                space={"learning_rate": (1e-4, 1e-1), "batch_size": [64, 256], "hidden": [[32], [64, 64]]})
        found.network.save("best.safetensors")

    `space`: a tuple is a range whose logarithms are uniform, a list has choices. Dimensions are learning_rate, weight_decay, clip_norm, batch_size,
    and of an Mlp hidden and activation. `halving`: all trials train for some epochs, and the best third of them go on; (eta, first_epochs) for other
    numbers than (3, 1), False where all are to train for all epochs. `jobs`: trials at a time. `state`: a file that keeps what is known, so that the
    same search goes on where it was interrupted. The other arguments and the keywords are those of `fit`: what is no dimension is as they say.

    The best of many is a little better on its validation events than on new ones: keep some aside to tell how good it is.
    """
    settings, of = _search_options(trials, halving, search_seed, jobs, state), cpp.Space(space_text(space))

    def of_frames(train, held_out, features, target, options):
        return helpers.search_frames(net.cpp, train, held_out, features, target, of, options, settings)

    def of_data(rows, held_out, options):
        return helpers.search_data(net.cpp, rows, held_out, of, options, settings)

    given = {"validation": validation, "weight": weight, "columns": columns, "options": options, "extra": extra, "keywords": keywords}
    return Search(_selected("search", net, data, arguments, given, of_frames, of_data))
