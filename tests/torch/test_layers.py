"""Every kind of layer as a module of PyTorch: outputs, gradients and states compared with torch's own, in both precisions; gradcheck."""

import unittest

import observed
import torch
import torch.nn.functional as F
from observed import beside_torch, fixed, free


def linear(x, p, name="layer"):
    """Weights are (inputs, outputs)."""
    return x @ p[f"{name}.weight"] + (p[f"{name}.bias"] if f"{name}.bias" in p else 0)


def convolution(f, *arguments, same=0):
    """`same` pads with zeros at the end; torch must be asked to do so."""
    return lambda x, p: f(F.pad(x, (0, same)) if same else x, p["layer.weight"], p.get("layer.bias"), *arguments)


def norm(f, *sizes):
    return lambda x, p: f(x, *sizes, p["layer.weight"], p.get("layer.bias"), 1e-3)


def batch_norm(training):
    names = ("running_mean", "running_var", "weight", "bias")
    return lambda x, p: F.batch_norm(x, *[p["layer." + name] for name in names], training, 0.2, 1e-3)


def recurrent(f, gates, bias=True, reverse=False, last=False):
    def native(x, p):
        weights = [p["layer." + name] for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh") if "layer." + name in p]
        zero = x.new_zeros(1, len(x), weights[0].shape[0] // gates)
        x = x.flip(1) if reverse else x
        y = f(x, (zero, zero) if gates == 4 else zero, weights, bias, 1, 0.0, False, False, True)[0]
        return y[:, -1] if last else y.flip(1) if reverse else y

    return native


def attention(heads, causal=False, masked=False):
    def native(*given):
        *inputs, p = given
        mask = inputs.pop() if masked else None
        q, k, v = inputs if len(inputs) == 3 else inputs * 3
        parts = (linear(x, p, f"layer.{name}") for x, name in ((q, "query"), (k, "key"), (v, "value")))
        q, k, v = (x.unflatten(-1, (heads, -1)).transpose(1, 2) for x in parts)
        seen = None if mask is None else (mask != 0).view(len(mask), 1, -1, k.shape[2])
        y = F.scaled_dot_product_attention(q, k, v, seen, is_causal=causal)
        return linear(y.transpose(1, 2).flatten(2), p, "layer.output")

    return native


def scaled(x, p):
    return x * p["layer.weight"]


def member_linear(x, p):
    y = torch.einsum("rki,koi->rko", x, p["layer.weight"])
    return y + p["layer.bias"] if "layer.bias" in p else y


def periodic_embedding(x, p):
    """For each number: the number itself, and its cosines or sums of them."""
    x = x[:, :, None]
    y = torch.cos(2 * torch.pi * x * p["layer.frequency"] + p["layer.phase"])
    if "layer.weight" in p:
        y = torch.einsum("rnf,nwf->rnw", y, p["layer.weight"]) + p["layer.bias"]
    return torch.cat((x, y), 2)


KNOTS = ((-0.8, -0.1, 0.3, 0.9), (-0.5, 0.5))


def piecewise_linear_embedding(x, p):
    """For each number: its parts between the knots, 0 where it has fewer parts than another."""
    parts = torch.zeros(len(x), len(KNOTS), 3, dtype=x.dtype)
    for number, knots in enumerate(KNOTS):
        for piece, (start, end) in enumerate(zip(knots, knots[1:])):
            parts[:, number, piece] = ((x[:, number] - start) / (end - start)).clamp(0, 1)
    return torch.einsum("rnp,nwp->rnw", parts, p["layer.weight"]) + p["layer.bias"]


def first_always(mask):
    """A mask with which no query sees nothing."""
    return (mask > 0).double().index_fill(-1, torch.tensor([0]), 1)


# Kind, integers and numbers, the inputs, and the same function in torch.
LAYERS = [
    ("linear", (4, 1), (), [free(3)], linear),
    ("linear", (4, 0), (), [free(2, 3)], linear),
    ("layernorm", (), (1e-3,), [free(2, 5)], norm(F.layer_norm, (5,))),
    ("rmsnorm", (), (1e-3,), [free(2, 5)], lambda x, p: F.rms_norm(x, (5,), p["layer.weight"], 1e-3)),
    ("groupnorm", (2,), (1e-3,), [free(4, 3)], norm(F.group_norm, 2)),
    ("batchnorm", (), (1e-3, 0.2), [free(4, 3)], batch_norm(False)),
    ("conv1d", (4, 1, 1, 3, 1, 0, 1), (), [free(2, 7)], convolution(F.conv1d)),
    ("conv1d", (4, 2, 0, 3, 2, 1, 1), (), [free(2, 7)], convolution(F.conv1d, 2, 1, 1, 2)),
    ("conv1d", (2, 1, 1, 2, 1, -1, 1), (), [free(2, 5)], convolution(F.conv1d, same=1)),
    ("conv2d", (2, 1, 1, 3, 2, 1, 1, 0, 0, 1, 1), (), [free(2, 4, 3)], convolution(F.conv2d)),
    ("conv2d", (4, 2, 1, 2, 3, 2, 1, 1, 2, 1, 2), (), [free(2, 5, 3)], convolution(F.conv2d, (2, 1), (1, 2), (1, 2), 2)),
    ("conv_transpose1d", (3, 1, 1, 3, 1, 0, 1, 0), (), [free(2, 4)], convolution(F.conv_transpose1d)),
    ("conv_transpose1d", (4, 2, 0, 3, 2, 1, 2, 1), (), [free(2, 4)], convolution(F.conv_transpose1d, 2, 1, 1, 2, 2)),
    ("conv_transpose2d", (2, 1, 1, 2, 3, 2, 1, 0, 1, 1, 1, 1, 0), (), [free(2, 3, 3)],
     convolution(F.conv_transpose2d, (2, 1), (0, 1), (1, 0))),
    ("lstm", (3, 1, 0, 0), (), [free(4, 2)], recurrent(torch.lstm, 4)),
    ("lstm", (3, 1, 1, 0), (), [free(4, 2)], recurrent(torch.lstm, 4, reverse=True)),
    ("lstm", (3, 0, 0, 1), (), [free(4, 2)], recurrent(torch.lstm, 4, bias=False, last=True)),
    ("gru", (3, 1, 0, 0), (), [free(4, 2)], recurrent(torch.gru, 3)),
    ("gru", (3, 1, 1, 1), (), [free(4, 2)], recurrent(torch.gru, 3, reverse=True, last=True)),
    ("rnn", (3, 1, 0, 0, 0), (), [free(4, 2)], recurrent(torch.rnn_tanh, 1)),
    ("rnn", (3, 1, 1, 0, 1), (), [free(4, 2)], recurrent(torch.rnn_relu, 1, reverse=True)),
    ("attention", (2, 0, 0, 1), (), [free(4, 6)], attention(2)),
    ("attention", (3, 1, 0, 0), (), [free(4, 6)], attention(3, causal=True)),
    ("attention", (2, 0, 1, 1), (), [free(4, 6), fixed(4, of=first_always)], attention(2, masked=True)),
    ("attention", (2, 0, 0, 1), (), [free(2, 4), free(3, 6, seed=2), free(3, 2, seed=3)], attention(2)),
    ("attention", (1, 0, 1, 1), (), [free(2, 4), free(3, 4, seed=2), free(3, 2, seed=3), fixed(2, 3, seed=4, of=first_always)],
     attention(1, masked=True)),
    ("embedding", (6, 3), (), [fixed(5, of=lambda x: (3 + 3 * x).floor())], lambda n, p: F.embedding(n.long(), p["layer.weight"])),
    ("scaling", (), (), [free(2, 3)], scaled),
    ("members", (3,), (), [free(4)], lambda x, p: scaled(x[:, None], p)),
    ("member_linear", (2, 1), (), [free(3, 4)], member_linear),
    ("member_linear", (2, 0), (), [free(3, 4)], member_linear),
    ("periodic_embedding", (3, 4), (0.3,), [free(2)], periodic_embedding),
    ("periodic_embedding", (3, 0), (0.3,), [free(2)], periodic_embedding),
    ("piecewise_linear_embedding", (5, 4, 2), (*KNOTS[0], *KNOTS[1]), [free(2)], piecewise_linear_embedding),
]


CLASS, COLUMNS = 2, 1  # ROOTGRAD_POOL_CLASS, ROOTGRAD_TOKEN_ORDER_COLUMNS
POOLS = (lambda x: x.mean(1), lambda x: x[:, -1], lambda x: x[:, -1])


def transformer(length, width, heads=1, channels=4, layers=1, order=0, causal=0, positions=1, pool=0):
    """GPT-2's blocks on tokens of numbers; weights are (outputs, inputs)."""

    def native(x, p):
        def dense(x, name):
            return F.linear(x, p[name + ".weight"], p[name + ".bias"])

        def norm(x, name):
            return F.layer_norm(x, (channels,), p[name + ".weight"], p[name + ".bias"])

        x = dense(x.view(-1, width, length).mT if order == COLUMNS else x.view(-1, length, width), "embedding")
        x = x + p["positions"] if positions else x
        x = torch.cat((x, p["class"].expand(len(x), 1, channels)), 1) if pool == CLASS else x
        for block in range(layers):
            at = f"blocks.{block}."
            q, k, v = (
                part.unflatten(-1, (heads, -1)).transpose(1, 2) for part in dense(norm(x, at + "ln1"), at + "qkv").split(channels, 2)
            )
            seen = F.scaled_dot_product_attention(q, k, v, is_causal=bool(causal))
            x = x + dense(seen.transpose(1, 2).flatten(2), at + "attproj")
            x = x + dense(F.gelu(dense(norm(x, at + "ln2"), at + "fc"), approximate="tanh"), at + "fcproj")
        return dense(POOLS[pool](norm(x, "ln")), "head")

    return native


class Layers(observed.OneThread):
    def test_every_layer_is_as_torchs(self):
        for kind, ints, reals, inputs, native in LAYERS:
            with self.subTest(kind=kind, ints=ints):
                beside_torch(lambda *x: observed.layer(kind, *x, ints=ints, reals=reals), native, *inputs)

    def test_layers_by_batch(self):
        """Batch norm in training, including its states."""
        ours = lambda x: observed.layer("batchnorm", x, reals=(1e-3, 0.2))
        beside_torch(ours, batch_norm(True), free(4, 3), training=True)
        beside_torch(ours, batch_norm(True), free(5), training=True)

    def test_tensors_without_a_layer(self):
        """A parameter, and an embedding's table."""
        scaled = lambda x: observed.operation("mul", x, observed.layer("parameter", ints=(2, 1), reals=(1,)))
        beside_torch(scaled, lambda x, p: x * p["layer"], free(2, 3))
        logits = lambda x: observed.operation("matmul", x, observed.layer("embedding", ints=(3, 4)))
        beside_torch(logits, lambda x, p: x @ p["layer.weight"], free(2, 3))

    def test_a_network_of_many(self):
        def ours(x):
            x = observed.layer("conv1d", x, ints=(4, 1, 1, 3, 1, -1, 1), name="conv")
            x = observed.operation("max_pool", observed.operation("relu", x), ints=(1, 2, 2, 0, 1))
            x = observed.layer("gru", observed.operation("transpose", x), ints=(3, 1, 0, 1), name="layer")
            return observed.operation("log_softmax", observed.layer("linear", x, ints=(2, 1), name="head"), ints=(-1,))

        def native(x, p):
            x = F.max_pool1d(F.relu(F.conv1d(x, p["conv.weight"], p["conv.bias"], padding=1)), 2)
            return F.log_softmax(linear(recurrent(torch.gru, 3, last=True)(x.mT, p), p, "head"), -1)

        beside_torch(ours, native, free(2, 8))

    def test_transformers(self):
        x = free(12)[:9].detach().requires_grad_()  # gradients of more rows cancel: in single precision torch's are also beyond 1e-5
        for settings in (
            {"heads": 2, "layers": 2, "pool": CLASS},
            {"heads": 3, "channels": 6, "order": COLUMNS, "positions": 0},
            {"causal": 1, "pool": 1},
        ):
            with self.subTest(**settings):
                given = {"heads": 1, "channels": 4, "layers": 1, **settings}
                beside_torch(observed.transformer(4, 3, 2, **given), transformer(4, 3, **given), x)

    def test_none_is_left_out(self):
        self.assertEqual(observed.known(observed.layer), {kind for kind, *_ in LAYERS} | {"parameter"})


if __name__ == "__main__":
    unittest.main()
