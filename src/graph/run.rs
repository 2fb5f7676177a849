//! Running a plan phase by phase: pieces of the batch run in parallel, each of them block by block.

mod buffers;
mod memory;
pub(crate) mod pieces;
mod step;

use std::ops::Range;

use super::Plan;
use super::plan::Wanted;
use crate::kernels::{Real, reduce};
use crate::ranks::Ranks;
use crate::simd::FlushDenormals;
use crate::threads::Team;
pub(crate) use buffers::Given;
use buffers::{Buffers, Part};
pub(super) use buffers::{Home, Place, Stored};
pub use memory::Memory;
use pieces::Pieces;
pub(super) use step::{MOST_OPERANDS, Step, Work};

/// Largest number of rows in a block.
const MOST_BLOCK_ROWS: usize = 128;
/// Numbers in a block's values: half of a core's second-level cache, in `f32`.
const BLOCK: usize = (512 << 10) / size_of::<f32>();
/// Largest size, in numbers, of a block that has more rows than fit into that cache.
const MOST_BLOCK: usize = (64 << 20) / size_of::<f32>();
/// Rows in a piece that are enough for any graph.
const MOST_PIECE_ROWS: usize = 2048;
/// Numbers read and written in a step above which several threads are faster than one: some microseconds.
const SHARED: usize = 1 << 15;
/// Rows that each thread should have in a block that threads share.
const SHARED_ROWS: usize = 8;
/// Numbers in one part of the work of adding up pieces.
const SUMMED: usize = 4096;

/// Source of the rows of a batch.
pub trait Source<T>: Sync {
    /// Writes the values of an input for some rows of the batch. `input` is its number in the order of [`Graph::inputs`](super::Graph::inputs).
    fn fill(&self, to: &mut [T], input: usize, rows: Range<usize>);

    /// Returns the values of that input for all rows, if they are contiguous and in order: the plan then reads them without a copy. (Called for the
    /// first few inputs only.)
    fn lend(&self, _input: usize) -> Option<&[T]> {
        None
    }
}

/// Inputs as slices, row after row.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a, T>(pub &'a [&'a [T]]);

impl<T: Copy + Sync> Source<T> for Rows<'_, T> {
    fn fill(&self, to: &mut [T], input: usize, rows: Range<usize>) {
        let width = to.len() / rows.len().max(1);
        to.copy_from_slice(&self.0[input][rows.start * width..rows.end * width]);
    }
}

/// A phase: the work between two points at which all rows must be complete.
#[derive(Debug, Clone)]
pub(super) struct Phase {
    /// Steps on values that rows share, which use results of earlier phases.
    pub(super) prologue: Vec<Step>,
    pub(super) steps: Vec<Step>,
    /// Inputs that the phase reads.
    inputs: Vec<Filled>,
    /// Rows in a block.
    block_rows: usize,
    /// Numbers per row of a block.
    block: usize,
    sums: Vec<Sum>,
    /// Numbers in the sums of one piece.
    pub(super) sums_len: usize,
    /// Values of rows that outlive the phase.
    pub(super) kept: Vec<Kept>,
    /// Smallest number of rows for which a piece with sums of its own is efficient.
    piece_rows: usize,
}

/// A value of rows that is stored for the whole batch: its offset among these values, and its numbers per row.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kept {
    pub(super) at: usize,
    pub(super) len: usize,
}

/// An input that a phase reads: its number, its offset in a block, and its numbers per row.
#[derive(Debug, Clone, Copy)]
pub(super) struct Filled {
    pub(super) input: usize,
    pub(super) at: usize,
    pub(super) len: usize,
    /// Results of a run that need this input.
    pub(super) needed: Wanted,
}

/// A sum over rows: its offset in the sums of a piece, the place of the total over all pieces, and its length.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sum {
    pub(super) from: usize,
    pub(super) to: Home,
    pub(super) len: usize,
    /// True if the sums of the pieces are not added up.
    pub(super) is_apart: bool,
    /// Results of a run that need this sum.
    pub(super) needed: Wanted,
}

/// An output that the caller reads.
#[derive(Debug, Clone, Copy)]
pub(super) struct Output {
    pub(super) held: Stored,
    pub(super) per_row: bool,
    /// Offset in the sums of a piece, if the sums of the pieces are not added up.
    pub(super) addends: Option<usize>,
}

