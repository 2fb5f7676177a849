"""Networks composed of tensors in Python. Run by `cargo xtask test`, which sets PYTHONPATH."""

import copy
import os
import tempfile
import unittest

import numpy as np
import ROOT

import rootgrad as rg

QUIET = dict(epochs=20, batch_size=64, learning_rate=1e-2, seed=5, progress="off")


class Block:
    def __init__(self):
        self.up, self.down = rg.Linear(8), rg.Linear(3)

    def __call__(self, x):
        return x + self.down(rg.gelu(self.up(x)))


class Deep:
    def __init__(self):
        self.blocks, self.head = [Block() for _ in range(2)], rg.Linear(1)

    def __call__(self, x):
        for block in self.blocks:
            x = block(x)
        return self.head(x)


def row(f, *x):
    """Returns the result of `f` for one row."""
    x = np.array([x], dtype=np.float32)
    return rg.compile(f, x.shape[1:]).predict(x).ravel().tolist()


class Layers(unittest.TestCase):
    def test_each_makes_what_it_says_and_trains(self):
        random = np.random.default_rng(1)
        cases = [
            ((2, 20), (6, 20), lambda x: rg.Conv1d(6, 5, padding="same")(x)),
            ((2, 20), (6, 8), lambda x: rg.Conv1d(6, 4, stride=2, padding=1, dilation=2, groups=2, bias=False)(x)),
            ((2, 5), (3, 13), lambda x: rg.ConvTranspose1d(3, 4, stride=2, output_padding=1)(x)),
            ((1, 8, 9), (4, 6, 5), lambda x: rg.Conv2d(4, (3, 5))(x)),
            ((1, 8, 9), (2, 16, 9), lambda x: rg.ConvTranspose2d(2, (2, 1), stride=(2, 1))(x)),
            ((1, 8, 8), (4, 3, 3), lambda x: rg.max_pool(rg.Conv2d(4, 3)(x), (2, 2))),
            ((1, 8), (1, 4), lambda x: rg.average_pool(rg.Linear(8)(x), 3, stride=2, padding=1)),
            ((3, 8), (3, 8), lambda x: rg.relu(rg.BatchNorm()(x))),
            ((4, 8), (4, 8), lambda x: rg.GroupNorm(2)(x)),
            ((4, 8), (4, 8), lambda x: rg.RmsNorm()(x)),
            ((3,), (8,), lambda x: rg.dropout(rg.Linear(8)(x), 0.5)),
            ((5, 3), (5, 6), lambda x: rg.Lstm(6)(x)),
            ((5, 3), (10,), lambda x: rg.concat([rg.Gru(6).last(x), rg.Gru(4, reverse=True).last(x)])),
            ((5, 3), (5, 6), lambda x: rg.Rnn(6, relu=True)(x)),
            ((5, 3), (5, 8), lambda x: rg.Attention(2, causal=True)(rg.Linear(8)(x))),
            ((5, 3), (5, 8), lambda x: rg.Attention(2)(rg.Linear(8)(x), mask=x[:, :, 0] > 0)),
            ((5, 3), (5, 4), lambda x: rg.attention(rg.Linear(8)(x), rg.Linear(8)(x), rg.Linear(4)(x), 4)),
            ((5,), (5,), lambda x: rg.Scaling()(rg.smooth_clip(x))),
            ((5,), (5, 3), lambda x: rg.PeriodicEmbedding(6, 3)(x)),
            ((5,), (5, 7), lambda x: rg.PeriodicEmbedding(6, 0, sigma=0.3)(x)),
            ((5,), (3, 2), lambda x: rg.MemberLinear(2)(rg.Members(3)(x))),
            ((3,), (3,), lambda x: x * rg.Parameter((3,), rg.Initial.normal(0.5))),
        ]
        for shape, wanted, f in cases:
            made = []

            def network(x, f=f):
                y = f(x)
                made.append(y.shape)
                return rg.mean(rg.flatten(rg.tanh(y)), -1)

            net = rg.compile(network, shape, seed=3)
            self.assertEqual(made, [wanted])
            before = net.parameters.copy()
            x = random.normal(size=(40, int(np.prod(shape)))).astype(np.float32)
            rg.fit(net, x, np.arange(40) % 2, epochs=1, batch_size=16, progress="off")
            self.assertTrue((net.parameters != before).any(), wanted)

    def test_parts_are_frozen_and_taken_over(self):
        x, y = np.random.default_rng(1).normal(size=(400, 3)).astype(np.float32), np.arange(400) % 2
        net, other = rg.compile(Deep(), (3,), seed=1), rg.compile(Deep(), (3,), seed=2)
        rg.fit(net, x, y, **{**QUIET, "epochs": 1})
        other.take_part(net, "blocks")
        rg.fit(other, x, y, **{**QUIET, "epochs": 1}, freeze=["blocks.0", "blocks.1"], learning_rates={"head": 1e-3})
        same = net.parameters == other.parameters
        self.assertTrue(same[:-4].all() and not same[-4:].all())
        with self.assertRaisesRegex(rg.Error, "blockz; wanted one of blocks.0.up, blocks.0.down"):
            other.take_part(net, "blockz")


