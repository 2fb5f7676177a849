"""rootgrad.torch in ROOT's Python: networks of PyROOT's as modules, states and dropout, data of an RDataFrame, and the way back.

Runs itself for each order of the imports, in a separate process.
"""

import os
import subprocess
import sys
import tempfile

ORDERS = "import ROOT, torch, rootgrad", "import torch, ROOT, rootgrad", "import rootgrad.torch, ROOT", "import torch, rootgrad, ROOT"


def refused(call, kind, message):
    try:
        call()
    except kind as error:
        assert message in str(error), error
    else:
        raise AssertionError(f"not refused: {message}")


def close(got, right, tolerance):
    import torch

    got, right = torch.as_tensor(got).detach().double(), torch.as_tensor(right).detach().double()
    assert got.shape == right.shape, (got.shape, right.shape)
    difference = ((got - right).abs().max() / right.abs().max()).item()
    assert difference <= tolerance, difference


class Normed:
    """A network with states."""

    def __init__(self, dropout=0.0):
        import rootgrad as rg

        self.first, self.norm, self.last, self.dropout = rg.Linear(4), rg.BatchNorm(), rg.Linear(2), dropout

    def __call__(self, x):
        import rootgrad as rg

        x = rg.tanh(self.norm(self.first(x)))
        return self.last(rg.dropout(x, self.dropout) if self.dropout else x)


def native_normed(net):
    """The same network in torch's layers, with a copy of the weights; and its parameters in rootgrad's order."""
    import torch

    first, norm, last = torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4), torch.nn.Linear(4, 2)
    state = {name: tensor.detach().clone() for name, tensor in net.state_dict().items()}
    for ours, theirs in (("first", first), ("last", last)):
        theirs.weight, theirs.bias = torch.nn.Parameter(state[f"{ours}.weight"].T.contiguous()), torch.nn.Parameter(state[f"{ours}.bias"])
    norm.load_state_dict({name.split(".")[1]: tensor for name, tensor in state.items() if name.startswith("norm.")}, strict=False)
    return torch.nn.Sequential(first, norm, torch.nn.Tanh(), last)


def check_networks(rg, torch):
    """Checks, for each kind of network, the values of predict and the slope of the gradient."""
    sets = rg.compile(lambda x: rg.Linear(1)(rg.mean(rg.relu(rg.Linear(8)(x)), 1)), (4, 3), seed=3)
    for net in (rg.Mlp([12, 16, 3], activation="gelu", seed=2), rg.Transformer(4, 3, channels=16, heads=2, seed=2), sets):
        module = rg.torch.Network(net).eval()
        torch.manual_seed(3)
        x = torch.randn(10, 12)
        close(module(x), torch.from_numpy(net.predict(x.numpy())).reshape(10, -1), 1e-5)
        double = rg.torch.Network(net, dtype=torch.float64).eval()
        inputs = torch.randn(2, 12, dtype=torch.float64, requires_grad=True)
        assert torch.autograd.gradcheck(double, inputs)
        value = double(inputs).sin().sum()
        value.backward()
        with torch.no_grad():
            directions = [torch.randn_like(p) for p in double.parameters()]
            slope = sum((p.grad * d).sum() for p, d in zip(double.parameters(), directions))
            ends = []
            for step in (1e-5, -2e-5):
                for p, d in zip(double.parameters(), directions):
                    p.add_(d, alpha=step)
                ends.append(double(inputs).sin().sum())
        close((ends[0] - ends[1]) / 2e-5, slope, 1e-6)


def check_without_parameters(rg, torch):
    net = rg.torch.Network(rg.compile(lambda x: rg.tanh(x) * 2, (3,)))
    x = torch.randn(4, 3, requires_grad=True)
    assert list(net.parameters()) == [] and net.flat_parameters().shape == (0,)
    for run in (net, net.eval(), torch.compile(net, fullgraph=True, backend="aot_eager")):
        close(run(x), 2 * x.tanh(), 1e-6)
        close(torch.autograd.grad(run(x).sum(), x)[0], 2 - 2 * x.tanh() ** 2, 1e-5)
    assert net.double()(x.double()).dtype == torch.float64


