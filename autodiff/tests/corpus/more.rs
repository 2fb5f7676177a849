//! The second half of the corpus: see `main.rs`.
#![allow(missing_docs, unreachable_pub, dead_code)]
// The functions are written as users write them, not as clippy would.
#![allow(clippy::all, clippy::pedantic, unused_assignments)]

#[path = "../common/mod.rs"]
mod common;
mod harness;
mod prelude;

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
