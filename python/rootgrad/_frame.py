"""Functions that need RDataFrame: a network as a column or a tree of scores, ROC curves, the Book action."""

import collections
import os

import ROOT

from . import _distributed
from ._ensemble import Ensemble
from ._errors import translate
from ._frames import Frame, is_part, strings
from ._load import as_node, cpp, helpers, is_distributed, rdataframe
from ._options import enum_value, train_options


@translate
def define(df, name, net, features=(), output="raw", renamed=False):
    """Returns a frame with a column `name`: the network's output, `float`, or `RVecF` for several outputs.

    `features`: columns of any numeric type, in the order of training; if empty, those the network was trained with. To use columns with
    other names, set `renamed=True`. The column uses the network as it is at the time of the call: later training does not change the
    column. To score a whole large data set, `snapshot_scores` is faster.

    `net` may be an `Ensemble`. If it is of folds by id, each event is scored by the network that was not trained on it, which the id
    columns of `df` determine; else the column is the mean of all networks.

    `df` may be distributed, `ROOT.RDataFrame(…, executor=client)`: its workers receive the network with the expression, and need an
    installed rootgrad.
    """
    return _define(df, name, net, features, output, renamed, False)


@translate
def define_spread(df, name, ensemble, features=(), output="raw", renamed=False):
    """Returns a frame with a column `name`: the sample standard deviation of the outputs of an `Ensemble`'s networks. It shows how much an
    event's score depends on the seed and on the training events.
    """
    if not isinstance(ensemble, Ensemble):
        raise TypeError(f"the networks are {type(ensemble).__name__}; wanted a rootgrad.Ensemble")
    return _define(df, name, ensemble, features, output, renamed, True)


def _define(df, name, net, features, output, renamed, spread):
    rdataframe()
    name, features = str(name), [features] if isinstance(features, str) else [str(feature) for feature in features]
    kind = int(enum_value("Output", output))
    distributed = is_distributed(df)
    node = as_node(_distributed.local_frame(df) if distributed else df)
    if isinstance(net, Ensemble):
        column = helpers.define_ensemble(node, name, net.cpp, strings(features), bool(renamed), kind, spread)
    else:
        column = helpers.define_column(node, name, net.cpp, strings(features), bool(renamed), kind)
    return _distributed.define(df, name, net, features, kind, spread) if distributed else column


ScoresWritten = collections.namedtuple("ScoresWritten", "entries scored reading")
ScoresWritten.__doc__ = (
    "Rows of a tree of scores, how many of them have one (the others are NaN), and how the columns were read, as `History.reading` has it."
)


@translate
def snapshot_scores(df, net, path, features=(), tree="scores", column="score", output="raw", renamed=False):
    """Writes the network's scores of a whole data set to a ROOT file; returns `(entries, scored, reading)`.

        rootgrad.snapshot_scores(df, net, "scores.root")
        chain.AddFriend("scores", "scores.root")  # scores.score beside the events

    The tree has one row for each entry of the data set of `df`, in the order of the entries for any number of threads. Entries that a
    `Filter` or `Range` before `df` removes are NaN. Whole clusters of the files are read, or the event loop runs once. Events are predicted
    in batches, with the same bits as `define` but faster. The column is a float, for several outputs an array; if `column` is a list, there
    is a column for each output. `features` and `renamed` as in `define`. The file is replaced as a whole, or stays unchanged.
    """
    rdataframe()
    if isinstance(features, str):
        features = [features]
    columns = [column] if isinstance(column, str) else column
    written = helpers.snapshot_of(
        as_node(df), net.cpp, os.fspath(path), strings(features), bool(renamed), tree, strings(columns), int(enum_value("Output", output))
    )
    return ScoresWritten(int(written.entries), int(written.scored), str(written.reading))


@translate
def roc(df, score, label=None, weight=""):
    """Returns the ROC curve of a score column: `.auc()`, `.efficiency(false_alarm)`, `.threshold(false_alarm)`, `.graph()`.

        rootgrad.roc(scored, "score", "is_signal", "w").auc()
        rootgrad.cpp.Roc(scores, labels).auc()  # of arrays or lists
    """
    if not is_part(df):
        raise TypeError(
            f"the frame is of type {type(df).__name__}; wanted an RDataFrame and the names of its columns, roc(df, 'score', 'is_signal'); the "
            "curve of arrays is rootgrad.cpp.Roc(scores, labels), that of a network is in rootgrad.evaluate(net, x, y)"
        )
    if label is None:
        raise TypeError("the column of labels is missing; wanted roc(df, 'score', 'is_signal')")
    rdataframe()
    return helpers.roc_of(as_node(Frame(df).df), score, label, weight)


@translate
def FitAction(net, columns, slots, targets=1, **keywords):
    """Returns a training action for `df.Book(action, columns)`: the columns are the features, `targets` targets and, with weight_column=…,
    the weight.

        history = df.Book(rootgrad.FitAction(net, columns, df.GetNSlots(), epochs=5), columns)
        history.GetValue()

    Keep `net` until the loop has run: the action trains it then.
    """
    rdataframe()
    return ROOT.std.move(cpp.FitAction(net.cpp, strings(columns), slots, train_options(keywords), int(targets)))
