"""Training, from an RDataFrame or from arrays."""

import collections
import ctypes
import sys

import numpy as np
import ROOT

from . import _arrays, _distributed, _jagged, _tables
from ._compile import observed_loss
from ._dask import Dask
from ._errors import ErrorCode, error, translate
from ._frames import are_frames, fit_frames, strings
from ._gpt2 import Gpt2
from ._history import FitCallback, Rows
from ._load import cpp, helpers
from ._options import enum_name, train_options

Epoch = collections.namedtuple(
    "Epoch",
    "epoch train_loss validation_loss train_metric validation_metric learning_rate seconds events_per_second",
)
Epoch.__doc__ = "One epoch of a fit. validation_* are NaN without validation rows."

_OnEpoch = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_size_t, *[ctypes.c_double] * 7)


class History(Rows):
    """Course of a fit: a list of `Epoch`s, and by name an array over the epochs, `history["train_loss"]`.

    `output_rmse`: for a regression the RMSE of each output in its target's units, for the network after the fit, on the validation rows (on
    the training rows if there are none).
    `reading`: the method that read the columns of a frame: "clusters", or "event loop: …" with the reason; empty for arrays.
    `notes`: notes on the data, one sentence each: columns with marks of missing values such as -999, or very unequal class weights.
    """

    Row = Epoch

    def __init__(self, cpp_history):
        self.cpp = h = cpp_history
        self.epochs = self._rows = [Epoch(int(e.epoch), *(float(getattr(e, name)) for name in Epoch._fields[1:])) for e in h.epochs()]
        self.best_epoch = int(h.best_epoch())
        self.metric = enum_name("Metric", h.metric())
        self.output_rmse = np.array(list(h.output_rmse()), dtype=float)
        self.notes = [str(note) for note in h.notes()]
        self.reading = str(h.reading())
        self.stop = enum_name("Stop", h.stop())
        self.seconds = float(h.seconds())
        self.events_per_second = float(h.events_per_second())

    def __repr__(self):
        reading = f", columns read by {self.reading}" if self.reading else ""
        lines = [f"rootgrad.History({len(self)} epochs, best {self.best_epoch}, {self.stop}{reading})", *_reported(self.notes)]
        return "\n".join(lines)


def _reported(notes):
    return [f"note: {note}" for note in notes]


def _line(epoch):
    loss = epoch.train_loss if np.isnan(epoch.validation_loss) else epoch.validation_loss
    return f"epoch {epoch.epoch}: loss {loss:.5f}, {epoch.events_per_second:.3g} events/s"


def _columns(columns, features):
    if columns is None:
        columns = [f"x{i}" for i in range(features)]
    names = _columns_of(columns)
    if names.total() != features:
        raise error(ErrorCode.Shape, f"there are {names.total()} column names; wanted {features}, one for each feature of x")
    return names


def _columns_of(columns):
    """Returns C++ `Columns` from names and `(name, width)` pairs."""
    if isinstance(columns, str):
        columns = [columns]
    listed = ROOT.std.vector["rootgrad::Column"]()
    for column in columns:
        name, width = (column, 1) if isinstance(column, str) else column
        if int(width) < 0:
            raise error(ErrorCode.Argument, f"width of column '{name}' is {width}; wanted at least 1")
        listed.push_back(cpp.Column(str(name), int(width)))
    return cpp.Columns(listed)


def _named(x, columns):
    """Returns `x` as an array, and the names of its columns: a table's own, unless others are given."""
    there = _tables.names(x)
    if there is None:
        return x, columns
    wanted = there if columns is None else [columns] if isinstance(columns, str) else list(columns)
    if all(isinstance(name, str) for name in wanted):
        return _tables.array(x, wanted), wanted
    return _tables.array(x, there), wanted


def _named_targets(y, targets):
    """Returns `y` as an array, and the names of the targets: also a series has a name."""
    columns = _jagged.named_columns(y)
    if columns is not None:
        y = _arrays.side_by_side(columns, "y")
        return y, targets or list(columns)
    there = _tables.names(y)
    if there is None:
        return y, targets or _tables.name_of(y)
    return _tables.array(y, there), targets or there


