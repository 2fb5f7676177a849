//! Reports: the quality of a network on some rows, as figures, tables and numbers.
//!
//! [`evaluate`] analyses rows with the functions of [`evaluate`](crate::evaluate) and returns a [`Report`], which is plain data. It can be written as
//! a self-contained page of HTML ([`Format::Html`]), JSON, or a text for a terminal; an interface may draw its figures (as ROOT's canvases).

mod ablation;
mod binary;
mod classes;
mod columns;
mod confusion;
mod correlations;
mod distributions;
mod draw;
mod figure;
mod html;
mod inputs;
mod notes;
mod options;
mod others;
mod page;
mod quality;
mod regression;
mod rows;
mod spread;
mod svg;
#[cfg(test)]
mod tests;
mod text;

use std::path::Path;

use crate::data::{Dataset, nearest};
use crate::error::{Error, Result};
use crate::formats::write_atomically;
use crate::models::Network;
use crate::train::check_places;

pub use figure::{Axis, Figure, Mark, PALETTE, Report, Section, Series, Table};
pub use options::{EvaluateOptions, Task};

use rows::Rows;

/// Evaluates `network` on the rows of `test`, and compares with the rows of `training`, on which it was trained.
///
/// The targets of a row are, in this order:
/// - the truth: the class, or a value for each output of a regression;
/// - other [`scores`](EvaluateOptions::scores);
/// - [`uncertainties`](EvaluateOptions::uncertainties);
/// - columns that the score is drawn [`against`](EvaluateOptions::against).
///
/// Both data sets have the same features and targets.
///
/// The sections depend on the task:
/// - signal against background: ROC curves, cuts, scores (with the tests of over-training), calibration and confusion;
/// - several classes: the same, each class against the rest;
/// - regression: residuals, pulls and resolution.
///
/// Then follow, for two classes, the score against columns; for a network with members, their spread; and the inputs with their correlations and
/// their importance.
///
/// The order of the rows affects only the last bits of sums.
///
/// # Errors
/// [`Error::Shape`] if the rows do not suit the network. [`Error::Data`] for no rows, rows on disk, one class only, weights of a class that sum to 0
/// or less, a label that is no class or an output that is NaN. [`Error::NotFinite`]; [`Error::Argument`] for options out of range and a table network
/// before its first fit; [`Error::Memory`]. For ablation also those of [`fit`](crate::train::fit).
pub fn evaluate(
    network: &Network,
    test: &Dataset,
    training: Option<&Dataset>,
    options: &EvaluateOptions,
) -> Result<Report> {
    network.check_fitted()?;
    check_places(network, test, "the data")?;
    let task = options.task.unwrap_or_else(|| rows::task_of(network, test));
    check_task(network, task)?;
    check_columns(network, task, options)?;
    let rows = Rows::new(network, test, task, options)?;
    let trained = match training {
        Some(training) => {
            check_places(network, training, "the training data")?;
            Some(Rows::new(network, training, task, options)?)
        }
        None => None,
    };
    let title =
        options.title.clone().unwrap_or_else(|| format!("Evaluation on {} events", test.rows()));
    let mut report = Report { title, task: task.name().into(), ..Report::default() };
    report.numbers.insert("events".into(), test.rows() as f64);
    notes::note(network, &rows, trained.is_some(), task, options, &mut report);
    match task {
        Task::Binary => {
            check_binary(&rows)?;
            trained.as_ref().map_or(Ok(()), check_binary)?;
            let binary = binary::Binary::new(&rows, trained.as_ref())?;
            binary.sections(&mut report, options)?;
            let columns = columns::section(&rows, &binary.logit, &mut report, options)?;
            report.sections.extend(columns);
        }
        Task::Classes => classes::sections(&rows, trained.as_ref(), &mut report, options)?,
        Task::Regression => regression::sections(&rows, &mut report, options)?,
    }
    let spread = spread::section(network, &rows, task, &mut report)?;
    report.sections.extend(spread);
    let inputs = inputs::inputs_section(&rows, task, &mut report, options)?;
    report.sections.extend(inputs);
    let importance =
        inputs::importance_section(network, &rows, training, task, &mut report, options)?;
    report.sections.extend(importance);
    name_apart(&mut report);
    Ok(report)
}

