//! Marks of missing values: numbers such as -999 that stand in a column for "there is none".
//!
//! A mark is an end of its column: the smallest or the largest value, the very same number in many rows, far from all the
//! rest. What counts as far depends on the number. One that people write for "missing" ([`is_written_for_missing`]) is a
//! mark if the bulk of the rest is far from it; any other only if the whole rest, which must be of a continuous kind, is
//! small beside the gap. Zero is never one: columns of counts, of hits, of padded particles are full of it.
//!
//! The ends are counted in one pass over the rows; the bulk of the rest is that of the first rows in canonical order, and
//! is looked at only in columns that have a candidate. Both depend on the set of rows alone.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::ends::Ends;
use crate::data::{Column, Dataset};
use crate::error::Result;
use crate::memory;
use crate::threads::Team;

/// What the working memory is for.
const COUNTS: &str = "the counts of the columns' smallest and largest values";
/// Values in a piece of the pass.
const PIECE: usize = 1 << 16;
/// The share of a column's values that a mark has at least, and how many these are at least: of a number that people write
/// for "missing", and of any other, which in a small set of rows may have been copied so often.
const WRITTEN: (f64, u64) = (1e-3, 2);
const OTHER: (f64, u64) = (1e-2, 10);
/// Values that are no marks, at least.
const REST: u64 = 10;
/// Values by which the bulk of the rest is judged, about; fewer of the rest among them than this tell nothing of it.
const SAMPLE: usize = 4096;
const ENOUGH: usize = 16;

/// A mark of missing values in a column.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Mark {
    /// Number of the column.
    pub(super) column: usize,
    pub(super) value: f32,
    /// Share of the column's values that are it, 0 to 1.
    pub(super) share: f64,
    /// The smallest and the largest value that is no mark.
    pub(super) rest: (f32, f32),
}

/// The marks in the feature columns of `data`, column by column; `order` are its rows in canonical order.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
#[cfg(test)]
pub(super) fn find(data: &Dataset, order: &[u32], team: &Team) -> Result<Vec<Mark>> {
    let mut counts = Counts::new(data)?;
    counts.add(data, team)?;
    counts.marks(data, order)
}

/// What the rows of one or more data sets of the same columns have at the ends of their columns.
pub(super) struct Counts {
    ends: Ends,
    /// Values of each column that are there: entries of collections may be missing.
    values: Vec<u64>,
}

impl Counts {
    /// Of columns such as those of `data`; no rows yet.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    pub(super) fn new(data: &Dataset) -> Result<Self> {
        Ok(Counts {
            ends: Ends::new(data.features(), COUNTS)?,
            values: memory::zeros(data.columns().len(), COUNTS)?,
        })
    }

    /// Adds all rows of `data`.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    pub(super) fn add(&mut self, data: &Dataset, team: &Team) -> Result<()> {
        self.ends.merge(&ends(data.x(), data.features(), team)?);
        let mut first = 0;
        for (values, column) in self.values.iter_mut().zip(data.columns()) {
            *values += count(data, first..first + column.width);
            first += column.width;
        }
        Ok(())
    }

    /// The outermost values of a column of these features.
    pub(super) fn column(&self, number: usize, features: Range<usize>) -> Outermost {
        let (low, high) = self.ends.of_features(features);
        let (low, high) = (low.values(1.0).collect(), high.values(-1.0).collect());
        Outermost { low, high, values: self.values[number] }
    }

    /// The marks, column by column; `order` are, of the rows of `data`, the first of all in canonical order.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    pub(super) fn marks(&self, data: &Dataset, order: &[u32]) -> Result<Vec<Mark>> {
        let (mut marks, mut first) = (Vec::new(), 0);
        for (number, column) in data.columns().iter().enumerate() {
            let candidates = self.column(number, first..first + column.width);
            let sample = |rest| sample(data, order, (column, first), rest);
            let found = candidates.marks(&sample)?;
            marks.extend(found.into_iter().map(|mark| Mark { column: number, ..mark }));
            first += column.width;
        }
        Ok(marks)
    }
}

/// Values of some features that are there: entries of collections may be missing.
fn count(data: &Dataset, features: Range<usize>) -> u64 {
    let jagged = data.collections().iter().any(|of| of.features().contains(&features.start));
    if !jagged {
        return data.rows() as u64 * features.len() as u64;
    }
    let of_row = |row: &[f32]| row[features.clone()].iter().filter(|v| !v.is_nan()).count() as u64;
    data.x().chunks_exact(data.features()).map(of_row).sum()
}

