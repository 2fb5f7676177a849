"""Tables with named columns and masked arrays in Python. Run by `cargo xtask test`, which sets PYTHONPATH."""

import unittest

import numpy as np
import ROOT

import rootgrad

QUIET = dict(epochs=2, batch_size=64, seed=5, progress="off")


class Column:
    """A column with the interface of Arrow and polars."""

    def __init__(self, values):
        self.values = np.asarray(values)
        self.dtype = self.values.dtype

    def to_numpy(self):
        return self.values


class Table:
    """A table with the interface of Arrow and polars."""

    def __init__(self, columns):
        self.data = columns
        self.column_names = list(columns)

    def __getitem__(self, name):
        return Column(self.data[name])

    def __len__(self):
        return len(next(iter(self.data.values())))


def columns(n=400):
    random = np.random.default_rng(0)
    return {"pt": random.exponential(30, n), "eta": random.normal(size=n), "n": np.arange(n) % 7}


def is_signal():
    return columns()["eta"] * (columns()["n"] - 3) > 0


def tables():
    """Returns the same table in the form of each installed package."""
    made = [Table(columns())]
    for package, make in (("pandas", "DataFrame"), ("polars", "DataFrame"), ("pyarrow", "table")):
        try:
            made.append(getattr(__import__(package), make)(columns()))
        except ImportError:
            print(f"skipped for {package}, which is not here")
    return made


