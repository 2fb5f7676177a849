//! Columns in which neighbouring values have very different targets: identifiers, narrow peaks, jumps. A network of smooth functions learns those
//! slowly; a piecewise linear embedding gives the network direct access to them.
//!
//! The rows are counted in bins of a column. If the target is smooth, its means m in neighbouring bins differ little. The second difference
//! m₋ − 2 m + m₊ is then noise of variance v₋ + 4 v + v₊, where v is the variance of a mean. In these units the mean Q of the squared second
//! differences is 1 (after von Neumann, Annals of Mathematical Statistics 12, 1941). The target times another column is tested as well, since a
//! category may change the effect of that column but not the target's mean. With few rows the columns are also tested together, against rows whose
//! targets are permuted at random (64 times). Columns that are nearly copies of each other then count as one.

use std::borrow::Cow;

use crate::data::{Dataset, Standardisation, for_each_chunk, shuffle};
use crate::error::Result;
use crate::memory;
use crate::models::table::Knots;
use crate::threads::Team;

/// Number of rows that are examined.
pub(super) const ROWS: usize = 1 << 14;
/// Number of bins of a column with many values.
const BINS: usize = 48;
/// Minimum number of rows in a bin that counts.
const LEAST: f64 = 5.0;
/// Rows required per value for a column whose values become its knots.
const OF_A_VALUE: usize = 20;
/// Training rows per piece between two knots, for a column with many values; and its number of pieces.
const OF_A_PIECE: usize = 40;
const PIECES: std::ops::RangeInclusive<usize> = 16..=128;
/// Significance of Q, in standard deviations, above which it is not chance: for one of many tests, and for all columns together.
const DEVIATIONS: f64 = 6.0;
const TOGETHER: f64 = 4.5;
/// Number of random permutations of the targets that give the chance distribution of all columns together.
const EXCHANGES: usize = 64;
const EXCHANGE_SEED: u64 = 0x6b6e_6f74;
/// Maximum number of targets, or classes, that are examined.
const TARGETS: usize = 8;
/// Maximum number of columns for which products with other columns are tested, and of sums in total.
const COLUMNS: usize = 256;
const SUMS: usize = 1 << 28;
/// Values further away are clipped to this bound, in units of the standardised columns.
const BOUND: f32 = 3.0;

/// Rows of a data set.
pub(super) struct Sample<'a> {
    pub(super) data: &'a Dataset<'a>,
    pub(super) rows: Cow<'a, [u32]>,
}

/// The search for such columns.
pub(super) struct Search<'a> {
    /// Maximum number of knots of a column; 0 disables the search.
    pub(super) most: usize,
    /// Number of training rows.
    pub(super) rows: usize,
    /// For each feature the value that marks a missing one; empty if no feature has any.
    pub(super) missing: &'a [f32],
    /// Outputs of a classifier, 1 for two classes.
    pub(super) classes: Option<usize>,
}

/// A column in bins.
#[derive(Default)]
struct Binned {
    /// Knots that the column would get, in its own units.
    knots: Vec<f32>,
    /// Bin of each row, [`u16::MAX`] for none, and the number of bins.
    bins: (Vec<u16>, usize),
    /// Roughness of the mean target over the bins.
    targets: Roughness,
    /// True if a target, or its product with another column, jumps between neighbouring bins.
    jumps: bool,
}

/// Number n of second differences, and n (Q − 1), which is 0 up to chance where the mean is smooth.
#[derive(Debug, Clone, Copy, Default)]
struct Roughness {
    differences: f64,
    excess: f64,
}

impl Roughness {
    /// Returns the distance from the expectation of chance in standard deviations. Neighbouring differences share two means, so the variance of Q is
    /// 2 (1 + 2 (2/3)² + 2 (1/6)²)/n.
    fn deviations(self) -> f64 {
        if self.differences == 0.0 { 0.0 } else { self.excess / (3.9 * self.differences).sqrt() }
    }
}

