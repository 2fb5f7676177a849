//! Common functions of readers and writers: opening of regular files, and conversion of values in chunks.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use crate::error::{Error, Result};
use crate::memory;

/// Bytes converted at a time: little memory besides the values, few system calls.
pub(super) const CHUNK: usize = 1 << 20;
/// Size of a reader's or writer's own buffer; chunks of values bypass it.
pub(super) const BUFFER: usize = 32 << 10;

/// Opens a regular file; returns the file and its size.
///
/// A pipe, a device or a socket is refused without waiting: its content may have no end, or none before something is written to it.
///
/// # Errors
/// [`Error::Io`]; [`Error::Format`] for anything but a regular file.
pub fn open_regular(path: &Path) -> Result<(File, u64)> {
    let read = |source| failed("read", path, source);
    check_kind(path, &std::fs::metadata(path).map_err(read)?)?; // some devices act as they are opened
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
    let file = options.read(true).open(path).map_err(read)?;
    let found = file.metadata().map_err(read)?;
    check_kind(path, &found)?; // another file may have replaced it meanwhile
    Ok((file, found.len()))
}

/// Returns true if a file of this name exists. An error of the system is not treated as "no": otherwise another file would be read, or an existing
/// one replaced.
///
/// # Errors
/// [`Error::Io`].
pub fn is_there(path: &Path) -> Result<bool> {
    found(path).map(|found| found.is_some())
}

/// Returns true if a directory of this name exists.
///
/// # Errors
/// Those of [`is_there`].
pub fn is_directory(path: &Path) -> Result<bool> {
    found(path).map(|found| found.is_some_and(|found| found.is_dir()))
}

fn found(path: &Path) -> Result<Option<Metadata>> {
    match std::fs::metadata(path) {
        Ok(found) => Ok(Some(found)),
        Err(error) if is_absence(&error) => Ok(None),
        Err(source) => Err(failed("read", path, source)),
    }
}

/// Returns true if an error means only that the file does not exist.
pub(super) fn is_absence(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

fn check_kind(path: &Path, found: &Metadata) -> Result<()> {
    if found.is_dir() {
        return Err(failed("read", path, io::ErrorKind::IsADirectory.into()));
    }
    if !found.is_file() {
        let problem = "is not a regular file".into();
        return Err(Error::Format { path: path.to_path_buf(), problem });
    }
    Ok(())
}

/// Returns the whole content of a regular file of at most `limit` bytes.
///
/// # Errors
/// Those of [`open_regular`]; [`Error::Format`] for a larger file; [`Error::Memory`].
pub fn read_regular(path: &Path, limit: u64) -> Result<Vec<u8>> {
    let (file, size) = open_regular(path)?;
    if size > limit {
        let problem = format!("has {size} bytes; wanted at most {limit}");
        return Err(Error::Format { path: path.to_path_buf(), problem });
    }
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let mut bytes = memory::with_capacity(size, "the content of the file")?;
    // Reads no more than the declared size: some files that the system generates on reading declare 0 bytes, and never end.
    file.take(size as u64)
        .read_to_end(&mut bytes)
        .map_err(|source| failed("read", path, source))?;
    Ok(bytes)
}

/// Returns the error for a failed action on a file; [`Error::Memory`] if memory was missing.
pub fn failed(action: &'static str, path: &Path, source: io::Error) -> Error {
    match source.kind() {
        io::ErrorKind::OutOfMemory => {
            let bytes = std::fs::metadata(path).map_or(0, |found| found.len());
            memory::refused(bytes.into(), "the content of the file")
        }
        _ => Error::Io { action, path: path.to_path_buf(), source },
    }
}

/// Returns a buffer for the bytes of a chunk.
fn buffer(bytes: usize) -> io::Result<Vec<u8>> {
    let mut buffer = Vec::new();
    buffer.try_reserve_exact(bytes)?;
    Ok(buffer)
}

/// Fills `out` with values of `N` bytes each.
pub(super) fn read_values<T, const N: usize>(
    file: &mut impl Read,
    out: &mut [T],
    from: fn([u8; N]) -> T,
) -> io::Result<()> {
    let mut bytes = buffer(N * out.len().min(CHUNK / N))?;
    bytes.resize(N * out.len().min(CHUNK / N), 0);
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
    let mut bytes = buffer(N * values.len().min(CHUNK / N))?;
    for part in values.chunks(CHUNK / N) {
        bytes.clear();
        part.iter().for_each(|v| bytes.extend_from_slice(&to(*v)));
        file.write_all(&bytes)?;
    }
    Ok(())
}
