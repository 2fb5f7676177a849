//! The files of llm.c: checkpoints, debug states, tokenizers and token files.
//!
//! Little-endian; each begins with 256 `i32`: a magic number, a version, sizes. Format: `train_gpt2.c`, `test_gpt2.c`
//! and `train_gpt2.py` of <https://github.com/karpathy/llm.c>.

mod checkpoint;
mod state;
mod tokenizer;
mod tokens;

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use super::file::{self, BUFFER, CHUNK, failed, read_values, write_values};
use crate::error::{Error, Result};
use crate::memory;

pub use checkpoint::{Checkpoint, Shape, write_checkpoint};
pub use state::DebugState;
pub use tokenizer::{read_tokenizer, write_tokenizer};
pub use tokens::{read_tokens, write_tokens};

/// Number of `i32` in a header.
const HEADER: usize = 256;

/// The kinds of llm.c's files: magic number and name.
const KINDS: [(i32, &str); 4] = [
    (20240326, "model checkpoint"),
    (20240327, "debug state"),
    (20240328, "tokenizer"),
    (20240520, "token file"),
];

/// Returns true if a file is recognised as one of llm.c's by its first bytes, or by the ending `.bin` of its name.
///
/// # Errors
/// Those of [`open_regular`](super::open_regular): a file that cannot be read is not treated as another kind of file.
pub fn is_llmc(path: &Path) -> Result<bool> {
    Ok(kind(path)?.is_some() || path.extension().is_some_and(|ending| ending == "bin"))
}

/// Returns true if the file begins like an llm.c token file.
///
/// # Errors
/// Those of [`is_llmc`].
pub fn is_tokens(path: &Path) -> Result<bool> {
    Ok(kind(path)? == Some("token file"))
}

/// Returns the kind of a file, from its first bytes.
pub(crate) fn kind(path: &Path) -> Result<Option<&'static str>> {
    let mut magic = [0; 4];
    match file::open_regular(path)?.0.read_exact(&mut magic) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(source) => return Err(file::failed("read", path, source)),
    }
    let magic = i32::from_le_bytes(magic);
    Ok(KINDS.iter().find(|(known, _)| *known == magic).map(|(_, name)| *name))
}

/// A file being read. The number of remaining bytes is known, so that a short file is reported before anything is read from it.
struct Reader {
    path: PathBuf,
    file: BufReader<File>,
    header: [i32; HEADER],
    /// Number of bytes after the header.
    body: u64,
}

impl Reader {
    /// Opens `path` and reads the header, which must begin with `magic`.
    fn open(path: &Path, magic: i32) -> Result<Self> {
        let (file, length) = file::open_regular(path)?;
        memory::headroom(2 * CHUNK, "the buffers of the file")?;
        let problem = |problem: String| Error::Format { path: path.to_path_buf(), problem };
        let kind = KINDS.iter().find(|(m, _)| *m == magic).map_or("file", |(_, name)| name);
        let size = 4 * HEADER as u64;
        if length < size {
            return Err(problem(format!(
                "is truncated, or not an llm.c {kind}: it has {length} bytes, its header alone {size}"
            )));
        }
        let mut file = BufReader::with_capacity(BUFFER, file);
        let mut header = [0; HEADER];
        read_values(&mut file, &mut header, i32::from_le_bytes)
            .map_err(|source| failed("read", path, source))?;
        if header[0] != magic {
            return Err(problem(match KINDS.iter().find(|(m, _)| *m == header[0]) {
                Some((_, other)) => format!("is an llm.c {other}; wanted a {kind}"),
                None => format!(
                    "is not an llm.c {kind}: it begins with the number {}; wanted {magic}",
                    header[0]
                ),
            }));
        }
        Ok(Self { path: path.to_path_buf(), file, header, body: length - size })
    }

    /// Returns the version, which must be one of `known`.
    fn version(&self, known: &[i32]) -> Result<i32> {
        let version = self.header[1];
        if known.contains(&version) {
            return Ok(version);
        }
        let known: Vec<_> = known.iter().map(ToString::to_string).collect();
        Err(self
            .problem(format!("has version {version}; this library reads {}", known.join(" and "))))
    }

    /// Returns number `index` of the header, which must be at least 1.
    fn size(&self, index: usize, name: &str) -> Result<usize> {
        usize::try_from(self.header[index]).ok().filter(|n| *n > 0).ok_or_else(|| {
            self.problem(format!("has {} {name}; wanted at least 1", self.header[index]))
        })
    }

    /// Checks that the body has `bytes` bytes.
    fn expect(&self, bytes: u128) -> Result<()> {
        let found = u128::from(self.body);
        match found.cmp(&bytes) {
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Less => Err(self.problem(format!(
                "is truncated: {found} bytes follow its header; its sizes need {bytes}"
            ))),
            std::cmp::Ordering::Greater => Err(self.problem(format!(
                "is damaged: {found} bytes follow its header; its sizes need {bytes}"
            ))),
        }
    }

    /// Fills `out` with values of `N` bytes each.
    fn read_into<T, const N: usize>(
        &mut self,
        out: &mut [T],
        from: fn([u8; N]) -> T,
    ) -> Result<()> {
        let path = &self.path;
        let read = |source| failed("read", path, source);
        read_values(&mut self.file, out, from).map_err(read)
    }

    fn fill(&mut self, bytes: &mut [u8]) -> Result<()> {
        let path = &self.path;
        let read = |source| failed("read", path, source);
        self.file.read_exact(bytes).map_err(read)
    }

    /// Returns an [`Error::Format`] about this file; `problem` completes the sentence "'file' …".
    fn problem(&self, problem: impl Into<String>) -> Error {
        Error::Format { path: self.path.clone(), problem: problem.into() }
    }
}

/// Writes a header: the numbers given, then zeros.
fn write_header(file: &mut dyn Write, numbers: &[i32]) -> io::Result<()> {
    let mut header = [0; HEADER];
    header[..numbers.len()].copy_from_slice(numbers);
    file.write_all(&header.map(i32::to_le_bytes).concat())
}

/// Returns `value` as a header's number.
fn number(value: usize, name: &str) -> Result<i32> {
    i32::try_from(value).map_err(|_| Error::argument(name, value, "at most 2147483647"))
}

#[cfg(test)]
mod tests;
