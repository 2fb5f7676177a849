//! The ways in which a row of an exported ONNX model marks absent entries of jagged inputs.

use serde::Serialize;

use super::Network;
use super::predict::Output;
use crate::error::{Error, Result};
use crate::graph::{Binary, Graph, Id, Unary};

/// The way in which a row of an exported model marks the absent entries of a jagged input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Absent {
    /// Absent entries are NaN, as in the rows of [`Network::predict`].
    #[default]
    Nan,
    /// A further input `<input>_mask` (N, entries) is 0 for absent entries and 1 for present ones. Absent entries may have any
    /// value.
    Mask,
    /// A further input `<input>_count` (N) is the number of entries of a row. These entries come first; the places behind them may
    /// have any values.
    Count,
}

/// Options of [`Network::export_onnx`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ExportOptions {
    /// Kind of output of the model.
    pub output: Output,
    /// The way in which absent entries of jagged inputs are marked.
    pub absent: Absent,
}

impl From<Output> for ExportOptions {
    fn from(output: Output) -> Self {
        Self { output, ..Self::default() }
    }
}

/// Description of a jagged input in the file.
#[derive(Serialize)]
struct JaggedText<'a> {
    input: &'a str,
    /// Names of the input's axes.
    axes: [&'static str; 3],
    columns: Vec<&'a str>,
    /// Maximum number of entries of a row; further entries are dropped.
    at_most: usize,
    /// Column by which the entries of a row are sorted, the largest first; `None` if they keep their order.
    sorted_by: Option<String>,
    /// The mark of an absent entry: `NaN`, or the name of the input that marks it.
    absent: String,
}

/// Further inputs of an exported graph (names and sizes), and a description of the jagged inputs.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub(super) inputs: Vec<(String, usize)>,
    /// JSON text, if there are jagged inputs.
    pub(super) description: Option<String>,
}

impl Absent {
    /// Returns the suffix that is added to the name of a jagged input to name the input that marks absent entries.
    fn suffix(self) -> Option<&'static str> {
        match self {
            Self::Nan => None,
            Self::Mask => Some("mask"),
            Self::Count => Some("count"),
        }
    }

    /// Returns, for a row, 1 for each entry (E) that an input with this name marks as absent.
    fn marked(self, graph: &mut Graph, name: &str, entries: usize) -> Result<Id> {
        match self {
            Self::Count => {
                let count = graph.input(name, &[])?;
                let places: Vec<f64> = (0..entries).map(|place| place as f64).collect();
                let places = graph.constant(&[entries], &places)?;
                let is_there = graph.binary(Binary::Less, places, count)?;
                graph.unary(Unary::Not, is_there)
            }
            Self::Nan | Self::Mask => {
                let mask = graph.input(name, &[entries])?;
                graph.unary(Unary::Not, mask)
            }
        }
    }
}

impl Network {
    /// Adds the inputs that mark absent entries to `graph`. `known` maps values of `from` to values of `graph`; `raw` has the
    /// jagged inputs before any standardisation. Wherever `from` checks these inputs for NaN, `graph` then also checks the marks.
    ///
    /// # Errors
    /// [`Error::Argument`] if marks are wanted and the network has no jagged inputs.
    pub(super) fn mark_absent(
        &self,
        absent: Absent,
        (graph, from): (&mut Graph, &Graph),
        raw: &[(Id, Id)],
        known: &mut Vec<(Id, Id)>,
    ) -> Result<Marks> {
        let mut marks = Marks::default();
        let mut described = Vec::new();
        let (mut feature, names) = (0, self.names_of_features());
        for ((input, id), &(_, here)) in from.inputs().iter().zip(raw) {
            let first = feature;
            feature += from.shape(*id).len();
            let Some(of) = self.collections().iter().find(|of| of.feature == first) else {
                continue;
            };
            let mut stands_for = "NaN".to_owned();
            if let Some(suffix) = absent.suffix() {
                let mut name = format!("{input}_{suffix}");
                while from.inputs().iter().any(|(other, _)| *other == name) {
                    name.push('_');
                }
                let marked = absent.marked(graph, &name, of.at_most)?;
                let is_nan = graph.unary(Unary::IsNan, here)?;
                let missing = graph.binary(Binary::Max, is_nan, marked)?;
                for asked in from.asked_for_nan(*id) {
                    let sizes = from.shape(asked).sizes().to_vec();
                    known.push((asked, graph.reshape(missing, &sizes)?));
                }
                stands_for.clone_from(&name);
                let size = if absent == Absent::Count { 1 } else { of.at_most };
                marks.inputs.push((name, size));
            }
            let columns: Vec<&str> = of
                .of_columns()
                .map(|features| names.get(features.start).map_or("", |name| name))
                .collect();
            let sorted_by = of.sorted_by.map(|column| columns[column].to_owned());
            described.push(JaggedText {
                input,
                axes: ["row", "column", "entry"],
                columns,
                at_most: of.at_most,
                sorted_by,
                absent: stands_for,
            });
        }
        if absent != Absent::Nan && described.is_empty() {
            let got = absent.suffix().unwrap_or_default();
            let wanted = "nan: the network has no jagged input with absent entries";
            return Err(Error::argument("absent", got, wanted));
        }
        let internal = |error| Error::Internal(format!("the network's names: {error}"));
        if !described.is_empty() {
            marks.description = Some(serde_json::to_string(&described).map_err(internal)?);
        }
        Ok(marks)
    }

    /// Returns the column name of each feature; empty for a network that was not fitted.
    fn names_of_features(&self) -> Vec<&str> {
        let columns = self.columns().iter();
        columns.flat_map(|column| std::iter::repeat_n(&*column.name, column.width)).collect()
    }
}
