//! The gradient's norm, clipping, and AdamW, by all threads.

use std::ops::Range;
use std::sync::atomic::Ordering;

use super::{StepOptions, Trainer};
use crate::arena::Cells;
use crate::kernels::optimizer::{AdamStep, adam};
use crate::kernels::reduce;
use crate::threads::Team;

/// Number of parameters in a chunk.
const CHUNK: usize = 1 << 15;

/// Number of chunks.
pub(super) fn chunks(parameters: usize) -> usize {
    parameters.div_ceil(CHUNK)
}

impl Trainer {
    /// Applies AdamW with the accumulated gradient, which the next [`accumulate`](Trainer::accumulate) replaces.
    /// Returns the gradient's Euclidean norm before clipping.
    pub fn update(&mut self, team: &Team, options: &StepOptions) -> f64 {
        self.steps += 1;
        self.accumulating = false;
        let parameters = self.layout.parameters();
        let chunk = |n: usize| n * CHUNK..((n + 1) * CHUNK).min(parameters);
        let count = chunks(parameters);
        let (spans, squares) = (&self.spans, &self.squares);
        let (layout, steps) = (&self.layout, self.steps);
        let cells = self.arena.cells();
        let square = |n: usize| {
            let part = spans.gradient.start + chunk(n).start..spans.gradient.start + chunk(n).end;
            // SAFETY: nothing writes the gradient.
            let square = reduce::sum_of_squares(unsafe { cells.get(part) });
            squares[n].store(square.to_bits(), Ordering::Relaxed);
        };
        let update = |n: usize, clip: f64| {
            let own = chunk(n);
            for tensor in layout.tensors() {
                let range = tensor.range();
                let part = range.start.max(own.start)..range.end.min(own.end);
                if !part.is_empty() {
                    let decay = if tensor.is_matrix { options.weight_decay } else { 0.0 };
                    let step = constants(options, decay, clip, steps);
                    let starts = [spans.parameters.start, spans.first.start, spans.second.start];
                    // SAFETY: these parameters are this piece's own.
                    unsafe { adam_on(cells, starts, spans.gradient.start, part, &step) };
                }
            }
        };
        let norm = || {
            let sum = squares[..count].iter().map(|s| f64::from_bits(s.load(Ordering::Relaxed)));
            sum.sum::<f64>().sqrt()
        };
        match options.clip_norm {
            // Without clipping, the norm is computed along with the update.
            None => {
                team.each(count, &|n| {
                    square(n);
                    update(n, 1.0);
                });
                norm()
            }
            Some(longest) => {
                team.each(count, &square);
                let (norm, longest) = (norm(), f64::from(longest));
                let clip = if norm > longest { longest / norm } else { 1.0 };
                team.each(count, &|n| update(n, clip));
                norm
            }
        }
    }
}

/// Adds a gradient to another.
pub(super) fn add(total: &mut [f32], part: &[f32], team: &Team) {
    let cells = Cells::new(total);
    team.each(chunks(part.len()), &|n| {
        let own = n * CHUNK..((n + 1) * CHUNK).min(part.len());
        // SAFETY: this chunk is this piece's own.
        let total = unsafe { cells.get_mut(own.clone()) };
        total.iter_mut().zip(&part[own]).for_each(|(total, part)| *total += part);
    });
}

fn constants(options: &StepOptions, decay: f32, clip: f64, steps: u64) -> AdamStep<f32> {
    let betas = (options.betas.0.into(), options.betas.1.into(), options.epsilon.into());
    AdamStep::new(betas, options.learning_rate.into(), decay.into(), 0.0, clip, steps)
}

/// Applies AdamW to some parameters. `starts` are the starts of the spans of parameters and moments, `gradient` is
/// that of the gradient's span.
///
/// # Safety
/// No one else may use these parameters and moments, or write their gradient.
unsafe fn adam_on(
    cells: Cells<'_>,
    starts: [usize; 3],
    gradient: usize,
    part: Range<usize>,
    step: &AdamStep<f32>,
) {
    let at = |span: usize| span + part.start..span + part.end;
    // SAFETY: the caller's promise; the spans are disjoint.
    unsafe {
        let [parameters, first, second] = starts.map(|start| cells.get_mut(at(start)));
        adam(parameters, first, second, cells.get(at(gradient)), step);
    }
}
