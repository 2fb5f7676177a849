//! Networks as headers of C++.

use super::handles::rootgrad_network_t;
use super::network::get;
use super::{arguments, fence, rootgrad_status_t};
use std::ffi::c_char;

/// Writes the network as a header of C++17 that stands alone: weights, standardisation and all that is computed are in it, and no library
/// is needed to use it. In the namespace `name` its `predict(x, n, y)` gives the bits of `rootgrad_network_predict`, of one row or many,
/// on any processor, without an allocation or a lock; a comment at its top says what it holds and how it is called. The file appears whole
/// or not at all. The network is a chain of linear layers with relu, gelu, silu, tanh or sigmoid behind them, or a deep set: such a chain
/// over the entries of each jagged input, then a masked mean, sum, maximum or minimum; the results and numbers of the event are
/// concatenated and go through a chain to the outputs. The header of a deep set has a further `predict`, which takes each jagged column
/// of an event as a vector of any length, and sorts and cuts the entries as in the fit.
///
/// `path`: the file's name, `name`: the namespace, such as `higgs` or `analysis::higgs`; both NUL-terminated. Thread safe, also while
/// `network` is in training (the network as of the last finished fit is written).
///
/// Errors: `ARGUMENT` (a name that is no namespace; another network, such as a transformer, which `rootgrad_network_export_onnx` writes;
/// more than 2²² parameters, a layer wider than 2¹⁴), `IO`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
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
