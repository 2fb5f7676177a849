"""Reference values of the metrics' test in src/train/metric.rs.

Needs numpy and scikit-learn: python tests/reference/metrics.py
"""

import numpy as np
from sklearn.metrics import accuracy_score, roc_auc_score


def numbers(seed):
    """ranqd1 of Numerical Recipes, as floats on [0, 1) of 24 bits."""
    x = seed
    while True:
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        yield np.float32(x >> 8) / np.float32(16777216)


u = numbers(7)
n = 5000
label = np.array([next(u) < np.float32(0.25) for _ in range(n)], dtype=np.float32)
score = np.array([(next(u) + np.float32(0.25) * l) * np.float32(64) for l in label], dtype=np.float32)
score = np.floor(score) / np.float32(64)
weight = np.array([next(u) * np.float32(2) for _ in range(n)], dtype=np.float32)

w, s = weight.astype(float), score.astype(float)
print("AUC", repr(roc_auc_score(label, s)))
print("WEIGHTED_AUC", repr(roc_auc_score(label, s, sample_weight=w)))
best = np.argmax(np.stack([np.float32(1) - score, score], axis=1), axis=1)
print("WEIGHTED_ACCURACY", repr(accuracy_score(label, best, sample_weight=w)))
print("WEIGHTED_RMSE", repr(np.sqrt(np.average((s - label) ** 2, weights=w))))
