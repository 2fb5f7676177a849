//! Networks.

use super::handles::{self, Guard, Object, rootgrad_mlp_t};
use super::{arguments, enums, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::models::{Loss, Mlp, MlpConfig};
use arc_swap::ArcSwap;
use arguments::Out;
use std::ffi::c_char;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a `rootgrad_mlp_t` stands for: the network as of the last finished fit. A fit trains a copy and puts it here
/// at its end, so that predictions go on meanwhile, without a lock.
pub(super) struct MlpObject {
    current: ArcSwap<Mlp>,
    training: AtomicBool,
}

impl MlpObject {
    pub(super) fn new(mlp: Mlp) -> Self {
        MlpObject { current: ArcSwap::from_pointee(mlp), training: AtomicBool::new(false) }
    }

    /// The network as it is now.
    pub(super) fn snapshot(&self) -> Arc<Mlp> {
        self.current.load_full()
    }

    /// Changes the network by `change`, which sees a copy; nothing changes if it fails.
    ///
    /// # Errors
    /// `Busy` while another change is under way; what `change` returns.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut Mlp) -> Result<T>) -> Result<T> {
        struct Release<'a>(&'a AtomicBool);
        impl Drop for Release<'_> {
            fn drop(&mut self) {
                self.0.store(false, Ordering::Release);
            }
        }
        if self.training.swap(true, Ordering::Acquire) {
            return Err(Error::Busy {
                name: "the network".to_owned(),
                problem: "another thread is training it; wait for it, or train a clone".to_owned(),
            });
        }
        let _release = Release(&self.training);
        let mut copy = Mlp::clone(&self.current.load());
        let result = change(&mut copy)?;
        self.current.store(Arc::new(copy));
        Ok(result)
    }
}

#[inline]
fn get(mlp: *const rootgrad_mlp_t) -> Result<Guard<MlpObject>> {
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
                activation: enums::activation(activation)?,
                init: enums::init(init)?,
                seed,
            };
            Mlp::new(config).map(MlpObject::new)
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
/// Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_clone(
    mlp: *const rootgrad_mlp_t,
    out: *mut *mut rootgrad_mlp_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe { make(out, || Ok(MlpObject::new(Mlp::clone(&get(mlp)?.snapshot())))) })
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
        make(out, || Mlp::load(arguments::path("path", path)?).map(MlpObject::new))
    })
}

/// Leaves a number that `of` reads off the network in `*out`.
///
/// # Safety
/// `out`, unless null, is valid for writing.
unsafe fn read<T>(
    mlp: *const rootgrad_mlp_t,
    out: *mut T,
    of: impl FnOnce(&Mlp) -> T,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("out", out)?;
        let value = of(&get(mlp)?.current.load());
        // SAFETY: the caller's promise.
        unsafe { out.write(value) };
        Ok(())
    })
}

/// `*out`: the number of features F that a row has. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_features(
    mlp: *const rootgrad_mlp_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(mlp, out, Mlp::features) }
}

/// `*out`: the number of outputs K of a row. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_outputs(
    mlp: *const rootgrad_mlp_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(mlp, out, Mlp::outputs) }
}

/// `*out`: the activation, a `rootgrad_activation`. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_activation(
    mlp: *const rootgrad_mlp_t,
    out: *mut i32,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(mlp, out, |mlp| enums::activation_code(mlp.config().activation) as i32) }
}

/// `*loss`: the `rootgrad_loss` that the network was last fitted with, `ROOTGRAD_LOSS_AUTO` before the first fit.
/// `*huber_delta` (may be NULL): the Huber loss's delta, 0 for the others. Thread safe. Errors: `HANDLE`,
/// `NULL_POINTER`.
///
/// # Safety
/// `loss`, and `huber_delta` unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_loss(
    mlp: *const rootgrad_mlp_t,
    loss: *mut i32,
    huber_delta: *mut f32,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("loss", loss)?;
        let fitted = get(mlp)?.current.load().loss();
        // SAFETY: this function's contract.
        unsafe {
            out.write(enums::loss_code(fitted) as i32);
            if !huber_delta.is_null() {
                let delta = if let Some(Loss::Huber(delta)) = fitted { delta } else { 0.0 };
                Out::new("huber_delta", huber_delta)?.write(delta);
            }
        }
        Ok(())
    })
}

