"""Networks of somebody else's in Python: read, trained on, handed back."""

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
            np.testing.assert_allclose(rootgrad.import_onnx(path).predict(x), net.predict(x, "probability"), atol=1e-6)

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
