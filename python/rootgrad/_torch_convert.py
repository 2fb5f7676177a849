"""PyTorch's modules as programs that rootgrad imports, and an Mlp as PyTorch's layers."""

import copy
import functools
import os
import tempfile
import typing
import warnings

import torch

from . import _torch_check as _check
from . import _torch_library as _library
from . import _torch_parameters as _parameters

# By rootgrad's names.
_ACTIVATIONS = {
    "identity": None,
    "relu": torch.nn.ReLU,
    "gelu": lambda: torch.nn.GELU("tanh"),
    "silu": torch.nn.SiLU,
    "tanh": torch.nn.Tanh,
    "sigmoid": torch.nn.Sigmoid,
}
_KEPT_ALONE = "num_batches_tracked"  # batch norm's count, which affects its numbers only without a momentum


class Standardisation(torch.nn.Module):
    """The standardisation of a fitted rootgrad network: (x - mean) / scale along the last axis, or its inverse, x * scale + mean.
    `to_torch` puts it before and after the layers where needed. `from_torch` treats its numbers as constants.
    """

    def __init__(self, mean, scale, undone=False):
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("scale", scale)
        self.undone = undone

    def forward(self, x):
        """Returns the standardised numbers of `x`, (..., F)."""
        return x * self.scale + self.mean if self.undone else (x - self.mean) * self.scale.to(x.dtype).reciprocal()  # same order of operations as in
                                                                                                                     # predictions

    def extra_repr(self):
        return f"{self.mean.numel()}" + (", undone" if self.undone else "")


class Converted(typing.NamedTuple):
    """A rootgrad network that computes the same as a module."""

    source: _library.Source
    names: list  # name of each parameter and state of the module, and its tensor of the network; several names of one tensor are tied weights
    only_single: str  # reason why it differs from the module in double precision; empty if it does not


def converted(module, sample, threads=0):
    """Converts a module to a network. The module does not change."""
    if not isinstance(module, torch.nn.Module):
        raise TypeError(f"module is {type(module).__name__}; wanted a torch.nn.Module, such as a Sequential")
    _check_mode(module)
    _check_tensors(module)
    inputs = _example(sample)
    copied, program = _program(module, inputs)
    only_single = _check_program(program)
    source = _imported(program, type(module).__name__)
    parts = _library.parts_of(source.handle)
    _check_parts(parts, module)
    network = _network(source, threads)
    _check_use(copied, inputs, lambda x: network(x, _parameters.assembled(copied, parts, None, torch.empty(0, device="cpu"))))
    _check_functions(program)
    found = _check.check(copied, network, parts, inputs)
    only_single = only_single or found or ""
    if only_single and any(parameter.dtype == torch.float64 for parameter in module.parameters()):
        raise RuntimeError(f"rootgrad: {only_single}")
    return Converted(source, _names(module, parts), only_single)


