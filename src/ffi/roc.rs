//! ROC curves.

use super::{arguments, arguments::Out, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::train::RocCurve;

/// Computes the ROC curve of scores: efficiencies as the cut `score >= threshold` moves down.
///
/// `rows`: (`n_rows`, 2), score and label of each row, or with `weighted` 1 (`n_rows`, 3), score, label and weight. Row i begins
/// at `rows + i * row_stride`, counted in floats, 0 for rows without gaps. A label is 0 for background, 1 for signal.
/// Equal scores give one point; a score may be infinite, a weight negative.
///
/// `*points` receives the number of points, at most `n_rows` + 1. `signal`, `background` and `threshold` (`capacity`) receive the
/// signal efficiency, the background efficiency (false-alarm probability) and the cut of each point, beginning with (0, 0,
/// infinity). `*auc`: the area under the curve. The time is proportional to `n_rows`. Thread safe.
///
/// Errors: `SHAPE` (`capacity` below `n_rows` + 1), `NOT_FINITE` (a score that is NaN, a label or weight that is not finite),
/// `DATA` (another label, a class without weight above 0), `ARGUMENT` (`row_stride`, `weighted`, more than 2^32 rows), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `rows` points to (n_rows − 1) * row_stride + 2 (with weights 3) values; the three arrays to `capacity` values that may be
/// written; `points` and `auc` may be written, too.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_roc(
    rows: *const f32,
    n_rows: usize,
    row_stride: usize,
    weighted: i32,
    signal: *mut f64,
    background: *mut f64,
    threshold: *mut f64,
    capacity: usize,
    points: *mut usize,
    auc: *mut f64,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let (points, auc) = (Out::new("points", points)?, Out::new("auc", auc)?);
        let weighted = super::options::truth("weighted", weighted)?;
        if capacity <= n_rows {
            return Err(Error::shape(
                "capacity",
                capacity,
                format!("{}, one more than rows", n_rows.saturating_add(1)),
            ));
        }
        let (rows, stride) =
            arguments::matrix("rows", rows, n_rows, if weighted { 3 } else { 2 }, row_stride)?;
        let row = |i: usize| {
            let row = &rows[i * stride..];
            [row[0], row[1], if weighted { row[2] } else { 1.0 }]
        };
        let curve = RocCurve::of(n_rows, row)?;
        let copy = |name, to: *mut f64, from: &[f64]| -> Result<()> {
            arguments::slice_mut(name, to, from.len())?.copy_from_slice(from);
            Ok(())
        };
        copy("signal", signal, &curve.signal)?;
        copy("background", background, &curve.background)?;
        copy("threshold", threshold, &curve.threshold)?;
        points.write(curve.signal.len());
        auc.write(curve.auc());
        Ok(())
    })
}
