"""GPT-2 in the Python interface. Run by `cargo xtask test`, which sets PYTHONPATH."""

import copy
import pathlib
import tempfile
import unittest

import numpy as np

import rootgrad


class Language(unittest.TestCase):
    TEXT = "the cat sat on the mat. " * 200
    SIZES = dict(layers=1, heads=2, channels=16, max_time=16)
    QUIET = dict(steps=60, batch_size=4, sequence_length=16, learning_rate=1e-2, validate_every=20, progress="off")

    def test_a_model_learns_is_saved_and_loaded(self):
        text = rootgrad.Text.of(self.TEXT)
        self.assertEqual((len(text), text.vocabulary), (4800, 11))
        gpt = rootgrad.Gpt2(text.vocabulary, seed=7, **self.SIZES)
        seen = []
        history = rootgrad.fit(gpt, text, on_step=seen.append, **self.QUIET)
        self.assertEqual((len(history), history.stop), (60, "Completed"))
        self.assertEqual([step.train_loss for step in seen], [step.train_loss for step in history])
        self.assertLess(history.validation_loss, 1)
        self.assertEqual(np.isfinite(history["validation_loss"]).sum(), 3)
        self.assertEqual(int(history.to_tree().GetEntries()), 60)
        self.assertEqual(history.graph("train_loss").GetN(), 60)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "gpt.safetensors"
            gpt.save(path)
            loaded = rootgrad.Gpt2.load(path)
        np.testing.assert_array_equal(loaded.parameters, gpt.parameters)
        self.assertEqual(loaded.config, gpt.config)
        self.assertAlmostEqual(loaded.evaluate(text), gpt.evaluate(text))
        copied = copy.copy(gpt)
        rootgrad.fit(copied, text, **{**self.QUIET, "steps": 1})
        self.assertTrue((copied.parameters != gpt.parameters).any())

    def test_recomputation_changes_no_bit_and_precision_does(self):
        text = rootgrad.Text.of(self.TEXT)
        trained = []
        for more in [{}, {"recompute": "layers"}, {"precision": "bfloat16"}]:
            gpt = rootgrad.Gpt2(text.vocabulary, seed=7, **self.SIZES)
            rootgrad.fit(gpt, text, **{**self.QUIET, **more, "steps": 5})
            trained.append(gpt.parameters)
        np.testing.assert_array_equal(trained[1], trained[0])
        self.assertTrue((trained[2] != trained[0]).any())

    def test_the_loss_is_that_of_the_logits(self):
        """The loss is the cross-entropy by its definition."""
        text = rootgrad.Text.of_tokens(np.arange(33) ** 2 % 12, 12)
        gpt = rootgrad.Gpt2(12, seed=3, **self.SIZES)
        tokens = (np.arange(33) ** 2 % 12).astype(np.int64)
        logits = gpt.logits(tokens[:32].reshape(2, 16)).astype(np.float64).reshape(32, 12)
        top = logits.max(axis=1)
        losses = top + np.log(np.exp(logits - top[:, None]).sum(axis=1)) - logits[np.arange(32), tokens[1:]]
        self.assertAlmostEqual(gpt.evaluate(text, batch_size=2), losses.mean(), places=5)
        np.testing.assert_array_equal(gpt.logits(tokens[:16]), gpt.logits(tokens[:16].reshape(1, 16))[0])

    def test_bad_input_is_named(self):
        text = rootgrad.Text.of(self.TEXT)
        gpt = rootgrad.Gpt2(11, **self.SIZES)
        for call, words in [
            (lambda: rootgrad.Text("none.txt"), "cannot read 'none.txt'"),
            (lambda: rootgrad.Text.of(b""), "the text is empty"),
            (lambda: rootgrad.Text.of_tokens([1, 12], 12), "token 12 is not below the vocabulary of 12"),
            (lambda: rootgrad.Text.of_tokens([1, -1], 12), "token -1 is not below the vocabulary of 12"),
            (lambda: rootgrad.Text.of_tokens([1, 70000], 100000), "token 70000 is not below 65536"),
            (lambda: gpt.logits([3, 12]), "tokens[1] is 12; wanted below the vocabulary's 11"),
            (lambda: gpt.fit(rootgrad.Text.of("abab"), steps=1), "wanted the model's vocabulary, 11"),
            (lambda: gpt.fit(text, recompute="gelu"), "wanted one of 'off', 'layers'"),
            (lambda: gpt.fit(text, order="sorted"), "wanted one of 'random', 'consecutive'"),
            (lambda: gpt.fit(text, schedule=("wsd", 0.5)), "('wsd', warmup, decay[, final])"),
            (lambda: rootgrad.Gpt2(11, heads=3), "heads is 3; wanted a divisor of the 128 channels"),
        ]:
            with self.assertRaises(rootgrad.Error) as caught:
                call()
            self.assertIn(words, str(caught.exception))
        with self.assertRaisesRegex(TypeError, "no option 'step'; did you mean 'steps'"):
            gpt.fit(text, step=3)
        for other in [{"on_epoch": print}, {"weight": "w"}, {"columns": ["a"]}]:
            with self.assertRaisesRegex(TypeError, "a fit of a Gpt2 has no on_epoch .it has on_step., no weight"):
                rootgrad.fit(gpt, text, **other, **self.QUIET)

        def fail(step):
            raise KeyError("mine")

        with self.assertRaises(KeyError):
            gpt.fit(text, on_step=fail, **self.QUIET)
        history = gpt.fit(text, on_step=lambda step: step.step < 4, **self.QUIET)
        self.assertEqual((len(history), history.stop), (4, "Callback"))


class Generation(unittest.TestCase):
    def test_text(self):
        text = rootgrad.Text.of("the muon and the pion and the kaon; " * 20, "bytes")
        gpt = rootgrad.Gpt2(text.vocabulary, layers=1, heads=2, channels=16, max_time=32, seed=1)
        gpt.fit(text, steps=20, batch_size=4, sequence_length=32, learning_rate=1e-2, progress="off")
        printed = gpt.generate("the ", max_new_tokens=50, top_k=5)
        self.assertEqual(len(printed), 50)
        self.assertEqual(gpt.generate("the ", max_new_tokens=50, top_k=5, threads=1), printed)
        self.assertEqual(gpt.generate(b"the ", max_new_tokens=50, top_k=5), printed.encode())
        half = gpt.generate("the ", max_new_tokens=50, top_k=5, precision="bfloat16")
        self.assertEqual(gpt.generate("the ", max_new_tokens=50, top_k=5, precision="bfloat16", threads=1), half)
        with self.assertRaisesRegex(rootgrad.Error, "wanted one of 'float32', 'bfloat16'"):
            gpt.generate("the ", precision="float16")
        seen = []
        cut = gpt.generate("the ", top_k=5, on_token=lambda token: seen.append(token) or len(seen) < 7)
        self.assertEqual((cut, b"".join(seen)), (printed[:7], printed[:7].encode()))
        with self.assertRaisesRegex(ZeroDivisionError, "division"):
            gpt.generate("the ", on_token=lambda token: 1 / 0)
        with self.assertRaisesRegex(rootgrad.Error, "longest sequence is 32"):
            gpt.generate("the ", slide=False)


if __name__ == "__main__":
    unittest.main(verbosity=2)
