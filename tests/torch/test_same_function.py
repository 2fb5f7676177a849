"""Modules that rootgrad.torch.from_torch refuses because they would silently be another function or have another gradient; and accepted
modules with more than operations: recurrent layers, tied weights, hooks."""

import copy
import unittest

import torch
from beside import close, mlp, numbers

from rootgrad.torch import Network, from_torch

nn = torch.nn


class Of(nn.Module):
    """A function after a layer with parameters."""

    def __init__(self, function):
        super().__init__()
        self.layer, self.function = nn.Linear(4, 4), function

    def forward(self, x):
        return self.function(self.layer(x))


class Rounded(torch.autograd.Function):
    """A straight-through estimator."""

    forward = staticmethod(lambda context, x: x.round())
    backward = staticmethod(lambda context, gradient: gradient)


class Flipped(torch.autograd.Function):
    """Flips gradients, as adversarial training does, but only for small values, so that most inputs do not show it."""

    @staticmethod
    def forward(context, x):
        context.save_for_backward(x)
        return x.clone()

    @staticmethod
    def backward(context, gradient):
        (x,) = context.saved_tensors
        return torch.where(x.abs() > 15, -gradient, gradient)


class Differs(unittest.TestCase):
    def refused(self, message, module, sample=(4,)):
        before = [(id(p), p.data_ptr()) for p in module.parameters()]
        with self.assertRaisesRegex(RuntimeError, message):
            from_torch(module, sample)
        self.assertEqual(before, [(id(p), p.data_ptr()) for p in module.parameters()])

    def test_gradients_of_the_users_own(self):
        self.refused("the gradient of (input 0|layer.weight) is 0 here and .* in torch .for .*; wanted a module whose values and gradients", Of(Rounded.apply))
        self.refused("the gradient of .* in torch .for numbers up to 40.", Of(Flipped.apply))
        self.refused("the gradient of .* in torch", nn.Sequential(nn.RMSNorm(4), Of(Rounded.apply)))
        hooked = Of(torch.tanh)
        hooked.layer.register_full_backward_hook(lambda module, given, made: (2 * given[0],))
        self.refused("the gradient of input 0", hooked)

    def test_options_that_change_a_function_are_taken(self):
        for threshold, beta in ((1, 1), (3, 2)):
            module, x = Of(nn.Softplus(beta, threshold)), numbers(5, 4)
            close(from_torch(module, (4,))(x), module(x), 1e-6)

    def test_casts_within(self):
        for cast, dtype in ((torch.Tensor.half, "float16"), (torch.Tensor.bfloat16, "bfloat16"), (torch.Tensor.double, "float64")):
            self.refused(f"computes in torch.{dtype}; wanted one precision", Of(lambda x: cast(x).to(x.dtype)))
        for function in (lambda x: torch.tanh(x.float()), lambda x: torch.tanh(x.float()).to(x.dtype)):
            module, x = Of(function), numbers(5, 4)  # a cast without effect in single precision
            net = from_torch(module, (4,))
            close(net(x), module(x), 1e-6)
            with self.assertRaisesRegex(RuntimeError, "of Of in torch.float64 .*it casts, or has an epsilon of the dtype; wanted torch.float32"):
                net.double()

    def test_epsilon_of_the_dtype(self):
        """By default torch's RMSNorm uses the epsilon of its dtype: for small rows the results differ by 6e-3."""
        module = nn.Sequential(nn.Linear(4, 8), nn.RMSNorm(8))
        net, x = from_torch(module, (4,)), 0.01 * numbers(6, 4)
        close(net(x), module(x), 1e-6)
        words = r"layer 1 \(RMSNorm\) has eps=None.* torch.float64; wanted a number, such as RMSNorm\(…, eps=1.192e-07\)"
        with self.assertRaisesRegex(RuntimeError, words):
            net.double()
        close(net(x), module(x), 1e-6)
        module.double()  # without the network's knowledge
        with self.assertRaisesRegex(RuntimeError, words):
            net(x.double())
        self.refused(words, module)
        given = nn.Sequential(nn.Linear(4, 8), nn.RMSNorm(8, eps=1e-7)).double()
        close(from_torch(given, (4,))(x.double()), given(x.double()), 1e-9)


class Frozen(unittest.TestCase):
    """A batch norm in use mode while the network trains, as in fine-tuning."""

    def test_a_part_that_is_in_use_is_refused(self):
        module = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.Dropout(0.5))
        net, x = from_torch(module, (3,)), 5 + numbers(8, 3)
        before = module[1].running_mean.clone()
        part = getattr(net, "1")
        for frozen, whole in ((part, "Network"), (module[1], "Sequential"), (module[2], "Sequential")):
            frozen.eval()
            with self.assertRaisesRegex(RuntimeError, rf"layer [12] \(\w+\) is in use \(eval\), the {whole} is in training; wanted one mode"):
                net(x)
            self.assertTrue(before.equal(module[1].running_mean))
            frozen.train()
        net(x)
        self.assertFalse(before.equal(module[1].running_mean))
        module[1].eval()
        close(net.eval()(x), module.eval()(x), 1e-6)  # with all layers in use mode it works


