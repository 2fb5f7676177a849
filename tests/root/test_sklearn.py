"""rootgrad.sklearn compared with scikit-learn, with tables of all packages, and with ROOT. Run by `cargo xtask test`, which sets PYTHONPATH."""

import copy
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import unittest
import warnings

os.environ.setdefault("OMP_NUM_THREADS", "1")  # fits are small: threads would wait for each other

import awkward
import joblib
import numpy as np
import pandas
import polars
import pyarrow
from scipy.special import log_expit
from scipy.stats import norm
from sklearn.base import clone
from sklearn.metrics import roc_auc_score, roc_curve
from sklearn.model_selection import GridSearchCV, cross_val_score
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import PolynomialFeatures
from sklearn.utils.estimator_checks import check_estimator

from rootgrad.sklearn import Classifier, Regressor

assert "ROOT" not in sys.modules, "rootgrad.sklearn has loaded ROOT"

QUICK = dict(epochs=5, random_state=1)


def columns(n=600):
    random = np.random.default_rng(0)
    return {"pt": random.exponential(30, n), "eta": random.normal(size=n), "n": np.arange(n) % 7}


def labels():
    return np.where(columns()["eta"] * (columns()["n"] - 3) > 0, "signal", "background")


def matrix():
    return np.column_stack(list(columns().values()))


def gaussians(n, seed):
    """Two classes with a known best classifier: normal, in 4 dimensions, means 1.5 apart; AUC Φ(1.5 / √2)."""
    random = np.random.default_rng(seed)
    y = random.integers(0, 2, n)
    return random.normal(size=(n, 4)) + 0.75 * y[:, None], y


def tables():
    """Returns the same columns, labels and weights in the form of each package."""
    made = columns()
    yield "NumPy", np.rec.fromarrays(list(made.values()), names=list(made)), labels(), made["pt"]
    yield "dict", made, list(labels()), made["pt"]
    yield "pandas", pandas.DataFrame(made), pandas.Series(labels(), name="kind"), pandas.Series(made["pt"])
    of_arrow = pandas.DataFrame(made).convert_dtypes(dtype_backend="pyarrow")
    yield "pandas over Arrow", of_arrow, pandas.Series(labels(), name="kind"), of_arrow["pt"]
    yield "polars", polars.DataFrame(made), polars.Series("kind", labels()), polars.Series(made["pt"])
    yield "Arrow", pyarrow.table(made), pyarrow.array(labels()), pyarrow.array(made["pt"])
    yield "awkward", awkward.Array(made), awkward.Array(list(labels())), awkward.Array(made["pt"])


def reordered(table):
    names = ["n", "eta", "pt"]
    if isinstance(table, dict):
        return {name: table[name] for name in names}
    return table.select(names) if isinstance(table, pyarrow.Table) else table[names]


