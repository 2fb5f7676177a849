"""Writes functions/ with PyTorch (2.15): programs that torch.export creates from PyTorch's functions, and PyTorch's results in
functions/expected.json, as `models.py` does for models. The inputs are numbers times parameters `w`, so that there is a gradient.

    python3 -m venv env && env/bin/pip install torch numpy && env/bin/python tests/pt2/functions.py
"""

import io
import json

import torch
import torch.nn.functional as F
from models import HERE, ROWS, small
from torch import nn

FOLDER = HERE / "functions"


class Functions(nn.Module):
    """All results of functions of x · w, concatenated, and of layers."""

    def __init__(self, sizes, functions, layers=()):
        super().__init__()
        self.w, self.functions = nn.Parameter(0.5 + torch.rand(sizes)), functions
        self.layers = nn.ModuleList(layers)

    def forward(self, x):
        x = x * self.w
        made = [f(x) for f in self.functions] + [layer(x) for layer in self.layers]
        return torch.cat([y.float().reshape(x.shape[0], -1) for y in made], 1)


def resized(**options):
    return lambda x: F.interpolate(x, **options)


class Cell(nn.Module):
    def __init__(self, kind, **options):
        super().__init__()
        self.cell = kind(6, 4, **options)

    def forward(self, x):
        state = self.cell(x)
        return torch.cat(self.cell(x.flip(-1), state) if isinstance(state, tuple) else [self.cell(x.flip(-1), state)], -1)


