"""bits.C in Python: from NumPy arrays, and from an RDataFrame; each on one thread and on two."""

import numpy as np
import ROOT

import rootgrad


def lattice(i, j):
    return ((i * 7919 + j * 104729 + i * i * (j + 3)) % 1021).astype(np.float32) / np.float32(512) - np.float32(1)


def hash_bits(values):
    hashed = 0xCBF29CE484222325
    for byte in np.ascontiguousarray(values, dtype=np.float32).tobytes():
        hashed = ((hashed ^ byte) * 0x100000001B3) % 2**64
    return hashed


def language(threads):
    i = np.arange(3000, dtype=np.uint64)
    text = rootgrad.Text.of_tokens((i * i * 31 + 7 * i + 11) // 4 % 97, 97)
    gpt = rootgrad.Gpt2(97, layers=2, heads=2, channels=32, max_time=32, seed=42)
    history = rootgrad.fit(gpt, text, steps=6, batch_size=2, sequence_length=32, accumulation=2, validate_every=3, seed=5,
                           threads=threads, progress="off")
    return hash_bits(np.append(gpt.parameters, np.float32(history.validation_loss)))


def line(net, scores, threads):
    bits = f"parameters {hash_bits(net.parameters):016x} scores {hash_bits(scores):016x}"
    return f"{bits} language {language(threads):016x}"


OPTIONS = dict(epochs=3, batch_size=128, seed=5, progress="off")


def from_arrays(threads):
    i = np.arange(5000, dtype=np.uint64)
    x = np.stack([lattice(i, 0), lattice(i, 1), lattice(i, 2), (i % 7).astype(np.float32)], axis=1)
    y = x[:, 0] * x[:, 1] + np.float32(0.5) * x[:, 2] > 0
    net = rootgrad.Mlp([4, 32, 16, 1], activation="gelu", seed=42)
    rootgrad.fit(net, x, y, columns=["f0", "f1", "f2", "f3"], threads=threads, **OPTIONS)
    return line(net, net.predict(x), threads)


def from_frame(threads):
    i = "((rdfentry_ * 7919 + {0} * 104729 + rdfentry_ * rdfentry_ * ({0} + 3)) % 1021) / 512.f - 1.f"
    df = ROOT.RDataFrame(5000)
    for j in range(3):
        df = df.Define(f"f{j}", i.format(j))
    df = df.Define("f3", "short(rdfentry_ % 7)").Define("label", "f0 * f1 + 0.5f * f2 > 0.f")
    net = rootgrad.Mlp([4, 32, 16, 1], activation="gelu", seed=42)
    rootgrad.fit(net, df, ["f0", "f1", "f2", "f3"], "label", threads=threads, **OPTIONS)
    scores = rootgrad.define(df, "score", net).Take["float"]("score")
    return line(net, np.asarray(scores.GetValue()), threads)


if __name__ == "__main__":
    for face in (from_arrays, from_frame):
        for threads in (1, 2):
            print(face(threads))
