"""Evaluation of a network on events: reports."""

import contextlib
import ctypes
import os

import numpy as np
import ROOT

from . import _arrays, _distributed, _jagged, _tables
from ._errors import ErrorCode, error, translate
from ._fit import _dataset, check_network, refuse_names
from ._frames import are_frames, cpp_frames, frames, strings
from ._load import cpp, helpers, rdataframe
from ._options import evaluate_options

_TEXT, _JSON, _HTML, _FRAGMENT = range(4)


class Report:
    """Evaluation of a network on some events: `report["auc"]`, `report.numbers`; a notebook shows it as a page.

        report.Draw()                 # a canvas for each section, which ROOT owns; report.Draw("roc") into the current pad
        report.save("report.html")    # a self-contained page; also .json, .txt, .root, .pdf

    `figures`: the figures as plain data: section, name, title, axes x, y, z and series, with arrays x, y, low and high.
    `reading`: the method that read the columns of frames, as `History.reading`: "clusters", or "event loop: …" with the reason; empty for
    arrays.
    """

    def __init__(self, cpp_report):
        self.cpp = cpp_report
        self.reading = str(cpp_report.reading())
        self.numbers = {str(name): float(value) for name, value in cpp_report.numbers()}

    @translate
    def number(self, name):
        """Returns a number by its name, such as "auc". If it does not exist, the error suggests a similar name."""
        return float(self.cpp.number(name))

    __getitem__ = number

    @property
    def figures(self):
        return self.cpp.figures()

    @translate
    def save(self, path):
        """Writes the report, completely or not at all, in the format of the path's ending: .html, .json, .txt, .root or .pdf."""
        rdataframe()
        helpers.save_report(self.cpp, os.fspath(path))

    @translate
    def Draw(self, figure=""):
        """Draws a canvas for each section, or the figure with this name into the current pad."""
        rdataframe()
        helpers.draw_report(self.cpp, figure)

    @translate
    def json(self):
        """Returns the whole report as JSON; NaN and infinities are null."""
        return str(helpers.report_text(self.cpp, _JSON))

    @translate
    def html(self):
        """Returns the report as a self-contained HTML page."""
        return str(helpers.report_text(self.cpp, _HTML))

    @translate
    def __str__(self):
        return str(helpers.report_text(self.cpp, _TEXT))

    @translate
    def _repr_html_(self):
        return str(helpers.report_text(self.cpp, _FRAGMENT))

    def __repr__(self):
        reading = f", columns read by {self.reading}" if self.reading else ""
        return f"rootgrad.Report({len(self.numbers)} numbers, {len(self.figures)} figures{reading})"


_OfCut = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double)


@contextlib.contextmanager
def _merit(options, function):
    """Sets a Python function as figure of merit; its exceptions are raised after the call."""
    raised = []

    def call(signal, background):
        try:
            return float(function(signal, background)) if not raised else float("nan")
        except BaseException as problem:  # also KeyboardInterrupt: it must not be lost in C
            raised.append(problem)
            return float("nan")

    if not callable(function):
        yield
        return
    in_c = _OfCut(call)
    helpers.set_merit(options, ctypes.cast(in_c, ctypes.c_void_p).value)
    try:
        yield
    except cpp.Error:
        if not raised:
            raise
    if raised:
        raise raised[0]


def _listed(names):
    return [] if names is None else [names] if isinstance(names, str) else list(names)


def _columns_of_frame(what, names):
    """Returns names of columns as a list; with frames, these are no arrays."""
    names = names if hasattr(names, "items") else _listed(names)
    if hasattr(names, "items") or not all(isinstance(name, str) for name in names):
        first = next((name for name in names if isinstance(name, str)), "bdt")
        raise error(
            ErrorCode.Argument,
            f"{what} has arrays; with frames wanted names of columns, {what}=['{first}']; arrays of {what} need arrays of events: "
            f"evaluate(net, x, y, {what}={{'{first}': {first}}})",
        )
    return names


