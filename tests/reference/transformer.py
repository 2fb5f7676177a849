#!/usr/bin/env python3
"""Writes transformer.json: loss, outputs and gradient of tiny transformers on rows, from PyTorch in double precision.

    python tests/reference/transformer.py        # made with torch 2.15, numpy 2; any recent version gives the same

Parameters are rounded to float32; their names and order are rootgrad's.
"""
import json
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

torch.set_default_dtype(torch.float64)
B = 3
CASES = {
    # length N, width P, outputs K, layers L, heads H, channels C
    "patches": dict(sizes=(5, 3, 1, 2, 2, 8), tokens="patches", causal=False, positions=True, pool="class", loss="binary"),
    "columns": dict(sizes=(4, 3, 4, 1, 3, 6), tokens="columns", causal=False, positions=False, pool="mean", loss="softmax"),
    "causal": dict(sizes=(6, 2, 2, 2, 1, 4), tokens="patches", causal=True, positions=True, pool="last", loss="mse"),
}


def wave(n, start, scale):
    """scale·sin(1.7 i + 0.3), i from `start` on, rounded to float32: the test computes the same."""
    return torch.from_numpy((scale * np.sin(1.7 * np.arange(start, start + n) + 0.3)).astype(np.float32).astype(np.float64))


def shapes(case):
    n, p, k, layers, _, c = case["sizes"]
    table = {"embedding.weight": (c, p), "embedding.bias": (c,)}
    if case["positions"]:
        table["positions"] = (n, c)
    if case["pool"] == "class":
        table["class"] = (c,)
    for i in range(layers):
        for name, shape in (("ln1", (c,)), ("qkv", (3 * c, c)), ("attproj", (c, c)), ("ln2", (c,)), ("fc", (4 * c, c)),
                            ("fcproj", (c, 4 * c))):
            table |= {f"blocks.{i}.{name}.weight": shape, f"blocks.{i}.{name}.bias": shape[:1]}
    return table | {"ln.weight": (c,), "ln.bias": (c,), "head.weight": (k, c), "head.bias": (k,)}


def parameters(case):
    params, offset = {}, 0
    for name, shape in shapes(case).items():
        size = int(np.prod(shape))
        params[name] = wave(size, offset, 0.5).reshape(shape).requires_grad_()
        offset += size
    return params


def outputs(case, p, x):
    n, width, _, layers, heads, c = case["sizes"]
    x = x.view(B, n, width) if case["tokens"] == "patches" else x.view(B, width, n).transpose(1, 2)
    linear = lambda name, x: F.linear(x, p[f"{name}.weight"], p[f"{name}.bias"])
    norm = lambda name, x: F.layer_norm(x, (c,), p[f"{name}.weight"], p[f"{name}.bias"])
    x = linear("embedding", x)
    if case["positions"]:
        x = x + p["positions"]
    if case["pool"] == "class":
        x = torch.cat([x, p["class"].expand(B, 1, c)], 1)
    t = x.shape[1]
    for i in range(layers):
        at = f"blocks.{i}."
        q, k, v = (y.view(B, t, heads, c // heads).transpose(1, 2) for y in linear(at + "qkv", norm(at + "ln1", x)).split(c, 2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=case["causal"]).transpose(1, 2).reshape(B, t, c)
        x = x + linear(at + "attproj", y)
        x = x + linear(at + "fcproj", F.gelu(linear(at + "fc", norm(at + "ln2", x)), approximate="tanh"))
    x = norm("ln", x)
    return linear("head", x.mean(1) if case["pool"] == "mean" else x[:, -1])


def flat(t):
    return [float(f"{v:.8g}") for v in t.detach().flatten().tolist()]


def run(case):
    n, width, k = case["sizes"][:3]
    p = parameters(case)
    z = outputs(case, p, wave(B * n * width, 7, 1.0))
    weight = torch.tensor([1.0, -0.5, 2.0])
    if case["loss"] == "binary":
        each = F.binary_cross_entropy_with_logits(z[:, 0], torch.tensor([1.0, 0.0, 1.0]), reduction="none")
    elif case["loss"] == "softmax":
        each = F.cross_entropy(z, torch.tensor([2, 0, 3]), reduction="none")
    else:
        each = ((z - wave(B * k, 3, 1.0).view(B, k)) ** 2).mean(1)
    loss = (weight * each).sum()
    loss.backward()
    return {"loss": loss.item(), "outputs": flat(z), "gradient": [g for t in p.values() for g in flat(t.grad)]}


reference = {name: run(case) for name, case in CASES.items()}
pathlib.Path(__file__).with_suffix(".json").write_text(json.dumps(reference) + "\n")
