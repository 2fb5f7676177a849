//! One step of a plan, on a block of rows.

use std::fmt;
use std::ops::Range;

use super::memory::Layout;
use crate::arena::Cells;
use crate::graph::Operation;
use crate::graph::operation::{Call, Rule, Shapes};
use crate::kernels::Real;
use crate::kernels::elementwise::Chain;
use crate::threads::Team;

/// Values that one step reads, or writes, at most.
pub(in crate::graph) const MOST_OPERANDS: usize = 16;

/// Where a value lies. Offsets are in numbers; those of values of rows are in numbers of one row, of all rows before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::graph) enum Place {
    /// Among the parameters.
    Parameter(usize),
    /// Among the values that rows share.
    Shared(usize),
    /// Among the values for the whole batch.
    Whole(usize),
    /// In a thread's block of rows.
    Block(usize),
    /// Among the sums of a piece; those of a single piece are where the sums of all are wanted.
    Sum {
        /// Among those of a piece.
        from: usize,
        /// Among the values that rows share.
        to: usize,
    },
}

impl Place {
    fn is_per_row(self) -> bool {
        matches!(self, Place::Whole(_) | Place::Block(_))
    }
}

/// A value: where it lies, and its numbers (of one row).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::graph) struct Held {
    pub(in crate::graph) place: Place,
    pub(in crate::graph) len: usize,
}

/// What a step does.
#[derive(Debug, Clone)]
pub(in crate::graph) enum Work {
    Chain(Chain),
    Operation(Operation, Shapes),
}

/// An operation, or several that pass through memory once.
#[derive(Debug, Clone)]
pub(in crate::graph) struct Step {
    pub(in crate::graph) work: Work,
    pub(in crate::graph) outputs: Vec<Held>,
    pub(in crate::graph) inputs: Vec<Held>,
}

/// The memory of a run.
pub(super) struct Room<'a, T> {
    pub(super) cells: Cells<'a, T>,
    pub(super) parameters: &'a [T],
    pub(super) layout: Layout,
}

/// What a step is done for.
pub(super) struct Part<'a> {
    pub(super) rows: Range<usize>,
    /// The first row of the block that they are a part of.
    pub(super) block_start: usize,
    /// Rows of the batch.
    pub(super) all_rows: usize,
    /// Rows of a full block.
    pub(super) block_rows: usize,
    /// Whose block.
    pub(super) slot: usize,
    /// Whose tiles.
    pub(super) tiles: usize,
    /// Where the piece's sums begin.
    pub(super) sums: Option<usize>,
    /// Threads that have nothing else to do.
    pub(super) team: Option<&'a Team>,
}

impl Part<'_> {
    /// What rows share, which nobody else is at work on.
    pub(super) const SHARED: Self = Part {
        rows: 0..1,
        block_start: 0,
        all_rows: 1,
        block_rows: 1,
        slot: 0,
        tiles: 0,
        sums: None,
        team: None,
    };
}

impl Step {
    /// Numbers of room for tiles, or of scratch.
    pub(in crate::graph) fn tiles(&self) -> usize {
        match &self.work {
            Work::Chain(chain) => chain.workspace(),
            Work::Operation(operation, shapes) => operation.scratch(shapes),
        }
    }

    /// Rows of a block that it is worth having.
    pub(in crate::graph) fn rows(&self) -> usize {
        match &self.work {
            Work::Chain(_) => 1,
            Work::Operation(operation, _) => operation.rows(),
        }
    }

    /// Numbers that it reads and writes of so many rows.
    pub(super) fn numbers(&self, rows: usize) -> usize {
        let of = |held: &Held| if held.place.is_per_row() { held.len * rows } else { held.len };
        self.outputs.iter().chain(&self.inputs).map(of).sum()
    }

    /// Whether each row is made of itself alone, and of what all rows share.
    pub(super) fn is_by_row(&self) -> bool {
        !self.sees_batch() && self.outputs.iter().all(|held| held.place.is_per_row())
    }

    /// Whether it reads values of all rows.
    fn sees_batch(&self) -> bool {
        match &self.work {
            Work::Operation(operation, _) => operation.rule().is_some_and(Rule::sees_batch),
            Work::Chain(_) => false,
        }
    }

