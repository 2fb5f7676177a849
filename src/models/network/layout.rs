//! The table of the parameters of any network, and the order of its computation.

use std::sync::Arc;

use super::Config;
use super::Function;
use crate::arena::Span;
use crate::data::Collection;
use crate::error::{Error, Result};
use crate::models::{composed, mlp, transformer};

/// The positions of a network's parameters, and the way it is computed.
#[derive(Debug, Clone)]
pub enum Layout {
    /// Computed by a Rust function.
    Function(Function),
    /// Computed by a graph of operations.
    Composed(Arc<composed::Layout>),
    /// Empty: the first fit of a table network chooses its sizes.
    Unfitted,
}

impl From<Function> for Layout {
    fn from(function: Function) -> Self {
        Self::Function(function)
    }
}

impl Layout {
    /// The tensors, in the order of their offsets in [`Network::parameters`](super::Network::parameters).
    #[must_use]
    pub fn tensors(&self) -> &[Span] {
        match self {
            Self::Function(layout) => layout.tensors(),
            Self::Composed(layout) => layout.tensors(),
            Self::Unfitted => &[],
        }
    }

    /// Returns true if tensor number `number` is a state: a tensor that is not trained but follows the
    /// batches.
    #[must_use]
    pub fn is_state(&self, number: usize) -> bool {
        match self {
            Self::Function(_) | Self::Unfitted => false,
            Self::Composed(layout) => layout.states().get(number).is_some_and(|&is_state| is_state),
        }
    }

    /// Number of parameters.
    #[must_use]
    pub fn parameters(&self) -> usize {
        match self {
            Self::Function(layout) => layout.parameters(),
            Self::Composed(layout) => layout.parameters(),
            Self::Unfitted => 0,
        }
    }

    /// Number of features of a row.
    #[must_use]
    pub fn features(&self) -> usize {
        match self {
            Self::Function(layout) => layout.features(),
            Self::Composed(layout) => layout.features(),
            Self::Unfitted => 0,
        }
    }

    /// Number of outputs of a row.
    #[must_use]
    pub fn outputs(&self) -> usize {
        match self {
            Self::Function(layout) => layout.outputs(),
            Self::Composed(layout) => layout.outputs(),
            Self::Unfitted => 0,
        }
    }

    /// Returns the jagged inputs: features of a row whose entries may be missing.
    pub(super) fn collections(&self) -> &[Collection] {
        match self {
            Self::Function(_) | Self::Unfitted => &[],
            Self::Composed(layout) => layout.collections(),
        }
    }

    /// Returns the network as a graph, with its parameters in the same order.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for a table network before its first fit.
    pub(super) fn composed(&self, config: &Config) -> Result<Arc<composed::Layout>> {
        match self {
            Self::Composed(layout) => Ok(layout.clone()),
            Self::Function(_) | Self::Unfitted => {
                composed::Layout::new(&config.composed()?).map(Arc::new)
            }
        }
    }

    /// Gives the same mean and scale to numbers of a row that mean the same quantity in different places.
    pub(super) fn share(&self, mean: &mut [f32], scale: &mut [f32]) {
        match self {
            Self::Function(Function::Mlp(_)) | Self::Unfitted => {}
            Self::Function(Function::Transformer(layout)) => layout.share(mean, scale),
            Self::Composed(layout) => layout.share(mean, scale),
        }
    }
}

impl Config {
    /// Returns the layout of the parameters.
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
