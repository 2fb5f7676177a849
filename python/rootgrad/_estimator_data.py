"""Converts input of scikit-learn's users to arrays of single precision: NumPy, pandas, polars, Arrow, awkward, dicts."""

import collections.abc

import numpy as np
from scipy.sparse import issparse
from sklearn.utils import check_array, check_consistent_length
from sklearn.utils.validation import _check_sample_weight, _get_feature_names, validate_data

_LARGEST = float(np.finfo(np.float32).max)


def features(estimator, x, fits):
    """Returns the rows `x` (N, F). With `fits`, the estimator stores the number and names of the columns; else it compares them with the
    stored ones.
    """
    named = _named(x)
    if named is None:
        refuse_masked("X", x)
        return single("X", validate_data(estimator, x, dtype="numeric", reset=fits))
    if not fits and hasattr(estimator, "feature_names_in_"):
        wanted = list(estimator.feature_names_in_)
        missing = [name for name in wanted if name not in named]
        if missing:
            raise ValueError(f"X has no column '{missing[0]}'; its columns are: {', '.join(named)}")
        named = {name: named[name] for name in wanted}
    columns = [_column(name, values) for name, values in named.items()]
    check_consistent_length(*columns)
    x = check_array(np.stack(columns, axis=1), dtype="numeric", estimator=estimator, input_name="X")
    if fits:
        estimator.feature_names_in_ = np.array(list(named), dtype=object)
        estimator.n_features_in_ = len(named)
    elif x.shape[1] != estimator.n_features_in_:
        raise ValueError(
            f"X has {x.shape[1]} features, but {type(estimator).__name__} is expecting {estimator.n_features_in_} features as input."
        )
    return single("X", x)


def _named(x):
    """Returns the columns by name of a dict, of an awkward record array, of a structured NumPy array, and of tables whose names this
    version of scikit-learn does not recognise; None for input that scikit-learn itself accepts.
    """
    if issparse(x):  # (some of these are dicts)
        return None
    if isinstance(x, collections.abc.Mapping):
        return {str(name): values for name, values in x.items()} or None
    if isinstance(x, list) and x and _is_record(x[0]):  # scikit-learn's splits of a record array are such lists
        return {name: [row[name] for row in x] for name in x[0].fields}
    if isinstance(x, np.ndarray) and x.dtype.names:
        return {name: x[name] for name in x.dtype.names}
    fields = getattr(x, "fields", None)
    if isinstance(fields, list) and fields and hasattr(x, "layout"):
        return {name: x[name] for name in fields}
    names = _table_names(x)
    return {name: x[name] for name in names} if names and _get_feature_names(x) is None else None


def _table_names(x):
    """Names of a table's columns, if all are texts; else None."""
    names = getattr(x, "column_names", None)  # Arrow
    if names is None and hasattr(x, "to_numpy"):
        names = getattr(x, "columns", None)  # pandas and polars
    names = None if names is None or callable(names) else list(names)
    return names if names and all(isinstance(name, str) for name in names) else None


def targets(y):
    """Returns `y` as scikit-learn accepts it, and its names: the name of a series, or of each column of a table; None without names."""
    named = _named(y)
    if named is not None:
        columns = [_column(name, values) for name, values in named.items()]
        check_consistent_length(*columns)
        return np.stack(columns, axis=1), list(named)
    name = getattr(y, "name", None)
    return y, [name] if isinstance(name, str) and name else _table_names(y)


def _is_record(row):
    return hasattr(row, "layout") and isinstance(getattr(row, "fields", None), list)


def _column(name, values):
    """Returns the numbers of a column (N)."""
    refuse_masked(f"column '{name}'", values)
    try:
        column = np.asarray(values.to_numpy(allow_missing=False) if hasattr(values, "layout") else values)
    except (TypeError, ValueError):
        column = None
    if column is None or column.ndim != 1 or column.dtype.kind not in "biuf":
        kind = getattr(values, "type", None) or (type(values).__name__ if column is None else f"{column.dtype} of shape {column.shape}")
        raise ValueError(
            f"column '{name}' is {kind}; wanted a number in each row: for a jagged column use a fixed number of entries, by "
            "ak.pad_none and ak.fill_none, or train a network with a jagged input (rootgrad.Transformer) by rootgrad.fit"
        )
    return column


def refuse_masked(what, x):
    if isinstance(x, np.ma.MaskedArray) and np.ma.count_masked(x):
        raise ValueError(f"{what} has {np.ma.count_masked(x)} masked values; wanted none: leave their rows out, or filled(value)")


def single(what, array):
    """Returns `array` as contiguous float32. Numbers outside the range of single precision are an error."""
    with np.errstate(over="ignore"):
        out = np.ascontiguousarray(array, dtype=np.float32)
    if array.dtype != np.float32 and not np.isfinite(out).all():
        at = np.argwhere(~np.isfinite(out))[0]
        raise ValueError(f"{what} is {array[tuple(at)].item()!r} at row {at[0]}; wanted at most {_LARGEST:.2e}, the largest number in single precision")
    return out


def weights(sample_weight, x):
    """Returns one weight per row (N), which may be negative, or None."""
    if sample_weight is None:
        return None
    refuse_masked("sample_weight", sample_weight)
    return single("sample_weight", _check_sample_weight(sample_weight, x))


def without_repetitions(x, y, weight, batch_size):
    """Returns the rows without those of weight 0. If all rows fit into one batch, equal rows become one with the sum of their weights. A
    step's gradient is the same; a weight of 2 has the same effect as the row twice, to the bit.
    """
    if weight is not None:
        kept = weight != 0
        if not kept.any():
            raise ValueError("sample_weight is zero for all rows; wanted at least one that is not zero")
        if not kept.all():
            x, y, weight = x[kept], y[kept], weight[kept]
    if len(x) > batch_size:
        return x, y, weight
    bits = np.concatenate([x, y], axis=1).view(np.uint32)
    _, first, which = np.unique(bits, axis=0, return_index=True, return_inverse=True)
    if len(first) == len(x):
        return x, y, weight
    sums = np.zeros(len(first))
    np.add.at(sums, which.reshape(-1), 1.0 if weight is None else weight.astype(np.float64))
    x, y, weight = x[first], y[first], sums.astype(np.float32)
    return without_repetitions(x, y, weight, 0) if (weight == 0).any() else (x, y, weight)


def column_names(estimator):
    """Names of the network's inputs."""
    return [str(name) for name in getattr(estimator, "feature_names_in_", [f"x{i}" for i in range(estimator.n_features_in_)])]