class Tables(unittest.TestCase):
    def setUp(self):
        self.y = columns()["pt"] > 25

    def fitted(self, table, **more):
        net = rootgrad.Mlp([3, 8, 1], seed=1)
        rootgrad.fit(net, table, self.y, **more, **QUIET)
        return net

    def test_names_are_kept_and_checked(self):
        plain = np.column_stack(list(columns().values())).astype(np.float32)
        for table in tables():
            with self.subTest(type(table).__module__):
                net = self.fitted(table)
                self.assertEqual(net.columns, [("pt", 1), ("eta", 1), ("n", 1)])
                wanted = self.fitted(plain).predict(plain)
                np.testing.assert_array_equal(net.predict(table), wanted)
                swapped = Table({name: columns()[name] for name in ("n", "eta", "pt")})
                np.testing.assert_array_equal(net.predict(swapped), wanted)
                with self.assertRaisesRegex(rootgrad.Error, "no column 'n' in the table; its columns are: pt, eta"):
                    net.predict(Table({name: columns()[name] for name in ("pt", "eta")}))
                frame = ROOT.RDF.FromNumpy(columns())
                scores = rootgrad.define(frame, "score", net).AsNumpy(["score"])["score"]
                np.testing.assert_array_equal(scores, wanted)

    def test_structured_arrays_and_records_are_tables(self):
        made = columns()
        others = [np.rec.fromarrays(list(made.values()), names=list(made)), made]
        try:
            import awkward

            others.append(awkward.Array(made))
        except ImportError:
            print("skipped for awkward, which is not here")
        wanted = self.fitted(Table(made)).predict(Table(made))
        for table in others:
            with self.subTest(type(table).__module__):
                net = self.fitted(table, weight=np.ones(400), validation=(table, self.y))
                self.assertEqual(net.columns, [("pt", 1), ("eta", 1), ("n", 1)])
                np.testing.assert_array_equal(self.fitted(table).predict(table), wanted)

    def test_targets_may_be_a_table(self):
        made = columns()
        x, few = np.column_stack([made["n"], made["eta"] ** 2]), {name: made[name] for name in ("pt", "eta")}
        fitted = []
        for targets in (Table(few), few, np.rec.fromarrays(list(few.values()), names=list(few))):
            net = rootgrad.Mlp([2, 8, 2], seed=1)
            rootgrad.fit(net, x, targets, loss="mse", **QUIET)
            self.assertEqual(net.targets, ["pt", "eta"])
            fitted.append(net.predict(x))
        np.testing.assert_array_equal(fitted[1:], [fitted[0]] * 2)
        for wrong, message in (
            ({"pt": made["pt"], "eta": made["eta"][:7]}, r"columns of y must each have one number per row: 'pt' has shape \(400,\), 'eta' has shape \(7,\)"),
            ({"pt": ["a"] * 400}, "column 'pt' of y is .*; wanted numbers"),
        ):
            with self.assertRaisesRegex(rootgrad.Error, message):
                rootgrad.fit(rootgrad.Mlp([2, 8, 2]), x, wrong, loss="mse", **QUIET)

    def test_a_history_is_a_dict_of_arrays(self):
        history = rootgrad.fit(rootgrad.Mlp([3, 8, 1], seed=1), Table(columns()), self.y, **QUIET)
        table = history.to_dict()
        self.assertEqual(list(table), list(rootgrad.Epoch._fields))
        np.testing.assert_array_equal(table["train_loss"], [epoch.train_loss for epoch in history])

    def test_some_columns_may_be_chosen(self):
        net = rootgrad.Mlp([2, 4, 1], seed=1)
        rootgrad.fit(net, Table(columns()), self.y, columns=["eta", "pt"], **QUIET)
        self.assertEqual(net.columns, [("eta", 1), ("pt", 1)])
        with self.assertRaisesRegex(rootgrad.Error, "no column 'ett' in the table; did you mean 'eta'"):
            rootgrad.fit(net, Table(columns()), self.y, columns=["ett", "pt"], **QUIET)

    def test_what_is_no_number_is_named(self):
        text = Table({**columns(), "n": np.array(["a"] * 400)})
        with self.assertRaisesRegex(rootgrad.Error, "column 'n' is .*; wanted numbers"):
            self.fitted(text)
        gap = columns()
        gap["eta"][17] = np.nan
        with self.assertRaisesRegex(rootgrad.Error, "column 'eta' is NaN at row 17"):
            self.fitted(Table(gap))

    def test_what_would_be_taken_for_numbers_is_not(self):
        for values in (["1", "2"] * 200, np.arange(400).astype("datetime64[s]"), np.ones(400, complex)):
            with self.subTest(str(np.asarray(values).dtype)):
                with self.assertRaisesRegex(rootgrad.Error, "column 'n' is .*; wanted numbers"):
                    self.fitted(Table({**columns(), "n": np.asarray(values)}))
                with self.assertRaisesRegex(rootgrad.Error, "y is .*; wanted numbers|y has values that are not numbers"):
                    rootgrad.fit(rootgrad.Mlp([1, 4, 1]), np.ones((400, 1)), values, **QUIET)

    def test_columns_that_are_really_named_x0_and_x1_are_taken_by_name(self):
        named = {f"x{i}": values for i, values in enumerate(columns().values())}
        net = self.fitted(Table(named))
        swapped = Table({name: named[name] for name in ("x2", "x1", "x0")})
        np.testing.assert_array_equal(net.predict(swapped), net.predict(Table(named)))
        with self.assertRaisesRegex(rootgrad.Error, "wanted the order in which the network was trained"):
            rootgrad.define(ROOT.RDF.FromNumpy(named), "score", net, ["x1", "x0", "x2"])

    def test_pandas_own_types(self):
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not here")
        table = pandas.DataFrame({**columns(), "n": pandas.array([1, None] * 200, dtype="Int64")})
        with self.assertRaisesRegex(rootgrad.Error, "column 'n' is NaN at row 1"):
            self.fitted(table)
        target = pandas.Series(self.y, name="is_signal")
        net = rootgrad.Mlp([3, 8, 1], seed=1)
        rootgrad.fit(net, pandas.DataFrame(columns()), target, **QUIET)
        self.assertEqual(net.targets, ["is_signal"])
        with self.assertRaisesRegex(rootgrad.Error, "a column's name is 0; wanted a text"):
            self.fitted(pandas.DataFrame(np.zeros((400, 3))))

    def test_columns_of_another_name_stand_for_others_if_one_says_so(self):
        net = self.fitted(Table(columns()))
        frame = ROOT.RDF.FromNumpy(columns()).Define("w", "1.f")
        with self.assertRaisesRegex(rootgrad.Error, r"the feature columns are \{pt, eta, w\}; wanted those .* \{pt, eta, n\}"):
            rootgrad.define(frame, "score", net, ["pt", "eta", "w"])
        rootgrad.define(frame, "score", net, ["pt", "eta", "w"], renamed=True).Count().GetValue()

    def test_arrays_without_names_may_be_any_columns(self):
        net = self.fitted(np.column_stack(list(columns().values())))
        frame = ROOT.RDF.FromNumpy(columns())
        rootgrad.define(frame, "score", net, ["pt", "eta", "n"]).Count().GetValue()


