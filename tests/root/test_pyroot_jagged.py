"""Transformers on array columns, and jagged columns, in Python: arrays, frames, real files compared with PyTorch's numbers. Run by `cargo xtask test`, which sets PYTHONPATH."""

import json
import os
import struct
import tempfile
import unittest

import numpy as np
import ROOT

import rootgrad

HERE = os.path.dirname(os.path.abspath(__file__))
QUIET = dict(seed=5, progress="off")


def events(n, most=20, seed=1):
    """Particles with pt and eta; the class is 1 if more pt goes forward than backward."""
    random = np.random.default_rng(seed)
    counts = random.integers(0, most + 1, n)
    pt = [random.exponential(30, count).astype(np.float32) for count in counts]
    eta = [random.normal(size=count) for count in counts]
    return pt, eta, np.array([(p * np.sign(e)).sum() > 0 for p, e in zip(pt, eta)])


def tagger(most=16, **options):
    return rootgrad.Transformer(rootgrad.Jagged(most, **options), 2, layers=1, heads=2, channels=8, seed=3)


def padded(pt, eta, most):
    """Returns rows with the largest pt first, and NaN for absent entries."""
    x = np.full((len(pt), 2, most), np.nan, dtype=np.float32)
    for i, (p, e) in enumerate(zip(pt, eta)):
        order = np.argsort(-p, kind="stable")[:most]
        x[i, 0, : len(order)], x[i, 1, : len(order)] = p[order], e[order]
    return x.reshape(len(pt), -1)


class Transformer(unittest.TestCase):
    def test_every_verb(self):
        """The target is 1 if the harder of three particles goes up; from two array columns of a frame and from NumPy."""
        random = np.random.default_rng(1)
        x = random.normal(size=(1500, 6)).astype(np.float32)  # px of three particles, then py
        up = np.take_along_axis(x[:, 3:], np.argmax(x[:, :3] ** 2 + x[:, 3:] ** 2, axis=1)[:, None], 1)[:, 0] > 0
        options = dict(order="columns", positions=False, channels=16, heads=2, seed=2)
        n = rootgrad.Transformer(3, 2, **options)
        history = rootgrad.fit(n, x, up, epochs=10, batch_size=64, learning_rate=3e-3, progress="off")
        self.assertGreater(history["validation_metric"].max(), 0.93)
        self.assertEqual((n.features, n.outputs, n.config["channels"]), (6, 1, 16))
        self.assertIn("Transformer(length=3, width=2", repr(n))
        scores = n.predict(x)
        with tempfile.TemporaryDirectory() as folder:
            n.save(folder + "/net.safetensors")
            np.testing.assert_array_equal(rootgrad.Transformer.load(folder + "/net.safetensors").predict(x), scores)
            with self.assertRaisesRegex(rootgrad.Error, "a transformer; wanted a network of fully connected layers"):
                rootgrad.Mlp.load(folder + "/net.safetensors")
        np.testing.assert_array_equal(n.copy().predict(x), scores)
        with self.assertRaisesRegex(rootgrad.Error, "heads is 3; wanted a divisor"):
            rootgrad.Transformer(3, 2, heads=3)
        with self.assertRaisesRegex(rootgrad.Error, "pool is 'sum'; wanted one of"):
            rootgrad.Transformer(3, 2, pool="sum")