/// The ends of every feature of `x` (N, F). Each thread has counts of its own; which rows they are of does not matter to
/// their sum.
fn ends(x: &[f32], features: usize, team: &Team) -> Result<Ends> {
    let rows = (PIECE / features).max(1) * features;
    let pieces: Vec<&[f32]> = x.chunks(rows).collect();
    let threads = team.threads().min(pieces.len()).max(1);
    let slots = (0..threads).map(|_| Ends::new(features, COUNTS).map(Mutex::new));
    let slots: Vec<Mutex<Ends>> = slots.collect::<Result<_>>()?;
    let next = AtomicUsize::new(0);
    team.run(threads, &|slot| {
        let mut own = slots[slot].lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(piece) = pieces.get(next.fetch_add(1, Ordering::Relaxed)) {
            own.add(piece);
        }
    });
    let mut slots =
        slots.into_iter().map(|s| s.into_inner().unwrap_or_else(PoisonError::into_inner));
    let mut total = slots.next().map_or_else(|| Ends::new(features, COUNTS), Ok)?;
    slots.for_each(|slot| total.merge(&slot));
    Ok(total)
}

/// Values of a column, which begins at feature `first`, that lie in `rest`: of its first rows in canonical order, sorted.
fn sample(
    data: &Dataset,
    order: &[u32],
    (column, first): (&Column, usize),
    rest: (f32, f32),
) -> Result<Vec<f32>> {
    let rows = (SAMPLE / column.width).max(ENOUGH).min(order.len());
    let mut values = memory::room(rows * column.width, COUNTS)?;
    for &row in &order[..rows] {
        let own = &data.row(row as usize)[first..first + column.width];
        values.extend(own.iter().filter(|&&value| rest.0 <= value && value <= rest.1));
    }
    values.sort_unstable_by(f32::total_cmp);
    Ok(values)
}

/// Sorted values of the rest of a column, given its range.
type Sampler<'a> = &'a dyn Fn((f32, f32)) -> Result<Vec<f32>>;

/// The smallest and the largest different values of a column, from the outermost inwards, each with its number; missing entries do not
/// count.
pub(super) struct Outermost {
    pub(super) low: Vec<(f32, u64)>,
    pub(super) high: Vec<(f32, u64)>,
    /// The number of all values of the column.
    pub(super) values: u64,
}

impl Outermost {
    /// The range of all but the `below` lowest and the `above` highest values, if there is enough of it.
    fn rest(&self, below: usize, above: usize) -> Option<(f32, f32)> {
        let (least, _) = *self.low.get(below)?;
        let (most, _) = *self.high.get(above)?;
        let marks = self.low[..below].iter().chain(&self.high[..above]);
        let left = self.values - marks.map(|(_, count)| count).sum::<u64>().min(self.values);
        (least <= most && left >= REST).then_some((least, most))
    }

    fn is_repeated(&self, count: u64, (share, least): (f64, u64)) -> bool {
        count >= least && count as f64 >= share * self.values as f64
    }

    /// How many of the outermost values of an end are written for "missing", and repeated.
    fn written(&self, end: &[(f32, u64)]) -> usize {
        let is_written = |&&(value, count): &&(f32, u64)| {
            is_written_for_missing(value) && self.is_repeated(count, WRITTEN)
        };
        end.iter().take_while(is_written).count()
    }

    /// The marks among them.
    fn marks(&self, sample: Sampler) -> Result<Vec<Mark>> {
        let (mut below, mut above) = (self.written(&self.low), self.written(&self.high));
        if below + above > 0 {
            (below, above) = match self.rest(below, above) {
                Some(rest) => self.far_from_bulk((below, above), Bulk::of(&sample(rest)?, rest)),
                None => (0, 0),
            };
        }
        if below == 0 && self.is_apart_from_all(&self.low, self.rest(1, above), sample)? {
            below = 1;
        }
        if above == 0 && self.is_apart_from_all(&self.high, self.rest(below, 1), sample)? {
            above = 1;
        }
        let Some(rest) = self.rest(below, above) else { return Ok(Vec::new()) };
        let mark = |&(value, count): &(f32, u64)| Mark {
            column: 0,
            value,
            share: count as f64 / self.values as f64,
            rest,
        };
        Ok(self.low[..below].iter().chain(&self.high[..above]).map(mark).collect())
    }

