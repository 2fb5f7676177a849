//! The options of a training, and their ranges.

use std::path::PathBuf;

use crate::error::{Error, Result};
use crate::formats::Place;
use crate::interface::option;
use crate::kernels::Precision;
use crate::memory;
use crate::models::Gpt2Config;
use crate::models::gpt2::{GenerateOptions, Recompute, Trainer};
use crate::ranks::Ranks;
use crate::train::options::Common;
use crate::train::ranges::{above_zero, at_least_one, below_one};
use crate::train::{Progress, Schedule};

/// The options of a [`fit`](super::fit).
///
/// ```
/// use rootgrad::train::Schedule;
/// use rootgrad::train::gpt2::Gpt2Options;
///
/// let options = Gpt2Options {
///     steps: 2000,
///     batch_size: 16,
///     sequence_length: 128,
///     schedule: Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.1 },
///     ..Gpt2Options::default()
/// };
/// options.validate()?;
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Gpt2Options {
    /// Number of updates of the parameters, at least 1. Default 1000.
    pub steps: usize,
    /// Sequences per batch (B), at least 1. Default 4.
    pub batch_size: usize,
    /// Tokens per sequence (T), 1 to the model's maximum. Default 64.
    pub sequence_length: usize,
    /// Batches per step, whose gradients are averaged, at least 1. A step of n batches of B sequences equals a step with one batch of n·B, with the
    /// memory of a batch of B and one more gradient. Default 1.
    pub accumulation: usize,
    /// Choice of the part of the text for a batch. Default [`Order::Random`].
    pub order: Order,
    /// Precision of the matrix products, forward and backward; everything else is in single precision. Default [`Precision::Float32`].
    pub precision: Precision,
    /// Activations that the backward pass computes again instead of storing them: less memory, more time, the same result. Default
    /// [`Recompute::Off`].
    pub recompute: Recompute,
    /// Learning rate, above 0, multiplied by the schedule's factor. Default 3 · 10⁻⁴.
    pub learning_rate: f32,
    /// Schedule of the learning rate; in [`Schedule::Step`], epochs are steps. Default: a cosine after 5% of warm-up, down to a tenth.
    pub schedule: Schedule,
    /// β₁ and β₂ of AdamW, 0 to below 1. Default 0.9 and 0.95.
    pub betas: (f32, f32),
    /// ε of AdamW, above 0. Default 10⁻⁸.
    pub epsilon: f32,
    /// Decay of the weight matrices and embeddings, not of biases and gains; at least 0. Default 0.1.
    pub weight_decay: f32,
    /// Largest Euclidean norm of a step's gradient, above 0; longer gradients are scaled down. Default 1.
    pub clip_norm: Option<f32>,
    /// Fraction of the text, at its end, that validates and does not train, 0 to below 1. Without effect if a validation text is given, or if there
    /// is no validation. Default 0.1; 0 for none.
    pub validation_fraction: f32,
    /// Steps from one validation to the next; the last step validates, too. 0 for none. Default 100.
    pub validate_every: usize,
    /// Number of batches in a validation, the first ones of the validation text; 0 for the whole text. Default 20.
    pub validation_batches: usize,
    /// Text that the model generates during the training, to show its progress. The text goes into the history and, if progress is shown, to standard
    /// error. Default none.
    pub sample: Option<Sample>,
    /// Random seed for the order. The initial parameters have the model's own seed. Default 0.
    pub seed: u64,
    /// Number of threads, 0 for all cores. The result does not depend on it. Default 0.
    pub threads: usize,
    /// Processes that train the model together: each computes the gradients of some of a step's batches, so `accumulation` is at least their number.
    /// All make the same call with the same model, texts and options. The result does not depend on their number. Default: this process alone.
    pub ranks: Ranks,
    /// Display of progress. Default [`Progress::Auto`].
    pub progress: Progress,
    /// True if Ctrl-C ends the training in good order ([`Stop::Interrupted`](crate::train::Stop)), with everything restored to the last finished
    /// step. Default true.
    pub interruptible: bool,
    /// CSV file that gets a row after every step. Default none.
    pub history: Option<PathBuf>,
    /// File that stores the state of the training, so that it can be continued later. It loads as a model too. Default none.
    pub checkpoint: Option<PathBuf>,
    /// Steps from one checkpoint to the next, at least 1; the end of the training writes one too. Default 1000.
    pub checkpoint_every: usize,
    /// True to continue from the checkpoint, bit for bit as if the training had never stopped. If the file does not exist yet, the training begins at
    /// the first step, so that a batch job can be resubmitted unchanged. Default false.
    pub resume: bool,
}

/// Choice of the part of a text for a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// Sequences that begin anywhere in the text, chosen by the seed and the number of the batch.
    #[default]
    Random,
    /// Consecutive sequences, as in llm.c's loader; after the end of the text it starts again from the beginning.
    Consecutive,
}

