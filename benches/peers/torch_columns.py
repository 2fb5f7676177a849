"""From a ROOT file to a trained epoch with PyTorch, for `cargo xtask bench columns --peers`.

Modes: "uproot" reads all columns into NumPy arrays and trains on tensors in memory, with a new random order of rows in each epoch.
"rdataloader" is ROOT's own RDataLoader with its defaults, which reads again in each epoch while PyTorch trains. "rdataloader-eager" is the
same with load_eager=True, which stores the rows in memory. Network, initial parameters (from a file that rootgrad wrote), loss, optimiser
and batch are those of rootgrad's worker. PyTorch uses the fastest of 1, 2, 4, … threads up to the requested number, found by trying.

The worker prints a JSON line when it is ready. Then for each line on standard input, the path of a file, it reads and trains. It answers
with a JSON line: seconds since before the file was opened, processor time to the end of the first epoch, losses, number of rows received.
"""
import concurrent.futures
import json
import os
import struct
import sys
import time

import numpy as np
import torch
from torch import nn

TREE = "events"
FEATURES, TARGET = [f"f{i}" for i in range(28)], "label"


def state_dict(path):
    """Returns the tensors of a safetensors file: the length of a JSON header, the header, then the values."""
    data = open(path, "rb").read()
    (length,) = struct.unpack("<Q", data[:8])
    tensors = {}
    for name, entry in json.loads(data[8 : 8 + length]).items():
        if name != "__metadata__":
            assert entry["dtype"] == "F32", f"{name} is of type {entry['dtype']}"
            begin, end = (8 + length + offset for offset in entry["data_offsets"])
            tensors[name] = torch.from_numpy(np.frombuffer(data[begin:end], np.float32).reshape(entry["shape"]).copy())
    return tensors


class Training:
    """The network, its training on a batch, and the mean losses."""

    def __init__(self, state):
        gelu = lambda: nn.GELU(approximate="tanh")  # same as rootgrad's
        self.net = nn.Sequential(nn.Linear(28, 64), gelu(), nn.Linear(64, 64), gelu(), nn.Linear(64, 1))
        linear = [layer for layer in self.net if isinstance(layer, nn.Linear)]
        for number, layer in enumerate(linear):
            ours = {leaf: state[f"layers.{number}.{leaf}"] for leaf in ("weight", "bias")}
            layer.load_state_dict(ours)
        # One parameter group, with weight decay also for the biases, and fused: PyTorch's fastest setting.
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=1e-3, weight_decay=0.01, fused=True)
        self.loss_of = nn.BCEWithLogitsLoss()
        self.begin()

    def begin(self):
        self.total, self.rows = torch.zeros(()), 0

    def step(self, x, y):
        """Trains on a batch: x (B, 28), y (B, 1)."""
        loss = self.loss_of(self.net(x), y)
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        self.total += loss.detach() * len(x)
        self.rows += len(x)


def uproot_epochs(c):
    """Starts a round and returns its epochs: batches of x and y. For uproot also returns the seconds until all rows were in memory."""
    import uproot

    executor = concurrent.futures.ThreadPoolExecutor(c["threads"]) if c["threads"] > 1 else None

    def begin(path):
        # No caches: every round must read the file again.
        with uproot.open(path, array_cache=None, object_cache=None) as file:
            columns = file[TREE].arrays(
                [*FEATURES, TARGET], library="np", decompression_executor=executor, interpretation_executor=executor
            )
        x = np.empty((len(columns[TARGET]), len(FEATURES)), np.float32)
        for i, name in enumerate(FEATURES):
            x[:, i] = columns[name]
        x, y = torch.from_numpy(x), torch.from_numpy(np.asarray(columns[TARGET], np.float32)).unsqueeze(1)

        def epoch():
            for rows in torch.randperm(len(x)).split(c["batch"]):
                yield x[rows], y[rows]

        return epoch

    return begin, uproot.__version__, True


def rdataloader_epochs(c):
    import ROOT

    if c["threads"] > 1:
        ROOT.EnableImplicitMT(c["threads"])
    eager = c["mode"] == "rdataloader-eager"

    def begin(path):
        loader = ROOT.Experimental.ML.RDataLoader(
            ROOT.RDataFrame(TREE, path),
            batch_size=c["batch"],
            columns=[*FEATURES, TARGET],
            target=TARGET,
            drop_remainder=False,
            set_seed=1,
            load_eager=eager,
        )
        return lambda: loader.as_torch()

    return begin, ROOT.gROOT.GetVersion(), False


def threads(c, state):
    """Returns the fastest number of PyTorch's threads among 1, 2, 4, … up to the requested number. For small batches it is often one."""
    rows = torch.randn(c["batch"], len(FEATURES)), torch.zeros(c["batch"], 1)
    seconds, most = {}, c["threads"]
    for count in sorted({1 << i for i in range(most.bit_length()) if 1 << i <= most} | {most}):
        torch.set_num_threads(count)
        training, times = Training(state), []
        for _ in range(30):
            start = time.perf_counter()
            training.step(*rows)
            times.append(time.perf_counter() - start)
        seconds[count] = sorted(times)[len(times) // 2]
    return min(seconds, key=seconds.get)


def trained(c, state, begin, in_memory, path):
    """Runs one round."""
    start, cpu = time.perf_counter(), time.process_time()
    since = lambda: time.perf_counter() - start
    epoch = begin(path)
    answer = {"read_s": since() if in_memory else None, "ends_s": [], "losses": []}
    training = Training(state)
    for _ in range(c["epochs"]):
        training.begin()
        for x, y in epoch():
            training.step(x, y)
        answer["losses"].append(training.total.item() / max(training.rows, 1))
        answer["ends_s"].append(since())
        answer.setdefault("cpu_s", time.process_time() - cpu)
    return {**answer, "rows": training.rows}


def main():
    c = json.loads(sys.argv[1])
    if hasattr(os, "sched_setaffinity"):
        # Use one processor per thread; threads that read and unpack share them.
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: c["threads"]])
    # Appended after this Python's own paths: PyTorch was built for this Python's NumPy.
    sys.path.extend(c["paths"])
    torch.manual_seed(1)
    begin, version, in_memory = (uproot_epochs if c["mode"] == "uproot" else rdataloader_epochs)(c)
    state = state_dict(c["state"])
    count = threads(c, state)
    torch.set_num_threads(count)
    print(json.dumps({"version": f"{version}, PyTorch {torch.__version__}", "threads": count}), flush=True)
    for line in sys.stdin:
        try:
            answer = trained(c, state, begin, in_memory, line.rstrip("\n"))
        except Exception as error:  # report it; other files may still work
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


main()
