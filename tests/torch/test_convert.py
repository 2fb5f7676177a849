"""rootgrad.torch.from_torch and to_torch: torch's modules computed by rootgrad, compared with themselves; shared parameters; refusals."""

import copy
import io
import pickle
import unittest

import beside
import torch
import torch.nn.utils.prune
from beside import close, mlp, numbers

from rootgrad.torch import Network, Standardisation, from_torch, to_torch

nn = torch.nn

LAYERS = [
    ("linear", lambda: nn.Linear(5, 4), (5,)),
    ("linear of one output", lambda: nn.Linear(5, 1), (5,)),
    ("linear without a bias, on tokens", lambda: nn.Linear(5, 4, bias=False), (3, 5)),
    ("conv1d", lambda: nn.Conv1d(4, 6, 3, stride=2, padding=1, groups=2), (4, 9)),
    ("conv1d, same", lambda: nn.Conv1d(2, 4, 4, padding="same"), (2, 9)),
    ("conv2d", lambda: nn.Conv2d(2, 3, (3, 2), stride=(1, 2), padding=(2, 1), dilation=(2, 1), bias=False), (2, 7, 6)),
    ("conv_transpose1d", lambda: nn.ConvTranspose1d(4, 6, 3, stride=2, padding=1, output_padding=1, groups=2), (4, 5)),
    ("relu", nn.ReLU, (7,)),
    ("relu in place", lambda: nn.ReLU(inplace=True), (7,)),
    ("gelu", nn.GELU, (7,)),
    ("gelu by tanh", lambda: nn.GELU("tanh"), (7,)),
    ("tanh", nn.Tanh, (7,)),
    ("sigmoid", nn.Sigmoid, (7,)),
    ("silu", nn.SiLU, (7,)),
    ("mish", nn.Mish, (7,)),
    ("elu", lambda: nn.ELU(0.7), (7,)),
    ("leaky relu", lambda: nn.LeakyReLU(0.2), (7,)),
    ("prelu", lambda: nn.PReLU(3), (3, 4)),
    ("softplus", lambda: nn.Softplus(3.0), (7,)),
    ("softmax", lambda: nn.Softmax(1), (3, 4)),
    ("log softmax", lambda: nn.LogSoftmax(-1), (7,)),
    ("batchnorm1d", lambda: nn.BatchNorm1d(5), (5,)),
    ("batchnorm1d of channels", lambda: nn.BatchNorm1d(3, eps=1e-3, momentum=0.3), (3, 4)),
    ("batchnorm2d without weights", lambda: nn.BatchNorm2d(3, affine=False), (3, 4, 2)),
    ("layernorm", lambda: nn.LayerNorm(5), (2, 5)),
    ("layernorm over two axes", lambda: nn.LayerNorm((2, 5)), (2, 5)),
    ("groupnorm", lambda: nn.GroupNorm(2, 4), (4, 3)),
    ("maxpool1d", lambda: nn.MaxPool1d(3), (2, 9)),
    ("maxpool2d", lambda: nn.MaxPool2d((3, 2), stride=(2, 1), padding=(1, 0), dilation=(1, 2)), (2, 7, 6)),
    ("avgpool1d", lambda: nn.AvgPool1d(3, stride=2, padding=1), (2, 9)),
    ("flatten", nn.Flatten, (3, 4, 2)),
    ("dropout", lambda: nn.Dropout(0.4), (5,)),
    ("identity", nn.Identity, (5,)),
    ("nested", lambda: nn.Sequential(nn.Linear(5, 4), nn.Tanh()), (5,)),
]


class Residual(nn.Module):
    """A module that is not a Sequential: two paths, weights that are used twice, a buffer."""

    def __init__(self):
        super().__init__()
        self.up, self.norm, self.head = nn.Linear(4, 4), nn.BatchNorm1d(4), nn.Linear(4, 2)
        self.register_buffer("shift", numbers(4, seed=9))

    def forward(self, x):
        return self.head(torch.tanh(self.up(self.norm(self.up(x)) + self.shift)) + x)


def classifier():
    torch.manual_seed(5)
    inner = nn.Sequential(nn.Linear(12, 8), nn.Tanh())
    return nn.Sequential(nn.Conv1d(2, 4, 3), nn.BatchNorm1d(4), nn.SiLU(), nn.MaxPool1d(2), nn.Flatten(), inner, nn.Linear(8, 3))


def stirred(module):
    """Moves parameters away from the zeros and ones with which biases and norms begin."""
    with torch.no_grad():
        for seed, parameter in enumerate(module.parameters()):
            parameter.add_(0.3 * numbers(*parameter.shape, seed=seed + 3).to(parameter.dtype))
    return module


