"""Losses of outputs and targets, for direct use or as parts of your own loss.

    rg.fit(net, df, columns, "is_signal", loss=lambda y, t: rg.focal(y, t))

Each function gives one number per event, the mean over its outputs, unless its description says one number per batch. With
`reduction="each"` it gives the loss of each output, in the shape of the outputs: `mean(binary_cross_entropy(y, t, reduction="each"), -1)`.
"""

from ._options import enum_value
from ._tensor import operation

__all__ = (
    "binary_cross_entropy cross_entropy focal hinge squared_error huber quantile gaussian_nll poisson_nll disco expected_significance"
).split()


def _loss(name, inputs, reduction, reals=()):
    return operation(name, inputs, (int(enum_value("LossReduction", reduction)),), reals)


def binary_cross_entropy(y, t, reduction="mean"):
    """Binary cross-entropy of a logit and a target from 0 to 1: log(1 + exp(y)) - t y."""
    return _loss("binary_cross_entropy", (y, t), reduction)


def cross_entropy(y, t, smoothing=0.0, reduction="mean"):
    """Cross-entropy of the logits of K classes and the true class, a number from 0. `smoothing`: this fraction of the target's probability
    is distributed over all classes (Szegedy et al., arXiv:1512.00567).
    """
    return _loss("cross_entropy", (y, t), reduction, (smoothing,))


def focal(y, t, gamma=2.0, reduction="mean"):
    """Focal loss: (1 - p)^gamma (-log p) with the probability p of the target, 0 or 1. Hard events count more (Lin et al.,
    arXiv:1708.02002).
    """
    return _loss("focal", (y, t), reduction, (gamma,))


def hinge(y, t, reduction="mean"):
    """Hinge loss: max(0, 1 - y) for the target 1, max(0, 1 + y) for the target 0."""
    return _loss("hinge", (y, t), reduction)


def squared_error(y, t, reduction="mean"):
    """Squared error: (y - t)²."""
    return _loss("squared_error", (y, t), reduction)


def huber(y, t, delta=1.0, reduction="mean"):
    """Huber loss: (y - t)²/2, but linear beyond delta (Huber, 1964)."""
    return _loss("huber", (y, t), reduction, (delta,))


def quantile(y, t, q, reduction="mean"):
    """Quantile loss. Its minimum is the quantile: the value that the target is below with probability q (Koenker & Bassett, 1978)."""
    return _loss("quantile", (y, t), reduction, (q,))


def gaussian_nll(mean, log_variance, t, reduction="mean"):
    """-log of a normal density with this mean and logarithm of the variance: a regression that also predicts its resolution."""
    return _loss("gaussian_nll", (mean, log_variance, t), reduction)


def poisson_nll(log_rate, t, reduction="mean"):
    """-log of a Poisson probability with this logarithm of the rate."""
    return _loss("poisson_nll", (log_rate, t), reduction)


def disco(x, column, weight):
    """Square of the distance correlation of two numbers of an event, with weights: one number per batch, 0 if they are independent. As a
    penalty it makes a classifier independent of a mass, "DisCo" (Kasieczka & Shih, arXiv:2001.05310): pass the background's weights, and 0
    for the signal. Use batches with some hundred such events.
    """
    return operation("disco", (x, column, weight))


def expected_significance(score, t, weight, signal, background, systematic=0.0):
    """Minus the expected significance Z (median, of Asimov data) of a selection by the score: one number per batch. The score is from 0 to
    1. `signal`, `background`: expected numbers of events. `systematic`: relative uncertainty of the background. (Elwood & Krücker,
    arXiv:1806.00322.)
    """
    return operation("expected_significance", (score, t, weight), (), (signal, background, systematic))
