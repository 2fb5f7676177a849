//! An unnamed temporary file for data that exceeds the memory.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use crate::error::{Error, Result};

/// An unnamed temporary file: its disk space is freed when the file is closed or the process ends, even after a crash.
#[derive(Debug)]
pub(crate) struct Scratch {
    file: File,
    folder: PathBuf,
}

impl Scratch {
    /// # Errors
    /// [`Error::Io`] if no file can be created in `folder`.
    pub(crate) fn new(folder: &Path) -> Result<Self> {
        match tempfile::tempfile_in(folder) {
            Ok(file) => Ok(Scratch { file, folder: folder.to_owned() }),
            Err(source) => Err(failed("make a scratch file in", folder, source)),
        }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// # Errors
    /// [`Error::Io`], for example if the disk is full.
    pub(crate) fn write(&self, values: &[f32], offset: u64) -> Result<()> {
        let written = write_at(&self.file, bytemuck::cast_slice(values), offset);
        written.map_err(|source| failed("write rows to a scratch file in", &self.folder, source))
    }

    /// # Errors
    /// [`Error::Io`].
    pub(crate) fn read(&self, values: &mut [f32], offset: u64) -> Result<()> {
        let read = read_at(&self.file, bytemuck::cast_slice_mut(values), offset);
        read.map_err(|source| failed("read rows from a scratch file in", &self.folder, source))
    }
}

/// Returns the system's error, with a suggestion.
fn failed(action: &'static str, folder: &Path, source: io::Error) -> Error {
    let instead = "; name another folder, or a larger memory that holds all rows";
    let source = io::Error::new(source.kind(), format!("{source}{instead}"));
    Error::Io { action, path: folder.to_owned(), source }
}

#[cfg(unix)]
fn write_at(file: &File, bytes: &[u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, offset)
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, offset)
}

#[cfg(not(unix))]
fn write_at(_: &File, _: &[u8], _: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(not(unix))]
fn read_at(_: &File, _: &mut [u8], _: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
