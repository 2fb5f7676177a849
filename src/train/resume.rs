//! What the checkpoints of all trainings have in common: a field `train` in the JSON of a model file, which tells what must
//! be the same to go on, and a tensor `train.history` (rounds, 8).

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::rounds::Round;
use crate::error::{Error, Result};
use crate::formats::safetensors::{TensorReader, View};

/// Whatever would make a resumed training another one, by the name the user knows.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Same(BTreeMap<String, String>);

impl Same {
    pub(super) fn of<const N: usize>(entries: [(&str, String); N]) -> Self {
        Same(entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }

    /// # Errors
    /// [`Error::Argument`], naming what differs from what the checkpoint in `file` has `saved`; [`Error::Format`] if that
    /// does not tell.
    pub(super) fn check(self, saved: &Same, file: &TensorReader) -> Result<()> {
        for (name, got) in self.0 {
            let Some(wanted) = saved.0.get(&name) else {
                let problem = format!("is damaged: it does not tell {name} of its training");
                return Err(file.problem(problem));
            };
            if got != *wanted {
                let file = file.path().display();
                let wanted = format!(
                    "{wanted}, as in the checkpoint '{file}'; to begin anew, set resume to false"
                );
                return Err(Error::argument(name, got, wanted));
            }
        }
        Ok(())
    }
}

/// The JSON text of a model file, of which the field `train` is a checkpoint's.
#[derive(Debug, Deserialize)]
pub(super) struct About<H> {
    train: Option<H>,
}

impl<H: DeserializeOwned> About<H> {
    pub(super) fn header(self, file: &TensorReader) -> Result<H> {
        self.train.ok_or_else(|| file.problem("is a model, not a checkpoint to go on from"))
    }
}

/// The field `train` as a file's JSON wants it.
pub(super) fn field(header: &impl Serialize) -> Result<(&'static str, serde_json::Value)> {
    let header = serde_json::to_value(header)
        .map_err(|error| Error::Internal(format!("the checkpoint's header: {error}")))?;
    Ok(("train", header))
}

/// What the tensor of a history holds.
pub(super) fn figures<R: Round>(rounds: &[R]) -> Vec<f64> {
    rounds.iter().flat_map(R::figures).collect()
}

/// The tensor of a history whose [`figures`] are these.
pub(super) fn history(figures: &[f64]) -> View<'_> {
    View::f64("train.history", &[figures.len() / 8, 8], figures)
}

/// The history of `rounds` rounds.
pub(super) fn read_history<R: Round>(file: &mut TensorReader, rounds: usize) -> Result<Vec<R>> {
    let history = file.f64("train.history", &[rounds, 8])?;
    let rows = history.as_chunks().0;
    if rows.iter().zip(1_u32..).any(|(row, number)| row[0] != f64::from(number)) {
        let name = R::NAMES[0];
        return Err(file.problem(format!("is damaged: its {name}s are not numbered one by one")));
    }
    Ok(rows.iter().map(R::of_figures).collect())
}
