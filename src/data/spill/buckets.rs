//! Buckets of rows on disk, to be read one by one.

use std::path::Path;

use super::scratch::Scratch;
use crate::data::Dataset;
use crate::error::Result;
use crate::memory;

/// Name of the memory in errors.
const ROWS: &str = "the rows of a bucket";

/// A contiguous range of the file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Extent {
    pub(super) offset: u64,
    pub(super) values: usize,
}

/// Location of a bucket's values.
#[derive(Debug, Default)]
pub(super) struct Place {
    pub(super) rows: usize,
    pub(super) extents: Vec<Extent>,
}

impl Place {
    /// Reads the bucket's values from number `from` on.
    pub(super) fn read(&self, scratch: &Scratch, from: usize, values: &mut [f32]) -> Result<()> {
        let mut left = values;
        self.for_each_stretch(from, left.len(), |offset, len| {
            let (now, rest) = std::mem::take(&mut left).split_at_mut(len);
            left = rest;
            scratch.read(now, offset)
        })
    }

    /// Writes the rows `order` of `data`: first the features of all rows, then the targets, then the weights.
    pub(super) fn write_rows(
        &self,
        scratch: &Scratch,
        data: &Dataset,
        order: &[u32],
    ) -> Result<()> {
        let mut from = 0;
        let mut write = |width: usize, of: &dyn Fn(usize, &mut Vec<f32>)| -> Result<()> {
            let mut values: Vec<f32> = memory::with_capacity(order.len() * width, ROWS)?;
            order.iter().for_each(|&row| of(row as usize, &mut values));
            let mut left = &values[..];
            self.for_each_stretch(from, left.len(), |offset, len| {
                let (now, rest) = left.split_at(len);
                left = rest;
                scratch.write(now, offset)
            })?;
            from += values.len();
            Ok(())
        };
        write(data.features(), &|row, to| to.extend_from_slice(data.row(row)))?;
        write(data.targets(), &|row, to| to.extend_from_slice(data.target_of(row)))?;
        match data.weight() {
            Some(weight) => write(1, &|row, to| to.push(weight[row])),
            None => Ok(()),
        }
    }

    /// Visits the ranges of the file, (offset, values), that contain `len` values from number `from` on.
    fn for_each_stretch(
        &self,
        mut from: usize,
        mut len: usize,
        mut act: impl FnMut(u64, usize) -> Result<()>,
    ) -> Result<()> {
        for extent in &self.extents {
            if from >= extent.values {
                from -= extent.values;
                continue;
            }
            let now = len.min(extent.values - from);
            if now == 0 {
                break;
            }
            act(extent.offset + (from * size_of::<f32>()) as u64, now)?;
            (from, len) = (0, len - now);
        }
        debug_assert_eq!(len, 0, "a bucket has all its values");
        Ok(())
    }
}

/// Rows in canonical order, in buckets of hashes in ascending order.
#[derive(Debug)]
pub(crate) struct Buckets {
    scratch: Scratch,
    places: Vec<Place>,
    rows: usize,
    width: usize,
}

impl Buckets {
    pub(super) fn new(scratch: Scratch, places: Vec<Place>, data: &Dataset) -> Self {
        let rows = places.iter().map(|place| place.rows).sum();
        Buckets { scratch, places, rows, width: super::width(data) }
    }

    /// Returns the number of rows.
    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the number of buckets.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }
    /// Returns the number of rows in a bucket.
    pub(crate) fn rows_of(&self, bucket: usize) -> usize {
        self.places[bucket].rows
    }

    /// Returns the bytes of a row.
    pub(crate) fn row_bytes(&self) -> usize {
        self.width * size_of::<f32>()
    }

    pub(crate) fn folder(&self) -> &Path {
        self.scratch.folder()
    }

    /// Appends the rows of a bucket to `data`, which must be [`like`](Dataset::like) the data set of the rows.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io), [`Error::Memory`](crate::Error::Memory). The caller must then clear `data`.
    pub(crate) fn read(&self, bucket: usize, data: &mut Dataset<'static>) -> Result<()> {
        let place = &self.places[bucket];
        let mut from = 0;
        data.append_planes(place.rows, |values| {
            let read = place.read(&self.scratch, from, values);
            from += values.len();
            read
        })
    }
}

/// Writes buckets one after another.
pub(crate) struct Writer {
    scratch: Scratch,
    places: Vec<Place>,
    end: u64,
}

impl Writer {
    /// # Errors
    /// [`Error::Io`](crate::Error::Io).
    pub(crate) fn new(folder: &Path) -> Result<Self> {
        Ok(Writer { scratch: Scratch::new(folder)?, places: Vec::new(), end: 0 })
    }

    /// Writes one more bucket: the rows `order` of `data`.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io), [`Error::Memory`](crate::Error::Memory).
    pub(crate) fn push(&mut self, data: &Dataset, order: &[u32]) -> Result<()> {
        let values = order.len() * super::width(data);
        let extents = vec![Extent { offset: self.end, values }];
        let place = Place { rows: order.len(), extents };
        place.write_rows(&self.scratch, data, order)?;
        self.end += (values * size_of::<f32>()) as u64;
        self.places.push(place);
        Ok(())
    }

    /// Returns the buckets that were written, for a data set like `data`.
    pub(crate) fn finish(self, data: &Dataset) -> Buckets {
        Buckets::new(self.scratch, self.places, data)
    }
}