def _dataset(x, y, weight, columns, what="", targets=None, net=None):
    """Returns a C++ `Dataset` and the arrays that it refers to, which must live as long. Columns by name are arranged as `net` expects
    them.
    """
    named, cut = _jagged.named_columns(x), (0, 0)
    if named is not None:
        rows = _jagged.Rows(net, named, columns)
        x, columns, cut = rows.x, rows.columns, rows.cut
    elif columns is None and _tables.names(x) is None:
        columns = _jagged.unnamed_columns(net, x)
    x, columns = _named(x, columns)
    y, targets = _named_targets(y, targets)
    x, stride = _arrays.rows(x, what + "x")
    y, count = _arrays.targets(y, len(x), what + "y")
    if targets is None:
        targets = ["target"] if count == 1 else [f"target[{i}]" for i in range(count)]
    targets = [targets] if isinstance(targets, str) else targets
    if len(targets) != count:
        raise error(ErrorCode.Shape, f"{what}y has {count} values per row; wanted {len(targets)}, one for each target: {', '.join(targets)}")
    w = None if weight is None else _arrays.values(weight, len(x), what + "weight")
    names = _columns(columns, x.shape[1])
    data = helpers.make_dataset(
        names, strings(targets), _arrays.address(x), len(x), stride, _arrays.address(y), 0 if w is None else _arrays.address(w)
    )
    if not net.cpp.collections().empty():
        data.set_collections(net.cpp.collections(), cpp.Cut(*cut))
    return data, (x, y, w)


def _with_extra(y, extra, rows):
    """Returns the targets and the additional columns for the loss, side by side."""
    if extra is None:
        return y
    y, columns = np.asarray(y), np.asarray(extra)
    return np.concatenate([y.reshape(rows, -1), columns.reshape(rows, -1)], axis=1)


def loss_apart(keywords):
    """Returns the loss if it is a function, else None, and the keywords without it."""
    if not callable(keywords.get("loss")):
        return None, keywords
    return keywords["loss"], {name: value for name, value in keywords.items() if name != "loss"}


def with_loss(net, data, arguments, validation, options, loss, extra, run):
    """Runs `run(arguments, validation)`. If `loss` is a function, it is set in the options, and the additional columns for it are appended
    to the target.
    """
    if not callable(loss):
        if extra is not None:
            raise TypeError("extra has columns for a loss of your own; wanted loss=f with a function of four Tensors")
        return run(arguments, validation)
    if are_frames(data):
        names = [] if extra is None else [extra] if isinstance(extra, str) else list(extra)
        targets = 1 if len(arguments) != 2 or isinstance(arguments[1], str) else len(arguments[1])
        count = len(names)
    else:
        rows = len(data)
        names, count = [], 0 if extra is None else np.asarray(extra).reshape(rows, -1).shape[1]
        targets = np.asarray(arguments[0]).reshape(rows, -1).shape[1] if arguments else 1
        names = [f"extra[{i}]" for i in range(count)]
        arguments = tuple(_with_extra(y, extra, rows) for y in arguments)
        if validation is not None and count:
            if len(validation) != 4:
                raise TypeError("wanted validation=(x, y, weight or None, extra), as the loss has columns besides the target")
            validation = (validation[0], _with_extra(validation[1], validation[3], len(validation[0])), validation[2])
    with observed_loss(loss, net._outputs_for(targets), targets, count) as handle:
        helpers.set_loss(options, handle, strings(names))
        return run(arguments, validation)


def check_network(net, function, more=""):
    """Raises a TypeError for anything but a network of this package."""
    if not hasattr(net, "cpp"):
        raise TypeError(f"the network in {function}(…) is of type {type(net).__name__}; wanted one of rootgrad, such as rootgrad.Table(){more}")


