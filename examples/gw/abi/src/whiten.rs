//! Whitened strain of two detectors.

use crate::work;
use rootgrad::ffi::kit::{call, path};
use rootgrad::ffi::rootgrad_status_t;
use rootgrad::train::interrupt::Guard;
use rootgrad_gw::commands::whiten::Options;
use std::ffi::c_char;

/// Options of a whitening. Fill it with `rootgrad_gw_whiten_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gw_whiten_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_gw_whiten_options_default`; another value is an error.
    pub struct_size: usize,
    /// Samples (at 1024 Hz) from one window to the next.
    pub step: usize,
    /// First GPS time of the strain that is used; 0, the default, for all strain.
    pub start: f64,
    /// Seconds of strain that are used; 0, the default, for all strain.
    pub duration: f64,
}

impl From<&Options> for rootgrad_gw_whiten_options_t {
    fn from(options: &Options) -> Self {
        Self { struct_size: size_of::<Self>(), step: options.step, start: 0.0, duration: 0.0 }
    }
}

impl rootgrad_gw_whiten_options_t {
    fn decode(&self) -> Options {
        let given = |seconds: f64| (seconds != 0.0).then_some(seconds);
        Options { step: self.step, start: given(self.start), duration: given(self.duration) }
    }
}

/// Writes the default options to `*out`. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_whiten_options_default(
    struct_size: usize,
    out: *mut rootgrad_gw_whiten_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe { work::write(out, struct_size, (&Options::default()).into()) })
}

/// Whitens the strain of Hanford and Livingston, two GWOSC HDF5 files of the same time, as `gw whiten` does, and writes the ROOT file `output`: trees
/// "windows" (sliding windows of 0.25 s), "strain" and "asd". Ctrl-C is ignored meanwhile. Thread safe.
///
/// Errors: `ARGUMENT` (an option out of range), `IO`, `FORMAT` (a file that is not strain, missing samples), `DATA` (files that do not match),
/// `NULL_POINTER`.
///
/// # Safety
/// `hanford`, `livingston` and `output` are NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_whiten(
    hanford: *const c_char,
    livingston: *const c_char,
    output: *const c_char,
    options: *const rootgrad_gw_whiten_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe {
        let files = [path("hanford", hanford)?, path("livingston", livingston)?];
        let options = work::read(options, "rootgrad_gw_whiten_options_default")?.decode();
        let _guard = Guard::new(); // ROOT's handler would leave the call by a long jump
        options.run([&files[0], &files[1]], &path("output", output)?)?;
        Ok(())
    })
}
