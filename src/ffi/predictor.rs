//! Predictors: snapshots of a network for a hot loop.

use super::handles::{self, Guard, make, object, rootgrad_network_t, rootgrad_predictor_t};
use super::network::{NetworkObject, check_rows};
use super::{arguments::Out, codes::Decode, fence, rootgrad_status_t};
use crate::error::Result;
use crate::models::{Network, Output};
use std::sync::Arc;

/// A snapshot, and the kind of output.
pub(super) struct PredictorObject {
    network: Arc<Network>,
    output: Output,
}

object!(PredictorObject => rootgrad_predictor_t);

#[inline(always)]
fn get(predictor: *const rootgrad_predictor_t) -> Result<Guard<PredictorObject>> {
    handles::get::<PredictorObject>(predictor, "predictor")
}

/// Takes a snapshot of a network for predictions: later fits of `network`, and freeing it, do not affect the predictor.
///
/// `output`: a `rootgrad_output`, for all predictions. `*out` must be freed by `rootgrad_predictor_free`; NULL on failure. Thread
/// safe. For the fastest calls, create one for each thread (slot).
///
/// Errors: `ARGUMENT` (`output`; probabilities of a regression; a table network before its first fit), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_predictor_new(
    network: *const rootgrad_network_t,
    output: i32,
    out: *mut *mut rootgrad_predictor_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let output = Output::decode(output)?;
            let network = handles::get::<NetworkObject>(network, "network")?.snapshot();
            // probabilities of a regression are an error now, not at the first event
            network.predict(&[], network.features(), &mut [], output)?;
            Ok(PredictorObject { network, output })
        })
    })
}

/// Creates a second predictor with the same snapshot, for another thread. `*out` must be freed by `rootgrad_predictor_free`; NULL
/// on failure. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_predictor_clone(
    predictor: *const rootgrad_predictor_t,
    out: *mut *mut rootgrad_predictor_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let original = get(predictor)?;
            Ok(PredictorObject { network: Arc::clone(&original.network), output: original.output })
        })
    })
}

/// Frees a predictor; NULL is allowed. Thread safe. Errors: `HANDLE` (already freed, of another type, or
/// not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_predictor_free(
    predictor: *mut rootgrad_predictor_t,
) -> rootgrad_status_t {
    fence::call(|| handles::remove::<PredictorObject>(predictor, "predictor"))
}

/// Writes the features F of a row to `*features`, and the outputs K of a row to `*outputs` (either may be NULL). Thread safe.
/// Errors: `HANDLE`, `NULL_POINTER` (the predictor).
///
/// # Safety
/// `features` and `outputs`, unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_predictor_shape(
    predictor: *const rootgrad_predictor_t,
    features: *mut usize,
    outputs: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let predictor = get(predictor)?;
        for (name, out, value) in [
            ("features", features, predictor.network.features()),
            ("outputs", outputs, predictor.network.outputs()),
        ] {
            if !out.is_null() {
                Out::new(name, out)?.write(value);
            }
        }
        Ok(())
    })
}

/// Evaluates the snapshot on rows: arguments, bits and errors are those of `rootgrad_network_predict`; `output` is the one passed
/// to `rootgrad_predictor_new`.
///
/// Thread safe, lock-free and re-entrant; allocates nothing after a thread's first call. Calls on one predictor from several
/// threads are correct but share a counter; with one predictor per thread, the threads share nothing.
///
/// # Safety
/// Same as for `rootgrad_network_predict`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_predictor_predict(
    predictor: *const rootgrad_predictor_t,
    x: *const f32,
    rows: usize,
    features: usize,
    row_stride: usize,
    out: *mut f32,
    out_len: usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let predictor = get(predictor)?;
        let network = &*predictor.network;
        let (x, stride, out) = check_rows(network, x, rows, features, row_stride, out, out_len)?;
        network.predict(x, stride, out, predictor.output)
    })
}
