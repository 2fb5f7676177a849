"""Third-party networks in Python: read, trained, exported again."""

import os
import tempfile
import unittest

import numpy as np

import rootgrad


class Onnx(unittest.TestCase):
    def test_a_network_comes_back_and_is_trained_on(self):
        x = np.random.default_rng(1).normal(size=(300, 4)).astype(np.float32)
        y = (x[:, 0] + x[:, 1] ** 2 > 0.5).astype(np.float32)
        net = rootgrad.Mlp([4, 16, 1], seed=1)
        rootgrad.fit(net, x, y, epochs=2, progress="off")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "net.onnx")
            rootgrad.export_onnx(net, path)
            theirs = rootgrad.import_onnx(path, outputs="output")
            np.testing.assert_array_equal(theirs.predict(x), net.predict(x))
            self.assertEqual(theirs.columns, net.columns)
            before = theirs.parameters
            history = rootgrad.fit(theirs, x, y, epochs=5, progress="off")
            self.assertLess(history[-1].train_loss, history[0].train_loss)
            self.assertFalse(np.array_equal(theirs.parameters, before))
            rootgrad.export_onnx(net, path, output="probability")
            np.testing.assert_allclose(rootgrad.import_onnx(path).predict(x, "probability"), net.predict(x, "probability"), atol=1e-6)

    def test_absent_entries_of_a_jagged_input_are_nan_or_marked(self):
        lengths = [2, 1, 0] * 50
        jets = {"p": [[1.0, 2.0], [3.0], []] * 50, "q": [[1.0, 0.0], [3.0], []] * 50}
        net = rootgrad.Transformer(rootgrad.Jagged(3), 2, layers=1, heads=1, channels=4, seed=1)
        rootgrad.fit(net, jets, np.array([1, 0, 0] * 50, np.float32), epochs=1, progress="off")
        wanted = net.predict(jets).ravel()
        present = np.arange(3) < np.array(lengths)[:, None]
        marks = {"nan": np.empty((150, 0)), "mask": present, "count": np.array(lengths)[:, None]}
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "jets.onnx")
            for absent, mark in marks.items():
                rootgrad.export_onnx(net, path, absent=absent)
                with open(path, "rb") as file:
                    self.assertIn(b'"columns":["p","q"],"at_most":3', file.read())
                rows = np.full((150, 2, 3), np.nan if absent == "nan" else -999, np.float32)
                for row, (p, q) in enumerate(zip(jets["p"], jets["q"])):
                    rows[row, :, : len(p)] = [p, q]
                rows = np.hstack([rows.reshape(150, 6), mark]).astype(np.float32)
                np.testing.assert_array_equal(rootgrad.import_onnx(path).predict(rows).ravel(), wanted)
            with self.assertRaisesRegex(rootgrad.Error, "absent is 'none'"):
                rootgrad.export_onnx(net, path, absent="none")
            with self.assertRaisesRegex(rootgrad.Error, "has no jagged input"):
                rootgrad.export_onnx(rootgrad.Mlp([2, 1]), path, absent="count")

    def test_a_frozen_layer_is_frozen_as_a_whole(self):
        path = os.path.join(os.path.dirname(__file__), "attention.onnx")  # from tests/onnx/weights, which the suite copies
        net = rootgrad.import_onnx(path)
        x = np.random.default_rng(1).normal(size=(60, 12)).astype(np.float32)
        before = net.parameters.copy()
        history = rootgrad.fit(net, x, x[:, :4], loss="mse", freeze="q", epochs=2, progress="off")
        note = [note for note in history.notes if "frozen" in note]
        self.assertEqual(len(note), 1)
        self.assertIn("q.weight", note[0])
        self.assertFalse(np.array_equal(net.parameters, before))

    def test_a_header_that_stands_alone_gives_the_same_bits(self):
        import ROOT

        x = np.random.default_rng(1).normal(size=(300, 4)).astype(np.float32)
        y = (x[:, 0] + x[:, 1] ** 2 > 0.5).astype(np.float32)
        net = rootgrad.Mlp([4, 16, 1], seed=1)
        rootgrad.fit(net, x, y, epochs=1, progress="off")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "higgs.hpp")
            rootgrad.export_header(net, path, "py::higgs")
            self.assertTrue(ROOT.gInterpreter.Declare(f'#include "{path}"'))
            predict, output = ROOT.py.higgs.predict, ROOT.py.higgs.Output.Probability
            raw, shares = np.empty(len(x), np.float32), np.empty(len(x), np.float32)
            predict(x, len(x), raw)
            predict(x, len(x), shares, output)
            np.testing.assert_array_equal(raw, net.predict(x).ravel())
            np.testing.assert_array_equal(shares, net.predict(x, "probability").ravel())
            with self.assertRaisesRegex(rootgrad.Error, "'not a name'"):
                rootgrad.export_header(net, path, "not a name")

    def test_what_is_not_taken_is_an_error_and_python_lives_on(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "garbage")
            with open(path, "w") as file:
                file.write("not a model")
            for read in (rootgrad.import_onnx, rootgrad.import_pt2):
                with self.assertRaisesRegex(rootgrad.Error, "garbage' cannot be imported"):
                    read(path)
            with self.assertRaises(rootgrad.Error) as raised:
                rootgrad.import_onnx("/no/such/file.onnx")
            self.assertEqual(raised.exception.code, rootgrad.ErrorCode.Io)
        net = rootgrad.Mlp([4, 16, 1], seed=1)
        with self.assertRaisesRegex(rootgrad.Error, "cannot"):
            rootgrad.export_onnx(net, "/no/such/folder/net.onnx")


if __name__ == "__main__":
    unittest.main()