impl Search<'_> {
    /// Returns the columns with their knots, in the units that `inputs` gives. The order of the rows and the number of threads change results only by
    /// the rounding of sums.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    pub(super) fn find(
        &self,
        sample: &Sample,
        inputs: Option<&Standardisation>,
        team: &Team,
    ) -> Result<Vec<Knots>> {
        let features = sample.data.features();
        if self.most == 0 || sample.rows.is_empty() {
            return Ok(Vec::new());
        }
        let signals = self.signals(sample)?;
        let others = if features > COLUMNS { 0 } else { features };
        let each = signals.len() * (1 + others) * features;
        let rows = &sample.rows[..sample.rows.len().min((SUMS / each).max(1024))];
        let standard = self.bounded(sample.data, rows, inputs)?;
        let numbers = Numbers { standard: &standard, signals: &signals, others };
        let mut columns: Vec<Option<Result<Binned>>> = (0..features).map(|_| None).collect();
        for_each_chunk(team, &mut columns, 1, &|feature, column| {
            // (An embedding of the first, second, … entry of a jagged column would not be an embedding of the column.)
            let mut collections = sample.data.collections().iter();
            column[0] = Some(match collections.any(|of| of.features().contains(&feature)) {
                true => Ok(Binned::default()),
                false => self.look(feature, (sample.data, rows), &numbers),
            });
        });
        let columns: Vec<Binned> = columns.into_iter().flatten().collect::<Result<_>>()?;
        // Many columns together may show an effect that is hidden for each in the noise of few rows. (Columns that jump by themselves carry no
        // information on others.)
        let hidden: Vec<&Binned> = columns.iter().filter(|column| !column.jumps).collect();
        let all_jump = numbers.jump_together(&hidden, team)?;
        let mut found = Vec::new();
        for (feature, Binned { knots, targets, jumps, .. }) in columns.into_iter().enumerate() {
            let is_rough = jumps || all_jump && targets.deviations() > 1.0;
            if !is_rough {
                continue;
            }
            let units = inputs.map_or((0.0, 1.0), |s| (s.mean[feature], s.scale[feature]));
            found.extend(standardised(knots, units).map(|knots| Knots { feature, knots }));
        }
        Ok(found)
    }

    /// Returns numbers of each row, with mean 0, whose mean may depend on a column. For a regression it is the target, clipped at [`BOUND`] standard
    /// deviations. For two classes it is the target, for several classes the membership in one class.
    fn signals(&self, sample: &Sample) -> Result<Vec<Vec<f32>>> {
        let (data, rows) = (sample.data, &sample.rows);
        let count = match self.classes {
            Some(1) => 1,
            Some(classes) => classes.min(TARGETS),
            None => data.targets().min(TARGETS),
        };
        let mut signals = Vec::new();
        for number in 0..count {
            let mut signal = memory::with_capacity(rows.len(), "the targets of a sample")?;
            signal.extend(rows.iter().map(|&row| {
                let target = data.target_of(row as usize);
                match self.classes {
                    Some(1) => target[0],
                    Some(_) => f32::from(target[0] == number as f32),
                    None => target[number],
                }
            }));
            centre(&mut signal, self.classes.is_none());
            signals.push(signal);
        }
        Ok(signals)
    }

    /// Returns the values of each feature in standardised units, clipped at [`BOUND`]; missing values are 0.
    fn bounded(
        &self,
        data: &Dataset,
        rows: &[u32],
        inputs: Option<&Standardisation>,
    ) -> Result<Vec<Vec<f32>>> {
        let of = |feature: usize| {
            let mut values = memory::with_capacity(rows.len(), "the columns of a sample")?;
            let (mean, scale) = inputs.map_or((0.0, 1.0), |s| (s.mean[feature], s.scale[feature]));
            values.extend(rows.iter().map(|&row| {
                let value = data.x()[row as usize * data.features() + feature];
                if self.is_missing(feature, value) {
                    return 0.0;
                }
                ((value - mean) / scale).clamp(-BOUND, BOUND)
            }));
            Ok(values)
        };
        (0..data.features()).map(of).collect()
    }

    fn is_missing(&self, feature: usize, value: f32) -> bool {
        value.is_nan() || self.missing.get(feature).is_some_and(|&none| none == value)
    }

    /// Divides a feature into bins and tests it.
    fn look(
        &self,
        feature: usize,
        (data, rows): (&Dataset, &[u32]),
        numbers: &Numbers,
    ) -> Result<Binned> {
        const VALUES: &str = "a column of a sample";
        let mut values: Vec<f32> = memory::with_capacity(rows.len(), VALUES)?;
        values.extend(rows.iter().map(|&row| data.x()[row as usize * data.features() + feature]));
        let mut sorted: Vec<f32> = memory::with_capacity(rows.len(), VALUES)?;
        sorted.extend(values.iter().filter(|&&value| !self.is_missing(feature, value)));
        if sorted.is_empty() {
            return Ok(Binned::default());
        }
        sorted.sort_unstable_by(f32::total_cmp);
        let mut distinct: Vec<f32> = memory::with_capacity(sorted.len(), VALUES)?;
        distinct.extend_from_slice(&sorted);
        distinct.dedup();
        let few = distinct.len() <= self.most.min(sorted.len() / OF_A_VALUE);
        let starts = match distinct.len() <= BINS {
            true => distinct.clone(),
            false => quantiles(&sorted, BINS).0,
        };
        let mut bins: Vec<u16> = memory::with_capacity(rows.len(), VALUES)?;
        bins.extend(values.iter().map(|&value| match self.is_missing(feature, value) {
            true => u16::MAX,
            false => starts.partition_point(|&start| start <= value).saturating_sub(1) as u16,
        }));
        let knots = if few {
            distinct
        } else {
            let pieces = (self.rows / OF_A_PIECE).clamp(*PIECES.start(), *PIECES.end());
            let (mut knots, last) = quantiles(&sorted, pieces.min(self.most - 1));
            knots.push(last);
            knots.dedup();
            knots
        };
        let (targets, jumps) = numbers.look(feature, &bins, starts.len());
        Ok(Binned { knots, bins: (bins, starts.len()), targets, jumps })
    }
}

