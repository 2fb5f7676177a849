//! Networks for the columns of a table, chosen by its size: members that share weights (TabM, Gorishniy et al., arXiv:2410.24210), with the
//! inputs of RealMLP (Holzmüller et al., arXiv:2407.04491).

mod build;
#[cfg(test)]
mod tests;

use crate::error::{Error, Result};

/// The size of a table, and its task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableShape {
    /// Rows that train.
    pub rows: usize,
    /// Columns, F.
    pub features: usize,
    /// Outputs, K: 1 for two classes or a regression of one value, else as many as classes or values.
    pub outputs: usize,
    /// Whether the targets are values and not classes.
    pub regression: bool,
}

/// How much time a network for a table may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Preset {
    /// 4 members of two narrow layers.
    Fast,
    /// 16 members of three layers.
    #[default]
    Balanced,
    /// 32 members of three wide layers.
    Best,
}

/// The sizes that a preset stands for: members, width, layers, frequencies of the embedding and its width; and the rate of dropout for a
/// table of 2,000 rows a column.
struct Sizes {
    members: usize,
    width: usize,
    depth: usize,
    frequencies: usize,
    embedding: usize,
    dropout: f64,
}

impl Preset {
    fn sizes(self) -> Sizes {
        let (frequencies, embedding) = (16, 4);
        let of = |members, width, depth, dropout| Sizes {
            members,
            width,
            depth,
            frequencies,
            embedding,
            dropout,
        };
        match self {
            Preset::Fast => of(4, 64, 2, 0.05),
            Preset::Balanced => of(16, 128, 3, 0.1),
            Preset::Best => of(32, 256, 3, 0.15),
        }
    }
}

/// The definition of an untrained network for a table; all but the number of columns and outputs is chosen by [`TableConfig::new`].
///
/// # Example
/// ```
/// use rootgrad::models::table::{Preset, TableConfig, TableShape};
/// use rootgrad::models::Network;
///
/// let shape = TableShape { rows: 10_000, features: 28, outputs: 1, regression: false };
/// let config = TableConfig { members: 8, ..TableConfig::new(shape, Preset::Balanced, 42) };
/// let net = Network::new(config.composed()?)?;
/// assert_eq!((net.features(), net.outputs()), (28, 1));
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct TableConfig {
    /// Columns, F.
    pub features: usize,
    /// Outputs, K.
    pub outputs: usize,
    /// Whether a prediction is the mean of the members' values, and not of their probabilities.
    pub regression: bool,
    /// Members that share the layers.
    pub members: usize,
    /// Width of each layer.
    pub width: usize,
    /// Number of layers.
    pub depth: usize,
    /// Frequencies of the periodic embedding of each column; 0 for none.
    pub frequencies: usize,
    /// Numbers that the embedding makes of each column.
    pub embedding: usize,
    /// Rate of dropout behind each layer, from 0 to below 1.
    pub dropout: f64,
    /// Seed of the parameters.
    pub seed: u64,
}

impl TableConfig {
    /// The network that a preset chooses for a table. Few rows for many columns get more dropout.
    #[must_use]
    pub fn new(shape: TableShape, preset: Preset, seed: u64) -> Self {
        let TableShape { rows, features, outputs, regression } = shape;
        let Sizes { members, width, depth, frequencies, embedding, dropout } = preset.sizes();
        let scarcity = (2000.0 * features as f64 / rows.max(1) as f64).sqrt();
        let dropout = (dropout * scarcity).clamp(0.5 * dropout, 0.3);
        TableConfig {
            features,
            outputs,
            regression,
            members,
            width,
            depth,
            frequencies,
            embedding,
            dropout,
            seed,
        }
    }

    /// # Errors
    /// [`Error::Argument`] for a size that is 0 and a rate outside of [0, 1).
    fn check(&self) -> Result<()> {
        for (name, size) in [
            ("features", self.features),
            ("outputs", self.outputs),
            ("members", self.members),
            ("width", self.width),
            ("depth", self.depth),
        ] {
            if size == 0 {
                return Err(Error::argument(format!("the table's {name}"), 0, "at least 1"));
            }
        }
        match (0.0..1.0).contains(&self.dropout) {
            true => Ok(()),
            false => {
                Err(Error::argument("the table's dropout", self.dropout, "0 or more, less than 1"))
            }
        }
    }
}
