//! The inputs: their distributions and correlations, and their importance for the network.

use super::columns::word;
use super::draw::{range, reserve_memory, with_error};
use super::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use super::options::{EvaluateOptions, Task};
use super::quality::quality;
use super::rows::{Group, Rows, groups};
use super::{ablation, correlations, distributions};
use crate::data::{Dataset, canonical_order};
use crate::error::Result;
use crate::evaluate::{
    MeanAttributions, Permutation, Rule, integrated_gradients, permutation_importance,
};
use crate::memory;
use crate::models::{Differentiable, ForwardOptions, Gradient, Network, Output};
use crate::threads::Team;

/// Maximum number of outputs to which inputs are attributed.
const MOST_SCORES: usize = 8;
/// Number of rows in a block of integrated gradients.
const BLOCK: usize = 64;
const ROWS: &str = "the rows of importances";

/// Shows the inputs by class, and their correlations.
pub(super) fn inputs_section(
    rows: &Rows,
    task: Task,
    report: &mut Report,
    options: &EvaluateOptions,
) -> Result<Option<Section>> {
    let text = "Each input by class, normalised to 1, and Pearson's correlation of each pair, in %. A few extreme values may be outside the pictures.";
    let mut section = Section::new("inputs", "Inputs", text);
    distributions::add(&mut section, rows, task, report, options)?;
    correlations::add(&mut section, rows, task, report)?;
    Ok((!section.figures.is_empty()).then_some(section))
}

/// Rows that are used for importances: some of all rows, chosen by the set of rows and not by their order.
struct Looked {
    rows: Vec<u32>,
    x: Vec<f32>,              // (n, F)
    weight: Option<Vec<f32>>, // (n)
}

impl Looked {
    /// Chooses at most `most` rows. If there are two classes, at least a quarter of `most` are of each, if it has so many rows. This does not bias
    /// the area, which does not depend on the classes' fractions.
    fn new(rows: &Rows, task: Task, most: usize) -> Result<Self> {
        let data = rows.data;
        let mut order = canonical_order(data, &Team::new(0))?;
        if task == Task::Binary && order.len() > most {
            let signal = |row: &u32| rows.truth[*row as usize] != 0.0;
            let of_signal = order.iter().filter(|row| signal(row)).count();
            let share = most as f64 * of_signal as f64 / order.len() as f64;
            let wanted = (share as usize).clamp(most / 4, most - most / 4);
            let mut left = [most - wanted.min(of_signal), wanted];
            order.retain(|row| {
                let left = &mut left[usize::from(signal(row))];
                *left > 0 && {
                    *left -= 1;
                    true
                }
            });
        }
        order.truncate(most);
        let rows = order;
        let mut x = memory::with_capacity(rows.len() * data.features(), ROWS)?;
        rows.iter().for_each(|&row| x.extend_from_slice(data.row(row as usize)));
        let weight = data.weight().map(|weight| picked(weight, &rows)).transpose()?;
        Ok(Looked { rows, x, weight })
    }
}

fn picked(values: &[f32], rows: &[u32]) -> Result<Vec<f32>> {
    let mut some = memory::with_capacity(rows.len(), ROWS)?;
    some.extend(rows.iter().map(|&row| values[row as usize]));
    Ok(some)
}