def _imported(program, name):
    """Imports a program of torch.export as a network. `name`: name of the original module."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "module.pt2")
        torch.export.save(program, path)
        try:
            return _library.Source.imported(path)
        except RuntimeError as error:
            text = str(error).replace(f"'{path}'", name).replace(path, name)
            raise RuntimeError(f"{text}; or leave that part to torch, with a converted module before and after it") from None


def _network(source, threads=1):
    operator = _library.register(source, threads)
    return lambda x, flat: torch.ops.rootgrad.network(x, flat, operator)


def _names(module, parts):
    """Returns all names of the module for the network's tensors, in the network's order."""
    part_of = {}
    for part in parts:
        part_of[id(_parameters.find(module, part.name))] = part
    tensors = [*module.named_parameters(remove_duplicate=False), *module.named_buffers(remove_duplicate=False)]
    return [(name, part_of[id(tensor)]) for name, tensor in tensors if id(tensor) in part_of]


def _check_mode(module):
    for name, child in module.named_modules():
        if child.training != module.training:
            mode = "in training" if child.training else "in use (eval)"
            raise RuntimeError(
                f"rootgrad: layer {name} ({type(child).__name__}) is {mode}, the module is not; wanted one mode for all layers: its train() or eval()"
            )


def _check_tensors(module):
    dtype = None
    for name, tensor in module.named_parameters():
        dtype = dtype or tensor.dtype
        if tensor.device.type != "cpu" or tensor.dtype not in (torch.float32, torch.float64) or tensor.dtype != dtype:
            raise RuntimeError(
                f"rootgrad: {name} is of {tensor.dtype} on {tensor.device}; wanted parameters of torch.float32 or torch.float64, all of the "
                "same dtype, on the CPU, where rootgrad computes"
            )


def _example(sample):
    """Returns a batch of two for each input, from the sizes of a sample, or the given batches."""
    if isinstance(sample, torch.Tensor):
        sample = (sample,)
    if isinstance(sample, (tuple, list)) and sample and all(isinstance(x, torch.Tensor) for x in sample):
        for x in sample:
            if x.dim() == 0 or x.shape[0] == 0:
                raise RuntimeError(f"rootgrad: the example has shape {list(x.shape)}; wanted a batch, (N, ...), with at least one row")
        batches = [x.detach().to(torch.float32) if x.is_floating_point() else x for x in sample]
        return tuple(x[:1].repeat(2, *[1] * (x.dim() - 1)) for x in batches)
    try:
        sizes = [int(size) for size in sample]
    except TypeError:
        raise TypeError(f"sample is {type(sample).__name__}; wanted the sizes of one sample, such as (784,), or a batch, (N, ...)") from None
    count = 2 * torch.Size(sizes).numel()
    return (torch.sin(torch.arange(count, dtype=torch.float32, device="cpu") + 0.5).reshape(2, *sizes),)


def _program(module, inputs):
    """Returns a copy in single precision, and its export by torch in training mode, in which dropout and batch norm are exported so that
    they serve both modes.
    """
    batch = tuple({0: torch.export.Dim.DYNAMIC} for _ in inputs)
    try:
        copied = copy.deepcopy(module).to(torch.float32).train()
        with torch.inference_mode(False), torch.enable_grad(), warnings.catch_warnings():
            # (From recurrent layers, which store a list of their weights.)
            warnings.filterwarnings("ignore", "The tensor attributes? .* assigned during export")
            return copied, torch.export.export(copied, inputs, dynamic_shapes=batch, strict=False)
    except Exception as error:
        raise RuntimeError(
            f"rootgrad: torch cannot copy {type(module).__name__}, or export it for batches of any size: {error}; wanted a module that torch can "
            "copy and export: rootgrad reads the exported copy"
        ) from error


def _check_program(program):
    """Checks for what the import cannot see: scaled gradients, buffers that are written, numbers of another precision. Returns a
    description of differences that exist only in double precision, or nothing.
    """
    signature, only_single = program.graph_signature, ""
    for node in program.graph.nodes:
        if node.op != "call_function" or not isinstance(node.target, torch._ops.OpOverload):
            continue
        given = {argument.name: value for argument, value in zip(node.target._schema.arguments, node.args)} | node.kwargs
        if node.target is torch.ops.aten.embedding.default:
            wrong = {"padding_idx": given.get("padding_idx", -1) >= 0, **{name: given.get(name) for name in ("scale_grad_by_freq", "sparse")}}
            for name, is_wrong in wrong.items():
                if is_wrong:
                    raise RuntimeError(
                        f"rootgrad: layer {_layer(node)} (Embedding) has {name} {given[name]}; wanted none: here every vector has a gradient"
                    )
        for argument in node.target._schema.arguments:
            written = given.get(argument.name) if argument.alias_info is not None and argument.alias_info.is_write else None
            buffer = signature.inputs_to_buffers.get(getattr(written, "name", None))
            if buffer is not None and not buffer.endswith(_KEPT_ALONE):
                raise RuntimeError(
                    f"rootgrad: layer {_layer(node)} writes the buffer {buffer}; wanted buffers that do not change, except those of batch norm"
                )
        only_single = only_single or _only_single(node, given)
    return only_single


def _only_single(node, given):
    """Returns the reason why a node differs from its original in double precision, if it does. Raises for a node that computes in another
    precision than single.
    """
    made = getattr(node.meta.get("val"), "dtype", None)
    if made is not None and made.is_floating_point and made != torch.float32:
        raise RuntimeError(
            f"rootgrad: layer {_layer(node)} computes in {made}; wanted one precision for all of the module: without half(), double(), "
            "autocast and the like within it"
        )
    if node.target is torch.ops.aten.rms_norm.default and given.get("eps") is None:
        eps = torch.finfo(torch.float32).eps
        return (
            f"layer {_layer(node)} (RMSNorm) has eps=None, which in torch depends on the dtype, and has to be of torch.float64; wanted a number, "
            f"such as RMSNorm(…, eps={eps:.4g}), before from_torch()"
        )
    return ""


def _value(node):
    return node.meta.get("val") if isinstance(node, torch.fx.Node) else None


def _check_functions(program):
    """Checks that functions of each number have torch's values and gradients also at their kinks and jumps, wherever they are in the
    module.
    """
    for node in program.graph.nodes:
        if node.op != "call_function" or not isinstance(node.target, torch._ops.OpOverload) or node.target.namespace != "aten":
            continue
        of, made = (_value(value) for value in (node.args[0] if node.args else None, node))
        others = (*node.args[1:], *node.kwargs.values())
        is_random = torch.Tag.nondeterministic_seeded in node.target.tags
        if is_random or not all(isinstance(value, (int, float, bool, str, type(None))) for value in others):
            continue
        if all(isinstance(it, torch.Tensor) and it.dtype == torch.float32 for it in (of, made)) and of.shape == made.shape:
            found = _difference_of(node.target, node.args[1:], tuple(sorted(node.kwargs.items())), max(2, of.dim()))
            if found:
                raise RuntimeError(
                    f"rootgrad: layer {_layer(node)} ({node.target}): {found}; wanted a layer that is the same function in rootgrad. Leave "
                    "that layer to torch, with a converted module before and after it"
                )


@functools.lru_cache(maxsize=None)
def _difference_of(target, arguments, keywords, rank):
    """Describes how a function of each number differs from torch's; nothing if it is the same, or cannot be computed alone."""
    module = _Lone(lambda x: target(x, *arguments, **dict(keywords)))
    sizes = (len(_check.KINKS),) * 2 + (1,) * (rank - 2)
    try:
        source = _imported(_program(module, (torch.zeros(sizes),))[1], str(target))
    except RuntimeError:
        return ""
    return _check.difference(module, _network(source), [], (torch.full(sizes, 0.3),), torch.float64) or ""


