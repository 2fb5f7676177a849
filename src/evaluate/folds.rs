//! Assignment of events to folds, so that every event can be scored by a network that was not trained on it.

use super::random::{join, mix, shuffle, stream};
use super::rows::{ascending, check_rows};
use crate::error::{Error, Result};
use crate::memory;

/// Maximum number of folds.
const MOST: u32 = 1 << 20;

/// Returns the fold of the event with this id, of one or more integers such as run and event number, from 0 to `folds` - 1.
///
/// The fold depends only on id, number of folds and seed. It does not depend on other events, their order, the machine or the interface, so that the
/// same event is in the same fold in any file, at any time. Each integer is hashed with all its 64 bits. A pattern in the numbers (all even, in steps
/// of 10, a block per file) does not show in the folds. A signed integer counts as its two's complement.
///
/// # Panics
/// If `folds` is 0.
///
/// ```
/// use rootgrad::evaluate::fold_of;
///
/// let fold = fold_of(&[355_862, 3_000_000_017], 5, 42); // run and event number
/// assert_eq!(fold, fold_of(&[355_862, 3_000_000_017], 5, 42));
/// assert!(fold < 5);
/// ```
#[must_use]
pub fn fold_of(id: &[u64], folds: u32, seed: u64) -> u32 {
    assert!(folds > 0, "at least one fold");
    // splitmix64 of all integers, one after the other; the length is hashed first, so that (1) and (1, 0) differ.
    let hash = id.iter().fold(join(seed, id.len() as u64), |hash, &part| join(hash, mix(part)));
    ((u128::from(hash) * u128::from(folds)) >> 64) as u32
}

/// Rows in folds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folds {
    folds: u32,
    fold: Vec<u32>,
}

impl Folds {
    /// Assigns rows by [`fold_of`] of integer columns, (N) each; event numbers beyond 2³¹ are allowed. Rows with the same id are in the same fold.
    /// Folds have about the same size if there are many ids.
    ///
    /// # Errors
    /// [`Error::Argument`] for fewer than 2 folds or no column, [`Error::Shape`] for different lengths, [`Error::Data`] if a fold has no row,
    /// [`Error::Memory`].
    pub fn by_id(columns: &[&[i64]], folds: u32, seed: u64) -> Result<Self> {
        Self::by(columns, folds, seed, |value, _, _| Ok(value as u64))
    }

    /// Does the same for columns of floating-point numbers, such as `double`: the folds are those of the integers.
    ///
    /// # Errors
    /// Those of [`Folds::by_id`]; [`Error::Data`] for a number that is not whole, or beyond 2⁵³, where neighbouring integers cannot be distinguished.
    pub fn by_number(columns: &[&[f64]], folds: u32, seed: u64) -> Result<Self> {
        const EXACT: f64 = 9_007_199_254_740_992.0;
        Self::by(columns, folds, seed, |value, column, row| {
            if value.fract() == 0.0 && value.abs() < EXACT {
                return Ok(value as i64 as u64);
            }
            Err(Error::Data(format!(
                "id column {column} is {value} at row {row}; wanted whole numbers below 2^53, or integers of 64 bits"
            )))
        })
    }

    /// Uses existing folds, numbers from 0 to `folds` - 1 such as those of [`fold_of`].
    ///
    /// # Errors
    /// [`Error::Argument`] for fewer than 2 folds, [`Error::Data`] for another number, or if a fold has no row; [`Error::Memory`].
    pub fn given(numbers: &[f32], folds: u32) -> Result<Self> {
        check_folds(folds, numbers.len())?;
        let mut fold = memory::with_capacity(numbers.len(), "the folds of the rows")?;
        for (row, &number) in numbers.iter().enumerate() {
            if number < 0.0 || number >= folds as f32 || number.fract() != 0.0 || number.is_nan() {
                return Err(Error::Data(format!(
                    "the fold is {number} at row {row}; wanted a whole number from 0 to {}",
                    folds - 1
                )));
            }
            fold.push(number as u32);
        }
        Self { folds, fold }.checked()
    }

    fn by<T: Copy>(
        columns: &[&[T]],
        folds: u32,
        seed: u64,
        id: impl Fn(T, usize, usize) -> Result<u64>,
    ) -> Result<Self> {
        let Some(rows) = columns.first().map(|column| column.len()) else {
            return Err(Error::argument(
                "id columns",
                "none",
                "at least one, such as the event number",
            ));
        };
        check_folds(folds, rows)?;
        if let Some(at) = columns.iter().position(|column| column.len() != rows) {
            let name = format!("id column {at}");
            return Err(Error::shape(name, columns[at].len(), format!("{rows}, as the first")));
        }
        let mut fold = memory::with_capacity(rows, "the folds of the rows")?;
        let mut whole = vec![0; columns.len()];
        for row in 0..rows {
            for (at, column) in columns.iter().enumerate() {
                whole[at] = id(column[row], at, row)?;
            }
            fold.push(fold_of(&whole, folds, seed));
        }
        Folds { folds, fold }.checked()
    }

