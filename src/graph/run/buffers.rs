//! Location of a run's numbers: in its memory, in the source, or in the caller's buffers.

use std::ops::Range;

use super::memory::Layout;
use crate::arena::Cells;
use crate::threads::Team;

/// Location of a value. Offsets are in numbers. For values of rows, an offset counts the numbers of one row; the offset is multiplied by the number
/// of rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Among the parameters.
    Parameter(usize),
    /// Among the values that rows share.
    Shared(usize),
    /// Among the values for the whole batch.
    Whole(usize),
    /// In a thread's block of rows.
    Block(usize),
    /// The input with this number: where the source stores it, or in a thread's block of rows.
    Input { input: usize, at: usize },
    /// In the caller's buffer for the output with this number behind the cut: a value of rows.
    Given(usize),
    /// Among the sums of a piece. A single piece writes its sums directly to the total's place.
    Sum {
        /// Offset among the sums of a piece.
        from: usize,
        to: Home,
    },
}

/// Destination of the sum over all rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Home {
    /// Among the values that rows share.
    Shared(usize),
    /// In the caller's buffer for the output with this number behind the cut.
    Given(usize),
}

impl Place {
    pub(super) fn is_per_row(self) -> bool {
        matches!(self, Place::Whole(_) | Place::Block(_) | Place::Input { .. } | Place::Given(_))
    }
}

/// A value: its location, and its number of elements (per row).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stored {
    pub(crate) place: Place,
    pub(crate) len: usize,
}

/// Largest number of inputs that a source can lend.
pub(super) const MOST_LENT: usize = 8;

/// The memory of a run.
pub(super) struct Buffers<'a, T> {
    pub(super) cells: Cells<'a, T>,
    pub(super) parameters: &'a [T],
    pub(super) layout: Layout,
    /// The first inputs, for all rows, if the source lends them without a copy.
    pub(super) lent: [Option<&'a [T]>; MOST_LENT],
    /// The caller's buffers.
    pub(super) given: &'a [Option<Given<'a, T>>],
}

/// A buffer of the caller for an output.
pub(crate) struct Given<'a, T> {
    cells: Cells<'a, T>,
    /// True if the result is added to the buffer's contents: for a sum over rows.
    adds: bool,
}

impl<T> Clone for Given<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Given<'_, T> {}

impl<'a, T> Given<'a, T> {
    /// Wraps `to`, which must be as long as the output.
    pub(crate) fn new(to: &'a mut [T], adds: bool) -> Self {
        Self { cells: Cells::new(to), adds }
    }

    pub(super) fn adds(self) -> bool {
        self.adds
    }
}

/// A range of numbers in a memory.
pub(super) struct Spot<'a, T> {
    pub(super) cells: Cells<'a, T>,
    pub(super) start: usize,
    pub(super) len: usize,
}

impl<'a, T> Spot<'a, T> {
    /// Returns the numbers.
    ///
    /// # Safety
    /// Same as [`Cells::get`].
    pub(super) unsafe fn get(&self) -> &'a [T] {
        // SAFETY: guaranteed by the caller.
        unsafe { self.cells.get(self.start..self.start + self.len) }
    }

    /// Returns the numbers for writing.
    ///
    /// # Safety
    /// Same as [`Cells::get_mut`].
    #[allow(clippy::mut_from_ref)] // as in [`Cells::get_mut`]
    pub(super) unsafe fn get_mut(&self) -> &'a mut [T] {
        // SAFETY: guaranteed by the caller.
        unsafe { self.cells.get_mut(self.start..self.start + self.len) }
    }
}

impl<'a, T> Buffers<'a, T> {
    /// Returns the memory without parameters, lent inputs or the caller's buffers.
    pub(super) fn alone(cells: Cells<'a, T>, layout: Layout) -> Self {
        Buffers { cells, parameters: &[], layout, lent: [None; MOST_LENT], given: &[] }
    }

    fn spot(&self, start: usize, len: usize) -> Spot<'a, T> {
        Spot { cells: self.cells, start, len }
    }

    /// Returns the input with this number, if the source lends it without a copy.
    pub(super) fn lent(&self, input: usize) -> Option<&'a [T]> {
        self.lent.get(input).copied().flatten()
    }

    /// Returns the caller's buffer for an output.
    fn given(&self, number: usize) -> Given<'a, T> {
        // UNWRAP: a step is not run if the caller has no buffer for its output.
        self.given[number].unwrap()
    }

    /// Returns the destination of the sum over all rows.
    pub(super) fn home(&self, home: Home, len: usize) -> Spot<'a, T> {
        match home {
            Home::Shared(start) => self.spot(start, len),
            Home::Given(number) => Spot { cells: self.given(number).cells, start: 0, len },
        }
    }

    /// True if such a sum is added to the destination's contents.
    pub(super) fn adds(&self, home: Home) -> bool {
        matches!(home, Home::Given(number) if self.given(number).adds())
    }

    /// Returns a value for the rows of a part. The value is not a parameter, nor an input that the source lends.
    pub(super) fn place(&self, held: &Stored, part: &Part<'_>) -> Spot<'a, T> {
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

    /// Returns rows of a value that is stored for the whole batch.
    pub(super) fn whole(&self, held: &Stored, rows: Range<usize>) -> Spot<'a, T> {
        let Place::Whole(offset) = held.place else { unreachable!("a value for the whole batch") };
        let start = self.layout.whole + offset * self.layout.capacity;
        self.spot(start + rows.start * held.len, rows.len() * held.len)
    }
}

/// The rows and the memory that a step works on.
pub(super) struct Part<'a> {
    pub(super) rows: Range<usize>,
    /// First row of the block that contains these rows.
    pub(super) block_start: usize,
    /// Rows in the batch.
    pub(super) all_rows: usize,
    /// Rows in a full block.
    pub(super) block_rows: usize,
    /// Slot whose block is used.
    pub(super) slot: usize,
    /// Slot whose tiles are used.
    pub(super) tiles: usize,
    /// Start of the piece's sums.
    pub(super) sums: Option<usize>,
    /// Threads without other work.
    pub(super) team: Option<&'a Team>,
}

impl Part<'_> {
    /// The values that rows share, while no other thread uses them.
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
