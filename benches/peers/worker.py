"""Functions that PyTorch's and JAX's workers share: the case on the command line, data from disk, one answer per request.

A worker prints a JSON line when it is ready. Then for every line on standard input it runs one epoch (training) or one pass over all rows
(inference) and prints its seconds. `cargo xtask bench mlp --peers`, `bench graph --peers`, `bench onnx --peers` and `bench torch --peers`
send requests to all workers in turn.
"""
import functools
import json
import os
import sys
import time

import numpy as np


def case():
    """The case: widths, batch, rows, activation, task ("train" or "infer"), mode, data (path prefix)."""
    c = json.loads(sys.argv[1])
    c["x"] = np.fromfile(c["data"] + "x.f32", np.float32).reshape(c["rows"], c["widths"][0])
    c["y"] = np.fromfile(c["data"] + "y.f32", np.float32)
    return c


class GraphCase:
    """A case of `bench graph`, `bench onnx`, `bench torch`: name, batch, rows, threads, mode, task, outputs, and the files that rootgrad
    wrote for it."""

    def __init__(self, c):
        self.name, self.mode, self.batch, self.threads, self.outputs = c["case"], c["mode"], c["batch"], c["threads"], c["outputs"]
        self.layout, self.prefix, self.task = c["tensors"], c["data"], c.get("task", "training")
        self.x = self.read("x").reshape(c["rows"], -1)

    @functools.cached_property
    def y(self):
        return self.read("y").astype(np.float32 if self.outputs == 1 else np.int64)

    def read(self, what):
        return np.fromfile(f"{self.prefix}{what}.f32", np.float32)

    def tensors(self, what):
        """Returns the tensors of "parameters" or of a gradient by name, in rootgrad's layout. Those of queries, keys and values are joined,
        as in the peers.
        (The gradient of the keys' bias alone is 0 except for rounding errors.)"""
        values, start, tensors = self.read(what), 0, {}
        for name, sizes in self.layout:
            end = start + int(np.prod(sizes))
            tensors[name] = values[start:end].reshape(sizes)
            start = end
        assert start == len(values), f"{what}: {len(values)} values, the layout has {start}"
        for leaf in ("weight", "bias"):
            if f"query.{leaf}" in tensors:
                parts = [tensors.pop(f"{name}.{leaf}") for name in ("query", "key", "value")]
                tensors[f"qkv.{leaf}"] = np.concatenate(parts, -1)
        return tensors

    def first(self, what, to=lambda a: a):
        """Returns the rows whose gradients are compared: the first batch, or a few of its rows."""
        rows = {"batch": self.batch, "few": 4}[what]
        return to(self.x[:rows]), to(self.y[:rows])

    def thread_counts(self):
        """Returns powers of two below the requested number, and this number."""
        return sorted({1 << i for i in range(self.threads.bit_length()) if 1 << i <= self.threads} | {self.threads})


def graph_case():
    c = json.loads(sys.argv[1])
    # Libraries that choose their threads themselves respect this number of processors.
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: c["threads"]])
    return GraphCase(c)


def timed(run):
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def serve(run, info):
    """Answers requests until the input ends. `run` does the work and returns when all of it is done."""
    print(json.dumps(info), flush=True)
    for _ in sys.stdin:
        print(timed(run), flush=True)