def check_states(rg, torch):
    """Batch norm: outputs, gradients and statistics are torch's, in training and in use, whatever happens in between."""
    made = rg.compile(Normed(), (3,), seed=3)
    for flat in (False, True):
        net = rg.torch.Network(made)
        native = native_normed(net)
        net = rg.torch.Network(made, flat=flat)
        assert [name for name, _ in net.named_buffers()] == ["norm.running_mean", "norm.running_var"]
        x, other = torch.randn(16, 3), torch.randn(16, 3)
        for step in range(3):
            stored, right = net(x), native(x)
            close(stored, right, 1e-5)
            net(other), native(other)  # the states change
            close(net.get_buffer("norm.running_var"), native[1].running_var, 1e-6)
            close(net.get_buffer("norm.running_mean"), native[1].running_mean, 1e-5)
            net.zero_grad(), native.zero_grad()
            stored.pow(2).sum().backward()
            right.pow(2).sum().backward()
            if not flat:
                close(net.get_parameter("norm.weight").grad, native[1].weight.grad, 1e-4)
                close(net.get_parameter("first.weight").grad, native[0].weight.grad.T, 1e-4)
            else:
                close(net.flat.grad[:12].view(3, 4), native[0].weight.grad.T, 1e-4)
        net.eval(), native.eval()
        inputs = x.clone().requires_grad_()
        used, right = net(inputs), native(x)
        close(used, right, 1e-5)
        wanted = torch.autograd.grad(net(inputs).pow(2).sum(), inputs)[0]
        net.train()
        net(5 * other), net(5 * other)  # between a pass in use mode and its backward pass, the states change
        close(torch.autograd.grad(used.pow(2).sum(), inputs)[0], wanted, 1e-6)
        net.eval()
        net.write_back(made)
        close(made.predict(x.numpy()), net(x), 1e-5)
        again = rg.torch.Network(made).eval()
        assert torch.equal(again(x), net(x))
        clone = rg.torch.Network(made, flat=flat).eval()
        clone.load_state_dict(net.state_dict())
        assert torch.equal(clone(x), net(x))


def check_dropout(rg, torch):
    net = rg.torch.Network(rg.compile(Normed(0.5), (3,), seed=3))
    x, found = torch.randn(64, 3), []
    for seed in (1, 1, 2):
        torch.manual_seed(seed)
        found.append(net(x))
    assert torch.equal(found[0], found[1]) and not torch.equal(found[0], found[2])
    net.eval()
    assert torch.equal(net(x), net(x))
    net.train()
    net.zero_grad()
    torch.manual_seed(1)
    with torch.random.fork_rng():
        direct = torch.autograd.grad(net(x).pow(2).sum(), net.parameters())
    again = torch.autograd.grad(torch.utils.checkpoint.checkpoint(net, x, use_reentrant=False).pow(2).sum(), net.parameters())
    for one, other in zip(direct, again):
        assert torch.equal(one, other)


def check_compiled(rg, torch):
    """Checks that states are part of a compiled graph, and of a module in training."""
    made = rg.compile(Normed(), (3,), seed=3)
    net, other = rg.torch.Network(made), rg.torch.Network(made)
    compiled = torch.compile(net, fullgraph=True, backend="aot_eager")
    for step in range(3):
        x = torch.randn(16, 3)
        one, two = compiled(x), other(x)
        close(one, two, 1e-6)
        for p, q in zip(torch.autograd.grad(one.pow(2).sum(), net.parameters()), torch.autograd.grad(two.pow(2).sum(), other.parameters())):
            close(p, q, 1e-5)
        for b, c in zip(net.buffers(), other.buffers()):
            close(b, c, 1e-6)


def check_data_frame(ROOT, rg, torch):
    """Columns of a data frame, torch's optimiser, and the score in the data frame again."""
    frame = ROOT.RDataFrame(2048).Define("a", "float(sin(12.9898 * rdfentry_))").Define("b", "float(sin(0.3 + 4.1 * rdfentry_))")
    frame = frame.Define("y", "float(a * b > 0)")
    columns = frame.AsNumpy(["a", "b", "y"])
    x = torch.stack([torch.from_numpy(columns["a"]), torch.from_numpy(columns["b"])], dim=1)
    y = torch.from_numpy(columns["y"]).unsqueeze(1)
    mlp = rg.Mlp([2, 32, 1], activation="tanh", seed=1)
    net = rg.torch.Network(mlp)
    adam, losses = torch.optim.Adam(net.parameters(), 2e-2), []
    torch.manual_seed(1)
    for _ in range(15):
        for batch in torch.randperm(2048).split(256):
            adam.zero_grad()
            loss = torch.nn.functional.binary_cross_entropy_with_logits(net(x[batch]), y[batch])
            loss.backward()
            adam.step()
        losses.append(loss.item())
    assert losses[-1] < 0.5 * losses[0], losses
    net.write_back(mlp)
    scored = rg.define(frame, "score", mlp, ["a", "b"], output="raw").AsNumpy(["a", "b", "score"])  # in the order of the frame
    x = torch.stack([torch.from_numpy(scored["a"]), torch.from_numpy(scored["b"])], dim=1)
    close(torch.from_numpy(scored["score"]), net.eval()(x).squeeze(1), 1e-5)