impl Phase {
    pub(super) fn new(
        prologue: Vec<Step>,
        steps: Vec<Step>,
        inputs: Vec<Filled>,
        block: usize,
        sums: Vec<Sum>,
        sums_len: usize,
        kept: Vec<Kept>,
    ) -> Self {
        // Each block reads the weights whose gradients it sums: large weights justify more rows.
        let block_rows = ((BLOCK + sums_len) / block.max(1)).clamp(1, MOST_BLOCK_ROWS);
        let block_rows = if block_rows < 16 { block_rows } else { block_rows / 16 * 16 };
        // Some kernels are faster with more rows although the block leaves the cache, but memory must stay bounded.
        let wanted = steps.iter().map(Step::rows).max().unwrap_or(1);
        let block_rows = block_rows.max(wanted.min(MOST_BLOCK / block.max(1)));
        // A piece's own sums must be cleared, filled and added up. This memory traffic grows with their size, so a piece needs enough rows, that is
        // enough arithmetic. A row's numbers are each used a few times; 256 was measured on perceptrons.
        let reuse = (16 * block / sums_len.max(1)).max(1);
        let enough = (sums_len / 256).clamp(MOST_BLOCK_ROWS, MOST_PIECE_ROWS);
        let piece_rows = enough.div_ceil(reuse).max(block_rows);
        Self { prologue, steps, inputs, block_rows, block, sums, sums_len, kept, piece_rows }
    }

    /// Returns the sum whose total is stored at this place.
    pub(super) fn sum_of(&self, place: Place) -> Option<Sum> {
        let Place::Shared(place) = place else { return None };
        self.sums.iter().copied().find(|sum| sum.to == Home::Shared(place))
    }

    /// Returns the number of pieces for `rows` rows. It does not depend on the number of threads; two, four and eight threads share a power of two
    /// evenly.
    pub(super) fn pieces(&self, rows: usize) -> usize {
        pieces::count(rows, self.piece_rows, self.sums_len).next_power_of_two()
    }

    /// Returns the numbers in a block.
    pub(super) fn block_len(&self) -> usize {
        self.block * self.block_rows
    }

    /// Returns the rows in a block that several threads work on together. Each thread gets some rows, even if the block does not fit into a cache.
    fn shared_rows(&self, slots: usize) -> usize {
        let wanted = if slots > 1 { SHARED_ROWS * slots } else { 1 };
        self.block_rows.max(wanted.min(MOST_BLOCK / self.block.max(1)))
    }

    /// Returns the numbers in such a block with at most `rows` rows.
    pub(super) fn shared_len(&self, slots: usize, rows: usize) -> usize {
        self.block * self.shared_rows(slots).min(rows)
    }
}

impl Plan {
    /// Runs the plan on `rows` rows of `source`; afterwards the outputs are in `memory`. The same rows and parameters give the same bits on any
    /// number of threads.
    ///
    /// # Panics
    /// If `parameters` have another length than the graph's, or there are more rows than `memory` was made for.
    pub fn run<T: Real>(
        &self,
        team: &Team,
        memory: &mut Memory<T>,
        parameters: &[T],
        source: &impl Source<T>,
        rows: usize,
    ) {
        self.run_on(team, Ranks::alone(), memory, parameters, source, rows);
    }

    /// Same as [`Plan::run`] on several ranks: each computes some of the pieces, and afterwards all have all outputs.
    ///
    /// # Panics
    /// Same as [`Plan::run`].
    pub(crate) fn run_on<T: Real>(
        &self,
        team: &Team,
        ranks: &Ranks,
        memory: &mut Memory<T>,
        parameters: &[T],
        source: &impl Source<T>,
        rows: usize,
    ) {
        let (phases, wanted) = (0..self.phases.len(), Wanted::ALL);
        let all = Stretch { phases, wanted, given: &[], ranks };
        self.run_stretch(team, memory, parameters, source, rows, all);
    }

