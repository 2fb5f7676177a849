//! Activation functions, softmax, attention, pools, dropout, normalisation.

use super::Source::Written;
use super::Type::{Choice as OneOf, Integer, Integers};
use super::{AXIS, Argument, Choice, LAST_AXIS, Operation, X, flag, real, tensor};

const fn one(name: &'static str, text: &'static str) -> Operation {
    Operation::new(name, &[X], text)
}

/// Activation functions.
pub(crate) const ACTIVATIONS: &[Operation] = &[
    one("relu", "Returns max(x, 0).").onnx(&["Relu"]).torch(&["relu"]),
    one("gelu", "Returns x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))) (Hendrycks & Gimpel, arXiv:1606.08415).").onnx(&["Gelu"]).torch(&["gelu"]),
    one("gelu_exact", "Returns x/2 (1 + erf(x/sqrt(2))) (Hendrycks & Gimpel, arXiv:1606.08415).").onnx(&["Gelu"]).torch(&["gelu"]),
    one("silu", "Returns x sigmoid(x).").onnx(&["Swish"]).torch(&["silu"]),
    one("sigmoid", "Returns 1/(1 + exp(-x)).").onnx(&["Sigmoid"]).torch(&["sigmoid"]),
    one("log_sigmoid", "Returns the logarithm of `sigmoid`.").torch(&["log_sigmoid"]),
    one("softplus", "Returns log(1 + exp(x)).").onnx(&["Softplus"]).torch(&["softplus"]),
    one("softsign", "Returns x/(1 + |x|).").onnx(&["Softsign"]),
    one("mish", "Returns x tanh(log(1 + exp(x))) (Misra, arXiv:1908.08681).").onnx(&["Mish"]).torch(&["mish"]),
    one("selu", "Returns 1.0507 elu(x, 1.6733) (Klambauer et al., arXiv:1706.02515).").onnx(&["Selu"]).torch(&["selu"]),
    one("hard_swish", "Returns x clip(x/6 + 1/2, 0, 1) (Howard et al., arXiv:1905.02244).").onnx(&["HardSwish"]).torch(&["hardswish"]),
    Operation::new("hard_sigmoid", &[X, real("alpha").or("1/6"), real("beta").or("0.5")], "Returns alpha x + beta, limited to 0 and 1. At a bound the gradient is 0.")
        .onnx(&["HardSigmoid"])
        .torch(&["hardsigmoid"]),
    Operation::new("elu", &[X, real("alpha").or("1.0")], "Returns x for x > 0, else alpha (exp(x) - 1) (Clevert et al., arXiv:1511.07289).")
        .onnx(&["Elu"])
        .torch(&["elu"]),
    Operation::new("celu", &[X, real("alpha").or("1.0")], "Returns x for x > 0, else alpha (exp(x/alpha) - 1) (Barron, arXiv:1704.07483).")
        .onnx(&["Celu"])
        .torch(&["celu"]),
    Operation::new("leaky_relu", &[X, real("slope").or("0.01")], "Returns x for x > 0, else slope x.").onnx(&["LeakyRelu"]).torch(&["leaky_relu"]),
    Operation::new("prelu", &[X, tensor("slope")], "Returns x for x > 0, else slope x; the slopes are a tensor, such as a Parameter (He et al., arXiv:1502.01852).")
        .onnx(&["PRelu"])
        .torch(&["prelu"]),
    Operation::new("thresholded_relu", &[X, real("threshold").or("1.0")], "Returns x for x > threshold, else 0.").onnx(&["ThresholdedRelu"]),
    Operation::new("shrink", &[X, real("threshold").or("0.5"), real("bias").or("0.0")], "Returns x + bias below -threshold, x - bias above threshold, else 0.")
        .onnx(&["Shrink"]),
    Operation::new("clip", &[X, real("low"), real("high")], "Returns x, limited to `low` and `high`. At a bound the gradient is 0, as in torch's clamp, hardtanh and relu6.")
        .onnx(&["Clip"])
        .torch(&["clamp", "hardtanh", "relu6"]),
    Operation::new("smooth_clip", &[X, real("bound").or("3.0")], "Returns x / sqrt(1 + (x / bound)^2): close to x for small x, and never beyond the bound (RealMLP, arXiv:2407.04491)."),
];