def refuse_names(function, data, arguments, weight):
    """Raises a TypeError if columns of a table or of arrays are given by name, as for a frame."""
    if len(arguments) != 2 and not any(isinstance(one, str) for one in (*arguments, weight)):
        return
    named = _jagged.named_columns(data)
    if named is None and _tables.names(data) is None:
        if isinstance(weight, str):
            raise TypeError(f"weight is {weight!r}, and the data are arrays without names; wanted an array of weights")
        return
    package = type(data).__module__.partition(".")[0]
    kind = f"a {package} table" if package in ("pandas", "polars", "pyarrow") else f"a {type(data).__name__} of columns"
    target = repr(arguments[-1]) if arguments and isinstance(arguments[-1], (str, list)) else "'target'"
    wanted_call = f"{function}(net, table, table[{target}]"
    if function != "evaluate":  # (that finds the columns of the training)
        wanted_call += f", columns={list(arguments[0])!r}" if len(arguments) == 2 and isinstance(arguments[0], (list, tuple)) else ", columns=[…]"
    if weight is not None:
        wanted_call += f", weight=table[{weight!r}]" if isinstance(weight, str) else ", weight=…"
    raise TypeError(f"this is {kind}, and only a frame takes the target and the weight by name; wanted {wanted_call})")


def data_sets(net, data, arguments, weight, validation, columns, function):
    """Returns the data set of arrays, the one for validation or a null pointer, and the objects that must live as long."""
    refuse_names(function, data, arguments, weight)
    if len(arguments) != 1:
        raise TypeError(f"wanted {function}(net, x, y, …) with arrays, or {function}(net, df, features, target, …) with an RDataFrame")
    dataset, keep = _dataset(data, arguments[0], weight, columns, net=net)
    held_out, keep_too = None, None
    if validation is not None:
        # the training columns of a table
        columns = _tables.names(data) if columns is None and _tables.names(validation[0]) else columns
        w = validation[2] if len(validation) > 2 else None
        held_out, keep_too = _dataset(*validation[:2], w, columns, "validation ", net=net)
    return dataset, held_out or ROOT.nullptr, (keep, keep_too)


def _run(net, data, arguments, weight, validation, columns, options, callback):
    """Runs one fit. Returns the C++ history."""
    if are_frames(data):
        if weight is not None:
            options.weight_column(str(weight))
        return fit_frames(net, data, arguments, validation, options, callback)
    dataset, held_out, keep = data_sets(net, data, arguments, weight, validation, columns, "fit")
    history = helpers.fit_data(net.cpp, dataset, held_out, options, callback)
    del keep
    return history


def _fit_on_workers(net, data, arguments, validation, on_epoch, options, more, keywords):
    """Runs one fit on the workers of a Dask cluster."""
    if options is not None:
        raise TypeError("options is a C++ TrainOptions, which cannot be sent to the workers of Dask; wanted the options as keywords")
    keywords = dict(keywords)
    ranks, progress = keywords.pop("communicator"), keywords.get("progress", "auto")
    train_options(loss_apart(keywords)[1], None, fit)  # (an error before anything is sent)
    shows = progress in ("on", True) or progress == "auto" and (sys.stderr.isatty() or "ipykernel" in sys.modules)

    def each(numbers):
        epoch = Epoch(*numbers)
        if shows:
            print(f"\r{_line(epoch)}  ", end="", file=sys.stderr, flush=True)
        return None if on_epoch is None else on_epoch(epoch)

    try:
        trained = ranks._fit(net, data, arguments, validation, more | keywords, each)
    finally:
        if shows:
            print(file=sys.stderr)
    *numbers, epochs, rmse, notes, reading = trained["history"]
    flat = [float(number) for epoch in epochs for number in epoch]
    double = ROOT.std.vector["double"]
    history = History(helpers.history_of(*numbers, double(flat), double(rmse), strings(notes), reading))
    net.cpp = type(net).from_bytes(trained["net"]).cpp
    if shows:
        for line in _reported(history.notes):
            print(line, file=sys.stderr)
    return history