class Team:
    """Members that share their layers."""

    def __init__(self, of="probabilities"):
        self.members, self.hidden, self.head, self.of = rg.Members(4), rg.Linear(8), rg.MemberLinear(1), of

    def __call__(self, x):
        return rg.mean_of_members(self.head(rg.gelu(self.hidden(self.members(x)))), self.of)


class MembersOfANetwork(unittest.TestCase):
    def setUp(self):
        self.x = np.random.default_rng(1).normal(size=(800, 3)).astype(np.float32)
        self.y = (self.x[:, 0] * self.x[:, 1] > 0).astype(np.float32)

    def test_they_are_fitted_and_have_a_spread(self):
        net = rg.compile(Team(), (3,), seed=1)
        rg.fit(net, self.x, self.y, **QUIET, scaling="robust", dropout_fade=0.5, weight_decay_fade=0.5)
        score, spread = net.predict(self.x, "probability"), net.spread().predict(self.x)
        self.assertEqual((score.shape, spread.shape), ((800,), (800,)))
        self.assertGreater(((score > 0.5) == (self.y > 0.5)).mean(), 0.9)
        self.assertTrue((spread >= 0).all() and (spread <= 0.5).all() and spread.max() > 0)
        df = ROOT.RDataFrame(5).Define("x", "std::vector<float>{0.5f, -1, 2}")
        scored = rg.define(rg.define(df, "score", net, ["x"]), "score_spread", net.spread(), ["x"])
        self.assertGreater(scored.Mean("score_spread").GetValue(), 0)

    def test_a_regression_has_the_mean_of_values(self):
        net = rg.compile(Team("values"), (3,), seed=1)
        target = 100 + 10 * self.x[:, 0]
        rg.fit(net, self.x, target, **QUIET, loss="mse")
        self.assertLess(np.abs(net.predict(self.x) - target).mean(), 2)
        with self.assertRaisesRegex(rg.Error, "a mean of members' probabilities; wanted mean_of_members"):
            rg.fit(rg.compile(Team(), (3,)), self.x, target, **QUIET, loss="mse")

    def test_words_that_are_none_are_refused(self):
        with self.assertRaisesRegex(rg.Error, "membersmean is 'medians'; wanted one of 'probabilities', 'values'"):
            rg.compile(Team("medians"), (3,))
        with self.assertRaisesRegex(rg.Error, "scaling is 'minmax'; wanted one of 'standard', 'robust'"):
            rg.fit(rg.Mlp([3, 4, 1]), self.x, self.y, scaling="minmax", progress="off")
        with self.assertRaisesRegex(rg.Error, "hinge: reduction is 'sum'; wanted 'mean' or 'each'"):
            rg.fit(rg.Mlp([3, 4, 1]), self.x, self.y, progress="off", loss=lambda y, t: rg.hinge(y, t, reduction="sum"))

    def test_a_loss_of_each_output(self):
        net = rg.compile(lambda x: rg.Linear(4)(x), (3,))
        each = lambda y, t: rg.mean(rg.binary_cross_entropy(y, t, reduction="each"), -1)  # noqa: E731
        history = rg.fit(net, self.x, self.y, **QUIET, loss=each)
        self.assertLess(history[-1].train_loss, history[0].train_loss)


