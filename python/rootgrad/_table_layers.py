"""Layers of networks for tables: members that share weights, embeddings of numbers, a scale factor for each column."""

from ._layers import Layer
from ._options import enum_value
from ._tensor import operation

__all__ = "Scaling PeriodicEmbedding PiecewiseLinearEmbedding Members MemberLinear mean_of_members".split()


class Scaling(Layer):
    """A trained factor for each number along the last axis, initially 1: the network learns which columns are important."""

    def __call__(self, x):
        return self._call(b"scaling", (x,))


class PeriodicEmbedding(Layer):
    """Embeds each of n numbers: x (n) becomes (n, width), the number itself and width - 1 sums of cos(2π f x + b). Each number has its own
    trained frequencies f, `frequencies` of them, and phases b. With `width=0`: the number and the cosines themselves, (n, 1 + frequencies).
    The initial frequencies are random with standard deviation `sigma`. (PBLD of RealMLP, Holzmüller et al., arXiv:2407.04491.)
    """

    def __init__(self, frequencies=16, width=4, sigma=0.1, name=""):
        super().__init__(name)
        self.frequencies, self.width, self.sigma = int(frequencies), int(width), float(sigma)

    def __call__(self, x):
        return self._call(b"periodic_embedding", (x,), (self.frequencies, self.width), (self.sigma,))


class PiecewiseLinearEmbedding(Layer):
    """Embeds each of n numbers by functions that are linear between its own knots, and constant beyond them: x (n) becomes (n, width), for
    each number b + Σⱼ wⱼ min(max((x - tⱼ)/(tⱼ₊₁ - tⱼ), 0), 1). `knots` is a list of the knots t of each number, at least two, in rising
    order. They are in the units of x; if the network standardises its inputs, these are standard deviations from the mean. Weights and
    biases begin with 0. For a column with few values, use these as its knots: then each value has its own embedding. (Gorishniy et al.,
    arXiv:2203.05556.)

        PiecewiseLinearEmbedding([np.quantile(column, np.linspace(0, 1, 49)) for column in x.T])
    """

    def __init__(self, knots, width=8, name=""):
        super().__init__(name)
        self.knots, self.width = [[float(knot) for knot in own] for own in knots], int(width)

    def __call__(self, x):
        ints = (self.width, *(len(own) for own in self.knots))
        return self._call(b"piecewise_linear_embedding", (x,), ints, tuple(knot for own in self.knots for knot in own))


class Members(Layer):
    """Inputs of k members, networks that share the weights of all following layers (TabM, Gorishniy et al., arXiv:2410.24210): x (n)
    becomes (k, n), x times factors of each member. The factors are trained and begin with random signs.

        class Net:
            def __init__(self):
                self.members, self.head = rootgrad.Members(16), rootgrad.MemberLinear(1)
                self.layers = [rootgrad.Linear(128), rootgrad.Linear(128)]

            def __call__(self, x):
                x = self.members(x)
                for layer in self.layers:
                    x = rootgrad.gelu(layer(x))
                return rootgrad.mean_of_members(self.head(x))
    """

    def __init__(self, members=16, name=""):
        super().__init__(name)
        self.members = int(members)

    def __call__(self, x):
        return self._call(b"members", (x,), (self.members,))


class MemberLinear(Layer):
    """Linear layer x w + b with separate weights for each member: (k, n) becomes (k, outputs)."""

    def __init__(self, outputs=1, bias=True, name=""):
        super().__init__(name)
        self.outputs, self.bias = int(outputs), bool(bias)

    def __call__(self, x):
        return self._call(b"member_linear", (x,), (self.outputs, int(self.bias)))


def mean_of_members(members, of="probabilities"):
    """Returns the prediction (K) of members (k, K), which must be the network's output. It is the logit of their mean probability, the
    logarithms of the mean probabilities of K classes, or, with `of="values"`, the mean of their values. Such a network is trained with the
    mean of the members' losses.
    """
    return operation("mean_of_members", (members,), (int(enum_value("MembersMean", of)),))
