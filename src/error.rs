//! The error type of the library, and the status code of each error at the C boundary.

use std::path::PathBuf;

use crate::interface::{self, Value};

/// The result of everything that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// An error. A message contains the object, its value, the expected value, and a suggestion.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An argument has a value outside its range.
    #[error("{name} is {got}; wanted {wanted}")]
    Argument {
        /// Name of the argument, as the user writes it.
        name: String,
        /// Value of the argument.
        got: String,
        /// Accepted values.
        wanted: String,
    },
    /// Sizes do not fit together.
    #[error("{name} has shape {got}; wanted {wanted}")]
    Shape {
        /// Name of the array or tensor.
        name: String,
        /// Its shape or length.
        got: String,
        /// Expected shape or length.
        wanted: String,
    },
    /// A NaN or an infinity in the data.
    #[error(
        "column '{column}' is {value} at row {row}; values must be finite: filter such events, or replace the value"
    )]
    NotFinite {
        /// Name of the column.
        column: String,
        /// Number of the row, counted from 0 in the order in which rows were given.
        row: usize,
        /// Value in the data.
        value: f64,
    },
    /// Data that cannot be trained on: empty, of one class, of non-positive total weight.
    #[error("{0}")]
    Data(String),
    /// A column that does not exist.
    #[error("no column '{name}'{}", suggestion(.nearest, .available))]
    UnknownColumn {
        /// Name of the column.
        name: String,
        /// Most similar existing name, if one is similar.
        nearest: Option<String>,
        /// Existing names.
        available: Vec<String>,
    },
    /// A column whose values are not numbers.
    #[error("column '{name}' has type {got}; wanted {wanted}")]
    ColumnType {
        /// Name of the column.
        name: String,
        /// Type of the column.
        got: String,
        /// Accepted types.
        wanted: String,
    },
    /// Reading or writing a file failed.
    #[error("cannot {action} '{}': {source}", .path.display())]
    Io {
        /// Action that failed: "read", "write", "create".
        action: &'static str,
        /// Path of the file.
        path: PathBuf,
        /// Reason given by the system.
        source: std::io::Error,
    },
    /// A file with invalid content.
    #[error("'{}' {problem}", .path.display())]
    Format {
        /// Path of the file.
        path: PathBuf,
        /// Problem of the file, and what to do.
        problem: String,
    },
    /// A ROOT file that only ROOT can read.
    #[error(
        "'{}' {reason}: open it through ROOT, where rootgrad::fit(net, ROOT::RDataFrame(\"{tree}\", \"{}\"), …) trains from it \
         (PyROOT: rootgrad.fit)",
        .path.display(), .path.display()
    )]
    NeedsRoot {
        /// Path of the file.
        path: PathBuf,
        /// Name of the tree, or a placeholder.
        tree: String,
        /// Reason, as a part of a sentence: "is compressed with zstd".
        reason: String,
    },
    /// Header, library or file of different versions.
    #[error("{0}")]
    Version(String),
    /// A model or trainer that another thread is using.
    #[error("{name} is in use: {problem}")]
    Busy {
        /// Name of the object.
        name: String,
        /// The user of the object, and what to do.
        problem: String,
    },
    /// Training diverged.
    #[error("{0}")]
    Diverged(String),
    /// An error of the user's callback, which ended the training.
    #[error("{0}")]
    Callback(String),
    /// Ctrl-C before there was a result to keep.
    #[error("{0}")]
    Interrupted(String),
    /// An error of another rank of the training, or of the connection to it.
    #[error("{0}")]
    Rank(String),
    /// A null pointer where a value is needed (C boundary).
    #[error("{name} is a null pointer")]
    NullPointer {
        /// Name of the argument.
        name: &'static str,
    },
    /// A handle that is freed, foreign or of another type (C boundary).
    #[error("{name} is not a live {wanted} handle: {problem}")]
    Handle {
        /// Name of the argument.
        name: &'static str,
        /// Expected handle type.
        wanted: &'static str,
        /// Actual state of the handle.
        problem: String,
    },
    /// More memory than is free.
    #[error(
        "{what} need {:.1} GB of memory, and {available:.1} GB are free{}; {}",
        *.bytes as f64 / 1e9,
        refused(*.bytes, *.available),
        way_out(.what)
    )]
    Memory {
        /// Purpose of the memory, in the plural.
        what: &'static str,
        /// Number of bytes requested.
        bytes: u128,
        /// Free memory in GB.
        available: f64,
    },
    /// An error in rootgrad itself (a panic caught at the C boundary).
    #[error("internal error: {0}; please report this")]
    Internal(String),
}

