//! The parts of the forward pass that a step stores.

use crate::error::{Error, Result};

/// Activations that the backward pass computes again instead of storing them ("activation checkpointing"). This trades
/// time for memory; the results have the same bits.
///
/// # Example
/// ```
/// use rootgrad::models::gpt2::Recompute;
/// assert_eq!("layers".parse::<Recompute>().unwrap(), Recompute::Layers);
/// assert_eq!(Recompute::default().to_string(), "off");
/// assert!("gelu".parse::<Recompute>().is_err());
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Recompute {
    /// "off": none. A step stores 16 numbers for each token, channel and layer.
    #[default]
    Off,
    /// "layers": all of a layer except its input. A step stores one number for each token, channel and layer, and takes
    /// about a sixth longer: it computes the products of each layer twice, except the last one.
    Layers,
}

impl Recompute {
    /// Both settings, with their names.
    const NAMES: [(Recompute, &str); 2] = [(Recompute::Off, "off"), (Recompute::Layers, "layers")];
}

impl std::fmt::Display for Recompute {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = Self::NAMES.iter().find(|(recompute, _)| recompute == self);
        f.pad(name.map_or("", |(_, name)| name))
    }
}

impl std::str::FromStr for Recompute {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self> {
        let found = Self::NAMES.iter().find(|(_, known)| *known == name);
        let unknown = || Error::argument("recompute", name, "\"off\" or \"layers\"");
        found.map(|(recompute, _)| *recompute).ok_or_else(unknown)
    }
}
