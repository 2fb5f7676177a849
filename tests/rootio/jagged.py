"""Jagged columns from a shell: the installed program trains and predicts on lists of any length. The predictions are those of the library
for rows that are packed by hand from the closed forms of make.C.

Usage: jagged.py librootgrad_root.so PREFIX, in the folder of the files that make.C has written.
"""

import ctypes as c
import pathlib
import subprocess
import sys

import numpy as np

ROWS, MOST = 20000, 4
FILE = "ntuple-zstd.root" if pathlib.Path("ntuple-zstd.root").exists() else "tree-zstd.root"
COLUMNS = ["vf", "vd"]
prefix = pathlib.Path(sys.argv[2])
library = c.CDLL(prefix / "lib/librootgrad.so")


def program(*arguments):
    run = subprocess.run([prefix / "bin/rootgrad", *arguments], capture_output=True, text=True)
    return run.returncode, run.stdout, run.stderr


def rows(first):
    """Returns rows (N, 2·MOST): entries in their order, or the largest first; NaN after them."""
    x = np.full((ROWS, len(COLUMNS), MOST), np.nan, dtype="f4")
    for row in range(ROWS):
        entries = np.arange(row % 6)
        entries = (entries[::-1] if first else entries)[:MOST]
        x[row, 0, : len(entries)] = row + entries / 8.0
        x[row, 1, : len(entries)] = row / 7.0 + entries
    return x.reshape(ROWS, -1)


def predicted(model, x):
    net, out = c.c_void_p(), np.empty(len(x), dtype="f4")
    assert library.rootgrad_network_load(str(model).encode(), c.byref(net)) == 0
    size = c.c_size_t
    status = library.rootgrad_network_predict(
        net, x.ctypes.data_as(c.c_void_p), size(len(x)), size(x.shape[1]), size(x.shape[1]), out.ctypes.data_as(c.c_void_p), size(len(x)), 0
    )
    assert status == 0, status
    library.rootgrad_network_free(net)
    return out


def trains(sort):
    train = ["train", FILE, "-f", ",".join(COLUMNS), "-t", "o", "--model", "transformer", "--jagged", str(MOST), "--epochs", "1"]
    small = ["--channels", "8", "--heads", "2", "--layers", "1"]
    code, _, error = program(*train, *small, *sort, "-o", "jagged.safetensors")
    assert code == 0, error
    # rows of 5 entries have one entry too many
    left = sum(1 for row in range(ROWS) if row % 6 > MOST)
    assert f"{left} of {ROWS} events have more entries than the network accepts, {MOST}: {left} entries were dropped" in error, error
    for file in [FILE, *(["tree-zstd.root"] if FILE != "tree-zstd.root" else [])]:
        code, _, error = program("predict", "jagged.safetensors", file, "-o", "jagged.csv")
        assert code == 0, error
        scores = np.loadtxt("jagged.csv", skiprows=1, dtype="f4")
        np.testing.assert_array_equal(scores, predicted("jagged.safetensors", rows(bool(sort))))


def refused(*arguments, words):
    code, _, error = program(*arguments)
    assert code in (1, 2) and all(word in error for word in words), (code, error)


print("as they come")
trains([])
print("sorted")
trains(["--sorted-by", "vf"])
again = ["train", FILE, "--from", "jagged.safetensors", "-f", "vf,vd", "-t", "o", "--epochs", "1", "-o", "again.safetensors"]
code, _, error = program(*again)
assert code == 0, error
pathlib.Path("lists.csv").write_text("vf,vd,o\n1,2,0\n")
new = ["--model", "transformer", "-t", "o", "-o", "no.safetensors"]
refused("train", "lists.csv", "-f", "vf,vd", *new, "--jagged", "4", words=["column 'vf' of 'lists.csv'", "a cell of a CSV file is one number"])
refused("train", FILE, "-f", "vf,vd", *new, "--jagged", "4", "--sorted-by", "pt", words=["--sorted-by is 'pt'; wanted one of the features, vf, vd"])
refused("train", FILE, "-f", "vf,f", *new, "--jagged", "4", words=["'f' in event 0 has shape 1; wanted 0, as column 'vf' has there"])
refused("train", FILE, "-f", "vf", "-t", "o", "-o", "no.safetensors", "--jagged", "4", words=["--jagged", "--model transformer"])
refused("train", FILE, "-f", "vf", "-t", "o", "-o", "no.safetensors", words=["0 values at row 0 and 1 at row 1", "--jagged N"])
refused("predict", "jagged.safetensors", FILE, "--keep", "vf", "-o", "no.csv", words=["--keep is 'vf'"])
