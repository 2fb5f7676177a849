//! Running a plan: phase after phase, pieces of the batch side by side, block after block in each.

mod memory;
mod room;
mod step;

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

use super::Plan;
use super::plan::Wanted;
use crate::kernels::{Real, reduce};
use crate::simd::FlushDenormals;
use crate::threads::Team;
pub use memory::Memory;
pub(crate) use room::Given;
pub(super) use room::{Held, Home, Place};
use room::{Part, Room};
pub(super) use step::{MOST_OPERANDS, Step, Work};

/// A batch is cut into at most so many pieces.
pub(super) const MOST_PIECES: usize = 16;
/// Rows of a block, at most.
const MOST_BLOCK_ROWS: usize = 128;
/// Numbers of a block's values: half of a core's second-level cache, in `f32`.
const BLOCK: usize = (512 << 10) / size_of::<f32>();
/// Numbers of a block of more rows than stay in that cache, at most.
const MOST_BLOCK: usize = (64 << 20) / size_of::<f32>();
/// Rows of a piece that are enough for any graph.
const MOST_PIECE_ROWS: usize = 2048;
/// Numbers that a step passes through from which it is worth more than one thread: some microseconds.
const SHARED: usize = 1 << 15;
/// Rows that each thread shall have of a block that they share.
const SHARED_ROWS: usize = 8;
/// Numbers that one piece of a sum of pieces takes.
const SUMMED: usize = 4096;

/// Where the rows of a batch come from.
pub trait Source<T>: Sync {
    /// Writes the values of the input of this number, in the order of [`Graph::inputs`](super::Graph::inputs), for rows of the
    /// batch.
    fn fill(&self, to: &mut [T], input: usize, rows: Range<usize>);

    /// The values of that input for all rows, if they lie one after the other as they are wanted: they are then read where they
    /// are. (Asked of the first few inputs only.)
    fn lend(&self, _input: usize) -> Option<&[T]> {
        None
    }
}

/// The inputs as slices, row after row.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a, T>(pub &'a [&'a [T]]);

impl<T: Copy + Sync> Source<T> for Rows<'_, T> {
    fn fill(&self, to: &mut [T], input: usize, rows: Range<usize>) {
        let width = to.len() / rows.len().max(1);
        to.copy_from_slice(&self.0[input][rows.start * width..rows.end * width]);
    }
}

/// What is done between two points at which all rows have come as far.
#[derive(Debug, Clone)]
pub(super) struct Phase {
    /// What rows share, of what earlier phases gave.
    pub(super) prologue: Vec<Step>,
    pub(super) steps: Vec<Step>,
    /// Inputs that are read.
    inputs: Vec<Filled>,
    /// Rows of a block.
    block_rows: usize,
    /// Numbers a row of a block.
    block: usize,
    sums: Vec<Sum>,
    /// Numbers of a piece's sums.
    pub(super) sums_len: usize,
    /// Rows of a piece that are worth having sums of their own.
    piece_rows: usize,
}

/// An input that is read: its number, where in a block it is filled in, and its numbers a row.
#[derive(Debug, Clone, Copy)]
pub(super) struct Filled {
    pub(super) input: usize,
    pub(super) at: usize,
    pub(super) len: usize,
    /// What of a run it is for.
    pub(super) needed: Wanted,
}

/// A sum over rows: where in a piece's sums it lies, where that of all pieces, and its length.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sum {
    pub(super) from: usize,
    pub(super) to: Home,
    pub(super) len: usize,
    /// Whether those of pieces stay apart.
    pub(super) is_apart: bool,
    /// What of a run it is for.
    pub(super) needed: Wanted,
}

