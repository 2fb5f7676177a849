"""Model selection from frames and arrays: folds unseen by an event's own network, ensembles, searches, learning rates and curves."""

import json
import os
import tempfile
import re
import threading
import time
import unittest

import numpy as np
import ROOT

import rootgrad

rng = np.random.default_rng(11)
N, FOLDS = 240, 4
x = rng.normal(size=(N, 6)).astype(np.float32)
y = rng.integers(0, 2, N)  # independent of x
run = (np.arange(N) % 3).astype(np.int16)
event = np.uint64(2**63) + np.uint64(2**60) + np.arange(N, dtype=np.uint64) // np.uint64(3)  # neighbouring numbers are equal as doubles
NAMES = [f"f{i}" for i in range(6)]
REMEMBER = dict(epochs=300, batch_size=200, learning_rate=5e-2, schedule=("cosine", 0.05), weight_decay=0, validation_fraction=0, progress="off")
FEW = {**REMEMBER, "epochs": 2}


def network(width=8):
    return rootgrad.Mlp([6, width, 1], seed=3)


def frame():
    columns = {name: np.ascontiguousarray(x[:, i]) for i, name in enumerate(NAMES)}
    return ROOT.RDF.FromNumpy({**columns, "y": y.astype(np.int32), "run": run, "event": event, "real": event.astype(float)})


def own_fold(seed=7):
    return np.array([rootgrad.fold_of((r, e), FOLDS, seed) for r, e in zip(run, event)])


def area(s, label):
    a, b = s[label == 1], s[label == 0]
    return float(((a[:, None] > b[None, :]) + 0.5 * (a[:, None] == b[None, :])).mean())


