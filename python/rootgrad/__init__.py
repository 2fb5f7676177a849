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

`rootgrad.torch` has networks as modules of PyTorch's, `rootgrad.sklearn` as estimators of scikit-learn; neither needs ROOT.
"""

import importlib
import importlib.util
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Type checkers see these names; programs import them at their first use.
    from . import complex
    from ._operations import *
    from ._tensor import *
    from ._tensor import Tensor, constant


def _take_face():
    """Imports the part that needs ROOT, which takes a second."""
    face = importlib.import_module("._face", __name__)
    names = {name: value for name, value in vars(face).items() if not name.startswith("_")}
    globals().update(names, __all__=face.__all__, __version__=face.version)  # all or nothing, also after Ctrl-C


def __getattr__(name):
    """Returns a name that needs ROOT, at its first use; also every other name of the C++ namespace: `rootgrad.TrainOptions`,
    `rootgrad.Activation`…
    """
    if name in ("torch", "sklearn") or name.startswith("_") and not name.startswith("__"):
        try:
            return importlib.import_module(f".{name}", __name__)
        except ModuleNotFoundError as error:
            if error.name != f"{__name__}.{name}":
                raise
            raise AttributeError(name) from None
    if name.startswith("__") and name not in ("__all__", "__version__"):
        raise AttributeError(name)
    if "cpp" not in globals():
        _take_face()
    if name in globals():
        return globals()[name]
    try:
        return getattr(cpp, name)
    except AttributeError:
        pass
    from ._load import rdataframe

    try:
        return getattr(rdataframe(), name)
    except AttributeError:
        raise AttributeError(f"module 'rootgrad' has no attribute '{name}'") from None


def __dir__():
    try:
        __getattr__("cpp")
    except ImportError:  # (without ROOT, some names are missing)
        pass
    return sorted([*globals(), *(name for name in ("sklearn", "torch") if _is_there(name))])


def _is_there(name):
    """True if a part of the package can be imported: `help(rootgrad)` imports all that `dir` lists."""
    if importlib.util.find_spec(name) is None:
        return False
    from . import _library

    return name != "torch" or os.path.exists(_library.torch_path(_library.paths()[0]))


if "ROOT" in sys.modules:
    _take_face()
