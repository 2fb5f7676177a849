//! What a report holds: figures and tables as plain data, however they are drawn.

use std::collections::BTreeMap;

use serde::Serialize;

/// What there is to say of a network on some rows.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Report {
    /// The title of the page.
    pub title: String,
    /// What it is about: `binary`, `classes` or `regression`.
    pub task: String,
    /// Each figure of merit by its name, such as `auc`, `auc_error` or `calibration.ece`.
    pub numbers: BTreeMap<String, f64>,
    /// Sentences that a reader should know: negative weights, rows that were left out.
    pub notes: Vec<String>,
    /// In the order in which they are read.
    pub sections: Vec<Section>,
}

/// A part of a report.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Section {
    /// Its name: a word, unique in the report.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// A sentence or two on how it is read; may be empty.
    pub text: String,
    /// Tables, before the figures.
    pub tables: Vec<Table>,
    /// Figures.
    pub figures: Vec<Figure>,
}

/// A table of texts.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Table {
    /// Its name: a word, unique in the report.
    pub name: String,
    /// Its caption.
    pub title: String,
    /// The columns' headings.
    pub header: Vec<String>,
    /// As many cells each as there are headings.
    pub rows: Vec<Vec<String>>,
}

/// A picture.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Figure {
    /// Its name: a word, unique in the report.
    pub name: String,
    /// Its caption.
    pub title: String,
    /// To the right.
    pub x: Axis,
    /// Upwards.
    pub y: Axis,
    /// What lies between a matrix's colours, from low to high; of figures with [`Mark::Cells`] alone.
    pub z: Option<Axis>,
    /// From the back to the front.
    pub series: Vec<Series>,
}

/// An axis.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Axis {
    /// What it shows, with its unit.
    pub title: String,
    /// The range shown: finite, `low` below `high`, both above 0 where `log`.
    pub low: f64,
    /// See `low`.
    pub high: f64,
    /// Whether the scale is logarithmic.
    pub log: bool,
    /// Names of categories: the i-th, from the left or the bottom, is from i to i + 1. Empty for numbers.
    pub labels: Vec<String>,
}

/// Some numbers of a figure, and how they are shown. Points that are not finite are not there.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Series {
    /// Its name in the legend; empty for none.
    pub label: String,
    /// Its place in [`PALETTE`], counted round.
    pub colour: usize,
    /// How it is shown.
    pub mark: Mark,
    /// Abscissae (N); of bins the edges (N + 1).
    pub x: Vec<f64>,
    /// Ordinates or contents (N).
    pub y: Vec<f64>,
    /// Lower ends of error bars or of a band (N); empty for none.
    pub low: Vec<f64>,
    /// Upper ends.
    pub high: Vec<f64>,
}

/// How a series is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A line through the points.
    #[default]
    Line,
    /// A dashed line.
    Dashed,
    /// What lies between `low` and `high`, lightly filled.
    Band,
    /// Points with error bars.
    Points,
    /// The outline of bins.
    Histogram,
    /// Bins, lightly filled.
    Filled,
    /// Horizontal bars, one for each category of the y axis: their lengths are `x`, from 0, `low` and `high` their error bars; `y` is empty.
    Bars,
    /// A matrix: `x` are the edges of its columns (C + 1), `low` those of its rows (R + 1), `y` the contents (R, C), row by row from the
    /// bottom. Of categories, each content is written into its cell.
    Cells,
}

/// Petroff's ten colours (arXiv:2107.02270), which the colour-blind tell apart; ROOT's `kP10Blue` and so on. The first is signal's, the second
/// background's.
pub const PALETTE: [&str; 10] = [
    "#3f90da", "#e76300", "#94a4a2", "#832db6", "#bd1f01", "#a96b59", "#ffa90e", "#b9ac70",
    "#717581", "#92dadd",
];
