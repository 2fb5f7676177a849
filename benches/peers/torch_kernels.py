"""PyTorch on the CPU: the tensor contraction and Black-Scholes of `cargo xtask bench contraction` and `blackscholes`, in double precision.

Reads the inputs that the kernels had. Before any timing, it compares its gradient with theirs. A line "primal" asks for the values alone,
"gradient" for values and gradient. Modes: "eager", "compile" (torch.compile around the values).
"""
import json
import sys

import numpy as np
import torch

from worker import timed

# Largest accepted difference of the derivatives, relative if they are larger than 1, as between the kernels' and those by hand.
TOLERANCE = 1e-9


def contraction(a, b):
    return (torch.einsum("ijk,klm->ijlm", a, b),)


def black_scholes(spot, strike, years, rate, sigma):
    deviation = sigma * years.sqrt()
    d1 = ((spot / strike).log() + (rate + 0.5 * sigma * sigma) * years) / deviation
    d2 = d1 - deviation
    discounted = strike * (-rate * years).exp()
    normal = torch.special.ndtr
    return spot * normal(d1) - discounted * normal(d2), discounted * normal(-d2) - spot * normal(-d1)


KERNELS = {"contraction": (contraction, 2, 3), "black_scholes": (black_scholes, 5, 1)}


def main():
    c = json.loads(sys.argv[1])
    torch.set_num_threads(c["threads"])
    values, count, dimensions = KERNELS[c["kernel"]]
    read = [torch.from_numpy(np.fromfile(c["data"] + name, np.float64)) for name in ("inputs.f64", "gradient.f64")]
    inputs, wanted = ([t.view([c["size"]] * dimensions) for t in all_.chunk(count)] for all_ in read)
    for tensor in inputs:
        tensor.requires_grad_()
    if c["mode"] == "compile":
        values = torch.compile(values)
    with torch.no_grad():
        seeds = [torch.ones_like(result) for result in values(*inputs)]

    def primal():
        with torch.no_grad():
            values(*inputs)

    def gradient():
        return torch.autograd.grad(values(*inputs), inputs, seeds)

    for ours, theirs in zip(gradient(), wanted, strict=True):
        worst = ((ours - theirs).abs() / (1 + theirs.abs())).max().item()
        if not worst <= TOLERANCE:
            raise SystemExit(f"the gradients differ by {worst}")
    print(json.dumps({"version": torch.__version__, "threads": torch.get_num_threads()}), flush=True)
    runs = {"primal": primal, "gradient": gradient}
    for line in sys.stdin:
        print(timed(runs[line.strip()]), flush=True)


main()
