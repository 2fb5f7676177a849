//! Rows that memory has no room for: on disk, in buckets by the hash of their contents.
//!
//! A row goes to the bucket that the first bits of its hash name, so that each bucket is a random sample of all rows, whatever
//! the order in which they came: of every file, every class, every stretch of time. Before the first fit each bucket is
//! sorted in canonical order ([`canonical_order`]), one after the other the buckets then are all rows in canonical order.
//! What follows depends on the set of rows alone, as in memory.

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

/// What the memory is for.
const ROWS: &str = "the rows on their way to disk";
/// Bytes that a fit needs for a row beside its values, in lists: hashes, orders, scores.
pub(crate) const LISTS: usize = 64;
/// Buckets at most and at least, and the bytes of a bucket's buffer at least.
const MOST_BUCKETS: usize = 1 << 10;
const LEAST_BUCKETS: usize = 1 << 4;
const BUFFER: usize = 16 << 10;
/// Bytes of rows that are gathered before they are given to the buckets.
const STAGE: usize = 1 << 20;
/// Rows that are moved at once.
const PIECE: usize = 1 << 12;

/// The part of a data set that keeps to a limit of memory.
#[derive(Debug)]
pub(super) struct Spill {
    pub(super) limit: MemoryLimit,
    pub(super) survey: Survey,
    gone: usize,
    state: Mutex<State>,
}

#[derive(Debug)]
enum State {
    /// Memory has room for all rows so far.
    Held,
    Filling(Filling),
    Sealed(Arc<Buckets>),
    /// Sorting failed midway.
    Lost,
}

impl Spill {
    pub(super) fn new(limit: MemoryLimit, survey: Survey) -> Self {
        Spill { limit, survey, gone: 0, state: Mutex::new(State::Held) }
    }

    /// Rows that are not held any more.
    pub(super) fn rows(&self) -> usize {
        self.gone
    }

