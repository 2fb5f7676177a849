"""rootgrad.torch.Network: cases in which functions with a custom backward pass silently go wrong; and bad input of every kind."""

import threading
import unittest

import torch
from beside import close, mlp, numbers, same_gradients, sequential
from torch.autograd import grad

from rootgrad.torch import Network

FOUND = "modified by an inplace operation"


class Gradients(unittest.TestCase):
    def test_gradcheck(self):
        for flat in (False, True):
            net = Network(mlp((3, 5, 2)), dtype=torch.float64, flat=flat)
            x = numbers(4, 3, dtype=torch.float64).requires_grad_()
            given = (x, *net.parameters())
            self.assertTrue(torch.autograd.gradcheck(lambda x, *_: net(x), given))
            with self.assertRaisesRegex(RuntimeError, "create_graph.*wanted first derivatives"):
                torch.autograd.gradgradcheck(lambda x, *_: net(x), given)

    def test_second_derivatives_are_refused(self):
        net = Network(mlp())
        x = numbers(4, 3).requires_grad_()
        for of in ((x,), tuple(net.parameters())):
            with self.assertRaisesRegex(RuntimeError, "create_graph.*wanted first derivatives"):
                grad(net(x).sum(), of, create_graph=True)
        # With respect to all weights as one tensor, as the graph has them, second derivatives
        # exist.
        (first,) = grad(net.flat_parameters().pow(3).sum(), list(net.parameters())[:1], create_graph=True)
        (second,) = grad(first.sum(), list(net.parameters())[:1])
        close(second, 6 * next(net.parameters()), 1e-6)

    def test_strides_of_gradients(self):
        net = Network(mlp())
        native, x = sequential(net), numbers(5, 3)
        for loss in (
            lambda y: y.sum(),  # stride 0
            lambda y: y.mean(),
            lambda y: (y.T * numbers(2, 5, seed=2)).sum(),
            lambda y: y[:, 1].pow(2).sum(),
            lambda y: (y * torch._neg_view(numbers(5, 2, seed=3))).sum(),
            lambda y: y[2:4].sum(),
        ):
            same_gradients(net, native, x, loss)

    def test_strides_of_inputs(self):
        net = Network(mlp())
        native, wide = sequential(net), numbers(5, 8)
        broadcast, negated = numbers(1, 3).expand(5, 3), torch._neg_view(numbers(5, 3))
        for x in (wide[:, 2:5], numbers(3, 5).T, broadcast, wide[::2, :3], negated, numbers(2, 4, 3), numbers(3)):
            same_gradients(net, native, x, lambda y: y.pow(2).sum())
            with torch.no_grad():
                close(net(x), native(x), 1e-6)
        leaf = wide.clone().requires_grad_()
        net(leaf[:, 1:4]).sum().backward()
        self.assertTrue((leaf.grad[:, 1:4] != 0).all() and (leaf.grad[:, 4:] == 0).all())

    def test_tapes_belong_to_calls(self):
        net = Network(mlp())
        native, a, b = sequential(net), numbers(4, 3), numbers(6, 3, seed=2)
        found = []
        for f in (net, native):
            first, second = f(a), f(b)
            (torch.cat([first, second * second]).pow(2).sum() + torch.cat([second, first]).sum()).backward()
            found.append([p.grad for p in f.parameters()])
        for one, other in zip(*found):
            close(one, other.T if other.dim() == 2 else other, 1e-5)
        ones, twos = net(a).sum(), net(b).sum()
        net.zero_grad()
        twos.backward()
        ones.backward()  # in the other order
        both = [p.grad.clone() for p in net.parameters()]
        net.zero_grad()
        (net(a).sum() + net(b).sum()).backward()
        for one, parameter in zip(both, net.parameters()):
            close(one, parameter.grad, 1e-6)

    def test_retained_graphs(self):
        net = Network(mlp())
        x = numbers(4, 3).requires_grad_()
        loss = net(x).pow(2).sum()
        loss.backward(retain_graph=True)
        once = [x.grad.clone(), *(p.grad.clone() for p in net.parameters())]
        loss.backward()
        for one, tensor in zip(once, (x, *net.parameters())):
            close(tensor.grad, 2 * one, 1e-7)
        with self.assertRaisesRegex(RuntimeError, "a second time"):
            loss.backward()

    def test_changes_in_place(self):
        net = Network(mlp())
        for parameter in net.parameters():
            y = net(numbers(4, 3))
            with torch.no_grad():
                parameter.add_(0.1)
            with self.assertRaisesRegex(RuntimeError, FOUND):
                y.sum().backward()
        x = numbers(4, 3).requires_grad_() * 1
        y = net(x)
        x.mul_(2)
        with self.assertRaisesRegex(RuntimeError, FOUND):
            y.sum().backward()
        for optimiser in (
            torch.optim.SGD(net.parameters(), 0.1),
            torch.optim.AdamW(net.parameters(), 0.1, foreach=True),  # torch does not count the changes of its fused optimisers
        ):
            y = net(numbers(4, 3)).sum()
            y.backward(retain_graph=True)
            optimiser.step()
            with self.assertRaisesRegex(RuntimeError, FOUND):
                y.backward()
        flat = Network(mlp(), flat=True)
        y = flat(numbers(4, 3))
        with torch.no_grad():
            flat.flat.add_(0.1)
        with self.assertRaisesRegex(RuntimeError, FOUND):
            y.sum().backward()

    def test_other_parameters_between_the_passes(self):
        """The parameters are replaced, not changed: the backward pass uses those of the forward pass."""
        net = Network(mlp())
        native, before = sequential(net), list(net.parameters())
        y = net(numbers(4, 3))
        net.load_state_dict(Network(mlp(seed=8)).state_dict(), assign=True)
        y.pow(2).sum().backward()
        native(numbers(4, 3)).pow(2).sum().backward()
        for parameter, right in zip(before, native.parameters()):
            close(parameter.grad, right.grad.T if right.dim() == 2 else right.grad, 1e-5)
        self.assertTrue(all(p.grad is None for p in net.parameters()))

    def test_undefined_gradients(self):
        class Drops(torch.autograd.Function):
            @staticmethod
            def forward(ctx, y, z):
                return y.sum() + z

            @staticmethod
            def backward(ctx, gradient):
                return None, gradient

        net, x, z = Network(mlp()), numbers(4, 3).requires_grad_(), torch.ones(1, requires_grad=True)
        Drops.apply(net(x), z).sum().backward()
        self.assertIsNotNone(z.grad)
        self.assertTrue(x.grad is None and all(p.grad is None for p in net.parameters()))

    def test_without_a_graph(self):
        net, x = Network(mlp()), numbers(4, 3).requires_grad_()
        right = net(x)
        self.assertIsNotNone(right.grad_fn)
        with torch.no_grad():
            y = net(x)
            self.assertTrue(not y.requires_grad and torch.equal(y, right))
        with torch.inference_mode():
            inferred = numbers(4, 3)
            y = net(inferred)
            self.assertTrue(y.is_inference() and torch.equal(y, right))
            made_inside = Network(mlp())
            self.assertTrue(torch.equal(made_inside(inferred), right))
        with self.assertRaisesRegex(RuntimeError, "Inference tensors cannot be saved for backward"):
            net(inferred)
        same_gradients(made_inside, sequential(made_inside), numbers(4, 3), lambda y: y.pow(2).sum())

    def test_many_passes_forward_hold_no_memory(self):
        def resident():
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1])

        net, x = Network(mlp((64, 128, 8), "relu")), numbers(32, 64)  # 33 kB per tape
        for i in range(20000):
            with torch.set_grad_enabled(i % 2 == 0):
                net(x)
            if i == 1000:
                before = resident()
        self.assertLess(resident(), before + 1024)  # 4 MB; all tapes would be 300 MB

    def test_threads(self):
        net, passes = Network(mlp()), 100
        found = [None] * 3

        def task(i):
            for _ in range(passes):
                x = numbers(4, 3, seed=i).requires_grad_()
                net(x).pow(2).sum().backward()
                found[i] = x.grad

        team = [threading.Thread(target=task, args=(i,)) for i in range(3)]
        [thread.start() for thread in team]
        [thread.join() for thread in team]
        alone = Network(mlp())
        for i in range(3):
            x = numbers(4, 3, seed=i).requires_grad_()
            alone(x).pow(2).sum().backward()
            self.assertTrue(torch.equal(found[i], x.grad))
        for parameter, right in zip(net.parameters(), alone.parameters()):
            close(parameter.grad, passes * right.grad, 1e-4)