class Arrays(unittest.TestCase):
    def test_lists_are_padded_sorted_and_cut(self):
        pt, eta, y = events(1500)
        net, other = tagger(8, sorted_by=0), tagger(8, sorted_by=0)
        history = rootgrad.fit(net, {"pt": pt, "eta": eta}, y, epochs=3, **QUIET)
        cut = [max(len(p) - 8, 0) for p in pt]
        expected = f"{sum(c > 0 for c in cut)} of 1500 events have more entries than the network accepts, 8: {sum(cut)} entries were dropped"
        self.assertTrue(history.notes[0].startswith(expected), history.notes)
        rootgrad.fit(other, padded(pt, eta, 8), y, epochs=3, **QUIET)
        self.assertTrue(np.array_equal(net.parameters, other.parameters))
        scores = net.predict({"eta": eta, "pt": pt})  # by name
        self.assertTrue(np.array_equal(scores, other.predict(padded(pt, eta, 8))))
        self.assertTrue(np.isfinite(scores).all())
        self.assertEqual(net.columns, [("pt", 8), ("eta", 8)])

    def test_a_tagger_learns_what_needs_all_entries(self):
        pt, eta, y = events(8000)
        net = tagger(20)
        rootgrad.fit(net, {"pt": pt, "eta": eta}, y, epochs=6, learning_rate=5e-3, **QUIET)
        pt, eta, y = events(4000, seed=2)
        scores = net.predict({"pt": pt, "eta": eta})
        order = np.argsort(scores)
        ranks = np.empty(len(order))
        ranks[order] = np.arange(1, len(order) + 1)
        auc = (ranks[y].sum() - y.sum() * (y.sum() + 1) / 2) / (y.sum() * (~y).sum())
        self.assertGreater(auc, 0.94)
        turned = net.predict({"pt": [p[::-1] for p in pt], "eta": [e[::-1] for e in eta]})
        self.assertLess(np.abs(turned - scores).max(), 1e-4 * np.abs(scores).max())

    def test_composed_networks_take_collections_beside_numbers(self):
        pt, eta, y = events(600)
        met = np.arange(600) % 50
        phi, head = rootgrad.Linear(4), rootgrad.Linear(1)

        def f(x, mask, met):
            return head(rootgrad.concat([rootgrad.masked_mean(rootgrad.tanh(phi(x)), mask, 1), met], 1))

        net = rootgrad.compile(f, ("jets", rootgrad.Jagged(20), 2), ("met", (1,)), seed=4)
        rootgrad.fit(net, {"pt": pt, "eta": eta, "met": met}, y, epochs=1, **QUIET)
        self.assertEqual(net.columns, [("pt", 20), ("eta", 20), ("met", 1)])
        self.assertEqual(net.predict({"pt": pt, "eta": eta, "met": met}).shape, (600,))

    def test_events_without_any_entry_are_noted(self):
        none = [np.empty(0, dtype=np.float32)] * 50
        history = rootgrad.fit(tagger(2), {"pt": none, "eta": none}, np.arange(50) % 2, epochs=1, **QUIET)
        self.assertTrue(any("'pt', 'eta' are without an entry in all 50 rows" in note for note in history.notes), history.notes)

    def test_a_header_takes_events_as_they_come(self):
        pt, eta, y = events(300)
        met = (np.arange(300) % 50).astype(np.float32)
        phi, head = rootgrad.Linear(12), rootgrad.Linear(1)

        def f(x, mask, met):
            x = rootgrad.relu(phi(x))
            there = rootgrad.where(rootgrad.reshape(mask, (8, 1)), x, 0)
            pooled = [rootgrad.masked_mean(x, mask, 1), rootgrad.sum(there, 1), rootgrad.max(there, 1)]
            return head(rootgrad.concat([*pooled, met, rootgrad.sum(mask, 1, keepdims=True)], 1))

        net = rootgrad.compile(f, ("jets", rootgrad.Jagged(8, sorted_by=0), 2), ("met", (1,)), seed=4)
        rootgrad.fit(net, {"pt": pt, "eta": eta, "met": met}, y, epochs=1, **QUIET)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "deep_set.hpp")
            rootgrad.export_header(net, path, "py::deep_set")
            self.assertTrue(ROOT.gInterpreter.Declare(f'#include "{path}"'))
        ROOT.gInterpreter.Declare("""
            float score_of(const std::vector<float> &pt, const std::vector<float> &eta, float met) {
              return py::deep_set::predict({pt, eta, met})[0];
            }""")
        vector = ROOT.std.vector["float"]
        scores = [ROOT.score_of(vector(p), vector(np.float32(e)), m) for p, e, m in zip(pt, eta, met)]
        wanted = net.predict({"pt": pt, "eta": eta, "met": met})
        np.testing.assert_array_equal(np.float32(scores), wanted)
        with self.assertRaisesRegex(Exception, "column 'eta' has 0 values in this event; wanted 1, as column 'pt' has"):
            ROOT.score_of(vector([1.0]), vector(), 2.0)
        with self.assertRaisesRegex(rootgrad.Error, "a transformer; wanted"):
            rootgrad.export_header(tagger(), path, "tagger")

    def test_what_does_not_go_together_is_told(self):
        pt, eta, y = events(50)
        net = tagger()
        cases = [
            ({"pt": pt, "eta": [*eta[1:], eta[0]]}, "column 'eta' in event 0 has shape"),
            ({"pt": pt}, "the 1 columns give 16 features; wanted 32"),
            ({"pt": pt, "eta": eta[1:]}, "'pt' has 50, 'eta' has 49"),
            ({"pt": pt, "eta": [np.full(len(e), np.nan) for e in eta]}, "'eta'"),
        ]
        for columns, message in cases:
            with self.assertRaisesRegex(rootgrad.Error, message):
                rootgrad.fit(net, columns, y, **QUIET)
        with self.assertRaisesRegex(rootgrad.Error, "has no jagged input for it"):
            rootgrad.fit(rootgrad.Mlp([2, 4, 1]), {"pt": pt, "eta": eta}, y, **QUIET)
        with self.assertRaisesRegex(rootgrad.Error, "at_most is 0"):
            rootgrad.Jagged(0)