/// What the caller reads.
#[derive(Debug, Clone, Copy)]
pub(super) struct Output {
    pub(super) held: Held,
    pub(super) per_row: bool,
    /// Where a piece's sum lies among its sums, if those of pieces stay apart.
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
    ) -> Self {
        // Each block reads the weights that its sums are the gradients of: large ones are worth more rows.
        let block_rows = ((BLOCK + sums_len) / block.max(1)).clamp(1, MOST_BLOCK_ROWS);
        let block_rows = if block_rows < 16 { block_rows } else { block_rows / 16 * 16 };
        // (A few more rows are worth a slower cache to some, but not memory without bounds.)
        let wanted = steps.iter().map(Step::rows).max().unwrap_or(1);
        let block_rows = block_rows.max(wanted.min(MOST_BLOCK / block.max(1)));
        // Sums of its own are cleared, filled and added up: memory traffic in proportion to them, to be worth it by the
        // arithmetic of a piece's rows. A row's numbers are each used a few times; 256 was measured on perceptrons.
        let reuse = (16 * block / sums_len.max(1)).max(1);
        let enough = (sums_len / 256).clamp(MOST_BLOCK_ROWS, MOST_PIECE_ROWS);
        let piece_rows = enough.div_ceil(reuse).max(block_rows);
        Self { prologue, steps, inputs, block_rows, block, sums, sums_len, piece_rows }
    }

    /// The sum that ends up at this place.
    pub(super) fn sum_of(&self, place: Place) -> Option<Sum> {
        let Place::Shared(place) = place else { return None };
        self.sums.iter().copied().find(|sum| sum.to == Home::Shared(place))
    }

    /// Into how many pieces `rows` are cut: not by the number of threads, of which two, four and eight share a power of two evenly.
    pub(super) fn pieces(&self, rows: usize) -> usize {
        rows.div_ceil(self.piece_rows).min(MOST_PIECES).next_power_of_two()
    }

    /// Numbers of a block.
    pub(super) fn block_len(&self) -> usize {
        self.block * self.block_rows
    }

    /// Rows of a block that so many threads work on together: each shall have some, even if they do not stay in a cache.
    fn shared_rows(&self, slots: usize) -> usize {
        let wanted = if slots > 1 { SHARED_ROWS * slots } else { 1 };
        self.block_rows.max(wanted.min(MOST_BLOCK / self.block.max(1)))
    }

    /// Numbers of such a block, of at most so many rows.
    pub(super) fn shared_len(&self, slots: usize, rows: usize) -> usize {
        self.block * self.shared_rows(slots).min(rows)
    }
}

impl Plan {
    /// Runs the plan on `rows` rows of `source`; outputs are then in `memory`. The same rows and parameters give the same
    /// bits on any number of threads.
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
        let all = Stretch { phases: 0..self.phases.len(), wanted: Wanted::ALL, given: &[] };
        self.run_stretch(team, memory, parameters, source, rows, all);
    }

    /// As [`Plan::run`], some of the phases: the others go on from what they left in `memory`, with as many rows and the same
    /// parameters.
    ///
    /// # Panics
    /// As [`Plan::run`]; if an output behind the cut that is wanted and is made in a place of the caller's has none, or one of another
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
        memory.begin(self, rows);
        let (cells, layout) = memory.cells();
        let lent = std::array::from_fn(|input| source.lend(input));
        let room = Room { cells, parameters, layout, lent, given: stretch.given };
        let run = Run { team, room, source, rows, wanted: stretch.wanted };
        for phase in &self.phases[stretch.phases] {
            run.shared(&phase.prologue);
            run.phase(phase);
        }
    }
}

/// What is run of a plan.
pub(crate) struct Stretch<'a, T> {
    pub(crate) phases: Range<usize>,
    pub(crate) wanted: Wanted,
    /// Places for the outputs behind the cut that [`Plan::is_given`], if they are wanted.
    pub(crate) given: &'a [Option<Given<'a, T>>],
}

/// One run.
struct Run<'a, T, S> {
    team: &'a Team,
    room: Room<'a, T>,
    source: &'a S,
    rows: usize,
    wanted: Wanted,
}

