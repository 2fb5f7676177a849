//! State dicts of PyTorch: parameters by name, into a network of the same layers and back.

mod check;
mod names;
mod tensors;

use std::collections::BTreeMap;
use std::path::Path;

use super::Network;
use super::file::LISTS_ROOM;
use crate::arena::Arena;
use crate::data::Standardisation;
use crate::error::{Error, Result};
use crate::formats::safetensors::{StateReader, View, write_state};
use crate::memory;
use tensors::State;

/// What is said of a state dict beside its file.
///
/// Without anything a tensor has PyTorch's name for it: that of the network's tensor, but `lstm.weight_ih_l0` for `lstm.weight_ih`
/// (and so on, of a recurrent layer), and of an attention layer `in_proj_weight`, `in_proj_bias` and `out_proj`, as
/// `nn.MultiheadAttention` has them.
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
    /// What all of the file's names begin with, such as `model.`; names here are without it. Tensors of other names are not looked
    /// at.
    pub prefix: String,
    /// Names of tensors or parts, ours and theirs; the pair of the longest name counts. Where theirs has a `*`, the rest of our name
    /// comes in its place, as it is.
    pub names: Vec<(String, String)>,
    /// Tensors or parts of the file that the network has no place for: they are not looked at.
    pub skip: Vec<String>,
    /// The parameters act on inputs, and make outputs, that are standardised as this network does it. Without it a network that was
    /// not fitted yet takes inputs as they come from then on, as PyTorch's does, and one whose fit standardised them is refused.
    pub standardised: bool,
}

impl Network {
    /// Takes over the parameters from a state dict of PyTorch, a file that `safetensors.torch.save_file(model.state_dict(), path)`
    /// wrote: all of them, by name, and all that the file has. So do running means and variances of batch norms.
    ///
    /// Weights of linear and attention layers, (inputs, outputs) here (in Rust those of [`Graph::linear`](crate::graph::Graph::linear)
    /// that begin as [`Initial::Weights`](crate::graph::Initial::Weights)) and (outputs, inputs) there, are turned round; all other
    /// tensors are the same in both. Numbers of 64 and of 16 bits are rounded and widened to 32.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is truncated, damaged or a model file of rootgrad's, for a tensor that
    /// it lacks or that the network has no place for, one of another shape or of no floating-point type (but the integers
    /// `num_batches_tracked`), and for a NaN or infinity; [`Error::Argument`] for options that do not suit the network, and for one that
    /// standardises its inputs without [`StateOptions::standardised`]; [`Error::Memory`]. The network is then as it was.
    pub fn load_state(&mut self, path: impl AsRef<Path>, options: &StateOptions) -> Result<()> {
        self.check_fitted()?;
        self.check_standardisation(options)?;
        memory::headroom(LISTS_ROOM, "the lists of the state dict")?;
        let state = State::of(self, options)?;
        let mut file = StateReader::open(path.as_ref())?;
        let counts = state.check(&mut file)?;
        let mut parameters = Arena::try_from_slice(&self.parameters, "the network's parameters")?;
        for tensor in &state.tensors {
            tensor.take(&file.read(&tensor.name, &tensor.shape)?, &mut parameters);
        }
        let [input, target] =
            [self.features(), self.outputs()].map(|values| Some(Standardisation::identity(values)));
        // From here on nothing fails.
        if !options.standardised {
            self.set_input_standardisation(input)?;
            self.set_target_standardisation(target)?;
        }
        self.metadata.extend(counts);
        self.parameters = parameters;
        Ok(())
    }

    /// Writes the parameters as a state dict of PyTorch, whole or not at all, which `model.load_state_dict(load_file(path))` takes.
    /// It is what [`Network::load_state`] reads by the same options, in single precision. Batch norms have a `num_batches_tracked`: the
    /// one that was read, or 0.
    ///
    /// # Errors
    /// [`Error::Argument`] for options that do not suit the network, and for one that standardises its inputs without
    /// [`StateOptions::standardised`]; [`Error::Io`]; [`Error::Memory`].
    pub fn save_state(&self, path: impl AsRef<Path>, options: &StateOptions) -> Result<()> {
        self.check_fitted()?;
        self.check_standardisation(options)?;
        memory::headroom(LISTS_ROOM, "the lists of the state dict")?;
        let state = State::of(self, options)?;
        let tensors = state.tensors.iter().map(|tensor| Ok(tensor.view(&self.parameters)));
        let counts = state.counts.iter().map(|(ours, theirs)| {
            let count = self.metadata.get(ours).map_or("0", String::as_str);
            let number = count.parse();
            let wanted = "a whole number, as load_state leaves there";
            let number =
                number.map_err(|_| Error::argument(format!("metadata '{ours}'"), count, wanted))?;
            Ok(View::i64(&**theirs, number))
        });
        let views: Vec<View> = tensors.chain(counts).collect::<Result<_>>()?;
        write_state(path.as_ref(), self.standardisations(), &views)
    }

    /// A state dict has no place for what a fit found of the inputs: whoever reads it would compute something else.
    fn check_standardisation(&self, options: &StateOptions) -> Result<()> {
        let standardises =
            |part: &Option<Standardisation>| part.as_ref().is_some_and(|part| !is_identity(part));
        if !self.missing.is_empty() {
            let wanted = "one without the option `missing`, of which a state dict tells nothing; or export_onnx, which writes it all";
            return Err(Error::argument("the network", "one that flags missing values", wanted));
        }
        let what = match (standardises(&self.input), standardises(&self.target)) {
            _ if options.standardised => return Ok(()),
            (false, false) => return Ok(()),
            (true, false) => "inputs",
            (false, true) => "targets",
            (true, true) => "inputs and targets",
        };
        let got =
            format!("one whose fit standardised its {what}, of which a state dict tells nothing");
        let wanted = "one that was not fitted before it took a state dict; or the option `standardised`, if PyTorch's model \
                      standardises alike; or export_onnx, which writes it all";
        Err(Error::argument("the network", got, wanted))
    }

    /// For people: what PyTorch's model has to do with its inputs, as JSON.
    fn standardisations(&self) -> BTreeMap<String, String> {
        let mut notes = BTreeMap::new();
        for (name, part) in [("input", &self.input), ("target", &self.target)] {
            if let Some(Standardisation { mean, scale }) =
                part.as_ref().filter(|part| !is_identity(part))
            {
                notes.insert(format!("{name}.mean"), format!("{mean:?}"));
                notes.insert(format!("{name}.scale"), format!("{scale:?}"));
            }
        }
        notes
    }
}

fn is_identity(part: &Standardisation) -> bool {
    part.mean.iter().all(|&mean| mean == 0.0) && part.scale.iter().all(|&scale| scale == 1.0)
}
