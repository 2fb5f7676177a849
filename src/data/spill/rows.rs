//! A data set with a memory limit.

use std::borrow::Cow;
use std::sync::Arc;

use super::{Buckets, MemoryLimit, Spill};
use crate::data::Dataset;
use crate::data::append::owned;
use crate::data::survey::Survey;
use crate::error::{Error, Result};
use crate::threads::Team;

impl<'a> Dataset<'a> {
    /// Limits the memory of the rows, present and future, to `limit`. The other rows go to an unnamed temporary file, and are read back in each epoch
    /// of a fit. To be called before [`Dataset::append`], and after [`Dataset::set_collections`].
    ///
    /// With rows on disk a fit uses the rows in another order than in memory, and chooses validation rows one by one. So the result depends on the
    /// limit; for a given limit it still depends on the set of rows alone. The area under the ROC curve then treats scores that differ by less than 1
    /// in 512 as equal. No rows can be appended after a fit has begun to sort them. If an append of many rows fails, the rows before the failure are
    /// in the data set.
    ///
    /// # Errors
    /// [`Error::Argument`] if rows are on disk already. [`Error::Io`], [`Error::Data`], [`Error::Memory`] if the present rows exceed the limit and
    /// cannot be moved to disk: they then stay in memory.
    pub fn limit_memory(&mut self, limit: MemoryLimit) -> Result<()> {
        if let Some(spill) = &self.spill
            && (spill.rows() > 0 || spill.is_closed())
        {
            let wanted = "no second limit: rows are already on disk";
            return Err(Error::option("memory", "set again", wanted));
        }
        self.spill = Some(Box::new(Spill::new(limit, Survey::of(self)?)));
        self.reserve_memory(0)
    }

    /// Returns the bytes of a row's values.
    pub(crate) fn row_bytes(&self) -> usize {
        super::width(self) * size_of::<f32>()
    }

    /// Returns the limit set by [`Dataset::limit_memory`].
    #[must_use]
    pub fn memory_limit(&self) -> Option<&MemoryLimit> {
        self.spill.as_ref().map(|spill| &spill.limit)
    }

    /// Moves rows to disk if they and `coming` more rows exceed the limit.
    pub(in crate::data) fn reserve_memory(&mut self, coming: usize) -> Result<()> {
        let Some(mut spill) = self.spill.take() else { return Ok(()) };
        let made = loop {
            match spill.take(self, coming) {
                Ok(0) => break Ok(()),
                Ok(taken) => self.let_go(taken),
                Err(error) => break Err(error),
            }
        };
        self.spill = Some(spill);
        made
    }

    /// Returns the number of rows that are appended at once: all rows, unless there is a memory limit.
    pub(in crate::data) fn piece(&self) -> usize {
        self.spill.as_ref().map_or(usize::MAX, |spill| spill.piece(self.row_bytes()))
    }

    /// Removes the last `rows`; all memory is freed with the last row.
    fn let_go(&mut self, rows: usize) {
        let left = self.rows_in_memory() - rows;
        let (features, targets) = (self.features, self.targets());
        let cut = |values: &mut Cow<'a, [f32]>, len: usize| match values {
            _ if len == 0 => *values = Cow::Owned(Vec::new()),
            Cow::Borrowed(all) => *all = &all[..len],
            Cow::Owned(all) => all.truncate(len),
        };
        cut(&mut self.x, left * features);
        cut(&mut self.target, left * targets);
        if let Some(weight) = &mut self.weight {
            cut(weight, left);
        }
    }

    /// Returns the rows on disk, all of them, sorted; `None` if all rows are in memory.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io); [`Error::Interrupted`](crate::Error::Interrupted) if `stop` returns true.
    pub(crate) fn on_disk(
        &self,
        team: &Team,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Arc<Buckets>>> {
        self.spill.as_ref().map_or(Ok(None), |spill| spill.seal(self, team, stop))
    }

    /// Returns the survey of all rows.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn survey(&self) -> Result<Cow<'_, Survey>> {
        Ok(match &self.spill {
            Some(spill) => Cow::Borrowed(&spill.survey),
            None => Cow::Owned(Survey::of(self)?),
        })
    }

    /// Returns a data set with the same columns, and no rows.
    pub(crate) fn like(&self) -> Dataset<'static> {
        Dataset {
            columns: self.columns.clone(),
            collections: self.collections.clone(),
            cut: self.cut,
            features: self.features,
            x: Cow::Owned(Vec::new()),
            target: Cow::Owned(Vec::new()),
            weight: self.weight.as_ref().map(|_| Cow::Owned(Vec::new())),
            target_names: self.target_names.clone(),
            weight_name: self.weight_name.clone(),
            spill: None,
        }
    }

    /// Removes all rows, but does not free their memory.
    pub(crate) fn clear(&mut self) {
        self.x.to_mut().clear();
        self.target.to_mut().clear();
        if let Some(weight) = &mut self.weight {
            weight.to_mut().clear();
        }
    }

    /// Reserves memory for so many more rows, which are then read from disk.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn reserve_exactly(&mut self, rows: usize) -> Result<()> {
        let (features, targets) = (self.features, self.targets());
        owned(&mut self.x, rows * features)?;
        owned(&mut self.target, rows * targets)?;
        self.weight.as_mut().map_or(Ok(()), |weight| owned(weight, rows).map(drop))
    }

    /// Appends rows that are given row by row: features, targets and, if there are weights, the weight.
    pub(super) fn append_records(&mut self, records: &[f32]) -> Result<()> {
        let (features, targets) = (self.features, self.targets());
        let width = super::width(self);
        let rows = records.len() / width;
        let records = || records.chunks_exact(width);
        let x = owned(&mut self.x, rows * features)?;
        records().for_each(|record| x.extend_from_slice(&record[..features]));
        let target = owned(&mut self.target, rows * targets)?;
        records().for_each(|record| target.extend_from_slice(&record[features..][..targets]));
        if let Some(weight) = &mut self.weight {
            owned(weight, rows)?.extend(records().map(|record| record[width - 1]));
        }
        Ok(())
    }

    /// Appends `rows` rows; `read` fills in the features of all, then the targets, then the weights.
    pub(super) fn append_planes(
        &mut self,
        rows: usize,
        mut read: impl FnMut(&mut [f32]) -> Result<()>,
    ) -> Result<()> {
        let (features, targets) = (self.features, self.targets());
        let weight = self.weight.as_mut().map(|weight| (weight, 1));
        for (values, width) in
            [(&mut self.x, features), (&mut self.target, targets)].into_iter().chain(weight)
        {
            let values = owned(values, rows * width)?;
            let before = values.len();
            values.resize(before + rows * width, 0.0);
            read(&mut values[before..])?;
        }
        Ok(())
    }

    /// Appends the rows `rows` of another data set with the same columns.
    pub(crate) fn append_rows_of(&mut self, other: &Dataset, rows: &[u32]) -> Result<()> {
        let (features, targets) = (self.features, self.targets());
        let x = owned(&mut self.x, rows.len() * features)?;
        rows.iter().for_each(|&row| x.extend_from_slice(other.row(row as usize)));
        let target = owned(&mut self.target, rows.len() * targets)?;
        rows.iter().for_each(|&row| target.extend_from_slice(other.target_of(row as usize)));
        if let Some(weight) = &mut self.weight {
            let own = owned(weight, rows.len())?;
            own.extend(rows.iter().map(|&row| other.weight_of(row as usize)));
        }
        Ok(())
    }
}
