//! Reductions along axes.

use super::Source::Reduction;
use super::{AXIS, Argument, KEEP, LAST_AXIS, Operation, X};

const ARGUMENTS: &[Argument] = &[X, AXIS.or("None"), KEEP];

const fn reduction(name: &'static str, text: &'static str) -> Operation {
    Operation::new(name, ARGUMENTS, text).from(Reduction).integers("keepdims, axes... (none: all)")
}

pub(crate) const OPERATIONS: &[Operation] = &[
    reduction("sum", "Returns the sum.").onnx(&["ReduceSum"]).torch(&["sum"]),
    reduction("mean", "Returns the mean.").onnx(&["ReduceMean"]).torch(&["mean"]),
    reduction("max", "Returns the largest number.").onnx(&["ReduceMax"]).torch(&["amax"]),
    reduction("min", "Returns the smallest number.").onnx(&["ReduceMin"]).torch(&["amin"]),
    reduction("product", "Returns the product.").onnx(&["ReduceProd"]).torch(&["prod"]),
    reduction("logsumexp", "Returns log(sum exp(x)).")
        .onnx(&["ReduceLogSumExp"])
        .torch(&["logsumexp"]),
    reduction("l1_norm", "Returns the sum of the absolute values.").onnx(&["ReduceL1"]),
    reduction("l2_norm", "Returns the square root of the sum of the squares.").onnx(&["ReduceL2"]),
    reduction("variance", "Returns the mean of the squared distances from the mean.")
        .torch(&["var"]),
    Operation::new(
        "arg_max",
        &[X, LAST_AXIS, KEEP],
        "Returns the index, from 0, of the largest number along an axis; of equal ones the first.",
    )
    .onnx(&["ArgMax"])
    .torch(&["argmax"]),
    Operation::new(
        "arg_min",
        &[X, LAST_AXIS, KEEP],
        "Returns the index, from 0, of the smallest number along an axis; of equal ones the first.",
    )
    .onnx(&["ArgMin"])
    .torch(&["argmin"]),
];
