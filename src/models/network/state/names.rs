//! Names of tensors, rootgrad's and PyTorch's.

use super::options::StateOptions;
use crate::arena::Span;
use crate::error::{Error, Result};
use crate::models::network::{is_part, parts};

/// Roles of a recurrent layer's tensors. PyTorch puts several layers into one and numbers their tensors.
const RECURRENT: [&str; 4] = ["weight_ih", "weight_hh", "bias_ih", "bias_hh"];
/// Placeholder in the file's name for the rest of the network's name.
const REST: char = '*';

/// The names of a network's tensors in a state dict.
pub(super) struct Names<'a>(&'a StateOptions);

impl<'a> Names<'a> {
    /// # Errors
    /// [`Error::Argument`] for a pair without a tensor of the network, a network's name that occurs twice, or an invalid name of the
    /// file.
    pub(super) fn new(options: &'a StateOptions, tensors: &[Span]) -> Result<Self> {
        for (number, (ours, theirs)) in options.names.iter().enumerate() {
            if !tensors.iter().any(|tensor| is_part(&tensor.name, ours)) {
                let wanted = format!("one of {}", parts(tensors));
                return Err(Error::argument(
                    "a part of the network, in a pair of names,",
                    ours,
                    wanted,
                ));
            }
            if options.names[..number].iter().any(|(other, _)| other == ours) {
                let got = format!("a second one of '{ours}'");
                return Err(Error::argument(
                    "a pair of names",
                    got,
                    "each name of the network once",
                ));
            }
            let is_tensor = tensors.iter().any(|tensor| tensor.name == *ours);
            let wanted = match (is_tensor, theirs.matches(REST).count()) {
                (true, 1..) => "the tensor's whole name, without a *",
                (true, 0) if theirs.is_empty() => "the tensor's name",
                (false, 2..) => {
                    "a name with at most one *, which stands for the rest of the network's name"
                }
                _ => continue,
            };
            return Err(Error::argument(
                format!("the file's name of '{ours}'"),
                format!("'{theirs}'"),
                wanted,
            ));
        }
        Ok(Self(options))
    }

    /// Returns the file's name for the network's `tensor`. `usual` is PyTorch's name without pairs; it begins with the network's
    /// name.
    pub(super) fn theirs(&self, tensor: &str, usual: &str) -> String {
        let name = match self.pair(tensor) {
            None => usual.to_owned(),
            Some((ours, theirs)) if ours == tensor => theirs.clone(),
            Some((ours, theirs)) => match theirs.split_once(REST) {
                Some((before, after)) => format!("{before}{}{after}", &tensor[ours.len() + 1..]),
                None if theirs.is_empty() => usual[ours.len() + 1..].to_owned(),
                None => format!("{theirs}{}", &usual[ours.len()..]),
            },
        };
        format!("{}{name}", self.0.prefix)
    }

    /// Returns true if pairs name tensors of this layer separately: PyTorch's layer is then not the usual one.
    pub(super) fn tell_apart(&self, layer: &str) -> bool {
        let is_within = |ours: &str| ours.len() > layer.len() && is_part(ours, layer);
        let of_layer = self.pair(layer);
        self.0.names.iter().any(|(ours, _)| is_within(ours))
            || of_layer.is_some_and(|(_, theirs)| theirs.contains(REST))
    }

    /// Returns the matching pair with the longest name.
    fn pair(&self, tensor: &str) -> Option<&(String, String)> {
        let pairs = self.0.names.iter().filter(|(ours, _)| is_part(tensor, ours));
        pairs.max_by_key(|(ours, _)| ours.len())
    }
}

/// Returns PyTorch's name for a tensor of a layer without pairs.
pub(super) fn usual(tensor: &str) -> String {
    let role = tensor.rsplit_once('.').map_or("", |(_, role)| role);
    match RECURRENT.contains(&role) {
        true => format!("{tensor}_l0"),
        false => tensor.to_owned(),
    }
}
