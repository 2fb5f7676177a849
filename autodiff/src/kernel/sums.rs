//! Sums over threads in an order that the launch determines, the same on any number of cores.
//!
//! The blocks of a launch form segments. A core that runs a segment adds to copies of its own, block after block; the
//! copies are added to the buffers in the order of the segments. This order does not depend on the cores, and no two
//! cores wait for one element.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use super::buffer::{Buffer, Element};
use super::thread::{Access, View, Watch};

/// Elements whose use is noted in one number, a bit for each.
const PAGE: usize = u64::BITS as usize;

/// The sums of one segment for one buffer.
pub struct Partial<T> {
    values: Box<[Cell<T>]>,
    /// The elements to which the segment has added. Another core may set the others at the same time.
    used: Box<[Cell<u64>]>,
}

impl<T: Element> Partial<T> {
    /// Zeros for each element of the buffer.
    #[must_use]
    pub fn of(buffer: &Buffer<T>) -> Self {
        let pages = buffer.len().div_ceil(PAGE);
        Self {
            values: vec![Cell::new(T::default()); buffer.len()].into(),
            used: vec![Cell::new(0); pages].into(),
        }
    }

    #[inline]
    fn add(&self, at: usize, value: T) {
        let used = &self.used[at / PAGE];
        used.set(used.get() | 1 << (at % PAGE));
        let sum = &self.values[at];
        sum.set(sum.get().plus(value));
    }

    /// Adds the sums to the buffer and sets them to zero.
    pub fn merge(&self, buffer: &Buffer<T>) {
        let pages = self.values.chunks(PAGE).zip(buffer.cells().chunks(PAGE)).zip(&self.used);
        for ((values, cells), used) in pages {
            let used = used.take();
            let add = |(value, cell): (&Cell<T>, &T::Cell)| {
                T::load(cell).plus(value.take()).store(cell);
            };
            match used {
                0 => {}
                u64::MAX => values.iter().zip(cells).for_each(add),
                _ => {
                    let mut left = used;
                    while left != 0 {
                        // CAST: below 64.
                        let at = left.trailing_zeros() as usize;
                        add((&values[at], &cells[at]));
                        left &= left - 1;
                    }
                }
            }
        }
    }
}

/// A thread's access to a buffer to which threads add atomically.
///
/// In a kernel without races an element that a block reads or sets is used by no other block: its value is the one in the
/// buffer and the sum of the own segment.
pub struct Adding<'t, W, T: Element> {
    view: View<'t, W, T>,
    /// None if one core runs all blocks in their order.
    partial: Option<&'t Partial<T>>,
}

impl<'t, W: Watch, T: Element> Adding<'t, W, T> {
    /// The access to the buffer of `view`.
    #[inline]
    pub fn new(view: View<'t, W, T>, partial: Option<&'t Partial<T>>) -> Self {
        Self { view, partial }
    }

    /// Reads an element.
    #[inline]
    #[must_use]
    pub fn get(&self, at: i64) -> T {
        let value = self.view.get(at);
        match (self.partial, usize::try_from(at)) {
            (Some(partial), Ok(at)) if at < partial.values.len() => {
                value.plus(partial.values[at].get())
            }
            _ => value,
        }
    }

    /// Overwrites an element.
    #[inline]
    pub fn set(&self, at: i64, value: T) {
        self.view.set(at, value);
        if let (Some(partial), Ok(at)) = (self.partial, usize::try_from(at))
            && let Some(sum) = partial.values.get(at)
        {
            sum.take();
        }
    }

    /// Adds to an element that no other thread uses.
    #[inline]
    pub fn add(&self, at: i64, value: T) {
        self.set(at, self.get(at).plus(value));
    }

    /// Adds to an element that other threads add to as well.
    #[inline]
    pub fn atomic_add(&self, at: i64, value: T) {
        let Some(partial) = self.partial else { return self.view.atomic_add(at, value) };
        if let Some((at, _)) = self.view.cell(at, Access::Atomic) {
            partial.add(at, value);
        }
    }
}

/// Fewest segments of a launch, if it has as many blocks.
const FEWEST: u64 = 16;
/// Most segments of a launch.
const MOST: u64 = 64;

/// The blocks of each segment.
#[derive(Clone, Copy)]
pub(super) struct Segments {
    blocks: u32,
    pub count: u32,
}

impl Segments {
    /// Each block by itself: nothing is summed.
    pub(super) fn of_one(blocks: u32) -> Self {
        Self { blocks, count: blocks }
    }

    /// All blocks together.
    #[cfg(feature = "cuda")]
    pub(super) fn all(blocks: u32) -> Self {
        Self { blocks, count: 1 }
    }

    /// Segments for a launch of `threads` threads that adds to `elements` elements: the more elements for a thread, the
    /// fewer, because each segment may have to add all elements to the buffer.
    pub(super) fn new(blocks: u32, threads: u64, elements: u64) -> Self {
        let count = (threads / elements.max(1)).clamp(FEWEST, MOST).min(blocks.into());
        // CAST: at most `MOST`.
        Self { blocks, count: count as u32 }
    }

    /// The numbers of the blocks of segment `n`.
    pub(super) fn blocks(self, n: u32) -> Range<u32> {
        let begin = |n: u32| u64::from(n) * u64::from(self.blocks) / u64::from(self.count);
        // CAST: at most the number of blocks.
        begin(n) as u32..begin(n + 1) as u32
    }
}

/// The sums of segments that wait for their turn, and those that can be used again.
pub(super) struct Turns<S> {
    state: Mutex<State<S>>,
}

struct State<S> {
    next: u32,
    waiting: BTreeMap<u32, S>,
    free: Vec<S>,
}

impl<S> Turns<S> {
    pub(super) fn new() -> Self {
        Self { state: Mutex::new(State { next: 0, waiting: BTreeMap::new(), free: Vec::new() }) }
    }

    /// Sums of zeros for a segment.
    pub(super) fn take(&self, new: impl FnOnce() -> S) -> S {
        let free = self.state.lock().unwrap_or_else(PoisonError::into_inner).free.pop();
        free.unwrap_or_else(new)
    }

    /// Gives the sums of segment `n` back; `merge` is called for all sums whose turn it is.
    pub(super) fn give(&self, n: u32, sums: S, merge: impl Fn(&S)) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.waiting.insert(n, sums);
        while let Some(sums) = {
            let next = state.next;
            state.waiting.remove(&next)
        } {
            merge(&sums);
            state.next += 1;
            state.free.push(sums);
        }
    }
}
