//! Choice of the best epoch of a fit.

use super::{Epoch, Metric};

/// Figure of the validation rows by which a fit chooses its best epoch, and to which its `patience` refers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Monitor {
    /// The validation loss: the smallest is the best.
    #[default]
    Loss,
    /// The reported [`Metric`]: the largest AUC or accuracy, the smallest RMSE. Of equal ones the epoch with the smaller validation loss is better.
    Metric,
}

impl Monitor {
    /// Returns true if `epoch` is better than an earlier one; both have validation figures.
    pub(super) fn prefers(self, epoch: &Epoch, to: &Epoch, metric: Metric) -> bool {
        let smaller_loss = epoch.validation_loss < to.validation_loss;
        let (new, old) = (epoch.validation_metric, to.validation_metric);
        match self {
            Monitor::Loss => smaller_loss,
            Monitor::Metric if new == old => smaller_loss,
            Monitor::Metric => match metric {
                Metric::Auc | Metric::Accuracy => new > old,
                Metric::Rmse | Metric::Loss => new < old,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn epoch(validation_loss: f64, validation_metric: f64) -> Epoch {
        Epoch {
            epoch: 1,
            train_loss: 0.5,
            validation_loss,
            train_metric: 0.5,
            validation_metric,
            learning_rate: 1e-3,
            seconds: 1.0,
            events_per_second: 1.0,
        }
    }

    #[test]
    fn the_better_epoch_has_the_smaller_loss_or_the_better_metric() {
        let (low, high) = (epoch(0.3, 0.8), epoch(0.4, 0.9));
        let prefers = |monitor: Monitor, metric| {
            (monitor.prefers(&high, &low, metric), monitor.prefers(&low, &high, metric))
        };
        assert_eq!(prefers(Monitor::Loss, Metric::Auc), (false, true));
        assert_eq!(prefers(Monitor::Metric, Metric::Auc), (true, false));
        assert_eq!(prefers(Monitor::Metric, Metric::Accuracy), (true, false));
        assert_eq!(prefers(Monitor::Metric, Metric::Rmse), (false, true));
        assert_eq!(prefers(Monitor::Metric, Metric::Loss), (false, true));
    }

    #[test]
    fn the_loss_decides_between_equal_metrics() {
        let (low, high) = (epoch(0.3, 1.0), epoch(0.4, 1.0));
        assert!(Monitor::Metric.prefers(&low, &high, Metric::Auc));
        assert!(!Monitor::Metric.prefers(&high, &low, Metric::Auc));
        assert!(!Monitor::Metric.prefers(&low, &low, Metric::Auc));
    }
}
