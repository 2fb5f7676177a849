//! Ensembles: several networks as one.

use std::ffi::c_char;
use std::path::PathBuf;

use super::arguments::{self, Out};
use super::codes::Decode;
use super::handles::{self, Guard, make, object, rootgrad_ensemble_t, rootgrad_network_t};
use super::network::{self, NetworkObject, check_rows_of};
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::evaluate::fold_of;
use crate::memory;
use crate::models::Output;
use crate::selection::Ensemble;

object!(Ensemble => rootgrad_ensemble_t);

fn get(ensemble: *const rootgrad_ensemble_t) -> Result<Guard<Ensemble>> {
    handles::get::<Ensemble>(ensemble, "ensemble")
}

/// Writes to `*out` the fold, from 0 to `folds` - 1, of the event with this id: `n` integers such as run and event number (for
/// unsigned ones the same bits). The fold depends only on them, `folds` and `seed`, not on other events, the machine or the
/// language. Thread safe.
///
/// Errors: `ARGUMENT` (`folds` is 0, an empty id), `NULL_POINTER`.
///
/// # Safety
/// `id` points to `n` values; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_fold_of(
    id: *const i64,
    n: usize,
    folds: u32,
    seed: u64,
    out: *mut u32,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let out = Out::new("out", out)?;
        if folds == 0 {
            return Err(Error::argument("folds", 0, "at least 1"));
        }
        if n == 0 {
            return Err(Error::argument("n", 0, "at least 1 number of an id"));
        }
        // (Signed and unsigned integers have the same layout.)
        out.write(fold_of(arguments::slice("id", id.cast::<u64>(), n)?, folds, seed));
        Ok(())
    })
}

/// Creates an ensemble of copies of `n` networks that have the same inputs, outputs and columns.
///
/// `*out` must be freed by `rootgrad_ensemble_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (no networks, or networks that differ), `SHAPE` (in inputs or outputs), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `networks` points to `n` handles; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_new(
    networks: *const *const rootgrad_network_t,
    n: usize,
    out: *mut *mut rootgrad_ensemble_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        make(out, || {
            let handles = arguments::slice("networks", networks, n)?;
            let mut networks = memory::with_capacity(n, "the networks of an ensemble")?;
            for &handle in handles {
                networks.push(network::get(handle)?.snapshot().try_clone()?);
            }
            Ensemble::new(networks)
        })
    })
}

/// Reads the files that `rootgrad_ensemble_save` wrote under `path`.
///
/// `*out` must be freed by `rootgrad_ensemble_free`; NULL on failure. Thread safe.
///
/// Errors: `IO`, `FORMAT` (files that are damaged, or do not belong together), `VERSION`, `ARGUMENT`, `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `path` is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_load(
    path: *const c_char,
    out: *mut *mut rootgrad_ensemble_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe { make(out, || Ensemble::load(path_of(path)?)) })
}

/// Writes a file for each network: `path`.0.safetensors, `path`.1.safetensors, … Each file is written completely or not at all,
/// and is a normal network file. Thread safe.
///
/// Errors: `IO`, `ARGUMENT` (an empty path), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `path` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_save(
    ensemble: *const rootgrad_ensemble_t,
    path: *const c_char,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| get(ensemble)?.save(unsafe { path_of(path) }?))
}

/// # Safety
/// `path` is NUL-terminated.
unsafe fn path_of(path: *const c_char) -> Result<PathBuf> {
    // SAFETY: the caller's promise.
    unsafe { arguments::path("path", path) }
}

/// Frees an ensemble; NULL is allowed. Thread safe. Errors: `HANDLE` (already freed, of another type, or not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_ensemble_free(ensemble: *mut rootgrad_ensemble_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<Ensemble>(ensemble, "ensemble"))
}

/// Writes the number of networks to `*networks`, their inputs F to `*features`, and their outputs K to `*outputs`. Each may be
/// NULL. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `networks`, `features` and `outputs`, unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_size(
    ensemble: *const rootgrad_ensemble_t,
    networks: *mut usize,
    features: *mut usize,
    outputs: *mut usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let ensemble = get(ensemble)?;
        let sizes = [ensemble.networks().len(), ensemble.features(), ensemble.outputs()];
        let places = [("networks", networks), ("features", features), ("outputs", outputs)];
        for ((name, place), size) in places.into_iter().zip(sizes) {
            if let Some(out) = Out::optional(name, place)? {
                // SAFETY: this function's contract.
                unsafe { out.write(size) };
            }
        }
        Ok(())
    })
}

/// Creates a copy of the network at `index`, counted from 0.
///
/// `*out` must be freed by `rootgrad_network_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (no such network), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_network(
    ensemble: *const rootgrad_ensemble_t,
    index: usize,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let ensemble = get(ensemble)?;
            let networks = ensemble.networks();
            let network = networks.get(index).ok_or_else(|| {
                Error::argument(
                    "index",
                    index,
                    format!("less than {}, the number of networks", networks.len()),
                )
            })?;
            network.try_clone().map(NetworkObject::new)
        })
    })
}

