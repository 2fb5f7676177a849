//! Losses of outputs and targets.

use super::{Argument, Choice, Operation, Type, X, real, tensor};

const REDUCTION: Choice = Choice {
    name: "LossReduction",
    values: &["Mean", "Each"],
    text: "Result for an event with several outputs: the mean of their losses (Mean), or the loss of each output (Each).",
};

const EACH: Argument = Argument::new("reduction", Type::Choice(&REDUCTION)).or("mean");
const Y: Argument = tensor("y");
const T: Argument = tensor("t");

pub(crate) const OPERATIONS: &[Operation] = &[
    Operation::new("binary_cross_entropy", &[Y, T, EACH], "Binary cross-entropy of a logit and a target from 0 to 1: log(1 + exp(y)) - t y."),
    Operation::new(
        "cross_entropy",
        &[Y, T, real("smoothing").or("0.0"), EACH],
        "Cross-entropy of the logits of K classes and the true class, a number from 0. `smoothing`: this fraction of the target's probability \
         is distributed over all classes (Szegedy et al., arXiv:1512.00567).",
    )
    .onnx(&["SoftmaxCrossEntropyLoss"]),
    Operation::new(
        "focal",
        &[Y, T, real("gamma").or("2.0"), EACH],
        "Focal loss: (1 - p)^gamma (-log p) with the probability p of the target, 0 or 1. Hard events count more (Lin et al., \
         arXiv:1708.02002).",
    ),
    Operation::new("hinge", &[Y, T, EACH], "Hinge loss: max(0, 1 - y) for the target 1, max(0, 1 + y) for the target 0."),
    Operation::new("squared_error", &[Y, T, EACH], "Squared error: (y - t)^2."),
    Operation::new("huber", &[Y, T, real("delta").or("1.0"), EACH], "Huber loss: (y - t)^2 / 2, but linear beyond delta (Huber, 1964)."),
    Operation::new(
        "quantile",
        &[Y, T, real("q"), EACH],
        "Quantile loss. Its minimum is the quantile: the value that the target is below with probability q (Koenker & Bassett, 1978).",
    ),
    Operation::new(
        "gaussian_nll",
        &[tensor("mean"), tensor("log_variance"), T, EACH],
        "-log of a normal density with this mean and logarithm of the variance: a regression that also predicts its resolution.",
    ),
    Operation::new("poisson_nll", &[tensor("log_rate"), T, EACH], "-log of a Poisson probability with this logarithm of the rate."),
    Operation::new(
        "disco",
        &[X, tensor("column"), tensor("weight")],
        "Square of the distance correlation of two numbers of an event, with weights: one number per batch, 0 if they are independent. As a \
         penalty it makes a classifier independent of a mass, \"DisCo\" (Kasieczka & Shih, arXiv:2001.05310): pass the background's weights, \
         and 0 for the signal. Use batches with some hundred such events.",
    ),
    Operation::new(
        "expected_significance",
        &[tensor("score"), T, tensor("weight"), real("signal"), real("background"), real("systematic").or("0.0")],
        "Minus the expected significance Z (median, of Asimov data) of a selection by the score: one number per batch. The score is from 0 to \
         1. `signal` and `background`: expected numbers of events. `systematic`: relative uncertainty of the background (Elwood & Kruecker, \
         arXiv:1806.00322).",
    ),
];
