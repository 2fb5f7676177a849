//! Random choices that depend only on the seed.

use std::cell::Cell;

/// A splitmix64 generator.
pub(crate) struct Random(Cell<u64>);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        let random = Random(Cell::new(seed));
        random.next(); // separates neighbouring seeds
        random
    }

    pub(crate) fn next(&self) -> u64 {
        let state = self.0.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.0.set(state);
        let bits = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Returns a number below `end`, which must not be 0.
    pub(crate) fn below(&self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// Returns true in `of` percent of the cases.
    pub(crate) fn percent(&self, of: usize) -> bool {
        self.below(100) < of
    }

    /// Returns a random element of a list, which must not be empty.
    pub(crate) fn of<T: Copy>(&self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}
