#!/usr/bin/env python3
"""Writes waveforms of light systems by LALSimulation, for the tests of rootgrad-gw.

Needs `pip install lalsuite numpy`. Run:  python3 reference/lal_taylor.py
Writes tests/data/lal_taylor.csv. LALSimulation is an independent implementation; nothing here is computed by rootgrad-gw.
Its TaylorF2 has self-spin terms of order 3PN, which ours neglects. IMRPhenomD has a merger, too.
"""
import lal
import lalsimulation as ls
import numpy as np
from lal_reference import MPC, PSD, VERSION, write

# Masses and aligned spins.
BINARIES = [(1.4, 1.4, 0.0, 0.0), (1.2, 1.2, 0.0, 0.0), (2.0, 1.2, 0.0, 0.0), (5.0, 5.0, 0.0, 0.0), (5.0, 1.3, 0.0, 0.0), (4.0, 3.0, 0.0, 0.0),
            (1.4, 1.3, 0.05, 0.05), (1.6, 1.2, 0.05, -0.05), (5.0, 1.4, 0.4, 0.0), (5.0, 4.0, 0.4, 0.4), (4.0, 3.0, -0.4, 0.4),
            (5.0, 1.3, -0.4, -0.4)]
RATE = 128  # values per Hz
STEP = 5


def waveform(m1, m2, s1, s2, approximant):
    """Plus polarisation in the frequency domain at 1 Mpc, optimally oriented, phase 0 (1/Hz)."""
    h, _ = ls.SimInspiralChooseFDWaveform(m1 * lal.MSUN_SI, m2 * lal.MSUN_SI, 0, 0, s1, 0, 0, s2, MPC, 0, 0, 0, 0, 0, 1 / RATE,
                                          20.0, 1024.0, 0, None, approximant)
    return h.data.data


def main():
    f = np.arange(RATE * 30, RATE * 400) / RATE
    s = np.array([PSD(x) for x in f])
    rows = []
    for binary in BINARIES:
        t, d = (waveform(*binary, x) for x in (ls.TaylorF2, ls.IMRPhenomD))
        a, b = (x[RATE * 30:RATE * 400] for x in (t, d))
        z = np.zeros(2**21, complex)  # times every 61 us
        z[:f.size] = a * b.conj() / s
        norms = np.sum(np.abs(a)**2 / s) * np.sum(np.abs(b)**2 / s)
        overlap = float(np.abs(np.fft.fft(z)).max() / np.sqrt(norms))
        for k in range(30, 401, STEP):
            values = [f"{x:.8g}" for z in (t[RATE * k], d[RATE * k]) for x in (z.real, z.imag)]
            rows.append((*binary, k, *values, f"{overlap:.5f}"))
    write("tests/data/lal_taylor.csv",
          ["TaylorF2 and IMRPhenomD, plus polarisation at 1 Mpc, optimally oriented, and their overlap in 30-400 Hz (aLIGO ZeroDetHighPower,",
           f"steps of 1/{RATE} Hz, maximised over time and phase), LALSimulation {VERSION}. Made by reference/lal_taylor.py."],
          "mass1_msun,mass2_msun,spin1,spin2,frequency_hz,taylor_real_per_hz,taylor_imag_per_hz,phenomd_real_per_hz,phenomd_imag_per_hz,overlap",
          rows)


if __name__ == "__main__":
    main()
