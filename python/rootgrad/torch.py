"""rootgrad's networks as PyTorch modules: torch owns tensors, optimisers and the training loop; rootgrad computes the network and its
gradients.

    import torch, rootgrad.torch                          # (ROOT is not needed)

    net = rootgrad.torch.Network("net.safetensors")       # or a network in PyROOT: rootgrad.Mlp([784, 128, 10])
    adam = torch.optim.AdamW(net.parameters(), 1e-3)
    loss = torch.nn.functional.cross_entropy(net(x), y)
    loss.backward()
    adam.step()
    net.save("tuned.safetensors")                         # for ROOT, C++, the command line; or net.write_back(mlp)

`cargo xtask install --torch` installs it. Errors are a `RuntimeError`, which describes the expected value.
"""

import os

import torch

from . import _torch_convert as _convert
from . import _torch_function as _function
from . import _torch_library as _library
from . import _torch_parameters as _parameters

from ._torch_convert import Standardisation

__all__ = ["Network", "Standardisation", "from_torch", "function", "register", "to_torch"]

_network = torch.ops.rootgrad.network.default
_network_training = torch.ops.rootgrad.network_training.default


class Network(torch.nn.Module):
    """A rootgrad network as a module: a snapshot of an Mlp, a Transformer, a compiled function or an imported model.

    `net`: a `rootgrad.Network`, or the path of a file that its `save` wrote. `dtype`: torch.float32 or torch.float64. `threads`: number of
    threads of a pass; 0 for as many as torch has when the first network of this structure is created. Results do not depend on it.

    Its parameters have the names and shapes of the network's tensors (`layers.0.weight`: (inputs, outputs)) and are in one storage.
    Optimisers, clipping, hooks, state dicts and checkpoints treat them like those of any module. States (batch norm's statistics) are
    buffers. `flat=True` replaces the parameters by a single one, `flat`, of all numbers in the order of `rootgrad.Network.parameters`; optimiser
    steps and backward passes then cost less if layers are small. The standardisation of a fitted network is a part of the function.
    `train()` and `eval()` switch dropout on and off, and choose whether batch norm uses the batch's statistics. Dropout uses torch's random
    generator (`torch.manual_seed`).

    It computes on the CPU, in the precision of its parameters (`to(torch.float64)`), and can be compiled, exported, copied and pickled.
    Forward and backward passes release the GIL and may run in several threads at the same time. Only one thread at a time may change the
    module. Second derivatives (create_graph) are not supported and raise.
    """

    def __init__(self, net, *, dtype=torch.float32, flat=False, threads=0):
        super().__init__()
        _check_move(torch.device("cpu"), dtype)
        self._begin(_library.source_of(net), threads, bool(flat))
        with torch.inference_mode(False):
            self._lay(self._source.values().to(dtype))

    def _begin(self, source, threads, flat):
        self._source, self._threads, self._is_flat = source, threads, flat
        self._made_of = ()  # the module whose tensors this network uses: in a tuple, so that torch does not register it as a part
        self._names, self._only_single = (), ""
        self._operator = _library.register(self._source, threads)
        self._parts = _library.parts_of(self._source.handle)
        self._has_states = any(part.is_state for part in self._parts)
        # (States change with each pass, so each pass uses a copy of all numbers.)
        self._lies_in_one = bool(self._parts) and not self._is_flat and not self._has_states

    @classmethod
    def _sharing(cls, converted, module, threads):
        """Creates a network that uses a module's tensors, with the same names."""
        net = cls.__new__(cls)
        torch.nn.Module.__init__(net)
        net._begin(converted.source, threads, flat=False)
        net._names, net._only_single = converted.names, converted.only_single
        dtype = next((parameter.dtype for parameter in module.parameters()), torch.float32)
        net._none, net._laid, net._made_of = torch.empty(0, dtype=dtype, device="cpu"), None, (module,)
        net.train(module.training)
        net.gather()
        net._follow()
        return net

    def _owner(self):
        """Returns the module that owns the tensors. In graphs that torch compiles or exports it is this network, which has the same
        tensors.
        """
        return self._made_of[0] if self._made_of and not torch.compiler.is_compiling() else self

    def _follow(self):
        """Uses the tensors of the original module, if they have been replaced there."""
        for name, part in self._names if self._owner() is not self else ():
            tensor = _parameters.find(self._owner(), name, None)
            if tensor is None or not (part.is_state or isinstance(tensor, torch.nn.Parameter)):
                raise RuntimeError(
                    f"rootgrad: the module that the network was built from no longer has the parameter {name}; wanted it "
                    "(after torch.nn.utils.prune.remove, or the like, call from_torch() again)"
                )
            if name != part.name and tensor is not _parameters.find(self._owner(), part.name, None):
                raise RuntimeError(
                    f"rootgrad: the module that the network was built from had one tensor for {name} and {part.name}, and now has two; wanted "
                    "one, or call from_torch() again"
                )
            if _parameters.find(self, name, None) is not tensor:
                _parameters.register(self, part._replace(name=name), tensor)

    def _lay(self, values):
        self._none, self._laid = values.new_empty(0), None
        if self._is_flat:
            self.register_parameter("flat", torch.nn.Parameter(values))
        for part, leaf in zip(self._parts, _parameters.cut(values, self._parts)):
            if part.is_state:
                _parameters.register(self, part, leaf.detach().clone())
            elif not self._is_flat:
                _parameters.register(self, part, leaf)
        if self._lies_in_one:
            self._laid = _parameters.Laid(self, values, self._parts)

    def forward(self, x):
        """Returns the outputs (..., out_features), as `rootgrad.Network.predict`.

        `x`: (..., in_features), of the parameters' dtype, on the CPU, in the units of the training data; any strides. Without rows the
        result is empty. The data for the backward pass belong to the result, so any number of forward passes may precede a backward pass.
        Nothing is stored if no gradient can be requested.
        """
        if not isinstance(x, torch.Tensor) or x.device.type != "cpu" or x.layout is not torch.strided:
            _refuse(x)
        if not torch.compiler.is_compiling() and torch._C._functorch.peek_interpreter_stack() is not None:
            _check_transforms()
        if not self.training:
            return _network(x, self._numbers(), self._operator)
        self._check_modes()
        y, states = _network_training(x, self._numbers(), self._operator)
        if self._has_states:
            self._take(states)
        return y

    def _check_modes(self):
        """Checks that in training mode no part is in evaluation mode, such as a batch norm that is to stay frozen."""
        for name, part in self.named_modules() if self._has_states and not torch.compiler.is_compiling() else ():
            if not part.training:
                _refuse_mode(name, part, self)
        for module in self._made_of if not torch.compiler.is_compiling() else ():
            for name, part in module.named_modules():
                if part.training != module.training:
                    _refuse_mode(name, part, module)

    def _numbers(self):
        """Returns the parameters for a pass (P)."""
        flat = self.flat_parameters()
        if self._only_single and flat.dtype == torch.float64:
            raise RuntimeError(f"rootgrad: {self._only_single}")
        return flat

    def flat_parameters(self):
        """Returns all numbers (P), states included, as a tensor in torch's graph: for `torch.autograd.grad`, or a penalty on all weights.
        Hooks belong to the returned tensor: later passes use another one.
        """
        if self._laid is not None and not torch.compiler.is_compiling() and not torch.jit.is_tracing():
            flat = self._laid.flat()
            if flat is not None:
                return flat
        if self._is_flat and not self._has_states:
            return self.flat
        self._follow()
        return _parameters.assembled(self._owner(), self._parts, self.flat if self._is_flat else None, self._none)

    def _take(self, states):
        """Copies the states, stored one after the other, to the buffers after a training pass."""
        at = 0
        with torch.no_grad():
            for part in self._parts:
                if part.is_state:
                    _parameters.find(self._owner(), part.name).copy_(states[at : at + part.numel].view(part.shape))
                    at += part.numel

    def gather(self):
        """Stores parameters that were replaced (`load_state_dict(…, assign=True)`, `torch.nn.utils.vector_to_parameters`) in one storage
        again: until then each pass copies them. The tensors stay the same objects, so optimisers keep working.

        Raises if torch cannot do so, and then changes nothing: a parameter has hooks, or something refers to it, such as the graph of an
        output.
        """
        if self._lies_in_one and (self._laid is None or self._laid.flat() is None):
            self._laid = None
            self._laid = _parameters.gathered(self._owner(), self._parts, self._none)
        self._follow()

    def _gather_if_possible(self):
        try:
            self.gather()
        except RuntimeError:  # (a pass then uses a copy)
            pass

    def _apply(self, fn, recurse=True):
        moved = fn(self._none)
        _check_move(moved.device, moved.dtype)
        if self._only_single and moved.dtype == torch.float64:
            raise RuntimeError(f"rootgrad: {self._only_single}")
        if self._made_of:
            self._made_of[0]._apply(fn, recurse)
            self._follow()
        else:
            super()._apply(fn, recurse)
        self._none = moved
        self._gather_if_possible()
        return self

    def __getstate__(self):
        return {**super().__getstate__(), "_laid": None}

    def __setstate__(self, state):
        super().__setstate__(state)
        self._operator = _library.register(self._source, self._threads)
        self._gather_if_possible()

    def _values(self):
        with torch.no_grad():
            return _parameters.assembled(self._owner(), self._parts, self.flat if self._is_flat else None, self._none)

    def save(self, path):
        """Writes the network with these parameters, completely or not at all, for `rootgrad.Network.load`, C++, the command line. Double
        precision is rounded to single.
        """
        self._source.save(path, self._values())

    def write_back(self, net):
        """Copies the parameters, states included, to a `rootgrad.Network` with the same tensors, such as the one this module was created
        from. Double precision is rounded to single.
        """
        handle = _library.handle_of(net)
        theirs, ours = ([(part.name, list(part.shape)) for part in parts] for parts in (_library.parts_of(handle), self._parts))
        for i in range(max(len(theirs), len(ours))):
            their, our = (" ".join(map(str, parts[i])) if i < len(parts) else "none" for parts in (theirs, ours))
            if their != our:
                raise RuntimeError(
                    f"rootgrad: tensor {i} of the network is {their}; wanted {our}, as the module has: a network with the same layers, such as a copy"
                )
        _library.set_parameters(handle, self._values())

    in_features = property(lambda self: self._source.features, doc="F, the numbers of a row.")
    out_features = property(lambda self: self._source.outputs, doc="K, the outputs of a row.")
    operator_name = property(lambda self: self._operator, doc="What it is called in graphs that torch compiles or exports; see register().")

    def extra_repr(self):
        count = sum(part.numel for part in self._parts)
        return f"{self.in_features} -> {self.out_features}, {count} parameters" + (", flat" if self._is_flat else "")