class Refused(unittest.TestCase):
    def refused(self, call, message):
        with self.assertRaisesRegex(RuntimeError, message):
            call()

    def test_inputs(self):
        net, x = Network(mlp()), numbers(4, 3)
        for dtype, name in (
            (torch.int64, "Long"),
            (torch.int32, "Int"),
            (torch.float16, "Half"),
            (torch.bfloat16, "BFloat16"),
            (torch.bool, "Bool"),
            (torch.complex64, "ComplexFloat"),
        ):
            self.refused(lambda: net(x.to(dtype)), f"x is of {name}; wanted Float or Double")
        self.refused(lambda: net(x.double()), "x is of Double; wanted Float, as the parameters")
        self.refused(lambda: net(x.to_sparse()), "x is a tensor of layout torch.sparse_coo; wanted a dense one")
        self.refused(lambda: net(x.to("meta")), "x is on meta; wanted it on the CPU")
        if torch.cuda.is_available():
            self.refused(lambda: net(x.cuda()), "x is on cuda:0; wanted it on the CPU")
        self.refused(lambda: net(torch.ones(4, 2)), r"x has shape \[4, 2\]; wanted \(..., 3\): the network has 3 features")
        self.refused(lambda: net(torch.ones(3, 4)), r"x has shape \[3, 4\]; wanted \(..., 3\)")
        self.refused(lambda: net(torch.ones(())), r"x has shape \[\]; wanted \(..., 3\)")
        with self.assertRaisesRegex(TypeError, r"x is list; wanted a tensor \(..., in_features\)"):
            net([[1.0, 2.0, 3.0]])
        with torch.autocast("cpu", torch.bfloat16):
            self.refused(lambda: torch.nn.Sequential(torch.nn.Linear(3, 3), net)(x), "x is of BFloat16; wanted Float")

    def test_empty_batches(self):
        for net in (Network(mlp()), Network(mlp()).eval()):
            for shape in ((0, 3), (2, 0, 3)):
                x = torch.ones(shape, requires_grad=True)
                y = net(x)
                self.assertEqual(y.shape, (*shape[:-1], 2))
                y.sum().backward()
                self.assertEqual(x.grad.shape, x.shape)
                self.assertTrue(all((p.grad == 0).all() for p in net.parameters()))
                net.zero_grad()

    def test_not_a_number(self):
        net, x = Network(mlp()), numbers(4, 3).requires_grad_()
        seed = torch.ones(4, 2)
        seed[1, 0] = float("nan")
        net(x).backward(seed)
        self.assertTrue(x.grad[1].isnan().all() and not x.grad[0].isnan().any())
        bad = x.detach().clone()
        bad[2, 1] = float("nan")
        self.assertTrue(net(bad)[2].isnan().all() and not net(bad)[3].isnan().any())

    def test_parameters(self):
        net, x = Network(mlp()), numbers(4, 3)
        weight = net.get_parameter("layers.0.weight")
        right, before = net(x).detach(), weight.data
        weight.data = weight.data.clone()  # another place, the same numbers
        self.assertTrue(torch.equal(net(x), right))
        square = Network(mlp((3, 3)))
        turned = square.get_parameter("layers.0.weight")
        turned.data = turned.data.T  # the same place
        close(square(x), x @ turned + square.get_parameter("layers.0.bias"), 1e-6)
        weight.data = torch.ones(3, 9)
        self.refused(lambda: net(x), r"the parameter layers.0.weight is a tensor of torch.float32 of shape \[3, 9\] on cpu; wanted")
        self.refused(net.gather, "layers.0.weight is a tensor")
        weight.data = before
        self.assertTrue(torch.equal(net(x), right))
        net.layers.half()
        self.refused(lambda: net(x), "is of Half; wanted Float or Double")
        net = Network(mlp())
        net.get_submodule("layers.1").double()
        self.refused(lambda: net(x), "the parameter layers.1.weight is a tensor of torch.float64 of shape .*; wanted torch.float32")
        flat = Network(mlp(), flat=True)
        flat.flat.data = torch.ones(3)
        self.refused(lambda: flat(x), r"flat has shape \[3\]; wanted \(50\)")

    def test_moves(self):
        net, x = Network(mlp()), numbers(4, 3)
        right = net(x)
        for move in (net.half, net.bfloat16, lambda: net.to(torch.float16)):
            self.refused(move, r"the network is to be of torch.b?float16; wanted torch.float32 or torch.float64")
        self.refused(lambda: net.to("meta"), "the network is to move to meta; wanted the CPU")
        if torch.cuda.is_available():
            self.refused(net.cuda, "the network is to move to cuda:0; wanted the CPU")
        self.refused(lambda: torch.nn.Sequential(torch.nn.Linear(2, 3), net).half(), "the network is to be of")
        self.refused(lambda: Network(mlp(), dtype=torch.float16), "the network is to be of torch.float16")
        self.assertTrue(torch.equal(net(x), right))

    def test_networks(self):
        self.refused(lambda: Network("none.safetensors"), "none.safetensors")
        for wrong in (None, 3, torch.ones(3), torch.nn.Linear(3, 2)):
            with self.assertRaisesRegex(TypeError, "wanted a rootgrad.Network, such as an Mlp, or the path of a file"):
                Network(wrong)
        self.refused(lambda: Network(__file__), "test_traps.py")
        self.refused(lambda: Network(mlp(), threads=2000), "threads is 2000")
        self.refused(lambda: Network(mlp(), threads=-1), "threads is -1; wanted 0 or more")
        with self.assertRaisesRegex(TypeError, "net is str; wanted a rootgrad.Network"):
            Network(mlp()).write_back(mlp())

    def test_transforms(self):
        """Tangents and transforms are refused or correct, not silently dropped."""
        net, x = Network(mlp()), numbers(4, 3)
        native = sequential(net)
        with torch.autograd.forward_ad.dual_level():
            dual = torch.autograd.forward_ad.make_dual(x, torch.ones(4, 3))
            self.refused(lambda: net(dual), "jvp")
            with torch.no_grad():
                self.refused(lambda: net(dual), "jvp")
        self.refused(lambda: torch.func.grad(lambda x: net(x).sum())(x), "functorch|torch.func|setup_context")
        self.refused(lambda: torch.func.jvp(net, (x,), (x,)), "jvp|functorch")
        self.refused(lambda: torch.vmap(net.eval())(x), "inside vmap")
        inputs = x.clone().requires_grad_()
        seeds = torch.eye(8).view(8, 4, 2)
        for of, theirs in ((inputs, inputs), (next(net.parameters()), native[0].weight)):
            (found,) = torch.autograd.grad(net(inputs), of, seeds, is_grads_batched=True)
            (right,) = torch.autograd.grad(native(inputs), theirs, seeds, is_grads_batched=True)
            close(found, right if of is theirs else right.mT, 1e-5)


if __name__ == "__main__":
    unittest.main()
