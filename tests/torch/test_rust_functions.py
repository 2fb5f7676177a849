"""The functions of examples/torch_functions, which Rust's macros differentiate, compared with the same formulas in torch's operations: a
dense layer, an activation with its loss, a fit to an orbit by its differential equation."""

import os
import threading
import unittest
import warnings

import torch
import torch.nn.functional as F
from beside import close, numbers
from torch.autograd import grad, gradcheck, gradgradcheck
from torch.autograd.functional import hessian

from rootgrad.torch import function

LIBRARY = os.environ["ROOTGRAD_TORCH_FUNCTIONS"]
dense, focal_loss, orbit, orbit_misfit = (function(LIBRARY, name) for name in ("dense", "focal_loss", "orbit", "orbit_misfit"))
STEPS, DT = 40, 0.1


def doubles(*values):
    return torch.tensor(values, dtype=torch.float64)


def leaf(*shape, seed, dtype=torch.float64):
    return numbers(*shape, seed=seed, dtype=dtype).requires_grad_()


def native_focal(z, t, gamma):
    """Lin et al., arXiv:1708.02002."""
    u = (2 * t - 1) * z
    return (-torch.exp(gamma * F.logsigmoid(-u)) * F.logsigmoid(u)).mean()


def native_orbit(parameters, start, steps=STEPS, dt=DT):
    """The classical Runge-Kutta method; torch differentiates through each step."""

    def slope(state):
        x, v = state
        k, c, a = parameters
        return torch.stack((v, -k * x - c * v - a * x**3))

    state, positions = start, []
    for _ in range(steps):
        one = slope(state)
        two = slope(state + 0.5 * dt * one)
        three = slope(state + 0.5 * dt * two)
        four = slope(state + dt * three)
        state = state + dt / 6 * (one + 2 * two + 2 * three + four)
        positions.append(state[0])
    return torch.stack(positions)


def native_misfit(parameters, start, measured):
    return 0.5 * (native_orbit(parameters, start, len(measured)) - measured).pow(2).sum()


class Dense(unittest.TestCase):
    def test_as_torchs(self):
        x, w, b = leaf(5, 3, seed=1, dtype=torch.float32), leaf(3, 4, seed=2, dtype=torch.float32), leaf(4, seed=3, dtype=torch.float32)
        self.assertEqual((dense.inputs, dense.dtype, dense.returns_scalar), (["x", "w", "b"], torch.float32, False))
        y, right = dense(x, w, b), torch.addmm(b, x, w)
        self.assertEqual(y.shape, (20,))
        close(y.view(5, 4), right, 1e-6)
        seed = numbers(5, 4, seed=4)
        for one, other in zip(grad(y.view(5, 4), (x, w, b), seed), grad(right, (x, w, b), seed), strict=True):
            close(one, other, 1e-5)
        for one, other in zip(grad(dense(x, w, b).sum(), (x, w, b)), grad(torch.addmm(b, x, w).sum(), (x, w, b)), strict=True):
            close(one, other, 1e-5)  # a seed of stride 0
        wide = leaf(5, 6, seed=5, dtype=torch.float32)
        both = torch.cat((dense(wide[:, ::2], w, b), dense(wide[:, 1::2], w, b))).square().sum()
        native = torch.cat((torch.addmm(b, wide[:, ::2], w), torch.addmm(b, wide[:, 1::2], w))).square().sum()
        for one, other in zip(grad(both, (wide, w, b)), grad(native, (wide, w, b)), strict=True):
            close(one, other, 1e-5)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # single precision; for products, differences with large steps are just as exact
            self.assertTrue(gradcheck(dense, (x, w, b), eps=2**-3, atol=1e-4, rtol=1e-4))
        with self.assertRaisesRegex(RuntimeError, "for a second derivative; wanted first derivatives: its library has no product"):
            grad(dense(x, w, b).sum(), w, create_graph=True)

    def test_trained_between_layers_of_torchs(self):
        torch.manual_seed(1)
        before, after = torch.nn.Linear(2, 8), torch.nn.Linear(6, 1)
        x = numbers(32, 2)
        y = x.sum(1, keepdim=True).sin()
        first = [p.detach().clone() for p in (*before.parameters(), *after.parameters())]
        ended = []
        for ours in (True, False):
            w, b = leaf(8, 6, seed=3, dtype=torch.float32), torch.zeros(6, requires_grad=True)
            trained = [*before.parameters(), *after.parameters(), w, b]
            with torch.no_grad():
                for parameter, value in zip(trained, first):
                    parameter.copy_(value)
            adam, losses = torch.optim.Adam(trained, 1e-2), []
            for _ in range(30):
                adam.zero_grad()
                hidden = torch.tanh(before(x))
                hidden = dense(hidden, w, b).view(32, 6) if ours else torch.addmm(b, hidden, w)
                loss = F.mse_loss(after(torch.relu(hidden)), y)
                loss.backward()
                adam.step()
                losses.append(loss.item())
            self.assertLess(losses[-1], 0.8 * losses[0])
            ended.append(losses)
        torch.testing.assert_close(*ended, rtol=1e-4, atol=1e-6)


