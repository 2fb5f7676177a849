"""Every operation of networks as a module of PyTorch: outputs and gradients compared with torch's own, in both precisions; gradcheck."""

import functools
import unittest

import observed
import test_complex
import test_layers
import test_losses
import torch
import torch.nn.functional as F
from observed import beside_torch, fixed, free


def hard_sigmoid(x):
    return torch.clamp(x / 6 + 0.5, 0, 1)  # the backward pass of F.hardsigmoid has 1/6 in single precision


def wide(x):
    return 3 * x


def within(x):
    return 0.9 * x


def above(least):
    return lambda x: x.abs() + least


def with_nan(x):
    return torch.where(x > 0.5, torch.nan, x)


def whole(x):
    return (2 * x).round()


# Functions of one number: the same in torch, and a function that maps numbers on (-1, 1) to the
# arguments.
UNARY = {
    "neg": (torch.neg, wide), "abs": (torch.abs, wide), "sign": (torch.sign, wide), "floor": (torch.floor, wide),
    "ceil": (torch.ceil, wide), "round": (torch.round, wide), "reciprocal": (torch.reciprocal, above(0.2)),
    "sqrt": (torch.sqrt, above(0.1)), "exp": (torch.exp, wide), "log": (torch.log, above(0.1)), "relu": (F.relu, wide),
    "elu": (F.elu, wide), "gelu": (functools.partial(F.gelu, approximate="tanh"), wide), "gelu_exact": (F.gelu, wide),
    "silu": (F.silu, wide), "tanh": (torch.tanh, wide), "sigmoid": (torch.sigmoid, wide), "softplus": (F.softplus, wide),
    "softsign": (F.softsign, wide), "mish": (F.mish, wide), "erf": (torch.erf, wide), "sin": (torch.sin, wide),
    "cos": (torch.cos, wide), "tan": (torch.tan, within), "asin": (torch.asin, within), "acos": (torch.acos, within),
    "atan": (torch.atan, wide), "sinh": (torch.sinh, wide), "cosh": (torch.cosh, wide), "asinh": (torch.asinh, wide),
    "acosh": (torch.acosh, above(1.1)), "atanh": (torch.atanh, within), "not": (torch.logical_not, whole),
    "is_nan": (torch.isnan, with_nan), "selu": (F.selu, wide), "hard_swish": (lambda x: x * hard_sigmoid(x), lambda x: 5 * x),
    "log_sigmoid": (F.logsigmoid, wide), "stop_gradient": (lambda x: x.detach(), wide),
}

# Functions of two numbers, whose sizes are repeated.
BINARY = {
    "add": (torch.add, wide), "sub": (torch.sub, wide), "mul": (torch.mul, wide), "div": (torch.div, above(0.2)),
    "pow": (torch.pow, above(0.2)), "max": (torch.maximum, wide), "min": (torch.minimum, wide), "fmod": (torch.fmod, above(0.2)),
    "less": (torch.lt, whole), "less_equal": (torch.le, whole), "greater": (torch.gt, whole), "greater_equal": (torch.ge, whole),
    "equal": (torch.eq, whole), "and": (torch.logical_and, whole), "or": (torch.logical_or, whole), "xor": (torch.logical_xor, whole),
}

# Functions with constants.
CONSTANT = [
    ("elu", (0.75,), lambda x: F.elu(x, 0.75)), ("celu", (0.75,), lambda x: F.celu(x, 0.75)),
    ("leaky_relu", (0.02,), lambda x: F.leaky_relu(x, 0.02)), ("thresholded_relu", (0.3,), lambda x: F.threshold(x, 0.3, 0.0)),
    ("shrink", (0.4, 0.4), lambda x: F.softshrink(x, 0.4)), ("shrink", (0.4, 0.0), lambda x: F.hardshrink(x, 0.4)),
    ("hard_sigmoid", (1 / 6, 0.5), hard_sigmoid), ("clip", (-0.7, 1.1), lambda x: torch.clamp(x, -0.7, 1.1)),
    ("instance_norm", (1e-3,), lambda x: F.instance_norm(x, eps=1e-3)), ("dropout", (0.4,), lambda x: F.dropout(x, 0.4, training=False)),
    ("smooth_clip", (1.5,), lambda x: x / torch.sqrt(1 + (x / 1.5) ** 2)),
]

