//! Import of PyTorch's exported programs.

use super::handles::rootgrad_network_t;
use super::onnx::{imported, rootgrad_import_options_t};
use super::rootgrad_status_t;
use crate::models::Network;
use std::ffi::c_char;

/// Reads a program that PyTorch's `torch.export.save` wrote (`.pt2`, of PyTorch 2.9 or later) as a network, as
/// `rootgrad_network_import_onnx` reads an ONNX model. Pickled contents are not read. Its parameters are trained, its buffers
/// stay constant. Open sizes have PyTorch's names, such as `s77`, which error messages contain.
///
/// `path`: the file's name, NUL-terminated. `options`: NULL for none. `*out` must be freed by
/// `rootgrad_network_free`; NULL on failure. Thread safe.
///
/// Errors: `IO` (cannot be read), `FORMAT` (damaged; TorchScript or a pickle; an unknown operator, or a batch whose rows are not
/// computed independently and in the same way: the message names the node), `ARGUMENT` (a kind, a size), `MEMORY`,
/// `NULL_POINTER`.
///
/// # Safety
/// `path` is NUL-terminated; `options` is NULL or points to settings with NUL-terminated names and the stated numbers of values;
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_import_pt2(
    path: *const c_char,
    options: *const rootgrad_import_options_t,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { imported(path, options, out, Network::import_pt2) }
}
