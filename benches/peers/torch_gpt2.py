"""PyTorch on the CPU: the same GPT-2 (124M), weights and tokens as rootgrad.

Modes: "eager", "compile" (torch.compile around forward and loss), "bf16" and "compile-bf16" (the same under
torch.autocast). `zero_grad` sets gradients to none, PyTorch's default, or to zero, whichever is faster, tried first.
Before it is ready it compares its loss and its 148 gradient tensors with rootgrad's, which lie in a file.
"""
import json
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

V, VP, T, L, H, C = 50257, 50304, 1024, 12, 12, 768
NAMES = ["ln1w", "ln1b", "qkvw", "qkvb", "attprojw", "attprojb", "ln2w", "ln2b", "fcw", "fcb", "fcprojw", "fcprojb"]


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.ln1, self.qkv, self.attproj = nn.LayerNorm(C), nn.Linear(C, 3 * C), nn.Linear(C, C)
        self.ln2, self.fc, self.fcproj = nn.LayerNorm(C), nn.Linear(C, 4 * C), nn.Linear(4 * C, C)

    def forward(self, x):
        b, t, _ = x.shape
        q, k, v = (y.view(b, t, H, C // H).transpose(1, 2) for y in self.qkv(self.ln1(x)).split(C, dim=2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(b, t, C)
        x = x + self.attproj(y)
        return x + self.fcproj(F.gelu(self.fc(self.ln2(x)), approximate="tanh"))

    def tensors(self):
        parts = [self.ln1, self.qkv, self.attproj, self.ln2, self.fc, self.fcproj]
        return [p for part in parts for p in (part.weight, part.bias)]


class Gpt2(nn.Module):
    def __init__(self):
        super().__init__()
        self.wte, self.wpe = nn.Embedding(V, C), nn.Embedding(T, C)
        self.blocks, self.lnf = nn.ModuleList(Block() for _ in range(L)), nn.LayerNorm(C)

    def forward(self, tokens, targets):
        x = self.wte(tokens) + self.wpe(torch.arange(tokens.shape[1]))
        for block in self.blocks:
            x = block(x)
        logits = F.linear(self.lnf(x), self.wte.weight)  # tied
        return F.cross_entropy(logits.view(-1, V), targets.view(-1))

    def named(self):
        """All 148 tensors with where they lie in llm.c's order: (name, tensor, range)."""
        sizes = {"wte": VP * C, "wpe": T * C} | {n: L * p.numel() for n, p in zip(NAMES, self.blocks[0].tensors())}
        starts, offset = {}, 0
        for name, size in sizes.items():
            starts[name], offset = offset, offset + size
        yield "wte", self.wte.weight, slice(0, V * C)
        yield "wpe", self.wpe.weight, slice(VP * C, (VP + T) * C)
        for i, block in enumerate(self.blocks):
            for name, p in zip(NAMES, block.tensors()):
                yield f"{name}[{i}]", p, slice(starts[name] + i * p.numel(), starts[name] + (i + 1) * p.numel())
        yield "lnfw", self.lnf.weight, slice(offset, offset + C)
        yield "lnfb", self.lnf.bias, slice(offset + C, offset + 2 * C)


def compare(net, file):
    """The largest ‖Δ‖/‖ref‖ over the tensors, and whose it is."""
    ours = torch.from_numpy(np.fromfile(file, np.float32))
    error = lambda p, r: float((ours[r].view_as(p).double() - p.grad.double()).norm() / p.grad.double().norm())
    errors = [(error(p, r), name) for name, p, r in net.named()]
    worst, name = max(errors)
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
    net = Gpt2()
    weights = torch.from_numpy(np.fromfile(c["data"] + "weights.f32", np.float32))
    with torch.no_grad():
        for _, p, r in net.named():
            p.copy_(weights[r].view_as(p))
    index = np.arange(c["batch"] * c["time"] + 1)
    stream = torch.from_numpy((index * 40_503 + 12_345) % 50_257)
    tokens, targets = (s.view(c["batch"], c["time"]) for s in (stream[:-1], stream[1:]))
    loss_on = torch.compile(net) if c["mode"].startswith("compile") else net
    bf16 = c["mode"].endswith("bf16")
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
    info |= compare(net, c["data"] + "gradient.f32")
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
