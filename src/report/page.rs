//! A text that may become large: its memory is reserved with a check.

use std::io;

use super::figure::Report;
use crate::error::{Error, Result};
use crate::memory;

const TEXT: &str = "the text of a report";
/// Memory that a figure or a table of a page may allocate without a check.
const PIECE: usize = 1 << 20;

/// A text that is built piece by piece.
#[derive(Debug, Default)]
pub(super) struct Page(Vec<u8>);

impl Page {
    /// Adds an existing piece.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(super) fn push(&mut self, piece: &str) -> Result<()> {
        memory::reserve(&mut self.0, piece.len(), TEXT)?;
        self.0.extend_from_slice(piece.as_bytes());
        Ok(())
    }

    /// Builds a piece and adds it.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(super) fn add(&mut self, piece: impl FnOnce() -> String) -> Result<()> {
        memory::headroom(PIECE, TEXT)?;
        self.push(&piece())
    }

    /// Returns the text.
    ///
    /// # Errors
    /// [`Error::Internal`] never happens.
    pub(super) fn finish(self) -> Result<String> {
        String::from_utf8(self.0).map_err(|error| Error::Internal(format!("{TEXT}: {error}")))
    }
}

/// Adds the report as JSON. With `in_page` the JSON is safe in a `script` element: `<` occurs only in strings, and is written by its number, since
/// `</script` and `<!--` have a meaning in a page.
///
/// # Errors
/// [`Error::Memory`].
pub(super) fn add_json(page: &mut Page, report: &Report, in_page: bool) -> Result<()> {
    let mut writer = Writer { page, in_page, failed: None };
    let written = match in_page {
        true => serde_json::to_writer(&mut writer, report),
        false => serde_json::to_writer_pretty(&mut writer, report),
    };
    match (written, writer.failed) {
        (_, Some(error)) => Err(error),
        (Err(error), None) => Err(Error::Internal(format!("a report as JSON: {error}"))),
        (Ok(()), None) => Ok(()),
    }
}

struct Writer<'p> {
    page: &'p mut Page,
    in_page: bool,
    failed: Option<Error>,
}

impl Writer<'_> {
    fn push(&mut self, bytes: &[u8]) -> Result<()> {
        memory::reserve(&mut self.page.0, bytes.len(), TEXT)?;
        self.page.0.extend_from_slice(bytes);
        Ok(())
    }

    fn push_all(&mut self, bytes: &[u8]) -> Result<()> {
        if !self.in_page {
            return self.push(bytes);
        }
        for (i, part) in bytes.split(|&byte| byte == b'<').enumerate() {
            if i > 0 {
                self.push(b"\\u003c")?;
            }
            self.push(part)?;
        }
        Ok(())
    }
}

impl io::Write for Writer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.push_all(bytes) {
            Ok(()) => Ok(bytes.len()),
            Err(error) => {
                self.failed = Some(error);
                Err(io::ErrorKind::OutOfMemory.into())
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
