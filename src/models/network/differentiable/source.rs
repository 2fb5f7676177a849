//! The input data of passes: rows of features, adjoints of outputs, keys of rows.

use std::ops::Range;

use crate::data::Standardisation;
use crate::graph::Source;
use crate::graph::modes::KEY;
use crate::kernels::{Affine, Float, Real};
use crate::models::composed::Input;

/// The inputs of a plan: [`Reverse`](crate::models::composed::Reverse).
pub(super) struct Passed<'a, T> {
    pub(super) inputs: &'a [Input],
    pub(super) affine: Option<&'a Affine>,
    /// Rows of features, `row_stride` apart.
    pub(super) x: &'a [T],
    pub(super) row_stride: usize,
    /// Index of the first row in its batch.
    pub(super) first: usize,
    /// Number of the step and seed, if rows have keys.
    pub(super) key: Option<[f32; 3]>,
    /// Adjoints of the outputs (B, K), without gaps; empty in a forward pass.
    pub(super) seed: &'a [T],
    /// Standardisation of the network's outputs. If it exists, outputs are converted to the target's units.
    pub(super) target: Option<&'a Standardisation>,
}

impl<T: Float> Passed<'_, T> {
    fn is_seed(&self, input: usize) -> bool {
        input == self.inputs.len() + usize::from(self.key.is_some())
    }

    fn fill_features(&self, to: &mut [T], features: &Range<usize>, rows: Range<usize>) {
        let row = |row: usize| &self.x[row * self.row_stride..][features.clone()];
        for (row, to) in rows.map(row).zip(to.chunks_exact_mut(features.len())) {
            let Some(affine) = self.affine else {
                to.copy_from_slice(row);
                continue;
            };
            let (shifts, factors) =
                (&affine.shifts()[features.clone()], &affine.factors()[features.clone()]);
            for (((to, &x), &shift), &factor) in to.iter_mut().zip(row).zip(shifts).zip(factors) {
                *to = (x + T::from_f64(shift.into())) * T::from_f64(factor.into());
            }
        }
    }

    /// For y′ = y·scale + mean, the adjoint of y is the adjoint of y′ times the scale.
    fn fill_seed(&self, to: &mut [T], rows: Range<usize>) {
        let k = to.len() / rows.len().max(1);
        to.copy_from_slice(&self.seed[rows.start * k..rows.end * k]);
        let Some(target) = self.target else { return };
        for row in to.chunks_exact_mut(k.max(1)) {
            for (to, &scale) in row.iter_mut().zip(&target.scale) {
                *to *= T::from_f64(scale.into());
            }
        }
    }

    fn fill_keys(&self, to: &mut [T], rows: Range<usize>, [step, seed, dropout]: [f32; 3]) {
        for (row, key) in rows.zip(to.as_chunks_mut::<KEY>().0) {
            let numbers = [(self.first + row) as f32, step, seed, dropout];
            *key = numbers.map(|number| T::from_f64(number.into()));
        }
    }
}

impl<T: Real> Source<T> for Passed<'_, T> {
    fn fill(&self, to: &mut [T], input: usize, rows: Range<usize>) {
        match (self.inputs.get(input), self.key) {
            (Some(input), _) => self.fill_features(to, &input.features, rows),
            (None, Some(key)) if !self.is_seed(input) => self.fill_keys(to, rows, key),
            _ => self.fill_seed(to, rows),
        }
    }

    fn lend(&self, input: usize) -> Option<&[T]> {
        match self.inputs {
            [one] if input == 0 => {
                let as_it_is = self.affine.is_none() && self.row_stride == one.features.len();
                as_it_is.then_some(self.x)
            }
            _ => (self.is_seed(input) && self.target.is_none()).then_some(self.seed),
        }
    }
}

/// Converts standardised outputs (N, K) to the target's units, in place, as [`Network::predict`](crate::models::Network::predict)
/// does.
pub(super) fn in_target_units<T: Float>(values: &mut [T], target: Option<&Standardisation>) {
    let Some(target) = target else { return };
    for row in values.chunks_exact_mut(target.mean.len()) {
        for ((value, &mean), &scale) in row.iter_mut().zip(&target.mean).zip(&target.scale) {
            *value = *value * T::from_f64(scale.into()) + T::from_f64(mean.into());
        }
    }
}
