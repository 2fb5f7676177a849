//! A metric gathered batch by batch.

use super::Metric;
use super::metric::{Auc, accuracy_sums, rmse_sums};
use crate::data::Dataset;

/// Gathers one metric over the batches of an epoch; allocates only when it is made.
pub(super) struct Meter {
    metric: Metric,
    outputs: usize,
    /// For the AUC: the scores, (N), in the order added, the rows being those of the caller.
    scores: Vec<f32>,
    auc: Auc,
    /// For the others: Σ w (what is right, or squared) and Σ w.
    sums: [f64; 2],
}

impl Meter {
    /// A meter for up to `rows` rows of a network with `outputs` outputs.
    pub(super) fn new(metric: Metric, outputs: usize, rows: usize) -> Self {
        let mut meter =
            Meter { metric, outputs, scores: Vec::new(), auc: Auc::default(), sums: [0.0; 2] };
        if metric == Metric::Auc {
            meter.scores.reserve(rows);
            meter.auc.reserve(rows);
        }
        meter
    }

    /// Forgets all rows.
    pub(super) fn reset(&mut self) {
        self.scores.clear();
        self.sums = [0.0; 2];
    }

    /// Adds `rows` of `data` with their raw outputs, (B, K). For a regression, `units` gives mean and scale that take an
    /// output to the target's units.
    pub(super) fn add(&mut self, data: &Dataset, rows: &[u32], outputs: &[f32], units: (f32, f32)) {
        let row = |i: usize| {
            let row = rows[i] as usize;
            (data.target()[row], data.weight_of(row))
        };
        let sums = match self.metric {
            Metric::Auc => return self.scores.extend_from_slice(outputs),
            Metric::Accuracy => accuracy_sums(outputs, self.outputs, row),
            Metric::Rmse => rmse_sums(outputs, units, row),
        };
        self.sums[0] += sums[0];
        self.sums[1] += sums[1];
    }

    /// The metric of all rows added since [`Meter::reset`]; `rows` names them in the order added.
    pub(super) fn value(&mut self, data: &Dataset, rows: &[u32]) -> f64 {
        let [part, total] = self.sums;
        match self.metric {
            Metric::Auc => self.auc.compute(&self.scores, |i| {
                let row = rows[i] as usize;
                (data.target()[row], data.weight_of(row))
            }),
            Metric::Accuracy => part / total,
            Metric::Rmse => (part / total).sqrt(),
        }
    }
}
