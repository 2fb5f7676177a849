//! Options of loading and saving a network's parameters.

/// Options for reading and writing a state dict.
///
/// By default a tensor has PyTorch's name for it. This is the name of the network's tensor, except for two kinds of layers. Recurrent
/// layers have `lstm.weight_ih_l0` for `lstm.weight_ih` (and so on). Attention layers have `in_proj_weight`, `in_proj_bias` and
/// `out_proj`, as `nn.MultiheadAttention`.
///
/// # Example
/// ```
/// use rootgrad::models::StateOptions;
///
/// let pair = |ours: &str, theirs: &str| (ours.to_owned(), theirs.to_owned());
/// let options = StateOptions {
///     prefix: "model.".into(),
///     names: vec![
///         pair("layers.1", "layers.2"),            // of an nn.Sequential, whose layer 1 has no parameters
///         pair("back", "lstm.*_l0_reverse"),       // back.weight_ih is lstm.weight_ih_l0_reverse
///         pair("blocks.0.attention", "blocks.0.attention.*"), // four layers of its own, no nn.MultiheadAttention
///     ],
///     ..StateOptions::default()
/// };
/// # assert_eq!(options.names.len(), 3);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StateOptions {
    /// Prefix of all of the file's names, such as `model.`; the names in the other options are without it. Tensors without the prefix are
    /// ignored.
    pub prefix: String,
    /// Pairs of names of tensors or parts: the network's and the file's. The pair with the longest name applies. A `*` in the file's name
    /// is replaced by the rest of the network's name.
    pub names: Vec<(String, String)>,
    /// Tensors or parts of the file that do not exist in the network; they are ignored.
    pub skip: Vec<String>,
    /// True if the parameters expect inputs and produce outputs that are standardised as in this network. If false, a network that was
    /// not fitted yet takes inputs unchanged from then on, as PyTorch's does; a network whose fit standardised the inputs is refused.
    pub standardised: bool,
}
