//! Spread of a network's members, and whether the errors increase with it.

use super::draw::short;
use super::figure::{Axis, Figure, Mark, Report, Section, Series, Table};
use super::options::Task;
use super::rows::{Rows, predicted};
use crate::error::Result;
use crate::kernels::{Activation, softmax};
use crate::memory;
use crate::models::{Config, Network};

/// Number of groups of rows, by the spread.
const GROUPS: usize = 10;
/// Minimum number of rows in a group.
const LEAST: usize = 20;
const WHAT: &str = "the spread of a report";

/// Values of a row for this section.
struct Seen {
    /// Variance of the members' predictions.
    spread: f64,
    /// Square of the prediction minus the truth.
    error: f64,
    /// Expectation of the square if probabilities are right; 0 for values.
    expected: f64,
    weight: f64,
}

/// Rows with about the same spread.
struct Group {
    /// Root of the mean variance.
    spread: f64,
    /// Mean square of the error, its uncertainty, and its expectation.
    error: f64,
    uncertainty: f64,
    expected: f64,
}

/// Returns the section on the members of `network`; `None` for a network without members, or for few rows.
///
/// # Errors
/// [`Error::Memory`](crate::error::Error::Memory), and those of a prediction.
pub(super) fn section(
    network: &Network,
    rows: &Rows,
    task: Task,
    report: &mut Report,
) -> Result<Option<Section>> {
    let Config::Composed(config) = network.config() else { return Ok(None) };
    let has_members = config.graph().members_of(config.output()).is_some();
    if !has_members || rows.len() < GROUPS * LEAST {
        return Ok(None);
    }
    let data = rows.data;
    let spread = predicted(&network.spread()?, data.x(), data.features(), rows.len())?;
    Ok(Some(match task {
        Task::Regression => of_values(rows, &spread, report)?,
        _ => of_probabilities(rows, &spread, report)?,
    }))
}

fn of_probabilities(rows: &Rows, spread: &[f32], report: &mut Report) -> Result<Section> {
    let k = rows.outputs;
    let mut probabilities = memory::copied(&rows.raw, WHAT)?;
    match k {
        1 => probabilities.iter_mut().for_each(|p| *p = Activation::Sigmoid.apply(*p).0),
        _ => softmax(&mut probabilities, k),
    }
    let seen = seen(rows, |row| {
        let all = row * k..(row + 1) * k;
        let (mut error, mut expected) = (0.0, 0.0);
        for (class, &p) in probabilities[all.clone()].iter().enumerate() {
            let class = if k == 1 { 1.0 } else { class as f32 };
            let (p, is) = (f64::from(p), f64::from(u8::from(rows.truth[row] == class)));
            error += (p - is).powi(2);
            expected += p * (1.0 - p);
        }
        (spread[all].iter().map(|&s| f64::from(s).powi(2)).sum(), error, expected)
    })?;
    let groups = groups(seen);
    let mut section = Section::new(
        "spread",
        "Spread of the members",
        "The members of the network disagree about some events more than about others. Where the squared error of the probability is above the \
         line, probabilities are too sure there.",
    );
    let (x, y) = (spreads(&groups), groups.iter().map(|group| group.error).collect());
    let errors: Vec<f64> = groups.iter().map(|group| group.uncertainty).collect();
    let expected = groups.iter().map(|group| group.expected).collect();
    let series = vec![
        Series::line("if probabilities are right", 1, x.clone(), expected).with(Mark::Dashed),
        Series::points("these events", 0, (x, y), &errors),
    ];
    let title = "squared error of the probability";
    section.figures.push(figure("spread", "spread of the probability", title, series));
    section.tables.push(table("spread", &groups, true));
    report.numbers.insert("spread.mean".into(), mean(&groups));
    Ok(section)
}