class ScikitLearn(unittest.TestCase):
    def test_its_own_checks(self):
        for estimator in (Classifier(), Regressor()):
            with self.subTest(type(estimator).__name__), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                checks = check_estimator(estimator, on_fail=None)
                wrong = [f"{check['check_name']}: {check['exception']!r}" for check in checks if check["status"] not in ("passed", "skipped")]
                self.assertEqual(wrong, [])
                self.assertGreater(sum(check["status"] == "passed" for check in checks), 50)
                skipped = {check["check_name"] for check in checks if check["status"] == "skipped"}
                self.assertLessEqual(skipped, {"check_array_api_input"})  # it requires a variable that is set before scipy is loaded

    def test_the_best_that_can_be_and_its_own_network(self):
        (x, y), (other, truth) = gaussians(4000, 1), gaussians(20000, 2)
        best = norm.cdf(1.5 / np.sqrt(2))
        ours = roc_auc_score(truth, Classifier(random_state=1).fit(x, y).decision_function(other))
        theirs = MLPClassifier((64, 64), early_stopping=True, random_state=1).fit(x, y).predict_proba(other)[:, 1]
        self.assertAlmostEqual(ours, best, delta=0.01)
        self.assertAlmostEqual(ours, roc_auc_score(truth, theirs), delta=0.01)

    def test_linear_least_squares_with_weights(self):
        random = np.random.default_rng(3)
        x = random.normal(3, 2, (200, 2))
        y = np.column_stack([1 + x @ [2, -1] + random.normal(size=200), 50 - x @ [0.5, 0.2] + random.normal(size=200)])
        w = random.uniform(0.1, 3, 200)
        design = np.column_stack([np.ones(200), x]) * np.sqrt(w)[:, None]
        right = np.column_stack([np.ones(200), x]) @ np.linalg.lstsq(design, y * np.sqrt(w)[:, None])[0]
        linear = Regressor((), epochs=3000, learning_rate=0.03, schedule=("cosine", 0.0), weight_decay=0, validation_fraction=0)
        np.testing.assert_allclose(linear.fit(x, y, sample_weight=w).predict(x), right, rtol=0, atol=2e-3)
        np.testing.assert_allclose(linear.fit(x, y[:, 0], sample_weight=w).predict(x), right[:, 0], rtol=0, atol=2e-3)

    def test_pipelines_and_searches_in_processes(self):
        x, y = matrix(), labels()
        pipeline = make_pipeline(PolynomialFeatures(), Classifier(epochs=40, random_state=1))
        grid = {"classifier__hidden": [(), (16,)], "classifier__learning_rate": [1e-3, 1e-2]}
        alone = GridSearchCV(pipeline, grid, cv=2, scoring="roc_auc").fit(x, y)
        for backend in ("loky", "multiprocessing", "threading"):
            with self.subTest(backend), joblib.parallel_backend(backend):
                several = GridSearchCV(pipeline, grid, cv=2, scoring="roc_auc", n_jobs=2).fit(x, y)
                np.testing.assert_array_equal(several.cv_results_["mean_test_score"], alone.cv_results_["mean_test_score"])
        self.assertGreater(alone.best_score_, 0.85)
        scores = cross_val_score(Classifier(**QUICK), x, y, cv=3, n_jobs=2)
        np.testing.assert_array_equal(scores, cross_val_score(Classifier(**QUICK), x, y, cv=3))


