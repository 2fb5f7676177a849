//! Rows that do not fit into memory: on disk, in buckets by the hash of their contents.
//!
//! The first bits of a row's hash choose its bucket. So each bucket is a random sample of all rows, whatever the order in which they came: of every
//! file, every class, every period of time. Before the first fit each bucket is sorted in canonical order ([`canonical_order`]); the buckets one
//! after the other are then all rows in canonical order. Everything that follows depends on the set of rows alone, as in memory.

mod buckets;
mod limit;
mod rows;
mod scratch;

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use super::dataset::Dataset;
use super::order::{canonical_order, hash_row};
use super::survey::Survey;
use crate::error::{Error, Result};
use crate::memory;
use crate::threads::Team;
pub(crate) use buckets::{Buckets, Writer};
use buckets::{Extent, Place};
pub use limit::{MemoryLimit, bytes_of};
use scratch::Scratch;

/// Name of the memory in errors.
const ROWS: &str = "the rows on their way to disk";
/// Bytes per row that a fit needs for lists besides the row's values: hashes, orders, scores.
pub(crate) const LISTS: usize = 64;
/// Maximum and minimum number of buckets, and the minimum bytes of a bucket's buffer.
const MOST_BUCKETS: usize = 1 << 10;
const LEAST_BUCKETS: usize = 1 << 4;
const BUFFER: usize = 16 << 10;
/// Number of rows that must fit into a quarter of the limit.
const LEAST_ROWS: usize = 64;
/// Maximum number of rows that are moved at once.
const PIECE: usize = 1 << 12;

/// State of a data set that has a memory limit.
#[derive(Debug)]
pub(super) struct Spill {
    pub(super) limit: MemoryLimit,
    pub(super) survey: Survey,
    gone: usize,
    state: Mutex<State>,
}

#[derive(Debug)]
enum State {
    /// All rows so far are in memory.
    InMemory,
    Filling(Filling),
    Sealed(Arc<Buckets>),
    /// Sorting failed halfway.
    Lost,
}

impl Spill {
    pub(super) fn new(limit: MemoryLimit, survey: Survey) -> Self {
        Spill { limit, survey, gone: 0, state: Mutex::new(State::InMemory) }
    }

    /// Returns the number of rows that are no longer in memory.
    pub(super) fn rows(&self) -> usize {
        self.gone
    }

    /// Returns true if a fit has begun to sort the rows on disk: no more rows can be added.
    pub(super) fn is_closed(&self) -> bool {
        match &*self.state.lock().unwrap_or_else(PoisonError::into_inner) {
            State::InMemory => false,
            State::Filling(filling) => filling.is_closing,
            State::Sealed(_) | State::Lost => true,
        }
    }

    /// Returns the number of rows that may be appended at once.
    pub(super) fn piece(&self, row_bytes: usize) -> usize {
        piece(self.limit.bytes, row_bytes)
    }

    /// Makes space for `coming` more rows besides the rows in memory of `data`. It copies some of the last rows to the buffers and returns their
    /// number; the caller must then remove them from `data`. To be called until it returns 0.
    ///
    /// # Errors
    /// [`Error::Io`], for example if the disk is full, [`Error::Data`] if there are far too many rows, or a fit has sorted them, [`Error::Memory`].
    /// No row is lost or duplicated.
    pub(super) fn take(&mut self, data: &Dataset, coming: usize) -> Result<usize> {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        let (held, row_bytes) = (data.rows_in_memory(), data.row_bytes());
        if let State::InMemory = state {
            // The limit is for all rows, whatever the pieces in which they came.
            if (held + coming).saturating_mul(row_bytes + LISTS) <= self.limit.bytes {
                return Ok(0);
            }
            *state = State::Filling(Filling::new(&self.limit, data)?);
        }
        match state {
            State::InMemory => Ok(0),
            State::Filling(filling) if !filling.is_closing => {
                let taken = held.min(piece(self.limit.bytes, row_bytes));
                filling.route(data, held - taken..held)?;
                self.gone += taken;
                Ok(taken)
            }
            State::Filling(_) | State::Sealed(_) => Err(Error::Data(
                "a fit has sorted the rows on disk: for more rows make a new data set".into(),
            )),
            State::Lost => Err(lost()),
        }
    }

