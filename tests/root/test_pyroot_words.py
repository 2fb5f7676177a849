"""Messages in Python's terms. Run by `cargo xtask test`, or by any Python: it needs neither ROOT nor the library."""

import importlib.util
import pathlib
import unittest

beside = pathlib.Path(__file__).resolve().parents[2] / "python/rootgrad/_words.py"
if beside.exists():
    spec = importlib.util.spec_from_file_location("_words", beside)
    words = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(words)
else:
    from rootgrad import _words as words


class Words(unittest.TestCase):
    def test_options_are_keywords(self):
        for library, python in (
            (
                "target 'M' is 91.2 at row 0, so this is not a classification into 0 and 1; for a regression set loss(Loss::Mse) or loss(Loss::Huber); for K classes",
                "target 'M' is 91.2 at row 0, so this is not a classification into 0 and 1; for a regression set loss=\"mse\" or loss=\"huber\"; for K classes",
            ),
            (
                "0 or 1 for binary cross-entropy; for a regression set loss(Loss::Mse)",
                '0 or 1 for binary cross-entropy; for a regression set loss="mse"',
            ),
            ("all other values look alike; set missing to -999, which replaces it by the mean", "all other values look alike; set missing=-999, which replaces it by the mean"),
            ("give more, or set validation_fraction to 0", "give more, or set validation_fraction=0"),
            ("set balance_classes to true to make all classes weigh the same", "set balance_classes=True to make all classes weigh the same"),
            ("loss is Huber(0.5); wanted one for a classification", 'loss is ("huber", 0.5); wanted one for a classification'),
            ("the step schedule's factor is -1; wanted", 'factor of schedule=("step", every_epochs, factor) is -1; wanted'),
            (
                "the wsd schedule's warmup_fraction + decay_fraction is 1.2; wanted",
                'warmup + decay of schedule=("wsd", warmup, decay, final) is 1.2; wanted',
            ),
            ("the list of frames is empty; wanted at least one, as {signal, 1}", "the list of frames is empty; wanted at least one, as (signal, 1)"),
        ):
            self.assertEqual(words.spoken(library), python)

    def test_what_is_quoted_or_part_of_a_word_stays(self):
        for message in (
            "no column 'set loss(Loss::Mse)'; did you mean 'x'?",
            "'set missing to 5' is no file",
            "the network's columns: 'batch size is'",
            "reset clip_normal and preset clip_norm_2",
            "epochs is -1; wanted 0 or more",
            "",
            "set missing to ",
            "it's the loss's column 'b'",
        ):
            self.assertEqual(words.spoken(message), message)

    def test_said_twice_is_said_once(self):
        for pattern, python in words._ROWS:
            if "{}" not in python:
                self.assertEqual(words.spoken(python), python, pattern)

    def test_every_row_has_three_cells_and_comes_up(self):
        rows = [line for line in words.TABLE.splitlines() if line]
        self.assertGreater(len(rows), 30)
        for row in rows:
            self.assertRegex(row, r"^\| [^|]+ \| [^|]+ \| [^|]+ \|$")
        for pattern, python in words._ROWS:
            message = pattern.removeprefix("^").replace("{}", "7")
            self.assertEqual(words.spoken(message), python.replace("{}", "7"))


if __name__ == "__main__":
    unittest.main()
