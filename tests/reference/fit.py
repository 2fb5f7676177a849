"""Reference values of tests/train/reference.rs: whole fits by PyTorch in double precision.

Needs torch and numpy: python tests/reference/fit.py
"""

import math

import numpy as np
import torch

torch.set_default_dtype(torch.float64)


def numbers(seed):
    """ranqd1 of Numerical Recipes, as floats on [0, 1) of 24 bits."""
    x = seed
    while True:
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        yield (x >> 8) / 16777216


ROWS, EPOCHS = 96, 40
u = numbers(11)
x = np.array([[8 * next(u) - 1, next(u) * 0.25] for _ in range(ROWS)], dtype=np.float32)
label = np.array([float(a + 16 * b + 2 * next(u) > 6) for a, b in x], dtype=np.float32)
value = np.array([100 + 30 * np.sin(a) + 40 * b for a, b in x.astype(float)], dtype=np.float32)
weight = np.array([2 * next(u) - 0.25 for _ in range(ROWS)], dtype=np.float32)  # some are negative


def network(activation):
    n = numbers(5)
    widths = [2, 6, 5, 1]
    parameters = []
    for i, o in zip(widths, widths[1:]):
        w = np.array([[next(n) - 0.5 for _ in range(o)] for _ in range(i)], dtype=np.float32)
        b = np.array([0.2 * (next(n) - 0.5) for _ in range(o)], dtype=np.float32)
        parameters += [torch.tensor(w.astype(float)), torch.tensor(b.astype(float))]
    for p in parameters:
        p.requires_grad_()

    def forward(z):
        for layer in range(3):
            z = z @ parameters[2 * layer] + parameters[2 * layer + 1]
            if layer < 2:
                z = activation(z)
        return z[:, 0]

    return parameters, forward


def standardised(a):
    a = a.astype(float)
    return torch.tensor((a - a.mean(0)) / a.std(0))


def fit(name, activation, loss, optimizer, rate, schedule, clip):
    parameters, forward = network(activation)
    matrices, biases = parameters[0::2], parameters[1::2]
    step = optimizer(matrices, biases)
    z, w = standardised(x), torch.tensor(weight.astype(float))
    losses = []
    for epoch in range(EPOCHS):
        for group in step.param_groups:
            group["lr"] = rate * schedule(epoch)
        step.zero_grad()
        total = (w * loss(forward(z))).sum() / w.sum()
        total.backward()
        if clip:
            torch.nn.utils.clip_grad_norm_(parameters, clip, error_if_nonfinite=True)
        step.step()
        losses.append(total.item())
    unit = 1.0 if name == "CLASSIFIER" else float(value.astype(float).std()) ** 2
    flat = torch.cat([p.detach().reshape(-1) for p in parameters])
    chosen = [losses[e] * unit for e in (0, 1, 5, 20, 39)]
    print(f"pub(super) const {name}_LOSSES: [f64; 5] = {chosen};")
    print(f"pub(super) const {name}_PARAMETERS: [f64; 4] = {[flat[i].item() for i in (0, 13, 30, -1)]};")
    print(f"pub(super) const {name}_NORM: f64 = {flat.norm().item()};")


def groups(matrices, biases, decay):
    return [{"params": matrices, "weight_decay": decay}, {"params": biases, "weight_decay": 0.0}]


def cosine(epoch, warmup=4):
    if epoch < warmup:
        return (epoch + 1) / warmup
    return 0.5 * (1 + math.cos(math.pi * (epoch - warmup) / (EPOCHS - warmup)))


bce = torch.nn.functional.binary_cross_entropy_with_logits
fit(
    "CLASSIFIER",
    torch.tanh,
    lambda out: bce(out, torch.tensor(label.astype(float)), reduction="none"),
    lambda m, b: torch.optim.AdamW(groups(m, b, 0.3), betas=(0.8, 0.95), eps=1e-6),
    0.05,
    cosine,
    0.2,
)
fit(
    "REGRESSION",
    lambda z: torch.nn.functional.gelu(z, approximate="tanh"),
    lambda out: (out - standardised(value)) ** 2,
    lambda m, b: torch.optim.SGD(groups(m, b, 0.01), momentum=0.9),
    0.2,
    lambda epoch: 0.5 ** (epoch // 15),
    None,
)
