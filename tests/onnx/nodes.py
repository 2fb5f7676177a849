"""ONNX's own backend node tests: each passes, or is refused with a message that names the unsupported part; none fails.

    nodes.py [TEXT]      the tests whose names contain TEXT; without TEXT all tests, and the minimum numbers of passes

Inputs that determine shapes (axes, sizes) must be constants here, given to the import. A test is first tried with all its inputs as
inputs, then with whole numbers as constants, then with all but the first of its real inputs (weights) as constants.
"""

import collections
import pathlib
import re
import sys
import tempfile
import warnings

import numpy as np
import onnx
import onnxruntime
from onnx.backend.test.loader import load_model_tests

from library import Network, Refused

PLAIN_TYPES = {onnx.TensorProto.FLOAT, onnx.TensorProto.INT32, onnx.TensorProto.INT64, onnx.TensorProto.BOOL}
# ONNX's expected values use 0.6 · 4 = 2.4 places for the length; PyTorch and ONNX Runtime use the 2 existing places, and so
# does rootgrad.
AS_ONNX_RUNTIME = {"test_resize_downsample_scales_linear_align_corners", "test_resize_downsample_scales_cubic_align_corners"}
LEAST = {"plain": 817, "expanded": 340}


def kind(test, model):
    """Returns true if all values of the model are float32, int32, int64 or bool."""
    values = [*model.graph.input, *model.graph.output]
    is_plain = all(
        value.type.HasField("tensor_type") and value.type.tensor_type.elem_type in PLAIN_TYPES for value in values
    )
    return "other types" if not is_plain else "expanded" if "expanded" in test.name else "plain"


def is_numeric(value):
    return isinstance(value, (np.ndarray, np.generic)) and np.asarray(value).dtype.kind in "fiub"


def attempts(named):
    """Returns the inputs to be constants, in the order in which they are tried."""
    if not all(is_numeric(value) for _, value in named):
        return [{}]  # texts, lists: there are no constants to give
    is_real = {name: np.asarray(value).dtype == np.float32 for name, value in named}
    first = next((name for name in is_real if is_real[name]), None) or next(iter(is_real), None)
    whole = {name: value for name, value in named if not is_real[name] and name != first}
    return [{}, whole, {name: value for name, value in named if name != first}]


def computed(path, named):
    refusal = None
    for constants in attempts(named):
        try:
            network = Network(path, constants=constants)
            rest = [value for name, value in named if name not in constants]
            if not all(is_numeric(value) for value in rest):
                raise Refused("cannot be imported: its inputs are of a type that NumPy does not have")
            rest = [np.asarray(value).ravel() for value in rest]
            return network.predict(np.concatenate(rest or [[]])[None])[0]
        except Refused as problem:
            refusal = problem
    raise refusal


def flat(values):
    return np.concatenate([np.asarray(value, dtype=np.float32).ravel() for value in values] or [[]])


def run(test, model, path):
    """Returns None, or the reason of the failure."""
    onnx.save(model, path)
    for inputs, outputs in test.data_sets:
        named = list(zip([value.name for value in model.graph.input], inputs))
        if test.name in AS_ONNX_RUNTIME:
            session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
            outputs = session.run(None, dict(named))
        got = computed(path, named)
        try:
            # For numbers of 11 binary digits the reference rounds each intermediate result.
            is_half = any(np.asarray(value).dtype == np.float16 for value in outputs)
            rtol = max(test.rtol, 2e-3) if is_half else test.rtol
            # A Fourier transform rounds each number relative to the size of all: zeros beside hundreds are not exact.
            wanted = flat(outputs)
            is_transform = any(node.op_type in ("DFT", "STFT") for node in model.graph.node)
            largest = np.abs(wanted).max(initial=1) if is_transform else 1
            np.testing.assert_allclose(got, wanted, rtol=rtol, atol=max(test.atol, 1e-6) * largest)
        except AssertionError as problem:
            return str(problem).strip()
    return None


def reason(problem):
    """Returns the message of a refusal without the parts that vary between tests."""
    return re.sub(r"node \S+ ", "", str(problem).split("cannot be imported: ")[-1])[:110]


def main():
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    counts, refusals, failures = collections.Counter(), collections.Counter(), []
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")  # of NumPy, about the values that ONNX computes
        for test in load_model_tests(kind="node"):
            if only not in test.name:
                continue
            model = test.model or onnx.load(pathlib.Path(test.model_dir) / "model.onnx")
            of = kind(test, model)
            try:
                failure = run(test, model, pathlib.Path(folder) / "model.onnx")
                counts[of, "failed" if failure else "passed"] += 1
                failures += [f"{test.name}: {failure}"] if failure else []
            except Refused as problem:
                counts[of, "refused"] += 1
                refusals[reason(problem)] += 1
                if only:
                    print(f"{test.name}: {problem}")
    print(f"{'':14}{'passed':>8}{'refused':>9}{'failed':>8}")
    for of in ("plain", "expanded", "other types"):
        row = [counts[of, what] for what in ("passed", "refused", "failed")]
        print(f"{of:14}{row[0]:8}{row[1]:9}{row[2]:8}")
    print("most often refused:")
    for text, count in refusals.most_common(12):
        print(f"{count:5}  {text}")
    for failure in failures:
        print(f"FAILED {failure}")
    fewer = [of for of, least in LEAST.items() if not only and counts[of, "passed"] < least]
    if fewer:
        print(f"FAILED: fewer than {LEAST} passed")
    return bool(failures or fewer)


if __name__ == "__main__":
    sys.exit(main())