def _of_frames(net, data, arguments, training, weight, options):
    test, trained = frames(data), [] if training is None else frames(training)
    rdataframe()
    classes = any(frame.target is not None for frame in test)
    if len(arguments) > (1 if classes else 2) or not arguments and not classes:
        raise TypeError(
            "wanted evaluate(net, df, target, …), evaluate(net, df, features, target, …), or evaluate(net, [(signal, 1), (background, 0)], …)"
        )
    if weight is not None:
        options.weight_column(str(weight))
    features = arguments[0] if len(arguments) == 2 or classes and arguments else []
    target = arguments[-1] if arguments and not classes else []
    return helpers.evaluate_frames(net.cpp, cpp_frames(test), cpp_frames(trained), strings(_listed(features)), strings(_listed(target)), options)


def _dicts(groups, classes):
    """Returns columns beside arrays as dicts of arrays by name."""
    for what, group in groups.items():
        if group is not None and not hasattr(group, "items"):
            raise error(ErrorCode.Argument, f"{what} is {group!r}; with arrays wanted a dict of arrays, such as {{'m': m}}")
    scores, *others = (dict(group or {}) for group in groups.values())
    return [_column_by_column(scores) if classes > 2 else scores, *others]


def _column_by_column(scores):
    """Returns a dict in which an array (N, K) is K arrays: bdt_0, bdt_1, …"""
    columns = {}
    for name, values in scores.items():
        array = np.asarray(values)
        if array.ndim == 2 and array.shape[1] > 1:
            columns.update((f"{name}_{k}", array[:, k]) for k in range(array.shape[1]))
        else:
            columns[name] = values
    return columns


def _apart(names):
    """Numbers repeated names: a data set has no two columns with the same name."""
    apart = []
    for name in names:
        own, times = name, 1
        while own in apart:
            times += 1
            own = f"{name} ({times})"
        apart.append(own)
    return apart


def _columns_beside(y, rows, names):
    """Returns the targets followed by the columns of a dict of lists of arrays, and their names."""
    columns = [_arrays.targets(y, rows, "y")[0].reshape(rows, -1)]
    for name, values in names:
        columns.append(_arrays.values(values, rows, name).reshape(rows, 1))
    return np.concatenate(columns, axis=1)


def _names_of(x):
    """Names of the columns of a table; None for input without names."""
    named = _jagged.named_columns(x)
    return list(named) if named is not None else _tables.names(x)


def _of_arrays(net, x, y, weight, columns, beside, options, what=""):
    """Returns a data set of arrays, and the objects that must live as long."""
    rows = len(y)
    targets = np.asarray(y).reshape(rows, -1).shape[1]
    named = [(str(name), values) for group in beside for name, values in group.items()]
    own = [str(name) for name in getattr(net, "targets", None) or []]
    own = own if len(own) == targets else ["target"] if targets == 1 else [f"target[{i}]" for i in range(targets)]
    known = [name for name, width in net.columns]
    if columns is None and known and not (isinstance(x, np.ndarray) and x.dtype.names is None):
        there = _names_of(x)
        columns = known if there is None or set(known) <= set(there) else None  # in the network's order, whatever their order in the table
    elif columns is None and known:
        columns = net.columns
    return _dataset(x, _columns_beside(y, rows, named), weight, columns, what, _apart(own + [name for name, _ in named]), net)


