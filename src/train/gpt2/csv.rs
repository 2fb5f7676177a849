//! The history as a CSV file that grows during the training.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Gpt2Step;
use crate::error::Result;
use crate::formats::{failed, write_atomically};
use crate::train::Round;

/// A CSV file with one row per step, written as soon as the step is done. It replaces an older file only when the first step is written, so that a
/// training that fails at once leaves the older history.
pub(super) struct Csv {
    path: PathBuf,
    /// Open from the first step on.
    file: Option<File>,
    /// Buffer of a row, which is written by one call, so that a reader sees only whole rows.
    row: Vec<u8>,
}

impl Csv {
    pub(super) fn new(path: &Path) -> Self {
        Self { path: path.to_path_buf(), file: None, row: Vec::with_capacity(256) }
    }

    /// Adds the last of all `steps` made; the first call adds the steps before it too.
    pub(super) fn push(&mut self, steps: &[Gpt2Step]) -> Result<()> {
        let (Some(file), Some(step)) = (&mut self.file, steps.last()) else {
            return self.begin(steps);
        };
        self.row.clear();
        let written = write_row(&mut self.row, step).and_then(|()| append(file, &self.row));
        written.map_err(|source| failed("write", &self.path, source))
    }

    /// Writes the file of all `steps` if it was not begun before, because there was no step left to do.
    pub(super) fn finish(&mut self, steps: &[Gpt2Step]) -> Result<()> {
        if self.file.is_none() { self.begin(steps) } else { Ok(()) }
    }

    fn begin(&mut self, steps: &[Gpt2Step]) -> Result<()> {
        write_atomically(&self.path, |file| {
            writeln!(file, "{}", Gpt2Step::NAMES.join(","))?;
            steps.iter().try_for_each(|step| write_row(&mut *file, step))
        })?;
        let file = OpenOptions::new().append(true).open(&self.path);
        self.file = Some(file.map_err(|source| failed("write", &self.path, source))?);
        Ok(())
    }
}

/// Adds a row, or leaves the file unchanged: a full disk may accept only a part of the row.
fn append(file: &mut File, row: &[u8]) -> io::Result<()> {
    let before = file.metadata()?.len();
    file.write_all(row).inspect_err(|_| {
        let _ = file.set_len(before); // if this fails, too, nothing more can be done
    })
}

/// Writes numbers with all digits, so that reading them gives the same bits; an empty field without a validation.
fn write_row(mut file: impl Write, step: &Gpt2Step) -> io::Result<()> {
    for (i, value) in step.figures().into_iter().enumerate() {
        file.write_all(if i == 0 { b"" } else { b"," })?;
        if !value.is_nan() {
            write!(file, "{value}")?;
        }
    }
    file.write_all(b"\n")
}
