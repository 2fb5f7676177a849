"""Functions of a user's own library, called by the contract of include/rootgrad/torch_function.h."""

import ctypes
import functools
import typing

import torch

_VERSION = 1  # ROOTGRAD_TORCH_FUNCTION_VERSION

_Size, _Pointers = ctypes.c_size_t, ctypes.POINTER(ctypes.c_void_p)


class _Message(ctypes.Structure):
    _fields_ = [("text", ctypes.c_void_p), ("size", _Size)]


class _Inputs(ctypes.Structure):
    _fields_ = [("values", _Pointers), ("lengths", ctypes.POINTER(_Size))]


class _Input(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("is_scalar", ctypes.c_uint8), ("is_differentiable", ctypes.c_uint8)]


def _call_of(*types):
    return ctypes.CFUNCTYPE(ctypes.c_int32, _Inputs, *types, _Message)


class _Described(ctypes.Structure):
    _fields_ = [
        ("version", ctypes.c_uint32),
        ("element_size", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("inputs", ctypes.POINTER(_Input)),
        ("input_count", _Size),
        ("returns_scalar", ctypes.c_uint8),
        ("output_length", _call_of(ctypes.POINTER(_Size))),
        ("forward", _call_of(ctypes.c_void_p, _Size)),
        ("backward", _call_of(ctypes.c_void_p, _Size, _Pointers)),
        ("hessian_product", _call_of(_Pointers, _Pointers, ctypes.c_void_p)),
    ]


def _described(path, name):
    """Returns the description of a function in a library, which stays loaded."""

    def refuse(what, wanted):
        raise RuntimeError(f"rootgrad: {what}; wanted {wanted}")

    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        refuse(f"the library {path} cannot be loaded: {error}", "a shared library")
    symbol = f"{name}_rootgrad_function"
    if not hasattr(library, symbol):
        wanted = f"one, as #[export_torch] above the Rust function {name}, or rootgrad/torch_function.h, generates it"
        refuse(f"the library {path} has no symbol {symbol}", wanted)
    get = getattr(library, symbol)
    get.argtypes, get.restype = (), ctypes.POINTER(_Described)
    found = get()
    if not found:
        refuse(f"{symbol} of {path} gives no description", "one")
    it, whose = found.contents, f"the description of {name} in {path}"
    if it.version != _VERSION:
        refuse(f"{whose} is of version {it.version}", f"{_VERSION}: build the library again with this rootgrad")
    if it.element_size not in (4, 8):
        refuse(f"{whose} has numbers of {it.element_size} bytes", "4 (float) or 8 (double)")
    if it.name != name.encode():
        refuse(f"{whose} is of {(it.name or b'no name').decode()}", f"that of {name}")
    if it.input_count == 0 or not it.inputs:
        refuse(f"{whose} has no inputs", "at least one")
    if not it.forward or not it.backward or not (it.returns_scalar or it.output_length):
        refuse(f"{whose} lacks a function", "forward, backward and, for arrays, output_length")
    return it


def _plain(tensor):
    """Returns the tensor without gaps, with its actual numbers in memory."""
    tensor = tensor.detach()
    return torch.zeros_like(tensor) if tensor._is_zerotensor() else tensor.resolve_neg().contiguous()


def _pointers(tensors):
    """Addresses of tensors; NULL for None."""
    return (ctypes.c_void_p * len(tensors))(*[None if tensor is None else tensor.data_ptr() for tensor in tensors])


class _Argument(typing.NamedTuple):
    name: str
    is_scalar: bool
    is_differentiable: bool


class Function:
    """A function of tensors from a user's own library, with its gradient. Thread safe; copies are the same function."""

    def __init__(self, path, name):
        self.path, self.name, self._it = path, name, _described(path, name)
        self.dtype = torch.float64 if self._it.element_size == 8 else torch.float32
        given = (self._it.inputs[i] for i in range(self._it.input_count))
        self._arguments = [_Argument(each.name.decode(), bool(each.is_scalar), bool(each.is_differentiable)) for each in given]
        self.returns_scalar, self.has_curvature = bool(self._it.returns_scalar), bool(self._it.hessian_product)

    @property
    def inputs(self):
        """Names of the inputs."""
        return [argument.name for argument in self._arguments]

    def __call__(self, *inputs):
        """Returns the output: a number (), or an array of one dimension. `inputs`: one for each of `inputs`, on the CPU, of `dtype`, of any
        shape. The function sees the numbers of each in row-major order.
        """
        if len(inputs) != len(self._arguments):
            raise RuntimeError(f"rootgrad: {self.name} got {len(inputs)} tensors; wanted {len(self._arguments)}, as its library declares")
        for argument, tensor in zip(self._arguments, inputs):
            self._check(argument, tensor)
        if torch.compiler.is_compiling():
            return _operator(list(inputs), self.path, self.name)
        return _Value.apply(self, *inputs)

    def __repr__(self):
        return f"rootgrad.torch.function({self.path!r}, {self.name!r}) of {', '.join(self.inputs)}, {self.dtype}"

    def __reduce__(self):
        return Function, (self.path, self.name)

    def __deepcopy__(self, memo):
        return self

    def _check(self, argument, tensor):
        name = f"input {argument.name} of {self.name}"

        def refuse(what, wanted):
            raise RuntimeError(f"rootgrad: {name} {what}; wanted {wanted}")

        if not isinstance(tensor, torch.Tensor):
            refuse(f"is {type(tensor).__name__}", "a tensor")
        if tensor.layout != torch.strided or tensor.is_nested:
            refuse(f"is a tensor of layout {tensor.layout}", "a dense one: to_dense()")
        if tensor.device.type != "cpu":
            refuse(f"is on {tensor.device}", "it on the CPU, where rootgrad computes: cpu()")
        if tensor.dtype != self.dtype:
            refuse(f"is of {tensor.dtype}", f"{self.dtype}, in which the library computes: to({self.dtype})")
        if argument.is_scalar and tensor.numel() != 1:
            refuse(f"has shape {list(tensor.shape)}", "one number")
        if not argument.is_differentiable and torch.is_grad_enabled() and tensor.requires_grad:
            refuse("requires a gradient, which the library does not compute", "it detached: detach()")

    def _run(self, function, what, inputs, *arguments):
        """Calls a function of the library, without the GIL."""
        text = ctypes.create_string_buffer(1024)
        lengths = (_Size * len(inputs))(*[tensor.numel() for tensor in inputs])
        status = function(_Inputs(_pointers(inputs), lengths), *arguments, _Message(ctypes.addressof(text), len(text)))
        if status:
            why = text.value.decode(errors="replace") or "it left no message"
            raise RuntimeError(f"rootgrad: {what} of {self.name} failed with status {status}: {why}")

    def value(self, inputs):
        shape = ()
        if not self.returns_scalar:
            length = _Size()
            self._run(self._it.output_length, "the output's length", inputs, ctypes.byref(length))
            shape = (length.value,)
        output = torch.empty(shape, dtype=self.dtype, device="cpu")
        self._run(self._it.forward, "the forward pass", inputs, output.data_ptr(), output.numel())
        return output

    def gradients(self, inputs, seed, wanted):
        """Returns the gradient of each wanted input; None for the others."""
        seed, found = _plain(seed), [torch.empty_like(tensor) if yes else None for tensor, yes in zip(inputs, wanted)]
        self._run(self._it.backward, "the backward pass", inputs, seed.data_ptr(), seed.numel(), _pointers(found))
        return found

    def curvature(self, inputs, directions, wanted):
        """Returns the product of the Hessian with directions, for the wanted inputs, and the slope along the directions."""
        directions = [None if direction is None else _plain(direction) for direction in directions]
        products = [torch.empty_like(tensor) if yes else None for tensor, yes in zip(inputs, wanted)]
        slope = torch.empty((), dtype=self.dtype, device="cpu")
        places = _pointers(directions), _pointers(products), slope.data_ptr()
        self._run(self._it.hessian_product, "the product with the Hessian", inputs, *places)
        return products, slope

    def refuse_graph(self, order, wanted):
        if torch.is_grad_enabled():
            raise RuntimeError(
                f"rootgrad: a graph of the backward pass of {self.name} is asked for (create_graph), for a {order} derivative; wanted {wanted}"
            )


class _Value(torch.autograd.Function):
    @staticmethod
    def forward(ctx, function, *inputs):
        ctx.save_for_backward(*inputs)  # (as they are in the graph, for second derivatives)
        ctx.set_materialize_grads(False)
        ctx.function = function
        return function.value([_plain(tensor) for tensor in inputs])

    @staticmethod
    def backward(ctx, seed):
        function, inputs, wanted = ctx.function, ctx.saved_tensors, ctx.needs_input_grad[1:]
        if seed is None:
            return (None,) * (1 + len(inputs))
        if torch.is_grad_enabled() and function.has_curvature:
            found = iter(_Gradient.apply(function, wanted, seed, *inputs))
            return None, *(next(found) if yes else None for yes in wanted)
        function.refuse_graph("second", "first derivatives: its library has no product with the Hessian")
        return None, *function.gradients([_plain(tensor) for tensor in inputs], seed, wanted)


class _Gradient(torch.autograd.Function):
    """The gradient of a function that returns one number, seed * df/dx of each wanted input, as a function of seed and all x. Its backward
    pass for v gives the product of the Hessian with v, and for the seed the slope of f along v.
    """

    @staticmethod
    def forward(ctx, function, wanted, seed, *inputs):
        ctx.save_for_backward(seed, *inputs)
        ctx.set_materialize_grads(False)
        ctx.function, ctx.wanted = function, wanted
        found = function.gradients([_plain(tensor) for tensor in inputs], seed, wanted)
        return tuple(gradient for gradient in found if gradient is not None)

    @staticmethod
    def backward(ctx, *given):
        function, (seed, *inputs), needed = ctx.function, ctx.saved_tensors, ctx.needs_input_grad[2:]
        function.refuse_graph("third", "first or second derivatives, the only ones available")
        if all(direction is None for direction in given):
            return (None,) * (3 + len(inputs))
        given = iter(given)
        directions = [next(given) if yes else None for yes in ctx.wanted]
        products, slope = function.curvature([_plain(tensor) for tensor in inputs], directions, needed[1:])
        return None, None, slope if needed[0] else None, *(None if each is None else each * seed for each in products)


# The same functions as torch operators, which torch.compile and torch.export include in their graphs.

_of = functools.lru_cache(maxsize=None)(Function)


@torch.library.custom_op("rootgrad::function", mutates_args=())
def _operator(inputs: typing.Sequence[torch.Tensor], library: str, name: str) -> torch.Tensor:
    return _of(library, name).value([_plain(tensor) for tensor in inputs])


@torch.library.custom_op("rootgrad::function_gradient", mutates_args=())
def _operator_back(
    inputs: typing.Sequence[torch.Tensor], seed: torch.Tensor, wanted: typing.Sequence[bool], library: str, name: str
) -> list[torch.Tensor]:
    found = _of(library, name).gradients([_plain(tensor) for tensor in inputs], seed, wanted)
    return [gradient for gradient in found if gradient is not None]


@_operator.register_fake
def _operator_of_shapes(inputs, library, name):
    shape = () if _of(library, name).returns_scalar else (torch.library.get_ctx().new_dynamic_size(),)
    return inputs[0].new_empty(shape)


@_operator_back.register_fake
def _operator_back_of_shapes(inputs, seed, wanted, library, name):
    return [torch.empty(tensor.shape, dtype=tensor.dtype, device=tensor.device) for tensor, yes in zip(inputs, wanted) if yes]


def _keep(ctx, inputs, output):
    tensors, ctx.library, ctx.name = inputs
    ctx.save_for_backward(*tensors)


def _back(ctx, seed):
    wanted = list(ctx.needs_input_grad[0])
    found = iter(_operator_back(list(ctx.saved_tensors), seed, wanted, ctx.library, ctx.name))
    return [next(found) if yes else None for yes in wanted], None, None


_operator.register_autograd(_back, setup_context=_keep)