def from_torch(module, sample, *, threads=0):
    """Computes a PyTorch module by rootgrad: returns a `Network` whose parameters and running statistics are the same tensors as those of
    `module`.

        layers = torch.nn.Sequential(torch.nn.Linear(784, 128), torch.nn.ReLU(), torch.nn.Linear(128, 10))
        net = rootgrad.torch.from_torch(layers, (784,))
        adam = torch.optim.AdamW(layers.parameters(), 1e-3)    # or net.parameters(): the same

    An optimiser of either updates both, a backward pass leaves its gradients in both, and state dicts have the same names and shapes.

    - `module`: any module, not only a Sequential, that `torch.export` can export with operations that rootgrad can import (a `.pt2`). It
      must be in one mode, train() or eval(), which the network takes over.
    - `sample`: the sizes of one sample, without the batch; or a batch (N, ...), one for each input, if inputs are integers or several.

    A row of the network's input contains the numbers of a sample, one after the other, `net(x.flatten(1))`; the same holds for its outputs.
    Give integers as float.

    Buffers other than batch norm's are constants with their current values. `net.to(…)` changes the dtype of both. If parameters of
    `module` are replaced, the network follows at the next pass or with `net.gather()`. A copy of the network has a copy of the module.

    Raises TypeError and RuntimeError, which name the problem and its remedy, and then changes nothing.
    """
    return Network._sharing(_convert.converted(module, sample, threads), module, threads)