/// The layers' widths, features first, outputs last. `*n`: how many there are; as many as `capacity` allows are
/// copied to `widths`, which may be NULL if `capacity` is 0. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `widths` leads to `capacity` values that may be written; `n` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_widths(
    mlp: *const rootgrad_mlp_t,
    widths: *mut usize,
    capacity: usize,
    n: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let n = Out::new("n", n)?;
        let object = get(mlp)?;
        let mlp = object.current.load();
        let all = &mlp.config().widths;
        let count = capacity.min(all.len());
        arguments::slice_mut("widths", widths, count)?.copy_from_slice(&all[..count]);
        n.write(all.len());
        Ok(())
    })
}

/// `*out`: the number of feature columns the network was last fitted on; 0 before the first fit. (A column of an
/// array has several features.) Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_column_count(
    mlp: *const rootgrad_mlp_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(mlp, out, |mlp| mlp.columns().len()) }
}

/// Column `index` (counted from 0) of those the network was last fitted on.
///
/// `*length`: bytes of its name (UTF-8) without the terminating NUL; the name itself, NUL-terminated and cut to
/// `capacity` bytes if need be, goes to `name`, which may be NULL (to ask for the length first). `*width`: how many
/// features the column has in a row. Thread safe.
///
/// Errors: `ARGUMENT` (no such column), `HANDLE`, `NULL_POINTER` (`length` or `width`).
///
/// # Safety
/// `name`, unless NULL, leads to `capacity` bytes that may be written; so may `length` and `width`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_column(
    mlp: *const rootgrad_mlp_t,
    index: usize,
    name: *mut c_char,
    capacity: usize,
    length: *mut usize,
    width: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let (length, width) = (Out::new("length", length)?, Out::new("width", width)?);
        let object = get(mlp)?;
        let mlp = object.current.load();
        let column = mlp.columns().get(index).ok_or_else(|| {
            Error::argument("index", index, format!("less than {} columns", mlp.columns().len()))
        })?;
        arguments::copy_text(&column.name, name, capacity, &length);
        width.write(column.width);
        Ok(())
    })
}

/// `*out`: the number of parameters P. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_parameter_count(
    mlp: *const rootgrad_mlp_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(mlp, out, |mlp| mlp.parameters().len()) }
}

/// Copies the parameters out: for each layer from the first, the weights (inputs, outputs) row-major, then the
/// biases (outputs). They act on standardised features (and, in a regression, give the standardised target).
///
/// `count` must be P of `rootgrad_mlp_parameter_count`. Thread safe.
///
/// Errors: `SHAPE` (another count), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` leads to `count` values that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_parameters(
    mlp: *const rootgrad_mlp_t,
    out: *mut f32,
    count: usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let object = get(mlp)?;
        let mlp = object.current.load();
        check_count("out", count, mlp.parameters().len())?;
        // SAFETY: this function's contract.
        unsafe { arguments::slice_mut("out", out, count) }?.copy_from_slice(mlp.parameters());
        Ok(())
    })
}

/// Overwrites the parameters, in the order of `rootgrad_mlp_parameters`. Thread safe; predictors keep their
/// snapshots.
///
/// Errors: `SHAPE` (`count` is not P), `NOT_FINITE`, `BUSY` (in training), `HANDLE`, `NULL_POINTER`. The network is
/// unchanged then.
///
/// # Safety
/// `values` leads to `count` values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mlp_set_parameters(
    mlp: *mut rootgrad_mlp_t,
    values: *const f32,
    count: usize,
) -> rootgrad_status_t {
    fence::call(|| {
        // SAFETY: this function's contract.
        let values = unsafe { arguments::slice("values", values, count) }?;
        get(mlp)?.change(|mlp| {
            check_count("values", count, mlp.parameters().len())?;
            if let Some(row) = values.iter().position(|value| !value.is_finite()) {
                let column = "parameters".to_owned();
                return Err(Error::NotFinite { column, row, value: values[row].into() });
            }
            mlp.parameters_mut().copy_from_slice(values);
            Ok(())
        })
    })
}

fn check_count(name: &str, got: usize, parameters: usize) -> Result<()> {
    if got == parameters {
        return Ok(());
    }
    Err(Error::shape(name, format!("({got})"), format!("the network's parameters, ({parameters})")))
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
        let output = enums::output(output)?;
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
    mlp: &Mlp,
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
