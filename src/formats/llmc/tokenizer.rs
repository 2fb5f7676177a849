//! Tokenizer files: the bytes of each token.

use std::io::Write;
use std::path::Path;

use super::{Reader, number, write_header};
use crate::error::{Error, Result};
use crate::formats::write_atomically;

const MAGIC: i32 = 20240328;

/// Reads a tokenizer file: the bytes of each token, and the token that ends a text.
///
/// # Errors
/// [`Error::Io`]; [`Error::Format`] if it is another kind of file, of an unknown version, truncated or too long, or its end of text is not a token.
pub fn read_tokenizer(path: &Path) -> Result<(Vec<Vec<u8>>, Option<u32>)> {
    let mut reader = Reader::open(path, MAGIC)?;
    let version = reader.version(&[1, 2])?;
    let count = reader.size(2, "tokens")?;
    if count as u64 > reader.body {
        return Err(
            reader.problem(format!("is truncated: {} bytes for {count} tokens", reader.body))
        );
    }
    let mut bytes = vec![0; reader.body as usize];
    reader.fill(&mut bytes)?;
    let mut rest = &bytes[..];
    let mut tokens = Vec::with_capacity(count);
    for token in 0..count {
        let split = rest.split_first().and_then(|(n, rest)| rest.split_at_checked(usize::from(*n)));
        let Some((token_bytes, after)) = split else {
            return Err(reader.problem(format!("is truncated in token {token} of {count}")));
        };
        tokens.push(token_bytes.to_vec());
        rest = after;
    }
    if !rest.is_empty() {
        return Err(
            reader.problem(format!("is damaged: {} bytes follow its last token", rest.len()))
        );
    }
    // Version 1 was written for GPT-2 alone and does not contain it.
    let end = if version == 1 { 50256 } else { reader.header[3] };
    match usize::try_from(end) {
        Err(_) => Ok((tokens, None)),
        Ok(index) if index < count => Ok((tokens, Some(index as u32))),
        Ok(index) => Err(reader
            .problem(format!("declares token {index} as the end of text; it has {count} tokens"))),
    }
}

/// Writes a tokenizer file, whole or not at all; without an end of text −1 is written for it.
///
/// # Errors
/// [`Error::Argument`] for a token of more than 255 bytes; [`Error::Io`].
pub fn write_tokenizer(path: &Path, tokens: &[impl AsRef<[u8]>], end: Option<u32>) -> Result<()> {
    if let Some(long) = tokens.iter().map(|t| t.as_ref().len()).find(|n| *n > 255) {
        return Err(Error::argument("a token's length", long, "at most 255 bytes"));
    }
    let end = end.map_or(Ok(-1), |end| number(end as usize, "end of text"))?;
    let count = number(tokens.len(), "tokens")?;
    write_atomically(path, |file: &mut dyn Write| {
        write_header(file, &[MAGIC, 2, count, end])?;
        tokens.iter().map(AsRef::as_ref).try_for_each(|token| {
            file.write_all(&[token.len() as u8])?;
            file.write_all(token)
        })
    })
}
