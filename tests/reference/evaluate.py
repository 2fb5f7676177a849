#!/usr/bin/env python3
"""Writes evaluate.json: results of SciPy, scikit-learn and NumPy for the rows of src/evaluate/testing.rs.

    python tests/reference/evaluate.py        # made with scipy 1.17, scikit-learn 1.9, numpy 2.4
"""
import math

import numpy as np
from scipy import optimize, special, stats
from scipy.spatial import distance
from sklearn import metrics
from sklearn.base import BaseEstimator
from sklearn.calibration import calibration_curve
from sklearn.inspection import permutation_importance

from evaluate_rows import sample, write

expected = {}


label, score, second, weight, signed, mass, kind, *logits = sample(400)
logits = np.array(logits).T
kind = kind.astype(int)
ones = np.ones_like(weight)
WEIGHTS = {"plain": ones, "weighted": weight, "signed": signed}


def table(name, function, *rows):
    """Rows of up to three arguments, padded with 0, and the value."""
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
    if name != "signed":  # scikit-learn refuses the area of a curve that goes back
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
    """P/(P + F) and its deviation, from Σ w and Σ w² of both."""
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
    """√q0 of Asimov data: n events, and m events in a control region with τ = B/σ² times the background."""

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
        far = np.abs(below(first) - below(other)).max()
        values += [far, stats.kstwobign.sf(math.sqrt(n * m / (n + m)) * far)]
    assert abs(values[0] - stats.ks_2samp(second[:170], second[170:]).statistic) < 1e-12
    shifted = (second[170:].astype(np.float32) + np.float32(0.1)).astype(float)
    far = stats.ks_2samp(second[:170], shifted).statistic
    expected["kolmogorov_smirnov"] = values + [far, stats.kstwobign.sf(math.sqrt(170 * 230 / 400) * far)]
    edges = np.linspace(0, 0.825, 10)
    both = np.array([np.histogram(half, edges)[0] for half in (second[:200], second[200:])])
    found = stats.chi2_contingency(both[:, both.sum(0) > 0], correction=False)
    expected["chi2_contingency"] = [found.statistic, found.dof, found.pvalue]


def calibration(name, w):
    for kind, bins in (("uniform", 10), ("quantile", 8)):
        if kind == "uniform":
            edges = np.linspace(0, 1, bins + 1)
        else:
            edges = np.percentile(second, np.linspace(0, 100, bins + 1))
        place = np.searchsorted(edges[1:-1], second)
        rows = [place == b for b in range(bins) if (place == b).any()]
        share = np.array([np.average(label[of], weights=w[of]) for of in rows])
        mean = np.array([np.average(second[of], weights=w[of]) for of in rows])
        if name == "plain":
            theirs = calibration_curve(label, second, n_bins=bins, strategy=kind)
            assert np.abs(theirs[0] - share).max() < 1e-12 and np.abs(theirs[1] - mean).max() < 1e-12
        deviation = [math.sqrt((w[of] ** 2 * (label[of] - f) ** 2).sum()) / w[of].sum() for of, f in zip(rows, share)]
        parts = np.array([w[of].sum() for of in rows]) / w.sum()
        error, brier = np.abs(share - mean), metrics.brier_score_loss(label, second, sample_weight=w)
        expected[f"calibration_{name}_{kind}"] = [parts @ error, error.max(), brier, *share, *mean, *deviation]


def temperature():
    z = (np.float32(16) * (second.astype(np.float32) - np.float32(0.375))).astype(float)
    values = []
    for w in (ones, weight):
        binary = lambda t: metrics.log_loss(label, special.expit(z / t), sample_weight=w)
        softmax = lambda t: metrics.log_loss(kind, special.softmax(logits / t, axis=1), sample_weight=w)
        for loss in (binary, softmax):
            slope = lambda t: (loss(t * (1 + 1e-4)) - loss(t * (1 - 1e-4))) / t  # minima are flat, zeros are not
            best = optimize.minimize_scalar(loss, bounds=(0.01, 100), method="bounded", options={"xatol": 1e-6}).x
            fine = optimize.brentq(slope, 0.9 * best, 1.1 * best, xtol=1e-12)
            values += [fine, loss(1.0), loss(fine)]
    expected["temperature"] = values


def confusion(name, w):
    values = []
    for true, said in ((label, (score >= 0.4).astype(float)), (kind, logits.argmax(1))):
        matrix = metrics.confusion_matrix(true, said, sample_weight=w)
        shares = metrics.confusion_matrix(true, said, sample_weight=w, normalize="true")
        values += [*matrix.ravel(), *shares.ravel()]
        for of in metrics.precision_recall_fscore_support(true, said, sample_weight=w)[:3]:
            values += [*of]
        values.append(metrics.accuracy_score(true, said, sample_weight=w))
    expected[f"confusion_{name}"] = values


def regression():
    values = []
    for w in (ones, weight):
        square = metrics.mean_squared_error(mass, second, sample_weight=w)
        values += [math.sqrt(square), metrics.mean_absolute_error(mass, second, sample_weight=w)]
        values.append(metrics.r2_score(mass, second, sample_weight=w))
        n = w.sum() ** 2 / (w**2).sum()
        for r in (score - mass, score / mass - 1, (score - mass) / second):
            mean = np.average(r, weights=w)
            two, four = (np.average((r - mean) ** k, weights=w) for k in (2, 4))
            at = [0.5, stats.norm.cdf(-1), stats.norm.cdf(1)]
            middle, low, high = np.quantile(r, at, method="inverted_cdf", weights=w)
            rms = math.sqrt(two)
            values += [mean, rms / math.sqrt(n), rms, math.sqrt((four - two**2) / n) / (2 * rms), middle, (high - low) / 2]
    expected["regression"] = values


