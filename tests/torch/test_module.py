"""rootgrad.torch.Network as a module: compared with torch's layers with the same weights, with torch's optimisers, checkpoints and copies."""

import copy
import io
import os
import pickle
import tempfile
import unittest

import beside
import torch
import torch.nn.utils.prune
from beside import close, mlp, numbers, same_gradients, sequential

from rootgrad.torch import Network, register

NAMES = ["layers.0.weight", "layers.0.bias", "layers.1.weight", "layers.1.bias"]


class Layers(unittest.TestCase):
    def test_outputs_and_gradients_are_those_of_torch(self):
        for activation in beside.ACTIVATIONS:
            for dtype, outputs, gradients in ((torch.float32, 1e-6, 1e-5), (torch.float64, 1e-13, 1e-12)):
                for flat in (False, True):
                    with self.subTest(activation=activation, dtype=dtype, flat=flat):
                        named = Network(mlp((5, 16, 7, 3), activation), dtype=dtype)
                        native = sequential(named, activation)
                        net = Network(mlp((5, 16, 7, 3), activation), dtype=dtype, flat=True) if flat else named
                        x = numbers(9, 5, dtype=dtype)
                        close(net(x), native(x), outputs)
                        if not flat:
                            same_gradients(net, native, x, lambda y: (y * numbers(9, 3, seed=1, dtype=dtype)).sum(), gradients)
                            continue
                        net(x).pow(2).sum().backward()
                        native(x).pow(2).sum().backward()
                        right = torch.cat([each.reshape(-1) for each in beside.as_ours([p.grad for p in native.parameters()])])
                        close(net.flat.grad, right, gradients)

    def test_names_shapes_and_places(self):
        net = Network(mlp())
        self.assertEqual([name for name, _ in net.named_parameters()], NAMES)
        self.assertEqual([list(p.shape) for p in net.parameters()], [[3, 8], [8], [8, 2], [2]])
        self.assertEqual(len({p.untyped_storage().data_ptr() for p in net.parameters()}), 1)
        self.assertTrue(all(p.is_leaf and p.requires_grad and type(p) is torch.nn.Parameter for p in net.parameters()))
        self.assertEqual((net.in_features, net.out_features), (3, 2))
        self.assertEqual(repr(net).splitlines()[1], "  3 -> 2, 50 parameters")
        self.assertEqual([name for name, _ in Network(mlp(), flat=True).named_parameters()], ["flat"])
        torch.testing.assert_close(net.flat_parameters(), Network(mlp(), flat=True).flat_parameters(), rtol=0, atol=0)
        with self.assertRaisesRegex(RuntimeError, "a part of a rootgrad network cannot be called"):
            net.layers(torch.ones(2, 3))

    def test_inside_a_larger_module_used_twice(self):
        torch.manual_seed(1)
        net = Network(mlp((3, 8, 3)))
        native = sequential(net)
        before, after = torch.nn.Linear(4, 3), torch.nn.Linear(3, 3)
        ours = torch.nn.Sequential(before, torch.nn.Tanh(), net, after, net)
        theirs = torch.nn.Sequential(copy.deepcopy(before), torch.nn.Tanh(), native, copy.deepcopy(after), native)
        x = numbers(5, 4)
        close(ours(x), theirs(x), 1e-6)
        ours(x).pow(2).sum().backward()
        theirs(x).pow(2).sum().backward()
        close(before.weight.grad, theirs[0].weight.grad, 1e-5)
        close(after.weight.grad, theirs[3].weight.grad, 1e-5)
        for parameter, right in zip(net.parameters(), beside.as_ours([p.grad for p in native.parameters()])):
            close(parameter.grad, right, 1e-5)


