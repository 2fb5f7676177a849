//! Checks raw pointers from C callers, and converts them to slices.
//!
//! A null, misaligned or impossibly long array is an error. The caller guarantees, as always in C, that a non-null pointer points
//! to the given number of values.

use crate::error::{Error, Result};
use std::ffi::{CStr, c_char};
use std::path::PathBuf;

/// Destination of a result.
pub struct Out<T>(*mut T);

impl<T> Out<T> {
    /// Checks the destination of a result.
    ///
    /// # Errors
    /// `NullPointer`, `Argument` if misaligned.
    pub fn new(name: &'static str, pointer: *mut T) -> Result<Self> {
        check_pointer(name, pointer)?;
        Ok(Out(pointer))
    }

    /// A destination for a structure, which has `size` bytes for the caller.
    ///
    /// # Errors
    /// Same as for [`Out::new`]; `Argument` if the caller's header has another size: the caller's memory would be too small.
    pub fn sized(name: &'static str, pointer: *mut T, size: usize) -> Result<Self> {
        let out = Self::new(name, pointer)?;
        if size == size_of::<T>() {
            return Ok(out);
        }
        let of = std::any::type_name::<T>().rsplit("::").next().unwrap_or_default();
        let wanted = format!(
            "{}, the size of {of} in this library: compile the program with the header of this rootgrad",
            size_of::<T>()
        );
        Err(Error::argument("struct_size", size, wanted))
    }

    /// A destination for an optional result.
    ///
    /// # Errors
    /// Same as for [`Out::new`].
    pub(super) fn optional(name: &'static str, pointer: *mut T) -> Result<Option<Self>> {
        (!pointer.is_null()).then(|| Self::new(name, pointer)).transpose()
    }

    /// Writes the result.
    ///
    /// # Safety
    /// The pointer is valid for writing one `T`.
    pub unsafe fn write(&self, value: T) {
        // SAFETY: not null and aligned (checked), writable (caller).
        unsafe { self.0.write(value) }
    }
}

/// Returns `count` values to read; the pointer may be null if there are none.
///
/// # Safety
/// A pointer that is not null points to `count` values that nothing writes during `'a`.
pub unsafe fn slice<'a, T>(name: &'static str, pointer: *const T, count: usize) -> Result<&'a [T]> {
    if count == 0 {
        return Ok(&[]);
    }
    check_pointer(name, pointer)?;
    check_length::<T>(name, count)?;
    // SAFETY: not null, aligned, of possible length (checked); readable (caller).
    Ok(unsafe { std::slice::from_raw_parts(pointer, count) })
}

/// Returns `count` values to write; the pointer may be null if there are none.
///
/// # Safety
/// A pointer that is not null points to `count` initialised values that nothing else accesses during `'a`.
pub unsafe fn slice_mut<'a, T>(
    name: &'static str,
    pointer: *mut T,
    count: usize,
) -> Result<&'a mut [T]> {
    if count == 0 {
        return Ok(&mut []);
    }
    check_pointer(name, pointer)?;
    check_length::<T>(name, count)?;
    // SAFETY: not null, aligned, of possible length (checked); ours alone (caller).
    Ok(unsafe { std::slice::from_raw_parts_mut(pointer, count) })
}

/// Returns `rows` rows of `columns` values whose starts are `stride` values apart (0: `columns`), and the actual stride.
///
/// # Safety
/// Same as for [`slice`], for `(rows - 1) * stride + columns` values.
#[inline]
pub(super) unsafe fn matrix<'a, T>(
    name: &'static str,
    pointer: *const T,
    rows: usize,
    columns: usize,
    stride: usize,
) -> Result<(&'a [T], usize)> {
    let stride = if stride == 0 { columns } else { stride };
    if stride < columns {
        return Err(Error::argument(
            "row_stride",
            stride,
            format!("at least the row's {columns} values, or 0 for rows without gaps"),
        ));
    }
    if rows == 0 {
        return Ok((&[], stride));
    }
    let length = (rows - 1).checked_mul(stride).and_then(|start| start.checked_add(columns));
    let length = length.ok_or_else(|| too_long(name, format!("{rows} rows of {stride}")))?;
    // SAFETY: the caller's promise.
    Ok((unsafe { slice(name, pointer, length) }?, stride))
}

