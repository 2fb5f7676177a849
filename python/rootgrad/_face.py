"""The part of `import rootgrad` that needs ROOT: everything except `rootgrad.torch` and `rootgrad.sklearn`."""

from . import complex
from . import _layers, _table_layers
from ._errors import Error, ErrorCode
from ._load import cpp, version
from ._network import Mlp, Network, Table, Transformer
from ._compile import compile
from ._header import export_header
from ._help import help
from ._onnx import export_onnx, from_torch, import_onnx, import_pt2
from ._layers import *
from ._layers import Layer, share
from ._table_layers import *
from ._operations import *
from ._tensor import *
from ._tensor import Tensor, constant
from ._dask import Dask
from ._ensemble import Ensemble, fold_of
from ._evaluate import Report, evaluate
from ._fetch import fetch
from ._fit import Epoch, History, fit
from ._gpt2 import Gpt2, Gpt2History, Gpt2Step, Text
from ._frame import FitAction, ScoresWritten, define, define_spread, roc, snapshot_scores
from ._frames import Frame
from ._hooks import Predictor, RVecPredictor, Trainer
from ._jagged import Jagged
from ._selection import CrossValidation, LearningCurve, LearningRate, Search, cross_validate, find_learning_rate, learning_curve, search

__all__ = [
    "CrossValidation", "Dask", "Ensemble", "Epoch", "Error", "ErrorCode", "FitAction", "Frame", "Gpt2", "Gpt2History", "Gpt2Step", "History", "Jagged", "Layer",
    "LearningCurve", "LearningRate", "Mlp", "Network", "Predictor", "RVecPredictor", "Report", "ScoresWritten", "Search", "Table", "Tensor", "Text", "Trainer",
    "Transformer", "compile", "cpp", "cross_validate", "define", "define_spread", "evaluate", "export_header", "export_onnx", "fetch", "find_learning_rate", "fit",
    "fold_of", "from_torch", "import_onnx", "import_pt2", "learning_curve", "roc", "search", "share", "snapshot_scores", "version",
    *_layers.__all__, *_table_layers.__all__,
]
