//! A thread that reads buckets.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use super::{Bits, Streamed};
use crate::data::{Buckets, Dataset};
use crate::error::{Error, Result};
use crate::memory;
use crate::train::classes::Balance;

/// Name of the lists of rows in memory errors.
const ROWS: &str = "the lists of rows from disk";

/// Rows of some buckets.
pub(super) struct Loaded {
    pub(super) data: Dataset<'static>,
    /// The selected rows of `data`.
    pub(super) rows: Vec<u32>,
    /// Balanced weights (N), if the classes are balanced.
    pub(super) balanced: Option<Vec<f32>>,
}

impl Loaded {
    fn clear(&mut self) {
        self.data.clear();
        self.rows.clear();
        self.balanced.iter_mut().for_each(Vec::clear);
    }

    /// Adds `rows` of another block.
    pub(super) fn take_over(&mut self, other: &Loaded, rows: &[u32]) -> Result<()> {
        let first = self.data.rows_in_memory() as u32;
        self.data.append_rows_of(&other.data, rows)?;
        memory::reserve(&mut self.rows, rows.len(), ROWS)?;
        self.rows.extend((first..).take(rows.len()));
        if let (Some(own), Some(other)) = (&mut self.balanced, &other.balanced) {
            memory::reserve(own, rows.len(), ROWS)?;
            own.extend(rows.iter().map(|&row| other[row as usize]));
        }
        Ok(())
    }
}

/// Buckets to read, and the memory to read them into.
struct Request {
    buckets: Vec<u32>,
    into: Loaded,
}

/// The reading thread, which ends when this is dropped.
pub(super) struct Reader {
    requests: Option<Sender<Request>>,
    answers: Receiver<Result<Loaded>>,
    /// Number of requests without an answer yet.
    waiting: Cell<usize>,
    thread: Option<JoinHandle<()>>,
}

impl Reader {
    /// # Errors
    /// [`Error::Io`] if the system cannot start a thread.
    pub(super) fn new(of: &Streamed) -> Result<Self> {
        let (requests, incoming) = channel::<Request>();
        let (outgoing, answers) = channel();
        let source = Rows {
            buckets: of.buckets.clone(),
            chosen: of.chosen.clone(),
            balance: of.balance.clone(),
        };
        let work = move || {
            for Request { buckets, into } in incoming {
                let read = catch_unwind(AssertUnwindSafe(|| source.load(&buckets, into)));
                let read = read.unwrap_or_else(|_| Err(Error::Internal("reading rows".into())));
                if outgoing.send(read).is_err() {
                    return;
                }
            }
        };
        let thread = std::thread::Builder::new().name("rootgrad-reader".into()).spawn(work);
        let thread = thread.map_err(|source| Error::Io {
            action: "start a thread that reads the rows in",
            path: of.buckets.folder().to_owned(),
            source,
        })?;
        Ok(Reader {
            requests: Some(requests),
            answers,
            waiting: Cell::new(0),
            thread: Some(thread),
        })
    }

    /// Requests the reading of buckets.
    pub(super) fn request(&self, buckets: &[u32], into: Loaded) {
        if let Some(requests) = &self.requests {
            let _ = requests.send(Request { buckets: buckets.to_vec(), into }); // `take` reports a failure
            self.waiting.set(self.waiting.get() + 1);
        }
    }

    /// Returns the result of the oldest request.
    ///
    /// # Errors
    /// [`Error::Io`], [`Error::Memory`].
    pub(super) fn take(&self) -> Result<Loaded> {
        if self.waiting.replace(self.waiting.get().saturating_sub(1)) == 0 {
            return Err(Error::Internal("rows are waited for that nobody reads".into()));
        }
        let gone = |_| Err(Error::Internal("the thread that reads rows has ended".into()));
        self.answers.recv().unwrap_or_else(gone)
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join(); // a panic of the thread was already reported as an answer
        }
    }
}

/// Rows that the thread reads.
struct Rows {
    buckets: Arc<Buckets>,
    chosen: Option<Arc<Vec<Bits>>>,
    balance: Option<Balance>,
}

impl Rows {
    fn load(&self, buckets: &[u32], mut into: Loaded) -> Result<Loaded> {
        into.clear();
        let all = buckets.iter().map(|&bucket| self.buckets.rows_of(bucket as usize)).sum();
        into.data.reserve_exactly(all)?;
        memory::reserve(&mut into.rows, all, ROWS)?;
        for &bucket in buckets {
            let first = into.data.rows_in_memory();
            self.buckets.read(bucket as usize, &mut into.data)?;
            let len = into.data.rows_in_memory() - first;
            let rows = (0..len).filter(|&row| self.is_chosen(bucket, row));
            into.rows.extend(rows.map(|row| (first + row) as u32));
        }
        if let (Some(balance), Some(weights)) = (&self.balance, &mut into.balanced) {
            memory::reserve(weights, all, ROWS)?;
            weights.resize(all, 0.0);
            for &row in &into.rows {
                weights[row as usize] = balance.weight_of(&into.data, row)?;
            }
        }
        Ok(into)
    }

    fn is_chosen(&self, bucket: u32, row: usize) -> bool {
        self.chosen.as_ref().is_none_or(|chosen| chosen[bucket as usize].has(row))
    }
}