/// Returns knots in standardised units, from mean and scale; `None` if they or the steps between them overflow an `f32`.
fn standardised(mut knots: Vec<f32>, (mean, scale): (f32, f32)) -> Option<Vec<f64>> {
    let factor = 1.0 / scale;
    knots.iter_mut().for_each(|knot| *knot = (*knot - mean) * factor);
    // (Steps too small to divide by are removed.)
    knots.dedup_by(|next, last| {
        let step = *next - *last;
        step <= 0.0 || (1.0 / step).is_infinite()
    });
    let steps_are_finite = knots.windows(2).all(|pair| (pair[1] - pair[0]).is_finite());
    (knots.len() > 1 && steps_are_finite).then(|| knots.into_iter().map(f64::from).collect())
}

/// Returns the lower ends of `bins` parts with equally many values, without duplicates, and the largest value.
fn quantiles(sorted: &[f32], bins: usize) -> (Vec<f32>, f32) {
    let last = sorted.len() - 1;
    let mut starts: Vec<f32> = (0..bins).map(|bin| sorted[last * bin / bins]).collect();
    starts.dedup();
    (starts, sorted[last])
}

/// Shifts numbers to a mean of 0; with `bounded`, values beyond [`BOUND`] standard deviations are clipped.
fn centre(values: &mut [f32], bounded: bool) {
    let n = values.len().max(1) as f64;
    let mean = |values: &[f32]| values.iter().map(|&value| f64::from(value)).sum::<f64>() / n;
    let first = mean(values);
    values.iter_mut().for_each(|value| *value = (f64::from(*value) - first) as f32);
    if bounded {
        let square = values.iter().map(|&value| f64::from(value) * f64::from(value)).sum::<f64>();
        let bound = (f64::from(BOUND) * (square / n).sqrt()) as f32;
        if bound > 0.0 {
            values.iter_mut().for_each(|value| *value = value.clamp(-bound, bound) / bound);
        }
        let second = mean(values) as f32;
        values.iter_mut().for_each(|value| *value -= second);
    }
}

/// The numbers whose means are compared from bin to bin: signals, and their products with standardised columns.
struct Numbers<'a> {
    standard: &'a [Vec<f32>],
    signals: &'a [Vec<f32>],
    /// Number of columns for the products.
    others: usize,
}

/// Sums of a bin.
#[derive(Clone, Copy, Default)]
struct Bin {
    rows: f64,
    sum: f64,
    square: f64,
}

