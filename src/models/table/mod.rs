//! Networks for the columns of a table, chosen by its size: members that share weights (TabM, Gorishniy et al., arXiv:2410.24210), with the
//! inputs of RealMLP (Holzmüller et al., arXiv:2407.04491).

mod build;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::data::Collection;
use crate::error::{Error, Result};

/// Members, numbers of a layer and outputs, at most; and layers.
const MOST: usize = 1 << 16;
const MOST_LAYERS: usize = 1 << 10;
/// Entries of jagged columns, at most.
const MOST_ENTRIES: usize = 1 << 20;

/// Knots of a column, at most, unless a user wants more.
const MOST_KNOTS: usize = 256;

/// A column whose neighbouring values differ in their targets, and the knots of its piecewise linear embedding, in units of the network's
/// standardised inputs.
#[derive(Debug, Clone, PartialEq)]
pub struct Knots {
    /// Number of the feature in a row.
    pub feature: usize,
    /// At least two; they rise.
    pub knots: Vec<f64>,
}

/// Inputs of a network for a table beside plain columns.
#[derive(Debug, Clone, Copy, Default)]
pub struct TableInputs<'a> {
    /// Flags of missing values, which are inputs behind the columns.
    pub flags: usize,
    /// Columns that also have a piecewise linear embedding; none of them is jagged.
    pub knots: &'a [Knots],
    /// Jagged columns.
    pub collections: &'a [Collection],
}

/// The size of a table, and its task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableShape {
    /// Rows that train.
    pub rows: usize,
    /// Features of a row, F: its columns, and of a jagged one all entries.
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

    /// The sizes that it stands for, with the rate of dropout for a table of 2,000 rows a column.
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

/// The sizes of a network for a table, all of them chosen.
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
    /// Members that share the layers.
    pub members: usize,
    /// Width of each layer.
    pub width: usize,
    /// Number of layers.
    pub depth: usize,
    /// Frequencies of the periodic embedding of each column; 0 for no embedding.
    pub frequencies: usize,
    /// Numbers that the embedding makes of each column; 0 for the cosines themselves.
    pub embedding: usize,
    /// Knots, at most, of a column that has a piecewise linear embedding: one of few values, or of narrow peaks or jumps; 0 for no such
    /// embeddings.
    pub knots: usize,
    /// Rate of dropout behind each layer, from 0 to below 1.
    pub dropout: f64,
}

/// The definition of a network for a table before its first fit, which chooses every size that is `None` from the rows, the columns and
/// the targets.
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
    /// How much time the network may take.
    pub preset: Preset,
    /// Outputs, K. `None`: 1 for targets 0 and 1 and for values, as many as classes, or as many as target columns.
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
    /// [`TableSizes::dropout`]. `None`: few rows for many columns get more, and a regression none.
    pub dropout: Option<f64>,
    /// Jagged columns, such as the jets of an event, by their places in a row: each entry goes through layers of its own, whose mean and maximum
    /// over the entries join the other columns. Default none.
    pub collections: Vec<Collection>,
    /// Seed of the parameters.
    pub seed: u64,
}

impl TableConfig {
    /// The sizes for a table: those that are set, and those of the preset.
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

    /// Checks the sizes that are set.
    ///
    /// # Errors
    /// As of [`TableSizes::composed`].
    pub fn check(&self) -> Result<()> {
        // (Rows and columns have no part in the check.)
        let outputs = self.outputs.unwrap_or(1);
        let mut end = 0;
        for of in &self.collections {
            let size = of.columns.saturating_mul(of.at_most);
            let is_right =
                (1..=MOST).contains(&of.columns) && (1..=MOST_ENTRIES).contains(&of.at_most);
            if !is_right || of.feature < end || of.sorted_by.is_some_and(|key| key >= of.columns) {
                let wanted = format!(
                    "1 to {MOST} columns of 1 to {MOST_ENTRIES} entries, sorted by one of them, and one collection behind the other"
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

    /// The sizes by their names, as a model's metadata list them.
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
