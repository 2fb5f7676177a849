"""rootgrad.evaluate from frames and arrays: the same report; merits of one's own, notebooks, errors."""

import json
import os
import re
import tempfile
import unittest

import numpy as np
import ROOT

import rootgrad

rng = np.random.default_rng(5)
N = 3000
label = np.arange(N) % 2
score = (rng.normal(size=N) + label).astype(np.float32)
noise = rng.normal(size=N).astype(np.float32)
mass = (100 + 10 * noise).astype(np.float32)
weight = rng.uniform(0.5, 1.5, N).astype(np.float32)
x = np.stack([score, noise], axis=1)
BRIEF = {"permutations": 1, "integrated_gradients": 2}


def linear():
    net = rootgrad.Mlp([2, 1], seed=1)
    net.cpp.set_parameters([1.0, 0.0, 0.0])
    return net


def frame():
    columns = {"score": score, "noise": noise, "mass": mass, "label": label.astype(np.int32), "w": weight}
    return ROOT.RDF.FromNumpy(columns)


def area(s, y, w):
    """Of all pairs, one by one."""
    a, b = s[y == 1], s[y == 0]
    wins = (a[:, None] > b[None, :]) + 0.5 * (a[:, None] == b[None, :])
    pairs = w[y == 1][:, None].astype(float) * w[y == 0][None, :]
    return float((wins * pairs).sum() / pairs.sum())


class Evaluate(unittest.TestCase):
    def test_arrays_and_frames_give_the_same(self):
        net, df = linear(), frame()
        of_arrays = rootgrad.evaluate(net, x, label, weight=weight, scores={"other": mass}, against={"mass": mass}, **BRIEF)
        df = df.Define("other", "mass")
        of_frame = rootgrad.evaluate(net, df, ["score", "noise"], "label", weight="w", scores=["other"], against=["mass"], **BRIEF)
        wanted = area(score, label, weight)
        assert abs(of_arrays["auc"] - wanted) < 1e-9, (of_arrays["auc"], wanted)
        for name, value in of_frame.numbers.items():
            near = name.replace("score", "x0").replace("noise", "x1") if name.startswith(("importance", "auc.")) else name
            other = of_arrays.numbers[near]
            assert np.isnan(value) and np.isnan(other) or abs(value - other) <= 1e-9 * max(1, abs(value)), (name, value, other)
        frames = [(df.Filter("label == 1"), 1), (df.Filter("label == 0"), 0)]
        of_frames = rootgrad.evaluate(net, frames, ["score", "noise"], weight="w", compare={}, **BRIEF)
        assert abs(of_frames["auc"] - wanted) < 1e-9
        beside = rootgrad.evaluate(net, x, label, training=(x, label), scores={"other": mass}, **BRIEF)
        self.assertEqual(beside["overtraining.signal.ks"], 0.0)

    def test_a_merit_is_a_function_and_what_it_raises_comes_out(self):
        net = linear()
        report = rootgrad.evaluate(net, x, label, merit=lambda s, b: s - b, **BRIEF)
        cuts = np.unique(score)
        best = max((label[score >= cut] == 1).sum() - (label[score >= cut] == 0).sum() for cut in cuts)
        self.assertEqual(report["best_cut.merit"], float(best))
        with self.assertRaises(ZeroDivisionError):
            rootgrad.evaluate(net, x, label, merit=lambda s, b: 1 / 0, **BRIEF)
        asimov = rootgrad.evaluate(net, x, label, merit="asimov", expected=(10, 100), **BRIEF)
        assert 0 < asimov["best_cut.signal"] <= 10

    def test_a_report_is_read_drawn_and_written(self):
        report = rootgrad.evaluate(linear(), x, label, title="<b>mine</b>", **BRIEF)
        data = json.loads(report.json())
        self.assertEqual(data["numbers"]["auc"], report["auc"])
        self.assertEqual(data["title"], "<b>mine</b>")
        assert "<b>mine" not in report._repr_html_() and "<svg" in report._repr_html_()
        assert "AUC" in str(report) and "numbers" in repr(report)
        names = [str(figure.name) for figure in report.figures]
        assert "roc" in names and "importance_permutation" in names, names
        ROOT.gROOT.SetBatch(True)
        canvas = ROOT.TCanvas()
        report.Draw("roc")
        assert canvas.GetListOfPrimitives().GetSize() > 1
        with tempfile.TemporaryDirectory() as folder:
            for ending in ("html", "json", "txt", "root", "pdf"):
                path = os.path.join(folder, f"evaluated.{ending}")
                report.save(path)
                assert os.path.getsize(path) > 500, ending
            file = ROOT.TFile(os.path.join(folder, "evaluated.root"))
            self.assertEqual(file.Get("numbers/auc").GetVal(), report["auc"])
            file.Close()

    def test_what_cannot_be_evaluated_is_told(self):
        net = linear()
        with self.assertRaisesRegex(rootgrad.Error, re.escape("such as 'auc'")):
            rootgrad.evaluate(net, x, label, **BRIEF)["acu"]
        with self.assertRaisesRegex(TypeError, re.escape("evaluate has no option 'bin'; did you mean 'bins'?")):
            rootgrad.evaluate(net, x, label, bin=10)
        with self.assertRaisesRegex(rootgrad.Error, re.escape("'lable'; did you mean 'label'")):
            rootgrad.evaluate(net, frame(), ["score", "noise"], "lable")
        with self.assertRaisesRegex(TypeError, re.escape("evaluate(net, x, y")):
            rootgrad.evaluate(net, x)
        with self.assertRaisesRegex(rootgrad.Error, re.escape("wanted 0 for background and 1 for signal")):
            rootgrad.evaluate(net, x, label + 0.5, task="binary")
        with self.assertRaisesRegex(rootgrad.Error, re.escape("ablation")):
            rootgrad.evaluate(net, x, label, ablation={"epochs": 1}, **BRIEF)


if __name__ == "__main__":
    unittest.main()
