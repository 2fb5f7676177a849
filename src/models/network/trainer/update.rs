//! Sums the pieces' gradients, clips the gradient, and updates the parameters.

use std::ops::Range;
use std::sync::atomic::Ordering;

use super::{Engine, StepOptions, Trainer, sum};
use crate::arena::{Arena, Cells};
use crate::kernels::optimizer::{self, AdamStep, Optimizer};
use crate::kernels::reduce;
use crate::simd::FlushDenormals;
use crate::threads::Team;

/// Minimum number of parameters in a chunk of the update.
const CHUNK: usize = 1024;
/// Maximum number of chunks. The bits of the gradient's norm depend on it.
const MOST_CHUNKS: usize = 16;

impl Trainer {
    /// Sums the pieces' gradients and updates the parameters; returns the gradient's norm.
    pub(super) fn update(&mut self, team: &Team, options: &StepOptions) -> f64 {
        let parameters = self.layout.parameters();
        let chunks = parameters.div_ceil(CHUNK).min(MOST_CHUNKS);
        let size = parameters.div_ceil(chunks).next_multiple_of(16);
        let mut arena = std::mem::replace(&mut self.arena, Arena::new(0));
        let cells = arena.cells();
        let chunk = |n: usize| (n * size).min(parameters)..((n + 1) * size).min(parameters);
        // Without clipping the norm is computed along with the update, in one pass over the parameters.
        let at_once = options.clip_norm.is_none();
        team.run(chunks, &|n| {
            let _flush = FlushDenormals::new();
            let square = self.reduce(cells, chunk(n));
            self.sums[n].store(square.to_bits(), Ordering::Relaxed);
            if at_once {
                self.update_chunk(cells, chunk(n), options, 1.0);
            }
        });
        let norm = sum(&self.sums[..chunks]).sqrt();
        if let Some(longest) = options.clip_norm {
            let clip = if norm > f64::from(longest) { f64::from(longest) / norm } else { 1.0 };
            team.run(chunks, &|n| {
                let _flush = FlushDenormals::new();
                self.update_chunk(cells, chunk(n), options, clip);
            });
        }
        self.arena = arena;
        norm
    }

    /// Sums the pieces' gradients of some parameters; returns Σ g².
    fn reduce(&self, cells: Cells, range: Range<usize>) -> f64 {
        let own = self.gradient.start + range.start..self.gradient.start + range.end;
        match &self.engine {
            Engine::Functions(functions) => {
                // SAFETY: this call alone touches these parameters' gradients.
                unsafe { functions.add_up(cells, &range) };
                self.forget_frozen(cells, &range);
            }
            Engine::Composed(composed) => {
                // SAFETY: as above.
                let gradient = unsafe { cells.get_mut(own.clone()) };
                composed.add_up(gradient, &range);
            }
        }
        // SAFETY: as above.
        reduce::sum_of_squares(unsafe { cells.get(own) })
    }

    /// Sets the gradient of frozen parameters to 0.
    fn forget_frozen(&self, cells: Cells, range: &Range<usize>) {
        for (tensor, _) in self.layout.tensors().iter().zip(&self.rates).filter(|of| *of.1 == 0.0) {
            let part = tensor.range().start.max(range.start)..tensor.range().end.min(range.end);
            if !part.is_empty() {
                let start = self.gradient.start;
                // SAFETY: the caller's promise: it alone touches these parameters' gradients.
                unsafe { cells.get_mut(start + part.start..start + part.end) }.fill(0.0);
            }
        }
    }

    /// Applies the optimiser to some parameters, tensor by tensor: only matrices decay.
    fn update_chunk(&self, cells: Cells, range: Range<usize>, options: &StepOptions, clip: f64) {
        for (number, tensor) in self.layout.tensors().iter().enumerate() {
            let own = tensor.range();
            let part = own.start.max(range.start)..own.end.min(range.end);
            if part.is_empty() {
                continue;
            }
            if let Some(state) = self.engine.state(number) {
                let start = self.parameters.start;
                // SAFETY: this call alone touches these parameters.
                let to = unsafe { cells.get_mut(start + part.start..start + part.end) };
                to.copy_from_slice(&state[part.start - own.start..part.end - own.start]);
            } else if self.rates[number] != 0.0 {
                let rate = options.learning_rate * self.rates[number];
                let decay = if tensor.is_matrix() { options.weight_decay } else { 0.0 };
                self.update_tensor(cells, part, rate.into(), decay.into(), clip);
            }
        }
    }

    fn update_tensor(&self, cells: Cells, part: Range<usize>, rate: f64, decay: f64, clip: f64) {
        let at = |span: usize| span + part.start..span + part.end;
        let second = self.moments.start + self.layout.parameters();
        // SAFETY: this call alone touches these parameters, their gradient and moments; the spans are disjoint.
        let (parameters, first, gradient) = unsafe {
            (
                cells.get_mut(at(self.parameters.start)),
                cells.get_mut(at(self.moments.start)),
                cells.get(at(self.gradient.start)),
            )
        };
        let adam = |betas: (f32, f32, f32), decoupled: f64, l2: f64| {
            let betas = (betas.0.into(), betas.1.into(), betas.2.into());
            let step = AdamStep::new(betas, rate, decoupled, l2, clip, self.steps);
            // SAFETY: as above; only Adam has second moments.
            (step, unsafe { cells.get_mut(at(second)) })
        };
        match self.optimizer {
            Optimizer::AdamW { beta1, beta2, epsilon } => {
                let (step, second) = adam((beta1, beta2, epsilon), decay, 0.0);
                optimizer::adam(parameters, first, second, gradient, &step);
            }
            Optimizer::Adam { beta1, beta2, epsilon } => {
                let (step, second) = adam((beta1, beta2, epsilon), 0.0, decay);
                optimizer::adam(parameters, first, second, gradient, &step);
            }
            Optimizer::Sgd { momentum } => {
                let constants = (rate as f32, momentum, decay as f32, clip as f32);
                optimizer::sgd(parameters, first, gradient, constants);
            }
        }
    }
}
