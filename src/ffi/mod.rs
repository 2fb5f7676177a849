//! The boundary: the C ABI that `include/rootgrad/rootgrad.h` declares.
//!
//! Every exported function does the same five things: enter the [`fence`], check the pointers ([`arguments`]), turn
//! handles into objects ([`handles`]), call the Rust API, and turn an error into a status and a message
//! ([`last_error`]). Nothing else happens here: no numerics, no policy. No panic, abort or print crosses it.
//!
//! The header is written by cbindgen from this directory (`cargo xtask header`), so the comments of the exported
//! functions are the C documentation: they speak C.

mod fence;
mod last_error;
mod version;

pub use last_error::*;
pub use version::*;