    /// Returns the buckets with all rows, sorted; `None` if all rows are in memory.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Interrupted`] if `stop` returns true.
    pub(super) fn seal(
        &self,
        data: &Dataset,
        team: &Team,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Arc<Buckets>>> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *state {
            State::InMemory => return Ok(None),
            State::Sealed(buckets) => return Ok(Some(buckets.clone())),
            State::Lost => return Err(lost()),
            State::Filling(filling) => {
                filling.close(data)?;
                while filling.sorted < filling.buckets.len() {
                    if stop() {
                        let when = "interrupted while the rows on disk were being sorted";
                        return Err(Error::Interrupted(when.into()));
                    }
                    filling.sort(data, team)?;
                }
            }
        }
        let State::Filling(filling) = std::mem::replace(&mut *state, State::Lost) else {
            return Err(lost());
        };
        let buckets = Arc::new(filling.sealed(data));
        *state = State::Sealed(buckets.clone());
        Ok(Some(buckets))
    }
}

fn lost() -> Error {
    Error::Data("the rows were lost when sorting them on disk failed: read them again".into())
}

/// Returns the number of rows that are moved at once: a small part of the limit.
fn piece(limit: usize, row_bytes: usize) -> usize {
    (limit / 16 / row_bytes).clamp(1, PIECE)
}

/// Returns the number of values in a row on disk.
fn width(data: &Dataset) -> usize {
    data.features() + data.targets() + usize::from(data.weight().is_some())
}

/// Buckets that are being filled, row by row: features, targets, weight.
#[derive(Debug)]
struct Filling {
    scratch: Scratch,
    buckets: Vec<Filled>,
    /// Number of hash bits that do not belong to the bucket's number.
    shift: u32,
    width: usize,
    /// Capacity of a buffer in values, and maximum number of rows in a bucket.
    capacity: usize,
    most: usize,
    limit: usize,
    end: u64,
    rows: usize,
    /// True if a fit needs the rows; number of rows in memory that are copied here too; true if everything is written.
    is_closing: bool,
    closed: usize,
    is_closed: bool,
    /// Number of buckets that are sorted, and true if one is half written.
    sorted: usize,
    is_broken: bool,
    /// Bucket number of each row of a piece.
    numbers: Vec<u32>,
}

#[derive(Debug, Default)]
struct Filled {
    buffer: Vec<f32>,
    place: Place,
    /// Number of rows in the piece that is being moved.
    coming: usize,
}

impl Filled {
    /// Writes the buffer at the end of the file.
    fn write(&mut self, scratch: &Scratch, end: &mut u64) -> Result<()> {
        if self.buffer.is_empty() {
            return Ok(());
        }
        scratch.write(&self.buffer, *end)?;
        self.place.extents.push(Extent { offset: *end, values: self.buffer.len() });
        *end += size_of_val(&self.buffer[..]) as u64;
        self.buffer.clear();
        Ok(())
    }
}

impl Filling {
    fn new(limit: &MemoryLimit, data: &Dataset) -> Result<Self> {
        let width = width(data);
        let row_bytes = width * size_of::<f32>();
        let most = limit.bytes / 4 / row_bytes;
        if most < LEAST_ROWS {
            return Err(limit.too_small(row_bytes.saturating_mul(4 * LEAST_ROWS)));
        }
        let buckets = (limit.bytes / 4 / BUFFER.max(row_bytes)).clamp(LEAST_BUCKETS, MOST_BUCKETS);
        let bits = buckets.ilog2();
        let capacity = ((limit.bytes / 4 / row_bytes) >> bits).max(1) * width;
        let mut all = memory::with_capacity(1 << bits, ROWS)?;
        all.resize_with(1 << bits, Filled::default);
        Ok(Filling {
            scratch: Scratch::new(&limit.folder)?,
            buckets: all,
            shift: 64 - bits,
            width,
            capacity,
            most,
            limit: limit.bytes,
            end: 0,
            rows: 0,
            is_closing: false,
            closed: 0,
            is_closed: false,
            sorted: 0,
            is_broken: false,
            numbers: memory::with_capacity(PIECE, ROWS)?,
        })
    }