class Layers(unittest.TestCase):
    def beside(self, module, sample, dtype, training):
        """Compares a forward and a backward pass with torch's on a copy in double precision."""
        tolerance = (1e-9, 1e-9) if dtype == torch.float64 else (1e-6, 1e-5)
        module = stirred(module).to(dtype).train(training)
        right = copy.deepcopy(module).double()
        net = from_torch(module, sample)
        self.assertEqual(net.training, training)
        x = (2 * numbers(6, *sample, dtype=torch.float64)).to(dtype).requires_grad_()
        right_x = x.detach().double().requires_grad_()
        y, wanted = net(x.flatten(1)), right(right_x + 0).flatten(1)
        close(y.double(), wanted, tolerance[0])
        seed = numbers(*y.shape, seed=2, dtype=dtype)
        y.backward(seed)
        wanted.backward(seed.double())
        close(x.grad.double(), right_x.grad, tolerance[1])
        for (name, parameter), (right_name, right_parameter) in zip(module.named_parameters(), right.named_parameters(), strict=True):
            self.assertEqual(name, right_name)
            nothing = right_parameter.grad.abs().max() < 1e-14  # as for a bias before a batch norm: compare with the size of the seed
            close(parameter.grad.double() + nothing, right_parameter.grad + nothing, tolerance[1])
        for name, buffer in module.named_buffers():
            if not name.endswith("num_batches_tracked"):
                close(buffer.double(), right.get_buffer(name), tolerance[0])

    def test_outputs_and_gradients_are_those_of_torch(self):
        for name, layer, sample in LAYERS:
            for dtype in (torch.float32, torch.float64):
                for training in (False, True):
                    if not (name == "dropout" and training):
                        with self.subTest(layer=name, dtype=dtype, training=training):
                            self.beside(nn.Sequential(nn.Linear(sample[-1], sample[-1]), layer()), sample, dtype, training)

    def test_modules_that_are_no_sequential(self):
        for dtype in (torch.float32, torch.float64):
            for training in (False, True):
                with self.subTest(dtype=dtype, training=training):
                    self.beside(Residual(), (4,), dtype, training)

    def test_whole_numbers(self):
        module = nn.Sequential(nn.Embedding(7, 3), nn.Flatten(), nn.Linear(12, 2))
        x = torch.arange(20).remainder(6).view(5, 4)
        net = from_torch(module, x)
        y, right = net(x.float()), module(x)
        close(y, right, 1e-6)
        got = torch.autograd.grad(y.pow(2).sum(), list(module.parameters()))
        for ours, theirs in zip(got, torch.autograd.grad(right.pow(2).sum(), list(module.parameters()))):
            close(ours, theirs, 1e-5)


