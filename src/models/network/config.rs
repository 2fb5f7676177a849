//! The definition of an untrained network of any kind.

use std::sync::Arc;

use super::table::unfitted;
use super::{Function, Layout};
use crate::error::{Error, Result};
use crate::models::composed::{self, ComposedConfig};
use crate::models::mlp::{self, MlpConfig};
use crate::models::table::TableConfig;
use crate::models::transformer::{self, TransformerConfig};

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

    pub(super) fn layout(&self) -> Result<Layout> {
        Ok(match self {
            Self::Mlp(config) => {
                Function::Mlp(mlp::Layout::new(&config.widths, config.activation)?).into()
            }
            // The loss that is a Rust function cannot handle missing tokens.
            Self::Transformer(config) if config.jagged => {
                let layout = composed::Layout::new(&config.composed()?)?;
                if layout.tensors() != transformer::Layout::new(config)?.tensors() {
                    let problem = "the graph of a transformer has its parameters in another order";
                    return Err(Error::Internal(problem.into()));
                }
                Layout::Composed(Arc::new(layout))
            }
            Self::Transformer(config) => {
                Function::Transformer(Box::new(transformer::Layout::new(config)?)).into()
            }
            Self::Composed(config) => Layout::Composed(Arc::new(composed::Layout::new(config)?)),
            Self::Table(config) => {
                config.check()?;
                Layout::Unfitted
            }
        })
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

    /// Draws initial parameters.
    pub(super) fn draw(&self, layout: &Layout, parameters: &mut [f32]) {
        match (self, layout) {
            (Self::Mlp(config), Layout::Function(Function::Mlp(layout))) => {
                let init = config.init.unwrap_or_default();
                mlp::draw(layout, init, config.seed, parameters);
            }
            (Self::Transformer(config), Layout::Function(Function::Transformer(layout))) => {
                transformer::draw(layout, config.seed, parameters);
            }
            (Self::Composed(config), _) => config.draw(parameters),
            (Self::Transformer(config), _) => {
                // The layout has the same tensors in the same order. The sizes were checked when it was created.
                if let Ok(layout) = transformer::Layout::new(config) {
                    transformer::draw(&layout, config.seed, parameters);
                }
            }
            // A layout is always created from its configuration; a table network has no parameters before its first
            // fit.
            (Self::Mlp(_) | Self::Table(_), _) => {}
        }
    }
}
