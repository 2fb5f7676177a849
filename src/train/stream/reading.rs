//! Passes over rows on disk.

use std::time::Instant;

use super::Streamed;
use super::reader::{Loaded, Reader};
use crate::data::shuffle;
use crate::error::Result;
use crate::train::block::Block;

/// Random streams for the order of an epoch's buckets and for the order of the rows of blocks, separate from each other.
const BUCKETS: u64 = 1 << 62;
const BLOCKS: u32 = 32;

/// Order of a pass: that of the buckets, or a random order from the seed, the number of the epoch, and the rows of a batch.
type Order = Option<(u64, usize, usize)>;

/// Passes over the rows of a part; the next block is read while one is in use.
///
/// A pass in random order takes the buckets in an order that is drawn anew each time, several of them together, and shuffles all their rows. Each
/// bucket is a random sample of all rows. Rows of a block that do not fill a batch are moved to the next block.
pub(in crate::train) struct Reading {
    reader: Reader,
    together: usize,
    mean_weight: f64,
    /// The pass, the order of its buckets, and how many groups of buckets were requested, and how many were received.
    pass: Order,
    order: Vec<u32>,
    asked: usize,
    taken: usize,
    /// The pass whose first group was requested ahead of time.
    ahead: Option<Order>,
    current: Loaded,
    /// Number of rows of `current` that were given out.
    given: usize,
    spare: Option<Loaded>,
    waited: f64,
}

impl Reading {
    pub(super) fn new(of: &Streamed, mean_weight: f64) -> Result<Self> {
        let empty = || Loaded {
            data: of.like.like(),
            rows: Vec::new(),
            balanced: of.balance.as_ref().map(|_| Vec::new()),
        };
        Ok(Reading {
            reader: Reader::new(of)?,
            together: of.together,
            mean_weight,
            pass: None,
            order: (0..of.buckets.len() as u32).collect(),
            asked: 0,
            taken: 0,
            ahead: None,
            current: empty(),
            given: 0,
            spare: Some(empty()),
            waited: 0.0,
        })
    }

    /// Returns the seconds spent on waiting for the disk.
    pub(in crate::train) fn waited(&self) -> f64 {
        self.waited
    }

    fn groups(&self) -> usize {
        self.order.len().div_ceil(self.together)
    }

    /// Begins a pass.
    pub(in crate::train) fn begin(&mut self, pass: Order) -> Result<()> {
        let is_there = self.ahead == Some(pass);
        if !is_there && self.spare.is_none() {
            self.spare = Some(self.reader.take()?); // of a pass that was broken off
        }
        self.pass = pass;
        self.set_order(pass);
        (self.asked, self.taken) = (usize::from(is_there), 0);
        self.current.rows.clear();
        (self.given, self.ahead) = (0, None);
        self.ask();
        Ok(())
    }

    fn set_order(&mut self, pass: Order) {
        self.order.sort_unstable();
        if let Some((seed, epoch, _)) = pass {
            shuffle(&mut self.order, seed, BUCKETS | epoch as u64);
        }
    }

    /// Requests the next group, if there is one, and memory for it.
    fn ask(&mut self) {
        let at = self.asked * self.together;
        if at < self.order.len()
            && let Some(into) = self.spare.take()
        {
            let group = &self.order[at..self.order.len().min(at + self.together)];
            self.reader.request(group, into);
            self.asked += 1;
        }
    }

    /// Requests the first group of the pass that probably comes next.
    fn ask_ahead(&mut self) {
        let next = self.pass.map(|(seed, epoch, batch)| (seed, epoch + 1, batch));
        self.set_order(next);
        self.asked = 0;
        self.ask();
        self.ahead = Some(next);
    }

    /// Returns the next rows of the pass; `None` at its end.
    pub(in crate::train) fn next(&mut self) -> Result<Option<Block<'_>>> {
        loop {
            if self.taken == self.groups() {
                return Ok(None);
            }
            self.take()?;
            let is_last = self.taken == self.groups();
            let rows = &mut self.current.rows;
            self.given = match self.pass {
                Some((seed, epoch, batch)) => {
                    shuffle(rows, seed, (epoch as u64) << BLOCKS | self.taken as u64);
                    if is_last { rows.len() } else { rows.len() / batch * batch }
                }
                None => rows.len(),
            };
            if self.given > 0 {
                break;
            }
        }
        Ok(Some(Block {
            data: &self.current.data,
            rows: &self.current.rows[..self.given],
            balanced: self.current.balanced.as_deref(),
            mean_weight: self.mean_weight,
        }))
    }

    /// Makes the group that is being read the current one, with the remaining rows of the one before.
    fn take(&mut self) -> Result<()> {
        let started = Instant::now();
        let mut next = self.reader.take()?;
        self.waited += started.elapsed().as_secs_f64();
        next.take_over(&self.current, &self.current.rows[self.given..])?;
        self.spare = Some(std::mem::replace(&mut self.current, next));
        (self.given, self.taken) = (0, self.taken + 1);
        if self.taken < self.groups() {
            self.ask();
        } else {
            self.ask_ahead();
        }
        Ok(())
    }
}
