"""Writes tiny files in llm.c's formats with NumPy and PyTorch, as llm.c's train_gpt2.py does: llmc/*.bin.

    pip install numpy torch
    python llmc.py

Parameter number i is 0.25 i - 7.3 (rounded to the file's precision); the sizes are those of `SHAPE`.
"""

import pathlib

import numpy as np
import torch

SHAPE = dict(max_t=3, vocab=5, layers=2, heads=2, channels=4, padded_vocab=8)
directory = pathlib.Path(__file__).parent / "llmc"
directory.mkdir(exist_ok=True)


def header(*numbers):
    values = np.zeros(256, dtype="<i4")
    values[: len(numbers)] = numbers
    return values.tobytes()


c, l = SHAPE["channels"], SHAPE["layers"]
count = (SHAPE["padded_vocab"] + SHAPE["max_t"]) * c + l * (12 * c * c + 13 * c) + 2 * c
parameters = 0.25 * torch.arange(count, dtype=torch.float32) - 7.3
sizes = SHAPE.values()
(directory / "model.bin").write_bytes(header(20240326, 3, *sizes) + parameters.numpy().astype("<f4").tobytes())
bf16 = parameters.to(torch.bfloat16).view(torch.int16).numpy().astype("<i2")
(directory / "model_bf16.bin").write_bytes(header(20240326, 5, *sizes) + bf16.tobytes())

tokens, targets = np.array([0, 1, 2, 3], dtype="<i4"), np.array([1, 2, 3, 4], dtype="<i4")
logits = np.arange(4 * 5, dtype="<f4") / 8
gradients = -np.arange(count, dtype="<f4")
(directory / "state.bin").write_bytes(
    header(20240327, 2, 2, 2) + tokens.tobytes() + targets.tobytes() + logits.tobytes()
    + np.float32(1.5).astype("<f4").tobytes() + gradients.tobytes())

(directory / "tokens.bin").write_bytes(header(20240520, 1, 6) + np.array([4, 0, 3, 1, 65535, 2], dtype="<u2").tobytes())
table = [b"a", b"b", b" ", b"ab", b"<|end|>"]
(directory / "tokenizer.bin").write_bytes(
    header(20240328, 2, len(table), 4) + b"".join(bytes([len(token)]) + token for token in table))
