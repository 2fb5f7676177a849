#!/usr/bin/env python3
"""Writes kinks.json: PyTorch's gradients where a function has a kink, or where several numbers are equally large. Also writes kinks.pt2
and kinks.onnx, the functions in one module as `torch.export` and torch's ONNX exporter write it.

    python tests/reference/kinks.py        # made with torch 2.15, onnx 1.23, onnxscript 0.7

A row of the table: a function, its inputs, and PyTorch's gradient of the sum of its outputs by each input. An input is one row of a
batch. `in`: the files that contain the function. A file's module reads the inputs one after the other from one tensor.
"""
import io
import json
import pathlib
import sys

import onnx
import torch
import torch.nn.functional as F

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "pt2"), str(HERE.parent / "onnx")]
from gradients import bare  # noqa: E402
from models import small  # noqa: E402



# Name, function, inputs.
MODULE = [
    ("relu", F.relu, [[0.0, -0.0]]),
    ("relu6", F.relu6, [[0.0, 6.0]]),
    ("hardtanh", F.hardtanh, [[-1.0, 1.0]]),
    ("clip", lambda x: x.clamp(-0.5, 2.0), [[-0.5, 2.0, -0.25, -0.75]]),
    ("clip to a point", lambda x: x.clamp(1.0, 1.0), [[1.0, 0.0, 2.0]]),
    ("clip below", lambda x: x.clamp(min=1.0), [[1.0]]),
    ("clip above", lambda x: x.clamp_max(1.0), [[1.0]]),
    ("clip between", torch.clamp, [[1.0, 5.0, 3.0, 0.0, 6.0, 1.0, 0.0, 2.0], [1.0, 1, 1, 1, 1, 1, 1, 1], [5.0, 5, 5, 5, 5, 1, 1, 1]]),
    ("clip between bounds that cross", torch.clamp, [[3.0, 2.0, 0.0, 1.0], [2.0] * 4, [0.0] * 4]),
    ("hard_sigmoid", F.hardsigmoid, [[-3.0, 3.0]]),
    ("hard_swish", F.hardswish, [[-3.0, 3.0]]),
    ("leaky_relu", lambda x: F.leaky_relu(x, 0.25), [[0.0]]),
    ("prelu", lambda x, slope: torch.where(x > 0, x, slope * x), [[0.0], [0.25]]),
    ("elu", lambda x: F.elu(x, 0.75), [[0.0]]),
    ("elu of 1", F.elu, [[0.0]]),
    ("selu", F.selu, [[0.0]]),
    ("celu", lambda x: F.celu(x, 0.75), [[0.0]]),
    ("abs", torch.abs, [[0.0, -0.0]]),
    ("sign", torch.sign, [[0.0]]),
    ("floor", torch.floor, [[1.0]]),
    ("ceil", torch.ceil, [[1.0]]),
    ("round", torch.round, [[0.5]]),
    ("max", torch.maximum, [[1.0, 2.0, 3.0], [1.0, 3.0, 2.0]]),
    ("min", torch.minimum, [[1.0, 2.0, 3.0], [1.0, 3.0, 2.0]]),
    ("fmod", torch.fmod, [[6.0, -6.0], [3.0, 3.0]]),
    ("modulo", torch.remainder, [[6.0, -6.0], [3.0, 3.0]]),
    ("pow", torch.pow, [[0.0, 0.0, 0.0], [0.0, 1.0, 2.0]]),
    ("largest", lambda x: x.amax(1), [[1.0, 3.0, 3.0, 0.0, 3.0]]),
    ("smallest", lambda x: x.amin(1), [[1.0, 0.0, 3.0, 0.0, 3.0]]),
    ("largest over two axes", lambda x: x.reshape(-1, 2, 2, 2).amax((1, 3)), [[1.0, 0, 1, 1, 1, 1, 0, 1]]),
    ("largest of all", lambda x: x.amax((1,)), [[2.0, 2.0]]),
    ("first of the largest", lambda x: x.max(1).values, [[1.0, 3.0, 3.0, 0.0, 3.0]]),
    ("first of the smallest", lambda x: x.min(1).values, [[1.0, 0.0, 3.0, 0.0, 3.0]]),
    ("first of the largest, inner axis", lambda x: x.reshape(-1, 3, 2).max(1).values, [[1.0, 0.0, 1.0, 2.0, 0.0, 2.0]]),
    ("max_pool", lambda x: F.max_pool1d(x[:, None], 2)[:, 0], [[1.0, 1.0, 0.0, 2.0]]),
    ("max_pool of windows that overlap", lambda x: F.max_pool1d(x[:, None], 3, 1)[:, 0], [[0.0, 1.0, 1.0, 1.0, 1.0]]),
    ("global max_pool", lambda x: F.adaptive_max_pool1d(x[:, None], 1)[:, 0], [[0.0, 1.0, 1.0, 0.0]]),
    ("l1_norm", lambda x: torch.linalg.vector_norm(x, 1, 1), [[0.0, 1.0, -2.0]]),
    ("l2_norm", lambda x: torch.linalg.vector_norm(x, 2, 1), [[0.0, 0.0]]),
    ("deviation", lambda x: x.std(1), [[2.0, 2.0, 2.0]]),
    ("where", lambda a, b: torch.where(a > b, a, b), [[1.0], [1.0]]),
]
# In ONNX: max(dim) is a ReduceMax, as amax is; a deviation is a Sqrt; clamp with tensors is Max and Min. An exponent must be a constant.
NOT_IN_ONNX = ("first of", "global max_pool", "deviation", "clip between", "pow")
# Functions that rootgrad does not import from PyTorch's archives.
ALONE = [
    ("thresholded_relu", lambda x: F.threshold(x, 0.5, 0.0), [[0.5]]),
    ("hard shrink", lambda x: F.hardshrink(x, 0.5), [[-0.5, 0.5]]),
    ("soft shrink", lambda x: F.softshrink(x, 0.5), [[-0.5, 0.5]]),
    ("softsign", F.softsign, [[0.0]]),
    ("hinge", lambda y: F.relu(1 - y), [[1.0]]),  # of a target of 1
    ("huber", lambda y: F.huber_loss(y, torch.zeros_like(y), reduction="none", delta=1.0), [[0.0, 1.0, -1.0]]),
    ("quantile", lambda y: torch.maximum(0.25 * -y, -0.75 * -y), [[0.0]]),  # of a target of 0
]


