//! The corpus: functions sorted by language feature, each checked in all the ways of `harness`. The other half is
//! `more.rs`, so that two compilers share the work.
#![allow(missing_docs, unreachable_pub, dead_code)]
// The functions are written as users write them, not as clippy would.
#![allow(clippy::all, clippy::pedantic, unused_assignments)]

#[path = "../common/mod.rs"]
mod common;
mod harness;
mod prelude;

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
