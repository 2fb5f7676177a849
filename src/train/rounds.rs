//! The loop of every training: rounds, each an epoch of a network or a step of a language model, until there is a reason to stop.

use std::fmt;

use crate::error::{Error, Result};

/// Reason for the end of a fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stop {
    /// All epochs are done.
    Completed,
    /// No epoch was better for `patience` epochs.
    EarlyStopping,
    /// Ctrl-C.
    Interrupted,
    /// The callback ended the fit.
    Callback,
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stop::Completed => "completed",
            Stop::EarlyStopping => "early stopping",
            Stop::Interrupted => "interrupted",
            Stop::Callback => "stopped by the callback",
        })
    }
}

/// Answer of a callback after an epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flow {
    /// Continue the fit.
    Continue,
    /// End the fit as after the last epoch.
    Stop,
}

/// Figures that a training reports of one of its rounds.
pub trait Round: Copy {
    /// The names of [`figures`](Self::figures), in order.
    const NAMES: [&'static str; 8];

    /// Returns all figures, in the order of [`NAMES`](Self::NAMES): the round's number, counted from 1, is the first.
    fn figures(&self) -> [f64; 8];

    /// The inverse of [`figures`](Self::figures).
    fn of_figures(figures: &[f64; 8]) -> Self;
}

/// Called after every round; may end the training.
pub(super) type OnRound<'a, R> = &'a mut dyn FnMut(&R) -> Result<Flow>;

/// A training under way.
pub(super) trait Training {
    type Round: Round;

    /// Returns the number of finished rounds, including those of an earlier call.
    fn finished(&self) -> usize;

    /// Returns the number of rounds to make, and the number of rounds from one checkpoint to the next.
    fn wanted(&self) -> (usize, usize);

    /// Returns true if there was no better round for as long as the option `patience` allows.
    fn out_of_patience(&self) -> bool {
        false
    }

    /// Makes one more round; `None` if interrupted, with everything restored to the end of the round before.
    fn round(&mut self) -> Result<Option<Self::Round>>;

    /// Counts the round as finished, shows it and writes its output.
    fn finish(&mut self, round: Self::Round) -> Result<()>;

    /// Writes the checkpoint, if one is wanted.
    fn checkpoint(&mut self) -> Result<()>;
}

/// Makes rounds until there is a reason to stop.
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
