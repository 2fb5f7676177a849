//! A fuzzer of everything that reads files: `cargo xtask fuzz files`.
//!
//! [`targets`] is the table of readers, each with a small valid case. `mutate` damages cases, and [`case`] holds the
//! files of one. [`worker`] reads damaged cases in a separate process and checks memory ([`memory`]), time and panics.
//! [`watch`] starts workers repeatedly and stores their findings.

pub mod case;
mod json;
pub mod memory;
mod mutate;
#[path = "../../abi/src/random.rs"]
mod random;
pub mod targets;
pub mod watch;
pub mod worker;
