//! Networks for the columns of a table; the table's size determines theirs. The networks have members that share weights (TabM, Gorishniy et
//! al., arXiv:2410.24210), with the inputs of RealMLP (Holzmüller et al., arXiv:2407.04491).

mod build;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::data::Collection;
use crate::error::{Error, Result};

/// Maximum number of members, of layers, of outputs, and width of a layer.
const MOST: usize = 1 << 16;
const MOST_LAYERS: usize = 1 << 10;
/// Maximum number of entries of jagged columns.
const MOST_ENTRIES: usize = 1 << 20;

/// Default maximum number of knots of a column.
const MOST_KNOTS: usize = 256;

/// A column whose neighbouring values differ in their targets, with the knots of its piecewise linear embedding. The knots are in units of the
/// network's standardised inputs.
#[derive(Debug, Clone, PartialEq)]
pub struct Knots {
    /// Index of the feature in a row.
    pub feature: usize,
    /// Knots: at least two, in rising order.
    pub knots: Vec<f64>,
}

/// Inputs of a network for a table other than plain columns.
#[derive(Debug, Clone, Copy, Default)]
pub struct TableInputs<'a> {
    /// Number of flags of missing values; they are inputs behind the columns.
    pub flags: usize,
    /// Columns that also have a piecewise linear embedding; none of them is jagged.
    pub knots: &'a [Knots],
    /// Jagged columns.
    pub collections: &'a [Collection],
}

/// The size of a table, and its task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableShape {
    /// Number of rows for training.
    pub rows: usize,
    /// Number of features of a row, F: its plain columns, and all entries of its jagged columns.
    pub features: usize,
    /// Number of outputs, K: 1 for two classes or a regression of one value, otherwise the number of classes or values.
    pub outputs: usize,
    /// True if the targets are values, false if they are classes.
    pub regression: bool,
}

/// The computing time that a network for a table may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Preset {
    /// 4 members of two narrow layers.
    Fast,
    /// 8 members of two layers.
    #[default]
    Balanced,
    /// 24 members of two layers.
    Best,
}

impl Preset {
    /// All presets with their names.
    pub const ALL: [(Preset, &'static str); 3] =
        [(Preset::Fast, "fast"), (Preset::Balanced, "balanced"), (Preset::Best, "best")];

    /// Returns the sizes of the preset. The rate of dropout is that for a table of 2,000 rows per column.
    fn sizes(self) -> TableSizes {
        let (frequencies, embedding, knots) = (16, 4, MOST_KNOTS);
        let of = |members, width, depth, dropout| TableSizes {
            members,
            width,
            depth,
            frequencies,
            embedding,
            knots,
            dropout,
        };
        match self {
            Preset::Fast => of(4, 64, 2, 0.05),
            Preset::Balanced => of(8, 96, 2, 0.15),
            Preset::Best => of(24, 96, 2, 0.15),
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name =
            Preset::ALL.iter().find(|(preset, _)| preset == self).map_or("", |(_, name)| name);
        f.write_str(name)
    }
}

impl FromStr for Preset {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let found = Preset::ALL.iter().find(|(_, name)| *name == text);
        let wanted = "fast, balanced or best";
        found.map(|(preset, _)| *preset).ok_or_else(|| Error::argument("preset", text, wanted))
    }
}

/// The sizes of a network for a table, all of them given.
///
/// # Example
/// ```
/// use rootgrad::models::table::{TableConfig, TableInputs, TableShape, TableSizes};
/// use rootgrad::models::Network;
///
/// let shape = TableShape { rows: 10_000, features: 28, outputs: 1, regression: false };
/// let sizes = TableSizes { members: 8, ..TableConfig::default().sizes(&shape) };
/// let net = Network::new(sizes.composed(&shape, TableInputs::default(), 42)?)?;
/// assert_eq!((net.features(), net.outputs()), (28, 1));
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TableSizes {
    /// Number of members that share the layers.
    pub members: usize,
    /// Width of each layer.
    pub width: usize,
    /// Number of layers.
    pub depth: usize,
    /// Number of frequencies of the periodic embedding of each column; 0 for no embedding.
    pub frequencies: usize,
    /// Number of values of the embedding of each column; 0 for the cosines themselves.
    pub embedding: usize,
    /// Maximum number of knots of a column with a piecewise linear embedding: a column with few values, or with narrow peaks or jumps. 0 for no
    /// such embeddings.
    pub knots: usize,
    /// Rate of dropout after each layer, from 0 to below 1.
    pub dropout: f64,
}

/// The definition of a network for a table before its first fit. The fit chooses every size that is `None` from the rows, the columns and the
/// targets.
///
/// # Example
/// ```
/// use rootgrad::data::{Column, Dataset};
/// use rootgrad::models::Network;
/// use rootgrad::models::table::{Preset, TableConfig};
/// use rootgrad::train::{TrainOptions, fit};
///
/// let x: Vec<f32> = (0..400).flat_map(|i| [(i % 20) as f32 + 0.5, (i / 20) as f32]).collect();
/// let above: Vec<f32> = x.chunks(2).map(|p| f32::from(p[1] > p[0])).collect();
/// let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &above, None)?;
///
/// let mut net = Network::new(TableConfig { preset: Preset::Fast, seed: 42, ..TableConfig::default() })?;
/// assert_eq!(net.features(), 0); // the first fit chooses
/// fit(&mut net, &data, None, &TrainOptions { epochs: Some(2), ..TrainOptions::default() }, None)?;
/// assert_eq!((net.features(), net.outputs()), (2, 1));
/// assert_eq!(net.metadata()["table.members"], "4");
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq)]
pub struct TableConfig {
    /// Computing time that the network may take.
    pub preset: Preset,
    /// Number of outputs, K. `None`: 1 for targets 0 and 1 and for values, otherwise the number of classes or of target columns.
    pub outputs: Option<usize>,
    /// [`TableSizes::members`].
    pub members: Option<usize>,
    /// [`TableSizes::width`].
    pub width: Option<usize>,
    /// [`TableSizes::depth`].
    pub depth: Option<usize>,
    /// [`TableSizes::frequencies`].
    pub frequencies: Option<usize>,
    /// [`TableSizes::embedding`].
    pub embedding: Option<usize>,
    /// [`TableSizes::knots`].
    pub knots: Option<usize>,
    /// [`TableSizes::dropout`]. `None`: more for few rows and many columns, and none for a regression.
    pub dropout: Option<f64>,
    /// Jagged columns, such as the jets of an event, by their places in a row. Each entry goes through its own layers; the mean and the maximum
    /// over the entries join the other columns. Default none.
    pub collections: Vec<Collection>,
    /// Random seed of the parameters.
    pub seed: u64,
}

