#!/usr/bin/env python3
"""Writes graph_torch.json: values and gradients of operations of graphs from PyTorch, in double precision.

    python tests/reference/graph_torch.py        # made with torch 2.15, numpy 2; any recent version gives the same

A case has inputs (those `of_rows` begin with the batch), options, outputs, and for each input the gradient of the sum over
outputs of y·seed. src/graph/tests/pytorch.rs reads `operations`.
"""
import json
import pathlib

import torch
import torch.nn.functional as F

torch.set_default_dtype(torch.float64)
generator = torch.Generator().manual_seed(20250811)


def rand(*shape):
    """Random numbers with three decimals on (-1.5, 1.5), none of them near 0."""
    x = torch.round(1500 * (2 * torch.rand(*shape, generator=generator) - 1)) / 1000
    return torch.where(x.abs() < 0.01, x + 0.123, x)


def flat(t):
    return [float(f"{v:.13g}") for v in t.detach().double().flatten().tolist()]


def stored(t):
    return {"sizes": list(t.shape), "values": flat(t)}


def case(name, f, rows=(), shared=(), fixed=(), **options):
    """Adds a case. `rows` and `shared` are differentiated, `fixed` are values of rows that are not; f(*inputs) returns one output or several."""
    wanted = [t.clone().requires_grad_() for t in (*rows, *shared)]
    inputs = [*wanted[:len(rows)], *fixed, *wanted[len(rows):]]
    outputs = f(*inputs)
    outputs = outputs if isinstance(outputs, tuple) else (outputs,)
    seeds = [rand(*y.shape) if y.is_floating_point() else None for y in outputs]
    sum((y * u).sum() for y, u in zip(outputs, seeds) if u is not None).backward()
    of_rows = [True] * (len(rows) + len(fixed)) + [False] * len(shared)
    return {"name": name, "options": options,
            "inputs": [stored(t) | {"of_rows": r} for t, r in zip(inputs, of_rows)],
            "outputs": [stored(y) | {"seed": None if u is None else flat(u)} for y, u in zip(outputs, seeds)],
            "gradients": [flat(t.grad) if t.requires_grad else None for t in inputs]}


def hard_sigmoid(x):
    y = torch.clamp(x / 6 + 0.5, 0, 1)
    assert torch.allclose(y, F.hardsigmoid(x)) and torch.allclose(x * y, F.hardswish(x))
    return y


def functions():
    x = [rand(2, 12) * 3]
    return [case(name, f, x, **options) for name, f, options in (
        ("gelu", lambda x: F.gelu(x, approximate="tanh"), {}), ("gelu_exact", F.gelu, {}), ("silu", F.silu, {}),
        ("mish", F.mish, {}), ("softplus", F.softplus, {}), ("softsign", F.softsign, {}), ("erf", torch.erf, {}),
        ("log_sigmoid", F.logsigmoid, {}), ("elu", lambda x: F.elu(x, 0.7), {"alpha": 0.7}), ("selu", F.selu, {}),
        # PyTorch rounds the constants of these functions to single precision in the backward pass: 0.75 is exact, 1/6
        # is not.
        ("celu", lambda x: F.celu(x, 0.75), {"alpha": 0.75}), ("hard_sigmoid", hard_sigmoid, {}),
        ("hard_swish", lambda x: x * hard_sigmoid(x), {}), ("leaky_relu", lambda x: F.leaky_relu(x, 0.02), {"slope": 0.02}),
        ("soft_shrink", lambda x: F.softshrink(x, 0.4), {"threshold": 0.4}),
        ("clip", lambda x: torch.clamp(x, -0.7, 1.1), {"low": -0.7, "high": 1.1}),
        ("thresholded_relu", lambda x: F.threshold(x, 0.6, 0.0), {"threshold": 0.6}),
    )] + [case("prelu", F.prelu, [rand(2, 3, 4)], [rand(3)])]


