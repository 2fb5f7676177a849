//! Columns from which a network learns little or nothing: constant ones, those that are missing in nearly all rows, jagged ones without an
//! entry, those whose scale a few far values decide, and those whose values 32-bit floats cannot tell apart.
//!
//! All but the last two are read off the counts of [`Counts`]; these two look at a sample of the rows, too, which
//! their canonical order decides. So what is found depends on the set of rows alone.

mod told;

use std::ops::Range;

use super::sentinels::{Counts, Mark, Outermost, is_written_for_missing};
use crate::data::{Column, Dataset, InputScaling, Standardisation, TargetSurvey};
use crate::error::Result;
use crate::memory;
pub(super) use told::{merged, of_columns, of_targets};

/// Rows by which the bulk of a column is judged, and values of them at least.
const SAMPLE: usize = 512;
const ENOUGH: usize = 16;
/// The share of missing values from which on a column is as good as missing.
const NEARLY_ALL: f64 = 0.999;
/// The bulk of a column in standard deviations below which it counts as squeezed.
const SQUEEZED: f64 = 0.01;
/// Floats between the smallest and the largest value up to which a column counts as coarse: of more the steps do not matter.
const FLOATS: u64 = 8192;

/// A column and what is odd about it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Oddity {
    /// Number of the column.
    pub(super) column: usize,
    /// Values of the column; entries that are missing do not count.
    pub(super) values: u64,
    pub(super) kind: Kind,
}

/// What is odd about a column.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Kind {
    /// All values are this one; `is_missing`: it is declared as missing, or looks so.
    Constant { value: f32, is_missing: bool },
    /// All values but so many are this one, which is declared as missing or looks so.
    NearlyMissing { value: f32, others: u64 },
    /// A jagged column of which no row has an entry.
    Empty,
    /// `far` is so far from the bulk, 80 % of the values, that this spans next to nothing of the column's scale.
    Squeezed { far: f32, bulk: (f32, f32) },
    /// There are few floats between the smallest and the largest value.
    Coarse(Coarse),
}

/// A range of values with few floats in it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Coarse {
    pub(super) least: f32,
    pub(super) most: f32,
    /// Floats from `least` to `most`.
    pub(super) floats: u64,
    /// Whether all values are in the range; else most of them.
    pub(super) is_all: bool,
}

impl Coarse {
    /// The range if so many values crowd in it.
    fn of((least, most): (f32, f32), values: u64, is_all: bool) -> Option<Self> {
        let floats = u64::try_from(ordinal(most) - ordinal(least)).ok()? + 1;
        let is_crowded = floats > 1 && floats <= FLOATS && floats < values;
        is_crowded.then_some(Coarse { least, most, floats, is_all })
    }

    /// The distance between neighbouring floats.
    pub(super) fn step(&self) -> f64 {
        step_at(self.least).max(step_at(self.most))
    }
}

/// A float's number among all floats, in ascending order.
fn ordinal(value: f32) -> i64 {
    let magnitude = i64::from(value.to_bits() & 0x7fff_ffff);
    if value.is_sign_negative() { -magnitude } else { magnitude }
}

/// The distance from a float to the next larger one in magnitude.
pub(super) fn step_at(value: f32) -> f64 {
    let size = value.abs();
    f64::from(f32::from_bits(size.to_bits() + 1)) - f64::from(size)
}

/// The rows that are looked at, and what is known of them.
pub(super) struct Looked<'a> {
    pub(super) counts: &'a Counts,
    /// All rows, or the first in canonical order, and that order.
    pub(super) data: &'a Dataset<'a>,
    pub(super) order: &'a [u32],
    pub(super) marks: &'a [Mark],
    /// Of each feature the value that is declared as missing, NaN of others, (F); or empty.
    pub(super) missing: &'a [f32],
    /// If this fit finds it.
    pub(super) inputs: Option<&'a Standardisation>,
    /// The quantities that inputs are scaled by: quantiles do not move with one value that is far away.
    pub(super) scaling: InputScaling,
}

/// The odd columns among the feature columns, in their order.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
pub(super) fn find(looked: &Looked) -> Result<Vec<Oddity>> {
    let (mut found, mut first) = (Vec::new(), 0);
    for (number, column) in looked.data.columns().iter().enumerate() {
        let features = first..first + column.width;
        let of = Of::new(looked, number, column, features);
        found.extend(of.kinds()?.into_iter().map(|kind| Oddity {
            column: number,
            values: of.ends.values,
            kind,
        }));
        first += column.width;
    }
    Ok(found)
}

/// The target, if few floats are between its smallest and its largest value.
pub(super) fn coarse_target(target: &TargetSurvey, rows: usize) -> Option<Coarse> {
    let coarse = Coarse::of((target.least, target.largest.1), rows as u64, true)?;
    (coarse.step() > 1.0 || target.not_whole).then_some(coarse)
}

/// A column.
struct Of<'a> {
    looked: &'a Looked<'a>,
    number: usize,
    column: &'a Column,
    features: Range<usize>,
    /// Its outermost values.
    ends: Outermost,
}

impl<'a> Of<'a> {
    fn new(
        looked: &'a Looked<'a>,
        number: usize,
        column: &'a Column,
        features: Range<usize>,
    ) -> Self {
        let ends = looked.counts.column(number, features.clone());
        Of { looked, number, column, features, ends }
    }