class Frames(unittest.TestCase):
    def test_a_tree_is_a_frame_of_its_entries(self):
        frame = ROOT.RDF.FromNumpy(dict(columns(), y=is_signal().astype(np.float32)))
        frame.Snapshot("events", "tree.root")
        with ROOT.TFile("tree.root") as file:
            tree = file["events"]
            nets = [rootgrad.Mlp([2, 4, 1], seed=1) for _ in range(2)]
            rootgrad.fit(nets[0], tree, ["pt", "eta"], "y", **QUIET)
            rootgrad.fit(nets[1], frame, ["pt", "eta"], "y", **QUIET)
            self.assertEqual(*(list(net.cpp.parameters()) for net in nets))
            self.assertEqual(*(rootgrad.evaluate(nets[0], data, "y")["auc"] for data in (tree, frame)))
            for several in ([(tree, 1), (frame, 0)], [rootgrad.Frame(tree, 1), (tree, 0)]):
                rootgrad.fit(rootgrad.Mlp([2, 4, 1]), several, ["pt", "eta"], **QUIET)

    def test_what_is_no_frame_is_refused(self):
        net = rootgrad.Mlp([2, 4, 1])
        frame = ROOT.RDataFrame(4).Define("x", "1.f")
        refused = lambda words, *arguments, **more: self.assertRaisesRegex(TypeError, words, rootgrad.fit, net, *arguments, **more)
        refused(r"no classes; wanted fit\(net, \[\(signal, 1\), \(background, 0\)\]", [frame, frame], ["x"])
        refused(r"wanted a list, \[\(signal, 1\), \(background, 0\)\]", (frame, 1), ["x"])
        refused(r"wanted fit\(net, df, features, target, …\)$", frame, ["x"])
        refused("a frame is str; wanted an RDataFrame", [frame, "background.root"], ["x"], "y")
        refused("the class of a frame is 'signal'; wanted a number", [(frame, "signal"), (frame, 0)], ["x"])
        refused("a frame is ndarray; wanted", [(frame, 1)], ["x"], validation=[np.zeros((3, 2))])
        refuse = lambda words, *arguments, **more: self.assertRaisesRegex(rootgrad.Error, words, rootgrad.fit, net, *arguments, **more)
        refuse(r"frame 2 has no class; wanted \(frame, class\) for each", [(frame, 1), frame], ["x"])
        refuse("validation frame 1 has no class", [(frame, 1), (frame, 0)], ["x"], validation=frame)
        refuse("the list of validation frames is empty", [(frame, 1), (frame, 0)], ["x"], validation=[])
        refuse("frame 1 has a class, and a target column is given", [(frame, 1), (frame, 0)], ["x"], "y")
        refuse("the list of target columns is empty", [frame, frame], ["x"], [])
        refuse("the weight of frame 1 is 0", [rootgrad.Frame(frame, 1).weight(0), (frame, 0)], ["x"])

    def fitted(self, data, *arguments, **more):
        """Returns the parameters and the losses of a fit."""
        net = rootgrad.Mlp([3, 8, 1], seed=1)
        history = rootgrad.fit(net, data, ["pt", "eta", "n"], *arguments, **{**QUIET, **more})
        return np.concatenate([net.parameters, history["train_loss"], history["validation_loss"]])

    def test_several_are_one_data_set(self):
        """The bits are those of one frame with a column of classes, for any number and order of the frames."""
        frame = ROOT.RDF.FromNumpy({**columns(), "y": is_signal().astype(np.int32)})
        signal, background = frame.Filter("y == 1"), frame.Filter("y == 0")
        one = self.fitted(frame, "y")
        np.testing.assert_array_equal(self.fitted([(signal, 1), (background, 0)]), one)
        np.testing.assert_array_equal(self.fitted(([background, False], [signal, np.int64(1)])), one)
        others = signal.Redefine("n", "double(n)").Redefine("pt", "float(pt)")
        parts = [(others.Filter("n > 3"), 1), (background, 0), rootgrad.Frame(others.Filter("!(n > 3)"), 1)]
        np.testing.assert_array_equal(self.fitted(parts), one)
        np.testing.assert_array_equal(self.fitted([signal, background], "y"), one)

    def test_weights_of_frames_multiply_those_of_events(self):
        weight = np.random.default_rng(3).uniform(0.5, 2, 400).astype(np.float32)
        y = is_signal()
        product = (weight.astype(np.float64) * np.where(y, 0.21, 3.7)).astype(np.float32)
        frame = ROOT.RDF.FromNumpy({**columns(), "w": weight, "y": y.astype(np.int32), "product": product})
        parts = [rootgrad.Frame(frame.Filter("y == 1"), 1).weight(0.21), rootgrad.Frame(frame.Filter("y == 0"), 0).weight(3.7)]
        weighted = self.fitted(frame, "y", weight="product")
        np.testing.assert_array_equal(self.fitted(parts, weight="w"), weighted)

    def test_validation_from_frames(self):
        frame = ROOT.RDF.FromNumpy({**columns(), "y": is_signal().astype(np.int32)})
        train, test = frame.Filter("rdfentry_ < 300"), frame.Filter("rdfentry_ >= 300")
        one = self.fitted(train, "y", validation=test)
        classes = lambda df: [(df.Filter("y == 1"), 1), (df.Filter("y == 0"), 0)]
        np.testing.assert_array_equal(self.fitted(classes(train), validation=classes(test)), one)
        np.testing.assert_array_equal(self.fitted([train], "y", validation=[test]), one)

    def test_a_loss_of_ones_own(self):
        frame = ROOT.RDF.FromNumpy({**columns(), "y": is_signal().astype(np.int32)}).Define("e", "1 + eta * eta")
        loss = lambda y, t, w, e: rootgrad.mean((y - t) * (y - t) * e, -1)
        one = self.fitted(frame, "y", loss=loss, extra="e")
        parts = [(frame.Filter("y == 1"), 1), (frame.Filter("y == 0"), 0)]
        np.testing.assert_array_equal(self.fitted(parts, loss=loss, extra="e"), one)