/// Returns a text.
///
/// # Safety
/// A pointer that is not null points to a NUL-terminated string that nothing writes during `'a`.
pub(super) unsafe fn text<'a>(name: &'static str, pointer: *const c_char) -> Result<&'a str> {
    check_pointer(name, pointer)?;
    // SAFETY: not null; terminated (caller).
    let bytes = unsafe { CStr::from_ptr(pointer) };
    bytes.to_str().map_err(|_| Error::argument(name, format!("{bytes:?}"), "UTF-8 text"))
}

/// Returns a list of texts; empty if the pointer is null and `n` is 0.
///
/// # Safety
/// Same as for [`slice`], and as for [`text`] for each pointer in it.
pub(super) unsafe fn texts(
    name: &'static str,
    pointer: *const *const c_char,
    n: usize,
) -> Result<Vec<String>> {
    if pointer.is_null() && n == 0 {
        return Ok(Vec::new());
    }
    // SAFETY: the caller's promise.
    let all = unsafe { slice(name, pointer, n) }?.iter();
    // SAFETY: the caller's promise.
    all.map(|&one| unsafe { text(name, one) }.map(str::to_owned)).collect()
}

/// Returns a file's path: any bytes that the system accepts.
///
/// # Safety
/// A pointer that is not null points to a NUL-terminated string that nothing writes.
pub unsafe fn path(name: &'static str, pointer: *const c_char) -> Result<PathBuf> {
    check_pointer(name, pointer)?;
    // SAFETY: not null; terminated (caller).
    let bytes = unsafe { CStr::from_ptr(pointer) };
    if bytes.is_empty() {
        return Err(Error::argument(name, "empty", "a file's path"));
    }
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        Ok(PathBuf::from(std::ffi::OsStr::from_bytes(bytes.to_bytes())))
    }
    #[cfg(not(unix))]
    {
        // SAFETY: as above.
        unsafe { text(name, pointer) }.map(PathBuf::from)
    }
}

/// Copies `text` to the caller's `capacity` bytes, NUL included and cut if necessary; writes its full length to `length`.
///
/// # Safety
/// `buffer`, unless null, is valid for writing `capacity` bytes.
pub(super) unsafe fn copy_text(
    text: &str,
    buffer: *mut c_char,
    capacity: usize,
    length: &Out<usize>,
) {
    // SAFETY: the caller of the exported function vouches for both.
    unsafe {
        length.write(text.len());
        if buffer.is_null() || capacity == 0 {
            return;
        }
        let mut count = text.len().min(capacity - 1);
        while !text.is_char_boundary(count) {
            count -= 1; // do not cut inside a character
        }
        std::ptr::copy_nonoverlapping(text.as_ptr().cast(), buffer, count);
        buffer.add(count).write(0);
    }
}

/// Returns an error if an output overlaps an input or another output: Rust's slices must not.
#[inline]
pub fn check_apart<T, U>(
    input: (&'static str, *const T, usize),
    output: (&'static str, *const U, usize),
) -> Result<()> {
    let (first, last) = (input.1.addr(), input.1.wrapping_add(input.2).addr());
    let (start, end) = (output.1.addr(), output.1.wrapping_add(output.2).addr());
    if input.2 == 0 || output.2 == 0 || end <= first || last <= start {
        return Ok(());
    }
    Err(Error::argument(output.0, format!("in the memory of {}", input.0), "memory of its own"))
}

#[inline]
fn check_pointer<T>(name: &'static str, pointer: *const T) -> Result<()> {
    if pointer.is_null() {
        return Err(Error::NullPointer { name });
    }
    if !pointer.is_aligned() {
        let wanted = format!("an address that is a multiple of {}", align_of::<T>());
        return Err(Error::argument(name, format!("{pointer:p}"), wanted));
    }
    Ok(())
}

#[inline]
fn check_length<T>(name: &'static str, count: usize) -> Result<()> {
    if count > isize::MAX as usize / size_of::<T>().max(1) {
        return Err(too_long(name, format!("{count} values")));
    }
    Ok(())
}

#[cold]
fn too_long(name: &'static str, got: String) -> Error {
    Error::argument(name, got, "no more than fits in memory")
}

/// Writes numbers to the pointers that are not null.
///
/// # Safety
/// The pointers, unless null, may be written.
pub(super) unsafe fn write_each<const N: usize>(
    numbers: [(&'static str, *mut usize, usize); N],
) -> Result<()> {
    for (name, out, number) in numbers {
        if let Some(out) = Out::optional(name, out)? {
            // SAFETY: the caller's promise.
            unsafe { out.write(number) };
        }
    }
    Ok(())
}
