//! Inference: lock-free, re-entrant, without allocation after a thread's first call.

use std::cell::RefCell;

use super::Mlp;
use crate::arena::Arena;
use crate::data::Standardisation;
use crate::error::{Error, Result};
use crate::kernels::{self, softmax};

/// What [`Mlp::predict`] returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Output {
    /// Logits of a classifier, or a regression's value in the target's units. The default: ranking by the logit does
    /// not saturate.
    #[default]
    Raw,
    /// σ(logit) for one output, softmax for K classes; refused for a regression.
    Probability,
}

/// Rows that go through all layers together: enough to use each weight many times, few enough to stay in cache.
const ROWS: usize = 64;

thread_local! {
    /// A thread's activations: two layers' outputs for a block of rows.
    static SCRATCH: RefCell<Arena> = RefCell::new(Arena::new(0));
}

/// Lends the thread's scratch, at least `len` long. In a thread that is ending, whose scratch is gone, a fresh one.
fn with_scratch(len: usize, work: impl FnOnce(&mut [f32])) {
    let mut work = Some(work);
    let _gone = SCRATCH.try_with(|scratch| {
        // Only this function borrows it, and `work` does not call this function.
        let mut scratch = scratch.borrow_mut();
        if scratch.len() < len {
            *scratch = Arena::new(len);
        }
        if let Some(work) = work.take() {
            work(&mut scratch);
        }
    });
    if let Some(work) = work {
        work(&mut Arena::new(len));
    }
}

impl Mlp {
    /// Runs the network on N = `out.len()` / K rows, standardising the inputs first.
    ///
    /// Shapes: `x` (N, F) with rows `row_stride` ≥ F apart, `out` (N, K) without gaps. N may be 0. A row's result has the
    /// same bits whatever rows come with it. NaN in, NaN out.
    ///
    /// Safe to call from any number of threads at once, on the same network: it takes no lock, and allocates only
    /// in a thread's first call (and the first with a wider network).
    ///
    /// # Errors
    /// [`Error::Shape`] if the lengths do not fit; [`Error::Argument`] if a probability is asked of a regression.
    pub fn predict(
        &self,
        x: &[f32],
        row_stride: usize,
        out: &mut [f32],
        output: Output,
    ) -> Result<()> {
        self.check_predict(x, row_stride, out, output)?;
        if out.is_empty() {
            return Ok(());
        }
        let k = self.outputs();
        let rows = out.len() / k;
        let widest = self.config.widths.iter().copied().max().unwrap_or(1);
        let half = widest * ROWS.min(rows);
        with_scratch(2 * half, |scratch| {
            for (n, out) in out.chunks_mut(ROWS * k).enumerate() {
                let (from, to) = scratch.split_at_mut(half);
                self.predict_block(&x[n * ROWS * row_stride..], row_stride, out, from, to);
                if output == Output::Probability {
                    probability(out, k);
                }
            }
        });
        Ok(())
    }

    fn check_predict(
        &self,
        x: &[f32],
        row_stride: usize,
        out: &[f32],
        output: Output,
    ) -> Result<()> {
        let (f, k) = (self.features(), self.outputs());
        if !out.len().is_multiple_of(k) {
            let wanted = format!("a multiple of {k}, the network's outputs");
            return Err(Error::shape("out", out.len(), wanted));
        }
        let rows = out.len() / k;
        if row_stride < f && rows > 1 {
            let wanted = format!("at least {f}, the network's inputs");
            return Err(Error::argument("row_stride", row_stride, wanted));
        }
        let needed = match rows {
            0 => 0,
            n => (n - 1).saturating_mul(row_stride).saturating_add(f),
        };
        if x.len() < needed {
            let wanted =
                format!("at least {needed}: {rows} rows of {f} values, {row_stride} apart");
            return Err(Error::shape("x", x.len(), wanted));
        }
        let regression = self.loss.is_some_and(|loss| !loss.is_classification());
        if output == Output::Probability && regression {
            let wanted = "Raw: the network was fitted as a regression";
            return Err(Error::argument("output", "Probability", wanted));
        }
        Ok(())
    }

    /// At most [`ROWS`] rows; `from` and `to` hold the widest layer for them.
    fn predict_block<'a>(
        &self,
        x: &[f32],
        row_stride: usize,
        out: &mut [f32],
        mut from: &'a mut [f32],
        mut to: &'a mut [f32],
    ) {
        let (f, k) = (self.features(), self.outputs());
        let rows = out.len() / k;
        let start = |r: usize| r * row_stride;
        kernels::standardise(&mut from[..rows * f], x, start, self.affine.as_ref(), f);
        for layer in self.layout.layers() {
            kernels::linear(
                &mut to[..rows * layer.outputs],
                &mut [],
                &from[..rows * layer.inputs],
                &self.parameters[layer.weight.clone()],
                &self.parameters[layer.bias.clone()],
                layer.activation,
                rows,
                layer.inputs,
                layer.outputs,
            );
            std::mem::swap(&mut from, &mut to);
        }
        out.copy_from_slice(&from[..rows * k]);
        unstandardise(out, self.target.as_ref());
    }
}

/// In place, values (N, K) in the target's units.
pub(super) fn unstandardise(values: &mut [f32], standardisation: Option<&Standardisation>) {
    let Some(s) = standardisation else { return };
    for row in values.chunks_exact_mut(s.mean.len()) {
        for ((value, &mean), &scale) in row.iter_mut().zip(&s.mean).zip(&s.scale) {
            *value = value.mul_add(scale, mean);
        }
    }
}

/// In place, logits (N, K) become probabilities.
fn probability(values: &mut [f32], k: usize) {
    if k == 1 {
        for value in values {
            *value = kernels::Activation::Sigmoid.apply(*value).0;
        }
    } else {
        softmax(values, k);
    }
}