REDUCTIONS = {
    "sum": torch.sum, "mean": torch.mean, "max": torch.amax, "min": torch.amin, "logsumexp": torch.logsumexp,
    "l1_norm": lambda x, axis, keepdim=False: torch.linalg.vector_norm(x, 1, axis, keepdim),
    "l2_norm": lambda x, axis, keepdim=False: torch.linalg.vector_norm(x, 2, axis, keepdim),
    "variance": functools.partial(torch.var, correction=0), "product": torch.prod,
}


def exclusive(x):
    return x.flip(1).cumsum(1).flip(1) - x


def masked_softmax(x, mask):
    return x.masked_fill(mask == 0, -torch.inf).softmax(2)


def masked_mean(x, mask):
    return (x * (mask != 0)[..., None]).sum(1) / (mask != 0).sum(1)[:, None]


def scattered(values, numbers):
    """Returns, at each of 4 places, the sum of the values with this index."""
    return F.one_hot(numbers.long(), 4).to(values.dtype).mT @ values


def mean_of_members(members):
    """Returns the logits of the mean probabilities."""
    if members.shape[2] == 1:
        return torch.logit(members.sigmoid().mean(1))
    return members.softmax(2).mean(1).log()


def attention(heads, causal):
    def native(q, k, v, mask=None):
        q, k, v = (x.unflatten(-1, (heads, -1)).transpose(1, 2) for x in (q, k, v))
        seen = None if mask is None else (mask != 0).view(len(mask), 1, -1, k.shape[2])
        return F.scaled_dot_product_attention(q, k, v, seen, is_causal=causal).transpose(1, 2).flatten(2)

    return native


def places(x):
    return (2 + 2 * x).floor()


q, k, v = free(3, 4), free(5, 4, seed=2), free(5, 6, seed=3)
# Name, integers, inputs, and the same function in torch; axes count the batch as 0, as torch's do.
OTHERS = [
    ("where", (), [fixed(3, 4, of=lambda x: (x > 0).double()), free(3, 4), free(4, seed=2)], lambda c, a, b: torch.where(c > 0, a, b[:, None])),
    ("prelu", (), [free(3, 4), free(3, 4, seed=2)], lambda x, a: torch.where(x > 0, x, a * x)),
    ("reshape", (2, -1), [free(3, 4)], lambda x: x.reshape(-1, 2, 6)), ("flatten", (), [free(3, 4)], lambda x: x.flatten(1)),
    ("transpose", (), [free(2, 3, 4)], lambda x: x.mT), ("transpose", (3, 1, 2), [free(2, 3, 4)], lambda x: x.permute(0, 3, 1, 2)),
    ("slice", (1, 1, 3), [free(4, 2)], lambda x: x[:, 1:3]), ("slice", (-1, -3, -1), [free(2, 5)], lambda x: x[..., -3:-1]),
    ("concat", (1,), [free(2, 3), free(1, 3, seed=2), free(4, 3, seed=3)], lambda *x: torch.cat(x, 1)),
    ("pad", (1, 2, 0, 3), [free(2, 3)], lambda x: F.pad(x, (0, 3, 1, 2))), ("matmul", (), [free(3, 4), free(4, 2, seed=2)], torch.matmul),
    ("softmax", (1,), [free(3, 4)], lambda x: x.softmax(1)), ("softmax", (-1,), [free(7, of=lambda x: 60 * x)], lambda x: x.softmax(-1)),
    ("log_softmax", (-1,), [free(3, 4)], lambda x: x.log_softmax(-1)), ("log_softmax", (1,), [free(3, 4)], lambda x: x.log_softmax(1)),
    ("scatter_add", (4,), [free(6, 2), fixed(6, seed=2, of=places)], scattered),
    ("cumulative_sum", (1, 0, 0), [free(4, 2)], lambda x: x.cumsum(1)), ("cumulative_sum", (1, 1, 1), [free(4, 2)], exclusive),
    ("arg_max", (1, 0), [free(4, 2)], lambda x: x.argmax(1)), ("arg_min", (2, 1), [free(4, 2)], lambda x: x.argmin(2, keepdim=True)),
    ("masked_softmax", (2,), [free(2, 4), fixed(2, 4, seed=2, of=test_layers.first_always)], masked_softmax),
    ("masked_mean", (1,), [free(4, 2), fixed(4, seed=2, of=test_layers.first_always)], masked_mean),
    ("flip", (1,), [free(3, 2)], lambda x: x.flip(1)), ("tile", (2, 3), [free(2, 2)], lambda x: x.repeat(1, 2, 3)),
    ("split", (1, 2, -1), [free(5, 2)], lambda x: x.split((2, 3), 1)),
    ("top_k", (2, 1, 1), [free(5, 2)], lambda x: tuple(x.topk(2, 1))), ("top_k", (3, -1, 0), [free(2, 5)], lambda x: tuple(x.topk(3, -1, largest=False))),
    ("max_pool", (1, 3, 2, 1, 1), [free(2, 7)], lambda x: F.max_pool1d(x, 3, 2, 1)),
    ("max_pool", (2, 2, 3, 2, 1, 0, 1, 1, 1), [free(2, 4, 5)], lambda x: F.max_pool2d(x, (2, 3), (2, 1), (0, 1))),
    ("max_pool", (1, 2, 1, 0, 3), [free(2, 7)], lambda x: F.max_pool1d(x, 2, 1, 0, 3)),
    ("average_pool", (1, 3, 2, 1, 1, 0), [free(2, 7)], lambda x: F.avg_pool1d(x, 3, 2, 1, count_include_pad=False)),
    ("average_pool", (2, 2, 3, 2, 1, 0, 1, 1, 1, 1), [free(2, 4, 5)], lambda x: F.avg_pool2d(x, (2, 3), (2, 1), (0, 1))),
    ("global_average_pool", (), [free(3, 4, 2)], lambda x: F.adaptive_avg_pool2d(x, 1).flatten(1)),
    ("attention", (2, 0), [q, k, v], attention(2, False)), ("attention", (1, 1), [q, q + 0.1, q * 2], attention(1, True)),
    ("attention", (2, 0), [q, k, v, fixed(5, seed=4, of=test_layers.first_always)], attention(2, False)),
    ("mean_of_members", (0,), [free(3, 1)], mean_of_members), ("mean_of_members", (0,), [free(3, 4)], mean_of_members),
    ("mean_of_members", (1,), [free(3, 2)], lambda x: x.mean(1)),
    ("attention", (2, 0), [q, k, v, fixed(3, 5, seed=4, of=test_layers.first_always)], attention(2, False)),
]


