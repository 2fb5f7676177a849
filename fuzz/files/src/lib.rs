//! A fuzzer of everything that reads files: `cargo xtask fuzz files`.
//!
//! [`targets`] is the table of readers, each with a small valid case; `mutate` damages cases; [`case`] is the files of
//! one; [`worker`] reads damaged ones in a process of its own, with an eye on memory ([`memory`]), time and panics, which
//! [`watch`] starts again and again, and whose findings it keeps.

pub mod case;
mod json;
pub mod memory;
mod mutate;
#[path = "../../abi/src/random.rs"]
mod random;
pub mod targets;
pub mod watch;
pub mod worker;
