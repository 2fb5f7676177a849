"""Makes tests/onnx/gradients/: networks of PyTorch as its exporter writes them, with outputs and gradients.

    python gradients.py        needs torch, onnx and onnxscript; made with torch 2.x, opset 20

For each NAME.onnx, NAME.json has rows `x`, outputs `y`, and the gradients of the loss ½ Σ y² over all rows, by the parameters' names in
the file. The file's parameters are PyTorch's or their transposes: the exporter folds transposes into the weights of products.
"""

import itertools
import json
import pathlib

import numpy as np
import onnx
import torch
from torch import nn

FOLDER = pathlib.Path(__file__).parent / "gradients"
ROWS = 5


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.c1, self.c2, self.head = nn.Conv1d(2, 4, 5, padding=2), nn.Conv1d(4, 6, 3, stride=2), nn.Linear(6, 1)

    def forward(self, x):
        x = nn.functional.max_pool1d(nn.functional.gelu(self.c1(x)), 2)
        return self.head(nn.functional.gelu(self.c2(x), approximate="tanh").mean(-1))


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.c1, self.c2 = nn.Conv2d(2, 4, 3, padding=1), nn.Conv2d(4, 4, 3, padding=1, groups=2)
        self.norm, self.groups, self.head = nn.BatchNorm2d(4), nn.GroupNorm(2, 4), nn.Linear(4, 3)
        self.norm.running_mean += torch.rand(4)
        self.norm.running_var += torch.rand(4)

    def forward(self, x):
        x = torch.relu(self.norm(self.c1(x)))
        x = x + nn.functional.silu(self.groups(self.c2(x)))
        return self.head(nn.functional.adaptive_avg_pool2d(x, 1).flatten(1))


class Up(nn.Module):
    def __init__(self):
        super().__init__()
        self.up, self.down = nn.ConvTranspose2d(2, 3, 3, stride=2, padding=1, output_padding=1), nn.Conv2d(3, 1, 3, dilation=2)

    def forward(self, x):
        return nn.functional.avg_pool2d(self.down(nn.functional.elu(self.up(x))), 2).flatten(1)


class Block(nn.Module):
    def __init__(self, causal=False):
        super().__init__()
        self.embed, self.qkv, self.out = nn.Linear(3, 8), nn.Linear(8, 24), nn.Linear(8, 8)
        self.n1, self.n2, self.up, self.down = nn.LayerNorm(8), nn.LayerNorm(8), nn.Linear(8, 16), nn.Linear(16, 8)
        self.head, self.causal = nn.Linear(8, 2), causal

    def forward(self, x):
        x = self.embed(x)
        heads = lambda t: t.unflatten(-1, (2, 4)).transpose(1, 2)
        q, k, v = (heads(t) for t in self.qkv(self.n1(x)).chunk(3, -1))
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=self.causal)
        x = x + self.out(y.transpose(1, 2).flatten(-2))
        x = x + self.down(nn.functional.gelu(self.up(self.n2(x))))
        return self.head(x.mean(1))


class Recurrent(nn.Module):
    def __init__(self, kind, **options):
        super().__init__()
        self.layer = kind(3, 4, batch_first=True, **options)
        self.head = nn.Linear(8 if self.layer.bidirectional else 4, 1)

    def forward(self, x):
        return self.head(torch.tanh(self.layer(x)[0][:, -1]))


class DeepSet(nn.Module):
    def __init__(self):
        super().__init__()
        self.phi, self.rho = nn.Sequential(nn.Linear(3, 8), nn.ReLU(), nn.Linear(8, 6)), nn.Linear(6, 1)

    def forward(self, x):
        return self.rho(torch.logsumexp(self.phi(x), 1))


