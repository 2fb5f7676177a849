"""The models of `cargo xtask bench tables`, each with its defaults.

`NAMES[name](train, seed, threads)` fits a model and returns a function of rows (N, F). This gives the probability of class 1 (N), of every
class (N, K), or the value (N)."""

import functools

import numpy as np
from data import ABSENT

HELD_OUT = 0.2  # fraction of the training rows, for early stopping


def _with_nan(x, table):
    """Returns the rows with NaN for missing values, as tree models accept them."""
    return np.where(x == ABSENT, np.nan, x) if table.absent else x


def _probabilities(model, task):
    if task == "regression":
        return model.predict
    if task == "binary":
        return lambda x: model.predict_proba(x)[:, 1]
    return model.predict_proba


def _fitted(table, seed, threads, **network):
    from rootgrad.sklearn import Classifier, Regressor

    kind = Regressor if table.task == "regression" else Classifier
    model = kind(random_state=seed, threads=threads, progress="off", missing=ABSENT if table.absent else None, **network)
    return model.fit(table.x, table.y, sample_weight=table.weight)


def rootgrad(table, seed, threads, **network):
    return _probabilities(_fitted(table, seed, threads, **network), table.task)


def taught(table, seed, threads):
    """The default Mlp, trained on the scores of a Table network; the time includes the fit of that network."""
    return rootgrad(table, seed, threads, teacher=_fitted(table, seed, threads, network="table"))


def _held_out(table, seed):
    """Returns the indices of the training rows, and of those for early stopping."""
    order = np.random.default_rng(seed).permutation(len(table.x))
    cut = int(len(order) * HELD_OUT)
    return order[cut:], order[:cut]


def lightgbm(table, seed, threads, early=False):
    import lightgbm as peer

    more = {"n_estimators": 5000} if early else {}
    kind = peer.LGBMRegressor if table.task == "regression" else peer.LGBMClassifier
    model = kind(random_state=seed, n_jobs=threads, verbose=-1, **more)
    x = _with_nan(table.x, table)
    categorical = list(table.categories) or "auto"
    if early:
        train, stop = _held_out(table, seed)
        weights = (None, None) if table.weight is None else (table.weight[train], [table.weight[stop]])
        model.fit(
            x[train], table.y[train], sample_weight=weights[0], eval_set=[(x[stop], table.y[stop])], eval_sample_weight=weights[1],
            categorical_feature=categorical, callbacks=[peer.early_stopping(50, verbose=False)],
        )
    else:
        model.fit(x, table.y, sample_weight=table.weight, categorical_feature=categorical)
    predict = _probabilities(model, table.task)
    return lambda x: predict(_with_nan(x, table))


def xgboost(table, seed, threads, early=False):
    import xgboost as peer

    more = {"n_estimators": 5000, "early_stopping_rounds": 50} if early else {}
    kind = peer.XGBRegressor if table.task == "regression" else peer.XGBClassifier
    model = kind(random_state=seed, n_jobs=threads, **more)
    x = _with_nan(table.x, table)
    if early:
        train, stop = _held_out(table, seed)
        weights = (None, None) if table.weight is None else (table.weight[train], [table.weight[stop]])
        model.fit(
            x[train], table.y[train], sample_weight=weights[0], eval_set=[(x[stop], table.y[stop])], sample_weight_eval_set=weights[1],
            verbose=False,
        )
    else:
        model.fit(x, table.y, sample_weight=table.weight)
    predict = _probabilities(model, table.task)
    return lambda x: predict(_with_nan(x, table))


def catboost(table, seed, threads, early=False):
    import catboost as peer

    more = {"iterations": 5000, "early_stopping_rounds": 50} if early else {}
    kind = peer.CatBoostRegressor if table.task == "regression" else peer.CatBoostClassifier
    model = kind(random_seed=seed, thread_count=threads, verbose=0, allow_writing_files=False, **more)

    def pool(x, y=None, weight=None):
        if not table.categories:
            return peer.Pool(_with_nan(x, table), y, weight=weight)
        columns = np.empty(x.shape, object)
        columns[:] = x
        for column in table.categories:
            columns[:, column] = x[:, column].astype(int)
        return peer.Pool(columns, y, weight=weight, cat_features=list(table.categories))

    def rows(of):
        return pool(table.x[of], table.y[of], None if table.weight is None else table.weight[of])

    if early:
        train, stop = _held_out(table, seed)
        model.fit(rows(train), eval_set=rows(stop))
    else:
        model.fit(rows(slice(None)))
    predict = _probabilities(model, table.task)
    return lambda x: predict(pool(x))


def boosting(table, seed, threads):
    from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor

    kind = HistGradientBoostingRegressor if table.task == "regression" else HistGradientBoostingClassifier
    model = kind(random_state=seed, categorical_features=list(table.categories) or None)
    model.fit(_with_nan(table.x, table), table.y, sample_weight=table.weight)
    predict = _probabilities(model, table.task)
    return lambda x: predict(_with_nan(x, table))


def mlp(table, seed, threads):
    """scikit-learn's MLP after a StandardScaler; missing values are replaced by the mean."""
    from sklearn.impute import SimpleImputer
    from sklearn.neural_network import MLPClassifier, MLPRegressor
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    kind = MLPRegressor if table.task == "regression" else MLPClassifier
    model = make_pipeline(SimpleImputer(), StandardScaler(), kind(random_state=seed))
    weight = {} if table.weight is None else {f"{kind.__name__.lower()}__sample_weight": table.weight}
    model.fit(_with_nan(table.x, table), table.y, **weight)
    predict = _probabilities(model, table.task)
    return lambda x: predict(_with_nan(x, table))


def _pytabkit(name, table, seed, threads):
    import pytabkit as peer

    if table.weight is not None:
        raise NotImplementedError("no weights")
    kind = getattr(peer, name + ("_Regressor" if table.task == "regression" else "_Classifier"))
    # (for AUC and log-loss its authors do not use label smoothing)
    more = {"use_ls": False, "val_metric_name": "1-auc_ovr"} if name.startswith("RealMLP") and table.task != "regression" else {}
    model = kind(device="cpu", n_threads=threads, random_state=seed, **more)
    filled = np.where(table.x == ABSENT, 0, table.x) if table.absent else table.x
    model.fit(filled, table.y, cat_indicator=[column in table.categories for column in range(table.x.shape[1])])
    predict = _probabilities(model, table.task)
    return lambda x: predict(np.where(x == ABSENT, 0, x) if table.absent else x)


OURS = {
    "rootgrad": rootgrad,
    "rootgrad, taught by a Table": taught,
    "rootgrad Table, fast": functools.partial(rootgrad, network="table", preset="fast"),
    "rootgrad Table, balanced": functools.partial(rootgrad, network="table", preset="balanced"),
    "rootgrad Table, best": functools.partial(rootgrad, network="table", preset="best"),
}
TREES = {
    "LightGBM": lightgbm,
    "LightGBM, early": functools.partial(lightgbm, early=True),
    "XGBoost": xgboost,
    "XGBoost, early": functools.partial(xgboost, early=True),
    "CatBoost": catboost,
    "CatBoost, early": functools.partial(catboost, early=True),
    "HistGradientBoosting": boosting,
}
NETWORKS = {
    "scikit-learn's MLP": mlp,
    "RealMLP-TD": functools.partial(_pytabkit, "RealMLP_TD"),
    "TabM-D": functools.partial(_pytabkit, "TabM_D"),
}
NAMES = OURS | TREES | NETWORKS
