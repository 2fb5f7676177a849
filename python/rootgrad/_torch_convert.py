"""PyTorch's modules as programs that rootgrad imports, and an Mlp as PyTorch's layers."""

import copy
import os
import tempfile

import torch

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
_KEPT_ALONE = "num_batches_tracked"  # batch norm's count, which its numbers depend on without a momentum only


class Standardisation(torch.nn.Module):
    """How a network that rootgrad fitted standardises: (x - mean) / scale of the last axis, or undone, x * scale + mean. What `to_torch`
    begins and ends with, where that is needed. `from_torch` takes its numbers as constants."""

    def __init__(self, mean, scale, undone=False):
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("scale", scale)
        self.undone = undone

    def forward(self, x):
        """`x`: (..., F)."""
        return x * self.scale + self.mean if self.undone else (x - self.mean) * self.scale.to(x.dtype).reciprocal()  # as predictions do

    def extra_repr(self):
        return f"{self.mean.numel()}" + (", undone" if self.undone else "")


def source_of_module(module, sample, threads=0):
    """A network of rootgrad's of what a module computes. The module is not changed."""
    if not isinstance(module, torch.nn.Module):
        raise TypeError(f"module is {type(module).__name__}; wanted a torch.nn.Module, such as a Sequential")
    _check_mode(module)
    _check_tensors(module)
    inputs = _example(sample)
    copied, program = _program(module, inputs)
    _check_program(program)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "module.pt2")
        torch.export.save(program, path)
        try:
            source = _library.Source.imported(path)
        except RuntimeError as error:
            text = str(error).replace(f"'{path}'", type(module).__name__).replace(path, type(module).__name__)
            raise RuntimeError(f"{text}; or leave that part to torch, with a converted module before it and one behind it") from None
    parts = _library.parts_of(source.handle)
    _check_parts(parts, module)
    flat = _parameters.assembled(copied, parts, None, torch.empty(0, device="cpu"))
    _check_use(copied, inputs, lambda x: torch.ops.rootgrad.network(x, flat, _library.register(source, threads)))
    return source


def _check_mode(module):
    for name, child in module.named_modules():
        if child.training != module.training:
            mode = "in training" if child.training else "in use (eval)"
            raise RuntimeError(
                f"rootgrad: layer {name} ({type(child).__name__}) is {mode}, the module is not; wanted one mode for all of it: its train() or eval()"
            )


def _check_tensors(module):
    dtype = None
    for name, tensor in module.named_parameters():
        dtype = dtype or tensor.dtype
        if tensor.device.type != "cpu" or tensor.dtype not in (torch.float32, torch.float64) or tensor.dtype != dtype:
            raise RuntimeError(
                f"rootgrad: {name} is of {tensor.dtype} on {tensor.device}; wanted parameters of torch.float32 or torch.float64, all of one, "
                "on the CPU, where rootgrad computes"
            )


def _example(sample):
    """A batch of two for each input, from the sizes of a sample, or batches themselves."""
    if isinstance(sample, torch.Tensor):
        sample = (sample,)
    if isinstance(sample, (tuple, list)) and sample and all(isinstance(x, torch.Tensor) for x in sample):
        for x in sample:
            if x.dim() == 0 or x.shape[0] == 0:
                raise RuntimeError(f"rootgrad: the example has shape {list(x.shape)}; wanted a batch, (N, ...), with a row at least")
        batches = [x.detach().to(torch.float32) if x.is_floating_point() else x for x in sample]
        return tuple(x[:1].repeat(2, *[1] * (x.dim() - 1)) for x in batches)
    try:
        sizes = [int(size) for size in sample]
    except TypeError:
        raise TypeError(f"sample is {type(sample).__name__}; wanted the sizes of one sample, such as (784,), or a batch, (N, ...)") from None
    count = 2 * torch.Size(sizes).numel()
    return (torch.sin(torch.arange(count, dtype=torch.float32, device="cpu") + 0.5).reshape(2, *sizes),)


