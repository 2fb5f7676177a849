//! Token files: a text as 16-bit numbers.

use std::path::Path;

use super::{Reader, number, write_header, write_values};
use crate::error::Result;
use crate::formats::write_atomically;
use crate::memory;

const MAGIC: i32 = 20240520;

/// Reads a token file.
///
/// # Errors
/// [`Error::Io`](crate::Error::Io); [`Error::Format`](crate::Error::Format) if it is another kind of file, of an
/// unknown version, truncated or too long.
pub fn read_tokens(path: &Path) -> Result<Vec<u16>> {
    let mut reader = Reader::open(path, MAGIC)?;
    reader.version(&[1])?;
    let count = reader.size(2, "tokens")?;
    reader.expect(2 * count as u128)?;
    let mut tokens = memory::zeros(count, "the tokens of the file")?;
    reader.read_into(&mut tokens, u16::from_le_bytes)?;
    Ok(tokens)
}

/// Writes a token file, whole or not at all.
///
/// # Errors
/// [`Error::Argument`](crate::Error::Argument) for more than 2³¹ − 1 tokens; [`Error::Io`](crate::Error::Io).
pub fn write_tokens(path: &Path, tokens: &[u16]) -> Result<()> {
    let count = number(tokens.len(), "tokens")?;
    write_atomically(path, |file| {
        write_header(file, &[MAGIC, 1, count])?;
        write_values(file, tokens, u16::to_le_bytes)
    })
}
