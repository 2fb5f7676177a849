//! The rows of a report, by columns.

use super::options::{EvaluateOptions, Task};
use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::memory;
use crate::models::{Network, Output};

const COLUMNS: &str = "the columns of a report";

/// A column with its name.
#[derive(Debug)]
pub(super) struct Named {
    pub(super) name: String,
    pub(super) values: Vec<f32>, // (N)
}

/// Rows with the network's outputs.
#[derive(Debug)]
pub(super) struct Rows<'a> {
    pub(super) data: &'a Dataset<'a>,
    /// Number of outputs, K.
    pub(super) outputs: usize,
    /// (N): the class, 0 or 1 for [`Task::Binary`]; (K, N) for a regression.
    pub(super) truth: Vec<f32>,
    /// (N, K): logits, or values in the target's units.
    pub(super) raw: Vec<f32>,
    /// Other scores.
    pub(super) scores: Vec<Named>,
    /// Uncertainties of the outputs, (K) or none.
    pub(super) uncertainties: Vec<Named>,
    /// Columns that the score is drawn against.
    pub(super) against: Vec<Named>,
    /// Names of the classes: background and signal, or K; none for a regression.
    pub(super) classes: Vec<String>,
}

impl<'a> Rows<'a> {
    /// # Errors
    /// [`Error::Shape`] for columns that do not fit together, [`Error::Data`] for no rows or rows on disk, [`Error::Memory`].
    pub(super) fn new(
        network: &Network,
        data: &'a Dataset<'a>,
        task: Task,
        options: &EvaluateOptions,
    ) -> Result<Self> {
        let truths = truths(network, task);
        let (n, outputs) = (data.rows(), network.outputs());
        check_columns(data, truths, task, options)?;
        options.check_names(data, truths)?;
        let all = |t: usize| column(data, t);
        let mut truth = memory::with_capacity(n * truths, COLUMNS)?;
        for t in 0..truths {
            truth.extend(data.target().chunks_exact(data.targets()).map(|row| row[t]));
        }
        let named = |t: usize| -> Result<Named> {
            let name = options.names.get(t - truths).unwrap_or(&data.target_names()[t]);
            Ok(Named { name: name.clone(), values: all(t)? })
        };
        let (first, second) =
            (truths + options.scores, truths + options.scores + options.uncertainties);
        Ok(Rows {
            data,
            outputs,
            truth,
            raw: predicted(network, data.x(), data.features(), n)?,
            scores: (truths..first).map(named).collect::<Result<_>>()?,
            uncertainties: (first..second).map(named).collect::<Result<_>>()?,
            against: (second..data.targets()).map(named).collect::<Result<_>>()?,
            classes: options.classes(task, outputs)?,
        })
    }

    /// Returns the number of rows, N.
    pub(super) fn len(&self) -> usize {
        self.data.rows()
    }

    /// Returns the weights, (N), if there are any.
    pub(super) fn weight(&self) -> Option<&[f32]> {
        self.data.weight()
    }

    /// Returns output `k` of all rows, (N).
    pub(super) fn output(&self, k: usize) -> Result<Vec<f32>> {
        let mut values = memory::with_capacity(self.len(), COLUMNS)?;
        values.extend(self.raw.chunks_exact(self.outputs).map(|row| row[k]));
        Ok(values)
    }

    /// Returns the logit, (N), which ranks rows from background to signal.
    pub(super) fn logit(&self) -> Result<Vec<f32>> {
        logits(&self.raw, self.outputs)
    }
}

/// Returns the logit of signal (N) from outputs (N, K), where K is 1 or 2.
pub(super) fn logits(raw: &[f32], outputs: usize) -> Result<Vec<f32>> {
    let mut values = memory::with_capacity(raw.len() / outputs, COLUMNS)?;
    match outputs {
        1 => values.extend_from_slice(raw),
        _ => values.extend(raw.chunks_exact(outputs).map(|row| row[1] - row[0])),
    }
    Ok(values)
}

/// Returns the number of truth columns, which are the first targets of a row.
fn truths(network: &Network, task: Task) -> usize {
    match task {
        Task::Regression => network.outputs(),
        _ => 1,
    }
}