    /// Same as [`Plan::run`] for some of the phases. They continue from the values that earlier phases left in `memory`, with the same number of
    /// rows and the same parameters.
    ///
    /// # Panics
    /// Same as [`Plan::run`]. Also if a requested output behind the cut that [`Plan::is_given`] has no buffer from the caller, or one of another
    /// length.
    pub(crate) fn run_stretch<T: Real>(
        &self,
        team: &Team,
        memory: &mut Memory<T>,
        parameters: &[T],
        source: &impl Source<T>,
        rows: usize,
        stretch: Stretch<'_, T>,
    ) {
        assert_eq!(parameters.len(), self.parameters, "Plan::run: length of the parameters");
        assert!(
            rows <= memory.capacity(),
            "Plan::run: {rows} rows, memory for {}",
            memory.capacity()
        );
        let _flush = FlushDenormals::new();
        memory.begin(self, rows, stretch.ranks.size() > 1);
        let (cells, layout) = memory.cells();
        let lent = std::array::from_fn(|input| source.lend(input));
        let buffers = Buffers { cells, parameters, layout, lent, given: stretch.given };
        let run = Run { team, ranks: stretch.ranks, buffers, source, rows, wanted: stretch.wanted };
        for phase in &self.phases[stretch.phases] {
            run.shared(&phase.prologue);
            run.phase(phase);
        }
    }
}

/// The part of a plan that a run executes.
pub(crate) struct Stretch<'a, T> {
    pub(crate) phases: Range<usize>,
    pub(crate) wanted: Wanted,
    /// The caller's buffers for the outputs behind the cut that [`Plan::is_given`], if these outputs are requested.
    pub(crate) given: &'a [Option<Given<'a, T>>],
    /// Processes that share the pieces of the batch.
    pub(crate) ranks: &'a Ranks,
}

/// State of one run.
struct Run<'a, T, S> {
    team: &'a Team,
    ranks: &'a Ranks,
    buffers: Buffers<'a, T>,
    source: &'a S,
    rows: usize,
    wanted: Wanted,
}

