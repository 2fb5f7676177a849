//! Generation of text by language models.

use super::codes::Decode;
use super::handles::rootgrad_gpt2_t;
use super::options::{check_layout, truth};
use super::{arguments, arguments::Out, codes, fence, gpt2, rootgrad_precision, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::kernels::Precision;
use crate::models::Gpt2;
use crate::models::gpt2::GenerateOptions;
use crate::threads::Team;
use crate::train::Flow;
use std::ffi::{c_char, c_void};
use std::ops::ControlFlow;

/// Options for the choice of tokens and for the end of a generation. Fill it with `rootgrad_gpt2_generate_options_default` first,
/// then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gpt2_generate_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_gpt2_generate_options_default`; another value is an error.
    pub struct_size: usize,
    /// Largest number of tokens after each prompt; at least 1.
    pub max_new_tokens: usize,
    /// Divisor of the logits: below 1 likely tokens become more likely; 0 always chooses the most likely token.
    pub temperature: f32,
    /// Chooses only from the smallest set of most likely tokens (of those that `top_k` leaves) whose probabilities sum to this,
    /// in (0, 1]; 1 for all.
    pub top_p: f32,
    /// Number of most likely tokens to choose from; 0 for all.
    pub top_k: usize,
    /// Random seed; each prompt of a call has its own random numbers.
    pub seed: u64,
    /// Tokens that end a sequence; they are not part of it. NULL if `n_stop` is 0.
    pub stop: *const u32,
    /// Number of `stop` tokens.
    pub n_stop: usize,
    /// 1 if the token that marks the end of a text, if the model's tokenizer has one, also ends a sequence; else 0.
    pub stop_at_end_of_text: i32,
    /// 1 if a text may become longer than the model's longest sequence (each time it is full, only its last half is kept); 0 if
    /// that is an error.
    pub slide: i32,
    /// Precision of the matrix products: a `rootgrad_precision`.
    pub precision: i32,
    /// Reserved for a future option; must be 0.
    pub reserved: i32,
    /// Number of threads; 0 for all. The tokens do not depend on it.
    pub threads: usize,
}

/// Callback of a generation. It is called for every new token, on the thread that called the generation. The arguments are the
/// number of its prompt, the token, its bytes and the `user` pointer. The `n_bytes` bytes are not NUL-terminated, may be only a
/// part of a UTF-8 character, and are none if the model has no tokenizer. It returns a `rootgrad_flow`, or a negative number if
/// it failed. It must return: no C++ exception and no longjmp may leave it.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_on_token_t = Option<
    unsafe extern "C" fn(
        prompt: usize,
        token: u32,
        bytes: *const c_char,
        n_bytes: usize,
        user: *mut c_void,
    ) -> i32,
>;

/// Writes the defaults to `*out`: 128 tokens drawn by their probabilities (`GenerateOptions::default()` in Rust), ending at the
/// end of text. Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_generate_options_default(
    struct_size: usize,
    out: *mut rootgrad_gpt2_generate_options_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let GenerateOptions { max_new_tokens, temperature, seed, precision, slide, .. } =
            GenerateOptions::default();
        let options = rootgrad_gpt2_generate_options_t {
            struct_size: size_of::<rootgrad_gpt2_generate_options_t>(),
            max_new_tokens,
            temperature,
            top_k: 0,
            top_p: 1.0,
            seed,
            stop: std::ptr::null(),
            n_stop: 0,
            stop_at_end_of_text: 1,
            slide: slide.into(),
            precision: rootgrad_precision::from(precision) as i32,
            reserved: 0,
            threads: 0,
        };
        // SAFETY: this function's contract.
        unsafe { Out::sized("out", out, struct_size)?.write(options) };
        Ok(())
    })
}

