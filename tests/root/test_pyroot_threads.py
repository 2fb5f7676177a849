"""Two of Python's threads in rootgrad at once, from the first call on. Run by `cargo xtask test`, which sets PYTHONPATH.

ROOT compiles the first call of a function: each case runs in a separate Python, in which nothing has been called yet.
"""

import subprocess
import sys
import unittest

# Two threads run `work(i)`, i = 0, 1, as nearly at the same time as possible.
START = """
import threading
import numpy as np
import ROOT, rootgrad

random = np.random.default_rng(0)
x = random.normal(size=(4000, 3)).astype(np.float32)
y = x[:, 0] > 0
quiet = dict(epochs=2, seed=1, progress="off")
both, results = threading.Barrier(2), {}

def thread(i):
    try:
        both.wait()
        results[i] = work(i)
    except BaseException as error:
        results[i] = f"{type(error).__name__}: {error}"

def run():
    threads = [threading.Thread(target=thread, args=(i,)) for i in range(2)]
    [each.start() for each in threads]
    [each.join() for each in threads]
    print("SAID", "the same" if results[0] == results[1] else "different", results[0], results[1])
"""


class FirstCalls(unittest.TestCase):
    def first(self, work):
        ran = subprocess.run([sys.executable, "-c", START + work + "\nrun()"], capture_output=True, text=True, timeout=600)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)
        self.assertIn("SAID the same Completed", ran.stdout, ran.stderr)

    def test_arrays(self):
        self.first(
            "def work(i):\n"
            "    n = rootgrad.Mlp([3, 8, 1], seed=2)\n"
            "    stop = rootgrad.fit(n, x, y, **quiet).stop\n"
            "    return f'{stop} {n.predict(x[:2])}'\n"
        )

    def test_frames(self):
        self.first(
            "frames = [ROOT.RDF.FromNumpy({'a': x[:, 0].copy(), 'b': x[:, 1].copy(), 'y': y.astype(np.int32)}) for _ in range(2)]\n"
            "def work(i):\n"
            "    n = rootgrad.Mlp([2, 8, 1], seed=2)\n"
            "    stop = rootgrad.fit(n, frames[i], ['a', 'b'], 'y', **quiet).stop\n"
            "    return f'{stop} {n.parameters[:3]}'\n"
        )

    def test_texts(self):
        self.first(
            "text = rootgrad.Text.of('the cat sat on the mat. ' * 50)\n"
            "def work(i):\n"
            "    gpt = rootgrad.Gpt2(text.vocabulary, layers=1, heads=1, channels=8, max_time=8, seed=1)\n"
            "    stop = rootgrad.fit(gpt, text, steps=2, batch_size=2, sequence_length=8, progress='off').stop\n"
            "    return f'{stop} {gpt.parameters[:3]}'\n"
        )


# Each of four threads saves networks of its own, and reads them again.
SAVE = """
import os, sys, tempfile, threading
import rootgrad

sys.setswitchinterval(1e-5)
wrong = []

def work(number):
    net = rootgrad.Mlp([2, 8, 1], seed=number)
    path = os.path.join(folder, f"{number}.safetensors")
    for _ in range(200):
        net.save(path)
        if list(rootgrad.Mlp.load(path).parameters) != list(net.parameters):
            wrong.append(number)
        os.unlink(path)

with tempfile.TemporaryDirectory() as folder:
    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    [each.start() for each in threads]
    [each.join() for each in threads]
print("WRONG", wrong)
"""


class Files(unittest.TestCase):
    def test_each_thread_saves_under_its_own_path(self):
        ran = subprocess.run([sys.executable, "-c", SAVE], capture_output=True, text=True, timeout=600)
        self.assertEqual((ran.returncode, ran.stdout), (0, "WRONG []\n"), ran.stderr)
        self.assertNotIn("Traceback", ran.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
