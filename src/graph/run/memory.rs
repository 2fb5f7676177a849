//! The memory of a plan.

use super::step::{Part, Place, Room};
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
    /// Blocks, one for each slot.
    blocks: usize,
    block_len: usize,
    /// Numbers of a slot, its block and its tiles.
    slot_len: usize,
    pub(super) slots: usize,
}

impl Layout {
    /// Where a slot's block begins.
    pub(super) fn block(&self, slot: usize) -> usize {
        self.blocks + slot * self.slot_len
    }

    /// Where a slot's room for tiles begins.
    pub(super) fn tiles(&self, slot: usize) -> usize {
        self.block(slot) + self.block_len
    }
}

/// What a plan runs in, and where its outputs are: one allocation.
#[derive(Debug)]
pub struct Memory<T> {
    arena: Arena<T>,
    layout: Layout,
    outputs: Vec<super::Output>,
    /// Rows of the last run.
    rows: usize,
}

impl Plan {
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
        let end = || {
            let whole = line(Some(self.shared))?;
            let sums = line(self.whole.checked_mul(rows)?.checked_add(whole))?;
            let blocks = line(sums.checked_add(sums_len))?;
            let block_len = line(Some(largest(super::Phase::block_len)))?;
            let slot_len = line(block_len.checked_add(self.tiles))?;
            let len = slot_len.checked_mul(slots)?.checked_add(blocks)?;
            Some((len, Layout { whole, capacity: rows, sums, blocks, block_len, slot_len, slots }))
        };
        let (len, layout) = end().ok_or_else(|| memory::refused(u128::MAX, what))?;
        let mut arena = Arena::zeros(len, what)?;
        for (offset, values) in &self.constants {
            let to = &mut arena[*offset..offset + values.len()];
            to.iter_mut().zip(values).for_each(|(to, &value)| *to = T::from_f64(value));
        }
        let room = Room { cells: Cells::new(&mut arena), parameters: &[], layout };
        let part = Part { rows: 0..1, all_rows: 1, block_rows: 1, slot: 0, sums: None };
        // SAFETY: no other thread has the memory.
        self.once.iter().for_each(|step| unsafe { step.run(&room, &part) });
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
