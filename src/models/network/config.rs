//! The definition of an untrained network of any kind.

use crate::error::{Error, Result};
use crate::models::composed::ComposedConfig;
use crate::models::mlp::{self, MlpConfig};
use crate::models::table::TableConfig;
use crate::models::transformer::TransformerConfig;

/// The kind of a network, and its sizes.
#[derive(Debug, Clone, PartialEq)]
pub enum Config {
    /// Fully connected layers.
    Mlp(MlpConfig),
    /// Blocks of attention over tokens.
    Transformer(TransformerConfig),
    /// A graph of operations.
    Composed(ComposedConfig),
    /// A network for a table before its first fit. The fit chooses the sizes and replaces it by [`Config::Composed`].
    Table(TableConfig),
}

impl From<MlpConfig> for Config {
    fn from(config: MlpConfig) -> Self {
        Self::Mlp(config)
    }
}

impl From<TransformerConfig> for Config {
    fn from(config: TransformerConfig) -> Self {
        Self::Transformer(config)
    }
}

impl From<ComposedConfig> for Config {
    fn from(config: ComposedConfig) -> Self {
        Self::Composed(config)
    }
}

impl From<TableConfig> for Config {
    fn from(config: TableConfig) -> Self {
        Self::Table(config)
    }
}

impl Config {
    /// Returns the kind of the network, for messages.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Mlp(_) => "a network of fully connected layers",
            Self::Transformer(_) => "a transformer",
            Self::Composed(_) => "a network composed of tensors",
            Self::Table(_) => "a table network",
        }
    }

    /// Returns the definition if the network consists of fully connected layers.
    #[must_use]
    pub fn mlp(&self) -> Option<&MlpConfig> {
        match self {
            Self::Mlp(config) => Some(config),
            _ => None,
        }
    }

    /// Returns the definition if the network is a transformer.
    #[must_use]
    pub fn transformer(&self) -> Option<&TransformerConfig> {
        match self {
            Self::Transformer(config) => Some(config),
            _ => None,
        }
    }

    /// Text that two networks share if the parameters of one fit the other.
    pub(crate) fn shape(&self) -> String {
        match self {
            Self::Mlp(config) => format!("{:?} {}", config.widths, config.activation),
            Self::Transformer(config) => {
                format!("{:?}", TransformerConfig { seed: 0, ..config.clone() })
            }
            Self::Composed(config) => format!("{:?}", config.text()),
            Self::Table(config) => format!("{:?}", TableConfig { seed: 0, ..config.clone() }),
        }
    }

    /// Returns the same network as a graph, with its parameters in the same order.
    ///
    /// # Errors
    /// Those of the network itself; [`Error::Argument`] for a table network before its first fit.
    pub(super) fn composed(&self) -> Result<ComposedConfig> {
        match self {
            Self::Mlp(config) => mlp::Layout::new(&config.widths, config.activation)?.composed(),
            Self::Transformer(config) => config.composed(),
            Self::Composed(config) => Ok(config.clone()),
            Self::Table(_) => Err(unfitted()),
        }
    }
}

/// Error for a use of a table network before its first fit.
pub(super) fn unfitted() -> Error {
    let wanted =
        "a fitted one: call fit first, which chooses the sizes from the rows and the columns";
    Error::argument("the network", "a table network before its first fit", wanted)
}
