//! Training options of a language model as a C struct.

use super::arguments::{self, Out};
use super::codes::Decode;
use super::enums::rootgrad_progress;
use super::gpt2::{self, rootgrad_gpt2_config_t};
use super::options::{check_layout, optional_path, truth};
use super::ranks;
use super::schedule::ScheduleNumbers;
use super::{fence, rootgrad_order, rootgrad_precision, rootgrad_recompute, rootgrad_status_t};
use crate::error::Result;
use crate::kernels::Precision;
use crate::models::gpt2::{GenerateOptions, Recompute};
use crate::train::Progress;
use crate::train::gpt2::{Gpt2Options, Order, Sample};
use std::ffi::c_char;

/// Training options of a language model. Fill it with `rootgrad_gpt2_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gpt2_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_gpt2_options_default`; another value is an error.
    pub struct_size: usize,
    /// Number of steps, each an update of the parameters; at least 1.
    pub steps: usize,
    /// Number of sequences in a batch; at least 1.
    pub batch_size: usize,
    /// Number of tokens in a sequence; 1 to the model's longest.
    pub sequence_length: usize,
    /// Number of batches in a step, whose gradients are averaged; at least 1.
    pub accumulation: usize,
    /// Choice of the training sequences: a `rootgrad_order`.
    pub order: i32,
    /// Precision of the matrix products: a `rootgrad_precision`.
    pub precision: i32,
    /// Recomputed activations, a `rootgrad_recompute`: less memory, more time, the same bits.
    pub recompute: i32,
    /// Highest learning rate of the schedule; above 0.
    pub learning_rate: f32,
    /// Learning rate schedule, a `rootgrad_schedule`; its epochs are steps.
    pub schedule: i32,
    /// Fraction of all steps for the rise (cosine, linear, wsd), in [0, 1].
    pub warmup_fraction: f32,
    /// Fraction of all steps for the decay of the wsd schedule, in [0, 1].
    pub decay_fraction: f32,
    /// Final rate (cosine, linear, wsd), as a fraction of `learning_rate`, in [0, 1].
    pub final_fraction: f32,
    /// Number of steps after which the step schedule multiplies the rate; at least 1.
    pub step_every: usize,
    /// Factor of the step schedule.
    pub step_factor: f32,
    /// AdamW's decay of the mean gradient, in [0, 1).
    pub beta1: f32,
    /// AdamW's decay of the mean squared gradient, in [0, 1).
    pub beta2: f32,
    /// Number added to the square root of the mean squared gradient; above 0.
    pub epsilon: f32,
    /// Weight decay of weight matrices and embeddings, decoupled; at least 0.
    pub weight_decay: f32,
    /// Largest norm (2-norm) of a step's gradient: a larger gradient is scaled down to it; 0 for no limit.
    pub clip_norm: f32,
    /// Number of steps between validations; 0 for no validation.
    pub validate_every: usize,
    /// Number of batches of a validation; 0 for all of the validation part.
    pub validation_batches: usize,
    /// Fraction of the text, at its end, used for validation, in [0, 1); ignored if a validation text is given.
    pub validation_fraction: f32,
    /// Divisor of the logits (temperature) for the texts that the model generates during the training; at least 0.
    pub sample_temperature: f32,
    /// Number of steps between texts that the model generates to show its progress; 0 for none. The texts are in the history.
    pub sample_every: usize,
    /// Beginning of such a text, NUL-terminated; NULL or "" to begin like the training text. Read only during the fit's call.
    pub sample_prompt: *const c_char,
    /// Number of tokens generated after that; at least 1.
    pub sample_tokens: usize,
    /// Random seed of the random order.
    pub seed: u64,
    /// Number of threads; 0 for all. The result's bits do not depend on it.
    pub threads: usize,
    /// Progress bar, a `rootgrad_progress`.
    pub progress: i32,
    /// 1 if Ctrl-C may end the fit, with the parameters of the last finished step; else 0.
    pub interruptible: i32,
    /// 1 to continue from the checkpoint, bit for bit; else 0.
    pub resume: i32,
    /// Processes that train the model together, a `rootgrad_communicator` or a number of `rootgrad_communicator_new`: each computes the gradients of some of a step's batches,
    /// so `accumulation` is at least their number. All make the same call with the same model, texts and options. The result's bits do
    /// not depend on their number. Process 0 writes checkpoints and the history, and shows progress.
    pub communicator: i32,
    /// CSV file that receives a row after every step, NUL-terminated; NULL for none. Read only during the fit's call.
    pub history: *const c_char,
    /// File of the checkpoints, NUL-terminated; NULL for none. Read only during the fit's call.
    pub checkpoint: *const c_char,
    /// Number of steps between checkpoints; at least 1.
    pub checkpoint_every: usize,
}