ELEMENTWISE = [
    lambda x: torch.atan2(x, x.flip(-1)),
    lambda x: torch.hypot(x, x + 1),
    lambda x: torch.nan_to_num(torch.log(x), nan=-3.0),
    torch.asinh,
    lambda x: torch.acosh(x.square() + 1.5),
    lambda x: torch.atanh(0.9 * torch.tanh(x)),
    lambda x: torch.deg2rad(torch.rad2deg(x) * x),
    torch.exp2,
    lambda x: torch.log2(x.abs() + 1) + torch.log10(x.abs() + 1),
    torch.erfc,
    lambda x: torch.frac(3 * x),
    lambda x: torch.trunc(3 * x),
    lambda x: torch.logit(torch.sigmoid(x), 0.3),
    lambda x: torch.isfinite(1 / torch.relu(x)),
    lambda x: torch.isinf(1 / torch.relu(x)),
    lambda x: torch.lerp(x, x.square(), 0.3),
    lambda x: torch.logaddexp(x, -2 * x),
    lambda x: torch.fmax(x, torch.log(x)),
    lambda x: F.threshold(x, 0.1, -3.0),
    F.softshrink,
    F.hardshrink,
    F.rrelu,
    lambda x: F.softplus(x, 2.0, 1.5),
    lambda x: torch.div(x, 0.3, rounding_mode="floor"),
    lambda x: torch.floor_divide((10 * x).long(), 3),
]
ORDER = [
    lambda x: torch.median(x, -1)[0],
    lambda x: torch.median(x, -1, keepdim=True)[1],
    lambda x: torch.kthvalue(x, 2, -1)[0],
    torch.argsort,
    lambda x: torch.stack(torch.aminmax(x, dim=-1), -1),
    lambda x: torch.stack(torch.var_mean(x, -1), -1),
    lambda x: torch.stack(torch.std_mean(x, -1, correction=0), -1),
    lambda x: torch.diff(x, n=2),
    lambda x: torch.count_nonzero(x > 0, -1),
    lambda x: torch.linalg.vector_norm(x, 3, -1),
    lambda x: torch.linalg.vector_norm(x, float("inf"), -1),
    lambda x: F.cosine_similarity(x, x.flip(-1), -1),
    lambda x: F.pairwise_distance(x, x.flip(-1)),
]
DISTANCES = [
    lambda x: torch.cdist(x, x.flip(-1)),
    lambda x: torch.cdist(x, 2 * x.flip(-1), p=1.0),
    lambda x: torch.linalg.matrix_norm(x),
    lambda x: torch.diagonal(x, 1, -2, -1),
    lambda x: x.unfold(-1, 2, 2),
]
IMAGES = [
    lambda x: F.pixel_shuffle(x, 2),
    lambda x: F.pixel_unshuffle(x, 2),
    lambda x: F.channel_shuffle(x, 2),
    lambda x: F.unfold(x, (2, 3), dilation=(1, 2), padding=1, stride=2),
    lambda x: x.unfold(2, 3, 1),
    lambda x: x.repeat_interleave(3, 2),
    lambda x: torch.diagonal(x, -1, 2, 3),
]
SCATTER = [
    lambda x: torch.zeros_like(x).scatter(-1, x.argsort(-1), x),
    lambda x: x.scatter(-1, torch.tensor([[1, 3]]).expand(x.shape[0], 2), 2.0),
    lambda x: x.scatter_add(-1, x.argsort(-1) // 2, x.square()),
    lambda x: x.index_add(-1, torch.tensor([0, 1, 1, 2, 2, 5]), x.square(), alpha=2),
    lambda x: F.one_hot((x > 0).long() + (x > 1).long(), 4) * x[..., None],
]
WINDOWS = [
    lambda x: x * torch.hann_window(6),
    lambda x: x * torch.hann_window(6, periodic=False),
    lambda x: x * torch.hamming_window(6),
    lambda x: x * torch.blackman_window(6),
    lambda x: x * torch.bartlett_window(6),
    lambda x: x * torch.linspace(-1, 2, 6),
    lambda x: torch.empty_like(x).fill_(2.0) * x,
]
SERIES = [
    resized(scale_factor=2.6),
    resized(size=7),
    resized(scale_factor=0.6),
    resized(scale_factor=1.7, mode="nearest-exact"),
    resized(scale_factor=1.3, mode="linear"),
    resized(scale_factor=1.3, mode="linear", align_corners=True),
    resized(size=1, mode="linear", align_corners=True),
]
PLANES = [
    resized(scale_factor=2),
    resized(scale_factor=(0.5, 1.4), mode="bilinear"),
    resized(size=(5, 7), mode="bilinear", align_corners=True),
    resized(scale_factor=1.7, mode="bicubic"),
    resized(size=(2, 3), mode="bicubic", align_corners=True),
]
PROGRAMS = {
    "elementwise": lambda: Functions((6,), ELEMENTWISE),
    "order": lambda: Functions((6,), ORDER),
    "distances": lambda: Functions((3, 4), DISTANCES),
    "images": lambda: Functions((4, 4, 6), IMAGES),
    "scatter": lambda: Functions((6,), SCATTER),
    "windows": lambda: Functions((6,), WINDOWS),
    "series": lambda: Functions((2, 5), SERIES),
    "planes": lambda: Functions((2, 4, 5), PLANES),
    "cells": lambda: Functions((6,), [], [Cell(nn.LSTMCell), Cell(nn.GRUCell), Cell(nn.RNNCell), Cell(nn.RNNCell, nonlinearity="relu")]),
    "weight_norm": lambda: Functions((6,), [], [nn.utils.parametrizations.weight_norm(nn.Linear(6, 3)), nn.utils.weight_norm(nn.Linear(6, 2))]),
    "embedding": lambda: Functions((6,), [lambda x: x], [Numbers()]),
}


class Numbers(nn.Module):
    """An embedding whose first part is not trained."""

    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(3, 2, padding_idx=0)
        with torch.no_grad():
            self.table.weight[0] = 0.5

    def forward(self, x):
        return self.table((x > 0).long() + (x > 0.5).long())


def main():
    FOLDER.mkdir(exist_ok=True)
    expected = {}
    for name, make in PROGRAMS.items():
        torch.manual_seed(3)
        model = make().eval()
        x = torch.randn(ROWS, *model.w.shape)
        program = torch.export.export(model, (x,), dynamic_shapes=({0: torch.export.Dim("batch")},))
        raw = io.BytesIO()
        torch.export.save(program, raw)
        (FOLDER / f"{name}.pt2").write_bytes(small(raw))
        y = model(x)
        (0.5 * y.square().sum()).backward()
        assert y.isfinite().all(), name
        short = lambda values: [float(f"{value:.9g}") for value in values.flatten().tolist()]
        # For each gradient g: its norm, and Σ gᵢ cos i.
        sums = lambda g: torch.stack([g.norm(), (g.flatten() * torch.arange(g.numel()).cos()).sum()])
        gradients = {name: short(sums(value.grad)) for name, value in model.named_parameters()}
        assert all(number == number for pair in gradients.values() for number in pair), gradients
        expected[name] = {"x": short(x), "y": short(y.detach()), "gradients": gradients}
    (FOLDER / "expected.json").write_text(json.dumps(expected) + "\n")


if __name__ == "__main__":
    main()
