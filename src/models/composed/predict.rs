//! Predictions: each thread has memory of its own for the plans that it ran last.

use std::cell::RefCell;
use std::ops::Range;

use super::{Input, Layout};
use crate::error::Result;
use crate::graph::{Memory, Source};
use crate::kernels::{self, Affine};
use crate::threads::Team;

/// Rows of one run.
const ROWS: usize = 128;
/// Networks whose memory a thread keeps.
const KEPT: usize = 4;

thread_local! {
    /// The memory of the plans that this thread ran last, by their layouts' numbers.
    static MEMORY: RefCell<Vec<(u64, Memory<f32>)>> = const { RefCell::new(Vec::new()) };
}

/// Rows at equal distances, standardised.
struct Strided<'a> {
    x: &'a [f32],
    row_stride: usize,
    inputs: &'a [Input],
    affine: Option<&'a Affine>,
}

impl Source<f32> for Strided<'_> {
    fn fill(&self, to: &mut [f32], input: usize, rows: Range<usize>) {
        let features = &self.inputs[input].features;
        let start = |row: usize| (rows.start + row) * self.row_stride + features.start;
        let affine = self.affine.map(|affine| affine.part(features.clone()));
        kernels::standardise(to, self.x, start, affine, features.len());
    }
}

impl Layout {
    /// The outputs (N, K) of N rows `row_stride` apart, standardised by `affine` first.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory) if there is not enough for the values in between.
    pub(in crate::models) fn predict(
        &self,
        parameters: &[f32],
        affine: Option<&Affine>,
        x: &[f32],
        row_stride: usize,
        out: &mut [f32],
    ) -> Result<()> {
        self.with_memory(|memory| {
            let most = memory.capacity();
            for (n, out) in out.chunks_mut(most * self.outputs()).enumerate() {
                let x = &x[n * most * row_stride..];
                let source = Strided { x, row_stride, inputs: self.inputs(), affine };
                self.plan.run(
                    Team::alone(),
                    memory,
                    parameters,
                    &source,
                    out.len() / self.outputs(),
                );
                out.copy_from_slice(memory.output(0));
            }
        })
    }

    fn memory(&self) -> Result<Memory<f32>> {
        self.plan.memory(self.plan.at_most(ROWS), 1)
    }

    /// Lends this thread's memory for the plan. In a thread that is ending, whose own is gone, fresh one.
    fn with_memory(&self, work: impl FnOnce(&mut Memory<f32>)) -> Result<()> {
        let mut work = Some(work);
        let found = MEMORY.try_with(|kept| {
            // Only this function borrows it, and `work` does not call this function.
            let mut kept = kept.borrow_mut();
            match kept.iter().position(|(number, _)| *number == self.number) {
                // The one used last is in front.
                Some(position) => kept[..=position].rotate_right(1),
                None => {
                    let memory = self.memory()?;
                    kept.truncate(KEPT - 1);
                    kept.insert(0, (self.number, memory));
                }
            }
            if let Some(work) = work.take() {
                work(&mut kept[0].1);
            }
            Ok(())
        });
        match (found, work) {
            (Err(_), Some(work)) => work(&mut self.memory()?),
            (found, _) => return found.unwrap_or(Ok(())),
        }
        Ok(())
    }
}