/// Writes the default options, which suit many trainings, to `*out` (those of `Gpt2Options::default()` in Rust). Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_options_default(
    struct_size: usize,
    out: *mut rootgrad_gpt2_options_t,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let out = Out::sized("out", out, struct_size)?;
        // SAFETY: this function's contract.
        unsafe { out.write(rootgrad_gpt2_options_t::from(&Gpt2Options::default())) };
        Ok(())
    })
}

/// Writes to `*bytes` the memory for the training of such a model, without the model itself and the text. Of the options, only
/// `batch_size`, `sequence_length` and `recompute` matter. `options`: NULL for the defaults. Thread safe.
///
/// Errors: `ARGUMENT` (a size), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `config`, and `options` unless NULL, are readable; `bytes` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gpt2_fit_bytes(
    config: *const rootgrad_gpt2_config_t,
    options: *const rootgrad_gpt2_options_t,
    bytes: *mut u64,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let out = Out::new("bytes", bytes)?;
        out.write(decode(options)?.bytes(&gpt2::config(config)?)?);
        Ok(())
    })
}

/// # Safety
/// `options`, unless null, is readable and its texts are NUL-terminated.
pub(super) unsafe fn decode(options: *const rootgrad_gpt2_options_t) -> Result<Gpt2Options> {
    if options.is_null() {
        return Ok(Gpt2Options::default());
    }
    // SAFETY: the caller's promise.
    unsafe { arguments::slice("options", options, 1)?[0].decode() }
}

impl From<&Gpt2Options> for rootgrad_gpt2_options_t {
    /// Leaves out the paths: nothing would own their memory.
    fn from(options: &Gpt2Options) -> Self {
        let schedule = ScheduleNumbers::from(Some(options.schedule));
        let sample = options.sample.clone().unwrap_or_default();
        rootgrad_gpt2_options_t {
            struct_size: size_of::<Self>(),
            steps: options.steps,
            batch_size: options.batch_size,
            sequence_length: options.sequence_length,
            accumulation: options.accumulation,
            order: rootgrad_order::from(options.order) as i32,
            precision: rootgrad_precision::from(options.precision) as i32,
            recompute: rootgrad_recompute::from(options.recompute) as i32,
            learning_rate: options.learning_rate,
            schedule: schedule.kind,
            warmup_fraction: schedule.warmup_fraction,
            decay_fraction: schedule.decay_fraction,
            final_fraction: schedule.final_fraction,
            step_every: schedule.step_every,
            step_factor: schedule.step_factor,
            beta1: options.betas.0,
            beta2: options.betas.1,
            epsilon: options.epsilon,
            weight_decay: options.weight_decay,
            clip_norm: options.clip_norm.unwrap_or(0.0),
            validation_fraction: options.validation_fraction,
            validate_every: options.validate_every,
            validation_batches: options.validation_batches,
            sample_every: if options.sample.is_some() { sample.every } else { 0 },
            sample_prompt: std::ptr::null(),
            sample_tokens: sample.options.max_new_tokens,
            sample_temperature: sample.options.temperature,
            seed: options.seed,
            threads: options.threads,
            progress: rootgrad_progress::from(options.progress) as i32,
            interruptible: options.interruptible.into(),
            history: std::ptr::null(),
            checkpoint: std::ptr::null(),
            checkpoint_every: options.checkpoint_every,
            resume: options.resume.into(),
            communicator: ranks::code(&options.ranks),
        }
    }
}

impl rootgrad_gpt2_options_t {
    /// The Rust options; the fit checks their ranges.
    ///
    /// # Safety
    /// `history`, `checkpoint` and `sample_prompt`, unless null, are NUL-terminated.
    unsafe fn decode(&self) -> Result<Gpt2Options> {
        let default = "rootgrad_gpt2_options_default";
        check_layout::<Self>(self.struct_size, 0, default)?;
        let schedule = ScheduleNumbers {
            kind: self.schedule,
            warmup_fraction: self.warmup_fraction,
            decay_fraction: self.decay_fraction,
            final_fraction: self.final_fraction,
            step_every: self.step_every,
            step_factor: self.step_factor,
        };
        Ok(Gpt2Options {
            steps: self.steps,
            batch_size: self.batch_size,
            sequence_length: self.sequence_length,
            accumulation: self.accumulation,
            order: Order::decode(self.order)?,
            precision: Precision::decode(self.precision)?,
            recompute: Recompute::decode(self.recompute)?,
            learning_rate: self.learning_rate,
            schedule: schedule.decode()?.unwrap_or(Gpt2Options::default().schedule),
            betas: (self.beta1, self.beta2),
            epsilon: self.epsilon,
            weight_decay: self.weight_decay,
            // `!=` and not `>`: a NaN or a negative limit is passed on to the fit, which refuses it
            clip_norm: (self.clip_norm != 0.0).then_some(self.clip_norm),
            validation_fraction: self.validation_fraction,
            validate_every: self.validate_every,
            validation_batches: self.validation_batches,
            // SAFETY: the caller's promise.
            sample: (self.sample_every > 0).then(|| unsafe { self.sample() }).transpose()?,
            seed: self.seed,
            threads: self.threads,
            ranks: ranks::decode(self.communicator)?,
            progress: Progress::decode(self.progress)?,
            interruptible: truth("interruptible", self.interruptible)?,
            // SAFETY: the caller's promise.
            history: unsafe { optional_path("options.history", self.history) }?,
            // SAFETY: as above.
            checkpoint: unsafe { optional_path("options.checkpoint", self.checkpoint) }?,
            checkpoint_every: self.checkpoint_every,
            resume: truth("resume", self.resume)?,
        })
    }

