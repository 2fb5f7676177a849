"""The tables of `cargo xtask bench tables`: tables that come with ROOT, and simulated ones of any number of rows."""

import dataclasses
import os

import numpy as np

ABSENT = -999.0
TEST_ROWS = 20_000  # of a simulated table


@dataclasses.dataclass
class Table:
    """A table: `x` (N, F), `y` (N), `weight` (N) or None, with the rows in random order; `categories` are the indices of categorical
    columns."""

    x: np.ndarray
    y: np.ndarray
    task: str  # "binary", "classes" or "regression"
    weight: np.ndarray | None = None
    categories: tuple = ()
    absent: bool = False  # True if ABSENT marks missing values


def _root(file, trees, columns=None):
    """Reads the numeric columns of trees; each tree is one class."""
    import uproot

    x, y = [], []
    with uproot.open(os.path.join(os.environ["ROOT_TUTORIALS"], "machine_learning/data", file)) as opened:
        for number, tree in enumerate(trees):
            arrays = opened[tree].arrays(columns, library="np")
            names = columns or sorted(name for name in arrays if arrays[name].dtype.kind in "fi" and name not in ("Type", "weight"))
            x.append(np.stack([arrays[name] for name in names], axis=1).astype("f4"))
            y.append(np.full(len(x[-1]), number, "f4"))
    return np.concatenate(x), np.concatenate(y)


def higgs(_, __):
    """10,000 events per class of UCI's HIGGS: 21 quantities measured by a detector, and 7 derived ones."""
    return Table(*_root("Higgs_data.root", ["bkg_tree", "sig_tree"]), "binary")


def tmva(_, __):
    """Two correlated Gaussians of four variables."""
    return Table(*_root("tmva_class_example.root", ["TreeB", "TreeS"], ["var1", "var2", "var3", "var4"]), "binary")


def regions(_, __):
    """Four variables whose means depend on a fifth, a pseudorapidity."""
    return Table(*_root("toy_sigbkg_categ_varoff.root", ["TreeB", "TreeS"], ["var1", "var2", "var3", "var4", "eta"]), "binary")


def four_classes(_, __):
    """A signal and three backgrounds."""
    trees = ["TreeS", "TreeB0", "TreeB1", "TreeB2"]
    return Table(*_root("tmva_multiclass_example.root", trees, ["var1", "var2", "var3", "var4"]), "classes")


def surface(_, __):
    """A smooth function of two variables."""
    import uproot

    with uproot.open(os.path.join(os.environ["ROOT_TUTORIALS"], "machine_learning/data/tmva_reg_example.root")) as opened:
        arrays = opened["TreeR"].arrays(["var1", "var2", "fvalue"], library="np")
    return Table(np.stack([arrays["var1"], arrays["var2"]], axis=1).astype("f4"), arrays["fvalue"].astype("f4"), "regression")


def _boosted(momentum, energy, frame):
    """Returns three-momenta (N, 3) with these energies, boosted into the frame in which `frame` (N, 4) moves."""
    beta = frame[:, 1:] / frame[:, :1]
    square = (beta * beta).sum(1)
    gamma = 1 / np.sqrt(1 - square)
    along = (beta * momentum).sum(1)
    return momentum + beta * ((gamma - 1) / np.maximum(square, 1e-12) * along + gamma * energy)[:, None]


def _moving(mass, r):
    """Returns four-momenta (E, px, py, pz) of particles with these masses."""
    n = len(mass)
    pt, rapidity, phi = r.exponential(20, n), r.normal(0, 1.2, n), r.uniform(-np.pi, np.pi, n)
    mt = np.sqrt(mass**2 + pt**2)
    return np.stack([mt * np.cosh(rapidity), pt * np.cos(phi), pt * np.sin(phi), mt * np.sinh(rapidity)], axis=1)


def _isotropic(n, r):
    cosine, phi = r.uniform(-1, 1, n), r.uniform(-np.pi, np.pi, n)
    sine = np.sqrt(1 - cosine**2)
    return np.stack([sine * np.cos(phi), sine * np.sin(phi), cosine], axis=1)


def _measured(momentum, resolution, r):
    """Returns pt, eta, phi of massless particles, with a relative error on pt."""
    pt = np.hypot(momentum[:, 0], momentum[:, 1])
    eta = np.arcsinh(momentum[:, 2] / np.maximum(pt, 1e-3))
    return [pt * (1 + resolution * r.normal(size=len(pt))), eta, np.arctan2(momentum[:, 1], momentum[:, 0])]


def muons(n, r):
    """pt, eta, phi of two muons, from a resonance at 91 ± 3 GeV or with any mass from 60 to 120."""
    y = r.random(n) < 0.5
    mass = np.where(y, r.normal(91, 3, n), r.uniform(60, 120, n))
    frame, axis = _moving(mass, r), _isotropic(n, r)
    x = []
    for sign in (1, -1):
        x += _measured(_boosted(sign * axis * mass[:, None] / 2, mass / 2, frame), 0.02, r)
    return Table(np.stack(x, axis=1).astype("f4"), y.astype("f4"), "binary")


def jets(n, r):
    """pt, eta, phi of four jets ordered by pt: two pairs of 80 ± 8 GeV each, or two pairs of different masses."""
    y = r.random(n) < 0.5
    jets = []
    for pair in range(2):
        mass = np.where(y, r.normal(80, 8, n), r.uniform(40, 140, n))
        frame, axis = _moving(mass, r), _isotropic(n, r)
        for sign in (1, -1):
            jets.append(np.stack(_measured(_boosted(sign * axis * mass[:, None] / 2, mass / 2, frame), 0.08, r), axis=1))
    jets = np.stack(jets, axis=1)
    order = np.argsort(-jets[:, :, 0], axis=1)
    return Table(np.take_along_axis(jets, order[:, :, None], axis=1).reshape(n, 12).astype("f4"), y.astype("f4"), "binary")


