"""Type hints of the operations on tensors: a line with `ignore` must be an error. The suite `wheel` runs mypy on this file."""

import rootgrad
from rootgrad import complex as rc


def network(x: rootgrad.Tensor) -> rootgrad.Tensor:
    y: rootgrad.Tensor = rootgrad.elu(2.0 * x + 1, alpha=0.5)
    y = rootgrad.sum(y, axis=-1, keepdims=True)
    rootgrad.elu(x, alpha="much")  # type: ignore[arg-type]
    rootgrad.elu(x, 1.0, 2.0)  # type: ignore[call-arg]
    rootgrad.softmax(x, axis=0.5)  # type: ignore[arg-type]
    return rootgrad.where(y > 0, y, -y)


def loss(y: rootgrad.Tensor, t: rootgrad.Tensor) -> rootgrad.Tensor:
    rootgrad.focal(y, t, reduction=1.5)  # type: ignore[arg-type]
    return rootgrad.focal(y, t, gamma=1.5, reduction="each")


def spectrum(x: rootgrad.Tensor) -> rootgrad.Tensor:
    z: rc.Complex = rc.rfft(x, 8) * 2.0
    wrong: rc.Complex = rc.abs(z)  # type: ignore[assignment]
    del wrong
    return rc.abs(z.conj())
