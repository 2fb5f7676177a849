//! Properties of a network: sizes, columns, parameters.

use super::arguments::{self, Out};
use super::handles::rootgrad_network_t;
use super::network::get;
use super::{codes, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::models::{Loss, Network};
use std::ffi::c_char;

/// Writes a number that `of` reads from the network to `*out`.
///
/// # Safety
/// `out`, unless null, is valid for writing.
unsafe fn read<T>(
    network: *const rootgrad_network_t,
    out: *mut T,
    of: impl FnOnce(&Network) -> T,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("out", out)?;
        let value = of(&get(network)?.current.load());
        // SAFETY: the caller's promise.
        unsafe { out.write(value) };
        Ok(())
    })
}

/// Writes to `*out` the number of features F of a row; 0 for a table network before its first fit. Thread safe. Errors: `HANDLE`,
/// `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_features(
    network: *const rootgrad_network_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(network, out, Network::features) }
}

/// Writes to `*out` the number of outputs K of a row; 0 for a table network before its first fit. Thread safe. Errors: `HANDLE`,
/// `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_outputs(
    network: *const rootgrad_network_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(network, out, Network::outputs) }
}

/// Writes a readable table of the network to `buffer`: inputs, layers with the shapes of their parameters, outputs, sizes. At
/// most `capacity` bytes of it are written, including the terminating NUL, and its length without the NUL to `*length`. Thread
/// safe.
///
/// Errors: `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `buffer`, unless NULL, points to `capacity` bytes that may be written; `length` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_summary(
    network: *const rootgrad_network_t,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let length = Out::new("length", length)?;
        let summary = get(network)?.snapshot().summary();
        // SAFETY: this function's contract.
        unsafe { arguments::copy_text(&summary, buffer, capacity, &length) };
        Ok(())
    })
}

/// Writes to `*loss` the `rootgrad_loss` of the network's last fit, `ROOTGRAD_LOSS_AUTO` before the first fit. `*huber_delta`
/// (may be NULL): the Huber loss's delta, 0 for the others. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `loss`, and `huber_delta` unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_loss(
    network: *const rootgrad_network_t,
    loss: *mut i32,
    huber_delta: *mut f32,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("loss", loss)?;
        let fitted = get(network)?.current.load().loss();
        // SAFETY: this function's contract.
        unsafe {
            out.write(codes::loss_code(fitted) as i32);
            if !huber_delta.is_null() {
                let delta = if let Some(Loss::Huber(delta)) = fitted { delta } else { 0.0 };
                Out::new("huber_delta", huber_delta)?.write(delta);
            }
        }
        Ok(())
    })
}

/// Writes to `*out` the number of feature columns of the network's last fit; 0 before the first fit. (An array column has several
/// features.) Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_column_count(
    network: *const rootgrad_network_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(network, out, |network| network.columns().len()) }
}

/// Describes column `index` (counted from 0) of the network's last fit.
///
/// `*length`: number of bytes of its name (UTF-8) without the terminating NUL. `name` receives the name, NUL-terminated and cut
/// to `capacity` bytes if necessary; it may be NULL (to get the length first). `*width`: number of features of the column in a
/// row. Thread safe.
///
/// Errors: `ARGUMENT` (no such column), `HANDLE`, `NULL_POINTER` (`length` or `width`).
///
/// # Safety
/// `name`, unless NULL, points to `capacity` bytes that may be written; so may `length` and `width`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_column(
    network: *const rootgrad_network_t,
    index: usize,
    name: *mut c_char,
    capacity: usize,
    length: *mut usize,
    width: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let (length, width) = (Out::new("length", length)?, Out::new("width", width)?);
        let object = get(network)?;
        let network = object.current.load();
        let column = network.columns().get(index).ok_or_else(|| {
            Error::argument(
                "index",
                index,
                format!("less than {}, the number of columns", network.columns().len()),
            )
        })?;
        arguments::copy_text(&column.name, name, capacity, &length);
        width.write(column.width);
        Ok(())
    })
}

