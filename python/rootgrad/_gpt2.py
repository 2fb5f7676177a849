"""Language models."""

import collections
import ctypes
import os

import numpy as np
import ROOT

from . import _arrays
from ._errors import ErrorCode, error, translate
from ._history import Callback, FitCallback, Rows
from ._load import cpp, helpers
from ._options import enum_name, enum_value, gpt2_options

Gpt2Step = collections.namedtuple(
    "Gpt2Step",
    "step tokens train_loss validation_loss learning_rate gradient_norm seconds tokens_per_second",
)
Gpt2Step.__doc__ = "One step of a training. validation_loss is NaN where the step does not validate."

_OnStep = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_double] * 8)
_OnToken = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t)


def _step(step, tokens, *others):
    return Gpt2Step(int(step), int(tokens), *others)


class Gpt2History(Rows):
    """Course of a training: a list of `Gpt2Step`s, and by name an array over the steps, `history["train_loss"]`.

    `samples`: (step, text) of every text that the model generated meanwhile.
    """

    Row = Gpt2Step

    def __init__(self, cpp_history):
        self.cpp = h = cpp_history
        self.steps = self._rows = [_step(*(getattr(s, name) for name in Gpt2Step._fields)) for s in h.steps()]
        self.samples = [(int(s.step), str(s.text)) for s in h.samples()]
        self.stop = enum_name("Stop", h.stop())
        self.validation_loss = float(h.validation_loss())
        self.seconds = float(h.seconds())
        self.tokens_per_second = float(h.tokens_per_second())

    def __repr__(self):
        return f"rootgrad.Gpt2History({len(self)} steps, {self.stop})"


class Text:
    """A text as tokens, for training.

        Text("tinyshakespeare.txt")        # one token for each different byte
        Text("train.bin")                  # an llm.c token file
        Text.of("to be or not to be")      # a text in memory: str or bytes
        Text.of_tokens(array, vocabulary)  # given tokens

    `tokenizer`: "bytes", "gpt2", or the path of an llm.c tokenizer file; "auto" is bytes for a text, and gpt2 for a token file.
    """

    @translate
    def __init__(self, path, tokenizer="auto"):
        self.cpp = helpers.load_text(os.fspath(path), os.fspath(tokenizer))

    @classmethod
    @translate
    def of(cls, text, tokenizer="auto"):
        """Returns a text in memory as tokens."""
        raw = np.frombuffer(text.encode() if isinstance(text, str) else bytes(text), dtype=np.uint8)
        return cls._of(helpers.text_of_bytes(_arrays.address(raw), len(raw), os.fspath(tokenizer)))

    @classmethod
    @translate
    def of_tokens(cls, tokens, vocabulary):
        """Returns a text of given tokens, which must be below `vocabulary`."""
        tokens = np.asarray(tokens)
        if tokens.ndim != 1 or tokens.dtype.kind not in "iu":
            raise error(ErrorCode.Shape, f"tokens has shape {tokens.shape} of {tokens.dtype}; wanted (n,) of whole numbers")
        outside = tokens[(tokens < 0) | (tokens >= min(int(vocabulary), 65536))]
        if len(outside):
            wanted = f"below the vocabulary of {vocabulary}" if int(vocabulary) <= 65536 else "below 65536: a text stores 16 bits for each"
            raise error(ErrorCode.Data, f"token {outside[0]} is not {wanted}")
        tokens = np.ascontiguousarray(tokens, dtype=np.uint16)
        return cls._of(helpers.text_of_tokens(_arrays.address(tokens), len(tokens), int(vocabulary)))

    @classmethod
    def _of(cls, cpp_object):
        text = cls.__new__(cls)
        text.cpp = cpp_object
        return text

    @property
    def vocabulary(self):
        """Number of different tokens that are possible."""
        return int(self.cpp.vocabulary())

    def __len__(self):
        return int(self.cpp.size())

    def __repr__(self):
        return f"rootgrad.Text({len(self)} tokens of {self.vocabulary})"


