"""Models that other readers of ONNX files were reported to get wrong; the numbers are those of ROOT's issues."""

import numpy as np
from onnx import TensorProto, helper, numpy_helper


def model(node, inputs, outputs, tensors, opset=20):
    """A model with one node."""
    value = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
    graph = helper.make_graph(
        [node] if not isinstance(node, list) else node,
        "report",
        [value(*pair) for pair in inputs.items()],
        [value(*pair) for pair in outputs.items()],
        [numpy_helper.from_array(np.asarray(array), name) for name, array in tensors.items()],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=10)


def models():
    rng = np.random.default_rng(1)
    real = lambda *shape: rng.normal(size=shape).astype(np.float32)
    # 21729: a convolution along one axis whose stride leaves one number unused.
    node = helper.make_node("Conv", ["x", "w"], ["y"], kernel_shape=[3], strides=[2])
    yield "21729_conv_stride", model(node, {"x": ["N", 2, 7]}, {"y": ["N", 4, 3]}, {"w": real(4, 2, 3)})
    # 22473: a dilated convolution.
    node = helper.make_node("Conv", ["x", "w", "b"], ["y"], kernel_shape=[3, 3], dilations=[2, 2])
    yield "22473_conv_dilation", model(node, {"x": ["N", 1, 7, 7]}, {"y": ["N", 2, 3, 3]}, {"w": real(2, 1, 3, 3), "b": real(2)})
    # 21759: a batch normalisation without its variance is refused, not read past its end.
    node = helper.make_node("BatchNormalization", ["x", "s", "b", "m"], ["y"])
    parts = {name: np.ones(3, np.float32) for name in "sbm"}
    yield "21759_batch_norm_of_four", model(node, {"x": ["N", 3, 2]}, {"y": ["N", 3, 2]}, parts)
    # 22552: Swish with an α that is not 1.
    node = helper.make_node("Swish", ["x"], ["y"], alpha=0.5)
    yield "22552_swish", model(node, {"x": ["N", 5]}, {"y": ["N", 5]}, {}, opset=24)
    # 20145: a linear layer as torch's exporter of 2.9 and later writes it: weights (out, in), transposed by Gemm.
    node = helper.make_node("Gemm", ["x", "w", "b"], ["y"], transB=1, alpha=1.0, beta=1.0)
    yield "20145_linear", model(node, {"x": ["N", 4]}, {"y": ["N", 3]}, {"w": real(3, 4), "b": real(3)})
    # 10360: a stack of layers with dropout and a softmax along the last size, for opset 11.
    nodes = [
        helper.make_node("MatMul", ["x", "w"], ["a"]),
        helper.make_node("Add", ["a", "b"], ["c"]),
        helper.make_node("Dropout", ["c"], ["d"], ratio=0.3),
        helper.make_node("LeakyRelu", ["d"], ["e"], alpha=0.1),
        helper.make_node("Softmax", ["e"], ["y"], axis=1),
    ]
    yield "10360_dense", model(nodes, {"x": ["N", 4]}, {"y": ["N", 3]}, {"w": real(4, 3), "b": real(3)}, opset=11)
    # 23308: missing operators: a comparison, a choice, a product of all, a triangle.
    nodes = [
        helper.make_node("Greater", ["x", "zero"], ["p"]),
        helper.make_node("Where", ["p", "x", "zero"], ["q"]),
        helper.make_node("Trilu", ["q"], ["r"], upper=0),
        helper.make_node("ReduceProd", ["x"], ["s"], axes=[2], keepdims=1),
        helper.make_node("Add", ["r", "s"], ["y"]),
    ]
    yield "23308_coverage", model(nodes, {"x": ["N", 3, 3]}, {"y": ["N", 3, 3]}, {"zero": np.float32(0)}, opset=14)
