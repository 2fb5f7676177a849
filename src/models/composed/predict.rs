//! Predictions. Each thread has its own memory for the plans that it ran last.

use std::cell::RefCell;
use std::ops::Range;

use super::{Input, Layout};
use crate::error::Result;
use crate::graph::{Memory, Source};
use crate::kernels::{self, Affine};
use crate::threads::Team;

/// Number of rows of one run.
const ROWS: usize = 128;
/// Number of networks whose memory a thread caches.
const KEPT: usize = 4;

thread_local! {
    /// Memory of the plans that this thread ran last, with the numbers of their layouts.
    static MEMORY: RefCell<Vec<(u64, Memory<f32>)>> = const { RefCell::new(Vec::new()) };
}

/// Rows at equal distances in memory, standardised when read.
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
    /// Computes the outputs (N, K) of N rows that are `row_stride` apart. Inputs are first standardised
    /// by `affine`.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory) if there is not enough memory for the intermediate values.
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

    /// Calls `work` with this thread's memory for the plan. In a thread that is ending, the thread-local
    /// memory is already gone: then it uses fresh memory.
    fn with_memory(&self, work: impl FnOnce(&mut Memory<f32>)) -> Result<()> {
        let mut work = Some(work);
        let found = MEMORY.try_with(|kept| {
            // The borrow cannot fail: only this function borrows the memory, and `work` does not call
            // this function.
            let mut kept = kept.borrow_mut();
            match kept.iter().position(|(number, _)| *number == self.number) {
                // Move the memory used last to the front.
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
