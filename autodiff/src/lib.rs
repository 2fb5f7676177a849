//! Source-transforming automatic differentiation for stable Rust.

extern crate self as rootgrad_autodiff;

mod check;
mod real;
pub mod rules;
mod shadow;
mod tape;

pub use check::{GradientCheck, GradientMismatch, check_gradients};
pub use real::{Real, cast, real, zero};
pub use rootgrad_autodiff_macros::{autodiff_reverse, differentiable, pullback};
pub use shadow::{
    Differentiable, Inactive, NoShadow, ScalarShadow, SliceShadow, accumulate, or_zeroed, span_of,
    with_parts,
};
pub use tape::{Like, Slot, Tape, WriteOnce};
