//! Selected rows of a data set, as a data set.

use std::borrow::Cow;

use super::collection::Cut;
use super::dataset::Dataset;
use crate::error::{Error, Result};
use crate::memory;

/// Name of the memory in errors.
const ROWS: &str = "the rows of a part of the data set";

impl Dataset<'_> {
    /// Returns copies of the rows with these numbers, in this order; a number may occur twice. Columns and names are the same. The number of entries
    /// left out ([`Dataset::cut`]) and a memory limit are not copied.
    ///
    /// # Errors
    /// [`Error::Argument`] for a row that does not exist, and if rows are on disk ([`Dataset::limit_memory`]); [`Error::Memory`].
    ///
    /// ```
    /// use rootgrad::data::{Column, Dataset};
    ///
    /// let data = Dataset::borrowed(vec![Column::scalar("x")], &[1.0, 2.0, 3.0], &[0.0, 1.0, 0.0], None)?;
    /// let part = data.subset([2, 0])?;
    /// assert_eq!((part.x(), part.target()), (&[3.0, 1.0][..], &[0.0, 0.0][..]));
    /// # Ok::<(), rootgrad::Error>(())
    /// ```
    pub fn subset(&self, rows: impl IntoIterator<Item = usize>) -> Result<Dataset<'static>> {
        self.check_in_memory("a part of a data set")?;
        let mut numbers = Vec::new(); // first, so that the values need one allocation of the right size
        for row in rows {
            if row >= self.rows() {
                let wanted = format!("below {}, the rows that there are", self.rows());
                return Err(Error::argument("a row of the data set", row, wanted));
            }
            memory::reserve(&mut numbers, 1, ROWS)?;
            numbers.push(row);
        }
        let rows = numbers.len();
        let mut x = memory::with_capacity(rows * self.features, ROWS)?;
        let mut target = memory::with_capacity(rows * self.targets(), ROWS)?;
        for &row in &numbers {
            x.extend_from_slice(self.row(row));
            target.extend_from_slice(self.target_of(row));
        }
        let weight = match self.weight() {
            Some(weights) => {
                let mut weight = memory::with_capacity(rows, ROWS)?;
                weight.extend(numbers.iter().map(|&row| weights[row]));
                Some(Cow::Owned(weight))
            }
            None => None,
        };
        Ok(Dataset {
            columns: self.columns.clone(),
            collections: self.collections.clone(),
            cut: Cut::default(),
            features: self.features,
            x: Cow::Owned(x),
            target: Cow::Owned(target),
            weight,
            target_names: self.target_names.clone(),
            weight_name: self.weight_name.clone(),
            spill: None,
        })
    }

    /// Returns the same rows with other targets (N, T) of these names; features and weights are not copied.
    ///
    /// # Errors
    /// [`Error::Shape`] for another number of targets; those of [`Dataset::set_names`].
    pub(crate) fn with_targets(&self, target: Vec<f32>, names: &[String]) -> Result<Dataset<'_>> {
        self.check_in_memory("a data set with other targets")?;
        let wanted = self.rows() * names.len();
        if target.len() != wanted {
            return Err(Error::shape("the other targets", target.len(), wanted));
        }
        let mut data = Dataset {
            columns: self.columns.clone(),
            collections: self.collections.clone(),
            cut: self.cut,
            features: self.features,
            x: Cow::Borrowed(&self.x),
            target: Cow::Owned(target),
            weight: self.weight().map(Cow::Borrowed),
            target_names: names.to_vec(),
            weight_name: self.weight_name.clone(),
            spill: None,
        };
        data.set_names(names, self.weight_name.clone())?;
        Ok(data)
    }

    /// Refuses rows on disk, of which single ones cannot be accessed.
    ///
    /// # Errors
    /// [`Error::Argument`]; `what` names the purpose of the rows.
    pub(crate) fn check_in_memory(&self, what: &str) -> Result<()> {
        let (rows, held) = (self.rows(), self.rows_in_memory());
        if rows == held {
            return Ok(());
        }
        let got = format!("one of {rows} rows, {} of them on disk", rows - held);
        let wanted =
            "rows that are all in memory: raise or remove the limit of memory, or use fewer rows";
        Err(Error::argument(format!("the data set of {what}"), got, wanted))
    }
}