    fn checked(self) -> Result<Self> {
        let (folds, rows) = (self.folds, self.fold.len());
        match self.sizes().iter().position(|&size| size == 0) {
            Some(empty) => Err(Error::Data(format!(
                "fold {empty} of {folds} has none of the {rows} rows: too few different ids; use fewer folds, or another column"
            ))),
            None => Ok(self),
        }
    }

    /// Divides each class of `label` (N) evenly: the numbers of rows in two folds differ by at most one, for every class and for all rows. The folds
    /// depend on the rows' order and the seed: use [`Folds::by_id`] if events have an id.
    ///
    /// # Errors
    /// [`Error::Argument`] for fewer than 2 folds or more than rows, [`Error::NotFinite`] for a label, [`Error::Data`] for a
    /// class with fewer rows than folds, [`Error::Memory`].
    pub fn stratified(label: &[f32], folds: u32, seed: u64) -> Result<Self> {
        check_folds(folds, label.len())?;
        super::rows::check("label", label, label.len())?;
        let what = "the folds of the rows";
        let mut order: Vec<u32> = memory::with_capacity(label.len(), what)?;
        order.extend(0..label.len() as u32);
        shuffle(&mut stream(seed, 0), &mut order);
        // Sorted by class, and within a class as shuffled: the position in the shuffled order is the low half of each number.
        let mut keys: Vec<u64> = memory::with_capacity(label.len(), what)?;
        let classes = order.iter().map(|&row| u64::from(ascending(label[row as usize])) << 32);
        keys.extend(classes.enumerate().map(|(place, class)| class | place as u64));
        keys.sort_unstable();
        let row_of = |key: u64| order[key as u32 as usize] as usize;
        for class in keys.chunk_by(|a, b| a >> 32 == b >> 32) {
            if class.len() < folds as usize {
                return Err(Error::Data(format!(
                    "the class with label {} has {} rows, fewer than {folds} folds; use fewer folds",
                    label[row_of(class[0])],
                    class.len()
                )));
            }
        }
        // Dealt on from class to class, so that the totals are even, too.
        let mut fold = memory::zeros(label.len(), what)?;
        keys.iter().zip((0..folds).cycle()).for_each(|(&key, to)| fold[row_of(key)] = to);
        Ok(Folds { folds, fold })
    }

    /// Returns the number of folds.
    #[must_use]
    pub fn folds(&self) -> u32 {
        self.folds
    }

    /// Returns the fold of each row, (N).
    #[must_use]
    pub fn of_rows(&self) -> &[u32] {
        &self.fold
    }

    /// Returns the number of rows in each fold, (folds).
    #[must_use]
    pub fn sizes(&self) -> Vec<u64> {
        let mut sizes = vec![0; self.folds as usize];
        self.fold.iter().for_each(|&fold| sizes[fold as usize] += 1);
        sizes
    }

    /// Returns the rows outside of a fold, which train its network, in ascending order.
    pub fn training(&self, fold: u32) -> impl Iterator<Item = usize> + '_ {
        (0..self.fold.len()).filter(move |&row| self.fold[row] != fold)
    }

    /// Returns the rows of a fold, on which its network is not trained, in ascending order.
    pub fn held_out(&self, fold: u32) -> impl Iterator<Item = usize> + '_ {
        (0..self.fold.len()).filter(move |&row| self.fold[row] == fold)
    }
}

