//! Networks.

use super::handles::{self, Guard, Object, rootgrad_mlp_t};
use super::shared::Shared;
use super::{arguments, enums, enums::Decode, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::kernels::Activation;
use crate::models::{MlpConfig, Network, Output};
use arguments::Out;
use std::ffi::c_char;

/// What a `rootgrad_mlp_t` stands for.
pub(super) type MlpObject = Shared<Network>;

#[inline]
pub(super) fn get(mlp: *const rootgrad_mlp_t) -> Result<Guard<MlpObject>> {
    handles::get::<MlpObject>(mlp, "mlp")
}

/// Puts a new object's handle in `*out`, which is NULL until then.
///
/// # Safety
/// `out`, unless null, is valid for writing.
pub(super) unsafe fn make<T: Object>(
    out: *mut *mut T::Handle,
    object: impl FnOnce() -> Result<T>,
) -> Result<()> {
    let out = Out::new("out", out)?;
    // SAFETY: the caller's promise.
    unsafe {
        out.write(std::ptr::null_mut());
        out.write(handles::insert(object()?)?);
    }
    Ok(())
}

/// Makes a network of fully connected layers and initialises it.
///
/// `widths[0 … n_widths − 1]`: the number of features, the width of each hidden layer, the number of outputs (1: one
/// logit or one value; K > 1: K classes or K values); at least two, none 0. `activation`: a `rootgrad_activation`, of
/// all layers but the last. `init`: a `rootgrad_init`. The same `seed` gives the same bits on every machine.
///
/// `*out` is the new network, to be freed by `rootgrad_mlp_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (a width, an enumeration's number, more parameters than memory), `NULL_POINTER`.
///
/// # Safety
/// `widths` leads to `n_widths` values; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_new(
    widths: *const usize,
    n_widths: usize,
    activation: i32,
    init: i32,
    seed: u64,
    out: *mut *mut rootgrad_mlp_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let config = MlpConfig {
                widths: arguments::slice("widths", widths, n_widths)?.to_vec(),
                activation: Activation::decode(activation)?,
                init: enums::init(init)?,
                seed,
            };
            Network::new(config).map(MlpObject::new)
        })
    })
}

/// Frees a network; NULL is nothing to free. A fit or a prediction under way in another thread finishes first;
/// predictors keep their snapshots. Thread safe.
///
/// Errors: `HANDLE` (freed already, of another type, or none of ours).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_mlp_free(mlp: *mut rootgrad_mlp_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<MlpObject>(mlp, "mlp"))
}

/// Makes a second network with everything the first has now: parameters, standardisation, column names.
///
/// `*out` is to be freed by `rootgrad_mlp_free`; NULL on failure. Thread safe, also while `mlp` is in training.
///
/// Errors: `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_clone(
    mlp: *const rootgrad_mlp_t,
    out: *mut *mut rootgrad_mlp_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe { make(out, || get(mlp)?.snapshot().try_clone().map(MlpObject::new)) })
}

/// Writes the network to a file (safetensors with metadata). The file appears whole or not at all: it is written
/// under a temporary name beside `path`, synced and renamed.
///
/// `path`: the file's name, NUL-terminated. Thread safe, also while `mlp` is in training (the network as of the last
/// finished fit is written).
///
/// Errors: `IO` (no such directory, no permission, disk full), `HANDLE`, `NULL_POINTER`, `ARGUMENT` (empty path).
///
/// # Safety
/// `path` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_save(
    mlp: *const rootgrad_mlp_t,
    path: *const c_char,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| get(mlp)?.snapshot().save(unsafe { arguments::path("path", path) }?))
}

/// Reads a network from a file that `rootgrad_mlp_save` wrote.
///
/// `*out` is to be freed by `rootgrad_mlp_free`; NULL on failure: there is no half-loaded network. Thread safe.
///
/// Errors: `IO` (cannot be read), `FORMAT` (truncated, of another format, wrong shapes, not finite), `VERSION`
/// (written by a newer rootgrad), `NULL_POINTER`, `ARGUMENT` (empty path).
///
/// # Safety
/// `path` is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_load(
    path: *const c_char,
    out: *mut *mut rootgrad_mlp_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || Network::load(arguments::path("path", path)?).map(MlpObject::new))
    })
}

/// Evaluates the network on rows.
///
/// `x`: (`rows`, `features`) of finite 32-bit floats in the units of the training data; row i begins at
/// `x + i * row_stride`, with `row_stride` in floats, at least `features`, or 0 for rows without gaps. `out`:
/// (`rows`, K) row-major, `out_len` = `rows` * K floats. `output`: a `rootgrad_output`. A row gives the same bits
/// alone and in any batch. NaN in a row gives NaN for that row.
///
/// Thread safe, lock-free and re-entrant, also while the network is in training (it is then the network as of the
/// last finished fit). In a loop over single rows in several threads, a `rootgrad_predictor_t` for each is faster.
///
/// Errors: `SHAPE` (`features` is not F of the network, or `out_len` is not rows * K), `ARGUMENT` (`row_stride`,
/// `output`, `x` and `out` overlap, probabilities of a regression), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `x` leads to (rows − 1) * row_stride + features values, `out` to `out_len` values that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_predict(
    mlp: *const rootgrad_mlp_t,
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
        let object = get(mlp)?;
        let mlp = object.current.load();
        let (x, stride, out) = check_rows(&mlp, x, rows, features, row_stride, out, out_len)?;
        mlp.predict(x, stride, out, output)
    })
}

/// The arguments of a prediction as slices.
///
/// # Safety
/// As of [`rootgrad_mlp_predict`].
#[inline]
pub(super) unsafe fn check_rows<'a>(
    mlp: &Network,
    x: *const f32,
    rows: usize,
    features: usize,
    row_stride: usize,
    out: *mut f32,
    out_len: usize,
) -> Result<(&'a [f32], usize, &'a mut [f32])> {
    let (wanted, outputs) = (mlp.features(), mlp.outputs());
    if features != wanted {
        let wanted = format!("({rows}, {wanted}): the network has {wanted} features");
        return Err(Error::shape("x", format!("({rows}, {features})"), wanted));
    }
    if rows.checked_mul(outputs) != Some(out_len) {
        let wanted = format!("({rows}, {outputs}): {outputs} values a row");
        return Err(Error::shape("out", format!("{out_len} values"), wanted));
    }
    // SAFETY: the caller's promise; the slices do not overlap (checked before the second is made).
    unsafe {
        let (x, stride) = arguments::matrix("x", x, rows, features, row_stride)?;
        arguments::check_apart(("x", x), ("out", out, out_len))?;
        Ok((x, stride, arguments::slice_mut("out", out, out_len)?))
    }
}