class Composed(unittest.TestCase):
    def test_it_learns_is_saved_and_has_the_bits_of_cpp(self):
        random = np.random.default_rng(1)
        x = random.uniform(-1, 1, (3000, 3)).astype(np.float32)
        y = (x[:, 0] ** 2 + x[:, 1] ** 2 < 0.5).astype(np.float32)
        net = rg.compile(Deep(), (3,), seed=42)
        self.assertIn("blocks.1.down weight [8, 3], bias [3]", str(net))
        ROOT.gInterpreter.Declare(
            """
            struct PyBlock {
              rootgrad::Linear up{8}, down{3};
              ROOTGRAD_NAMES(up, down)
              rootgrad::Tensor operator()(rootgrad::Tensor x) const { return x + down(gelu(up(x))); }
            };
            struct PyDeep {
              std::vector<PyBlock> blocks = rootgrad::repeat<PyBlock>(2);
              rootgrad::Linear head{1};
              ROOTGRAD_NAMES(blocks, head)
              rootgrad::Tensor operator()(rootgrad::Tensor x) const { for (const auto &b : blocks) x = b(x); return head(x); }
            };
            rootgrad::Network py_deep() { return rootgrad::compile(PyDeep{}, rootgrad::Shape{3}, 42); }
            """
        )
        there = ROOT.py_deep()
        self.assertEqual(str(there.summary()), net.summary())
        self.assertTrue((np.asarray(there.parameters()) == net.parameters).all())
        history = rg.fit(net, x, y, **QUIET)
        self.assertGreater(history[-1].validation_metric, 0.95)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "composed.safetensors")
            net.save(path)
            loaded = rg.Network.load(path)
        self.assertTrue((loaded.predict(x) == net.predict(x)).all())
        self.assertTrue((net.copy().predict(x) == net.predict(x)).all())
        self.assertEqual(repr(loaded), "rootgrad.Network(3 features, 1 outputs) trained on x0, x1, x2")

    def test_an_rdataframe_trains_and_defines(self):
        df = ROOT.RDataFrame(2000).Define("a", "double(rdfentry_ % 40)").Define("b", "rdfentry_ / 50.0").Define("t", "a > b ? 1 : 0")
        net = rg.compile(lambda x: rg.Linear(1)(rg.relu(rg.Linear(8)(x))), (2,), seed=1)
        rg.fit(net, df, ["a", "b"], "t", **QUIET)
        scored = rg.define(df, "score", net)
        wanted = net.predict(np.stack([scored.AsNumpy([c])[c] for c in ("a", "b")], axis=1).astype(np.float32))
        self.assertTrue((scored.AsNumpy(["score"])["score"] == wanted).all())

    def test_operations(self):
        close = lambda f, x, wanted: np.testing.assert_allclose(row(f, *x), wanted, atol=1e-6)
        close(lambda x: rg.product(x, -1), (2, 3, 4), [24])
        close(lambda x: rg.concat([rg.l1_norm(x, 1, True), rg.l2_norm(x, 1, True), rg.variance(x, 1, True)]), (3, -4), [7, 5, 12.25])
        close(lambda x: rg.logsumexp(x), (0, 0), [np.log(2)])
        close(lambda x: rg.concat([rg.arg_max(x, -1, True), rg.arg_min(x, -1, True)]), (5, 9, 1), [1, 2])
        close(lambda x: rg.concat(rg.top_k(x, 2)), (5, 9, 1), [9, 5, 1, 0])
        close(lambda x: rg.split(x, (1, -1))[1], (5, 9, 1), [9, 1])
        close(lambda x: rg.tile(rg.flip(x), (2,)), (5, 9), [9, 5, 9, 5])
        close(lambda x: rg.masked_mean(x, x > 0, 1), (5, -9, 1), [3])
        close(lambda x: rg.masked_softmax(x, x > 0), (2, -9, 2), [0.5, 0, 0.5])
        close(lambda x: rg.concat([rg.max_pool(x, 2), rg.average_pool(x, 2)]), (5, 9, 1, 2), [9, 2, 7, 1.5])
        close(lambda x: rg.global_average_pool(rg.reshape(x, (2, 2))), (5, 9, 1, 2), [7, 1.5])
        close(lambda x: rg.leaky_relu(x) + rg.elu(x) + rg.celu(x), (0, 2), [0, 6])
        close(lambda x: rg.clip(x, -1, 1) + rg.thresholded_relu(x) + rg.shrink(x) + rg.hard_sigmoid(x), (0, 9), [0.5, 20])
        close(lambda x: rg.prelu(x, 0.25) + rg.dropout(x, 0.5), (-4, 2), [-5, 4])
        close(lambda x: rg.instance_norm(rg.reshape(x, (1, 2)), 0), (1, 3), [-1, 1])
        close(lambda x: rg.log_sigmoid(x) + rg.selu(x) - rg.hard_swish(x) + rg.gelu_exact(x), (0,), [-np.log(2)])
        cases = [
            (lambda x: 2 * x + 1, (1, 2), [3, 5]),
            (lambda x: (1 - x) / np.float32(2), (1, 2), [0, -0.5]),
            (lambda x: np.array([1.0, 3.0]) * x, (1, 2), [1, 6]),
            (lambda x: -(x**2), (3,), [-9]),
            (lambda x: rg.where(x > 0, x, 0.5 * x), (-1, 2), [-0.5, 2]),
            (lambda x: rg.maximum(x, 0.5), (0, 1), [0.5, 1]),
            (lambda x: rg.max(x), (0, 1), [1]),
            (lambda x: x - rg.mean(x, -1, keepdims=True), (3, 1), [1, -1]),
            (lambda x: rg.softmax(x), (0, 0), [0.5, 0.5]),
            (lambda x: rg.transpose(rg.reshape(x, (2, -1))), (1, 2, 3, 4), [1, 3, 2, 4]),
            (lambda x: rg.reshape(x, (2, 2)) @ rg.constant([[1], [10]]), (1, 2, 3, 4), [21, 43]),
            (lambda x: x[:, 1:3], (1, 2, 3, 4), [2, 3]),
            (lambda x: x[..., -2:], (1, 2, 3, 4), [3, 4]),
            (lambda x: x[:, -1], (1, 2), [2]),
            (lambda x: rg.concat([x, 2 * x]), (1, 2), [1, 2, 2, 4]),
            (lambda x: rg.pad(x, [(1, 2)]), (1,), [0, 1, 0, 0]),
            (lambda x: rg.gather(x, x[:, :1]), (1, 7), [7]),
            (lambda x: rg.scatter_add(x, x, 3), (2, 2), [0, 0, 4]),
            (lambda x: rg.cumulative_sum(x, reverse=True), (1, 2), [3, 2]),
            (lambda x: (x, x + x), (1, 2), [1, 2, 2, 4]),
            (lambda x: rg.LayerNorm(0)(x), (1, 3), [-1, 1]),
            (lambda x: rg.Parameter((2,), 1) * x, (1, 3), [1, 3]),
            (lambda x: rg.sum(rg.flatten(rg.exp(rg.log(x)))), (1, 3), [4]),
        ]
        for number, (f, x, wanted) in enumerate(cases):
            with self.subTest(number):
                np.testing.assert_allclose(row(f, *x), wanted, rtol=1e-6, atol=1e-6)

    def test_complex_values(self):
        rc = rg.complex
        z = np.array([3 + 4j, -1 + 2j])
        cases = [
            (lambda z: z * 1j + 1, z * 1j + 1), (lambda z: 2 * (1j - z) / z, 2 * (1j - z) / z), (lambda z: z / 2 - 1 / z, z / 2 - 1 / z),
            (lambda z: -rc.exp(z.conj()), -np.exp(z.conj())), (lambda z: rc.Complex(abs(z), rc.angle(z)), abs(z) + 1j * np.angle(z)),
            (lambda z: rc.from_polar(abs(z), rc.angle(z)) + z.real - z.imag, z + z.real - z.imag), (lambda z: np.array([1j, 2]) * z, [1j, 2] * z),
            (lambda z: rc.fft(z), np.fft.fft(z)), (lambda z: rc.ifft(z, 3)[:, :2], np.fft.ifft(z, 3)[:2]), (lambda z: rc.sum(z, -1, keepdims=True) + 0 * z, z.sum() + 0 * z),
            (lambda z: rc.inner_product(z, z) - rc.mean(z, 1) + 0 * z, np.vdot(z, z) - z.mean() + 0 * z),
        ]
        for number, (f, wanted) in enumerate(cases):
            with self.subTest(number):
                net = rg.compile(lambda x: rg.flatten(f(rc.Complex.of(rg.reshape(x, (2, 2)))).pairs), (4,))
                np.testing.assert_allclose(net.predict(z[None]).view(np.complex64)[0], wanted, rtol=1e-5, atol=1e-5)
        line = np.random.default_rng(2).normal(size=(1, 32)).astype(np.float32)
        psd = np.full(5, 2 / 32 / 4)
        lines = [
            (lambda x: rc.irfft(rc.rfft(x)), line), (lambda x: rc.time_shift(x, 3), np.roll(line, 3)), (lambda x: rc.whiten(x, psd, 32) / 2, line),
            (lambda x: rc.noise_weighted_product(x, x, psd, 32), 4 * (line**2).sum()), (lambda x: rg.flatten(rc.frames(x, 8, 8)), line),
            (lambda x: rc.band_pass(x, 0, 16, 32), line),
        ]
        for number, (f, wanted) in enumerate(lines):
            with self.subTest(line=number):
                np.testing.assert_allclose(np.ravel(rg.compile(f, (32,)).predict(line)), np.ravel(wanted), rtol=1e-4, atol=1e-5)
        shapes = [lambda x: rc.stft(x, rc.window("hann", 8), 4).pairs, lambda x: rc.spectral_density(x, rc.window("tukey", 8), 4, 32, "median"), lambda x: rc.q_transform(x, 3, 16, 3, 6, 32, 8)]
        for f, numbers in zip(shapes, (70, 5, 48)):
            self.assertEqual(rg.compile(lambda x: rg.flatten(f(x)), (32,)).outputs, numbers)
        for message, f in [("half the sampling rate", lambda x: rc.band_pass(x, 3, 20, 32)), ("kind is 'welch'; wanted 'rectangular', 'hann'", lambda x: rc.window("welch", 8)), ("average is 'max'", lambda x: rc.spectral_density(x, x, 1, 1, "max"))]:
            with self.assertRaisesRegex(rg.Error, message):
                rg.compile(f, (32,))

    def test_losses_of_ones_own(self):
        random = np.random.default_rng(1)
        x = random.uniform(-1, 1, (2000, 3)).astype(np.float32)
        y = (x[:, 0] ** 2 + x[:, 1] ** 2 < 0.5).astype(np.float32)
        once_more = lambda y, t: rg.mean(rg.softplus(y) - t * y, -1)
        nets = [rg.Mlp([3, 16, 1], seed=42) for _ in range(2)]
        wanted, got = rg.fit(nets[0], x, y, **QUIET), rg.fit(nets[1], x, y, loss=once_more, **QUIET)
        self.assertLess(abs(wanted[0].train_loss - got[0].train_loss), 1e-5)
        self.assertEqual(got.metric, "Auc")
        coupled = lambda y, t, w, m: rg.mean(w * rg.mean(rg.softplus(y) - t * y, -1)) + 0.1 * rg.mean(rg.mean(y * m, -1))
        by_array, by_frame = rg.Mlp([2, 16, 1], seed=42), rg.Mlp([2, 16, 1], seed=42)
        rg.fit(by_array, x[:, :2], y, loss=coupled, extra=x[:, 2], columns=["a", "b"], **QUIET)
        df = ROOT.RDF.FromNumpy({"a": x[:, 0].copy(), "b": x[:, 1].copy(), "m": x[:, 2].copy(), "t": y})
        rg.fit(by_frame, df, ["a", "b"], "t", loss=coupled, extra="m", **QUIET)
        self.assertTrue((by_array.parameters == by_frame.parameters).all())
        fresh = rg.Mlp([3, 16, 1], seed=42)
        for message, loss, more in [
            ("takes 1 Tensors", lambda y: y, {}),
            ("takes 2 Tensors", lambda y, t: y, {"extra": x[:, 2]}),
            ("the loss returned int", lambda y, t: 3, {}),
            ("the loss has shape", lambda y, t: rg.concat([y, t]), {}),
            ("with layers", lambda y, t: rg.Linear(1)(y), {}),
        ]:
            with self.assertRaisesRegex(rg.Error, message):
                rg.fit(fresh, x, y, loss=loss, **more, **QUIET)
        with self.assertRaises(TypeError):
            rg.fit(fresh, x, y, extra=x[:, 2], **QUIET)

    def refuse(self, message, f, *inputs, code=rg.ErrorCode.Argument):
        with self.assertRaisesRegex(rg.Error, message) as caught:
            rg.compile(f, *(inputs or ((5,),)))
        self.assertEqual(caught.exception.code, code)

    def test_bad_input(self):
        shape = rg.ErrorCode.Shape
        self.refuse(r"add \(test_pyroot_graph.py:\d+\) has shape \[\*, 5\] and \[\*, 3\]", lambda x: x + x[:, 0:3], code=shape)
        self.refuse("so no if, while", lambda x: x if x > 0 else -x)
        self.refuse("no row of a network depends on other rows", lambda x: rg.mean(x, 0))
        self.refuse("returned int; wanted a Tensor", lambda x: 3)
        self.refuse("index 9 of axis 1", lambda x: x[:, 9])
        self.refuse("the batch's index is 0", lambda x: x[0])
        self.refuse("axis is 3", lambda x: x.size(3))
        phi = rg.Linear(5)
        other = copy.copy(phi)
        self.refuse("used together with its copy", lambda x: phi(x) + other(x))
        self.assertEqual(rg.compile(lambda x: phi(x) + rg.share(phi)(x), (5,)).parameters.size, 30)
        saved = []
        rg.compile(lambda x: saved.append(x) or x, (5,))
        self.refuse("stored in an earlier compile", lambda x: x + saved[0])
        with self.assertRaisesRegex(rg.Error, "outside of any network"):
            rg.relu(saved[0])
        with self.assertRaises(ZeroDivisionError):
            rg.compile(lambda x: 1 / 0, (5,))
        with self.assertRaises(TypeError):
            rg.compile(lambda x, y: x, (5,))
        self.assertEqual(row(lambda x: 2 * x, 1), [2])


if __name__ == "__main__":
    unittest.main()