fn check_folds(folds: u32, rows: usize) -> Result<()> {
    check_rows(rows)?;
    if !(2..=MOST).contains(&folds) || folds as usize > rows {
        let wanted = format!("from 2 to the number of rows, {rows}, and at most {MOST}");
        return Err(Error::argument("folds", folds, wanted));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::special::chi2_tail;
    use super::super::testing::{reference, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py, which writes the hash in Python: folds of events may never change.
    #[test]
    fn folds_of_events_are_for_ever() {
        let ids: [&[u64]; 8] = [
            &[0],
            &[1],
            &[3_000_000_017],
            &[(1 << 53) + 1],
            &[u64::MAX],
            &[1, 0],
            &[0, 1],
            &[355_862, 94, 3_000_000_017],
        ];
        let mut got = Vec::new();
        for seed in [0, 42, u64::MAX] {
            got.extend(ids.map(|id| f64::from(fold_of(id, 1_000_003, seed))));
        }
        assert_eq!(got, reference("folds"));
    }

    /// χ² of fold sizes, for numbers with many kinds of pattern.
    #[test]
    fn patterns_of_event_numbers_do_not_show() {
        let n = 20_000_i64;
        let patterns: [&dyn Fn(i64) -> i64; 8] = [
            &|i| i,
            &|i| 10 * i,
            &|i| i << 32,
            &|i| (1 << 31) + i,
            &|i| i64::MAX - i,
            &|i| -i,
            &|i| 5 * i + 3,
            &|i| i / 100 * 1_000_000 + i % 100,
        ];
        for (number, pattern) in patterns.iter().enumerate() {
            let ids: Vec<i64> = (0..n).map(pattern).collect();
            for folds in [2, 5, 10] {
                let sizes = Folds::by_id(&[&ids], folds, 7).unwrap().sizes();
                let even = n as f64 / f64::from(folds);
                let chi2: f64 = sizes.iter().map(|&s| (s as f64 - even).powi(2) / even).sum();
                let p = chi2_tail(chi2, f64::from(folds - 1));
                assert!(p > 1e-4, "pattern {number}, {folds} folds: {sizes:?}");
            }
        }
    }

    #[test]
    fn an_events_fold_is_its_ids_alone() {
        let ids: Vec<i64> = (0..500).map(|i| (1 << 40) + 37 * i).collect();
        let all = Folds::by_id(&[&ids], 5, 1).unwrap();
        let some: Vec<i64> = ids.iter().rev().step_by(3).copied().collect();
        let others = Folds::by_id(&[&some], 5, 1).unwrap();
        for (at, id) in some.iter().enumerate() {
            let row = ids.iter().position(|other| other == id).unwrap();
            assert_eq!(others.of_rows()[at], all.of_rows()[row]);
        }
        let numbers: Vec<f64> = ids.iter().map(|&id| id as f64).collect();
        assert_eq!(Folds::by_number(&[&numbers], 5, 1).unwrap(), all);
        // Neighbouring numbers beyond 2³¹ and beyond 2⁵³ are distinguished, and another seed gives another assignment.
        for start in [1_u64 << 31, 1 << 53, u64::MAX - 200] {
            let fold = |seed: u64| (0..200).map(|i| fold_of(&[start + i], 1000, seed)).collect();
            let folds: Vec<u32> = fold(1);
            assert!(folds.windows(2).filter(|pair| pair[0] == pair[1]).count() < 5);
            assert_ne!(folds, fold(2));
        }
    }

    #[test]
    fn training_and_held_out_rows_are_all_rows_once() {
        let rows = sample(400);
        let ids: Vec<i64> = (0..400).map(|i| i / 2).collect(); // two rows an event
        for all in
            [Folds::by_id(&[&ids], 5, 3).unwrap(), Folds::stratified(&rows.class, 5, 3).unwrap()]
        {
            let mut seen = vec![0; 400];
            for fold in 0..all.folds() {
                all.held_out(fold).for_each(|row| seen[row] += 1);
                let both = all.training(fold).count() + all.held_out(fold).count();
                assert_eq!(both, 400);
                assert!(all.training(fold).all(|row| all.of_rows()[row] != fold));
            }
            assert!(seen.iter().all(|&times| times == 1));
        }
        let all = Folds::by_id(&[&ids], 5, 3).unwrap();
        assert!(all.of_rows().chunks_exact(2).all(|event| event[0] == event[1]));
    }

    #[test]
    fn strata_are_even_within_one() {
        let rows = sample(401);
        for folds in [2, 3, 7] {
            let all = Folds::stratified(&rows.class, folds, 9).unwrap();
            let even = |sizes: &[u64]| {
                let (low, high) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
                assert!(high - low <= 1, "{sizes:?}");
            };
            even(&all.sizes());
            for class in [0.0, 1.0, 2.0] {
                let mut sizes = vec![0; folds as usize];
                let own = (0..401).filter(|&row| rows.class[row] == class);
                own.for_each(|row| sizes[all.of_rows()[row] as usize] += 1);
                even(&sizes);
            }
            assert_eq!(all, Folds::stratified(&rows.class, folds, 9).unwrap());
            assert_ne!(all, Folds::stratified(&rows.class, folds, 10).unwrap());
        }
    }

    #[test]
    fn what_makes_no_folds_is_reported() {
        let message = |all: Result<Folds>| all.unwrap_err().to_string();
        let ids = [7_i64; 10];
        assert!(message(Folds::by_id(&[&ids], 2, 0)).contains("too few different ids"));
        assert!(message(Folds::by_id(&[], 2, 0)).contains("id columns is none"));
        assert!(message(Folds::by_id(&[&ids], 1, 0)).contains("folds is 1; wanted from 2"));
        assert!(
            message(Folds::by_id(&[&ids, &ids[1..]], 2, 0)).contains("id column 1 has shape 9")
        );
        let half = [1.0, 2.5];
        assert!(message(Folds::by_number(&[&half], 2, 0)).contains("id column 0 is 2.5 at row 1"));
        let large = [1.0, 9_007_199_254_740_992.0];
        assert!(message(Folds::by_number(&[&large], 2, 0)).contains("below 2^53"));
        let none = [1.0, f64::NAN];
        assert!(message(Folds::by_number(&[&none], 2, 0)).contains("is NaN at row 1"));
        assert!(message(Folds::stratified(&[0., 0., 1.], 2, 0)).contains("label 1 has 1 rows"));
    }
}
