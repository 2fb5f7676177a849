//! Distributions of the inputs by class.

use super::columns::{edges_of, word};
use super::draw::{Normalised, reserve_memory};
use super::figure::{Axis, Figure, Mark, Report, Section, Series};
use super::options::{EvaluateOptions, Task};
use super::rows::Rows;
use crate::error::Result;
use crate::evaluate::Histogram;

/// Maximum number of inputs that are drawn.
const MOST: usize = 40;
/// Maximum number of classes that are distinguished in a figure.
const MOST_CLASSES: usize = 6;

/// Adds a figure for each input with one number per event, each class normalised to 1.
pub(super) fn add(
    section: &mut Section,
    rows: &Rows,
    task: Task,
    report: &mut Report,
    options: &EvaluateOptions,
) -> Result<()> {
    let names: Vec<String> = match task {
        Task::Regression => vec![String::new()],
        _ => rows.classes.clone(),
    };
    let single = rows.single_inputs();
    if names.len() > MOST_CLASSES || single.len() > MOST {
        report.notes.push(format!(
            "{} inputs and {} classes: at most {MOST} inputs are drawn, and none for more than {MOST_CLASSES} classes.",
            single.len(),
            names.len()
        ));
    }
    if names.len() > MOST_CLASSES {
        return Ok(());
    }
    for (name, feature) in single.into_iter().take(MOST) {
        reserve_memory()?;
        let values = rows.input(feature)?;
        if values.iter().any(|value| !value.is_finite()) {
            continue;
        }
        let edges = edges_of(&values, options.bins)?;
        let mut bins = Vec::new();
        for _ in &names {
            bins.push(Histogram::new(&edges)?);
        }
        for (row, &value) in values.iter().enumerate() {
            let class = if names.len() == 1 { 0 } else { rows.truth[row] as usize };
            let weight = rows.weight().map_or(1.0, |weight| f64::from(weight[row]));
            bins[class].fill(f64::from(value), weight);
        }
        let bins: Vec<Normalised> = bins.iter().map(Normalised::from).collect();
        let mut series: Vec<Series> = Vec::new();
        for (class, (label, bins)) in names.iter().zip(&bins).enumerate() {
            let colour = match task {
                Task::Binary => 1 - class,
                _ if class < 2 => class,
                _ => class + 1,
            };
            let mark = if names.len() > 2 { Mark::Histogram } else { Mark::Filled };
            series.push(Series::histogram(label.clone(), colour, bins, mark));
        }
        let y =
            Axis::contents("share of events", bins.iter().flat_map(|bins| bins.content.clone()));
        let x = Axis::new(options.axis_title(&name), edges[0], edges[edges.len() - 1]);
        let figure = Figure::new(format!("input_{}", word(&name)), name, [x, y], series);
        section.figures.push(figure);
    }
    Ok(())
}