class Tables(unittest.TestCase):
    def test_every_package(self):
        x = matrix()
        wanted = Classifier(**QUICK).fit(x, labels(), sample_weight=columns()["pt"]).predict_proba(x)
        for package, table, y, w in tables():
            with self.subTest(package):
                model = Classifier(**QUICK).fit(table, y, sample_weight=w, validation=None)
                self.assertEqual(list(model.feature_names_in_), list(columns()))
                self.assertEqual(list(model.classes_), ["background", "signal"])
                np.testing.assert_array_equal(model.predict_proba(table), wanted)
                self.assertEqual(model.score(table, y), np.mean(model.predict(table) == labels()))
                try:  # columns in another order are reordered, or refused, as scikit-learn requires for tables
                    np.testing.assert_array_equal(model.predict_proba(reordered(table)), wanted)
                except ValueError as error:
                    self.assertIn("Feature names must be in the same order", str(error))
                if package != "dict":  # scikit-learn cannot count the rows of a dict
                    self.assertTrue(np.isfinite(cross_val_score(Classifier(**QUICK), table, y, cv=2)).all())

    def test_tables_of_targets(self):
        made = columns()
        wanted = Regressor(**QUICK).fit(matrix(), matrix()[:, :2]).predict(matrix())
        few = {name: made[name] for name in ("pt", "eta")}
        for targets in (few, pandas.DataFrame(few), polars.DataFrame(few), pyarrow.table(few), awkward.Array(few)):
            with self.subTest(type(targets).__module__):
                np.testing.assert_array_equal(Regressor(**QUICK).fit(matrix(), targets).predict(matrix()), wanted)

    def test_what_is_no_table_of_numbers_is_refused(self):
        x, y = matrix(), labels()
        model = Classifier(**QUICK).fit(columns(), y)
        jagged = awkward.Array({"pt": [[1.0, 2.0], [3.0]] * 300, "eta": [0.5, 0.25] * 300})
        masked = np.ma.masked_less(x, 0)
        large = x.copy()
        large[17, 1] = 1e300
        refused = [
            ("column 'pt' is .*; wanted a number in each row", lambda: Classifier().fit(jagged, y)),
            ("X has [0-9]+ masked values; wanted none", lambda: Classifier().fit(masked, y)),
            ("X is 1e.300 at row 17", lambda: Classifier().fit(large, y)),
            ("X has no column 'n'; its columns are: pt, eta", lambda: model.predict({"pt": [1.0], "eta": [2.0]})),
            ("[Ss]ample.weights? .*zero", lambda: Classifier().fit(x, y, np.zeros(len(x)))),
            ("y of validation has the class 'other'", lambda: Classifier().fit(x, y, validation=(x[:2], ["signal", "other"]))),
            ("y has one class, 'signal'; wanted 2 classes or more", lambda: Classifier().fit(x, ["signal"] * len(x))),
        ]
        for message, call in refused:
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                call()

    def test_a_value_of_a_parameter_that_is_none(self):
        wrong = dict(
            activation="rely", init="xavir", hidden=(8, -1), epochs=-1, batch_size=0, learning_rate="fast", optimizer="adamx", clip_norm=-1,
            schedule=("wsd", 0.1), validation_fraction=1.5, patience=2.5, threads=-1, progress="maybe", monitor="auc", random_state=-1, adam=(0.9, 0.99),
            freeze="layers.7", learning_rates={"layers.0": -1}, checkpoint_every=0, weight_decay=float("nan"), momentum=2,
        )
        for name, value in wrong.items():
            more = {"optimizer": "sgd"} if name == "momentum" else {}
            with self.subTest(name), self.assertRaisesRegex(ValueError, name.replace("learning_rates", "learning.rate").replace("freeze", "layers.7")):
                Classifier(**{name: value}, **more).fit(matrix(), labels())
        with self.assertRaisesRegex(ValueError, "loss is 'mae'; wanted 'mse', 'huber'"):
            Regressor(loss="mae").fit(matrix(), columns()["pt"])