class Gpt2:
    """A GPT-2: `Gpt2(vocabulary, layers=4, heads=4, channels=128, max_time=64, seed=0)`, or `Gpt2.sized("124M")`.

    The same seed gives the same bits as in C++. `gpt.cpp` is the C++ object.
    """

    @translate
    def __init__(self, vocabulary, layers=4, heads=4, channels=128, max_time=64, seed=0):
        config = cpp.Gpt2Config().vocabulary(int(vocabulary)).layers(int(layers)).heads(int(heads))
        self.cpp = helpers.make_gpt2(config.channels(int(channels)).max_time(int(max_time)), int(seed))

    @classmethod
    @translate
    def sized(cls, name, seed=0):
        """Returns a model of a published size: "124M", "355M", "774M" or "1558M"."""
        return cls._of(helpers.make_gpt2(cpp.Gpt2Config.named(name), int(seed)))

    @classmethod
    def _of(cls, cpp_object):
        gpt = cls.__new__(cls)
        gpt.cpp = cpp_object
        return gpt

    @classmethod
    @translate
    def load(cls, path):
        """Reads a model that `save` wrote, a training's checkpoint, an llm.c checkpoint (.bin), or a Hugging Face directory."""
        return cls._of(helpers.load_gpt2(os.fspath(path)))

    @translate
    def save(self, path):
        """Writes the model, its tokenizer included, to a safetensors file, completely or not at all."""
        helpers.save_gpt2(self.cpp, os.fspath(path))

    @translate
    def copy(self):
        """Returns an independent model with the same parameters."""
        return self._of(helpers.clone_gpt2(self.cpp))

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    @property
    def config(self):
        """Sizes of the model, by name."""
        config = self.cpp.config()
        return {name: int(getattr(config, name)()) for name in ("max_time", "vocabulary", "layers", "heads", "channels")}

    @property
    def parameters(self):
        """All parameters in llm.c's order, a copy, float32."""
        return np.asarray(self.cpp.parameters(), dtype=np.float32).copy()

    @translate
    def evaluate(self, text, batch_size=4, sequence_length=None, batches=0, threads=0):
        """Returns the mean cross-entropy, in nats per token, of the first `batches` batches of a text (0: of the whole text)."""
        length = self.config["max_time"] if sequence_length is None else sequence_length
        return float(helpers.evaluate_gpt2(self.cpp, text.cpp, int(batch_size), int(length), int(batches), int(threads)))

    @translate
    def logits(self, tokens, threads=0):
        """Returns the logits after each token: for `tokens` (T) or (B, T) an array (T, V) or (B, T, V)."""
        given = np.asarray(tokens)
        if given.ndim not in (1, 2) or given.dtype.kind not in "iu" or (given.size and given.min() < 0):
            raise error(ErrorCode.Shape, f"tokens has shape {given.shape} of {given.dtype}; wanted (T,) or (B, T) of whole numbers, 0 or more")
        array = np.ascontiguousarray(np.atleast_2d(given), dtype=np.uint32)
        out = np.empty((*array.shape, self.config["vocabulary"]), dtype=np.float32)
        helpers.logits_gpt2(self.cpp, _arrays.address(array), *array.shape, int(threads), _arrays.address(out), out.size)
        return out[0] if given.ndim == 1 else out

    @translate
    def fit(self, text, validation=None, on_step=None, options=None, **keywords):
        """Trains the model to predict the next token of a `Text` and returns a `Gpt2History`.

            gpt.fit(text, steps=500, batch_size=16, sequence_length=64, learning_rate=1e-3, validation=other_text)

        Keywords are the options of `Gpt2Options`: steps, batch_size, sequence_length, accumulation, communicator (as of `fit`), order ("random",
        "consecutive"), precision ("float32", "bfloat16"), recompute ("off", "layers"), learning_rate, schedule
        (("cosine", 0.05, 0.1), ("wsd", 0.05, 0.2)…), weight_decay, clip_norm, validation_fraction, validate_every, validation_batches, sample ((every, prompt,
        tokens)), seed, threads, progress, history, checkpoint,
        checkpoint_every, resume…; `options` is a C++ `Gpt2Options` to start from. `on_step(step)` is called after every
        step; if it returns False the training ends there. Ctrl-C ends it, with the parameters of the last finished step.
        """
        held_out = ROOT.nullptr if validation is None else validation.cpp
        with FitCallback(on_step, _OnStep, _step, _line, keywords) as callback:
            return Gpt2History(helpers.fit_gpt2(self.cpp, text.cpp, held_out, gpt2_options(keywords, options), callback))

    @translate
    def generate(self, prompt="", max_new_tokens=128, temperature=1.0, top_k=0, top_p=1.0, seed=42, stop_at_end_of_text=True,
                 slide=True, precision="float32", threads=0, on_token=None):
        """Returns the text that continues a prompt (str or bytes): a str for a str, else bytes. After an empty prompt the model begins a
        new text.

        - `temperature`: divisor of the logits; 0 always chooses the most likely token.
        - `top_k`, `top_p`: choose only from the `top_k` most likely tokens, or from the smallest set whose probabilities sum to `top_p`.
        - `slide`: True if the text may become longer than the model's longest sequence; if False, that is an error.
        - `precision`: "float32", or "bfloat16" for tokens in about half the time.
        - `on_token(bytes)` is called for every new token; if it returns False the text ends.
        """
        raw = np.frombuffer(prompt.encode() if isinstance(prompt, str) else bytes(prompt), dtype=np.uint8)
        options = cpp.GenerateOptions().max_new_tokens(int(max_new_tokens)).temperature(float(temperature)).top_k(int(top_k))
        options.top_p(float(top_p)).seed(int(seed)).stop_at_end_of_text(bool(stop_at_end_of_text)).slide(bool(slide))
        options.precision(enum_value("Precision", precision)).threads(int(threads))
        said = []

        def keep(token):
            said.append(token)
            return on_token(token) if on_token else None

        with Callback(keep, _OnToken, lambda _prompt, _token, at, n: ctypes.string_at(at, n) if n else b"") as callback:
            helpers.generate_gpt2(self.cpp, _arrays.address(raw) if len(raw) else 0, len(raw), options, callback)
        text = b"".join(said)
        return text.decode("utf-8", "replace") if isinstance(prompt, str) else text

    def __repr__(self):
        sizes = ", ".join(f"{name}={size}" for name, size in self.config.items())
        return f"rootgrad.Gpt2({sizes})"


def _line(step):
    return f"step {step.step}: loss {step.train_loss:.4f}, {step.tokens_per_second:.3g} tokens/s"