/// Shows the loss of the metric if an input carries no information, and how far inputs move the score.
pub(super) fn importance_section(
    network: &Network,
    rows: &Rows,
    training: Option<&Dataset>,
    task: Task,
    report: &mut Report,
    options: &EvaluateOptions,
) -> Result<Option<Section>> {
    let groups = groups(rows.data);
    if groups.len() < 2 {
        return Ok(None);
    }
    let names: Vec<String> = groups.iter().map(|group| group.name.clone()).collect();
    let text = "Permutation: loss of the metric if the input is shuffled between events. Gradients: how far the input moves the score from the \
                score at the mean of all inputs (integrated gradients). Ablation: loss of the metric of a network that is trained without the input. If several inputs have the same information, each can seem unimportant.";
    let mut section = Section::new("importance", "Importance of inputs", text);
    let mut columns: Vec<(String, String, Vec<[f64; 2]>)> = Vec::new();
    let looked = Looked::new(rows, task, options.importance_rows)?;
    if looked.rows.len() < rows.len() {
        let (some, all) = (looked.rows.len(), rows.len());
        report.notes.push(format!(
            "Importances are computed from {some} of {all} events (`importance_rows`)."
        ));
    }
    let metric = match task {
        Task::Binary => "AUC",
        Task::Classes => "accuracy",
        Task::Regression => "RMSE",
    };
    if options.permutations > 0 {
        match permuted(network, rows, &looked, &groups, task, options) {
            Ok(found) => columns.push(("permutation".into(), format!("loss of {metric}"), found)),
            Err(crate::Error::Data(why)) => {
                report.notes.push(format!("No permutation importance: {why}."));
            }
            Err(other) => return Err(other),
        }
    }
    for (of, seed) in seeds(rows, task).into_iter().filter(|_| options.gradient_points > 0) {
        match attributed(network, rows, &looked, &groups, &seed, options)? {
            Ok(found) => {
                let kind = if of.is_empty() {
                    "gradients".into()
                } else {
                    format!("gradients_{}", word(&of))
                };
                let of = if of.is_empty() { of } else { format!(" to {of}") };
                columns.push((kind, format!("mean |attribution|{of}"), found));
            }
            Err(why) => {
                report.notes.push(format!("No integrated gradients: {why}."));
                break;
            }
        }
    }
    if let Some(train) = &options.ablation {
        let found = ablation::ablated(network, training, rows, &groups, task, train)?;
        columns.push(("ablation".into(), format!("loss of {metric}"), found));
    }
    if columns.is_empty() {
        return Ok(None);
    }
    let header: Vec<String> =
        columns.iter().map(|(kind, what, _)| format!("{kind}: {what}")).collect();
    let header: Vec<&str> =
        ["input"].into_iter().chain(header.iter().map(String::as_str)).collect();
    let mut table = Table::new("importance", "Importance of inputs", &header);
    for (place, name) in names.iter().enumerate() {
        let cells = columns.iter().map(|(.., found)| with_error(found[place][0], found[place][1]));
        table.row([name.clone()].into_iter().chain(cells));
    }
    for (kind, what, found) in columns {
        reserve_memory()?;
        let numbers = names
            .iter()
            .zip(&found)
            .map(|(name, found)| (format!("importance.{kind}.{name}"), found[0]));
        report.numbers.extend(numbers);
        section.figures.push(bars(&kind, &what, &names, &found));
    }
    section.tables.push(table);
    Ok(Some(section))
}

/// Draws bars from the smallest at the bottom to the largest at the top; of many inputs the 30 largest.
fn bars(kind: &str, what: &str, names: &[String], found: &[[f64; 2]]) -> Figure {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|&a, &b| found[a][0].total_cmp(&found[b][0]));
    let order = &order[order.len().saturating_sub(30)..];
    let of = |value: &dyn Fn([f64; 2]) -> f64| {
        order.iter().map(|&i| value(found[i])).collect::<Vec<f64>>()
    };
    let (low, high) = (of(&|[value, error]| value - error), of(&|[value, error]| value + error));
    let (least, most) = range(low.iter().chain(&high).copied().chain([0.0]));
    let labels = order.iter().map(|&i| names[i].clone()).collect();
    let axes = [Axis::new(what, 1.1 * least, 1.1 * most), Axis::categories("", labels)];
    let bars = Series {
        low,
        high,
        ..Series::line("", 0, of(&|[value, _]| value), Vec::new()).with(Mark::Bars)
    };
    let mut title = kind.to_owned();
    title[..1].make_ascii_uppercase();
    Figure::new(
        format!("importance_{kind}"),
        format!("Importance of inputs: {title}"),
        axes,
        vec![bars],
    )
}

/// Returns the drops of the metric, with their standard deviations.
fn permuted(
    network: &Network,
    rows: &Rows,
    looked: &Looked,
    groups: &[Group],
    task: Task,
    options: &EvaluateOptions,
) -> Result<Vec<[f64; 2]>> {
    let features = rows.data.features();
    let outputs = rows.outputs;
    let truths: Vec<Vec<f32>> = rows
        .truth
        .chunks_exact(rows.len())
        .map(|truth| picked(truth, &looked.rows))
        .collect::<Result<_>>()?;
    let lists: Vec<Vec<usize>> = groups.iter().map(|group| group.features.clone()).collect();
    let options =
        Permutation { repeats: options.permutations, seed: options.seed, ..Permutation::default() };
    let mut predict = |x: &[f32], scores: &mut Vec<f32>| {
        let (start, more) = (scores.len(), x.len() / features * outputs);
        memory::reserve(scores, more, ROWS)?;
        scores.resize(start + more, 0.0);
        network.predict(x, features, &mut scores[start..], Output::Raw)
    };
    let mut metric = |raw: &[f32]| quality(raw, outputs, &truths, looked.weight.as_deref(), task);
    let found =
        permutation_importance(&looked.x, features, &lists, &options, &mut predict, &mut metric)?;
    Ok(found.groups.iter().map(|group| [group.mean, group.deviation]).collect())
}