class Training(unittest.TestCase):
    def steps(self, make, flat, count=40):
        """Returns losses of an optimiser on the network, and on torch's layers."""
        net = Network(mlp((3, 16, 2)), flat=flat)
        native = sequential(Network(mlp((3, 16, 2))))
        x, y, losses = numbers(32, 3), numbers(32, 2, seed=2), []
        for module in (net, native):
            optimiser = make(module.parameters())

            def loss():
                optimiser.zero_grad()
                value = torch.nn.functional.mse_loss(module(x), y)
                value.backward()
                return value

            losses.append([optimiser.step(loss).item() for _ in range(count)])
        self.assertLess(losses[0][-1], losses[0][0])
        torch.testing.assert_close(losses[0], losses[1], rtol=2e-4, atol=1e-6)

    def test_optimisers(self):
        for flat in (False, True):
            self.steps(lambda p: torch.optim.AdamW(p, 1e-2, weight_decay=0.1), flat)
            self.steps(lambda p: torch.optim.AdamW(p, 1e-2, fused=True), flat)
            self.steps(lambda p: torch.optim.Adam(p, 1e-2, foreach=True, amsgrad=True), flat)
            self.steps(lambda p: torch.optim.SGD(p, 0.1, momentum=0.9, nesterov=True), flat)
            self.steps(lambda p: torch.optim.LBFGS(p, 0.5, max_iter=4), flat, count=4)

    def test_clipping(self):
        for net in (Network(mlp()), Network(mlp(), flat=True)):
            net(numbers(16, 3)).pow(2).sum().mul(100).backward()
            norm = torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            self.assertGreater(norm.item(), 0.5)
            found = torch.sqrt(sum(p.grad.pow(2).sum() for p in net.parameters()))
            self.assertAlmostEqual(found.item(), 0.5, places=5)
            torch.nn.utils.clip_grad_value_(net.parameters(), 0.01)
            self.assertLessEqual(max(p.grad.abs().max().item() for p in net.parameters()), 0.01 + 1e-9)

    def test_gradients_are_added_and_cleared(self):
        net = Network(mlp())
        x = numbers(4, 3)
        for _ in range(3):
            net(x).sum().backward()
        three = [p.grad.clone() for p in net.parameters()]
        stored = [p.grad for p in net.parameters()]
        net.zero_grad(set_to_none=False)
        self.assertTrue(all((grad == 0).all() for grad in stored))
        net(x).sum().backward()
        for parameter, grad, other in zip(net.parameters(), stored, three):
            self.assertIs(parameter.grad, grad)
            close(3 * grad, other, 1e-6)
        net.zero_grad()
        self.assertTrue(all(p.grad is None for p in net.parameters()))

    def test_frozen_parameters(self):
        net = Network(mlp())
        native = sequential(net)
        x = numbers(4, 3)
        for i, (parameter, theirs) in enumerate(zip(net.parameters(), native.parameters())):
            parameter.requires_grad_(i == 2)
            theirs.requires_grad_(i == 2)
        same_gradients_of = [p for p in net.parameters() if p.requires_grad]
        net(x).pow(2).sum().backward()
        native(x).pow(2).sum().backward()
        self.assertEqual([p.grad is not None for p in net.parameters()], [False, False, True, False])
        close(same_gradients_of[0].grad, native[2].weight.grad.T, 1e-5)
        net.requires_grad_(False)
        self.assertFalse(net(x).requires_grad)
        inputs = x.clone().requires_grad_()
        net(inputs).sum().backward()  # for the inputs alone
        self.assertIsNotNone(inputs.grad)
        net.requires_grad_(True)
        net.zero_grad()
        net(x).sum().backward()
        self.assertTrue(all(p.grad is not None for p in net.parameters()))

    def test_hooks_of_parameters(self):
        net = Network(mlp())
        first, second = list(net.parameters())[:2]
        seen = []
        first.register_hook(lambda grad: 2 * grad)
        second.register_post_accumulate_grad_hook(lambda p: seen.append(p.grad.clone()))
        net(numbers(4, 3)).sum().backward()
        other = Network(mlp())
        other(numbers(4, 3)).sum().backward()
        right = [p.grad for p in other.parameters()]
        close(first.grad, 2 * right[0], 1e-7)
        self.assertEqual(len(seen), 1)
        close(seen[0], right[1], 1e-7)

    def test_a_step_in_the_pass_back(self):
        """An optimiser for each parameter that makes a step as soon as the parameter's gradient exists."""
        net, other = Network(mlp()), Network(mlp())
        optimisers = {p: torch.optim.SGD([p], 0.1) for p in net.parameters()}
        for parameter in net.parameters():
            parameter.register_post_accumulate_grad_hook(lambda p: optimisers[p].step())
        net(numbers(4, 3)).pow(2).sum().backward()
        other(numbers(4, 3)).pow(2).sum().backward()
        torch.optim.SGD(other.parameters(), 0.1).step()
        for parameter, right in zip(net.parameters(), other.parameters()):
            close(parameter, right, 1e-7)

    def test_activation_checkpointing(self):
        net = Network(mlp())
        x = numbers(6, 3).requires_grad_()
        found = []
        for run in (net, lambda x: torch.utils.checkpoint.checkpoint(net, x, use_reentrant=False)):
            net.zero_grad()
            x.grad = None
            run(x).pow(2).sum().backward()
            found.append([x.grad, *(p.grad for p in net.parameters())])
        for one, other in zip(*found):
            close(one, other, 0)


