"""What PyTorch's and JAX's workers share: the case on the command line, data from disk, one answer per line asked.

A worker prints a JSON line once it is ready, then for every line on standard input does one epoch (training) or one
pass over all rows (inference) and prints its seconds. `cargo xtask bench mlp --peers` asks all workers in turn.
"""
import json
import sys
import time

import numpy as np


def case():
    """The case: widths, batch, rows, activation, task ("train" or "infer"), mode, data (path prefix)."""
    c = json.loads(sys.argv[1])
    c["x"] = np.fromfile(c["data"] + "x.f32", np.float32).reshape(c["rows"], c["widths"][0])
    c["y"] = np.fromfile(c["data"] + "y.f32", np.float32)
    return c


def timed(run):
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def serve(run, info):
    """Answers until the input ends. `run` does the work and returns when it is all done."""
    print(json.dumps(info), flush=True)
    for _ in sys.stdin:
        print(timed(run), flush=True)