/// Makes the names of figures unique, since columns `a.b` and `a_b` become the same word: the second figure of a name is called `…_2`.
fn name_apart(report: &mut Report) {
    let mut seen = std::collections::BTreeSet::new();
    for figure in report.sections.iter_mut().flat_map(|section| &mut section.figures) {
        let own = figure.name.clone();
        let mut times = 1;
        while !seen.insert(figure.name.clone()) {
            times += 1;
            figure.name = format!("{own}_{times}");
        }
    }
}

/// Maximum number of names that a message lists.
const MOST_NAMES: usize = 50;

fn check_task(network: &Network, task: Task) -> Result<()> {
    let outputs = network.outputs();
    let (fits, wanted) = match task {
        Task::Binary => (outputs <= 2, "1 or 2 for `binary`"),
        Task::Classes => (outputs >= 2, "one for each class for `classes`"),
        Task::Regression => (true, ""),
    };
    if fits { Ok(()) } else { Err(Error::argument("the network's outputs", outputs, wanted)) }
}

/// Refuses columns that the sections of this task do not use.
fn check_columns(network: &Network, task: Task, options: &EvaluateOptions) -> Result<()> {
    let refused = |name, given: usize, wanted: &str| Err(Error::argument(name, given, wanted));
    match task {
        Task::Classes if !options.scores.is_multiple_of(network.outputs()) => refused(
            "the number of other scores",
            options.scores,
            &format!("{} for each other classifier, one for each class", network.outputs()),
        ),
        Task::Regression if options.scores > 0 => refused(
            "the number of other scores",
            options.scores,
            "none for a regression: scores are compared only for two classes",
        ),
        Task::Classes if options.against > 0 => refused(
            "the number of columns to draw the score against",
            options.against,
            "none for several classes: a single score is drawn, of two classes or a regression",
        ),
        _ => Ok(()),
    }
}

fn check_binary(rows: &Rows) -> Result<()> {
    match rows.truth.iter().position(|&truth| truth != 0.0 && truth != 1.0) {
        None => Ok(()),
        Some(row) => Err(Error::Data(format!(
            "{} is {} at row {row}; wanted 0 for background and 1 for signal, or the task regression",
            rows.data.target_names()[0],
            rows.truth[row]
        ))),
    }
}

/// Format of a written report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Plain text for a terminal.
    Text,
    /// All data of the report as JSON: NaN and infinities are null.
    Json,
    /// A self-contained page.
    Html,
    /// A part of a page, such as a notebook's output.
    Fragment,
}

impl Report {
    /// Returns a number by its name.
    ///
    /// # Errors
    /// [`Error::Argument`] if there is no such number, with similar names.
    pub fn number(&self, name: &str) -> Result<f64> {
        if let Some(&value) = self.numbers.get(name) {
            return Ok(value);
        }
        let names: Vec<&str> = self.numbers.keys().map(String::as_str).collect();
        let wanted = match nearest(name, names.iter().copied()) {
            Some(near) => format!("the name of an existing number, such as '{near}'"),
            None if names.len() > MOST_NAMES => {
                let (some, more) = (names[..MOST_NAMES].join(", "), names.len() - MOST_NAMES);
                format!("one of {some}, or of {more} more")
            }
            None => format!("one of {}", names.join(", ")),
        };
        Err(Error::argument("the number of a report", format!("'{name}'"), wanted))
    }

    /// Returns the report as a text in this format.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub fn written(&self, format: Format) -> Result<String> {
        match format {
            Format::Text => Ok(text::text(self)),
            Format::Html => html::html(self),
            Format::Fragment => html::fragment(self),
            Format::Json => {
                let mut page = page::Page::default();
                page::add_json(&mut page, self, false)?;
                page.finish()
            }
        }
    }

    /// Writes a file, whole or not at all; the ending of its name chooses a page (`.html`), data (`.json`) or text (`.txt`).
    ///
    /// # Errors
    /// [`Error::Argument`] for another ending, [`Error::Io`].
    pub fn save(&self, path: &Path) -> Result<()> {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let format = match ending {
            "html" => Format::Html,
            "json" => Format::Json,
            "txt" => Format::Text,
            _ => {
                let wanted =
                    "a name that ends in .html, .json or .txt (in ROOT .root and .pdf, too)";
                return Err(Error::argument("the report's file", path.display(), wanted));
            }
        };
        let text = self.written(format)?;
        write_atomically(path, |file| file.write_all(text.as_bytes()))
    }
}