const MEMBERS_MEAN: Choice = Choice {
    name: "MembersMean",
    values: &["Probabilities", "Values"],
    text: "Quantity that is averaged over the members: probabilities of a classifier, or values of a regression.",
};

const WINDOW: &[Argument] = &[
    X,
    Argument::new("window", Integers),
    Argument::new("stride", Integers).or("None"),
    Argument::new("padding", Integers).or("0"),
    Argument::new("dilation", Integers).or("1"),
];
const COUNTED_WINDOW: &[Argument] = &[
    X,
    Argument::new("window", Integers),
    Argument::new("stride", Integers).or("None"),
    Argument::new("padding", Integers).or("0"),
    Argument::new("dilation", Integers).or("1"),
    flag("count_padding", "False"),
];

/// Operations that are parts of layers.
pub(crate) const OPERATIONS: &[Operation] = &[
    Operation::new("softmax", &[X, LAST_AXIS], "Returns exp(x) / sum exp(x) along an axis.").onnx(&["Softmax"]).torch(&["softmax"]),
    Operation::new("log_softmax", &[X, LAST_AXIS], "Returns the logarithm of `softmax`.").onnx(&["LogSoftmax"]).torch(&["log_softmax"]),
    Operation::new("masked_softmax", &[X, tensor("mask"), LAST_AXIS], "Returns the `softmax` over the places where the mask is not 0."),
    Operation::new(
        "masked_mean",
        &[X, tensor("mask"), AXIS],
        "Returns the mean along an axis over the places where the mask is not 0, such as the particles of an event: x (20, 4), mask (20), axis 1.",
    ),
    Operation::new(
        "attention",
        &[tensor("q"), tensor("k"), tensor("v"), Argument::new("heads", Integer), tensor("mask").or("None"), flag("causal", "False")],
        "Attention: softmax(q k^T / sqrt(D)) v, in heads of D channels each: q (T, C), k (S, C), v (S, V). With a mask, (S) or (T, S), a query \
         ignores keys with mask 0.",
    )
    .from(Written)
    .onnx(&["Attention"])
    .torch(&["scaled_dot_product_attention"]),
    Operation::new("dropout", &[X, real("rate")], "Dropout: in training, each number is set to 0 with probability `rate`, else divided by 1 - rate. In predictions, returns x unchanged.")
        .onnx(&["Dropout"])
        .torch(&["dropout"]),
    Operation::new("instance_norm", &[X, real("epsilon").or("1e-5")], "Normalises each channel of x (channels, ...) to mean 0 and variance 1 over its numbers.")
        .onnx(&["InstanceNormalization"])
        .torch(&["instance_norm"]),
    Operation::new(
        "max_pool",
        WINDOW,
        "Returns the largest number of each window along the last axis, or the last two. `stride` is the distance of the windows, by default \
         their size; the padding is never the largest.",
    )
    .from(Written).integers("axes (1, 2), windows..., strides..., paddings..., dilations... (of each axis; padding -1: as many places as numbers)").onnx(&["MaxPool"])
    .torch(&["max_pool1d", "max_pool2d"]),
    Operation::new("average_pool", COUNTED_WINDOW, "Returns the mean of each window, with the arguments of `max_pool`. With `count_padding`, the padding counts, as zeros.")
        .from(Written).integers("as for `max_pool`, then count_padding").onnx(&["AveragePool"])
        .torch(&["avg_pool1d", "avg_pool2d"]),
    Operation::new("global_average_pool", &[X], "Returns the mean of each channel: (channels, ...) becomes (channels).").onnx(&["GlobalAveragePool"]),
    Operation::new(
        "mean_of_members",
        &[tensor("members"), Argument::new("of", OneOf(&MEMBERS_MEAN)).or("probabilities")],
        "Returns the prediction (K) of members (k, K), which must be the network's output. It is the logit of their mean probability, the \
         logarithms of the mean probabilities of K classes, or the mean of their values. Such a network is trained with the mean of the \
         members' losses.",
    )
    .from(Written),
];
