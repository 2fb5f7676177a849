#!/usr/bin/env python3
"""Writes evaluate.json: what SciPy, scikit-learn and NumPy say of the rows of src/evaluate/testing.rs.

    python tests/reference/evaluate.py        # made with scipy 1.17, scikit-learn 1.9, numpy 2.4
"""
import json
import math
import pathlib

import numpy as np
from scipy import stats
from sklearn.metrics import roc_auc_score

expected = {}


def numbers(seed):
    """ranqd1 of Numerical Recipes, as numbers on [0, 1) of 24 bits."""
    x = seed
    while True:
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        yield (x >> 8) / 16777216


def sample(n):
    """The rows of testing.rs; single precision, held in double."""
    u, rows = numbers(31), []
    for _ in range(n):
        v = [next(u) for _ in range(8)]
        label = float(v[0] < 0.4)
        score = math.floor((v[1] + 0.5 * label) * 64) / 128
        kind = math.floor(v[5] * 3)
        logits = [6 * v[(4 + 2 * k) % 7] - 3 + 2 * float(k == kind) for k in range(3)]
        second = 0.4 * v[2] + 0.3 * v[1] + 0.125 * label
        mass = 50 + 100 * v[4] * v[4] + 40 * score
        rows.append([label, score, second, 2 * v[3], 2.5 * v[3] - 0.3, mass, kind, *logits])
    return np.array(rows, dtype=np.float32).astype(float).T


label, score, second, weight, signed, mass, kind, *logits = sample(400)
logits = np.array(logits).T
kind = kind.astype(int)
ones = np.ones_like(weight)
WEIGHTS = {"plain": ones, "weighted": weight, "signed": signed}


def table(name, function, *rows):
    """Rows of up to three arguments, filled up with 0, and the value."""
    expected[name] = [float(x) for row in rows for x in [*row, 0, 0][:3] + [function(*row)]]


def distributions():
    table("chi2_sf", stats.chi2.sf, (0.02, 1), (3, 2), (11.1, 10), (900, 1000), (1100, 1000), (80, 7), (1e5, 99500))
    table("beta_cdf", stats.beta.cdf, (0.1, 0.5, 3), (0.5, 20, 22), (0.9, 4, 1), (0.301, 300000, 700000))
    table("beta_ppf", stats.beta.ppf, (0.1585, 1, 10), (0.8415, 11, 3), (0.025, 300, 5e6), (0.975, 5e5, 5e5), (1e-5, 2, 3))
    table("norm_ppf", stats.norm.ppf, (1e-12,), (0.025,), (0.4,), (0.8413,), (0.999999,))
    table("norm_sf", stats.norm.sf, (-3,), (0.5,), (5,), (20,))
    table("kstwobign_sf", stats.kstwobign.sf, (0.25,), (0.5,), (0.81,), (0.83,), (1.36,), (3,), (8,))


def binomial_intervals():
    rows = []
    for k, n, level in [(0, 7, 0.683), (7, 7, 0.95), (3, 10, 0.683), (251, 1000, 0.9), (9, 100000, 0.683)]:
        test = stats.binomtest(k, n)
        exact, wilson = (test.proportion_ci(level, method) for method in ("exact", "wilson"))
        rows += [k, n, level, exact.low, exact.high, wilson.low, wilson.high]
    expected["binomial_intervals"] = [float(x) for x in rows]


def delong(name, w):
    """DeLong's variances by their definition, over all pairs."""
    s, b = label == 1, label == 0
    ws, wb = w[s], w[b]

    def placements(of):
        psi = (of[s][:, None] > of[b]) + 0.5 * (of[s][:, None] == of[b])
        return psi @ wb / wb.sum(), ws @ psi / ws.sum()

    def covariance(i, j):
        of = lambda v, w, a, c: (w * w * (v[i] - a) * (v[j] - c)).sum() / (w.sum() ** 2 - (w * w).sum())
        return of([p[0] for p in placed], ws, areas[i], areas[j]) + of([p[1] for p in placed], wb, areas[i], areas[j])

    placed = [placements(score), placements(second)]
    areas = [ws @ p[0] / ws.sum() for p in placed]
    if name != "signed":  # scikit-learn's takes the area of a curve that goes back for none
        for area, of in zip(areas, (score, second)):
            assert abs(area - roc_auc_score(label, of, sample_weight=w)) < 1e-12
    if name == "plain":  # NumPy's covariance of the placements, as DeLong wrote it
        for i, j in [(0, 0), (0, 1), (1, 1)]:
            parts = [np.cov(placed[i][c], placed[j][c])[0, 1] / len(placed[i][c]) for c in (0, 1)]
            assert abs(sum(parts) - covariance(i, j)) < 1e-15
    z = (areas[0] - areas[1]) / math.sqrt(covariance(0, 0) + covariance(1, 1) - 2 * covariance(0, 1))
    expected[f"delong_{name}"] = [areas[0], math.sqrt(covariance(0, 0)), areas[1], math.sqrt(covariance(1, 1)),
                                  covariance(0, 1), z, 2 * stats.norm.sf(abs(z))]


distributions()
binomial_intervals()
for name, w in WEIGHTS.items():
    delong(name, w)

plain = {name: [float(x) for x in values] for name, values in expected.items()}
lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(values)}" for name, values in sorted(plain.items()))
pathlib.Path(__file__).with_suffix(".json").write_text("{\n" + lines + "\n}\n")
