//! Import and export of ONNX files.

use super::codes::Decode;
use super::handles::{make, rootgrad_network_t};
use super::network::{NetworkObject, get};
use super::{arguments, codes};
use super::{fence, rootgrad_import_kind, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::exchange::ImportOptions;
use crate::models::{Absent, ExportOptions, Network, Output};
use std::ffi::c_char;
use std::path::PathBuf;

/// A setting for the import of a model.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_import_setting_t {
    /// A `rootgrad_import_kind`.
    pub kind: i32,
    /// Name of the size, the input or the output.
    pub name: *const c_char,
    /// Value of a size, or the numbers of a constant input.
    pub values: *const f64,
    /// Number of `values`: 1 for a size, 0 for an output and for `…_KEEP_PROBABILITY`.
    pub n_values: usize,
}

/// Settings for the import of a model; all zeros for none.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_import_options_t {
    /// The settings, as an array.
    pub settings: *const rootgrad_import_setting_t,
    /// Number of settings.
    pub n_settings: usize,
}

/// Reads an ONNX model of opset 7 or later as a network. A row of features contains the numbers of the model's inputs, one after
/// the other; a row of outputs contains the model's outputs, one after the other. It is a network like any other: use the
/// functions of `rootgrad_network_t` to train, run, save, copy and free it.
///
/// A size that comes first in an input and that the file leaves open is the batch. Set other open sizes with a setting of the
/// kind `ROOTGRAD_IMPORT_KIND_SIZE`. Set inputs that are the same for all rows (axes, counts) with `…_CONSTANT`. `…_OUTPUT`
/// selects outputs, in this order; the default is all. Tensors of real numbers with a size are the parameters. All computations
/// are in single precision; integers are exact up to 2²⁴. Inputs are not standardised, also not by a fit.
///
/// The import leaves out the last function of a model if it is a sigmoid of one number, a softmax of all outputs, or one
/// component of a softmax of two. The network's outputs, `ROOTGRAD_OUTPUT_RAW`, are then its logits, on which a fit's loss is
/// computed, and `ROOTGRAD_OUTPUT_PROBABILITY` gives the outputs of the file. `…_KEEP_PROBABILITY` keeps the function.
///
/// Other models may have outputs between 0 and 1 (a clip, a product of sigmoids, several of them). These stay unchanged.
/// `ROOTGRAD_OUTPUT_PROBABILITY` is then an error until the network is fitted as a classifier; a note warns about such a fit.
///
/// `path`: the file's name, NUL-terminated; tensors in files beside it are read, too. `options`: NULL for none. `*out` must be
/// freed by `rootgrad_network_free`; NULL on failure. Thread safe.
///
/// Errors: `IO` (cannot be read), `FORMAT` (damaged; an unknown operator, a shape that depends on data, or a batch whose rows are
/// not computed independently and in the same way: the message names the node), `ARGUMENT` (a kind, a size), `MEMORY`,
/// `NULL_POINTER`.
///
/// # Safety
/// `path` is NUL-terminated; `options` is NULL or points to settings with NUL-terminated names and the stated numbers of values;
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_import_onnx(
    path: *const c_char,
    options: *const rootgrad_import_options_t,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { imported(path, options, out, Network::import_onnx) }
}

/// Writes the network as an ONNX model, completely or not at all. Its inputs are (N, …); an MLP or a transformer has one input,
/// `x`, with all features. `output` (N, K) is the result of `rootgrad_network_predict` for the argument `output`, a
/// `rootgrad_output`. Standardisation is part of the model. The metadata contains the names of columns and targets, which an
/// import restores.
///
/// A jagged input is (N, columns, entries). `absent`, a `rootgrad_absent`, selects the mark for missing entries: NaN, or an
/// additional input; with the latter, missing entries may be any numbers. The metadata `rootgrad.jagged` describes it.
///
/// `path`: the file's name, NUL-terminated. Thread safe, also while `network` is in training (it then writes the network as of
/// the last finished fit).
///
/// Errors: `ARGUMENT` (`output`, probabilities of a regression, an operation that ONNX does not have, `absent`, a mask or a count
/// for a network without a jagged input), `IO`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `path` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_export_onnx(
    network: *const rootgrad_network_t,
    path: *const c_char,
    output: i32,
    absent: i32,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let options =
            ExportOptions { output: Output::decode(output)?, absent: Absent::decode(absent)? };
        // SAFETY: this function's contract.
        let path = unsafe { arguments::path("path", path) }?;
        get(network)?.snapshot().export_onnx(path, options)
    })
}

/// Writes the network that `import` reads from a file to `*out`.
///
/// # Safety
/// Same as for [`rootgrad_network_import_onnx`].
pub(super) unsafe fn imported(
    path: *const c_char,
    options: *const rootgrad_import_options_t,
    out: *mut *mut rootgrad_network_t,
    import: impl FnOnce(PathBuf, &ImportOptions) -> Result<Network>,
) -> rootgrad_status_t {
    // SAFETY: the caller's promise.
    fence::roomy(|| unsafe {
        make(out, || {
            let path = arguments::path("path", path)?;
            import(path, &read(options)?).map(NetworkObject::new)
        })
    })
}

/// # Safety
/// Same as for [`rootgrad_network_import_onnx`].
unsafe fn read(given: *const rootgrad_import_options_t) -> Result<ImportOptions> {
    let mut options = ImportOptions::default();
    if given.is_null() {
        return Ok(options);
    }
    // SAFETY: the caller's promise.
    let settings = unsafe {
        let given = &arguments::slice("options", given, 1)?[0];
        arguments::slice("options.settings", given.settings, given.n_settings)?
    };
    for setting in settings {
        // SAFETY: the caller's promise.
        let (name, values) = unsafe {
            let name = arguments::text("settings.name", setting.name)?.to_owned();
            (name, arguments::slice("settings.values", setting.values, setting.n_values)?)
        };
        match codes::import_kind(setting.kind)? {
            rootgrad_import_kind::Output => options.outputs.push(name),
            rootgrad_import_kind::KeepProbability => options.keep_probability = true,
            rootgrad_import_kind::Constant => drop(options.constants.insert(name, values.to_vec())),
            rootgrad_import_kind::Size => match *values {
                [size] if size >= 1.0 && size.fract() == 0.0 && size < 2_f64.powi(31) => {
                    options.sizes.insert(name, size as usize);
                }
                _ => {
                    let wanted = "one whole number, 1 or more";
                    return Err(Error::argument(
                        format!("size '{name}'"),
                        format!("{values:?}"),
                        wanted,
                    ));
                }
            },
        }
    }
    Ok(options)
}
