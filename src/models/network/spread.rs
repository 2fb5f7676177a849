//! The spread of the predictions of a network's members.

use super::{Config, Network};
use crate::data::Standardisation;
use crate::error::{Error, Result};

impl Network {
    /// Returns a network whose outputs (K) are the standard deviations of the members' predictions. This network must end in a [mean of
    /// members](crate::graph::Graph::mean_of_members). The deviations are those of probabilities for a classifier, and of values in the
    /// target's units for a regression. The new network has the present parameters, columns and standardisation of this network, and is
    /// used like any other.
    ///
    /// # Errors
    /// [`Error::Argument`] for a network without members, and for a table network before its first fit; [`Error::Memory`].
    pub fn spread(&self) -> Result<Self> {
        self.check_fitted()?;
        let Config::Composed(config) = &self.config else {
            let wanted = "one that ends in mean_of_members";
            return Err(Error::argument("the network of a spread", self.config.kind(), wanted));
        };
        let mut spread = Self::new(config.spread()?)?;
        let own = spread.layout.clone();
        for tensor in own.tensors() {
            let here = self.layout.tensors().iter().find(|here| here.name == tensor.name);
            // Every parameter of the spread is a parameter of this network.
            if let Some(here) = here {
                spread.parameters[tensor.range()].copy_from_slice(&self.parameters[here.range()]);
            }
        }
        spread.set_missing(self.missing.clone())?;
        spread.set_input_standardisation(self.input.clone())?;
        let centred = |target: &Standardisation| Standardisation {
            mean: vec![0.0; target.mean.len()],
            scale: target.scale.clone(),
        };
        spread.set_target_standardisation(self.target.as_ref().map(centred))?;
        spread.set_columns(self.columns.clone())?;
        spread.set_collections(self.collections.clone())?;
        Ok(spread)
    }
}
