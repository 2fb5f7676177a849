//! Tensors of a network's parameters.

use super::arguments::{self, Out};
use super::handles::rootgrad_network_t;
use super::network::get;
use super::{fence, rootgrad_status_t};
use crate::arena::Span;
use crate::error::{Error, Result};
use crate::models::Network;
use std::ffi::c_char;

/// Writes to `*out` the number of tensors of the network's parameters. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_tensor_count(
    network: *const rootgrad_network_t,
    out: *mut usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::new("out", out)?;
        let count = get(network)?.current.load().layout().tensors().len();
        // SAFETY: this function's contract.
        unsafe { out.write(count) };
        Ok(())
    })
}

/// Describes tensor `index` (counted from 0) of the network's parameters, which are stored one after the other without gaps.
///
/// `name`, `capacity` and `*length` as for `rootgrad_network_column`: `layers.0.weight`. `*offset`: index of its first number
/// among the parameters. `*is_state`: 1 for a state, which is not trained but follows the batches (batch norm's statistics),
/// else 0. (Either may be NULL.) Thread safe.
///
/// Errors: `ARGUMENT` (no such tensor), `HANDLE`, `NULL_POINTER` (`length`).
///
/// # Safety
/// `name`, unless NULL, points to `capacity` bytes that may be written; so may `length` and, unless NULL, `offset` and `is_state`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_tensor(
    network: *const rootgrad_network_t,
    index: usize,
    name: *mut c_char,
    capacity: usize,
    length: *mut usize,
    offset: *mut usize,
    is_state: *mut i32,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let length = Out::new("length", length)?;
        let (offset, is_state) =
            (Out::optional("offset", offset)?, Out::optional("is_state", is_state)?);
        let object = get(network)?;
        let network = object.current.load();
        let tensor = tensor(&network, index)?;
        arguments::copy_text(&tensor.name, name, capacity, &length);
        if let Some(offset) = offset {
            offset.write(tensor.offset);
        }
        if let Some(is_state) = is_state {
            is_state.write(network.layout().is_state(index).into());
        }
        Ok(())
    })
}

/// Writes the sizes of tensor `index`: their number to `*n`, and at most `capacity` of them to `sizes`. Thread safe.
///
/// Errors: `ARGUMENT` (no such tensor), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `sizes` points to `capacity` values that may be written; `n` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_tensor_sizes(
    network: *const rootgrad_network_t,
    index: usize,
    sizes: *mut usize,
    capacity: usize,
    n: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let n = Out::new("n", n)?;
        let to = arguments::slice_mut("sizes", sizes, capacity)?;
        let object = get(network)?;
        let network = object.current.load();
        let tensor = tensor(&network, index)?;
        n.write(tensor.shape.len());
        to.iter_mut().zip(&tensor.shape).for_each(|(to, &size)| *to = size);
        Ok(())
    })
}

fn tensor(network: &Network, index: usize) -> Result<&Span> {
    let tensors = network.layout().tensors();
    let wanted = || format!("less than {}, the number of tensors", tensors.len());
    tensors.get(index).ok_or_else(|| Error::argument("index", index, wanted()))
}
