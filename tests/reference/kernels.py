#!/usr/bin/env python3
"""Writes kernels.json: values and gradients of layers, losses and optimisers from PyTorch, in double precision.

    python tests/reference/kernels.py        # made with torch 2.15, numpy 2; any recent version gives the same
"""
import json
import pathlib

import torch
import torch.nn.functional as F

torch.set_default_dtype(torch.float64)
generator = torch.Generator().manual_seed(20240607)


def rand(*shape, scale=1.0):
    return scale * (2 * torch.rand(*shape, generator=generator) - 1)


def flat(t):
    return t.detach().flatten().tolist()


ACTIVATIONS = {
    "identity": lambda z: z,
    "relu": F.relu,
    "gelu": lambda z: F.gelu(z, approximate="tanh"),
    "silu": F.silu,
    "tanh": torch.tanh,
    "sigmoid": torch.sigmoid,
}


def linear(name, act, b, i, o):
    x, w, bias = (t.requires_grad_() for t in (rand(b, i), rand(i, o, scale=2.0), rand(o)))
    u = rand(b, o)
    y = act(x @ w + bias)
    (y * u).sum().backward()
    return {"activation": name, "B": b, "I": i, "O": o, "x": flat(x), "w": flat(w), "b": flat(bias), "u": flat(u),
            "y": flat(y), "d_x": flat(x.grad), "d_w": flat(w.grad), "d_b": flat(bias.grad)}


def losses():
    b, k = 12, 4
    weight = rand(b, scale=2.0)
    out = []

    z = rand(b, scale=8.0).requires_grad_()
    t = (torch.arange(b) % 2).double()
    l = F.binary_cross_entropy_with_logits(z, t, weight=weight, reduction="sum")
    l.backward()
    out.append({"loss": "binary_cross_entropy", "K": 1, "output": flat(z), "target": flat(t), "weight": flat(weight),
                "value": l.item(), "d_output": flat(z.grad)})

    z = rand(b, k, scale=5.0).requires_grad_()
    t = torch.arange(b) % k
    l = (F.cross_entropy(z, t, reduction="none") * weight).sum()
    l.backward()
    out.append({"loss": "softmax_cross_entropy", "K": k, "output": flat(z), "target": flat(t.double()),
                "weight": flat(weight), "value": l.item(), "d_output": flat(z.grad)})

    for name, f in (("mse", lambda y, t: F.mse_loss(y, t, reduction="none")),
                    ("huber", lambda y, t: F.huber_loss(y, t, reduction="none", delta=0.75))):
        y, t = rand(b, k, scale=2.0).requires_grad_(), rand(b, k, scale=2.0)
        l = (f(y, t).mean(dim=1) * weight).sum()
        l.backward()
        out.append({"loss": name, "K": k, "delta": 0.75, "output": flat(y), "target": flat(t),
                    "weight": flat(weight), "value": l.item(), "d_output": flat(y.grad)})
    return out


def optimizers():
    n, steps = 37, 5
    start, gradients = rand(n), [rand(n) for _ in range(steps)]
    out = []
    for name, make in (
        ("adamw", lambda p: torch.optim.AdamW([p], lr=0.02, betas=(0.8, 0.95), eps=1e-6, weight_decay=0.1)),
        ("adam", lambda p: torch.optim.Adam([p], lr=0.02, betas=(0.8, 0.95), eps=1e-6, weight_decay=0.1)),
        ("sgd", lambda p: torch.optim.SGD([p], lr=0.02, momentum=0.7, weight_decay=0.1)),
    ):
        p = start.clone().requires_grad_()
        optimizer = make(p)
        for g in gradients:
            p.grad = g.clone()
            optimizer.step()
        out.append({"optimizer": name, "start": flat(start), "gradients": [flat(g) for g in gradients],
                    "end": flat(p)})
    return out


data = {
    "linear": [linear(n, a, b, i, o) for n, a in ACTIVATIONS.items() for b, i, o in ((3, 5, 4), (9, 7, 1))],
    "losses": losses(),
    "optimizers": optimizers(),
}
path = pathlib.Path(__file__).with_name("kernels.json")
path.write_text(json.dumps(data) + "\n")
