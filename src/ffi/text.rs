//! Texts as tokens, for training.

use super::handles::{self, Guard, make, object, rootgrad_text_t};
use super::{arguments, arguments::Out, fence, rootgrad_status_t};
use crate::data::{Text, Tokens, Vocabulary};
use crate::error::Result;
use crate::memory;
use std::ffi::c_char;

object!(Text => rootgrad_text_t);

pub(super) fn get(text: *const rootgrad_text_t) -> Result<Guard<Text>> {
    handles::get::<Text>(text, "text")
}

/// # Safety
/// `tokenizer`, unless null, is NUL-terminated.
unsafe fn vocabulary(tokenizer: *const c_char) -> Result<Vocabulary> {
    if tokenizer.is_null() {
        return Ok(Vocabulary::Auto);
    }
    // SAFETY: the caller's promise.
    unsafe { arguments::text("tokenizer", tokenizer) }?.parse()
}

/// Reads a text, or an llm.c token file.
///
/// `tokenizer`: "bytes" (one token for each different byte of the text), "gpt2", or the path of an llm.c tokenizer file; NULL or
/// "auto" is bytes for a text, and gpt2 for a token file. `*out` must be freed by `rootgrad_text_free`; NULL on failure. Thread
/// safe.
///
/// Errors: `IO`, `FORMAT` (not a regular file, too few tokens for training, a byte without a token, a token that is not in the
/// vocabulary), `ARGUMENT` (an empty path, "bytes" for a token file), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `path` is NUL-terminated, and `tokenizer` unless NULL; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_text_load(
    path: *const c_char,
    tokenizer: *const c_char,
    out: *mut *mut rootgrad_text_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || Text::load(arguments::path("path", path)?, &vocabulary(tokenizer)?))
    })
}

/// Converts `n` bytes to tokens. `tokenizer`: as for `rootgrad_text_load`. `*out` must be freed by `rootgrad_text_free`; NULL on
/// failure. Thread safe.
///
/// Errors: `DATA` (fewer than two tokens, a byte without a token), `IO`, `FORMAT` (the tokenizer's file), `ARGUMENT`,
/// `NULL_POINTER`.
///
/// # Safety
/// `bytes` points to `n` bytes; `tokenizer`, unless NULL, is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_text_from_bytes(
    bytes: *const c_char,
    n: usize,
    tokenizer: *const c_char,
    out: *mut *mut rootgrad_text_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let bytes = arguments::slice("bytes", bytes.cast::<u8>(), n)?;
            Text::of_bytes(bytes, &vocabulary(tokenizer)?)
        })
    })
}

/// Uses `n` given tokens, which must be below `vocabulary`. `*out` must be freed by `rootgrad_text_free`; NULL on failure. Thread
/// safe.
///
/// Errors: `DATA` (fewer than two tokens; one that is not below `vocabulary`), `ARGUMENT` (`vocabulary` is not 1 to
/// 65536), `NULL_POINTER`.
///
/// # Safety
/// `tokens` points to `n` values; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_text_from_tokens(
    tokens: *const u16,
    n: usize,
    vocabulary: usize,
    out: *mut *mut rootgrad_text_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let tokens = arguments::slice("tokens", tokens, n)?;
            let tokens = memory::copied(tokens, "the tokens of a text")?;
            Tokens::new(tokens, vocabulary).map(Text::of_tokens)
        })
    })
}

/// Writes the number of tokens to `*tokens`, and the number of different tokens that are possible (V) to `*vocabulary`. Either
/// may be NULL. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `tokens` and `vocabulary`, unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_text_size(
    text: *const rootgrad_text_t,
    tokens: *mut usize,
    vocabulary: *mut usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let text = get(text)?;
        let sizes = [text.tokens().tokens().len(), text.tokens().vocabulary()];
        for (name, out, size) in
            [("tokens", tokens, sizes[0]), ("vocabulary", vocabulary, sizes[1])]
        {
            if !out.is_null() {
                // SAFETY: this function's contract.
                unsafe { Out::new(name, out)?.write(size) };
            }
        }
        Ok(())
    })
}

/// Frees a text; NULL is allowed. Thread safe. Errors: `HANDLE` (already freed, of another type, or not a
/// handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_text_free(text: *mut rootgrad_text_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<Text>(text, "text"))
}
