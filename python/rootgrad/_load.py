"""Finds and loads the shared library and the C++ headers, once."""

import threading

import ROOT

from ._binding import release_gil
from ._library import frames, paths

# The wheel installs files into the folder of PyPI's ROOT (xtask/src/wheel.rs): without that ROOT, the folder looks like an empty package.
if not hasattr(ROOT, "gInterpreter"):
    raise ImportError("ROOT is missing: pip install 'rootgrad[root]', or put your ROOT's lib folder on PYTHONPATH (source thisroot.sh)")

# Calls below release the GIL, so two Python threads can be in ROOT at the same time. The code in ROOT that compiles (PyROOT's wrappers at
# the first call of each function, Cling) is only protected after this call.
ROOT.EnableThreadSafety()


library_path, _include = paths()
ROOT.gInterpreter.AddIncludePath(_include)
if ROOT.gSystem.Load(library_path) < 0:
    raise ImportError(f"ROOT cannot load {library_path}")


def declare(guard, code):
    """Compiles `code` in ROOT's interpreter, once; returns True if it compiles.

    Python handles Ctrl-C when the call returns: the code is compiled by then, and Python cannot record this before the exception. So the
    interpreter itself records it, as an include guard.
    """
    return ROOT.gInterpreter.Declare(f"#ifndef {guard}\n#define {guard}\n{code}\n#endif\n")


# If the library with the compiled functions on frames is for this ROOT, it is loaded from the folder of this package. The headers'
# precompiled module is loaded with it, unless headers have already been read as text.
_COMPILED = """
#define ROOTGRAD_FACE_ELSEWHERE
#if __has_include(<rootgrad/detail/face.hpp>)
#include <rootgrad/detail/face.hpp>
#endif
#if defined(ROOTGRAD_FACE_FITS) && !defined(ROOTGRAD_FRAMES_LOADED) && !defined(ROOTGRAD_HEADERS_ALONE)
#ifdef ROOTGRAD_ERROR_HPP
#pragma cling load("%s")
#else
#pragma cling load("%s")
#endif
#endif
#include <rootgrad/detail/rdf_on_use.hpp>
""" % frames(library_path)

if not declare("ROOTGRAD_PYTHON_HELPERS", _COMPILED + "#include <rootgrad/detail/pyroot.hpp>"):
    raise ImportError(f"the headers under {_include} do not compile in ROOT {ROOT.gROOT.GetVersion()}")

ROOT.rootgrad_set_interface(ROOT.ROOTGRAD_INTERFACE_PYTHON)  # messages name options as Python does
cpp = ROOT.rootgrad
helpers = ROOT.rootgrad.python
release_gil(
    helpers,
    "load_network load_mlp load_transformer save_network generate_gpt2 predict make_dataset fit_data trainer_fit predictor_predict evaluate_data "
    "load_text text_of_bytes load_gpt2 save_gpt2 evaluate_gpt2 logits_gpt2 fit_gpt2 load_state save_state "
    "load_ensemble save_ensemble predict_ensemble predict_held_out cross_validate_data learning_rate_of_data learning_curve_of_data search_data",
)

version = str(cpp.version())

_rdataframe_loaded = False
_rdataframe_lock = threading.Lock()


def rdataframe():
    """Returns the namespace with RDataFrame's part. Its headers take a second, or ten without librootgrad_frames.so, so they are read only
    when needed.
    """
    global _rdataframe_loaded
    with _rdataframe_lock:  # two threads would compile them at the same time
        if not _rdataframe_loaded:
            if not declare("ROOTGRAD_PYTHON_FRAME_HELPERS", "#include <rootgrad/detail/pyroot_frames.hpp>"):
                raise ImportError(f"pyroot_frames.hpp under {_include} does not compile in ROOT {ROOT.gROOT.GetVersion()}")
            release_gil(
                helpers,
                "fit_several roc_of snapshot_of evaluate_frames cross_validate_frames learning_rate_of_frames learning_curve_of_frames search_frames",
            )
            _rdataframe_loaded = True
    return cpp


def is_frame(thing):
    """True if `thing` is an RDataFrame or a node of one."""
    return hasattr(thing, "Define") and hasattr(thing, "GetColumnType")


def is_distributed(df):
    """True if `df` is a distributed frame of ROOT, `ROOT.RDataFrame(…, executor=client)`, or a node of one."""
    return "distrdf" in type(df).__module__.lower()


def as_node(df):
    """Returns any RDataFrame node as the one C++ type."""
    if is_distributed(df):
        raise TypeError(
            "the frame is distributed, and only define, fit and evaluate accept such a frame, by itself; wanted a frame of this process: "
            "ROOT.RDF.FromNumpy(df.AsNumpy([...])), or the files that df.Snapshot writes"
        )
    return ROOT.RDF.AsRNode(df)
