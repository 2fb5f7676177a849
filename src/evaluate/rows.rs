//! Rows with scores, labels and weights: checked once, summed, sorted.

use crate::error::{Error, Result};
use crate::memory;

/// Summary of the weights of some rows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// Number of rows.
    pub rows: u64,
    /// Σ w.
    pub sum: f64,
    /// Σ w².
    pub sum_squares: f64,
    /// Number of rows with a weight below 0.
    pub negative_rows: u64,
    /// Σ w of the negative weights, 0 or below.
    pub negative_sum: f64,
    /// Smallest weight; +∞ without rows.
    pub smallest: f64,
    /// Largest weight; -∞ without rows.
    pub largest: f64,
}

impl Default for Weights {
    fn default() -> Self {
        let (smallest, largest) = (f64::INFINITY, f64::NEG_INFINITY);
        let (sum, sum_squares, negative_sum) = (0.0, 0.0, 0.0);
        Weights { rows: 0, sum, sum_squares, negative_rows: 0, negative_sum, smallest, largest }
    }
}

impl Weights {
    /// Adds a row.
    pub(crate) fn add(&mut self, weight: f64) {
        self.rows += 1;
        self.sum += weight;
        self.sum_squares += weight * weight;
        self.smallest = self.smallest.min(weight);
        self.largest = self.largest.max(weight);
        if weight < 0.0 {
            self.negative_rows += 1;
            self.negative_sum += weight;
        }
    }

    /// Returns the summary of both together.
    pub(super) fn with(mut self, other: &Weights) -> Self {
        self.rows += other.rows;
        self.sum += other.sum;
        self.sum_squares += other.sum_squares;
        self.negative_rows += other.negative_rows;
        self.negative_sum += other.negative_sum;
        self.smallest = self.smallest.min(other.smallest);
        self.largest = self.largest.max(other.largest);
        self
    }

    /// Returns the summary without `part` of the rows. (The smallest and the largest weight are unchanged, since those of the rest are not known.)
    pub(super) fn without(mut self, part: &Weights) -> Self {
        self.rows -= part.rows;
        self.negative_rows -= part.negative_rows;
        if self.rows == 0 {
            return Weights::default();
        }
        self.sum -= part.sum;
        self.sum_squares = (self.sum_squares - part.sum_squares).max(0.0);
        self.negative_sum -= part.negative_sum;
        self
    }

    /// Returns the effective number of rows, (Σ w)² / Σ w²: so many rows of weight 1 have the same statistical precision. 0 without rows.
    #[must_use]
    pub fn effective(&self) -> f64 {
        if self.sum_squares == 0.0 { 0.0 } else { self.sum * self.sum / self.sum_squares }
    }

    /// Returns true if all rows have the same weight, so that counts are sufficient.
    #[must_use]
    pub fn uniform(&self) -> bool {
        self.smallest >= self.largest
    }
}

/// Scores of rows, with their labels and weights.
#[derive(Debug, Clone, Copy)]
pub struct Scored<'a> {
    score: &'a [f32],
    label: &'a [f32],
    weight: Option<&'a [f32]>,
}

impl<'a> Scored<'a> {
    /// Checks `score` (N), `label` (N), 0 for background and anything else for signal, and `weight` (N), without which each row has weight 1. A score
    /// may be infinite.
    ///
    /// # Errors
    /// [`Error::Shape`] for different lengths, [`Error::NotFinite`] for a score that is NaN or a label or weight that is not finite,
    /// [`Error::Argument`] for 2³² rows or more.
    pub fn new(score: &'a [f32], label: &'a [f32], weight: Option<&'a [f32]>) -> Result<Self> {
        check_rows(score.len())?;
        if let Some(row) = score.iter().position(|score| score.is_nan()) {
            return Err(not_finite("score", row, f32::NAN));
        }
        check("label", label, score.len())?;
        check_weight(weight, score.len())?;
        Ok(Scored { score, label, weight })
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.score.len()
    }

    /// Returns the score, true for signal, and the weight.
    pub(super) fn row(&self, row: usize) -> (f32, bool, f32) {
        (self.score[row], self.label[row] != 0.0, self.weight.map_or(1.0, |weight| weight[row]))
    }

