#!/usr/bin/env python3
"""Writes complex_torch.json: values and gradients of operations on complex tensors from PyTorch, in double precision; and complex.pt2, a
program of them, with its values and gradients.

    python tests/reference/complex_torch.py      # made with torch 2.15, scipy 1.17, numpy 2

Names, integers and numbers are those of the C function rootgrad_trace_operation. A complex tensor is a real one whose last size is 2. A case
has inputs, outputs, and for each input the gradient of the sum over outputs of y·seed. This script compares spectra and windows with SciPy's.
Read by src/models/composed/trace/complex_tests.rs.
"""
import json
import math
import pathlib
import sys

import numpy as np
import scipy.signal
import torch

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "pt2")]
torch.set_default_dtype(torch.float64)
generator = torch.Generator().manual_seed(20261129)
pairs, real = torch.view_as_complex, torch.view_as_real


def rand(*shape):
    """Random numbers with three decimals on (-1.5, 1.5), none of them near 0."""
    x = torch.round(1500 * (2 * torch.rand(*shape, generator=generator) - 1)) / 1000
    return torch.where(x.abs() < 0.01, x + 0.123, x)


def flat(t):
    return [float(f"{v:.15g}") for v in t.detach().flatten().tolist()]


def case(name, f, rows, shared=(), ints=(), reals=()):
    """Adds a case. `rows` are values of rows, `shared` are values of all rows; f(*inputs) returns one output for each row."""
    inputs = [t.clone().requires_grad_() for t in (*rows, *shared)]
    y = f(*inputs)
    seed = rand(*y.shape)
    (y * seed).sum().backward()
    stored = [{"sizes": list(t.shape), "values": flat(t), "of_rows": n < len(rows), "gradient": flat(t.grad)} for n, t in enumerate(inputs)]
    return {"name": name, "ints": list(ints), "reals": list(reals), "inputs": stored, "values": flat(y), "seed": flat(seed)}


