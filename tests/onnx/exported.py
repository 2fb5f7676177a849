"""rootgrad's ONNX files in ONNX's checker and ONNX Runtime: exported.py FOLDER, which tests/cpp/onnx.cpp filled.

For each NAME.onnx the rows of NAME.x must give rootgrad's predictions, NAME.y, to a millionth (of 1 + |y|). With a batch norm the limit
is four millionths: ONNX Runtime multiplies its factors into the weights of the convolution before it.
"""

import pathlib
import sys

import numpy as np
import onnx
import onnxruntime

TOLERANCE, FOLDED = 1e-6, 4e-6


def sizes(value):
    return [dim.dim_value for dim in value.type.tensor_type.shape.dim[1:]]


def compared(path):
    """Returns the difference between ONNX Runtime and rootgrad."""
    model = onnx.load(path)
    onnx.checker.check_model(model, full_check=True)
    outputs = sizes(model.graph.output[0])[-1]
    expected = np.fromfile(path.with_suffix(".y"), dtype=np.float32).reshape(-1, outputs)
    rows = np.fromfile(path.with_suffix(".x"), dtype=np.float32).reshape(len(expected), -1)
    feeds, start = {}, 0
    for value in model.graph.input:
        shape = sizes(value)
        end = start + int(np.prod(shape))
        feeds[value.name] = np.ascontiguousarray(rows[:, start:end].reshape([-1, *shape]))
        start = end
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    got = session.run(["output"], feeds)[0]
    assert got.shape == expected.shape, (got.shape, expected.shape)
    return np.max(np.abs(got - expected) / (1 + np.abs(expected))), sorted({n.op_type for n in model.graph.node})


def main():
    worst, files = 0, 0
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.onnx")):
        if not path.with_suffix(".x").exists():
            continue  # of another test
        try:
            apart, operators = compared(path)
        except Exception as problem:
            apart, operators = np.inf, [str(problem)[:300]]
        allowed = FOLDED if "BatchNormalization" in operators else TOLERANCE
        worst, files = max(worst, apart * TOLERANCE / allowed), files + 1
        print(f"{path.stem:26}{apart:10.1e}  {' '.join(operators)}")
    print(f"{files} networks, at most {worst:.1e} apart, in units in which {TOLERANCE} is allowed")
    return not (files and worst <= TOLERANCE)


if __name__ == "__main__":
    sys.exit(main())
