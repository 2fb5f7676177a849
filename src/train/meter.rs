//! A metric, accumulated batch by batch.

use super::Metric;
use super::binned_auc::BinnedAuc;
use super::classes::Class;
use super::metric::{Auc, accuracy_sums, square_sums};
use super::part::{Part, Source};
use crate::data::{Dataset, Standardisation};
use crate::error::Result;
use crate::threads::Team;

/// Accumulates one metric over the batches of an epoch; allocates memory only in [`Meter::new`].
pub(super) struct Meter {
    metric: Metric,
    outputs: usize,
    auc: Area,
    /// Σ w over the rows with the right class, for the accuracy; Σ w (p - t)² of each output, for the RMSE.
    sums: Vec<f64>,
    /// Σ w.
    total: f64,
}

/// The area under the ROC curve: exact, or binned in an amount of memory that does not depend on the number of rows.
enum Area {
    Exact(Auc),
    Binned(BinnedAuc),
}

impl Area {
    fn of(part: &Part) -> Result<Self> {
        let Source::InMemory { .. } = part.source else {
            return Ok(Area::Binned(BinnedAuc::new()?));
        };
        let is_background = |class: &&Class| class.number == 0;
        let background = part.classes.iter().find(is_background).map_or(0, |class| class.rows);
        let mut auc = Auc::default();
        auc.reserve(background, part.rows - background);
        Ok(Area::Exact(auc))
    }
}

impl Meter {
    /// Returns a meter for the rows of `part`, for a network with `outputs` outputs.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    pub(super) fn new(metric: Metric, outputs: usize, part: Option<&Part>) -> Result<Self> {
        let auc = match (metric, part) {
            (Metric::Auc, Some(part)) => Area::of(part)?,
            _ => Area::Exact(Auc::default()),
        };
        let sums = vec![0.0; if metric == Metric::Rmse { outputs } else { 1 }];
        Ok(Meter { metric, outputs, auc, sums, total: 0.0 })
    }

    /// Removes all rows.
    pub(super) fn reset(&mut self) {
        match &mut self.auc {
            Area::Exact(auc) => auc.reset(),
            Area::Binned(auc) => auc.reset(),
        }
        self.sums.fill(0.0);
        self.total = 0.0;
    }

    /// Adds `rows` of `data` with their raw outputs, (B, K). For a regression, `units` converts an output to the target's units.
    pub(super) fn add(
        &mut self,
        data: &Dataset,
        rows: &[u32],
        outputs: &[f32],
        units: Option<&Standardisation>,
    ) {
        let label = |i: usize| {
            let row = rows[i] as usize;
            (data.target_of(row)[0], data.weight_of(row))
        };
        match self.metric {
            Metric::Auc => {
                for (i, &score) in outputs.iter().enumerate() {
                    let (label, weight) = label(i);
                    match &mut self.auc {
                        Area::Exact(auc) => auc.add(score, label, weight),
                        Area::Binned(auc) => auc.add(score, label, weight),
                    }
                }
            }
            Metric::Accuracy => {
                let [right, total] = accuracy_sums(outputs, self.outputs, label);
                self.sums[0] += right;
                self.total += total;
            }
            Metric::Loss => {}
            Metric::Rmse => {
                let targets = |i: usize| {
                    let row = rows[i] as usize;
                    (&data.target_of(row)[..self.outputs], data.weight_of(row))
                };
                self.total += square_sums(outputs, units, targets, &mut self.sums);
            }
        }
    }

    /// Returns the metric of all rows added since [`Meter::reset`]; `loss` is their loss.
    pub(super) fn value(&mut self, team: &Team, loss: f64) -> f64 {
        let sum: f64 = self.sums.iter().sum();
        match self.metric {
            Metric::Auc => match &mut self.auc {
                Area::Exact(auc) => auc.value(team),
                Area::Binned(auc) => auc.value(),
            },
            Metric::Accuracy => sum / self.total,
            Metric::Loss => loss,
            Metric::Rmse => (sum / (self.sums.len() as f64 * self.total)).sqrt(),
        }
    }

    /// Returns the RMSE of each output, (K), over all rows added since [`Meter::reset`]; for [`Metric::Rmse`].
    pub(super) fn rmse_of_outputs(&self) -> Vec<f64> {
        self.sums.iter().map(|sum| (sum / self.total).sqrt()).collect()
    }
}
