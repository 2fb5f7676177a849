//! The memory of a plan.

use std::sync::Arc;

use super::room::{Part, Place, Room};
use crate::arena::{Arena, Cells};
use crate::error::Result;
use crate::graph::Plan;
use crate::kernels::Real;
use crate::memory;

/// Where the parts of a plan's memory begin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    /// Values of rows for the whole batch.
    pub(super) whole: usize,
    /// Rows that there is room for.
    pub(super) capacity: usize,
    /// Sums of pieces.
    pub(super) sums: usize,
    /// Blocks, one for each slot that can have a piece of its own.
    blocks: usize,
    block_len: usize,
    /// Room for tiles, one for each slot.
    tiles: usize,
    tiles_len: usize,
    pub(super) slots: usize,
}

impl Layout {
    /// Where a slot's block begins.
    pub(super) fn block(&self, slot: usize) -> usize {
        self.blocks + slot * self.block_len
    }

    /// Where a slot's room for tiles begins.
    pub(super) fn tiles(&self, slot: usize) -> usize {
        self.tiles + slot * self.tiles_len
    }
}

/// What a plan runs in, and where its outputs are: one allocation.
#[derive(Debug)]
pub struct Memory<T> {
    arena: Arena<T>,
    layout: Layout,
    outputs: Arc<[super::Output]>,
    /// Rows of the last run.
    rows: usize,
}

/// Numbers that are kept for all rows of a run, where the caller can do with fewer rows: 256 MB in `f32`.
const MOST_KEPT: usize = 64 << 20;

impl Plan {
    /// So many rows, or fewer where what is kept of all of them would be large.
    pub(crate) fn at_most(&self, rows: usize) -> usize {
        rows.min(MOST_KEPT / self.whole.max(1)).max(1)
    }

    /// Memory for runs of up to `rows` rows on up to `threads` threads (more would wait).
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory) if there is not that much.
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
        let slots = threads.clamp(1, super::MOST_PIECES);
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
        let room = Room::alone(Cells::new(&mut arena), layout);
        // SAFETY: no other thread has the memory.
        self.once.iter().for_each(|step| unsafe { step.run(&room, &Part::SHARED) });
        Ok(Memory { arena, layout, outputs: self.outputs.clone(), rows: 0 })
    }
}

impl<T: Real> Memory<T> {
    /// Rows that there is room for.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.layout.capacity
    }

    /// Bytes of it.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.arena.len() * size_of::<T>()
    }

    /// The output of this number behind the plan's cut, if the caller gave no place for it.
    pub(crate) fn output_behind(&self, plan: &Plan, number: usize) -> &[T] {
        self.output(plan.behind + number)
    }

    /// The output of this number of the last run: a value of each row, row after row, or one that they share.
    ///
    /// # Panics
    /// If the plan has not so many outputs.
    #[must_use]
    pub fn output(&self, number: usize) -> &[T] {
        let output = &self.outputs[number];
        let len = if output.per_row { output.held.len * self.rows } else { output.held.len };
        let start = match output.held.place {
            Place::Whole(offset) => self.layout.whole + offset * self.layout.capacity,
            Place::Shared(offset) => offset,
            // (Of those behind a cut the caller knows which he gave a place.)
            _ => unreachable!("an output lies in the memory for the whole batch"),
        };
        &self.arena[start..start + len]
    }

    /// What an output of the last run is the sum of, in this order: one slice, or one of each piece of the batch for a sum over
    /// rows that the plan leaves apart.
    pub(crate) fn addends(&self, plan: &Plan, number: usize) -> impl Iterator<Item = &[T]> {
        let (output, last) = (&self.outputs[number], plan.phases.last());
        let pieces = last.map_or((1, 0), |phase| (phase.pieces(self.rows), phase.sums_len));
        let (count, stride) = if output.addends.is_some() { pieces } else { (1, 0) };
        (0..count).map(move |piece| match output.addends {
            Some(from) if count > 1 => {
                let start = self.layout.sums + piece * stride + from;
                &self.arena[start..start + output.held.len]
            }
            _ => self.output(number),
        })
    }

    /// For a run on `rows` rows.
    pub(super) fn begin(&mut self, plan: &Plan, rows: usize) {
        self.rows = rows;
        if let Some(offset) = plan.rows {
            self.arena[offset] = T::from_f64(rows as f64);
        }
    }

    pub(super) fn cells(&mut self) -> (Cells<'_, T>, Layout) {
        (Cells::new(&mut self.arena), self.layout)
    }
}
