"""rootgrad.evaluate from frames and arrays: the same report; custom figures of merit, notebooks, errors."""

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
    """Returns the area under the ROC curve, computed over all pairs."""
    a, b = s[y == 1], s[y == 0]
    wins = (a[:, None] > b[None, :]) + 0.5 * (a[:, None] == b[None, :])
    pairs = w[y == 1][:, None].astype(float) * w[y == 0][None, :]
    return float((wins * pairs).sum() / pairs.sum())


class Evaluate(unittest.TestCase):
    def test_how_columns_were_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "events.root")
            frame().Snapshot("events", path)
            df = ROOT.RDataFrame("events", path)
            by_clusters = rootgrad.evaluate(linear(), df, ["score", "noise"], "label", weight="w", **BRIEF)
            by_event = rootgrad.evaluate(linear(), df.Filter("mass > 0"), ["score", "noise"], "label", training=df, weight="w", **BRIEF)
        newest, older = ROOT.gROOT.GetVersionInt() >= 64000, "event loop: whole clusters are read with ROOT 6.40 only"
        self.assertRegex(by_clusters.reading, "^clusters$" if newest else older)
        self.assertRegex(by_event.reading, "^event loop: the frame has a Filter or a Range; for training by clusters$" if newest else older)
        self.assertIn("columns read by " + by_clusters.reading, repr(by_clusters))
        self.assertEqual(by_clusters["auc"], by_event["auc"])

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

    def test_other_classifiers_of_several_classes(self):
        net = rootgrad.Mlp([2, 3], seed=1)
        kind = np.arange(N) % 3
        other = rng.uniform(size=(N, 3)) + np.eye(3)[kind]
        of_arrays = rootgrad.evaluate(net, x, kind, scores={"bdt": other}, **BRIEF)
        columns = {"score": score, "noise": noise, "kind": kind.astype(np.int32)} | {f"bdt_{k}": other[:, k].copy() for k in range(3)}
        names = [f"bdt_{k}" for k in range(3)]
        of_frame = rootgrad.evaluate(net, ROOT.RDF.FromNumpy(columns), ["score", "noise"], "kind", scores=names, **BRIEF)
        for k in range(3):
            wanted = area(other[:, k].astype(np.float32), kind == k, np.ones(N))
            for report in (of_arrays, of_frame):
                self.assertAlmostEqual(report[f"auc.{k}.bdt"], wanted, 9)
        self.assertAlmostEqual(of_arrays["accuracy.bdt"], np.mean(other.argmax(axis=1) == kind))
        with self.assertRaisesRegex(rootgrad.Error, "is 2; wanted 3 for each other classifier"):
            rootgrad.evaluate(net, x, kind, scores={"bdt": other[:, :2]}, **BRIEF)

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

    def test_a_column_is_a_score_and_drawn_against(self):
        net, df = linear(), frame()
        for report in (
            rootgrad.evaluate(net, df, ["score", "noise"], "label", weight="w", scores=["mass"], against=["mass", "score"], **BRIEF),
            rootgrad.evaluate(net, x, label, weight=weight, scores={"mass": mass}, against={"mass": mass, "score": score}, **BRIEF),
        ):
            assert abs(report["auc.mass"] - area(mass, label, weight)) < 1e-9
            correlation = np.corrcoef(score[label == 1], mass[label == 1])[0, 1]
            assert abs(report["columns.mass.correlation.signal"] - correlation) < 0.02, correlation  # weighted, and not weighted
            assert report["columns.score.correlation.signal"] > 0.999
            names = [str(figure.name) for figure in report.figures]
            assert {"profile_mass", "sculpting_mass", "profile_score"} <= set(names), names
        with self.assertRaisesRegex(rootgrad.Error, re.escape("scores is 'mass' twice; wanted each column once")):
            rootgrad.evaluate(net, df, ["score", "noise"], "label", scores=["mass", "mass"], **BRIEF)

    def test_options_are_taken_as_they_are_documented(self):
        net = linear()
        systematic = rootgrad.evaluate(net, x, label, merit=("asimov", 0.1), expected=(10, 1000), **BRIEF)
        self.assertEqual(systematic["best_cut.merit"], rootgrad.evaluate(net, x, label, merit=0.1, expected=(10, 1000), **BRIEF)["best_cut.merit"])
        simple = rootgrad.evaluate(net, x, label, merit=("asimov",), expected=[10, 1000], **BRIEF)
        assert simple["best_cut.merit"] > systematic["best_cut.merit"]
        one = rootgrad.evaluate(net, x, label, signal_efficiencies=0.5, **BRIEF)
        assert "ε_S ≥ 0.5" in str(one) and "ε_S ≥ 0.3" not in str(one)
        few = rootgrad.evaluate(net, x, label, minimum_events=200, merit=lambda s, b: s / max(b, 1), **BRIEF)
        assert few["best_cut.background"] >= 200 and few["best_cut.signal"] >= 200
        titled = rootgrad.evaluate(net, frame(), ["score", "noise"], "label", titles={"score": "p_{T} [GeV]"}, class_names=["QCD", "top"], **BRIEF)
        figure = next(figure for figure in titled.figures if str(figure.name) == "input_score")
        self.assertEqual(str(figure.x.title), "p_{T} [GeV]")
        self.assertEqual([str(series.label) for series in figure.series], ["QCD", "top"])

    def test_options_of_other_types_are_refused_with_what_is_wanted(self):
        net = linear()
        for keywords, message in (
            ({"merit": ("asimov", 0.1, 2)}, "merit is ('asimov', 0.1, 2); wanted 's_over_root_s_plus_b', 'asimov', ('asimov', 0.1)"),
            ({"merit": "asimow"}, "merit is 'asimow'"),
            ({"against": ["m"]}, "against is ['m']; with arrays wanted a dict of arrays"),
            ({"scores": "m"}, "scores is 'm'; with arrays wanted a dict of arrays"),
            ({"expected": 5}, "expected is 5; wanted (signal, background)"),
            ({"expected": (5, "many")}, "expected is (5, 'many'); wanted (signal, background)"),
            ({"signal_efficiencies": "half"}, "signal_efficiencies is 'half'; wanted numbers, such as [0.5, 0.9]"),
            ({"bins": 2.5}, "bins is 2.5; wanted a whole number"),
            ({"level": "high"}, "level is 'high'; wanted a number"),
            ({"ablation": 3}, "ablation is 3; wanted a dict of options of fit"),
            ({"ablation": {"epochs": 1}}, "ablation needs training events"),
            ({"training": 5}, "training is a int; with arrays wanted (x, y) or (x, y, weight)"),
            ({"titles": "pt"}, "titles is 'pt'; wanted a dict of titles by column"),
            ({"titles": {"pt": "x"}}, "the column of a title is 'pt'"),
            ({"class_names": "ab"}, "class_names is 'ab'; wanted a list of names"),
            ({"class_names": ["a"]}, "wanted 2 names, the background's first"),
        ):
            with self.assertRaisesRegex(rootgrad.Error, re.escape(message)):
                rootgrad.evaluate(net, x, label, **keywords, **BRIEF)

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