class Folds(unittest.TestCase):
    def test_no_event_is_seen_by_its_own_network(self):
        net = network(64)
        found = rootgrad.cross_validate(net, x, y, folds=FOLDS, by={"run": run, "event": event}, fold_seed=7, **REMEMBER)
        folds = own_fold()
        self.assertEqual(set(folds), set(range(FOLDS)))
        ensemble = found.ensemble
        self.assertEqual((len(ensemble), ensemble.id_columns, ensemble.seed, net.columns), (FOLDS, ["run", "event"], 7, []))
        each = np.stack([own.predict(x) for own in ensemble])
        np.testing.assert_array_equal(found.outputs, each[folds, np.arange(N)])
        for fold in range(FOLDS):
            assert area(each[fold][folds != fold], y[folds != fold]) > 0.99
        # For n events of each class the area of a random score is 1/2 +- sqrt((2n + 1) / 12) / n, here 0.037.
        assert abs(area(found.outputs, y) - 0.5) < 4 * 0.037
        assert abs(found.mean - 0.5) < 4 * 0.037 and 0 < found.deviation < 0.2
        self.assertEqual(found["mean"], found.mean)
        held_out = ensemble.predict_held_out(x, np.stack([run.astype(np.uint64), event], axis=1))
        np.testing.assert_array_equal(held_out, found.outputs)
        np.testing.assert_allclose(ensemble.predict(x), each.mean(axis=0, dtype=float), rtol=1e-6)
        np.testing.assert_allclose(ensemble.spread(x), each.std(axis=0, ddof=1, dtype=float), rtol=1e-5)

    def test_frames_give_the_same_as_arrays_and_a_column_of_it(self):
        df = frame()
        of_arrays = rootgrad.cross_validate(network(), x, y, columns=NAMES, folds=FOLDS, by={"run": run, "event": event}, fold_seed=7, **FEW)
        found = rootgrad.cross_validate(network(), df, NAMES, "y", folds=FOLDS, by=["run", "event"], fold_seed=7, **FEW)
        np.testing.assert_array_equal(found.outputs, of_arrays.outputs)
        scored = rootgrad.define(df, "score", found.ensemble)
        spread = rootgrad.define_spread(scored, "spread", found.ensemble)
        mean = rootgrad.define(spread, "mean", rootgrad.Ensemble(found.ensemble.networks))
        columns = mean.AsNumpy(["score", "spread", "mean"])
        np.testing.assert_array_equal(columns["score"], found.outputs)
        np.testing.assert_array_equal(columns["mean"], found.ensemble.predict(x))
        np.testing.assert_allclose(columns["spread"], found.ensemble.spread(x), rtol=1e-6)
        classes = [(df.Filter("y == 1"), 1), (df.Filter("y == 0"), 0)]
        by_classes = rootgrad.cross_validate(network(), classes, NAMES, folds=FOLDS, by=["run", "event"], fold_seed=7, **FEW)
        self.assertEqual(by_classes.mean, found.mean)
        with tempfile.TemporaryDirectory() as folder:
            found.ensemble.save(os.path.join(folder, "folds"))
            again = rootgrad.Ensemble.load(os.path.join(folder, "folds"))
        np.testing.assert_array_equal(rootgrad.define(df, "s", again).AsNumpy(["s"])["s"], found.outputs)
        assert "4 networks" in repr(again) and "run, event" in repr(again)

    def test_one_id_or_none_or_several_outputs(self):
        one = rootgrad.cross_validate(network(), x, y, by=event, **FEW)
        self.assertEqual((len(one.ensemble), one.ensemble.id_columns), (5, ["id"]))
        np.testing.assert_array_equal(one.ensemble.predict_held_out(x, event), one.outputs)
        none = rootgrad.cross_validate(network(), x, y, folds=3, **FEW)
        self.assertEqual((len(none.ensemble), none.ensemble.id_columns), (3, []))
        three = rootgrad.cross_validate(rootgrad.Mlp([6, 4, 3], seed=1), x, np.arange(N) % 3, by=event, **FEW)
        self.assertEqual(three.outputs.shape, (N, 3))
        np.testing.assert_array_equal(three.ensemble.predict_held_out(x, event), three.outputs)

    def test_a_loss_of_ones_own_with_a_column(self):
        used = (np.arange(N) % 2).astype(np.float32)
        total = x[:, 0] + x[:, 1]
        loss = lambda o, t, w, e: rootgrad.mean((o - t) * (o - t) * e, -1)
        options = {**REMEMBER, "epochs": 200, "batch_size": 60, "learning_rate": 1e-2}
        found = rootgrad.cross_validate(network(), x, np.where(used == 1, total, -total), by=event, loss=loss, extra=used, **options)
        assert np.abs(found.outputs - total).mean() < 0.5  # all other rows that the network sees have the wrong sign: 0 would be wrong by 1.1

    def test_a_report_is_read_drawn_and_written(self):
        found = rootgrad.cross_validate(network(), x, y, **FEW)
        assert "<svg" in found._repr_html_() and "+-" in repr(found)
        self.assertEqual(json.loads(found.json())["numbers"]["mean"], found.mean)
        ROOT.gROOT.SetBatch(True)
        found.Draw()
        with tempfile.TemporaryDirectory() as folder:
            for ending in ("html", "root", "pdf"):
                path = os.path.join(folder, f"selection.{ending}")
                found.save(path)
                assert os.path.getsize(path) > 500, ending