    /// Returns all rows.
    pub(super) fn iter(&self) -> impl Iterator<Item = (f32, bool, f32)> + '_ {
        (0..self.rows()).map(|row| self.row(row))
    }

    /// Returns the weights of signal and background.
    #[must_use]
    pub fn weights(&self) -> [Weights; 2] {
        let mut weights = [Weights::default(); 2];
        self.iter().for_each(|(_, signal, weight)| {
            weights[usize::from(!signal)].add(f64::from(weight));
        });
        weights
    }

    /// Returns the same, if both sums can be divisors.
    ///
    /// # Errors
    /// [`Error::Data`] unless the weights of each class sum to more than 0.
    pub(super) fn both_classes(&self) -> Result<[Weights; 2]> {
        let weights = self.weights();
        for (of, (name, label)) in
            weights.iter().zip([("signal", "other than 0"), ("background", "0")])
        {
            if of.rows == 0 {
                let rows = self.rows();
                return Err(Error::Data(format!("none of {rows} rows is {name} (label {label})")));
            }
            positive(of, &format!("the {} rows of {name}", of.rows))?;
        }
        Ok(weights)
    }
}

/// Refuses weights that sum to 0 or less.
pub(super) fn positive(weights: &Weights, of: &str) -> Result<()> {
    if weights.sum > 0.0 {
        return Ok(());
    }
    let (sum, negative) = (weights.sum, weights.negative_rows);
    Err(Error::Data(format!(
        "the weights of {of} sum to {sum} ({negative} are negative); the sum must be above 0"
    )))
}

/// Refuses more rows than fit into 32 bits.
pub(super) fn check_rows(rows: usize) -> Result<()> {
    match u32::try_from(rows) {
        Ok(_) => Ok(()),
        Err(_) => Err(Error::argument("the number of rows", rows, "below 2³²")),
    }
}

/// Refuses another length, and values that are not finite.
pub(super) fn check(name: &str, values: &[f32], rows: usize) -> Result<()> {
    if values.len() != rows {
        return Err(Error::shape(name, values.len(), format!("{rows}, as there are rows")));
    }
    match values.iter().position(|value| !value.is_finite()) {
        Some(row) => Err(not_finite(name, row, values[row])),
        None => Ok(()),
    }
}

/// Does the same for weights, if there are any.
pub(super) fn check_weight(weight: Option<&[f32]>, rows: usize) -> Result<()> {
    weight.map_or(Ok(()), |weight| check("weight", weight, rows))
}

/// Returns the summary of all weights.
pub(super) fn weights_of(weight: Option<&[f32]>, rows: usize) -> Weights {
    let mut all = Weights::default();
    (0..rows).for_each(|row| all.add(weight.map_or(1.0, |weight| f64::from(weight[row]))));
    all
}

/// Returns true if the rows with a weight have more than one value. (The mean of equal numbers may have a rounding error, so that the variance is not
/// exactly 0.)
pub(super) fn varies(rows: impl Iterator<Item = (f32, f64)>) -> bool {
    let mut values = rows.filter(|row| row.1 != 0.0).map(|row| row.0);
    let first = values.next();
    values.any(|value| Some(value) != first)
}

pub(super) fn not_finite(name: &str, row: usize, value: f32) -> Error {
    Error::NotFinite { column: name.to_owned(), row, value: value.into() }
}

/// Returns a float's bits, mapped so that integers have the order of the floats, with -0 and 0 equal.
pub(crate) fn ascending(value: f32) -> u32 {
    let bits = (value + 0.0).to_bits();
    if bits >> 31 == 0 { bits | 1 << 31 } else { !bits }
}

/// Returns the float of an [`ascending`] number.
fn value_of(ascending: u32) -> f32 {
    f32::from_bits(if ascending >> 31 == 1 { ascending ^ 1 << 31 } else { !ascending })
}

/// Values with their weights, sorted. The high half of each number is the value, so that numbers sort like values. The low half is the weight, so
/// that the same set of rows gives the same list, and bit-identical sums over it, in whatever order the rows came.
pub(super) struct Sorted(Vec<u64>);

impl Sorted {
    /// # Errors
    /// [`Error::Memory`].
    pub(super) fn new(
        rows: impl Iterator<Item = (f32, f32)>,
        count: usize,
        what: &'static str,
    ) -> Result<Self> {
        let mut keys = memory::with_capacity(count, what)?;
        keys.extend(rows.map(|(value, weight)| {
            u64::from(ascending(value)) << 32 | u64::from(weight.to_bits())
        }));
        keys.sort_unstable();
        Ok(Sorted(keys))
    }

    /// Returns signal and background of `rows`; `weights` are their weights.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(super) fn classes(rows: &Scored, weights: &[Weights; 2]) -> Result<[Self; 2]> {
        let class = |wanted: bool, count: u64| {
            let of = rows.iter().filter(move |row| row.1 == wanted).map(|row| (row.0, row.2));
            Sorted::new(of, count as usize, "the sorted scores")
        };
        Ok([class(true, weights[0].rows)?, class(false, weights[1].rows)?])
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns the weight at a position in the list.
    pub(super) fn weight(&self, place: usize) -> f64 {
        weight_of(self.0[place])
    }

