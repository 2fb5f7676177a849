"""A network as a column of a distributed RDataFrame: the workers' scores equal those of a local frame, or of predict, bit for bit.

Run by `cargo xtask test dask` as `test_distributed.py PAGE`, in an environment with ROOT and Dask. The page's scripts for it are run, too.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import numpy as np
import ROOT
from distributed import Client, LocalCluster

import rootgrad
from rootgrad import _distributed

PAGE = pathlib.Path(sys.argv.pop(1)).resolve() if __name__ == "__main__" else None
EVENTS = 4000
OPTIONS = dict(epochs=2, batch_size=256, progress=False)


def write_events(path):
    frame = ROOT.RDataFrame(EVENTS).Define("event", "rdfentry_").Define("is_signal", "rdfentry_ % 2 == 0")
    frame = frame.Define("pt", "float(gRandom->Exp(is_signal ? 40 : 25))").Define("eta", "gRandom->Gaus(0, is_signal ? 1.0 : 1.8)")
    frame = frame.Define("n_jets", "int(gRandom->Poisson(is_signal ? 4 : 2))")
    frame = frame.Define("xy", "ROOT::RVecD{gRandom->Gaus(), double(n_jets)}")
    frame = frame.Define("jet_pt", "ROOT::RVecF jets(n_jets); for (auto &pt : jets) pt = 20 + gRandom->Exp(40); return jets;")
    frame = frame.Define("jet_eta", "ROOT::RVecD jets(n_jets); for (auto &eta : jets) eta = gRandom->Gaus(); return jets;")
    options = ROOT.RDF.RSnapshotOptions()
    options.fAutoFlush = 250  # events per cluster, at which tasks are divided
    frame.Snapshot("events", path, "", options).GetValue()
    with ROOT.TFile(path, "update") as file:
        tree = file["events"]
        number = np.zeros(1, dtype=np.float32)
        branch = tree.Branch("p-t", number, "p-t/F")
        for number[0] in range(EVENTS):
            branch.Fill()
        tree.Write("", ROOT.TObject.kOverwrite)


def by_event(frame, column):
    """Returns the column in the order of the events, whichever worker had them."""
    arrays = frame.AsNumpy([column, "event"])
    return arrays[column][np.argsort(arrays["event"])]


class Distributed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.path = os.path.join(folder.name, "events.root")
        write_events(cls.path)
        cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, memory_limit=0)
        cls.addClassCleanup(cluster.close)
        cls.client = Client(cluster)
        cls.addClassCleanup(cls.client.close)

    def frames(self):
        """Returns a local frame and a distributed frame of the same events."""
        return ROOT.RDataFrame("events", self.path), ROOT.RDataFrame("events", self.path, executor=self.client, npartitions=4)

    def same(self, net, define=rootgrad.define, **options):
        here, there = (by_event(define(frame, "y", net, **options), "y") for frame in self.frames())
        self.assertEqual(len(there), EVENTS)
        np.testing.assert_array_equal(here, there)
        self.assertGreater(np.std(here), 0)

    def test_columns_of_several_types(self):
        net = rootgrad.Mlp([5, 8, 1], seed=1)
        rootgrad.fit(net, self.frames()[0], ["pt", "xy", "n_jets", "eta"], "is_signal", **OPTIONS)
        self.same(net)
        self.same(net, output="probability")
        self.same(net, features=["eta", "xy", "n_jets", "pt"], renamed=True)

    def test_several_outputs(self):
        net = rootgrad.Mlp([2, 8, 3], seed=1)
        rootgrad.fit(net, self.frames()[0].Define("k", "int(event % 3)"), ["pt", "eta"], "k", **OPTIONS)
        for k in range(3):  # ROOT 6.40 returns no column of RVecs here if a worker has a second task
            self.same(net, lambda frame, name, net: rootgrad.define(frame, "all", net).Define(name, f"all[{k}]"))

    def test_complex_columns(self):
        net, scores = rootgrad.Mlp([6, 8, 1], seed=1), []
        for frame in self.frames():
            frame = frame.Define("z", "std::complex<double>(pt, eta)")
            frame = frame.Define("more", "ROOT::RVec<std::complex<float>>{{float(eta), pt}, {1.f, float(n_jets)}}")
            scores.append(by_event(rootgrad.define(frame, "y", net, ["z", "more"]), "y"))
        np.testing.assert_array_equal(*scores)
        self.assertGreater(np.std(scores[0]), 0)

    def test_jagged_columns(self):
        net = rootgrad.Transformer(rootgrad.Jagged(4), 2, channels=8, heads=2, layers=1, seed=1)
        rootgrad.fit(net, self.frames()[0], ["jet_pt", "jet_eta"], "is_signal", **OPTIONS)
        self.same(net)

    def test_an_ensemble_of_folds(self):
        found = rootgrad.cross_validate(
            rootgrad.Mlp([2, 8, 1], seed=1), self.frames()[0], ["pt", "eta"], "is_signal", folds=3, by=["event"], fold_seed=5, **OPTIONS
        )
        self.same(found.ensemble)
        self.same(found.ensemble, rootgrad.define_spread)
        self.same(rootgrad.Ensemble(found.ensemble.networks))

    def test_columns_called_as_those_of_expressions(self):
        net = rootgrad.Mlp([3, 8, 1], seed=1)
        arrays = self.frames()[0].AsNumpy(["pt", "eta", "n_jets", "event"])
        wanted = net.predict(np.stack([arrays[name] for name in ("pt", "n_jets", "eta")], axis=1).astype(np.float32))
        for frame in self.frames():
            frame = frame.Define("var1", "pt").Define("var0", "eta").Define("var2", "n_jets").Alias("jets", "var2")
            for features in (["var1", "var2", "var0"], ["var1", "jets", "var0"]):
                scored = rootgrad.define(frame, "y", net, features)
                np.testing.assert_array_equal(by_event(scored, "y"), wanted[np.argsort(arrays["event"])])

    def test_names_that_are_not_of_python(self):
        net = rootgrad.Mlp([2, 8, 1], seed=1)
        names = [name for name in self.frames()[0].GetColumnNames() if name in ("pt", "eta")]
        self.same(net, features=names)

    def test_each_task_writes_its_scores(self):
        scored = rootgrad.define(self.frames()[1], "y", rootgrad.Mlp([2, 8, 1], seed=1), ["pt", "eta"])
        with tempfile.TemporaryDirectory() as folder:
            scored.Snapshot("scores", os.path.join(folder, "scores.root"), ["event", "y"])
            written = [ROOT.RDataFrame("scores", str(path)).Count().GetValue() for path in pathlib.Path(folder).glob("scores_*.root")]
        self.assertEqual(written, [EVENTS // 4] * 4)

    def test_threads_of_a_worker(self):
        net = rootgrad.Transformer(rootgrad.Jagged(4), 2, channels=8, heads=2, layers=1, seed=1)
        rootgrad.fit(net, self.frames()[0], ["jet_pt", "jet_eta"], "is_signal", **OPTIONS)
        wanted = by_event(rootgrad.define(self.frames()[0], "y", net), "y")
        function = _distributed._sent(net, ["jet_pt", "jet_eta"], [], 0, False)
        ROOT.EnableImplicitMT(8)
        self.addCleanup(ROOT.DisableImplicitMT)
        for _ in range(5):
            scored = self.frames()[0].Define("y", f"rootgrad_distributed::{function}(rdfentry_, {{}}, jet_pt, jet_eta)")
            np.testing.assert_array_equal(by_event(scored, "y"), wanted)

    def test_a_network_is_that_of_the_call(self):
        net = rootgrad.Mlp([2, 8, 1], seed=1)
        here, there = self.frames()
        before = rootgrad.define(there, "before", net, ["pt", "eta"])
        wanted = by_event(rootgrad.define(here, "y", net, ["pt", "eta"]), "y")
        rootgrad.fit(net, here, ["pt", "eta"], "is_signal", **OPTIONS)
        both = rootgrad.define(before, "after", net)
        np.testing.assert_array_equal(by_event(both, "before"), wanted)
        self.assertFalse((by_event(both, "after") == wanted).any())

    def test_what_is_refused(self):
        here, there = self.frames()
        net = rootgrad.Mlp([2, 8, 1], seed=1)
        rootgrad.fit(net, here, ["pt", "eta"], "is_signal", **OPTIONS)
        with self.assertRaisesRegex(rootgrad.Error, "no column 'etaa'; did you mean 'eta'"):
            rootgrad.define(there, "y", net, ["pt", "etaa"], renamed=True)
        odd = ROOT.RDataFrame("events", self.path, executor=self.client)
        with self.assertRaisesRegex(rootgrad.Error, "column 'p-t' cannot be used in an expression.*use an Alias"):
            rootgrad.define(odd, "y", rootgrad.Mlp([1, 8, 1], seed=1), ["p-t"])
        named = rootgrad.define(odd.Alias("p_t", "p-t"), "y", rootgrad.Mlp([1, 8, 1], seed=1), ["p_t"])
        self.assertEqual(len(np.unique(by_event(named, "y"))), EVENTS)
        for call in (
            lambda: rootgrad.fit(net, [(there, 1), (here, 0)], ["pt", "eta"]),
            lambda: rootgrad.snapshot_scores(there, net, "scores.root"),
            lambda: rootgrad.roc(there, "pt", "is_signal"),
        ):
            with self.assertRaisesRegex(TypeError, "the frame is distributed.*AsNumpy"):
                call()

    def test_fit_and_evaluate(self):
        found = []
        for frame in self.frames():
            frame = frame.Define("far", "std::abs(eta)").Define("w", "1 + 0.5 * (pt > 30)").Filter("pt > 5")
            training, test = frame.Filter("event % 5 != 0"), frame.Filter("event % 5 == 0")
            net = rootgrad.Mlp([3, 8, 1], seed=1)
            rootgrad.fit(net, training, ["pt", "far", "n_jets"], "is_signal", weight="w", validation=test, **OPTIONS)
            report = rootgrad.evaluate(net, test, "is_signal", training=training, scores=["pt"], against=["eta"], weight="w", bootstrap=0)
            with tempfile.TemporaryDirectory() as folder:
                net.save(os.path.join(folder, "net.safetensors"))
                found.append((pathlib.Path(folder, "net.safetensors").read_bytes(), report["auc"], report["events"]))
        self.assertEqual(found[0], found[1])
        self.assertGreater(found[0][2], 500)

    def test_columns_that_cannot_come_here(self):
        net, there = rootgrad.Mlp([2, 8, 1], seed=1), self.frames()[1]
        with self.assertRaisesRegex(rootgrad.Error, "no column 'etaa' in the distributed frame; it has .*eta"):
            rootgrad.fit(net, there, ["pt", "etaa"], "is_signal", **OPTIONS)
        with self.assertRaisesRegex(rootgrad.Error, "column 'jet_pt' has type .*RVec.*by df.Snapshot"):
            rootgrad.fit(net, there, ["pt", "jet_pt"], "is_signal", **OPTIONS)

    def test_workers_with_several_threads(self):
        with LocalCluster(n_workers=1, threads_per_worker=2, dashboard_address=None) as cluster, Client(cluster) as client:
            there = ROOT.RDataFrame("events", self.path, executor=client)
            with self.assertRaisesRegex(rootgrad.Error, "has 2 threads.*threads_per_worker=1"):
                rootgrad.define(there, "y", rootgrad.Mlp([2, 8, 1]), ["pt", "eta"])

    def test_an_error_of_an_event(self):
        net = rootgrad.Mlp([3, 8, 1], seed=1)
        scored = rootgrad.define(self.frames()[1], "y", net, ["pt", "jet_pt"])
        with self.assertRaisesRegex(RuntimeError, r"column 'jet_pt' has \d values in event \d+; the network needs 2"):
            scored.Mean("y").GetValue()


# In a separate process, since workers receive everything that a session ever declared for them.
OTHER = """
import sys
from unittest import mock
import ROOT, rootgrad
from distributed import Client, LocalCluster
from rootgrad import _distributed

