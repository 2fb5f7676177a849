//! The products of layers whose weights are larger than the caches: every weight is read from memory once, in place,
//! and the few rows (`M` = batch · time) are what is packed.
//!
//! Weights are (O, I), row-major. In [`forward`](forward()) the weights are the left operand, whose elements are spread over a
//! vector of rows; in the gradient of the inputs they are the right operand; the gradient of the weights reads none.
//! Each element of a result is summed in order with fused multiply-add from one start value on, whatever the vector
//! width, the rows around it and the number of threads: same bits everywhere.
//!
//! In the format [`Pairs`] both operands of a product are rounded to bfloat16 on the way into the caches, and two
//! terms are added to a sum at a time, the higher-numbered one first.

mod format;
mod forward;
mod inputs;
mod pairs;
mod single;
mod streamed;
#[cfg(test)]
mod tests;
mod tile;
mod weights;

pub(crate) use format::Format;
pub(crate) use forward::{Sink, Tile, forward};
pub(crate) use inputs::add_inputs;
pub(crate) use pairs::Pairs;
pub(crate) use single::Single;
pub(crate) use streamed::streamed;
pub(crate) use weights::add_weights;

/// Rows of the weights that one piece of work takes.
pub(crate) const GROUP: usize = 48;

/// Threads that can prepare weights at a time.
const SLOTS: usize = 32;

/// Most rows of a vector panel.
pub(crate) const WIDEST: usize = 32;

/// `f32` of workspace that the products of `rows` rows need, if no layer is wider than `width`.
#[must_use]
pub(crate) fn workspace(rows: usize, width: usize) -> usize {
    let width = width.next_multiple_of(WIDEST);
    let single = rows.next_multiple_of(WIDEST) * width;
    single.max((rows.next_multiple_of(WIDEST) + SLOTS * GROUP) * Pairs::steps(width))
}

/// A pointer that pieces share, each writing where only it writes.
#[derive(Clone, Copy)]
struct Shared(*mut f32);

// SAFETY: the users write disjoint elements.
unsafe impl Send for Shared {}
// SAFETY: as above.
unsafe impl Sync for Shared {}

impl Shared {
    /// The pointer; a method, so that closures capture the whole.
    #[inline(always)]
    fn at(self, index: usize) -> *mut f32 {
        self.0.wrapping_add(index)
    }
}