class Last(nn.Module):
    """The output of a recurrent layer for the last entry of a sequence."""

    def __init__(self, kind, **options):
        super().__init__()
        self.layer = kind(3, 5, batch_first=True, **options)
        self.head = nn.Linear(5 * (2 if options.get("bidirectional") else 1), 2)

    def forward(self, x):
        return self.head(self.layer(x)[0][:, -1])


class Recurrent(unittest.TestCase):
    def test_they_are_taken_with_their_tensors(self):
        for kind in (nn.LSTM, nn.GRU, nn.RNN):
            for options in ({}, {"num_layers": 2}, {"bidirectional": True}):
                with self.subTest(kind=kind.__name__, **options):
                    module = Last(kind, **options)
                    right, objects = copy.deepcopy(module), list(module.parameters())
                    net, x = from_torch(module, (6, 3)), numbers(4, 6, 3)
                    self.assertTrue(all(a is b for a, b in zip(objects, module.parameters(), strict=True)))
                    self.assertTrue(all(a is b for a, b in zip(net.parameters(), objects, strict=True)))
                    self.assertEqual(len({p.untyped_storage().data_ptr() for p in objects}), 1)
                    for step in range(3):  # after a step through one, the other computes the same
                        y, wanted = net(x.flatten(1)), right(x)
                        close(y, wanted, 1e-5)
                        close(module(x), wanted, 1e-5)
                        y.pow(2).sum().backward()
                        wanted.pow(2).sum().backward()
                        for ours, theirs in zip(module.parameters(), right.parameters()):
                            close(ours.grad, theirs.grad, 1e-4)
                        for each in (net, right):
                            torch.optim.SGD(each.parameters(), 0.05).step()
                            each.zero_grad()


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Linear(4, 4), nn.Linear(4, 4)
        self.b.weight = self.a.weight

    def forward(self, x):
        return self.b(torch.tanh(self.a(x))) + self.a(x)


class TiedWeights(unittest.TestCase):
    def test_they_keep_their_names(self):
        module, x = Tied(), numbers(5, 4)
        net = from_torch(module, (4,))
        self.assertEqual(list(net.state_dict()), list(module.state_dict()))
        self.assertEqual([name for name, _ in net.named_parameters()], [name for name, _ in module.named_parameters()])
        other = Tied()
        other.load_state_dict(net.state_dict())
        close(other(x), module(x), 1e-7)
        net.load_state_dict({name: 2 * tensor for name, tensor in other.state_dict().items()})
        close(module.a.weight, 2 * other.a.weight, 1e-7)
        got = torch.autograd.grad(net(x).pow(2).sum(), list(net.parameters()))
        for ours, theirs in zip(got, torch.autograd.grad(module(x).pow(2).sum(), list(module.parameters()))):
            close(ours, theirs, 1e-5)
        net.double()
        self.assertIs(module.a.weight, module.b.weight)
        close(net(x.double()), module(x.double()), 1e-12)
        copied = copy.deepcopy(net)
        self.assertEqual(list(copied.state_dict()), list(module.state_dict()))

    def test_one_that_was_untied_is_refused(self):
        module = Tied()
        net = from_torch(module, (4,))
        module.b.weight = nn.Parameter(module.a.weight.detach().clone())
        with self.assertRaisesRegex(RuntimeError, r"had one tensor for [ab].weight and [ab].weight, and now has two"):
            net(numbers(5, 4))


class Transforms(unittest.TestCase):
    def test_vmap_is_refused_whatever_was_called_before(self):
        dropping = nn.Sequential(nn.Linear(5, 16), nn.Dropout(0.5))
        for make in (lambda: from_torch(copy.deepcopy(dropping), (5,)), lambda: Network(mlp((5, 8, 2)))):
            for training in (True, False):
                net, x = make().train(training), numbers(6, 5)
                for _ in range(2):
                    for randomness in ("error", "same", "different"):
                        with self.assertRaisesRegex(RuntimeError, "inside vmap; wanted one call with all rows"):
                            torch.func.vmap(net, randomness=randomness)(x)
                        flat = net.flat_parameters().detach()
                        for operator in (torch.ops.rootgrad.network, torch.ops.rootgrad.network_training):
                            with self.assertRaisesRegex(RuntimeError, "inside vmap; wanted one call with all rows"):
                                torch.func.vmap(lambda row: operator(row, flat, net.operator_name), randomness=randomness)(x)
                    net(x)

    def test_hooks_belong_to_their_tensor(self):
        for net in (from_torch(nn.Sequential(nn.Linear(3, 2)), (3,)), Network(mlp((3, 4, 2)))):
            x, calls = numbers(2, 3), []
            before = net(x)
            flat = net.flat_parameters()
            handle = flat.register_hook(lambda gradient: calls.append(gradient))
            net(x).sum().backward()
            net(x).sum().backward()
            self.assertEqual(len(calls), 0)
            flat.pow(2).sum().backward()  # a gradient of the tensor itself
            before.sum().backward()
            self.assertEqual(len(calls), 2)
            handle.remove()
            self.assertTrue(torch.autograd.grad(net(x).sum(), net.flat_parameters())[0].isfinite().all())
            stored = net.flat_parameters()
            stored.retain_grad()
            net(x).sum().backward()
            self.assertIsNone(stored.grad)


if __name__ == "__main__":
    unittest.main()