@translate
def fit(net, data, *arguments, weight=None, validation=None, columns=None, on_epoch=None, options=None, extra=None, **keywords):
    """Trains `net` and returns a `History`.

        fit(net, df, ["pt", "eta"], "is_signal", weight="w", validation=other_df, epochs=20, …)
        fit(net, [(signal, 1), (background, 0)], ["pt", "eta"], validation=[(signal2, 1), (background2, 0)], …)
        fit(net, df, ["pt", "eta"], ["px", "py"], loss="mse", …)
        fit(net, x, y, weight=w, validation=(x2, y2[, w2]), columns=["pt", "eta"], epochs=20, …)
        fit(net, {"Jet_pt": pt, "Jet_eta": eta, "met": met}, y, epochs=20, …)

    A regression of several values has as many target columns, or `y` (N, T), as the network has outputs.

    Several frames are one data set. Each has the class of its events and an optional weight: `rootgrad.Frame(signal, 1).weight(0.5)`, which
    multiplies the weight column. Their events are shuffled together. Without classes, `[df1, df2]`, the target is a column of all frames.

    `df` may be distributed, `ROOT.RDataFrame(…, executor=client)`: the workers read, select and define, and the columns of one number per
    event come here, where the training runs. With `communicator=rootgrad.Dask(client)` it runs on the workers.

    `x` may be a dict of columns, or an awkward record array. If the network has jagged inputs, `Transformer(Jagged(16), 4)`, a column may
    be an awkward array or a list of lists. All columns of a collection must have the same length in an event. In an array `x` (N,
    features), missing entries are NaN in all columns.

    `x` may be a pandas, polars or Arrow table: its column names become the network's (`columns=` selects some of them), and the name of a
    series `y` becomes its target's. Masked values are an error.

    Keywords are the options of `TrainOptions`: epochs, batch_size, learning_rate, optimizer ("adamw", "adam", "sgd"), weight_decay, loss
    ("mse", ("huber", 1.0), …), schedule (("cosine", 0.05), ("wsd", 0.05, 0.2), ("step", 10, 0.5)), clip_norm, validation_fraction,
    patience, seed, threads, progress, checkpoint, resume…; `options` is a C++ `TrainOptions` to start from. `balance_classes=True` gives
    every class the same total weight in the loss; the outputs then assume equally frequent classes. `on_epoch(epoch)` is called after every
    epoch; if it returns False the fit ends there.

    `loss` may be your own function of Tensors: `loss=lambda y, t: …` or (y, t, w), or (y, t, w, e) with the columns `extra=["mass"]` of the
    frame, or an array (N) or (N, E). It returns one number per event, such as `rootgrad.mean(…, -1)`, whose weighted mean is minimised, or
    one for all events of a batch, such as `rootgrad.mean(…)`.

    `memory="2 GB"`, or ("2 GB", folder), limits a frame's rows in memory. The other rows go to an unnamed temporary file in the folder
    (`TMPDIR`), and are read again in every epoch, during the training.

    `missing=-999`, `{"m_jj": -999}` or (-999, ["m_jj", "dphi"]) declares a value that marks missing numbers. The network, an Mlp or a
    Table, replaces it by the mean of the others and adds a flag as an input; it stores this declaration.

    Ctrl-C ends the fit, with the best weights so far and `history.stop == "Interrupted"`. While an RDataFrame is still being read, or rows
    on disk are being prepared, it raises KeyboardInterrupt and leaves the network unchanged.

    For a language model on a text see `Gpt2.fit`: `fit(gpt, text, steps=500, …)`.
    """
    if isinstance(net, Gpt2):
        if on_epoch is not None or weight is not None or columns is not None:
            raise TypeError("a fit of a Gpt2 has no on_epoch (it has on_step), no weight and no columns: see Gpt2.fit")
        return net.fit(data, *arguments, validation=validation, options=options, **keywords)
    check_network(net, "fit")
    if isinstance(keywords.get("communicator"), Dask):
        more = dict(weight=weight, columns=columns, extra=extra)
        return _fit_on_workers(net, data, arguments, validation, on_epoch, options, more, keywords)
    loss, keywords = loss_apart(keywords)
    data, validation = (_distributed.here(one, *arguments, weight, extra) for one in (data, validation))
    call = FitCallback(on_epoch, _OnEpoch, Epoch, _line, keywords)
    with call as callback:
        options = train_options(keywords, options, fit)
        run = lambda arguments, validation: _run(net, data, arguments, weight, validation, columns, options, callback)
        history = History(with_loss(net, data, arguments, validation, options, loss, extra, run))
    if call.prints:  # if a fit does not show them itself
        for line in _reported(history.notes):
            print(line)
    return history