def _program(module, inputs):
    """A copy in single precision, and what torch exports of it in training, where dropout and batch norm are what they are in both modes."""
    batch = tuple({0: torch.export.Dim.DYNAMIC} for _ in inputs)
    try:
        copied = copy.deepcopy(module).to(torch.float32).train()
        with torch.inference_mode(False), torch.enable_grad():
            return copied, torch.export.export(copied, inputs, dynamic_shapes=batch, strict=False)
    except Exception as error:
        raise RuntimeError(
            f"rootgrad: torch cannot copy {type(module).__name__}, or export it for batches of any size: {error}; wanted a module that it can, as "
            "rootgrad reads what torch.export makes of a copy"
        ) from error


def _check_program(program):
    """What the import would not see: gradients that are scaled, buffers that are written."""
    signature = program.graph_signature
    for node in program.graph.nodes:
        if node.op != "call_function" or not isinstance(node.target, torch._ops.OpOverload):
            continue
        given = {argument.name: value for argument, value in zip(node.target._schema.arguments, node.args)} | node.kwargs
        if node.target is torch.ops.aten.embedding.default:
            wrong = {"padding_idx": given.get("padding_idx", -1) >= 0, **{name: given.get(name) for name in ("scale_grad_by_freq", "sparse")}}
            for name, is_wrong in wrong.items():
                if is_wrong:
                    raise RuntimeError(
                        f"rootgrad: layer {_layer(node)} (Embedding) has {name} {given[name]}; wanted none: every vector has its gradient here"
                    )
        for argument in node.target._schema.arguments:
            written = given.get(argument.name) if argument.alias_info is not None and argument.alias_info.is_write else None
            buffer = signature.inputs_to_buffers.get(getattr(written, "name", None))
            if buffer is not None and not buffer.endswith(_KEPT_ALONE):
                raise RuntimeError(
                    f"rootgrad: layer {_layer(node)} writes the buffer {buffer}; wanted buffers that stay as they are, but batch norm's"
                )


def _check_use(copied, inputs, network):
    """That in use the module computes what was exported in training, less dropout: it may ask for its mode by itself."""
    with torch.inference_mode(False), torch.no_grad():
        outputs = [y for y in torch.utils._pytree.tree_leaves(copied.eval()(*inputs)) if isinstance(y, torch.Tensor)]
        right = torch.cat([y.flatten(1) if y.dim() > 1 else y[:, None] for y in outputs], 1).to(torch.float32)
        got = network(torch.cat([x.flatten(1) if x.dim() > 1 else x[:, None] for x in inputs], 1).to(torch.float32))
    largest = right.nan_to_num(0, 0, 0).abs().max().item() if right.numel() else 0.0
    if got.shape != right.shape or not torch.allclose(got, right, rtol=1e-3, atol=1e-3 * largest, equal_nan=True):
        raise RuntimeError(
            f"rootgrad: in use (eval) {type(copied).__name__} computes something else than in training, beside dropout and batch norm; wanted "
            "a module that asks for its mode by nn.Dropout and batch norms only"
        )


def _layer(node):
    """Where a node comes from."""
    stack = list((node.meta.get("nn_module_stack") or {}).values())
    return stack[-1][0] if stack else node.name


def _check_parts(parts, module):
    """That the network's tensors are the module's."""
    theirs = dict(module.named_parameters(remove_duplicate=False)) | dict(module.named_buffers(remove_duplicate=False))
    for part in parts:
        tensor = theirs.get(part.name)
        if tensor is None or tensor.shape != part.shape:
            there = "none" if tensor is None else list(tensor.shape)
            raise RuntimeError(f"rootgrad: the exported {part.name} has shape {list(part.shape)}; wanted the module's, {there}")


def layers_of(source):
    """PyTorch's layers with the numbers of an Mlp, copies; and how it standardises."""
    about, tensors = source.saved()
    if about["kind"] != "mlp":
        raise RuntimeError(
            f"rootgrad: the network is of kind {about['kind']}; wanted an Mlp. Others stay rootgrad's: rootgrad.torch.Network is a module of "
            "torch's, and export_onnx writes them for others"
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
