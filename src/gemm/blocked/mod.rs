//! The products of layers whose weights are larger than the caches: every weight is read from memory once, in place,
//! and the few rows (`M` = batch · time) are what is packed.
//!
//! Weights are (O, I), row-major. In [`forward`](forward()) the weights are the left operand, whose elements are spread over a
//! vector of rows; in the gradient of the inputs they are the right operand; the gradient of the weights reads none.
//! Each element of a result is summed in order with fused multiply-add from one start value on, whatever the vector
//! width, the rows around it and the number of threads: same bits everywhere.
//!
//! With [`Precision::Bfloat16`] both operands of a product are rounded to bfloat16 on the way into the caches, and two
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

use super::Precision;
use crate::threads::Team;
use format::Format;
pub(crate) use forward::{Sink, Tile};
use pairs::Pairs;
use single::Single;
pub(crate) use streamed::streamed;

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

/// Computes x (M, I) · wᵀ (I, O) for `w` (O, I), tile by tile.
///
/// # Panics
/// If a length does not fit, or `workspace` is shorter than [`workspace`](M, I).
#[allow(non_snake_case)]
pub(crate) fn forward(
    precision: Precision,
    team: &Team,
    workspace: &mut [f32],
    x: &[f32],
    w: &[f32],
    M: usize,
    I: usize,
    O: usize,
    sink: &impl Sink<f32>,
) {
    match precision {
        Precision::Float32 => forward::forward::<Single>(team, workspace, x, w, M, I, O, sink),
        Precision::Bfloat16 => forward::forward::<Pairs>(team, workspace, x, w, M, I, O, sink),
    }
}

/// `d_x` (M, I) += `d_z` (M, O) · `w` (O, I).
///
/// # Panics
/// If a length does not fit, or `workspace` is shorter than [`workspace`](M, O).
#[allow(non_snake_case)]
pub(crate) fn add_inputs(
    precision: Precision,
    team: &Team,
    workspace: &mut [f32],
    d_x: &mut [f32],
    d_z: &[f32],
    w: &[f32],
    M: usize,
    I: usize,
    O: usize,
) {
    match precision {
        Precision::Float32 => {
            inputs::add_inputs::<Single>(team, workspace, d_x, d_z, w, M, I, O);
        }
        Precision::Bfloat16 => {
            inputs::add_inputs::<Pairs>(team, workspace, d_x, d_z, w, M, I, O);
        }
    }
}

/// `d_w` (O, I) += `d_z`ᵀ (O, M) · `x` (M, I), and `d_b` (O) += Σ over the rows of `d_z`, in single precision. With
/// `fresh`, `=` for both. An empty `d_w` or `d_b` is not computed.
///
/// # Panics
/// If a length does not fit, or `workspace` is shorter than [`workspace`](M, I).
#[allow(non_snake_case)]
pub(crate) fn add_weights(
    precision: Precision,
    team: &Team,
    workspace: &mut [f32],
    d_w: &mut [f32],
    d_b: &mut [f32],
    d_z: &[f32],
    x: &[f32],
    fresh: bool,
    M: usize,
    I: usize,
    O: usize,
) {
    match precision {
        Precision::Float32 => {
            weights::add_weights::<Single>(team, workspace, d_w, d_b, d_z, x, fresh, M, I, O);
        }
        Precision::Bfloat16 => {
            weights::add_weights::<Pairs>(team, workspace, d_w, d_b, d_z, x, fresh, M, I, O);
        }
    }
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
