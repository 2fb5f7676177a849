//! The corpus: functions sorted by language feature, each checked in every way there is (see `harness`).
#![allow(missing_docs, unreachable_pub, dead_code)]
// The functions are written as users write them, not as clippy would.
#![allow(clippy::all, clippy::pedantic, unused_assignments)]

#[path = "../common/mod.rs"]
mod common;
mod harness;

mod adbench;
mod algorithms;
mod arguments;
mod arrays;
mod ascribed;
mod begun;
mod branches;
mod calls;
mod chains;
mod checkpoints;
mod choices;
mod collected;
mod constants;
mod cursors;
mod data;
mod effects;
mod elements;
mod ends;
mod extremes;
mod fields;
mod fits;
mod functions;
mod fused;
mod habits;
mod handed;
mod hazards;
mod idioms;
mod indices;
mod inference;
mod iterators;
mod jumps;
mod kept;
mod layers;
mod lent;
mod list;
mod looking;
mod loops;
mod matrices;
mod meanings;
mod mechanics;
mod methods;
mod named_options;
mod neighbours;
mod networks;
mod numerics;
mod operated;
mod operators;
mod order;
mod own_names;
mod ownership;
mod patterns;
mod places;
mod receivers;
mod rows;
mod scalars;
mod selections;
mod shortcuts;
mod shown_names;
mod simulations;
mod slices;
mod spellings;
mod stacks;
mod states;
mod taken;
mod taken_for;
mod told;
mod tried;
mod types;
mod vectors;
mod written;

/// What the modules of the functions begin with.
mod prelude {
    pub(crate) use crate::harness::case;
    pub use rootgrad_autodiff::{
        Differentiable, Real, autodiff_forward, autodiff_reverse, differentiable, hessian_vector,
        no_derivative, pullback, pushforward,
    };
}