    /// Returns values and weights in ascending order of the values.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (f64, f64)> + '_ {
        self.0.iter().map(|&key| (f64::from(value_of((key >> 32) as u32)), weight_of(key)))
    }
}

fn weight_of(key: u64) -> f64 {
    f64::from(f32::from_bits(key as u32))
}

/// A value, and its ranges in the two lists.
pub(super) type Tie = (f64, [std::ops::Range<usize>; 2]);

/// Returns the distinct values of two lists in ascending order.
pub(super) fn rising<'s>(lists: [&'s Sorted; 2]) -> impl Iterator<Item = Tie> + 's {
    let mut at = [0, 0];
    std::iter::from_fn(move || {
        let next = |list: usize| lists[list].0.get(at[list]).map(|key| key >> 32);
        let tie = match (next(0), next(1)) {
            (Some(first), Some(second)) => first.min(second),
            (first, second) => first.or(second)?,
        };
        let places = [0, 1].map(|list| {
            let (keys, start) = (&lists[list].0, at[list]);
            let more = keys[start..].iter().take_while(|&&key| key >> 32 == tie).count();
            at[list] = start + more;
            start..at[list]
        });
        Some((f64::from(value_of(tie as u32)), places))
    })
}

/// Returns the same in descending order.
pub(super) fn falling<'s>(lists: [&'s Sorted; 2]) -> impl Iterator<Item = Tie> + 's {
    let mut at = lists.map(Sorted::len);
    std::iter::from_fn(move || {
        let next = |list: usize| lists[list].0[..at[list]].last().map(|key| key >> 32);
        let tie = next(0).max(next(1))?;
        let places = [0, 1].map(|list| {
            let (keys, end) = (&lists[list].0, at[list]);
            let more = keys[..end].iter().rev().take_while(|&&key| key >> 32 == tie).count();
            at[list] = end - more;
            at[list]..end
        });
        Some((f64::from(value_of(tie as u32)), places))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_lists_are_gone_through_tie_by_tie() {
        let inf = f32::INFINITY;
        let list = |values: &[f32]| {
            Sorted::new(values.iter().map(|&v| (v, v.abs())), values.len(), "tests").unwrap()
        };
        let (first, second) = (list(&[2.0, -1.5, 2.0, -inf]), list(&[inf, 0.0, 2.0, -0.0]));
        let up: Vec<Tie> = rising([&first, &second]).collect();
        let wanted = [
            (f64::NEG_INFINITY, [0..1, 0..0]),
            (-1.5, [1..2, 0..0]),
            (0.0, [2..2, 0..2]),
            (2.0, [2..4, 2..3]),
            (f64::INFINITY, [4..4, 3..4]),
        ];
        assert_eq!(up, wanted);
        let mut down: Vec<Tie> = falling([&first, &second]).collect();
        down.reverse();
        assert_eq!(down, wanted);
        assert_eq!(first.weight(1), 1.5);
        assert_eq!(first.iter().next_back(), Some((2.0, 2.0)));
    }

    #[test]
    fn weights_are_reported() {
        let rows = Scored::new(&[1., 2., 3.], &[1., 0., 0.], Some(&[2., 3., -1.])).unwrap();
        let [signal, background] = rows.weights();
        assert!(signal.uniform() && !background.uniform());
        assert_eq!((background.negative_rows, background.negative_sum), (1, -1.0));
        assert_eq!((background.effective(), Weights::default().effective()), (0.4, 0.0));
        assert_eq!(signal.with(&background).sum, 4.0);
    }

    #[test]
    fn what_has_no_place_is_reported() {
        let message = |score: &[f32], label: &[f32], weight: Option<&[f32]>| {
            let rows = Scored::new(score, label, weight).and_then(|rows| rows.both_classes());
            rows.unwrap_err().to_string()
        };
        assert!(message(&[0., f32::NAN], &[0., 1.], None).contains("'score' is NaN at row 1"));
        assert!(message(&[0., 1.], &[0., f32::NAN], None).contains("'label' is NaN at row 1"));
        assert!(message(&[0., 1.], &[0.], None).contains("wanted 2, as there are rows"));
        assert!(
            message(&[0., 1.], &[0., 1.], Some(&[1., f32::INFINITY])).contains("'weight' is inf")
        );
        assert!(message(&[0., 1.], &[1., 1.], None).contains("none of 2 rows is background"));
        let cancelled = message(&[0., 1., 2.], &[0., 1., 1.], Some(&[1., 1., -1.]));
        assert!(
            cancelled.contains("the 2 rows of signal sum to 0 (1 are negative)"),
            "{cancelled}"
        );
    }
}
