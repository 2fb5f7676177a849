//! Lists in the options of a fit.

use std::ffi::c_char;

use super::arguments;
use crate::error::Result;
use crate::train::{MissingValue, PartRate};

/// A value, such as -999, that marks missing numbers in a column.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_missing_t {
    /// Name of the column, NUL-terminated; NULL for all columns that are not jagged.
    pub column: *const c_char,
    /// The marking value, a finite number.
    pub value: f32,
}

/// Learning rate of a part of a network.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_part_t {
    /// Name of its tensors, or the beginning of their names up to a point (`layers.0` for `layers.0.weight`); NUL-terminated.
    pub name: *const c_char,
    /// Highest learning rate, at least 0; 0 freezes the part.
    pub learning_rate: f32,
}

/// Returns the parts with their own learning rates.
///
/// # Safety
/// `parts` points to `count` parts, whose names are NUL-terminated.
pub(super) unsafe fn parts(parts: *const rootgrad_part_t, count: usize) -> Result<Vec<PartRate>> {
    // SAFETY: the caller's promise.
    let parts = unsafe { arguments::slice("options.parts", parts, count) }?;
    let part = |part: &rootgrad_part_t| {
        // SAFETY: the caller's promise.
        let name = unsafe { arguments::text("options.parts: name", part.name) }?;
        Ok(PartRate { name: name.to_owned(), learning_rate: part.learning_rate })
    };
    parts.iter().map(part).collect()
}

/// Returns the values that mark missing numbers.
///
/// # Safety
/// `missing` points to `count` values, whose columns are NUL-terminated or null.
pub(super) unsafe fn missing(
    missing: *const rootgrad_missing_t,
    count: usize,
) -> Result<Vec<MissingValue>> {
    // SAFETY: the caller's promise.
    let all = unsafe { arguments::slice("options.missing", missing, count) }?;
    let value = |&rootgrad_missing_t { column, value }: &rootgrad_missing_t| {
        let column = match column.is_null() {
            true => None,
            false => {
                // SAFETY: the caller's promise.
                Some(unsafe { arguments::text("options.missing: column", column) }?.into())
            }
        };
        Ok(MissingValue { column, value })
    };
    all.iter().map(value).collect()
}
