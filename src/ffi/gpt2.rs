//! Language models.

use super::handles::{self, Guard, make, object, rootgrad_gpt2_t, rootgrad_text_t};
use super::shared::Shared;
use super::{arguments, arguments::Out, codes::Decode, fence, rootgrad_status_t, text};
use crate::error::{Error, Result};
use crate::kernels::Precision;
use crate::models::gpt2::Evaluator;
use crate::models::{Gpt2, Gpt2Config};
use crate::threads::Team;
use crate::train::gpt2::evaluate;
use std::ffi::c_char;

/// Object behind a `rootgrad_gpt2_t`.
pub(super) type Gpt2Object = Shared<Gpt2>;

object!(Gpt2Object => rootgrad_gpt2_t);

/// Sizes of a GPT-2.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct rootgrad_gpt2_config_t {
    /// Length of the longest sequence, in tokens.
    pub max_time: usize,
    /// Number of different tokens, V.
    pub vocabulary: usize,
    /// Number of rows of the token embedding, at least V. 0 for the default: V, rounded up to the next multiple of 128 if V is
    /// above 128.
    pub padded_vocabulary: usize,
    /// Number of transformer blocks.
    pub layers: usize,
    /// Number of attention heads, a divisor of the channels.
    pub heads: usize,
    /// Number of channels.
    pub channels: usize,
}

impl From<Gpt2Config> for rootgrad_gpt2_config_t {
    fn from(config: Gpt2Config) -> Self {
        let Gpt2Config { max_time, vocabulary, padded_vocabulary, layers, heads, channels } =
            config;
        Self { max_time, vocabulary, padded_vocabulary, layers, heads, channels }
    }
}

impl From<rootgrad_gpt2_config_t> for Gpt2Config {
    fn from(config: rootgrad_gpt2_config_t) -> Self {
        let rootgrad_gpt2_config_t { max_time, vocabulary, padded_vocabulary, .. } = config;
        let rootgrad_gpt2_config_t { layers, heads, channels, .. } = config;
        let config = Self { max_time, vocabulary, padded_vocabulary, layers, heads, channels };
        if padded_vocabulary == 0 { config.with_vocabulary(vocabulary) } else { config }
    }
}

/// # Safety
/// `config` is readable, unless null.
pub(super) unsafe fn config(config: *const rootgrad_gpt2_config_t) -> Result<Gpt2Config> {
    // SAFETY: the caller's promise.
    Ok(unsafe { arguments::slice("config", config, 1) }?[0].into())
}

#[inline]
pub(super) fn get(gpt2: *const rootgrad_gpt2_t) -> Result<Guard<Gpt2Object>> {
    handles::get::<Gpt2Object>(gpt2, "gpt2")
}

/// Writes to `*out` the published size with this name: "124M", "355M", "774M" or "1558M". Thread safe. Errors: `ARGUMENT` (an
/// unknown name, `struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `name` is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_config_named(
    name: *const c_char,
    struct_size: usize,
    out: *mut rootgrad_gpt2_config_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let out = Out::sized("out", out, struct_size)?;
        out.write(Gpt2Config::named(arguments::text("name", name)?)?.into());
        Ok(())
    })
}

/// Creates a GPT-2 with random weights from `seed`: the same bits on every machine.
///
/// `*out` is the new model, which must be freed by `rootgrad_gpt2_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (a size), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `config` is readable; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_new(
    config: *const rootgrad_gpt2_config_t,
    seed: u64,
    out: *mut *mut rootgrad_gpt2_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || Gpt2::new(self::config(config)?, seed).map(Gpt2Object::new))
    })
}

/// Frees a model; NULL is allowed. A running fit in another thread finishes first. Thread safe. Errors: `HANDLE` (already freed,
/// of another type, or not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_gpt2_free(gpt2: *mut rootgrad_gpt2_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<Gpt2Object>(gpt2, "gpt2"))
}

/// Creates a second model with the current contents of the first. `*out` must be freed by `rootgrad_gpt2_free`; NULL on failure.
/// Thread safe, also while `gpt2` is in training. Errors: `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_clone(
    gpt2: *const rootgrad_gpt2_t,
    out: *mut *mut rootgrad_gpt2_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe { make(out, || get(gpt2)?.snapshot().try_clone().map(Gpt2Object::new)) })
}

/// Writes the model, its tokenizer included, to a file (safetensors with metadata), completely or not at all. Thread safe, also
/// while `gpt2` is in training. Errors: `IO`, `MEMORY`, `HANDLE`, `NULL_POINTER`, `ARGUMENT` (empty path).
///
/// # Safety
/// `path` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_save(
    gpt2: *const rootgrad_gpt2_t,
    path: *const c_char,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| get(gpt2)?.snapshot().save(unsafe { arguments::path("path", path) }?))
}

/// Writes an llm.c checkpoint with numbers of `precision`, a `rootgrad_precision`; it has no place for the tokenizer. Otherwise
/// the same as `rootgrad_gpt2_save`.
///
/// # Safety
/// `path` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_save_llmc(
    gpt2: *const rootgrad_gpt2_t,
    path: *const c_char,
    precision: i32,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let precision = Precision::decode(precision)?;
        // SAFETY: this function's contract.
        get(gpt2)?.snapshot().save_llmc(unsafe { arguments::path("path", path) }?, precision)
    })
}

