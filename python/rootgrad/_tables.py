"""Tables with named columns, of pandas, polars and Arrow: told by what they can do, so that none of these is imported."""

import difflib

import numpy as np

from ._errors import ErrorCode, error


def names(x):
    """The names of the columns of `x`, or None if it is no table with named columns."""
    found = getattr(x, "column_names", None)  # Arrow's
    if found is None and hasattr(x, "to_numpy"):
        found = getattr(x, "columns", None)  # those of pandas and polars
    if found is None or callable(found):
        return None
    found = list(found)
    for name in found:
        if not isinstance(name, str):
            raise error(ErrorCode.Argument, f"a column's name is {name!r}; wanted a text: table.columns = [...] renames them")
    if len(set(found)) < len(found):
        twice = next(name for name in found if found.count(name) > 1)
        raise error(ErrorCode.Argument, f"the table has several columns '{twice}'; wanted one of each name")
    return found


def name_of(series):
    """The name of a series (of pandas, polars), or None."""
    name = getattr(series, "name", None)
    return name if isinstance(name, str) and name else None


def array(x, wanted):
    """The columns `wanted` of the table `x` as float32 (rows, columns)."""
    there = names(x)
    for name in wanted:
        if name not in there:
            raise error(ErrorCode.UnknownColumn, f"no column '{name}' in the table{_near(name, there)}")
    columns = [_numbers(x[name], name) for name in wanted]
    out = np.empty((len(x), len(wanted)), dtype=np.float32)
    for i, column in enumerate(columns):
        out[:, i] = column
    return out


def _near(name, there):
    near = difflib.get_close_matches(name, there, 1)
    return f"; did you mean '{near[0]}'?" if near else f"; its columns are: {', '.join(there)}"


def _numbers(column, name):
    """A column as float32; a missing value is NaN, which a fit refuses by column and row."""
    try:
        try:
            found = column.to_numpy(dtype=np.float32, na_value=np.nan)  # of pandas, also of its own types with gaps
        except TypeError:
            found = column.to_numpy()
        if found.dtype.kind not in "biuf":
            raise ValueError
        return np.asarray(found, dtype=np.float32)
    except (TypeError, ValueError):
        kind = getattr(column, "dtype", None) or getattr(column, "type", "of no number")
        raise error(ErrorCode.ColumnType, f"column '{name}' is {kind}; wanted numbers") from None
