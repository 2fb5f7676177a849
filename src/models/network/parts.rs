//! Parts of networks, selected by the names of their tensors.

use super::Network;
use crate::arena::Span;
use crate::error::{Error, Result};

/// Returns true if a tensor belongs to a part: the part is its name, or the beginning of its name up to a point (`layers.0` of `layers.0.weight`).
pub(crate) fn is_part(tensor: &str, part: &str) -> bool {
    let rest = tensor.strip_prefix(part);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// Text of the existing parts, for messages: names up to their last point.
pub(crate) fn parts(tensors: &[Span]) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for tensor in tensors {
        let part = tensor.name.rsplit_once('.').map_or(&*tensor.name, |(part, _)| part);
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts.join(", ")
}

impl Network {
    /// Copies the parameters of a part from another network. Each tensor of the part gets the values of the other network's tensor with the same
    /// name. A network that was not fitted yet also gets the other's standardisation of inputs, if the other has as many: the parameters expect it.
    /// With the first layer it also gets the flags of [missing](Network::missing) values.
    ///
    /// # Errors
    /// [`Error::Argument`] for a part that this network does not have or that the other does not have completely, and for a table network before its
    /// first fit; [`Error::Shape`] for a tensor with another shape, and for flags of missing values that only the other network has. This network is
    /// then unchanged.
    pub fn take_part(&mut self, other: &Network, part: &str) -> Result<()> {
        self.check_fitted()?;
        other.check_fitted()?;
        if self.missing() != other.missing() && self.begins_with(part) {
            let mut wide = self.with_flags_of(other)?;
            wide.take_part(other, part)?;
            *self = wide;
            return Ok(());
        }
        let wanted = self.layout().tensors();
        let own: Vec<Span> =
            wanted.iter().filter(|tensor| is_part(&tensor.name, part)).cloned().collect();
        if own.is_empty() {
            let wanted = format!("one of {}", parts(wanted));
            return Err(Error::argument("a part of the network", part, wanted));
        }
        let mut pairs = Vec::new();
        for tensor in own {
            let theirs = other.layout().tensors().iter().find(|other| other.name == tensor.name);
            let Some(theirs) = theirs else {
                let wanted = format!("one of {}", parts(other.layout().tensors()));
                return Err(Error::argument("a part of the other network", tensor.name, wanted));
            };
            if theirs.shape != tensor.shape {
                let (name, got) =
                    (format!("'{}' of the other network", tensor.name), &theirs.shape);
                return Err(Error::shape(name, format!("{got:?}"), format!("{:?}", tensor.shape)));
            }
            pairs.push((tensor.range(), theirs.range()));
        }
        let input = other.input_standardisation().filter(|_| self.features() == other.features());
        if let (None, Some(input)) = (self.input_standardisation(), input) {
            self.set_input_standardisation(Some(input.clone()))?;
        }
        for (own, theirs) in pairs {
            self.parameters_mut()[own].copy_from_slice(&other.parameters()[theirs]);
        }
        Ok(())
    }

    /// Returns true if the first tensor belongs to a part.
    fn begins_with(&self, part: &str) -> bool {
        self.layout().tensors().first().is_some_and(|tensor| is_part(&tensor.name, part))
    }

    /// Returns a copy of a network that was not fitted yet, with the flags of `other`.
    fn with_flags_of(&self, other: &Network) -> Result<Network> {
        let suits = self.takes_flags() && self.missing().is_empty();
        if !suits || self.features() != other.features() {
            let got = format!("one of {} flags of missing values", other.missing().len());
            let wanted = format!(
                "{}, as this network has, or one that was not fitted yet, of {} features",
                self.missing().len(),
                other.features()
            );
            return Err(Error::argument("the other network", got, wanted));
        }
        let mut wide = self.try_clone()?;
        wide.flag_missing(other.missing().to_vec())?;
        Ok(wide)
    }
}
