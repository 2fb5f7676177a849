"""Columns of real files of every kind, compared with uproot's values. Run by `cargo xtask test`, which sets PYTHONPATH."""

import csv
import itertools
import os
import pathlib
import unittest

import numpy as np
import ROOT

import rootgrad

HERE = pathlib.Path(__file__).resolve().parent
DATA = pathlib.Path(os.environ["ROOTGRAD_DATA"]) if "ROOTGRAD_DATA" in os.environ else None  # real files, if they exist

QUIET = dict(epochs=2, batch_size=64, seed=5, progress="off")

PACKED = """
#include <rootgrad/detail/rdf_columns.hpp>
/// Of each column: how many rows and values, their sum, the first and the last, as an event loop packs them.
inline std::vector<double> packed_sums(ROOT::RDF::RNode df, const std::vector<std::string> &columns)
{
   auto packed = rootgrad::detail::pack(df, columns);
   std::vector<double> sums(5 * columns.size());
   packed.node.Foreach(
      [&](ULong64_t address) {
         auto &row = rootgrad::detail::slot_row(address);
         for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto &plan = packed.plan[i];
            const float *x = plan.is_array() ? row.arrays[plan.index] : row.scalars + plan.index;
            const std::size_t n = plan.is_array() ? row.lengths[plan.index] : 1;
            double *sum = &sums[5 * i];
            if (n > 0 && sum[1] == 0)
               sum[3] = x[0];
            for (std::size_t k = 0; k < n; ++k) {
               sum[2] += x[k];
               sum[4] = x[k];
            }
            sum[0] += 1;
            sum[1] += n;
         }
      },
      {packed.pointer});
   return sums;
}
"""


@unittest.skipIf(DATA is None, "no real files here: they lie beside the repository, in shared/data/root")
class RealFiles(unittest.TestCase):
    def frame(self, file, tree):
        return ROOT.RDataFrame(tree, str(DATA / file))

    def test_columns_hold_what_uproot_reads(self):
        self.assertTrue(ROOT.gInterpreter.Declare(PACKED))
        with (HERE / "real_files.csv").open() as file:
            rows = list(csv.DictReader(file))
        for (file, tree), group in itertools.groupby(rows, lambda row: (row["file"], row["tree"])):
            group = list(group)
            columns = [row["column"] for row in group]
            wanted = [[float(row[name]) for name in ("rows", "values", "sum", "first", "last")] for row in group]
            got = ROOT.packed_sums(ROOT.RDF.AsRNode(self.frame(file, tree)), columns)
            with self.subTest(file=file, tree=tree):
                np.testing.assert_allclose(np.reshape(list(got), (-1, 5)), wanted, rtol=1e-7)

    def test_what_holds_no_numbers_is_reported(self):
        net = rootgrad.Mlp([1, 1])
        for file, tree, column, words in (
            ("Zmumu.root", "events", "Type", "RVec<Char_t>, which contains text"),
            ("uproot-nesteddirs.root", "one/two/tree", "Str", "RVec<Char_t>, which contains text"),
            ("uproot-stl_containers.root", "tree", "string", "string, which contains text"),
            ("uproot-stl_containers.root", "tree", "vector_string", "which contains text"),
            ("uproot-stl_containers.root", "tree", "vector_vector_int32", "which contains lists of lists"),
            ("uproot-stl_containers.root", "tree", "set_int32", r"Define it as ROOT::RVecF\(set_int32.begin\(\)"),
            ("uproot-stl_containers.root", "tree", "map_int32_int16", "wanted a number"),
            ("uproot-vectorVectorDouble.root", "t", "x", "which contains lists of lists"),
        ):
            with self.subTest(column=column), self.assertRaisesRegex(rootgrad.Error, words):
                rootgrad.define(self.frame(file, tree), "score", net, [column])

    def test_trees_and_ntuples_train_and_score(self):
        for file, tree, features, target in (
            ("HZZ-zstd.root", "events", ["MET_px", "MET_py", "NJet", "EventWeight"], "NMuon > 1"),
            ("nanoAOD_2015_CMS_Open_Data_ttbar.root", "Events", ["CaloMET_pt", "ChsMET_phi", "nJet"], "nMuon > 0"),
            ("Run2012BC_DoubleMuParked_Muons_1000evts_rntuple_v1-0-0-0.root", "Events", ["nMuon"], "Sum(Muon_charge) > 0"),
            ("uproot-nesteddirs.root", "three/tree", ["evt.ArrayF32[10]", "evt.P3.Py"], "I32 > 50"),
        ):
            with self.subTest(file=file):
                df = self.frame(file, tree).Define("is_signal", target)
                width = sum(10 if "[10]" in name else 1 for name in features)
                net, other = (rootgrad.Mlp([width, 8, 1], seed=2) for _ in range(2))
                rootgrad.fit(net, df, features, "is_signal", **QUIET)
                rootgrad.fit(other, [(df.Filter("is_signal"), 1), (df.Filter("!is_signal"), 0)], features, **QUIET)
                np.testing.assert_array_equal(net.parameters, other.parameters)
                scores = rootgrad.define(df, "score", net).AsNumpy(["score"])["score"]
                self.assertTrue(np.isfinite(scores).all() and np.ptp(scores) > 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
