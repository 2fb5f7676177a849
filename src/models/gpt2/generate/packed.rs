//! A model's matrices in bfloat16, for one token at a time, whose time is that of reading them.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use crate::arena::Arena;
use crate::error::Result;
use crate::kernels::{self, Activation, Context};
use crate::models::gpt2::Weights;
use crate::threads::Team;

/// Numbers of the matrices in the [layout](crate::models::gpt2::Layout): `wte`, `qkvw`, `attprojw`, `fcw`, `fcprojw`.
const MATRICES: [usize; 5] = [0, 4, 6, 10, 12];

/// Where the matrices lie.
pub(super) struct Packed([Matrix; 5]);

struct Matrix {
    /// In the parameters.
    range: Range<usize>,
    /// I.
    inputs: usize,
    /// Where it begins, packed.
    start: usize,
}

impl Packed {
    /// The places, and the matrices: those that the model keeps, which are made the first time.
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
            // Another thread may have been faster, with the same bits.
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

    /// `f32` for all of them.
    fn len(&self) -> usize {
        let last = &self.0[self.0.len() - 1];
        last.start + kernels::packed_weights(last.range.len() / last.inputs, last.inputs)
    }

    /// Rounds them all.
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

    /// Where weights are that lie here in the parameters: a matrix, or one block's part of a stack of them.
    pub(super) fn find(&self, weights: &Range<usize>) -> Range<usize> {
        let holds = |matrix: &&Matrix| matrix.range.contains(&weights.start);
        // UNWRAP: only the matrices above are multiplied by.
        let Matrix { range, inputs, start } = self.0.iter().find(holds).expect("a matrix");
        let length = |values: usize| kernels::packed_weights(values / inputs, *inputs);
        let start = start + length(weights.start - range.start);
        start..start + length(weights.len())
    }
}

/// The matrices as they stream past: the parameters, or [`Packed`].
pub(super) struct Streamed<'a> {
    pub(super) model: Weights<'a>,
    pub(super) packed: Option<(&'a Packed, &'a [f32])>,
}

impl Streamed<'_> {
    /// out = act(x·wᵀ + b) + residual for M rows; `w` in the parameters.
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
