"""The import of rootgrad.torch, in a separate Python each time."""

import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest


class Import(unittest.TestCase):
    def run_python(self, code, **variables):
        environment = {**os.environ, **variables}
        return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)

    def right(self, code):
        ran = self.run_python(code)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)

    def test_without_root(self):
        for first in ("import rootgrad.torch", "import rootgrad; rootgrad.torch", "from rootgrad import torch", "import torch, rootgrad"):
            self.right(f"{first}\nimport sys, rootgrad\nassert rootgrad.torch.Network and 'ROOT' not in sys.modules and 'torch' in dir(rootgrad)")

    @unittest.skipIf(importlib.util.find_spec("ROOT"), "this Python has ROOT")
    def test_what_needs_root_says_so(self):
        ran = self.run_python("import rootgrad; rootgrad.Mlp")
        self.assertIn("No module named 'ROOT'", ran.stderr)

    def test_without_the_shim(self):
        with tempfile.TemporaryDirectory() as folder:
            none, text = os.path.join(folder, "none.so"), os.path.join(folder, "text.so")
            pathlib.Path(text).write_text("no library")
            for path, message in ((none, "none.so, which connects rootgrad and PyTorch, does not exist"), (text, "text.so cannot be loaded beside torch")):
                ran = self.run_python("import rootgrad.torch", ROOTGRAD_TORCH_LIBRARY=path)
                last = ran.stderr.strip().splitlines()[-1]
                self.assertTrue(last.startswith("ImportError: "), ran.stderr)
                self.assertIn(message, last)
                self.assertIn("run `cargo xtask install --torch`, or set ROOTGRAD_TORCH_LIBRARY", last)


if __name__ == "__main__":
    unittest.main()