class Shared(unittest.TestCase):
    def same(self, net, module, x):
        modes = net.training, module.training
        close(net.eval()(x.flatten(1)), module.eval()(x), 1e-6)
        net.train(modes[0]), module.train(modes[1])

    def test_one_set_of_parameters(self):
        for make in (lambda p: torch.optim.AdamW(p, 1e-2), lambda p: torch.optim.SGD(p, 1e-2, momentum=0.9)):
            for of_module in (True, False):
                module = classifier()
                net = from_torch(module, (2, 8))
                self.assertEqual([name for name, _ in net.named_parameters()], [name for name, _ in module.named_parameters()])
                self.assertTrue(all(a is b for a, b in zip(net.parameters(), module.parameters(), strict=True)))
                x, classes = numbers(16, 2, 8), torch.arange(16) % 3
                optimiser = make((module if of_module else net).parameters())
                for step in range(4):
                    before = module[6].weight.detach().clone()
                    optimiser.zero_grad()
                    logits = net(x.flatten(1)) if step % 2 else module(x)
                    nn.functional.cross_entropy(logits, classes).backward()
                    optimiser.step()
                    self.assertFalse(before.equal(module[6].weight))
                    self.same(net, module, x)

    def test_they_lie_in_one_storage_without_states(self):
        module = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2))
        optimiser = torch.optim.Adam(module.parameters(), 1e-2)  # created before: it keeps its parameters
        net = from_torch(module, (3,))
        self.assertEqual(len({p.untyped_storage().data_ptr() for p in module.parameters()}), 1)
        self.assertEqual(list(module[0].weight.shape), [4, 3])
        x = numbers(5, 3)
        net(x).pow(2).sum().backward()
        before = module(x).detach()
        optimiser.step()
        self.assertFalse(before.equal(module(x)))
        self.same(net, module, x)

    def test_training_is_torchs(self):
        module, native = classifier(), classifier()
        net = from_torch(module, (2, 8))
        optimisers = [torch.optim.AdamW(each.parameters(), 1e-2) for each in (net, native)]
        x, classes = numbers(16, 2, 8), torch.arange(16) % 3
        for _ in range(10):
            losses = [nn.functional.cross_entropy(y, classes) for y in (net(x.flatten(1)), native(x))]
            close(*losses, 1e-4)
            for loss, optimiser in zip(losses, optimisers):
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
        close(module[1].running_var, native[1].running_var, 1e-4)

    def test_what_moves_one_moves_the_other(self):
        for make, sample in ((classifier, (2, 8)), (lambda: nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2)), (3,))):
            module, x = make(), numbers(4, *sample)
            net = from_torch(module, sample)
            net.double()
            self.assertEqual({t.dtype for t in module.state_dict().values() if t.is_floating_point()}, {torch.float64})
            self.same(net, module, x.double())
            module.float()
            self.same(net, module, x)
            module.load_state_dict(stirred(make()).state_dict())
            self.same(net, module, x)
            module.load_state_dict(stirred(make()).state_dict(), assign=True)
            self.same(net, module, x)
            net.gather()
            self.assertTrue(all(a is b for a, b in zip(net.parameters(), module.parameters(), strict=True)))
            self.same(net, module, x)
            next(module.parameters()).requires_grad_(False)
            module.zero_grad()
            net(x.flatten(1)).sum().backward()
            self.assertEqual([p.grad is None for p in module.parameters()][:2], [True, False])

    def test_copies(self):
        module, x = classifier(), numbers(4, 2, 8)
        net = from_torch(module, (2, 8))
        file = io.BytesIO()
        torch.save(net, file)
        file.seek(0)
        for other in (copy.deepcopy(net), pickle.loads(pickle.dumps(net)), torch.load(file, weights_only=False)):
            self.assertIsNot(to_torch(other), module)
            with torch.no_grad():
                to_torch(other)[6].bias.add_(1)
            self.same(other, to_torch(other), x)
            self.assertFalse(other.eval()(x.flatten(1)).equal(net.eval()(x.flatten(1))))

    def test_compiled(self):
        for make, sample in ((classifier, (2, 8)), (lambda: nn.Sequential(nn.Linear(3, 4), nn.Tanh()), (3,))):
            module, x = make().eval(), numbers(4, *sample)
            net = from_torch(module, sample)
            compiled = torch.compile(net, fullgraph=True, backend="aot_eager")
            close(compiled(x.flatten(1)), module(x), 1e-6)
            compiled(x.flatten(1)).pow(2).sum().backward()
            got = [p.grad for p in module.parameters()]
            module.zero_grad()
            module(x).pow(2).sum().backward()
            for ours, parameter in zip(got, module.parameters()):
                close(ours, parameter.grad, 1e-5)

    def test_dropout(self):
        module = nn.Sequential(nn.Linear(3, 50), nn.Dropout(0.25))
        net = from_torch(module, (3,))
        torch.manual_seed(3)
        x = numbers(40, 3)
        one, two = net(x), net(x)
        self.assertFalse(one.equal(two))
        self.assertLess(abs((one != 0).double().mean().item() - 0.75), 0.05)  # 2000 numbers: 5 standard deviations
        self.same(net, module, x)
        close(one[one != 0], (module.eval()(x) / 0.75)[one != 0], 1e-6)

    def test_files(self):
        module, x = classifier(), numbers(4, 2, 8)
        module(x)  # changes the running statistics
        net = from_torch(module.eval(), (2, 8))
        path = f"{beside.folder.name}/converted.safetensors"
        net.save(path)
        close(Network(path).eval()(x.flatten(1)), module(x), 1e-6)


class Back(unittest.TestCase):
    def test_the_module_itself(self):
        module = nn.Sequential(nn.Linear(3, 2))
        self.assertIs(to_torch(from_torch(module, (3,))), module)

    def test_an_mlp(self):
        for activation in beside.ACTIVATIONS:
            path = mlp((5, 16, 7, 3), activation)
            layers, x = to_torch(path), numbers(9, 5)
            close(layers(x), Network(path)(x), 1e-6)
            net = from_torch(layers, (5,))
            close(net(x), layers(x), 1e-6)
            self.assertTrue(all(a is b for a, b in zip(net.parameters(), layers.parameters(), strict=True)))

    def test_standardisations(self):
        layers = nn.Sequential(
            Standardisation(100 * numbers(3), 2 + numbers(3, seed=1)),
            nn.Linear(3, 2),
            Standardisation(10 * numbers(2, seed=2), 3 + numbers(2, seed=3), undone=True),
        )
        x = 100 * numbers(5, 3, seed=4)
        mean, scale = layers[0].mean, layers[0].scale
        close(layers(x), layers[1]((x - mean) / scale) * layers[2].scale + layers[2].mean, 1e-6)
        net = from_torch(layers, (3,))
        close(net(x), layers(x), 1e-6)
        close(net.double()(x.double()), layers(x.double()), 1e-12)


