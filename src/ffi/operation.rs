//! Operations and layers in a trace, by name.

use super::arguments::{self, Out};
use super::trace::with;
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::models::composed::trace::{self, LayerId, Place};
use std::ffi::c_char;

/// Identity of a layer, in addition to its kind and sizes.
#[repr(C)]
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_layer_t {
    /// Unique number, from `rootgrad_layer_id`.
    pub id: u64,
    /// 0, or for a copy its own number from `rootgrad_layer_id`: a network that uses two copies of a layer is an error.
    pub copy: u64,
    /// Name, NUL-terminated; NULL or empty for none.
    pub name: *const c_char,
    /// Source file in which the layer was created, for messages; NULL if unknown.
    pub file: *const c_char,
    /// Line in `file`, counted from 1.
    pub line: u32,
}

/// Arguments of an operation or a layer.
#[repr(C)]
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_call_t {
    /// `n_inputs` tensors: numbers that this trace returned. They need not be freed; 0 is no tensor.
    pub inputs: *const u64,
    /// Number of `inputs`.
    pub n_inputs: usize,
    /// `n_ints` integers: sizes, axes, flags.
    pub ints: *const i64,
    /// Number of `ints`.
    pub n_ints: usize,
    /// `n_reals` floating-point numbers.
    pub reals: *const f64,
    /// Number of `reals`.
    pub n_reals: usize,
    /// Source file of the call, for messages; NULL if unknown.
    pub file: *const c_char,
    /// Line in `file`, counted from 1.
    pub line: u32,
}

/// Arguments of a call as slices.
struct Called<'a> {
    inputs: &'a [u64],
    ints: &'a [i64],
    reals: &'a [f64],
    place: Place,
}

/// # Safety
/// `file` is NUL-terminated, or NULL.
unsafe fn place(file: *const c_char, line: u32) -> Result<Place> {
    if file.is_null() {
        return Ok(Place::default());
    }
    // SAFETY: the caller's promise.
    let path = unsafe { arguments::text("file", file) }?;
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    Ok(Place { file: name.to_owned(), line })
}

/// # Safety
/// The pointers satisfy the conditions that the header's structures state.
unsafe fn called<'a>(call: *const rootgrad_call_t) -> Result<Called<'a>> {
    // SAFETY: the caller's promise.
    unsafe {
        let call = &arguments::slice("call", call, 1)?[0];
        Ok(Called {
            inputs: arguments::slice("inputs", call.inputs, call.n_inputs)?,
            ints: arguments::slice("ints", call.ints, call.n_ints)?,
            reals: arguments::slice("reals", call.reals, call.n_reals)?,
            place: place(call.file, call.line)?,
        })
    }
}

/// Writes tensors to the caller's array.
///
/// # Safety
/// `outputs` points to `capacity` tensors that may be written, `count` to one number.
unsafe fn give(made: &[u64], outputs: *mut u64, capacity: usize, count: *mut usize) -> Result<()> {
    // SAFETY: the caller's promise.
    let (outputs, count) = unsafe {
        (arguments::slice_mut("outputs", outputs, capacity)?, Out::optional("count", count)?)
    };
    if let Some(count) = count {
        // SAFETY: the caller's promise.
        unsafe { count.write(made.len()) };
    }
    if made.len() > capacity {
        return Err(Error::argument("capacity", capacity, format!("{}: the outputs", made.len())));
    }
    outputs[..made.len()].copy_from_slice(made);
    Ok(())
}

/// Writes to `*out` a number that no layer, and no copy of one, has yet. Thread safe. Errors: `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_layer_id(out: *mut u64) -> rootgrad_status_t {
    fence::call(|| {
        // SAFETY: this function's contract.
        unsafe { Out::new("out", out)?.write(trace::new_layer()) };
        Ok(())
    })
}

/// Performs an operation. Its tensors are written to `outputs`, which has `capacity` elements, and their number to `*count` (NULL
/// if not needed).
///
/// Names and arguments follow; docs/reference/operations.md describes them, and `rootgrad_operations` is the source of both. Axes count
/// the batch as 0, the last axis is −1. A flag is 1 or 0. The last axis of a complex tensor is (real part, imaginary part).
///
/// (table of operations)
///
/// At a kink, the gradient is PyTorch's. It is 0 at the bounds of `clip` and `hard_sigmoid`. In `max` and `min` of two equal
/// numbers, each gets half; several equal extremes share it equally. In `max_pool` the first of equal numbers in a window gets
/// it. It is 0 where `complex_abs` and `complex_angle` have a 0. For complex values it is dL/dRe + i dL/dIm.
///
/// Acts on this thread's trace. Errors: `ARGUMENT` (no trace, no such operation, a tensor of another trace, an axis, a number),
/// `SHAPE` (the message contains the operation, the shapes and the lines), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `name` is NUL-terminated; `call` and everything that it points to are readable; `outputs` points to `capacity` tensors that
/// may be written; `count`, unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_operation(
    name: *const c_char,
    call: *const rootgrad_call_t,
    outputs: *mut u64,
    capacity: usize,
    count: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let name = arguments::text("name", name)?;
        let Called { inputs, ints, reals, place } = called(call)?;
        let made = with(|trace| trace.operation(name, inputs, ints, reals, &place))?;
        give(&made, outputs, capacity, count)
    })
}

