"""Tables with named columns, of pandas, polars and Arrow. They are recognised by their methods, so that none of these packages is imported.
"""

import difflib

import numpy as np

from ._errors import ErrorCode, error


def names(x):
    """Returns the names of the columns of `x`, or None if it is not a table with named columns."""
    found = getattr(x, "column_names", None)  # Arrow
    if found is None and hasattr(x, "to_numpy"):
        found = getattr(x, "columns", None)  # pandas and polars
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
    """Returns the name of a series (of pandas, polars), or None."""
    name = getattr(series, "name", None)
    return name if isinstance(name, str) and name else None


def array(x, wanted):
    """Returns the columns `wanted` of the table `x` as float32 (rows, columns)."""
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
    """Returns a column as float32; a missing value is NaN, which a fit reports with column and row."""
    kind = getattr(column, "dtype", None) or getattr(column, "type", "not a type of numbers")
    try:
        found = _plain(column)
        if found.dtype.kind == "O" and all(_is_number(value) for value in found):
            found = np.array([np.nan if _is_missing(value) else value for value in found], dtype=np.float32)
        if found.dtype.kind not in "biuf":
            raise ValueError
        return np.asarray(found, dtype=np.float32)
    except (TypeError, ValueError):
        raise error(
            ErrorCode.ColumnType,
            f"column '{name}' is {kind}; wanted numbers: map texts to numbers first, two as column == 'text', more as "
            "pandas.Categorical(column, categories=LIST).codes with the same LIST for training and test",
        ) from None


def _plain(column):
    """Returns a column as its package converts it to NumPy; numbers of pandas' own types with missing values are an object array."""
    try:
        return column.to_numpy(zero_copy_only=False)  # Arrow: without this argument it refuses missing values and bits
    except TypeError:
        return column.to_numpy()


def _is_missing(value):
    return value is None or type(value).__name__ == "NAType"  # pandas.NA


def _is_number(value):
    return _is_missing(value) or isinstance(value, (bool, int, float, np.bool_, np.integer, np.floating))