def nanoaod_network():
    """Returns the network of tests/reference/jagged.py, with its weights."""
    phi, psi, head = rootgrad.Linear(8), rootgrad.Linear(4), rootgrad.Linear(1)

    def f(jets, jet_mask, muons, muon_mask, met):
        of_jets = rootgrad.masked_mean(rootgrad.tanh(phi(jets)), jet_mask, 1)
        of_muons = rootgrad.masked_mean(rootgrad.tanh(psi(muons)), muon_mask, 1)
        return head(rootgrad.concat([of_jets, of_muons, met], 1))

    jets = ("jets", rootgrad.Jagged(6, sorted_by=3), 4)
    net = rootgrad.compile(f, jets, ("muons", rootgrad.Jagged(2), 2), ("met", (1,)))
    net.cpp.set_parameters([0.3 * np.sin(1.7 * i + 0.3) for i in range(len(net.parameters))])
    return net


COLUMNS = ["Jet_pt", "Jet_eta", "Jet_phi", "Jet_mass", "Muon_pt", "Muon_eta", "MET_pt"]


def tensor(path, name):
    """Returns a tensor of a model file."""
    with open(path, "rb") as file:
        size = struct.unpack("<Q", file.read(8))[0]
        begin, end = json.loads(file.read(size))[name]["data_offsets"]
        file.seek(8 + size + begin)
        return np.frombuffer(file.read(end - begin), dtype=np.float32)


class RealFiles(unittest.TestCase):
    """Three steps of gradient descent on NanoAOD, as a TTree and as an RNTuple: the results are PyTorch's for uproot's columns."""

    def test_nanoaod_as_pytorch_has_it(self):
        data = os.environ.get("ROOTGRAD_DATA", "")
        with open(os.path.join(HERE, "jagged.json")) as file:
            wanted = json.load(file)
        if not os.path.isdir(data):
            self.skipTest("no real files here: they lie beside the repository, in shared/data/root")
        for kind, right in wanted.items():
            with self.subTest(kind):
                df = ROOT.RDataFrame("Events", os.path.join(data, right["file"])).Define("many", f"Jet_pt.size() > {right['few']}")
                net = nanoaod_network()
                options = dict(optimizer="sgd", momentum=0.0, weight_decay=0.0, learning_rate=0.5, batch_size=10**6)
                history = rootgrad.fit(net, df, COLUMNS, "many", epochs=3, validation_fraction=0, **options, **QUIET)
                np.testing.assert_allclose(history["train_loss"], right["losses"], rtol=1e-5)
                net.save("nanoaod.safetensors")
                for part in ("mean", "scale"):
                    of_columns = tensor("nanoaod.safetensors", f"input.{part}")[[0, 6, 12, 18, 24, 26, 28]]
                    np.testing.assert_allclose(of_columns, right[part], rtol=1e-5, atol=1e-6)
                os.remove("nanoaod.safetensors")
                scored = rootgrad.define(df, "score", net)
                scores = scored.AsNumpy(["score"])["score"]
                np.testing.assert_allclose(scores, right["scores"], rtol=1e-4, atol=1e-5)


if __name__ == "__main__":
    unittest.main()
