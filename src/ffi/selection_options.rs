//! Settings of model selection as C structs.

use std::ffi::c_char;

use super::arguments::{self, Out};
use super::options::truth;
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::selection::{LearningCurveOptions, LearningRateOptions, Method, SearchOptions};

/// Settings of the folds. Fill it with `rootgrad_folds_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_folds_t {
    /// Size of this struct in bytes, as set by `rootgrad_folds_default`.
    pub struct_size: usize,
    /// Number of folds; at least 2.
    pub folds: u32,
    /// 1: the last target of each row is its fold, not a target of the network. It is computed by `rootgrad_fold_of` from the
    /// columns of `columns` with `folds` and `seed`. Else 0.
    pub last_target: i32,
    /// Random seed of the folds.
    pub seed: u64,
    /// Names of the columns that make up an event's id, NUL-terminated. NULL for folds with equal numbers of rows of each class
    /// (for a regression, of rows).
    pub columns: *const *const c_char,
    /// Number of `columns`.
    pub n_columns: usize,
    /// The ids, (N, `n_columns`), row by row; NULL with `last_target`.
    pub ids: *const i64,
}

/// Settings of a learning rate scan. Fill it with `rootgrad_learning_rate_options_default` first.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_learning_rate_options_t {
    /// Size of this struct in bytes.
    pub struct_size: usize,
    /// First learning rate.
    pub low: f64,
    /// Last learning rate.
    pub high: f64,
    /// Number of steps, at least 10.
    pub steps: usize,
    /// The scan ends if the mean loss is this many times its smallest value so far; above 1.
    pub diverges: f64,
}

/// Settings of a learning curve. Fill it with `rootgrad_learning_curve_options_default` first.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_learning_curve_options_t {
    /// Size of this struct in bytes.
    pub struct_size: usize,
    /// Fractions of the training rows, above 0 to 1, in rising order; NULL for 0.1, 0.2, 0.4, 0.7 and 1.
    pub fractions: *const f64,
    /// Number of `fractions`.
    pub n_fractions: usize,
    /// Number of fits for each fraction.
    pub repeats: usize,
    /// Random seed for the choice of rows.
    pub seed: u64,
}

/// Settings of a search. Fill it with `rootgrad_search_options_default` first.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_search_options_t {
    /// Size of this struct in bytes.
    pub struct_size: usize,
    /// Number of points drawn from the space.
    pub trials: usize,
    /// 1: successive halving, the best 1/`eta` of the trials continue to `eta` times as many epochs; 0: all train for all epochs.
    pub halving: i32,
    /// Reserved for a future option; must be 0.
    pub reserved: i32,
    /// Divisor of the halving, see `halving`; at least 2.
    pub eta: usize,
    /// Smallest number of epochs of the first round.
    pub first_epochs: usize,
    /// Random seed of the points.
    pub seed: u64,
    /// Number of trials at the same time; 0 for one per core.
    pub jobs: usize,
    /// File for the results so far, with which an interrupted search continues, NUL-terminated; NULL for none.
    pub state: *const c_char,
}

/// Writes defaults to `*out`.
///
/// # Safety
/// `out`, unless null, may be written.
unsafe fn leave<T>(
    out: *mut T,
    struct_size: usize,
    value: impl FnOnce() -> T,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let out = Out::sized("out", out, struct_size)?;
        // SAFETY: the caller's promise.
        unsafe { out.write(value()) };
        Ok(())
    })
}

/// Writes the defaults to `*out`: five folds with equal fractions of each class. Thread safe. Errors: `ARGUMENT` (`struct_size`),
/// `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_folds_default(
    struct_size: usize,
    out: *mut rootgrad_folds_t,
) -> rootgrad_status_t {
    let value = || rootgrad_folds_t {
        struct_size: size_of::<rootgrad_folds_t>(),
        folds: 5,
        last_target: 0,
        seed: 0,
        columns: std::ptr::null(),
        n_columns: 0,
        ids: std::ptr::null(),
    };
    // SAFETY: this function's contract.
    unsafe { leave(out, struct_size, value) }
}

/// Writes the defaults to `*out`: from 1e-7 to 10 in 200 steps. Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_learning_rate_options_default(
    struct_size: usize,
    out: *mut rootgrad_learning_rate_options_t,
) -> rootgrad_status_t {
    let value = || {
        let LearningRateOptions { low, high, steps, diverges } = LearningRateOptions::default();
        let struct_size = size_of::<rootgrad_learning_rate_options_t>();
        rootgrad_learning_rate_options_t { struct_size, low, high, steps, diverges }
    };
    // SAFETY: this function's contract.
    unsafe { leave(out, struct_size, value) }
}

/// Writes the defaults to `*out`: five fractions, three fits of each. Thread safe. Errors: `ARGUMENT` (`struct_size`),
/// `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_learning_curve_options_default(
    struct_size: usize,
    out: *mut rootgrad_learning_curve_options_t,
) -> rootgrad_status_t {
    let value = || {
        let LearningCurveOptions { repeats, seed, .. } = LearningCurveOptions::default();
        rootgrad_learning_curve_options_t {
            struct_size: size_of::<rootgrad_learning_curve_options_t>(),
            fractions: std::ptr::null(),
            n_fractions: 0,
            repeats,
            seed,
        }
    };
    // SAFETY: this function's contract.
    unsafe { leave(out, struct_size, value) }
}

/// Writes the defaults to `*out`: 20 trials by successive halving. Thread safe. Errors: `ARGUMENT` (`struct_size`),
/// `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_search_options_default(
    struct_size: usize,
    out: *mut rootgrad_search_options_t,
) -> rootgrad_status_t {
    let value = || rootgrad_search_options_t {
        struct_size: size_of::<rootgrad_search_options_t>(),
        trials: 20,
        halving: 1,
        reserved: 0,
        eta: 3,
        first_epochs: 1,
        seed: 0,
        jobs: 1,
        state: std::ptr::null(),
    };
    // SAFETY: this function's contract.
    unsafe { leave(out, struct_size, value) }
}

/// Returns the settings that a pointer points to, or the defaults.
///
/// # Safety
/// `pointer`, unless null, is readable.
pub(super) unsafe fn settings<'a, T>(
    pointer: *const T,
    size: impl Fn(&T) -> usize,
) -> Result<Option<&'a T>> {
    if pointer.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller's promise.
    let value = unsafe { &arguments::slice("settings", pointer, 1)?[0] };
    if size(value) == size_of::<T>() {
        return Ok(Some(value));
    }
    let wanted = format!("{}: fill the settings with their …_default first", size_of::<T>());
    Err(Error::argument("settings.struct_size", size(value), wanted))
}

impl rootgrad_search_options_t {
    /// # Safety
    /// `state`, unless NULL, is NUL-terminated.
    pub(super) unsafe fn decode(&self) -> Result<SearchOptions> {
        if self.reserved != 0 {
            let wanted = "0, as rootgrad_search_options_default leaves it";
            return Err(Error::argument("settings.reserved", self.reserved, wanted));
        }
        let method = match truth("settings.halving", self.halving)? {
            true => Method::Halving { eta: self.eta, first: self.first_epochs },
            false => Method::Random,
        };
        let state = match self.state.is_null() {
            true => None,
            // SAFETY: the caller's promise.
            false => Some(unsafe { arguments::path("settings.state", self.state) }?),
        };
        let &Self { trials, seed, jobs, .. } = self;
        Ok(SearchOptions { trials, method, seed, jobs, state })
    }
}