@translate
def evaluate(net, data, *arguments, weight=None, training=None, columns=None, scores=None, uncertainty=None, against=None, compare=None, options=None, **keywords):
    """Evaluates `net` on events that it was not trained on, and returns a `Report`.

        report = rootgrad.evaluate(net, df, "is_signal", training=train_df, against=["mass"], scores=["bdt"], weight="w")
        report = rootgrad.evaluate(net, [(signal, 1), (background, 0)], compare={"last year's": other})
        report = rootgrad.evaluate(net, x, y, weight=w, training=(x2, y2), scores={"bdt": bdt}, against={"mass": mass})

    For frames, the features are the columns that the network was trained with, unless they are given before the target.

    - `scores`: columns with scores of other classifiers, which are compared with the network's. With several classes each classifier has a
      column for each class, scores=["bdt_0", "bdt_1", "bdt_2"]; an array (N, K), scores={"bdt": tree.predict_proba(x)}, is K columns.
    - `compare`: other networks by name, for frames.
    - `against`: columns that the score is drawn against, for correlation and mass sculpting.
    - `uncertainty`: columns with the uncertainties that a regression predicts.

    With arrays, these are dicts of arrays, and `training` is (x, y[, weight]). Dicts for the training rows are not needed: zeros replace
    them.

    Keywords: task ("auto", "binary", "classes", "regression"), signal_efficiencies=[0.5, 0.9], background_efficiencies, merit="asimov",
    merit=("asimov", 0.1) for a background with an uncertainty of 10 %, or a function of S and B, expected=(S, B), minimum_events (smallest
    number of signal and of background events that the best cut must leave), level, bins, bootstrap, permutations, integrated_gradients,
    importance_rows, variables, ablation (a dict of options of `fit`), seed, title, titles={"pt": "p_{T} [GeV]"} (axis titles, in TLatex),
    class_names=["QCD", "top"] (class 0 first).
    """
    merit = keywords.get("merit")
    check_network(net, "evaluate", "; another classifier is compared with it by its scores, scores={'bdt': tree.predict_proba(x)[:, 1]}")
    beside = [list(names) if names else None for names in (scores, uncertainty, against)]
    features = [name for name, _ in net.columns] if len(arguments) < 2 else None
    data, training = (_distributed.here(one, features, *arguments, weight, *beside) for one in (data, training))
    named = {name: value for name, value in keywords.items() if name != "merit" or not callable(value)}
    options = evaluate_options(named, options, evaluate)
    with _merit(options, merit):
        return Report(_run(net, data, arguments, weight, training, columns, scores, uncertainty, against, compare, options))


def _run(net, data, arguments, weight, training, columns, scores, uncertainty, against, compare, options):
    """Runs one evaluation. Returns the C++ report."""
    if are_frames(data):
        for what, names in (("scores", scores), ("uncertainty", uncertainty), ("against", against)):
            if names is not None:
                getattr(options, what)(strings(_columns_of_frame(what, names)))
        if compare is not None and not all(hasattr(other, "cpp") for other in getattr(compare, "values", lambda: [None])()):
            raise error(ErrorCode.Argument, f"compare is {compare!r}; wanted a dict of networks, such as {{'last year': other}}")
        for name, other in (compare or {}).items():
            options.compare(str(name), other.cpp)
        return _of_frames(net, data, arguments, training, weight, options)
    refuse_names("evaluate", data, arguments, weight)
    if len(arguments) != 1:
        raise TypeError("wanted evaluate(net, x, y, …) with arrays, or evaluate(net, df, target, …) with an RDataFrame")
    if compare:
        raise TypeError("compare is for frames; wanted scores={'name': other.predict(x)}")
    beside = _dicts({"scores": scores, "uncertainty": uncertainty, "against": against}, net.outputs)
    options.scores(strings(beside[0])).uncertainty(strings(beside[1])).against(strings(beside[2]))
    rows, keep = _of_arrays(net, data, arguments[0], weight, columns, beside, options)
    trained, keep_too = None, None
    if training is not None:
        if not isinstance(training, (tuple, list)) or not 2 <= len(training) <= 3:
            parts = f"has {len(training)} parts" if isinstance(training, (tuple, list)) else f"is a {type(training).__name__}"
            raise error(ErrorCode.Argument, f"training {parts}; with arrays wanted (x, y) or (x, y, weight)")
        nothing = [{name: np.zeros(len(training[1]), dtype=np.float32) for name in group} for group in beside]
        for name in nothing[1]:
            nothing[1][name] += 1  # an uncertainty of 0 would be an error
        trained, keep_too = _of_arrays(net, *training[:2], training[2] if len(training) > 2 else None, columns, nothing, options, "training ")
    names = strings([str(name) for group in beside for name in group])
    report = helpers.evaluate_data(net.cpp, rows, trained or ROOT.nullptr, options, names)
    del keep, keep_too
    return report