impl rootgrad_gpt2_generate_options_t {
    /// The Rust options, and the number of threads; the generation checks the ranges.
    ///
    /// # Safety
    /// `stop` points to `n_stop` values.
    unsafe fn decode(&self, model: &Gpt2) -> Result<(GenerateOptions, usize)> {
        let default = "rootgrad_gpt2_generate_options_default";
        check_layout::<Self>(self.struct_size, self.reserved, default)?;
        // SAFETY: the caller's promise.
        let mut stop =
            unsafe { arguments::slice("options.stop", self.stop, self.n_stop) }?.to_vec();
        if truth("stop_at_end_of_text", self.stop_at_end_of_text)? {
            stop.extend(model.tokenizer().and_then(|tokenizer| tokenizer.end_of_text()));
        }
        let options = GenerateOptions {
            max_new_tokens: self.max_new_tokens,
            temperature: self.temperature,
            top_k: Some(self.top_k).filter(|&k| k > 0),
            top_p: Some(self.top_p),
            seed: self.seed,
            stop,
            below: None,
            slide: truth("slide", self.slide)?,
            precision: Precision::decode(self.precision)?,
        };
        Ok((options, self.threads))
    }
}

/// Continues each of `n_prompts` prompts. `tokens` contains them one after the other, `lengths[i]` tokens each.
///
/// `options`: NULL for the defaults. `on_token`: NULL, or called for every new token with `user`; it may end all sequences.
/// `out`: (`n_prompts`, `max_new_tokens`), `out_len` values. Sequence i gets `counts[i]` new tokens; the rest of its row is not
/// written. The tokens depend only on the model, the prompts and the options, not on the number of threads; those of a prompt do
/// not depend on the other prompts.
///
/// Thread safe, also while the model is in training (it is then the model as of the last finished fit).
///
/// Errors: `ARGUMENT` (an option out of range, `out` or `counts` overlaps another array, no prompt or an empty one, a token that
/// is not below V, more tokens than the model's longest sequence unless `slide`), `SHAPE` (`out_len`), `MEMORY`, `CALLBACK`,
/// `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `lengths` and `counts` point to `n_prompts` values, `tokens` to as many as the sum of `lengths`, `out` to `out_len`;
/// `options`, unless NULL, is readable and its `stop` points to `n_stop` values; `on_token` behaves as its type documents.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_generate(
    gpt2: *const rootgrad_gpt2_t,
    tokens: *const u32,
    lengths: *const usize,
    n_prompts: usize,
    options: *const rootgrad_gpt2_generate_options_t,
    on_token: rootgrad_on_token_t,
    user: *mut c_void,
    out: *mut u32,
    out_len: usize,
    counts: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract, here and below.
    fence::roomy(|| unsafe {
        let model = gpt2::get(gpt2)?.snapshot();
        let (options, threads) = match options.is_null() {
            true => {
                let end = model.tokenizer().and_then(|tokenizer| tokenizer.end_of_text());
                (GenerateOptions { stop: end.into_iter().collect(), ..Default::default() }, 0)
            }
            false => arguments::slice("options", options, 1)?[0].decode(&model)?,
        };
        let lengths = arguments::slice("lengths", lengths, n_prompts)?;
        let total = lengths.iter().try_fold(0_usize, |sum, length| sum.checked_add(*length));
        let total = total.ok_or_else(|| Error::argument("lengths", "a sum above 2⁶⁴", "less"))?;
        let mut rest = arguments::slice("tokens", tokens, total)?;
        let mut prompts = Vec::with_capacity(n_prompts);
        for length in lengths {
            let (prompt, after) = rest.split_at(*length);
            prompts.push(prompt);
            rest = after;
        }
        if n_prompts.checked_mul(options.max_new_tokens) != Some(out_len) {
            let wanted = format!("({n_prompts}, {})", options.max_new_tokens);
            return Err(Error::shape("out", format!("{out_len} values"), wanted));
        }
        let results = ("out", out.cast_const(), out_len);
        arguments::check_apart(("tokens", tokens, total), results)?;
        arguments::check_apart(("lengths", lengths.as_ptr(), n_prompts), results)?;
        let places = ("counts", counts.cast_const(), n_prompts);
        arguments::check_apart(("tokens", tokens, total), places)?;
        arguments::check_apart(("lengths", lengths.as_ptr(), n_prompts), places)?;
        arguments::check_apart(results, places)?;
        // Checked before the work, which may take hours.
        let out = arguments::slice_mut("out", out, out_len)?;
        let counts = arguments::slice_mut("counts", counts, n_prompts)?;
        let mut call = |prompt: usize, token: u32| -> Result<ControlFlow<()>> {
            let Some(on_token) = on_token else { return Ok(ControlFlow::Continue(())) };
            let bytes = match model.tokenizer() {
                Some(tokenizer) => tokenizer.bytes(token)?,
                None => &[],
            };
            // The bytes live until the callback returns.
            let answer = fence::outside(|| {
                on_token(prompt, token, bytes.as_ptr().cast(), bytes.len(), user)
            });
            Ok(match codes::flow("on_token", answer)? {
                Flow::Continue => ControlFlow::Continue(()),
                Flow::Stop => ControlFlow::Break(()),
            })
        };
        let texts =
            model.generate(&Team::checked(threads)?, &prompts, &options, Some(&mut call))?;
        for ((text, out), count) in
            texts.iter().zip(out.chunks_mut(options.max_new_tokens)).zip(counts)
        {
            out[..text.tokens.len()].copy_from_slice(&text.tokens);
            *count = text.tokens.len();
        }
        Ok(())
    })
}

