"""Networks as stand-alone C++ headers."""

import os

from ._errors import translate
from ._load import helpers


@translate
def export_header(net, path, name):
    """Writes the network as a C++17 header that needs no library: it contains weights, standardisation and all computations.

    `name` is its namespace, such as "higgs" or "analysis::higgs": in C++ `higgs::predict({pt, eta, phi, m})` gives the bits of
    `net.predict`. The network must be a chain of linear layers with relu, gelu, silu, tanh or sigmoid after them, such as an Mlp, or a deep
    set. A deep set is such a chain over the entries of each jagged input, then a masked mean, sum, maximum or minimum; the results and the
    numbers of the event are concatenated and go through a chain to the outputs. The header of a deep set also accepts jagged columns as
    vectors of any length: `tagger::predict({jet_pt, jet_eta, met})`. For other networks use `export_onnx`.
    """
    helpers.export_header(net.cpp, os.fspath(path), name)