impl Numbers<'_> {
    /// Returns the mean roughness of the signals over `count` bins of a feature, [`u16::MAX`] being no bin. Also returns true if a signal, or its
    /// product with another column, jumps.
    fn look(&self, feature: usize, bins: &[u16], count: usize) -> (Roughness, bool) {
        let (mut all, mut jumps) = (Roughness::default(), false);
        for signal in self.signals {
            let own = roughness(bins, count, |row| signal[row]);
            all.differences = own.differences;
            all.excess += own.excess / self.signals.len() as f64;
            let rough = |of: Roughness| of.deviations() > DEVIATIONS;
            jumps = jumps
                || rough(own)
                || (0..self.others).filter(|&other| other != feature).any(|other| {
                    let other = &self.standard[other];
                    rough(roughness(bins, count, |row| signal[row] * other[row]))
                });
        }
        (all, jumps)
    }

    /// Returns true if the targets jump in columns taken together. Each column's excess has a variance that its number of bins gives. The variance of
    /// their sum depends on the correlations of the columns, and is found by random permutations of the targets.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    fn jump_together(&self, columns: &[&Binned], team: &Team) -> Result<bool> {
        let all = columns.iter().fold(Roughness::default(), |all, column| Roughness {
            differences: all.differences + column.targets.differences,
            excess: all.excess + column.targets.excess,
        });
        // (Correlations between columns only increase the variance.)
        if all.deviations() <= TOGETHER {
            return Ok(false);
        }
        let rows = self.signals[0].len();
        let mut chances: Vec<Result<f64>> = (0..EXCHANGES).map(|_| Ok(0.0)).collect();
        for_each_chunk(team, &mut chances, 1, &|number, chance| {
            chance[0] = memory::with_capacity(rows, "the order of a sample").map(|mut order| {
                order.extend(0..rows as u32);
                shuffle(&mut order, EXCHANGE_SEED, number as u64);
                self.excess(columns, &order)
            });
        });
        let chances: Vec<f64> = chances.into_iter().collect::<Result<_>>()?;
        let square = chances.iter().map(|chance| chance * chance).sum::<f64>();
        Ok(all.excess > TOGETHER * (square / EXCHANGES as f64).sqrt())
    }

    /// Returns the sum of the columns' excesses if row i has the targets of row `order[i]`.
    fn excess(&self, columns: &[&Binned], order: &[u32]) -> f64 {
        let of = |column: &&Binned| {
            let (bins, count) = &column.bins;
            let signals = self.signals.iter();
            let each =
                signals.map(|s| roughness(bins, *count, |row| s[order[row] as usize]).excess);
            each.sum::<f64>() / self.signals.len() as f64
        };
        columns.iter().map(of).sum()
    }
}

/// Returns the roughness of a number's mean from bin to bin.
fn roughness(bins: &[u16], count: usize, number: impl Fn(usize) -> f32) -> Roughness {
    let mut sums = vec![Bin::default(); count];
    for (row, &bin) in bins.iter().enumerate() {
        if let Some(bin) = sums.get_mut(usize::from(bin)) {
            let value = f64::from(number(row));
            bin.rows += 1.0;
            bin.sum += value;
            bin.square += value * value;
        }
    }
    let all = sums.iter().fold(Bin::default(), |all, bin| Bin {
        rows: all.rows + bin.rows,
        sum: all.sum + bin.sum,
        square: all.square + bin.square,
    });
    let variance = |bin: &Bin| bin.square / bin.rows - (bin.sum / bin.rows).powi(2);
    let overall = variance(&all);
    // (The own variance of a bin with few rows is uncertain, so the variance of all rows is the lower bound.)
    let means: Vec<[f64; 2]> = sums
        .iter()
        .filter(|bin| bin.rows >= LEAST)
        .map(|bin| [bin.sum / bin.rows, variance(bin).max(overall) / bin.rows])
        .collect();
    if means.len() < 5 || overall <= 0.0 {
        return Roughness::default();
    }
    let squares = means.windows(3).map(|of| {
        let [[before, v0], [here, v1], [after, v2]] = [of[0], of[1], of[2]];
        (before - 2.0 * here + after).powi(2) / (v0 + 4.0 * v1 + v2)
    });
    let differences = (means.len() - 2) as f64;
    Roughness { differences, excess: squares.sum::<f64>() - differences }
}

#[cfg(test)]
mod tests;
