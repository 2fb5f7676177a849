//! Networks as headers of C++.

use super::handles::rootgrad_network_t;
use super::network::get;
use super::{arguments, fence, rootgrad_status_t};
use std::ffi::c_char;

/// Writes the network as a header of C++17 that stands alone: weights, standardisation and all that is computed are in it, and no library
/// is needed to use it. In the namespace `name` its `predict(x, n, y)` gives the bits of `rootgrad_network_predict`, of one row or many,
/// on any processor, without an allocation or a lock; a comment at its top says what it holds and how it is called. The file appears whole
/// or not at all.
///
/// `path`: the file's name, `name`: the namespace, such as `higgs` or `analysis::higgs`; both NUL-terminated. Thread safe, also while
/// `network` is in training (the network as of the last finished fit is written).
///
/// Errors: `ARGUMENT` (a name that is no namespace; a network that is no chain of linear layers with relu, gelu, silu, tanh or sigmoid
/// behind them, which `rootgrad_network_export_onnx` writes; more than 2²² parameters, a layer wider than 2¹⁴), `IO`, `MEMORY`,
/// `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `path` and `name` are NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_export_header(
    network: *const rootgrad_network_t,
    path: *const c_char,
    name: *const c_char,
) -> rootgrad_status_t {
    fence::roomy(|| {
        // SAFETY: this function's contract.
        let (path, name) =
            unsafe { (arguments::path("path", path)?, arguments::text("name", name)?) };
        get(network)?.snapshot().export_header(path, name)
    })
}
