//! Course of a language model's training.

use super::handles::{self, object, rootgrad_gpt2_history_t};
use super::{arguments, arguments::Out, fence, rootgrad_status_t, rootgrad_stop};
use crate::error::Error;
use crate::train::gpt2::{Gpt2History, Gpt2Step};
use std::ffi::c_char;

object!(Gpt2History => rootgrad_gpt2_history_t);

/// One step of a training.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gpt2_step_t {
    /// Number of the step, counted from 1.
    pub step: usize,
    /// Tokens seen since the first step, this step included.
    pub tokens: u64,
    /// Mean cross-entropy of the step's tokens before the update, in nats.
    pub train_loss: f64,
    /// Mean cross-entropy of the validation batches after the update; NaN for steps without validation.
    pub validation_loss: f64,
    /// Learning rate of the step.
    pub learning_rate: f64,
    /// Euclidean norm of the gradient before clipping.
    pub gradient_norm: f64,
    /// Wall-clock time of the step without validation, in s.
    pub seconds: f64,
    /// Training tokens per second.
    pub tokens_per_second: f64,
}

impl From<&Gpt2Step> for rootgrad_gpt2_step_t {
    fn from(step: &Gpt2Step) -> Self {
        rootgrad_gpt2_step_t {
            step: step.step,
            tokens: step.tokens,
            train_loss: step.train_loss,
            validation_loss: step.validation_loss,
            learning_rate: step.learning_rate,
            gradient_norm: step.gradient_norm,
            seconds: step.seconds,
            tokens_per_second: step.tokens_per_second,
        }
    }
}

/// Summary of a whole training.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gpt2_summary_t {
    /// Number of steps, including those before a resumed training.
    pub steps: usize,
    /// Reason why it ended: a `rootgrad_stop`.
    pub stop: i32,
    /// Training tokens per second of this call.
    pub tokens_per_second: f64,
    /// Wall-clock time of this call, in s.
    pub seconds: f64,
}

/// Writes the summary of the training to `*out`. Thread safe. Errors: `ARGUMENT` (`struct_size`), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_history_summary(
    history: *const rootgrad_gpt2_history_t,
    struct_size: usize,
    out: *mut rootgrad_gpt2_summary_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let history = handles::get::<Gpt2History>(history, "history")?;
        let summary = rootgrad_gpt2_summary_t {
            steps: history.steps.len(),
            stop: rootgrad_stop::from(history.stop) as i32,
            tokens_per_second: history.tokens_per_second,
            seconds: history.seconds,
        };
        // SAFETY: this function's contract.
        unsafe { out.write(summary) };
        Ok(())
    })
}

/// Writes the step at `index`, counted from 0, to `*out`. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`, no such step), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_history_step(
    history: *const rootgrad_gpt2_history_t,
    index: usize,
    struct_size: usize,
    out: *mut rootgrad_gpt2_step_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let history = handles::get::<Gpt2History>(history, "history")?;
        let step = history.steps.get(index).ok_or_else(|| {
            Error::argument(
                "index",
                index,
                format!("less than {}, the number of steps", history.steps.len()),
            )
        })?;
        // SAFETY: this function's contract.
        unsafe { out.write(step.into()) };
        Ok(())
    })
}

/// Writes to `*count` the number of texts that the model generated during the training. Thread safe. Errors: `HANDLE`,
/// `NULL_POINTER`.
///
/// # Safety
/// `count` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_history_sample_count(
    history: *const rootgrad_gpt2_history_t,
    count: *mut usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("count", count)?;
        let count = handles::get::<Gpt2History>(history, "history")?.samples.len();
        // SAFETY: this function's contract.
        unsafe { out.write(count) };
        Ok(())
    })
}

/// Writes the text at `index`, counted from 0, to `buffer`: at most `capacity` bytes of it, NUL included. `buffer` may be NULL if
/// `capacity` is 0. `*step` receives the step after which it was generated, `*length` the number of its bytes. Thread safe.
///
/// Errors: `ARGUMENT` (no such text), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `buffer` points to `capacity` bytes that may be written, `step` and `length` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_history_sample(
    history: *const rootgrad_gpt2_history_t,
    index: usize,
    step: *mut usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let (step, length) = (Out::new("step", step)?, Out::new("length", length)?);
        let history = handles::get::<Gpt2History>(history, "history")?;
        let count = history.samples.len();
        let sample = history.samples.get(index);
        let sample = sample.ok_or_else(|| {
            Error::argument("index", index, format!("less than {count}, the number of texts"))
        })?;
        step.write(sample.step);
        arguments::copy_text(&sample.text, buffer, capacity, &length);
        Ok(())
    })
}

/// Frees a history; NULL is allowed. Thread safe. Errors: `HANDLE` (already freed, of another type, or not
/// a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_gpt2_history_free(
    history: *mut rootgrad_gpt2_history_t,
) -> rootgrad_status_t {
    fence::call(|| handles::remove::<Gpt2History>(history, "history"))
}
