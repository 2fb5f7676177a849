"""Gradients where a function has a kink, or several numbers are equally large: from_torch of a module compared with the module itself."""

import unittest

import torch
import torch.nn.functional as F
from torch import nn

from rootgrad.torch import from_torch


class Function(nn.Module):
    def __init__(self, f):
        super().__init__()
        self.f = f

    def forward(self, x):
        return self.f(x)


TIES = [1.0, 3.0, 3.0, 0.0]
ROWS = [
    ("ReLU", nn.ReLU(), [0.0, -0.0, 1.0, -1.0]),
    ("ReLU6", nn.ReLU6(), [0.0, 6.0, 1.0, 7.0]),
    ("Hardtanh", nn.Hardtanh(), [-1.0, 1.0, 0.0, 2.0]),
    ("Hardswish", nn.Hardswish(), [-3.0, 3.0, 0.0, 4.0]),
    ("Hardsigmoid", nn.Hardsigmoid(), [-3.0, 3.0, 0.0, 4.0]),
    ("LeakyReLU", nn.LeakyReLU(), [0.0, -0.0, 1.0, -1.0]),
    ("ELU", nn.ELU(0.75), [0.0, -0.0, 1.0, -1.0]),
    ("clamp", Function(lambda x: x.clamp(-1.0, 1.0)), [-1.0, 1.0, 0.0, 2.0]),
    ("clamp below", Function(lambda x: x.clamp(min=1.0)), [1.0, 0.0, 2.0, 1.0]),
    ("clamp by a tensor", Function(lambda x: torch.clamp(x, torch.tensor(1.0), torch.tensor(3.0))), TIES),
    ("abs", Function(torch.abs), [0.0, -0.0, 1.0, -1.0]),
    ("maximum", Function(lambda x: torch.maximum(x, x.flip(1))), [1.0, 2.0, 2.0, 0.0]),
    ("max(1)", Function(lambda x: x.max(1, keepdim=True).values), TIES),
    ("min(1)", Function(lambda x: x.min(1).values), [0.0, 1.0, 0.0, 0.0]),
    ("amax", Function(lambda x: x.amax(1, keepdim=True)), TIES),
    ("amax over two axes", Function(lambda x: x.reshape(-1, 2, 1, 2).expand(-1, 2, 3, 2).amax((1, 3))), [1.0, 1.0, 0.0, 1.0]),
    ("max_pool1d", Function(lambda x: F.max_pool1d(x[:, None], 3, 1)), TIES),
    ("adaptive_max_pool1d", Function(lambda x: F.adaptive_max_pool1d(x[:, None], 1)), TIES),
    ("std", Function(lambda x: x.std(1)), [2.0] * 4),
]


class Kinks(unittest.TestCase):
    def test_gradients_are_those_of_torch(self):
        for name, module, point in ROWS:
            with self.subTest(name):
                found = []
                for f in (module, from_torch(module, (4,))):
                    x = torch.tensor([point], requires_grad=True)
                    f(x).sum().backward()
                    found.append(x.grad)
                torch.testing.assert_close(found[1], found[0], rtol=1e-6, atol=1e-7, msg=lambda text: f"{name}: {text}")


if __name__ == "__main__":
    unittest.main()
