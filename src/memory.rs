//! Memory whose size depends on a user's input: a lack of memory is an error, and does not stop the process.

use std::io::Read;

use crate::error::{Error, Result};

/// Returns the bytes of free memory according to the system; no limit if the system does not report them.
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

/// Returns the error for `bytes` that are refused; `what`, in the plural, is the purpose of the memory.
pub(crate) fn refused(bytes: u128, what: &'static str) -> Error {
    Error::Memory { what, bytes, available: free() as f64 / 1e9 }
}

/// Checks that so much memory is free: the system would grant more all the same, and stop the process when it is used.
///
/// # Errors
/// [`Error::Memory`]; `what`, in the plural, is the purpose of the memory.
pub(crate) fn check_free(bytes: u128, what: &'static str) -> Result<()> {
    if bytes > u128::from(free()) { Err(refused(bytes, what)) } else { Ok(()) }
}

/// Size from which on an allocation must leave [`MARGIN`] for later small allocations, which do not report errors.
const LARGE: usize = 64 << 10;
const MARGIN: usize = 256 << 10;

/// Checks that `bytes`, just allocated, leave some memory for small lists and texts.
///
/// # Errors
/// [`Error::Memory`]: the caller must then free the bytes.
pub(crate) fn leave_margin(bytes: usize, what: &'static str) -> Result<()> {
    if bytes >= LARGE { headroom(MARGIN, what) } else { Ok(()) }
}

/// Returns an empty vector with reserved memory for `len` values.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn with_capacity<T>(len: usize, what: &'static str) -> Result<Vec<T>> {
    let values = all_capacity(len, what)?;
    leave_margin(len * size_of::<T>(), what)?;
    Ok(values)
}

/// Does the same as [`with_capacity`], without a margin.
fn all_capacity<T>(len: usize, what: &'static str) -> Result<Vec<T>> {
    let mut values = Vec::new();
    let bytes = len as u128 * size_of::<T>() as u128;
    values.try_reserve_exact(len).map_err(|_| refused(bytes, what))?;
    Ok(values)
}

/// Returns `len` default values.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn zeros<T: Clone + Default>(len: usize, what: &'static str) -> Result<Vec<T>> {
    let mut values = with_capacity(len, what)?;
    values.resize(len, T::default());
    Ok(values)
}

/// Returns a copy of `values`.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn copied<T: Copy>(values: &[T], what: &'static str) -> Result<Vec<T>> {
    let mut copy = with_capacity(values.len(), what)?;
    copy.extend_from_slice(values);
    Ok(copy)
}

/// Reserves memory in `values` for `more` values; the capacity grows by factors.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn reserve<T>(values: &mut Vec<T>, more: usize, what: &'static str) -> Result<()> {
    let bytes = (values.len() as u128 + more as u128) * size_of::<T>() as u128;
    let before = values.capacity();
    values.try_reserve(more).map_err(|_| refused(bytes, what))?;
    if values.capacity() == before { Ok(()) } else { leave_margin(bytes as usize, what) }
}

/// Appends `more` to `values`; the capacity grows by factors.
///
/// # Errors
/// [`Error::Memory`].
#[cfg(feature = "io")] // whose readers do not know sizes beforehand
pub(crate) fn extend<T: Copy>(values: &mut Vec<T>, more: &[T], what: &'static str) -> Result<()> {
    reserve(values, more.len(), what)?;
    values.extend_from_slice(more);
    Ok(())
}

/// Checks that `bytes` are available for later allocations that do not report errors: in other libraries, texts, small lists. The memory is allocated
/// and freed at once, so another thread may still use it. But a process without so much memory gets an error, and is not stopped.
///
/// # Errors
/// [`Error::Memory`].
pub(crate) fn headroom(bytes: usize, what: &'static str) -> Result<()> {
    all_capacity::<u8>(bytes, what).map(drop)
}
