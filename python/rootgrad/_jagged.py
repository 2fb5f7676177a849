"""Columns whose length differs from event to event, as rows for a network with jagged inputs."""

import collections.abc
import ctypes

import numpy as np

from ._arrays import numbers
from ._errors import ErrorCode, error
from ._structs import Collection, Cut
from ._tensor import c_function


_pack = c_function(
    "rootgrad_columns_pack",
    ctypes.POINTER(ctypes.c_char_p),
    ctypes.POINTER(ctypes.c_size_t),
    ctypes.c_size_t,
    ctypes.POINTER(Collection),
    ctypes.c_size_t,
    ctypes.POINTER(ctypes.c_void_p),
    ctypes.POINTER(ctypes.c_void_p),
    ctypes.c_size_t,
    ctypes.c_size_t,
    ctypes.c_void_p,
    ctypes.c_size_t,
    ctypes.POINTER(Cut),
)


class Jagged:
    """An input with any number of entries per event: `Jagged(16)` uses at most the first 16; `Jagged(16, sorted_by=0)` those with the
    largest first column.
    """

    def __init__(self, at_most, sorted_by=None):
        if int(at_most) < 1:
            raise error(ErrorCode.Argument, f"at_most is {at_most}; wanted at least 1")
        if sorted_by is not None and int(sorted_by) < 0:
            raise error(ErrorCode.Argument, f"sorted_by is {sorted_by}; wanted the number of a column, from 0, or None")
        self.at_most, self.sorted_by = int(at_most), None if sorted_by is None else int(sorted_by)

    def __repr__(self):
        return f"rootgrad.Jagged({self.at_most}" + (")" if self.sorted_by is None else f", sorted_by={self.sorted_by})")


def named_columns(x):
    """Returns the columns of `x` by name, if it is a dict, an awkward record array or a structured NumPy array; else None."""
    if isinstance(x, collections.abc.Mapping):
        return dict(x)
    if isinstance(x, np.ndarray) and x.dtype.names:
        return {name: x[name] for name in x.dtype.names}
    fields = getattr(x, "fields", None)  # awkward
    if isinstance(fields, list) and fields and hasattr(x, "layout"):
        return {name: x[name] for name in fields}
    return None


def unnamed_columns(net, x):
    """Returns `(name, width)` of the columns of an array `x` (N, F) for a network with jagged inputs: x0, x1, …; None for any other
    network.
    """
    collections_, widths, at = list(net.cpp.collections()), [], 0
    if not collections_:
        return None
    features = net.features or np.shape(x)[-1]  # (a Table has none before its first fit)
    while at < features:
        of = collections_[0] if collections_ and collections_[0].feature == at else None
        widths += [int(of.at_most)] * int(of.columns) if of else [1]
        at = sum(widths)
        del collections_[: of is not None]
    return [(f"x{i}", width) for i, width in enumerate(widths)]


class Rows:
    """Rows for a network, built from columns by name: `x` (rows, features), NaN for missing entries, and the columns' names and widths."""

    def __init__(self, net, columns, wanted=None):
        names = list(columns) if wanted is None else [wanted] if isinstance(wanted, str) else list(wanted)
        missing = [name for name in names if name not in columns]
        if missing:
            raise error(ErrorCode.UnknownColumn, f"no column '{missing[0]}'; there are {', '.join(columns)}")
        parts = [_Column(name, columns[name]) for name in names]
        rows = {part.rows for part in parts}
        if len(rows) != 1:
            reported = ", ".join(f"'{part.name}' has {part.rows}" for part in parts)
            raise error(ErrorCode.Shape, f"the columns have different numbers of rows: {reported}" if parts else "there are no columns")
        self.collections = list(net.cpp.collections())
        widths = _widths(parts, self.collections, net.features)
        self.columns = list(zip(names, widths))
        self.x = np.empty((rows.pop(), sum(widths)), dtype=np.float32)
        self.cut = _packed(self.x, parts, widths, self.collections)