def gathered(numbers):
    return observed.operation("gather", observed.layer("parameter", ints=(5, 3), reals=(0,)), numbers)


class Operations(observed.OneThread):
    def beside(self, name, native, *inputs, ints=(), reals=(), differences=True):
        with self.subTest(name=name, ints=ints, reals=reals):
            ours = functools.partial(observed.operation, name, ints=ints, reals=reals)
            beside_torch(ours, lambda *given: native(*given[:-1]), *inputs, differences=differences)

    def test_of_one_number(self):
        for name, (native, of) in UNARY.items():
            self.beside(name, native, free(3, 4, of=of), differences=name != "stop_gradient")

    def test_of_two_numbers(self):
        for name, (native, of) in BINARY.items():
            self.beside(name, native, free(3, 4, of=of), free(3, 4, seed=2, of=of), differences=of is not whole)
            jumpless = wide if of is whole else of
            with self.subTest(name=name, repeated=True):

                def ours(a, b):
                    return observed.operation(name, observed.operation("reshape", a, ints=(3, 1)), b)

                beside_torch(ours, lambda a, b, p: native(a[:, :, None], b[:, None]), free(3, of=jumpless), free(4, seed=2, of=above(0.2)))

    def test_with_constants(self):
        for name, constants, native in CONSTANT:
            self.beside(name, native, free(3, 4, of=lambda x: 5 * x), reals=constants)

    def test_reductions(self):
        for name, native in REDUCTIONS.items():
            self.beside(name, functools.partial(native, axis=2), free(3, 4), ints=(0, 2))
            self.beside(name, functools.partial(native, axis=1, keepdim=True), free(3, 4), ints=(1, 1))
            self.beside(name, lambda x: native(x.flatten(1), 1), free(3, 4))

    def test_all_others(self):
        for name, ints, inputs, native in OTHERS:
            self.beside(name, native, *inputs, ints=ints)
        beside_torch(gathered, lambda n, p: F.embedding(n.long(), p["layer"]), fixed(4, of=lambda x: (2.5 + 2.5 * x).floor()))

    def test_none_is_left_out(self):
        tested = {*UNARY, *BINARY, *REDUCTIONS, "gather", *(name for name, *_ in CONSTANT + OTHERS)}
        tested |= {name for name, *_ in test_complex.CASES + test_complex.OF_WINDOWS}
        losses = {*test_losses.OF_A_BATCH, *(name for name, *_ in test_losses.LOSSES)}
        self.assertEqual(observed.known(observed.operation), tested | losses)


if __name__ == "__main__":
    unittest.main()
