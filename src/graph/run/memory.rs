//! The memory of a plan.

use std::sync::Arc;

use super::buffers::{Buffers, Part, Place};
use crate::arena::{Arena, Cells};
use crate::error::Result;
use crate::graph::Plan;
use crate::kernels::Real;
use crate::memory;

/// Start offsets of the parts of a plan's memory.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    /// Values of rows, stored for the whole batch.
    pub(super) whole: usize,
    /// Number of rows that fit into the memory.
    pub(super) capacity: usize,
    /// Sums of pieces.
    pub(super) sums: usize,
    /// Blocks, one for each slot that can run a piece.
    blocks: usize,
    block_len: usize,
    /// Memory for tiles, one part for each slot.
    tiles: usize,
    tiles_len: usize,
    pub(super) slots: usize,
}

impl Layout {
    /// Returns the start of a slot's block.
    pub(super) fn block(&self, slot: usize) -> usize {
        self.blocks + slot * self.block_len
    }

    /// Returns the start of a slot's memory for tiles.
    pub(super) fn tiles(&self, slot: usize) -> usize {
        self.tiles + slot * self.tiles_len
    }
}

/// Memory that a plan runs in, including its outputs: one allocation.
#[derive(Debug)]
pub struct Memory<T> {
    arena: Arena<T>,
    layout: Layout,
    outputs: Arc<[super::Output]>,
    /// Number of rows in the last run.
    rows: usize,
    /// True if the last run added up the sums of the pieces: they belong to several ranks.
    joined: bool,
}

/// Largest size of the values that a run stores for all rows, if the caller can use fewer rows: 256 MB in `f32`, counted in numbers.
const MOST_KEPT: usize = 64 << 20;

impl Plan {
    /// Returns `rows`, or fewer if the values stored for all of them would be large.
    pub(crate) fn at_most(&self, rows: usize) -> usize {
        rows.min(MOST_KEPT / self.whole.max(1)).max(1)
    }

    /// Allocates memory for runs of up to `rows` rows on up to `threads` threads. Further threads would only wait.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory) if there is not enough memory.
    pub fn memory<T: Real>(&self, rows: usize, threads: usize) -> Result<Memory<T>> {
        let what = "values of the network";
        let line = |len: Option<usize>| len.and_then(|len| len.checked_next_multiple_of(32));
        let largest =
            |of: fn(&super::Phase) -> usize| self.phases.iter().map(of).max().unwrap_or(0);
        let pieces = |phase: &super::Phase| match phase.pieces(rows) {
            1 => 0,
            pieces => pieces * phase.sums_len,
        };
        let sums_len = self.phases.iter().map(pieces).max().unwrap_or(0);
        let slots = threads.clamp(1, super::pieces::MOST_PIECES);
        let most = self.phases.iter().map(|phase| phase.pieces(rows)).max().unwrap_or(1);
        let end = || {
            let whole = line(Some(self.shared))?;
            let sums = line(self.whole.checked_mul(rows)?.checked_add(whole))?;
            let blocks = line(sums.checked_add(sums_len))?;
            let block_len = line(Some(largest(super::Phase::block_len)))?;
            let shared = self.phases.iter().map(|phase| phase.shared_len(slots, rows)).max();
            let blocks_len = block_len.checked_mul(slots.min(most))?.max(line(shared.or(Some(0)))?);
            let tiles = blocks_len.checked_add(blocks)?;
            let tiles_len = line(Some(self.tiles))?;
            let len = tiles_len.checked_mul(slots)?.checked_add(tiles)?;
            let capacity = rows;
            Some((
                len,
                Layout { whole, capacity, sums, blocks, block_len, tiles, tiles_len, slots },
            ))
        };
        let (len, layout) = end().ok_or_else(|| memory::refused(u128::MAX, what))?;
        let mut arena = Arena::zeros(len, what)?;
        for (offset, values) in &self.constants {
            let to = &mut arena[*offset..offset + values.len()];
            to.iter_mut().zip(values).for_each(|(to, &value)| *to = T::from_f64(value));
        }
        let buffers = Buffers::alone(Cells::new(&mut arena), layout);
        // SAFETY: no other thread uses the memory yet.
        self.once.iter().for_each(|step| unsafe { step.run(&buffers, &Part::SHARED) });
        Ok(Memory { arena, layout, outputs: self.outputs.clone(), rows: 0, joined: false })
    }
}

impl<T: Real> Memory<T> {
    /// Returns the number of rows that fit into the memory.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.layout.capacity
    }

    /// Returns the size of the memory in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.arena.len() * size_of::<T>()
    }

    /// Returns an output behind the plan's cut, if the caller gave no buffer for it.
    pub(crate) fn output_behind(&self, plan: &Plan, number: usize) -> &[T] {
        self.output(plan.behind + number)
    }

    /// Returns an output of the last run: a value for each row, row after row, or one value that the rows share.
    ///
    /// # Panics
    /// If the plan has fewer outputs.
    #[must_use]
    pub fn output(&self, number: usize) -> &[T] {
        let output = &self.outputs[number];
        let len = if output.per_row { output.held.len * self.rows } else { output.held.len };
        let start = match output.held.place {
            Place::Whole(offset) => self.layout.whole + offset * self.layout.capacity,
            Place::Shared(offset) => offset,
            // For outputs behind a cut, the caller knows for which of them it gave a buffer.
            _ => unreachable!("an output lies in the memory for the whole batch"),
        };
        &self.arena[start..start + len]
    }

    /// Returns the addends of an output of the last run, in the order of summation. This is one slice, or one for each piece of the batch if the
    /// plan does not add up the sums of the pieces.
    pub(crate) fn addends(&self, plan: &Plan, number: usize) -> impl Iterator<Item = &[T]> {
        let (output, last) = (&self.outputs[number], plan.phases.last());
        let pieces = last.map_or((1, 0), |phase| (phase.pieces(self.rows), phase.sums_len));
        let (all, stride) = if output.addends.is_some() { pieces } else { (1, 0) };
        let count = if self.joined { 1 } else { all };
        (0..count).map(move |piece| match output.addends {
            Some(from) if all > 1 => {
                let start = self.layout.sums + piece * stride + from;
                &self.arena[start..start + output.held.len]
            }
            _ => self.output(number),
        })
    }

    /// Prepares a run on `rows` rows.
    pub(super) fn begin(&mut self, plan: &Plan, rows: usize, joined: bool) {
        (self.rows, self.joined) = (rows, joined);
        if let Some(offset) = plan.rows {
            self.arena[offset] = T::from_f64(rows as f64);
        }
    }

    pub(super) fn cells(&mut self) -> (Cells<'_, T>, Layout) {
        (Cells::new(&mut self.arena), self.layout)
    }
}
