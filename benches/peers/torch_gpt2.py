"""PyTorch on the CPU: the same GPT-2 (124M), weights and tokens as rootgrad.

Modes: "eager", "compile" (torch.compile around forward and loss), "bfloat16" and "compile-bfloat16" (the same under torch.autocast),
"recompute" (eager, each block under torch.utils.checkpoint). `zero_grad` sets gradients to none, PyTorch's default, or to zero; the worker
tries both and uses the faster. Before it is ready, it compares its loss and its 148 gradient tensors with rootgrad's, which it reads from a
file.
"""
import json
import math
import sys
import time

import numpy as np
import torch

from gpt import load


def compare(net, padded, file):
    """Returns the largest ‖Δ‖/‖ref‖ over the tensors, and the name of that tensor."""
    ours = torch.from_numpy(np.fromfile(file, np.float32))
    error = lambda p, r: float((ours[r].view_as(p).double() - p.grad.double()).norm() / p.grad.double().norm())
    errors = [(error(p, r), name) for name, p, r in net.named(padded)]
    worst, name = max((e if math.isfinite(e) else 1e9, name) for e, name in errors)  # JSON has no NaN; 1e9 is also a failure
    return {"tensors": len(errors), "worst_gradient": worst, "worst_tensor": name}


def peak(dtype):
    n = 2048
    a, b, best = torch.randn(n, n).to(dtype), torch.randn(n, n).to(dtype), float("inf")
    for _ in range(8):
        start = time.perf_counter()
        a @ b
        best = min(best, time.perf_counter() - start)
    return 2 * n**3 / best / 1e9


def timed(run):
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def main():
    c = json.loads(sys.argv[1])
    torch.set_num_threads(c["threads"])
    net, padded = load(c["data"] + "weights.bin")
    net.recompute = c["mode"] == "recompute"
    stream = torch.from_numpy(np.fromfile(c["data"] + "tokens.bin", np.uint16, offset=1024).astype(np.int64))
    tokens, targets = (s.view(c["batch"], c["time"]) for s in (stream[:-1], stream[1:]))
    loss_on = torch.compile(net) if c["mode"].startswith("compile") else net
    bf16 = c["mode"].endswith("bfloat16")
    optimiser = torch.optim.AdamW(net.parameters(), lr=0.0, weight_decay=0.0, fused=True)
    to_none = True

    def gradient():
        optimiser.zero_grad(set_to_none=to_none)
        with torch.autocast("cpu", torch.bfloat16, enabled=bf16):
            loss = loss_on(tokens, targets)
        loss.backward()
        return loss

    loss = gradient().item()
    flops = peak(torch.bfloat16 if bf16 else torch.float32)
    info = {"version": torch.__version__, "threads": c["threads"], "loss": loss, "peak_gflops": flops}
    info |= compare(net, padded, c["data"] + "gradient.f32")
    optimiser.step()
    best = {}
    for to_none in (True, False):
        gradient()
        best[to_none] = min(timed(gradient) for _ in range(2))
    to_none = best[True] <= best[False]
    print(json.dumps(info | {"zero_grad": "to none" if to_none else "to zero"}), flush=True)
    for line in sys.stdin:
        print(timed(optimiser.step if line.strip() == "adamw" else gradient), flush=True)


main()
