"""rootgrad.torch.function: functions from a user's library, function.c, compared with the same functions in torch's operations."""

import copy
import ctypes
import os
import pathlib
import pickle
import subprocess
import tempfile
import threading
import time
import unittest

import torch
from beside import close, numbers
from torch.autograd import grad, gradcheck, gradgradcheck

from rootgrad import _library, _torch_function
from rootgrad.torch import function

# A function that waits until another thread calls `go`.
WAITS = """
#include "rootgrad/torch_function.h"
#include <unistd.h>
static volatile int begun, ready;
int has_begun(void);
int has_begun(void) { return begun; }
void go(void);
void go(void) { ready = 1; }
static int32_t forward(rootgrad_torch_inputs_t inputs, void *output, size_t length, rootgrad_torch_message_t message) {
  (void)length, (void)message;
  begun = 1;
  for (int i = 0; i < 60000 && !ready; ++i)
    usleep(1000);
  *(double *)output = ready ? *(const double *)inputs.values[0] : -1;
  return 0;
}
static int32_t backward(rootgrad_torch_inputs_t inputs, const void *seed, size_t length, void *const *gradients,
                        rootgrad_torch_message_t message) {
  (void)inputs, (void)length, (void)message;
  *(double *)gradients[0] = *(const double *)seed;
  return 0;
}
static const rootgrad_torch_input_t inputs[] = {{"x", 1, 1}};
static const rootgrad_torch_function_t waits = {ROOTGRAD_TORCH_FUNCTION_VERSION, 8, "waits", inputs, 1, 1, 0, forward, backward, 0};
const rootgrad_torch_function_t *waits_rootgrad_function(void);
const rootgrad_torch_function_t *waits_rootgrad_function(void) { return &waits; }
"""


def coulomb(r, q):
    i, j = torch.tril_indices(len(q), len(q), -1)
    return (q[i] * q[j] / (r[i] - r[j]).norm(dim=1)).sum()


def native_well(x, a):
    return a * x.pow(4).sum() + (x[:-1] * x[1:]).sum()


