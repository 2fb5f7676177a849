//! The smallest and the largest values of features, with their numbers of occurrences.

use std::ops::Range;

use crate::error::Result;
use crate::memory;

/// Number of distinct values stored for an end.
pub(super) const KEPT: usize = 4;

/// One end of a feature: its outermost distinct values, from the outermost inwards, with their numbers of occurrences. An upper end is stored as the
/// lower end of the negated values.
///
/// A value that was pushed out by others can never be among the outermost again, so the counts are exact.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct End {
    keys: [f32; KEPT],
    counts: [u64; KEPT],
}

impl Default for End {
    fn default() -> Self {
        End { keys: [f32::INFINITY; KEPT], counts: [0; KEPT] }
    }
}

impl End {
    /// Adds `count` occurrences of `key`.
    #[inline]
    fn add(&mut self, key: f32, count: u64) {
        // Without a branch, since the branch predictor cannot foresee which of a few values comes next.
        let mut known = false;
        for (&kept, to) in self.keys.iter().zip(&mut self.counts) {
            *to += if kept == key { count } else { 0 };
            known |= kept == key;
        }
        if !known {
            self.insert(key, count);
        }
    }

    #[cold]
    fn insert(&mut self, key: f32, count: u64) {
        let Some(at) = self.keys.iter().position(|&kept| key < kept) else { return };
        self.keys.copy_within(at..KEPT - 1, at + 1);
        self.counts.copy_within(at..KEPT - 1, at + 1);
        (self.keys[at], self.counts[at]) = (key, count);
    }

    fn merge(&mut self, other: &End) {
        let known = other.keys.iter().zip(&other.counts).filter(|(_, count)| **count > 0);
        known.for_each(|(&key, &count)| self.add(key, count));
    }

    /// Returns the innermost stored value: values further inside do not matter.
    fn innermost(&self) -> f32 {
        self.keys[KEPT - 1]
    }

    /// Returns the values and their counts; pass -1 as `sign` for an upper end.
    pub(super) fn values(&self, sign: f32) -> impl Iterator<Item = (f32, u64)> {
        let all = self.keys.into_iter().zip(self.counts);
        all.filter(|(_, count)| *count > 0).map(move |(key, count)| (sign * key, count))
    }
}

/// Both ends of F features.
#[derive(Debug)]
pub(super) struct Ends {
    low: Vec<End>,
    high: Vec<End>,
    /// Innermost stored values, (F): one comparison shows that most rows have nothing new.
    least: Vec<f32>,
    most: Vec<f32>,
}

impl Ends {
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory); `what` names the purpose of the memory.
    pub(super) fn new(features: usize, what: &'static str) -> Result<Self> {
        let mut ends = Ends {
            low: memory::zeros(features, what)?,
            high: memory::zeros(features, what)?,
            least: memory::zeros(features, what)?,
            most: memory::zeros(features, what)?,
        };
        ends.least.fill(f32::INFINITY);
        ends.most.fill(f32::NEG_INFINITY);
        Ok(ends)
    }

    /// Adds rows of features, all finite, (rows, F).
    pub(super) fn add(&mut self, rows: &[f32]) {
        for row in rows.chunks_exact(self.low.len()) {
            let limits = self.least.iter().zip(&self.most);
            let new = row.iter().zip(limits).fold(false, |new, (&value, (&least, &most))| {
                new | (value <= least) | (value >= most)
            });
            if new {
                self.add_row(row);
            }
        }
    }

    fn add_row(&mut self, row: &[f32]) {
        for (feature, &value) in row.iter().enumerate() {
            if value <= self.least[feature] {
                self.low[feature].add(value, 1);
                self.least[feature] = self.low[feature].innermost();
            }
            if value >= self.most[feature] {
                self.high[feature].add(-value, 1);
                self.most[feature] = -self.high[feature].innermost();
            }
        }
    }

    /// Adds the rows of `other`.
    pub(super) fn merge(&mut self, other: &Ends) {
        self.low.iter_mut().zip(&other.low).for_each(|(to, from)| to.merge(from));
        self.high.iter_mut().zip(&other.high).for_each(|(to, from)| to.merge(from));
    }

    /// Returns the lower and the upper end of several features together.
    pub(super) fn of_features(&self, features: Range<usize>) -> (End, End) {
        let together = |ends: &[End]| {
            let mut all = End::default();
            ends.iter().for_each(|end| all.merge(end));
            all
        };
        (together(&self.low[features.clone()]), together(&self.high[features]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Values of 0 … `kinds`-1, minus 7, from the generator of Numerical Recipes.
    fn values(n: usize, kinds: u32) -> Vec<f32> {
        let mut state = 1u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((state >> 8) % kinds) as f32 - 7.0
        };
        (0..n).map(|_| next()).collect()
    }

    /// The expected result, by sorting all values.
    fn sorted(values: impl Iterator<Item = f32>) -> Vec<(f32, u64)> {
        let mut counts = BTreeMap::new();
        values.for_each(|value| *counts.entry(value as i64).or_insert(0) += 1);
        counts.into_iter().map(|(value, count)| (value as f32, count)).collect()
    }

    #[test]
    fn the_outermost_values_are_counted_exactly_in_any_order_and_division() {
        for (features, kinds) in [(1, 3), (1, 4), (3, 90), (2, 5000)] {
            let x = values(6000, kinds);
            for division in [features, 30, 6000] {
                let mut total = Ends::new(features, "counts").unwrap();
                for rows in x.chunks(division).rev() {
                    let mut ends = Ends::new(features, "counts").unwrap();
                    ends.add(rows);
                    total.merge(&ends);
                }
                for feature in 0..features {
                    let all = sorted(x.iter().skip(feature).step_by(features).copied());
                    let (low, high) = total.of_features(feature..feature + 1);
                    let wanted: Vec<_> = all.iter().copied().take(KEPT).collect();
                    assert_eq!(low.values(1.0).collect::<Vec<_>>(), wanted);
                    let wanted: Vec<_> = all.into_iter().rev().take(KEPT).collect();
                    assert_eq!(high.values(-1.0).collect::<Vec<_>>(), wanted);
                }
                let (low, _) = total.of_features(0..features);
                let wanted: Vec<_> = sorted(x.iter().copied()).into_iter().take(KEPT).collect();
                assert_eq!(low.values(1.0).collect::<Vec<_>>(), wanted);
            }
        }
    }

    #[test]
    fn zeros_of_both_signs_are_one_value() {
        let mut ends = Ends::new(1, "counts").unwrap();
        ends.add(&[0.0, -0.0, 1.0]);
        let (low, high) = ends.of_features(0..1);
        assert_eq!(low.values(1.0).collect::<Vec<_>>(), [(0.0, 2), (1.0, 1)]);
        assert_eq!(high.values(-1.0).collect::<Vec<_>>(), [(1.0, 1), (0.0, 2)]);
    }
}