class Focal(unittest.TestCase):
    t = (numbers(7, seed=5, dtype=torch.float64) > 0).double()

    def test_as_torchs(self):
        self.assertEqual((focal_loss.inputs, focal_loss.dtype, focal_loss.has_curvature), (["z", "t", "gamma"], torch.float64, True))
        z = (3 * numbers(7, seed=1, dtype=torch.float64)).requires_grad_()
        v = numbers(7, seed=2, dtype=torch.float64)
        for gamma in doubles(0, 0.5, 2):
            loss, right = focal_loss(z, self.t, gamma), native_focal(z, self.t, gamma)
            self.assertEqual(loss.shape, ())
            close(loss, right, 1e-12)
            close(grad(loss, z)[0], grad(right, z)[0], 1e-12)
            ours, theirs = (hessian(lambda z: f(z, self.t, gamma) ** 2, z) for f in (focal_loss, native_focal))
            close(ours, theirs, 1e-10)
            products = []
            for f in (focal_loss, native_focal):
                (first,) = grad(f(z, self.t, gamma), z, create_graph=True)
                products.append(grad(first @ v, z)[0])
            close(*products, 1e-10)
            self.assertTrue(gradcheck(lambda z: focal_loss(z, self.t, gamma), z))
            self.assertTrue(gradgradcheck(lambda z: focal_loss(z, self.t, gamma), z))
        close(focal_loss(z, self.t, doubles(0)), F.binary_cross_entropy_with_logits(z, self.t), 1e-12)

    def test_large_logits(self):
        z, t = doubles(900, -900, 900, -900).requires_grad_(), doubles(1, 0, 0, 1)
        loss = focal_loss(z, t, doubles(2))
        close(loss, torch.tensor(450.0, dtype=torch.float64), 1e-15)
        close(grad(loss, z)[0], doubles(0, 0, 0.25, -0.25), 1e-15)

    def test_behind_a_network(self):
        torch.manual_seed(2)
        net = torch.nn.Sequential(torch.nn.Linear(3, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1)).double()
        x, two = numbers(7, 3, dtype=torch.float64), doubles(2)
        for penalty in (0, 0.3):  # on the size of the gradient: a second derivative
            found = []
            for f in (focal_loss, native_focal):
                parameters = list(net.parameters())
                loss = f(net(x), self.t.view(7, 1), two)
                if penalty:
                    loss = loss + penalty * sum(each.square().sum() for each in grad(loss, parameters, create_graph=True))
                found.append(grad(loss, parameters, allow_unused=True, materialize_grads=True))
            for one, other in zip(*found, strict=True):
                close(one + 1, other + 1, 1e-12)
                close(one, other, 1e-9)


