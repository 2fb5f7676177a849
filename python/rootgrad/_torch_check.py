"""Checks that a rootgrad network computes the same values and gradients as the PyTorch module from which it was created."""

import copy

import torch

from . import _torch_parameters as _parameters

# Points where functions of a number have kinks or jumps: relu, relu6, hardtanh, hardswish, shrinkage, rounding, thresholds.
KINKS = (0.0, 1.0, -1.0, 3.0, -3.0, 6.0, -6.0, 0.5, -0.5, 2.0, -2.0, 0.1, 10.0, 20.0, -20.0, 30.0)
_ROWS, _NUMBERS = len(KINKS), 200_000  # rows of a batch, and the largest number of values in it

# Allowed difference of two numbers: relative to the largest number of their tensor, and relative to the largest gradient of all. In double
# precision, torch itself differs this much from the formula: its softplus is x from 20 on, which is wrong by 2e-9, and its slope of
# hardsigmoid is a sixth in single precision.
_TOLERANCE = {torch.float64: (1e-7, 1e-11), torch.float32: (1e-3, 1e-5)}


def batches(inputs, dtype):
    """Test batches by name: the example, and in its shapes small, medium and large numbers, kinks, and equal numbers. Integers are taken
    from the example only, since their allowed values are unknown.
    """
    fill = {
        "numbers of about 0.001": lambda places: 1e-3 * torch.sin(0.7 * places + 0.3),
        "numbers of about 1": lambda places: 2 * torch.sin(0.9 * places + 0.1),
        "numbers up to 40": lambda places: 40 * torch.sin(1.1 * places + 0.2),
        "numbers such as 0, 1 and 6": lambda places: torch.tensor(KINKS, dtype=dtype)[places.long() % len(KINKS)],
        "equal numbers": lambda places: torch.ones_like(places),
    }
    yield "the example", tuple(x.to(dtype) if x.is_floating_point() else x for x in inputs)
    largest = max(x[0].numel() for x in inputs)
    rows = max(2, min(_ROWS, _NUMBERS // max(1, largest)))
    for name, numbers in fill.items():
        made = []
        for x in inputs:
            if not x.is_floating_point():
                made.append(x[:1].expand(rows, *x.shape[1:]))
                continue
            # (each row begins with another number, so that an input of one number gets all of them)
            places = torch.arange(x[0].numel(), dtype=dtype) + torch.arange(rows, dtype=dtype)[:, None]
            made.append(numbers(places).reshape(rows, *x.shape[1:]))
        yield name, tuple(made)


def rows_of(tensors):
    """Arranges tensors in rows for a network: one row after the other, each with the numbers of all tensors."""
    return torch.cat([x.flatten(1) if x.dim() > 1 else x[:, None] for x in tensors], 1)


def outputs_of(module, inputs):
    return rows_of([y for y in torch.utils._pytree.tree_leaves(module(*inputs)) if isinstance(y, torch.Tensor)])


def _pass(call, inputs, leaves, seed=None):
    """Returns the outputs of a function (N, K), and the gradients of its inputs and of `leaves`."""
    given = [x.detach().clone().requires_grad_() if x.is_floating_point() else x for x in inputs]
    wanted = [x for x in given if x.requires_grad] + leaves
    with torch.enable_grad():
        y = call(given)
        if seed is None:
            # Outputs that are not finite give no information on gradients.
            seed = torch.cos(0.4 * torch.arange(y.numel(), dtype=y.dtype) + 0.6).reshape(y.shape) * y.detach().isfinite()
        none = [None] * len(wanted)
        found = torch.autograd.grad(y, wanted, seed, allow_unused=True) if y.requires_grad and wanted else none
    return y.detach(), [torch.zeros_like(x) if gradient is None else gradient for x, gradient in zip(wanted, found)], seed


def _apart(got, right, tolerance, among):
    """Returns the place with the largest difference; None if there is no difference. Places where torch's number is not finite are ignored.
    """
    finite = right.isfinite()
    if got.shape != right.shape or not finite.any():
        return None if got.shape == right.shape else (got.flatten()[:1], right.flatten()[:1])
    largest = right[finite].abs().max()
    error = torch.where(finite, (got - right).abs(), 0.0).nan_to_num(float("inf"), float("inf"))
    if (error <= tolerance[0] * largest + tolerance[1] * among).all():
        return None
    worst = error.flatten().argmax()
    return got.flatten()[worst].item(), right.flatten()[worst].item()


def difference(module, network, parts, inputs, dtype):
    """Describes which values or gradients of a network differ from the module's; None if none do. `module`: in this dtype, in evaluation
    mode. `network`: a differentiable function of rows and of parameters (P).
    """
    names = [part.name for part in parts if not part.is_state]
    leaves = [_parameters.find(module, name) for name in names]
    flat = lambda: _parameters.assembled(module, parts, None, torch.empty(0, dtype=dtype, device="cpu"))
    leaf_names = [f"the gradient of {name}" for name in names]
    for batch, given in batches(inputs, dtype):
        try:
            y, right, seed = _pass(lambda x: outputs_of(module, x), given, leaves)
        except (RuntimeError, ValueError):  # (torch itself refuses these numbers)
            continue
        if y.dtype != dtype:
            return f"outputs are of {y.dtype} for inputs of {dtype}"
        ours, got, _ = _pass(lambda x: network(rows_of(x).to(dtype), flat()), given, leaves, seed)
        of_inputs = [f"the gradient of input {i}" for i, x in enumerate(given) if x.is_floating_point()]
        finite = [gradient[gradient.isfinite()].abs().max().item() for gradient in right if gradient.isfinite().any()]
        among = [0.0] + [max(finite, default=0.0)] * len(right)
        for what, one, other, beside in zip(["the output"] + of_inputs + leaf_names, [ours] + got, [y] + right, among, strict=True):
            worst = _apart(one, other, _TOLERANCE[dtype], beside)
            if worst is not None:
                return f"{what} is {worst[0]:.6g} here and {worst[1]:.6g} in torch (for {batch})"
    return None


def check(module, network, parts, inputs):
    """Raises if a network differs from the module in single precision; returns the reason if it differs in double precision, else None.
    `module`: in single precision, in evaluation mode.
    """
    with torch.inference_mode(False):
        in_double = copy.deepcopy(module).double()
        try:
            found = difference(in_double, network, parts, inputs, torch.float64)
        except RuntimeError as error:  # for example operands of two dtypes
            found = f"torch cannot compute it: {error}"
        if found is None:
            return None
        in_single = difference(module, network, parts, inputs, torch.float32)
    if in_single is None:
        return (
            f"of {type(module).__name__} in torch.float64 {found}: it casts, or has an epsilon of the dtype; wanted torch.float32, or a module "
            "without"
        )
    raise RuntimeError(
        f"rootgrad: of {type(module).__name__} {in_single}; wanted a module whose values and gradients are those of the operations that torch "
        "exports: no autograd.Function with a gradient of its own, no hooks on gradients. Leave that part to torch, with a converted module "
        "before and after it"
    )
