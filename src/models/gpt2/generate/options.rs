//! Options of a generation.

use crate::error::{Error, Result};
use crate::kernels::Precision;

/// Options of the generation: the choice of tokens, and when to end.
#[derive(Debug, Clone, PartialEq)]
pub struct GenerateOptions {
    /// Maximum number of new tokens after each prompt.
    pub max_new_tokens: usize,
    /// Divisor of the logits: below 1, likely tokens become more likely; 0 always takes the most likely token.
    pub temperature: f32,
    /// If set, only this many of the most likely tokens are candidates.
    pub top_k: Option<usize>,
    /// If set, the candidates are the smallest set of most likely tokens whose probabilities sum to this value or more
    /// (of those that `top_k` leaves).
    pub top_p: Option<f32>,
    /// Random seed. Each sequence of a call has its own random numbers.
    pub seed: u64,
    /// Stop tokens: a sequence ends before one of these.
    pub stop: Vec<u32>,
    /// If set, only tokens below this number are candidates. `None`: the tokens of the model's tokenizer, or all if the
    /// model has no tokenizer.
    pub below: Option<usize>,
    /// Precision of the matrix products. With [`Precision::Bfloat16`] a token of a few texts takes about half the time,
    /// since reading the weights takes most of the time. The first call rounds the weights; the model caches them until
    /// they change.
    pub precision: Precision,
    /// True if text may become longer than the model's longest sequence. Each time the sequence is full, only its last
    /// half stays in the context; that half is processed again as if the text began there. If false, such a length is an
    /// error before the first token.
    pub slide: bool,
}

impl Default for GenerateOptions {
    fn default() -> Self {
        Self {
            max_new_tokens: 128,
            temperature: 1.0,
            top_k: None,
            top_p: None,
            seed: 42,
            stop: Vec::new(),
            below: None,
            precision: Precision::default(),
            slide: true,
        }
    }
}

impl GenerateOptions {
    /// Checks the options that do not depend on a model.
    ///
    /// # Errors
    /// [`Error::Argument`].
    pub fn check(&self) -> Result<()> {
        if self.max_new_tokens == 0 {
            return Err(Error::option("max_new_tokens", 0, "at least 1"));
        }
        if !(self.temperature >= 0.0 && self.temperature.is_finite()) {
            let wanted = "0 (the likeliest token always) or more";
            return Err(Error::option("temperature", self.temperature, wanted));
        }
        if self.below == Some(0) {
            return Err(Error::argument("below", 0, "at least 1"));
        }
        if self.top_k == Some(0) {
            return Err(Error::option("top_k", 0, "at least 1"));
        }
        match self.top_p {
            Some(p) if !(p > 0.0 && p <= 1.0) => {
                Err(Error::option("top_p", p, "above 0, at most 1"))
            }
            _ => Ok(()),
        }
    }
}
