#!/usr/bin/env python3
"""Writes gpt2.json: loss, logits, gradients and ten AdamW steps of a tiny GPT-2, and one attention, from PyTorch.

    python tests/reference/gpt2.py        # made with torch 2.15, numpy 2; any recent version gives the same

In double precision, from parameters that are rounded to float32. Tensors have the names and the order of llm.c.
"""
import json
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

torch.set_default_dtype(torch.float64)
T, V, VP, L, H, C = 12, 29, 32, 2, 2, 16
SHAPES = {
    "wte": (VP, C), "wpe": (T, C), "ln1w": (L, C), "ln1b": (L, C), "qkvw": (L, 3 * C, C), "qkvb": (L, 3 * C),
    "attprojw": (L, C, C), "attprojb": (L, C), "ln2w": (L, C), "ln2b": (L, C), "fcw": (L, 4 * C, C),
    "fcb": (L, 4 * C), "fcprojw": (L, C, 4 * C), "fcprojb": (L, C), "lnfw": (C,), "lnfb": (C,),
}
MATRICES = ["wte", "wpe", "qkvw", "attprojw", "fcw", "fcprojw"]
BATCH, TIME = 3, 11


def wave(n, start, scale):
    """scale·sin(1.7 i + 0.3), i from `start` on, rounded to float32: the test computes the same."""
    return torch.from_numpy((scale * np.sin(1.7 * np.arange(start, start + n) + 0.3)).astype(np.float32).astype(np.float64))


def parameters():
    params, offset = {}, 0
    for name, shape in SHAPES.items():
        values = wave(int(np.prod(shape)), offset, 0.3)
        if name.startswith("ln") and name.endswith("w"):
            values = torch.from_numpy((1 + values.numpy()).astype(np.float32).astype(np.float64))
        offset += values.numel()
        params[name] = values.reshape(shape).requires_grad_()
    return params


def attend(qkv, heads, causal=True):
    b, t, c = qkv.shape[0], qkv.shape[1], qkv.shape[2] // 3
    q, k, v = (x.view(b, t, heads, c // heads).transpose(1, 2) for x in qkv.split(c, dim=2))
    return F.scaled_dot_product_attention(q, k, v, is_causal=causal).transpose(1, 2).reshape(b, t, c)


def logits_of(p, tokens):
    x = p["wte"][tokens] + p["wpe"][: tokens.shape[1]]
    for i in range(L):
        n = F.layer_norm(x, (C,), p["ln1w"][i], p["ln1b"][i])
        x = x + F.linear(attend(F.linear(n, p["qkvw"][i], p["qkvb"][i]), H), p["attprojw"][i], p["attprojb"][i])
        n = F.layer_norm(x, (C,), p["ln2w"][i], p["ln2b"][i])
        h = F.gelu(F.linear(n, p["fcw"][i], p["fcb"][i]), approximate="tanh")
        x = x + F.linear(h, p["fcprojw"][i], p["fcprojb"][i])
    return F.linear(F.layer_norm(x, (C,), p["lnfw"], p["lnfb"]), p["wte"][:V])


def loss_of(p, tokens, targets):
    return F.cross_entropy(logits_of(p, tokens).view(-1, V), targets.flatten())


def flat(t):
    return [float(f"{v:.8g}") for v in t.detach().flatten().tolist()]


def model():
    p = parameters()
    tokens = (torch.arange(BATCH * TIME) * 7 % V).view(BATCH, TIME)
    targets = (torch.arange(BATCH * TIME) * 5 + 3).remainder(V).view(BATCH, TIME)
    loss = loss_of(p, tokens, targets)
    loss.backward()
    out = {"loss": loss.item(), "logits": flat(logits_of(p, tokens)),
           "gradients": {name: flat(t.grad) for name, t in p.items()}}
    groups = [{"params": [p[n] for n in SHAPES if n in MATRICES], "weight_decay": 0.1},
              {"params": [p[n] for n in SHAPES if n not in MATRICES], "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=1e-2, betas=(0.9, 0.95), eps=1e-8)
    losses, norms = [], []
    for _ in range(10):
        optimiser.zero_grad()
        loss = loss_of(p, tokens, targets)
        loss.backward()
        norms.append(torch.nn.utils.clip_grad_norm_(p.values(), 0.5).item())
        optimiser.step()
        losses.append(loss.item())
    return out | {"losses": losses, "norms": norms}


def attention(causal):
    """An attention with more than one tile of 64."""
    b, t, c, h = 2, 70, 6, 2
    qkv = wave(b * t * 3 * c, 0, 2.0).view(b, t, 3 * c).requires_grad_()
    out = attend(qkv, h, causal)
    (out * wave(b * t * c, 5, 1.0).view(b, t, c)).sum().backward()
    return {"B": b, "T": t, "C": c, "H": h, "out": flat(out), "d_qkv": flat(qkv.grad)}


reference = {"model": model(), "attention": attention(True), "attention_to_all": attention(False)}
pathlib.Path(__file__).with_suffix(".json").write_text(json.dumps(reference) + "\n")
