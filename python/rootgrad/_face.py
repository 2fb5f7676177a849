"""All that needs ROOT: what `import rootgrad` gives, but `rootgrad.torch`."""

from . import _layers
from ._errors import Error, ErrorCode
from ._load import cpp, version
from ._network import Mlp, Network, Transformer
from ._compile import compile
from ._header import export_header
from ._onnx import export_onnx, from_torch, import_onnx, import_pt2
from ._layers import *
from ._layers import Layer, share
from ._losses import *
from ._tensor import *
from ._tensor import Tensor, constant
from ._evaluate import Report, evaluate
from ._fit import Epoch, History, fit
from ._gpt2 import Gpt2, Gpt2History, Gpt2Step, Text
from ._frame import FitAction, ScoresWritten, define, roc, snapshot_scores
from ._frames import Frame
from ._hooks import Predictor, RVecPredictor, Trainer
from ._jagged import Jagged

__all__ = [
    "Epoch", "Error", "ErrorCode", "FitAction", "Frame", "Gpt2", "Gpt2History", "Gpt2Step", "History", "Jagged", "Layer", "Mlp",
    "Network", "Predictor", "RVecPredictor", "Report", "ScoresWritten", "Tensor", "Text", "Trainer", "Transformer", "compile", "cpp", "define", "evaluate",
    "export_header", "export_onnx", "fit", "from_torch", "import_onnx", "import_pt2", "roc", "share", "snapshot_scores", "version",
    *_layers.__all__,
]