def resonance(n, r):
    """Nine variables of an event: a mass peak, momenta, counts, angles, a flag."""
    y = r.random(n) < 0.5
    x = [
        np.where(y, r.normal(91, 12, n), 40 + r.exponential(50, n)), 10 + r.exponential(np.where(y, 30, 20)), r.normal(0, np.where(y, 1, 1.3)),
        r.poisson(np.where(y, 3, 2)), r.uniform(-3.14, 3.14, n), np.where(y, r.normal(0, 0.8, n), r.uniform(-3.14, 3.14, n)),
        r.exponential(np.where(y, 0.1, 0.15)), r.random(n) < 0.5, r.random(n) ** np.where(y, 0.6, 1),
    ]
    return Table(np.stack(x, axis=1).astype("f4"), y.astype("f4"), "binary")


def absent(n, r):
    """The same table with missing values: a quarter of the events lack the mass and a third lack two other values, signal less often than
    background."""
    table = resonance(n, r)
    for columns, fraction in (((0,), 0.25), ((5, 6), 0.33)):
        lacks = r.random(n) < fraction * np.where(table.y > 0, 0.8, 1.2)
        for column in columns:
            table.x[lacks, column] = ABSENT
    return dataclasses.replace(table, absent=True)


def weighted(n, r):
    """The same table with weights like those of a generator, which make the peak rarer at low pt."""
    table = resonance(n, r)
    weight = np.exp(0.5 * r.normal(size=n)) * np.where(table.y > 0, 0.2 + table.x[:, 1] / 60, 1)
    return dataclasses.replace(table, weight=(weight / weight.mean()).astype("f4"))


def products(n, r):
    """The sign of a sum of products of pairs, with noise, among uninformative columns."""
    x = r.normal(size=(n, 8))
    y = x[:, 0] * x[:, 1] + x[:, 2] * x[:, 3] + 0.7 * r.normal(size=n) > 0
    return Table(x.astype("f4"), y.astype("f4"), "binary")


def stripes(n, r):
    """Narrow peaks in single columns: a spectrum of lines on a background."""
    y = r.random(n) < 0.5
    lines = np.array([0.3, 0.9, 1.7, 2.2, 3.1, 4.4])
    x = r.uniform(0, 5, (n, 6))
    on_line = lines[r.integers(0, 6, (n, 6))] + 0.03 * r.normal(size=(n, 6))
    x = np.where(y[:, None] & (r.random((n, 6)) < 0.25), on_line, x)
    return Table(x.astype("f4"), y.astype("f4"), "binary")


def categories(n, r):
    """A trigger, a detector region and a run period, and five numbers whose meaning depends on them."""
    trigger, region, period = r.integers(0, 5, n), r.integers(0, 24, n), r.integers(0, 8, n)
    x = r.normal(size=(n, 5))
    slope = np.random.default_rng(11).normal(size=(24, 5))[region]
    shift = np.random.default_rng(12).normal(size=(5, 8))[trigger, period]
    y = (x * slope).sum(1) + 1.5 * shift + r.logistic(size=n) > 0
    x = np.concatenate([x, np.stack([trigger, region, period], axis=1)], axis=1)
    return Table(x.astype("f4"), y.astype("f4"), "binary", categories=(5, 6, 7))


def friedman(n, r):
    """Friedman's first function of five of ten variables, with noise (Annals of Statistics 19, 1991)."""
    x = r.uniform(size=(n, 10))
    y = 10 * np.sin(np.pi * x[:, 0] * x[:, 1]) + 20 * (x[:, 2] - 0.5) ** 2 + 10 * x[:, 3] + 5 * x[:, 4] + r.normal(size=n)
    return Table(x.astype("f4"), y.astype("f4"), "regression")


def mass(n, r):
    """The mass of a pair of muons from pt, eta, phi of both, measured with a resolution of 2 %."""
    of = r.uniform(20, 200, n)
    frame, axis = _moving(of, r), _isotropic(n, r)
    x = []
    for sign in (1, -1):
        x += _measured(_boosted(sign * axis * of[:, None] / 2, of / 2, frame), 0.02, r)
    return Table(np.stack(x, axis=1).astype("f4"), of.astype("f4"), "regression")


OF_ROOT = {table.__name__: table for table in (higgs, tmva, regions, four_classes, surface)}
SIMULATED = {table.__name__: table for table in (muons, jets, resonance, absent, weighted, products, stripes, categories, friedman, mass)}


def split(name, rows, seed):
    """Returns (training, test): halves of one of ROOT's tables, or `rows` and TEST_ROWS rows of a simulated one."""
    r = np.random.default_rng(1000 + seed)
    if name in OF_ROOT:
        table = OF_ROOT[name](None, None)
        order = r.permutation(len(table.x))
        rows = len(order) // 2
    else:
        table = SIMULATED[name](rows + TEST_ROWS, r)
        order = np.arange(len(table.x))

    def part(of):
        weight = None if table.weight is None else table.weight[of]
        return dataclasses.replace(table, x=table.x[of], y=table.y[of], weight=weight)

    return part(order[:rows]), part(order[rows:])
