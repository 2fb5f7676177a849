//! Other classifiers of several classes, compared with the network.

use super::draw::{short, with_error};
use super::figure::{Report, Table};
use super::rows::{Named, Rows};
use crate::error::Result;
use crate::evaluate::{Auc, Confusion, compare_aucs};
use crate::memory;

/// Returns a table of the network, which has this accuracy, and of the classifiers whose scores are columns, K each; `None` without any.
/// `against_rest` returns the network's score of a class, and labels that are 1 for the rows of the class.
///
/// For each it adds to the numbers `accuracy.NAME`, `auc.NAME` (the mean over the classes), and for each class `auc.CLASS.NAME` with `auc.CLASS.NAME.p`,
/// the probability of a difference from the network that is at least as large, for equally good scores.
pub(super) fn table(
    rows: &Rows,
    accuracy: f64,
    against_rest: impl Fn(usize) -> Result<[Vec<f32>; 2]>,
    report: &mut Report,
) -> Result<Option<Table>> {
    if rows.scores.is_empty() {
        return Ok(None);
    }
    let of = |name: &String| format!("AUC of {name}");
    let heads = ["classifier".into(), "accuracy".into()].into_iter();
    let heads: Vec<String> = heads.chain(rows.classes.iter().map(of)).collect();
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let mut table = Table::new("classifiers", "Compared with other classifiers", &heads);
    let mut network = vec!["network".into(), short(accuracy)];
    let (mut lines, mut names) = (Vec::new(), Vec::new());
    for columns in rows.scores.chunks_exact(rows.outputs) {
        let name = Some(name(columns)).filter(|name| !names.contains(name));
        let name = name.unwrap_or_else(|| columns[0].name.clone());
        let found = of_columns(rows, columns)?.accuracy();
        report.numbers.insert(format!("accuracy.{name}"), found);
        let mut cells = vec![name.clone(), short(found)];
        let (mut sum, mut count) = (0.0, 0_u32);
        for (class, column) in columns.iter().enumerate() {
            let [own, label] = against_rest(class)?;
            let mut areas = None;
            if label.contains(&0.0) && label.contains(&1.0) {
                let both = compare_aucs(&own, &column.values, &label, rows.weight())?;
                report.numbers.insert(format!("auc.{class}.{name}"), both.second.value);
                report.numbers.insert(format!("auc.{class}.{name}.p"), both.p);
                (sum, count) = (sum + both.second.value, count + 1);
                areas = Some([both.first, both.second]);
            }
            let [first, second] = cells_of(areas);
            cells.push(second);
            if names.is_empty() {
                network.push(first);
            }
        }
        report.numbers.insert(format!("auc.{name}"), sum / f64::from(count));
        lines.push(cells);
        names.push(name);
    }
    table.row(network);
    lines.into_iter().for_each(|cells| table.row(cells));
    Ok(Some(table))
}

/// Returns two areas as cells; a class without events has none.
fn cells_of(areas: Option<[Auc; 2]>) -> [String; 2] {
    match areas {
        Some(areas) => areas.map(|area| with_error(area.value, area.std_error)),
        None => ["–".into(), "–".into()],
    }
}

/// Returns the confusion of the classes by the largest of these scores.
fn of_columns(rows: &Rows, columns: &[Named]) -> Result<Confusion> {
    let len = rows.len() * columns.len();
    let mut scores = memory::with_capacity(len, "the scores of another classifier")?; // (N, K)
    for row in 0..rows.len() {
        scores.extend(columns.iter().map(|column| column.values[row]));
    }
    Confusion::by_largest(&scores, columns.len(), &rows.truth, rows.weight())
}

/// Returns the name of a classifier: the beginning that the names of its columns share, `bdt` of `bdt_0`, `bdt_1` and `bdt_2`; else that of the first.
fn name(columns: &[Named]) -> String {
    let first = &columns[0].name;
    let shared = first
        .char_indices()
        .map(|(at, c)| at + c.len_utf8())
        .rfind(|&len| columns.iter().all(|column| column.name.starts_with(&first[..len])));
    let name = first[..shared.unwrap_or(0)].trim_end_matches(['_', '.', '-', ' ', '[', '(']);
    if name.is_empty() { first.clone() } else { name.to_owned() }
}
