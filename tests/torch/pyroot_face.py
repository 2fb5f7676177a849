"""rootgrad::torch::Model in PyROOT, at Cling's prompt and in ACLiC, together with Python's torch, under implicit multi-threading.

Runs itself for both orders of the imports, each in a separate process.
"""

import os
import subprocess
import sys
import tempfile

MACRO = """
#include <rootgrad/rootgrad.hpp>
#include <rootgrad/torch_root.hpp>

// Trains on a data frame's columns, batch by batch, and returns how the loss changed.
double NAME(rootgrad::Network &net) {
  ROOT::RDataFrame frame(1024);
  auto columns = frame.Define("x", "float(sin(12.9898 * rdfentry_))").Define("y", "float(sin(0.3 + 4.1 * rdfentry_))");
  auto labelled = columns.Define("target", "float(x > y)");
  auto x = labelled.Take<float>("x"), y = labelled.Take<float>("y"), target = labelled.Take<float>("target");
  std::vector<float> rows;
  for (std::size_t i = 0; i < x->size(); ++i) {
    rows.push_back((*x)[i]);
    rows.push_back((*y)[i]);
  }
  rootgrad::torch::Model model(net, rootgrad::torch::ModelOptions().learning_rate(1e-2));
  const double before = model.loss(rows, *target);
  for (int epoch = 0; epoch < 20; ++epoch)
    for (std::size_t first = 0; first < 1024; first += 128)
      model.step(rows.data() + 2 * first, target->data() + first, 128);
  const double after = model.loss(rows, *target);
  model.write_back(net);
  return after / before;
}
"""


def run(first, second):
    for name in (first, second):
        __import__(name)
    import numpy as np
    import ROOT
    import torch

    import rootgrad as rg

    ROOT.EnableImplicitMT(2)
    x = torch.randn(8, 3, requires_grad=True)
    (x * x).sum().backward()  # Python's torch, before C++'s
    assert torch.allclose(x.grad, 2 * x)

    # Interpreted, then compiled by ACLiC.
    ROOT.gInterpreter.Declare(MACRO.replace("NAME", "interpreted"))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "compiled.C")
        with open(path, "w") as file:
            file.write("#include <ROOT/RDataFrame.hxx>\n" + MACRO.replace("NAME", "compiled"))
        assert ROOT.gSystem.CompileMacro(path, "kfOs", "", folder) == 1
        for function in (ROOT.interpreted, ROOT.compiled):
            net = ROOT.rootgrad.Mlp([2, 16, 1], ROOT.rootgrad.Activation.Relu, 1)
            ratio = function(net)  # backward in C++ with Python's torch loaded, while the caller holds the GIL
            assert ratio < 0.5, ratio

    # From Python, with NumPy's arrays.
    net = ROOT.rootgrad.Mlp([2, 16, 1], ROOT.rootgrad.Activation.Relu, 1)
    model = ROOT.rootgrad.torch.Model(net)
    rows = np.random.default_rng(1).normal(size=(64, 2)).astype(np.float32)
    target = (rows[:, 0] > rows[:, 1]).astype(np.float32)
    losses = [model.step(rows.ravel(), target, 64) for _ in range(50)]
    assert losses[-1] < losses[0]
    try:
        model.learning_rate(-1.0)
    except Exception as error:
        assert "learning_rate is -1" in str(error), error
    else:
        raise AssertionError("a rate below 0 was taken")
    x.grad = None
    (x * x).sum().backward()  # and Python's torch after C++'s
    assert torch.allclose(x.grad, 2 * x)
    del model, net
    print(f"import {first}, {second}: right ({rg.__name__})")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        run(*sys.argv[1:])
    else:
        for order in (("ROOT", "torch"), ("torch", "ROOT")):
            subprocess.run([sys.executable, __file__, *order], check=True)
