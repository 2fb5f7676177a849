//! What can go wrong. A message names the thing, the value got, the value wanted, and the way out.

use std::path::PathBuf;

/// The result of everything that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// What went wrong.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An argument outside its range.
    #[error("{name} is {got}; wanted {wanted}")]
    Argument {
        /// The argument, as the user writes it.
        name: &'static str,
        /// The value got.
        got: String,
        /// What would be accepted.
        wanted: String,
    },
    /// Reading or writing a file failed.
    #[error("cannot {action} '{}': {source}", .path.display())]
    Io {
        /// What was tried.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// What is no file, or cannot be replaced by one.
    #[error(transparent)]
    File(#[from] rootgrad::Error),
    /// A ROOT file could not be written.
    #[error("cannot write '{}': {problem}", .path.display())]
    Tree {
        /// The file.
        path: PathBuf,
        /// The reason.
        problem: String,
    },
    /// A strain file's content is not what it should be.
    #[error("'{}' {problem}", .path.display())]
    Strain {
        /// The file.
        path: PathBuf,
        /// The fault of the file, and the remedy.
        problem: String,
    },
    /// A file of a trained detector is not what it should be.
    #[error("'{}' {problem}", .path.display())]
    Saved {
        /// The file.
        path: PathBuf,
        /// The fault of the file, and the remedy.
        problem: String,
    },
    /// Two detectors' data do not fit together.
    #[error("{0}")]
    Detectors(String),
}

impl Error {
    /// An [`Error::Argument`] from anything printable.
    pub fn argument(name: &'static str, got: impl ToString, wanted: impl Into<String>) -> Self {
        Error::Argument { name, got: got.to_string(), wanted: wanted.into() }
    }
}