def to_torch(net):
    """Converts a network to PyTorch's layers.

    `net`: a `Network` from `from_torch`: returns its original module, with the same parameters. Or an Mlp of rootgrad, or the path of its
    file: returns a `torch.nn.Sequential` with a copy of its numbers. A fitted Mlp also gives its standardisations, as `Standardisation`.
    `from_torch(to_torch(mlp), (F,))` is a `Network` with the parameters of that Sequential. Networks of another kind are an error.
    """
    if not isinstance(net, Network):
        return _convert.layers_of(_library.source_of(net))
    if not net._made_of:
        raise RuntimeError(
            "rootgrad: the network was not built from torch's layers; wanted one from from_torch(). For a rootgrad network: layers = to_torch(mlp), "
            "and from_torch(layers, (F,)) for a module with the same parameters"
        )
    return net._made_of[0]


def register(net, threads=0):
    """Registers a network for graphs that torch exported, in a process that has no module of it, and returns its name in them.

    `net`: a `rootgrad.Network`, or the path of a file, with the module's structure; its parameters do not matter, since graphs have their
    own. In C++ this is `rootgrad::torch::register_network(name, …)`.
    """
    return _library.register(_library.source_of(net), threads)


def function(library, name):
    """Returns a differentiable function of tensors from a user's own library.

        energy = rootgrad.torch.function("libmine.so", "energy")
        e = energy(positions, charges)
        e.backward()

    `library`: its path, found as the system finds libraries; it stays loaded. `#[export_torch]` generates the exported symbol for a Rust
    function with `#[autodiff_reverse]`; for C see rootgrad/torch_function.h. A function that returns one number is twice differentiable
    (create_graph) if its library provides products with the Hessian; others raise. Calls release the GIL.
    """
    return _function.Function(os.fspath(library), name)


