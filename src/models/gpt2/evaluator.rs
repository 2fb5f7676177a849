//! The loss and the logits of a model without training.

use super::pass::Pass;
use super::plan::Purpose;
use super::{Gpt2, Gpt2Config, Layout};
use crate::arena::{Arena, Table};
use crate::error::Result;
use crate::kernels::Precision;
use crate::threads::Team;

/// Evaluates one model on batches of one size, with no more memory than a forward pass needs: the activations of one
/// block, allocated by [`Evaluator::new`].
///
/// # Example
/// ```
/// use rootgrad::models::gpt2::{Evaluator, Gpt2, Gpt2Config, Recompute, Trainer};
/// use rootgrad::threads::Team;
///
/// let config = Gpt2Config {
///     max_time: 8, vocabulary: 11, padded_vocabulary: 16, layers: 1, heads: 2, channels: 16,
/// };
/// let model = Gpt2::new(config, 42)?;
/// let loss = Evaluator::new(&model, 1, 3)?.evaluate(&Team::new(1), &[1, 2, 3], &[2, 3, 4])?;
/// assert!((loss - 11.0_f32.ln()).abs() < 0.1); // it guesses
/// assert!(Evaluator::bytes(&config, 1, 3)? < Trainer::bytes(&config, 1, 3, Recompute::Off)?);
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug)]
pub struct Evaluator<'m> {
    model: &'m Gpt2,
    pass: Pass,
    arena: Arena,
}

impl<'m> Evaluator<'m> {
    /// Returns the number of bytes that an evaluator for `batch` sequences of `time` tokens allocates.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for sizes that the model cannot have.
    pub fn bytes(config: &Gpt2Config, batch: usize, time: usize) -> Result<u64> {
        let mut table = Table::new();
        config.check()?;
        let layout = Layout::new(config);
        Pass::new(&mut table, config, &layout, (batch, time), Purpose::Value)?;
        Ok(table.bytes())
    }

    /// Creates an evaluator of `model` for batches of `batch` sequences of `time` tokens.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) if `batch` is 0 or `time` is not between 1 and the model's longest
    /// sequence, [`Error::Memory`](crate::Error::Memory) if the machine does not have enough free memory.
    pub fn new(model: &'m Gpt2, batch: usize, time: usize) -> Result<Self> {
        let (mut table, shape) = (Table::new(), (batch, time));
        let pass = Pass::new(&mut table, model.config(), model.layout(), shape, Purpose::Value)?;
        let arena = Arena::try_new(table.len(), "the activations of an evaluation")?;
        Ok(Self { model, pass, arena })
    }

    /// Returns the same evaluator with matrix products in `precision`.
    #[must_use]
    pub fn with_precision(mut self, precision: Precision) -> Self {
        self.pass.precision = precision;
        self
    }

    /// Returns the mean loss of these sequences.
    ///
    /// # Errors
    /// [`Error::Shape`](crate::Error::Shape) unless there are B·T tokens and targets,
    /// [`Error::Argument`](crate::Error::Argument) for one that is not below V.
    pub fn evaluate(&mut self, team: &Team, tokens: &[u32], targets: &[u32]) -> Result<f32> {
        self.pass.loss(&mut self.arena, self.model.parameters(), (tokens, targets), team)
    }

    /// Writes the loss of each target, (B, T), to `losses`.
    ///
    /// # Errors
    /// Those of [`Evaluator::evaluate`]; [`Error::Shape`](crate::Error::Shape) if `losses` has another length.
    pub fn losses(
        &mut self,
        team: &Team,
        tokens: &[u32],
        targets: &[u32],
        losses: &mut [f64],
    ) -> Result<()> {
        let batch = (tokens, targets);
        self.pass.losses(&mut self.arena, self.model.parameters(), batch, team, losses)
    }

    /// Writes the logits of these sequences, (B, T, V), to `logits`.
    ///
    /// # Errors
    /// Those of [`Evaluator::evaluate`]; [`Error::Shape`](crate::Error::Shape) if `logits` has another length.
    pub fn logits(&mut self, team: &Team, tokens: &[u32], logits: &mut [f32]) -> Result<()> {
        self.pass.logits(&mut self.arena, self.model.parameters(), tokens, team, logits)
    }
}
