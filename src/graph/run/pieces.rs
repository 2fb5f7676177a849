//! The order in which threads take the pieces of a batch.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

use super::MOST_PIECES;

/// Pieces that no thread has started. Each thread prefers the pieces whose data it had in the last run.
pub(super) struct Pieces {
    left: AtomicU32,
    slots: usize,
}

impl Pieces {
    pub(super) fn new(pieces: Range<usize>, slots: usize) -> Self {
        let left = pieces.fold(0, |mask, piece| mask | 1 << piece);
        Self { left: AtomicU32::new(left), slots }
    }

    pub(super) fn take(&self, slot: usize) -> Option<usize> {
        let own = (slot..MOST_PIECES).step_by(self.slots).fold(0, |mask, piece| mask | 1 << piece);
        let mut left = self.left.load(Ordering::Relaxed);
        while left != 0 {
            let piece = match left & own {
                0 => 31 - left.leading_zeros(),
                mine => mine.trailing_zeros(),
            };
            // `Relaxed` is enough: the team's own synchronisation passes the data between threads.
            let taken = self.left.compare_exchange_weak(
                left,
                left & !(1 << piece),
                Ordering::Relaxed,
                Ordering::Relaxed,
            );
            match taken {
                Ok(_) => return Some(piece as usize),
                Err(now) => left = now,
            }
        }
        None
    }
}
