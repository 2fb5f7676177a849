#!/usr/bin/env python3
"""Writes ten minutes of simulated strain of two detectors, with signals of LALSimulation, to try `gw search` on.

Needs `pip install lalsuite numpy h5py`. Run:  python3 reference/lal_strain.py && gw search H1.hdf5 L1.hdf5
The files have the layout of GWOSC's. Hanford is sampled at 4096 Hz and has two loud glitches, a quiet one, and ten seconds that fail the
category 2 of data quality; Livingston is sampled at 16384 Hz and has a gap. The signals are IMRPhenomD, which is not the model of the templates.
"""
import h5py
import lal
import lalsimulation as ls
import numpy as np
from lal_reference import MPC, PSD

SECONDS, START = 600, 1_000_000_000
# Time (s), masses, SNR in Hanford and in Livingston, and the later arrival in Livingston (s).
SIGNALS = [(100.3, 36, 29, 8, 6, 0.005), (250.7, 25, 20, 6.5, 6, -0.004), (333.1, 14, 11, 7, 7, 0.002),
           (420.2, 50, 40, 6, 6, 0.008), (555.5, 40, 20, 12, 9, -0.007)]
# Time (s), frequency (Hz), length (s) and amplitude.
GLITCHES = [(200.0, 130, 0.05, 3e-20), (480.1, 130, 0.05, 3e-20), (300.2, 120, 0.02, 5e-22)]


def noise(rate, rng):
    n = SECONDS * rate
    f = np.fft.rfftfreq(n, 1 / rate)
    grid = np.geomspace(9, 1100, 2000)
    density = np.exp(np.interp(np.log(np.maximum(f, 9)), np.log(grid), np.log([PSD(x) for x in grid])))
    z = rng.normal(size=f.size) + 1j * rng.normal(size=f.size)
    z[f < 10] = 0
    return np.fft.irfft(z * np.sqrt(density * n * rate / 4), n)


def signal(mass1, mass2, snr, rate, phase):
    """16 s of a wave with this optimal SNR in 30-400 Hz, and the sample at which its amplitude peaks."""
    n, df = 16 * rate, 1 / 16
    h, _ = ls.SimInspiralChooseFDWaveform(mass1 * lal.MSUN_SI, mass2 * lal.MSUN_SI, 0, 0, 0, 0, 0, 0, MPC, 0, phase, 0, 0, 0,
                                          df, 15.0, rate / 2, 0, None, ls.IMRPhenomD)
    z = h.data.data
    f = np.arange(z.size) * df
    band = (f >= 30) & (f < 400)
    rho = np.sqrt(4 * df * np.sum(np.abs(z[band])**2 / [PSD(x) for x in f[band]]))
    z = z * np.exp(-2j * np.pi * f * 10)  # 10 s later, so that the inspiral does not wrap around
    peak = np.argmax(np.abs(np.fft.ifft(np.concatenate([z, np.zeros(n - z.size)]))))
    return np.fft.irfft(z, n) * rate * snr / rho, int(peak)


def write(name, rate, detector, rng):
    x = noise(rate, rng)
    for time, mass1, mass2, *snr, delay in SIGNALS:
        wave, peak = signal(mass1, mass2, snr[detector], rate, rng.uniform(0, 2 * np.pi))
        first = round((time + (delay if detector else 0)) * rate) - peak
        x[first:first + wave.size] += wave
    quality = np.full(SECONDS, 127, "i4")
    if detector == 0:
        for time, frequency, length, size in GLITCHES:
            t = np.arange(int(length * rate))
            first = int(time * rate)
            x[first:first + t.size] += size * np.sin(2 * np.pi * frequency * t / rate) * np.hanning(t.size)
        quality[150:160] = 0b11
    else:
        x[380 * rate:int(381.5 * rate)] = np.nan
        quality[380:382] = 0
    with h5py.File(f"{name}.hdf5", "w") as file:
        strain = file.create_dataset("strain/Strain", data=x, compression="gzip", shuffle=True)
        strain.attrs["Xstart"], strain.attrs["Xspacing"] = START, 1 / rate
        file.create_dataset("quality/simple/DQmask", data=quality)
        file["meta/Detector"] = name


if __name__ == "__main__":
    generator = np.random.default_rng(5)
    write("H1", 4096, 0, generator)
    write("L1", 16384, 1, generator)
