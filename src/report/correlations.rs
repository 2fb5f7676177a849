//! Correlations of the inputs.

use super::draw::reserve_memory;
use super::figure::{Axis, Figure, Report, Section};
use super::options::Task;
use super::rows::Rows;
use crate::error::Result;
use crate::evaluate::correlations;
use crate::memory;

/// Maximum number of inputs: larger matrices are not readable.
const MOST_INPUTS: usize = 64;
const ROWS: &str = "the rows of correlations";

/// Adds a matrix for each class.
pub(super) fn add(
    section: &mut Section,
    rows: &Rows,
    task: Task,
    report: &mut Report,
) -> Result<()> {
    let (n, all) = (rows.len(), rows.data.features());
    let finite =
        |feature: usize| rows.data.x().chunks_exact(all).all(|row| row[feature].is_finite());
    let single = rows.single_inputs();
    let used: Vec<_> = single.into_iter().filter(|&(_, feature)| finite(feature)).collect();
    if used.len() > MOST_INPUTS {
        let many = used.len();
        report.notes.push(format!("No correlations of {many} inputs: more than {MOST_INPUTS}."));
    }
    if !(2..=MOST_INPUTS).contains(&used.len()) {
        return Ok(());
    }
    let picked = match used.len() == all {
        true => Vec::new(),
        false => {
            let mut x = memory::with_capacity(n * used.len(), ROWS)?;
            for row in rows.data.x().chunks_exact(all) {
                x.extend(used.iter().map(|&(_, feature)| row[feature]));
            }
            x
        }
    };
    let x = if picked.is_empty() { rows.data.x() } else { &picked };
    let names: Vec<String> = used.into_iter().map(|(name, _)| name).collect();
    let mut one = Vec::new();
    let (label, classes) = match task {
        Task::Regression => {
            one = memory::zeros(n, ROWS)?;
            (&one, 1)
        }
        _ => (&rows.truth, rows.outputs.max(2)),
    };
    let found = match correlations(x, &names, label, classes, rows.weight()) {
        Ok(found) => found,
        Err(crate::Error::Data(why)) => {
            report.notes.push(format!("No correlations of the inputs: {why}."));
            return Ok(());
        }
        Err(other) => return Err(other),
    };
    drop(one);
    for class in &found {
        reserve_memory()?;
        let of = match (task, class.class) {
            (Task::Regression, _) => String::new(),
            (_, class) => format!(", {}", rows.classes[class]),
        };
        let name = match (task, class.class) {
            (Task::Regression, _) => "correlations".into(),
            (Task::Binary, 0) => "correlations_background".into(),
            (Task::Binary, _) => "correlations_signal".into(),
            (Task::Classes, class) => format!("correlations_class_{class}"),
        };
        let values = class.matrix.iter().map(|value| (100.0 * value).round()).collect();
        let axes = [
            Axis::categories("", names.clone()),
            Axis::categories("", names.clone()),
            Axis::new("correlation in %", -100.0, 100.0),
        ];
        section.figures.push(Figure::matrix(
            name,
            format!("Correlations of the inputs{of}"),
            axes,
            values,
        ));
    }
    Ok(())
}