class Orbit(unittest.TestCase):
    truth, start = doubles(1.3, 0.2, 0.4), doubles(1, 0.2)
    dt = torch.tensor(DT, dtype=torch.float64)
    steps = torch.tensor(STEPS, dtype=torch.float64)

    def begun(self):
        return doubles(1.0, 0.1, 0.2).requires_grad_(), doubles(0.8, 0.1).requires_grad_()

    def measured(self):
        return orbit(self.truth, self.start, self.steps, self.dt)

    def test_as_torchs(self):
        p, s = self.begun()
        positions, right = orbit(p, s, self.steps, self.dt), native_orbit(p, s)
        self.assertEqual(positions.shape, (STEPS,))
        close(positions, right, 1e-12)
        seed = numbers(STEPS, dtype=torch.float64)
        for one, other in zip(grad(positions, (p, s), seed), grad(right, (p, s), seed), strict=True):
            close(one, other, 1e-11)
        misfit, right = orbit_misfit(p, s, self.measured(), self.dt), native_misfit(p, s, self.measured())
        close(misfit, right, 1e-12)
        for one, other in zip(grad(misfit, (p, s)), grad(right, (p, s)), strict=True):
            close(one, other, 1e-11)
        through = 0.5 * (orbit(p, s, self.steps, self.dt) - self.measured()).square().sum()  # the same, half of it in torch
        close(through, orbit_misfit(p, s, self.measured(), self.dt), 1e-12)
        for one, other in zip(grad(through, (p, s)), grad(orbit_misfit(p, s, self.measured(), self.dt), (p, s)), strict=True):
            close(one, other, 1e-11)
        self.assertEqual(orbit(p, s, doubles(0), self.dt).shape, (0,))
        self.assertEqual(orbit_misfit(p, s, doubles(), self.dt).item(), 0)

    def test_differences(self):
        p, s = self.begun()
        measured = self.measured()
        self.assertTrue(gradcheck(lambda p, s: orbit(p, s, self.steps, self.dt), (p, s)))
        self.assertTrue(gradcheck(lambda p, s: orbit_misfit(p, s, measured, self.dt), (p, s)))
        self.assertTrue(gradgradcheck(lambda p, s: orbit_misfit(p, s, measured, self.dt), (p, s)))

    def test_curvature(self):
        measured = self.measured()
        together = torch.cat(self.begun()).detach()
        ours = hessian(lambda both: orbit_misfit(both[:3], both[3:], measured, self.dt), together)
        theirs = hessian(lambda both: native_misfit(both[:3], both[3:], measured), together)
        close(ours, theirs, 1e-10)
        close(ours, ours.T, 1e-12)

    def test_a_step_of_the_fit(self):
        """A step of Adam on the logarithms of the positive parameters: the same steps as with torch's own integrator."""
        measured, ended = self.measured(), []
        for misfit in (lambda p, s: orbit_misfit(p, s, measured, self.dt), lambda p, s: native_misfit(p, s, measured)):
            logarithms, s = doubles(0, -2, -1.5).requires_grad_(), doubles(0.8, 0.1).requires_grad_()
            adam = torch.optim.Adam([logarithms, s], 0.05)
            for _ in range(5):
                adam.zero_grad()
                misfit(logarithms.exp(), s).backward()
                adam.step()
            ended.append(torch.cat((logarithms, s)))
        close(*ended, 1e-10)
        self.assertGreater((ended[0][3:] - doubles(0.8, 0.1)).abs().min(), 0.1)

    def test_the_fit_recovers_what_is_known(self):
        measured = self.measured()
        p, s = self.begun()
        fit = torch.optim.LBFGS([p, s], max_iter=200, tolerance_grad=1e-13, tolerance_change=1e-16, line_search_fn="strong_wolfe")

        def closure():
            fit.zero_grad()
            loss = orbit_misfit(p, s, measured, self.dt)
            loss.backward()
            return loss

        self.assertGreater(closure().item(), 0.1)
        fit.step(closure)
        close(p, self.truth, 1e-6)
        close(s, self.start, 1e-6)

    def test_the_fit_by_newtons_method(self):
        """Newton's method uses the second derivatives."""
        measured, right = self.measured(), torch.cat((self.truth, self.start))
        at = right + doubles(0.03, -0.02, 0.05, 0.02, -0.03)

        def misfit(both):
            return orbit_misfit(both[:3], both[3:], measured, self.dt)

        for _ in range(6):
            at = at.detach().requires_grad_()
            at = at - torch.linalg.solve(hessian(misfit, at), grad(misfit(at), at)[0])
        close(at, right, 1e-10)


