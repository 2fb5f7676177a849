"""NumPy arrays as rows of 32-bit floats, copied only if necessary."""

import numpy as np

from ._errors import ErrorCode, error


def plain(x, name):
    """Returns `x` as an array. Masked values are an error, since NumPy would unmask them silently."""
    if isinstance(x, (list, tuple)) and any(isinstance(row, np.ma.MaskedArray) for row in x):
        x = np.ma.array(x)
    if isinstance(x, np.ma.MaskedArray):
        masked = int(np.ma.count_masked(x))
        if masked:
            array, rows = name.split()[-1], "" if x.ndim < 2 else ".any(axis=1)"
            raise error(
                ErrorCode.Data,
                f"{name} has {masked} masked values; wanted none: leave their rows out, [~np.ma.getmaskarray({array}){rows}] of "
                f"all arrays, or put a value in their place, {array}.filled(value)",
            )
    return np.asarray(x)


def numbers(array, name):
    """Returns `array` as contiguous float32."""
    if array.dtype.kind not in "biufO":
        raise error(ErrorCode.ColumnType, f"{name} is {array.dtype}; wanted numbers{_mapped(array, name)}")
    try:
        return np.require(array, np.float32, ["C", "A"])
    except (TypeError, ValueError):
        raise error(ErrorCode.ColumnType, f"{name} has values that are not numbers{_mapped(array, name)}") from None


def _mapped(array, name):
    """Advice for the conversion of texts to numbers, since labels are often texts."""
    texts = [value for value in array.ravel()[:100] if isinstance(value, str)]
    if not texts:
        return ""
    array = name.split()[-1] if name.split()[-1].isidentifier() else "y"
    more = f"[LIST.index(text) for text in {array}] with the same LIST for training and test"
    return f": map texts to numbers first, two by {array} == {str(texts[0])!r}, more by {more}"


def rows(x, name="x"):
    """Returns a float32 view or copy of `x` (rows, features) whose rows are contiguous, and its row stride in floats."""
    try:
        array = plain(x, name)
        if array.dtype.kind == "c":  # (real and imaginary parts side by side, like a complex value in a network)
            array = array.reshape(-1, 1) if array.ndim == 1 else array
            array = np.ascontiguousarray(array, dtype=np.complex64).view(np.float32)
        if array.dtype.kind not in "biufO":
            raise TypeError
        if array.dtype != np.float32:
            array = array.astype(np.float32)
    except (TypeError, ValueError):
        raise error(ErrorCode.Shape, f"{name} is not an array of numbers (rows, features); are all rows equally long?") from None
    if array.ndim == 1:
        array = array.reshape(-1, 1)
    if array.ndim != 2:
        raise error(ErrorCode.Shape, f"{name} has shape {array.shape}; wanted (rows, features)")
    features = max(array.shape[1], 1)
    stride, step = array.strides
    direct = array.shape[0] == 0 or (step == 4 or array.shape[1] == 1) and stride % 4 == 0 and stride >= 4 * features
    if not direct or not array.flags.aligned:
        array = np.require(array, requirements=["C", "A"])
        stride = 4 * features
    return array, (stride // 4 if array.shape[0] > 1 else features)


def side_by_side(columns, name):
    """Returns columns by name, one number per row each, as an array (rows, columns)."""
    arrays = [plain(column, f"column '{column_name}' of {name}") for column_name, column in columns.items()]
    shapes = {array.shape for array in arrays}
    if len(shapes) != 1 or arrays[0].ndim != 1:
        reported = ", ".join(f"'{column_name}' has shape {array.shape}" for column_name, array in zip(columns, arrays))
        raise error(ErrorCode.Shape, f"the columns of {name} must each have one number per row: {reported or 'there are no columns'}")
    return np.stack([numbers(array, f"column '{column_name}' of {name}") for column_name, array in zip(columns, arrays)], axis=1)


def values(y, n, name):
    """Returns `y` (n) as contiguous float32."""
    array = plain(y, name)
    if array.ndim == 2 and array.shape[1] == 1:
        array = array[:, 0]
    if array.shape != (n,):
        raise error(ErrorCode.Shape, f"{name} has shape {array.shape}; wanted ({n},), one for each row of x")
    return numbers(array, name)


def targets(y, n, name):
    """Returns `y` (n), or (n, T) for T targets per row, as contiguous float32; and T."""
    array = plain(y, name)
    if array.ndim == 2 and array.shape[0] == n and array.shape[1] > 1:
        return numbers(array, name), array.shape[1]
    return values(y, n, name), 1


def address(array):
    """Address of an array's first element."""
    return array.__array_interface__["data"][0]


def predicted(x, features, outputs, predict):
    """Returns the output for rows `x` that `predict(x, rows, row_stride, out)` writes, given addresses: (N), or (N, K) for K outputs."""
    x, stride = rows(x)
    if x.shape[1] != features:
        raise error(ErrorCode.Shape, f"x has shape {x.shape}; wanted ({x.shape[0]}, {features}): the network has {features} inputs")
    out = np.empty((x.shape[0], outputs), dtype=np.float32)
    predict(address(x), x.shape[0], stride, address(out))
    return out[:, 0] if outputs == 1 else out
