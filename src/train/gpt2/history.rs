//! The result of a training: figures of every step, and the reason for its end.

use super::Gpt2Sample;
use crate::train::{Round, Stop};

/// The figures of one step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gpt2Step {
    /// Number of the step, from 1.
    pub step: usize,
    /// Number of tokens seen since the first step, this step's included.
    pub tokens: u64,
    /// Mean cross-entropy of the step's tokens before the update, in nats.
    pub train_loss: f64,
    /// Mean cross-entropy of the validation batches after the update; NaN if the step does not validate.
    pub validation_loss: f64,
    /// Learning rate of the step.
    pub learning_rate: f64,
    /// Euclidean norm of the gradient before clipping.
    pub gradient_norm: f64,
    /// Duration in seconds, validation not included.
    pub seconds: f64,
    /// Training tokens per second.
    pub tokens_per_second: f64,
}

impl Round for Gpt2Step {
    const NAMES: [&'static str; 8] = [
        "step",
        "tokens",
        "train_loss",
        "validation_loss",
        "learning_rate",
        "gradient_norm",
        "seconds",
        "tokens_per_second",
    ];

    fn figures(&self) -> [f64; 8] {
        [
            self.step as f64,
            self.tokens as f64,
            self.train_loss,
            self.validation_loss,
            self.learning_rate,
            self.gradient_norm,
            self.seconds,
            self.tokens_per_second,
        ]
    }

    fn of_figures(figures: &[f64; 8]) -> Self {
        let [step, tokens, train_loss, validation_loss, learning_rate, rest @ ..] = *figures;
        let [gradient_norm, seconds, tokens_per_second] = rest;
        Self {
            step: step as usize,
            tokens: tokens as u64,
            train_loss,
            validation_loss,
            learning_rate,
            gradient_norm,
            seconds,
            tokens_per_second,
        }
    }
}

/// The course of a training.
#[derive(Debug, Clone, PartialEq)]
pub struct Gpt2History {
    /// All steps since the first, including those before a resumption.
    pub steps: Vec<Gpt2Step>,
    /// Texts that the model wrote in this call, see [`Gpt2Options::sample`](super::Gpt2Options::sample).
    pub samples: Vec<Gpt2Sample>,
    /// Reason for the end of the training.
    pub stop: Stop,
    /// Training tokens per second over the steps of this call; the time for validation is not included.
    pub tokens_per_second: f64,
    /// Duration in seconds of this call, everything included.
    pub seconds: f64,
}

impl Gpt2History {
    /// Returns the last validation loss; NaN without a validation.
    #[must_use]
    pub fn validation_loss(&self) -> f64 {
        let mut losses = self.steps.iter().rev().map(|step| step.validation_loss);
        losses.find(|loss| !loss.is_nan()).unwrap_or(f64::NAN)
    }
}