/// Calls a layer: an operation with its own parameters. The first call creates the parameters; later calls use the same.
///
/// | kind | tensors | integers; numbers | parameters |
/// |---|---|---|---|
/// | `linear` | x (…, inputs) | outputs, with a bias (1) or not (0) | `weight` (inputs, outputs), `bias` |
/// | `layernorm` | x (…, channels) | ; epsilon | `weight`, `bias` |
/// | `rmsnorm` | x (…, channels) | ; epsilon | `weight` |
/// | `groupnorm` | x (channels, …) | groups; epsilon | `weight`, `bias` |
/// | `batchnorm` | x (channels, …) | ; epsilon, momentum | `weight`, `bias`, and not trained `running_mean`, `running_var` |
/// | `conv1d` | x (channels, length) | outputs, groups, bias, window, stride, padding (−1: as many places as numbers), dilation | `weight` (outputs, channels/groups, window), `bias` |
/// | `conv2d` | x (channels, height, width) | the same, of the window two of each | `weight`, `bias` |
/// | `conv_transpose1d` `conv_transpose2d` | the same | the same, then the padding of the output's end | `weight` (channels, outputs/groups, window…), `bias` |
/// | `lstm` `gru` | x (steps, inputs) | outputs, bias, reverse, last only | `weight_ih`, `weight_hh`, `bias_ih`, `bias_hh` |
/// | `rnn` | the same | the same, relu (1) or tanh (0) | the same |
/// | `attention` | x (T, C), or queries, keys and values; optional mask | heads, causal, mask (1) or none (0), bias | `query`, `key`, `value`, `output`: `.weight`, `.bias` |
/// | `embedding` | indices; without them it gives the table | places, width | `weight` (places, width) |
/// | `parameter` | none | sizes…; the initial number, then 0, or 1: normal with this deviation, 2: uniform with this bound, 3: signs | the tensor itself |
/// | `scaling` | x (…, n) | | weight (n) |
/// | `periodic_embedding` | x (n) | frequencies, width: the number and width − 1 sums of cosines, 0 for the number and the cosines; sigma | frequency, phase (n, frequencies), weight (n, width − 1, frequencies), bias (n, width − 1) |
/// | `piecewise_linear_embedding` | x (n) | width, then the number of knots of each number; the knots, one list after the other, each rising | weight (n, width, pieces), bias (n, width); pieces: the most knots less 1 |
/// | `members` | x (n) | members k | weight (k, n) |
/// | `member_linear` | x (k, n) | outputs, bias (0 or 1) | weight (k, outputs, n), bias (k, outputs) |
///
/// Acts on this thread's trace. Errors: as for `rootgrad_trace_operation`; `ARGUMENT` also for two copies of one layer, and for a
/// layer that was called with other sizes before.
///
/// # Safety
/// Same as for `rootgrad_trace_operation`; `layer` and everything that it points to are readable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_layer(
    kind: *const c_char,
    layer: *const rootgrad_layer_t,
    call: *const rootgrad_call_t,
    outputs: *mut u64,
    capacity: usize,
    count: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let kind = arguments::text("kind", kind)?;
        let layer = &arguments::slice("layer", layer, 1)?[0];
        let name = if layer.name.is_null() { "" } else { arguments::text("name", layer.name)? };
        let id = LayerId {
            layer: layer.id,
            copy: layer.copy,
            made: place(layer.file, layer.line)?,
            name: name.to_owned(),
        };
        let Called { inputs, ints, reals, place } = called(call)?;
        let made = with(|trace| trace.layer(kind, &id, inputs, ints, reals, &place))?;
        give(&made, outputs, capacity, count)
    })
}

/// Sets a layer's name in this thread's trace, unless it has one. Errors: `ARGUMENT` (no trace), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `name` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_name(layer: u64, name: *const c_char) -> rootgrad_status_t {
    fence::roomy(|| {
        // SAFETY: this function's contract.
        let name = unsafe { arguments::text("name", name) }?;
        with(|trace| {
            trace.name(layer, name);
            Ok(())
        })
    })
}
