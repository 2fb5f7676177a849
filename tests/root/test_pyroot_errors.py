"""Errors of the Python interface, and their messages. Run by `cargo xtask test`, which sets PYTHONPATH."""

import contextlib
import io
import os
import subprocess
import sys
import tempfile
import unittest

import numpy as np
import ROOT

import rootgrad
from test_pyroot import QUIET, frame, net, rows


class BadInput(unittest.TestCase):
    def refused(self, code, words, function, *args, **keywords):
        with self.assertRaisesRegex(rootgrad.Error, words) as caught:
            function(*args, **keywords)
        self.assertEqual(caught.exception.code, rootgrad.ErrorCode[code])

    def test_frames(self):
        df, n = frame(), net()
        fit = lambda features, target="y", df=df, **k: rootgrad.fit(n, df, features, target, **QUIET, **k)
        self.refused("UnknownColumn", "no column 'aa'; did you mean 'a'", fit, ["aa", "b"])
        self.refused("UnknownColumn", "no column 'weigth'", fit, ["a", "b"], weight="weigth")
        self.refused("ColumnType", "column 't' has type string", fit, ["a", "t"], df=df.Define("t", 'std::string("x")'))
        self.refused("NotFinite", "column 'c' is nan .* row 5", fit, ["a", "c"], df=df.Define("c", "rdfentry_ == 5 ? NAN : 1"))
        self.refused("Data", "no events", fit, ["a", "b"], df=df.Filter("a > 1e9"))
        self.refused("Shape", "the network has 2 inputs", fit, ["a"])
        self.refused("Shape", "the network has 2 inputs", rootgrad.define, df, "s", n, ["a"])
        self.refused("Shape", "column 'r' has 0 values in event 0", lambda: rootgrad.define(
            df.Define("r", "ROOT::RVecF(rdfentry_ % 3)"), "s", n, ["r"]).Sum("s").GetValue())
        fit(["a", "b"])
        np.testing.assert_array_equal(n.columns, [("a", 1), ("b", 1)])

    def test_arrays(self):
        x, y = rows()
        n = net()
        fit = lambda x, y, **k: rootgrad.fit(n, x, y, **{**QUIET, **k})
        self.refused("Shape", r"y has shape \(5,\); wanted \(2000,\)", fit, x, y[:5])
        self.refused("Shape", "3 column names; wanted 2", fit, x, y, columns=["a", "b", "c"])
        self.refused("Shape", r"x has shape \(2, 2, 2\)", n.predict, np.zeros((2, 2, 2)))
        self.refused("Shape", r"x has shape \(4, 3\); wanted \(4, 2\)", n.predict, np.zeros((4, 3)))
        self.refused("Shape", "not an array of numbers", n.predict, [[1, 2], [3]])
        self.refused("Data", "is 1 in all", fit, x, np.ones(len(x)))
        self.refused("Data", "must be above 0", fit, x, y, weight=-np.ones(len(x)))
        bad = x.copy()
        bad[7, 1] = np.inf
        self.refused("NotFinite", "column 'x1' is inf at row 7", fit, bad, y)
        self.refused("Data", "row", fit, x[:0], y[:0])
        np.testing.assert_array_equal(n.parameters, net().parameters)

    def test_in_the_words_of_python(self):
        x, y = rows()
        self.refused("Data", 'for a regression set loss="mse" or loss="huber"; for K classes', rootgrad.fit, net(), x, x[:, 0], **QUIET)
        self.refused("Argument", r'^factor of schedule=\("step", every_epochs, factor\) is -1', rootgrad.fit, net(), x, y,
                     **{**QUIET, "schedule": ("step", 1, -1)})
        self.refused("Argument", r'^monitor is "metric"; wanted "loss" without validation rows: set validation_fraction, or give validation$',
                     rootgrad.fit, net(), x, y, **{**QUIET, "monitor": "metric", "validation_fraction": 0})
        self.refused("Argument", r"^balance_classes is True; wanted False for a regression", rootgrad.fit, net(), x, x[:, 0],
                     **{**QUIET, "loss": "mse", "balance_classes": True})
        marked = np.where(np.arange(len(x))[:, None] % 5 == 0, -999, x).astype(np.float32)
        notes = rootgrad.fit(net(), marked, y, **QUIET).notes
        self.assertTrue(any("set missing=-999, which replaces it by the mean" in note for note in notes), notes)

    def test_texts_as_labels(self):
        x, texts = np.zeros((4, 2), np.float32), ["signal", "background"] * 2
        for labels in (texts, np.array(texts), np.array(texts, dtype=object)):
            mapped = r"map texts to numbers first, two by y == 'signal', more by \[LIST.index\(text\) for text in y\] with the same LIST"
            self.refused("ColumnType", mapped, rootgrad.fit, net(), x, labels)

    def test_what_others_throw_has_its_message_alone(self):
        df = frame().Define("late", 'if (rdfentry_ == 3) throw std::out_of_range("no such muon"); return 1.f;')
        with self.assertRaisesRegex(Exception, "no such muon") as caught:
            rootgrad.fit(net(), df, ["a", "late"], "y", **QUIET)
        self.assertNotIn("=>", str(caught.exception))

    def test_hooks(self):
        n = net()
        trainer = rootgrad.Trainer(n, ["a", "b"], **QUIET)
        self.refused("Shape", "the row has 2 values; wanted 2 features, the target", trainer.add, 1, 2)
        self.refused("ColumnType", "wanted numbers", trainer.add, 1, "3", 1)
        self.refused("ColumnType", "wanted numbers", trainer.add, [1, [2, 3]], 1)
        self.refused("Argument", "slot is 1; wanted less than", trainer.add_slot, 1, 1, 2, 1)
        self.refused("Argument", "slot is -1", trainer.add_slot, -1, 1, 2, 1)
        self.refused("Data", "row", trainer.fit)
        self.refused("Shape", "3 features; wanted the network's 2", rootgrad.Trainer, n, ["a", "b", "c"])
        self.refused("Argument", "slots is 0", rootgrad.Trainer, n, ["a", "b"], slots=0)
        self.refused("Shape", r"x has shape \(1, 3\); wanted \(1, 2\)", rootgrad.Predictor(n), 1, 2, 3)
        self.refused("Argument", "output is 'logit'", rootgrad.Predictor, n, output="logit")
        self.refused("Shape", "3 outputs; RVecPredictor needs one", rootgrad.RVecPredictor, net(widths=(2, 3)))
        with self.assertRaisesRegex(TypeError, "no option 'epoch'"):
            rootgrad.Trainer(n, ["a", "b"], epoch=3)

    def test_curves(self):
        df = frame().Define("s", "rdfentry_ == 9 ? NAN : a").Define("t", "rdfentry_ == 9 ? NAN : y")
        self.refused("NotFinite", "column 's' is nan .* row 9", rootgrad.roc, df, "s", "y")
        self.refused("NotFinite", "column 't' is nan .* row 9", rootgrad.roc, df, "a", "t")
        self.refused("Data", "the label, column 'a', is .* at row 0; wanted 0 for background or 1", rootgrad.roc, df, "y", "a")

    def test_another_version(self):
        """A header of another version than the library's is an error at once."""
        code = (
            "import ROOT\n"
            "ROOT.gInterpreter.Declare('#include <rootgrad/rootgrad.h>\\n#undef ROOTGRAD_VERSION_MINOR\\n#define ROOTGRAD_VERSION_MINOR 9999')\n"
            "import rootgrad\n"
            "try: rootgrad.Mlp([2, 1])\n"
            "except rootgrad.Error as e: print(e.code.name, e.what())"
        )
        environment = {**os.environ, "ROOT_INCLUDE_PATH": rootgrad._load._include}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
        self.assertIn("Version rootgrad's header is version 0.9999.", done.stdout, done.stderr)

    def test_options(self):
        x, y = rows()
        with self.assertRaisesRegex(TypeError, "no option 'learning_rte'; did you mean 'learning_rate'"):
            rootgrad.fit(net(), x, y, learning_rte=1)
        self.refused("Argument", "epochs is -1", rootgrad.fit, net(), x, y, epochs=-1)
        self.refused("Argument", "epochs is 'many'", rootgrad.fit, net(), x, y, epochs="many")
        self.refused("Argument", "learning_rate", rootgrad.fit, net(), x, y, learning_rate=-1, progress="off")
        self.refused("Argument", "activation is 'gleu'; wanted one of .*'gelu'", rootgrad.Mlp, [2, 1], activation="gleu")
        self.refused("Argument", "schedule is", rootgrad.fit, net(), x, y, schedule="cosin")
        self.refused("Argument", "widths is", rootgrad.Mlp, [2, 0, 1])
        self.refused("Argument", "widths are", rootgrad.Mlp, [2, -3, 1])
        with self.assertRaisesRegex(TypeError, "fit\\(net, x, y"):
            rootgrad.fit(net(), x)
        with self.assertRaisesRegex(AttributeError, "no attribute 'Autoencoder'"):
            rootgrad.Autoencoder

    def test_names_of_options_elsewhere(self):
        x, y = rows()
        for name, message in (
            ("sample_weight", "did you mean 'weight'"),
            ("lr", "did you mean 'learning_rate'"),
            ("callbacks", "did you mean 'on_epoch'"),
            ("verbose", "did you mean 'progress'"),
            ("early_stopping", "did you mean 'patience'"),
            ("batch", "did you mean 'batch_size'"),
            ("validaton", "did you mean 'validation'"),
            ("shuffle", "always shuffles the rows"),
            ("xyzzy", "the options are: .*columns, .*extra, .*on_epoch, .*validation, .*weight, "),
        ):
            with self.assertRaisesRegex(TypeError, f"fit has no option '{name}'; .*{message}"):
                rootgrad.fit(net(), x, y, **{name: 1})
        with self.assertRaisesRegex(TypeError, "cross_validate has no option 'fold'; did you mean 'folds'"):
            rootgrad.cross_validate(net(), x, y, fold=3)
        with self.assertRaisesRegex(TypeError, "evaluate has no option 'sample_weight'; did you mean 'weight'"):
            rootgrad.evaluate(net(), x, y, sample_weight=y)

    def test_calls_as_in_other_libraries(self):
        x, y = rows()
        n, df = net(), frame()
        for wanted, call in (
            (r"wanted a list of them: .* Mlp\(\[2, 8, 1\]\)", lambda: rootgrad.Mlp(2, 8, 1)),
            (r"rootgrad.define\(df, 'score', net\)", lambda: n.predict(df)),
            ("of type dict; wanted one of rootgrad", lambda: rootgrad.fit({}, x, y)),
            ("of type dict; wanted one of rootgrad, .* scores=", lambda: rootgrad.evaluate({}, x, y)),
            (r"wanted a list of \(frame, class\)", lambda: rootgrad.fit(n, {df: 1}, ["a", "b"])),
            (r"rootgrad.cpp.Roc\(scores, labels\)", lambda: rootgrad.roc(y, x[:, 0])),
            ("the column of labels is missing", lambda: rootgrad.roc(df, "a")),
            ("weight is 'w', and the data are arrays", lambda: rootgrad.fit(n, x, y, weight="w")),
            (r"fit\(net, table, table\['y'\], columns=\['a', 'b'\], weight=table\['w'\]\)",
             lambda: rootgrad.fit(n, {"a": x[:, 0], "b": x[:, 1], "y": y, "w": y}, ["a", "b"], "y", weight="w")),
            (r"evaluate\(net, table, table\['y'\]\)", lambda: rootgrad.evaluate(n, {"a": x[:, 0], "b": x[:, 1], "y": y}, "y")),
        ):
            with self.assertRaisesRegex(TypeError, wanted):
                call()
        for name in ("fit", "evaluate", "export_onnx"):
            with self.assertRaisesRegex(AttributeError, rf"a network has no {name}; wanted rootgrad.{name}\(net, "):
                getattr(n, name)
        with self.assertRaisesRegex(AttributeError, "'Mlp' object has no attribute 'nothing'"):
            n.nothing
        self.refused("Argument", r"scores has arrays; .* scores=\['bdt'\]; .* evaluate\(net, x, y", rootgrad.evaluate, n, df, "y", scores={"bdt": y})

    def test_missing_is_a_finite_number(self):
        for data in ((frame(), ["a", "b"], "y"), rows()):
            for missing in (float("nan"), {"a": np.inf}, (np.nan, ["a"])):
                self.refused("Argument", "^missing is .*; wanted a finite number", rootgrad.fit, net(), *data, missing=missing, **QUIET)
        bad = frame().Define("c", "rdfentry_ == 5 ? NAN : 1")
        self.refused("NotFinite", 'declare this number: missing={"x": -999}', rootgrad.fit, net(), bad, ["a", "c"], "y", **QUIET)

    def test_help(self):
        for name, message in (("fit", "Trains `net`"), ("rootgrad::Network::predict", "Returns outputs for rows"), ("", "Neural networks on TTree")):
            with contextlib.redirect_stdout(io.StringIO()) as out:
                rootgrad.help(name)
            self.assertIn(message, out.getvalue())

    def test_files(self):
        self.refused("Io", "cannot create", net().save, "/nonexistent/net.safetensors")
        self.refused("Io", "cannot read", rootgrad.Mlp.load, "nonexistent.safetensors")
        with tempfile.NamedTemporaryFile() as file:
            file.write(b"this is no model")
            file.flush()
            self.refused("Format", "is not a safetensors file", rootgrad.Mlp.load, file.name)


class GravitationalWaves(unittest.TestCase):
    def test_options_and_errors_of_the_functions_of_gw(self):
        self.assertTrue(ROOT.gInterpreter.Declare("#include <rootgrad/gw.hpp>"))
        gw = ROOT.rootgrad.gw
        options = gw.SearchOptions()
        options.slides, options.masses = 4, (30.0, 45.0)
        self.assertEqual((options.slides, options.masses.second, options.min_match), (4, 45.0, 0.97))
        with self.assertRaisesRegex(Exception, "cannot read 'none.hdf5'"):
            gw.search("none.hdf5", "none.hdf5", options)
        options.category = 4
        with self.assertRaisesRegex(Exception, "category is 4; wanted 1, 2 or 3"):
            gw.search("none.hdf5", "none.hdf5", options)


if __name__ == "__main__":
    unittest.main(verbosity=2)
