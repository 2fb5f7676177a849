//! Calls of C functions.

use rootgrad_gw_abi::rootgrad_gw_last_error;
use std::ffi::{CStr, CString};
use std::path::Path;

/// Returns a path as C has it.
pub(crate) fn c(path: impl AsRef<Path>) -> CString {
    CString::new(path.as_ref().to_str().unwrap()).unwrap()
}

/// Returns the message of the last failed call.
pub(crate) fn message() -> String {
    // SAFETY: a NUL-terminated string that this thread does not change meanwhile.
    unsafe { CStr::from_ptr(rootgrad_gw_last_error()) }.to_str().unwrap().to_owned()
}

/// Returns default options.
pub(crate) fn options<T>(default: unsafe extern "C" fn(usize, *mut T) -> i32) -> T {
    let mut options = std::mem::MaybeUninit::uninit();
    // SAFETY: writable; written when the status is 0.
    unsafe {
        assert_eq!(default(size_of::<T>(), options.as_mut_ptr()), 0);
        options.assume_init()
    }
}