def transforms():
    fft = torch.fft
    cases = []
    for n in (1, 2, 5, 8, 97):
        cases += [case("fft", lambda x: real(fft.fft(pairs(x))), [rand(2, n, 2)]), case("ifft", lambda x: real(fft.ifft(pairs(x))), [rand(2, n, 2)])]
        cases += [case("rfft", lambda x: real(fft.rfft(x)), [rand(2, 3, n)]),
                  case("irfft", lambda x: fft.irfft(pairs(x), n), [rand(2, 3, n // 2 + 1, 2)], ints=[n])]
    for n in (3, 12):  # cut, and with zeros
        cases += [case("fft", lambda x: real(fft.fft(pairs(x), n)), [rand(2, 7, 2)], ints=[n]),
                  case("ifft", lambda x: real(fft.ifft(pairs(x), n)), [rand(2, 7, 2)], ints=[n]),
                  case("rfft", lambda x: real(fft.rfft(x, n)), [rand(2, 7)], ints=[n]),
                  case("irfft", lambda x: fft.irfft(pairs(x), n), [rand(2, 5, 2)], ints=[n])]
    return cases + [case("irfft", lambda x: fft.irfft(pairs(x)), [rand(2, 5, 2)])]


def arithmetic():
    with_zeros = rand(2, 4, 2)
    with_zeros[0, 1] = with_zeros[1, 3] = 0
    a, b, one, shared = rand(2, 3, 4, 2), rand(2, 3, 4, 2), rand(2, 3, 1, 2), rand(4, 2)
    both = {"complex_mul": lambda a, b: real(pairs(a) * pairs(b)), "complex_mul_conjugate": lambda a, b: real(pairs(a) * pairs(b).conj()),
            "complex_div": lambda a, b: real(pairs(a) / pairs(b))}
    cases = []
    for name, f in both.items():
        cases += [case(name, f, [a, b]), case(name, f, [a, one]), case(name, f, [one, b]), case(name, f, [a], [shared]),
                  case(name, lambda a, b, f=f: f(b, a), [b], [shared])]
        # In the last case the shared input comes first: inputs of rows come first in a case.
        cases[-1]["swapped"] = True
    return cases + [
        case("complex", lambda a, b: real(torch.complex(a, b)), [rand(2, 3), rand(2, 3)]),
        case("from_polar", lambda a, b: real(torch.polar(a, b)), [rand(2, 3).abs(), rand(2, 3)]),
        case("real", lambda z: pairs(z).real, [rand(2, 3, 2)]), case("imag", lambda z: pairs(z).imag, [rand(2, 3, 2)]),
        case("conjugate", lambda z: real(pairs(z).conj().resolve_conj()), [rand(2, 3, 2)]),
        case("complex_abs", lambda z: pairs(z).abs(), [with_zeros]), case("complex_angle", lambda z: pairs(z).angle(), [with_zeros]),
        case("complex_abs", lambda z: pairs(z).abs(), [rand(2, 2)]), case("complex_exp", lambda z: real(pairs(z).exp()), [rand(2, 3, 2)]),
        case("inner_product", lambda a, b: real((pairs(a).conj() * pairs(b)).sum(-1)), [a, b]),
        case("inner_product", lambda a, b: real(torch.vdot(pairs(a)[0], pairs(b)[0]))[None], [rand(1, 6, 2), rand(1, 6, 2)]),
    ]


def stft(x, w, step):
    return real(torch.stft(x, len(w), step, window=w, center=False, onesided=True, return_complex=True).mT.contiguous())


def density(x, w, step, rate, median, less_mean):
    """Spectral density in PyTorch's operations; its values are SciPy's."""
    frames = x.unfold(-1, len(w), step)
    frames = (frames - frames.mean(-1, keepdim=True) if less_mean else frames) * w
    power = torch.fft.rfft(frames).abs() ** 2
    inner = torch.full((power.shape[-1],), 2.0)
    inner[0] = 1
    if len(w) % 2 == 0:
        inner[-1] = 1
    n = power.shape[-2]
    bias = sum((-1) ** (i + 1) / i for i in range(1, n + n % 2))
    middle = power.sort(-2).values[..., (n - 1) // 2:n // 2 + 1, :].mean(-2) / bias
    found = (middle if median else power.mean(-2)) * inner / (rate * (w * w).sum())
    _, right = scipy.signal.welch(x.detach().numpy(), rate, w.detach().numpy(), len(w), len(w) - step,
                                  detrend="constant" if less_mean else False, average="median" if median else "mean")
    assert np.allclose(found.detach().numpy(), right, rtol=1e-12, atol=0)
    return found


def at_length(psd, n, rate):
    """Linear interpolation to the frequencies of n samples, unless the number already matches; frequencies of psd reach to half the rate."""
    m = psd.shape[-1]
    if m == n // 2 + 1:
        return psd
    f = torch.arange(n // 2 + 1) * rate / n
    place = f / (rate / 2) * (m - 1)
    below = place.floor().clamp(max=m - 2).long()
    part = place - below
    return psd[..., below] * (1 - part) + psd[..., below + 1] * part


def whiten(x, psd, rate):
    n = x.shape[-1]
    return torch.fft.irfft(torch.fft.rfft(x) / (rate / 2 * at_length(psd, n, rate)).sqrt(), n)


def product(a, b, psd, rate):
    """4 Re ∫ conj(a) b / S df by its definition; the ends of the spectrum count half."""
    n = a.shape[-1]
    a, b, s = torch.fft.rfft(a) / rate, torch.fft.rfft(b) / rate, at_length(psd, n, rate)
    terms = (a.conj() * b).real / s * rate / n
    ends = terms[..., 0] + (terms[..., -1] if n % 2 == 0 else 0)
    return 4 * terms.sum(-1) - 2 * ends


def band_pass(x, low, high, rate, width):
    n = x.shape[-1]
    f = torch.arange(n // 2 + 1) * rate / n
    outside = torch.maximum(low - f, f - high).clamp(min=0)
    weight = (outside == 0).double() if width == 0 else torch.where(outside < width, torch.cos(math.pi / 2 * outside / width) ** 2, 0.0)
    return torch.fft.irfft(torch.fft.rfft(x) * weight, n)


def time_shift(x, shift):
    n = x.shape[-1]
    k = torch.arange(n // 2 + 1)
    return torch.fft.irfft(torch.fft.rfft(x) * torch.exp(-2j * math.pi * k * shift[..., None] / n), n)


def q_transform(x, frequencies, times, low, high, rate, q):
    """The Q-transform by its definition for each number, without a Fourier transform: |Σ w(k) X(k) e^(2πi k t)|² divided by the mean of white noise."""
    n = x.shape[-1]
    t = torch.arange(n)
    rows = []
    for i in range(frequencies):
        f = low * (high / low) ** (i / (frequencies - 1))
        width = math.sqrt(11) * f / q
        k = torch.tensor([k for k in range(n // 2 + 1) if abs(k * rate / n - f) < width])
        w = (1 - ((k * rate / n - f) / width) ** 2) ** 2
        spectrum = torch.exp(-2j * math.pi * k[:, None] * t / n) @ x[..., None].to(torch.complex128)
        back = torch.exp(2j * math.pi * k * torch.arange(times)[:, None] / times)
        z = back @ (w[:, None] * spectrum)
        rows.append(z[..., 0].abs() ** 2 / (n * (w ** 2).sum()))
    return torch.stack(rows, -2)


def spectra():
    x, w = rand(2, 3, 40), rand(8).abs()
    psd, short = rand(9).abs() + 0.1, rand(5).abs() + 0.1
    of_row = rand(2, 9).abs() + 0.1
    cases = [case("stft", lambda x, w: stft(x, w, 3), [rand(2, 40)], [w], [3]), case("stft", lambda x, w: stft(x, w, 5), [rand(2, 33)], [rand(7)], [5])]
    for median, less_mean, step, length in ((0, 1, 4, 8), (1, 1, 4, 8), (1, 0, 3, 7), (0, 0, 5, 7), (1, 1, 16, 8)):
        w = rand(length).abs() + 0.2
        cases.append(case("spectral_density", lambda x, w: density(x, w, step, 64.0, median, less_mean), [x], [w], [step, median, less_mean], [64.0]))
    for n, s in ((16, psd), (17, psd), (16, short), (21, short)):
        cases.append(case("whiten", lambda x, s: whiten(x, s, 32.0), [rand(2, 3, n)], [s], reals=[32.0]))
    cases.append(case("whiten", lambda x, s: whiten(x, s, 32.0), [rand(2, 16), of_row], reals=[32.0]))
    for n, s in ((16, psd), (17, short)):
        cases.append(case("noise_weighted_product", lambda a, b, s: product(a, b, s, 32.0), [rand(2, n), rand(2, n)], [s], reals=[32.0]))
    for n, band in ((16, (4.0, 9.0, 32.0, 0.0)), (17, (4.0, 9.0, 32.0, 3.0)), (20, (0.0, 5.0, 32.0, 4.0)), (20, (6.0, 16.0, 32.0, 4.0))):
        cases.append(case("band_pass", lambda x: band_pass(x, *band), [rand(2, n)], reals=band))
    for n in (16, 17):
        cases.append(case("time_shift", time_shift, [rand(2, 3, n), 2 * rand(2, 3)]))
    cases.append(case("q_transform", lambda x: q_transform(x, 4, 24, 12.0, 25.0, 100.0, 6.0), [rand(2, 60)], ints=[4, 24], reals=[12.0, 25.0, 100.0, 6.0]))
    return cases


def windows():
    kinds = [(0, "boxcar"), (1, "hann"), (2, "hamming"), (3, "blackman"), (4, ("tukey", 0.3)), (4, ("tukey", 1.0)), (4, ("tukey", 0.0))]
    return [{"kind": kind, "length": length, "periodic": periodic, "part": name[1] if kind == 4 else None,
             "values": scipy.signal.get_window(name, length, fftbins=periodic).tolist()}
            for kind, name in kinds for length in (1, 2, 7, 16) for periodic in (True, False)]


class Program(torch.nn.Module):
    def forward(self, x):
        spectrum = torch.fft.rfft(x)
        z = spectrum * torch.arange(1, 10) / (spectrum.conj() + 5)
        y = torch.fft.irfft(z, 15) - torch.fft.irfft(z, dim=-1)[..., :15]
        other = torch.view_as_complex(torch.view_as_real(torch.fft.fft(y, 9)))
        mixed = torch.fft.ifft(torch.complex(x, x * x) * torch.polar(x.abs(), x), 9) + torch.exp(0.1 * other) - other
        frames = torch.stft(x, 8, 4, window=torch.hann_window(8), center=False, return_complex=True)
        along = torch.fft.fft(torch.complex(x.view(-1, 4, 4), x.view(-1, 4, 4)), dim=1)
        parts = (mixed.real - mixed.imag, other.abs() + other.angle(), frames.abs().flatten(1), along.real.flatten(1), -torch.view_as_real(z).flatten(1))
        return torch.cat(parts, 1)


def program():
    from models import small

    x = rand(3, 16)
    exported = torch.export.export(Program(), (x,), dynamic_shapes={"x": {0: torch.export.Dim("rows")}})
    path = HERE / "complex.pt2"
    torch.export.save(exported, path)
    path.write_bytes(small(path))
    return case("program", Program(), [x])


reference = {"operations": transforms() + arithmetic() + spectra(), "windows": windows(), "program": program()}
pathlib.Path(__file__).with_suffix(".json").write_text(json.dumps(reference) + "\n")
