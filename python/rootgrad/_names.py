"""Names of enumerations, in the order of their numbers in the C interface; without ROOT."""

ENUMERATIONS = {
    "Activation": "Identity Relu Gelu Silu Tanh Sigmoid",
    "Init": "Auto He Xavier Bounded",
    "Loss": "Auto BinaryCrossEntropy SoftmaxCrossEntropy Mse Huber Custom",
    "Output": "Raw Probability",
    "Absent": "Nan Mask Count",
    "Optimizer": "AdamW Adam Sgd",
    "Schedule": "Constant Cosine Step Linear Wsd Auto",
    "Progress": "Auto On Off",
    "Monitor": "Loss Metric",
    "InputScaling": "Standard Robust Auto",
    "LossReduction": "Mean Each",
    "MembersMean": "Probabilities Values",
    "Order": "Random Consecutive",
    "Precision": "Float32 Bfloat16",
    "Recompute": "Off Layers",
    "TokenOrder": "Patches Columns",
    "Pool": "Mean Last Class",
    "Preset": "Fast Balanced Best",
    "Metric": "Auc Accuracy Rmse Loss",
    "Task": "Auto Binary Classes Regression",
    "Merit": "SOverRootSPlusB Asimov AsimovSystematic",
    "Stop": "Completed EarlyStopping Interrupted Callback",
}


def find(kind, value):
    """Returns the name of `kind` that is meant, in any case, with or without underscores: `find("Activation", "gelu")` is "Gelu"; None if
    it does not exist.
    """
    plain = value.replace("_", "").lower()
    return next((name for name in ENUMERATIONS[kind].split() if name.lower() == plain), None)


def wanted(kind):
    """Expected names, for a message."""
    return "wanted one of " + ", ".join(repr(name.lower()) for name in ENUMERATIONS[kind].split())
