//! Jagged columns: their layout in a network's rows, and packing of rows.

use super::dataset;
use super::handles::{rootgrad_dataset_t, rootgrad_network_t};
use super::network::get;
use super::{arguments, arguments::Out, fence, rootgrad_status_t};
use crate::data::collection::Packing;
use crate::data::{Collection, ColumnValues, Cut};
use crate::error::{Error, Result};
use crate::memory;
use std::ffi::c_char;

/// Columns that have the same length in an event, which differs from event to event, such as the columns of its jets.
///
/// In a row, each of the `columns` columns has `at_most` features, one column after the other. Missing entries are NaN in all
/// columns; entries beyond `at_most` are dropped.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_collection_t {
    /// Index, in a row, of the first feature of its first column.
    pub feature: usize,
    /// Number of columns, P.
    pub columns: usize,
    /// Largest number of entries in a row, N.
    pub at_most: usize,
    /// Column by which entries are sorted, the largest first, counted from 0 within the collection; -1: not sorted.
    pub sorted_by: i64,
}

impl From<&Collection> for rootgrad_collection_t {
    fn from(of: &Collection) -> Self {
        let Collection { feature, columns, at_most, sorted_by } = *of;
        Self { feature, columns, at_most, sorted_by: sorted_by.map_or(-1, |key| key as i64) }
    }
}

impl rootgrad_collection_t {
    pub(super) fn decode(&self) -> Result<Collection> {
        let Self { feature, columns, at_most, sorted_by } = *self;
        let sorted_by = match sorted_by {
            -1 => None,
            key => Some(usize::try_from(key).map_err(|_| {
                Error::argument("sorted_by", key, "a column of the collection, or -1 for none")
            })?),
        };
        let end = columns.checked_mul(at_most).and_then(|len| len.checked_add(feature));
        if end.is_none_or(|end| end > isize::MAX as usize) {
            let got = format!("{columns} columns of {at_most} entries");
            return Err(Error::argument("a collection", got, "no more than fits in memory"));
        }
        Ok(Collection { feature, columns, at_most, sorted_by })
    }
}

/// # Safety
/// `collections` points to `n` collections.
unsafe fn decode(collections: *const rootgrad_collection_t, n: usize) -> Result<Vec<Collection>> {
    // SAFETY: the caller's promise.
    let given = unsafe { arguments::slice("collections", collections, n) }?;
    let mut collections = memory::with_capacity(given.len(), "the collections of a row")?;
    for collection in given {
        collections.push(collection.decode()?);
    }
    Ok(collections)
}

/// Counts of entries that did not fit into rows.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_cut_t {
    /// Number of rows with more entries than a collection has places.
    pub rows: usize,
    /// Number of dropped entries.
    pub entries: usize,
}

impl From<&rootgrad_cut_t> for Cut {
    fn from(&rootgrad_cut_t { rows, entries }: &rootgrad_cut_t) -> Self {
        Self { rows, entries }
    }
}

impl From<Cut> for rootgrad_cut_t {
    fn from(Cut { rows, entries }: Cut) -> Self {
        Self { rows, entries }
    }
}

/// Writes to `*out` the number of collections of jagged columns in the network's rows; 0 for a network without jagged inputs.
/// Thread safe.
/// Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_collection_count(
    network: *const rootgrad_network_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        Out::new("out", out)?.write(get(network)?.current.load().collections().len());
        Ok(())
    })
}

/// Writes to `*out` the collection `index` (counted from 0) in the network's rows, with the sorting of its entries in the last
/// fit. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`, no such collection), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_collection(
    network: *const rootgrad_network_t,
    index: usize,
    struct_size: usize,
    out: *mut rootgrad_collection_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let out = Out::sized("out", out, struct_size)?;
        let object = get(network)?;
        let network = object.current.load();
        let collections = network.collections();
        let found = collections.get(index).ok_or_else(|| {
            let wanted = format!("less than {}, the number of collections", collections.len());
            Error::argument("index", index, wanted)
        })?;
        out.write(found.into());
        Ok(())
    })
}

/// Sets the column (counted from 0 within collection `index`) by which entries are sorted, the largest first; -1: not sorted.
/// Call it before the first fit: the network then expects that order. Thread safe.
///
/// Errors: `ARGUMENT` (no such collection or column, a network that was fitted with another order), `BUSY` (in training),
/// `MEMORY`, `HANDLE`, `NULL_POINTER` (the network). After an error the network is unchanged.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_network_sort_collection(
    network: *mut rootgrad_network_t,
    index: usize,
    sorted_by: i64,
) -> rootgrad_status_t {
    fence::roomy(|| {
        get(network)?.change(|network| {
            let mut collections = network.collections().to_vec();
            let count = collections.len();
            let own = collections.get_mut(index).ok_or_else(|| {
                Error::argument(
                    "index",
                    index,
                    format!("less than {count}, the number of collections"),
                )
            })?;
            let raw = rootgrad_collection_t { sorted_by, ..(&*own).into() };
            let wanted = raw.decode()?;
            if network.loss().is_some() && wanted != *own {
                let wanted = "the order of the earlier fit, or a new network";
                return Err(Error::argument("sorted_by", sorted_by, wanted));
            }
            *own = wanted;
            network.set_collections(collections)
        })
    })
}

