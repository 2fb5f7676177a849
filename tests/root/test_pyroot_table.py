"""Table networks in Python: the first fit chooses their sizes. Run by `cargo xtask test`, which sets PYTHONPATH."""

import copy
import os
import tempfile
import unittest

import numpy as np
import ROOT

import rootgrad

QUIET = dict(epochs=2, batch_size=64, seed=5, progress="off")
SIZES = dict(members=2, width=8, depth=1, frequencies=2, dropout=0.1)


def small(**more):
    return rootgrad.Table("fast", seed=3, **dict(SIZES, **more))


def rows(n=600):
    random = np.random.default_rng(0)
    x = random.normal(size=(n, 3)).astype(np.float32)
    return x, x[:, 0] * x[:, 1] > 0


class Tables(unittest.TestCase):
    def test_the_first_fit_chooses(self):
        x, y = rows()
        net = small()
        self.assertEqual((net.features, net.outputs, repr(net)), (0, 0, "rootgrad.Table()"))
        self.assertIn("the first fit chooses its sizes", str(net))
        history = rootgrad.fit(net, x, y, columns=["a", "b", "c"], **QUIET)
        self.assertRegex(history.notes[0], "^table network: 2 members of 1 layer of 8, [0-9]+ parameters, 2 epochs at a rate of 0.016$")
        self.assertEqual(repr(net), "rootgrad.Table(3 features, 1 outputs) trained on a, b, c")
        scores = net.predict(x)
        self.assertTrue((net.spread().predict(x) > 0).all())
        of_columns = small()
        rootgrad.fit(of_columns, {"a": x[:, 0], "b": x[:, 1], "c": x[:, 2]}, y, **QUIET)
        np.testing.assert_array_equal(of_columns.parameters, net.parameters)
        frame = ROOT.RDF.FromNumpy({"a": x[:, 0], "b": x[:, 1], "c": x[:, 2], "y": y.astype(np.float32)})
        of_frame = small()
        rootgrad.fit(of_frame, frame, ["a", "b", "c"], "y", **QUIET)
        np.testing.assert_array_equal(of_frame.parameters, net.parameters)
        np.testing.assert_array_equal(rootgrad.define(frame, "score", net).AsNumpy(["score"])["score"], scores)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "net.safetensors")
            net.save(path)
            np.testing.assert_array_equal(rootgrad.Network.load(path).predict(x), scores)
        np.testing.assert_array_equal(copy.copy(net).predict(x), scores)

    def test_classes_values_and_losses_of_ones_own(self):
        x, y = rows()
        kinds = np.arange(len(x)) % 3
        net = small()
        history = rootgrad.fit(net, x, kinds, **QUIET)
        self.assertEqual((net.outputs, net.predict(x).shape), (3, (600, 3)))
        self.assertIn('so they are 3 classes; for a regression set loss="mse"', history.notes[0])
        history = rootgrad.fit(small(), x, x[:, 0], **QUIET)
        self.assertIn('for classes set loss="softmax_cross_entropy"', history.notes[0])
        net = small()
        rootgrad.fit(net, x, kinds, loss="mse", **QUIET)
        self.assertEqual(net.outputs, 1)
        net = small()
        rootgrad.fit(net, x, x[:, :2], loss=lambda y, t: rootgrad.mean((y - t) * (y - t), -1), **QUIET)
        self.assertEqual(net.outputs, 2)
        net = small(outputs=3)
        rootgrad.fit(net, x, kinds, loss=lambda y, t: rootgrad.cross_entropy(y, t), **QUIET)
        self.assertEqual(net.outputs, 3)
        found = rootgrad.cross_validate(small(), x, kinds, folds=2, **QUIET)
        self.assertEqual(found.outputs.shape, (600, 3))
        x[::3, 1] = -999
        net = small()
        rootgrad.fit(net, x, y, columns=["a", "b", "c"], missing={"b": -999}, **QUIET)
        self.assertIn("a flag of missing values", str(net))

    def test_a_small_network_learns_its_scores(self):
        x, y = rows(1500)
        net, student, again = small(), rootgrad.Mlp([3, 16, 1], seed=1), rootgrad.Mlp([3, 16, 1], seed=1)
        rootgrad.fit(net, x, y, columns=["a", "b", "c"], **dict(QUIET, epochs=20))
        options = dict(QUIET, epochs=20, teacher=net)
        history = rootgrad.fit(student, x, y, columns=["a", "b", "c"], **options)
        self.assertIn("the targets are the teacher's scores of 1500 rows, and of 6000 rows more", history.notes[0])
        wanted = net.predict(x, "probability")
        self.assertLess(np.abs(student.predict(x, "probability") - wanted).mean(), 0.05)
        frame = ROOT.RDF.FromNumpy({"a": x[:, 0], "b": x[:, 1], "c": x[:, 2]})
        rootgrad.fit(again, [(frame, 0)], ["a", "b", "c"], **options)
        np.testing.assert_array_equal(again.parameters, student.parameters)
        kinds = small()
        rootgrad.fit(kinds, x, np.arange(len(x)) % 3, **QUIET)
        student = rootgrad.Mlp([3, 8, 3])
        rootgrad.fit(student, x, y, **dict(options, teacher=kinds))
        self.assertEqual(student.predict(x, "probability").shape, (1500, 3))
        for wrong, message in ((dict(teacher=3), "teacher is 3; wanted a trained network"), (dict(teacher=small()), "before its first fit"),
                            (dict(loss="mse"), "wanted a teacher alone"), (dict(teacher=kinds), "outputs is 1; wanted 3, as the teacher")):
            with self.assertRaisesRegex(rootgrad.Error, message):
                rootgrad.fit(rootgrad.Mlp([3, 8, 1]), x, y, **dict(options, **wrong))

    def test_jagged_columns(self):
        random = np.random.default_rng(1)
        counts = random.integers(0, 6, 800)
        pt, eta = ([list(random.exponential(size=n).astype(float)) for n in counts] for _ in range(2))
        met = random.normal(size=800)
        y = np.array([sum(row) for row in pt]) + met > 2.5
        net = small(jagged=(rootgrad.Jagged(4, sorted_by=0), 2))
        history = rootgrad.fit(net, {"pt": pt, "eta": eta, "met": met}, y, **dict(QUIET, epochs=20))
        self.assertEqual((net.features, net.columns), (9, [("pt", 4), ("eta", 4), ("met", 1)]))
        self.assertTrue(any("were dropped" in note for note in history.notes), history.notes)
        scores = net.predict({"pt": pt, "eta": eta, "met": met})
        self.assertGreater(((scores > 0) == y).mean(), 0.85)
        frame = ROOT.RDataFrame(100).Define("pt", "ROOT::RVecF(rdfentry_ % 4, 1.f)").Define("eta", "pt").Define("met", "rdfentry_ % 3")
        of_frame = small(jagged=[(rootgrad.Jagged(4), 2)])
        rootgrad.fit(of_frame, frame.Define("y", "rdfentry_ % 2"), ["pt", "eta", "met"], "y", **QUIET)
        self.assertEqual(len(rootgrad.define(frame, "score", of_frame).AsNumpy(["score"])["score"]), 100)
        with self.assertRaisesRegex(rootgrad.Error, "has rows of different lengths, and the network has no jagged input for it"):
            rootgrad.fit(small(), {"pt": pt, "met": met}, y, **QUIET)

    def test_an_unfitted_one_is_refused(self):
        x, y = rows()
        net = small()
        frame = ROOT.RDF.FromNumpy({"a": x[:, 0], "y": y.astype(np.float32)})
        for call in (
            lambda: net.predict(x),
            lambda: net.save("none.safetensors"),
            lambda: net.spread(),
            lambda: rootgrad.define(frame, "score", net, ["a"]),
            lambda: rootgrad.evaluate(net, x, y),
            lambda: rootgrad.evaluate(net, frame, ["a"], "y"),
            lambda: rootgrad.export_onnx(net, "none.onnx"),
            lambda: rootgrad.export_header(net, "none.hpp", "net"),
            lambda: rootgrad.Predictor(net),
        ):
            with self.assertRaisesRegex(rootgrad.Error, "a table network before its first fit; wanted a fitted one: call fit first"):
                call()
        for wrong, message in ((dict(members=0), "members is 0"), (dict(width=-1), "width is -1"), (dict(dropout=1), "dropout is 1")):
            with self.assertRaisesRegex(rootgrad.Error, message):
                small(**wrong)
        with self.assertRaisesRegex(rootgrad.Error, "'slow'"):
            rootgrad.Table("slow")


if __name__ == "__main__":
    unittest.main()
