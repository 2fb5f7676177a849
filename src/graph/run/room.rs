//! Where the numbers of a run lie: in its memory, with the source, with the caller.

use std::ops::Range;

use super::memory::Layout;
use crate::arena::Cells;
use crate::threads::Team;

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
    /// The input of this number: where the source has it, or in a thread's block of rows.
    Input { input: usize, at: usize },
    /// In the caller's place for the output of this number behind the cut: a value of rows.
    Given(usize),
    /// Among the sums of a piece; those of a single piece are where the sums of all are wanted.
    Sum {
        /// Among those of a piece.
        from: usize,
        to: Home,
    },
}

/// Where the sum of all rows is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::graph) enum Home {
    /// Among the values that rows share.
    Shared(usize),
    /// In the caller's place for the output of this number behind the cut.
    Given(usize),
}

impl Place {
    pub(super) fn is_per_row(self) -> bool {
        matches!(self, Place::Whole(_) | Place::Block(_) | Place::Input { .. } | Place::Given(_))
    }
}

/// A value: where it lies, and its numbers (of one row).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::graph) struct Held {
    pub(in crate::graph) place: Place,
    pub(in crate::graph) len: usize,
}

/// Inputs that a source can lend.
pub(super) const MOST_LENT: usize = 8;

/// The memory of a run.
pub(super) struct Room<'a, T> {
    pub(super) cells: Cells<'a, T>,
    pub(super) parameters: &'a [T],
    pub(super) layout: Layout,
    /// The first inputs, of all rows, where the source has them as they are.
    pub(super) lent: [Option<&'a [T]>; MOST_LENT],
    /// Places of the caller's.
    pub(super) given: &'a [Option<Given<'a, T>>],
}

/// A place of the caller's for an output.
pub(crate) struct Given<'a, T> {
    cells: Cells<'a, T>,
    /// Whether what is there is added to: a sum over rows.
    adds: bool,
}

impl<T> Clone for Given<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Given<'_, T> {}

impl<'a, T> Given<'a, T> {
    /// As long as the output.
    pub(crate) fn new(to: &'a mut [T], adds: bool) -> Self {
        Self { cells: Cells::new(to), adds }
    }

    pub(super) fn adds(self) -> bool {
        self.adds
    }
}

/// Numbers in some memory.
pub(super) struct Spot<'a, T> {
    pub(super) cells: Cells<'a, T>,
    pub(super) start: usize,
    pub(super) len: usize,
}

impl<'a, T> Spot<'a, T> {
    /// # Safety
    /// As of [`Cells::get`].
    pub(super) unsafe fn get(&self) -> &'a [T] {
        // SAFETY: the caller's promise.
        unsafe { self.cells.get(self.start..self.start + self.len) }
    }

    /// # Safety
    /// As of [`Cells::get_mut`].
    #[allow(clippy::mut_from_ref)] // as there
    pub(super) unsafe fn get_mut(&self) -> &'a mut [T] {
        // SAFETY: the caller's promise.
        unsafe { self.cells.get_mut(self.start..self.start + self.len) }
    }
}

impl<'a, T> Room<'a, T> {
    /// What is in the memory alone.
    pub(super) fn alone(cells: Cells<'a, T>, layout: Layout) -> Self {
        Room { cells, parameters: &[], layout, lent: [None; MOST_LENT], given: &[] }
    }

    fn spot(&self, start: usize, len: usize) -> Spot<'a, T> {
        Spot { cells: self.cells, start, len }
    }

    /// The input of this number, if the source has it as it is.
    pub(super) fn lent(&self, input: usize) -> Option<&'a [T]> {
        self.lent.get(input).copied().flatten()
    }

    /// The caller's place for an output.
    fn given(&self, number: usize) -> Given<'a, T> {
        // UNWRAP: a step that makes what the caller has no place for is not done.
        self.given[number].unwrap()
    }

    /// Where the sum of all rows is wanted.
    pub(super) fn home(&self, home: Home, len: usize) -> Spot<'a, T> {
        match home {
            Home::Shared(start) => self.spot(start, len),
            Home::Given(number) => Spot { cells: self.given(number).cells, start: 0, len },
        }
    }

    /// Whether such a sum is added to what is there.
    pub(super) fn adds(&self, home: Home) -> bool {
        matches!(home, Home::Given(number) if self.given(number).adds())
    }

    /// A value, of the rows of a part: not a parameter, nor an input that was lent.
    pub(super) fn place(&self, held: &Held, part: &Part<'_>) -> Spot<'a, T> {
        let (rows, len) = (&part.rows, held.len);
        let before = rows.start - part.block_start;
        match held.place {
            Place::Parameter(_) => unreachable!("parameters lie elsewhere"),
            Place::Shared(start) => self.spot(start, len),
            Place::Whole(_) => self.whole(held, rows.clone()),
            Place::Block(offset) | Place::Input { at: offset, .. } => {
                let start = self.layout.block(part.slot) + offset * part.block_rows;
                self.spot(start + before * len, rows.len() * len)
            }
            Place::Given(number) => Spot {
                cells: self.given(number).cells,
                start: rows.start * len,
                len: rows.len() * len,
            },
            Place::Sum { from, to } => match part.sums {
                Some(sums) => self.spot(sums + from, len),
                None => self.home(to, len),
            },
        }
    }

    /// Rows of a value that is held for the whole batch.
    pub(super) fn whole(&self, held: &Held, rows: Range<usize>) -> Spot<'a, T> {
        let Place::Whole(offset) = held.place else { unreachable!("a value for the whole batch") };
        let start = self.layout.whole + offset * self.layout.capacity;
        self.spot(start + rows.start * held.len, rows.len() * held.len)
    }
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
