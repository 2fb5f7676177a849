//! The loss of a text: each of its targets counts once, whatever the sizes of batches.

use crate::data::{Text, Tokens};
use crate::error::Result;
use crate::models::Gpt2;
use crate::models::gpt2::Evaluator;
use crate::threads::Team;

use super::fit::check_text;

/// What [`evaluate`] found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Evaluation {
    /// The mean cross-entropy of the targets, in nats.
    pub loss: f64,
    /// How many targets were scored: of all of a text of n tokens, n − 1.
    pub targets: usize,
}

/// The mean cross-entropy of the first `batches` batches of a text (0: of all of it), which follow each other.
///
/// The text is cut into sequences of `sequence_length` tokens, of which the last may be shorter, and each of its targets
/// counts once: the loss of all of it does not depend on `batch_size`.
///
/// # Errors
/// As of [`fit`](super::fit).
///
/// ```
/// use rootgrad::data::{Text, Vocabulary};
/// use rootgrad::models::{Gpt2, Gpt2Config};
/// use rootgrad::train::gpt2::evaluate;
///
/// let text = Text::of_bytes("the cat sat on the mat.".as_bytes(), &Vocabulary::Bytes)?;
/// let vocabulary = text.tokens().vocabulary();
/// let model = Gpt2::new(
///     Gpt2Config {
///         max_time: 16, vocabulary, padded_vocabulary: vocabulary, layers: 1, heads: 2, channels: 16,
///     },
///     42,
/// )?;
/// let one = evaluate(&model, &text, 1, 8, 0, 1)?; // sequences of 8, 8 and 6
/// assert_eq!(one.targets, 22);
/// assert_eq!(one, evaluate(&model, &text, 2, 8, 0, 1)?);
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn evaluate(
    model: &Gpt2,
    text: &Text,
    batch_size: usize,
    sequence_length: usize,
    batches: usize,
    threads: usize,
) -> Result<Evaluation> {
    let team = Team::checked(threads)?;
    check_text(model, text)?;
    let tokens = text.tokens();
    tokens.check_time(sequence_length)?;
    Evaluator::bytes(model.config(), batch_size, sequence_length)?; // refuses what cannot be
    // More would be padding.
    let batch_size = batch_size.min(tokens.sequences(sequence_length));
    let mut evaluator = Evaluator::new(model, batch_size, sequence_length)?;
    let mut batch = Scored::new(batch_size, sequence_length);
    let score = &mut |batch: &mut Scored| {
        evaluator.losses(&team, &batch.tokens, &batch.targets, &mut batch.losses)
    };
    let all = mean_loss(score, tokens, &mut batch, batches, &|| false)?;
    Ok(all.unwrap_or(Evaluation { loss: f64::NAN, targets: 0 }))
}

/// A batch and what it costs, (B, T).
pub(super) struct Scored {
    time: usize,
    pub(super) tokens: Vec<u32>,
    pub(super) targets: Vec<u32>,
    pub(super) losses: Vec<f64>,
}

impl Scored {
    pub(super) fn new(batch: usize, time: usize) -> Self {
        let size = batch * time;
        Self { time, tokens: vec![0; size], targets: vec![0; size], losses: vec![0.0; size] }
    }
}

/// The mean loss of the targets in the first `batches` batches of `text` (0: all); `None` if interrupted.
///
/// `score` finds the losses of a batch's targets.
pub(super) fn mean_loss(
    score: &mut dyn FnMut(&mut Scored) -> Result<()>,
    text: &Tokens,
    batch: &mut Scored,
    batches: usize,
    interrupted: &dyn Fn() -> bool,
) -> Result<Option<Evaluation>> {
    let all = text.sequences(batch.time).div_ceil(batch.tokens.len() / batch.time);
    let batches = if batches == 0 { all } else { batches.min(all) };
    let (mut sum, mut targets) = (0.0, 0);
    for number in 0..batches {
        if interrupted() {
            return Ok(None);
        }
        let count = text.in_order(number, batch.time, &mut batch.tokens, &mut batch.targets);
        score(batch)?;
        // One after the other: the same sum for any size of batches.
        batch.losses[..count].iter().for_each(|loss| sum += loss);
        targets += count;
    }
    Ok(Some(Evaluation { loss: sum / targets as f64, targets }))
}
