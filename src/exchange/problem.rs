//! Problems of a model that do not yet name the file or the node.

use std::fmt;
use std::path::Path;

use crate::error::Error;

pub(crate) type Result<T> = std::result::Result<T, Problem>;

/// Reason why a model cannot be read.
#[derive(Debug)]
pub(crate) enum Problem {
    /// Completes the sentence "'file' cannot be imported: …".
    Text(String),
    /// An error from a graph operation or from the system.
    Error(Error),
}

impl Problem {
    /// Returns the problem with the part of the model in front.
    pub(crate) fn within(self, part: impl fmt::Display) -> Self {
        match self {
            Problem::Error(error @ (Error::Memory { .. } | Error::Io { .. })) => {
                Problem::Error(error)
            }
            problem => Problem::Text(format!("{part}: {problem}")),
        }
    }

    /// Returns the problem as an error of the file.
    pub(crate) fn of(self, path: &Path) -> Error {
        match self {
            Problem::Error(error @ (Error::Memory { .. } | Error::Io { .. })) => error,
            problem => {
                let problem = format!("cannot be imported: {problem}");
                Error::Format { path: path.to_owned(), problem }
            }
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Text(text) => f.write_str(text),
            Problem::Error(error) => error.fmt(f),
        }
    }
}

impl From<String> for Problem {
    fn from(text: String) -> Self {
        Problem::Text(text)
    }
}

impl From<&str> for Problem {
    fn from(text: &str) -> Self {
        Problem::Text(text.to_owned())
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        Problem::Error(error)
    }
}
