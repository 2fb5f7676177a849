//! GPT-2: a decoder-only transformer, trained from a seed or from weights.

mod block_kernels;
mod blocks;
mod config;
mod evaluator;
pub(crate) mod file;
mod files;
mod generate;
mod init;
mod layout;
mod loss;
mod pass;
mod plan;
mod recompute;
#[cfg(test)]
mod tests;
mod trainer;

pub use config::Gpt2Config;
pub use evaluator::Evaluator;
pub use generate::{Finish, GenerateOptions, Generated, OnToken};
pub use layout::{Layout, Tensor};
pub use recompute::Recompute;
pub use trainer::{StepOptions, StepReport, Trainer};

use std::sync::{Arc, OnceLock};

use crate::arena::Arena;
use crate::data::Tokenizer;
use crate::error::{Error, Result};

/// Maximum number of bytes of logits that a step stores. The pullback recomputes the others; if no logits are stored,
/// this takes a tenth of the step's arithmetic (GPT-2, 124M). The 1024 tokens of eight sequences of 128 have 206 MB.
const LOGITS_KEPT: usize = 256 << 20;

/// A GPT-2: its sizes, its parameters, and its tokenizer if it is known.
///
/// # Example
/// ```
/// use rootgrad::models::gpt2::{Gpt2, Gpt2Config, StepOptions, Trainer};
/// use rootgrad::threads::Team;
///
/// let config = Gpt2Config {
///     max_time: 8, vocabulary: 11, padded_vocabulary: 16, layers: 1, heads: 2, channels: 16,
/// };
/// let model = Gpt2::new(config, 42)?;
/// assert_eq!(model.parameter("wpe").map(<[f32]>::len), Some(8 * 16));
///
/// let mut trainer = Trainer::new(&model, 1, 4)?;
/// let team = Team::new(1);
/// let (tokens, targets) = ([1, 2, 3, 4], [2, 3, 4, 5]);
/// let before = trainer.evaluate(&team, &tokens, &targets)?;
/// for _ in 0..5 {
///     trainer.step(&team, &tokens, &targets, &StepOptions::default())?;
/// }
/// assert!(trainer.evaluate(&team, &tokens, &targets)? < before);
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Gpt2 {
    config: Gpt2Config,
    layout: Layout,
    parameters: Arena,
    tokenizer: Option<Arc<Tokenizer>>,
    /// The matrices in bfloat16. The first generation of text stores them; a change of the parameters clears them.
    packed: OnceLock<Arc<Arena>>,
}

/// A model's sizes and parameters, independent of the owner of the memory.
#[derive(Clone, Copy)]
struct Weights<'m> {
    config: &'m Gpt2Config,
    layout: &'m Layout,
    parameters: &'m [f32],
    /// Cache for the matrices in bfloat16, if the parameters do not change.
    packed: Option<&'m OnceLock<Arc<Arena>>>,
}

impl Gpt2 {
    /// Creates a model with weights drawn from the seed: the same bits on every machine.
    ///
    /// # Errors
    /// [`Error::Argument`] for [bad sizes](Gpt2Config::check), [`Error::Memory`] for more parameters than fit.
    pub fn new(config: Gpt2Config, seed: u64) -> Result<Self> {
        let mut model = Self::zeros(config)?;
        init::draw(&config, &model.layout, seed, &mut model.parameters);
        Ok(model)
    }

    /// Creates a model whose parameters are all 0, to be filled by the caller.
    ///
    /// # Errors
    /// Those of [`Gpt2::new`].
    pub fn zeros(config: Gpt2Config) -> Result<Self> {
        config.check()?;
        let layout = Layout::new(&config);
        let parameters = Arena::try_new(layout.parameters(), "the model's parameters")?;
        Ok(Self { config, layout, parameters, tokenizer: None, packed: OnceLock::new() })
    }

    /// Returns a copy.
    ///
    /// # Errors
    /// [`Error::Memory`] if there is not enough memory for it.
    pub fn try_clone(&self) -> Result<Self> {
        let parameters = Arena::try_from_slice(&self.parameters, "a copy of the parameters")?;
        let Self { config, layout, tokenizer, .. } = self;
        Ok(Self {
            config: *config,
            layout: layout.clone(),
            parameters,
            tokenizer: tokenizer.clone(),
            packed: OnceLock::new(),
        })
    }

    /// Returns the tokenizer, if it is known: the one of the text that the model was trained on.
    #[must_use]
    pub fn tokenizer(&self) -> Option<&Arc<Tokenizer>> {
        self.tokenizer.as_ref()
    }

    /// Sets or removes the tokenizer. It may have fewer tokens than the model's vocabulary, for example if that was
    /// padded or enlarged: the model then never generates the other tokens.
    ///
    /// # Errors
    /// [`Error::Shape`] if it has more tokens than the model's vocabulary.
    pub fn set_tokenizer(&mut self, tokenizer: Option<Arc<Tokenizer>>) -> Result<()> {
        if let Some(tokenizer) = &tokenizer
            && tokenizer.vocabulary() > self.config.vocabulary
        {
            let wanted = format!("at most the model's vocabulary, {}", self.config.vocabulary);
            return Err(Error::shape("the tokenizer", tokenizer.vocabulary(), wanted));
        }
        self.tokenizer = tokenizer;
        Ok(())
    }

    fn weights(&self) -> Weights<'_> {
        let Self { config, layout, parameters, packed, .. } = self;
        Weights { config, layout, parameters, packed: Some(packed) }
    }

    /// Returns the sizes of the model.
    #[must_use]
    pub fn config(&self) -> &Gpt2Config {
        &self.config
    }

    /// Returns the table of the parameters.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// All parameters, in the order of [`Layout::tensors`].
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// Returns all parameters for modification.
    pub fn parameters_mut(&mut self) -> &mut [f32] {
        self.packed.take();
        &mut self.parameters
    }

    /// Returns the values of the tensor with this name.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&[f32]> {
        self.layout.get(name).map(|tensor| &self.parameters[tensor.range()])
    }
}

fn check_tokens(config: &Gpt2Config, what: &str, tokens: &[u32]) -> Result<()> {
    let outside = |&token: &u32| token as usize >= config.vocabulary;
    match tokens.iter().position(outside) {
        None => Ok(()),
        Some(at) => {
            let wanted = format!("below the vocabulary's {}", config.vocabulary);
            Err(Error::argument(format!("{what}[{at}]"), tokens[at], wanted))
        }
    }
}