/// Converts a text of `n` bytes to tokens by the model's tokenizer, as a prompt; an empty text gives the end-of-text token.
/// `*count` receives the number of tokens; at most `capacity` of them are copied to `out`, which may be NULL if `capacity` is 0.
/// Thread safe.
///
/// Errors: `DATA` (the model has no tokenizer; a byte without a token; an empty text if the tokenizer has no end of text),
/// `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `text` points to `n` bytes, `out` to `capacity` values that may be written; `count` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_encode(
    gpt2: *const rootgrad_gpt2_t,
    text: *const c_char,
    n: usize,
    out: *mut u32,
    capacity: usize,
    count: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let count = Out::new("count", count)?;
        let bytes = arguments::slice("text", text.cast::<u8>(), n)?;
        let tokens = gpt2::get(gpt2)?.snapshot().prompt(bytes)?;
        let copied = capacity.min(tokens.len());
        arguments::slice_mut("out", out, copied)?.copy_from_slice(&tokens[..copied]);
        count.write(tokens.len());
        Ok(())
    })
}

/// Converts `n` tokens to bytes by the model's tokenizer. `*count` receives the number of bytes; at most `capacity` of them are
/// copied to `out`, which may be NULL if `capacity` is 0. They are not NUL-terminated. Thread safe.
///
/// Errors: `DATA` (the model has no tokenizer), `ARGUMENT` (a token that is not below V), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `tokens` points to `n` values, `out` to `capacity` bytes that may be written; `count` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_decode(
    gpt2: *const rootgrad_gpt2_t,
    tokens: *const u32,
    n: usize,
    out: *mut c_char,
    capacity: usize,
    count: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let count = Out::new("count", count)?;
        let model = gpt2::get(gpt2)?.snapshot();
        let tokenizer = model.tokenizer().ok_or_else(|| {
            Error::Data("the model has no tokenizer, so the text of its tokens is not known".into())
        })?;
        let bytes = tokenizer.decode(arguments::slice("tokens", tokens, n)?)?;
        let copied = capacity.min(bytes.len());
        let out = arguments::slice_mut("out", out.cast::<u8>(), copied)?;
        out.copy_from_slice(&bytes[..copied]);
        count.write(bytes.len());
        Ok(())
    })
}
