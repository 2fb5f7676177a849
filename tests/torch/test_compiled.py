"""Modules that contain a rootgrad.torch.Network: compiled, exported and traced."""

import os
import subprocess
import sys
import tempfile
import unittest

import torch
from beside import close, mlp, numbers

from rootgrad.torch import Network

# Another process, which only has the two files: that of the program, and that of a network with the same
# structure.
LOADS = """
import sys, torch, rootgrad.torch
assert rootgrad.torch.register(sys.argv[2]) == sys.argv[4]
module = torch.export.load(sys.argv[1]).module()
x, right = torch.load(sys.argv[3])
y = module(x)
torch.testing.assert_close(y, right, rtol=1e-6, atol=1e-6)
y.sum().backward()
assert all(p.grad.abs().sum() > 0 for p in module.parameters())
"""


class Module(torch.nn.Module):
    def __init__(self, **options):
        super().__init__()
        torch.manual_seed(1)
        self.before, self.net = torch.nn.Linear(3, 3), Network(mlp(), **options)

    def forward(self, x):
        return self.net(torch.relu(self.before(x)) * 2).softmax(-1)


class Compiled(unittest.TestCase):
    def setUp(self):
        torch._dynamo.reset()

    def same(self, compiled, module, rows):
        x, weights = numbers(rows, 3, seed=rows).requires_grad_(), numbers(rows, 2, seed=1)
        of = (x, *module.parameters())
        found, right = compiled(x), module(x)
        close(found, right, 1e-6)
        for one, other in zip(torch.autograd.grad((found * weights).sum(), of), torch.autograd.grad((right * weights).sum(), of)):
            close(one, other, 1e-5)

    def test_without_a_break(self):
        for backend, options in (("aot_eager", {}), ("inductor", {}), ("inductor", {"flat": True}), ("inductor", {"dtype": torch.float64})):
            torch._dynamo.reset()
            module = Module(**options)
            if options.get("dtype"):
                module.double()
                compiled = torch.compile(module, fullgraph=True, backend=backend)
                x = numbers(5, 3, dtype=torch.float64)
                close(compiled(x), module(x), 1e-12)
                continue
            compiled = torch.compile(module, fullgraph=True, backend=backend)
            for rows in (5, 6, 7):
                self.same(compiled, module, rows)
            with torch.no_grad():
                close(compiled(numbers(4, 3)), module(numbers(4, 3)), 1e-6)
            module.eval()
            self.same(compiled, module, 6)

    def test_training(self):
        module = Module()
        compiled = torch.compile(module, fullgraph=True, backend="aot_eager")
        other = Module()
        x, y = numbers(32, 3), (numbers(32, seed=2) > 0).long()
        losses = []
        for each, run in ((module, compiled), (other, other)):
            adam = torch.optim.Adam(each.parameters(), 1e-2)
            losses.append([])
            for _ in range(20):
                adam.zero_grad()
                both = torch.cat((run(x[:16]), run(x[16:])))  # two forward passes before one backward pass
                loss = torch.nn.functional.nll_loss(both.log(), y)
                loss.backward()
                adam.step()
                losses[-1].append(loss.item())
        torch.testing.assert_close(losses[0], losses[1], rtol=1e-4, atol=0)
        self.assertLess(losses[0][-1], losses[0][0])

    def test_exported(self):
        for options in ({}, {"flat": True}):
            module = Module(**options).eval()
            batch = torch.export.Dim("batch")
            program = torch.export.export(module, (numbers(4, 3),), dynamic_shapes=({0: batch},))
            self.assertIn("rootgrad.network.default", program.graph_module.code)
            names = {name for name, _ in module.named_parameters()}
            self.assertEqual(set(program.state_dict), names)
            x = numbers(9, 3)
            close(program.module()(x), module(x), 1e-6)
            with tempfile.TemporaryDirectory() as folder:
                paths = [os.path.join(folder, name) for name in ("program.pt2", "net.safetensors", "right.pt")]
                torch.export.save(program, paths[0])
                Network(mlp(seed=8)).save(paths[1])  # its parameters do not matter
                torch.save((x, module(x).detach()), paths[2])
                subprocess.run([sys.executable, "-c", LOADS, *paths, module.net.operator_name], check=True)

    def test_traced(self):
        module = Module().eval()
        traced = torch.jit.trace(module, (numbers(4, 3),))
        with torch.no_grad():
            for parameter in module.parameters():
                parameter.add_(0.1)
        close(traced(numbers(6, 3)), module(numbers(6, 3)), 1e-6)  # it uses the module's parameters

    def test_operators_obey_their_rules(self):
        net = Network(mlp())
        for x in (numbers(4, 3), numbers(4, 3).requires_grad_()):
            torch.library.opcheck(torch.ops.rootgrad.network.default, (x, net.flat_parameters().detach(), net.operator_name))


if __name__ == "__main__":
    unittest.main()
