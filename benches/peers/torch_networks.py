"""The networks of `cargo xtask bench graph`, `bench onnx` and `bench torch` in PyTorch, with rootgrad's parameters."""

import torch
import torch.nn.functional as F
from torch import nn


def gelu(x):
    return F.gelu(x, approximate="tanh")  # same as rootgrad's


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
    """The network with group norm instead of batch norm, like all contestants."""

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
    "mlp256": lambda: Mlp([256, 128, 64, 1]),
    "one": lambda: Mlp([8, 1]),
}


def tensor(net, name, of=lambda p: p):
    """Returns the parameter with rootgrad's name `name` (or its gradient) as a view in rootgrad's layout."""
    path, _, leaf = name.rpartition(".")
    module = net.get_submodule(path)
    value = of(getattr(module, leaf)).detach()
    return value.T if leaf == "weight" and isinstance(module, nn.Linear) else value


def network(c):
    """Returns the network of a case, with the parameters that rootgrad wrote."""
    net = NETWORKS[c.name]()
    with torch.no_grad():
        for name, values in c.tensors("parameters").items():
            tensor(net, name).copy_(torch.from_numpy(values))
    return net