class Copies(unittest.TestCase):
    def lies_in_one(self, net):
        """Returns true if a pass reads the parameters in place."""
        return len({tensor.untyped_storage().data_ptr() for tensor in (net.flat_parameters(), *net.parameters())}) == 1

    def test_state_dicts(self):
        net, other = Network(mlp()), Network(mlp(seed=8))
        x = numbers(4, 3)
        self.assertEqual(list(net.state_dict()), NAMES)
        self.assertFalse(torch.equal(net(x), other(x)))
        places = [p.data_ptr() for p in other.parameters()]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "net.pt")
            torch.save(net.state_dict(), path)
            other.load_state_dict(torch.load(path, weights_only=True))
        self.assertTrue(torch.equal(net(x), other(x)))
        self.assertEqual([p.data_ptr() for p in other.parameters()], places)
        other.double().load_state_dict(net.state_dict())
        close(other(x.double()), net(x).double(), 1e-6)
        flat = Network(mlp(), flat=True)
        flat.load_state_dict(Network(mlp(seed=8), flat=True).state_dict())
        self.assertTrue(torch.equal(flat(x), Network(mlp(seed=8))(x)))

    def test_state_dicts_that_do_not_fit(self):
        net = Network(mlp())
        before = net(numbers(4, 3))
        with self.assertRaisesRegex(RuntimeError, r"size mismatch for layers.0.weight"):
            net.load_state_dict(Network(mlp((3, 9, 2))).state_dict())
        with self.assertRaisesRegex(RuntimeError, r"(?s)Missing key\(s\) in state_dict: .*Unexpected key\(s\) in state_dict: \"flat\""):
            net.load_state_dict(Network(mlp(), flat=True).state_dict())
        self.assertEqual(before.shape, net(numbers(4, 3)).shape)

    def test_assigned_state(self):
        net, other = Network(mlp()), Network(mlp(seed=8))
        x = numbers(4, 3)
        net.load_state_dict(other.state_dict(), assign=True)
        self.assertTrue(torch.equal(net(x), other(x)))
        for gathered in (False, True):
            if gathered:
                net.gather()
            self.assertEqual(self.lies_in_one(net), gathered)
            same_gradients(net, sequential(net), x, lambda y: y.pow(2).sum())

    def test_deep_copies(self):
        for flat in (False, True):
            net = Network(mlp(), flat=flat)
            x = numbers(4, 3)
            next(net.parameters()).requires_grad_(flat)
            net(x)
            net.eval()
            adam = torch.optim.Adam(net.parameters(), 0.1)
            clone, clones_adam = copy.deepcopy((net, adam))
            self.assertTrue(torch.equal(clone(x), net(x)))
            self.assertTrue(not clone.training and self.lies_in_one(clone))
            self.assertEqual([p.requires_grad for p in clone.parameters()], [p.requires_grad for p in net.parameters()])
            before = net(x).detach()
            last = list(clone.parameters())[-1]
            self.assertIs(clones_adam.param_groups[0]["params"][-1], last)
            clone(x).pow(2).sum().backward()
            y = clone(x)
            clones_adam.step()
            self.assertFalse(torch.equal(clone(x), before))
            self.assertTrue(torch.equal(net(x), before))
            with self.assertRaisesRegex(RuntimeError, "modified by an inplace operation"):
                y.sum().backward()

    def test_pickles(self):
        net = Network(mlp(), dtype=torch.float64).eval()
        x = numbers(4, 3, dtype=torch.float64)
        file = io.BytesIO()
        torch.save(net, file)
        file.seek(0)
        for again in (pickle.loads(pickle.dumps(net)), torch.load(file, weights_only=False)):
            self.assertTrue(torch.equal(again(x), net(x)))
            self.assertEqual(again.operator_name, net.operator_name)
            self.assertTrue(self.lies_in_one(again))
            same_gradients(again, sequential(again), x, lambda y: y.pow(2).sum(), 1e-12)

    def test_precision(self):
        for flat in (False, True):
            net = Network(mlp(), flat=flat)
            x = numbers(4, 3)
            before, parameters = net(x).detach(), list(net.parameters())
            sgd = torch.optim.SGD(net.parameters(), 0.1)
            self.assertIs(net.double(), net)
            self.assertTrue(all(one is other and one.dtype == torch.float64 for one, other in zip(net.parameters(), parameters)))
            y = net(x.double())
            self.assertTrue(self.lies_in_one(net))
            close(before.double(), y, 1e-6)
            y.sum().backward()
            sgd.step()
            self.assertFalse(torch.equal(net(x.double()), y))
            with self.assertRaisesRegex(RuntimeError, "x is of Float; wanted Double, as the parameters"):
                net(x)
            net.to("cpu", torch.float32)
            self.assertEqual(net(x).dtype, torch.float32)
            self.assertEqual(self.lies_in_one(net), flat)  # while the graph of y holds the parameters, a pass copies them
            if not flat:
                with self.assertRaisesRegex(RuntimeError, "something still uses layers.0.weight, such as the graph of an output"):
                    net.gather()
            del y
            net.gather()
            self.assertTrue(self.lies_in_one(net))
            net.to("cpu").float()
            net.share_memory()
            self.assertTrue(all(p.is_shared() for p in net.parameters()))
            self.assertEqual(net(x).shape, (4, 2))

    def test_files_of_rootgrad(self):
        net = Network(mlp())
        x = numbers(4, 3)
        torch.optim.SGD(net.parameters(), 0.1).zero_grad()
        net(x).pow(2).sum().backward()
        torch.optim.SGD(net.parameters(), 0.1).step()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "tuned.safetensors")
            net.save(path)
            again = Network(path)
            self.assertTrue(torch.equal(again(x), net(x)))
            self.assertFalse(torch.equal(Network(mlp())(x), net(x)))
            net.double().save(path)
            self.assertTrue(torch.equal(Network(path)(x), again(x)))
            self.assertEqual(again.operator_name, net.operator_name)  # the structures are the same
            self.assertEqual(register(path), net.operator_name)
            self.assertEqual(register(mlp(seed=8)), net.operator_name)
            with self.assertRaisesRegex(RuntimeError, "none/tuned"):
                net.save(os.path.join(folder, "none", "tuned.safetensors"))
        self.assertNotEqual(Network(mlp(activation="relu")).operator_name, net.operator_name)
        self.assertEqual(Network(mlp(), threads=2).operator_name, net.operator_name + "-2-threads")
        with torch.no_grad():
            next(net.parameters()).fill_(float("inf"))
        with self.assertRaisesRegex(RuntimeError, "finite"):
            net.save(mlp())

    def test_vectors_of_parameters(self):
        net, other = Network(mlp()), Network(mlp(seed=8))
        x = numbers(4, 3)
        vector = torch.nn.utils.parameters_to_vector(other.parameters()).detach()
        torch.nn.utils.vector_to_parameters(vector, net.parameters())
        self.assertTrue(torch.equal(net(x), other(x)))
        net.gather()
        self.assertTrue(self.lies_in_one(net))
        self.assertTrue(torch.equal(net(x), other(x)))
        self.assertTrue(torch.equal(net.flat_parameters(), vector))
        same_gradients(net, sequential(other), x, lambda y: y.pow(2).sum())

    def test_parameters_from_elsewhere(self):
        """Parametrised, pruned, or given for one call: the module uses the parameters that it is given."""
        net, native = Network(mlp()), sequential(Network(mlp()))
        x = numbers(4, 3)

        class Doubled(torch.nn.Module):
            def forward(self, weight):
                return 2 * weight

        holder = net.get_submodule("layers.0")
        torch.nn.utils.parametrize.register_parametrization(holder, "weight", Doubled())
        with torch.no_grad():
            native[0].weight.mul_(2)
        close(net(x), native(x), 1e-6)
        net(x).sum().backward()
        native(x).sum().backward()
        close(holder.parametrizations.weight.original.grad, 2 * native[0].weight.grad.T, 1e-5)

        net = Network(mlp())
        given = {name: tensor.detach() for name, tensor in Network(mlp(seed=8)).named_parameters()}
        self.assertTrue(torch.equal(torch.func.functional_call(net, given, x), Network(mlp(seed=8))(x)))
        self.assertTrue(torch.equal(net(x), Network(mlp())(x)))
        torch.nn.utils.prune.l1_unstructured(net.get_submodule("layers.1"), "weight", amount=0.5)
        native = sequential(Network(mlp()))
        with torch.no_grad():
            native[2].weight.mul_(net.get_submodule("layers.1").weight_mask.T)
        close(net(x), native(x), 1e-6)

        net, other = Network(mlp()), Network(mlp(seed=8))
        net.layers = other.layers
        self.assertTrue(torch.equal(net(x), other(x)))
        net.layers = Network(mlp()).layers
        net.get_submodule("layers.0").weight = torch.nn.Parameter(other.get_submodule("layers.0").weight.detach())
        self.assertFalse(torch.equal(net(x), Network(mlp())(x)))


if __name__ == "__main__":
    unittest.main()
