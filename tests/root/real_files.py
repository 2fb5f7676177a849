"""Sums of columns of real files of every kind, read by uproot: the reference of test_pyroot_files.py for the packed columns.

    pip install uproot
    python tests/root/real_files.py ../shared/data/root > tests/root/real_files.csv
"""

import sys

import awkward
import numpy
import uproot

FILES = [
    ("uproot-double32-float16.root", "tree", ["double32_32", "double32_10", "float16_16", "float16_3", "array_30", "array_10"]),
    ("uproot-nesteddirs.root", "one/two/tree", ["Int32", "UInt64", "Float64", "ArrayFloat32", "ArrayInt64", "SliceFloat64", "SliceInt64"]),
    (
        "uproot-nesteddirs.root",
        "three/tree",
        ["evt.I16", "evt.U64", "evt.F32", "evt.P3.Py", "evt.ArrayF32[10]", "evt.ArrayI16[10]", "evt.ArrayU64[10]"]
        + ["evt.SliceF64", "evt.StlVecI16", "evt.StlVecF32"],
    ),
    ("uproot-leaflist.root", "tree", ["leaflist.x", "leaflist.y", "leaflist.z"]),
    ("uproot-stl_containers.root", "tree", ["vector_int32"]),
    ("HZZ-zstd.root", "events", ["MET_px", "Jet_ID", "Jet_Px", "triggerIsoMu24", "MCleptonPDGid"]),
    ("nanoAOD_2015_CMS_Open_Data_ttbar.root", "Events", ["run", "event", "CaloMET_pt", "nJet", "Jet_pt", "Jet_cleanmask", "HLT_Mu45_eta2p1"]),
    ("test_float_types_rntuple_v1-0-0-0.root", "ntuple", ["trunc10", "trunc31", "quant8", "quant32"]),
    ("test_1jag_int_float_rntuple_v1-0-0-0.root", "ntuple", ["one_v_integers", "two_v_floats"]),
    ("test_multiple_cluster_groups_rntuple_v1-0-0-0.root", "ntuple", ["one", "int_vector"]),
    ("Run2012BC_DoubleMuParked_Muons_1000evts_rntuple_v1-0-0-0.root", "Events", ["nMuon", "Muon_pt", "Muon_charge"]),
    (
        "cmsopendata2015_ttbar_19980_NANOAOD_RNTupleImporter_rntuple_v1-0-0-1.root",
        "Events",
        ["event", "CaloMET_pt", "Jet_pt", "Jet_cleanmask", "HLT_Mu45_eta2p1"],
    ),
]


def read(tree, column):
    """Returns the values of a column, given by the name that RDataFrame uses."""
    keys = [str(key) for key in tree.keys()]
    for key in keys:  # a branch of a class is named a/b.c/d.e in uproot, and a.b.e in RDataFrame
        if key == column or key.replace("/", ".") == column or (column.startswith("evt.") and key.split("/")[-1] == column[4:]):
            return tree[key].array()
    branch, leaf = column.rsplit(".", 1)
    key = next(key for key in keys if key.split("/")[-1] in (branch, branch[4:], column[4:]))
    return tree[key].array()[leaf]


def main(folder):
    print("file,tree,column,rows,values,sum,first,last")
    for file, name, columns in FILES:
        tree = uproot.open(f"{folder}/{file}")[name]
        for column in columns:
            values = read(tree, column)
            flat = numpy.asarray(awkward.flatten(values, axis=None)).astype(numpy.float32).astype(numpy.float64)  # as rootgrad rounds
            print(f"{file},{name},{column},{len(values)},{len(flat)},{flat.sum():.17g},{flat[0]:.9g},{flat[-1]:.9g}")


main(sys.argv[1])
