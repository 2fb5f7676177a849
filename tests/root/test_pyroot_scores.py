"""Scores of whole data sets in Python. Run by `cargo xtask test`, which sets PYTHONPATH."""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

import numpy as np
import ROOT

import rootgrad
from test_pyroot import QUIET, frame, net, rows

# Writes scores to its first argument, and then again under the conditions that the test adds.
AGAIN = """
import resource, signal, sys
import ROOT, rootgrad

df = ROOT.RDataFrame(300000).Define("a", "float(rdfentry_ % 1021)").Define("b", "float(rdfentry_ % 4093)")
net = rootgrad.Mlp([2, 4, 1], seed=1)
rootgrad.snapshot_scores(df, net, sys.argv[1], ["a", "b"])
print("FIRST", flush=True)
try:
    CONDITIONS
    rootgrad.snapshot_scores(df, rootgrad.Mlp([2, 4, 1], seed=2), sys.argv[1], ["a", "b"])
except rootgrad.Error as error:
    print("SAID", error.code.name, error.what())
except KeyboardInterrupt as error:
    print("SAID", "KeyboardInterrupt", error)
"""


class Scores(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.path = self.folder / "scores.root"

    def read(self, tree="scores", column="score"):
        return ROOT.RDataFrame(tree, str(self.path)).AsNumpy([column])[column]

    def test_the_bits_of_predict(self):
        n, (x, _) = net(), rows()
        rootgrad.fit(n, frame(), ["a", "b"], "y", **QUIET)
        written = rootgrad.snapshot_scores(frame(), n, self.path)
        self.assertEqual(written[:2], (2000, 2000))
        self.assertEqual((written.entries, written.scored), (2000, 2000))
        self.assertTrue(written.reading.startswith("event loop: "), written.reading)
        np.testing.assert_array_equal(self.read(), n.predict(x))
        rootgrad.snapshot_scores(frame(), n, str(self.path), ["a", "b"], tree="t", column="p", output="probability")
        np.testing.assert_array_equal(self.read("t", "p"), n.predict(x, output="probability"))

    def test_how_columns_were_read(self):
        n, events = net(), str(self.folder / "events.root")
        frame().Snapshot("events", events)
        by_clusters = rootgrad.snapshot_scores(ROOT.RDataFrame("events", events), n, self.path, ["a", "b"]).reading
        filtered = ROOT.RDataFrame("events", events).Filter("a > -99")
        by_event = rootgrad.snapshot_scores(filtered, n, self.path, ["a", "b"]).reading
        newest, older = ROOT.gROOT.GetVersionInt() >= 64000, "event loop: whole clusters are read with ROOT 6.40 only"
        self.assertRegex(by_clusters, "^clusters$" if newest else older)
        self.assertRegex(by_event, "^event loop: the frame has a Filter or a Range$" if newest else older)

    def test_what_is_filtered_out_is_nan(self):
        n, (x, _) = net(), rows()
        written = rootgrad.snapshot_scores(frame().Filter("a > 0"), n, self.path, ["a", "b"])
        self.assertEqual((written.entries, written.scored), (2000, np.sum(x[:, 0] > 0)))
        np.testing.assert_array_equal(self.read(), np.where(x[:, 0] > 0, n.predict(x), np.nan))

    def test_several_outputs(self):
        n, (x, _) = net(widths=(2, 8, 3)), rows()
        rootgrad.snapshot_scores(frame(), n, self.path, ["a", "b"])
        np.testing.assert_array_equal(np.stack([np.asarray(row) for row in self.read()]), n.predict(x))
        rootgrad.snapshot_scores(frame(), n, self.path, ["a", "b"], column=["p", "q", "r"])
        np.testing.assert_array_equal(self.read(column="q"), n.predict(x)[:, 1])

    def test_as_a_friend_of_a_chain(self):
        x, _ = rows()
        events = frame().Define("e", "int(rdfentry_)")
        parts = [str(self.folder / name) for name in ("z.root", "a.root")]  # not in the order of their names
        events.Filter("e < 1300").Snapshot("events", parts[0], ["a", "b", "e"])
        events.Filter("e >= 1300").Snapshot("events", parts[1], ["a", "b", "e"])
        chain = ROOT.TChain("events")
        for part in parts:
            chain.Add(part)
        n = net()
        rootgrad.snapshot_scores(ROOT.RDataFrame(chain), n, self.path, ["a", "b"])
        chain.AddFriend("scores", str(self.path))
        got = ROOT.RDataFrame(chain).AsNumpy(["e", "scores.score"])
        np.testing.assert_array_equal(got["e"], np.arange(2000))
        np.testing.assert_array_equal(got["scores.score"], n.predict(x))
        scored = rootgrad.define(ROOT.RDataFrame(chain), "again", n, ["a", "scores.score"], renamed=True)
        np.testing.assert_array_equal(scored.AsNumpy(["again"])["again"], n.predict(np.stack([x[:, 0], n.predict(x)], axis=1)))

    def test_refusals(self):
        n, df = net(), frame()
        rootgrad.snapshot_scores(df, n, self.path, ["a", "b"])
        before = self.path.read_bytes()
        for code, words, arguments, keywords in (
            ("UnknownColumn", "no column 'aa'; did you mean 'a'", (["aa", "b"],), {}),
            ("Argument", "never been trained", (), {}),
            ("Shape", "3 names of score columns; wanted one", (["a", "b"],), {"column": ["p", "q", "r"]}),
            ("Argument", "'p q'; wanted letters", (["a", "b"],), {"column": "p q"}),
            ("Argument", "the tree's name is ''", (["a", "b"],), {"tree": ""}),
            ("Argument", "output is 'logits'; wanted one of 'raw', 'probability'", (["a", "b"],), {"output": "logits"}),
        ):
            with self.subTest(words), self.assertRaisesRegex(rootgrad.Error, words) as caught:
                rootgrad.snapshot_scores(df, n, self.path, *arguments, **keywords)
            self.assertEqual(caught.exception.code, rootgrad.ErrorCode[code])
        with self.assertRaisesRegex(rootgrad.Error, "No such file or directory"):
            rootgrad.snapshot_scores(df, n, self.folder / "none" / "scores.root", ["a", "b"])
        self.assertEqual(self.path.read_bytes(), before)
        self.assertEqual(os.listdir(self.folder), ["scores.root"])

    def again(self, conditions):
        """The second call fails; the file is that of the first call, and there is no other file."""
        ran = subprocess.run(
            [sys.executable, "-c", AGAIN.replace("CONDITIONS", conditions), str(self.path)], capture_output=True, text=True, timeout=600
        )
        printed = [line for line in ran.stdout.splitlines() if line.startswith("SAID")]
        self.assertEqual(len(printed), 1, ran.stdout + ran.stderr)
        entry = np.arange(300000)
        x = np.stack([entry % 1021, entry % 4093], axis=1).astype(np.float32)
        np.testing.assert_array_equal(self.read(), rootgrad.Mlp([2, 4, 1], seed=1).predict(x))
        self.assertEqual(os.listdir(self.folder), ["scores.root"])
        return printed[0]

    def test_a_full_disk(self):
        """A limit on the file size ends writes in the same way as a full disk."""
        limit = "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, (200000, 200000))"
        self.assertIn("SAID Io cannot write", self.again(limit))

    def test_ctrl_c(self):
        send = """ROOT.gInterpreter.Declare("#include <csignal>")
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
    df = df.Define("stop", "if (rdfentry_ == 200000) raise(SIGINT); return 0").Filter("stop == 0")"""
        printed = self.again(send)
        self.assertIn("KeyboardInterrupt interrupted while the RDataFrame was being read", printed)
        self.assertIn("no file is written", printed)

    def test_a_killed_process_leaves_the_old_file_and_its_folder_goes_later(self):
        kill = """ROOT.gInterpreter.Declare("#include <csignal>")
    df = df.Define("stop", "if (rdfentry_ == 200000) raise(SIGKILL); return 0").Filter("stop == 0")"""
        ran = subprocess.run([sys.executable, "-c", AGAIN.replace("CONDITIONS", kill), str(self.path)], capture_output=True, timeout=600)
        self.assertEqual((ran.returncode, ran.stdout), (-signal.SIGKILL, b"FIRST\n"))
        left = [name for name in os.listdir(self.folder) if name != "scores.root"]
        self.assertEqual(len(left), 1)
        self.assertEqual(len(self.read()), 300000)
        old = self.folder / left[0]
        (old / "scores.root").write_bytes(b"half of it")
        rootgrad.snapshot_scores(frame(), net(), self.folder / "new.root", ["a", "b"])
        self.assertTrue(old.exists())  # it may belong to another machine
        day = 24 * 3600
        os.utime(old, (old.stat().st_atime - 2 * day, old.stat().st_mtime - 2 * day))
        rootgrad.snapshot_scores(frame(), net(), self.folder / "new.root", ["a", "b"])
        self.assertEqual(sorted(os.listdir(self.folder)), ["new.root", "scores.root"])

    def test_permissions_are_kept(self):
        rootgrad.snapshot_scores(frame(), net(), self.path, ["a", "b"])
        self.path.chmod(0o640)
        rootgrad.snapshot_scores(frame(), net(), self.path, ["a", "b"])
        self.assertEqual(self.path.stat().st_mode & 0o777, 0o640)


if __name__ == "__main__":
    unittest.main()