impl<T: Real, S: Source<T>> Run<'_, T, S> {
    /// Runs steps on values that rows share.
    fn shared(&self, steps: &[Step]) {
        for step in steps.iter().filter(|step| step.needed.meets(self.wanted)) {
            // SAFETY: no other thread is running.
            unsafe { step.run(&self.buffers, &Part::SHARED) };
        }
    }

    /// Returns the number of threads that can work: limited by the team and by the memory.
    fn slots(&self) -> usize {
        self.team.threads().min(self.buffers.layout.slots)
    }

    fn phase(&self, phase: &Phase) {
        if !phase.steps.iter().any(|step| step.needed.meets(self.wanted)) {
            return;
        }
        let pieces = phase.pieces(self.rows);
        if pieces == 1 {
            return self.piece(phase, 0, None, 0..self.rows);
        }
        let size = self.rows.div_ceil(pieces).next_multiple_of(if self.rows < 16 * pieces {
            1
        } else {
            16
        });
        let own = self.ranks.own(pieces);
        let slots = self.slots().min(own.len());
        let left = Pieces::new(own, slots);
        self.team.run(slots, &|slot| {
            let _flush = FlushDenormals::new();
            while let Some(piece) = left.take(slot) {
                let rows = (piece * size).min(self.rows)..((piece + 1) * size).min(self.rows);
                self.piece(phase, slot, Some(piece), rows);
            }
        });
        let pieces = match self.ranks.size() {
            1 => pieces,
            _ => self.join_ranks(phase, (pieces, size)),
        };
        self.add_pieces(phase, pieces);
    }

    /// Adds up the sums of the pieces of all ranks in place of those of piece 0, and copies the values of rows that outlive the phase to all ranks.
    /// Returns the number of pieces that are left: 1.
    fn join_ranks(&self, phase: &Phase, (pieces, size): (usize, usize)) -> usize {
        let (cells, sums) = (self.buffers.cells, self.buffers.layout.sums);
        let of = |piece: usize| sums + piece * phase.sums_len;
        // SAFETY: the pieces are done, and no other thread is running.
        let total = unsafe { cells.get_mut(of(0)..of(1)) };
        self.ranks.add_in_order(total, pieces, |total, piece, range| {
            // SAFETY: as above; the sums of different pieces are disjoint.
            reduce::add(total, unsafe {
                cells.get(of(piece) + range.start..of(piece) + range.end)
            });
        });
        for &Kept { at, len } in &phase.kept {
            let at = self.buffers.layout.whole + at * self.buffers.layout.capacity;
            // SAFETY: as above.
            let values = unsafe { cells.get_mut(at..at + len * self.rows) };
            self.ranks.gather_rows(values, (self.rows, size, pieces));
        }
        1
    }

    /// Runs the rows of a piece block by block. A single piece (`None`) writes its sums directly to the total's place, and has all threads.
    fn piece(&self, phase: &Phase, slot: usize, piece: Option<usize>, rows: Range<usize>) {
        let sums = piece.map(|piece| self.buffers.layout.sums + piece * phase.sums_len);
        let cells = self.buffers.cells;
        for sum in phase.sums.iter().filter(|sum| sum.needed.meets(self.wanted)) {
            let to = match sums {
                // SAFETY: a piece's sums are its own.
                Some(sums) => unsafe { cells.get_mut(sums + sum.from..sums + sum.from + sum.len) },
                None if self.buffers.adds(sum.to) => continue,
                // SAFETY: a single piece is alone.
                None => unsafe { self.buffers.home(sum.to, sum.len).get_mut() },
            };
            to.fill(T::ZERO);
        }
        let block_rows = match piece {
            None => phase.shared_rows(self.slots()).min(self.rows).max(1),
            Some(_) => phase.block_rows,
        };
        for start in rows.clone().step_by(block_rows) {
            let rows = start..(start + block_rows).min(rows.end);
            let part = Part {
                rows: rows.clone(),
                block_start: start,
                all_rows: self.rows,
                block_rows,
                slot,
                tiles: slot,
                sums,
                team: None,
            };
            for &Filled { input, at, len, needed } in &phase.inputs {
                if !needed.meets(self.wanted) || self.buffers.lent(input).is_some() {
                    continue;
                }
                let at = self.buffers.layout.block(slot) + at * block_rows;
                // SAFETY: a slot's block is used by one thread at a time.
                let to = unsafe { cells.get_mut(at..at + len * rows.len()) };
                self.source.fill(to, input, rows.clone());
            }
            for step in phase.steps.iter().filter(|step| step.needed.meets(self.wanted)) {
                match piece {
                    None => self.together(step, &part),
                    // SAFETY: only this thread uses the block, the piece's sums and these rows.
                    Some(_) => unsafe { step.run(&self.buffers, &part) },
                }
            }
        }
    }

    /// Runs a step of a single piece on all threads, if it is long enough: each thread computes some of its rows, or the kernel shares its work.
    fn together(&self, step: &Step, block: &Part) {
        let rows = &block.rows;
        let parts = match step.numbers(rows.len()) {
            SHARED.. if step.is_by_row() => self.slots().min(rows.len()),
            _ => 1,
        };
        if parts < 2 {
            let part = Part { rows: rows.clone(), team: Some(self.team), ..*block };
            // SAFETY: only the calling thread and its team use the block, the sums and these rows.
            return unsafe { step.run(&self.buffers, &part) };
        }
        let size = rows.len().div_ceil(parts);
        self.team.run(parts, &|slot| {
            let _flush = FlushDenormals::new();
            let start = (rows.start + slot * size).min(rows.end);
            let part = Part { rows: start..(start + size).min(rows.end), tiles: slot, ..*block };
            // SAFETY: as above, and each thread has rows and tiles of its own.
            unsafe { step.run(&self.buffers, &part) };
        });
    }

    /// Adds up the sums of the pieces, in order.
    fn add_pieces(&self, phase: &Phase, pieces: usize) {
        let cells = self.buffers.cells;
        let start = self.buffers.layout.sums;
        let is_added = |sum: &&Sum| !sum.is_apart && sum.needed.meets(self.wanted);
        for sum in phase.sums.iter().filter(is_added) {
            let (home, adds) = (self.buffers.home(sum.to, sum.len), self.buffers.adds(sum.to));
            let chunks = sum.len.div_ceil(SUMMED);
            let chunk = |number: usize| {
                let range = number * SUMMED..((number + 1) * SUMMED).min(sum.len);
                let to = home.start + range.start..home.start + range.end;
                // SAFETY: each chunk is written by one thread; the pieces are done.
                let to = unsafe { home.cells.get_mut(to) };
                for piece in 0..pieces {
                    let from = start + piece * phase.sums_len + sum.from;
                    // SAFETY: as above.
                    let addend = unsafe { cells.get(from + range.start..from + range.end) };
                    match piece {
                        0 if !adds => to.copy_from_slice(addend),
                        _ => reduce::add(to, addend),
                    }
                }
            };
            match chunks {
                0 | 1 => (0..chunks).for_each(chunk),
                _ => self.team.each(chunks, &chunk),
            }
        }
    }
}
