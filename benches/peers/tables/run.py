"""Fits the models on the tables, and prints a line of JSON for each fit.

The argument is a JSON object with `tables`, `rows`, `models`, `seeds`, `threads`; ROOT_TUTORIALS is the folder of ROOT's tutorials."""

import json
import os
import sys
import time
import warnings

settings = json.loads(sys.argv[1])
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):  # must be set before the modules that read them are imported
    os.environ[name] = str(settings["threads"])
warnings.filterwarnings("ignore")

import data
import models
import numpy as np
from sklearn.metrics import log_loss, r2_score, roc_auc_score


def measures(table, predicted):
    """Returns the quality of predictions: AUC (for several classes, each against the others) and log-loss, or R²."""
    weight = table.weight
    if table.task == "regression":
        return {"r2": r2_score(table.y, predicted, sample_weight=weight)}
    predicted = np.clip(np.asarray(predicted, float), 1e-7, 1 - 1e-7)
    if predicted.ndim == 2:
        predicted /= predicted.sum(1, keepdims=True)
    more = {} if predicted.ndim == 1 else {"multi_class": "ovr"}
    return {
        "auc": roc_auc_score(table.y, predicted, sample_weight=weight, **more),
        "log_loss": log_loss(table.y, predicted, sample_weight=weight),
    }


def fitted(name, rows, model, seed):
    train, test = data.split(name, rows, seed)
    row = {"table": name, "rows": len(train.x), "columns": train.x.shape[1], "task": train.task, "model": model, "seed": seed}
    begin = time.perf_counter()
    try:
        predict = models.NAMES[model](train, seed, settings["threads"])
        row["fit_seconds"] = time.perf_counter() - begin
        begin = time.perf_counter()
        predicted = predict(test.x)
        row["score_microseconds"] = (time.perf_counter() - begin) / len(test.x) * 1e6
        return row | measures(test, predicted)
    except Exception as error:  # a peer that cannot handle this table gets a row without figures
        return row | {"error": f"{type(error).__name__}: {error}"[:300]}


for name in settings["tables"]:
    for rows in settings["rows"] if name in data.SIMULATED else [0]:
        for seed in range(settings["seeds"]):
            for model in settings["models"]:
                print(json.dumps(fitted(name, rows, model, seed)), flush=True)
