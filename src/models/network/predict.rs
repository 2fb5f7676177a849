//! Inference: lock-free, re-entrant, without an allocation after a thread's first call.

use std::cell::RefCell;

use super::config::unfitted;
use super::function::{Buffers, Rows};
use super::{Function, Layout, Network};
use crate::arena::{Arena, parts};
use crate::data::Standardisation;
use crate::error::{Error, Result};
use crate::kernels::{self, softmax};
use crate::models::{Loss, mlp};
use crate::threads::Team;

/// The kind of output of [`Network::predict`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Output {
    /// Logits of a classifier, or a regression's value in the target's units. This is the default: scores near 0 and 1 stay distinguishable,
    /// so ranking by the logit does not saturate.
    #[default]
    Raw,
    /// σ(logit) for one output, softmax for K classes. Refused for a regression. Also refused for a network whose own outputs are
    /// probabilities ([`Network::gives_probabilities`]), unless it was fitted as a classifier.
    Probability,
}

/// Maximum number of rows that go through all layers together; of a transformer at most four times as many tokens. Enough to use each weight
/// many times, few enough to stay in cache.
const ROWS: usize = 64;

const SCRATCH_ROOM: &str = "the values between layers";

thread_local! {
    /// A thread's scratch memory: two layers' outputs for a block of rows.
    static SCRATCH: RefCell<Arena> = RefCell::new(Arena::new(0));
}

/// Calls `work` with the thread's scratch memory, at least `len` long. In a thread that is ending, whose scratch memory is gone, it uses new
/// memory.
fn with_scratch(len: usize, work: impl FnOnce(&mut [f32])) -> Result<()> {
    let mut work = Some(work);
    let gone = SCRATCH.try_with(|scratch| {
        // The borrow cannot fail: only this function borrows the memory, and `work` does not call this function.
        let mut scratch = scratch.borrow_mut();
        if scratch.len() < len {
            *scratch = Arena::try_new(len, SCRATCH_ROOM)?;
        }
        if let Some(work) = work.take() {
            work(&mut scratch);
        }
        Ok(())
    });
    match (gone, work) {
        (Err(_), Some(work)) => work(&mut Arena::try_new(len, SCRATCH_ROOM)?),
        (found, _) => return found.unwrap_or(Ok(())),
    }
    Ok(())
}

