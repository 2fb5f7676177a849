//! Operators, and functions of each number.

use super::{Argument, Operation, X, tensor};

const A_AND_B: &[Argument] = &[tensor("a"), tensor("b")];

const fn two(name: &'static str, text: &'static str) -> Operation {
    Operation::new(name, A_AND_B, text)
}

/// Functions of two numbers, and a choice between two.
pub(crate) const TWO: &[Operation] = &[
    two("add", "The sum.").operator("a + b").onnx(&["Add"]).torch(&["add"]),
    two("sub", "The difference.").operator("a - b").onnx(&["Sub"]).torch(&["sub"]),
    two("mul", "The product.").operator("a * b").onnx(&["Mul"]).torch(&["mul"]),
    two("div", "The quotient.").operator("a / b").onnx(&["Div"]).torch(&["div"]),
    Operation::new("neg", &[X], "The negative.").operator("-x").onnx(&["Neg"]).torch(&["neg"]),
    two("less", "1 where a is less than b, else 0.").operator("a < b").onnx(&["Less"]).torch(&["lt"]),
    two("less_equal", "1 where a is at most b, else 0.").operator("a <= b").onnx(&["LessOrEqual"]).torch(&["le"]),
    two("greater", "1 where a is greater than b, else 0.").operator("a > b").onnx(&["Greater"]).torch(&["gt"]),
    two("greater_equal", "1 where a is at least b, else 0.").operator("a >= b").onnx(&["GreaterOrEqual"]).torch(&["ge"]),
    two("equal", "1 where both are equal, else 0.").operator("a == b").onnx(&["Equal"]).torch(&["eq"]),
    two("pow", "Returns a to the power b.").onnx(&["Pow"]).torch(&["pow"]),
    two("fmod", "Returns the remainder of a/b, with the sign of a.").onnx(&["Mod"]).torch(&["fmod"]),
    two(
        "max",
        "Returns the larger of two numbers (for the largest along an axis: max). If both are equal, each gets half of the gradient.",
    )
    .called("maximum")
    .onnx(&["Max"])
    .torch(&["maximum"]),
    two(
        "min",
        "Returns the smaller of two numbers (for the smallest along an axis: min). If both are equal, each gets half of the gradient.",
    )
    .called("minimum")
    .onnx(&["Min"])
    .torch(&["minimum"]),
    Operation::new(
        "where",
        &[tensor("condition"), tensor("yes"), tensor("no")],
        "Returns `yes` where `condition` is not 0, else `no`.",
    )
    .onnx(&["Where"])
    .torch(&["where"]),
    two("and", "1 where both are not 0, else 0.").called("").onnx(&["And"]).torch(&["logical_and"]),
    two("or", "1 where at least one is not 0, else 0.").called("").onnx(&["Or"]).torch(&["logical_or"]),
    two("xor", "1 where exactly one is not 0, else 0.").called("").onnx(&["Xor"]).torch(&["logical_xor"]),
    Operation::new("not", &[X], "1 where x is 0, else 0.").called("").onnx(&["Not"]).torch(&["logical_not"]),
    Operation::new("is_nan", &[X], "1 where x is NaN, else 0.").called("").onnx(&["IsNaN"]).torch(&["isnan"]),
];

const fn one(name: &'static str, text: &'static str) -> Operation {
    Operation::new(name, &[X], text)
}

/// Functions of one number.
pub(crate) const ONE: &[Operation] = &[
    one("exp", "Returns e to the power x.").onnx(&["Exp"]).torch(&["exp"]),
    one("log", "Returns the natural logarithm.").onnx(&["Log"]).torch(&["log"]),
    one("sqrt", "Returns the square root.").onnx(&["Sqrt"]).torch(&["sqrt"]),
    one("reciprocal", "Returns 1/x.").onnx(&["Reciprocal"]).torch(&["reciprocal"]),
    one("abs", "Returns the absolute value. At 0 its gradient is 0.")
        .onnx(&["Abs"])
        .torch(&["abs"]),
    one("sign", "Returns -1, 0 or 1. Its gradient is 0.").onnx(&["Sign"]).torch(&["sign"]),
    one("floor", "Returns the next whole number below. Its gradient is 0.")
        .onnx(&["Floor"])
        .torch(&["floor"]),
    one("ceil", "Returns the next whole number above. Its gradient is 0.")
        .onnx(&["Ceil"])
        .torch(&["ceil"]),
    one("round", "Returns the nearest whole number; halves go to the even one. Its gradient is 0.")
        .onnx(&["Round"])
        .torch(&["round"]),
    one("erf", "Returns the error function.").onnx(&["Erf"]).torch(&["erf"]),
    one("sin", "Returns the sine.").onnx(&["Sin"]).torch(&["sin"]),
    one("cos", "Returns the cosine.").onnx(&["Cos"]).torch(&["cos"]),
    one("tan", "Returns the tangent.").onnx(&["Tan"]).torch(&["tan"]),
    one("asin", "Returns the inverse sine.").onnx(&["Asin"]).torch(&["asin"]),
    one("acos", "Returns the inverse cosine.").onnx(&["Acos"]).torch(&["acos"]),
    one("atan", "Returns the inverse tangent.").onnx(&["Atan"]).torch(&["atan"]),
    one("sinh", "Returns the hyperbolic sine.").onnx(&["Sinh"]).torch(&["sinh"]),
    one("cosh", "Returns the hyperbolic cosine.").onnx(&["Cosh"]).torch(&["cosh"]),
    one("tanh", "Returns the hyperbolic tangent.").onnx(&["Tanh"]).torch(&["tanh"]),
    one("asinh", "Returns the inverse hyperbolic sine.").onnx(&["Asinh"]).torch(&["asinh"]),
    one("acosh", "Returns the inverse hyperbolic cosine.").onnx(&["Acosh"]).torch(&["acosh"]),
    one("atanh", "Returns the inverse hyperbolic tangent.").onnx(&["Atanh"]).torch(&["atanh"]),
    one("stop_gradient", "Returns the value, as a constant for the gradient.").torch(&["detach"]),
];
