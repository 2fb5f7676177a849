//! One number for the quality of a network.

use super::options::Task;
use super::rows::logits;
use crate::error::Result;
use crate::evaluate::{Confusion, Scored, delong, regression};
use crate::memory;

/// Returns a metric that is larger for a better network: the area under the curve, the accuracy, or minus the RMSE (over all outputs).
pub(super) fn quality(
    raw: &[f32],
    outputs: usize,
    truths: &[Vec<f32>],
    weight: Option<&[f32]>,
    task: Task,
) -> Result<f64> {
    match task {
        Task::Binary => {
            Ok(delong(&Scored::new(&logits(raw, outputs)?, &truths[0], weight)?)?.value)
        }
        Task::Classes => Ok(Confusion::by_largest(raw, outputs, &truths[0], weight)?.accuracy()),
        Task::Regression => {
            let mut square = 0.0;
            for (k, truth) in truths.iter().enumerate() {
                let mut prediction = memory::with_capacity(truth.len(), "the predictions")?;
                prediction.extend(raw.chunks_exact(outputs).map(|row| row[k]));
                square += regression(&prediction, truth, weight)?.rmse.powi(2);
            }
            Ok(-(square / truths.len() as f64).sqrt())
        }
    }
}
