//! Data sets: rows of features with a target and an optional weight.

use super::handles::{self, Guard, make, object, rootgrad_dataset_t};
use super::{arguments, arguments::Out, fence, rootgrad_status_t};
use crate::data::{Column, Dataset, MemoryLimit, bytes_of};
use crate::error::{Error, Result};
use std::ffi::c_char;
use std::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};

/// Object behind a `rootgrad_dataset_t`. Fits read it (several at the same time), appending writes it; a call at the wrong time
/// gets an error and does not wait.
pub(super) struct DatasetObject {
    rows: RwLock<Dataset<'static>>,
}

object!(DatasetObject => rootgrad_dataset_t);

impl DatasetObject {
    fn new(dataset: Dataset<'static>) -> Self {
        DatasetObject { rows: RwLock::new(dataset) }
    }

    /// Returns the rows, for reading.
    ///
    /// # Errors
    /// `Busy` while another thread appends.
    pub(super) fn read(&self) -> Result<RwLockReadGuard<'_, Dataset<'static>>> {
        match self.rows.try_read() {
            Ok(guard) => Ok(guard),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => Err(busy("another thread is appending to it")),
        }
    }

    pub(super) fn write(&self) -> Result<RwLockWriteGuard<'_, Dataset<'static>>> {
        match self.rows.try_write() {
            Ok(guard) => Ok(guard),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => Err(busy(
                "another thread is appending to it or training on it; append the rows before that",
            )),
        }
    }

    #[cfg(test)]
    pub(super) fn for_tests() -> Self {
        Self::new(Dataset::new(vec![Column { name: "x".to_owned(), width: 1 }]).unwrap())
    }

    #[cfg(test)]
    pub(super) fn rows(&self) -> usize {
        self.rows.read().unwrap().rows()
    }
}

fn busy(problem: &str) -> Error {
    Error::Busy { name: "the data set".to_owned(), problem: problem.to_owned() }
}

pub(super) fn get(
    dataset: *const rootgrad_dataset_t,
    name: &'static str,
) -> Result<Guard<DatasetObject>> {
    handles::get::<DatasetObject>(dataset, name)
}

/// # Safety
/// `names` points to `n` NUL-terminated strings, `widths`, unless null, to `n` values.
unsafe fn columns(
    names: *const *const c_char,
    widths: *const usize,
    n: usize,
) -> Result<Vec<Column>> {
    // SAFETY: the caller's promise.
    unsafe {
        let names = arguments::slice("names", names, n)?;
        let widths = match widths.is_null() {
            true => None,
            false => Some(arguments::slice("widths", widths, n)?),
        };
        let column = |index: usize| {
            let name = arguments::text("a column's name", names[index])?.to_owned();
            Ok(Column { name, width: widths.map_or(1, |widths| widths[index]) })
        };
        (0..n).map(column).collect()
    }
}

/// Creates an empty data set with one target per row (for more: `rootgrad_dataset_set_names`).
///
/// `names`: the `n` feature columns' names (UTF-8, NUL-terminated), in the order of a row's features. `widths`: number of
/// features of each column in a row (1 for a scalar, 512 for an array of 512), or NULL if all have one. F is their sum.
///
/// `*out` must be freed by `rootgrad_dataset_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (no column, an empty or repeated name, a width of 0), `NULL_POINTER`.
///
/// # Safety
/// `names` points to `n` NUL-terminated strings, `widths`, unless NULL, to `n` values; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_dataset_new(
    names: *const *const c_char,
    widths: *const usize,
    n: usize,
    out: *mut *mut rootgrad_dataset_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || Dataset::new(columns(names, widths, n)?).map(DatasetObject::new))
    })
}