with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
    frame = ROOT.RDataFrame("events", sys.argv[1], executor=client)
    with mock.patch.object(_distributed, sys.argv[2], eval(sys.argv[3])):
        scored = rootgrad.define(frame, "y", rootgrad.Mlp([2, 8, 1]), ["pt", "eta"])
    try:
        scored.Mean("y").GetValue()
    except RuntimeError as error:
        print(error)
"""


class OtherWorkers(unittest.TestCase):
    def error_of(self, name, value):
        """Returns the message of a worker if one of the given values differs."""
        variables = {key: text for key, text in os.environ.items() if key not in ("ROOT_INCLUDE_PATH", "ROOT_LIBRARY_PATH")}
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "events.root")
            write_events(path)
            command = [sys.executable, "-c", OTHER, path, name, value]
            return subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, check=True, timeout=300).stdout

    def test_one_without_rootgrad(self):
        error = self.error_of("paths", "lambda: ('/nowhere/librootgrad.so', '/nowhere/include')")
        self.assertRegex(error, r"no rootgrad is known to ROOT, nor in /nowhere/include, on .*; wanted that of the session, \d")

    def test_one_of_another_version(self):
        self.assertRegex(self.error_of("version", "'99.9.9'"), r"rootgrad \d+\.\d+\.\d+ is on .*; wanted that of the session, 99\.9\.9")


class Page(unittest.TestCase):
    def test_its_scripts_run(self):
        scripts = re.findall(r"^```python not-run Dask is.*?\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
        self.assertEqual(len(scripts), 2)
        with tempfile.TemporaryDirectory() as folder:
            write_events(os.path.join(folder, "events.root"))
            for number, script in enumerate(scripts):
                path = pathlib.Path(folder) / f"script{number}.py"
                path.write_text(script)
                subprocess.run([sys.executable, path], cwd=folder, check=True, timeout=300)


if __name__ == "__main__":
    unittest.main(verbosity=2)