/// Status codes of the C ABI; the numbers never change.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Success.
    Ok = 0,
    /// An argument is out of range.
    Argument = 1,
    /// Sizes do not match.
    Shape = 2,
    /// The data contain NaN or infinity.
    NotFinite = 3,
    /// The data cannot be used for training.
    Data = 4,
    /// A column does not exist.
    UnknownColumn = 5,
    /// The type of a column is not numeric.
    ColumnType = 6,
    /// A file cannot be read or written.
    Io = 7,
    /// The content of a file is invalid.
    Format = 8,
    /// Versions of two parts differ.
    Version = 9,
    /// Another thread is using the object.
    Busy = 10,
    /// Training diverged.
    Diverged = 11,
    /// The user's callback failed.
    Callback = 12,
    /// A pointer is null.
    NullPointer = 13,
    /// A handle is destroyed or of another type.
    Handle = 14,
    /// An internal error of rootgrad: please report it.
    Internal = 15,
    /// Ctrl-C was pressed while data were read; nothing was trained.
    Interrupted = 16,
    /// Memory is not sufficient. Allocations in proportion to rows, tokens and parameters can fail and then return this
    /// status. For lists, names and messages, a call that allocates checks at its entry that 1 MiB is available. If
    /// another thread allocates it in the meantime, or more is needed, the process may still be stopped.
    Memory = 17,
    /// Another rank of the training failed, or the connection to it.
    Rank = 18,
}

impl Error {
    /// Returns the status code for a C caller.
    #[must_use]
    pub fn status(&self) -> Status {
        match self {
            Error::Argument { .. } => Status::Argument,
            Error::Shape { .. } => Status::Shape,
            Error::NotFinite { .. } => Status::NotFinite,
            Error::Data(_) => Status::Data,
            Error::UnknownColumn { .. } => Status::UnknownColumn,
            Error::ColumnType { .. } => Status::ColumnType,
            Error::Io { .. } => Status::Io,
            Error::Format { .. } | Error::NeedsRoot { .. } => Status::Format,
            Error::Version(_) => Status::Version,
            Error::Busy { .. } => Status::Busy,
            Error::Diverged(_) => Status::Diverged,
            Error::Callback(_) => Status::Callback,
            Error::Interrupted(_) => Status::Interrupted,
            Error::Rank(_) => Status::Rank,
            Error::Memory { .. } => Status::Memory,
            Error::NullPointer { .. } => Status::NullPointer,
            Error::Handle { .. } => Status::Handle,
            Error::Internal(_) => Status::Internal,
        }
    }

    /// Returns the message as it is shown and stored for C: one line, of at most some thousand characters. Newlines and other control characters, for
    /// example in names and paths, are escaped.
    #[must_use]
    pub fn line(&self) -> String {
        one_line(&self.to_string())
    }

    /// Returns an [`Error::Argument`] from anything printable.
    pub fn argument(
        name: impl Into<String>,
        got: impl ToString,
        wanted: impl Into<String>,
    ) -> Self {
        Error::Argument { name: name.into(), got: got.to_string(), wanted: wanted.into() }
    }

    /// Returns an [`Error::Argument`] of an option, which the user knows by the name that their interface has for it.
    pub(crate) fn option(name: &str, got: impl ToString, wanted: impl Into<String>) -> Self {
        Self::argument(interface::option(name), got, wanted)
    }

