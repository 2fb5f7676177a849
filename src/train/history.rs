//! The result of a fit: figures of every epoch, and the reason for its end.

use std::fmt;

use super::progress::short;
use super::rounds::{Round, Stop};
use crate::models::Network;

/// The figures of one epoch.
///
/// Losses are weighted means over the rows, Σ w l / Σ w. For a regression of one target they are in its units squared. For several targets they are
/// as minimised: in units in which each target has variance 1 (if targets are standardised). Training figures are means over the epoch, during which
/// the parameters change from step to step. Validation figures use the parameters at its end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Epoch {
    /// Number of the epoch, from 1.
    pub epoch: usize,
    /// Training loss.
    pub train_loss: f64,
    /// Validation loss; NaN without validation rows.
    pub validation_loss: f64,
    /// [`Metric`] of the training rows.
    pub train_metric: f64,
    /// [`Metric`] of the validation rows; NaN without.
    pub validation_metric: f64,
    /// Learning rate of the epoch's last step.
    pub learning_rate: f64,
    /// Duration in seconds, validation included.
    pub seconds: f64,
    /// Training rows per second; the time for validation and metrics is not included.
    pub events_per_second: f64,
}

impl Epoch {
    /// Returns the progress line of the epoch.
    pub(super) fn line(&self, metric: Metric) -> String {
        let (rate, loss) = (short(self.events_per_second), self.train_loss);
        let (training, validation) = (self.train_metric, self.validation(metric));
        format!("{rate} events/s, loss {loss:.4}, {metric} {training:.4}{validation}")
    }

    /// Returns the end of [`line`](Self::line), empty without validation rows.
    pub(super) fn validation(&self, metric: Metric) -> String {
        if self.validation_loss.is_nan() {
            return String::new();
        }
        let (loss, validation) = (self.validation_loss, self.validation_metric);
        format!(", validation loss {loss:.4}, {metric} {validation:.4}")
    }
}

impl Round for Epoch {
    const NAMES: [&'static str; 8] = [
        "epoch",
        "train_loss",
        "validation_loss",
        "train_metric",
        "validation_metric",
        "learning_rate",
        "seconds",
        "events_per_second",
    ];

    fn figures(&self) -> [f64; 8] {
        [
            self.epoch as f64,
            self.train_loss,
            self.validation_loss,
            self.train_metric,
            self.validation_metric,
            self.learning_rate,
            self.seconds,
            self.events_per_second,
        ]
    }

    fn of_figures(figures: &[f64; 8]) -> Self {
        let [epoch, train_loss, validation_loss, train_metric, validation_metric, rest @ ..] =
            *figures;
        let [learning_rate, seconds, events_per_second] = rest;
        Self {
            epoch: epoch as usize,
            train_loss,
            validation_loss,
            train_metric,
            validation_metric,
            learning_rate,
            seconds,
            events_per_second,
        }
    }
}

/// The course of a fit.
#[derive(Debug, Clone, PartialEq)]
pub struct History {
    /// Every finished epoch, in order.
    pub epochs: Vec<Epoch>,
    /// Number of the epoch ([`Epoch::epoch`]) whose parameters the model has now: with validation rows, the [best](super::TrainOptions::monitor) one.
    /// 0 if no epoch was finished.
    pub best_epoch: usize,
    /// The metric that `train_metric` and `validation_metric` contain.
    pub metric: Metric,
    /// RMSE ([`Metric::Rmse`]) of each output of a regression, (K), in its target's units. It is computed with the parameters that the model has now,
    /// on the validation rows if there are any, else on the training rows. Empty for other losses.
    pub output_rmse: Vec<f64>,
    /// Notes for the user on the data of this call, a sentence each: marks of missing values, very different class weights, classes balanced by
    /// [`balance_classes`](super::TrainOptions::balance_classes).
    pub notes: Vec<String>,
    /// Reason for the end of the fit.
    pub stop: Stop,
    /// Training rows per second, over all epochs of this call.
    pub events_per_second: f64,
    /// Duration in seconds of this call, preparation of the data included.
    pub seconds: f64,
}

impl History {
    /// Stores the RMSE of each of several outputs in the model.
    pub(super) fn note_rmse(&self, model: &mut Network) {
        if self.output_rmse.len() > 1 {
            let named = model.target_names().iter().zip(&self.output_rmse);
            let notes: Vec<_> =
                named.map(|(name, rmse)| (format!("fit.rmse.{name}"), rmse.to_string())).collect();
            model.metadata_mut().extend(notes);
        }
    }
}

/// The measure of quality that goes with a loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Metric {
    /// Area under the ROC curve, 0 to 1 (two classes).
    Auc,
    /// Weighted fraction of rows for which the class with the largest output is the true class, 0 to 1 (K classes).
    Accuracy,
    /// Weighted root of the mean squared error, in the target's units (regression). For several targets the mean is over the targets, too: it is
    /// meaningful only if they have the same units; otherwise see [`History::output_rmse`].
    Rmse,
    /// The loss itself, if a [`LossFunction`](crate::models::LossFunction) has other targets than the network has outputs.
    Loss,
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Metric::Auc => "AUC",
            Metric::Accuracy => "accuracy",
            Metric::Rmse => "RMSE",
            Metric::Loss => "loss",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_an_epoch() {
        let epoch = Epoch {
            epoch: 3,
            train_loss: 0.25,
            validation_loss: f64::NAN,
            train_metric: 0.9,
            validation_metric: f64::NAN,
            learning_rate: 1e-3,
            seconds: 1.0,
            events_per_second: 1.5e6,
        };
        assert_eq!(epoch.line(Metric::Auc), "1.50M events/s, loss 0.2500, AUC 0.9000");
        let validated = Epoch { validation_loss: 0.3, validation_metric: 0.88, ..epoch };
        assert!(validated.line(Metric::Auc).ends_with(", validation loss 0.3000, AUC 0.8800"));
    }

    #[test]
    fn figures_are_named_and_read_back() {
        let figures = [3.0, 0.25, 0.3, 0.9, 0.88, 1e-3, 1.0, 1.5e6];
        assert_eq!(Epoch::of_figures(&figures).figures(), figures);
        let named: std::collections::HashMap<_, _> =
            Epoch::NAMES.into_iter().zip(figures).collect();
        let epoch = Epoch::of_figures(&figures);
        assert_eq!(named["validation_metric"], epoch.validation_metric);
        assert_eq!(named["events_per_second"], epoch.events_per_second);
    }
}
