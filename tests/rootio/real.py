"""Compares real files with uproot, number by number, for every column that both can read.

Usage: real.py librootgrad_root.so FOLDER
"""

import pathlib
import sys

import awkward as ak
import numpy as np
import uproot
from library import Library, Reader

# The files, their data sets, and the minimum number of columns that must be compared.
FILES = {
    "HZZ-zstd.root": [("", 51)],
    "HZZ.root": [("events", 51)],
    "Run2012BC_DoubleMuParked_Muons_1000evts_rntuple_v1-0-0-0.root": [("", 6)],
    "Zmumu.root": [("events", 19)],
    "cmsopendata2015_ttbar_19980_NANOAOD_RNTupleImporter_rntuple_v1-0-0-1.root": [("Events", 900)],
    "nanoAOD_2015_CMS_Open_Data_ttbar.root": [("Events", 947)],
    "test_1jag_int_float_rntuple_v1-0-0-0.root": [("", 2)],
    "test_float_types_rntuple_v1-0-0-0.root": [("", 11)],
    "test_multiple_cluster_groups_rntuple_v1-0-0-0.root": [("", 2)],
    "uproot-double32-float16.root": [("", 12)],
    "uproot-foriter.root": [("", 1)],
    "uproot-leaflist.root": [("", 3)],
    "uproot-nesteddirs.root": [("one/tree", 2), ("one/two/tree", 19), ("three/tree", 20)],
    "uproot-stl_containers.root": [("", 1)],
}
# Numbers stored as integers of few bits: uproot converts these to floats with other roundings than ROOT.
ROUNDED = {"test_float_types_rntuple_v1-0-0-0.root": 1e-6, "uproot-double32-float16.root": 1e-6}


def by_uproot(dataset, name):
    """Returns a column as (numbers, lengths of the rows or None); None if uproot does not have it or cannot read it."""
    try:
        if isinstance(dataset, uproot.TTree):
            branch, _, leaf = name.partition(".")
            array = dataset[name if name in dataset else branch].array()
            array = array[leaf] if leaf and name not in dataset else array
        else:
            array = dataset[name].array()
    except Exception as error:  # uproot has many kinds of errors
        print(f"  {name}: uproot says {type(error).__name__}: {str(error)[:100]!r}")
        return None
    if array.ndim == 1:
        return ak.to_numpy(array), None
    fixed = isinstance(array.type.content, ak.types.RegularType)
    return ak.to_numpy(ak.flatten(array, axis=None)), None if fixed else ak.to_numpy(ak.num(array))


def check(library, path, name, least):
    with Reader(library, str(path), name) as reader:
        found, columns = reader.describe()
        names = [column[0] for column in columns if column[2] in ("number", "array", "jagged")]
        # Read in blocks that end within clusters, and all columns together, so that columns cannot disturb
        # each other.
        rows, got = reader.read(names, 777)
    dataset = uproot.open(path)[found]
    assert rows == dataset.num_entries
    compared = 0
    for column in names:
        wanted = by_uproot(dataset, column)
        if wanted is None:
            continue
        (numbers, lengths), (its_numbers, its_lengths) = got[column], wanted
        assert (lengths is None) == (its_lengths is None), (path.name, column)
        if lengths is not None:
            np.testing.assert_array_equal(lengths, its_lengths, column)
        its_numbers = its_numbers.astype("f4")
        if path.name in ROUNDED:
            scale = max(1.0, float(np.abs(its_numbers).max()))
            np.testing.assert_allclose(numbers, its_numbers, rtol=0, atol=ROUNDED[path.name] * scale, err_msg=column)
        else:
            np.testing.assert_array_equal(numbers, its_numbers, column)
        compared += 1
    print(f"{path.name}:{found}: {rows} rows, {compared} of {len(columns)} columns as uproot has them")
    assert compared >= least, f"{compared} columns were compared; wanted {least} at least"


def main():
    library, folder = Library(sys.argv[1]), pathlib.Path(sys.argv[2])
    for file, datasets in FILES.items():
        for name, least in datasets:
            check(library, folder / file, name, least)


main()
