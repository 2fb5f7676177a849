"""Paths of the shared library and the headers."""

import os
import pathlib


def paths():
    """Library and include directory: those of the installation, else those of the source tree that contains this file."""
    try:
        from ._paths import INCLUDE, LIBRARY
    except ImportError:
        return _of_tree(pathlib.Path(__file__).resolve().parents[2])
    if not os.path.exists(LIBRARY):
        raise ImportError(f"{LIBRARY} no longer exists: install rootgrad again")
    return LIBRARY, INCLUDE


def frames(library):
    """Paths of two libraries in the folder of `library`: the first loads the library with the functions on frames, the second also loads
    the headers' module into ROOT.
    """
    folder = os.path.dirname(library)
    return os.path.join(folder, "librootgradFace.so"), os.path.join(folder, "librootgradModule.so")


def torch_path(library):
    """Path of the library for PyTorch, in the folder of `library`, also if it is not installed."""
    return os.environ.get("ROOTGRAD_TORCH_LIBRARY") or os.path.join(os.path.dirname(library), "librootgrad_torch.so")


def _of_tree(tree):
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", tree / "target"))
    for profile in ("release", "debug"):
        library = target / profile / "librootgrad.so"
        if library.exists():
            return str(library), str(tree / "include")
    raise ImportError(f"no librootgrad.so under {target}: run `cargo build --release`, or `cargo xtask install --prefix …`")
