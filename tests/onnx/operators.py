"""Makes tests/onnx/operators/: models of one operator or a few, and ONNX Runtime's outputs for them in expected.json.

    python operators.py        needs onnx, onnxruntime and numpy; made with onnx 1.23, onnxruntime 1.32

For each model: rows `x`, as numbers in single precision, and outputs `y`.
"""

import json
import pathlib

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

FOLDER = pathlib.Path(__file__).parent / "operators"
ROWS = 2


def resize(sizes, scales, opset=18, **attributes):
    """(N, …) resized by scales, as PyTorch exports `interpolate(x, scale_factor=…)`."""
    node = helper.make_node("Resize", ["x", "", "scales"], ["y"], **attributes)
    return [node], {"scales": np.array(scales, np.float32)}, (TensorProto.FLOAT, sizes), TensorProto.FLOAT, opset


def of_float(operators, tensors, sizes, opset):
    return operators, tensors, (TensorProto.FLOAT, sizes), TensorProto.FLOAT, opset


def linear(kind, dtype):
    """A layer in another precision."""
    tensors = {"w": np.array([[0.5, -1.25, 3.0], [0.25, 2.0, -0.75]], dtype), "b": np.array([0.125, -0.5, 1.0], dtype)}
    return [helper.make_node("Gemm", ["x", "w", "b"], ["y"])], tensors, (kind, [2]), kind, 20


def pixels():
    """Numbers of 8 bits, as in images, divided by 255."""
    operators = [
        helper.make_node("Cast", ["x"], ["real"], to=TensorProto.FLOAT),
        helper.make_node("Div", ["real", "most"], ["y"]),
    ]
    return operators, {"most": np.array(255, np.float32)}, (TensorProto.UINT8, [3]), TensorProto.FLOAT, 20


def whole():
    """(7 x + 3) mod 5 of whole numbers."""
    operators = [
        helper.make_node("Mul", ["x", "seven"], ["a"]),
        helper.make_node("Add", ["a", "three"], ["b"]),
        helper.make_node("Mod", ["b", "five"], ["y"]),
    ]
    tensors = {name: np.array(value, np.int64) for name, value in [("seven", 7), ("three", 3), ("five", 5)]}
    return operators, tensors, (TensorProto.INT64, [4]), TensorProto.INT64, 20


def norm(operator, opset, tensors, sizes, **attributes):
    node = helper.make_node(operator, ["x", *tensors], ["y"], stash_type=1, **attributes)
    return of_float([node], tensors, sizes, opset)


WEIGHTS = np.array([0.5, 1.5, -2.0, 1.0], np.float32)
MODELS = {
    "resize_2.6_of_5": resize([2, 5], [1, 1, 2.6], mode="nearest", nearest_mode="floor", coordinate_transformation_mode="asymmetric"),
    "resize_aligned_1.3_of_5": resize([2, 5], [1, 1, 1.3], mode="linear", coordinate_transformation_mode="align_corners"),
    "resize_0.6_of_10": resize([1, 10], [1, 1, 0.6], mode="nearest", nearest_mode="floor", coordinate_transformation_mode="asymmetric"),
    "resize_pytorch_to_1": resize([1, 4, 5], [1, 1, 0.25, 1.4], mode="cubic", coordinate_transformation_mode="pytorch_half_pixel"),
    "resize_symmetric_1.7": resize([1, 6], [1, 1, 1.7], opset=19, mode="linear", coordinate_transformation_mode="half_pixel_symmetric"),
    "group_norm_stash_type": norm("GroupNormalization", 21, {"w": WEIGHTS, "b": WEIGHTS[::-1].copy()}, [4, 3], num_groups=2),
    "rms_norm_stash_type": norm("RMSNormalization", 23, {"w": WEIGHTS}, [3, 4], axis=-1),
    "double": linear(TensorProto.DOUBLE, np.float64),
    "half": linear(TensorProto.FLOAT16, np.float16),
    "pixels": pixels(),
    "whole": whole(),
}


def main():
    FOLDER.mkdir(exist_ok=True)
    random, expected = np.random.default_rng(1), {}
    for name, (operators, tensors, (kind, sizes), made, opset) in MODELS.items():
        graph = helper.make_graph(
            operators,
            name,
            [helper.make_tensor_value_info("x", kind, ["N", *sizes])],
            [helper.make_tensor_value_info("y", made, None)],
            [numpy_helper.from_array(value, key) for key, value in tensors.items()],
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=10)
        onnx.save(model, FOLDER / f"{name}.onnx")
        dtype = helper.tensor_dtype_to_np_dtype(kind)
        shape = [ROWS, *sizes]
        x = random.integers(0, 200, shape) if np.issubdtype(dtype, np.integer) else random.normal(size=shape)
        x = x.astype(dtype)
        session = onnxruntime.InferenceSession(str(FOLDER / f"{name}.onnx"), providers=["CPUExecutionProvider"])
        y = session.run(None, {"x": x})[0]
        short = lambda values: [float(f"{value:.9g}") for value in np.asarray(values, np.float64).ravel()]
        expected[name] = {"x": short(x), "y": short(y)}
        print(name, y.shape)
    (FOLDER / "expected.json").write_text(json.dumps(expected) + "\n")


if __name__ == "__main__":
    main()
