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
            "All outputs are from 0 to 1, as probabilities are, and the network was never fitted here: they are taken as logits all the same, on which \
             cuts, calibration and confusion depend; areas do not.",
        );
    }
    if !network.missing().is_empty() {
        say(
            "Values that are missing count as the number that marks them in the pictures of the inputs, in their correlations and in their own ROC curves; \
             the network knows better.",
        );
    }
    if task != Task::Binary && options.scores > 0 {
        say(
            "Scores of others are compared where there are two classes only: they are not looked at.",
        );
    }
    if task == Task::Classes && options.against > 0 {
        say(
            "Columns are drawn against the score of two classes, or a regression, only: they are not looked at.",
        );
    }
    if task != Task::Binary && trained && options.ablation.is_none() {
        say(
            "Training and test events are compared where there are two classes only: those that trained the network are not looked at.",
        );
    }
}