    /// # Safety
    /// `sample_prompt`, unless null, is NUL-terminated.
    unsafe fn sample(&self) -> Result<Sample> {
        let prompt = match self.sample_prompt.is_null() {
            true => "",
            // SAFETY: the caller's promise.
            false => unsafe { arguments::text("options.sample_prompt", self.sample_prompt) }?,
        };
        let options = GenerateOptions {
            max_new_tokens: self.sample_tokens,
            temperature: self.sample_temperature,
            ..Sample::default().options
        };
        Ok(Sample { every: self.sample_every, prompt: prompt.to_owned(), options })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn default() -> rootgrad_gpt2_options_t {
        let mut options = std::mem::MaybeUninit::uninit();
        // SAFETY: writable; written when the status is 0.
        unsafe {
            assert_eq!(
                rootgrad_gpt2_options_default(
                    size_of::<rootgrad_gpt2_options_t>(),
                    options.as_mut_ptr()
                ),
                0
            );
            options.assume_init()
        }
    }

    #[test]
    fn the_defaults_are_those_of_rust() {
        // SAFETY: no paths.
        let options = unsafe { default().decode() }.unwrap();
        assert_eq!(options, Gpt2Options::default());
    }

    #[test]
    fn every_field_arrives() {
        let mut wanted = Gpt2Options {
            steps: 1,
            batch_size: 2,
            sequence_length: 3,
            accumulation: 4,
            order: Order::Consecutive,
            precision: Precision::Bfloat16,
            recompute: Recompute::Layers,
            learning_rate: 0.5,
            schedule: crate::train::Schedule::Wsd {
                warmup_fraction: 0.25,
                decay_fraction: 0.5,
                final_fraction: 0.125,
            },
            betas: (0.25, 0.5),
            epsilon: 0.75,
            weight_decay: 0.125,
            clip_norm: None,
            validation_fraction: 0.25,
            validate_every: 5,
            validation_batches: 6,
            sample: Some(Sample { every: 11, ..Sample::default() }),
            seed: 7,
            threads: 8,
            ranks: crate::ranks::Ranks::default(),
            progress: Progress::Off,
            interruptible: false,
            history: None,
            checkpoint: None,
            checkpoint_every: 9,
            resume: true,
        };
        let mut raw = rootgrad_gpt2_options_t::from(&wanted);
        (raw.history, raw.checkpoint) = (c"loss.csv".as_ptr(), c"run.ckpt".as_ptr());
        (wanted.history, wanted.checkpoint) = (Some("loss.csv".into()), Some("run.ckpt".into()));
        // SAFETY: both paths are C strings.
        assert_eq!(unsafe { raw.decode() }.unwrap(), wanted);
    }

    #[test]
    fn every_choice_is_checked() {
        type Spoil = fn(&mut rootgrad_gpt2_options_t);
        let cases: [(&str, Spoil); 9] = [
            ("struct_size", |o| o.struct_size = 8),
            ("communicator", |o| o.communicator = 2),
            ("order", |o| o.order = 2),
            ("precision", |o| o.precision = 2),
            ("recompute", |o| o.recompute = -1),
            ("schedule", |o| o.schedule = -1),
            ("progress", |o| o.progress = 3),
            ("interruptible", |o| o.interruptible = 2),
            ("resume", |o| o.resume = -1),
        ];
        for (name, spoil) in cases {
            let mut options = default();
            spoil(&mut options);
            // SAFETY: no paths.
            let error = unsafe { options.decode() }.unwrap_err();
            assert!(error.to_string().contains(name), "{error}");
        }
    }
}
