//! Enumerations of the header.

/// Nonlinearity between layers.
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

/// Initial distribution of the weights.
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
    /// Weights and biases between ±1/√in, as in PyTorch.
    Bounded = 3,
}

/// Loss: the quantity that a fit minimises.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_loss {
    /// One output and targets 0 and 1: binary cross-entropy; K > 1 outputs: softmax cross-entropy; else an error.
    Auto = 0,
    /// Binary cross-entropy of one logit; targets 0 and 1.
    BinaryCrossEntropy = 1,
    /// Softmax cross-entropy of K logits; targets are the class numbers 0 … K−1.
    SoftmaxCrossEntropy = 2,
    /// Mean squared error; a regression.
    Mse = 3,
    /// Quadratic up to delta (in standard deviations of the target; its units if not standardised), linear beyond; a
    /// regression.
    Huber = 4,
    /// A user-defined function, `loss_function` of the options; a network that was fitted with one reports this value.
    Custom = 5,
}

/// Kind of a prediction.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_output {
    /// A classifier's logits; a regression's value in the target's units.
    Raw = 0,
    /// A classifier's probabilities; an error for a regression, and for a network whose outputs are already between 0 and 1.
    Probability = 1,
}

/// Optimiser of a fit.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_optimizer {
    /// Adam with decoupled weight decay, arXiv:1711.05101.
    AdamW = 0,
    /// Adam, arXiv:1412.6980.
    Adam = 1,
    /// Stochastic gradient descent with momentum.
    Sgd = 2,
}

/// Course of the learning rate during a fit.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_schedule {
    /// Constant.
    Constant = 0,
    /// A linear rise over the warm-up, then half a cosine down to the final fraction.
    Cosine = 1,
    /// Multiplied by a factor after a fixed number of epochs.
    Step = 2,
    /// A linear rise over the warm-up, then a straight line down to the final fraction.
    Linear = 3,
    /// Warm-up, stable, decay: as 1 − √x over the decay, down to the final fraction.
    Wsd = 4,
    /// The schedule that suits the kind of network.
    Auto = 5,
}

/// Progress bar of a fit on standard error.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_progress {
    /// Shown if standard error is a terminal.
    Auto = 0,
    /// Always shown.
    On = 1,
    /// Never shown.
    Off = 2,
}

/// Processes that train a network together.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_communicator {
    /// This process alone.
    None = 0,
    /// The processes that `mpiexec` started: `rootgrad_mpi`.
    Mpi = 1,
}

/// Statistics that the features are scaled by.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_input_scaling {
    /// Mean 0 and standard deviation 1.
    Standard = 0,
    /// Median 0 and distance of the quartiles 1: not sensitive to outliers.
    Robust = 1,
    /// The scaling that suits the kind of network.
    Auto = 2,
}

/// Figure of the validation rows by which a fit chooses its best epoch.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_monitor {
    /// The validation loss.
    Loss = 0,
    /// The reported metric (`rootgrad_metric`): the largest AUC or accuracy, the smallest RMSE; of equal ones the smaller loss.
    Metric = 1,
}

/// Interface of a program, whose options messages name.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_interface {
    /// Rust, C and C++: `loss(Loss::Mse)`.
    Cpp = 0,
    /// Python: `loss="mse"`.
    Python = 1,
    /// The command `rootgrad`: `--loss mse`.
    Shell = 2,
}

/// Choice of the training sequences from a text.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_order {
    /// Sequences that begin at random places, determined by the seed.
    Random = 0,
    /// Sequences that follow each other; at the end it starts again from the beginning.
    Consecutive = 1,
}

/// Precision of the matrix products of a training.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_precision {
    /// Single precision.
    Float32 = 0,
    /// Factors rounded to bfloat16; sums and everything else in single precision.
    Bfloat16 = 1,
}

/// Activations that a training's backward pass recomputes, instead of storing them.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_recompute {
    /// No activations.
    Off = 0,
    /// All activations of a layer except its input.
    Layers = 1,
}

/// Order of the numbers in a row of a transformer's tokens, P numbers each.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_token_order {
    /// Each P consecutive numbers are a token: patches of a time series, or particle after particle.
    Patches = 0,
    /// Each N consecutive numbers are one feature of all tokens, as array columns give them.
    Columns = 1,
}

/// Vector from which a transformer's outputs are computed.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_pool {
    /// The mean over all tokens.
    Mean = 0,
    /// The vector of the last token.
    Last = 1,
    /// The vector of a learned class token, which is added after the others.
    Class = 2,
}

/// Purpose of a recording of operations on tensors.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_purpose {
    /// A network, whose rows are independent of each other.
    Network = 0,
    /// A loss, which may be one number for all rows.
    Loss = 1,
}

/// Metric of a history.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_metric {
    /// Area under the ROC curve (one logit).
    Auc = 0,
    /// Fraction of rows whose most likely class is the target (K logits).
    Accuracy = 1,
    /// Root mean squared error, in the target's units (regression).
    Rmse = 2,
    /// The loss itself, if a loss function has other targets than the network has outputs.
    Loss = 3,
}

/// Reason why a fit ended.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_stop {
    /// All epochs, or steps, were run.
    Completed = 0,
    /// No epoch had been better for `patience` epochs.
    EarlyStopping = 1,
    /// It was stopped by Ctrl-C.
    Interrupted = 2,
    /// `on_epoch`, or `on_step`, requested it.
    Callback = 3,
}

/// Return value of `on_epoch` and `on_step`; any negative number means that the callback failed.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_flow {
    /// Continue.
    Continue = 0,
    /// End the fit after this epoch or step; the model keeps the parameters trained so far.
    Stop = 1,
}

/// Marks for missing entries of a jagged input in a row of an exported ONNX model.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_absent {
    /// Missing entries are NaN.
    Nan = 0,
    /// An extra input, `<input>_mask` (N, entries), is 0 for missing and 1 for present entries.
    Mask = 1,
    /// Present entries come first; an extra input, `<input>_count` (N), is their number.
    Count = 2,
}

/// Settings for the import of an ONNX model.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_import_kind {
    /// Value of a size that the file only names.
    Size = 0,
    /// Numbers of an input that is the same for all rows.
    Constant = 1,
    /// Name of an output to import.
    Output = 2,
    /// Keeps a last sigmoid or softmax as a part of the network, so that its raw outputs are the file's outputs. It has an empty
    /// name and no values.
    KeepProbability = 3,
}

/// Settings for a state dict.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum rootgrad_state_kind {
    /// Common beginning of the file's names; other settings give names without it. Tensors with other names are ignored.
    Prefix = 0,
    /// Name of a tensor or a part of the network, ours and its name in the file. If several settings match, the longest name
    /// counts. A `*` in the file's name stands for the rest of our name, unchanged: `back` and `lstm.*_l0_reverse`.
    Name = 1,
    /// A tensor or a part of the file that the network does not have: it is ignored.
    Skip = 2,
    /// The parameters act on inputs, and give outputs, that are standardised as in the network.
    Standardised = 3,
}