/// Reads a model: a file that `rootgrad_gpt2_save` wrote, a training's checkpoint, an llm.c checkpoint (.bin), or a Hugging Face
/// directory.
///
/// `*out` must be freed by `rootgrad_gpt2_free`; NULL on failure. Thread safe.
///
/// Errors: `IO`, `FORMAT` (truncated, of another format, wrong shapes, not finite), `VERSION` (written by a newer
/// rootgrad), `MEMORY`, `NULL_POINTER`, `ARGUMENT` (empty path).
///
/// # Safety
/// `path` is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_load(
    path: *const c_char,
    out: *mut *mut rootgrad_gpt2_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || Gpt2::load(arguments::path("path", path)?).map(Gpt2Object::new))
    })
}

/// Writes the model's sizes to `*out`. Thread safe. Errors: `ARGUMENT` (`struct_size`), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_config(
    gpt2: *const rootgrad_gpt2_t,
    struct_size: usize,
    out: *mut rootgrad_gpt2_config_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let config = *get(gpt2)?.current.load().config();
        // SAFETY: this function's contract.
        unsafe { out.write(config.into()) };
        Ok(())
    })
}

/// Writes the number of parameters, padding included, to `*n`. If `capacity` is this number, they are copied to `out`; otherwise
/// `out` may be NULL. Order: llm.c's. Thread safe.
///
/// Errors: `SHAPE` (`capacity` is neither 0 nor their number), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` points to `capacity` values that may be written; `n` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_parameters(
    gpt2: *const rootgrad_gpt2_t,
    out: *mut f32,
    capacity: usize,
    n: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let n = Out::new("n", n)?;
        let model = get(gpt2)?.snapshot();
        n.write(model.parameters().len());
        if capacity > 0 {
            if capacity != model.parameters().len() {
                return Err(Error::shape("out", capacity, model.parameters().len()));
            }
            arguments::slice_mut("out", out, capacity)?.copy_from_slice(model.parameters());
        }
        Ok(())
    })
}

/// Gives the model the tokenizer of a text, as a fit does if the model has none. The tokenizer may have fewer tokens than the
/// model's vocabulary, if that was padded or enlarged: the other tokens are then never generated. Thread safe.
///
/// Errors: `SHAPE` (it has more tokens than the model's vocabulary), `DATA` (the text was given as tokens, so its tokenizer is
/// unknown), `BUSY`, `HANDLE`, `NULL_POINTER`, `MEMORY`.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_gpt2_set_tokenizer(
    gpt2: *mut rootgrad_gpt2_t,
    text: *const rootgrad_text_t,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let text = text::get(text)?;
        let unknown =
            || Error::Data("the text was given as tokens, so its tokenizer is not known".into());
        let tokenizer = text.tokenizer().cloned().ok_or_else(unknown)?;
        get(gpt2)?.change(|model| model.set_tokenizer(Some(tokenizer)))
    })
}

/// Writes 1 to `*out` if the model has a tokenizer, else 0. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_has_tokenizer(
    gpt2: *const rootgrad_gpt2_t,
    out: *mut i32,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("out", out)?;
        let has = get(gpt2)?.current.load().tokenizer().is_some();
        // SAFETY: this function's contract.
        unsafe { out.write(has.into()) };
        Ok(())
    })
}

/// Writes to `*loss` the mean cross-entropy, in nats per token, of the first `batches` batches of a text (0: of the whole text).
/// Each batch has `batch_size` sequences of `sequence_length` tokens; the text's last sequence may be shorter, and each target
/// counts once. `*targets`, unless NULL, receives the number of predicted targets; n - 1 for a whole text of n tokens. `threads`:
/// 0 for all. Thread safe.
///
/// Errors: `SHAPE` (the text has another vocabulary than the model), `DATA` (a text too short for one sequence, or of another
/// tokenizer), `ARGUMENT` (`batch_size`, `sequence_length`, `threads`), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `loss` may be written, `targets` too unless NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_evaluate(
    gpt2: *const rootgrad_gpt2_t,
    text: *const rootgrad_text_t,
    batch_size: usize,
    sequence_length: usize,
    batches: usize,
    threads: usize,
    loss: *mut f64,
    targets: *mut usize,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let (loss, targets) = (Out::new("loss", loss)?, Out::optional("targets", targets)?);
        let (model, text) = (get(gpt2)?.snapshot(), text::get(text)?);
        let found = evaluate(&model, &text, batch_size, sequence_length, batches, threads)?;
        // SAFETY: this function's contract.
        unsafe {
            loss.write(found.loss);
            if let Some(targets) = targets {
                targets.write(found.targets);
            }
        }
        Ok(())
    })
}

/// Computes the logits after each token: `tokens` (`batch_size`, `sequence_length`), `out` (`batch_size`, `sequence_length`, V),
/// `out_len` values. `threads`: 0 for all. Thread safe.
///
/// Errors: `ARGUMENT` (a token that is not below V, `out` overlaps `tokens`, `batch_size`, `sequence_length`, `threads`), `SHAPE`
/// (`out_len`), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `tokens` points to `batch_size * sequence_length` values, `out` to `out_len` values that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_logits(
    gpt2: *const rootgrad_gpt2_t,
    tokens: *const u32,
    batch_size: usize,
    sequence_length: usize,
    threads: usize,
    out: *mut f32,
    out_len: usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let (team, model) = (Team::checked(threads)?, get(gpt2)?.snapshot());
        Evaluator::bytes(model.config(), batch_size, sequence_length)?; // checks the sizes
        let n = batch_size * sequence_length;
        let tokens = arguments::slice("tokens", tokens, n)?;
        arguments::check_apart(("tokens", tokens.as_ptr(), n), ("out", out, out_len))?;
        let out = arguments::slice_mut("out", out, out_len)?;
        let mut evaluator = Evaluator::new(&model, batch_size, sequence_length)?;
        evaluator.logits(&team, tokens, out)
    })
}
