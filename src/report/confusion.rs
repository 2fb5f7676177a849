//! The confusion matrix.

use super::draw::short;
use super::figure::{Axis, Figure, Section, Table};
use crate::evaluate::Confusion;

/// Adds the confusion matrix and the metrics of the classes.
pub(super) fn section(found: &Confusion, names: &[String], how: &str) -> Section {
    let text = format!("True and predicted classes of the events, {how}.");
    let mut section = Section::new("confusion", "Confusion", text);
    let header = ["class", "precision (purity)", "recall (efficiency)", "F1"];
    let mut table = Table::new("classes", "Classes", &header);
    for (class, name) in names.iter().enumerate() {
        let quality = found.of_class(class);
        table.row([
            name.clone(),
            short(quality.precision),
            short(quality.recall),
            short(quality.f1),
        ]);
    }
    table.row(["accuracy".into(), short(found.accuracy()), String::new(), String::new()]);
    section.tables.push(table);
    let axes = [
        Axis::categories("predicted class", names.to_vec()),
        Axis::categories("true class", names.to_vec()),
        Axis::new("share of the true class", 0.0, 1.0),
    ];
    section.figures.push(Figure::matrix("confusion", "Confusion matrix", axes, found.normalised()));
    section
}
