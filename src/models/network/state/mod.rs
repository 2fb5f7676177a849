//! PyTorch state dicts: reading parameters by name into a network of the same layers, and writing them.

mod check;
mod names;
mod options;
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
pub use options::StateOptions;
use tensors::State;

impl Network {
    /// Reads the parameters from a PyTorch state dict, a file that `safetensors.torch.save_file(model.state_dict(), path)` wrote. The
    /// names must match completely: all tensors of the network, and all of the file. Running means and variances of batch norms are read
    /// too.
    ///
    /// Weights of linear and attention layers are (inputs, outputs) in rootgrad and (outputs, inputs) in PyTorch, so they are transposed.
    /// (In Rust these are the weights of [`Graph::linear`](crate::graph::Graph::linear) that begin as
    /// [`Initial::Weights`](crate::graph::Initial::Weights).) All other tensors are the same in both. Numbers of 64 bits are rounded to
    /// 32 bits, numbers of 16 bits are widened.
    ///
    /// # Errors
    /// [`Error::Io`] if the file cannot be read; [`Error::Format`] if it is truncated, damaged or a model file of rootgrad's, for a
    /// tensor that is missing in the file or in the network, for one with another shape or without a floating-point type (except the
    /// integers `num_batches_tracked`), and for a NaN or infinity; [`Error::Argument`] for options that do not suit the network, and for
    /// a network that standardises its inputs without [`StateOptions::standardised`]; [`Error::Memory`]. The network is then unchanged.
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
        // The statements from here on cannot fail.
        if !options.standardised {
            self.set_input_standardisation(input)?;
            self.set_target_standardisation(target)?;
        }
        self.metadata.extend(counts);
        self.parameters = parameters;
        Ok(())
    }

    /// Writes the parameters as a PyTorch state dict, whole or not at all. `model.load_state_dict(load_file(path))` reads it, and so does
    /// [`Network::load_state`] with the same options. Numbers are in single precision. Batch norms have a `num_batches_tracked`: the
    /// number that was read, or 0.
    ///
    /// # Errors
    /// [`Error::Argument`] for options that do not suit the network, and for a network that standardises its inputs without
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
            let wanted = "a whole number, as load_state stores there";
            let number =
                number.map_err(|_| Error::argument(format!("metadata '{ours}'"), count, wanted))?;
            Ok(View::i64(&**theirs, number))
        });
        let views: Vec<View> = tensors.chain(counts).collect::<Result<_>>()?;
        write_state(path.as_ref(), self.standardisations(), &views)
    }

    /// Refuses a network with a standardisation: a state dict cannot store it, so a reader of the file would compute something else.
    fn check_standardisation(&self, options: &StateOptions) -> Result<()> {
        let standardises =
            |part: &Option<Standardisation>| part.as_ref().is_some_and(|part| !is_identity(part));
        if !self.missing.is_empty() {
            let wanted = "one without the option `missing`, whose flags a state dict cannot store; or export_onnx, which writes them";
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
            format!("one whose fit standardised its {what}, which a state dict does not contain");
        let wanted = "one that was not fitted before it loaded a state dict; or the option `standardised`, if PyTorch's model \
                      standardises in the same way; or export_onnx, which writes the standardisation";
        Err(Error::argument("the network", got, wanted))
    }

    /// Readable description, as JSON, of the standardisations that PyTorch's model must apply.
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
