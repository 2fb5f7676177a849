//! Training or validation rows, block by block.

use std::borrow::Cow;

use super::block::Block;
use super::classes::Class;
use super::knots::{self, Sample};
use super::stream::{Reading, Streamed};
use crate::data::{Dataset, shuffle};
use crate::error::Result;
use crate::memory;

/// Name of the lists of rows in memory errors.
const ROWS: &str = "the lists of the rows";

/// Training or validation rows of a data set.
pub(super) struct Part<'d> {
    pub(super) source: Source<'d>,
    /// Number of rows, and the rows of each class if the classes of a classification were counted.
    pub(super) rows: usize,
    pub(super) classes: Vec<Class>,
    /// Divisor of the weights of batches.
    pub(super) mean_weight: f64,
}

/// Location of the rows.
pub(super) enum Source<'d> {
    /// In memory: (rows) and, if the classes are balanced, their weights in place of the data's, (N).
    InMemory { data: &'d Dataset<'d>, rows: Vec<u32>, balanced: Option<Vec<f32>> },
    /// On disk.
    Streamed(Streamed),
}

impl Part<'_> {
    /// Returns some of the rows. The choice depends on the set of rows, not on their order. For rows on disk it is `sampled`, if given.
    pub(super) fn sample<'a>(&'a self, sampled: Option<&'a Dataset<'a>>) -> Option<Sample<'a>> {
        let (data, rows) = match &self.source {
            Source::InMemory { data, rows, .. } => {
                (*data, Cow::Borrowed(&rows[..rows.len().min(knots::ROWS)]))
            }
            Source::Streamed(_) => {
                let data = sampled?;
                (data, Cow::Owned((0..data.rows_in_memory() as u32).collect()))
            }
        };
        Some(Sample { data, rows })
    }

    /// Returns passes over the rows, which can be repeated.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory).
    pub(super) fn passes(&self) -> Result<Passes<'_>> {
        Ok(match &self.source {
            Source::InMemory { data, rows, balanced } => Passes::InMemory {
                block: Block {
                    data,
                    rows,
                    balanced: balanced.as_deref(),
                    mean_weight: self.mean_weight,
                },
                order: Vec::new(),
                is_given: true,
            },
            Source::Streamed(streamed) => {
                Passes::Streamed(Box::new(streamed.reading(self.mean_weight)?))
            }
        })
    }
}

/// Passes over the rows of a part.
pub(super) enum Passes<'a> {
    InMemory { block: Block<'a>, order: Vec<u32>, is_given: bool },
    Streamed(Box<Reading>),
}

impl Passes<'_> {
    /// Begins a pass in the part's own order.
    pub(super) fn begin(&mut self) -> Result<()> {
        match self {
            Passes::InMemory { order, is_given, .. } => {
                order.clear();
                *is_given = false;
                Ok(())
            }
            Passes::Streamed(reading) => reading.begin(None),
        }
    }

    /// Begins pass number `epoch` in the order that `epoch` and `seed` determine. All blocks but the last consist of whole batches.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory), in the first pass.
    pub(super) fn begin_shuffled(&mut self, seed: u64, epoch: usize, batch: usize) -> Result<()> {
        match self {
            Passes::InMemory { block, order, is_given } => {
                if order.is_empty() {
                    *order = memory::with_capacity(block.rows.len(), ROWS)?;
                }
                order.clear();
                order.extend_from_slice(block.rows);
                shuffle(order, seed, epoch as u64);
                *is_given = false;
                Ok(())
            }
            Passes::Streamed(reading) => reading.begin(Some((seed, epoch, batch))),
        }
    }

    /// Returns the next rows of the pass; `None` at its end.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io).
    pub(super) fn next(&mut self) -> Result<Option<Block<'_>>> {
        match self {
            Passes::InMemory { block, order, is_given } => {
                let all = if order.is_empty() { block.rows } else { &order[..] };
                let now = Block { rows: all, ..*block };
                Ok((!std::mem::replace(is_given, true)).then_some(now))
            }
            Passes::Streamed(reading) => reading.next(),
        }
    }

    /// Returns the seconds that the passes so far have waited for the disk.
    pub(super) fn waited(&self) -> f64 {
        match self {
            Passes::InMemory { .. } => 0.0,
            Passes::Streamed(reading) => reading.waited(),
        }
    }
}
