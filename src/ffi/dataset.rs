//! Data sets: rows of features with a target and an optional weight.

use super::handles::{self, Guard, make, object, rootgrad_dataset_t};
use super::{arguments, arguments::Out, fence, rootgrad_status_t};
use crate::data::{Column, Dataset, MemoryLimit, bytes_of};
use crate::error::{Error, Result};
use std::ffi::c_char;
use std::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};

/// What a `rootgrad_dataset_t` stands for. Fits read it (several at once), appending writes it; who comes at the
/// wrong time is told, not kept waiting.
pub(super) struct DatasetObject {
    rows: RwLock<Dataset<'static>>,
}

object!(DatasetObject => rootgrad_dataset_t);

impl DatasetObject {
    fn new(dataset: Dataset<'static>) -> Self {
        DatasetObject { rows: RwLock::new(dataset) }
    }

    /// The rows, for reading.
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
            Err(TryLockError::WouldBlock) => {
                Err(busy("another thread is appending to it or training on it; append before"))
            }
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
/// `names` leads to `n` NUL-terminated strings, `widths`, unless null, to `n` values.
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

/// Makes an empty data set, of one target a row (`rootgrad_dataset_set_names` for more).
///
/// `names`: the `n` feature columns' names (UTF-8, NUL-terminated), in the order of a row's features. `widths`: how
/// many features each has in a row (1 for a scalar, 512 for an array of 512), or NULL if all have one. F is their sum.
///
/// `*out` is to be freed by `rootgrad_dataset_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (no column, a name empty or twice, a width of 0), `NULL_POINTER`.
///
/// # Safety
/// `names` leads to `n` NUL-terminated strings, `widths`, unless NULL, to `n` values; `out` may be written.
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

/// Makes a data set that **borrows** its rows, without a copy.
///
/// `names`, `widths`, `n`: as of `rootgrad_dataset_new`. `x`: (`rows`, F) row-major without gaps; `target`: (`rows`,
/// `targets`) row-major, with `targets` = 1 but for a regression of several values; `weight`: (`rows`), or NULL for
/// weights of 1. These three arrays must stay where they are, unchanged, until the data set is freed **and** no fit on
/// it is under way. Appending to it copies them first.
///
/// `*out` is to be freed by `rootgrad_dataset_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (as of `rootgrad_dataset_new`; `targets` above 2^20), `SHAPE`, `NULL_POINTER`.
///
/// # Safety
/// As of `rootgrad_dataset_new`; the three arrays lead to as many values as said, for as long as said.
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
/// They lead to `rows` times `targets` and to `rows` values during `'a`; `weight` may be null.
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

/// Appends rows, which are copied.
///
/// `x`: (`rows`, F); row i begins at `x + i * row_stride`, with `row_stride` in floats, at least F, or 0 for rows
/// without gaps. `target`: (`rows`): 0 or 1, a class number, or the value of a regression; for several targets (`rows`,
/// targets) row-major. `weight`: (`rows`), or NULL for weights of 1; all rows of a data set have weights, or none has.
///
/// Whether the values are finite is checked by a fit. Thread safe, one thread at a time.
///
/// Errors: `BUSY` (another thread is appending or training), `ARGUMENT` (`row_stride`; weights for some rows only),
/// `HANDLE`, `NULL_POINTER`, `MEMORY`; after `rootgrad_dataset_limit_memory` `IO` (a full disk) and `DATA` (far too many rows; a fit
/// has begun to sort them). The data set is unchanged then, unless it has a limit, with which many rows go one piece after the other.
///
/// # Safety
/// The arrays lead to as many values as said.
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

/// Names the `n` targets of a row and the weight (they are "target" and "weight" otherwise), in UTF-8. In a data set
/// without rows `n` decides how many targets a row has: several are for a regression of as many outputs. Thread safe,
/// one thread at a time.
///
/// Errors: `BUSY`, `MEMORY`, `HANDLE`, `NULL_POINTER`, `SHAPE` (rows have another number of targets), `ARGUMENT` (no name, one
/// empty, twice or not UTF-8).
///
/// # Safety
/// `targets` leads to `n` NUL-terminated strings; `weight` is NUL-terminated.
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

/// Has at most `bytes` (at least 10^6) of the data set's rows in memory, those that are there and those to come, with the lists that
/// a fit needs of them. The rest goes to a file without a name in `folder` (NUL-terminated; NULL for the system's, `TMPDIR`), and
/// is read back in every epoch; the file is gone when the data set is freed, or the process ends. To be called before rows are
/// appended, and after `rootgrad_dataset_set_collections`.
///
/// A fit of rows of which not all are in memory takes them in another order; its result depends on the limit, too, but as any
/// other on the set of rows alone. After it no more rows can be appended. Thread safe, one thread at a time.
///
/// Errors: `BUSY`, `HANDLE`, `NULL_POINTER`, `ARGUMENT` (too few bytes; rows are on disk already). Later, of
/// `rootgrad_dataset_append` and of a fit: `IO` (the folder, a full disk), `DATA` (far too many rows for the limit).
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

/// `*out`: the bytes that `text` says, as `2 GB`, `500MB`, `1.5 GiB` or `1000000`: k, M, G and T are powers of 1000, Ki, Mi, Gi
/// and Ti of 1024. Thread safe.
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

/// `*rows`: how many rows there are; `*features`: F of a row; `*targets`: how many targets it has (each may be NULL).
/// Thread safe.
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

/// Frees a data set; NULL is nothing to free. A fit under way in another thread finishes with it first. Thread safe.
///
/// Errors: `HANDLE` (freed already, of another type, or none of ours).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_dataset_free(dataset: *mut rootgrad_dataset_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<DatasetObject>(dataset, "dataset"))
}