impl TableConfig {
    /// Returns the sizes for a table: the given ones, and otherwise those of the preset.
    #[must_use]
    pub fn sizes(&self, shape: &TableShape) -> TableSizes {
        let of = self.preset.sizes();
        let entries = self.collections.iter().map(|of| of.columns * of.at_most.saturating_sub(1));
        let columns = shape.features.saturating_sub(entries.sum()).max(1);
        let scarcity = (2000.0 * columns as f64 / shape.rows.max(1) as f64).sqrt();
        let dropout = match shape.regression {
            true => 0.0,
            false => (of.dropout * scarcity).clamp(0.5 * of.dropout, 0.3),
        };
        TableSizes {
            members: self.members.unwrap_or(of.members),
            width: self.width.unwrap_or(of.width),
            depth: self.depth.unwrap_or(of.depth),
            frequencies: self.frequencies.unwrap_or(of.frequencies),
            embedding: self.embedding.unwrap_or(of.embedding),
            knots: self.knots.unwrap_or(of.knots),
            dropout: self.dropout.unwrap_or(dropout),
        }
    }

    /// Checks the given sizes.
    ///
    /// # Errors
    /// Those of [`TableSizes::composed`].
    pub fn check(&self) -> Result<()> {
        // Rows and columns do not affect the check.
        let outputs = self.outputs.unwrap_or(1);
        let mut end = 0;
        for of in &self.collections {
            let size = of.columns.saturating_mul(of.at_most);
            let is_right =
                (1..=MOST).contains(&of.columns) && (1..=MOST_ENTRIES).contains(&of.at_most);
            if !is_right || of.feature < end || of.sorted_by.is_some_and(|key| key >= of.columns) {
                let wanted = format!(
                    "1 to {MOST} columns of 1 to {MOST_ENTRIES} entries, sorted by one of them, and one collection after the other"
                );
                return Err(Error::argument(
                    "the table's jagged columns",
                    format!("{of:?}"),
                    wanted,
                ));
            }
            end = of.feature.saturating_add(size);
        }
        let shape = TableShape { rows: 1, features: 1, outputs, regression: false };
        self.sizes(&shape).check(&shape)
    }
}

impl TableSizes {
    /// # Errors
    /// [`Error::Argument`] for a size out of range, an embedding of one number and a rate outside of [0, 1).
    fn check(&self, shape: &TableShape) -> Result<()> {
        for (name, size, least, most) in [
            ("features", shape.features, 1, usize::MAX),
            ("outputs", shape.outputs, 1, MOST),
            ("members", self.members, 1, MOST),
            ("width", self.width, 1, MOST),
            ("depth", self.depth, 1, MOST_LAYERS),
            ("frequencies", self.frequencies, 0, MOST),
            ("embedding", self.embedding, 0, MOST),
            ("knots", self.knots, 0, MOST),
        ] {
            if size < least {
                return Err(Error::argument(format!("the table's {name}"), 0, "at least 1"));
            }
            if size > most {
                let wanted = format!("at most {most}");
                return Err(Error::argument(format!("the table's {name}"), size, wanted));
            }
        }
        if self.frequencies > 0 && self.embedding == 1 {
            let wanted = "at least 2, or 0 for the cosines themselves";
            return Err(Error::argument("the table's embedding", 1, wanted));
        }
        if self.knots == 1 {
            let wanted = "at least 2, or 0 for no piecewise linear embeddings";
            return Err(Error::argument("the table's knots", 1, wanted));
        }
        match (0.0..1.0).contains(&self.dropout) {
            true => Ok(()),
            false => {
                Err(Error::argument("the table's dropout", self.dropout, "0 or more, less than 1"))
            }
        }
    }

    /// Returns the sizes by their names, as listed in a model's metadata.
    pub(crate) fn named(&self) -> [(&'static str, String); 7] {
        [
            ("members", self.members.to_string()),
            ("width", self.width.to_string()),
            ("depth", self.depth.to_string()),
            ("frequencies", self.frequencies.to_string()),
            ("embedding", self.embedding.to_string()),
            ("knots", self.knots.to_string()),
            ("dropout", self.dropout.to_string()),
        ]
    }
}
