"""Trainings on Dask's workers: the bits of a fit in one process, and an end in good time if a worker goes.

Run by `cargo xtask test dask` as `test_dask_training.py`, in an environment with ROOT and Dask.
"""

import _thread
import math
import os
import pickle
import signal
import tempfile
import threading
import time
import unittest

import numpy as np
import ROOT
from distributed import Client, LocalCluster

import rootgrad

EVENTS = 3000
OPTIONS = dict(epochs=2, batch_size=500, learning_rate=3e-3, progress=False, seed=7)
# A training that has not ended after so many seconds hangs.
LIMIT = 60


def write_events(path):
    frame = ROOT.RDataFrame(EVENTS).Define("event", "rdfentry_").Define("is_signal", "rdfentry_ % 2 == 0")
    frame = frame.Define("pt", "float(gRandom->Exp(is_signal ? 40 : 25))").Define("eta", "gRandom->Gaus(0, is_signal ? 1.0 : 1.8)")
    frame = frame.Define("n_jets", "int(gRandom->Poisson(is_signal ? 4 : 2))").Define("w", "0.5 + gRandom->Rndm()")
    frame = frame.Define("jet_pt", "ROOT::RVecF jets(n_jets); for (auto &pt : jets) pt = 20 + gRandom->Exp(40); return jets;")
    options = ROOT.RDF.RSnapshotOptions()
    options.fAutoFlush = 250  # events per cluster, at which tasks are divided
    frame.Snapshot("events", path, "", options).GetValue()


def figures(history):
    """Everything of a history but the times."""
    rows = [tuple(-1.0 if math.isnan(number) else number for number in row[:6]) for row in history]
    return rows, history.best_epoch, history.metric, history.stop, list(history.output_rmse)


