//! A data set that keeps to a limit of memory.

use std::borrow::Cow;
use std::sync::Arc;

use super::{Buckets, MemoryLimit, Spill};
use crate::data::Dataset;
use crate::data::append::owned;
use crate::data::survey::Survey;
use crate::error::{Error, Result};
use crate::threads::Team;

impl<'a> Dataset<'a> {
    /// Has at most `limit` of rows in memory, those that are there and those to come; the rest goes to a file without a name,
    /// and is read back in each epoch of a fit. To be called before [`Dataset::append`], after
    /// [`Dataset::set_collections`].
    ///
    /// A fit takes the rows of a data set that memory does not hold in another order than if it did, and draws those that
    /// validate row by row: the result depends on the limit, but for one limit, too, on the set of rows alone. The area under
    /// the ROC curve is then that of scores told apart to 1 in 512. Rows can no more be appended once a fit has begun to sort
    /// them. An append of many rows that fails has appended those before the failure.
    ///
    /// # Errors
    /// [`Error::Argument`] if rows are on disk already; [`Error::Io`], [`Error::Data`], [`Error::Memory`] if there are rows already,
    /// more than the limit, and they cannot be put there: they are then held.
    pub fn limit_memory(&mut self, limit: MemoryLimit) -> Result<()> {
        if let Some(spill) = &self.spill
            && (spill.rows() > 0 || spill.is_closed())
        {
            let wanted = "a limit once: rows are on disk already";
            return Err(Error::argument("memory", "set again", wanted));
        }
        self.spill = Some(Box::new(Spill::new(limit, Survey::of(self)?)));
        self.make_room(0)
    }

    /// Bytes of a row's values.
    pub(crate) fn row_bytes(&self) -> usize {
        super::width(self) * size_of::<f32>()
    }

    /// The limit of [`Dataset::limit_memory`].
    #[must_use]
    pub fn memory_limit(&self) -> Option<&MemoryLimit> {
        self.spill.as_ref().map(|spill| &spill.limit)
    }

    /// Gives rows to the disk if they and `coming` more are above the limit.
    pub(in crate::data) fn make_room(&mut self, coming: usize) -> Result<()> {
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

    /// Rows that are appended at once: all, but with a limit of memory.
    pub(in crate::data) fn piece(&self) -> usize {
        self.spill.as_ref().map_or(usize::MAX, |spill| spill.piece(self.row_bytes()))
    }

    /// Forgets the last `rows`; the memory of all goes with the last.
    fn let_go(&mut self, rows: usize) {
        let left = self.held_rows() - rows;
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

    /// The rows on disk, all of them, sorted; none if all are held.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io); [`Error::Interrupted`](crate::Error::Interrupted) if `stop` says so.
    pub(crate) fn on_disk(
        &self,
        team: &Team,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Arc<Buckets>>> {
        self.spill.as_ref().map_or(Ok(None), |spill| spill.seal(self, team, stop))
    }

    /// What all rows hold.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn survey(&self) -> Result<Cow<'_, Survey>> {
        Ok(match &self.spill {
            Some(spill) => Cow::Borrowed(&spill.survey),
            None => Cow::Owned(Survey::of(self)?),
        })
    }

    /// A data set with the same columns, and no rows.
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

    /// Forgets all rows, and keeps their memory.
    pub(crate) fn clear(&mut self) {
        self.x.to_mut().clear();
        self.target.to_mut().clear();
        if let Some(weight) = &mut self.weight {
            weight.to_mut().clear();
        }
    }

    /// Makes room for so many more rows, which are then read from disk.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn reserve_exactly(&mut self, rows: usize) -> Result<()> {
        let (features, targets) = (self.features, self.targets());
        owned(&mut self.x, rows * features)?;
        owned(&mut self.target, rows * targets)?;
        self.weight.as_mut().map_or(Ok(()), |weight| owned(weight, rows).map(drop))
    }

    /// Appends rows that are given record by record: features, targets and, if there are any, the weight.
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

    /// Appends `rows` rows whose features, targets and weights `read` fills in, one after the other.
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

    /// Appends the rows `rows` of another data set of the same columns.
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
