//! Training of language models.

use super::gpt2_history::rootgrad_gpt2_step_t;
use super::gpt2_options::{self, rootgrad_gpt2_options_t};
use super::handles::{self, rootgrad_gpt2_history_t, rootgrad_gpt2_t, rootgrad_text_t};
use super::{arguments::Out, codes, fence, gpt2, rootgrad_status_t, text};
use crate::error::Result;
use crate::train::Flow;
use crate::train::gpt2::{Gpt2Step, fit};
use std::ffi::c_void;

/// Callback of a language model's training. It is called after every step, on the thread that called the fit, with the step and
/// the `user` pointer of the fit. It returns a `rootgrad_flow`, or a negative number if it failed: the fit then ends with
/// `ROOTGRAD_STATUS_CALLBACK` and leaves the model unchanged. It may call any function of this header, and sees the model as it
/// was before the fit. It must return: no C++ exception and no longjmp may leave it.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_on_step_t =
    Option<unsafe extern "C" fn(step: *const rootgrad_gpt2_step_t, user: *mut c_void) -> i32>;

/// Trains a language model to predict the next token of a text.
///
/// `validation`: a text for validation, or NULL to use the last `options->validation_fraction` of `text`. `options`: NULL for the
/// defaults. `on_step`: NULL, or called after every step with `user`. `history`: NULL, or receives the history's handle, which
/// must be freed by `rootgrad_gpt2_history_free` (NULL on failure).
///
/// The call returns when the training is over. A copy is trained and replaces the model at the end; after a failure the model is
/// unchanged. The model finally has the parameters of the last step, and gets the text's tokenizer if it has none. The result
/// depends only on the model, the text and the options, not on the number of threads.
///
/// Thread safe; one fit of a model at a time. Uses `options->threads` threads and the memory that `rootgrad_gpt2_fit_bytes`
/// returns. Writes to standard error if a progress bar is enabled, and handles SIGINT if `options->interruptible` is set.
///
/// Errors: `BUSY` (the model is in training), `SHAPE` (the text has another vocabulary than the model), `DATA` (a text too short,
/// or of another tokenizer), `ARGUMENT` (an option out of range), `MEMORY` (reported before the memory is allocated), `DIVERGED`,
/// `IO` and `FORMAT` (checkpoint, history), `CALLBACK`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `options`, unless NULL, is readable and its texts NUL-terminated; `history`, unless NULL, may be written; `on_step` behaves as
/// its type documents.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_fit(
    gpt2: *mut rootgrad_gpt2_t,
    text: *const rootgrad_text_t,
    validation: *const rootgrad_text_t,
    options: *const rootgrad_gpt2_options_t,
    on_step: rootgrad_on_step_t,
    user: *mut c_void,
    history: *mut *mut rootgrad_gpt2_history_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::optional("history", history)?;
        if let Some(out) = &out {
            // SAFETY: this function's contract.
            unsafe { out.write(std::ptr::null_mut()) };
        }
        fence::reserve_memory()?;
        // SAFETY: this function's contract.
        let options = unsafe { gpt2_options::decode(options) }?;
        let (object, text) = (gpt2::get(gpt2)?, text::get(text)?);
        let validation = match validation.is_null() {
            true => None,
            false => Some(handles::get::<crate::data::Text>(validation, "validation")?),
        };
        let mut call = |step: &Gpt2Step| -> Result<Flow> {
            let Some(on_step) = on_step else { return Ok(Flow::Continue) };
            let step = rootgrad_gpt2_step_t::from(step);
            // SAFETY: the callback's contract; the step lives until it returns.
            let answer = fence::outside(|| unsafe { on_step(&raw const step, user) });
            codes::flow("on_step", answer)
        };
        let report = object
            .change(|model| fit(model, &text, validation.as_deref(), &options, Some(&mut call)))?;
        if let Some(out) = &out {
            // SAFETY: this function's contract.
            unsafe { out.write(handles::insert(report)?) };
        }
        Ok(())
    })
}
