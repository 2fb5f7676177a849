"""rootgrad's operations on complex tensors compared with torch's, in both precisions; gradcheck. A complex tensor is torch.view_as_real of one."""

import functools
import math
import unittest

import observed
import torch
from observed import beside_torch, fixed, free

pairs, fft = torch.view_as_complex, torch.fft


def real(z):
    return torch.view_as_real(z.resolve_conj())


def of_pairs(f):
    """Returns the real and imaginary parts of complex values."""
    return lambda *z: real(f(*(pairs(part.contiguous()) for part in z)))


def away(z):
    """Returns numbers at least 0.2 away from 0."""
    return z + 0.2 * z.sign()


def hann(length):
    return torch.hann_window(length, dtype=torch.float64)


def density(median):
    def native(x):
        frames = x.unfold(-1, 8, 4)
        power = fft.rfft((frames - frames.mean(-1, keepdim=True)) * hann(8).to(x.dtype)).abs() ** 2
        sides = torch.tensor([1.0, 2, 2, 2, 1], dtype=x.dtype) / (64 * (hann(8) ** 2).sum())
        if not median:
            return power.mean(-2) * sides
        count = power.shape[-2]
        bias = sum((-1) ** (i + 1) / i for i in range(1, count + count % 2))
        return power.sort(-2).values[..., (count - 1) // 2 : count // 2 + 1, :].mean(-2) / bias * sides

    return native


def whiten(x, psd):
    return fft.irfft(fft.rfft(x) / (16 * psd).sqrt(), x.shape[-1])


def band_pass(x):
    frequency = torch.arange(9, dtype=x.dtype) * 2  # (16 numbers at 32 Hz)
    outside = torch.maximum(5 - frequency, frequency - 9).clamp(min=0)
    weight = torch.where(outside < 3, torch.cos(math.pi / 6 * outside) ** 2, 0.0)
    return fft.irfft(fft.rfft(x) * weight, 16)


def time_shift(x, shift):
    turns = torch.arange(x.shape[-1] // 2 + 1, dtype=x.dtype) * shift[..., None] / x.shape[-1]
    return fft.irfft(fft.rfft(x) * torch.polar(torch.ones_like(turns), -2 * math.pi * turns), x.shape[-1])


def q_transform(x):
    """Each tile by its definition."""
    maps = []
    for frequency in (6.0, 8.0):  # the frequencies where the inputs have most of their power
        width = math.sqrt(11) * frequency / 6
        bins = torch.arange(31, dtype=torch.float64)
        inside = (bins * 100 / 60 - frequency).abs() < width
        k = bins[inside]
        weight = (1 - ((k * 100 / 60 - frequency) / width) ** 2) ** 2
        part = fft.rfft(x)[..., inside] * weight.to(x.dtype)
        z = part @ torch.exp(2j * math.pi * k[:, None] * torch.arange(24) / 24).to(part.dtype)
        maps.append(z.abs() ** 2 / (60 * (weight**2).sum()))
    return torch.stack(maps, -2)


def above(x):
    return x.abs() + 0.3


# Name, integers, numbers, inputs, and the same function in torch.
CASES = [
    ("fft", (), (), [free(7, 2)], of_pairs(fft.fft)), ("fft", (12,), (), [free(2, 8, 2)], of_pairs(lambda x: fft.fft(x, 12))),
    ("ifft", (), (), [free(8, 2)], of_pairs(fft.ifft)), ("ifft", (5,), (), [free(8, 2)], of_pairs(lambda x: fft.ifft(x, 5))),
    ("rfft", (), (), [free(2, 9)], lambda x: real(fft.rfft(x))), ("rfft", (12,), (), [free(9)], lambda x: real(fft.rfft(x, 12))),
    ("irfft", (), (), [free(6, 2)], lambda x: fft.irfft(pairs(x))), ("irfft", (11,), (), [free(6, 2)], lambda x: fft.irfft(pairs(x), 11)),
    ("complex", (), (), [free(3), free(3, seed=2)], lambda a, b: real(torch.complex(a, b))),
    ("from_polar", (), (), [free(3, of=above), free(3, seed=2)], lambda a, b: real(torch.polar(a, b))),
    ("real", (), (), [free(3, 2)], lambda z: pairs(z).real), ("imag", (), (), [free(3, 2)], lambda z: pairs(z).imag),
    ("conjugate", (), (), [free(3, 2)], of_pairs(torch.conj)), ("complex_exp", (), (), [free(3, 2)], of_pairs(torch.exp)),
    ("complex_abs", (), (), [free(3, 2, of=away)], lambda z: pairs(z).abs()),
    ("complex_angle", (), (), [free(3, 2, of=away)], lambda z: pairs(z).angle()),
    ("complex_mul", (), (), [free(3, 2), free(3, 2, seed=2)], of_pairs(torch.mul)),
    ("complex_mul", (), (), [free(4, 3, 2), free(4, 1, 2, seed=2)], of_pairs(torch.mul)),
    ("complex_mul_conjugate", (), (), [free(3, 2), free(3, 2, seed=2)], of_pairs(lambda a, b: a * b.conj())),
    ("complex_div", (), (), [free(3, 2), free(3, 2, seed=2, of=away)], of_pairs(torch.div)),
    ("inner_product", (), (), [free(4, 2), free(4, 2, seed=2)], of_pairs(lambda a, b: (a.conj() * b).sum(-1))),
    ("frames", (4, 3), (), [free(2, 12)], lambda x: x.unfold(-1, 4, 3)),
    ("whiten", (), (32.0,), [free(2, 16), free(1, 9, seed=2, of=above)], whiten),
    ("noise_weighted_product", (), (32.0,), [free(2, 16), free(2, 16, seed=2), free(1, 9, seed=3, of=above)],
     lambda a, b, psd: (whiten(a, psd) * whiten(b, psd)).sum(-1)),
    ("band_pass", (), (5.0, 9.0, 32.0, 3.0), [free(16)], band_pass),
    ("time_shift", (), (), [free(2, 9), free(2, seed=2, of=lambda x: 3 * x)], time_shift),
    ("q_transform", (2, 24), (6.0, 8.0, 100.0, 6.0), [free(60)], q_transform),
]


def windowed(name, ints, reals=()):
    """Returns an operation on a line and a Hann window of 8 numbers."""
    window = functools.partial(observed.operation, "window", ints=(1, 8, 1))
    return lambda x: observed.operation(name, x, window(), ints=ints, reals=reals)


# Operations with a window: "window" is not a function of inputs.
OF_WINDOWS = [
    ("stft", windowed("stft", (3,)), lambda x: real(torch.stft(x, 8, 3, window=hann(8).to(x.dtype), center=False, onesided=True, return_complex=True).mT)),
    ("spectral_density", windowed("spectral_density", (4, 0, 1), (64.0,)), density(False)),
    ("spectral_density", windowed("spectral_density", (4, 1, 1), (64.0,)), density(True)),
    ("window", lambda x: observed.operation("mul", x, observed.operation("window", ints=(1, 20, 1))), lambda x: x * hann(20).to(x.dtype)),
]


class Complex(observed.OneThread):
    def test_operations(self):
        for name, ints, reals, inputs, native in CASES:
            with self.subTest(name=name, ints=ints):
                ours = functools.partial(observed.operation, name, ints=ints, reals=reals)
                beside_torch(ours, lambda *given: native(*given[:-1]), *inputs)

    def test_windows(self):
        for name, ours, native in OF_WINDOWS:
            with self.subTest(name=name):
                beside_torch(ours, lambda x, _: native(x), free(20))

    def test_gradients_at_zero_are_torchs(self):
        zeros = fixed(2, 2, of=lambda z: z * (z.sum(-1, keepdim=True) > 0)).requires_grad_()
        for name, native in (("complex_abs", torch.abs), ("complex_angle", torch.angle)):
            with self.subTest(name=name):
                ours = functools.partial(observed.operation, name)
                beside_torch(ours, lambda z, _: native(pairs(z)), zeros, differences=False)


if __name__ == "__main__":
    unittest.main()
