//! Common parts of the checkpoints of all trainings. The JSON of a model file has a field `train` with the settings that must not change when the
//! training continues. A tensor `train.history` (rounds, 8) has the history.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::rounds::Round;
use crate::error::{Error, Result};
use crate::formats::safetensors::{TensorReader, View};
use crate::interface::{self, Value, set_to};

/// All settings that must not change in a resumed training, by the names that the user knows.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Same(BTreeMap<String, String>);

impl Same {
    pub(super) fn of<const N: usize>(entries: [(&str, String); N]) -> Self {
        Same(entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }

    /// Returns names and values.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }

    /// # Errors
    /// [`Error::Argument`] with the setting that differs from those `saved` in the checkpoint `file`; [`Error::Format`] if the setting is missing
    /// there.
    pub(super) fn check(self, saved: &Same, file: &TensorReader) -> Result<()> {
        for (name, got) in self.0 {
            let Some(wanted) = saved.0.get(&name) else {
                let problem = format!("is damaged: {name} of its training is missing");
                return Err(file.problem(problem));
            };
            if got != *wanted {
                let file = file.path().display();
                let wanted = format!(
                    "{wanted}, as in the checkpoint '{file}'; to start again, {}",
                    set_to("resume", &[Value::Flag(false)])
                );
                // (Some settings are no options: "the data".)
                let name = if name.contains(' ') { name } else { interface::option(&name) };
                return Err(Error::argument(name, got, wanted));
            }
        }
        Ok(())
    }
}

/// The JSON text of a model file whose field `train` belongs to a checkpoint.
#[derive(Debug, Deserialize)]
pub(super) struct About<H> {
    train: Option<H>,
}

impl<H: DeserializeOwned> About<H> {
    pub(super) fn header(self, file: &TensorReader) -> Result<H> {
        self.train.ok_or_else(|| file.problem("is a model, not a checkpoint to continue from"))
    }
}

/// Returns the field `train` for a file's JSON.
pub(super) fn field(header: &impl Serialize) -> Result<(&'static str, serde_json::Value)> {
    let header = serde_json::to_value(header)
        .map_err(|error| Error::Internal(format!("the checkpoint's header: {error}")))?;
    Ok(("train", header))
}

/// Returns the values of a history's tensor.
pub(super) fn figures<R: Round>(rounds: &[R]) -> Vec<f64> {
    rounds.iter().flat_map(R::figures).collect()
}

/// Returns the tensor of a history from its [`figures`].
pub(super) fn history(figures: &[f64]) -> View<'_> {
    View::f64("train.history", &[figures.len() / 8, 8], figures)
}

/// Reads the history of `rounds` rounds.
pub(super) fn read_history<R: Round>(file: &mut TensorReader, rounds: usize) -> Result<Vec<R>> {
    let history = file.f64("train.history", &[rounds, 8])?;
    let rows = history.as_chunks().0;
    if rows.iter().zip(1_u32..).any(|(row, number)| row[0] != f64::from(number)) {
        let name = R::NAMES[0];
        return Err(file.problem(format!("is damaged: its {name}s are not numbered consecutively")));
    }
    Ok(rows.iter().map(R::of_figures).collect())
}