class _Lone(torch.nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        return self.function(x.clone())  # (the function may change it in place)


def _check_use(copied, inputs, network):
    """Checks that in evaluation mode the module computes the program that was exported in training mode, without dropout: a module may
    query its mode itself.
    """
    with torch.inference_mode(False), torch.no_grad():
        outputs = [y for y in torch.utils._pytree.tree_leaves(copied.eval()(*inputs)) if isinstance(y, torch.Tensor)]
        right = torch.cat([y.flatten(1) if y.dim() > 1 else y[:, None] for y in outputs], 1).to(torch.float32)
        got = network(torch.cat([x.flatten(1) if x.dim() > 1 else x[:, None] for x in inputs], 1).to(torch.float32))
    largest = right.nan_to_num(0, 0, 0).abs().max().item() if right.numel() else 0.0
    if got.shape != right.shape or not torch.allclose(got, right, rtol=1e-3, atol=1e-3 * largest, equal_nan=True):
        raise RuntimeError(
            f"rootgrad: in use (eval) {type(copied).__name__} differs from its training mode in more than dropout and batch norm; wanted a "
            "module in which only nn.Dropout and batch norms depend on the mode"
        )


def _layer(node):
    """Returns the place of a node in the module."""
    stack = list((node.meta.get("nn_module_stack") or {}).values())
    return stack[-1][0] if stack else node.name


def _check_parts(parts, module):
    """Checks that the network's tensors are the module's."""
    theirs = dict(module.named_parameters(remove_duplicate=False)) | dict(module.named_buffers(remove_duplicate=False))
    for part in parts:
        tensor = theirs.get(part.name)
        if tensor is None or tensor.shape != part.shape:
            there = "none" if tensor is None else list(tensor.shape)
            raise RuntimeError(f"rootgrad: the exported {part.name} has shape {list(part.shape)}; wanted the module's, {there}")


def layers_of(source):
    """Returns PyTorch's layers with copies of an Mlp's numbers, and its standardisation."""
    about, tensors = source.saved()
    if about["kind"] != "mlp":
        raise RuntimeError(
            f"rootgrad: the network is of kind {about['kind']}; wanted an Mlp. Use other networks as a torch module by rootgrad.torch.Network, "
            "or write them by export_onnx"
        )
    widths, layers = about["widths"], []
    if "input.mean" in tensors:
        layers.append(Standardisation(tensors["input.mean"], tensors["input.scale"]))
    for i, sizes in enumerate(zip(widths, widths[1:])):
        if i > 0 and about["activation"] != "identity":
            layers.append(_ACTIVATIONS[about["activation"]]())
        linear = torch.nn.Linear(*sizes, device="cpu", dtype=torch.float32)
        with torch.no_grad():
            linear.weight.copy_(tensors[f"layers.{i}.weight"].T)  # (inputs, outputs)
            linear.bias.copy_(tensors[f"layers.{i}.bias"])
        layers.append(linear)
    if "target.mean" in tensors:
        layers.append(Standardisation(tensors["target.mean"], tensors["target.scale"], undone=True))
    return torch.nn.Sequential(*layers)