impl Network {
    /// Runs the network on N = `out.len()` / K rows, standardising the inputs first.
    ///
    /// Shapes: `x` (N, F) with rows `row_stride` ≥ F apart, `out` (N, K) without gaps. N may be 0. A row's result has the same bits whatever
    /// the other rows are. NaN in, NaN out. Finite numbers so large that 32-bit floats overflow within the network are an error.
    ///
    /// Safe to call from any number of threads at once, on the same network: it takes no lock. It allocates only in a thread's first call
    /// (and the first with a wider network).
    ///
    /// # Errors
    /// [`Error::Shape`] if the lengths do not fit; [`Error::Argument`] if a probability is requested from a regression or from a network
    /// whose outputs are probabilities, and for a table network before its first fit; [`Error::Data`] names the row and the column of a
    /// value that makes 32-bit floats overflow; `out` then contains the results of the other rows.
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
        match &self.layout {
            Layout::Function(function) => self.run(function, x, row_stride, out, output)?,
            Layout::Composed(layout) => {
                let affine = self.affine.as_ref();
                layout.predict(&self.parameters, affine, x, row_stride, out)?;
                self.finish(out, output);
            }
            Layout::Unfitted => return Err(unfitted()),
        }
        match out.iter().all(|value| value.is_finite()) {
            true => Ok(()),
            false => self.check_overflow(x, row_stride, out),
        }
    }

    /// Returns the standardisation of all inputs.
    fn affine_part(&self) -> Option<kernels::AffinePart<'_>> {
        self.affine.as_ref().map(|affine| affine.part(0..self.layout.features()))
    }

    /// Converts logits or standardised values to the wanted output, in place.
    fn finish(&self, out: &mut [f32], output: Output) {
        unstandardise(out, self.target.as_ref());
        if output == Output::Probability {
            probability(out, self.outputs());
        }
    }

    /// Runs blocks of rows through a function.
    fn run(
        &self,
        function: &Function,
        x: &[f32],
        row_stride: usize,
        out: &mut [f32],
        output: Output,
    ) -> Result<()> {
        let k = self.outputs();
        let block = (4 * ROWS / function.time()).clamp(1, ROWS.min(out.len() / k));
        with_scratch(self.scratch(function, block).iter().sum(), |scratch| {
            for (n, out) in out.chunks_mut(block * k).enumerate() {
                let x = &x[n * block * row_stride..];
                match function {
                    Function::Mlp(layout) => {
                        self.run_layers(function, layout, x, row_stride, out, scratch);
                    }
                    Function::Transformer(_) => {
                        self.run_blocks(function, x, row_stride, out, scratch);
                    }
                }
                self.finish(out, output);
            }
        })
    }

    /// Returns the lengths of the memory for a prediction of `rows` rows; for an MLP two layers' outputs.
    fn scratch(&self, function: &Function, rows: usize) -> [usize; 7] {
        let (f, k) = (self.layout.features(), self.outputs());
        match function {
            Function::Mlp(layout) => {
                let widest = layout.layers().iter().map(|layer| layer.outputs).fold(f, usize::max);
                [rows * widest, rows * widest, 0, 0, 0, 0, 0]
            }
            function @ Function::Transformer(_) => {
                let [activations, statistics, slopes, workspace] = function.sizes(rows);
                [rows * f, activations, statistics, slopes, workspace, rows * k, rows]
            }
        }
    }

    fn check_predict(
        &self,
        x: &[f32],
        row_stride: usize,
        out: &[f32],
        output: Output,
    ) -> Result<()> {
        self.check_fitted()?;
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
        self.check_output(output)
    }

    /// Refuses probabilities of a regression, and of a network whose outputs are probabilities.
    pub(super) fn check_output(&self, output: Output) -> Result<()> {
        if output == Output::Probability && self.gives_probabilities && self.loss.is_none() {
            let wanted =
                "Raw: the network's outputs are numbers between 0 and 1 already, not logits";
            return Err(Error::argument("output", "Probability", wanted));
        }
        let regression = self.loss.is_some_and(|loss| !loss.is_classification());
        if output == Output::Probability && regression {
            let wanted = "Raw: the network was fitted as a regression";
            return Err(Error::argument("output", "Probability", wanted));
        }
        Ok(())
    }

    /// Runs at most [`ROWS`] rows through an MLP.
    fn run_layers(
        &self,
        function: &Function,
        layout: &mlp::Layout,
        x: &[f32],
        row_stride: usize,
        out: &mut [f32],
        scratch: &mut [f32],
    ) {
        let (f, k) = (self.layout.features(), self.outputs());
        let rows = out.len() / k;
        let [mut from, mut to, ..] = parts(scratch, self.scratch(function, rows));
        let start = |r: usize| r * row_stride;
        kernels::standardise(&mut from[..rows * f], x, start, self.affine_part(), f);
        for layer in layout.layers() {
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
    }

    /// Runs a few rows through a transformer. The prediction is an intermediate result of its loss; the loss itself, with weights 0, is
    /// ignored.
    fn run_blocks(
        &self,
        function: &Function,
        x: &[f32],
        row_stride: usize,
        out: &mut [f32],
        scratch: &mut [f32],
    ) {
        let (f, k) = (self.features(), self.outputs());
        let [gathered, activations, statistics, slopes, workspace, target, weight] =
            parts(scratch, self.scratch(function, out.len() / k));
        let start = |r: usize| r * row_stride;
        kernels::standardise(gathered, x, start, self.affine_part(), f);
        function.arrange(gathered, workspace);
        target.fill(0.0);
        weight.fill(0.0);
        let rows = Rows { x: gathered, target, weight };
        let buffers = Buffers { activations: &mut *activations, statistics, slopes, workspace };
        function.loss(Team::alone(), &self.parameters, &rows, buffers, Loss::Mse);
        out.copy_from_slice(&activations[activations.len() - out.len()..]);
    }
}

/// Converts values (N, K) to the target's units, in place.
pub(super) fn unstandardise(values: &mut [f32], standardisation: Option<&Standardisation>) {
    let Some(s) = standardisation else { return };
    for row in values.chunks_exact_mut(s.mean.len()) {
        for ((value, &mean), &scale) in row.iter_mut().zip(&s.mean).zip(&s.scale) {
            // Rounded twice, as in an exported network.
            *value = *value * scale + mean;
        }
    }
}

/// Converts logits (N, K) to probabilities, in place.
fn probability(values: &mut [f32], k: usize) {
    if k == 1 {
        for value in values {
            *value = kernels::Activation::Sigmoid.apply(*value).0;
        }
    } else {
        softmax(values, k);
    }
}
