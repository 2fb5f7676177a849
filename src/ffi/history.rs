//! Histories: the course of a fit, epoch by epoch.

use super::handles::{self, Guard, object, rootgrad_history_t};
use super::{arguments, arguments::Out, fence, rootgrad_metric, rootgrad_status_t, rootgrad_stop};
use crate::error::{Error, Result};
use crate::train::{Epoch, History};
use std::ffi::c_char;

object!(History => rootgrad_history_t);

/// One epoch of a fit.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_epoch_t {
    /// Number of the epoch, counted from 1.
    pub epoch: usize,
    /// Weighted mean of the loss over the training part, during the epoch.
    pub train_loss: f64,
    /// Weighted mean of the loss over the validation part, after the epoch; NaN without one.
    pub validation_loss: f64,
    /// The history's metric (`rootgrad_metric`) over the training part.
    pub train_metric: f64,
    /// The metric over the validation part; NaN without one.
    pub validation_metric: f64,
    /// Learning rate of the epoch's last step.
    pub learning_rate: f64,
    /// Wall-clock time of the epoch, validation included, in s.
    pub seconds: f64,
    /// Training rows per second.
    pub events_per_second: f64,
}

/// Summary of a whole fit.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_history_summary_t {
    /// Number of epochs.
    pub epochs: usize,
    /// Number of the epoch whose parameters the network has now, counted from 1; 0 if there was no epoch.
    pub best_epoch: usize,
    /// Kind of the metric: a `rootgrad_metric`.
    pub metric: i32,
    /// Reason why the fit ended: a `rootgrad_stop`.
    pub stop: i32,
    /// Training rows per second, over the whole fit.
    pub events_per_second: f64,
    /// Wall-clock time of the whole fit, in s.
    pub seconds: f64,
}

impl From<&Epoch> for rootgrad_epoch_t {
    fn from(epoch: &Epoch) -> Self {
        rootgrad_epoch_t {
            epoch: epoch.epoch,
            train_loss: epoch.train_loss,
            validation_loss: epoch.validation_loss,
            train_metric: epoch.train_metric,
            validation_metric: epoch.validation_metric,
            learning_rate: epoch.learning_rate,
            seconds: epoch.seconds,
            events_per_second: epoch.events_per_second,
        }
    }
}

fn get(history: *const rootgrad_history_t) -> Result<Guard<History>> {
    handles::get::<History>(history, "history")
}

/// Writes the summary of the fit to `*out`. Thread safe. Errors: `ARGUMENT` (`struct_size`), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_history_summary(
    history: *const rootgrad_history_t,
    struct_size: usize,
    out: *mut rootgrad_history_summary_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let history = get(history)?;
        let summary = rootgrad_history_summary_t {
            epochs: history.epochs.len(),
            best_epoch: history.best_epoch,
            metric: rootgrad_metric::from(history.metric) as i32,
            stop: rootgrad_stop::from(history.stop) as i32,
            events_per_second: history.events_per_second,
            seconds: history.seconds,
        };
        // SAFETY: this function's contract.
        unsafe { out.write(summary) };
        Ok(())
    })
}

/// Writes the epoch at `index`, counted from 0, to `*out`. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`, no such epoch), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_history_epoch(
    history: *const rootgrad_history_t,
    index: usize,
    struct_size: usize,
    out: *mut rootgrad_epoch_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let history = get(history)?;
        let epoch = history.epochs.get(index).ok_or_else(|| {
            Error::argument(
                "index",
                index,
                format!("less than {}, the number of epochs", history.epochs.len()),
            )
        })?;
        // SAFETY: this function's contract.
        unsafe { out.write(epoch.into()) };
        Ok(())
    })
}

/// For a regression, returns the root mean squared error of each output in its target's units. It is for the parameters of the
/// network after the fit, on the validation part (or on the training part, if there is none). `*n` receives the number of errors,
/// 0 for a classifier; at most `capacity` of them are copied to `out`, which may be NULL if `capacity` is 0. Thread safe.
///
/// Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` points to `capacity` values that may be written; `n` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_history_output_rmse(
    history: *const rootgrad_history_t,
    out: *mut f64,
    capacity: usize,
    n: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let n = Out::new("n", n)?;
        let history = get(history)?;
        let all = &history.output_rmse;
        let count = capacity.min(all.len());
        arguments::slice_mut("out", out, count)?.copy_from_slice(&all[..count]);
        n.write(all.len());
        Ok(())
    })
}

/// Writes the number of notes to `*count`: sentences about the data of the fit that a user should know (marks of missing values,
/// very unequal class weights). Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `count` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_history_note_count(
    history: *const rootgrad_history_t,
    count: *mut usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("count", count)?;
        let count = get(history)?.notes.len();
        // SAFETY: this function's contract.
        unsafe { out.write(count) };
        Ok(())
    })
}

/// Writes the note at `index`, counted from 0, to `buffer`, NUL-terminated and cut to `capacity` bytes if necessary. `*length`
/// receives the number of its bytes (UTF-8) without the terminating NUL. `buffer` may be NULL (to get the length first). Thread
/// safe.
///
/// Errors: `ARGUMENT` (no such note), `HANDLE`, `NULL_POINTER` (`length`).
///
/// # Safety
/// `buffer`, unless NULL, points to `capacity` bytes that may be written; so may `length`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_history_note(
    history: *const rootgrad_history_t,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let length = Out::new("length", length)?;
        let history = get(history)?;
        let notes = &history.notes;
        let note = notes.get(index).ok_or_else(|| {
            Error::argument(
                "index",
                index,
                format!("less than {}, the number of notes", notes.len()),
            )
        })?;
        arguments::copy_text(note, buffer, capacity, &length);
        Ok(())
    })
}

/// Frees a history; NULL is allowed. Thread safe. Errors: `HANDLE` (already freed, of another type, or not
/// a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_history_free(history: *mut rootgrad_history_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<History>(history, "history"))
}
