"""The rows of src/evaluate/testing.rs, for evaluate.py and evaluate_root.py."""
import json
import math
import pathlib

import numpy as np


def numbers(seed):
    """ranqd1 of Numerical Recipes, as numbers on [0, 1) of 24 bits."""
    x = seed
    while True:
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        yield (x >> 8) / 16777216


def sample(n):
    """The rows of testing.rs: single precision, stored in double."""
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


def write(script, expected):
    """Writes the numbers beside the script, one name per line."""
    plain = {name: [float(x) for x in values] for name, values in expected.items()}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(values, allow_nan=False)}" for name, values in sorted(plain.items()))
    pathlib.Path(script).with_suffix(".json").write_text("{\n" + lines + "\n}\n")