class Fits(unittest.TestCase):
    def setUp(self):
        self.x, self.y = matrix(), labels()

    def test_probabilities_are_those_of_the_logits(self):
        model = Classifier(**QUICK).fit(self.x, self.y)
        logits = model.decision_function(self.x)
        p = model.predict_proba(self.x)
        np.testing.assert_allclose(p[:, 1], 1 / (1 + np.exp(-logits)), rtol=1e-12)
        np.testing.assert_allclose(p.sum(axis=1), 1, rtol=1e-12)
        far = model.predict_log_proba(self.x * 1e4)
        np.testing.assert_array_equal(far[:, 0], log_expit(-model.decision_function(self.x * 1e4)))
        self.assertTrue(np.isfinite(far).all() and far.min() < -100)
        three = Classifier(**QUICK).fit(self.x, np.arange(600) % 7 % 3 + 5)
        p = three.predict_proba(self.x)
        raw = three.decision_function(self.x)
        np.testing.assert_allclose(p, np.exp(raw) / np.exp(raw).sum(axis=1, keepdims=True), rtol=1e-12)
        np.testing.assert_array_equal(three.predict(self.x), three.classes_[p.argmax(axis=1)])
        self.assertEqual(list(three.classes_), [5, 6, 7])

    def test_the_history_is_a_dict_of_arrays(self):
        model = Classifier(**QUICK).fit(self.x, self.y)
        self.assertEqual(model.n_iter_, 5)
        self.assertEqual({len(values) for values in model.history_.values()}, {5})
        np.testing.assert_array_equal(model.history_["epoch"], np.arange(1, 6))
        self.assertEqual(1 + np.argmin(model.history_["validation_loss"]), model.best_epoch_)
        self.assertEqual((model.metric_, model.stop_), ("Auc", "Completed"))
        self.assertEqual(len(pandas.DataFrame(model.history_)), 5)

    def test_rows_of_its_own_to_validate_on(self):
        model = Classifier(**QUICK).fit(self.x[:400], self.y[:400], validation=(self.x[400:], self.y[400:]))
        best = model.history_["validation_metric"][model.best_epoch_ - 1]
        self.assertAlmostEqual(best, roc_auc_score(self.y[400:] == "signal", model.decision_function(self.x[400:])), places=6)
        np.testing.assert_array_equal(np.isnan(Classifier(validation_fraction=0, **QUICK).fit(self.x, self.y).history_["validation_loss"]), True)

    def test_the_monitor_chooses_the_best_epoch(self):
        for monitor, figure, best in (("loss", "validation_loss", np.min), ("metric", "validation_metric", np.max)):
            model = Classifier(epochs=20, learning_rate=3e-2, batch_size=16, monitor=monitor, random_state=1).fit(self.x, self.y)
            values = model.history_[figure]
            self.assertEqual(values[model.best_epoch_ - 1], best(values))

    def test_repetitions_are_weights_and_weights_of_zero_are_left_out(self):
        x, y = self.x[:100], self.y[:100]
        w = np.arange(100) % 3
        repeated = Classifier(**QUICK).fit(x.repeat(w, axis=0), y.repeat(w))
        weighted = Classifier(**QUICK).fit(x, y, sample_weight=w)
        np.testing.assert_array_equal(repeated.predict_proba(x), weighted.predict_proba(x))
        chosen = self.x[:, 2] != 4  # more rows than a batch
        without = Classifier(**QUICK).fit(self.x[chosen], self.y[chosen], sample_weight=np.full(chosen.sum(), 2.0))
        of_zero = Classifier(**QUICK).fit(self.x, self.y, sample_weight=2.0 * chosen)
        np.testing.assert_array_equal(without.predict_proba(x), of_zero.predict_proba(x))

    def test_a_fit_goes_on_from_the_one_before(self):
        model = Classifier(warm_start=True, validation_fraction=0, **QUICK).fit(self.x, self.y)
        first = model.history_["train_loss"]
        model.fit(self.x, self.y)
        self.assertLess(model.history_["train_loss"][0], first[-1])
        again = Classifier(validation_fraction=0, **QUICK).fit(self.x, self.y).fit(self.x, self.y)
        np.testing.assert_array_equal(again.history_["train_loss"], first)
        with self.assertRaisesRegex(ValueError, "warm_start: y has the classes"):
            model.fit(self.x, np.arange(600) % 2)
        with self.assertRaisesRegex(ValueError, "warm_start: .* has 3 features and 1 outputs"):
            model.fit(self.x[:, :2], self.y)

    def test_a_function_sees_each_epoch_and_may_end_the_fit(self):
        seen = []
        model = Classifier(epochs=9).fit(self.x, self.y, on_epoch=lambda row: seen.append(row["train_loss"]) or len(seen) < 3)
        self.assertEqual((model.n_iter_, model.stop_), (3, "Callback"))
        np.testing.assert_array_equal(model.history_["train_loss"], seen)
        with self.assertRaisesRegex(ZeroDivisionError, "division"):
            Classifier().fit(self.x, self.y, on_epoch=lambda row: 1 / 0)

    def test_ctrl_c_keeps_what_was_trained(self):
        model = Classifier(epochs=50, random_state=1)
        with self.assertRaisesRegex(KeyboardInterrupt, "after [23] epochs; the estimator has the best weights so far"):
            model.fit(self.x, self.y, on_epoch=lambda row: row["epoch"] != 2 or os.kill(os.getpid(), signal.SIGINT))
        self.assertEqual(model.stop_, "Interrupted")
        self.assertGreater(len(model.predict(self.x)), 0)

    def test_copies_and_pickles_have_the_network(self):
        model = Classifier((8,), **QUICK).fit(columns(), self.y)
        wanted = model.predict_proba(columns())
        np.testing.assert_array_equal(copy.deepcopy(model).predict_proba(columns()), wanted)
        self.assertFalse(hasattr(clone(model), "network_"))
        self.assertEqual(clone(model).get_params(), model.get_params())
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "model.pickle")
            with open(path, "wb") as file:
                pickle.dump((model, columns(), wanted), file)
            code = "import pickle, sys; m, x, p = pickle.load(open(sys.argv[1], 'rb')); assert (m.predict_proba(x) == p).all(); " \
                "assert 'ROOT' not in sys.modules"
            subprocess.run([sys.executable, "-c", code, path], check=True)

    def test_a_checkpoint_is_gone_on_from(self):
        with tempfile.TemporaryDirectory() as folder:
            options = dict(checkpoint=os.path.join(folder, "fit.checkpoint"), schedule="constant", random_state=1)
            Classifier(epochs=3, **options).fit(self.x, self.y)
            resumed = Classifier(epochs=6, resume=True, **options).fit(self.x, self.y)
        through = Classifier(epochs=6, schedule="constant", random_state=1).fit(self.x, self.y)
        self.assertEqual(resumed.n_iter_, 6)
        np.testing.assert_array_equal(resumed.predict_proba(self.x), through.predict_proba(self.x))


