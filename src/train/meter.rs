//! A metric gathered batch by batch.

use super::Metric;
use super::metric::{Auc, accuracy_sums, rmse_sums};
use super::prepare::Part;
use crate::data::Dataset;
use crate::threads::Team;

/// Gathers one metric over the batches of an epoch; allocates only when it is made.
pub(super) struct Meter {
    metric: Metric,
    outputs: usize,
    auc: Auc,
    /// For metrics but the AUC: Σ w (what is right, or squared) and Σ w.
    sums: [f64; 2],
}

impl Meter {
    /// A meter for the rows of `part`, of a network with `outputs` outputs.
    pub(super) fn new(metric: Metric, outputs: usize, part: Option<&Part>) -> Self {
        let mut auc = Auc::default();
        if let (Metric::Auc, Some(part)) = (metric, part) {
            let signal = |row: &&u32| part.data.target()[**row as usize] != 0.0;
            let signal = part.rows.iter().filter(signal).count();
            auc.reserve(part.rows.len() - signal, signal);
        }
        Meter { metric, outputs, auc, sums: [0.0; 2] }
    }

    /// Forgets all rows.
    pub(super) fn reset(&mut self) {
        self.auc.reset();
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
            Metric::Auc => {
                for (i, &score) in outputs.iter().enumerate() {
                    let (label, weight) = row(i);
                    self.auc.add(score, label, weight);
                }
                return;
            }
            Metric::Accuracy => accuracy_sums(outputs, self.outputs, row),
            Metric::Rmse => rmse_sums(outputs, units, row),
        };
        self.sums[0] += sums[0];
        self.sums[1] += sums[1];
    }

    /// The metric of all rows added since [`Meter::reset`].
    pub(super) fn value(&mut self, team: &Team) -> f64 {
        let [part, total] = self.sums;
        match self.metric {
            Metric::Auc => self.auc.value(team),
            Metric::Accuracy => part / total,
            Metric::Rmse => (part / total).sqrt(),
        }
    }
}
