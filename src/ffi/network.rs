//! Networks.

use super::handles::{self, Guard, make, object, rootgrad_network_t};
use super::shared::Shared;
use super::{arguments, codes::Decode, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::models::{Network, Output};
use std::ffi::c_char;

/// Object behind a `rootgrad_network_t`.
pub(super) type NetworkObject = Shared<Network>;

object!(NetworkObject => rootgrad_network_t);

#[inline]
pub(super) fn get(network: *const rootgrad_network_t) -> Result<Guard<NetworkObject>> {
    handles::get::<NetworkObject>(network, "network")
}

/// Frees a network; NULL is allowed. A running fit or prediction in another thread finishes first; predictors keep their
/// snapshots. Thread safe.
///
/// Errors: `HANDLE` (already freed, of another type, or not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_network_free(network: *mut rootgrad_network_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<NetworkObject>(network, "network"))
}

/// Creates a second network with the current contents of the first: parameters, standardisation, column names.
///
/// `*out` must be freed by `rootgrad_network_free`; NULL on failure. Thread safe, also while `network` is in training.
///
/// Errors: `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_clone(
    network: *const rootgrad_network_t,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || get(network)?.snapshot().try_clone().map(NetworkObject::new))
    })
}

/// Creates a network whose outputs are the standard deviations of the members' predictions, for a network that ends in
/// `mean_of_members`. For a classifier the predictions are probabilities, for a regression values in the target's units. The new
/// network has the current parameters, columns and standardisation of `network`.
///
/// `*out` must be freed by `rootgrad_network_free`; NULL on failure. Thread safe, also while `network` is in training.
///
/// Errors: `ARGUMENT` (a network without members, a table network before its first fit), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_spread(
    network: *const rootgrad_network_t,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        make(out, || get(network)?.snapshot().spread().map(NetworkObject::new))
    })
}

/// Writes the network to a file (safetensors with metadata), completely or not at all: it is written under a temporary name
/// beside `path`, synced and renamed.
///
/// `path`: the file's name, NUL-terminated. Thread safe, also while `network` is in training (it then writes the network as of
/// the last finished fit).
///
/// Errors: `IO` (no such directory, no permission, disk full), `MEMORY`, `HANDLE`, `NULL_POINTER`, `ARGUMENT` (empty path, a
/// table network before its first fit).
///
/// # Safety
/// `path` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_save(
    network: *const rootgrad_network_t,
    path: *const c_char,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| get(network)?.snapshot().save(unsafe { arguments::path("path", path) }?))
}

/// Reads a network from a file that `rootgrad_network_save` wrote.
///
/// `*out` must be freed by `rootgrad_network_free`; NULL on failure, also if the file is incomplete. Thread safe.
///
/// Errors: `IO` (cannot be read), `FORMAT` (truncated, of another format, wrong shapes, not finite), `VERSION`
/// (written by a newer rootgrad), `NULL_POINTER`, `ARGUMENT` (empty path).
///
/// # Safety
/// `path` is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_load(
    path: *const c_char,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || Network::load(arguments::path("path", path)?).map(NetworkObject::new))
    })
}

/// Evaluates the network on rows.
///
/// `x`: (`rows`, `features`) of finite 32-bit floats in the units of the training data; row i begins at
/// `x + i * row_stride`, with `row_stride` in floats, at least `features`, or 0 for rows without gaps. `out`:
/// (`rows`, K) row-major, `out_len` = `rows` * K floats. `output`: a `rootgrad_output`. A row gives the same bits alone and in
/// any batch. NaN in a row gives NaN for that row. If finite numbers are so large that 32-bit floats overflow in the network,
/// that is an error which names the first such row and its column; `out` then still contains all rows.
///
/// Thread safe, lock-free and re-entrant, also while the network is in training (it then uses the network as of the last finished
/// fit). For a loop over single rows in several threads, a `rootgrad_predictor_t` for each thread is faster.
///
/// Errors: `SHAPE` (`features` is not F of the network, or `out_len` is not rows * K), `ARGUMENT` (`row_stride`, `output`, `x`
/// and `out` overlap, probabilities of a regression, a table network before its first fit), `DATA` (a number overflows),
/// `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `x` points to (rows − 1) * row_stride + features values, `out` to `out_len` values that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_predict(
    network: *const rootgrad_network_t,
    x: *const f32,
    rows: usize,
    features: usize,
    row_stride: usize,
    out: *mut f32,
    out_len: usize,
    output: i32,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let output = Output::decode(output)?;
        let object = get(network)?;
        let network = object.current.load();
        let (x, stride, out) = check_rows(&network, x, rows, features, row_stride, out, out_len)?;
        network.predict(x, stride, out, output)
    })
}

/// Converts the arguments of a prediction to slices.
///
/// # Safety
/// Same as for [`rootgrad_network_predict`].
#[inline]
pub(super) unsafe fn check_rows<'a>(
    network: &Network,
    x: *const f32,
    rows: usize,
    features: usize,
    row_stride: usize,
    out: *mut f32,
    out_len: usize,
) -> Result<(&'a [f32], usize, &'a mut [f32])> {
    network.check_fitted()?;
    let sizes = (network.features(), network.outputs());
    // SAFETY: the caller's promise.
    unsafe { check_rows_of(sizes, "out", x, rows, features, row_stride, out, out_len) }
}

/// Same as above for F features and K outputs; the outputs are named `name` in messages.
///
/// # Safety
/// Same as for [`rootgrad_network_predict`].
#[inline]
pub(super) unsafe fn check_rows_of<'a>(
    (wanted, outputs): (usize, usize),
    name: &'static str,
    x: *const f32,
    rows: usize,
    features: usize,
    row_stride: usize,
    out: *mut f32,
    out_len: usize,
) -> Result<(&'a [f32], usize, &'a mut [f32])> {
    if features != wanted {
        let wanted = format!("({rows}, {wanted}): the network has {wanted} features");
        return Err(Error::shape("x", format!("({rows}, {features})"), wanted));
    }
    if rows.checked_mul(outputs) != Some(out_len) {
        let wanted = format!("({rows}, {outputs}): {outputs} values a row");
        return Err(Error::shape(name, format!("{out_len} values"), wanted));
    }
    // SAFETY: the caller's promise; the slices do not overlap (checked before the second is made).
    unsafe {
        let (x, stride) = arguments::matrix("x", x, rows, features, row_stride)?;
        arguments::check_apart(("x", x.as_ptr(), x.len()), (name, out.cast_const(), out_len))?;
        Ok((x, stride, arguments::slice_mut(name, out, out_len)?))
    }
}
