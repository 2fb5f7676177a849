"""Compares the files of make.C, with every kind of column, with the closed forms of their values.

Usage: made.py librootgrad_root.so, in the folder of the files.
"""

import pathlib
import sys

import numpy as np
from library import COLUMN_TYPE, Error, Library, Reader

ROWS = 20000
row = np.arange(ROWS)
n = row % 6
digits = (row.astype(np.uint64) + np.uint64(1)) * np.uint64(11400714819323198485)
ui, us, ub = (digits >> np.uint64(shift) for shift in (32, 48, 56))
ui, us, ub = ui.astype("u4"), us.astype("u2"), ub.astype("u1")
f, d = (0.25 * row - 100).astype("f4"), row / 7.0
in_list = np.repeat(row, n)  # the row of each number of the lists
place = np.arange(n.sum()) - np.repeat(np.cumsum(n) - n, n)  # and its place in the list


def rounded(values, mantissa_bits):
    """Returns values as Float16_t and Double32_t store them in this many bits: the mantissa rounded to the nearest, halves away from 0.

    (A mantissa of ones only stays so: it does not become the next power of two.)
    """
    mantissa, exponent = np.frexp(np.abs(values.astype("f4")))
    whole = np.minimum(np.floor(np.ldexp(mantissa, mantissa_bits) + 0.5), 2**mantissa_bits - 1)
    return np.sign(values) * np.ldexp(whole, exponent - mantissa_bits)


SCALARS = {
    "f": f, "d": d, "i": ui.view("i4"), "ui": ui, "l": digits.view("i8"), "ul": digits, "s": us.view("i2"), "us": us,
    "b": ub.view("i1"), "ub": ub, "o": row % 3 == 0,
}  # fmt: skip
ARRAYS = {
    "a": (row[:, None] + np.arange(3) / 8.0, 3),
    "m": (d[:, None] + np.arange(4), 4),
}
floats, doubles = in_list + place / 8.0, in_list / 7.0 + place
LISTS = {
    "vf": floats, "vd": doubles, "vi": ui.view("i4")[in_list].astype("i8") - place, "vb": (in_list + place) % 2, "vus": us[in_list],
    "vl": digits.view("i8")[in_list], "rf": floats,
}  # fmt: skip
LISTS["vi"] = LISTS["vi"].astype("i4")  # the integer overflows at the end
OF_TREE = {"v": floats, "w": doubles, "vo": (in_list + place) % 2}
OF_NTUPLE = {"vp._0": floats, "vp._1": ui.view("i4")[in_list]}


def check(file, scalars, arrays, lists, others):
    dataset = "folder/events" if file.startswith("ntuple") else "folder/inner/events"
    with Reader(library, file) as reader:  # for the only data set
        found, columns = reader.describe()
        assert found == dataset, found
        kinds = {name: (kind, width) for name, _, kind, width in columns}
        for name, kind in others.items():
            assert kinds[name][0] == kind, (name, kinds[name])
            try:
                reader.select([name])
                raise AssertionError(f"{name} was selected")
            except Error as error:
                assert (error.status, error.column) == (COLUMN_TYPE, name) and "Define" in error.message, error.message
        assert set(scalars) == {name for name, kind in kinds.items() if kind[0] == "number"}, kinds
        assert {name: ("array", width) for name, (_, width) in arrays.items()} == {
            name: kind for name, kind in kinds.items() if kind[0] == "array"
        }
        assert set(lists) == {name for name, kind in kinds.items() if kind[0] == "jagged"}
        every = [*scalars, *arrays, *lists]
        for names, size in [(every, 1 << 16), (every[::-1], 999), *(([name], 4096) for name in every)]:
            rows, got = reader.read(names, size)
            assert rows == ROWS
            for name, (numbers, lengths) in got.items():
                wanted = scalars.get(name)
                wanted = wanted if wanted is not None else arrays[name][0] if name in arrays else lists[name]
                np.testing.assert_array_equal(numbers, np.asarray(wanted).astype("f4").reshape(-1), name)
                assert (lengths is None) == (name not in lists), name
                if lengths is not None:
                    np.testing.assert_array_equal(lengths, n, name)
    print(f"{file}: {len(columns)} columns")


library = Library(sys.argv[1])
for name in ["none", "zlib", "lzma", "lz4", "zstd"]:
    tree = {**SCALARS, "g": digits.view("i8"), "n": n, "p.x": f, "p.y": ui.view("i4")}
    tree |= {"f16": rounded(f.astype("f8"), 12 + 1), "d32": rounded(d, 14 + 1)}
    other = {"c": "text", "fixed": "text", "vc": "text", "text": "text", "vv": "nested", "pairs": "nested"}
    check(f"tree-{name}.root", tree, ARRAYS, {**LISTS, **OF_TREE}, other)
    if pathlib.Path(f"ntuple-{name}.root").exists():
        other = {"text": "text", "vv": "nested", "va": "nested", "p": "other"}
        check(f"ntuple-{name}.root", {**SCALARS, "p._0": f, "p._1": ui.view("i4")}, ARRAYS, {**LISTS, **OF_NTUPLE}, other)