class Masked(unittest.TestCase):
    def test_masked_values_are_refused_wherever_an_array_is_given(self):
        x = np.random.default_rng(0).normal(size=(200, 2)).astype(np.float32)
        y, weight = x[:, 0] > 0, np.ones(200)
        masked = np.ma.masked_array(x, mask=np.arange(400).reshape(200, 2) == 7)
        one = np.ma.masked_array(weight, mask=np.arange(200) == 3)
        net = rootgrad.Mlp([2, 4, 1])
        before = net.parameters
        for name, call in (
            ("x", lambda: rootgrad.fit(net, masked, y, **QUIET)),
            ("x", lambda: net.predict(masked)),
            ("x", lambda: net.predict(list(masked))),
            ("y", lambda: rootgrad.fit(net, x, one, **QUIET)),
            ("weight", lambda: rootgrad.fit(net, x, y, weight=one, **QUIET)),
            ("validation x", lambda: rootgrad.fit(net, x, y, validation=(masked, y), **QUIET)),
        ):
            with self.subTest(name), self.assertRaisesRegex(rootgrad.Error, f"^{name} has 1 masked values; wanted none"):
                call()
        np.testing.assert_array_equal(net.parameters, before)
        rootgrad.fit(net, np.ma.masked_array(x), y, **QUIET)  # no value is masked


if __name__ == "__main__":
    unittest.main()
