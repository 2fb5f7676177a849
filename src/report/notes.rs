//! Notes at the beginning of a report.

use super::figure::Report;
use super::options::{EvaluateOptions, Task};
use super::rows::Rows;
use crate::models::Network;

/// Notes the state of the network, and data that were given but are not used.
pub(super) fn note(
    network: &Network,
    rows: &Rows,
    trained: bool,
    task: Task,
    options: &EvaluateOptions,
    report: &mut Report,
) {
    let mut say = |text: &str| report.notes.push(text.to_owned());
    let shares = || rows.raw.iter().all(|&value| (0.0..=1.0).contains(&value));
    if task != Task::Regression && network.loss().is_none() && shares() {
        say(
            "All outputs are from 0 to 1, as probabilities are, and the network was never fitted here: they are nevertheless used as logits. Cuts, \
             calibration and confusion depend on that; areas do not.",
        );
    }
    if !network.missing().is_empty() {
        say(
            "In the pictures of the inputs, their correlations and their own ROC curves, a missing value counts as the number that marks it. The network \
             replaces it by the mean and a flag.",
        );
    }
    if task != Task::Binary && trained && options.ablation.is_none() {
        say(
            "Training and test events are compared only for two classes: the training events are ignored here.",
        );
    }
}
