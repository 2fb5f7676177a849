"""Writes this folder's state dicts with PyTorch (2.15), and `expected.json`: inputs of each model, and PyTorch's outputs.

    python3 -m venv env && env/bin/pip install torch numpy safetensors && env/bin/python tests/state/models.py

PyTorch reads the state dicts that rootgrad writes back, with every name, and gives the same outputs:

    ROOTGRAD_STATES=/tmp/states cargo test --test state && env/bin/python tests/state/models.py --check /tmp/states
"""

import argparse
import json
import pathlib

import torch
from safetensors.torch import load_file, save_file
from torch import nn

HERE = pathlib.Path(__file__).parent
ROWS = 3


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 2))

    def forward(self, x):
        return self.layers(x)


class Strain(nn.Module):
    """Convolutions along one axis, with a batch norm that saw some batches."""

    def __init__(self):
        super().__init__()
        self.c1, self.bn = nn.Conv1d(2, 4, 3, padding=1), nn.BatchNorm1d(4)
        self.c2, self.up = nn.Conv1d(4, 6, 3, stride=2, groups=2), nn.ConvTranspose1d(6, 4, 3, stride=2)
        self.head = nn.Linear(4, 1)

    def forward(self, x):
        x = nn.functional.max_pool1d(torch.relu(self.bn(self.c1(x))), 2)
        return self.head(self.up(torch.relu(self.c2(x))).mean(dim=-1))


class Image(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(1, 4, 3, padding=1, bias=False), nn.BatchNorm2d(4))
        self.down, self.norm = nn.Conv2d(4, 4, 3, stride=2), nn.GroupNorm(2, 4)
        self.head = nn.Linear(36, 3)

    def forward(self, x):
        return self.head(self.norm(self.down(torch.relu(self.stem(x)))).flatten(1))


class Lstm(nn.Module):
    """Two layers in both directions: four layers in rootgrad."""

    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(3, 4, num_layers=2, bidirectional=True, batch_first=True)
        self.head = nn.Linear(8, 2)

    def forward(self, x):
        return self.head(self.lstm(x)[0].mean(dim=1))


class Gru(nn.Module):
    def __init__(self):
        super().__init__()
        self.gru, self.head = nn.GRU(3, 4, batch_first=True), nn.Linear(4, 2)

    def forward(self, x):
        return self.head(self.gru(x)[0][:, -1])


class Encoder(nn.Module):
    """An embedding, a layer of a transformer, and a separate tensor."""

    def __init__(self):
        super().__init__()
        self.embed, self.place = nn.Embedding(7, 8), nn.Parameter(0.1 * torch.randn(5, 8))
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(8, 2, dim_feedforward=6, batch_first=True, norm_first=True) for _ in range(2)
        )
        self.norm, self.head = nn.RMSNorm(8, eps=1e-5), nn.Linear(8, 2)

    def forward(self, x):
        x = self.embed(x.long()) + self.place
        for layer in self.layers:
            x = layer(x)
        return self.head(self.norm(x).mean(dim=1))


class Cross(nn.Module):
    """Attention of queries (4, 8) to keys (6, 3) with values (6, 5)."""

    def __init__(self):
        super().__init__()
        self.attention = nn.MultiheadAttention(8, 2, kdim=3, vdim=5, bias=False, batch_first=True)

    def forward(self, x):
        q, k, v = x.split((32, 18, 30), dim=1)
        return self.attention(q.view(-1, 4, 8), k.view(-1, 6, 3), v.view(-1, 6, 5))[0].mean(dim=1)


class Attention(nn.Module):
    """Attention as users write it themselves."""

    def __init__(self):
        super().__init__()
        self.query, self.key = nn.Linear(8, 8), nn.Linear(8, 8)
        self.value, self.output = nn.Linear(8, 8), nn.Linear(8, 8)

    def forward(self, x):
        heads = lambda x: x.view(-1, 5, 2, 4).transpose(1, 2)
        y = nn.functional.scaled_dot_product_attention(heads(self.query(x)), heads(self.key(x)), heads(self.value(x)))
        return self.output(y.transpose(1, 2).flatten(2))


class Own(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention, self.head = Attention(), nn.Linear(8, 1)

    def forward(self, x):
        return self.head(self.attention(x).mean(dim=1))


class Types(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(3, 4), nn.Linear(4, 2)])

    def forward(self, x):
        return self.layers[1](torch.relu(self.layers[0](x)))


# Inputs of each model: numbers of these sizes, or whole numbers below 7.
MODELS = {
    "mlp": (Mlp, (4,)),
    "strain": (Strain, (2, 16)),
    "image": (Image, (1, 8, 8)),
    "lstm": (Lstm, (6, 3)),
    "gru": (Gru, (6, 3)),
    "encoder": (Encoder, (5,)),
    "cross": (Cross, (80,)),
    "own": (Own, (5, 8)),
    "types": (Types, (3,)),
}
TYPES = {"layers.0.weight": torch.float16, "layers.0.bias": torch.bfloat16, "layers.1.weight": torch.float64}


def inputs(name, sizes):
    return torch.randint(7, (ROWS, *sizes)).float() if name == "encoder" else torch.randn(ROWS, *sizes)


def short(values):
    return [float(f"{value:.9g}") for value in values.flatten().tolist()]


def write():
    expected = {}
    for name, (make, sizes) in MODELS.items():
        torch.manual_seed(1)
        model = make()
        with torch.no_grad():
            for parameter in model.parameters():
                if parameter.dim() == 1:  # norms and biases that begin as 1 and 0 would hide errors
                    parameter += 0.3 * torch.randn_like(parameter)
            for _ in range(3):  # so that running statistics are not 0 and 1
                model(inputs(name, sizes))
            state = model.state_dict()
            if name == "types":
                state = {key: value.to(TYPES.get(key, torch.float32)) for key, value in state.items()}
            save_file(state, HERE / f"{name}.safetensors")
            model.load_state_dict(state)
            model.eval()
            x = inputs(name, sizes)
            expected[name] = {"x": short(x), "y": short(model(x))}
    (HERE / "expected.json").write_text(json.dumps(expected) + "\n")


def check(folder):
    expected = json.loads((HERE / "expected.json").read_text())
    for name, (make, sizes) in MODELS.items():
        model = make()
        model.load_state_dict(load_file(folder / f"{name}.safetensors"), strict=True)
        model.eval()
        with torch.no_grad():
            y = model(torch.tensor(expected[name]["x"]).view(ROWS, *sizes))
        worst = (y.flatten() - torch.tensor(expected[name]["y"])).abs().max().item()
        assert worst <= 1e-6, f"{name}: {worst}"
        print(f"{name}: every name is taken, outputs within {worst:.1e}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", type=pathlib.Path, metavar="FOLDER", help="state dicts that rootgrad wrote")
    folder = parser.parse_args().check
    check(folder) if folder else write()
