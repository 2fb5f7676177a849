//! Untrained networks with the architecture of another.

use super::{Config, Network};
use crate::error::{Error, Result};
use crate::graph::Initial;
use crate::models::table::TableConfig;
use crate::models::{MlpConfig, TransformerConfig};

impl Config {
    /// Returns the random seed of the initial weights.
    #[must_use]
    pub fn seed(&self) -> u64 {
        match self {
            Self::Mlp(config) => config.seed,
            Self::Transformer(config) => config.seed,
            Self::Composed(config) => config.seed(),
            Self::Table(config) => config.seed,
        }
    }

    /// Returns the same definition with another seed.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        match self {
            Self::Mlp(config) => Self::Mlp(MlpConfig { seed, ..config.clone() }),
            Self::Transformer(config) => {
                Self::Transformer(TransformerConfig { seed, ..config.clone() })
            }
            Self::Composed(config) => Self::Composed(config.with_seed(seed)),
            Self::Table(config) => Self::Table(TableConfig { seed, ..config.clone() }),
        }
    }

    /// Refuses a graph without initial distributions. Readers of other formats know the values of a parameter, not the distribution it was drawn
    /// from; they let all parameters begin at 0.
    fn check_drawn(&self) -> Result<()> {
        let Self::Composed(config) = self else { return Ok(()) };
        let parameters = config.graph().parameters();
        let from_zero = parameters.iter().all(|parameter| parameter.initial == Initial::Zeros);
        if parameters.is_empty() || !from_zero {
            return Ok(());
        }
        let wanted = "a network with at least one parameter that does not begin at 0: the initial distribution of an imported model (ONNX, pt2) is not known; \
                      build the network from layers, or give its parameters an Initial";
        Err(Error::argument(
            "the network to be initialised again",
            "one whose parameters all begin at 0",
            wanted,
        ))
    }
}

impl Network {
    /// Returns a network of the same architecture whose weights are drawn anew from `seed`, as [`Network::new`] draws them for the same sizes. It has
    /// no standardisation, loss or columns: a fit adds them. The metadata contains only the sizes of a [table
    /// network](crate::models::table::TableConfig).
    ///
    /// Flags of [missing](Network::missing) values remain if they are inputs of a graph; for a network of layers the fit adds them. Parameters that
    /// came from elsewhere (a state dict, [`Network::take_part`]) are not kept.
    ///
    /// # Errors
    /// [`Error::Argument`] for a network composed of tensors whose parameters all begin at 0, as those of an imported model do;
    /// [`Error::Memory`].
    ///
    /// # Example
    /// ```
    /// use rootgrad::kernels::Activation;
    /// use rootgrad::models::{MlpConfig, Network};
    ///
    /// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 42 };
    /// let other = Network::new(config.clone())?.fresh(7)?;
    /// assert_eq!(other.parameters(), Network::new(MlpConfig { seed: 7, ..config })?.parameters());
    /// # Ok::<(), rootgrad::Error>(())
    /// ```
    pub fn fresh(&self, seed: u64) -> Result<Self> {
        self.config.check_drawn()?;
        let mut config = self.config.with_seed(seed);
        if let Config::Mlp(config) = &mut config {
            config.widths[0] = self.features(); // without flags
        }
        let mut fresh = Self::new(config)?;
        if let Config::Composed(_) = &self.config {
            fresh.set_missing(self.missing.clone())?;
            // A fit trains it as a table network.
            let table = self.metadata.iter().filter(|(name, _)| name.starts_with("table."));
            fresh.metadata.extend(table.map(|(name, value)| (name.clone(), value.clone())));
        }
        Ok(fresh)
    }
}
