"""rootgrad in a Jupyter kernel: the example notebook from the first to the last cell, the interrupt button, and cells after an error.

Run by `cargo xtask test pyroot` as `test_notebook.py NOTEBOOK`, in an environment with ROOT and Jupyter's kernel.
"""

import pathlib
import queue
import re
import sys
import tempfile
import time
import unittest

import jupyter_client.manager
import nbformat
import numpy as np
from nbclient import NotebookClient

NOTEBOOK = pathlib.Path(sys.argv.pop(1))
PATIENCE = 300  # seconds; the first cells compile ROOT's headers


def text_of(outputs):
    """Returns the text that a cell printed and displayed."""
    parts = [output.get("text", "") + output.get("data", {}).get("text/plain", "") for output in outputs]
    return "".join(parts)


def best_auc(n=200_000):
    """The area under the ROC curve of the likelihood ratio, which no classifier exceeds, for the notebook's events."""
    random = np.random.default_rng(2)
    signal = np.arange(n) % 2 == 0
    pt = random.exponential(np.where(signal, 40, 25))
    eta = random.normal(0, np.where(signal, 1.0, 1.8))
    dphi = np.where(signal, random.vonmises(np.pi, 1.5, n), random.uniform(-np.pi, np.pi, n))
    ratio = pt * (1 / 25 - 1 / 40) + eta**2 / 2 * (1 / 1.8**2 - 1) + 1.5 * np.cos(dphi - np.pi)
    rank = np.empty(n)
    rank[np.argsort(ratio)] = np.arange(n)
    ours = signal.sum()
    return (rank[signal].sum() - ours * (ours - 1) / 2) / (ours * (n - ours))


class Example(unittest.TestCase):
    def test_it_runs_from_the_first_cell_to_the_last(self):
        notebook = nbformat.read(NOTEBOOK, as_version=4)
        nbformat.validate(notebook)
        self.assertTrue(all(not cell.get("outputs") for cell in notebook.cells), "it is stored without outputs")
        with tempfile.TemporaryDirectory() as folder:
            client = NotebookClient(notebook, timeout=PATIENCE, kernel_name="python3", resources={"metadata": {"path": folder}})
            client.execute()
            self.assertTrue((pathlib.Path(folder) / "notebook.safetensors").exists())
        cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
        shown = [text_of(cell.outputs) for cell in cells]

        def cell(words):
            return next(i for i, c in enumerate(cells) if words in c.source)

        training = shown[cell("history = rootgrad.fit(net")]
        self.assertIn("rootgrad.History(20 epochs", training)
        self.assertRegex(training, r"epoch 20: loss \d\.\d+")  # the progress line
        auc = re.search(r"area under the ROC curve (\d\.\d+)", shown[cell("rootgrad.roc")])
        self.assertLess(abs(float(auc.group(1)) - best_auc()), 0.02)  # 5000 events: a standard deviation of 0.006
        self.assertTrue(shown[cell("notebook.safetensors")].rstrip().endswith("float32 True"))
        errors = [float(value) for value in re.findall(r"'p[xy]': (?:np\.float64\()?([\d.]+)", shown[cell("to_px_py")])]
        self.assertEqual(len(errors), 2, shown[cell("to_px_py")])
        self.assertLess(max(errors), 5)  # GeV, with a spread of about 27
        for picture in ("history.draw", "nostack"):
            shown = [kind for output in cells[cell(picture)].outputs for kind in output.get("data", {})]
            self.assertTrue({"image/png", "text/html"} & set(shown), f"{picture}: {shown}")


class Kernel(unittest.TestCase):
    """A Jupyter kernel that runs cells."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.manager, cls.client = jupyter_client.manager.start_new_kernel(kernel_name="python3", cwd=cls.folder.name)
        cls.run_cell("import numpy as np, ROOT, rootgrad\n"
                     "x = np.random.default_rng(0).normal(size=(20000, 2)).astype('f4')\n"
                     "y = x[:, 0] > x[:, 1]\n"
                     "net = rootgrad.Mlp([2, 64, 64, 1])")

    @classmethod
    def tearDownClass(cls):
        cls.client.stop_channels()
        cls.manager.shutdown_kernel(now=True)
        cls.folder.cleanup()

    @classmethod
    def run_cell(cls, code, meanwhile=None):
        """Runs a cell; returns its printed or displayed text, and its error as (class, message) or None. `meanwhile(text)` is
        called whenever text arrives."""
        request = cls.client.execute(code)
        text, error = "", None
        end = time.monotonic() + PATIENCE
        while True:
            try:
                message = cls.client.get_iopub_msg(timeout=max(1, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"the cell does not end: {code}\n{text}") from None
            if message["parent_header"].get("msg_id") != request:
                continue
            kind, content = message["msg_type"], message["content"]
            if kind == "stream":
                text += content["text"]
                if meanwhile:
                    meanwhile(text)
            elif kind == "execute_result":
                text += content["data"]["text/plain"]
            elif kind == "error":
                error = content["ename"], content["evalue"]
            elif kind == "status" and content["execution_state"] == "idle":
                return text, error

    def test_the_stop_button_ends_a_fit_and_keeps_what_it_has(self):
        pressed = []

        def press(text):
            if not pressed and "epoch 3:" in text:
                pressed.append(time.monotonic())
                self.manager.interrupt_kernel()

        text, error = self.run_cell("h = rootgrad.fit(net, x, y, epochs=1_000_000)\nprint('THEN', h.stop, len(h) >= 3)", press)
        self.assertIsNone(error)
        self.assertTrue(pressed)
        self.assertIn("THEN Interrupted True", text)
        self.assertLess(time.monotonic() - pressed[0], 30)
        text, error = self.run_cell("float(np.mean((net.predict(x) > 0) == y)) > 0.9")
        self.assertEqual((text, error), ("True", None))

    def test_the_stop_button_while_columns_are_read(self):
        code = ("df = ROOT.RDataFrame(1 << 40).Define('a', 'double(rdfentry_ % 7)').Define('b', 'rdfentry_ % 2')\n"
                "print('reading', flush=True)\n"
                "rootgrad.fit(rootgrad.Mlp([1, 4, 1]), df, ['a'], 'b')")

        def press(text):
            if "reading" in text:
                time.sleep(8)  # time to compile the headers and to read events
                self.manager.interrupt_kernel()

        _, error = self.run_cell(code, press)
        self.assertEqual(error and error[0], "KeyboardInterrupt")
        self.assertEqual(self.run_cell("6 * 7"), ("42", None))

    def test_an_error_is_one_line_and_the_kernel_lives(self):
        self.run_cell("df = ROOT.RDataFrame(100).Define('pt', 'rdfentry_ * 1.f').Define('y', 'rdfentry_ % 2')")
        _, error = self.run_cell("rootgrad.fit(rootgrad.Mlp([1, 4, 1]), df, ['ptt'], 'y')")
        self.assertIn("Error", error[0])
        self.assertIn("no column 'ptt'; did you mean 'pt'?", error[1])
        _, error = self.run_cell("rootgrad.fit(net, np.full((4, 2), np.nan), [0, 1, 0, 1])")
        self.assertIn("is NaN at row 0", error[1])
        self.assertEqual(self.run_cell("6 * 7"), ("42", None))

    def test_an_exception_of_on_epoch_comes_out(self):
        _, error = self.run_cell("def on_epoch(epoch):\n    raise RuntimeError('mine')\nrootgrad.fit(net, x, y, on_epoch=on_epoch)")
        self.assertEqual(error, ("RuntimeError", "mine"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
