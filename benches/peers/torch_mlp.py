"""PyTorch on the CPU: the same network, optimiser (AdamW), batches and data as rootgrad.

Modes: "eager" (default optimiser), "fused" (AdamW(fused=True)), "compile" (torch.compile around forward and loss, fused AdamW). It uses the
fastest of 1, 2, 4, … threads, PyTorch's own choice (the physical cores) and all, found by trying.
"""
import os

import torch
from torch import nn

from worker import case, serve, timed

ACTIVATIONS = {"relu": nn.ReLU, "gelu": lambda: nn.GELU(approximate="tanh")}  # rootgrad's GELU uses tanh


def network(widths, activation):
    layers = []
    for i, (inputs, outputs) in enumerate(zip(widths, widths[1:])):
        if i:
            layers.append(ACTIVATIONS[activation]())
        layers.append(nn.Linear(inputs, outputs))
    return nn.Sequential(*layers)


def training(c, x, y):
    net = network(c["widths"], c["activation"])
    # One parameter group, with weight decay also for the biases: PyTorch's fastest setting.
    optimiser = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=0.01, fused=c["mode"] != "eager" or None)
    loss_of = nn.BCEWithLogitsLoss()

    def loss_on(bx, by):
        return loss_of(net(bx).squeeze(1), by)

    if c["mode"] == "compile":
        loss_on = torch.compile(loss_on)

    def epoch():
        total = torch.zeros(())
        for rows in torch.randperm(len(x)).split(c["batch"]):
            loss = loss_on(x[rows], y[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += loss.detach() * len(rows)
        if not torch.isfinite(total):
            raise SystemExit("the loss is not finite")

    return epoch


def inference(c, x):
    net = network(c["widths"], c["activation"]).eval()
    if c["mode"] == "compile":
        net = torch.compile(net)

    def whole():
        with torch.inference_mode():
            for part in x.split(8192):  # fits in the cache: faster than all rows at once
                net(part)

    return whole


def thread_counts():
    """Returns powers of two, PyTorch's own choice and the number of processors that this process may use."""
    all_ = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    powers = {1 << i for i in range(all_.bit_length()) if 1 << i <= all_}
    return sorted(powers | {min(torch.get_num_threads(), all_), all_})


def main():
    c = case()
    torch.manual_seed(1)
    x, y = torch.from_numpy(c["x"]), torch.from_numpy(c["y"])
    run = training(c, x, y) if c["task"] == "train" else inference(c, x)
    seconds = {}
    for threads in thread_counts():
        torch.set_num_threads(threads)
        run()  # warm-up; compiles
        seconds[threads] = min(timed(run) for _ in range(2))
    threads = min(seconds, key=seconds.get)
    torch.set_num_threads(threads)
    serve(run, {"version": torch.__version__, "threads": threads})


main()
