//! Marks of missing values: numbers such as -999 that stand for a missing value in a column.
//!
//! A mark is an end of its column: the smallest or the largest value, the very same number in many rows, far from all other values (the rest). What
//! counts as far depends on the number. A number that people write for "missing" ([`is_written_for_missing`]) is a mark if the bulk of the rest is
//! far from it. Any other number is a mark only if the rest is continuous and its whole range is small compared with the gap. Zero is never a mark:
//! columns of counts, of hits and of padded particles are full of zeros.
//!
//! The ends are counted in one pass over the rows. The bulk of the rest is taken from the first rows in canonical order, and only for columns that
//! have a candidate. Both depend on the set of rows alone.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::ends::Ends;
use crate::data::{Column, Dataset};
use crate::error::Result;
use crate::memory;
use crate::threads::Team;

/// Name of the working memory in memory errors.
const COUNTS: &str = "the counts of the columns' smallest and largest values";
/// Number of values in a piece of the pass.
const PIECE: usize = 1 << 16;
/// Minimum fraction of a column's values that are a mark, and their minimum number. The first pair is for numbers that people write for "missing".
/// The second is for any other number, which in a small set of rows may be repeated because rows were copied.
const WRITTEN: (f64, u64) = (1e-3, 2);
const OTHER: (f64, u64) = (1e-2, 10);
/// Minimum number of values that are no marks.
const REST: u64 = 10;
/// Approximate number of values by which the bulk of the rest is judged, and the minimum number of the rest's values among them.
const SAMPLE: usize = 4096;
const ENOUGH: usize = 16;

/// A mark of missing values in a column.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Mark {
    /// Number of the column.
    pub(super) column: usize,
    pub(super) value: f32,
    /// Fraction of the column's values that are the mark, 0 to 1.
    pub(super) share: f64,
    /// The smallest and the largest value that are no marks.
    pub(super) rest: (f32, f32),
}

/// Returns the marks in the feature columns of `data`, column by column; `order` lists its rows in canonical order.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
#[cfg(test)]
pub(super) fn find(data: &Dataset, order: &[u32], team: &Team) -> Result<Vec<Mark>> {
    let mut counts = Counts::new(data)?;
    counts.add(data, team)?;
    counts.marks(data, order)
}

/// Counts of the values at the ends of columns, over the rows of one or more data sets with the same columns.
pub(super) struct Counts {
    ends: Ends,
    /// Number of values of each column that are present: entries of jagged columns may be missing.
    values: Vec<u64>,
}

impl Counts {
    /// Returns counts for the columns of `data`, without rows.
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

    /// Returns the outermost values of the column with these features.
    pub(super) fn column(&self, number: usize, features: Range<usize>) -> Outermost {
        let (low, high) = self.ends.of_features(features);
        let (low, high) = (low.values(1.0).collect(), high.values(-1.0).collect());
        Outermost { low, high, values: self.values[number] }
    }

    /// Returns the marks, column by column; `order` lists rows of `data`, the first of all rows in canonical order.
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

/// Returns the number of values of some features that are present: entries of jagged columns may be missing.
fn count(data: &Dataset, features: Range<usize>) -> u64 {
    let jagged = data.collections().iter().any(|of| of.features().contains(&features.start));
    if !jagged {
        return data.rows() as u64 * features.len() as u64;
    }
    let of_row = |row: &[f32]| row[features.clone()].iter().filter(|v| !v.is_nan()).count() as u64;
    data.x().chunks_exact(data.features()).map(of_row).sum()
}

/// Returns the ends of every feature of `x` (N, F). Each thread has its own counts, and takes any pieces: the sum does not depend on which.
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

/// Returns sorted values within `rest` of a column that begins at feature `first`, from its first rows in canonical order.
fn sample(
    data: &Dataset,
    order: &[u32],
    (column, first): (&Column, usize),
    rest: (f32, f32),
) -> Result<Vec<f32>> {
    let rows = (SAMPLE / column.width).max(ENOUGH).min(order.len());
    let mut values = memory::with_capacity(rows * column.width, COUNTS)?;
    for &row in &order[..rows] {
        let own = &data.row(row as usize)[first..first + column.width];
        values.extend(own.iter().filter(|&&value| rest.0 <= value && value <= rest.1));
    }
    values.sort_unstable_by(f32::total_cmp);
    Ok(values)
}

/// Function from the range of a column's rest to sorted values of the rest.
type Sampler<'a> = &'a dyn Fn((f32, f32)) -> Result<Vec<f32>>;

/// The smallest and the largest distinct values of a column, from the outermost inwards, each with its number of occurrences. Missing entries do not
/// count.
pub(super) struct Outermost {
    pub(super) low: Vec<(f32, u64)>,
    pub(super) high: Vec<(f32, u64)>,
    /// The number of all values of the column.
    pub(super) values: u64,
}

impl Outermost {
    /// Returns the range of all but the `below` lowest and the `above` highest distinct values, if enough values are left.
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

    /// Returns how many of the outermost values of an end are written for "missing", and repeated.
    fn written(&self, end: &[(f32, u64)]) -> usize {
        let is_written = |&&(value, count): &&(f32, u64)| {
            is_written_for_missing(value) && self.is_repeated(count, WRITTEN)
        };
        end.iter().take_while(is_written).count()
    }

    /// Returns the marks among the outermost values.
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

    /// Returns how many of the candidates of each end are far enough from the bulk.
    fn far_from_bulk(&self, candidates: (usize, usize), bulk: Bulk) -> (usize, usize) {
        let (mut below, mut above) = candidates;
        while below > 0 {
            let (value, next) = (self.low[below - 1].0, self.low[below].0);
            // A negative number among numbers that are not negative is a mark, however wide their range is. But in a column of -1000, 0 and 1000 no
            // value is a mark.
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

    /// Returns true if the rest is far from the outermost value of an end, and close together.
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
        // Whole numbers may also be codes of particles or of categories, with one code far from the others.
        Ok(sample(rest)?.iter().any(|value| value.fract() != 0.0))
    }
}

/// Bulk of the rest: 80 % of its values.
struct Bulk {
    from: f64,
    to: f64,
    spread: f64,
}

impl Bulk {
    /// Returns the bulk of a sorted sample of the rest, or the whole range of the rest if the sample is too small.
    fn of(sample: &[f32], rest: (f32, f32)) -> Self {
        let at = |part: f64| f64::from(sample[(part * (sample.len() - 1) as f64).round() as usize]);
        let range = f64::from(rest.1) - f64::from(rest.0);
        let (from, to) = match sample.len() {
            ..ENOUGH => (rest.0.into(), rest.1.into()),
            _ => (at(0.1), at(0.9)),
        };
        Bulk { from, to, spread: if to > from { to - from } else { range } }
    }

    /// Returns true if `value`, an end whose neighbour is `next`, is far from the bulk. In an exponential tail one number in 800 is that far out, but
    /// without such a gap; in a normal distribution none is. A positive number may also be the point where such a tail was cut off (the overflow at
    /// 999), and needs a larger gap.
    fn is_far(&self, value: f32, next: f32) -> bool {
        let (value, next) = (f64::from(value), f64::from(next));
        let (far, gap) = ((self.from - value).max(value - self.to), (value - next).abs());
        let wanted = if value < 0.0 { 0.5 } else { 2.0 };
        self.spread > 0.0 && far >= 2.0 * self.spread && gap >= wanted * self.spread
    }
}

/// Returns true if people write this number for a missing value: nines (-99, 999, -9999, -99.9), powers of ten that are too large for anything else,
/// the limits of types.
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
