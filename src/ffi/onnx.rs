//! Networks from ONNX files.

use super::codes::Decode;
use super::handles::{make, rootgrad_network_t};
use super::network::{NetworkObject, get};
use super::{arguments, codes};
use super::{fence, rootgrad_import_kind, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::graph::onnx::ImportOptions;
use crate::models::{Absent, ExportOptions, Network, Output};
use std::ffi::c_char;
use std::path::PathBuf;

/// Something that is said of a model beside its file.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_import_setting_t {
    /// A `rootgrad_import_kind`.
    pub kind: i32,
    /// Of what.
    pub name: *const c_char,
    /// The number of a size, or the numbers of a constant input.
    pub values: *const f64,
    /// How many: 1 of a size, 0 of an output and of what is kept.
    pub n_values: usize,
}

/// What is said of a model beside its file; all zeros say nothing.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_import_options_t {
    /// One after the other.
    pub settings: *const rootgrad_import_setting_t,
    /// How many.
    pub n_settings: usize,
}

/// Reads an ONNX model of opset 7 or later as a network. A row of its features are the numbers of the model's inputs, one after
/// the other; a row of its output are the model's outputs, one after the other. It is a network like any other: it is trained, run,
/// saved, copied and freed by the functions of `rootgrad_network_t`.
///
/// A size that comes first in an input and that the file leaves open is the batch; other sizes that are left open are told by a
/// setting of the kind `ROOTGRAD_IMPORT_KIND_SIZE`. Inputs that are the same for all rows (axes, numbers of things) are told by
/// `…_CONSTANT`, and `…_OUTPUT` names the outputs that are wanted, in order; without one it is all. Tensors of real numbers with a size
/// are the parameters. All is computed in single precision; whole numbers are exact up to 2²⁴. Inputs are not standardised, also
/// by a fit.
///
/// A model that ends in a sigmoid of one number, in a softmax of all its outputs or in one share of a softmax of two is read without this
/// last function: the network's outputs, `ROOTGRAD_OUTPUT_RAW`, are its logits, on which a fit's loss is computed, and
/// `ROOTGRAD_OUTPUT_PROBABILITY` is what the file gives; `…_KEEP_PROBABILITY` keeps the function. Of other models whose outputs lie between 0 and 1 (a clip, a product of
/// sigmoids, several of them) the outputs stay as they are; `ROOTGRAD_OUTPUT_PROBABILITY` is an error then, until the network is fitted
/// as a classifier, of which a note warns.
///
/// `path`: the file's name, NUL-terminated; tensors in files beside it are read, too. `options`: NULL for none.
/// `*out` is to be freed by `rootgrad_network_free`; NULL on failure. Thread safe.
///
/// Errors: `IO` (cannot be read), `FORMAT` (damaged; an operator that is not known, a shape that depends on data, rows of a batch that
/// are not computed each by itself and all alike: the message names the node), `ARGUMENT` (a kind, a size), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `path` is NUL-terminated; `options` is NULL or leads to settings with NUL-terminated names and as many values as they say; `out` may
/// be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_network_import_onnx(
    path: *const c_char,
    options: *const rootgrad_import_options_t,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe { imported(path, options, out, Network::import_onnx) }
}

/// Writes the network as an ONNX model: its inputs (N, …), of an MLP or a transformer one, `x`, of all features; `output` (N, K), as
/// `rootgrad_network_predict` gives it for `output`, a `rootgrad_output`. Standardisation is part of the model; columns and targets
/// are named in its metadata, and come back when it is imported. The file appears whole or not at all.
///
/// A jagged input is (N, columns, entries); `absent`, a `rootgrad_absent`, is how a row marks the entries that it lacks: by NaN, or by
/// a further input, after which they may have any numbers. The metadata `rootgrad.jagged` describes it.
///
/// `path`: the file's name, NUL-terminated. Thread safe, also while `network` is in training (the network as of the last finished
/// fit is written).
///
/// Errors: `ARGUMENT` (`output`, probabilities of a regression, an operation that ONNX has none for, `absent`, a mask or a count of a
/// network without a jagged input), `IO`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
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

/// Leaves in `*out` what `import` reads from a file.
///
/// # Safety
/// As of [`rootgrad_network_import_onnx`].
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
/// As of [`rootgrad_network_import_onnx`].
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