class Calls(unittest.TestCase):
    def test_several_threads(self):
        """Each thread has its own numbers, and its own errors."""
        measured = Orbit().measured()
        wrong = "panicked: there are 3 logits and 2 targets"

        def work(i):
            p = doubles(1 + 0.1 * i, 0.1, 0.2).requires_grad_()
            s = doubles(1, 0.1 * i).requires_grad_()
            w = leaf(3, 4, seed=i, dtype=torch.float32)
            x, b = numbers(5, 3), numbers(4)
            made = []
            for _ in range(20):
                loss = orbit_misfit(p, s, measured, Orbit.dt)
                made.append(torch.cat((*grad(loss, (p, s)), grad(dense(x, w, b).square().sum(), w)[0].double().view(-1))))
                try:
                    focal_loss(doubles(1, 2, 3), doubles(0, 1), doubles(2))
                except RuntimeError as error:
                    assert wrong in str(error)
                else:
                    raise AssertionError("a call that is wrong passed")
            return torch.stack(made)

        right, found = [work(i) for i in range(4)], [None] * 4

        def run(i):
            found[i] = work(i)

        threads = [threading.Thread(target=run, args=(i,)) for i in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for one, other in zip(found, right, strict=True):
            close(one, other, 0)

    def test_compiled(self):
        p, s = Orbit().begun()
        measured = Orbit().measured()

        def loss(p, s):
            return orbit_misfit(p.exp(), s, measured, Orbit.dt).sqrt()

        compiled = torch.compile(loss, fullgraph=True, backend="aot_eager")
        close(compiled(p, s), loss(p, s), 1e-14)
        for one, other in zip(grad(compiled(p, s), (p, s)), grad(loss(p, s), (p, s)), strict=True):
            close(one, other, 1e-14)

    def test_calls_that_are_refused(self):
        ones = torch.ones
        p, s, dt = Orbit.truth, Orbit.start, Orbit.dt
        z, t, two = doubles(1, 2), doubles(0, 1), doubles(2)
        for call, message in (
            (lambda: dense(ones(2, 3), ones(3, 2)), "dense got 2 tensors; wanted 3, as its library declares"),
            (lambda: dense(ones(2, 3), ones(3, 2).double(), ones(2)), "input w of dense is of torch.float64; wanted torch.float32"),
            (lambda: focal_loss(z, t.float(), two), "input t of focal_loss is of torch.float32; wanted torch.float64"),
            (lambda: focal_loss(z, t, 2.0), "input gamma of focal_loss is float; wanted a tensor"),
            (lambda: focal_loss(z, t, doubles(1, 2)), r"input gamma of focal_loss has shape \[2\]; wanted one number"),
            (lambda: focal_loss(z, t.clone().requires_grad_(), two), "input t of focal_loss requires a gradient, which the library does not compute"),
            (lambda: focal_loss(z, t.to_sparse(), two), "input t of focal_loss is a tensor of layout torch.sparse_coo"),
            (
                lambda: focal_loss(z, doubles(1), two),
                "the forward pass of focal_loss failed with status 1: panicked: there are 2 logits and 1 targets, at .*loss.rs:",
            ),
            (lambda: dense(ones(3, 2), ones(4, 2), ones(2)), "the forward pass of dense failed with status 1: panicked: x has 6 numbers; wanted rows of 4"),
            (lambda: dense(ones(2, 3), ones(7), ones(2)), "panicked: w has 7 numbers; wanted rows of 2"),
            (lambda: dense(ones(2, 3), ones(3, 2), ones(0)), "the output's length of dense failed with status 1: panicked: attempt to divide by zero"),
            (lambda: orbit_misfit(p[:2], s, t, dt), "the forward pass of orbit_misfit failed with status 1: panicked: index out of bounds"),
            (lambda: orbit(p, s, two, dt.clone().requires_grad_()), "input dt of orbit requires a gradient, which the library does not compute"),
            (lambda: orbit(p, s, doubles(1e15), dt), "memory"),
        ):
            with self.assertRaisesRegex(RuntimeError, message):
                call()
        with self.assertRaisesRegex(RuntimeError, "has no symbol slope_rootgrad_function; wanted one, as #.export_torch"):
            function(LIBRARY, "slope")
        close(focal_loss(z, t, two), native_focal(z, t, two), 1e-12)  # it works again as before
        q = p.clone().requires_grad_()
        misfit = orbit_misfit(q, s, t, dt)
        with torch.no_grad():
            q.mul_(2)
        with self.assertRaisesRegex(RuntimeError, "modified by an inplace operation"):
            misfit.backward()
        (first,) = grad(orbit_misfit(q, s, t, dt), q, create_graph=True)
        with self.assertRaisesRegex(RuntimeError, "for a third derivative"):
            grad(first.sum(), q, create_graph=True)


if __name__ == "__main__":
    unittest.main()
