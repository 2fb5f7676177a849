"""The parameters of a network as those of a module: one storage, with a leaf of the graph for each tensor of the network."""

import torch


class _Joined(torch.autograd.Function):
    """One tensor (P) that consists of the leaves stored in it. Its backward pass splits the gradient among them, without a copy."""

    @staticmethod
    def forward(ctx, laid, *leaves):
        ctx.set_materialize_grads(False)
        ctx.parts, ctx.lengths = laid.parts, laid.lengths
        return laid.values.detach()

    @staticmethod
    def backward(ctx, gradient):
        if gradient is None:
            return (None,) * (1 + len(ctx.parts))
        cut = zip(gradient.contiguous().split_with_sizes(ctx.lengths), ctx.parts, ctx.needs_input_grad[1:])
        return None, *(piece.view(part.shape) if yes else None for piece, part, yes in cut)


def cut(values, parts):
    """Returns leaves stored in the numbers (P), without gaps, which share their version counter."""
    with torch.inference_mode(False), torch.enable_grad():
        return [torch.nn.Parameter(values[part.offset : part.offset + part.numel].view(part.shape)) for part in parts]


class Laid:
    """The numbers (P) of a network without states, and the leaves stored in them.

    The leaves share the version counter of the numbers. So torch's own check finds a change in place, by an optimiser, between a forward
    pass and its backward pass. A pass uses one tensor, which the graph builds from all leaves, once.
    """

    def __init__(self, module, values, parts):
        """`values`: the numbers. The leaves, made by cut(), belong to the module."""
        self.values, self.parts, self.lengths = values, parts, [part.numel for part in parts]
        size, self._children, self._rows = values.element_size(), [], []
        for part in parts:
            *steps, name = part.name.split(".")
            holder = module
            for step in steps:
                row = holder._modules, step, holder._modules[step]
                holder = row[2]
                if row not in self._children:
                    self._children.append(row)
            self._rows.append((holder._parameters, name, holder._parameters[name], part.offset * size, part.shape))
        self.leaves = [row[2] for row in self._rows]
        self._wanted = self._flat = None

    def flat(self):
        """Returns the tensor for a pass (P); None if a leaf or its data was replaced."""
        first, dtype, wanted = self.values.data_ptr(), self.values.dtype, []
        for modules, name, module in self._children:
            if modules.get(name) is not module:
                return None
        for parameters, name, leaf, place, shape in self._rows:
            there = parameters.get(name) is leaf and leaf.data_ptr() == first + place
            if not there or leaf.shape != shape or leaf.dtype != dtype or not leaf.is_contiguous():
                return None
            wanted.append(leaf.requires_grad)
        # (Hooks belong to the tensor that was returned, not to those of later passes.)
        if wanted != self._wanted or self._flat._backward_hooks or self._flat.retains_grad:
            with torch.inference_mode(False), torch.enable_grad():
                self._flat = _Joined.apply(self, *self.leaves)
            self._wanted = wanted
        return self._flat


class Holder(torch.nn.Module):
    """Container of tensors whose names have points, like "layers" and "0" for "layers.0.weight"."""

    def forward(self, *_):
        raise RuntimeError("a part of a rootgrad network cannot be called; wanted a call of the whole network")


def register(module, part, tensor):
    """Adds a parameter or buffer with the part's name to a module."""
    *steps, name = part.name.split(".")
    for step in steps:
        if step not in module._modules:
            module.add_module(step, Holder())
        module = module._modules[step]
    if part.is_state:
        module.register_buffer(name, tensor)
    else:
        module.register_parameter(name, tensor)


def find(module, name, *otherwise):
    """Returns the tensor with this name, from any place in the module; the default, if one is given and there is no such tensor."""
    for step in name.split("."):
        module = getattr(module, step, *otherwise)
    return module


def assembled(module, parts, one, none):
    """Returns a copy of all numbers (P), which the graph builds from a module's tensors of any kind. Parameters come from `one`, if they
    are stored there. `none`: result without tensors.
    """
    pieces, dtype = [], none.dtype if one is None else one.dtype
    for part in parts:
        if one is not None and not part.is_state:
            pieces.append(one[part.offset : part.offset + part.numel])
            continue
        tensor = find(module, part.name)
        dtype = dtype if pieces else tensor.dtype
        if tensor.shape != part.shape or tensor.dtype != dtype or tensor.device.type != "cpu":
            what = "buffer" if part.is_state else "parameter"
            raise RuntimeError(
                f"rootgrad: the {what} {part.name} is a tensor of {tensor.dtype} of shape {list(tensor.shape)} on {tensor.device}; wanted "
                f"{dtype} of shape {list(part.shape)} on cpu: change numbers in place (copy_), not sizes, and dtype by the module's to()"
            )
        pieces.append(tensor.reshape(-1))
    return torch.cat(pieces) if pieces else none


def gathered(module, parts, none):
    """Stores the leaves of a module in one storage again; they stay the same objects. Raises if torch cannot do so."""
    with torch.no_grad():
        values = assembled(module, parts, None, none)
    leaves = [find(module, part.name) for part in parts]
    for leaf, part in zip(leaves, parts):
        if type(leaf) is not torch.nn.Parameter or leaf._backward_hooks or leaf._post_accumulate_grad_hooks:
            raise RuntimeError(f"rootgrad: {part.name} has hooks, or is not a parameter; wanted a parameter without hooks: call gather() first")
        if leaf._use_count() > 1:
            raise RuntimeError(f"rootgrad: something still uses {part.name}, such as the graph of an output; delete that, then call gather()")
    for leaf, new in zip(leaves, cut(values, parts)):
        new.requires_grad_(leaf.requires_grad)
        new.grad = leaf.grad
        # (Like torch.utils.swap_tensors. That refuses a leaf with weak references, which recurrent layers have; here these stay valid,
        # since the object stays the same one.)
        torch._C._swap_tensor_impl(leaf, new)
    return Laid(module, values, parts)
