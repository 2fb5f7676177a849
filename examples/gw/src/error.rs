//! Errors. A message names the object, the given value, the accepted values, and the remedy.

use rootgrad::interface::option;
use std::path::PathBuf;

/// Result of every function that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// An error.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An argument outside its range.
    #[error("{name} is {got}; wanted {wanted}")]
    Argument {
        /// Name of the argument, as the user writes it.
        name: String,
        /// The given value.
        got: String,
        /// The accepted values.
        wanted: String,
    },
    /// Reading or writing a file failed.
    #[error("cannot {action} '{}': {source}", .path.display())]
    Io {
        /// The attempted action.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// Not a regular file, or it cannot be replaced by one.
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
    /// A strain file has invalid content.
    #[error("'{}' {problem}", .path.display())]
    Strain {
        /// The file.
        path: PathBuf,
        /// The fault of the file, and the remedy.
        problem: String,
    },
    /// A trained detector's file has invalid content.
    #[error("'{}' {problem}", .path.display())]
    Saved {
        /// The file.
        path: PathBuf,
        /// The fault of the file, and the remedy.
        problem: String,
    },
    /// Two detectors' data do not match.
    #[error("{0}")]
    Detectors(String),
    /// Ctrl-C ended a command of a host program.
    #[error("interrupted; {0}")]
    Interrupted(&'static str),
}

impl Error {
    /// Creates an [`Error::Argument`] from printable values.
    pub fn argument(name: &str, got: impl ToString, wanted: impl Into<String>) -> Self {
        Error::Argument { name: name.into(), got: got.to_string(), wanted: wanted.into() }
    }

    /// Creates an [`Error::Argument`] for an option, which the message names as the user writes it: `min_match`, in a shell `--min-match`.
    pub fn option(name: &str, got: impl ToString, wanted: impl Into<String>) -> Self {
        Error::argument(&option(name), got, wanted)
    }
}

/// The same message with the status of the C interface.
impl From<Error> for rootgrad::Error {
    fn from(error: Error) -> Self {
        match error {
            Error::Argument { name, got, wanted } => Self::Argument { name, got, wanted },
            Error::Io { action, path, source } => Self::Io { action, path, source },
            Error::File(error) => error,
            Error::Tree { path, problem } => {
                Self::Io { action: "write", path, source: std::io::Error::other(problem) }
            }
            Error::Strain { path, problem } | Error::Saved { path, problem } => {
                Self::Format { path, problem }
            }
            Error::Detectors(problem) => Self::Data(problem),
            Error::Interrupted(_) => Self::Interrupted(error.to_string()),
        }
    }
}
