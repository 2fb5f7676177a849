//! A model's matrices in bfloat16, for one token at a time: then the time is that of reading the matrices.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use crate::arena::Arena;
use crate::error::Result;
use crate::kernels::{self, Activation, Context};
use crate::models::gpt2::Weights;
use crate::threads::Team;

/// Indices of the matrices in the [layout](crate::models::gpt2::Layout): `wte`, `qkvw`, `attprojw`, `fcw`, `fcprojw`.
const MATRICES: [usize; 5] = [0, 4, 6, 10, 12];

/// Positions of the packed matrices.
pub(super) struct Packed([Matrix; 5]);

struct Matrix {
    /// Range in the parameters.
    range: Range<usize>,
    /// Number of inputs, I.
    inputs: usize,
    /// Index of its first packed value.
    start: usize,
}

impl Packed {
    /// Returns the positions and the packed matrices. The first call packs them; the model caches them.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    pub(super) fn of(model: Weights<'_>, team: &Team) -> Result<(Self, Arc<Arena>)> {
        let places = Self::new(model);
        if let Some(values) = model.packed.and_then(OnceLock::get) {
            return Ok((places, values.clone()));
        }
        let mut values = Arena::try_new(places.len(), "the matrices in bfloat16")?;
        places.fill(&mut values, model, &Context::new(team, &mut []));
        let values = Arc::new(values);
        if let Some(kept) = model.packed {
            // Another thread may already have stored them; it computed the same bits.
            let _ = kept.set(values.clone());
        }
        Ok((places, values))
    }

    fn new(model: Weights<'_>) -> Self {
        let mut start = 0;
        Self(MATRICES.map(|number| {
            let tensor = &model.layout.tensors()[number];
            let inputs = tensor.shape.last().copied().unwrap_or(1);
            let matrix = Matrix { range: tensor.range(), inputs, start };
            start += kernels::packed_weights(tensor.len() / inputs, inputs);
            matrix
        }))
    }

    /// Number of `f32` that all packed matrices take.
    fn len(&self) -> usize {
        let last = &self.0[self.0.len() - 1];
        last.start + kernels::packed_weights(last.range.len() / last.inputs, last.inputs)
    }

    /// Rounds all matrices to bfloat16.
    fn fill(&self, packed: &mut [f32], model: Weights<'_>, context: &Context<'_, f32>) {
        for matrix in &self.0 {
            let weights = &model.parameters[matrix.range.clone()];
            kernels::pack_weights(
                &mut packed[self.find(&matrix.range)],
                weights,
                context,
                matrix.inputs,
            );
        }
    }

    /// Returns the packed range of these weights, given by their range in the parameters: a matrix, or one block's
    /// part of stacked matrices.
    pub(super) fn find(&self, weights: &Range<usize>) -> Range<usize> {
        let holds = |matrix: &&Matrix| matrix.range.contains(&weights.start);
        // UNWRAP: only the matrices of `MATRICES` are factors of products.
        let Matrix { range, inputs, start } = self.0.iter().find(holds).expect("a matrix");
        let length = |values: usize| kernels::packed_weights(values / inputs, *inputs);
        let start = start + length(weights.start - range.start);
        start..start + length(weights.len())
    }
}

/// The matrices that are read from memory: those of the parameters, or the [`Packed`] ones.
pub(super) struct Streamed<'a> {
    pub(super) model: Weights<'a>,
    pub(super) packed: Option<(&'a Packed, &'a [f32])>,
}

impl Streamed<'_> {
    /// out = act(x·wᵀ + b) + residual for M rows; `w` is a range in the parameters.
    #[allow(non_snake_case)]
    pub(super) fn product(
        &self,
        out: &mut [f32],
        x: &[f32],
        w: Range<usize>,
        b: &[f32],
        residual: &[f32],
        activation: Activation,
        context: &Context<'_, f32>,
        M: usize,
    ) {
        let (O, I) = (out.len() / M, x.len() / M);
        match self.packed {
            Some((all, packed)) => {
                let w = &packed[all.find(&w)];
                kernels::linear_transposed_packed(
                    out, x, w, b, residual, activation, context, M, I, O,
                );
            }
            None => {
                let w = &self.model.parameters[w];
                kernels::linear_transposed_streamed(
                    out, x, w, b, residual, activation, context, M, I, O,
                );
            }
        }
    }
}
