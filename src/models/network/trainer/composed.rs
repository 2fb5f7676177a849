//! The gradient of a composed network: a run of its plan.

use std::ops::Range;
use std::sync::Arc;

use super::batch::{Batch, Rows};
use crate::error::Result;
use crate::graph::modes::{KEY, key_of};
use crate::graph::{Memory, Source};
use crate::kernels::reduce;
use crate::models::Loss;
use crate::models::composed::{Layout, LossFunction, Training};
use crate::ranks::Ranks;
use crate::threads::Team;

/// Number of rows that are evaluated in one run, if they have no large outputs.
const EVALUATED: usize = 4096;
/// Minimum number of threads for which memory is allocated; on machines with more cores, one for each.
const THREADS: usize = 16;

/// The plans of training, and their memory.
#[derive(Debug)]
pub(super) struct Composed {
    layout: Arc<Layout>,
    training: Training,
    step: Memory<f32>,
    evaluation: Memory<f32>,
}

/// A batch in the form that the plans read.
struct Gathered<'a> {
    layout: &'a Layout,
    rows: &'a Rows,
    batch: &'a Batch<'a>,
    /// Number of the step, seed, and factor of dropout, if rows have keys.
    key: Option<[f32; 3]>,
}

impl Source<f32> for Gathered<'_> {
    fn fill(&self, to: &mut [f32], input: usize, rows: Range<usize>) {
        let first = rows.start;
        let (batch, rows) = (self.batch, &self.batch.rows[rows]);
        let inputs = self.layout.inputs();
        match inputs.get(input) {
            Some(input) => self.rows.features(to, batch, rows, input.features.clone()),
            None => match (input - inputs.len(), self.key) {
                (0, Some([step, seed, dropout])) => {
                    for (row, key) in to.as_chunks_mut::<KEY>().0.iter_mut().enumerate() {
                        *key = [(first + row) as f32, step, seed, dropout];
                    }
                }
                (0, None) | (1, Some(_)) => self.rows.targets(to, batch, rows),
                (1, None) | (2, Some(_)) => self.rows.weights(to, batch, rows),
                _ => {
                    let targets = self.rows.loss.targets(self.layout.outputs());
                    self.rows.columns(to, batch, rows, targets);
                }
            },
        }
    }
}

impl Composed {
    pub(super) fn new(
        layout: &Arc<Layout>,
        loss: (Loss, Option<&LossFunction>),
        trains: &[bool],
        max_batch: usize,
    ) -> Result<Self> {
        let training = Training::new(layout, loss, trains)?;
        let evaluated = training.evaluation.at_most(EVALUATED).max(max_batch);
        let cores = std::thread::available_parallelism().map_or(1, usize::from).max(THREADS);
        Ok(Self {
            layout: layout.clone(),
            step: training.step.memory(max_batch, cores)?,
            evaluation: training.evaluation.memory(evaluated, cores)?,
            training,
        })
    }

    /// Computes the gradient of step number `step` with this factor of dropout; returns Σ w l.
    pub(super) fn learn(
        &mut self,
        (team, ranks): (&Team, &Ranks),
        parameters: &[f32],
        (rows, batch): (&Rows, &Batch),
        (step, dropout): (u64, f32),
    ) -> f64 {
        let seed = self.layout.config().seed();
        let key = self.training.has_keys.then(|| key_of(step, seed, dropout));
        let source = Gathered { layout: &self.layout, rows, batch, key };
        let plan = &self.training.step;
        plan.run_on(team, ranks, &mut self.step, parameters, &source, batch.rows.len());
        f64::from(self.step.output(Training::LOSS)[0])
    }

    /// Returns the number of pieces of a batch.
    pub(super) fn pieces(&self, rows: usize) -> usize {
        self.training.step.pieces(rows)
    }

    /// Returns the outputs of the last step.
    pub(super) fn outputs(&self) -> &[f32] {
        self.step.output(Training::OUTPUT)
    }

    /// Evaluates as [`super::Trainer::evaluate`] does, but the outputs stay standardised.
    pub(super) fn evaluate(
        &mut self,
        (team, ranks): (&Team, &Ranks),
        parameters: &[f32],
        rows: &Rows,
        batch: &Batch,
        outputs: &mut [f32],
    ) -> f64 {
        let (k, most) = (self.layout.outputs(), self.evaluation.capacity());
        let mut total = 0.0;
        for (n, part) in batch.rows.chunks(most).enumerate() {
            let part = Batch { rows: part, ..*batch };
            let source = Gathered { layout: &self.layout, rows, batch: &part, key: None };
            let plan = &self.training.evaluation;
            let memory = &mut self.evaluation;
            plan.run_on(team, ranks, memory, parameters, &source, part.rows.len());
            total += f64::from(self.evaluation.output(Training::LOSS)[0]);
            if !outputs.is_empty() {
                let found = self.evaluation.output(Training::OUTPUT);
                outputs[n * most * k..][..found.len()].copy_from_slice(found);
            }
        }
        total
    }

    /// Writes the gradient of some parameters.
    pub(super) fn add_up(&self, gradient: &mut [f32], range: &Range<usize>) {
        for (number, tensor) in self.layout.tensors().iter().enumerate() {
            let own = tensor.range();
            let part = own.start.max(range.start)..own.end.min(range.end);
            if part.is_empty() {
                continue;
            }
            let to = &mut gradient[part.start - range.start..part.end - range.start];
            let part = part.start - own.start..part.end - own.start;
            let output = self.training.outputs[number];
            let Some(output) = output.filter(|_| !self.layout.states()[number]) else {
                to.fill(0.0);
                continue;
            };
            let addends = self.step.addends(&self.training.step, output);
            for (n, addend) in addends.enumerate() {
                match n {
                    0 => to.copy_from_slice(&addend[part.clone()]),
                    _ => reduce::add(to, &addend[part.clone()]),
                }
            }
        }
    }

    /// Returns the value of tensor number `number` after the last step, if it is a state.
    pub(super) fn state(&self, number: usize) -> Option<&[f32]> {
        let output = self.training.outputs[number].filter(|_| self.layout.states()[number])?;
        Some(self.step.output(output))
    }
}