def check_refusals(rg, torch):
    net = rg.torch.Network(rg.Mlp([3, 8, 2], seed=1))
    wider, deeper = rg.Mlp([3, 9, 2], seed=1), rg.Mlp([3, 8, 2, 2], seed=1)
    refused(lambda: net.write_back(wider), RuntimeError, "tensor 0 of the network is layers.0.weight [3, 9]; wanted layers.0.weight [3, 8]")
    refused(lambda: net.write_back(deeper), RuntimeError, "tensor 4 of the network is layers.2.weight [2, 2]; wanted none")
    refused(lambda: net.write_back("net.safetensors"), TypeError, "net is str; wanted a rootgrad.Network")
    refused(lambda: rg.torch.Network(rg), TypeError, "net is module; wanted a rootgrad.Network")
    mlp = rg.Mlp([3, 8, 2], seed=1)
    before = mlp.parameters
    with torch.no_grad():
        next(net.parameters()).fill_(float("nan"))
    refused(lambda: net.write_back(mlp), RuntimeError, "finite")
    assert (mlp.parameters == before).all()
    refused(lambda: rg.nothing_of_this_name, AttributeError, "has no attribute 'nothing_of_this_name'")
    assert "torch" in dir(rg) and "Mlp" in dir(rg) and "torch" not in rg.__all__ and rg.__version__


def run(order):
    exec(order, {})
    import ROOT
    import torch

    import rootgrad as rg

    ROOT.EnableImplicitMT(2)
    check_networks(rg, torch)
    check_states(rg, torch)
    check_dropout(rg, torch)
    check_data_frame(ROOT, rg, torch)
    if order == ORDERS[0]:
        check_compiled(rg, torch)
        check_without_parameters(rg, torch)
        check_layers_of_torch(rg, torch)
    check_refusals(rg, torch)
    with tempfile.TemporaryDirectory() as folder:  # the C++ object itself, and a file
        path = os.path.join(folder, "net.safetensors")
        cpp = ROOT.rootgrad.Mlp([3, 8, 2], ROOT.rootgrad.Activation.Relu, 1)
        cpp.save(path)
        x = torch.randn(4, 3)
        assert torch.equal(rg.torch.Network(cpp)(x), rg.torch.Network(path)(x))
    print(f"{order}: right")


def check_layers_of_torch(rg, torch):
    """The network of a fit as torch's layers, with its standardisations, and a module with the same parameters."""
    import numpy as np

    made = rg.Mlp([2, 8, 1], activation="tanh", seed=1)
    x = np.random.default_rng(1).normal(50, 10, (300, 2)).astype(np.float32)
    rg.fit(made, x, 7 + 0.1 * x[:, 0] * x[:, 1], epochs=3, loss="mse", progress="off")
    layers = rg.torch.to_torch(made)
    assert [type(layer).__name__ for layer in layers] == ["Standardisation", "Linear", "Tanh", "Linear", "Standardisation"]
    net, rows, right = rg.torch.from_torch(layers, (2,)), torch.as_tensor(x), made.predict(x)[:, None]
    close(layers(rows), right, 1e-6)
    close(net(rows), right, 1e-6)
    assert all(ours is theirs for ours, theirs in zip(net.parameters(), layers.parameters(), strict=True))
    close(made.to_torch()(rows), right, 1e-6)
    copied = rg.from_torch(layers, (2,))  # a PyROOT network with its own parameters
    close(copied.predict(x)[:, None], right, 1e-6)
    rg.fit(copied, x, right[:, 0], epochs=1, loss="mse", progress="off")
    close(layers(rows), right, 1e-6)
    native = torch.nn.Sequential(torch.nn.Linear(2, 6), torch.nn.ReLU(), torch.nn.Linear(6, 3))
    close(rg.from_torch(native, (2,)).predict(x), native(rows), 1e-6)
    refused(lambda: rg.from_torch("layers", (2,)), TypeError, "wanted a torch.nn.Module")
    refused(lambda: rg.torch.to_torch(rg.compile(Normed(), (3,), seed=1)), RuntimeError, "is of kind composed; wanted an Mlp")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        run(sys.argv[1])
    else:
        for each in ORDERS:
            subprocess.run([sys.executable, __file__, each], check=True)