/// Creates a data set that **borrows** its rows, without a copy.
///
/// `names`, `widths`, `n`: as for `rootgrad_dataset_new`. `x`: (`rows`, F) row-major without gaps; `target`: (`rows`, `targets`)
/// row-major, with `targets` = 1 except for a regression of several values; `weight`: (`rows`), or NULL for weights of 1. These
/// three arrays must stay in place, unchanged, until the data set is freed **and** no fit on it is running. Appending to the data
/// set copies them first.
///
/// `*out` must be freed by `rootgrad_dataset_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (as for `rootgrad_dataset_new`; `targets` above 2^20), `SHAPE`, `NULL_POINTER`.
///
/// # Safety
/// Same as for `rootgrad_dataset_new`; the three arrays contain the stated numbers of values, for the stated time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_dataset_borrow(
    names: *const *const c_char,
    widths: *const usize,
    n: usize,
    x: *const f32,
    rows: usize,
    target: *const f32,
    targets: usize,
    weight: *const f32,
    out: *mut *mut rootgrad_dataset_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract; it makes the arrays live as long as the data set ('static for Rust).
    fence::call(|| unsafe {
        make(out, || {
            let columns = columns(names, widths, n)?;
            let features = columns.iter().fold(0, |sum: usize, c| sum.saturating_add(c.width));
            let (x, _) = arguments::matrix("x", x, rows, features, 0)?;
            let (target, weight) = target_and_weight(target, targets, weight, rows)?;
            Dataset::borrowed_targets(columns, x, target, targets, weight).map(DatasetObject::new)
        })
    })
}

/// # Safety
/// The pointers point to `rows` times `targets` and to `rows` values during `'a`; `weight` may be null.
unsafe fn target_and_weight<'a>(
    target: *const f32,
    targets: usize,
    weight: *const f32,
    rows: usize,
) -> Result<(&'a [f32], Option<&'a [f32]>)> {
    // SAFETY: the caller's promise.
    unsafe {
        let (target, _) = arguments::matrix("target", target, rows, targets, 0)?;
        let weight = match weight.is_null() {
            true => None,
            false => Some(arguments::slice("weight", weight, rows)?),
        };
        Ok((target, weight))
    }
}

/// Appends copies of rows.
///
/// `x`: (`rows`, F); row i begins at `x + i * row_stride`, with `row_stride` in floats, at least F, or 0 for rows without gaps.
/// `target`: (`rows`): 0 or 1, a class number, or the value of a regression; for several targets (`rows`, targets) row-major.
/// `weight`: (`rows`), or NULL for weights of 1; either all rows of a data set have weights, or none.
///
/// A fit checks that the values are finite. Thread safe, one thread at a time.
///
/// Errors: `BUSY` (another thread is appending or training), `ARGUMENT` (`row_stride`; weights for some rows only), `HANDLE`,
/// `NULL_POINTER`, `MEMORY`; after `rootgrad_dataset_limit_memory` also `IO` (a full disk) and `DATA` (far too many rows; a fit
/// has begun to sort them). After an error the data set is unchanged. Exception: with a memory limit, many rows are appended in
/// several pieces.
///
/// # Safety
/// The arrays contain the stated numbers of values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_dataset_append(
    dataset: *mut rootgrad_dataset_t,
    x: *const f32,
    rows: usize,
    row_stride: usize,
    target: *const f32,
    weight: *const f32,
) -> rootgrad_status_t {
    fence::call(|| {
        let object = get(dataset, "dataset")?;
        let mut data = object.write()?;
        // SAFETY: this function's contract.
        let (x, stride, (target, weight)) = unsafe {
            let (x, stride) = arguments::matrix("x", x, rows, data.features(), row_stride)?;
            (x, stride, target_and_weight(target, data.targets(), weight, rows)?)
        };
        data.append(x, stride, target, weight)
    })
}

