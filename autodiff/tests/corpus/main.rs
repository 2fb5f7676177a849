//! The corpus: functions sorted by language feature, each checked in every way there is (see `harness`).
#![allow(missing_docs, unreachable_pub, dead_code)]
// The functions are written as users write them, not as clippy would.
#![allow(clippy::all, clippy::pedantic, unused_assignments)]

#[path = "../common/mod.rs"]
mod common;
mod harness;

mod adbench;
mod algorithms;
mod branches;
mod calls;
mod chains;
mod cursors;
mod data;
mod fused;
mod hazards;
mod jumps;
mod loops;
mod scalars;
mod slices;

/// What the modules of the functions begin with.
mod prelude {
    pub(crate) use crate::harness::case;
    pub use rootgrad_autodiff::{
        Differentiable, Real, autodiff_forward, autodiff_reverse, differentiable, pullback,
        pushforward,
    };
}