class Others(unittest.TestCase):
    def test_a_search_of_one_point_is_a_fit(self):
        label = (x[:, 0] > 0).astype(int)
        fitted = network()
        rootgrad.fit(fitted, x, label, epochs=3, learning_rate=0.01, progress="off")
        one = rootgrad.search(network(), x, label, space={"learning_rate": [0.01]}, trials=1, halving=False, epochs=3, progress="off")
        np.testing.assert_array_equal(one.network.parameters, fitted.parameters)
        space = {"learning_rate": (1e-3, 1e-1), "hidden": [[4], [4, 4], 8, []], "batch_size": [32, 64], "activation": ["relu", "tanh"]}
        found = rootgrad.search(network(), frame().Define("l", "f0 > 0"), NAMES, "l", space=space, trials=4, jobs=2, epochs=3, progress="off")
        assert found.metric > 0.6 and 0 <= found.best < 4 and len(found.network.columns) == 6
        assert "hidden" in str(found)

    def test_a_learning_rate_and_a_curve(self):
        label = (x[:, 0] > 0).astype(int)
        rate = rootgrad.find_learning_rate(network(), x, label, batch_size=N)
        assert 1e-5 < rate.suggestion < 1, rate.suggestion
        narrow = rootgrad.find_learning_rate(network(), frame(), NAMES, "y", low=1e-3, high=1e-1, steps=30, batch_size=N)
        assert np.isnan(narrow.suggestion) or 1e-3 <= narrow.suggestion <= 1e-1
        curve = rootgrad.learning_curve(network(), x, label, fractions=[0.25, 1], repeats=2, validation=(x, label), epochs=3, progress="off")
        points = [list(series.x) for figure in curve.figures for series in figure.series]
        assert [N / 4, N] in points, points

    def test_the_gil_is_free_meanwhile(self):
        ticks, done = [], threading.Event()

        def tick():
            while not done.is_set():
                ticks.append(time.perf_counter())
                time.sleep(0.01)

        thread = threading.Thread(target=tick)
        thread.start()
        began = time.perf_counter()
        rootgrad.cross_validate(network(64), x, y, **{**REMEMBER, "epochs": 600})
        ended = time.perf_counter()
        done.set()
        thread.join()
        during = sum(began < at < ended for at in ticks)
        assert during > 3 or ended - began < 0.1, (during, ended - began)

    def test_what_cannot_be_done_is_reported(self):
        net, df = network(), frame()
        with self.assertRaisesRegex(rootgrad.Error, re.escape("'evnt'; did you mean 'event'?")):
            rootgrad.cross_validate(net, df, NAMES, "y", by=["run", "evnt"])
        with self.assertRaisesRegex(rootgrad.Error, re.escape("column 'real' has type double")):
            rootgrad.cross_validate(net, df, NAMES, "y", by="real")
        with self.assertRaisesRegex(rootgrad.Error, re.escape("the id column 'id' is float32; wanted integers")):
            rootgrad.cross_validate(net, x, y, by=x[:, 0])
        with self.assertRaisesRegex(rootgrad.Error, re.escape("has shape (3,); wanted (240,)")):
            rootgrad.cross_validate(net, x, y, by=[1, 2, 3])
        with self.assertRaisesRegex(rootgrad.Error, re.escape("x has no such columns")):
            rootgrad.cross_validate(net, x, y, by="event")
        with self.assertRaisesRegex(TypeError, "cross_validate has no on_epoch"):
            rootgrad.cross_validate(net, x, y, on_epoch=print)
        with self.assertRaisesRegex(TypeError, re.escape("cross_validate(net, x, y, …)")):
            rootgrad.cross_validate(net, x)
        with self.assertRaisesRegex(TypeError, re.escape("search(net, df, features, target, …)")):
            rootgrad.search(net, df, NAMES, space="learning_rate=0.1,0.2")
        with self.assertRaisesRegex(rootgrad.Error, re.escape("learning_rate of the space is 0.1; wanted (low, high)")):
            rootgrad.search(net, x, y, space={"learning_rate": 0.1})
        with self.assertRaisesRegex(rootgrad.Error, "learning_rat"):
            rootgrad.search(net, x, y, space={"learning_rat": [0.1]})
        with self.assertRaisesRegex(rootgrad.Error, re.escape("folds is 1; wanted from 2")):
            rootgrad.cross_validate(net, x, y, folds=1)
        with self.assertRaisesRegex(TypeError, re.escape("wanted a rootgrad.Network")):
            rootgrad.Ensemble([net, "other"])
        with self.assertRaises(IndexError):
            rootgrad.Ensemble([net])[1]
        with self.assertRaisesRegex(TypeError, re.escape("wanted a rootgrad.Ensemble")):
            rootgrad.define_spread(df, "s", net)


if __name__ == "__main__":
    unittest.main()
