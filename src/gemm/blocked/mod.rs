//! The products of layers whose weights are larger than the caches. Every weight is read from memory once, in place; only the
//! few rows (`M` = batch · time) are packed.
//!
//! Weights are (O, I), row-major. In [`forward`](forward()) the weights are the left operand, whose elements are broadcast
//! over a vector of rows. In the gradient of the inputs they are the right operand; the gradient of the weights reads none.
//! Each element of a result is summed in order with fused multiply-add, from one start value on. The vector width, the other
//! rows and the number of threads do not matter: the bits are the same everywhere.
//!
//! In the format [`Pairs`] both operands of a product are rounded to bfloat16 on the way into the caches. Two terms are added
//! to a sum at a time, the higher-numbered one first.

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

/// Number of rows of the weights in one piece of work.
pub(crate) const GROUP: usize = 48;

/// Number of threads that can prepare weights at the same time.
const SLOTS: usize = 32;

/// Maximum number of rows of a vector panel.
pub(crate) const WIDEST: usize = 32;

/// Returns the number of `f32` of workspace for the products of `rows` rows, if no layer is wider than `width`.
#[must_use]
pub(crate) fn workspace(rows: usize, width: usize) -> usize {
    let width = width.next_multiple_of(WIDEST);
    let single = rows.next_multiple_of(WIDEST) * width;
    single.max((rows.next_multiple_of(WIDEST) + SLOTS * GROUP) * Pairs::steps(width))
}

/// A pointer that pieces of work share. Each piece writes only its own elements.
#[derive(Clone, Copy)]
struct Shared(*mut f32);

// SAFETY: the users write disjoint elements.
unsafe impl Send for Shared {}
// SAFETY: as above.
unsafe impl Sync for Shared {}

impl Shared {
    /// Returns the pointer. A method, so that closures capture the whole struct.
    #[inline(always)]
    fn at(self, index: usize) -> *mut f32 {
        self.0.wrapping_add(index)
    }
}