class Root(unittest.TestCase):
    """Conversions to and from ROOT."""

    @classmethod
    def setUpClass(cls):
        global ROOT, rootgrad
        import ROOT
        import rootgrad

    def test_the_bits_of_fit_and_the_way_into_root(self):
        model = Classifier((8,), epochs=3, learning_rate=1e-2, optimizer="adam", schedule=("cosine", 0.1), random_state=7)
        model.fit(pandas.DataFrame(columns()), labels() == "signal", sample_weight=columns()["pt"])
        net = rootgrad.Mlp([3, 8, 1], seed=7)
        options = dict(epochs=3, learning_rate=1e-2, optimizer="adam", schedule=("cosine", 0.1), seed=7, progress="off")
        history = rootgrad.fit(net, columns(), labels() == "signal", weight=columns()["pt"], **options)
        scores = net.predict(columns())
        np.testing.assert_array_equal(model.decision_function(pandas.DataFrame(columns())), scores)
        np.testing.assert_array_equal(model.history_["train_loss"], history.to_dict()["train_loss"])
        self.assertEqual(list(model.history_), list(history.to_dict()))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "net.safetensors")
            model.save(path)
            read = rootgrad.Mlp.load(path)
        self.assertEqual(read.columns, [("pt", 1), ("eta", 1), ("n", 1)])
        frame = ROOT.RDF.FromNumpy(columns())
        np.testing.assert_array_equal(rootgrad.define(frame, "score", read).AsNumpy(["score"])["score"], scores)
        self.assertEqual(Regressor(**QUICK).fit(frame.AsNumpy(), columns()["pt"]).n_features_in_, 3)

    def test_it_has_the_options_of_a_fit(self):
        from rootgrad._options import _SETTERS

        ours = set(Classifier().get_params()) | set(Regressor().get_params())
        elsewhere = {"seed": "random_state", "weight_column": "sample_weight of fit", "memory": "rows are arrays", "interruptible": "always",
                     "dropout_fade": "an Mlp has no dropout", "communicator": "one process", "own_rows": "one process"}
        self.assertEqual(set(_SETTERS) - ours, set(elsewhere))
        more = {"hidden", "activation", "init", "network", "preset", "warm_start", "random_state"}
        self.assertEqual(ours - set(_SETTERS), more)

    def test_a_network_for_a_table(self):
        x, y = gaussians(600, 3)[:2]
        options = dict(QUICK, network="table", preset="fast")
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # a choice of the fit is not a warning
            model = Classifier(**options).fit(x, y)
        self.assertRegex(model.notes_[0], "^table network: 4 members of 2 layers of 64, ")
        self.assertEqual((model.network_.features, model.network_.outputs), (x.shape[1], 1))
        self.assertGreater(model.score(x, y), 0.5)
        np.testing.assert_array_equal(pickle.loads(pickle.dumps(model)).predict_proba(x), model.predict_proba(x))
        np.testing.assert_array_equal(Classifier(**options).fit(x, y).decision_function(x), model.decision_function(x))
        labels = np.array(["a", "b", "c"])[np.arange(len(x)) % 3]
        self.assertEqual(Classifier(**options).fit(x, labels).predict_proba(x).shape, (len(x), 3))
        self.assertEqual(Regressor(**options).fit(x, np.arange(len(x)) % 3).network_.outputs, 1)
        self.assertEqual(Regressor(**options).fit(x, x[:, :2]).predict(x).shape, (len(x), 2))
        model = Classifier(warm_start=True, **options).fit(x, y)
        self.assertEqual(model.fit(x, y).network_.features, x.shape[1])
        for wrong, expected in (({"network": "tree"}, "wanted 'mlp' or 'table'"), ({"preset": "slow"}, "'fast', 'balanced', 'best'")):
            with self.assertRaisesRegex(ValueError, expected):
                Classifier(**dict(options, **wrong)).fit(x, y)

    def test_a_teacher(self):
        x, y = gaussians(1000, 3)[:2]
        options = dict(QUICK, epochs=20)
        teacher = Classifier(network="table", preset="fast", **options).fit(x, y)
        student = Classifier(hidden=(16,), teacher=teacher, **options).fit(x, y)
        self.assertLess(np.abs(student.predict_proba(x) - teacher.predict_proba(x)).mean(), 0.05)
        teacher = Regressor(**options).fit(x, x[:, 0])
        student = Regressor(hidden=(16,), teacher=teacher, **options).fit(x, np.zeros(len(x)))
        self.assertGreater(np.corrcoef(student.predict(x), x[:, 0])[0, 1], 0.9)
        with self.assertRaisesRegex(ValueError, "wanted a Classifier or Regressor that was fitted"):
            Classifier(teacher=Classifier(), **options).fit(x, y)

    def test_missing_values(self):
        x, y = gaussians(2000, 3)[:2]
        x[::4, 1] = -999
        table = {"pt": x[:, 0], "eta": x[:, 1]}
        for missing in ({"eta": -999}, (-999, ["eta"]), (-999, "eta")):
            with warnings.catch_warnings(record=True):
                warnings.simplefilter("always")
                model = Classifier(missing=missing, **QUICK).fit(table, y)
            self.assertRegex(model.notes_[0], r"for the network: 'eta' \(-999 in 25\.0 % of the rows\)$")
        for wrong in ("eta", (-999, []), {"eta": "none"}, (1, 2, 3), float("nan")):
            with self.assertRaisesRegex(ValueError, "missing is"):
                Classifier(missing=wrong, **QUICK).fit(table, y)

    def test_the_points_of_a_roc_curve(self):
        random = np.random.default_rng(5)
        score, label = np.round(random.normal(size=400), 1).astype(np.float32), random.integers(0, 2, 400).astype(np.float32)
        weight = random.uniform(0.5, 2, 400).astype(np.float32)
        curve = rootgrad.roc(ROOT.RDF.FromNumpy({"s": score, "y": label, "w": weight}), "s", "y", "w")
        background, signal_, thresholds = roc_curve(label, score, sample_weight=weight, drop_intermediate=False)
        np.testing.assert_allclose(np.asarray(curve.background()), background, atol=1e-12)
        np.testing.assert_allclose(np.asarray(curve.signal()), signal_, atol=1e-12)
        np.testing.assert_array_equal(np.asarray(curve.thresholds()), thresholds)


if __name__ == "__main__":
    unittest.main()