class Training(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.path = os.path.join(folder.name, "events.root")
        write_events(cls.path)
        cls.cluster = LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None, memory_limit=0)
        cls.addClassCleanup(cls.cluster.close)
        cls.client = Client(cls.cluster)
        cls.addClassCleanup(cls.client.close)

    def frames(self):
        """Returns a local frame and a distributed frame of the same events."""
        return ROOT.RDataFrame("events", self.path), ROOT.RDataFrame("events", self.path, executor=self.client, npartitions=4)

    def workers(self):
        return sorted(self.client.nthreads())

    def same(self, make, data, *arguments, counts=(2,), **options):
        """Fits networks of `make()` here and on some workers, and compares them. `data`: a function of a frame."""
        here, there = self.frames()
        wanted, net = make(), None
        known = rootgrad.fit(wanted, data(here), *arguments, **OPTIONS, **options)
        for count in counts:
            net, ranks = make(), rootgrad.Dask(self.client, workers=self.workers()[:count])
            history = rootgrad.fit(net, data(there), *arguments, communicator=ranks, **OPTIONS, **options)
            np.testing.assert_array_equal(net.parameters, wanted.parameters, f"{count} workers")
            self.assertEqual(figures(history), figures(known))
            self.assertEqual((net.columns, net.targets), (wanted.columns, wanted.targets))
        return history

    def test_a_frame_on_any_number_of_workers(self):
        selected = lambda df: df.Filter("pt > 5").Define("abs_eta", "std::abs(eta)")
        columns = ["pt", "abs_eta", "n_jets"]
        history = self.same(lambda: rootgrad.Mlp([3, 32, 1], seed=1), selected, columns, "is_signal", counts=(1, 2, 3), weight="w", patience=5)
        self.assertEqual(history.graph("train_loss").GetN(), 2)

    def test_jagged_columns(self):
        make = lambda: rootgrad.Transformer(rootgrad.Jagged(4), 1, channels=8, heads=2, layers=1, seed=1)
        self.same(make, lambda df: df, ["jet_pt"], "is_signal", validation_fraction=0.3)

    def test_a_table(self):
        self.same(lambda: rootgrad.Table("fast", seed=3, members=4), lambda df: df, ["pt", "eta", "n_jets"], "is_signal")

    def test_classes_of_frames(self):
        classes = lambda df: [(df.Filter("is_signal"), 1), rootgrad.Frame(df.Filter("!is_signal"), 0).weight(0.5)]
        self.same(lambda: rootgrad.Mlp([2, 16, 1], seed=1), classes, ["pt", "eta"])

    def test_a_loss_of_ones_own(self):
        loss = lambda y, t, w, e: rootgrad.mean(rootgrad.sqrt((y - t) * (y - t) + 1.0), -1)
        self.same(lambda: rootgrad.Mlp([2, 16, 1], seed=1), lambda df: df, ["pt", "eta"], "n_jets", loss=loss, extra=["w"])

    def test_arrays(self):
        columns = self.frames()[0].AsNumpy(["pt", "eta", "is_signal"])
        x = np.stack([columns["pt"], columns["eta"]], axis=1).astype(np.float32)
        y = columns["is_signal"].astype(np.float32)
        self.same(lambda: rootgrad.Mlp([2, 16, 1], seed=1), lambda df: x, y, validation=(x[:500], y[:500]))

    def test_each_epoch_is_reported_here_and_may_be_the_last(self):
        seen, here = [], threading.get_ident()

        def on_epoch(epoch):
            seen.append((epoch.epoch, threading.get_ident() == here))
            return epoch.epoch < 3

        net, ranks = rootgrad.Mlp([2, 256, 256, 1], seed=1), rootgrad.Dask(self.client)
        options = OPTIONS | dict(epochs=2000, batch_size=32)
        history = rootgrad.fit(net, self.frames()[1], ["pt", "eta"], "is_signal", communicator=ranks, on_epoch=on_epoch, **options)
        self.assertEqual(seen[:3], [(1, True), (2, True), (3, True)])
        self.assertEqual(history.stop, "Callback")
        self.assertLess(len(history), 2000)

    def test_ctrl_c(self):
        seen = []

        def on_epoch(epoch):
            seen.append(epoch.epoch)
            if len(seen) == 1:
                _thread.interrupt_main()
            return epoch.epoch < 100  # a lost Ctrl-C fails the test soon

        # A background job of a shell ignores Ctrl-C, so `interrupt_main` would do nothing.
        self.addCleanup(signal.signal, signal.SIGINT, signal.signal(signal.SIGINT, signal.default_int_handler))
        net, options = rootgrad.Mlp([2, 256, 256, 1], seed=1), OPTIONS | dict(epochs=2000, batch_size=32)
        ranks = rootgrad.Dask(self.client)
        history = rootgrad.fit(net, self.frames()[1], ["pt", "eta"], "is_signal", communicator=ranks, on_epoch=on_epoch, **options)
        self.assertEqual(history.stop, "Interrupted")
        self.assertEqual(net.columns, [("pt", 1), ("eta", 1)])

    def test_a_worker_that_dies(self):
        victim, started = self.workers()[1], []
        pid = self.client.run(os.getpid, workers=[victim])[victim]

        def on_epoch(epoch):
            if not started:
                started.append(time.monotonic())
                os.kill(pid, 9)

        net, options = rootgrad.Mlp([2, 256, 256, 1], seed=1), OPTIONS | dict(epochs=100_000, batch_size=32)
        before = net.parameters
        with self.assertRaisesRegex(rootgrad.Error, f"worker {victim} is gone"):
            rootgrad.fit(net, self.frames()[1], ["pt", "eta"], "is_signal", communicator=rootgrad.Dask(self.client), on_epoch=on_epoch, **options)
        self.assertLess(time.monotonic() - started[0], 30)
        np.testing.assert_array_equal(net.parameters, before)
        self.client.wait_for_workers(3, timeout=LIMIT)  # (its nanny starts another one)
        self.test_classes_of_frames()

    def test_errors_of_the_workers(self):
        there, ranks, net = self.frames()[1], rootgrad.Dask(self.client), rootgrad.Mlp([2, 8, 1], seed=1)
        with self.assertRaisesRegex(rootgrad.Error, "column 'bad' is nan") as caught:
            rootgrad.fit(net, there.Define("bad", "event == 17 ? NAN : pt"), ["pt", "bad"], "is_signal", communicator=ranks, **OPTIONS)
        self.assertEqual(caught.exception.code, rootgrad.ErrorCode.NotFinite)
        with self.assertRaisesRegex(rootgrad.Error, "no column 'etaa' in the distributed frame; it has"):
            rootgrad.fit(net, there, ["pt", "etaa"], "is_signal", communicator=ranks, **OPTIONS)
        with self.assertRaisesRegex(rootgrad.Error, "learning_rate.*wanted"):
            rootgrad.fit(net, there, ["pt", "eta"], "is_signal", communicator=ranks, **OPTIONS | dict(learning_rate=-1.0))

    def test_what_is_refused(self):
        here, there = self.frames()
        net, ranks = rootgrad.Mlp([2, 8, 1], seed=1), rootgrad.Dask(self.client)
        with self.assertRaisesRegex(TypeError, "the frame is of this process.*executor=client"):
            rootgrad.fit(net, here, ["pt", "eta"], "is_signal", communicator=ranks, **OPTIONS)
        with self.assertRaisesRegex(TypeError, "has no option 'epoch'; did you mean 'epochs'"):
            rootgrad.fit(net, there, ["pt", "eta"], "is_signal", communicator=ranks, epoch=3)
        with self.assertRaisesRegex(TypeError, "options is a C\\+\\+ TrainOptions"):
            rootgrad.fit(net, there, ["pt", "eta"], "is_signal", communicator=ranks, options=rootgrad.TrainOptions())
        with self.assertRaisesRegex(TypeError, "the client is of type str"):
            rootgrad.Dask("tcp://scheduler:8786")
        with self.assertRaisesRegex(rootgrad.Error, "workers has 'tcp://1.2.3.4:5'; wanted addresses"):
            rootgrad.fit(net, there, ["pt", "eta"], "is_signal", communicator=rootgrad.Dask(self.client, workers=["tcp://1.2.3.4:5"]), **OPTIONS)
        with self.assertRaisesRegex(rootgrad.Error, r"wanted rootgrad.Mpi\(\), or in fit rootgrad.Dask"):
            rootgrad.cross_validate(net, here, ["pt", "eta"], "is_signal", folds=2, communicator=ranks, **OPTIONS)
        with Client(LocalCluster(n_workers=2, processes=False, threads_per_worker=1, dashboard_address=None, memory_limit=0)) as client:
            with self.assertRaisesRegex(rootgrad.Error, "several workers are threads of one process"):
                rootgrad.fit(net, there, ["pt", "eta"], "is_signal", communicator=rootgrad.Dask(client), **OPTIONS)

    def test_no_files_and_messages_are_left(self):
        with tempfile.TemporaryDirectory() as folder:
            ranks = rootgrad.Dask(self.client, folder=folder)
            rootgrad.fit(rootgrad.Mlp([2, 8, 1], seed=1), self.frames()[1], ["pt", "eta"], "is_signal", communicator=ranks, **OPTIONS)
            self.assertEqual(os.listdir(folder), [])
        left = self.client.run(lambda: len(__import__("rootgrad")._dask_worker._boxes))
        self.assertEqual(list(left.values()), [0] * len(left))

    def test_networks_can_be_pickled(self):
        net = rootgrad.Mlp([2, 8, 1], seed=1)
        rootgrad.fit(net, self.frames()[0], ["pt", "eta"], "is_signal", **OPTIONS)
        copy = pickle.loads(pickle.dumps(net))
        self.assertIs(type(copy), rootgrad.Mlp)
        self.assertEqual(copy.to_bytes(), net.to_bytes())
        table = rootgrad.Table("fast", seed=3, members=4)
        for one in (table, pickle.loads(pickle.dumps(table)).copy()):
            rootgrad.fit(one, self.frames()[0], ["pt", "eta"], "is_signal", **OPTIONS)
        self.assertEqual(one.to_bytes(), table.to_bytes())


if __name__ == "__main__":
    unittest.main(verbosity=2)
