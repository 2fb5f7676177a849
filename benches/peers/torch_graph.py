"""PyTorch on the CPU: the networks of `cargo xtask bench graph`, with rootgrad's weights, events, batches and AdamW.

Modes: "eager", "compile" (torch.compile around forward and loss); AdamW is the fused one. Before it is ready it compares loss
and gradient tensors with rootgrad's, of the first batch and of its first four rows. The number of threads is the fastest of
1, 2, 4, … up to those asked for, tried first.
"""
import json
import math
import time

import torch
import torch.nn.functional as F
from torch import nn

from worker import graph_case, serve, timed


def gelu(x):
    return F.gelu(x, approximate="tanh")  # rootgrad's


class Strain(nn.Module):
    def __init__(self):
        super().__init__()
        layers = [(1, 8, 64), (8, 8, 32), (8, 16, 32), (16, 16, 16), (16, 32, 16), (32, 32, 16)]
        self.convolutions = nn.ModuleList(nn.Conv1d(*sizes) for sizes in layers)
        self.dense = nn.ModuleList(nn.Linear(*sizes) for sizes in [(1856, 64), (64, 64), (64, 2)])

    def forward(self, x):
        x = x.view(-1, 1, 2048)
        for n, convolution in enumerate(self.convolutions):
            x = convolution(x)
            x = F.elu(F.max_pool1d(x, (4, 3, 2)[n // 2]) if n % 2 else x)
        x = x.flatten(1)
        return self.dense[2](F.elu(self.dense[1](F.elu(self.dense[0](x)))))


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second, self.head = nn.Conv1d(1, 16, 17), nn.Conv1d(16, 32, 9), nn.Linear(32, 1)

    def forward(self, x):
        x = F.max_pool1d(gelu(self.first(x.view(-1, 1, 256))), 4)
        return self.head(gelu(self.second(x)).mean(-1))


class DeepSet(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second, self.head = nn.Linear(4, 64), nn.Linear(64, 64), nn.Linear(64, 1)

    def forward(self, x):
        particles, mask = x[:, :80].view(-1, 20, 4), x[:, 80:]
        h = F.relu(self.second(F.relu(self.first(particles))))
        return self.head((h * mask[..., None]).sum(1) / mask.sum(1, keepdim=True))


class Block(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.first, self.norm1 = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.GroupNorm(8, outputs)
        self.second, self.norm2 = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False), nn.GroupNorm(8, outputs)
        self.shortens = stride > 1
        if self.shortens:
            self.shortcut, self.norm3 = nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.GroupNorm(8, outputs)

    def forward(self, x):
        y = self.norm2(self.second(F.relu(self.norm1(self.first(x)))))
        return F.relu(y + (self.norm3(self.shortcut(x)) if self.shortens else x))


class ResNet8(nn.Module):
    """With group norm in the place of batch norm, as on all sides."""

    def __init__(self):
        super().__init__()
        self.stem, self.norm, self.head = nn.Conv2d(1, 16, 3, 1, 1, bias=False), nn.GroupNorm(8, 16), nn.Linear(64, 10)
        self.blocks = nn.Sequential(Block(16, 16, 1), Block(16, 32, 2), Block(32, 64, 2))

    def forward(self, x):
        return self.head(self.blocks(F.relu(self.norm(self.stem(x.view(-1, 1, 28, 28))))).mean((2, 3)))


class Lstm(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm, self.head = nn.LSTM(8, 64, batch_first=True), nn.Linear(64, 1)

    def forward(self, x):
        return self.head(self.lstm(x.view(-1, 50, 8))[0][:, -1])


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm1, self.qkv, self.output = nn.LayerNorm(64), nn.Linear(64, 192), nn.Linear(64, 64)
        self.norm2, self.up, self.down, self.head = nn.LayerNorm(64), nn.Linear(64, 256), nn.Linear(256, 64), nn.Linear(64, 1)

    def forward(self, x):
        x = x.view(-1, 32, 64)
        q, k, v = self.qkv(self.norm1(x)).view(-1, 32, 3, 4, 16).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(-1, 32, 64)
        x = x + self.output(y)
        x = x + self.down(gelu(self.up(self.norm2(x))))
        return self.head(x.mean(1))


class Mlp(nn.Module):
    def __init__(self, widths):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(*sizes) for sizes in zip(widths, widths[1:]))

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.relu(layer(x))
        return self.layers[-1](x)


NETWORKS = {
    "gw64": Strain,
    "gw256": Strain,
    "tagger": Tagger,
    "deepset": DeepSet,
    "resnet8": ResNet8,
    "lstm": Lstm,
    "attention": Attention,
    "mlp28": lambda: Mlp([28, 64, 64, 1]),
    "mlp784": lambda: Mlp([784, 128, 10]),
}


def tensor(net, name, of=lambda p: p):
    """Of the parameter that rootgrad calls so (or its gradient) a view in rootgrad's layout."""
    path, _, leaf = name.rpartition(".")
    module = net.get_submodule(path)
    value = of(getattr(module, leaf)).detach()
    return value.T if leaf == "weight" and isinstance(module, nn.Linear) else value


def compare(net, loss_on, c, what):
    """The loss of the first rows, and the largest ‖Δ‖/‖ref‖ over the gradient's tensors, and whose it is."""
    net.zero_grad()
    loss = loss_on(*c.first(what, torch.from_numpy))
    loss.backward()
    errors = []
    for name, ours in c.tensors(f"{what}-gradient").items():
        own = tensor(net, name, lambda p: p.grad).double()
        error = float((torch.from_numpy(ours).double() - own).norm() / own.norm())
        errors.append((error if math.isfinite(error) else 1e9, name))  # JSON has no NaN; 1e9 is as wrong
    assert len(errors) == len(list(net.parameters()))
    worst, name = max(errors)
    net.zero_grad()
    return {f"{what}_loss": loss.item(), f"{what}_worst": worst, f"{what}_tensor": name}


def peak():
    n = 2048
    a, b, best = torch.randn(n, n), torch.randn(n, n), float("inf")
    for _ in range(8):
        start = time.perf_counter()
        a @ b
        best = min(best, time.perf_counter() - start)
    return 2 * n**3 / best / 1e9


def training(net, loss_on, c):
    optimiser = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=0.01, fused=True)
    x, y = torch.from_numpy(c.x), torch.from_numpy(c.y)

    def epoch():
        total = torch.zeros(())
        for rows in torch.randperm(len(x)).split(c.batch):
            loss = loss_on(x[rows], y[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += loss.detach() * len(rows)
        if not torch.isfinite(total):
            raise SystemExit("the loss is not finite")

    return epoch


def main():
    c = graph_case()
    torch.manual_seed(1)
    torch.set_num_threads(c.threads)
    net = NETWORKS[c.name]()
    with torch.no_grad():
        for name, values in c.tensors("parameters").items():
            tensor(net, name).copy_(torch.from_numpy(values))
    loss_of = F.binary_cross_entropy_with_logits if c.outputs == 1 else F.cross_entropy

    def loss_on(x, y):
        return loss_of(net(x).squeeze(1) if c.outputs == 1 else net(x), y)

    if c.mode == "compile":
        loss_on = torch.compile(loss_on, dynamic=False)  # else a second batch size makes the code general
    info = {"version": torch.__version__, "peak_gflops": peak()}
    info |= compare(net, loss_on, c, "batch") | compare(net, loss_on, c, "few")
    run, seconds = training(net, loss_on, c), {}
    for threads in c.thread_counts():
        torch.set_num_threads(threads)
        run()  # warm-up; compiles
        seconds[threads] = min(timed(run) for _ in range(2))
    threads = min(seconds, key=seconds.get)
    torch.set_num_threads(threads)
    serve(run, info | {"threads": threads})


main()