/// Writes to `*out` the number of targets of the network's last fit: 1, or K for a regression of K values; 0 before the first
/// fit. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_target_count(
    network: *const rootgrad_network_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(network, out, |network| network.target_names().len()) }
}

/// Writes the name of target `index` (counted from 0) of the network's last fit: `name`, `capacity` and `*length` as for
/// `rootgrad_network_column`. Thread safe.
///
/// Errors: `ARGUMENT` (no such target), `HANDLE`, `NULL_POINTER` (`length`).
///
/// # Safety
/// `name`, unless NULL, points to `capacity` bytes that may be written; so may `length`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_target(
    network: *const rootgrad_network_t,
    index: usize,
    name: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let length = Out::new("length", length)?;
        let object = get(network)?;
        let network = object.current.load();
        let names = network.target_names();
        let target = names.get(index).ok_or_else(|| {
            Error::argument(
                "index",
                index,
                format!("less than {}, the number of targets", names.len()),
            )
        })?;
        arguments::copy_text(target, name, capacity, &length);
        Ok(())
    })
}

/// Writes to `*out` the number of parameters P. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_parameter_count(
    network: *const rootgrad_network_t,
    out: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { read(network, out, |network| network.parameters().len()) }
}

/// Copies the parameters to `out`: for each layer, beginning with the first, the weights (inputs, outputs) row-major, then the
/// biases (outputs). They act on standardised features (and, in a regression, give the standardised target).
///
/// `count` must be P of `rootgrad_network_parameter_count`. Thread safe.
///
/// Errors: `SHAPE` (another count), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` points to `count` values that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_parameters(
    network: *const rootgrad_network_t,
    out: *mut f32,
    count: usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let object = get(network)?;
        let network = object.current.load();
        check_count("out", count, network.parameters().len())?;
        // SAFETY: this function's contract.
        unsafe { arguments::slice_mut("out", out, count) }?.copy_from_slice(network.parameters());
        Ok(())
    })
}

/// Overwrites the parameters, in the order of `rootgrad_network_parameters`. Thread safe; predictors keep their
/// snapshots.
///
/// Errors: `SHAPE` (`count` is not P), `NOT_FINITE`, `BUSY` (in training), `MEMORY`, `HANDLE`, `NULL_POINTER`. After an error the
/// network is unchanged.
///
/// # Safety
/// `values` points to `count` values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_set_parameters(
    network: *mut rootgrad_network_t,
    values: *const f32,
    count: usize,
) -> rootgrad_status_t {
    fence::roomy(|| {
        // SAFETY: this function's contract.
        let values = unsafe { arguments::slice("values", values, count) }?;
        get(network)?.change(|network| {
            check_count("values", count, network.parameters().len())?;
            if let Some(row) = values.iter().position(|value| !value.is_finite()) {
                let column = "parameters".to_owned();
                return Err(Error::NotFinite { column, row, value: values[row].into() });
            }
            network.parameters_mut().copy_from_slice(values);
            Ok(())
        })
    })
}

/// Copies a part from another network: each tensor named `part`, or with `part` before a point (`conv` for `conv.weight`), from
/// the tensor with the same name there. A network that was not fitted yet also copies the other's standardisation of the inputs,
/// if the other has as many inputs. Thread safe; predictors keep their snapshots.
///
/// Errors: `ARGUMENT` (no such part in one of the networks), `SHAPE` (a tensor of another shape there), `BUSY` (in training),
/// `MEMORY`, `HANDLE`, `NULL_POINTER`. After an error the network is unchanged.
///
/// # Safety
/// `part` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_take_part(
    network: *mut rootgrad_network_t,
    other: *const rootgrad_network_t,
    part: *const c_char,
) -> rootgrad_status_t {
    fence::roomy(|| {
        // SAFETY: this function's contract.
        let part = unsafe { arguments::text("part", part) }?;
        let other = get(other)?.snapshot();
        get(network)?.change(|network| network.take_part(&other, part))
    })
}

fn check_count(name: &str, got: usize, parameters: usize) -> Result<()> {
    if got == parameters {
        return Ok(());
    }
    Err(Error::shape(name, format!("({got})"), format!("the network's parameters, ({parameters})")))
}