/// Maximum number of batches per step; a larger number is a mistake.
const MOST_BATCHES: usize = 1 << 20;

/// Options of the generated texts, and how often they are generated.
#[derive(Debug, Clone, PartialEq)]
pub struct Sample {
    /// Steps from one text to the next, at least 1; the last step generates one, too.
    pub every: usize,
    /// Beginning of the text. If empty, it is the token between texts, or else the beginning of the training text.
    pub prompt: String,
    /// Options of the generation.
    pub options: GenerateOptions,
}

impl Default for Sample {
    /// Returns the default: 200 tokens every 500 steps, at a temperature of 0.8.
    fn default() -> Self {
        let options = GenerateOptions {
            max_new_tokens: 200,
            temperature: 0.8,
            slide: true,
            ..GenerateOptions::default()
        };
        Sample { every: 500, prompt: String::new(), options }
    }
}

impl Default for Gpt2Options {
    fn default() -> Self {
        Gpt2Options {
            steps: 1000,
            batch_size: 4,
            sequence_length: 64,
            accumulation: 1,
            order: Order::default(),
            precision: Precision::default(),
            recompute: Recompute::default(),
            learning_rate: 3e-4,
            schedule: Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.1 },
            betas: (0.9, 0.95),
            epsilon: 1e-8,
            weight_decay: 0.1,
            clip_norm: Some(1.0),
            validation_fraction: 0.1,
            validate_every: 100,
            validation_batches: 20,
            sample: None,
            seed: 0,
            threads: 0,
            ranks: Ranks::default(),
            progress: Progress::default(),
            interruptible: true,
            history: None,
            checkpoint: None,
            checkpoint_every: 1000,
            resume: false,
        }
    }
}

impl Gpt2Options {
    /// Checks every option by itself.
    ///
    /// # Errors
    /// [`Error::Argument`] for the first option out of range.
    pub fn validate(&self) -> Result<()> {
        at_least_one(&option("steps"), self.steps)?;
        at_least_one(&option("sequence_length"), self.sequence_length)?;
        at_least_one(&option("accumulation"), self.accumulation)?;
        if self.accumulation > MOST_BATCHES {
            let wanted = format!("at most {MOST_BATCHES} batches of a step");
            return Err(Error::option("accumulation", self.accumulation, wanted));
        }
        if self.accumulation < self.ranks.size() {
            let wanted = format!(
                "at least {}, the number of ranks: each computes the gradients of some of a step's batches",
                self.ranks.size()
            );
            return Err(Error::option("accumulation", self.accumulation, wanted));
        }
        below_one(&option("beta1"), self.betas.0)?;
        below_one(&option("beta2"), self.betas.1)?;
        above_zero(&option("epsilon"), self.epsilon)?;
        if let Some(sample) = &self.sample {
            at_least_one("sample's every", sample.every)?;
            sample.options.check()?;
        }
        if let (Some(history), Some(checkpoint)) = (&self.history, &self.checkpoint)
            && Place::of(history) == Place::of(checkpoint)
        {
            let wanted = "another file than the checkpoint's";
            return Err(Error::option("history", format!("'{}'", history.display()), wanted));
        }
        self.common().validate()
    }

    /// Returns the options that every training has.
    pub(super) fn common(&self) -> Common<'_> {
        Common {
            batch_size: self.batch_size,
            learning_rate: Some(self.learning_rate),
            schedule: Some(&self.schedule),
            weight_decay: Some(self.weight_decay),
            clip_norm: self.clip_norm,
            validation_fraction: self.validation_fraction,
            threads: self.threads,
            checkpoint: self.checkpoint.as_deref(),
            checkpoint_every: self.checkpoint_every,
            resume: self.resume,
        }
    }

    /// Returns the bytes that a training of such a model needs, besides the model itself and the text.
    ///
    /// # Errors
    /// [`Error::Argument`] for sizes that the model cannot have.
    pub fn bytes(&self, config: &Gpt2Config) -> Result<u64> {
        let (batch, time) = (self.batch_size, self.sequence_length);
        let further = if self.accumulation > 1 { 4 * config.parameters() as u64 } else { 0 };
        Ok(Trainer::bytes(config, batch, time, self.recompute)? + further)
    }

    /// Checks that a model of these sizes and its training fit the memory that is free now.
    ///
    /// # Errors
    /// [`Error::Memory`] if they do not fit; [`Error::Argument`] for sizes that the model cannot have.
    pub fn check_memory(&self, config: &Gpt2Config) -> Result<()> {
        let bytes = u128::from(self.bytes(config)?) + 4 * config.parameters() as u128;
        memory::check_free(bytes, "a model and its training")
    }

    /// Returns the tokens per step.
    #[must_use]
    pub(super) fn tokens_of_step(&self) -> u64 {
        (self.batch_size * self.sequence_length) as u64 * self.accumulation as u64
    }
}
