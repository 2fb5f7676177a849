//! The state of a search in a file.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::trial::{Rung, Trial};
use crate::error::{Error, Result};
use crate::formats::{failed, is_there, read_regular, write_atomically};
use crate::train::Metric;

const VERSION: u64 = 1;
/// Maximum number of bytes in a state file.
const MOST_BYTES: u64 = 1 << 30;

/// Content of the file.
#[derive(Debug, Serialize, Deserialize)]
struct Content {
    /// `rootgrad search`, which distinguishes the file from others.
    kind: String,
    format_version: u64,
    /// All settings that must not change in a continued search, by the names that the user knows.
    same: BTreeMap<String, String>,
    metric: String,
    trials: Vec<TrialText>,
}

#[derive(Debug, Serialize, Deserialize)]
struct TrialText {
    /// Values for human readers; the search computes them from space and seed.
    values: BTreeMap<String, String>,
    rungs: Vec<RungText>,
    failure: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
struct RungText {
    epochs: usize,
    best_epoch: usize,
    /// `None` for a number that is not finite, which JSON cannot represent.
    loss: Option<f64>,
    metric: Option<f64>,
    seconds: f64,
}

/// Files of a search.
#[derive(Debug)]
pub(super) struct State {
    /// Path of the state file; `None` for files in a temporary folder.
    path: Option<PathBuf>,
    /// Path of the trials' checkpoints, up to their numbers.
    stem: PathBuf,
    same: BTreeMap<String, String>,
    names: Vec<String>,
    _folder: Option<tempfile::TempDir>,
}

impl State {
    /// Opens the state of the search that `same` describes, in the file `path` or a temporary folder. If the file exists, `trials` get their results
    /// from it.
    ///
    /// # Errors
    /// [`Error::Argument`] if the file belongs to another search, with the setting that differs; [`Error::Format`], [`Error::Version`],
    /// [`Error::Io`].
    pub(super) fn open(
        path: Option<&Path>,
        same: BTreeMap<String, String>,
        names: Vec<String>,
        metric: Metric,
        trials: &mut [Trial],
    ) -> Result<Self> {
        let Some(path) = path else {
            let folder = tempfile::Builder::new().prefix("rootgrad-search-").tempdir();
            let folder =
                folder.map_err(|source| failed("create", &std::env::temp_dir(), source))?;
            let stem = folder.path().join("search");
            return Ok(State { path: None, stem, same, names, _folder: Some(folder) });
        };
        let own = Some(path.to_path_buf());
        let state = State { path: own, stem: path.to_path_buf(), same, names, _folder: None };
        if is_there(path)? {
            state.read(path, metric, trials)?;
        } else {
            // Otherwise checkpoints of a search whose state file was removed would be continued.
            (0..trials.len()).try_for_each(|number| state.forget(number))?;
            state.write(metric, trials)?;
        }
        Ok(state)
    }

    fn read(&self, path: &Path, metric: Metric, trials: &mut [Trial]) -> Result<()> {
        let problem = |problem: String| Error::Format { path: path.to_path_buf(), problem };
        let bytes = read_regular(path, MOST_BYTES)?;
        let kind: serde_json::Value = serde_json::from_slice(&bytes)
            .map_err(|error| problem(format!("is not the state of a search: {error}")))?;
        if kind["kind"] != "rootgrad search" {
            return Err(problem("is not the state of a search; name another file".into()));
        }
        match kind["format_version"].as_u64() {
            Some(VERSION) => {}
            Some(newer) if newer > VERSION => {
                let path = path.display();
                return Err(Error::Version(format!(
                    "'{path}' is the state of a search of format version {newer}, and this library knows {VERSION}; update rootgrad, or start \
                     a new search with another file"
                )));
            }
            _ => return Err(problem("is damaged: it has no format version".into())),
        }
        let content: Content = serde_json::from_slice(&bytes)
            .map_err(|error| problem(format!("is damaged: {error}")))?;
        for (name, got) in &self.same {
            let wanted = content.same.get(name).map_or("something else", |wanted| wanted.as_str());
            if got != wanted {
                let path = path.display();
                let wanted = format!(
                    "{wanted}, as in the search in '{path}'; to start again, name another file"
                );
                return Err(Error::argument(name.clone(), got, wanted));
            }
        }
        if content.trials.len() != trials.len() || content.metric != metric.to_string() {
            return Err(problem("is damaged: its trials do not match its search".into()));
        }
        for (trial, text) in trials.iter_mut().zip(content.trials) {
            trial.rungs = text.rungs.into_iter().map(Rung::from).collect();
            trial.failure = text.failure;
        }
        Ok(())
    }

    /// Writes the results of the trials, whole or not at all.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub(super) fn write(&self, metric: Metric, trials: &[Trial]) -> Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        let text = |trial: &Trial| TrialText {
            values: {
                let values = trial.values.iter().map(ToString::to_string);
                self.names.iter().cloned().zip(values).collect()
            },
            rungs: trial.rungs.iter().map(RungText::from).collect(),
            failure: trial.failure.clone(),
        };
        let content = Content {
            kind: "rootgrad search".into(),
            format_version: VERSION,
            same: self.same.clone(),
            metric: metric.to_string(),
            trials: trials.iter().map(text).collect(),
        };
        let text = serde_json::to_string_pretty(&content)
            .map_err(|error| Error::Internal(format!("the state of a search: {error}")))?;
        write_atomically(path, |file| writeln!(file, "{text}"))
    }

    /// Returns the path of a trial's checkpoint.
    pub(super) fn checkpoint(&self, number: usize) -> PathBuf {
        let mut path = self.stem.as_os_str().to_owned();
        path.push(format!(".trial-{number}.safetensors"));
        PathBuf::from(path)
    }

    /// Returns the settings that must not change.
    pub(super) fn same(&self) -> impl Iterator<Item = (&str, &str)> {
        self.same.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Returns true if the files outlive the search.
    pub(super) fn is_kept(&self) -> bool {
        self.path.is_some()
    }

    /// Removes the checkpoint of a trial, if it exists.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub(super) fn forget(&self, number: usize) -> Result<()> {
        let path = self.checkpoint(number);
        if is_there(&path)? {
            fs::remove_file(&path).map_err(|source| failed("remove", &path, source))?;
        }
        Ok(())
    }
}

impl From<&Rung> for RungText {
    fn from(rung: &Rung) -> Self {
        let finite = |value: f64| value.is_finite().then_some(value);
        RungText {
            epochs: rung.epochs,
            best_epoch: rung.best_epoch,
            loss: finite(rung.loss),
            metric: finite(rung.metric),
            seconds: rung.seconds,
        }
    }
}

impl From<RungText> for Rung {
    fn from(text: RungText) -> Self {
        Rung {
            epochs: text.epochs,
            best_epoch: text.best_epoch,
            loss: text.loss.unwrap_or(f64::NAN),
            metric: text.metric.unwrap_or(f64::NAN),
            seconds: text.seconds,
        }
    }
}
