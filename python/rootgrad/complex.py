"""Complex values in a network that is being composed, Fourier transforms and spectra: `rootgrad.complex`.

    import rootgrad as rg

    net = rg.compile(lambda x: rg.sum(rg.complex.abs(rg.complex.rfft(x)), -1), (4096,))

A complex value is a tensor whose last axis is (real part, imaginary part), like NumPy's `z.view(float)`. `Complex` wraps that tensor, and
counts axes without the last one. Gradients follow PyTorch's convention: dL/dRe + i dL/dIm of a loss L.
"""

from . import _complex_operations
from ._complex import Complex, mean, sum
from ._complex_operations import *

__all__ = ["Complex", "mean", "sum"]
__all__ += _complex_operations.__all__
