#!/usr/bin/env python3
"""Computes values of LALSimulation for the tests of rootgrad-gw, and the table of the design curve.

Needs `pip install lalsuite numpy`. Run:  python3 reference/lal_reference.py
Writes data/aligo_zero_det_high_power.csv (the curve that the program uses) and tests/data/lal_*.csv (the tests' references).
LALSimulation is an independent implementation; nothing here is computed by rootgrad-gw.
"""
import pathlib

import lal
import lalsimulation as ls
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent.parent
PSD = ls.SimNoisePSDaLIGOZeroDetHighPower
MPC = 1e6 * lal.PC_SI
VERSION = ls.__version__


def write(path, head, columns, rows):
    with open(HERE / path, "w") as file:
        for line in head:
            file.write(f"# {line}\n")
        file.write(columns + "\n")
        for row in rows:
            file.write(",".join(f"{x:.10g}" if isinstance(x, float) else str(x) for x in row) + "\n")


def waveform(m1, m2, approximant, df=1 / 8, f_max=1024.0):
    """Plus polarisation in the frequency domain at 1 Mpc, optimally oriented, phase 0 (1/Hz)."""
    h, _ = ls.SimInspiralChooseFDWaveform(m1 * lal.MSUN_SI, m2 * lal.MSUN_SI, 0, 0, 0, 0, 0, 0, MPC,
                                          0, 0, 0, 0, 0, df, 20.0, f_max, 0, None, approximant)
    return h.data.data


def main():
    grid = np.geomspace(9.0, 1100.0, 600)
    write("data/aligo_zero_det_high_power.csv",
          [f"One-sided strain noise PSD of Advanced LIGO, zero detuning, high power (LIGO-T0900288), as LALSimulation {VERSION}",
           "computes it (XLALSimNoisePSDaLIGOZeroDetHighPower). Made by reference/lal_reference.py."],
          "frequency_hz,psd_per_hz", [(float(f), float(PSD(f))) for f in grid])

    between = [10.0, 20.0, 30.0, 42.0, 60.0, 77.7, 100.0, 150.0, 215.0, 300.0, 399.0, 512.0, 1000.0]
    write("tests/data/lal_psd.csv", [f"XLALSimNoisePSDaLIGOZeroDetHighPower, LALSimulation {VERSION}"],
          "frequency_hz,psd_per_hz", [(f, float(PSD(f))) for f in between])

    rows, norms = [], []
    f = np.arange(8 * 30, 8 * 400) / 8
    s = np.array([PSD(x) for x in f])
    for m1, m2 in [(36.0, 29.0), (10.0, 10.0), (50.0, 50.0), (40.0, 10.0), (20.0, 15.0)]:
        h = waveform(m1, m2, ls.IMRPhenomA)
        for x in [30.0, 47.5, 80.0, 120.0, 175.25, 230.0, 350.0]:
            rows.append((m1, m2, x, float(h[int(8 * x)].real), float(h[int(8 * x)].imag)))
        d = waveform(m1, m2, ls.IMRPhenomD)

        def product(a, b):
            """4 |int a b* / S df| in 30-400 Hz, maximised over time and phase."""
            z = np.zeros(2**17, complex)
            z[:f.size] = a[240:3200] * b[240:3200].conj() / s
            return 4 / 8 * np.abs(np.fft.fft(z)).max()

        rho = float(np.sqrt(4 / 8 * np.sum(np.abs(h[240:3200])**2 / s)))
        # LAL gives IMRPhenomA with the opposite sign of the Fourier phase to IMRPhenomD.
        overlap = product(h, d.conj()) / np.sqrt(product(h, h) * product(d, d))
        norms.append((m1, m2, rho, float(overlap)))
    write("tests/data/lal_waveform.csv",
          [f"IMRPhenomA, plus polarisation at 1 Mpc, optimally oriented, LALSimulation {VERSION}"],
          "mass1_msun,mass2_msun,frequency_hz,real_per_hz,imag_per_hz", rows)
    write("tests/data/lal_snr.csv",
          ["Optimal SNR in 30-400 Hz at 1 Mpc (aLIGO ZeroDetHighPower) of IMRPhenomA, and its overlap with IMRPhenomD",
           f"(same band and curve, maximised over time and phase), LALSimulation {VERSION}"],
          "mass1_msun,mass2_msun,snr_at_1mpc,overlap_with_phenomd", norms)

    overlaps()


def overlaps():
    """Writes IMRPhenomD every 5 Hz, and its overlap with IMRPhenomA at every 1/8 Hz."""
    f = np.arange(8 * 30, 8 * 400) / 8
    s = np.array([PSD(x) for x in f])
    rows = []
    for m1, m2 in [(15.0, 15.0), (25.0, 10.0), (20.0, 15.0), (36.0, 29.0), (50.0, 20.0), (50.0, 50.0),
                   (10.0, 10.0), (30.0, 10.0), (40.0, 10.0), (50.0, 15.0)]:
        a, d = (waveform(m1, m2, x)[240:3200] for x in (ls.IMRPhenomA, ls.IMRPhenomD))
        z = np.zeros(2**17, complex)
        z[:f.size] = a * d / s  # the signs of the Fourier phase are opposite: see main
        norms = np.sum(np.abs(a)**2 / s) * np.sum(np.abs(d)**2 / s)
        overlap = float(np.abs(np.fft.fft(z)).max() / np.sqrt(norms))
        for k in range(0, f.size, 40):
            rows.append((m1, m2, float(f[k]), f"{d[k].real:.6g}", f"{d[k].imag:.6g}", f"{overlap:.5f}"))
    write("tests/data/lal_overlap.csv",
          ["IMRPhenomD, plus polarisation at 1 Mpc, optimally oriented, and its overlap with IMRPhenomA in",
           f"30-400 Hz (aLIGO ZeroDetHighPower, steps of 1/8 Hz, maximised over time and phase), LALSimulation {VERSION}"],
          "mass1_msun,mass2_msun,frequency_hz,real_per_hz,imag_per_hz,overlap_with_phenoma", rows)


if __name__ == "__main__":
    main()
