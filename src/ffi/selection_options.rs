//! How model selection is done: its settings as C structs.

use std::ffi::c_char;

use super::arguments::{self, Out};
use super::options::truth;
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::selection::{LearningCurveOptions, LearningRateOptions, Method, SearchOptions};

/// How rows are put in folds. Fill it with `rootgrad_folds_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_folds_t {
    /// Size of this struct in bytes, as `rootgrad_folds_default` leaves it.
    pub struct_size: usize,
    /// How many; at least 2.
    pub folds: u32,
    /// 1: the last target of each row is its fold, made by `rootgrad_fold_of` of the columns of `columns` with `folds` and `seed`, and no target
    /// of the network.
    pub last_target: i32,
    /// Which folds.
    pub seed: u64,
    /// The names of the columns that make up an event's id, NUL-terminated; NULL for folds that have as many rows of each class, or, of a regression, as many rows.
    pub columns: *const *const c_char,
    /// How many there are.
    pub n_columns: usize,
    /// The ids, (N, `n_columns`), row by row; NULL with `last_target`.
    pub ids: *const i64,
}

/// How learning rates are gone through. Fill it with `rootgrad_learning_rate_options_default` first.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_learning_rate_options_t {
    /// Size of this struct in bytes.
    pub struct_size: usize,
    /// The first.
    pub low: f64,
    /// The last.
    pub high: f64,
    /// Steps, from 10 on.
    pub steps: usize,
    /// It ends where the mean loss is so many times the least so far; above 1.
    pub diverges: f64,
}

/// Which parts of the rows train. Fill it with `rootgrad_learning_curve_options_default` first.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_learning_curve_options_t {
    /// Size of this struct in bytes.
    pub struct_size: usize,
    /// Fractions of the training rows, above 0 to 1, rising; NULL for 0.1, 0.2, 0.4, 0.7 and 1.
    pub fractions: *const f64,
    /// How many there are.
    pub n_fractions: usize,
    /// Fits of each.
    pub repeats: usize,
    /// Of the choice of rows.
    pub seed: u64,
}

/// How a search spends its epochs. Fill it with `rootgrad_search_options_default` first.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_search_options_t {
    /// Size of this struct in bytes.
    pub struct_size: usize,
    /// Points that are drawn.
    pub trials: usize,
    /// 1: successive halving, the best 1/`eta` of the trials go on until `eta` times as many epochs; 0: each trains for all epochs.
    pub halving: i32,
    /// Room for an option to come; 0.
    pub reserved: i32,
    /// See `halving`; at least 2.
    pub eta: usize,
    /// Epochs of the first rung at least.
    pub first_epochs: usize,
    /// Of the points.
    pub seed: u64,
    /// Trials at a time; 0 for one a core.
    pub jobs: usize,
    /// The file that keeps what is known, so that an interrupted search goes on, NUL-terminated; NULL for none.
    pub state: *const c_char,
}

/// Leaves defaults in `*out`.
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

/// `*out`: five folds by class. Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
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

/// `*out`: from 1e-7 to 10 in 200 steps. Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
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

/// `*out`: five fractions, three fits of each. Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
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

/// `*out`: 20 trials by successive halving. Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
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

/// Settings that a pointer leads to, or the defaults.
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
