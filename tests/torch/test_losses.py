"""rootgrad's losses as networks of outputs and targets, compared with torch's, in both precisions; gradcheck."""

import functools
import unittest

import observed
import torch
import torch.nn.functional as F
from observed import beside_torch, fixed, free, rows

each = {"reduction": "none"}


def whole(x):
    """Classes: 0, 1 or 2."""
    return (1.5 + 1.5 * x).floor()


def truth(x):
    return (x > 0).double()


def of_row(loss):
    """Returns the mean over a row's outputs of one of torch's losses, which has one value for each number."""
    return lambda *given: rows(loss(*given[:-1])).mean(1)


def cross_entropy(y, t, smoothing):
    """In torch the axis of the classes comes first."""
    return F.cross_entropy(y.movedim(-1, 1), t.long(), label_smoothing=smoothing, **each)


def focal(y, t, gamma):
    """torch does not have this loss: Lin et al., arXiv:1708.02002."""
    p = torch.where(t > 0.5, torch.sigmoid(y), torch.sigmoid(-y))
    return (1 - p) ** gamma * -torch.log(p)


def hinge(y, t):
    return F.margin_ranking_loss(y, torch.zeros_like(y), 2 * t - 1, margin=1.0, **each)


def quantile(y, t, q):
    """torch does not have this loss: Koenker & Bassett, 1978."""
    return torch.where(t > y, q * (t - y), (1 - q) * (y - t))


def gaussian(mean, log_variance, t):
    return F.gaussian_nll_loss(mean, t, log_variance.exp(), full=True, eps=1e-30, **each)


def with_constant(loss, constant):
    return lambda *given: loss(*given, constant)


# Name, numbers, the inputs other than the target, the target, and the same function in torch.
LOSSES = [
    ("binary_cross_entropy", (), [free(4)], free(4, seed=2, of=lambda x: 0.5 + 0.5 * x), functools.partial(F.binary_cross_entropy_with_logits, **each)),
    ("binary_cross_entropy", (), [free(2, 3, of=lambda x: 40 * x)], fixed(2, 3, seed=2, of=truth),
     functools.partial(F.binary_cross_entropy_with_logits, **each)),
    ("cross_entropy", (0.0,), [free(3)], fixed(seed=2, of=whole), with_constant(cross_entropy, 0.0)),
    ("cross_entropy", (0.2,), [free(4, 3, of=lambda x: 9 * x)], fixed(4, seed=2, of=whole), with_constant(cross_entropy, 0.2)),
    ("focal", (2.0,), [free(4, of=lambda x: 3 * x)], fixed(4, seed=2, of=truth), with_constant(focal, 2.0)),
    ("focal", (0.7,), [free(4)], fixed(4, seed=2, of=truth), with_constant(focal, 0.7)),
    ("focal", (0.0,), [free(4)], fixed(4, seed=2, of=truth), functools.partial(F.binary_cross_entropy_with_logits, **each)),
    ("hinge", (), [free(5, of=lambda x: 3 * x)], free(5, seed=2, of=truth), hinge),
    ("squared_error", (), [free(2, 3)], free(2, 3, seed=2), functools.partial(F.mse_loss, **each)),
    ("huber", (0.4,), [free(5)], free(5, seed=2), functools.partial(F.huber_loss, delta=0.4, **each)),
    ("huber", (1.0,), [free(5, of=lambda x: 3 * x)], free(5, seed=2), functools.partial(F.smooth_l1_loss, **each)),
    ("quantile", (0.3,), [free(5)], free(5, seed=2), with_constant(quantile, 0.3)),
    ("quantile", (0.5,), [free(5)], free(5, seed=2), lambda y, t: F.l1_loss(y, t, **each) / 2),
    ("gaussian_nll", (), [free(3), free(3, seed=3)], free(3, seed=2), gaussian),
    ("poisson_nll", (), [free(3)], free(3, seed=2, of=lambda x: 4 + 4 * x), functools.partial(F.poisson_nll_loss, **each)),
]
OF_A_BATCH = {"disco": 3, "expected_significance": 3}


class Losses(observed.OneThread):
    def test_every_loss_is_as_torchs(self):
        for name, constants, outputs, target, native in LOSSES:
            with self.subTest(name=name, constants=constants):
                beside_torch(lambda *x: observed.operation(name, *x, reals=constants), of_row(native), *outputs, target)

    def test_weighted_losses_of_layers(self):
        """Losses of a network's outputs, with a weight for each row: gradients of the network's parameters."""

        def ours(x, t, w):
            y = observed.layer("linear", observed.operation("tanh", observed.layer("linear", x, ints=(4, 1), name="first")), ints=(3, 1))
            return observed.operation("mul", w, observed.operation(name, y, t, reals=constants))

        def mine(x, t, w, p):
            y = torch.tanh(x @ p["first.weight"] + p["first.bias"]) @ p["layer.weight"] + p["layer.bias"]
            return w * of_row(native)(y, t, p)

        for name, constants, outputs, target, native in LOSSES:
            if len(outputs) == 1 and outputs[0].dim() == 2:
                with self.subTest(name=name, constants=constants):
                    of_each = target.dim() == 2  # or a class for all three
                    like = (target.detach()[:, :1].expand(-1, 3) if of_each else target).clone().requires_grad_(target.requires_grad)
                    beside_torch(ours, mine, free(2), like, free(seed=4, of=lambda x: 1 + x / 2))

    def test_large_logits(self):
        """Logits so large that probabilities round to 0 or 1."""
        for name, constants in (("binary_cross_entropy", ()), ("focal", (2.0,)), ("hinge", ())):
            net = observed.Network(observed.observed(lambda y, t: observed.operation(name, y, t, reals=constants), (), ()), dtype=torch.float64)
            y = torch.tensor([900.0, -900.0, 900.0, -900.0], dtype=torch.float64, requires_grad=True)
            t = torch.tensor([1.0, 0.0, 0.0, 1.0], dtype=torch.float64)
            loss = net(torch.stack((y, t), 1))
            worst = 901.0 if name == "hinge" else 900.0
            torch.testing.assert_close(loss[:, 0], torch.tensor([0.0, 0.0, worst, worst], dtype=torch.float64))
            (found,) = torch.autograd.grad(loss.sum(), y)
            torch.testing.assert_close(found, torch.tensor([0.0, 0.0, 1.0, -1.0], dtype=torch.float64))

    def test_losses_of_a_batch_are_none_of_a_network(self):
        for name, count in OF_A_BATCH.items():
            with self.subTest(name=name), self.assertRaisesRegex(RuntimeError, "no row of a network depends on other rows"):
                observed.observed(lambda *x: observed.operation(name, *x, reals=(10.0, 100.0, 0.1)), *[()] * count)


if __name__ == "__main__":
    unittest.main()
