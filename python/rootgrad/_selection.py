"""Model selection: cross-validation, learning rate, learning curve and search, with metrics on events that were not trained on."""

import numbers
import os

import numpy as np

from . import _arrays
from ._ensemble import Ensemble, integers
from ._errors import ErrorCode, error, translate
from ._evaluate import Report
from ._fit import check_network, data_sets, loss_apart, with_loss
from ._frames import are_frames, frames_and_names, strings
from ._load import cpp, helpers
from ._network import Network
from ._options import train_options


class CrossValidation(Report):
    """Result of `cross_validate`: a report, and

    `ensemble`: the networks of the folds. `outputs`: raw outputs of all rows, (N), or (N, K), each by the network that was not trained on
    it; for frames in the order of reading, which is arbitrary with EnableImplicitMT. `mean`, `deviation`: of the metric of the folds'
    held-out rows.
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
    """Result of `find_learning_rate`: a report, and `suggestion`, the rate at which the loss falls fastest; NaN if it never falls."""

    def __init__(self, found):
        super().__init__(cpp.Report(found.report))
        self.suggestion = self.numbers.get("suggestion", np.nan)

    def __repr__(self):
        return f"rootgrad.LearningRate({self.suggestion:.3g})"


class LearningCurve(Report):
    """Result of `learning_curve`: a report."""

    def __init__(self, found):
        super().__init__(cpp.Report(found.report))

    def __repr__(self):
        return f"rootgrad.LearningCurve({len(self.figures)} figures)"


class Search(Report):
    """Result of `search`: a report, and

    `network`: the trained network of the best trial. `best`: number of that trial. `metric`: its metric on the validation rows.
    """

    def __init__(self, found):
        super().__init__(cpp.Report(found.report))
        self.network = Network._of(helpers.best_of(found))
        self.best, self.metric = int(self.numbers["best_trial"]), self.numbers.get("best", np.nan)

    def __repr__(self):
        return f"rootgrad.Search(best trial {self.best}, {self.metric:.4g})"


def _selected(function, net, data, arguments, given, of_frames, of_data):
    """Calls `of_frames(frames, validation, features, target, options)` or `of_data(data, validation, options)` for the arguments of `fit`."""
    loss, keywords = loss_apart(given["keywords"])
    if "on_epoch" in keywords:
        raise TypeError(f"{function} has no on_epoch: it trains many networks")
    check_network(net, function)
    options = train_options(keywords, given["options"], globals()[function])
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
    """Returns the ids of rows as int64 (rows, columns), and their names."""
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
                ErrorCode.UnknownColumn, f"by is {by!r}, and x has no such columns; wanted arrays of the ids: by={{'event': event}}"
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
    """Trains a network for each of the `folds` on the events of the other folds, scores the fold's own events with it, and returns a
    `CrossValidation`.

        found = rootgrad.cross_validate(net, df, ["pt", "eta"], "is_signal", folds=5, by=["run", "event"], epochs=20)
        found = rootgrad.cross_validate(net, [(signal, 1), (background, 0)], ["pt", "eta"], by="event")
        found = rootgrad.cross_validate(net, x, y, by=event_numbers)
        print(found.mean, found.deviation)
        scored = rootgrad.define(df, "score", found.ensemble)  # each event by the network that was not trained on it

    `by`: integer columns that make up an event's id; the fold is computed from a hash of the id with `fold_seed`. With arrays, pass the ids
    (N), or (N, 2), or a dict of them by name. Without `by`, every fold has the same fraction of each class. The other arguments and the
    keywords are those of `fit`; `net` does not change. A held-out event has no influence on its network: for the choice of the best epoch,
    `validation_fraction` of the training events are set aside.
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
    """Finds a learning rate to start with: a copy of `net` makes one step at each of many rising rates, until the loss grows.

        found = rootgrad.find_learning_rate(net, df, ["pt", "eta"], "is_signal", batch_size=512)
        found.suggestion  # where the loss falls fastest
        found.Draw()

    The other arguments and the keywords are those of `fit`. `low`, `high`: first and last rate, default 1e-7 and 10. `steps`: number of
    rates, default 200. The scan ends if the loss is `diverges` times its smallest value, default 4.
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
    """Trains networks on growing fractions of the events and measures their quality: it shows if more events would help.

        rootgrad.learning_curve(net, df, ["pt", "eta"], "is_signal", fractions=[0.1, 0.3, 1], repeats=3, epochs=20).Draw()

    `fractions`: default 0.1, 0.2, 0.4, 0.7 and 1. `repeats`: number of fits for each, default 3, with other events and initial weights,
    which `curve_seed` determines. The other arguments and the keywords are those of `fit`; all fits are validated on the same events.
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
    """Returns a value as text for the library."""
    if isinstance(value, str):
        return value
    if name == "hidden":
        widths = [value] if isinstance(value, numbers.Integral) else list(value)
        return "-".join(str(int(width)) for width in widths) or "none"
    return repr(int(value)) if isinstance(value, numbers.Integral) else repr(float(value))


def space_text(space):
    """Returns a search space as text for the library: `{"learning_rate": (1e-4, 1e-1), "hidden": [[32], [64, 64]]}`, a tuple for a range, a
    list for choices.
    """
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
    """Searches the options and sizes that are best on events that were not trained on, and returns a `Search`.

        found = rootgrad.search(net, df, ["pt", "eta"], "is_signal", trials=20, epochs=27,
                                space={"learning_rate": (1e-4, 1e-1), "batch_size": [64, 256], "hidden": [[32], [64, 64]]})
        found.network.save("best.safetensors")

    - `space`: a tuple is a range with uniform logarithms, a list contains choices. Dimensions are learning_rate, weight_decay, clip_norm,
      batch_size, and for an Mlp hidden and activation.
    - `halving`: all trials train for some epochs, and the best third of them continue; (eta, first_epochs) for other numbers than (3, 1),
      False to train all for all epochs.
    - `jobs`: number of trials at the same time.
    - `state`: a file for the results so far, with which an interrupted search continues.

    The other arguments and the keywords are those of `fit`: options that are not searched keep the values you pass. The best of many trials
    is a little better on its validation events than on new ones: keep some events aside for an unbiased evaluation.
    """
    settings, of = _search_options(trials, halving, search_seed, jobs, state), cpp.Space(space_text(space))

    def of_frames(train, held_out, features, target, options):
        return helpers.search_frames(net.cpp, train, held_out, features, target, of, options, settings)

    def of_data(rows, held_out, options):
        return helpers.search_data(net.cpp, rows, held_out, of, options, settings)

    given = {"validation": validation, "weight": weight, "columns": columns, "options": options, "extra": extra, "keywords": keywords}
    return Search(_selected("search", net, data, arguments, given, of_frames, of_data))
