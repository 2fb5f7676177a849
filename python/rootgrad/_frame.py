"""What needs RDataFrame: a network as a column, ROC curves, the Book action."""

import ROOT

from ._errors import translate
from ._frames import strings
from ._load import as_node, cpp, helpers, rdataframe
from ._options import enum_value, train_options


@translate
def define(df, name, net, features=(), output="raw", renamed=False):
    """A frame with a column `name`: the network's output, `float`, or `RVecF` for several outputs.

    `features`: columns of any numeric type, in the order of training; none: those the network was trained with. Columns
    of other names are refused unless `renamed` says that they stand for these. The network is looked at now: training it
    further does not change the column.
    """
    rdataframe()
    if isinstance(features, str):
        features = [features]
    return helpers.define_column(as_node(df), name, net.cpp, strings(features), bool(renamed), int(enum_value("Output", output)))


@translate
def roc(df, score, label, weight=""):
    """The ROC curve of a score column: `.auc()`, `.efficiency(false_alarm)`, `.threshold(false_alarm)`, `.graph()`."""
    rdataframe()
    return helpers.roc_of(as_node(df), score, label, weight)


@translate
def FitAction(net, columns, slots, targets=1, **keywords):
    """A training action for `df.Book(action, columns)`: features, as many `targets` as said and, with weight_column=…, the
    weight.

        history = df.Book(rootgrad.FitAction(net, columns, df.GetNSlots(), epochs=5), columns)
        history.GetValue()

    Keep `net` until the loop has run: the action trains it then.
    """
    rdataframe()
    return ROOT.std.move(cpp.FitAction(net.cpp, strings(columns), slots, train_options(keywords), int(targets)))
