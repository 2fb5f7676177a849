//! A note if the network separates the classes worse than one of its inputs, or if one of them separates the classes completely.

use super::Metric;
use super::checkpoint::State;
use super::metric::Auc;
use super::part::Source;
use super::prepare::Problem;
use crate::data::Dataset;
use crate::data::column::feature_name;
use crate::threads::Team;

/// Number of validation rows that are examined: the first ones of an order that is as good as random.
const ROWS: usize = 1 << 14;
/// Fewest rows of each class from which on it is no chance that an input separates them.
const FEWEST: usize = 20;

/// Notes the input that separates two classes better by itself than the network does in its best epoch. The difference must exceed chance: on the
/// validation rows 0.4/√n to the network, and 1.5/√n to a random guess, with n twice the rows of the rarer class. `None` for rows on disk.
///
/// One of several inputs that separates the classes completely is noted, too: it may contain the answer.
pub(super) fn note(problem: &Problem, state: &State, team: &Team) -> Option<String> {
    let reached = state.epochs.get(state.best_epoch().checked_sub(1)?)?.validation_metric;
    let validation = problem.validation.as_ref().filter(|_| problem.metric == Metric::Auc)?;
    let Source::InMemory { data, rows, .. } = &validation.source else { return None };
    let rows = &rows[..rows.len().min(ROWS)];
    let is_jagged =
        |feature: usize| data.collections().iter().any(|of| of.features().contains(&feature));
    let areas = (0..data.features()).filter(|&feature| !is_jagged(feature)).map(|feature| {
        let area = area(data, rows, feature, team);
        (area.max(1.0 - area), feature)
    });
    let (best, feature) =
        areas.filter(|(area, _)| area.is_finite()).max_by(|a, b| a.0.total_cmp(&b.0))?;
    let signals = rows.iter().filter(|&&row| data.target_of(row as usize)[0] != 0.0).count();
    let rarer = signals.min(rows.len() - signals);
    if (best - 1.0).abs() < 1e-9 && rarer >= FEWEST && data.features() > 1 {
        return Some(format!(
            "the input '{}' separates the classes completely by itself on the validation rows: leave it out if it was computed from the target",
            feature_name(data.columns(), feature)
        ));
    }
    let chance = 1.0 / (2.0 * rarer as f64).sqrt();
    (best > (reached + 0.4 * chance).max(0.5 + 1.5 * chance)).then(|| {
        format!(
            "the network's area under the ROC curve, {reached:.3} on the validation rows, is below {best:.3}, that of its input '{}' \
             by itself: train for more epochs, or at another learning rate",
            feature_name(data.columns(), feature)
        )
    })
}

/// Returns the area under the ROC curve of an input by itself.
fn area(data: &Dataset, rows: &[u32], feature: usize, team: &Team) -> f64 {
    let mut auc = Auc::default();
    for &row in rows {
        let row = row as usize;
        let value = data.x()[row * data.features() + feature];
        auc.add(value, data.target_of(row)[0], data.weight_of(row));
    }
    auc.value(team)
}