    /// Copies a piece of the rows in memory of `data` to the buffers: all of them, or none after an error.
    fn route(&mut self, data: &Dataset, rows: Range<usize>) -> Result<()> {
        self.numbers.clear();
        self.numbers.extend(rows.clone().map(|row| (hash_row(data, row) >> self.shift) as u32));
        for &number in &self.numbers {
            self.buckets[number as usize].coming += 1;
        }
        let reserved = self.reserve_memory();
        self.buckets.iter_mut().for_each(|bucket| bucket.coming = 0);
        reserved?;
        for (row, &number) in rows.zip(&self.numbers) {
            let bucket = &mut self.buckets[number as usize];
            bucket.buffer.extend_from_slice(data.row(row));
            bucket.buffer.extend_from_slice(data.target_of(row));
            bucket.buffer.extend(data.weight().map(|weight| weight[row]));
            bucket.place.rows += 1;
        }
        self.rows += self.numbers.len();
        Ok(())
    }

    /// Writes the buffers that are too full for the coming rows, and reserves memory for these.
    fn reserve_memory(&mut self) -> Result<()> {
        for bucket in self.buckets.iter_mut().filter(|bucket| bucket.coming > 0) {
            let coming = bucket.coming * self.width;
            if bucket.place.rows + bucket.coming > self.most {
                return Err(Error::Data(format!(
                    "{} rows of {} values are too many to be mixed in a memory of {}, or too many of them are the same; give at \
                     least {}",
                    self.rows,
                    self.width,
                    MemoryLimit::written(self.limit),
                    MemoryLimit::written(self.limit.saturating_mul(4))
                )));
            }
            if bucket.buffer.len() + coming > self.capacity {
                bucket.write(&self.scratch, &mut self.end)?;
            }
            let wanted = coming.max(self.capacity).saturating_sub(bucket.buffer.capacity());
            if wanted > 0 {
                bucket.buffer = memory::with_capacity(coming.max(self.capacity), ROWS)?;
            }
        }
        Ok(())
    }

    /// Copies the rows that are still in memory, and writes all buffers.
    fn close(&mut self, data: &Dataset) -> Result<()> {
        self.is_closing = true;
        if self.is_closed {
            return Ok(());
        }
        while self.closed < data.rows_in_memory() {
            let to = data.rows_in_memory().min(self.closed + piece(self.limit, data.row_bytes()));
            self.route(data, self.closed..to)?;
            self.closed = to;
        }
        for bucket in &mut self.buckets {
            bucket.write(&self.scratch, &mut self.end)?;
            bucket.buffer = Vec::new();
        }
        self.is_closed = true;
        Ok(())
    }

    /// Sorts the next bucket, and writes its values in the layout of [`Buckets`].
    fn sort(&mut self, data: &Dataset, team: &Team) -> Result<()> {
        if self.is_broken {
            return Err(lost());
        }
        let place = &self.buckets[self.sorted].place;
        memory::headroom(LISTS * place.rows, ROWS)?;
        let mut records = memory::zeros(place.rows * self.width, ROWS)?;
        place.read(&self.scratch, 0, &mut records)?;
        let mut rows = data.like();
        rows.append_records(&records)?;
        drop(records);
        let order = canonical_order(&rows, team)?;
        self.is_broken = true; // until all of it is written
        place.write_rows(&self.scratch, &rows, &order)?;
        self.is_broken = false;
        self.sorted += 1;
        Ok(())
    }

    fn sealed(self, data: &Dataset) -> Buckets {
        let places = self.buckets.into_iter().map(|bucket| bucket.place).collect();
        Buckets::new(self.scratch, places, data)
    }
}
