//! Numbers as expressions of a row's data.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::error::Result;
use crate::memory;

/// Purpose of the memory, for errors.
pub(super) const CELLS: &str = "the rows of the model's batch";

/// Collects `len` values in memory whose availability is checked.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
pub(super) fn listed<T>(len: usize, values: impl IntoIterator<Item = T>) -> Result<Vec<T>> {
    let mut list = memory::with_capacity(len, CELLS)?;
    list.extend(values);
    Ok(list)
}

/// Row of a number that needs no row, and of one that needs several rows.
const NONE: u32 = 0;
const SEVERAL: u32 = u32::MAX;

/// A number of a value: the row of the batch that it needs, and a hash of its expression of that row's data. If numbers of two rows
/// have the same expression, they are computed in the same way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell {
    row: u32,
    pub(super) expression: u64,
}

impl Cell {
    /// Returns a number that is known without data.
    pub(super) fn known(value: f64) -> Self {
        Self { row: NONE, expression: mixed(1, value.to_bits()) }
    }

    /// Returns a number of an input, of the given row (from 0) or shared by all rows.
    pub(super) fn input(input: usize, place: usize, row: Option<usize>) -> Self {
        let row = row.map_or(NONE, |row| row as u32 + 1);
        Self { row, expression: mixed(mixed(2, input as u64), place as u64) }
    }

    /// True if the number needs a row of the batch.
    pub(super) fn has_row(self) -> bool {
        self.row != NONE
    }

    pub(super) fn has_several(self) -> bool {
        self.row == SEVERAL
    }

    /// True if the number needs no other row than this one (from 0).
    pub(super) fn is_within(self, row: usize) -> bool {
        self.row == NONE || self.row == row as u32 + 1
    }
}

/// Mixes two words; the result depends on their order (the folded product of Wang Yi's wyhash).
fn mixed(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0xa076_1d64_78bd_642f) * u128::from(b ^ 0xe703_7ed1_a0b4_28db);
    (product >> 64) as u64 ^ product as u64
}

/// An expression under construction from other expressions.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mix(Cell);

impl Mix {
    pub(super) fn new(word: u64) -> Self {
        Self(Cell { row: NONE, expression: mixed(3, word) })
    }

    /// Starts the expression of a function with its constants.
    pub(super) fn of(function: impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        function.hash(&mut hasher);
        Self::new(hasher.finish())
    }

    pub(super) fn word(self, word: u64) -> Self {
        Self(Cell { expression: mixed(self.0.expression, word), ..self.0 })
    }

    pub(super) fn with(self, cell: Cell) -> Self {
        let row = match (self.0.row, cell.row) {
            (a, b) if a == b => a,
            (NONE, row) | (row, NONE) => row,
            _ => SEVERAL,
        };
        Self(Cell { row, expression: mixed(self.0.expression, cell.expression) })
    }

    pub(super) fn all(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        cells.into_iter().fold(self, Mix::with)
    }

    pub(super) fn cell(self) -> Cell {
        self.0
    }
}

/// The numbers of a value.
#[derive(Debug, Clone)]
pub(super) enum Stored {
    /// Numbers that are known without data.
    Known(Vec<f64>),
    Cells(Vec<Cell>),
    /// Numbers that are the same for all rows: a hash of them.
    Whole(u64),
}

impl Stored {
    pub(super) fn at(&self, place: usize) -> Cell {
        match self {
            Stored::Known(numbers) => Cell::known(numbers[place]),
            Stored::Cells(cells) => cells[place],
            Stored::Whole(hash) => Cell { row: NONE, expression: mixed(*hash, place as u64) },
        }
    }

    /// Combines `len` numbers, starting at `start` and `step` apart, into one.
    pub(super) fn part(&self, start: usize, step: usize, len: usize) -> Cell {
        match self {
            Stored::Whole(hash) => Mix::new(*hash).word(start as u64).word(step as u64).cell(),
            held => Mix::new(0).all((0..len).map(|n| held.at(start + n * step))).cell(),
        }
    }

    /// Combines all `len` numbers into one.
    pub(super) fn all(&self, len: usize) -> Cell {
        self.part(0, 1, len)
    }
}

/// Assignment of a value's numbers to rows of a batch: number i belongs to row (i / inner) mod rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rows {
    pub(super) count: usize,
    pub(super) inner: usize,
}

impl Rows {
    /// True if each number needs no other row than its own.
    fn are_apart(self, cells: &[Cell]) -> bool {
        cells.chunks_exact(self.inner * self.count).all(|all| {
            let mut rows = all.chunks_exact(self.inner).enumerate();
            rows.all(|(row, cells)| cells.iter().all(|cell| cell.is_within(row)))
        })
    }

    /// True if all rows have the same expressions.
    fn are_alike(self, cells: &[Cell]) -> bool {
        cells.chunks_exact(self.inner * self.count).all(|all| {
            let (first, others) = all.split_at(self.inner);
            others.chunks_exact(self.inner).all(|row| {
                row.iter().zip(first).all(|(cell, first)| cell.expression == first.expression)
            })
        })
    }
}

/// Reason why a value does not consist of one independent part for each row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    /// A number needs several rows.
    Mixes,
    /// A row's numbers are in the wrong place, or belong to another row.
    Rearranges,
    /// Rows are computed in different ways.
    Differs,
}

/// Returns all divisors, the largest first.
fn divisors(number: usize) -> Vec<usize> {
    let small = (1..).take_while(|n| n * n <= number).filter(|n| number.is_multiple_of(*n));
    let small: Vec<usize> = small.collect();
    let large = small.iter().map(|n| number / n);
    let mut all: Vec<usize> = large.chain(small.iter().rev().copied()).collect();
    all.dedup();
    all
}

/// Returns how the numbers of a value belong to `count` rows.
pub(super) fn rows_of(cells: &[Cell], count: usize) -> std::result::Result<Rows, Fault> {
    if cells.iter().any(|cell| cell.has_several()) {
        return Err(Fault::Mixes);
    }
    if !cells.len().is_multiple_of(count) || cells.is_empty() {
        return Err(Fault::Rearranges);
    }
    let of_row = cells.len() / count;
    let mut fault = Fault::Rearranges;
    for inner in divisors(of_row) {
        let rows = Rows { count, inner };
        match rows.are_apart(cells) {
            false => {}
            true if rows.are_alike(cells) => return Ok(rows),
            true => fault = Fault::Differs,
        }
    }
    Err(fault)
}

/// Returns the expressions of the first row's numbers.
pub(super) fn first_row(cells: &[Cell], rows: Rows) -> impl Iterator<Item = u64> + '_ {
    let first = cells.chunks_exact(rows.inner * rows.count).flat_map(move |all| &all[..rows.inner]);
    first.map(|cell| cell.expression)
}