    /// Whether a fit has had the rows sorted on disk.
    pub(super) fn is_sorted(&self) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        matches!(&*state, State::Sealed(_) | State::Lost)
    }

    /// Makes room for more rows beside those that `data` holds: takes some of its last rows, of which it is to let go, and tells
    /// how many. To be called until there are none.
    ///
    /// # Errors
    /// [`Error::Io`], as of a full disk, [`Error::Data`] if there are far too many rows, or the rows are sorted already. No
    /// row is lost, and none is there twice.
    pub(super) fn take(&mut self, data: &Dataset, row_bytes: usize) -> Result<usize> {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        let held = data.held_rows();
        if let State::Held = state {
            if held.saturating_mul(row_bytes + LISTS) <= self.limit.bytes {
                return Ok(0);
            }
            *state = State::Filling(Filling::new(&self.limit, data)?);
        }
        match state {
            State::Filling(filling) => {
                let staged = held.saturating_mul(row_bytes) <= STAGE.min(self.limit.bytes / 8);
                if filling.is_empty_of_held && staged {
                    return Ok(0);
                }
                filling.flush_full()?;
                let taken = held.min(PIECE);
                filling.route(data, held - taken..held)?;
                filling.is_empty_of_held = taken == held;
                self.gone += taken;
                Ok(taken)
            }
            State::Held => Ok(0),
            State::Sealed(_) => Err(Error::Data(
                "a fit has sorted the rows on disk: for more rows make a new data set".into(),
            )),
            State::Lost => Err(lost()),
        }
    }

    /// The buckets with all rows, sorted; none if `data` holds them all.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Interrupted`] if `stop` says so.
    pub(super) fn seal(
        &self,
        data: &Dataset,
        team: &Team,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Arc<Buckets>>> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *state {
            State::Held => return Ok(None),
            State::Sealed(buckets) => return Ok(Some(buckets.clone())),
            State::Lost => return Err(lost()),
            State::Filling(filling) => {
                filling.close(data)?;
                while filling.sorted < filling.buckets.len() {
                    if stop() {
                        let when = "interrupted while the rows on disk were being sorted";
                        return Err(Error::Interrupted(when.into()));
                    }
                    if let Err(error) = filling.sort(data, team) {
                        *state = State::Lost;
                        return Err(error);
                    }
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

/// Values of a row on disk.
fn width(data: &Dataset) -> usize {
    data.features() + data.targets() + usize::from(data.weight().is_some())
}

/// Buckets that are being filled, their rows record by record: features, targets, weight.
#[derive(Debug)]
struct Filling {
    scratch: Scratch,
    buckets: Vec<Filled>,
    /// Bits of a hash that are not the bucket's.
    shift: u32,
    width: usize,
    /// Values of a buffer, and rows of a bucket at most.
    capacity: usize,
    most: usize,
    limit: usize,
    end: u64,
    rows: usize,
    /// Whether all rows that were held at the first call have gone.
    is_empty_of_held: bool,
    /// Rows that the data set still holds and that are here too; whether all are, and the buffers are written.
    closed: usize,
    is_closed: bool,
    sorted: usize,
}

#[derive(Debug, Default)]
struct Filled {
    buffer: Vec<f32>,
    place: Place,
}

impl Filling {
    fn new(limit: &MemoryLimit, data: &Dataset) -> Result<Self> {
        let width = width(data);
        let row_bytes = width * size_of::<f32>();
        let most = limit.bytes / 4 / row_bytes;
        if most < PIECE / 64 {
            return Err(limit.too_small(row_bytes.saturating_mul(4 * PIECE / 64)));
        }
        let buckets = (limit.bytes / 4 / BUFFER.max(row_bytes)).clamp(LEAST_BUCKETS, MOST_BUCKETS);
        let bits = buckets.ilog2();
        let capacity = ((limit.bytes / 4 / row_bytes) >> bits).max(1) * width;
        let mut all = memory::room(1 << bits, ROWS)?;
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
            is_empty_of_held: false,
            closed: 0,
            is_closed: false,
            sorted: 0,
        })
    }

    /// Copies rows that `data` holds to the buffers.
    fn route(&mut self, data: &Dataset, rows: Range<usize>) -> Result<()> {
        for row in rows.clone() {
            let bucket = &mut self.buckets[(hash_row(data, row) >> self.shift) as usize];
            if bucket.buffer.capacity() == 0 {
                bucket.buffer = memory::room(self.capacity, ROWS)?;
            }
            bucket.buffer.extend_from_slice(data.row(row));
            bucket.buffer.extend_from_slice(data.target_of(row));
            bucket.buffer.extend(data.weight().map(|weight| weight[row]));
            bucket.place.rows += 1;
        }
        self.rows += rows.len();
        Ok(())
    }

    /// Writes the buffers that are full.
    fn flush_full(&mut self) -> Result<()> {
        self.flush(self.capacity)
    }

    /// Writes the buffers of at least so many values.
    fn flush(&mut self, least: usize) -> Result<()> {
        for bucket in &mut self.buckets {
            if bucket.buffer.len() < least {
                continue;
            }
            if bucket.place.rows > self.most {
                return Err(Error::Data(format!(
                    "{} rows of {} values are too many to be mixed in a memory of {}; give at least {}",
                    self.rows,
                    self.width,
                    MemoryLimit::written(self.limit),
                    MemoryLimit::written(self.limit.saturating_mul(4))
                )));
            }
            self.scratch.write(&bucket.buffer, self.end)?;
            bucket.place.extents.push(Extent { offset: self.end, values: bucket.buffer.len() });
            self.end += size_of_val(&bucket.buffer[..]) as u64;
            bucket.buffer.clear();
        }
        Ok(())
    }

    /// Takes the rows that `data` still holds, and writes all buffers.
    fn close(&mut self, data: &Dataset) -> Result<()> {
        if self.is_closed {
            return Ok(());
        }
        while self.closed < data.held_rows() {
            self.flush_full()?;
            let to = data.held_rows().min(self.closed + PIECE);
            self.route(data, self.closed..to)?;
            self.closed = to;
        }
        self.flush(1)?;
        self.buckets.iter_mut().for_each(|bucket| bucket.buffer = Vec::new());
        self.is_closed = true;
        Ok(())
    }

    /// Sorts the next bucket, and lays its values out as [`Buckets`] has them.
    fn sort(&mut self, data: &Dataset, team: &Team) -> Result<()> {
        let place = &self.buckets[self.sorted].place;
        let mut records = memory::zeros(place.rows * self.width, ROWS)?;
        place.read(&self.scratch, 0, &mut records)?;
        let mut rows = data.like();
        rows.append_records(&records)?;
        drop(records);
        let order = canonical_order(&rows, team)?;
        place.write_rows(&self.scratch, &rows, &order)?;
        self.sorted += 1;
        Ok(())
    }

    fn sealed(self, data: &Dataset) -> Buckets {
        let places = self.buckets.into_iter().map(|bucket| bucket.place).collect();
        Buckets::new(self.scratch, places, data)
    }
}