def reductions():
    x = [rand(2, 3, 5)]
    zeros = rand(2, 3, 5)
    zeros[0, 0, 2] = zeros[1, 1, 0] = zeros[1, 1, 4] = 0
    return [
        case("softmax", lambda x: F.softmax(x, 2), x, axis=1),
        case("log_softmax", lambda x: F.log_softmax(x, 1), x, axis=0),
        case("product", lambda x: x.prod(2), [zeros], axis=1),
        case("logsumexp", lambda x: x.logsumexp(1), x, axis=0),
        case("l2_norm", lambda x: x.norm(dim=2), x, axis=1),
        case("l1_norm", lambda x: x.norm(p=1, dim=2), x, axis=1),
        case("variance", lambda x: x.var(1, correction=1), x, axis=0, correction=1),
        case("cumulative_sum", lambda x: x.cumsum(1), x, axis=0),
        case("top_k", lambda x: tuple(x.topk(3, 2)), x, axis=1, k=3, largest=True),
        case("top_k", lambda x: tuple(x.topk(2, 1, largest=False)), x, axis=0, k=2, largest=False),
        case("embedding", lambda n, w: F.embedding(n.long(), w), shared=[rand(6, 3)],
             fixed=[torch.tensor([[0.0, 5.0, 2.0, 5.0], [1.0, 1.0, 3.0, 0.0]])]),
    ]


def norms():
    def batch_norm(x, w, b):
        axes = [0, *range(2, x.dim())]
        return F.batch_norm(x, None, None, w, b, True, eps=1e-3), x.mean(axes), x.var(axes, correction=0)

    x, mean, variance = [rand(2, 4, 3)], rand(4), rand(4).abs()
    return [
        case("layer_norm", lambda x, w, b: F.layer_norm(x, (3,), w, b, 1e-3), x, [rand(3), rand(3)], epsilon=1e-3),
        case("rms_norm", lambda x, w: F.rms_norm(x, (3,), w, 1e-3), x, [rand(3)], epsilon=1e-3),
        case("group_norm", lambda x, w, b: F.group_norm(x, 2, w, b, 1e-3), x, [rand(4), rand(4)], groups=2, epsilon=1e-3),
        case("instance_norm", lambda x, w, b: F.instance_norm(x, None, None, w, b, eps=1e-3), x, [rand(4), rand(4)],
             epsilon=1e-3),
        case("batch_norm", batch_norm, [rand(3, 4, 2, 2)], [rand(4), rand(4)], epsilon=1e-3),
        case("batch_norm", batch_norm, [rand(5, 3)], [rand(3), rand(3)], epsilon=1e-3),
        case("batch_norm_inference", lambda x, w, b: F.batch_norm(x, mean, variance, w, b, False, eps=1e-3), x,
             [rand(4), rand(4)], mean=flat(mean), variance=flat(variance), epsilon=1e-3),
    ]


