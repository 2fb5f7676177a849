//! The loss of a text: each of its targets counts once, whatever the batch size.

use crate::data::{Text, Tokens};
use crate::error::{Error, Result};
use crate::models::Gpt2;
use crate::models::gpt2::Evaluator;
use crate::threads::Team;

/// Result of [`evaluate`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Evaluation {
    /// The mean cross-entropy of the targets, in nats.
    pub loss: f64,
    /// Number of targets that were scored: for all of a text of n tokens, n − 1.
    pub targets: usize,
}

/// Returns the mean cross-entropy of the first `batches` consecutive batches of a text (0: the whole text).
///
/// The text is cut into sequences of `sequence_length` tokens (the last may be shorter), and each of its targets counts once. So the loss of the
/// whole text does not depend on `batch_size`.
///
/// # Errors
/// Those of [`fit`](super::fit).
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
    Evaluator::bytes(model.config(), batch_size, sequence_length)?; // refuses sizes that are not possible
    // Larger batches would only add padding.
    let batch_size = batch_size.min(tokens.sequences(sequence_length));
    let mut evaluator = Evaluator::new(model, batch_size, sequence_length)?;
    let mut batch = Scored::new(batch_size, sequence_length);
    let score = &mut |batch: &mut Scored| {
        evaluator.losses(&team, &batch.tokens, &batch.targets, &mut batch.losses)
    };
    let all = mean_loss(score, tokens, &mut batch, batches, &|| false)?;
    Ok(all.unwrap_or(Evaluation { loss: f64::NAN, targets: 0 }))
}

/// A batch and its losses, (B, T).
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

/// Returns the mean loss of the targets in the first `batches` batches of `text` (0: all); `None` if interrupted.
///
/// `score` computes the losses of a batch's targets.
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
        // Added one by one, so that the sum is the same for any batch size.
        batch.losses[..count].iter().for_each(|loss| sum += loss);
        targets += count;
    }
    Ok(Some(Evaluation { loss: sum / targets as f64, targets }))
}

/// Checks that the text was tokenized for the model.
pub(super) fn check_text(model: &Gpt2, text: &Text) -> Result<()> {
    let (got, wanted) = (text.tokens().vocabulary(), model.config().vocabulary);
    // A padded or enlarged vocabulary has more tokens than its tokenizer.
    let known = model.tokenizer().map_or(wanted, |tokenizer| tokenizer.vocabulary());
    if got != wanted && got != known {
        let wanted = format!("the model's vocabulary, {wanted}");
        return Err(Error::shape("the text's vocabulary", got, wanted));
    }
    match (model.tokenizer(), text.tokenizer()) {
        (Some(own), Some(other)) if own != other => Err(Error::Data(
            "the text was tokenized by another tokenizer than the model's: use the model's".into(),
        )),
        _ => Ok(()),
    }
}