/// Sets the names of the `n` targets of a row and of the weight (by default "target" and "weight"), in UTF-8. In a data set
/// without rows, `n` also sets the number of targets of a row: several are for a regression with as many outputs. Thread safe,
/// one thread at a time.
///
/// Errors: `BUSY`, `MEMORY`, `HANDLE`, `NULL_POINTER`, `SHAPE` (rows have another number of targets), `ARGUMENT` (no name; an
/// empty, repeated or non-UTF-8 name).
///
/// # Safety
/// `targets` points to `n` NUL-terminated strings; `weight` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_dataset_set_names(
    dataset: *mut rootgrad_dataset_t,
    targets: *const *const c_char,
    n: usize,
    weight: *const c_char,
) -> rootgrad_status_t {
    fence::roomy(|| {
        // SAFETY: this function's contract.
        let (targets, weight) = unsafe {
            let names = arguments::slice("targets", targets, n)?.iter();
            let names = names.map(|&name| arguments::text("a target's name", name));
            (names.collect::<Result<Vec<_>>>()?, arguments::text("weight", weight)?)
        };
        get(dataset, "dataset")?.write()?.set_names(targets, weight)
    })
}

/// Limits the data set's rows in memory to `bytes` (at least 10^6), for existing and future rows, including the lists that a fit
/// needs for them. The other rows go to an unnamed temporary file in `folder` (NUL-terminated; NULL for the system's, `TMPDIR`),
/// and every epoch reads them again. The file is deleted when the data set is freed, or the process ends. Call it before rows are
/// appended, and after `rootgrad_dataset_set_collections`.
///
/// If not all rows are in memory, a fit visits them in another order. So its result also depends on the limit, but still not on
/// the order of the rows. After the fit no more rows can be appended. Thread safe, one thread at a time.
///
/// Errors: `BUSY`, `HANDLE`, `NULL_POINTER`, `ARGUMENT` (too few bytes; rows are on disk already). Later, from
/// `rootgrad_dataset_append` and from a fit: `IO` (the folder, a full disk), `DATA` (far too many rows for the limit).
///
/// # Safety
/// `folder`, unless NULL, is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_dataset_limit_memory(
    dataset: *mut rootgrad_dataset_t,
    bytes: u64,
    folder: *const c_char,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let folder = match folder.is_null() {
            true => None,
            // SAFETY: this function's contract.
            false => Some(unsafe { arguments::text("folder", folder)? }.into()),
        };
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        get(dataset, "dataset")?.write()?.limit_memory(MemoryLimit::new(bytes, folder)?)
    })
}

/// Writes to `*out` the number of bytes in `text`, such as `2 GB`, `500MB`, `1.5 GiB` or `1000000`: k, M, G and T are powers of
/// 1000, Ki, Mi, Gi and Ti of 1024. Thread safe.
///
/// Errors: `ARGUMENT` (any other text), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `text` is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_bytes_of(
    text: *const c_char,
    out: *mut u64,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let out = Out::new("out", out)?;
        // SAFETY: this function's contract.
        unsafe { out.write(bytes_of(arguments::text("text", text)?)? as u64) };
        Ok(())
    })
}

/// Writes the sizes of the data set. `*rows`: number of rows; `*features`: features F of a row; `*targets`: number of targets of
/// a row. Each may be NULL. Thread safe.
///
/// Errors: `HANDLE`, `NULL_POINTER` (the data set), `BUSY` (another thread is appending).
///
/// # Safety
/// `rows`, `features` and `targets`, unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_dataset_shape(
    dataset: *const rootgrad_dataset_t,
    rows: *mut usize,
    features: *mut usize,
    targets: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let object = get(dataset, "dataset")?;
        let data = object.read()?;
        for (name, out, value) in [
            ("rows", rows, data.rows()),
            ("features", features, data.features()),
            ("targets", targets, data.targets()),
        ] {
            if !out.is_null() {
                Out::new(name, out)?.write(value);
            }
        }
        Ok(())
    })
}

/// Frees a data set; NULL is allowed. A running fit in another thread still finishes with it. Thread safe.
///
/// Errors: `HANDLE` (already freed, of another type, or not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_dataset_free(dataset: *mut rootgrad_dataset_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<DatasetObject>(dataset, "dataset"))
}
