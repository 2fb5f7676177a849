//! The enumerations of the header.

/// The nonlinearity between layers.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_activation {
    /// x
    Identity = 0,
    /// max(0, x)
    Relu = 1,
    /// x Φ(x), in the tanh form
    Gelu = 2,
    /// x σ(x)
    Silu = 3,
    /// tanh x
    Tanh = 4,
    /// 1 / (1 + exp(−x))
    Sigmoid = 5,
}

/// How the weights begin.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_init {
    /// `BOUNDED`, which suits most networks.
    Auto = 0,
    /// Variance 2/in, biases 0: He et al., arXiv:1502.01852.
    He = 1,
    /// Variance 2/(in + out), biases 0: Glorot and Bengio, AISTATS 2010.
    Xavier = 2,
    /// Weights and biases between ±1/√in, as PyTorch's.
    Bounded = 3,
}

/// What is minimised.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_loss {
    /// One output and targets 0 and 1: binary cross-entropy; K > 1 outputs: softmax cross-entropy; else an error.
    Auto = 0,
    /// Of one logit; targets 0 and 1.
    BinaryCrossEntropy = 1,
    /// Of K logits; targets are the class numbers 0 … K−1.
    SoftmaxCrossEntropy = 2,
    /// Mean squared error; a regression.
    Mse = 3,
    /// Quadratic up to delta (in standard deviations of the target; its units if not standardised), linear beyond; a
    /// regression.
    Huber = 4,
    /// A function of the user's own, `loss_function` of the options; what a network tells that was fitted with one.
    Custom = 5,
}

/// What a prediction is.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_output {
    /// A classifier's logits; a regression's value in the target's units.
    Raw = 0,
    /// A classifier's probabilities; an error for a regression, and for a network whose outputs lie between 0 and 1 already.
    Probability = 1,
}

/// The optimiser.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_optimizer {
    /// Adam with decoupled weight decay, arXiv:1711.05101.
    AdamW = 0,
    /// arXiv:1412.6980.
    Adam = 1,
    /// Stochastic gradient descent with momentum.
    Sgd = 2,
}

/// How the learning rate goes over the fit.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_schedule {
    /// It stays.
    Constant = 0,
    /// A linear rise over the warm-up, then half a cosine down to the final fraction.
    Cosine = 1,
    /// Multiplied by a factor every so many epochs.
    Step = 2,
    /// A linear rise over the warm-up, then a straight line down to the final fraction.
    Linear = 3,
    /// Warm-up, stable, decay: as 1 − √x over the decay, down to the final fraction.
    Wsd = 4,
    /// The one that suits the kind of network.
    Auto = 5,
}

/// Whether a fit draws a progress bar on standard error.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_progress {
    /// If it is a terminal.
    Auto = 0,
    /// Yes.
    On = 1,
    /// No.
    Off = 2,
}

/// The quantities that features are scaled by.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_input_scaling {
    /// Mean 0 and standard deviation 1.
    Standard = 0,
    /// Median 0 and quartiles 1 apart: values far away do not move them.
    Robust = 1,
    /// The one that suits the kind of network.
    Auto = 2,
}

/// Which part of a text a batch is.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_order {
    /// Sequences that begin anywhere, as the seed chooses.
    Random = 0,
    /// Sequences that follow each other, again from the beginning at the end.
    Consecutive = 1,
}

/// In what the matrix products of a training are computed.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_precision {
    /// Single precision.
    Float32 = 0,
    /// Factors rounded to bfloat16; sums and all else in single precision.
    Bfloat16 = 1,
}

/// Which activations a training's backward pass computes again instead of keeping them.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_recompute {
    /// None.
    Off = 0,
    /// All of a layer but what it reads.
    Layers = 1,
}

/// How a row is cut into a transformer's tokens of P numbers each.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_token_order {
    /// P numbers that follow each other are a token: patches of a time series, or particle after particle.
    Patches = 0,
    /// N numbers that follow each other are one feature of all tokens, as array columns give them.
    Columns = 1,
}

/// From which vector a transformer's outputs are made.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_pool {
    /// The mean over all tokens.
    Mean = 0,
    /// The last token's.
    Last = 1,
    /// A learned class token's, which stands after the others.
    Class = 2,
}

/// What is observed while tensors are composed.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_purpose {
    /// A network, in which no row knows of others.
    Network = 0,
    /// A loss, which may be one number for all rows.
    Loss = 1,
}

/// What a history's metric is.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_metric {
    /// Area under the ROC curve (one logit).
    Auc = 0,
    /// Share of rows whose likeliest class is the target (K logits).
    Accuracy = 1,
    /// Root mean squared error, in the target's units (regression).
    Rmse = 2,
    /// The loss itself, where a loss function has other targets than the network has outputs.
    Loss = 3,
}

/// Why a fit ended.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_stop {
    /// All epochs, or steps, were run.
    Completed = 0,
    /// The validation loss had not improved for `patience` epochs.
    EarlyStopping = 1,
    /// Ctrl-C.
    Interrupted = 2,
    /// `on_epoch`, or `on_step`, said so.
    Callback = 3,
}

/// What `on_epoch` and `on_step` return; any negative number means that it failed.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_flow {
    /// Go on.
    Continue = 0,
    /// End the fit after this epoch or step; the model is kept as trained so far.
    Stop = 1,
}

/// How a row of an exported ONNX model marks the entries of a jagged input that it lacks.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_absent {
    /// They are NaN.
    Nan = 0,
    /// They are 0 in a further input, `<input>_mask` (N, entries), and present ones 1.
    Mask = 1,
    /// They follow the entries of the row, whose number is a further input, `<input>_count` (N).
    Count = 2,
}

/// What is said of an ONNX model beside its file.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_import_kind {
    /// A number for a size that the file gives a name only.
    Size = 0,
    /// The numbers of an input that is the same for all rows.
    Constant = 1,
    /// An output that is wanted.
    Output = 2,
    /// A last sigmoid or softmax stays a part of the network, whose raw outputs are the file's then. It has an empty name and no values.
    KeepProbability = 3,
}

/// What is said of a state dict.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_state_kind {
    /// What all of the file's names begin with; names of other settings are without it. Tensors of other names are not looked at.
    Prefix = 0,
    /// Names of a tensor or a part of the network, ours and theirs; the setting of the longest name counts. Where theirs has a `*`,
    /// the rest of our name comes in its place, as it is: `back` and `lstm.*_l0_reverse`.
    Name = 1,
    /// A tensor or a part of the file that the network has no place for: it is not looked at.
    Skip = 2,
    /// The parameters act on inputs, and make outputs, that are standardised as the network does it.
    Standardised = 3,
}