    fn declared(&self) -> Option<f32> {
        let declared = self.looked.missing.get(self.features.start).copied();
        declared.filter(|value| !value.is_nan())
    }

    fn is_missing(&self, value: f32) -> bool {
        self.declared() == Some(value) || is_written_for_missing(value)
    }

    fn kinds(&self) -> Result<Vec<Kind>> {
        let (Some(&(least, count)), Some(&(most, _))) =
            (self.ends.low.first(), self.ends.high.first())
        else {
            return Ok(vec![Kind::Empty]);
        };
        if least >= most {
            let is_missing = self.is_missing(least);
            return Ok(if count > 1 {
                vec![Kind::Constant { value: least, is_missing }]
            } else {
                Vec::new()
            });
        }
        if let Some(kind) = self.nearly_missing() {
            return Ok(vec![kind]);
        }
        let Some(rest) = self.rest() else { return Ok(Vec::new()) };
        let sample = self.sample(rest)?;
        if let Some(coarse) = self.coarse(rest, &sample) {
            return Ok(vec![Kind::Coarse(coarse)]);
        }
        Ok(self.squeezed(rest, &sample).into_iter().collect())
    }

    /// (What a mark of the column tells already is not told twice.)
    fn nearly_missing(&self) -> Option<Kind> {
        let all = self.ends.low.iter().chain(&self.ends.high);
        let (value, count) = all
            .copied()
            .find(|&(_, count)| count as f64 >= NEARLY_ALL * self.ends.values as f64)?;
        let is_told =
            self.declared() != Some(value) && self.marks().any(|mark| mark.value == value);
        (!is_told && self.is_missing(value))
            .then(|| Kind::NearlyMissing { value, others: self.ends.values - count })
    }

    fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.looked.marks.iter().filter(|mark| mark.column == self.number)
    }

    /// The range of the values that are neither marks nor declared as missing.
    fn rest(&self) -> Option<(f32, f32)> {
        let is_rest = |value: &f32| {
            self.declared() != Some(*value) && !self.marks().any(|mark| mark.value == *value)
        };
        let end = |values: &[(f32, u64)]| values.iter().map(|(value, _)| *value).find(is_rest);
        let (least, most) = (end(&self.ends.low)?, end(&self.ends.high)?);
        (least < most).then_some((least, most))
    }

    /// Values in `rest`, sorted: of rows from all over the canonical order, since rows that are the same follow each other there; of wide
    /// arrays every n-th.
    fn sample(&self, rest: (f32, f32)) -> Result<Vec<f32>> {
        let (Looked { data, order, .. }, width) = (self.looked, self.column.width);
        let rows = (SAMPLE / width).max(ENOUGH).min(order.len());
        let step = (rows * width / (4 * SAMPLE)).max(1);
        let mut values = memory::room(rows * width.div_ceil(step), "a sample of a column")?;
        for number in 0..rows {
            let row = order[number * order.len() / rows] as usize;
            let own = &data.row(row)[self.features.clone()];
            let own = own.iter().skip(number % step).step_by(step);
            values.extend(own.filter(|&&value| rest.0 <= value && value <= rest.1));
        }
        values.sort_unstable_by(f32::total_cmp);
        Ok(values)
    }

    fn coarse(&self, rest: (f32, f32), sample: &[f32]) -> Option<Coarse> {
        let inner = || {
            let range = (at(sample, 0.01)?, at(sample, 0.99)?);
            Coarse::of(range, (0.98 * self.ends.values as f64) as u64, false)
        };
        let coarse = Coarse::of(rest, self.ends.values, true).or_else(inner)?;
        // Whole numbers that floats have all of are what they were.
        let is_exact = coarse.step() <= 1.0 && sample.iter().all(|value| value.fract() == 0.0);
        (!is_exact).then_some(coarse)
    }

    fn squeezed(&self, rest: (f32, f32), sample: &[f32]) -> Option<Kind> {
        if self.looked.scaling == InputScaling::Robust {
            return None;
        }
        let bulk = (at(sample, 0.1)?, at(sample, 0.9)?);
        let [from, to, least, most] = [bulk.0, bulk.1, rest.0, rest.1].map(f64::from);
        let (below, above) = (from - least, most - to);
        // One far value alone makes the standard deviation as large as this.
        let least_scale = below.max(above) / (self.ends.values as f64).sqrt();
        let scales = self.looked.inputs.filter(|_| !self.has_unknown_mark());
        let scales =
            scales.map_or(&[][..], |inputs| inputs.scale.get(self.features.clone()).unwrap_or(&[]));
        let scale = scales.iter().fold(least_scale, |most, &scale| most.max(scale.into()));
        // (A column that is one number in most rows, flags say, is another matter.)
        let is_squeezed = to > from && to - from < SQUEEZED * scale;
        let far = if below > above { rest.0 } else { rest.1 };
        is_squeezed.then_some(Kind::Squeezed { far, bulk })
    }

    /// Whether a mark counts as a number, as far out as it is.
    fn has_unknown_mark(&self) -> bool {
        self.marks().any(|mark| self.declared() != Some(mark.value))
    }
}

/// The value behind such a part of a sorted sample.
fn at(sample: &[f32], part: f64) -> Option<f32> {
    let number = (part * sample.len().checked_sub(1)? as f64).round() as usize;
    (sample.len() >= ENOUGH).then(|| sample[number])
}

#[cfg(test)]
mod tests;
