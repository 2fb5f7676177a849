//! Properties of all rows that a fit needs before their order is known, collected as the rows come.

use std::ops::Range;

use super::dataset::Dataset;
use crate::error::{Error, Result};
use crate::memory;

/// Number of a row, counted from 0 in the order in which rows came, and a value of it.
pub(crate) type Found = (usize, f32);

/// Properties of rows: whether all values are finite, and the values of the targets.
#[derive(Debug, Clone)]
pub(crate) struct Survey {
    /// The first value that is not finite: column, row, value.
    not_finite: Option<(String, usize, f64)>,
    targets: Vec<TargetSurvey>,
    rows: usize,
}

/// Maximum number of classes that are assumed for targets if no loss is set.
pub(crate) const MOST_CLASSES: usize = 100;

/// The values of one target.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct TargetSurvey {
    /// Value of the first row.
    pub(crate) first: f32,
    /// True if another row has another value.
    pub(crate) varies: bool,
    /// The smallest value, and true if any value is not a whole number.
    pub(crate) least: f32,
    pub(crate) not_whole: bool,
    /// The first value that is neither 0 nor 1, the first that is not a whole number from 0 on, and the largest value.
    pub(crate) not_binary: Option<Found>,
    pub(crate) not_class: Option<Found>,
    pub(crate) largest: Found,
    /// Bit n is set if a value is n, for whole numbers below 128.
    seen: u128,
}

impl Survey {
    /// Surveys all rows in memory of `data`.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn of(data: &Dataset) -> Result<Self> {
        let mut survey = Survey::of_targets(data.targets())?;
        survey.add(data, 0..data.rows_in_memory());
        Ok(survey)
    }

    /// Returns a survey of no rows, for so many targets.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn of_targets(targets: usize) -> Result<Self> {
        let targets = memory::zeros(targets, "the ranges of the targets")?;
        Ok(Survey { not_finite: None, targets, rows: 0 })
    }

    /// Adds rows in memory of `data`, which come after all rows added so far.
    pub(crate) fn add(&mut self, data: &Dataset, rows: Range<usize>) {
        if self.not_finite.is_none()
            && let Err(Error::NotFinite { column, row, value }) = data.check_finite_in(rows.clone())
        {
            self.not_finite = Some((column, self.rows + row, value));
        }
        for row in rows.clone() {
            let number = self.rows + row - rows.start;
            for (survey, &value) in self.targets.iter_mut().zip(data.target_of(row)) {
                survey.add(number, value);
            }
        }
        self.rows += rows.len();
    }

    /// # Errors
    /// [`Error::NotFinite`] with the column and the first such row.
    pub(crate) fn check_finite(&self) -> Result<()> {
        match self.not_finite.clone() {
            Some((column, row, value)) => Err(Error::NotFinite { column, row, value }),
            None => Ok(()),
        }
    }

    /// Returns the targets of the rows, in order.
    pub(crate) fn targets(&self) -> &[TargetSurvey] {
        &self.targets
    }
}

impl TargetSurvey {
    fn add(&mut self, row: usize, value: f32) {
        if row == 0 {
            (self.first, self.least, self.largest) = (value, value, (0, value));
        }
        self.least = self.least.min(value);
        self.varies |= value != self.first;
        if value > self.largest.1 {
            self.largest = (row, value);
        }
        if (0.0..128.0).contains(&value) && value.fract() == 0.0 {
            self.seen |= 1 << value as u32;
        }
        if value != 0.0 && value != 1.0 {
            self.not_binary.get_or_insert((row, value));
            self.not_whole |= value.fract() != 0.0;
            if value.fract() != 0.0 || value < 0.0 {
                self.not_class.get_or_insert((row, value));
            }
        }
    }

    /// Returns K ≥ 3 if the values are all the whole numbers 0 … K − 1, and no more than [`MOST_CLASSES`].
    pub(crate) fn classes(&self) -> Option<usize> {
        let largest = self.largest.1;
        if self.not_class.is_some() || !(2.0..MOST_CLASSES as f32).contains(&largest) {
            return None;
        }
        let classes = largest as usize + 1;
        (self.seen == (1 << classes) - 1).then_some(classes)
    }

    /// Returns true if the values are -1 and 1.
    pub(crate) fn is_sign(&self) -> bool {
        (self.least, self.largest.1, self.not_whole) == (-1.0, 1.0, false) && self.seen & 1 == 0
    }

    /// Returns the first value that is no class number, or else the largest value if it is not below `classes`.
    pub(crate) fn no_class(&self, classes: usize) -> Option<Found> {
        self.not_class.or((self.largest.1 >= classes as f32).then_some(self.largest))
    }
}
