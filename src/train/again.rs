//! Fits of fresh copies of a network, for model selection and ablation.

use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::models::composed::no_function;
use crate::models::{Loss, Network};
use crate::train::{Epoch, History, Metric, MissingValue, Stop, TrainOptions};

/// Returns the options for fresh copies of `network`. An option that is not set is copied from the network's own earlier fit.
///
/// # Errors
/// [`Error::Argument`] for a checkpoint, since several fits would overwrite each other's file, and for a custom loss of the network that is not given
/// again.
pub(crate) fn inherited(
    network: &Network,
    data: &Dataset,
    options: &TrainOptions,
) -> Result<TrainOptions> {
    options.validate()?;
    options.check_no_teacher()?;
    if let Some(path) = &options.checkpoint {
        let wanted =
            "none: several networks are trained, and each would overwrite the file of the others";
        return Err(Error::argument("checkpoint", path.display(), wanted));
    }
    let mut options = options.clone();
    if options.loss.is_none() && options.loss_function.is_none() {
        if let Some(Loss::Custom { .. }) = network.loss() {
            return Err(no_function());
        }
        options.loss = network.loss();
    }
    if options.missing.is_empty() {
        options.missing = missing(network, data);
    }
    Ok(options)
}

/// Returns the missing values, by column, that a fitted network was trained with.
pub(super) fn missing(network: &Network, data: &Dataset) -> Vec<MissingValue> {
    let mut found: Vec<MissingValue> = Vec::new();
    for missing in network.missing() {
        let mut end = 0;
        let column = data.columns().iter().find(|column| {
            end += column.width;
            missing.feature < end
        });
        // (A fit gives flags to all features of a column, and refuses columns that the network does not have.)
        if let Some(column) = column {
            let value = MissingValue::of(column.name.clone(), missing.value);
            if !found.contains(&value) {
                found.push(value);
            }
        }
    }
    found
}

/// Returns the epoch whose parameters the network has.
///
/// # Errors
/// [`Error::Interrupted`] if the fit was interrupted or no epoch was finished; `what` names the fit in the message.
pub(crate) fn best<'h>(history: &'h History, what: &str) -> Result<&'h Epoch> {
    let best = history.best_epoch.checked_sub(1).and_then(|best| history.epochs.get(best));
    match best {
        Some(best) if history.stop != Stop::Interrupted => Ok(best),
        _ => Err(Error::Interrupted(format!("interrupted in {what}; nothing is kept"))),
    }
}

/// Adds the part of the work in which a fit failed to its error.
pub(crate) fn located(error: Error, what: &str) -> Error {
    match error {
        Error::Diverged(text) => Error::Diverged(format!("{what}: {text}")),
        Error::Data(text) => Error::Data(format!("{what}: {text}")),
        other => other,
    }
}

/// Returns the mean and the sample standard deviation; the latter is NaN for fewer than two values.
pub(crate) fn mean_and_deviation(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (n - 1.0)).sqrt())
}

/// Returns true if a larger value of the metric is better.
pub(crate) fn rises(metric: Metric) -> bool {
    matches!(metric, Metric::Auc | Metric::Accuracy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_by_hand() {
        assert_eq!(mean_and_deviation(&[1.0, 2.0, 6.0]), (3.0, 7_f64.sqrt())); // (4 + 1 + 9) / 2
        let (mean, deviation) = mean_and_deviation(&[4.0]);
        assert!(mean == 4.0 && deviation.is_nan());
    }
}
