//! What all readers and writers do: open a file that is one, and convert values a part at a time.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use crate::error::{Error, Result};

/// Bytes converted at a time: little memory beside the values, few system calls.
pub(super) const CHUNK: usize = 1 << 20;

/// Opens a regular file; also gives its size.
///
/// # Errors
/// [`Error::Io`]; [`Error::Format`] for a pipe or a device.
pub(super) fn open(path: &Path) -> Result<(File, u64)> {
    let read = |source| Error::Io { action: "read", path: path.to_path_buf(), source };
    let found = std::fs::metadata(path).map_err(read)?; // before opening: that would wait for a pipe's writer
    if found.is_dir() {
        return Err(read(io::ErrorKind::IsADirectory.into()));
    }
    if !found.is_file() {
        let problem = "is not a regular file".into();
        return Err(Error::Format { path: path.to_path_buf(), problem });
    }
    Ok((File::open(path).map_err(read)?, found.len()))
}

/// Fills `out` with values of `N` bytes each.
pub(super) fn read_values<T, const N: usize>(
    file: &mut impl Read,
    out: &mut [T],
    from: fn([u8; N]) -> T,
) -> io::Result<()> {
    let mut bytes = vec![0; N * out.len().min(CHUNK / N)];
    for part in out.chunks_mut(CHUNK / N) {
        let bytes = &mut bytes[..N * part.len()];
        file.read_exact(bytes)?;
        for (value, bytes) in part.iter_mut().zip(bytes.as_chunks().0) {
            *value = from(*bytes);
        }
    }
    Ok(())
}

/// Writes values of `N` bytes each.
pub(super) fn write_values<T: Copy, const N: usize>(
    file: &mut dyn Write,
    values: &[T],
    to: fn(T) -> [u8; N],
) -> io::Result<()> {
    let mut bytes = Vec::with_capacity(N * values.len().min(CHUNK / N));
    for part in values.chunks(CHUNK / N) {
        bytes.clear();
        part.iter().for_each(|v| bytes.extend_from_slice(&to(*v)));
        file.write_all(&bytes)?;
    }
    Ok(())
}