class Functions(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Linear(4, 4), nn.Parameter(torch.rand(4) + 0.5)

    def forward(self, x):
        y = self.a(x)
        return torch.where(y > 0, torch.sqrt(y.abs() + 1), torch.exp(y)) * self.b + torch.softmax(y, -1) - torch.log1p(y * y)


def networks():
    perceptron = nn.Sequential(nn.Linear(4, 8), nn.GELU(), nn.Linear(8, 8), nn.SiLU(), nn.Dropout(0.1), nn.Linear(8, 2))
    yield "mlp", perceptron, (4,)
    yield "tagger", Tagger(), (2, 24)
    yield "residual", Residual(), (2, 6, 5)
    yield "up", Up(), (2, 5, 4)
    yield "block", Block(), (5, 3)
    yield "causal_block", Block(causal=True), (5, 3)
    yield "lstm", Recurrent(nn.LSTM), (6, 3)
    yield "lstm_both_ways", Recurrent(nn.LSTM, bidirectional=True), (5, 3)
    yield "gru", Recurrent(nn.GRU), (6, 3)
    yield "rnn", Recurrent(nn.RNN), (6, 3)
    yield "deep_set", DeepSet(), (5, 3)
    yield "functions", Functions(), (4,)


def forms(own):
    """Returns the parameters in the forms that the exporter may write, each with its gradient: unchanged or transposed. Recurrent
    layers have gates in ONNX's order, both directions in one tensor and both biases in one."""
    for pair in own.values():
        yield pair
        if pair[0].ndim == 2:
            yield tuple(array.T for array in pair)
    kinds = {name.split("_l0")[0] for name in own if "_l0" in name}
    for prefix in {kind.rsplit(".", 1)[0] for kind in kinds}:
        ends = [end for end in ("_l0", "_l0_reverse") if f"{prefix}.weight_ih{end}" in own]
        hidden = own[f"{prefix}.weight_hh_l0"][0]
        gates = len(hidden) // hidden.shape[1]
        for order in itertools.permutations(range(gates)):
            ordered = lambda name, part: np.concatenate([np.split(own[f"{prefix}.{name}"][part], gates)[gate] for gate in order])
            stacked = lambda name: tuple(np.stack([ordered(name + end, part) for end in ends]) for part in (0, 1))
            yield stacked("weight_ih")
            yield stacked("weight_hh")
            yield tuple(np.concatenate(pair, axis=1) for pair in zip(stacked("bias_ih"), stacked("bias_hh")))


def gradients(model, path, x):
    """Returns the gradients of the file's parameters, computed by PyTorch."""
    y = model(x)
    (0.5 * (y * y).sum()).backward()
    own = {name: (p.detach().numpy(), p.grad.numpy()) for name, p in model.named_parameters()}
    found = {}
    for tensor in onnx.load(path).graph.initializer:
        value = onnx.numpy_helper.to_array(tensor)
        if value.dtype == np.float32 and value.ndim > 0:
            same = [grad for p, grad in forms(own) if p.shape == value.shape and np.array_equal(p, value)]
            found |= {tensor.name: grad for grad in same[:1]}
    return y, found


def bare(model):
    """Returns the model without metadata for its maker: the source positions of the nodes."""
    del model.metadata_props[:], model.graph.metadata_props[:], model.graph.value_info[:]
    model.doc_string = model.graph.doc_string = ""
    for node in model.graph.node:
        del node.metadata_props[:]
        node.doc_string = ""
    for value in [*model.graph.input, *model.graph.output, *model.graph.initializer]:
        del value.metadata_props[:]
        value.doc_string = ""
    return model


def main():
    FOLDER.mkdir(exist_ok=True)
    for name, model, shape in networks():
        torch.manual_seed(1)
        for parameter in model.parameters():
            nn.init.normal_(parameter, std=0.4)
        model.eval()
        x = torch.randn(ROWS, *shape)
        path = FOLDER / f"{name}.onnx"
        batch = torch.export.Dim("N")
        # When optimised, the exporter folds a batch normalisation into the convolution before it.
        options = {"dynamo": True, "opset_version": 20, "optimize": name != "residual", "verbose": False}
        program = torch.onnx.export(model, (x,), dynamic_shapes=({0: batch},), **options)
        onnx.save(bare(program.model_proto), path)
        y, found = gradients(model, path, x)
        flat = lambda array: [float(f"{value:.8g}") for value in np.asarray(array).ravel()]
        text = {"x": flat(x), "y": flat(y.detach()), "gradients": {key: flat(value) for key, value in found.items()}}
        path.with_suffix(".json").write_text(json.dumps(text))
        print(name, path.stat().st_size, sorted(found), sorted({n.op_type for n in onnx.load(path).graph.node}))


if __name__ == "__main__":
    main()
