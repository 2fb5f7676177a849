"""Losses of outputs and targets, to be used as they are or as parts of your own.

    rg.fit(net, df, columns, "is_signal", loss=lambda y, t: rg.focal(y, t))

Each gives a number of each event, the mean over its outputs, unless it says that it is one of a batch. With `reduction="each"` it gives the
loss of each output, in the shape of the outputs: `mean(binary_cross_entropy(y, t, reduction="each"), -1)`.
"""

from ._options import enum_value
from ._tensor import operation

__all__ = (
    "binary_cross_entropy cross_entropy focal hinge squared_error huber quantile gaussian_nll poisson_nll disco expected_significance"
).split()


def _loss(name, inputs, reduction, reals=()):
    return operation(name, inputs, (int(enum_value("LossReduction", reduction)),), reals)


def binary_cross_entropy(y, t, reduction="mean"):
    """Of a logit and a target from 0 to 1: log(1 + exp(y)) - t y."""
    return _loss("binary_cross_entropy", (y, t), reduction)


def cross_entropy(y, t, smoothing=0.0, reduction="mean"):
    """Of logits of K classes and the class, a number from 0. `smoothing`: this part of the target's probability is spread over all
    classes (Szegedy et al., arXiv:1512.00567)."""
    return _loss("cross_entropy", (y, t), reduction, (smoothing,))


def focal(y, t, gamma=2.0, reduction="mean"):
    """(1 - p)^gamma (-log p) with the probability p of the target, 0 or 1: hard events count more (Lin et al., arXiv:1708.02002)."""
    return _loss("focal", (y, t), reduction, (gamma,))


def hinge(y, t, reduction="mean"):
    """max(0, 1 - y) for the target 1, max(0, 1 + y) for the target 0."""
    return _loss("hinge", (y, t), reduction)


def squared_error(y, t, reduction="mean"):
    """(y - t)²"""
    return _loss("squared_error", (y, t), reduction)


def huber(y, t, delta=1.0, reduction="mean"):
    """(y - t)²/2, but linear beyond delta (Huber, 1964)."""
    return _loss("huber", (y, t), reduction, (delta,))


def quantile(y, t, q, reduction="mean"):
    """Its minimum is the quantile: the value below which the target is with probability q (Koenker & Bassett, 1978)."""
    return _loss("quantile", (y, t), reduction, (q,))


def gaussian_nll(mean, log_variance, t, reduction="mean"):
    """-log of a normal density of this mean and logarithm of the variance: a regression that tells its resolution."""
    return _loss("gaussian_nll", (mean, log_variance, t), reduction)


def poisson_nll(log_rate, t, reduction="mean"):
    """-log of a Poisson probability of this logarithm of the rate."""
    return _loss("poisson_nll", (log_rate, t), reduction)


def disco(x, column, weight):
    """One number of a batch, the square of the distance correlation of two numbers of an event, with weights: 0 where they are
    independent. As a penalty it makes a classifier independent of a mass, "DisCo" (Kasieczka & Shih, arXiv:2001.05310), with the
    weights of the background and 0 for the signal. Batches should have some hundred such events."""
    return operation("disco", (x, column, weight))


def expected_significance(score, t, weight, signal, background, systematic=0.0):
    """One number of a batch, minus the significance Z that is expected (median, of Asimov data) of a selection by the score, from 0 to 1,
    of so many signal and background events, with a relative uncertainty of the background: Elwood & Krücker, arXiv:1806.00322."""
    return operation("expected_significance", (score, t, weight), (), (signal, background, systematic))
