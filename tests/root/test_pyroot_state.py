"""State dicts of PyTorch in Python: read into a network with the same layers, fine-tuned, written back."""

import json
import os
import pathlib
import tempfile
import unittest

import numpy as np

import rootgrad as rg

THEIRS = pathlib.Path(__file__).parent  # where the suite copies tests/state to


class Strain:
    """The network of tests/state/models.py."""

    def __init__(self):
        self.c1, self.bn = rg.Conv1d(4, 3, padding=1), rg.BatchNorm()
        self.c2, self.up = rg.Conv1d(6, 3, stride=2, groups=2), rg.ConvTranspose1d(4, 3, stride=2)
        self.head = rg.Linear(1)

    def __call__(self, x):
        x = rg.max_pool(rg.relu(self.bn(self.c1(x))), 2)
        return self.head(rg.mean(self.up(rg.relu(self.c2(x))), -1))


class State(unittest.TestCase):
    def test_a_network_of_pytorch_is_tuned_and_handed_back(self):
        reference = json.loads((THEIRS / "expected.json").read_text())["strain"]
        x = np.array(reference["x"], dtype=np.float32).reshape(3, 32)
        net = rg.compile(Strain(), (2, 16), seed=1)
        net.load_state(THEIRS / "strain.safetensors")
        np.testing.assert_allclose(net.predict(x), reference["y"], atol=1e-5)
        random = np.random.default_rng(1)
        data, target = random.normal(size=(200, 32)).astype(np.float32), np.arange(200) % 2
        rg.fit(net, data, target, epochs=1, batch_size=32, progress="off")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "tuned.safetensors")
            net.save_state(path)
            again = rg.compile(Strain(), (2, 16), seed=2)
            again.load_state(path)
            np.testing.assert_array_equal(again.predict(x), net.predict(x))
            net.save_state(path, prefix="model.", names={"head": "out"})
            with self.assertRaisesRegex(rg.Error, "begin with 'model.': give that as the prefix"):
                again.load_state(path)
            again.load_state(path, prefix="model.", names={"head": "out"})
            with self.assertRaisesRegex(rg.Error, r"for 'head.weight' \[4, 1\] of the network"):
                again.load_state(path, prefix="model.", skip=["out"])

    def test_what_does_not_fit_is_an_error_and_the_network_as_it_was(self):
        net = rg.Mlp([4, 8, 8, 2], activation="relu", seed=1)
        before = net.parameters
        with self.assertRaisesRegex(rg.Error, "give pairs of names") as raised:
            net.load_state(str(THEIRS / "mlp.safetensors"))
        self.assertEqual(raised.exception.code, rg.ErrorCode.Format)
        np.testing.assert_array_equal(net.parameters, before)
        net.load_state(THEIRS / "mlp.safetensors", names={"layers.1": "layers.2", "layers.2": "layers.4"})
        self.assertFalse(np.array_equal(net.parameters, before))
        reference = json.loads((THEIRS / "expected.json").read_text())["mlp"]
        x = np.array(reference["x"], dtype=np.float32).reshape(3, 4)
        np.testing.assert_allclose(net.predict(x).ravel(), reference["y"], atol=1e-5)


if __name__ == "__main__":
    unittest.main()
