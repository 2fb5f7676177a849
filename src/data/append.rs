//! Rows that are appended to a data set.

use std::borrow::Cow;

use super::dataset::Dataset;
use super::lengths::check_lengths;
use crate::error::{Error, Result};
use crate::memory;

impl Dataset<'_> {
    /// Appends copies of `target.len()` / T rows. Row `i` of `x` begins at `x[i * row_stride]`; `row_stride` is counted in values and is at least F.
    /// The first rows decide whether the data set has weights.
    ///
    /// A borrowed data set is copied first.
    ///
    /// # Errors
    /// [`Error::Shape`] if `x` or `weight` is too short, the length of `target` is no multiple of T, or `row_stride` is less than F.
    /// [`Error::Argument`] if weights are given for some rows only. With [`Dataset::limit_memory`] [`Error::Io`], for example if the disk is full,
    /// and [`Error::Data`] for far too many rows. [`Error::Memory`]. After an error the data set is unchanged, unless a memory limit makes it append
    /// the rows in pieces.
    pub fn append(
        &mut self,
        x: &[f32],
        row_stride: usize,
        target: &[f32],
        weight: Option<&[f32]>,
    ) -> Result<()> {
        let (features, targets) = (self.features, self.targets());
        let rows = check_lengths((x, row_stride, features), (target, targets), weight)?;
        if rows == 0 {
            return Ok(());
        }
        if self.rows() > 0 && self.weight.is_some() != weight.is_some() {
            let (got, wanted) = match weight {
                Some(_) => ("given", "none, as for the rows before"),
                None => ("missing", "one per row, as for the rows before"),
            };
            return Err(Error::argument(format!("the weight '{}'", self.weight_name), got, wanted));
        }
        let mut first = 0;
        while first < rows {
            let last = rows.min(first.saturating_add(self.piece()));
            let weight = weight.map(|weight| &weight[first..last]);
            let target = &target[first * targets..last * targets];
            self.append_piece(&x[first * row_stride..], row_stride, target, weight)?;
            first = last;
        }
        Ok(())
    }

    /// Appends rows whose lengths were checked: all of them, or none after an error.
    fn append_piece(
        &mut self,
        x: &[f32],
        row_stride: usize,
        target: &[f32],
        weight: Option<&[f32]>,
    ) -> Result<()> {
        let (features, rows) = (self.features, target.len() / self.targets());
        if self.rows() == 0 {
            // An empty data set may have been borrowed with an empty array of weights.
            self.weight = weight.map(|_| Cow::default());
        }
        self.reserve_memory(rows)?;
        // All memory is reserved first, so that a failure changes nothing.
        let to = owned(&mut self.x, rows * features)?;
        let targets = owned(&mut self.target, target.len())?;
        if let Some(weight) = weight {
            owned(self.weight.get_or_insert_default(), rows)?.extend_from_slice(weight);
        }
        if row_stride == features {
            to.extend_from_slice(&x[..rows * features]);
        } else {
            for row in 0..rows {
                to.extend_from_slice(&x[row * row_stride..][..features]);
            }
        }
        targets.extend_from_slice(target);
        if let Some(mut spill) = self.spill.take() {
            let held = self.rows_in_memory();
            spill.survey.add(self, held - rows..held);
            self.spill = Some(spill);
        }
        Ok(())
    }

    /// Reserves memory for `rows` more rows, so that appending them moves no data. This is only a hint: too large a number is ignored.
    pub fn reserve(&mut self, rows: usize) {
        let rows = match &self.spill {
            Some(spill) => rows.min(spill.limit.bytes() / self.row_bytes()),
            None => rows,
        };
        let values = rows.saturating_mul(self.features);
        if self.x.to_mut().try_reserve(values).is_ok() {
            let values = rows.saturating_mul(self.targets());
            let _ = self.target.to_mut().try_reserve(values); // a hint
        }
    }
}

/// Returns owned values (borrowed values are copied), with reserved memory for `more` values.
pub(super) fn owned<'c>(values: &'c mut Cow<'_, [f32]>, more: usize) -> Result<&'c mut Vec<f32>> {
    const WHAT: &str = "the rows of a data set";
    if let Cow::Borrowed(borrowed) = values {
        let mut copy = memory::with_capacity(borrowed.len() + more, WHAT)?;
        copy.extend_from_slice(borrowed);
        *values = Cow::Owned(copy);
    }
    let values = values.to_mut();
    memory::reserve(values, more, WHAT)?;
    Ok(values)
}
