//! Rows in memory that a pass uses next.

use crate::data::Dataset;
use crate::models::Batch;

/// Rows in memory, in the order in which they are used.
#[derive(Clone, Copy)]
pub(super) struct Block<'a> {
    pub(super) data: &'a Dataset<'a>,
    pub(super) rows: &'a [u32],
    /// (N), weights in place of the data's.
    pub(super) balanced: Option<&'a [f32]>,
    pub(super) mean_weight: f64,
}

impl<'a> Block<'a> {
    /// Returns some of the rows as a batch, with weights in units of the part's mean.
    pub(super) fn batch(&self, rows: &'a [u32]) -> Batch<'a> {
        Batch {
            x: self.data.x(),
            target: self.data.target(),
            weight: self.balanced.or(self.data.weight()),
            mean_weight: self.mean_weight,
            rows,
        }
    }
}
