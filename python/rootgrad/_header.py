"""Networks as headers of C++ that stand alone."""

import os

from ._errors import translate
from ._load import helpers


@translate
def export_header(net, path, name):
    """Writes the network as a header of C++17 that needs no library: weights, standardisation and all that is computed are in it.

    `name` is its namespace, such as "higgs" or "analysis::higgs": in C++ `higgs::predict({pt, eta, phi, m})` gives the bits of
    `net.predict`. The network must be a chain of linear layers with relu, gelu, silu, tanh or sigmoid behind them, as an Mlp is, or a
    deep set: such a chain over the entries of each jagged input, then a masked mean, sum, maximum or minimum; the results and numbers of
    the event are concatenated and go through a chain to the outputs. The header of a deep set also takes jagged columns as vectors of
    any length: `tagger::predict({jet_pt, jet_eta, met})`. `export_onnx` writes other networks.
    """
    helpers.export_header(net.cpp, os.fspath(path), name)
