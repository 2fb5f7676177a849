//! Columns from which a network learns little or nothing: constant columns, columns that are missing in nearly all rows, and jagged columns without
//! an entry. Also columns whose scale is set by a few far values, and columns whose values 32-bit floats cannot resolve.
//!
//! All but the last two kinds are found from the counts of [`Counts`]. The last two also need a sample of the rows, chosen by their canonical order.
//! So the result depends on the set of rows alone.

mod reported;

use std::ops::Range;

use super::sentinels::{Counts, Mark, Outermost, is_written_for_missing};
use crate::data::{Column, Dataset, InputScaling, Standardisation, TargetSurvey};
use crate::error::Result;
use crate::memory;
pub(super) use reported::{merged, of_columns, of_targets};

/// Number of rows by which the bulk of a column is judged, and the minimum number of their values.
const SAMPLE: usize = 512;
const ENOUGH: usize = 16;
/// Fraction of missing values from which on a column counts as missing.
const NEARLY_ALL: f64 = 0.999;
/// Width of the bulk of a column in standard deviations below which it counts as squeezed.
const SQUEEZED: f64 = 0.01;
/// Number of floats between the smallest and the largest value up to which a column counts as coarse: with more, the steps do not matter.
const FLOATS: u64 = 8192;

/// A column and its problem.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Oddity {
    /// Number of the column.
    pub(super) column: usize,
    /// Number of values of the column, without missing entries.
    pub(super) values: u64,
    pub(super) kind: Kind,
}

/// The problem of a column.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Kind {
    /// All values are equal to `value`; `is_missing`: it is declared as missing, or looks like it.
    Constant { value: f32, is_missing: bool },
    /// All values but `others` are equal to `value`, which is declared as missing or looks like it.
    NearlyMissing { value: f32, others: u64 },
    /// A jagged column without an entry in any row.
    Empty,
    /// `far` is so far from the bulk, 80 % of the values, that the bulk covers next to nothing of the column's scale.
    Squeezed { far: f32, bulk: (f32, f32) },
    /// There are only few floats between the smallest and the largest value.
    Coarse(Coarse),
}

/// A range of values with few floats in it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Coarse {
    pub(super) least: f32,
    pub(super) most: f32,
    /// Floats from `least` to `most`.
    pub(super) floats: u64,
    /// True if all values are in the range; else most of them.
    pub(super) is_all: bool,
}

impl Coarse {
    /// Returns the range if `values` values are crowded in it.
    fn of((least, most): (f32, f32), values: u64, is_all: bool) -> Option<Self> {
        let floats = u64::try_from(ordinal(most) - ordinal(least)).ok()? + 1;
        let is_crowded = floats > 1 && floats <= FLOATS && floats < values;
        is_crowded.then_some(Coarse { least, most, floats, is_all })
    }

    /// Returns the distance between neighbouring floats.
    pub(super) fn step(&self) -> f64 {
        step_at(self.least).max(step_at(self.most))
    }
}

/// Returns a float's number among all floats, in ascending order.
fn ordinal(value: f32) -> i64 {
    let magnitude = i64::from(value.to_bits() & 0x7fff_ffff);
    if value.is_sign_negative() { -magnitude } else { magnitude }
}

/// Returns the distance from a float to the next one of larger magnitude.
pub(super) fn step_at(value: f32) -> f64 {
    let size = value.abs();
    f64::from(f32::from_bits(size.to_bits() + 1)) - f64::from(size)
}

/// The rows that are examined, with the results of earlier passes.
pub(super) struct Looked<'a> {
    pub(super) counts: &'a Counts,
    /// All rows, or the first ones in canonical order, and that order.
    pub(super) data: &'a Dataset<'a>,
    pub(super) order: &'a [u32],
    pub(super) marks: &'a [Mark],
    /// For each feature the value that is declared as missing, NaN if there is none, (F); or empty.
    pub(super) missing: &'a [f32],
    /// Standardisation of the inputs, if this fit computes it.
    pub(super) inputs: Option<&'a Standardisation>,
    /// The quantities that inputs are scaled by: a single far value does not move quantiles.
    pub(super) scaling: InputScaling,
}

/// Returns the columns with a problem among the feature columns, in their order.
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

/// Returns the range of the target, if only few floats are between its smallest and its largest value.
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
    /// Outermost values of the column.
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

    /// (A mark that has a note of its own is not noted again.)
    fn nearly_missing(&self) -> Option<Kind> {
        let all = self.ends.low.iter().chain(&self.ends.high);
        let (value, count) = all
            .copied()
            .find(|&(_, count)| count as f64 >= NEARLY_ALL * self.ends.values as f64)?;
        let is_reported =
            self.declared() != Some(value) && self.marks().any(|mark| mark.value == value);
        (!is_reported && self.is_missing(value))
            .then(|| Kind::NearlyMissing { value, others: self.ends.values - count })
    }

    fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.looked.marks.iter().filter(|mark| mark.column == self.number)
    }

    /// Returns the range of the values that are neither marks nor declared as missing.
    fn rest(&self) -> Option<(f32, f32)> {
        let is_rest = |value: &f32| {
            self.declared() != Some(*value) && !self.marks().any(|mark| mark.value == *value)
        };
        let end = |values: &[(f32, u64)]| values.iter().map(|(value, _)| *value).find(is_rest);
        let (least, most) = (end(&self.ends.low)?, end(&self.ends.high)?);
        (least < most).then_some((least, most))
    }

    /// Returns sorted values within `rest`. The rows are taken from all over the canonical order, since equal rows follow each other there; in wide
    /// arrays only every n-th value is taken.
    fn sample(&self, rest: (f32, f32)) -> Result<Vec<f32>> {
        let (Looked { data, order, .. }, width) = (self.looked, self.column.width);
        let rows = (SAMPLE / width).max(ENOUGH).min(order.len());
        let step = (rows * width / (4 * SAMPLE)).max(1);
        let mut values =
            memory::with_capacity(rows * width.div_ceil(step), "a sample of a column")?;
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
        // Whole numbers that floats represent exactly lose nothing.
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
        // A single far value makes the standard deviation at least this large.
        let least_scale = below.max(above) / (self.ends.values as f64).sqrt();
        let scales = self.looked.inputs.filter(|_| !self.has_unknown_mark());
        let scales =
            scales.map_or(&[][..], |inputs| inputs.scale.get(self.features.clone()).unwrap_or(&[]));
        let scale = scales.iter().fold(least_scale, |most, &scale| most.max(scale.into()));
        // (A column with the same number in most rows, such as a flag, is not squeezed.)
        let is_squeezed = to > from && to - from < SQUEEZED * scale;
        let far = if below > above { rest.0 } else { rest.1 };
        is_squeezed.then_some(Kind::Squeezed { far, bulk })
    }

    /// Returns true if a mark counts as a number in the standardisation, because it is not declared as missing.
    fn has_unknown_mark(&self) -> bool {
        self.marks().any(|mark| self.declared() != Some(mark.value))
    }
}

/// Returns the quantile `part` of a sorted sample.
fn at(sample: &[f32], part: f64) -> Option<f32> {
    let number = (part * sample.len().checked_sub(1)? as f64).round() as usize;
    (sample.len() >= ENOUGH).then(|| sample[number])
}

#[cfg(test)]
mod tests;
