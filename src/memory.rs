//! Memory whose size comes from outside: asked for in a way that can be refused, never taken for granted.

use std::io::Read;

use crate::error::{Error, Result};

/// Bytes of memory that the system could still give, by its own account; without one, no limit.
pub(crate) fn free() -> u64 {
    let read = || {
        let mut text = [0; 512]; // the line is the third; nothing is allocated, there may be nothing left
        let length = std::fs::File::open("/proc/meminfo").ok()?.read(&mut text).ok()?;
        let text = std::str::from_utf8(&text[..length]).ok()?;
        let line = text.lines().find(|line| line.starts_with("MemAvailable:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok()
    };
    read().map_or(u64::MAX, |kilobytes| kilobytes.saturating_mul(1024))
}

/// The error where `bytes` are refused; `what`, in the plural, are they for?
pub(crate) fn refused(bytes: u128, what: &'static str) -> Error {
    Error::Memory { what, bytes, available: free() as f64 / 1e9 }
}

/// Checks that so much memory is free: the system would promise more all the same, and stop the process when it is used.
///
/// # Errors
/// [`Error::Memory`]; `what`, in the plural, is what it is for.
pub(crate) fn check_free(bytes: u128, what: &'static str) -> Result<()> {
    if bytes > u128::from(free()) { Err(refused(bytes, what)) } else { Ok(()) }
}

/// From so many bytes on an allocation must leave [`MARGIN`] to those behind it that are taken for granted.
const LARGE: usize = 64 << 10;
const MARGIN: usize = 256 << 10;

/// Makes sure that `bytes`, just allocated, leave something for small lists and texts.
///
/// # Errors
/// [`Error::Memory`]: the bytes are to be given back.
pub(crate) fn leave_margin(bytes: usize, what: &'static str) -> Result<()> {
    if bytes >= LARGE { headroom(MARGIN, what) } else { Ok(()) }
}

/// An empty vector with room for `len` values.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn room<T>(len: usize, what: &'static str) -> Result<Vec<T>> {
    let values = all_room(len, what)?;
    leave_margin(len * size_of::<T>(), what)?;
    Ok(values)
}

/// As [`room`], to the last byte.
fn all_room<T>(len: usize, what: &'static str) -> Result<Vec<T>> {
    let mut values = Vec::new();
    let bytes = len as u128 * size_of::<T>() as u128;
    values.try_reserve_exact(len).map_err(|_| refused(bytes, what))?;
    Ok(values)
}

/// `len` values of nothing.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn zeros<T: Clone + Default>(len: usize, what: &'static str) -> Result<Vec<T>> {
    let mut values = room(len, what)?;
    values.resize(len, T::default());
    Ok(values)
}

/// The values of `values`, copied.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn copied<T: Copy>(values: &[T], what: &'static str) -> Result<Vec<T>> {
    let mut copy = room(values.len(), what)?;
    copy.extend_from_slice(values);
    Ok(copy)
}

/// Makes room in `values` for `more`, by factors.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn reserve<T>(values: &mut Vec<T>, more: usize, what: &'static str) -> Result<()> {
    let bytes = (values.len() as u128 + more as u128) * size_of::<T>() as u128;
    let before = values.capacity();
    values.try_reserve(more).map_err(|_| refused(bytes, what))?;
    if values.capacity() == before { Ok(()) } else { leave_margin(bytes as usize, what) }
}

/// Adds `more` to `values`, whose room grows by factors.
///
/// # Errors
/// [`Error::Memory`].
#[cfg(feature = "io")] // whose readers do not know sizes beforehand
pub(crate) fn extend<T: Copy>(values: &mut Vec<T>, more: &[T], what: &'static str) -> Result<()> {
    reserve(values, more.len(), what)?;
    values.extend_from_slice(more);
    Ok(())
}

/// Makes sure of `bytes` for what is to follow, which takes its memory for granted: other libraries, texts, small lists.
/// They are asked for and given back at once, so another thread may still take them; but a process that has not so much
/// is told, where it would be stopped.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn headroom(bytes: usize, what: &'static str) -> Result<()> {
    all_room::<u8>(bytes, what).map(drop)
}
