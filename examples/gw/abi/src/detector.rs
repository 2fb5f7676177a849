//! A trained network that scores windows.

use rootgrad::ffi::kit::{
    Handle, Object, Out, Slots, call, check_apart, get, make, path, remove, slice, slice_mut,
};
use rootgrad::ffi::rootgrad_status_t;
use rootgrad::train::interrupt::Guard;
use rootgrad_gw::detector::scoring::Scoring;
use std::ffi::c_char;

/// A trained network (opaque). Created by `rootgrad_gw_detector_load`; freed by `rootgrad_gw_detector_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_gw_detector_t {
    _opaque: [u8; 0],
}

impl Handle for rootgrad_gw_detector_t {
    const KIND: u64 = 0xc2;
    const NAME: &'static str = "rootgrad_gw_detector_t";
}

struct Detector(Scoring);

impl Object for Detector {
    type Handle = rootgrad_gw_detector_t;
    fn slots() -> &'static Slots<Self> {
        static SLOTS: Slots<Detector> = Slots::new();
        &SLOTS
    }
}

/// Reads a trained network of any kind, a file of `rootgrad_gw_train` or `gw train`. Its templates are placed again, which takes seconds; Ctrl-C is
/// ignored meanwhile. `*out` must be freed by `rootgrad_gw_detector_free`; NULL on failure. Thread safe.
///
/// Errors: `IO`, `FORMAT` (not a network's file), `ARGUMENT` (an empty path), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `file` is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_detector_load(
    file: *const c_char,
    out: *mut *mut rootgrad_gw_detector_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe {
        make(out, || {
            let _guard = Guard::new(); // ROOT's handler would leave the call by a long jump
            Ok(Detector(Scoring::read(&path("file", file)?)?))
        })
    })
}

/// Writes the number of detectors, 1 or 2, to `*detectors`, and the number of samples of each in a window to `*samples`. Thread safe.
///
/// Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `detectors` and `samples` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_detector_shape(
    detector: *const rootgrad_gw_detector_t,
    detectors: *mut usize,
    samples: *mut usize,
) -> rootgrad_status_t {
    call(|| {
        let (detectors, samples) =
            (Out::new("detectors", detectors)?, Out::new("samples", samples)?);
        let detector = get::<Detector>(detector, "detector")?;
        let setting = detector.0.setting();
        // SAFETY: this function's contract.
        unsafe {
            detectors.write(setting.detectors);
            samples.write(setting.systems.samples());
        }
        Ok(())
    })
}

/// Writes the logits of windows to `logits` (N): the logarithm of the odds that a window contains a signal, for windows of which half do.
///
/// `strain` (N, detectors, samples) is whitened, sampled at 1024 Hz and limited to 30 to 400 Hz; `values` is its length. One window is scored on the calling
/// thread, several on `threads` threads (0: all); the bits are the same. Thread safe: any number of threads may score with one detector at the same
/// time.
///
/// Errors: `SHAPE` (`values` is not N times the window's length), `ARGUMENT` (`threads`; `logits` overlaps with `strain`), `HANDLE`, `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `strain` points to `values` numbers, and `logits` to `n` numbers that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_detector_scores(
    detector: *const rootgrad_gw_detector_t,
    strain: *const f32,
    values: usize,
    threads: usize,
    logits: *mut f32,
    n: usize,
) -> rootgrad_status_t {
    call(|| {
        let detector = get::<Detector>(detector, "detector")?;
        check_apart(("strain", strain, values), ("logits", logits, n))?;
        // SAFETY: this function's contract.
        let (strain, logits) =
            unsafe { (slice("strain", strain, values)?, slice_mut("logits", logits, n)?) };
        Ok(detector.0.logits(strain, threads, logits)?)
    })
}

/// Frees a network; NULL is allowed. A call that is using it ends first. Thread safe. Errors: `HANDLE`.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_gw_detector_free(
    detector: *mut rootgrad_gw_detector_t,
) -> rootgrad_status_t {
    call(|| remove::<Detector>(detector, "detector"))
}