class Functions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = cls.compile(pathlib.Path(__file__).with_name("function.c"), "libfunction.so")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def compile(cls, source, name):
        library = os.path.join(cls.folder.name, name)
        flags = ["-O1", "-shared", "-fPIC", "-I", _library.paths()[1], str(source), "-lm", "-o", library]
        subprocess.run([os.environ.get("CC", "cc"), *flags], check=True)
        return library

    def function(self, name):
        return function(self.path, name)

    def leaf(self, *shape, seed, dtype=torch.float64):
        return numbers(*shape, seed=seed, dtype=dtype).requires_grad_()

    def test_python_has_the_structures_of_the_header(self):
        names = {"message": "Message", "inputs": "Inputs", "input": "Input", "function": "Described"}
        structures = [getattr(_torch_function, f"_{name}") for name in names.values()]
        fields = [(f"rootgrad_torch_{name}_t", field[0]) for name, of in zip(names, structures) for field in of._fields_]
        sizes = [f"sizeof(rootgrad_torch_{name}_t)" for name in names]
        offsets = [f"offsetof({name}, {field})" for name, field in fields]
        source = pathlib.Path(self.folder.name, "sizes.c")
        source.write_text(f'''#include "rootgrad/torch_function.h"
#include <stddef.h>
const size_t numbers[] = {{{", ".join(sizes + offsets)}}};
''')
        library = ctypes.CDLL(self.compile(source, "libsizes.so"))
        wanted = [ctypes.sizeof(structure) for structure in structures]
        wanted += [getattr(of, field[0]).offset for of in structures for field in of._fields_]
        self.assertEqual(list((ctypes.c_size_t * len(wanted)).in_dll(library, "numbers")), wanted)

    def test_a_number(self):
        energy = self.function("energy")
        self.assertEqual((energy.inputs, energy.dtype, energy.name), (["positions", "charges"], torch.float64, "energy"))
        r, q = self.leaf(6, 3, seed=1), self.leaf(6, seed=2)
        e, right = energy(r, q), coulomb(r, q)
        self.assertEqual(e.shape, ())
        close(e, right, 1e-12)
        found, wanted = grad(2 * e, (r, q)), grad(2 * right, (r, q))
        for one, other in zip(found, wanted):
            close(one, other, 1e-12)
        close(grad(energy(r.detach(), q), q)[0], wanted[1] / 2, 1e-12)
        close(grad(energy(r, q.detach()), r)[0], wanted[0] / 2, 1e-12)
        self.assertTrue(gradcheck(energy, (r, q)))
        wide = self.leaf(6, 8, seed=3)  # (inputs with gaps, two calls in one graph)
        twice, right = (f(wide[:, 2:5], q) + f(wide[:, 5:8], q) for f in (energy, coulomb))
        close(grad(twice, wide)[0], grad(right, wide)[0], 1e-12)
        stored = energy(r, q)
        stored.backward(retain_graph=True)
        stored.backward()
        close(r.grad, wanted[0], 1e-12)
        with torch.no_grad():
            self.assertFalse(energy(r, q).requires_grad)
        for copied in (copy.deepcopy(energy), pickle.loads(pickle.dumps(energy))):
            close(copied(r, q), e, 0)
        self.assertFalse(energy(r.detach(), q.detach()).requires_grad)

    def test_second_derivatives(self):
        well = self.function("well")
        x, a, v = self.leaf(5, seed=1), self.leaf(seed=2), numbers(5, seed=3, dtype=torch.float64)
        self.assertTrue(gradcheck(well, (x, a)) and gradgradcheck(well, (x, a)))

        def twice(f):
            first = grad((f(x, a) * f(x, a)).pow(2), (x, a), create_graph=True)
            return grad((first[0] * v).sum() + 3 * first[1], (x, a))

        def mixed(f):
            (first,) = grad(f(x, a), x, create_graph=True)
            return grad((first * v).sum(), a)

        wide = self.leaf(5, 3, seed=4)

        def sliced(f):
            (first,) = grad(f(wide[:, 1].sin(), a), wide, create_graph=True)
            return grad(first.pow(2).sum(), wide)

        for run in (twice, mixed, sliced):
            for one, other in zip(run(well), run(native_well)):
                close(one, other, 1e-11)
        (first,) = grad(well(x, a), x, create_graph=True)
        with self.assertRaisesRegex(RuntimeError, "for a third derivative"):
            grad(first.sum(), x, create_graph=True)
        r, q = self.leaf(6, 3, seed=1), self.leaf(6, seed=2)
        with self.assertRaisesRegex(RuntimeError, "for a second derivative; wanted first derivatives: its library has no product with the Hessian"):
            grad(self.function("energy")(r, q), r, create_graph=True)

    def test_arrays(self):
        dense = self.function("dense")
        x, w, b = (self.leaf(*shape, seed=1, dtype=torch.float32) for shape in ((5, 3), (3, 4), (4,)))
        two = torch.full((), 2.0)
        y, right = dense(x, w, b, two), 2 * torch.addmm(b, x, w)
        self.assertEqual(y.shape, (20,))
        close(y.view(5, 4), right, 1e-6)
        found = grad(torch.cat((y, dense(x, w, b, two))).sum(), (x, w, b))  # a seed of stride 0
        for one, other in zip(found, grad(2 * right.sum(), (x, w, b))):
            close(one, other, 1e-5)
        none = dense(torch.ones(0, 3), w, b, two)
        self.assertEqual(none.shape, (0,))
        self.assertEqual(grad(none.sum(), w)[0].abs().sum(), 0)
        sgd, losses = torch.optim.SGD([w, b], 0.1), []
        for _ in range(20):
            sgd.zero_grad()
            loss = torch.nn.functional.mse_loss(dense(x.detach(), w, b, two).view(5, 4), numbers(5, 4, seed=9))
            loss.backward()
            sgd.step()
            losses.append(loss.item())
        self.assertLess(losses[-1], 0.8 * losses[0])

    def test_compiled_and_exported(self):
        energy, dense = self.function("energy"), self.function("dense")
        r, q = self.leaf(6, 3, seed=1), self.leaf(6, seed=2)

        class Module(torch.nn.Module):
            def forward(self, r, q):
                return energy(r.sin() * 2, q) ** 2

        for backend in ("aot_eager", "inductor"):
            torch._dynamo.reset()
            module = Module()
            compiled = torch.compile(module, fullgraph=True, backend=backend)
            for n in (6, 5, 4):
                close(compiled(r[:n], q[:n]), module(r[:n], q[:n]), 1e-12)
                for one, other in zip(grad(compiled(r[:n], q[:n]), (r, q)), grad(module(r[:n], q[:n]), (r, q))):
                    close(one, other, 1e-12)
        program = torch.export.export(Module(), (r.detach(), q.detach()))
        self.assertIn("rootgrad.function.default", program.graph_module.code)
        close(program.module()(r, q), module(r, q), 1e-12)
        with self.assertRaisesRegex(RuntimeError, "input charges of energy is of torch.float32; wanted torch.float64"):
            torch.compile(module, fullgraph=True, backend="aot_eager")(r, q.float())

        x, w, b, two = numbers(5, 3), numbers(3, 4).requires_grad_(), numbers(4), torch.full((), 2.0)
        compiled = torch.compile(lambda w: dense(x, w, b, two).sin(), fullgraph=True, backend="aot_eager")
        close(compiled(w), dense(x, w, b, two).sin(), 1e-6)
        close(grad(compiled(w).sum(), w)[0], grad(dense(x, w, b, two).sin().sum(), w)[0], 1e-6)
        operator = torch.ops.rootgrad.function.default
        torch.library.opcheck(operator, ([r, q], self.path, "energy"))
        torch.library.opcheck(operator, ([x, w, b, two], self.path, "dense"))

    def test_calls_that_are_refused(self):
        energy, dense, silent = map(self.function, ("energy", "dense", "silent"))
        r, q, one = self.leaf(6, 3, seed=1), self.leaf(6, seed=2), torch.ones(1)
        ones = torch.ones
        for call, message in (
            (lambda: energy(r), "energy got 1 tensors; wanted 2, as its library declares"),
            (lambda: energy(r.float(), q), "input positions of energy is of torch.float32; wanted torch.float64"),
            (lambda: energy(r, q.long()), "input charges of energy is of torch.int64; wanted torch.float64"),
            (lambda: energy(r, q.to("meta")), "input charges of energy is on meta; wanted it on the CPU"),
            (lambda: energy(r, 3.0), "input charges of energy is float; wanted a tensor"),
            (lambda: energy(r, q.detach().to_sparse()), "input charges of energy is a tensor of layout torch.sparse_coo"),
            (lambda: energy(r[:2], q), "the forward pass of energy failed with status 3: wanted three coordinates"),
            (lambda: dense(ones(2, 3), ones(4, 2), ones(2), one), "the output's length of dense failed with status 3: wanted x"),
            (lambda: dense(ones(2, 3), ones(3, 2), ones(2), ones(2)), r"input factor of dense has shape \[2\]; wanted one number"),
            (lambda: dense(ones(2, 3), ones(3, 2), ones(2), one.requires_grad_()), "input factor of dense requires a gradient, which"),
            (lambda: silent(r, ones((), dtype=torch.float64)).backward(), "the backward pass of silent failed with status 1: it left no message"),
        ):
            with self.assertRaisesRegex(RuntimeError, message):
                call()
        changed = r * 1
        e = energy(changed, q)
        with torch.no_grad():
            changed.mul_(2)
        with self.assertRaisesRegex(RuntimeError, "modified by an inplace operation"):
            e.backward()

    def test_libraries_that_are_refused(self):
        text = os.path.join(self.folder.name, "text.so")
        pathlib.Path(text).write_text("no library")
        for path, name, message in (
            ("none.so", "energy", "the library none.so cannot be loaded"),
            (text, "energy", "text.so cannot be loaded"),
            (self.path, "entropy", "has no symbol entropy_rootgrad_function; wanted one, as #.export_torch"),
            (self.path, "missing", "gives no description"),
            (self.path, "old", "is of version 9; wanted 1: build the library again"),
            (self.path, "half", r"has numbers of 2 bytes; wanted 4 \(float\) or 8 \(double\)"),
            (self.path, "other", "is of another; wanted that of other"),
            (self.path, "lonely", "lacks a function; wanted forward, backward"),
            (self.path, "endless", "lacks a function; wanted forward, backward"),
            (self.path, "nothing", "has no inputs; wanted at least one"),
        ):
            with self.assertRaisesRegex(RuntimeError, message):
                function(path, name)

    def test_other_threads_of_python_run_meanwhile(self):
        source = os.path.join(self.folder.name, "waits.c")
        pathlib.Path(source).write_text(WAITS)
        path = self.compile(source, "libwaits.so")
        waits, found = function(path, "waits"), []
        thread = threading.Thread(target=lambda: found.append(waits(torch.ones((), dtype=torch.float64)).item()))
        thread.start()
        library = ctypes.CDLL(path)
        while not library.has_begun():
            time.sleep(0.001)
        library.go()
        thread.join()
        self.assertEqual(found, [1])


if __name__ == "__main__":
    unittest.main()
