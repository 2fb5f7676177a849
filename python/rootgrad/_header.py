"""Networks as headers of C++ that stand alone."""

import os

from ._errors import translate
from ._load import helpers


@translate
def export_header(net, path, name):
    """Writes the network as a header of C++17 that needs no library: weights, standardisation and all that is computed are in it.

    `name` is its namespace, such as "higgs" or "analysis::higgs": in C++ `higgs::predict({pt, eta, phi, m})` gives the bits of
    `net.predict`. A network must be a chain of linear layers with relu, gelu, silu, tanh or sigmoid behind them, as an Mlp is;
    `export_onnx` writes the others.
    """
    helpers.export_header(net.cpp, os.fspath(path), name)