def profile():
    edges, values = np.linspace(60, 140, 6), []
    for w in (ones, weight):
        covariance = np.cov(score, mass, aweights=w, ddof=0)
        values.append(covariance[0, 1] / math.sqrt(covariance[0, 0] * covariance[1, 1]))
        for low, high in zip(edges, edges[1:]):
            of = (mass >= low) & ((mass < high) | ((mass == 140) & (high == 140)))
            spread = math.sqrt(np.cov(score[of], aweights=w[of], ddof=0))
            n = w[of].sum() ** 2 / (w[of] ** 2).sum()
            values += [np.average(score[of], weights=w[of]), spread / math.sqrt(n), spread]
        passing, failing = (np.histogram(mass[of], edges, weights=w[of])[0] for of in (score >= 0.3, score < 0.3))
        values.append(distance.jensenshannon(passing, failing, base=2) ** 2)
    expected["profile"] = values


def correlations():
    values, x = [], np.stack([score, second, mass])
    for w in (ones, weight):
        for k in range(3):
            of = kind == k
            covariance = np.cov(x[:, of], aweights=w[of], ddof=0)
            deviation = np.sqrt(np.diag(covariance))
            values += [*np.average(x[:, of], axis=1, weights=w[of]), *deviation]
            values += [*(covariance / np.outer(deviation, deviation)).ravel()]
    expected["correlations"] = values


BITS = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix(x):
    """splitmix64's finaliser."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & BITS
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & BITS
    return x ^ (x >> 31)


def join(seed, number):
    return mix((mix((seed + GOLDEN) & BITS) + number * GOLDEN) & BITS)


def xoshiro(seed):
    """xoshiro256++, with its state from splitmix64 (https://prng.di.unimi.it)."""
    rotated = lambda x, k: ((x << k) | (x >> (64 - k))) & BITS
    s = [mix((seed + (i + 1) * GOLDEN) & BITS) for i in range(4)]
    while True:
        yield (rotated((s[0] + s[3]) & BITS, 23) + s[0]) & BITS
        t = (s[1] << 17) & BITS
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 45)


def permutation(n, seed, stream):
    """Fisher and Yates' shuffle, with Lemire's numbers below a bound."""
    draw, order = xoshiro(join(seed, stream)), list(range(n))
    for last in range(n - 1, 0, -1):
        while ((wide := next(draw) * (last + 1)) & BITS) < (1 << 64) % (last + 1):
            pass
        order[last], order[wide >> 64] = order[wide >> 64], order[last]
    return np.array(order)


class Shuffles(np.random.RandomState):
    """Makes scikit-learn use rootgrad's permutations: it shuffles a column starting from the order of the last repeat."""

    def randint(self, *_, **__):
        return self

    def shuffle(self, index):
        if not hasattr(self, "repeat") or self.repeat == 4:
            self.repeat, self.held = 0, np.arange(len(index))
        wanted = permutation(len(index), 11, self.repeat)
        where = np.empty_like(self.held)
        where[self.held] = np.arange(len(index))
        index[:] = where[wanted]
        self.held, self.repeat = wanted, self.repeat + 1


class Model(BaseEstimator):
    def fit(self, *_):
        return self

    def predict(self, x):
        x = x.astype(np.float32)
        return np.float32(2) * x[:, 0] + x[:, 1] * x[:, 2]


def importance():
    x = np.stack([score, second, mass / 128], axis=1)
    area = lambda model, x, y, sample_weight=None: metrics.roc_auc_score(y, model.predict(x), sample_weight=sample_weight)
    found = permutation_importance(
        Model(), x, label, scoring=area, n_repeats=4, random_state=Shuffles(0), sample_weight=weight
    )
    values = [area(Model(), x, label, weight)]
    for mean, deviation, drops in zip(found.importances_mean, found.importances_std, found.importances):
        values += [mean, deviation, *drops]
    expected["permutation_importance"] = values


def path():
    values = []
    for n in (1, 2, 5, 16):
        points, weights = np.polynomial.legendre.leggauss(n)
        values += [x for pair in zip((points + 1) / 2, weights / 2) for x in pair]
    expected["gauss_legendre"] = values


def folds():
    ids = [[0], [1], [3000000017], [(1 << 53) + 1], [BITS], [1, 0], [0, 1], [355862, 94, 3000000017]]
    values = []
    for seed in (0, 42, BITS):
        for event in ids:
            number = join(seed, len(event))
            for part in event:
                number = join(number, mix(part))
            values.append(number * 1000003 >> 64)
    expected["folds"] = values


distributions()
binomial_intervals()
for part in (asimov, two_samples, temperature, regression, profile, correlations, importance, path, folds):
    part()
for name, w in WEIGHTS.items():
    delong(name, w)
    if name != "signed":
        working_points(name, w)
        calibration(name, w)
        confusion(name, w)

write(__file__, expected)
