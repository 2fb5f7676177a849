//! Rows of a batch, gathered and converted to the values that a network expects.

use std::ops::Range;

use super::batch::{Batch, Rows};
use crate::kernels;

impl Rows {
    /// Gathers some features of rows, standardised: (rows, features).
    pub(super) fn features(
        &self,
        to: &mut [f32],
        batch: &Batch,
        rows: &[u32],
        features: Range<usize>,
    ) {
        let len = self.features;
        let start = |r: usize| rows[r] as usize * len + features.start;
        let affine = self.input.as_ref().map(|input| input.part(features.clone()));
        kernels::standardise(to, batch.x, start, affine, features.len());
    }

    /// Gathers the targets of rows, standardised if the network has a standardisation of targets: (rows, T).
    pub(super) fn targets(&self, to: &mut [f32], batch: &Batch, rows: &[u32]) {
        self.columns(to, batch, rows, 0);
        if let Some(s) = &self.target {
            for to in to.chunks_exact_mut(s.mean.len()) {
                for ((t, mean), scale) in to.iter_mut().zip(&s.mean).zip(&s.scale) {
                    *t = (*t - mean) / scale;
                }
            }
        }
    }

    /// Gathers the targets and further columns of rows from `first` on: (rows, as many as fit in `to`).
    pub(super) fn columns(&self, to: &mut [f32], batch: &Batch, rows: &[u32], first: usize) {
        let count = to.len() / rows.len().max(1);
        for (to, &row) in to.chunks_exact_mut(count.max(1)).zip(rows) {
            let start = row as usize * self.targets + first;
            to.copy_from_slice(&batch.target[start..start + count]);
        }
    }

    /// Gathers the weights of rows, in units of their mean.
    pub(super) fn weights(&self, to: &mut [f32], batch: &Batch, rows: &[u32]) {
        let unit = 1.0 / batch.mean_weight;
        for (to, &row) in to.iter_mut().zip(rows) {
            *to = match batch.weight {
                Some(weight) => (widened(weight[row as usize]) * unit) as f32,
                None => 1.0,
            };
        }
    }
}

/// Converts a number to double precision, also if this thread reads denormal numbers as 0: the user chooses the unit of
/// weights, so they may be that small.
fn widened(value: f32) -> f64 {
    const MAGNITUDE: u32 = 0x7fff_ffff;
    let magnitude = value.to_bits() & MAGNITUDE;
    if magnitude >= f32::MIN_POSITIVE.to_bits() {
        return value.into();
    }
    let size = f64::from(magnitude) * 2f64.powi(-149);
    if value.is_sign_negative() { -size } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::FlushDenormals;

    #[test]
    fn small_weights_are_read_where_denormal_numbers_are_flushed() {
        let values = [1e-45f32, 1e-40, -3e-39, f32::MIN_POSITIVE, -1.5, 0.0, -0.0, 3e38];
        let wanted = values.map(f64::from);
        let flush = FlushDenormals::new();
        let got = values.map(|value| widened(std::hint::black_box(value)));
        drop(flush);
        assert_eq!(got.map(f64::to_bits), wanted.map(f64::to_bits));
    }
}
