//! How an ONNX model of a network with jagged inputs learns which entries a row lacks.

use serde::Serialize;

use super::Network;
use super::predict::Output;
use crate::error::{Error, Result};
use crate::graph::{Binary, Graph, Id, Unary};

/// How a row of an exported model marks the entries of a jagged input that it lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Absent {
    /// Absent entries are NaN, as in the rows of [`Network::predict`].
    #[default]
    Nan,
    /// Absent entries are 0 in a further input `<input>_mask` (N, entries), present ones 1. They may have any numbers.
    Mask,
    /// A further input `<input>_count` (N) is the number of entries of a row, which come first. The places behind them may have any
    /// numbers.
    Count,
}

/// Options of [`Network::export_onnx`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ExportOptions {
    /// What the model's output is.
    pub output: Output,
    /// How absent entries of jagged inputs are marked.
    pub absent: Absent,
}

impl From<Output> for ExportOptions {
    fn from(output: Output) -> Self {
        Self { output, ..Self::default() }
    }
}

/// A jagged input, as the file describes it.
#[derive(Serialize)]
struct JaggedText<'a> {
    input: &'a str,
    /// The axes of the input.
    axes: [&'static str; 3],
    columns: Vec<&'a str>,
    /// Entries of a row; those beyond are left out.
    at_most: usize,
    /// The column that the entries of a row are sorted by, the largest first; none if they come as they are.
    sorted_by: Option<String>,
    /// What stands for an absent entry: `NaN`, or the input that marks it.
    absent: String,
}

/// Further inputs of an exported graph, by their names with their sizes, and a description of the jagged inputs.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub(super) inputs: Vec<(String, usize)>,
    /// JSON, if there are jagged inputs.
    pub(super) description: Option<String>,
}

impl Absent {
    /// What the input that marks absent entries is called behind the name of its jagged input.
    fn suffix(self) -> Option<&'static str> {
        match self {
            Self::Nan => None,
            Self::Mask => Some("mask"),
            Self::Count => Some("count"),
        }
    }

    /// Of a row 1 for each entry (E) that an input of this name marks as absent.
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
    /// Adds the inputs that mark absent entries to `graph`, in which `known` says what values of `from` are, jagged inputs as they
    /// come among them (`raw`): where `from` asks those for NaN, `graph` asks the marks, too.
    ///
    /// # Errors
    /// [`Error::Argument`] for marks of a network without jagged inputs.
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
            let wanted = "nan: the network has no jagged input, of which a row may lack entries";
            return Err(Error::argument("absent", got, wanted));
        }
        let internal = |error| Error::Internal(format!("the network's names: {error}"));
        if !described.is_empty() {
            marks.description = Some(serde_json::to_string(&described).map_err(internal)?);
        }
        Ok(marks)
    }

    /// Of each feature its column's name; none of a network that was not fitted.
    fn names_of_features(&self) -> Vec<&str> {
        let columns = self.columns().iter();
        columns.flat_map(|column| std::iter::repeat_n(&*column.name, column.width)).collect()
    }
}