/// Describes the folds of the ensemble. `*columns`: number of columns of an id, 0 for networks that are not of folds by id;
/// `*seed` (may be NULL): random seed of the folds. Network i was not trained on the events whose `rootgrad_fold_of` is i. Thread
/// safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `columns`, and `seed` unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_folds(
    ensemble: *const rootgrad_ensemble_t,
    columns: *mut usize,
    seed: *mut u64,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let (columns, seed) = (Out::new("columns", columns)?, Out::optional("seed", seed)?);
        let ensemble = get(ensemble)?;
        columns.write(ensemble.folds().map_or(0, |folds| folds.columns.len()));
        if let Some(seed) = seed {
            seed.write(ensemble.folds().map_or(0, |folds| folds.seed));
        }
        Ok(())
    })
}

/// Writes the name of column `index`, counted from 0, of an event's id to `buffer`: at most `capacity` bytes including the
/// terminating NUL. `*length` receives its length without the NUL. Thread safe.
///
/// Errors: `ARGUMENT` (no such column), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `buffer`, unless NULL, points to `capacity` bytes that may be written; `length` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_id_column(
    ensemble: *const rootgrad_ensemble_t,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let length = Out::new("length", length)?;
        let ensemble = get(ensemble)?;
        let columns = ensemble.folds().map_or(&[][..], |folds| &folds.columns);
        let column = columns.get(index).ok_or_else(|| {
            Error::argument(
                "index",
                index,
                format!("less than {}, the number of columns", columns.len()),
            )
        })?;
        arguments::copy_text(column, buffer, capacity, &length);
        Ok(())
    })
}

/// Computes the mean of the networks' outputs, `mean` (`rows`, K), and, unless `spread` is NULL, their sample standard deviation
/// over the networks. `x`, strides and `output` are as for `rootgrad_network_predict`; with probabilities as output, the
/// probabilities are averaged, not the logits. Thread safe.
///
/// Errors: `SHAPE`, `ARGUMENT` (also memory that overlaps), `DATA` (a number overflows), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `x` points to (rows − 1) * row_stride + features values; `mean`, and `spread` unless NULL, to `out_len` values that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_predict(
    ensemble: *const rootgrad_ensemble_t,
    x: *const f32,
    rows: usize,
    features: usize,
    row_stride: usize,
    mean: *mut f32,
    spread: *mut f32,
    out_len: usize,
    output: i32,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let output = Output::decode(output)?;
        let ensemble = get(ensemble)?;
        let sizes = (ensemble.features(), ensemble.outputs());
        let (x, stride, mean) =
            check_rows_of(sizes, "mean", x, rows, features, row_stride, mean, out_len)?;
        let mut own = Vec::new();
        let spread = match spread.is_null() {
            true => {
                own = memory::zeros(out_len, "the spread of an ensemble")?;
                &mut own[..]
            }
            false => {
                arguments::check_apart(
                    ("x", x.as_ptr(), x.len()),
                    ("spread", spread.cast_const(), out_len),
                )?;
                arguments::check_apart(
                    ("mean", mean.as_ptr(), mean.len()),
                    ("spread", spread.cast_const(), out_len),
                )?;
                arguments::slice_mut("spread", spread, out_len)?
            }
        };
        let done = ensemble.predict_mean_and_spread(x, stride, mean, spread, output);
        drop(own);
        done
    })
}

/// Computes for each row the output of the network that was not trained on the event with its id: `ids` (`rows`, columns of an
/// id), row by row; `out` (`rows`, K). Thread safe.
///
/// Errors: `ARGUMENT` (an ensemble that is not of folds by id, memory that overlaps), `SHAPE`, `DATA` (a number overflows), `MEMORY`, `HANDLE`,
/// `NULL_POINTER`.
///
/// # Safety
/// `x` points to (rows − 1) * row_stride + features values, `ids` to rows times the columns of an id; `out` to `out_len` values that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_ensemble_predict_held_out(
    ensemble: *const rootgrad_ensemble_t,
    x: *const f32,
    rows: usize,
    features: usize,
    row_stride: usize,
    ids: *const i64,
    out: *mut f32,
    out_len: usize,
    output: i32,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let output = Output::decode(output)?;
        let ensemble = get(ensemble)?;
        let sizes = (ensemble.features(), ensemble.outputs());
        let (x, stride, out) =
            check_rows_of(sizes, "out", x, rows, features, row_stride, out, out_len)?;
        let columns = ensemble.folds().map_or(0, |folds| folds.columns.len());
        let (ids, _) = arguments::matrix("ids", ids, rows, columns, 0)?;
        let output_of = ("out", out.as_ptr(), out.len());
        arguments::check_apart(("ids", ids.as_ptr(), ids.len()), output_of)?;
        let columns = columns_of(ids, rows, columns)?;
        let columns: Vec<&[i64]> = columns.iter().map(Vec::as_slice).collect();
        ensemble.held_out_predict(x, stride, &columns, out, output)
    })
}

/// Converts rows (N, C) to C columns of N values.
pub(super) fn columns_of(ids: &[i64], rows: usize, columns: usize) -> Result<Vec<Vec<i64>>> {
    let mut all = Vec::new();
    for column in 0..columns {
        let mut values = memory::with_capacity(rows, "the columns of an id")?;
        values.extend(ids.iter().skip(column).step_by(columns).take(rows));
        all.push(values);
    }
    Ok(all)
}
