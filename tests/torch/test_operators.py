"""torch.ops.rootgrad: a network as a torch operator, compared with the same network in torch's layers; compiled, exported."""

import ctypes
import os
import pathlib
import shutil
import tempfile
import unittest

import torch

LIBRARIES = pathlib.Path(os.environ["ROOTGRAD_PREFIX"]) / "lib"
torch.ops.load_library(str(LIBRARIES / "librootgrad_torch.so"))
ops = torch.ops.rootgrad
TANH = 4


def network_file(path, widths=(3, 8, 2)):
    """Writes an Mlp in rootgrad's format."""
    library = ctypes.CDLL(str(LIBRARIES / "librootgrad.so"))
    handle = ctypes.c_void_p()
    sizes = (ctypes.c_size_t * len(widths))(*widths)
    assert library.rootgrad_mlp_new(sizes, len(widths), TANH, 0, ctypes.c_uint64(7), ctypes.byref(handle)) == 0
    assert library.rootgrad_network_save(handle, str(path).encode()) == 0
    assert library.rootgrad_network_free(handle) == 0


def native(x, flat):
    """The same network in torch's operations: (inputs, outputs) weights, then biases, layer by layer."""
    w1, b1, w2, b2 = flat[:24].view(3, 8), flat[24:32], flat[32:48].view(8, 2), flat[48:50]
    return torch.tanh(x @ w1 + b1) @ w2 + b2


class Module(torch.nn.Module):
    def __init__(self, flat, name="mlp"):
        super().__init__()
        self.flat, self.name = torch.nn.Parameter(flat), name
        self.before = torch.nn.Linear(3, 3)

    def forward(self, x):
        return ops.network(torch.relu(self.before(x)), self.flat, self.name).softmax(-1)


class Operators(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = os.path.join(cls.folder.name, "mlp.safetensors")
        network_file(cls.path)
        cls.flat = ops.load_network(cls.path, "mlp")
        torch.manual_seed(1)

    @classmethod
    def tearDownClass(cls):
        ops.unregister_network("mlp")
        cls.folder.cleanup()

    def inputs(self, dtype=torch.float32, rows=5):
        x = torch.randn(rows, 3, dtype=dtype, requires_grad=True)
        return x, self.flat.to(dtype).clone().requires_grad_(True)

    def test_outputs_and_gradients_are_those_of_torch(self):
        for dtype, tolerance in ((torch.float32, 1e-5), (torch.float64, 1e-11)):
            x, flat = self.inputs(dtype)
            y, right = ops.network(x, flat, "mlp"), native(x, flat)
            torch.testing.assert_close(y, right, rtol=tolerance, atol=tolerance)
            seed = torch.randn_like(y)
            found = torch.autograd.grad(y, (x, flat), seed)
            torch.testing.assert_close(found, torch.autograd.grad(right, (x, flat), seed), rtol=tolerance, atol=tolerance)

    def test_gradcheck(self):
        x, flat = self.inputs(torch.float64, rows=2)
        self.assertTrue(torch.autograd.gradcheck(lambda x, flat: ops.network(x, flat, "mlp"), (x, flat)))
        with self.assertRaisesRegex(RuntimeError, "wanted first derivatives"):
            torch.autograd.gradgradcheck(lambda x, flat: ops.network(x, flat, "mlp"), (x, flat))

    def test_opcheck(self):
        for x, flat in (self.inputs(), self.inputs(torch.float64)):
            torch.library.opcheck(ops.network.default, (x, flat, "mlp"))
            torch.library.opcheck(ops.network.default, (x.detach(), flat.detach(), "mlp"))
            torch.library.opcheck(ops.network_training.default, (x, flat, "mlp"))

    def test_compiled_without_a_break(self):
        for backend in ("aot_eager", "inductor"):
            torch._dynamo.reset()
            module = Module(self.flat.clone())
            compiled = torch.compile(module, fullgraph=True, backend=backend)
            for rows in (5, 6, 7):  # one graph for all of them, from the second on
                x = torch.randn(rows, 3)
                weights = torch.randn(rows, 2)
                found = [compiled(x), *torch.autograd.grad((compiled(x) * weights).sum(), list(module.parameters()))]
                right = [module(x), *torch.autograd.grad((module(x) * weights).sum(), list(module.parameters()))]
                for one, other in zip(found, right):
                    torch.testing.assert_close(one, other, rtol=1e-5, atol=1e-6)

    def test_compiled_training_with_two_passes_before_one_back(self):
        torch._dynamo.reset()
        module = Module(self.flat.clone())
        compiled = torch.compile(module, fullgraph=True, backend="aot_eager")
        adam = torch.optim.Adam(module.parameters(), 1e-2)
        x, y = torch.randn(32, 3), torch.randint(2, (32,))
        losses = []
        for _ in range(30):
            adam.zero_grad()
            first, second = compiled(x[:16]), compiled(x[16:])
            loss = torch.nn.functional.nll_loss(torch.log(torch.cat((first, second))), y)
            loss.backward()
            adam.step()
            losses.append(loss.item())
        self.assertLess(losses[-1], losses[0])

    def test_exported(self):
        module = Module(self.flat.clone())
        batch = torch.export.Dim("batch")
        program = torch.export.export(module, (torch.randn(4, 3),), dynamic_shapes=({0: batch},))
        self.assertIn("rootgrad.network.default", program.graph_module.code)
        path = os.path.join(self.folder.name, "program.pt2")
        torch.export.save(program, path)
        again = torch.export.load(path).module()
        x = torch.randn(9, 3)
        torch.testing.assert_close(again(x), module(x))

    def test_layout_and_names(self):
        names, sizes, states = ops.network_tensors("mlp")
        self.assertEqual(names, ["layers.0.weight", "layers.0.bias", "layers.1.weight", "layers.1.bias"])
        self.assertEqual(sizes, [[3, 8], [8], [8, 2], [2]])
        self.assertEqual(states, [False] * 4)
        with self.assertRaisesRegex(RuntimeError, "registered as 'mlp' already"):
            ops.load_network(self.path, "mlp")
        with self.assertRaisesRegex(RuntimeError, "none.safetensors"):
            ops.load_network(os.path.join(self.folder.name, "none.safetensors"), "none")
        x, flat = self.inputs()
        with self.assertRaisesRegex(RuntimeError, "no network is registered as 'none'"):
            ops.network(x, flat, "none")
        with self.assertRaisesRegex(RuntimeError, r"wanted \(..., 3\)"):
            ops.network(torch.ones(4, 2), flat, "mlp")

    def test_a_second_copy_of_the_library_ends_nothing(self):
        copy = os.path.join(self.folder.name, "librootgrad_torch_copy.so")
        shutil.copy(LIBRARIES / "librootgrad_torch.so", copy)
        os.symlink((LIBRARIES / "librootgrad.so.0").resolve(), os.path.join(self.folder.name, "librootgrad.so.0"))
        torch.ops.load_library(copy)
        x, flat = self.inputs()
        torch.testing.assert_close(ops.network(x, flat, "mlp"), native(x, flat), rtol=1e-5, atol=1e-5)

    def test_memory_is_that_of_the_graph(self):
        x, flat = self.inputs(rows=4)
        y = ops.network(x, flat, "mlp")
        y.sum().backward(retain_graph=True)
        once = x.grad.clone()
        y.sum().backward()
        torch.testing.assert_close(x.grad, 2 * once)
        with self.assertRaisesRegex(RuntimeError, "second time"):
            y.sum().backward()


if __name__ == "__main__":
    unittest.main()
