//! Operations that change sizes, take parts, or move values; products of matrices; sums by index.

use super::Source::Written;
use super::Type::{Integers, Pair, Pairs, Tensors};
use super::{AXIS, Argument, LAST_AXIS, Operation, X, flag, integer, tensor};

pub(crate) const OPERATIONS: &[Operation] = &[
    Operation::new("matmul", &[tensor("a"), tensor("b")], "Returns the product of matrices (..., M, K) and (..., K, N).")
        .onnx(&["MatMul"])
        .torch(&["matmul", "bmm", "mm"]),
    Operation::new("reshape", &[X, Argument::new("sizes", Integers)], "Returns the same numbers with other sizes. One size may be -1: it follows from the others.")
        .onnx(&["Reshape"])
        .torch(&["reshape", "view"]),
    Operation::new("flatten", &[X], "Returns the same numbers along one axis.").onnx(&["Flatten"]).torch(&["flatten"]),
    Operation::new(
        "transpose",
        &[X, Argument::new("axes", Integers).or("()")],
        "Returns the value with its axes in this order; without an order, the last two are swapped.",
    )
    .onnx(&["Transpose"])
    .torch(&["permute", "transpose"]),
    Operation::new(
        "slice",
        &[X, AXIS, integer("start"), integer("stop")],
        "The part x.slice(axis, from, to), in Python x[:, from:to]; negative places count from the end.",
    )
    .operator("x.slice")
    .onnx(&["Slice"])
    .torch(&["slice"]),
    Operation::new(
        "split",
        &[X, Argument::new("sizes", Integers), LAST_AXIS],
        "Splits along an axis into parts of these sizes. One size may be -1: the remainder.",
    )
    .from(Written).integers("axis, sizes...").returns(Tensors)
    .onnx(&["Split"])
    .torch(&["split", "chunk"]),
    Operation::new("concat", &[Argument::new("values", Tensors), LAST_AXIS], "Joins values along an axis.")
        .from(Written)
        .onnx(&["Concat"])
        .torch(&["cat"]),
    Operation::new("pad", &[X, Argument::new("padding", Pairs)], "Adds zeros before and after each axis of a row.")
        .from(Written)
        .onnx(&["Pad"])
        .torch(&["constant_pad_nd"]),
    Operation::new("tile", &[X, Argument::new("times", Integers)], "Repeats the whole value `times` times along each axis.")
        .onnx(&["Tile"])
        .torch(&["repeat"]),
    Operation::new("flip", &[X, LAST_AXIS], "Reverses the order along an axis.").torch(&["flip"]),
    Operation::new("gather", &[tensor("table"), tensor("numbers")], "Returns for each index in `numbers` the corresponding part of the table.")
        .onnx(&["Gather"])
        .torch(&["embedding", "index_select"]),
    Operation::new(
        "scatter_add",
        &[tensor("values"), tensor("numbers"), integer("size")],
        "Returns `size` sums: each adds the values whose index in `numbers` is its place.",
    )
    .torch(&["scatter_add"]),
    Operation::new(
        "cumulative_sum",
        &[X, LAST_AXIS, flag("exclusive", "False"), flag("reverse", "False")],
        "Returns the sum of each number and those before it along an axis: without the number itself (`exclusive`), from the end (`reverse`).",
    )
    .onnx(&["CumSum"])
    .torch(&["cumsum"]),
    Operation::new(
        "top_k",
        &[X, integer("k"), LAST_AXIS, flag("largest", "True")],
        "Returns the k largest (or smallest) numbers along an axis, the most extreme first, and their indices.",
    )
    .from(Written)
    .returns(Pair)
    .onnx(&["TopK"])
    .torch(&["topk"]),
];