    /// The input that an output is made of where it lies: [`Rule::in_place`].
    fn in_place(&self) -> Option<(usize, usize)> {
        let Work::Operation(operation, _) = &self.work else { return None };
        let both = operation.rule()?.in_place()?;
        (self.outputs[both.1].len > 0).then_some(both)
    }

    /// Does the step.
    ///
    /// # Safety
    /// The slot's block, the piece's sums and these rows must be this thread's alone; what rows share is only written while
    /// no other thread is at work.
    pub(super) unsafe fn run<T: Real>(&self, room: &Room<'_, T>, part: &Part<'_>) {
        let mut inputs: [&[T]; MOST_OPERANDS] = [&[]; MOST_OPERANDS];
        let (sees_batch, in_place) = (self.sees_batch(), self.in_place());
        let taken = in_place
            .filter(|&(input, output)| self.inputs[input].place == self.outputs[output].place);
        for (number, (slice, held)) in inputs.iter_mut().zip(&self.inputs).enumerate() {
            if taken.is_some_and(|(input, _)| input == number) {
                continue;
            }
            let (start, len) = match held.place {
                Place::Whole(_) if sees_batch => whole(held, &room.layout, 0..part.all_rows),
                _ => place(held, &room.layout, part),
            };
            *slice = match held.place {
                Place::Parameter(_) => &room.parameters[start..start + len],
                // SAFETY: the caller's promise; a step's outputs lie elsewhere, but for the one that was left out.
                _ => unsafe { room.cells.get(start..start + len) },
            };
        }
        let mut outputs: [&mut [T]; MOST_OPERANDS] = std::array::from_fn(|_| &mut [][..]);
        for (slice, held) in outputs.iter_mut().zip(&self.outputs) {
            let (start, len) = place(held, &room.layout, part);
            // SAFETY: the caller's promise; the plan lets no two values of a step lie over each other.
            *slice = unsafe { room.cells.get_mut(start..start + len) };
        }
        if let (Some((input, output)), None) = (in_place, taken) {
            outputs[output].copy_from_slice(std::mem::take(&mut inputs[input]));
        }
        let (outputs, inputs) = (&mut outputs[..self.outputs.len()], &inputs[..self.inputs.len()]);
        let start = room.layout.tiles(part.tiles);
        // SAFETY: a slot's tiles are used by one thread at a time.
        let scratch = unsafe { room.cells.get_mut(start..start + self.tiles()) };
        match &self.work {
            Work::Chain(chain) => chain.run(outputs, inputs, scratch),
            Work::Operation(operation, shapes) => {
                let (first, rows, team) = (part.rows.start, part.rows.len(), part.team);
                operation.run(Call { outputs, inputs, shapes, scratch, first, rows, team });
            }
        }
    }
}

/// Where a value's numbers begin, and how many there are.
fn place(held: &Held, layout: &Layout, part: &Part<'_>) -> (usize, usize) {
    let (rows, len) = (&part.rows, held.len);
    let before = rows.start - part.block_start;
    match held.place {
        Place::Parameter(offset) | Place::Shared(offset) => (offset, len),
        Place::Whole(_) => whole(held, layout, rows.clone()),
        Place::Block(offset) => {
            let start = layout.block(part.slot) + offset * part.block_rows;
            (start + before * len, rows.len() * len)
        }
        Place::Sum { from, to } => (part.sums.map_or(to, |sums| sums + from), len),
    }
}

/// Where the numbers of rows of a value begin that is held for the whole batch, and how many there are.
fn whole(held: &Held, layout: &Layout, rows: Range<usize>) -> (usize, usize) {
    let Place::Whole(offset) = held.place else { unreachable!("a value for the whole batch") };
    (layout.whole + offset * layout.capacity + rows.start * held.len, rows.len() * held.len)
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lens = |values: &[Held]| {
            values
                .iter()
                .map(|held| format!("{:?}×{}", held.place, held.len))
                .collect::<Vec<_>>()
                .join(", ")
        };
        match &self.work {
            Work::Chain(chain) => write!(f, "chain {:?}", chain.steps)?,
            // UNWRAP: what has a kernel has a rule.
            Work::Operation(operation, _) => write!(f, "{}", operation.rule().unwrap().name())?,
        }
        write!(f, "  {} ← {}", lens(&self.outputs), lens(&self.inputs))
    }
}