def _refuse(x):
    """Raises for inputs for which torch finds none of our operators."""
    if not isinstance(x, torch.Tensor):
        raise TypeError(f"x is {type(x).__name__}; wanted a tensor (..., in_features)")
    if x.layout is not torch.strided:
        raise RuntimeError(f"rootgrad: x is a tensor of layout {x.layout}; wanted a dense one: x.to_dense()")
    raise RuntimeError(f"rootgrad: x is on {x.device}; wanted it on the CPU, where rootgrad computes: x.cpu()")


def _check_transforms():
    """Raises inside of a torch transform: torch would make one call per row, and dropout would draw in each, whatever `randomness` is."""
    stack = torch._C._functorch.get_interpreter_stack() or ()
    if any(level.key() == torch._C._functorch.TransformType.Vmap for level in stack):
        raise RuntimeError(
            "rootgrad: a network is called inside vmap; wanted one call with all rows, outside of it: a network takes x of shape "
            "(..., in_features)"
        )


def _refuse_mode(name, part, whole):
    modes = ["use (eval)", "training"]
    raise RuntimeError(
        f"rootgrad: layer {name} ({type(part).__name__}) is in {modes[part.training]}, the {type(whole).__name__} is in "
        f"{modes[whole.training]}; wanted one mode for all layers: its train() or eval(). Leave a layer that is to stay frozen to torch, with "
        "a converted module before and after it"
    )


def _check_move(device, dtype):
    if device.type != "cpu":
        raise RuntimeError(
            f"rootgrad: the network is to move to {device}; wanted the CPU, where rootgrad computes: move tensors to the CPU before the network and back after it"
        )
    if dtype not in (torch.float32, torch.float64):
        raise RuntimeError(f"rootgrad: the network is to be of {dtype}; wanted torch.float32 or torch.float64")