class _Column:
    """Numbers of a column, row after row, and the index of each row's first number (None if all rows have as many)."""

    def __init__(self, name, column):
        self.name, self.offsets = str(name), None
        values = _regular(column)
        if values is None:
            counts, values = _counts_and_values(self.name, column)
            self.offsets = np.concatenate([[0], np.cumsum(counts)]).astype(np.uintp)
            self.rows = len(counts)
        else:
            self.rows = len(values)
        self.values = numbers(np.ascontiguousarray(values), f"column '{name}'")
        self.width = None if self.offsets is not None else int(np.prod(self.values.shape[1:]))

    def of_entries(self):
        """Index of each row's first number, for a column of a collection."""
        if self.offsets is None:
            self.offsets = np.arange(self.rows + 1, dtype=np.uintp) * np.uintp(self.width)
        return self.offsets


def _regular(column):
    """Returns a column with as many numbers in every row as an array, else None."""
    if hasattr(column, "layout") and hasattr(column, "type"):  # awkward
        try:
            return np.asarray(column.to_numpy(allow_missing=False))
        except (ValueError, TypeError):
            return None
    try:
        array = np.asarray(column)
    except ValueError:  # rows of different lengths
        return None
    return None if array.dtype == object else array


def _counts_and_values(name, column):
    """Returns the number of values in each row, and all values."""
    if hasattr(column, "layout"):
        import awkward

        if column.ndim != 2:
            raise error(ErrorCode.ColumnType, f"column '{name}' is {column.type}; wanted numbers, or one list of them an event")
        return np.asarray(awkward.num(column)), np.asarray(awkward.flatten(column).to_numpy(allow_missing=False))
    rows = [np.asarray(row) for row in column]
    if any(row.ndim != 1 for row in rows):
        raise error(ErrorCode.ColumnType, f"column '{name}' has rows that are not lists of numbers")
    return [len(row) for row in rows], np.concatenate([np.empty(0, dtype=np.float32), *rows])


def _widths(parts, collections_, features):
    """Returns the width of each column in a row: for a jagged column the largest number of its entries."""
    widths, at, waiting = [], 0, list(collections_)
    while len(widths) < len(parts):
        if waiting and waiting[0].feature == at:
            of = waiting.pop(0)
            taken = min(int(of.columns), len(parts) - len(widths))
            widths += [int(of.at_most)] * taken
            at += int(of.at_most) * taken
            continue
        part = parts[len(widths)]
        if part.width is None:
            raise error(
                ErrorCode.Shape,
                f"column '{part.name}' has rows of different lengths, and the network has no jagged input for it; wanted a network with "
                "one, as Transformer(Jagged(16), 4) or Table(jagged=(Jagged(16), 4)), or rows of one length",
            )
        widths.append(part.width)
        at += part.width
    if features and at != features or waiting:  # (a Table has none before its first fit)
        wanted = ", ".join(f"{of.columns} jagged columns of at most {of.at_most} entries starting at feature {of.feature}" for of in collections_)
        raise error(ErrorCode.Shape, f"the {len(parts)} columns give {at} features; wanted {features} for the network" + (wanted and f": {wanted}"))
    return widths


def _packed(x, parts, widths, collections_):
    """Fills `x`; returns (rows, entries) that were cut."""
    n, count = len(parts), len(collections_)
    own = (Collection * count)(*[Collection(of.feature, of.columns, of.at_most, of.sorted_by) for of in collections_])
    jagged = [_is_jagged(number, widths, collections_) for number in range(n)]
    offsets = [part.of_entries() if of_collection else None for part, of_collection in zip(parts, jagged)]
    names = (ctypes.c_char_p * n)(*[part.name.encode() for part in parts])
    values = (ctypes.c_void_p * n)(*[part.values.ctypes.data for part in parts])
    starts = (ctypes.c_void_p * n)(*[None if of is None else of.ctypes.data for of in offsets])
    cut = Cut()
    _pack(names, (ctypes.c_size_t * n)(*widths), n, own, count, values, starts, len(x), 0, x.ctypes.data, x.size, ctypes.byref(cut))
    return int(cut.rows), int(cut.entries)


def _is_jagged(number, widths, collections_):
    """True if a column belongs to a collection."""
    first = sum(widths[:number])
    return any(of.feature <= first < of.feature + of.columns * of.at_most for of in collections_)
