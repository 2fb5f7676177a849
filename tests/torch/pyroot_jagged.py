"""A tagger of jagged columns compared with the same network in PyTorch: scores with the same weights, and the quality of both fits.

The target needs the whole set: it is 1 if 0 to 20 particles have more pt forward than backward.
"""

import numpy as np
import ROOT
import torch

import rootgrad as rg

MOST, WIDTH, CHANNELS, HEADS, LAYERS, EPOCHS = 20, 2, 16, 2, 1, 6


def events(n, seed):
    random = np.random.default_rng(seed)
    counts = random.integers(0, MOST + 1, n)
    pt = [random.exponential(30, count).astype(np.float32) for count in counts]
    eta = [random.normal(size=count).astype(np.float32) for count in counts]
    return pt, eta, np.array([(p * np.sign(e)).sum() > 0 for p, e in zip(pt, eta)])


class Tagger(torch.nn.Module):
    """The transformer in torch's own layers, with a key padding mask and a masked mean."""

    def __init__(self, parameters):
        super().__init__()
        self.embedding = torch.nn.Linear(WIDTH, CHANNELS)
        gelu = lambda x: torch.nn.functional.gelu(x, approximate="tanh")
        layer = lambda: torch.nn.TransformerEncoderLayer(CHANNELS, HEADS, 4 * CHANNELS, 0.0, gelu, batch_first=True, norm_first=True)
        self.blocks = torch.nn.ModuleList(layer() for _ in range(LAYERS))
        self.ln, self.head = torch.nn.LayerNorm(CHANNELS), torch.nn.Linear(CHANNELS, 1)
        blocks = [
            tensor
            for block in self.blocks
            for part in (block.norm1, (block.self_attn.in_proj_weight, block.self_attn.in_proj_bias), block.self_attn.out_proj, block.norm2,
                         block.linear1, block.linear2)
            for tensor in (part if isinstance(part, tuple) else (part.weight, part.bias))
        ]
        edges = [self.embedding.weight, self.embedding.bias], [self.ln.weight, self.ln.bias, self.head.weight, self.head.bias]
        start = 0
        with torch.no_grad():
            for tensor in [*edges[0], *blocks, *edges[1]]:
                tensor.copy_(torch.as_tensor(parameters[start : start + tensor.numel()].reshape(tensor.shape)))
                start += tensor.numel()
        assert start == len(parameters)

    def forward(self, x, there):
        x = self.embedding(x)
        for block in self.blocks:
            x = block(x, src_key_padding_mask=~there)
        x = self.ln(x) * there[:, :, None]
        return self.head(x.sum(1) / there.sum(1).clamp(min=1)[:, None])[:, 0]


def padded(columns, mean, scale):
    x = np.zeros((len(columns[0]), MOST, len(columns)), dtype=np.float32)
    there = np.zeros(x.shape[:2], dtype=bool)
    for i in range(len(x)):
        n = len(columns[0][i])
        there[i, :n] = True
        for p, column in enumerate(columns):
            x[i, :n, p] = (column[i] - mean[p]) / scale[p]
    return torch.as_tensor(x), torch.as_tensor(there)


def auc(scores, y):
    ranks = np.empty(len(y))
    ranks[np.argsort(scores, kind="stable")] = np.arange(1, len(y) + 1)
    return (ranks[y].sum() - y.sum() * (y.sum() + 1) / 2) / (y.sum() * (~y).sum())


def trained(model, x, there, y):
    """Trains as rootgrad.fit does: AdamW without decay of vectors, batches of 128 in a random order."""
    matrices = [p for p in model.parameters() if p.ndim > 1]
    vectors = [p for p in model.parameters() if p.ndim <= 1]
    groups = [{"params": matrices, "weight_decay": 0.01}, {"params": vectors, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=3e-3)
    target = torch.as_tensor(y, dtype=torch.float32)
    for epoch in range(EPOCHS):
        order = torch.randperm(len(y), generator=torch.Generator().manual_seed(epoch))
        for rows in order.split(128):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(model(x[rows], there[rows]), target[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return model


def main():
    torch.set_num_threads(2)
    pt, eta, y = events(16000, 1)
    mean, scale = zip(*[(np.concatenate(c).mean(), np.concatenate(c).std()) for c in (pt, eta)])
    config = dict(channels=CHANNELS, heads=HEADS, layers=LAYERS)
    net = rg.Transformer(rg.Jagged(MOST), WIDTH, seed=4, **config)
    model = Tagger(net.parameters)
    # A minimal step, to get the standardisation: then both networks have the same weights.
    untrained = net.copy()
    rg.fit(untrained, {"pt": pt, "eta": eta}, y, epochs=1, learning_rate=1e-30, validation_fraction=0, progress="off")
    x, there = padded((pt, eta), mean, scale)
    filled = there.any(dim=1)  # torch's attention gives NaN if a query sees nothing
    with torch.no_grad():
        right = model(x[filled], there[filled]).numpy()
    got = untrained.predict({"pt": pt, "eta": eta})[filled.numpy()]
    difference = np.abs(got - right).max() / np.abs(right).max()
    print(f"scores of the same weights differ by {difference:.1e}")
    assert difference < 1e-5, difference

    rg.fit(net, {"pt": pt, "eta": eta}, y, epochs=EPOCHS, learning_rate=3e-3, schedule="constant", batch_size=128, validation_fraction=0,
           progress="off")
    trained(model, x[filled], there[filled], y[filled.numpy()])
    pt, eta, y = events(16000, 2)
    x, there = padded((pt, eta), mean, scale)
    filled = there.any(dim=1)
    with torch.no_grad():
        theirs = auc(model(x[filled], there[filled]).numpy(), y[filled.numpy()])
    ours = auc(net.predict({"pt": pt, "eta": eta})[filled.numpy()], y[filled.numpy()])
    print(f"area under the ROC curve: {ours:.4f}, PyTorch's {theirs:.4f}")
    # With a constant rate the order of the batches alone moves both by 0.003: seeds 4, 5 and 6 differ by -0.0046, 0.0013 and 0.0018.
    assert ours > theirs - 0.008 and theirs > 0.97, (ours, theirs)


main()
