"""macros/torch_train.py: its area under the ROC curve is nearly the largest possible one."""

import pathlib
import runpy

import ROOT

ROOT.gROOT.SetBatch(True)
macro = runpy.run_path(str(pathlib.Path(__file__).parents[2] / "macros" / "torch_train.py"))
area, best = macro["main"](30000, 4)
assert best - 0.01 < area < best + 0.01, (area, best)  # 15,000 events of each kind: 0.003 by chance
assert pathlib.Path("torch_train.png").stat().st_size > 1000
assert ROOT.rootgrad.Network.load("torch_train.safetensors").features() == 3