impl<T: Real, S: Source<T>> Run<'_, T, S> {
    /// Steps on values that rows share.
    fn shared(&self, steps: &[Step]) {
        for step in steps.iter().filter(|step| step.needed.meets(self.wanted)) {
            // SAFETY: no other thread is at work.
            unsafe { step.run(&self.room, &Part::SHARED) };
        }
    }

    /// Threads that there are, and room for.
    fn slots(&self) -> usize {
        self.team.threads().min(self.room.layout.slots)
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
        let slots = self.slots().min(pieces);
        let left = Pieces::new(pieces, slots);
        self.team.run(slots, &|slot| {
            let _flush = FlushDenormals::new();
            while let Some(piece) = left.take(slot) {
                let rows = (piece * size).min(self.rows)..((piece + 1) * size).min(self.rows);
                self.piece(phase, slot, Some(piece), rows);
            }
        });
        self.add_pieces(phase, pieces);
    }

    /// The rows of a piece, block after block. A single piece (`None`) sums where the sums of all are wanted, and has all threads.
    fn piece(&self, phase: &Phase, slot: usize, piece: Option<usize>, rows: Range<usize>) {
        let sums = piece.map(|piece| self.room.layout.sums + piece * phase.sums_len);
        let cells = self.room.cells;
        for sum in phase.sums.iter().filter(|sum| sum.needed.meets(self.wanted)) {
            let to = match sums {
                // SAFETY: a piece's sums are its own.
                Some(sums) => unsafe { cells.get_mut(sums + sum.from..sums + sum.from + sum.len) },
                None if self.room.adds(sum.to) => continue,
                // SAFETY: a single piece is alone.
                None => unsafe { self.room.home(sum.to, sum.len).get_mut() },
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
                if !needed.meets(self.wanted) || self.room.lent(input).is_some() {
                    continue;
                }
                let at = self.room.layout.block(slot) + at * block_rows;
                // SAFETY: a slot's block is used by one thread at a time.
                let to = unsafe { cells.get_mut(at..at + len * rows.len()) };
                self.source.fill(to, input, rows.clone());
            }
            for step in phase.steps.iter().filter(|step| step.needed.meets(self.wanted)) {
                match piece {
                    None => self.together(step, &part),
                    // SAFETY: the block, the piece's sums and these rows are this thread's alone.
                    Some(_) => unsafe { step.run(&self.room, &part) },
                }
            }
        }
    }

    /// A step of a single piece by all threads, if it is long enough: each makes some of its rows, or the kernel shares its work.
    fn together(&self, step: &Step, block: &Part) {
        let rows = &block.rows;
        let parts = match step.numbers(rows.len()) {
            SHARED.. if step.is_by_row() => self.slots().min(rows.len()),
            _ => 1,
        };
        if parts < 2 {
            let part = Part { rows: rows.clone(), team: Some(self.team), ..*block };
            // SAFETY: the block, the sums and these rows are the calling thread's, which shares them with its team only.
            return unsafe { step.run(&self.room, &part) };
        }
        let size = rows.len().div_ceil(parts);
        self.team.run(parts, &|slot| {
            let _flush = FlushDenormals::new();
            let start = (rows.start + slot * size).min(rows.end);
            let part = Part { rows: start..(start + size).min(rows.end), tiles: slot, ..*block };
            // SAFETY: as above, and each thread has rows and tiles of its own.
            unsafe { step.run(&self.room, &part) };
        });
    }

    /// Adds up the sums of the pieces, in order.
    fn add_pieces(&self, phase: &Phase, pieces: usize) {
        let cells = self.room.cells;
        let start = self.room.layout.sums;
        let is_added = |sum: &&Sum| !sum.is_apart && sum.needed.meets(self.wanted);
        for sum in phase.sums.iter().filter(is_added) {
            let (home, adds) = (self.room.home(sum.to, sum.len), self.room.adds(sum.to));
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

/// Pieces that no thread has taken yet: each thread first takes those whose data it had in the last run.
struct Pieces {
    left: AtomicU32,
    slots: usize,
}

impl Pieces {
    fn new(pieces: usize, slots: usize) -> Self {
        Self { left: AtomicU32::new(((1_u64 << pieces) - 1) as u32), slots }
    }

    fn take(&self, slot: usize) -> Option<usize> {
        let own = (slot..MOST_PIECES).step_by(self.slots).fold(0, |mask, piece| mask | 1 << piece);
        let mut left = self.left.load(Ordering::Relaxed);
        while left != 0 {
            let piece = match left & own {
                0 => 31 - left.leading_zeros(),
                mine => mine.trailing_zeros(),
            };
            // (Data pass between threads by the team's own synchronisation.)
            let taken = self.left.compare_exchange_weak(
                left,
                left & !(1 << piece),
                Ordering::Relaxed,
                Ordering::Relaxed,
            );
            match taken {
                Ok(_) => return Some(piece as usize),
                Err(now) => left = now,
            }
        }
        None
    }
}