/// Returns the scores to which inputs are attributed, as weights of the outputs (K), with names if there are several. For two classes it is signal's
/// output minus background's, else each output.
fn seeds(rows: &Rows, task: Task) -> Vec<(String, Vec<f32>)> {
    let name = |k: usize| match task {
        Task::Regression => rows.data.target_names()[k].clone(),
        _ => format!("class {k}"),
    };
    match (task, rows.outputs) {
        (_, 1) => vec![(String::new(), vec![1.0])],
        (Task::Binary, _) => vec![(String::new(), vec![-1.0, 1.0])],
        (_, several) => {
            let one =
                |k: usize| (0..several).map(|other| f32::from(u8::from(other == k))).collect();
            (0..several.min(MOST_SCORES)).map(|k| (name(k), one(k))).collect()
        }
    }
}

/// Returns the mean attributions of each group to the outputs (K) weighted by `score`, or the reason why there are none.
fn attributed(
    network: &Network,
    rows: &Rows,
    looked: &Looked,
    groups: &[Group],
    score: &[f32],
    options: &EvaluateOptions,
) -> Result<std::result::Result<Vec<[f64; 2]>, String>> {
    if !rows.data.collections().is_empty() || !network.missing().is_empty() {
        return Ok(Err("there is no path from the mean to missing entries or values".into()));
    }
    let function = match Differentiable::new(network, 0) {
        Ok(function) => function,
        Err(crate::Error::Memory { .. }) => return Ok(Err("there is not enough memory".into())),
        Err(other) => return Ok(Err(other.to_string())),
    };
    let (f, k) = (rows.data.features(), rows.outputs);
    let parameters = network.parameters();
    let baseline = mean_of(&looked.x, f, looked.weight.as_deref());
    let mut value = |x: &[f32], out: &mut [f32]| {
        let mut raw = memory::zeros(out.len() * k, ROWS)?;
        network.predict(x, f, &mut raw, Output::Raw)?;
        let rows = raw.chunks_exact(k);
        rows.zip(out).for_each(|(row, out)| *out = row.iter().zip(score).map(|(y, s)| y * s).sum());
        Ok(())
    };
    let mut gradient = |x: &[f32], out: &mut [f32]| {
        let n = x.len() / f;
        let (mut y, mut seed) = (memory::zeros(n * k, ROWS)?, memory::with_capacity(n * k, ROWS)?);
        (0..n).for_each(|_| seed.extend_from_slice(score));
        let wanted = ForwardOptions { parameters: false, ..ForwardOptions::default() };
        let tape = function.forward(parameters, x, f, &mut y, &wanted)?;
        tape.backward(parameters, x, &seed, Gradient::Skip, Gradient::Write(out), false)
    };
    let mut mean = MeanAttributions::default();
    for (block, x) in looked.x.chunks(BLOCK * f).enumerate() {
        let found = integrated_gradients(
            x,
            &baseline,
            Rule::GaussLegendre,
            options.gradient_points,
            &mut value,
            &mut gradient,
        )?;
        let weight = looked.weight.as_deref().map(|weight| &weight[block * BLOCK..][..x.len() / f]);
        mean.add(&found, weight)?;
    }
    let sum = |group: &Group| {
        [group.features.iter().map(|&feature| mean.mean_absolute[feature]).sum(), 0.0]
    };
    Ok(Ok(groups.iter().map(sum).collect()))
}

/// Returns the means of the columns (F) of rows (n, F); rows are weighted with the absolute values of their weights.
fn mean_of(x: &[f32], features: usize, weight: Option<&[f32]>) -> Vec<f32> {
    let (mut sums, mut all) = (vec![0.0; features], 0.0);
    for (row, x) in x.chunks_exact(features).enumerate() {
        let weight = weight.map_or(1.0, |weight| f64::from(weight[row].abs()));
        all += weight;
        sums.iter_mut().zip(x).for_each(|(sum, &x)| *sum += weight * f64::from(x));
    }
    sums.iter().map(|sum| (sum / all) as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_rise_and_hold_their_errors() {
        let names = ["a", "b", "c"].map(String::from);
        let figure = bars("permutation", "loss", &names, &[[0.3, 0.1], [0.1, 0.0], [0.2, 0.0]]);
        assert_eq!(figure.y.labels, ["b", "c", "a"]);
        assert_eq!(figure.series[0].x, [0.1, 0.2, 0.3]);
        assert!(figure.x.high >= 0.4 && figure.x.low <= 0.0);
        assert!((figure.series[0].high[2] - 0.4).abs() < 1e-15);
    }
}
