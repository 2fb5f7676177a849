//! Fits of fresh copies of a network, as model selection and ablation make them.

use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::models::composed::no_function;
use crate::models::{Loss, Network};
use crate::train::{Epoch, History, Metric, MissingValue, Stop, TrainOptions};

/// The options for fresh copies of `network`: what it knows from a fit of its own, and they do not say, is as it was there.
///
/// # Errors
/// [`Error::Argument`] for a checkpoint, which several fits would write one over the other, and for a loss of the user's own that is not given again.
pub(crate) fn inherited(
    network: &Network,
    data: &Dataset,
    options: &TrainOptions,
) -> Result<TrainOptions> {
    options.validate()?;
    options.check_no_teacher()?;
    if let Some(path) = &options.checkpoint {
        let wanted = "none: several networks are trained, and each would write over the other's";
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

/// The values of columns that a fitted network knows as missing.
pub(super) fn missing(network: &Network, data: &Dataset) -> Vec<MissingValue> {
    let mut found: Vec<MissingValue> = Vec::new();
    for missing in network.missing() {
        let mut end = 0;
        let column = data.columns().iter().find(|column| {
            end += column.width;
            missing.feature < end
        });
        // (A fit gives flags to all features of a column. Columns that are others than the network's it refuses.)
        if let Some(column) = column {
            let value = MissingValue::of(column.name.clone(), missing.value);
            if !found.contains(&value) {
                found.push(value);
            }
        }
    }
    found
}

/// The epoch whose parameters the network has.
///
/// # Errors
/// [`Error::Interrupted`] if the fit was, and for no finished epoch; `what` tells which fit it was.
pub(crate) fn best<'h>(history: &'h History, what: &str) -> Result<&'h Epoch> {
    let best = history.best_epoch.checked_sub(1).and_then(|best| history.epochs.get(best));
    match best {
        Some(best) if history.stop != Stop::Interrupted => Ok(best),
        _ => Err(Error::Interrupted(format!("interrupted in {what}; nothing is kept"))),
    }
}

/// Says in which part of the work a fit failed.
pub(crate) fn located(error: Error, what: &str) -> Error {
    match error {
        Error::Diverged(text) => Error::Diverged(format!("{what}: {text}")),
        Error::Data(text) => Error::Data(format!("{what}: {text}")),
        other => other,
    }
}

/// Mean and sample standard deviation; the latter is NaN of fewer than two values.
pub(crate) fn mean_and_deviation(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (n - 1.0)).sqrt())
}

/// Whether more of it is better.
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
