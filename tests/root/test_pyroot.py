"""The Python interface. Run by `cargo xtask test`, which sets PYTHONPATH."""

import contextlib
import copy
import io
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import numpy as np
import ROOT

import rootgrad

QUIET = dict(epochs=3, batch_size=128, seed=5, progress="off")


def rows(n=2000):
    """Rows with two features, and a target that depends on both."""
    random = np.random.default_rng(1)
    x = random.normal(size=(n, 2)).astype(np.float32)
    return x, x[:, 0] * x[:, 1] > 0


def frame(n=2000):
    x, y = rows(n)
    return ROOT.RDF.FromNumpy({"a": x[:, 0].copy(), "b": x[:, 1].astype(np.float64), "y": y.astype(np.int32)})


def net(seed=3, widths=(2, 16, 1)):
    return rootgrad.Mlp(widths, activation="gelu", seed=seed)


class Network(unittest.TestCase):
    def test_properties(self):
        n = rootgrad.Mlp([4, 8, 3], activation="Tanh", seed=1, init="xavier")
        self.assertEqual((n.widths, n.features, n.outputs, n.columns), ([4, 8, 3], 4, 3, []))
        self.assertEqual(n.parameters.shape, (4 * 8 + 8 + 8 * 3 + 3,))
        self.assertIn("[4, 8, 3]", repr(n))

    def test_a_linear_network_in_closed_form(self):
        """A network of one layer: y = x·w + b, with the parameters read back."""
        n = rootgrad.Mlp([5, 3], seed=2)
        p = n.parameters.astype(np.float64)
        x = np.random.default_rng(0).normal(size=(50, 5)).astype(np.float32)
        wanted = x @ p[:15].reshape(5, 3) + p[15:]
        np.testing.assert_allclose(n.predict(x), wanted, rtol=1e-5, atol=1e-6)
        e = np.exp(wanted - wanted.max(axis=1, keepdims=True))
        np.testing.assert_allclose(n.predict(x, output="probability"), e / e.sum(axis=1, keepdims=True), rtol=1e-5)

    def test_any_layout_of_the_rows(self):
        x = np.random.default_rng(0).normal(size=(40, 6)).astype(np.float32)
        n = net(widths=(3, 8, 1))
        plain = n.predict(np.ascontiguousarray(x[:, :3]))
        unaligned = np.frombuffer(b"0" + x[:, :3].tobytes(), np.float32, offset=1).reshape(-1, 3)
        for same in (x[:, :3], np.asfortranarray(x[:, :3]), x[:, :3].astype(np.float64), x[:, :3].tolist(), unaligned):
            np.testing.assert_array_equal(n.predict(same), plain)
        np.testing.assert_array_equal(n.predict(x[::2, :3]), plain[::2])
        np.testing.assert_array_equal(n.predict(x[::-1, :3]), plain[::-1])
        np.testing.assert_array_equal(n.predict(x[:1, :3]), plain[:1])
        self.assertEqual(n.predict(np.empty((0, 3))).shape, (0,))

    def test_rows_are_used_where_they_lie(self):
        from rootgrad import _arrays

        x = np.zeros((10, 6), dtype=np.float32)
        for view, stride in ((x, 6), (x[:, :3], 6), (x[::2], 12), (x[:, 1:2], 6)):
            used, got = _arrays.rows(view)
            self.assertTrue(np.shares_memory(used, x))
            self.assertEqual(got, stride)
        x.flags.writeable = False
        self.assertTrue(np.shares_memory(_arrays.rows(x)[0], x))

    def test_save_and_load(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "net.safetensors"
            n = net()
            n.save(path)
            np.testing.assert_array_equal(rootgrad.Mlp.load(path).parameters, n.parameters)

    def test_copies_are_networks_of_their_own(self):
        n = net()
        other = copy.deepcopy(n)
        x, y = rows()
        rootgrad.fit(other, x, y, **QUIET)
        np.testing.assert_array_equal(n.parameters, net().parameters)
        self.assertFalse(np.array_equal(other.parameters, n.parameters))


class Fit(unittest.TestCase):
    def test_arrays_and_frames_give_the_same_bits(self):
        x, y = rows()
        by_array, by_list, by_frame = net(), net(), net()
        rootgrad.fit(by_array, x, y, columns=["a", "b"], **QUIET)
        rootgrad.fit(by_list, x.tolist(), y.tolist(), columns=["a", "b"], **QUIET)
        rootgrad.fit(by_frame, frame(), ["a", "b"], "y", **QUIET)
        np.testing.assert_array_equal(by_array.parameters, by_list.parameters)
        np.testing.assert_array_equal(by_array.parameters, by_frame.parameters)
        self.assertEqual(by_frame.columns, [("a", 1), ("b", 1)])
        scored = rootgrad.define(frame(), "score", by_frame)
        np.testing.assert_array_equal(scored.AsNumpy(["score"])["score"], by_array.predict(x))

    def test_it_learns(self):
        x, y = rows()
        n = net()
        history = rootgrad.fit(n, x, y, epochs=30, batch_size=64, learning_rate=5e-3, progress="off")
        self.assertEqual((history.metric, history.stop, len(history)), ("Auc", "Completed", 30))
        self.assertGreater(history["validation_metric"].max(), 0.95)
        self.assertGreater(np.mean((n.predict(x) > 0) == y), 0.85)
        self.assertEqual(history[0].epoch, 1)
        self.assertEqual(history["epoch"].tolist(), list(range(1, 31)))
        with self.assertRaises(KeyError):
            history["loss"]

    def test_the_monitor_chooses_the_best_epoch(self):
        x, y = rows()
        n, by_loss = net(), net()
        options = dict(epochs=40, batch_size=16, learning_rate=3e-2, weight_decay=0, progress="off", validation=(x[100:], y[100:]))
        history = rootgrad.fit(n, x[:100], y[:100], monitor="metric", **options)
        self.assertEqual(history["validation_metric"][history.best_epoch - 1], history["validation_metric"].max())
        history = rootgrad.fit(by_loss, x[:100], y[:100], monitor="loss", **options)
        self.assertEqual(history.best_epoch, 1 + np.argmin(history["validation_loss"]))

    def test_regression_against_least_squares(self):
        """A linear network with no decay finds the least-squares fit."""
        random = np.random.default_rng(4)
        x = random.normal(size=(4000, 3)).astype(np.float32)
        y = (x @ [1.5, -2.0, 0.5] + 3 + 0.1 * random.normal(size=4000)).astype(np.float32)
        n = rootgrad.Mlp([3, 1], seed=1)
        rootgrad.fit(n, x, y, loss="mse", epochs=60, batch_size=200, learning_rate=2e-2, weight_decay=0, validation_fraction=0,
                     schedule=("cosine", 0.0), progress="off")
        design = np.hstack([x, np.ones((4000, 1))]).astype(np.float64)
        wanted = design @ np.linalg.lstsq(design, y, rcond=None)[0]
        self.assertLess(np.abs(n.predict(x) - wanted).max(), 0.02)

    def test_several_targets(self):
        """A linear network finds the least-squares fit of each target, from arrays, lists and columns."""
        random = np.random.default_rng(4)
        x = random.normal(size=(4000, 2)).astype(np.float32)
        y = x @ [[1.5, 400.0], [-2.0, 100.0]] + [3, -50] + [0.1, 30] * random.normal(size=(4000, 2))
        y = y.astype(np.float32)
        options = dict(loss="mse", epochs=40, batch_size=200, learning_rate=2e-2, weight_decay=0, validation_fraction=0,
                       schedule=("cosine", 0.0), progress="off", seed=5)
        by_array, by_list, by_frame, by_row = (rootgrad.Mlp([2, 2], seed=1) for _ in range(4))
        history = rootgrad.fit(by_array, x, y, columns=["a", "b"], **options)
        design = np.hstack([x, np.ones((4000, 1))]).astype(np.float64)
        wanted = design @ np.linalg.lstsq(design, y, rcond=None)[0]
        difference = np.abs(by_array.predict(x) - wanted).max(axis=0)
        self.assertTrue((difference < [0.02, 6]).all(), difference)
        np.testing.assert_allclose(history.output_rmse, np.sqrt(((by_array.predict(x) - y) ** 2).mean(axis=0)), rtol=1e-5)
        self.assertEqual(by_array.targets, ["target[0]", "target[1]"])

        rootgrad.fit(by_list, x.tolist(), y.tolist(), columns=["a", "b"], **options)
        df = ROOT.RDF.FromNumpy({"a": x[:, 0].copy(), "b": x[:, 1].copy(), "px": y[:, 0].copy(), "py": y[:, 1].astype(float)})
        rootgrad.fit(by_frame, df, ["a", "b"], ["px", "py"], **options)
        trainer = rootgrad.Trainer(by_row, ["a", "b"], targets=["px", "py"], **options)
        for row in np.hstack([x, y]):
            trainer.add(*row)
        trainer.fit()
        for other in (by_list, by_frame, by_row):
            np.testing.assert_array_equal(other.parameters, by_array.parameters)
        self.assertEqual((by_frame.targets, by_row.targets), (["px", "py"], ["px", "py"]))
        defined = rootgrad.define(df, "p", by_frame).Define("p0", "p[0]").Define("p1", "p[1]").AsNumpy(["p0", "p1"])
        np.testing.assert_array_equal(np.column_stack([defined["p0"], defined["p1"]]), by_array.predict(x))
        columns = ["a", "b", "px", "py"]
        booked = rootgrad.Mlp([2, 2], seed=1)
        df.Book(rootgrad.FitAction(booked, columns, df.GetNSlots(), targets=2, **options), columns).GetValue()
        np.testing.assert_array_equal(booked.parameters, by_array.parameters)

        refused = lambda words, *arguments, **more: self.assertRaisesRegex(rootgrad.Error, words, rootgrad.fit, *arguments, **more)
        refused("2 targets, 'px', 'py'", rootgrad.Mlp([2, 2]), df, ["a", "b"], ["px", "py"])
        refused("3 per row: one for each output", rootgrad.Mlp([2, 3]), df, ["a", "b"], ["px", "py"], loss="mse")
        refused("no column 'pz'", rootgrad.Mlp([2, 2]), df, ["a", "b"], ["px", "pz"], loss="mse")
        refused("'px' twice", rootgrad.Mlp([2, 2]), df, ["a", "b"], ["px", "px"], loss="mse")
        refused("target", rootgrad.Mlp([2, 2]), df, ["a", "b"], [], loss="mse")
        with self.assertRaisesRegex(TypeError, "wanted a column name, or a list"):
            rootgrad.fit(rootgrad.Mlp([2, 2]), df, ["a", "b"], 7)

    def test_weights(self):
        x, y = rows()
        w = np.where(y, 2.0, 0.5)
        by_array, by_frame = net(), net()
        rootgrad.fit(by_array, x, y, weight=w, columns=["a", "b"], **QUIET)
        rootgrad.fit(by_frame, frame().Define("w", "y ? 2. : 0.5"), ["a", "b"], "y", weight="w", **QUIET)
        np.testing.assert_array_equal(by_array.parameters, by_frame.parameters)

    def test_validation_of_its_own(self):
        x, y = rows()
        n, m = net(), net()
        a = rootgrad.fit(n, x[:1500], y[:1500], validation=(x[1500:], y[1500:]), columns=["a", "b"], **QUIET)
        df = frame()
        b = rootgrad.fit(m, df.Filter("rdfentry_ < 1500"), ["a", "b"], "y", validation=df.Filter("rdfentry_ >= 1500"), **QUIET)
        np.testing.assert_array_equal(a["validation_loss"], b["validation_loss"])

    def test_the_history_reports_how_columns_were_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "events.root")
            frame().Snapshot("events", path)
            by_clusters, by_event = net(), net()
            history = rootgrad.fit(by_clusters, ROOT.RDataFrame("events", path), ["a", "b"], "y", **QUIET)
            newest, older = ROOT.gROOT.GetVersionInt() >= 64000, "event loop: whole clusters are read with ROOT 6.40 only"
            self.assertRegex(history.reading, "^clusters$" if newest else older)
            self.assertIn("columns read by " + history.reading, repr(history))
            history = rootgrad.fit(by_event, ROOT.RDataFrame("events", path).Redefine("a", "a"), ["a", "b"], "y", **QUIET)
            self.assertRegex(history.reading, "^event loop: column 'a' is a Define$" if newest else older)
        np.testing.assert_array_equal(by_clusters.parameters, by_event.parameters)
        self.assertEqual(rootgrad.fit(net(), *rows(), **QUIET).reading, "")

    def test_callback(self):
        x, y = rows()
        seen = []
        history = rootgrad.fit(net(), x, y, on_epoch=seen.append, **QUIET)
        self.assertEqual([e.train_loss for e in seen], history["train_loss"].tolist())
        history = rootgrad.fit(net(), x, y, on_epoch=lambda e: e.epoch < 2, **QUIET)
        self.assertEqual((len(history), history.stop), (2, "Callback"))

        def fails(epoch):
            raise ZeroDivisionError("of my own")

        n = net()
        with self.assertRaisesRegex(ZeroDivisionError, "of my own"):
            rootgrad.fit(n, x, y, on_epoch=fails, **QUIET)
        np.testing.assert_array_equal(n.parameters, net().parameters)

    def test_the_interpreter_runs_meanwhile(self):
        """The GIL is released: another thread counts while a fit runs, and the fit's callback is still called."""
        x, y = rows(20000)
        ticks, running = [0], [True]

        def count():
            while running[0]:
                ticks[0] += 1
                time.sleep(0.001)

        thread = threading.Thread(target=count)
        thread.start()
        start = time.monotonic()
        try:
            epochs = []
            rootgrad.fit(net(), x, y, epochs=20, on_epoch=lambda e: epochs.append(e.epoch), progress="off")
        finally:
            seconds = time.monotonic() - start
            running[0] = False
            thread.join()
        self.assertEqual(epochs, list(range(1, 21)))
        self.assertGreater(ticks[0], 20 * seconds)

    def test_history_in_root(self):
        x, y = rows()
        history = rootgrad.fit(net(), x, y, **QUIET)
        tree = history.to_tree()
        self.assertEqual(tree.GetEntries(), 3)
        self.assertEqual(history.graph("train_loss").GetPointY(2), history[2].train_loss)
        canvas = ROOT.TCanvas()
        self.assertEqual(history.draw().GetListOfGraphs().GetSize(), 2)
        del canvas

    def test_notes_and_balanced_classes(self):
        x, y = rows(4000)
        keep = ~y | (np.arange(4000) % 40 == 0)
        x, y = x[keep], y[keep]
        self.assertEqual(rootgrad.fit(net(), *rows(), **QUIET).notes, [])
        x[::5, 1] = -999
        options = dict(columns=["a", "m_jj"], learning_rate=1e-2, **QUIET)
        history = rootgrad.fit(net(), x, y, **options)
        self.assertEqual(len(history.notes), 2)
        self.assertRegex(history.notes[0], r"^column 'm_jj' is -999 in 20\.0 % of the rows, far outside of the rest \(-")
        self.assertRegex(history.notes[1], r"^the classes of 'target' are \d+ : 1 in rows \(0: \d+ rows, 1: \d+ rows\)")
        self.assertIn("\nnote: column 'm_jj' is -999", repr(history))
        balanced = rootgrad.fit(net(), x, y, balance_classes=True, **options)
        self.assertRegex(balanced.notes[1], "^classes have equal weight: each class of 'target' ")
        self.assertGreater(balanced[2].train_loss, 2 * history[2].train_loss)
        with self.assertRaisesRegex(rootgrad.Error, "balance_classes is True; wanted False for a regression"):
            rootgrad.fit(net(), x, y, loss="mse", balance_classes=True, **options)

    def test_values_that_floats_cannot_tell_apart_are_noted(self):
        n = 4000
        time, y = 1.7e9 + np.arange(n), ((np.arange(n) >= n // 2) ^ (np.arange(n) % 50 == 0)).astype(np.int32)
        df = ROOT.RDF.FromNumpy({"time": time, "id": np.int64(3_000_000_000) + np.arange(n) % 2, "y": y})
        left = len(np.unique(time.astype(np.float32)))
        note = rf"^column '{{}}' is between 1700000000\.0 and .* its 4000 rows share at most {left} different values"
        notes = rootgrad.fit(net(), df, ["time", "id"], "y", **QUIET).notes
        self.assertRegex(notes[0], r"^column 'id' is 3e9 in all 4000 rows \(32-bit floats are 256 apart there")
        self.assertRegex(notes[1], note.format("time"))
        self.assertEqual(len(notes), 2)
        x = np.stack([time, np.sin(np.arange(n))], axis=1)  # doubles
        self.assertRegex(rootgrad.fit(net(), x, y, **QUIET).notes[0], note.format("x0"))
        x[:, 0] -= 1.7e9
        self.assertEqual(rootgrad.fit(net(), x, y, **QUIET).notes, [])
        values = ROOT.RDF.FromNumpy({"x": np.arange(n) % 100 * 1.0, "z": 1.7e9 + np.arange(n) % 100})
        notes = rootgrad.fit(net(widths=(1, 4, 1)), values, "x", "z", loss="mse", **QUIET).notes
        self.assertRegex(notes[0], "^target 'z' is between .* share at most 2 different values.* and add it to the predictions$")

    def test_a_prediction_that_overflows_is_explained(self):
        n, (x, y) = net(), rows()
        rootgrad.fit(n, x / 1000, y, **QUIET)
        for far in (3.4e38, -3.4e38):
            with self.assertRaisesRegex(rootgrad.Error, r"at row 1 of 2, where 'x1' is -?3\.4e38, .* overflows 32-bit floats"):
                n.predict(np.array([[0, 1], [0, far]], np.float32))
        self.assertTrue(np.isnan(n.predict(np.array([[np.nan, 1]], np.float32))[0]))
        df = ROOT.RDF.FromNumpy({"x0": np.zeros(2), "x1": np.array([0, 3.4e38])})
        with self.assertRaisesRegex(Exception, "where 'x1' is 3.4e38"):
            rootgrad.define(df, "score", n).Sum("score").GetValue()

    def test_missing_values(self):
        x, y = rows(4000)
        x[::5, 1] = -999
        for missing in ({"m_jj": -999}, (-999, ["m_jj"]), (-999, "m_jj")):
            model = net()
            history = rootgrad.fit(model, x, y, columns=["a", "m_jj"], missing=missing, **QUIET)
            self.assertRegex(history.notes[0], r"^missing values .* for the network: 'm_jj' \(-999 in 20\.0 % of the rows\)$")
            self.assertEqual(model.features, 2)
        df = ROOT.RDF.FromNumpy({"a": x[:, 0].copy(), "m_jj": x[:, 1].copy(), "y": y.astype(np.float32)})
        scored = rootgrad.define(df, "score", model).AsNumpy(["score"])["score"]
        np.testing.assert_array_equal(scored, np.ravel(model.predict(x)))
        other = net()
        rootgrad.fit(other, df, ["a", "m_jj"], "y", missing=-999, **QUIET)
        self.assertIn("2 flags of missing values", str(other.cpp.summary()))
        with self.assertRaisesRegex(rootgrad.Error, "no column 'mjj'"):
            rootgrad.fit(net(), df, ["a", "m_jj"], "y", missing={"mjj": -999}, **QUIET)

    def test_implicit_threads(self):
        code = (
            "import sys; sys.path.insert(0, sys.argv[1]); import ROOT, numpy as np; import test_pyroot as t, rootgrad\n"
            "ROOT.EnableImplicitMT(2); n = t.net(); rootgrad.fit(n, t.frame(), ['a', 'b'], 'y', **t.QUIET)\n"
            "m = t.net(); x, y = t.rows(); rootgrad.fit(m, x, y, columns=['a', 'b'], threads=1, **t.QUIET)\n"
            "np.testing.assert_array_equal(n.parameters, m.parameters); print('same')"
        )
        done = subprocess.run([sys.executable, "-c", code, os.path.dirname(__file__)], capture_output=True, text=True)
        self.assertIn("same", done.stdout, done.stderr)


class Frame(unittest.TestCase):
    def test_book(self):
        columns = ["a", "b", "y"]
        booked, fitted = net(), net()
        result = frame().Book(rootgrad.FitAction(booked, columns, 1, **QUIET), columns)
        self.assertEqual(result.GetValue().history().size(), 3)
        rootgrad.fit(fitted, frame(), ["a", "b"], "y", **QUIET)
        np.testing.assert_array_equal(booked.parameters, fitted.parameters)

    def test_several_outputs(self):
        n = net(widths=(2, 8, 3))
        x, _ = rows()
        scored = rootgrad.define(frame(), "p", n, ["a", "b"], output="probability").Define("p2", "p[2]")
        np.testing.assert_array_equal(scored.AsNumpy(["p2"])["p2"], n.predict(x, output="probability")[:, 2])

    def test_roc(self):
        x, y = rows()
        curve = rootgrad.roc(frame().Define("s", "a * b"), "s", "y")
        self.assertEqual(curve.auc(), 1)

    def test_functor(self):
        n = net(widths=(3, 8, 1))
        df = ROOT.RDataFrame(10).Define("v", "ROOT::RVecF{1.f, 2.f, float(rdfentry_)}")
        got = df.Define("s", rootgrad.RVecPredictor(n), ["v"]).AsNumpy(["s"])["s"]
        np.testing.assert_array_equal(got, n.predict([[1, 2, i] for i in range(10)]))


class Hooks(unittest.TestCase):
    def test_trainer(self):
        """A trainer that is fed row by row gives the bits of `fit` on the array."""
        x, y = rows()
        w = np.where(y, 2.0, 0.5)
        fed, fitted = net(), net()
        seen = []
        trainer = rootgrad.Trainer(fed, ["a", "b"], slots=2, on_epoch=lambda e: seen.append(e.epoch), **QUIET)
        for i in range(len(x)):
            trainer.add_slot(i % 2, x[i, 0], float(x[i, 1]), y[i], w[i])
        self.assertEqual((trainer.rows, len(trainer), trainer.slots), (2000, 2000, 2))
        history = trainer.fit()
        self.assertEqual(([e.epoch for e in history], seen), ([1, 2, 3], [1, 2, 3]))
        rootgrad.fit(fitted, x, y, weight=w, columns=["a", "b"], **QUIET)
        np.testing.assert_array_equal(fed.parameters, fitted.parameters)
        trainer.clear()
        self.assertEqual(trainer.rows, 0)

    def test_trainer_with_an_array_column_and_validation(self):
        x, y = rows()
        fed, fitted = net(), net()
        trainer = rootgrad.Trainer(fed, [("v", 2)], **QUIET)
        for row, target in zip(x, y):
            trainer.add(row, target)
        got = trainer.fit(validation=(x[:500], y[:500]))
        wanted = rootgrad.fit(fitted, x, y, validation=(x[:500], y[:500]), columns=[("v", 2)], **QUIET)
        np.testing.assert_array_equal(got["validation_loss"], wanted["validation_loss"])
        np.testing.assert_array_equal(fed.parameters, fitted.parameters)
        self.assertEqual(fed.columns, [("v", 2)])

    def test_trainer_ends_with_the_callbacks_exception(self):
        def fails(epoch):
            raise ZeroDivisionError("of my own")

        trainer = rootgrad.Trainer(net(), ["a", "b"], on_epoch=fails, **QUIET)
        for row, target in zip(*rows(50)):
            trainer.add(*row, target)
        with self.assertRaisesRegex(ZeroDivisionError, "of my own"):
            trainer.fit()

    def test_predictor(self):
        x, y = rows(100)
        n = net(widths=(2, 8, 3))
        predictor, raw = rootgrad.Predictor(n, output="probability"), rootgrad.Predictor(n)
        wanted = n.predict(x, output="probability")
        np.testing.assert_array_equal(predictor.predict(x), wanted)
        np.testing.assert_array_equal(predictor(*x[7]), wanted[7])
        np.testing.assert_array_equal(predictor(x[7]), wanted[7])
        before = n.predict(x)
        rootgrad.fit(n, x, y.astype(int) + (x[:, 0] > 1), **QUIET)
        np.testing.assert_array_equal(raw.predict(x), before)  # a snapshot
        self.assertFalse(np.array_equal(n.predict(x), before))
        one = net()
        self.assertEqual(rootgrad.Predictor(one)(0.5, -1), one.predict([[0.5, -1]])[0])


class Notebook(unittest.TestCase):
    def test_progress_is_printed_where_no_terminal_is(self):
        """A notebook does not show the bar on standard error; a line is printed to standard output."""
        sys.modules["ipykernel"] = sys
        self.addCleanup(sys.modules.pop, "ipykernel")
        x, y = rows()
        shown = io.StringIO()
        with contextlib.redirect_stdout(shown):
            rootgrad.fit(net(), x, y, epochs=2)
        self.assertIn("epoch 2: loss", shown.getvalue())


if __name__ == "__main__":
    unittest.main(verbosity=2)
