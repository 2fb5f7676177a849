//! What defines an untrained network of either kind.

use super::Layout;
use crate::error::Result;
use crate::models::mlp::{self, MlpConfig};
use crate::models::transformer::{self, TransformerConfig};

/// The kind of a network, and its sizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Config {
    /// Fully connected layers.
    Mlp(MlpConfig),
    /// Blocks of attention over tokens.
    Transformer(TransformerConfig),
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

impl Config {
    /// What it is of a network of fully connected layers.
    #[must_use]
    pub fn mlp(&self) -> Option<&MlpConfig> {
        match self {
            Self::Mlp(config) => Some(config),
            Self::Transformer(_) => None,
        }
    }

    /// What it is of a transformer.
    #[must_use]
    pub fn transformer(&self) -> Option<&TransformerConfig> {
        match self {
            Self::Transformer(config) => Some(config),
            Self::Mlp(_) => None,
        }
    }

    /// What two networks share if the parameters of one fit the other.
    pub(crate) fn shape(&self) -> String {
        match self {
            Self::Mlp(config) => format!("{:?} {}", config.widths, config.activation),
            Self::Transformer(config) => {
                format!("{:?}", TransformerConfig { seed: 0, ..config.clone() })
            }
        }
    }

    pub(super) fn layout(&self) -> Result<Layout> {
        Ok(match self {
            Self::Mlp(config) => Layout::Mlp(mlp::Layout::new(&config.widths, config.activation)?),
            Self::Transformer(config) => {
                Layout::Transformer(Box::new(transformer::Layout::new(config)?))
            }
        })
    }

    /// Draws initial parameters.
    pub(super) fn draw(&self, layout: &Layout, parameters: &mut [f32]) {
        match (self, layout) {
            (Self::Mlp(config), Layout::Mlp(layout)) => {
                let init = config.init.unwrap_or(mlp::Init::default_for(config.activation));
                mlp::draw(layout, init, config.seed, parameters);
            }
            (Self::Transformer(config), Layout::Transformer(layout)) => {
                transformer::draw(layout, config.seed, parameters);
            }
            // A layout is always made from its configuration.
            (Self::Mlp(_), _) | (Self::Transformer(_), _) => {}
        }
    }
}
