//! Numbers as expressions of a row's data.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::error::Result;
use crate::memory;

/// What memory is for.
pub(super) const CELLS: &str = "the rows of the model's batch";

/// The values, of which there are `len`, in memory that is asked for.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
pub(super) fn listed<T>(len: usize, values: impl IntoIterator<Item = T>) -> Result<Vec<T>> {
    let mut list = memory::room(len, CELLS)?;
    list.extend(values);
    Ok(list)
}

/// The row of a number that needs none, and of one that needs several.
const NONE: u32 = 0;
const SEVERAL: u32 = u32::MAX;

/// A number of a value: which row of the batch it needs, and a hash of the expression that it is of that row's data. Two rows
/// whose numbers have the same expression are computed alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell {
    row: u32,
    pub(super) expression: u64,
}

impl Cell {
    /// A number that is known before there is any row.
    pub(super) fn known(value: f64) -> Self {
        Self { row: NONE, expression: mixed(1, value.to_bits()) }
    }

    /// A number of an input: of this row (from 0), or of all.
    pub(super) fn input(input: usize, place: usize, row: Option<usize>) -> Self {
        let row = row.map_or(NONE, |row| row as u32 + 1);
        Self { row, expression: mixed(mixed(2, input as u64), place as u64) }
    }

    /// Whether it needs a row of the batch.
    pub(super) fn has_row(self) -> bool {
        self.row != NONE
    }

    pub(super) fn has_several(self) -> bool {
        self.row == SEVERAL
    }

    /// Whether it needs no other row than this one (from 0).
    pub(super) fn is_within(self, row: usize) -> bool {
        self.row == NONE || self.row == row as u32 + 1
    }
}

/// Bits that depend on two words and their order (the folded product of Wang Yi's wyhash).
fn mixed(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0xa076_1d64_78bd_642f) * u128::from(b ^ 0xe703_7ed1_a0b4_28db);
    (product >> 64) as u64 ^ product as u64
}

/// An expression that is put together from others.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mix(Cell);

impl Mix {
    pub(super) fn new(word: u64) -> Self {
        Self(Cell { row: NONE, expression: mixed(3, word) })
    }

    /// A function: what it is and its constants.
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
pub(super) enum Held {
    /// They are known before there is any row.
    Known(Vec<f64>),
    Cells(Vec<Cell>),
    /// They are the same for all rows: a hash of what they are.
    Whole(u64),
}

impl Held {
    pub(super) fn at(&self, place: usize) -> Cell {
        match self {
            Held::Known(numbers) => Cell::known(numbers[place]),
            Held::Cells(cells) => cells[place],
            Held::Whole(hash) => Cell { row: NONE, expression: mixed(*hash, place as u64) },
        }
    }

    /// `len` numbers from `start` on, `step` apart, as one.
    pub(super) fn part(&self, start: usize, step: usize, len: usize) -> Cell {
        match self {
            Held::Whole(hash) => Mix::new(*hash).word(start as u64).word(step as u64).cell(),
            held => Mix::new(0).all((0..len).map(|n| held.at(start + n * step))).cell(),
        }
    }

    /// All `len` numbers as one.
    pub(super) fn all(&self, len: usize) -> Cell {
        self.part(0, 1, len)
    }
}

/// Of a value over a batch, how its numbers belong to rows: number i to row (i / inner) mod rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rows {
    pub(super) count: usize,
    pub(super) inner: usize,
}

impl Rows {
    /// Whether each number needs no other row than its own.
    fn are_apart(self, cells: &[Cell]) -> bool {
        cells.chunks_exact(self.inner * self.count).all(|all| {
            let mut rows = all.chunks_exact(self.inner).enumerate();
            rows.all(|(row, cells)| cells.iter().all(|cell| cell.is_within(row)))
        })
    }

    /// Whether all rows have the same expressions.
    fn are_alike(self, cells: &[Cell]) -> bool {
        cells.chunks_exact(self.inner * self.count).all(|all| {
            let (first, others) = all.split_at(self.inner);
            others.chunks_exact(self.inner).all(|row| {
                row.iter().zip(first).all(|(cell, first)| cell.expression == first.expression)
            })
        })
    }
}

/// What is wrong with a value of which each row should have its own part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    /// A number needs several rows.
    Mixes,
    /// A row's numbers are not where they should be, or are another's.
    Rearranges,
    /// Rows are computed in different ways.
    Differs,
}

/// All divisors, the largest first.
fn divisors(number: usize) -> Vec<usize> {
    let small = (1..).take_while(|n| n * n <= number).filter(|n| number.is_multiple_of(*n));
    let small: Vec<usize> = small.collect();
    let large = small.iter().map(|n| number / n);
    let mut all: Vec<usize> = large.chain(small.iter().rev().copied()).collect();
    all.dedup();
    all
}

/// How the numbers of a value belong to so many rows.
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

/// The expressions of the first row's numbers.
pub(super) fn first_row(cells: &[Cell], rows: Rows) -> impl Iterator<Item = u64> + '_ {
    let first = cells.chunks_exact(rows.inner * rows.count).flat_map(move |all| &all[..rows.inner]);
    first.map(|cell| cell.expression)
}
