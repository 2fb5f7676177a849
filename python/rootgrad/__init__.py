"""Neural networks on TTree columns, for PyROOT.

    import ROOT, rootgrad

    df = ROOT.RDataFrame("events", "events.root")
    net = rootgrad.Mlp([4, 64, 64, 1], activation="gelu", seed=42)
    history = rootgrad.fit(net, df, ["pt", "eta", "phi", "m"], "is_signal", epochs=20, batch_size=512)
    scored = rootgrad.define(df, "score", net)
    net.save("net.safetensors")

A network composed of tensors, in an Mlp's place:

    phi, head = rootgrad.Linear(32), rootgrad.Linear(1)
    net = rootgrad.compile(lambda x: head(rootgrad.mean(rootgrad.relu(phi(x)), 1)), (20, 3), seed=42)

`fit` also takes NumPy arrays, `rootgrad.fit(net, x, y)`, and `net.predict(x)` gives one back. float32 arrays whose rows
are contiguous are used where they lie; others are converted. Training and prediction release the GIL. Errors are
`rootgrad.Error`, with `.code`. What has no Python form of its own is found in `rootgrad.cpp`, the C++ namespace.
"""

from ._errors import Error, ErrorCode
from ._load import cpp, version
from ._network import Mlp, Network, Transformer
from ._compile import compile
from ._onnx import export_onnx, import_onnx, import_pt2
from ._layers import *
from ._layers import Layer, share
from ._losses import *
from ._tensor import *
from ._tensor import Tensor, constant
from ._fit import Epoch, History, fit
from ._gpt2 import Gpt2, Gpt2History, Gpt2Step, Text
from ._frame import FitAction, define, roc
from ._hooks import Predictor, RVecPredictor, Trainer

__version__ = version
__all__ = [
    "Epoch", "Error", "ErrorCode", "FitAction", "Gpt2", "Gpt2History", "Gpt2Step", "History", "Layer", "Mlp", "Network", "Predictor",
    "RVecPredictor", "Tensor", "Text", "Trainer", "Transformer", "compile", "cpp", "define", "export_onnx", "fit", "import_onnx", "import_pt2", "roc", "share", "version",
    *_layers.__all__,
]


def __getattr__(name):
    """Everything else of the C++ namespace: `rootgrad.TrainOptions`, `rootgrad.Activation`…"""
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return getattr(cpp, name)
    except AttributeError:
        pass
    from ._load import rdataframe

    try:
        return getattr(rdataframe(), name)
    except AttributeError:
        raise AttributeError(f"module 'rootgrad' has no attribute '{name}'") from None