def attention():
    def of(heads, causal):
        def f(q, k, v, mask=None):
            q, k, v = (x.view(*x.shape[:2], heads, -1).transpose(1, 2) for x in (q, k, v))
            seen = None if mask is None else (mask != 0).view(len(mask), 1, -1, k.shape[2])
            y = F.scaled_dot_product_attention(q, k, v, seen, is_causal=causal)
            return y.transpose(1, 2).flatten(2)
        return f

    square, wide = [rand(2, 4, 6) for _ in range(3)], [rand(2, 3, 4), rand(2, 5, 4), rand(2, 5, 8)]
    keys = torch.tensor([[1.0, 1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 1.0, 1.0, 1.0]])
    both = torch.tensor([[1.0, 0.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]).repeat(2, 1, 1)
    return [
        case("attention", of(3, False), square, heads=3, causal=False),
        case("attention", of(2, True), square, heads=2, causal=True),
        case("attention", of(2, False), wide, fixed=[keys], heads=2, causal=False),
        case("attention", of(1, False), wide, fixed=[both], heads=1, causal=False),
    ]


def recurrent():
    def of(layer, gates, states, i=3, h=4):
        def f(x, *rest):
            start, weights = rest[:states], dict(zip(dict(layer.named_parameters()), rest[states:]))
            start = tuple(s[None] for s in start)
            y, end = torch.func.functional_call(layer, weights, (x, start if states > 1 else start[0]))
            return (y, *(s[0] for s in (end if states > 1 else (end,))))
        weights = [rand(gates * h, i), rand(gates * h, h), rand(gates * h), rand(gates * h)]
        return f, [rand(2, 5, i), *(rand(2, h) for _ in range(states))], weights

    def both(x, *weights):
        layer = torch.nn.LSTM(2, 2, num_layers=2, bidirectional=True, batch_first=True)
        return torch.func.functional_call(layer, dict(zip(dict(layer.named_parameters()), weights)), (x,))[0]

    deep = [rand(8, i if n % 4 == 0 else 2) if n % 4 < 2 else rand(8) for i in (2, 4) for n in range(8)]
    return [
        case("lstm", *of(torch.nn.LSTM(3, 4, batch_first=True), 4, 2)),
        case("gru", *of(torch.nn.GRU(3, 4, batch_first=True), 3, 1)),
        case("rnn", *of(torch.nn.RNN(3, 4, batch_first=True), 1, 1), nonlinearity="tanh"),
        case("rnn", *of(torch.nn.RNN(3, 4, batch_first=True, nonlinearity="relu"), 1, 1), nonlinearity="relu"),
        case("deep_lstm", both, [rand(2, 4, 2)], deep),
    ]


def convolutions():
    def conv(f, x, w, **options):
        bias = rand(w.shape[0] if "output_padding" not in options else w.shape[1] * options["groups"])
        return case(f.__name__, lambda x, w, b: f(x, w, b, **options), [x], [w, bias], **options)

    def pool(f, x, **options):
        return case(f.__name__, lambda x: f(x, **options), [x], **options)

    return [
        conv(F.conv1d, rand(2, 4, 9), rand(6, 2, 3), stride=2, padding=1, dilation=1, groups=2),
        conv(F.conv1d, rand(2, 3, 9), rand(2, 3, 3), stride=1, padding=0, dilation=2, groups=1),
        conv(F.conv2d, rand(2, 2, 6, 5), rand(3, 2, 3, 2), stride=[2, 1], padding=[1, 0], dilation=[1, 2], groups=1),
        conv(F.conv2d, rand(2, 3, 5, 5), rand(6, 1, 3, 3), stride=1, padding=1, dilation=1, groups=3),
        conv(F.conv2d, rand(2, 4, 3, 3), rand(2, 4, 1, 1), stride=1, padding=0, dilation=1, groups=1),
        conv(F.conv_transpose1d, rand(2, 4, 5), rand(4, 3, 3), stride=2, padding=1, output_padding=1, dilation=1, groups=2),
        conv(F.conv_transpose2d, rand(2, 3, 4, 3), rand(3, 2, 2, 3), stride=[2, 1], padding=[0, 1], output_padding=[1, 0],
             dilation=[2, 1], groups=1),
        pool(F.max_pool1d, rand(2, 3, 8), kernel_size=3, stride=2, padding=1, dilation=1, ceil_mode=False),
        pool(F.max_pool2d, rand(2, 2, 6, 7), kernel_size=[2, 3], stride=[2, 1], padding=[0, 1], dilation=[1, 2],
             ceil_mode=False),
        pool(F.max_pool2d, rand(2, 2, 5, 5), kernel_size=2, stride=2, padding=0, dilation=1, ceil_mode=True),
        pool(F.avg_pool1d, rand(2, 3, 8), kernel_size=3, stride=2, padding=1, ceil_mode=False, count_include_pad=False),
        pool(F.avg_pool2d, rand(2, 2, 6, 5), kernel_size=[3, 2], stride=[2, 2], padding=[1, 0], ceil_mode=False,
             count_include_pad=True),
    ]


reference = {
    "operations": functions() + reductions() + norms() + attention() + recurrent(),
    "convolutions": convolutions(),
}
pathlib.Path(__file__).with_suffix(".json").write_text(json.dumps(reference) + "\n")
