"""Makes tests/onnx/weights/: models whose tensors are weights, statistics and constants of the inputs' preparation, with ONNX Runtime's
outputs.

    python weights.py        needs numpy, onnx and onnxruntime

The files are NAME.onnx; expected.json has rows `x` and outputs `y` by NAME. The nodes and names are those that exporters write:
`torch.onnx.export(..., dynamo=False)` in `attention`, with the metadata of `dynamo=True` in `scopes`, without it in `biases`; weights in
`Constant` nodes, as from paddle2onnx and spox, in `constants`; buffers that standardise the inputs in `prepared`; a PyTorch batch norm of
the inputs in `norm`, and as separate operations, as rootgrad wrote it up to 0.1, in `apart`.
"""

import json
import pathlib

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

FOLDER = pathlib.Path(__file__).parent / "weights"
ROWS = 4
random = np.random.default_rng(3)


def numbers(*sizes, low=-1.0, high=1.0):
    return random.uniform(low, high, sizes).astype(np.float32)


def node(operator, inputs, output, name="", scopes=None, **attributes):
    made = helper.make_node(operator, inputs.split(), [output], name=name, **attributes)
    if scopes is not None:
        made.metadata_props.add(key="pkg.torch.onnx.name_scopes", value=repr(scopes))
    return made


def constant(name, values):
    return helper.make_node("Constant", [], [name], value=numpy_helper.from_array(values))


def model(nodes, sizes, tensors, producer="pytorch", outputs=1):
    value = lambda name, sizes: helper.make_tensor_value_info(name, TensorProto.FLOAT, ["N", *sizes])
    initialisers = [numpy_helper.from_array(values, name) for name, values in tensors.items()]
    graph = helper.make_graph(nodes, "graph", [value("x", sizes)], [value("y", [outputs])], initialisers)
    opset = [helper.make_opsetid("", 20)]
    return helper.make_model(graph, producer_name=producer, opset_imports=opset, ir_version=10)


def attention():
    layers = [(layer, f"onnx::MatMul_{95 + i}") for i, layer in enumerate("qkv")]
    nodes = []
    for layer, weight in layers:
        nodes.append(node("MatMul", f"x {weight}", f"/{layer}/MatMul_output_0", f"/{layer}/MatMul"))
        nodes.append(node("Add", f"{layer}.bias /{layer}/MatMul_output_0", f"/{layer}/Add_output_0", f"/{layer}/Add"))
    nodes.append(node("Transpose", "/k/Add_output_0", "kt", "/Transpose", perm=[0, 2, 1]))
    nodes.append(node("MatMul", "/q/Add_output_0 kt", "s", "/MatMul"))
    nodes.append(node("Softmax", "s", "a", "/Softmax", axis=-1))
    nodes.append(node("MatMul", "a /v/Add_output_0", "o", "/MatMul_1"))
    nodes.append(node("ReduceMean", "o axes", "y", "/ReduceMean", keepdims=0))
    tensors = {"axes": np.array([1])}
    for layer, weight in layers:
        tensors |= {f"{layer}.bias": numbers(4), weight: numbers(4, 4)}
    return model(nodes, [3, 4], tensors, outputs=4)


def scopes():
    inside = ["", "encoder", "encoder.layers.0", "linear"]
    nodes = [
        node("MatMul", "x val_1", "a", "node_MatMul_2", inside),
        node("Relu", "a", "b", "node_relu", ["", "encoder", "relu"]),
        node("MatMul", "b val_5", "y", "node_MatMul_4", ["", "head", "linear_1"]),
    ]
    return model(nodes, [2], {"val_1": numbers(2, 3), "val_5": numbers(3, 1)})


def biases():
    nodes = [
        node("MatMul", "x val_1", "a", "node_MatMul_2"),
        node("Add", "a embed.bias", "b", "node_linear"),
        node("Relu", "b", "c", "node_relu"),
        node("MatMul", "c val_5", "y", "node_MatMul_4"),
    ]
    return model(nodes, [2], {"val_1": numbers(2, 3), "embed.bias": numbers(3), "val_5": numbers(3, 1)})


def constants():
    nodes = [
        constant("mean", numbers(3)),
        constant("w0", numbers(3, 4)),
        constant("b0", numbers(4)),
        constant("w1", numbers(4, 1)),
        node("Sub", "x mean", "p"),
        node("MatMul", "p w0", "a"),
        node("Add", "a b0", "b"),
        node("Tanh", "b", "c"),
        node("MatMul", "c w1", "y"),
    ]
    return model(nodes, [3], {}, producer="PaddlePaddle")


def prepared():
    nodes = [
        node("Sub", "x mean", "p", "/Sub"),
        node("Unsqueeze", "std axes", "s", "/Unsqueeze"),
        node("Div", "p s", "q", "/Div"),
        node("Gemm", "q 0.weight 0.bias", "a", "/0/Gemm", transB=1),
        node("Mul", "a scale", "b", "/Mul"),
        node("Gemm", "b 1.weight 1.bias", "y", "/1/Gemm", transB=1),
    ]
    tensors = {"mean": numbers(3), "std": numbers(3, low=0.5, high=2.0), "axes": np.array([0]), "scale": numbers(2)}
    tensors |= {"0.weight": numbers(2, 3), "0.bias": numbers(2), "1.weight": numbers(1, 2), "1.bias": numbers(1)}
    return model(nodes, [3], tensors)


def norm():
    inputs = "x bn.weight bn.bias bn.running_mean bn.running_var"
    nodes = [node("BatchNormalization", inputs, "y", "/bn/BatchNormalization", epsilon=1e-5, momentum=0.9)]
    tensors = {"bn.weight": numbers(2), "bn.bias": numbers(2), "bn.running_mean": numbers(2)}
    return model(nodes, [2], tensors | {"bn.running_var": numbers(2, low=0.5, high=2.0)}, outputs=2)


def apart():
    nodes = [
        node("Gemm", "x l.weight l.bias", "v1"),
        node("Sub", "v1 n.running_mean", "v2"),
        constant("v3", np.float32(1e-5)),
        node("Add", "n.running_var v3", "v4"),
        node("Sqrt", "v4", "v5"),
        node("Reciprocal", "v5", "v6"),
        node("Mul", "v2 v6", "v7"),
        node("Mul", "v7 n.weight", "v8"),
        node("Add", "v8 n.bias", "y"),
    ]
    tensors = {"l.weight": numbers(3, 2), "l.bias": numbers(2), "n.weight": numbers(2), "n.bias": numbers(2)}
    tensors |= {"n.running_mean": numbers(2), "n.running_var": numbers(2, low=0.5, high=2.0)}
    return model(nodes, [3], tensors, producer="rootgrad", outputs=2)


def main():
    FOLDER.mkdir(exist_ok=True)
    expected = {}
    for make in attention, scopes, biases, constants, prepared, norm, apart:
        made = make()
        onnx.checker.check_model(made)
        onnx.save(made, FOLDER / f"{make.__name__}.onnx")
        sizes = [size.dim_value for size in made.graph.input[0].type.tensor_type.shape.dim[1:]]
        x = numbers(ROWS, *sizes)
        y = onnxruntime.InferenceSession(made.SerializeToString()).run(None, {"x": x})[0]
        expected[make.__name__] = {"x": x.ravel().tolist(), "y": y.ravel().tolist()}
    (FOLDER / "expected.json").write_text(json.dumps(expected) + "\n")


if __name__ == "__main__":
    main()