    /// Returns an [`Error::Argument`] of a flag that must not be set; `why` follows the value that is wanted.
    pub(crate) fn flag(name: &str, why: &str) -> Self {
        let value = |yes| interface::value(&Value::Flag(yes));
        Self::option(name, value(true), value(false) + why)
    }

    /// Returns an [`Error::Shape`] from anything printable.
    pub fn shape(name: impl Into<String>, got: impl ToString, wanted: impl ToString) -> Self {
        Error::Shape { name: name.into(), got: got.to_string(), wanted: wanted.to_string() }
    }
}

/// Maximum number of columns that a message lists.
const MOST_NAMES: usize = 50;
/// Maximum bytes of a shown message. It is cut in the middle, since its end has the suggestion.
const LONGEST_LINE: usize = 2000;

/// Returns `text` as one line of bounded length: it may contain names and paths with any characters, and lists with any number of values.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len().min(LONGEST_LINE));
    let (mut start, mut end) = (text, "");
    if text.len() > LONGEST_LINE {
        let boundary = |at: &usize| text.is_char_boundary(*at); // 0 and the text's length are two
        start = &text[..(0..=LONGEST_LINE * 3 / 4).rev().find(boundary).unwrap_or(0)];
        let last = text.len() - LONGEST_LINE / 4;
        end = &text[(last..=text.len()).find(boundary).unwrap_or(text.len())..];
    }
    for part in [start, if end.is_empty() { "" } else { " … " }, end] {
        for character in part.chars() {
            match character {
                '\u{2028}' | '\u{2029}' => line.extend(character.escape_unicode()),
                character if character.is_control() => line.extend(character.escape_default()),
                character => line.push(character),
            }
        }
    }
    line
}

/// Returns an addition to the message if there seems to be enough memory.
fn refused(bytes: u128, available: f64) -> &'static str {
    if bytes as f64 / 1e9 > available {
        ""
    } else {
        ", but the process may not have them (see ulimit -v)"
    }
}

/// Returns a suggestion for missing memory.
fn way_out(what: &str) -> &'static str {
    if what.ends_with("of the file") {
        "give the process more memory, or use a smaller file"
    } else {
        "use fewer or narrower layers, or smaller batches"
    }
}

fn suggestion(nearest: &Option<String>, available: &[String]) -> String {
    match nearest {
        Some(near) => format!("; did you mean '{near}'?"),
        None if available.is_empty() => String::new(),
        None if available.len() > MOST_NAMES => {
            let (some, more) = (available[..MOST_NAMES].join(", "), available.len() - MOST_NAMES);
            format!("; the columns are: {some}, and {more} more")
        }
        None => format!("; the columns are: {}", available.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_line_of_bounded_length() {
        let name = "pt\n\r\0\u{1b}[31m\u{85}\u{2028}é";
        let line = Error::argument("a column", format!("'{name}'"), "another").line();
        assert_eq!(
            line,
            "a column is 'pt\\n\\r\\u{0}\\u{1b}[31m\\u{85}\\u{2028}é'; wanted another"
        );
        let widths = vec![1_usize; 1_000_000];
        let line = Error::argument("widths", format!("{widths:?}"), "fewer").line();
        assert!(line.len() <= LONGEST_LINE + 10, "{}", line.len());
        assert!(line.starts_with("widths is [1, 1,") && line.ends_with(" 1, 1]; wanted fewer"));
        let accents = Error::Data("é".repeat(3000)).line();
        assert!(accents.contains(" … ") && accents.len() <= LONGEST_LINE + 10);
        let many: Vec<String> = (0..200_000).map(|i| format!("a column of {i}")).collect();
        let error =
            Error::UnknownColumn { name: "x".into(), nearest: None, available: many }.to_string();
        assert!(error.ends_with("a column of 49, and 199950 more"), "{error}");
    }
}
