//! A note for each column with a problem.

use super::{Coarse, Kind, Oddity, coarse_target, step_at};
use crate::data::{Column, Dataset, Survey};
use crate::models::Loss;
use crate::train::notes::{listed, number, range};

/// Largest value up to which floats represent all whole numbers.
const WHOLE: f32 = 16_777_216.0;

/// Returns a note for each kind of problem and column; columns with the same problem share one.
pub(in crate::train) fn of_columns(data: &Dataset, oddities: &[Oddity]) -> Vec<String> {
    let columns = data.columns();
    let mut sentences = Vec::new();
    let of = |kind: &dyn Fn(&Kind) -> bool| -> Vec<&Oddity> {
        oddities.iter().filter(|oddity| kind(&oddity.kind)).collect()
    };
    let empty = of(&|kind| matches!(kind, Kind::Empty));
    sentences.extend(together(columns, &empty, |which, are| {
        format!(
            "{which} {are} without an entry in all {} rows: the network cannot learn from {}; leave {} out, or check the selection of entries",
            data.rows(), them(&empty), them(&empty)
        )
    }));
    sentences.extend(constant(columns, oddities, data.rows()));
    let each = oddities.iter().filter_map(|oddity| {
        let column = &columns[oddity.column];
        match &oddity.kind {
            Kind::Empty | Kind::Constant { .. } => None,
            Kind::NearlyMissing { value, others } => {
                Some(nearly_missing(column, oddity.values, (*value, *others)))
            }
            Kind::Squeezed { far, bulk } => Some(squeezed(column, *far, *bulk)),
            Kind::Coarse(coarse) => Some(coarse_column(column, oddity.values, coarse)),
        }
    });
    sentences.extend(each);
    sentences
}

/// Returns a note for each target of a regression whose values 32-bit floats cannot resolve.
pub(in crate::train) fn of_targets(data: &Dataset, survey: &Survey, loss: Loss) -> Vec<String> {
    if loss.is_classification() {
        return Vec::new();
    }
    let rows = data.rows();
    let targets = survey.targets().iter().zip(data.target_names());
    let sentence = |(target, name): (_, &String)| {
        let coarse = coarse_target(target, rows)?;
        let crowded = crowded(&format!("target '{name}'"), &format!("{rows} rows"), &coarse);
        Some(format!(
            "{crowded}; subtract an offset in double precision (Define(\"{name}_0\", \"{name} - {}\")), and add it to the predictions",
            offset(coarse.least)
        ))
    };
    targets.filter_map(sentence).collect()
}

/// Notes that a target has this value in all rows, if distinct values may have been rounded to it.
pub(in crate::train) fn merged(value: f32) -> Option<String> {
    (value.abs() >= WHOLE).then(|| {
        format!(
            "32-bit floats are {} apart there, smaller differences are lost: subtract an offset in double precision",
            number(step_at(value) as f32)
        )
    })
}

fn together(
    columns: &[Column],
    oddities: &[&Oddity],
    sentence: impl Fn(&str, &str) -> String,
) -> Option<String> {
    let names = oddities.iter().map(|oddity| format!("'{}'", columns[oddity.column].name));
    match oddities.len() {
        0 => None,
        1 => Some(sentence(&format!("column {}", listed(names)), "is")),
        _ => Some(sentence(&format!("columns {}", listed(names)), "are")),
    }
}

fn them(oddities: &[&Oddity]) -> &'static str {
    if oddities.len() == 1 { "it" } else { "them" }
}

/// Notes constant columns; columns of the same value share a sentence.
fn constant(columns: &[Column], oddities: &[Oddity], rows: usize) -> Vec<String> {
    let constant = |oddity: &Oddity| match oddity.kind {
        Kind::Constant { value, is_missing } => Some((value, is_missing)),
        _ => None,
    };
    let mut values: Vec<(f32, bool)> = Vec::new();
    for found in oddities.iter().filter_map(constant) {
        if !values.contains(&found) {
            values.push(found);
        }
    }
    let sentence = |&(value, is_missing): &(f32, bool)| {
        let same: Vec<&Oddity> = oddities
            .iter()
            .filter(|oddity| constant(oddity) == Some((value, is_missing)))
            .collect();
        together(columns, &same, |which, are| {
            let what = if is_missing { ", as a mark of missing values," } else { "" };
            let merged = merged(value).map_or(String::new(), |merged| format!(" ({merged})"));
            format!(
                "{which} {are} {}{what} in all {rows} rows{merged}: the network cannot learn from {}; leave {} out",
                number(value),
                them(&same),
                them(&same)
            )
        })
    };
    values.iter().filter_map(sentence).collect()
}

fn nearly_missing(column: &Column, values: u64, (value, others): (f32, u64)) -> String {
    let of = if column.width == 1 { "rows" } else { "values" };
    format!(
        "column '{}' is {} in all but {others} of {values} {of}, as a mark of missing values: the network learns next to nothing from it; \
         leave it out",
        column.name,
        number(value)
    )
}

fn squeezed(column: &Column, far: f32, bulk: (f32, f32)) -> String {
    format!(
        "column '{}' has values as far out as {}, while 80 % of its values are between {}: compared to such a value all others look alike \
         to a network; leave such events out (Filter), or limit the values or take their logarithm (Define)",
        column.name,
        number(far),
        range(bulk).replace(" to ", " and ")
    )
}

fn coarse_column(column: &Column, values: u64, coarse: &Coarse) -> String {
    let name = &column.name;
    let of = if column.width == 1 { "rows" } else { "values" };
    let crowded = crowded(&format!("column '{name}'"), &format!("{values} {of}"), coarse);
    format!(
        "{crowded}; subtract an offset in double precision before it becomes a 32-bit float (RDataFrame: Define(\"{name}_0\", \"{name} - {0}\"); \
         NumPy: {name} - {0})",
        offset(coarse.least)
    )
}

/// Describes which values cannot be distinguished.
fn crowded(what: &str, values: &str, coarse: &Coarse) -> String {
    let mostly = if coarse.is_all { "" } else { "mostly " };
    format!(
        "{what} is {mostly}between {} and {}, where 32-bit floats are {} apart: its {values} share at most {} different values{}, and smaller \
         differences are lost",
        offset(coarse.least),
        offset(coarse.most),
        number(coarse.step() as f32),
        coarse.floats,
        if coarse.is_all { "" } else { " there" }
    )
}

/// Formats a number in all digits, so that C++ and Python read it as a double.
fn offset(value: f32) -> String {
    if (1e-4..1e17).contains(&value.abs()) {
        format!("{:?}", f64::from(value))
    } else {
        format!("{value:e}")
    }
}