    /// How many of the candidates of each end are far enough out.
    fn far_from_bulk(&self, candidates: (usize, usize), bulk: Bulk) -> (usize, usize) {
        let (mut below, mut above) = candidates;
        while below > 0 {
            let (value, next) = (self.low[below - 1].0, self.low[below].0);
            // What is negative among numbers that are not is a mark however wide these are; but of -1000, 0 and 1000 none is.
            let alone = value < 0.0 && next >= 0.0 && self.high[0].0 != -value;
            if alone || bulk.is_far(value, next) {
                break;
            }
            below -= 1;
        }
        while above > 0 && !bulk.is_far(self.high[above - 1].0, self.high[above].0) {
            above -= 1;
        }
        (below, above)
    }

    /// Whether the outermost value of an end, whatever it is, has all the rest far from it and close together.
    fn is_apart_from_all(
        &self,
        end: &[(f32, u64)],
        rest: Option<(f32, f32)>,
        sample: Sampler,
    ) -> Result<bool> {
        let (Some(&(value, count)), Some(rest)) = (end.first(), rest) else { return Ok(false) };
        let (value, [least, most]) = (f64::from(value), [rest.0, rest.1].map(f64::from));
        let gap = (least - value).max(value - most);
        if value == 0.0
            || !self.is_repeated(count, OTHER)
            || least >= most
            || gap < 3.0 * (most - least)
        {
            return Ok(false);
        }
        // Whole numbers may as well be codes of particles or of categories, of which one stands apart.
        Ok(sample(rest)?.iter().any(|value| value.fract() != 0.0))
    }
}

/// Where the bulk of the rest is: 80 % of it.
struct Bulk {
    from: f64,
    to: f64,
    spread: f64,
}

impl Bulk {
    /// Of a sorted sample of the rest; of its whole range if the sample tells too little.
    fn of(sample: &[f32], rest: (f32, f32)) -> Self {
        let at = |part: f64| f64::from(sample[(part * (sample.len() - 1) as f64).round() as usize]);
        let range = f64::from(rest.1) - f64::from(rest.0);
        let (from, to) = match sample.len() {
            ..ENOUGH => (rest.0.into(), rest.1.into()),
            _ => (at(0.1), at(0.9)),
        };
        Bulk { from, to, spread: if to > from { to - from } else { range } }
    }

    /// Whether `value`, an end whose neighbour is `next`, is far out: of numbers whose tail falls as an exponential one in 800
    /// is, but without such a gap, and of normal ones none. A positive one may as well be where such a tail was cut off (the
    /// overflow at 999), and wants more of a gap.
    fn is_far(&self, value: f32, next: f32) -> bool {
        let (value, next) = (f64::from(value), f64::from(next));
        let (far, gap) = ((self.from - value).max(value - self.to), (value - next).abs());
        let wanted = if value < 0.0 { 0.5 } else { 2.0 };
        self.spread > 0.0 && far >= 2.0 * self.spread && gap >= wanted * self.spread
    }
}

/// Whether people write this number where there is none: nines (-99, 999, -9999, -99.9), powers of ten that are too large
/// to be anything else, the limits of types.
pub(super) fn is_written_for_missing(value: f32) -> bool {
    let (size, is_negative) = (value.abs(), value < 0.0);
    let is = |number: f64| number as f32 == size;
    let ten = |power: i32| 10f64.powi(power);
    let nines = (2..=7).any(|digits| is(ten(digits) - 1.0));
    let with_point = (2..=4).any(|digits| is(ten(digits) - 0.1) || is(ten(digits) - 0.01));
    let powers = if is_negative { 4..=38 } else { 10..=38 };
    let limits = [f64::from(f32::MAX), 2f64.powi(31), 2f64.powi(32), 2f64.powi(63), 2f64.powi(64)];
    nines
        || with_point
        || powers.into_iter().any(|power| is(ten(power)))
        || limits.into_iter().any(is)
        || is_negative && is(32768.0)
}

#[cfg(test)]
#[path = "sentinels_tests.rs"]
mod tests;
