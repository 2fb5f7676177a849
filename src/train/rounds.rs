//! The loop of every training: rounds, each an epoch of a network or a step of a language model, until there is a reason
//! to stop.

use super::{Flow, Stop};
use crate::error::{Error, Result};

/// What a training tells of one of its rounds.
pub trait Round: Copy {
    /// The names of [`figures`](Self::figures), in order.
    const NAMES: [&'static str; 8];

    /// All of it, in the order of [`NAMES`](Self::NAMES): the round's number, counted from 1, first.
    fn figures(&self) -> [f64; 8];

    /// The inverse of [`figures`](Self::figures).
    fn of_figures(figures: &[f64; 8]) -> Self;
}

/// Called after every round; may end the training.
pub(super) type OnRound<'a, R> = &'a mut dyn FnMut(&R) -> Result<Flow>;

/// A training under way.
pub(super) trait Training {
    type Round: Round;

    /// Rounds that are finished, those of an earlier call among them.
    fn finished(&self) -> usize;

    /// Rounds that are wanted, and from how many to how many of them there is a checkpoint.
    fn wanted(&self) -> (usize, usize);

    /// Whether it has waited long enough for a better round.
    fn out_of_patience(&self) -> bool {
        false
    }

    /// One more round; `None` if interrupted, with everything as the round before left it.
    fn round(&mut self) -> Result<Option<Self::Round>>;

    /// Counts the round as finished, shows it, writes what is written of each.
    fn finish(&mut self, round: Self::Round) -> Result<()>;

    /// Writes the checkpoint, if there is to be one.
    fn checkpoint(&mut self) -> Result<()>;
}

/// Rounds until one of the reasons to stop.
pub(super) fn run<T: Training>(
    training: &mut T,
    mut on_round: Option<OnRound<'_, T::Round>>,
) -> Result<Stop> {
    let (resumed, (wanted, every)) = (training.finished(), training.wanted());
    loop {
        if training.out_of_patience() {
            return Ok(Stop::EarlyStopping);
        }
        if training.finished() >= wanted {
            return Ok(Stop::Completed);
        }
        let Some(round) = training.round()? else {
            if training.finished() > resumed {
                training.checkpoint()?;
            }
            return Ok(Stop::Interrupted);
        };
        training.finish(round)?;
        let flow = match on_round.as_mut() {
            Some(call) => call(&round).map_err(|error| match error {
                Error::Callback(_) => error,
                other => Error::Callback(other.to_string()),
            })?,
            None => Flow::Continue,
        };
        let finished = training.finished();
        let last = flow == Flow::Stop || training.out_of_patience() || finished == wanted;
        if last || finished.is_multiple_of(every) {
            training.checkpoint()?;
        }
        if flow == Flow::Stop {
            return Ok(Stop::Callback);
        }
    }
}
