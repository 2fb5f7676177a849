//! Rows that are on disk: how they are divided, and how they come back, block by block, while training goes on.

mod divide;
mod reader;
mod reading;

use std::path::Path;
use std::sync::Arc;

use super::classes::Balance;
use crate::data::{Buckets, Dataset};
use crate::error::Result;
pub(super) use divide::divide;
pub(super) use reading::Reading;

/// Rows of buckets that train, or that validate.
pub(super) struct Streamed {
    buckets: Arc<Buckets>,
    /// The columns; no rows.
    like: Dataset<'static>,
    /// Of each bucket the rows that are meant, bit by bit; all if there are none.
    chosen: Option<Arc<Vec<Bits>>>,
    balance: Option<Balance>,
    /// Buckets that are in memory together.
    together: usize,
}

impl Streamed {
    /// Blocks of about `bytes`.
    fn new(
        buckets: Arc<Buckets>,
        like: Dataset<'static>,
        chosen: Option<Vec<Bits>>,
        balance: Option<Balance>,
        bytes: usize,
    ) -> Self {
        let bucket = (buckets.rows() * buckets.row_bytes()).div_ceil(buckets.len().max(1)).max(1);
        let together = (bytes / bucket).clamp(1, buckets.len().max(1));
        Streamed { buckets, like, chosen: chosen.map(Arc::new), balance, together }
    }

    /// To go through the rows.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io) if the system has no thread for it.
    pub(super) fn reading(&self, mean_weight: f64) -> Result<Reading> {
        Reading::new(self, mean_weight)
    }

    /// Where the rows are.
    pub(super) fn folder(&self) -> &Path {
        self.buckets.folder()
    }
}

/// A yes or no for each of some rows.
#[derive(Debug, Clone, Default)]
struct Bits(Vec<u64>);

impl Bits {
    fn none(rows: usize) -> Self {
        Bits(vec![0; rows.div_ceil(64)])
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
