//! The passes of a fit over its validation rows.

use super::{Run, VALIDATION_ROWS};
use crate::error::Result;
use crate::train::Metric;
use crate::train::meter::Meter;

impl Run<'_> {
    /// Returns loss and metric of the validation rows, NaN without any; `None` if interrupted.
    pub(super) fn validate(&mut self) -> Result<Option<(f64, f64)>> {
        let Some(passes) = &mut self.validating else { return Ok(Some((f64::NAN, f64::NAN))) };
        let k = self.model.outputs();
        self.validation.reset();
        passes.begin()?;
        let (mut loss, mut seen) = (0.0, 0);
        while let Some(block) = passes.next()? {
            for rows in block.rows.chunks(VALIDATION_ROWS) {
                if self.options.ranks.stop(self.guard.interrupted())? {
                    return Ok(None);
                }
                let outputs = &mut self.outputs[..rows.len() * k];
                loss += self.trainer.evaluate(&self.team, &block.batch(rows), outputs);
                self.validation.add(block.data, rows, outputs, None); // the outputs here are already in the target's units
                seen += rows.len();
            }
        }
        let loss = self.loss_unit() * loss / seen as f64;
        Ok(Some((loss, self.validation.value(&self.team, loss))))
    }

    /// Computes [`History::output_rmse`] in one more pass, with the best parameters.
    pub(super) fn output_rmse(&mut self) -> Result<Vec<f64>> {
        if self.problem.metric != Metric::Rmse || self.state.epochs.is_empty() {
            return Ok(Vec::new());
        }
        if let Some(best) = &self.state.best {
            self.trainer.parameters_mut().copy_from_slice(best);
        }
        let passes = self.validating.as_mut().or(self.passes.as_mut());
        let Some(passes) = passes else { return Ok(Vec::new()) };
        let k = self.model.outputs();
        let mut meter = Meter::new(Metric::Rmse, k, None)?;
        let part = self.problem.validation.as_ref().unwrap_or(&self.problem.training);
        let mut outputs = vec![0.0; part.rows.min(VALIDATION_ROWS) * k];
        passes.begin()?;
        while let Some(block) = passes.next()? {
            for rows in block.rows.chunks(VALIDATION_ROWS) {
                self.options.ranks.stop(false)?;
                let outputs = &mut outputs[..rows.len() * k];
                self.trainer.evaluate(&self.team, &block.batch(rows), outputs);
                meter.add(block.data, rows, outputs, None);
            }
        }
        Ok(meter.rmse_of_outputs())
    }
}
