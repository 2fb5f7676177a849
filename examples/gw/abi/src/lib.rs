//! The commands of the program `gw` as a C library, `librootgrad_gw.so`, which `include/rootgrad/gw.h` declares and `gw.hpp` calls.
//!
//! The library is apart from `librootgrad.so`, which does not grow by it. It contains its own copy of rootgrad and exports only names that begin with
//! `rootgrad_gw_` (`build.rs`), so both can be in one process. It uses rootgrad's boundary: panics and errors become a status and a message, and handles
//! are keys that are checked.

mod choices;
mod detector;
mod search;
mod simulate;
mod train;
mod whiten;
mod work;

pub use choices::*;
pub use detector::*;
pub use search::*;
pub use simulate::*;
pub use train::*;
pub use whiten::*;

use rootgrad::ffi::{rootgrad_check_version, rootgrad_last_error, rootgrad_status_t};
use std::ffi::c_char;

/// Checks that a program compiled with a header of this version may use this library, as `rootgrad_check_version` does. Thread safe.
///
/// Errors: `VERSION`.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_gw_check_version(
    major: u32,
    minor: u32,
    patch: u32,
) -> rootgrad_status_t {
    rootgrad_check_version(major, minor, patch)
}

/// Returns the message of the last failed call of this library on this thread: UTF-8, one line. The text stays valid until the next failing call on
/// this thread. Empty if no call has failed yet. Never NULL. Thread safe.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_gw_last_error() -> *const c_char {
    rootgrad_last_error()
}
