"""Sums of columns of the sample files, read by ROOT: the reference for src/data/tree.rs.

Run with PyROOT: python tests/data/tree_sums.py ../shared/data/root > tests/data/tree_sums.csv
"""
import sys
import ROOT

print("file,tree,column,rows,sum,first,last")
for file, tree, columns in [
    ("Zmumu.root", "events", ["Run", "Event", "E1", "pt1", "eta1", "phi1", "Q1", "M"]),
    ("HZZ.root", "events", ["NJet", "MET_px", "MET_py", "EventWeight", "MCleptonPDGid", "triggerIsoMu24"]),
]:
    df = ROOT.RDataFrame(tree, f"{sys.argv[1]}/{file}")
    for column in columns:
        v = df.AsNumpy([column])[column].astype("float32").astype("float64")  # as the reader rounds
        print(f"{file},{tree},{column},{len(v)},{v.sum():.17g},{v[0]:.9g},{v[-1]:.9g}")
