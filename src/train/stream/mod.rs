//! Rows on disk: their division, and how they are read block by block while training goes on.

mod divide;
mod reader;
mod reading;

use std::path::Path;
use std::sync::Arc;

use super::classes::Balance;
use crate::data::{Buckets, Dataset};
use crate::error::Result;
use crate::memory;
pub(super) use divide::divide;
pub(super) use reading::Reading;

/// Bytes per row of a block's lists: its number, and a balanced weight.
const LISTED: usize = 8;
/// Maximum number of rows in a block: their numbers have 32 bits.
const MOST_ROWS: usize = 1 << 31;

/// Training or validation rows of buckets.
pub(super) struct Streamed {
    buckets: Arc<Buckets>,
    /// The columns, without rows.
    like: Dataset<'static>,
    /// For each bucket the chosen rows, one bit each; `None` for all rows.
    chosen: Option<Arc<Vec<Bits>>>,
    balance: Option<Balance>,
    /// Number of buckets that are in memory together.
    together: usize,
}

impl Streamed {
    /// Chooses blocks of about `bytes`.
    fn new(
        buckets: Arc<Buckets>,
        like: Dataset<'static>,
        chosen: Option<Vec<Bits>>,
        balance: Option<Balance>,
        bytes: usize,
    ) -> Self {
        let count = buckets.len().max(1);
        let rows = buckets.rows().div_ceil(count).max(1); // rows of a bucket
        let bucket = rows.saturating_mul(buckets.row_bytes() + LISTED);
        let together = (bytes / bucket).clamp(1, count).min((MOST_ROWS / rows).max(1));
        Streamed { buckets, like, chosen: chosen.map(Arc::new), balance, together }
    }

    /// Returns passes over the rows.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io) if the system cannot start a thread.
    pub(super) fn reading(&self, mean_weight: f64) -> Result<Reading> {
        Reading::new(self, mean_weight)
    }

    /// Returns a number that distinguishes the order of this stream's passes from that of another stream over the same rows.
    fn fingerprint(&self) -> u64 {
        (self.buckets.len() as u64) << 32 | self.together as u64
    }

    /// Returns the folder of the rows.
    pub(super) fn folder(&self) -> &Path {
        self.buckets.folder()
    }
}

/// One bit for each of some rows.
#[derive(Debug, Clone, Default)]
struct Bits(Vec<u64>);

impl Bits {
    fn none(rows: usize) -> Result<Self> {
        memory::zeros(rows.div_ceil(64), "the marks of training rows").map(Bits)
    }

    fn set(&mut self, row: usize) {
        self.0[row / 64] |= 1 << (row % 64);
    }

    fn has(&self, row: usize) -> bool {
        self.0[row / 64] >> (row % 64) & 1 == 1
    }
}

#[cfg(test)]
mod tests;
