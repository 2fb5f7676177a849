//! Lengths of rows that are given.

use crate::error::{Error, Result};

/// Checks the lengths of a strided block of rows, `x` (N, F) and `target` (N, T), against each other; returns N.
pub(super) fn check_lengths(
    (x, row_stride, features): (&[f32], usize, usize),
    (target, targets): (&[f32], usize),
    weight: Option<&[f32]>,
) -> Result<usize> {
    let rows = target.len() / targets;
    if rows * targets != target.len() {
        let wanted = format!("a multiple of {targets}, the targets of a row");
        return Err(Error::shape("target", target.len(), wanted));
    }
    if let Some(weight) = weight
        && weight.len() != rows
    {
        return Err(Error::shape("weight", weight.len(), format!("{rows}, one per row")));
    }
    if rows == 0 {
        return Ok(0);
    }
    if row_stride < features {
        let wanted = format!("at least {features}, the number of features");
        return Err(Error::shape("row_stride", row_stride, wanted));
    }
    let needed = (rows - 1).checked_mul(row_stride).and_then(|n| n.checked_add(features));
    if needed.is_none_or(|needed| x.len() < needed) {
        let wanted = format!("{rows} rows of {features} features, {row_stride} values apart");
        return Err(Error::shape("x", x.len(), wanted));
    }
    Ok(rows)
}
