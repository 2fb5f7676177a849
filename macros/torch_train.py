"""PyTorch trains a rootgrad network on a data frame's columns: with torch's loss, optimiser and schedule, and rootgrad's gradients.

    python torch_train.py [EVENTS [EPOCHS]]        (in ROOT's Python, with PyTorch; rootgrad is installed with --torch)

A toy with two kinds of events: smooth functions of normal numbers whose means differ by a distance d. The best possible area under the ROC
curve is Φ(d/√2). The loss, focal (Lin et al., arXiv:1708.02002), is written in torch. Afterwards the network is used in rootgrad again: as
a column of the frame, and in a file. Draws the losses and the ROC curve into torch_train.png.
"""

import math
import sys

import numpy as np
import ROOT
import rootgrad
import rootgrad.torch
import torch

SHIFT = np.array([0.9, 0.6, 0.5])
FEATURES = ["pt", "eta", "mass"]


def events(n, seed):
    """Returns a frame of n events, half of them signal."""
    random = np.random.default_rng(seed)
    signal = np.arange(n) % 2
    normal = random.normal(size=(n, 3)) + np.outer(signal, SHIFT)
    columns = {"pt": 30 * np.exp(0.5 * normal[:, 0]), "eta": np.arctan(normal[:, 1]) + 0.1 * normal[:, 0], "mass": 90 + 5 * normal[:, 2]}
    columns = {name: values.astype(np.float32) for name, values in columns.items()}
    return ROOT.RDF.FromNumpy({**columns, "is_signal": signal.astype(np.float32)})


def tensors(frame):
    """Returns features (N, 3) and truth (N, 1)."""
    columns = frame.AsNumpy([*FEATURES, "is_signal"])
    return torch.from_numpy(np.stack([columns[name] for name in FEATURES], axis=1)), torch.from_numpy(columns["is_signal"])[:, None]


def focal(logits, truth, gamma=1.0):
    cross_entropy = torch.nn.functional.binary_cross_entropy_with_logits(logits, truth, reduction="none")
    return ((1 - torch.exp(-cross_entropy)) ** gamma * cross_entropy).mean()


def train(mlp, x, truth, epochs):
    """Trains the network; returns the losses of all steps."""
    torch.manual_seed(1)
    net = rootgrad.torch.Network(mlp)
    steps = epochs * math.ceil(len(x) / 512)
    adam = torch.optim.AdamW(net.parameters(), weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(adam, 1e-2, total_steps=steps)
    losses = []
    for _ in range(epochs):
        for rows in torch.randperm(len(x)).split(512):
            adam.zero_grad()
            loss = focal(net(x[rows]), truth[rows])
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            adam.step()
            schedule.step()
            losses.append(loss.item())
    net.write_back(mlp)
    return losses


def main(n=60000, epochs=8):
    frame, fresh = events(n, 1), events(n, 2)
    x, truth = tensors(frame)
    mlp = rootgrad.Mlp([3, 64, 64, 1], activation="silu", seed=1)
    # One short epoch of rootgrad's own fit determines the scaling of the inputs, which is then part of the network.
    rootgrad.fit(mlp, frame, FEATURES, "is_signal", epochs=1, batch_size=512, progress="off")
    losses = train(mlp, x, truth, epochs)
    mlp.save("torch_train.safetensors")

    scored = rootgrad.define(fresh, "score", mlp, output="probability")
    curve = rootgrad.roc(scored, "score", "is_signal")
    best = 0.5 * (1 + math.erf(np.linalg.norm(SHIFT) / 2))
    print(f"area under the ROC curve {curve.auc():.4f}; no classifier does better than {best:.4f}")

    canvas = ROOT.TCanvas("torch_train", "rootgrad", 1000, 450)
    canvas.Divide(2, 1)
    canvas.cd(1)
    means = np.convolve(losses, np.full(20, 0.05), mode="valid")
    graph = ROOT.TGraph(len(means), np.arange(len(means), dtype=float), means)
    graph.SetTitle("focal loss, a mean of 20 steps;step;")
    graph.Draw("al")
    canvas.cd(2)
    roc = curve.graph()
    roc.Draw("al")
    canvas.SaveAs("torch_train.png")
    return curve.auc(), best


if __name__ == "__main__":
    ROOT.gROOT.SetBatch(True)
    main(*map(int, sys.argv[1:]))
