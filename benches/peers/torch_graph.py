"""PyTorch on the CPU: the networks of `cargo xtask bench graph` and `bench torch`, with rootgrad's weights, events, batches and AdamW.

Modes: "eager", "compile" (torch.compile around forward and loss); AdamW is the fused one. Tasks: with "training", a round is an epoch. With
"forward" and "backward", a round is a pass over each batch: forward without a graph, or forward and backward with a seed of 1/B. Before it
is ready, it compares loss and gradient tensors with rootgrad's, for the first batch and for its first four rows. It uses the fastest of 1,
2, 4, … threads up to the requested number, found by trying.
"""
import json
import math
import time

import torch
import torch.nn.functional as F

from torch_networks import network, tensor
from worker import graph_case, serve, timed


def compare(net, loss_on, c, what):
    """Returns the loss of the first rows, the largest ‖Δ‖/‖ref‖ over the gradient's tensors, and the name of that tensor."""
    net.zero_grad()
    loss = loss_on(*c.first(what, torch.from_numpy))
    loss.backward()
    errors = []
    for name, ours in c.tensors(f"{what}-gradient").items():
        own = tensor(net, name, lambda p: p.grad).double()
        error = float((torch.from_numpy(ours).double() - own).norm() / own.norm())
        errors.append((error if math.isfinite(error) else 1e9, name))  # JSON has no NaN; 1e9 is also a failure
    assert len(errors) == len(list(net.parameters()))
    worst, name = max(errors)
    net.zero_grad()
    return {f"{what}_loss": loss.item(), f"{what}_worst": worst, f"{what}_tensor": name}


def peak():
    n = 2048
    a, b, best = torch.randn(n, n), torch.randn(n, n), float("inf")
    for _ in range(8):
        start = time.perf_counter()
        a @ b
        best = min(best, time.perf_counter() - start)
    return 2 * n**3 / best / 1e9


def training(net, loss_on, c):
    optimiser = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=0.01, fused=True)
    x, y = torch.from_numpy(c.x), torch.from_numpy(c.y)

    def epoch():
        total = torch.zeros(())
        for rows in torch.randperm(len(x)).split(c.batch):
            loss = loss_on(x[rows], y[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += loss.detach() * len(rows)
        if not torch.isfinite(total):
            raise SystemExit("the loss is not finite")

    return epoch


def passes(net, c):
    batches = torch.from_numpy(c.x).split(c.batch)
    seed = torch.full((c.batch, c.outputs), 1 / c.batch)

    def forward():
        with torch.no_grad():
            for x in batches:
                net(x)

    def backward():
        for x in batches:
            net.zero_grad()
            net(x).backward(seed)

    return backward if c.task == "backward" else forward


def main():
    c = graph_case()
    torch.manual_seed(1)
    torch.set_num_threads(c.threads)
    net = network(c)
    loss_of = F.binary_cross_entropy_with_logits if c.outputs == 1 else F.cross_entropy

    def loss_on(x, y):
        return loss_of(net(x).squeeze(1) if c.outputs == 1 else net(x), y)

    if c.mode == "compile":
        loss_on = torch.compile(loss_on, dynamic=False)  # otherwise a second batch size gives code for any size
    info = {"version": torch.__version__, "peak_gflops": peak()}
    info |= compare(net, loss_on, c, "batch") | compare(net, loss_on, c, "few")
    called = torch.compile(net, dynamic=False) if c.mode == "compile" and c.task != "training" else net
    run, seconds = training(net, loss_on, c) if c.task == "training" else passes(called, c), {}
    for threads in c.thread_counts():
        torch.set_num_threads(threads)
        run()  # warm-up; compiles
        seconds[threads] = min(timed(run) for _ in range(2))
    threads = min(seconds, key=seconds.get)
    torch.set_num_threads(threads)
    serve(run, info | {"threads": threads})


main()
