//! The number of pieces of a batch, and the order in which threads take them.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// Largest number of pieces of a batch.
pub(crate) const MOST_PIECES: usize = 64;
/// Number of pieces up to which a piece needs no more than enough rows. (So many cores are common.)
const FEW_PIECES: usize = 16;
/// Beyond this number of pieces each has so many times enough rows.
const LARGE_PIECE: usize = 4;
/// Numbers in the sums of more than [`FEW_PIECES`] pieces: 256 MB in `f32`.
const MOST_SUMS: usize = 1 << 26;

/// Returns the number of pieces of a batch. `enough`: number of rows of a piece whose work outweighs its own sums, of `sums` numbers. The number of pieces
/// does not depend on the number of threads, since the bits of the sums depend on it.
pub(crate) fn count(rows: usize, enough: usize, sums: usize) -> usize {
    let few = rows.div_ceil(enough).clamp(1, FEW_PIECES);
    let most = (MOST_SUMS / sums.max(1)).clamp(FEW_PIECES, MOST_PIECES);
    let most = 1 << most.ilog2(); // (a caller may round the number up to a power of two)
    (rows / (LARGE_PIECE * enough)).min(most).max(few)
}

/// Pieces that no thread has started. Each thread prefers the pieces whose data it had in the last run.
pub(super) struct Pieces {
    left: AtomicU64,
    slots: usize,
}

impl Pieces {
    pub(super) fn new(pieces: Range<usize>, slots: usize) -> Self {
        let left = pieces.fold(0_u64, |mask, piece| mask | 1 << piece);
        Self { left: AtomicU64::new(left), slots }
    }

    pub(super) fn take(&self, slot: usize) -> Option<usize> {
        let own =
            (slot..MOST_PIECES).step_by(self.slots).fold(0_u64, |mask, piece| mask | 1 << piece);
        let mut left = self.left.load(Ordering::Relaxed);
        while left != 0 {
            let piece = match left & own {
                0 => 63 - left.leading_zeros(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_grow_with_the_batch() {
        let counts = |sums| {
            [1, 128, 129, 2048, 8192, 16_384, 40_000, 1 << 20].map(|rows| count(rows, 128, sums))
        };
        assert_eq!(counts(1000), [1, 1, 2, 16, 16, 32, 64, 64]);
        assert_eq!(counts(1_500_000), [1, 1, 2, 16, 16, 32, 32, 32]);
        assert_eq!(counts(usize::MAX), [1, 1, 2, 16, 16, 16, 16, 16]);
    }

    #[test]
    fn each_piece_is_taken_once() {
        for slots in [1, 2, 7, 64] {
            let pieces = Pieces::new(0..MOST_PIECES, slots);
            let mut taken: Vec<_> = std::iter::from_fn(|| pieces.take(slots - 1)).collect();
            assert_eq!(taken[0], slots - 1);
            taken.sort_unstable();
            assert_eq!(taken, (0..MOST_PIECES).collect::<Vec<_>>());
        }
    }
}