fn of_values(rows: &Rows, spread: &[f32], report: &mut Report) -> Result<Section> {
    let mut section = Section::new(
        "spread",
        "Spread of the members",
        "The members of the network disagree about some events more than about others. Errors are as large as the spread on the line; above it \
         there are errors that the members do not show, such as information that the inputs do not have.",
    );
    for k in 0..rows.outputs {
        let name = &rows.data.target_names()[k];
        let truth = &rows.truth[k * rows.len()..];
        let seen = seen(rows, |row| {
            let at = row * rows.outputs + k;
            let error = f64::from(rows.raw[at]) - f64::from(truth[row]);
            (f64::from(spread[at]).powi(2), error.powi(2), 0.0)
        })?;
        let groups = groups(seen);
        let x = spreads(&groups);
        let y: Vec<f64> = groups.iter().map(|group| group.error.max(0.0).sqrt()).collect();
        // (The relative uncertainty of a root is half of the square's.)
        let errors = groups.iter().zip(&y).map(|(group, y)| group.uncertainty / (2.0 * y));
        let errors: Vec<f64> =
            errors.map(|error| if error.is_finite() { error } else { 0.0 }).collect();
        let series = vec![
            Series::line("as large as the spread", 1, x.clone(), x.clone()).with(Mark::Dashed),
            Series::points("these events", 0, (x, y), &errors),
        ];
        let (one, suffix) = (rows.outputs == 1, super::columns::word(name));
        let id = if one { "spread".into() } else { format!("spread_{suffix}") };
        let title = format!("RMS error of {name}");
        section.figures.push(figure(&id, &format!("spread of {name}"), &title, series));
        section.tables.push(table(&id, &groups, false));
        let key = if one { "spread.mean".into() } else { format!("spread.{name}.mean") };
        report.numbers.insert(key, mean(&groups));
    }
    Ok(section)
}

/// Returns the rows with the values from `of`: variance, squared error, expected squared error.
fn seen(rows: &Rows, of: impl Fn(usize) -> (f64, f64, f64)) -> Result<Vec<Seen>> {
    let mut seen = memory::with_capacity(rows.len(), WHAT)?;
    seen.extend((0..rows.len()).map(|row| {
        let (spread, error, expected) = of(row);
        let weight = rows.weight().map_or(1.0, |weight| f64::from(weight[row]));
        Seen { spread, error, expected, weight }
    }));
    Ok(seen)
}

/// Divides the rows by the spread into groups of equal size; groups whose weights sum to 0 or less are left out.
fn groups(mut seen: Vec<Seen>) -> Vec<Group> {
    seen.sort_by(|a, b| a.spread.total_cmp(&b.spread).then_with(|| a.error.total_cmp(&b.error)));
    let size = seen.len().div_ceil(GROUPS);
    seen.chunks(size).filter_map(group).collect()
}

fn group(seen: &[Seen]) -> Option<Group> {
    let sum = |of: &dyn Fn(&Seen) -> f64| seen.iter().map(of).sum::<f64>();
    let weight = sum(&|one| one.weight);
    if weight.is_nan() || weight <= 0.0 {
        return None;
    }
    let error = sum(&|one| one.weight * one.error) / weight;
    let variance = sum(&|one| (one.weight * (one.error - error)).powi(2));
    Some(Group {
        spread: (sum(&|one| one.weight * one.spread) / weight).max(0.0).sqrt(),
        error,
        uncertainty: variance.sqrt() / weight,
        expected: sum(&|one| one.weight * one.expected) / weight,
    })
}

fn spreads(groups: &[Group]) -> Vec<f64> {
    groups.iter().map(|group| group.spread).collect()
}

fn mean(groups: &[Group]) -> f64 {
    spreads(groups).iter().sum::<f64>() / groups.len() as f64
}

fn figure(name: &str, x: &str, y: &str, series: Vec<Series>) -> Figure {
    let high = |of: fn(&Series) -> &[f64]| {
        let all = series.iter().flat_map(|series| of(series).iter().copied());
        1.1 * all.filter(|value| value.is_finite()).fold(0.0, f64::max)
    };
    let top = high(|series| &series.y).max(high(|series| &series.high));
    let axes = [Axis::new(x, 0.0, high(|series| &series.x)), Axis::new(y, 0.0, top)];
    Figure::new(name, "Error against the spread of the members", axes, series)
}

fn table(name: &str, groups: &[Group], of_probabilities: bool) -> Table {
    let header = match of_probabilities {
        true => {
            &["tenth of events, by spread", "spread", "squared error", "if probabilities are right"]
                [..]
        }
        false => &["tenth of events, by spread", "spread", "RMS error"],
    };
    let mut table = Table::new(name, "Errors in tenths of the events", header);
    for (number, group) in groups.iter().enumerate() {
        let mut cells = vec![(number + 1).to_string(), short(group.spread)];
        match of_probabilities {
            true => cells.extend([short(group.error), short(group.expected)]),
            false => cells.push(short(group.error.max(0.0).sqrt())),
        }
        table.row(cells);
    }
    table
}
