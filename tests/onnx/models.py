"""Third-party models in rootgrad and in ONNX Runtime: models.py [TEXT]

The onnx wheel's simple, pytorch-converted and pytorch-operator models are compared with their own reference numbers. Its light_* networks,
small pretrained networks in PyPI packages (audio, voice, text in pictures, kinds of files) and models from bug reports of other readers
are compared with ONNX Runtime. Each model runs and agrees to 1e-5 of the largest number of an output, or is refused with a message that
names the unsupported part.
"""

import collections
import importlib.util
import pathlib
import sys
import tempfile

import numpy as np
import onnx
import onnxruntime

import reports
from library import Network, Refused
from nodes import attempts, flat

TOLERANCE = 1e-5
DATA = pathlib.Path(onnx.__file__).parent / "backend/test/data"
LEAST = 100  # that run
TYPES = {"tensor(float)": np.float32, "tensor(int64)": np.int64, "tensor(int32)": np.int32, "tensor(bool)": np.bool_}


def package_models():
    """Returns files in installed packages: their kind, and the values of sizes that they leave open."""
    files = {
        "basic_pitch": [("saved_models/icassp_2022/nmp.onnx", {})],
        "silero_vad": [("data/silero_vad_16k_sequence.onnx", {"sequence_length": 3}), ("data/silero_vad.onnx", {})],
        "rapidocr_onnxruntime": [
            ("models/ch_ppocr_mobile_v2.0_cls_infer.onnx", {"?": 48}),
            ("models/ch_PP-OCRv4_det_infer.onnx", {"p2o.DynamicDimension.1": 64, "p2o.DynamicDimension.2": 64}),
            ("models/ch_PP-OCRv4_rec_infer.onnx", {"?": 48, "p2o.DynamicDimension.1": 64}),
        ],
        "magika": [("models/standard_v3_3/model.onnx", {})],
    }
    for package, models in files.items():
        spec = importlib.util.find_spec(package)
        for name, sizes in models:
            path = pathlib.Path(spec.submodule_search_locations[0]) / name
            yield f"{package}/{path.name}", path, sizes


def models(folder):
    for path in sorted(DATA.glob("light/*.onnx")):
        yield path.stem, path, {}
    for kind in ("simple", "pytorch-converted", "pytorch-operator"):
        for path in sorted(DATA.glob(f"{kind}/*/model.onnx")):
            yield f"{kind}/{path.parent.name}", path, {}
    yield from package_models()
    for name, model in reports.models():
        path = pathlib.Path(folder) / f"{name}.onnx"
        onnx.save(model, path)
        yield f"report/{name}", path, {}


def stored(path):
    """Returns the inputs by name and the outputs that belong to a model."""

    def numbers(name):
        files = sorted((path.parent / "test_data_set_0").glob(f"{name}_*.pb"), key=lambda file: int(file.stem.split("_")[1]))
        for file in files:
            tensor = onnx.TensorProto()
            tensor.ParseFromString(file.read_bytes())
            yield onnx.numpy_helper.to_array(tensor)

    try:
        # Lists and optional values have other messages.
        inputs, outputs = list(numbers("input")), list(numbers("output"))
    except Exception:
        inputs, outputs = [], []
    names = [value.name for value in onnx.load(path).graph.input]
    return list(zip(names, inputs)), outputs


def difference(got, expected):
    """Returns the difference of two lists of numbers, relative to the largest number, or to 0.1 if that is more."""
    assert got.size == expected.size, (got.size, expected.size)
    same = (got == expected) | (np.isnan(got) & np.isnan(expected))
    apart = np.where(same, 0, np.abs(got - expected))
    return float(np.max(apart, initial=0) / np.max(np.abs(expected), initial=0.1, where=np.isfinite(expected)))


def compared_with_stored(path):
    named, expected = stored(path)
    refusal = Refused("its numbers are none")
    for constants in attempts(named):
        try:
            network = Network(path, constants=constants)
            rest = [np.asarray(value).ravel() for name, value in named if name not in constants]
            return difference(network.predict(np.concatenate(rest or [[]])[None])[0], flat(expected))
        except Refused as problem:
            refusal = problem
    raise refusal


def values(session, sizes, rng):
    """Returns some values for each input."""
    feeds = {}
    for value in session.get_inputs():
        if value.type not in TYPES:
            raise Refused(f"{value.type} is no type of this test")
        # A size that is open and not given is the batch.
        shape = [size if isinstance(size, int) and size > 0 else sizes.get(size, 1) for size in value.shape]
        kind = TYPES[value.type]
        real = kind == np.float32
        feeds[value.name] = (rng.uniform(-1, 1, shape) if real else rng.integers(0, 2, shape)).astype(kind)
    return feeds


def compared(path, sizes, rng):
    """Returns the difference between the two, relative to the largest number of an output."""
    network = Network(path, sizes=sizes)  # an unsupported model is refused before anything is run
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    feeds = values(session, sizes, rng)
    expected = session.run(None, feeds)
    x = np.concatenate([np.asarray(feeds[value.name], dtype=np.float32).ravel() for value in session.get_inputs()])
    got = np.split(network.predict(x[None])[0], np.cumsum([value.size for value in expected])[:-1])
    return max(difference(own, flat([value])) for own, value in zip(got, expected))


def main():
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    counts, failures = collections.Counter(), []
    with tempfile.TemporaryDirectory() as folder:
        for name, path, sizes in models(folder):
            if only not in name:
                continue
            try:
                has_numbers = (path.parent / "test_data_set_0").exists()
                apart = compared_with_stored(path) if has_numbers else compared(path, sizes, np.random.default_rng(7))
                failed = not apart <= TOLERANCE
                counts["failed" if failed else "ran"] += 1
                failures += [f"{name}: {apart:.1e} apart"] if failed else []
                print(f"{name:60} {apart:.1e}")
            except Refused as problem:
                counts["refused"] += 1
                print(f"{name:60} refused: {str(problem).split('cannot be imported: ')[-1]}")
    print(dict(counts))
    for failure in failures:
        print(f"FAILED {failure}")
    few = not only and counts["ran"] < LEAST
    if few:
        print(f"FAILED: fewer than {LEAST} ran")
    return bool(failures) or few


if __name__ == "__main__":
    sys.exit(main())
