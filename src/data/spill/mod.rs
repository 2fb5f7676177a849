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
/// Rows that a quarter of the limit has to hold.
const LEAST_ROWS: usize = 64;
/// Rows that are moved at once, at most.
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

    /// Whether a fit has begun to sort the rows on disk: no more can come.
    pub(super) fn is_closed(&self) -> bool {
        match &*self.state.lock().unwrap_or_else(PoisonError::into_inner) {
            State::Held => false,
            State::Filling(filling) => filling.is_closing,
            State::Sealed(_) | State::Lost => true,
        }
    }

    /// Rows that may be appended at once.
    pub(super) fn piece(&self, row_bytes: usize) -> usize {
        piece(self.limit.bytes, row_bytes)
    }

    /// Makes room for `coming` more rows beside those that `data` holds: takes some of its last rows, of which it is to let go, and
    /// tells how many. To be called until there are none.
    ///
    /// # Errors
    /// [`Error::Io`], as of a full disk, [`Error::Data`] if there are far too many rows, or a fit has sorted them,
    /// [`Error::Memory`]. No row is lost, and none is there twice.
    pub(super) fn take(&mut self, data: &Dataset, coming: usize) -> Result<usize> {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        let (held, row_bytes) = (data.held_rows(), data.row_bytes());
        if let State::Held = state {
            // Of all rows, whatever pieces they came in.
            if (held + coming).saturating_mul(row_bytes + LISTS) <= self.limit.bytes {
                return Ok(0);
            }
            *state = State::Filling(Filling::new(&self.limit, data)?);
        }
        match state {
            State::Held => Ok(0),
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

/// Rows that are moved at once: a small part of the limit.
fn piece(limit: usize, row_bytes: usize) -> usize {
    (limit / 16 / row_bytes).clamp(1, PIECE)
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
    /// Whether a fit wants the rows; of those that the data set still holds, how many are here too; whether all is written.
    is_closing: bool,
    closed: usize,
    is_closed: bool,
    /// Buckets that are sorted, and whether one is half written.
    sorted: usize,
    is_broken: bool,
    /// The buckets of the rows of a piece.
    numbers: Vec<u32>,
}

#[derive(Debug, Default)]
struct Filled {
    buffer: Vec<f32>,
    place: Place,
    /// Rows of the piece that is being moved.
    coming: usize,
}

impl Filled {
    /// Writes the buffer behind all else.
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
            is_closing: false,
            closed: 0,
            is_closed: false,
            sorted: 0,
            is_broken: false,
            numbers: memory::room(PIECE, ROWS)?,
        })
    }

    /// Copies a piece of the rows that `data` holds to the buffers; all of them, or after an error none.
    fn route(&mut self, data: &Dataset, rows: Range<usize>) -> Result<()> {
        self.numbers.clear();
        self.numbers.extend(rows.clone().map(|row| (hash_row(data, row) >> self.shift) as u32));
        for &number in &self.numbers {
            self.buckets[number as usize].coming += 1;
        }
        let room = self.make_room();
        self.buckets.iter_mut().for_each(|bucket| bucket.coming = 0);
        room?;
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

    /// Writes the buffers that have no room for what is coming, and makes room for it.
    fn make_room(&mut self) -> Result<()> {
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
                bucket.buffer = memory::room(coming.max(self.capacity), ROWS)?;
            }
        }
        Ok(())
    }

    /// Takes the rows that `data` still holds, and writes all buffers.
    fn close(&mut self, data: &Dataset) -> Result<()> {
        self.is_closing = true;
        if self.is_closed {
            return Ok(());
        }
        while self.closed < data.held_rows() {
            let to = data.held_rows().min(self.closed + piece(self.limit, data.row_bytes()));
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

    /// Sorts the next bucket, and lays its values out as [`Buckets`] has them.
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
