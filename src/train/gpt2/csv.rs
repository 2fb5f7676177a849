//! The history as a CSV file that grows with the training.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Gpt2Step;
use crate::error::{Error, Result};
use crate::formats::write_atomically;

/// A CSV file, one row a step, each there as soon as the step is done.
pub(super) struct Csv {
    path: PathBuf,
    file: File,
    /// A row under way: it is written by one call, so that a reader sees whole rows.
    row: Vec<u8>,
}

impl Csv {
    /// Begins the file with the steps made already.
    pub(super) fn create(path: &Path, steps: &[Gpt2Step]) -> Result<Self> {
        write_atomically(path, |file| {
            writeln!(file, "{}", Gpt2Step::NAMES.join(","))?;
            steps.iter().try_for_each(|step| write_row(&mut *file, step))
        })?;
        let file = OpenOptions::new().append(true).open(path);
        let io = |source| Error::Io { action: "write", path: path.to_path_buf(), source };
        Ok(Self { path: path.to_path_buf(), file: file.map_err(io)?, row: Vec::with_capacity(256) })
    }

    /// Adds a row.
    pub(super) fn push(&mut self, step: &Gpt2Step) -> Result<()> {
        self.row.clear();
        let written = write_row(&mut self.row, step).and_then(|()| self.file.write_all(&self.row));
        let path = &self.path;
        written.map_err(|source| Error::Io { action: "write", path: path.clone(), source })
    }
}

/// Numbers such that they are read back to the bit; nothing where there is no validation.
fn write_row(mut file: impl Write, step: &Gpt2Step) -> io::Result<()> {
    for (i, value) in step.figures().into_iter().enumerate() {
        file.write_all(if i == 0 { b"" } else { b"," })?;
        if !value.is_nan() {
            write!(file, "{value}")?;
        }
    }
    file.write_all(b"\n")
}