/// Refuses an empty data set, rows on disk, another number of columns than the options give, and values that are not finite.
fn check_columns(
    data: &Dataset,
    truths: usize,
    task: Task,
    options: &EvaluateOptions,
) -> Result<()> {
    if data.rows() == 0 {
        return Err(Error::Data("there are no rows to evaluate on".into()));
    }
    if data.rows_in_memory() != data.rows() {
        let (rows, held) = (data.rows(), data.rows_in_memory());
        return Err(Error::Data(format!(
            "{} of {rows} rows are on disk; wanted all in memory: evaluate on fewer events, or without a limit of memory",
            rows - held
        )));
    }
    let EvaluateOptions { scores, uncertainties, against, .. } = *options;
    if uncertainties != 0 && (task != Task::Regression || uncertainties != truths) {
        let wanted = match task {
            Task::Regression => format!("{truths}, one for each output, or 0"),
            _ => "0: a classifier has none".into(),
        };
        return Err(Error::option("uncertainties", uncertainties, wanted));
    }
    let further = scores.saturating_add(uncertainties).saturating_add(against);
    if data.targets() != truths.saturating_add(further) {
        let what = format!(
            "{truths} for the truth, then by the options {scores} scores, {uncertainties} uncertainties and {against} columns to be drawn against"
        );
        return Err(Error::shape("the targets of a row", data.targets(), what));
    }
    data.check_finite()
}

/// Returns target column `t`, (N).
pub(super) fn column(data: &Dataset, t: usize) -> Result<Vec<f32>> {
    let mut values = memory::with_capacity(data.rows(), COLUMNS)?;
    values.extend(data.target().chunks_exact(data.targets()).map(|row| row[t]));
    Ok(values)
}

/// Returns the outputs (N, K) of rows (N, F).
pub(super) fn predicted(
    network: &Network,
    x: &[f32],
    stride: usize,
    rows: usize,
) -> Result<Vec<f32>> {
    let mut out = memory::zeros(rows * network.outputs(), COLUMNS)?;
    network.predict(x, stride, &mut out, Output::Raw)?;
    let k = network.outputs();
    if let Some(at) = out.iter().position(|value| value.is_nan()) {
        return Err(Error::Data(format!(
            "the network's output is nan at row {}, where an input is not a number; filter such events out, or replace the value",
            at / k
        )));
    }
    Ok(out)
}

/// Returns the task of the network: from the loss of its fit, or else from its outputs and the targets.
pub(super) fn task_of(network: &Network, data: &Dataset) -> Task {
    let k = network.outputs();
    let classes = if k <= 2 { Task::Binary } else { Task::Classes };
    if let Some(loss) = network.loss() {
        return if loss.is_classification() { classes } else { Task::Regression };
    }
    let last = if k == 1 { 1.0 } else { (k - 1) as f32 };
    let mut first = data.target().chunks_exact(data.targets()).map(|row| row[0]);
    let whole = |y: f32| (0.0..=last).contains(&y) && y.fract() == 0.0;
    if first.all(whole) { classes } else { Task::Regression }
}

/// Inputs that belong together: the features of a column, or of all columns of a collection, whose entries come together.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Group {
    pub(super) name: String,
    pub(super) features: Vec<usize>,
}

/// Returns the groups of a row's features.
pub(super) fn groups(data: &Dataset) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let (mut start, mut last) = (0, None);
    for column in data.columns() {
        let features = start..start + column.width;
        start = features.end;
        let own = data.collections().iter().position(|of| {
            (of.feature..of.feature + of.columns * of.at_most).contains(&features.start)
        });
        match groups.last_mut().filter(|_| own.is_some() && own == last) {
            Some(group) => {
                group.name = format!("{}, {}", group.name, column.name);
                group.features.extend(features);
            }
            None => groups.push(Group { name: column.name.clone(), features: features.collect() }),
        }
        last = own;
    }
    groups
}

impl Rows<'_> {
    /// Returns the inputs with one number per event: names and features.
    pub(super) fn single_inputs(&self) -> Vec<(String, usize)> {
        let single = groups(self.data).into_iter().filter(|group| group.features.len() == 1);
        single.map(|group| (group.name, group.features[0])).collect()
    }

    /// Returns a feature of all rows, (N).
    pub(super) fn input(&self, feature: usize) -> Result<Vec<f32>> {
        let mut values = memory::with_capacity(self.len(), COLUMNS)?;
        values.extend(self.data.x().chunks_exact(self.data.features()).map(|row| row[feature]));
        Ok(values)
    }
}
