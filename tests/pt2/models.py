"""Writes this folder's archives with PyTorch (2.15), and `expected.json`: inputs of each model, PyTorch's outputs, and the gradients
of ½ Σ y².

    python3 -m venv env && env/bin/pip install torch numpy && env/bin/python tests/pt2/models.py

An archive is the output of `torch.export.save` without the parts that a reader of numbers does not need, nine tenths of its bytes:
pickled sample inputs, the source lines of each node (which name folders of the machine that wrote it), sizes of intermediate values.
"""

import io
import json
import pathlib
import zipfile

import torch
from torch import nn

HERE = pathlib.Path(__file__).parent
ROWS = 2


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(4, 8), nn.ReLU(inplace=True), nn.Dropout(0.1), nn.Linear(8, 6), nn.SiLU(), nn.Linear(6, 2)
        )

    def forward(self, x):
        return self.layers(x)


class Cnn(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.bn = nn.Conv1d(2, 4, 3, padding=1), nn.BatchNorm1d(4)
        self.pool, self.conv2 = nn.MaxPool1d(2), nn.Conv1d(4, 6, 3, stride=2, groups=2)
        self.head = nn.Linear(6, 1)

    def forward(self, x):
        x = self.pool(torch.relu(self.bn(self.conv1(x))))
        return self.head(nn.functional.gelu(self.conv2(x)).mean(dim=-1))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed, self.place = nn.Linear(3, 4), nn.Parameter(0.1 * torch.randn(5, 4))
        self.layer = nn.TransformerEncoderLayer(
            4, 2, dim_feedforward=6, activation="gelu", batch_first=True, norm_first=True
        )
        self.head = nn.Linear(4, 2)

    def forward(self, x):
        return self.head(self.layer(self.embed(x) + self.place).mean(dim=1))


class Recurrent(nn.Module):
    def __init__(self, kind, **options):
        super().__init__()
        self.layer = kind(3, 4, batch_first=True, **options)
        width = 8 if options.get("bidirectional") else 4
        self.head = nn.Linear(width, 2)

    def forward(self, x):
        return self.head(self.layer(x)[0][:, -1])


class Probability(nn.Module):
    """A classifier that ends in a sigmoid; `logit` is the value before it."""

    def __init__(self):
        super().__init__()
        self.logit = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 1))

    def forward(self, x):
        return torch.sigmoid(self.logit(x))


class Standardised(nn.Module):
    """Rows that depend on each other: the mean and the deviation are those of the whole batch."""

    def __init__(self):
        super().__init__()
        self.head = nn.Linear(100, 1)

    def forward(self, x):
        return self.head((x - x.mean()) / x.std())


MODELS = {
    "mlp": (Mlp, (4,)),
    "cnn": (Cnn, (2, 16)),
    "encoder": (Encoder, (5, 3)),
    "lstm": (lambda: Recurrent(nn.LSTM, num_layers=2), (6, 3)),
    "gru": (lambda: Recurrent(nn.GRU, bidirectional=True), (6, 3)),
}


def small(archive):
    """Removes the parts of the archive that only matter for writing it."""
    to = io.BytesIO()
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as new:
        for entry in old.infolist():
            data = old.read(entry)
            if "sample_inputs" in entry.filename or ".data/serialization_id" in entry.filename:
                continue
            if entry.filename.endswith("models/model.json"):
                model = json.loads(data)
                model["graph_module"]["module_call_graph"] = []
                graph = model["graph_module"]["graph"]
                for node in graph["nodes"]:
                    node["metadata"] = {}
                    del node["is_hop_single_tensor_return"]
                    for argument in node["inputs"]:
                        del argument["kind"]
                graph["tensor_values"] = {"x": graph["tensor_values"]["x"]}
                data = json.dumps(model).encode()
            if entry.filename.endswith("_weights_config.json"):
                config = json.loads(data)
                for payload in config["config"].values():
                    for field in "device", "layout", "requires_grad":
                        del payload["tensor_meta"][field]
                data = json.dumps(config).encode()
            if entry.filename.endswith(".json"):
                data = json.dumps(json.loads(data), separators=(",", ":")).encode()
            name = entry.filename.replace("archive/", "m/", 1)
            new.writestr(zipfile.ZipInfo(name), data)  # dated 1980, so that the bytes are the same each time
    return to.getvalue()


def exported(model, x):
    program = torch.export.export(model, (x,), dynamic_shapes=({0: torch.export.Dim("batch")},))
    raw = io.BytesIO()
    torch.export.save(program, raw)
    return small(raw)


def short(values):
    return [float(f"{value:.9g}") for value in values.flatten().tolist()]


def endings():
    """Models whose end must be removed or refused, not computed."""
    torch.manual_seed(1)
    model, x = Probability().eval(), torch.randn(ROWS, 3)
    (HERE / "probability.pt2").write_bytes(exported(model, x))
    (HERE / "standardised.pt2").write_bytes(exported(Standardised().eval(), torch.randn(ROWS, 100)))
    found = {"x": short(x), "logit": short(model.logit(x)), "probability": short(model(x))}
    (HERE / "probability.json").write_text(json.dumps(found) + "\n")


def main():
    endings()
    expected = {}
    for name, (make, sizes) in MODELS.items():
        torch.manual_seed(1)
        model = make()
        if name == "cnn":
            model(torch.randn(64, *sizes) + 0.5)  # so that the running statistics are not 0 and 1
        model.eval()
        x = torch.randn(ROWS, *sizes)
        (HERE / f"{name}.pt2").write_bytes(exported(model, x))
        y = model(x)
        (0.5 * y.square().sum()).backward()
        y = y.detach()
        # For each gradient g: its norm, and Σ gᵢ cos i.
        sums = lambda g: torch.stack([g.norm(), (g.flatten() * torch.arange(g.numel()).cos()).sum()])
        gradients = {name: short(sums(value.grad)) for name, value in model.named_parameters()}
        expected[name] = {"x": short(x), "y": short(y), "gradients": gradients}
    (HERE / "expected.json").write_text(json.dumps(expected) + "\n")


if __name__ == "__main__":
    main()
