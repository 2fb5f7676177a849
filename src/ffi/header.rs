//! Networks as C++ headers.

use super::handles::rootgrad_network_t;
use super::network::get;
use super::{arguments, fence, rootgrad_status_t};
use std::ffi::c_char;

/// Writes the network as a stand-alone C++17 header, completely or not at all. The header contains weights, standardisation and
/// all computations, and needs no library. Its `predict(x, n, y)`, in the namespace `name`, gives the bits of
/// `rootgrad_network_predict`, for one row or many, on any processor, without an allocation or a lock. A comment at its top
/// describes its content and its use.
///
/// The network must be a chain of linear layers with relu, gelu, silu, tanh or sigmoid after them, or a deep set. A deep set is
/// such a chain over the entries of each jagged input, then a masked mean, sum, maximum or minimum; the results and the numbers
/// of the event are concatenated and go through a chain to the outputs. The header of a deep set has another `predict`, which
/// accepts each jagged column of an event as a vector of any length. It sorts and cuts the entries as the fit does.
///
/// `path`: the file's name, `name`: the namespace, such as `higgs` or `analysis::higgs`; both NUL-terminated. Thread safe, also while
/// `network` is in training (the network as of the last finished fit is written).
///
/// Errors: `ARGUMENT` (an invalid namespace; an unsupported network, such as a transformer, which `rootgrad_network_export_onnx`
/// can write; more than 2²² parameters, a layer wider than 2¹⁴), `IO`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
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