/// Sets the jagged columns of a data set. In a row with fewer entries, the features of the missing entries are NaN, as written by
/// `rootgrad_columns_pack`. Thread safe, one thread at a time.
///
/// `collections`: `n_collections` collections, in the order of a row's features. `cut` (may be NULL): counts of entries that did
/// not fit into the rows; a fit reports them.
///
/// Errors: `ARGUMENT`, `SHAPE` (collections that do not fit into a row one after the other, or whose columns have another width),
/// `BUSY`, `MEMORY`, `HANDLE`, `NULL_POINTER`. After an error the data set is unchanged.
///
/// # Safety
/// `collections` points to `n_collections` collections; `cut`, unless NULL, is readable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_dataset_set_collections(
    dataset: *mut rootgrad_dataset_t,
    collections: *const rootgrad_collection_t,
    n_collections: usize,
    cut: *const rootgrad_cut_t,
) -> rootgrad_status_t {
    fence::roomy(|| {
        // SAFETY: this function's contract.
        let (collections, cut) = unsafe {
            let cut = if cut.is_null() { &[] } else { arguments::slice("cut", cut, 1)? };
            (decode(collections, n_collections)?, cut.first().map_or_else(Cut::default, Cut::from))
        };
        dataset::get(dataset, "dataset")?.write()?.set_collections(collections, cut)
    })
}

/// Packs columns into rows for a network with jagged inputs. Entries are sorted if the collection requires it, missing entries
/// are NaN, and entries beyond `at_most` are dropped.
///
/// `names`, `widths`: names and widths of `n_columns` columns; the width of a jagged column is its collection's `at_most`.
/// `collections`: the jagged columns, in the order of a row's features. `column_values[i]`: the numbers of column i, row after
/// row. `column_offsets[i]`: the index of the first number of each row, and the end of the last row, (`rows` + 1) numbers in
/// ascending order. It is NULL for a column whose rows all have its width. `first_row`: the number of the first row, for
/// messages. `out`: (`rows`, F), with F the sum of the widths. `cut` (may be NULL): receives the counts of dropped entries.
///
/// Thread safe; it stores nothing.
///
/// Errors: `SHAPE` (columns of one collection with different lengths in a row, with both names; `out_len` is not rows * F),
/// `NOT_FINITE` (an entry that is NaN or infinite), `ARGUMENT` (collections that do not fit into a row, descending offsets),
/// `NULL_POINTER`.
///
/// # Safety
/// The arrays point to the stated numbers of values, and `column_values[i]` to as many as its offsets, or its width, require.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_columns_pack(
    names: *const *const c_char,
    widths: *const usize,
    n_columns: usize,
    collections: *const rootgrad_collection_t,
    n_collections: usize,
    column_values: *const *const f32,
    column_offsets: *const *const usize,
    rows: usize,
    first_row: usize,
    out: *mut f32,
    out_len: usize,
    cut: *mut rootgrad_cut_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let cut = Out::optional("cut", cut)?;
        let names = arguments::slice("names", names, n_columns)?;
        let widths = arguments::slice("widths", widths, n_columns)?;
        let values = arguments::slice("column_values", column_values, n_columns)?;
        let offsets = arguments::slice("column_offsets", column_offsets, n_columns)?;
        let collections = decode(collections, n_collections)?;
        let features = widths.iter().try_fold(0usize, |sum, &width| sum.checked_add(width));
        if features.and_then(|features| features.checked_mul(rows)) != Some(out_len) {
            let wanted = format!("({rows}, {}): a row of all columns", features.unwrap_or(0));
            return Err(Error::shape("out", format!("{out_len} values"), wanted));
        }
        let mut all = memory::with_capacity(n_columns, "the columns of a row")?;
        for (column, (&values, &offsets)) in values.iter().zip(offsets).enumerate() {
            let values = numbers(values, offsets, rows, widths[column])?;
            let of = ("a column's values", values.values.as_ptr(), values.values.len());
            arguments::check_apart(of, ("out", out.cast_const(), out_len))?;
            all.push(values);
        }
        let packing = Packing {
            widths,
            collections: &collections,
            first_row,
            name: &|column| match arguments::text("a column's name", names[column]) {
                Ok(name) => name.to_owned(),
                Err(_) => format!("number {column}"),
            },
            values: &|column, row| all[column].of_row(row, widths[column]),
        };
        let out = arguments::slice_mut("out", out, out_len)?;
        let left_out = packing.pack(out)?;
        if let Some(cut) = cut {
            cut.write(left_out.into());
        }
        Ok(())
    })
}

/// Returns a column's values in `rows` rows.
///
/// # Safety
/// Same as for [`rootgrad_columns_pack`].
unsafe fn numbers<'a>(
    values: *const f32,
    offsets: *const usize,
    rows: usize,
    width: usize,
) -> Result<ColumnValues<'a>> {
    // SAFETY: the caller's promise.
    unsafe {
        if offsets.is_null() {
            let len = rows.saturating_mul(width);
            let values = arguments::slice("a column's values", values, len)?;
            return Ok(ColumnValues { values, offsets: None });
        }
        let offsets = arguments::slice("a column's offsets", offsets, rows.saturating_add(1))?;
        if let Some(row) = offsets.windows(2).position(|pair| pair[0] > pair[1]) {
            let got = format!("{} after {}", offsets[row + 1], offsets[row]);
            return Err(Error::argument("a column's offsets", got, "numbers that do not fall"));
        }
        let end = offsets.last().copied().unwrap_or(0);
        let values = arguments::slice("a column's values", values, end)?;
        Ok(ColumnValues { values, offsets: Some(offsets) })
    }
}
