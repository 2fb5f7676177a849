//! Contents of a report: figures and tables as plain data, independent of how they are drawn.

use std::collections::BTreeMap;

use serde::Serialize;

/// Evaluation of a network on some rows.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Report {
    /// Title of the page.
    pub title: String,
    /// Task of the network: `binary`, `classes` or `regression`.
    pub task: String,
    /// Figures of merit by their names, such as `auc`, `auc_error` or `calibration.ece`.
    pub numbers: BTreeMap<String, f64>,
    /// Notes for the reader, a sentence each: negative weights, rows that were left out.
    pub notes: Vec<String>,
    /// Sections in their order on the page.
    pub sections: Vec<Section>,
}

/// A part of a report.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Section {
    /// Name of the section: a word, unique in the report.
    pub name: String,
    /// Heading of the section.
    pub title: String,
    /// A sentence or two on how to read the section; may be empty.
    pub text: String,
    /// Tables, shown before the figures.
    pub tables: Vec<Table>,
    /// Figures of the section.
    pub figures: Vec<Figure>,
}

/// A table of texts.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Table {
    /// Name of the table: a word, unique in the report.
    pub name: String,
    /// Caption of the table.
    pub title: String,
    /// Headings of the columns.
    pub header: Vec<String>,
    /// Rows, each with as many cells as there are headings.
    pub rows: Vec<Vec<String>>,
}

/// A figure.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Figure {
    /// Name of the figure: a word, unique in the report.
    pub name: String,
    /// Caption of the figure.
    pub title: String,
    /// Horizontal axis, to the right.
    pub x: Axis,
    /// Vertical axis, upwards.
    pub y: Axis,
    /// Axis of a matrix's colours, from low to high; only for figures with [`Mark::Cells`].
    pub z: Option<Axis>,
    /// Series from the back to the front.
    pub series: Vec<Series>,
}

/// An axis.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Axis {
    /// Title of the axis, with the unit.
    pub title: String,
    /// Lower end of the range: finite, below `high`, and above 0 if `log`.
    pub low: f64,
    /// Upper end of the range.
    pub high: f64,
    /// True if the scale is logarithmic.
    pub log: bool,
    /// Names of categories: the i-th, from the left or the bottom, reaches from i to i + 1. Empty for numbers.
    pub labels: Vec<String>,
}

/// Data of a figure, with their mark. Points that are not finite are left out.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Series {
    /// Name in the legend; empty for none.
    pub label: String,
    /// Index in [`PALETTE`], modulo its length.
    pub colour: usize,
    /// Mark of the series.
    pub mark: Mark,
    /// Abscissae (N); for bins the edges (N + 1).
    pub x: Vec<f64>,
    /// Ordinates or contents (N).
    pub y: Vec<f64>,
    /// Lower ends of error bars or of a band (N); empty for none.
    pub low: Vec<f64>,
    /// Upper ends of error bars or of a band (N); empty for none.
    pub high: Vec<f64>,
}

/// Graphical form of a series.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A line through the points.
    #[default]
    Line,
    /// A dashed line.
    Dashed,
    /// The area between `low` and `high`, lightly filled.
    Band,
    /// Points with error bars.
    Points,
    /// The outline of bins.
    Histogram,
    /// Bins, lightly filled.
    Filled,
    /// Horizontal bars, one for each category of the y axis. Their lengths are `x`, from 0, and `low` and `high` are their error bars; `y` is empty.
    Bars,
    /// A matrix: `x` has the edges of its columns (C + 1), `low` those of its rows (R + 1), and `y` the contents (R, C), row by row from the bottom.
    /// If the axes have categories, each content is written into its cell.
    Cells,
}

/// Petroff's ten colours (arXiv:2107.02270), which colour-blind readers can distinguish; ROOT's `kP10Blue` and so on. The first is the signal's, the
/// second the background's.
pub const PALETTE: [&str; 10] = [
    "#3f90da", "#e76300", "#94a4a2", "#832db6", "#bd1f01", "#a96b59", "#ffa90e", "#b9ac70",
    "#717581", "#92dadd",
];