class Writes(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("seen", torch.zeros(3))

    def forward(self, x):
        self.seen.add_(1)
        return x * self.seen


class OfMode(nn.Module):
    """`kind`: reads its mode, or applies dropout in use mode."""

    def __init__(self, kind):
        super().__init__()
        self.kind = kind

    def forward(self, x):
        if self.kind == "drops":
            return torch.nn.functional.dropout(x, 0.5, training=True)
        return 2 * x if self.training else x


class OverTheBatch(nn.Module):
    def forward(self, x):
        return x - x.mean(0)


class Refusals(unittest.TestCase):
    def refused(self, message, module, sample, kind=RuntimeError):
        before = {name: (id(t), t.data_ptr()) for name, t in module.named_parameters()} if isinstance(module, nn.Module) else None
        with self.assertRaisesRegex(kind, message):
            from_torch(module, sample)
        if before is not None:
            self.assertEqual(before, {name: (id(t), t.data_ptr()) for name, t in module.named_parameters()})

    def test_arguments(self):
        self.refused("module is function; wanted a torch.nn.Module", lambda x: x, (3,), TypeError)
        self.refused("sample is NoneType; wanted the sizes of one sample", nn.Linear(3, 2), None, TypeError)
        self.refused("the example has shape .0, 3.; wanted a batch", nn.Linear(3, 2), torch.zeros(0, 3))
        self.refused("weight is of torch.float16 on cpu; wanted parameters of torch.float32 or torch.float64", nn.Linear(3, 2).half(), (3,))
        self.refused("1.weight is of torch.float64", nn.Sequential(nn.Linear(3, 3), nn.Linear(3, 2).double()), (3,))
        mixed = nn.Sequential(nn.Linear(3, 3), nn.Dropout(0.5).eval())
        self.refused(r"layer 1 \(Dropout\) is in use \(eval\), the module is not; wanted one mode", mixed, (3,))
        self.refused("torch cannot copy Linear, or export it for batches of any size: .*wanted a module that torch can copy and export", nn.Linear(3, 2), (4,))

    def test_what_the_graph_has_not(self):
        self.refused("layer 1 .Embedding. has padding_idx 0; wanted none", nn.Sequential(nn.Identity(), nn.Embedding(7, 3, padding_idx=0)), torch.zeros(2, 4, dtype=torch.long))
        self.refused("layer 0 .Embedding. has sparse True", nn.Sequential(nn.Embedding(7, 3, sparse=True)), torch.zeros(2, 4, dtype=torch.long))
        self.refused("writes the buffer 1.seen; wanted buffers that do not change", nn.Sequential(nn.Linear(3, 3), Writes()), (3,))
        for kind in ("asks", "drops"):
            self.refused(r"in use \(eval\) Sequential differs from its training mode", nn.Sequential(nn.Linear(3, 9), OfMode(kind)), (3,))
        self.refused("rows of a batch.*or leave that part to torch", nn.Sequential(nn.Linear(3, 3), OverTheBatch()), (3,))
        self.refused("or leave that part to torch", nn.Sequential(nn.Linear(3, 3), nn.FractionalMaxPool2d(2, output_size=1)), (1, 3, 3))
        self.refused("running|momentum|export", nn.Sequential(nn.BatchNorm1d(3, momentum=None)), (3,))

    def test_parameters_that_are_held(self):
        module = nn.Sequential(nn.Linear(3, 2))
        y = module(numbers(4, 3))
        self.refused("something still uses 0.(weight|bias), such as the graph of an output", module, (3,))
        del y
        from_torch(module, (3,))

    def test_parameters_that_are_gone(self):
        module = nn.Sequential(nn.Linear(3, 2))
        net = from_torch(module, (3,))
        torch.nn.utils.prune.l1_unstructured(module[0], "weight", 0.5)
        with self.assertRaisesRegex(RuntimeError, "no longer has the parameter 0.weight; wanted it"):
            net(numbers(4, 3))
        self.refused("torch cannot copy Sequential, or export it", module, (3,))
        torch.nn.utils.prune.remove(module[0], "weight")
        close(from_torch(module, (3,))(numbers(4, 3)), module(numbers(4, 3)), 1e-6)

    def test_back(self):
        with self.assertRaisesRegex(RuntimeError, "the network was not built from torch's layers; wanted one from from_torch"):
            to_torch(Network(mlp()))
        path = f"{beside.folder.name}/composed.safetensors"
        from_torch(nn.Sequential(nn.Linear(3, 2)), (3,)).save(path)
        with self.assertRaisesRegex(RuntimeError, "is of kind composed; wanted an Mlp. Use other networks as a torch module"):
            to_torch(path)
        with self.assertRaisesRegex(TypeError, "net is int; wanted a rootgrad.Network"):
            to_torch(3)


if __name__ == "__main__":
    unittest.main()
