#!/usr/bin/env python3
"""Writes evaluate.json: what SciPy, scikit-learn and NumPy say of the rows of src/evaluate/testing.rs.

    python tests/reference/evaluate.py        # made with scipy 1.17, scikit-learn 1.9, numpy 2.4
"""
import math

import numpy as np
from scipy import optimize, special, stats
from sklearn import metrics

from evaluate_rows import sample, write

expected = {}


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
            assert abs(area - metrics.roc_auc_score(label, of, sample_weight=w)) < 1e-12
    if name == "plain":  # NumPy's covariance of the placements, as DeLong wrote it
        for i, j in [(0, 0), (0, 1), (1, 1)]:
            parts = [np.cov(placed[i][c], placed[j][c])[0, 1] / len(placed[i][c]) for c in (0, 1)]
            assert abs(sum(parts) - covariance(i, j)) < 1e-15
    z = (areas[0] - areas[1]) / math.sqrt(covariance(0, 0) + covariance(1, 1) - 2 * covariance(0, 1))
    expected[f"delong_{name}"] = [areas[0], math.sqrt(covariance(0, 0)), areas[1], math.sqrt(covariance(1, 1)),
                                  covariance(0, 1), z, 2 * stats.norm.sf(abs(z))]


def fraction(p, p2, f, f2):
    """P/(P + F) and its deviation, from Σ w and Σ w² of either."""
    return p / (p + f), math.sqrt(f * f * p2 + p * p * f2) / (p + f) ** 2


def working_points(name, w):
    false, true, cuts = metrics.roc_curve(label, score, sample_weight=w, drop_intermediate=False)
    at = [cuts[true >= 0.7][0], cuts[true >= 0.9][0], cuts[false <= 0.1][-1], cuts[false <= 0.03][-1], 0.4, 0.25]
    values = []
    for cut in at:
        passed = score >= cut
        sums = lambda of: (w[of].sum(), (w[of] ** 2).sum())
        signal = fraction(*sums(passed & (label == 1)), *sums(~passed & (label == 1)))
        background = fraction(*sums(passed & (label == 0)), *sums(~passed & (label == 0)))
        purity = fraction(*sums(passed & (label == 1)), *sums(passed & (label == 0)))
        assert abs(signal[0] - metrics.recall_score(label, passed, sample_weight=w)) < 1e-12
        assert abs(purity[0] - metrics.precision_score(label, passed, sample_weight=w)) < 1e-12
        values += [cut, signal[0], background[0], purity[0], signal[1], background[1], purity[1]]
        values += [1 / background[0], background[1] / background[0] ** 2]
    expected[f"working_points_{name}"] = values


def asimov():
    """√q0 of Asimov data: n events, and m in a control region that sees τ = B/σ² times the background."""

    def with_systematic(s, b, sigma):
        n, tau = s + b, b / sigma**2
        q0 = lambda x: 2 * (special.kl_div(n, x) + special.kl_div(tau * b, tau * x))
        return math.sqrt(optimize.minimize_scalar(q0, bounds=(b, n), method="bounded", options={"xatol": 1e-10}).fun)

    cases = [(5, 10, 3), (1, 400, 20), (50, 2, 0.5), (10, 100, 0.1)]
    expected["asimov"] = [with_systematic(*case) for case in cases]
    expected["asimov"] += [math.sqrt(2 * special.kl_div(s + b, b)) for s, b, _ in cases]


def two_samples():
    edges = np.linspace(60, 140, 8)
    expected["histogram"] = [*np.histogram(mass, edges, weights=signed)[0], *np.histogram(mass, edges, weights=signed**2)[0]]
    values = []
    for w in (ones, weight, signed):
        points = np.sort(second)
        below = lambda of: (of @ (second[:, None] <= points)) / of.sum()
        first, other = np.where(np.arange(400) < 170, w, 0), np.where(np.arange(400) < 170, 0, w)
        n, m = (of.sum() ** 2 / (of**2).sum() for of in (first, other))
        distance = np.abs(below(first) - below(other)).max()
        values += [distance, stats.kstwobign.sf(math.sqrt(n * m / (n + m)) * distance)]
    assert abs(values[0] - stats.ks_2samp(second[:170], second[170:]).statistic) < 1e-12
    shifted = (second[170:].astype(np.float32) + np.float32(0.1)).astype(float)
    distance = stats.ks_2samp(second[:170], shifted).statistic
    expected["kolmogorov_smirnov"] = values + [distance, stats.kstwobign.sf(math.sqrt(170 * 230 / 400) * distance)]
    edges = np.linspace(0, 0.825, 10)
    both = np.array([np.histogram(half, edges)[0] for half in (second[:200], second[200:])])
    found = stats.chi2_contingency(both[:, both.sum(0) > 0], correction=False)
    expected["chi2_contingency"] = [found.statistic, found.dof, found.pvalue]


distributions()
binomial_intervals()
asimov()
two_samples()
for name, w in WEIGHTS.items():
    delong(name, w)
    if name != "signed":
        working_points(name, w)

write(__file__, expected)