def numbers(tensor):
    return [float(f"{value:.9g}") for value in tensor.flatten().tolist()]


class Module(torch.nn.Module):
    """Functions, each applied to its part of a row."""

    def __init__(self, rows):
        super().__init__()
        self.rows = rows

    def forward(self, x):
        parts = iter(x.split([len(values) for _, _, inputs in self.rows for values in inputs], 1))
        return torch.cat([f(*(next(parts) for _ in inputs)).reshape(x.shape[0], -1) for _, f, inputs in self.rows], 1)

    def sample(self):
        return torch.tensor([[value for _, _, inputs in self.rows for values in inputs for value in values]] * 2)


def row(name, f, inputs, files):
    x = [torch.tensor([values], requires_grad=True) for values in inputs]
    y = f(*x)
    y.sum().backward()
    return {
        "function": name, "in": files, "inputs": inputs, "outputs": numbers(y.detach()),
        "gradients": [numbers(torch.zeros_like(x) if x.grad is None else x.grad) for x in x],
    }


def main():
    for_onnx = [one for one in MODULE if not one[0].startswith(NOT_IN_ONNX)]
    rows = [row(*one, ["pt2", "onnx"] if one in for_onnx else ["pt2"]) for one in MODULE] + [row(*one, []) for one in ALONE]
    (HERE / "kinks.json").write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n")

    batch = ({0: torch.export.Dim("batch")},)
    module, raw = Module(MODULE), io.BytesIO()
    torch.export.save(torch.export.export(module, (module.sample(),), dynamic_shapes=batch), raw)
    (HERE / "kinks.pt2").write_bytes(small(raw))
    module = Module(for_onnx).eval()
    program = torch.onnx.export(module, (module.sample(),), dynamic_shapes=batch, dynamo=True, opset_version=20, verbose=False)
    onnx.save(bare(program.model_proto), HERE / "kinks.onnx")


if __name__ == "__main__":
    main()
