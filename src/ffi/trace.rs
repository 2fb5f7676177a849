//! Networks composed of tensors: a user's function is observed while it calls operations and layers.
//!
//! A tensor is a number: that of its trace and of a value in it. There is nothing to free; 0 is none.

use super::arguments::{self, Out};
use super::handles::{self, Guard, make, object, rootgrad_loss_function_t, rootgrad_network_t};
use super::network::NetworkObject;
use super::{enums::Decode, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::memory;
use crate::models::composed::trace::{self, LayerId, Place, Purpose, Trace};
use crate::models::{LossFunction, Network};
use std::cell::RefCell;
use std::ffi::c_char;

/// What a layer is besides its kind and sizes.
#[repr(C)]
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_layer_t {
    /// Unique: of `rootgrad_layer_id`.
    pub id: u64,
    /// 0, or of a copy a number of its own of `rootgrad_layer_id`: a network that uses two copies of a layer is refused.
    pub copy: u64,
    /// NUL-terminated; NULL or empty for none.
    pub name: *const c_char,
    /// Where it was made, for messages; NULL if not known.
    pub file: *const c_char,
    /// Counted from 1.
    pub line: u32,
}

/// What an operation or a layer is called with.
#[repr(C)]
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_call_t {
    /// `n_inputs` tensors: numbers that this trace gave out. There is nothing to free; 0 is none.
    pub inputs: *const u64,
    /// See `inputs`.
    pub n_inputs: usize,
    /// `n_ints` whole numbers: sizes, axes, flags.
    pub ints: *const i64,
    /// See `ints`.
    pub n_ints: usize,
    /// `n_reals` numbers.
    pub reals: *const f64,
    /// See `reals`.
    pub n_reals: usize,
    /// Where it is written, for messages; NULL if not known.
    pub file: *const c_char,
    /// Counted from 1.
    pub line: u32,
}

object!(LossFunction => rootgrad_loss_function_t);

/// The loss of a handle.
pub(super) fn loss_function(
    function: *const rootgrad_loss_function_t,
) -> Result<Guard<LossFunction>> {
    handles::get::<LossFunction>(function, "loss_function")
}

/// A call as slices.
struct Called<'a> {
    inputs: &'a [u64],
    ints: &'a [i64],
    reals: &'a [f64],
    place: Place,
}

thread_local! {
    /// The traces of this thread that are not done, the innermost last.
    static OPEN: RefCell<Vec<(u32, Trace)>> = const { RefCell::new(Vec::new()) };
}

fn no_trace() -> Error {
    let wanted = "one inside a function that is being observed: compile(f, …) calls it";
    Error::argument("an operation on Tensors", "outside of any network", wanted)
}

/// The innermost trace.
fn with<T>(work: impl FnOnce(&mut Trace) -> Result<T>) -> Result<T> {
    let found = OPEN.try_with(|open| match open.borrow_mut().last_mut() {
        Some((_, trace)) => work(trace),
        None => Err(no_trace()),
    });
    found.unwrap_or_else(|_| Err(Error::Internal("a trace in a thread that is ending".into())))
}

/// The innermost trace, which is done.
fn take() -> Result<Trace> {
    let trace = OPEN.try_with(|open| open.borrow_mut().pop()).ok().flatten();
    trace.map(|(_, trace)| trace).ok_or_else(no_trace)
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
/// What the structures of the header say of their pointers.
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

/// Leaves tensors where the caller wants them.
///
/// # Safety
/// `outputs` leads to `capacity` tensors that may be written, `count` to one number.
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

/// `*out`: a number that no layer, and no copy of one, has yet. Thread safe. Errors: `NULL_POINTER`.
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

/// Begins to observe: what this thread does with tensors from now on is a part of the trace, until `rootgrad_trace_network`
/// makes a network of it or `rootgrad_trace_abandon` drops it. A trace within another is one by itself.
///
/// `purpose`: a `rootgrad_purpose`. `*trace`: the trace's number.
///
/// Errors: `ARGUMENT` (`purpose`), `NULL_POINTER`.
///
/// # Safety
/// `trace` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_begin(purpose: i32, trace: *mut u32) -> rootgrad_status_t {
    fence::roomy(|| {
        let out = Out::new("trace", trace)?;
        let trace = Trace::new(Purpose::decode(purpose)?);
        let number = trace.number();
        let ending = |_| Error::Internal("a trace in a thread that is ending".into());
        OPEN.try_with(|open| open.borrow_mut().push((number, trace))).map_err(ending)?;
        // SAFETY: this function's contract.
        unsafe { out.write(number) };
        Ok(())
    })
}

/// Drops a trace of this thread, and those within it; one that is done already is nothing to drop. Errors: none.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_trace_abandon(trace: u32) -> rootgrad_status_t {
    fence::call(|| {
        // (In a thread that is ending its traces are gone.)
        let _ = OPEN.try_with(|open| {
            let mut open = open.borrow_mut();
            if let Some(position) = open.iter().position(|&(number, _)| number == trace) {
                open.truncate(position);
            }
        });
        Ok(())
    })
}

/// `*out`: an input of the network, in the order of its features: `n` sizes of a row's value, none for a number.
///
/// `name`: NUL-terminated, unique; NULL or empty for `x0`, `x1`, … Of this thread's trace. Errors: `ARGUMENT` (no trace, a
/// name twice), `SHAPE` (more than 8 sizes), `NULL_POINTER`.
///
/// # Safety
/// `name`, unless NULL, is NUL-terminated; `sizes` leads to `n` values; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_input(
    name: *const c_char,
    sizes: *const usize,
    n: usize,
    out: *mut u64,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let out = Out::new("out", out)?;
        let name = if name.is_null() { "" } else { arguments::text("name", name)? };
        let sizes = arguments::slice("sizes", sizes, n)?;
        out.write(with(|trace| trace.input(name, sizes))?);
        Ok(())
    })
}

/// `*out`: values that are the same for all rows, row-major: as many as the product of the `n` sizes, one for none.
///
/// Of this thread's trace. Errors: `ARGUMENT` (no trace), `SHAPE` (more than 8 sizes, another number of values), `MEMORY`,
/// `NULL_POINTER`.
///
/// # Safety
/// `values` leads to `n_values` numbers, `sizes` to `n` values; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_constant(
    values: *const f64,
    n_values: usize,
    sizes: *const usize,
    n: usize,
    out: *mut u64,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let out = Out::new("out", out)?;
        let values = arguments::slice("values", values, n_values)?;
        let sizes = arguments::slice("sizes", sizes, n)?;
        memory::headroom(4 * size_of_val(values), "the constants of the network")?;
        out.write(with(|trace| trace.constant(sizes, values))?);
        Ok(())
    })
}

/// Does an operation; its tensors are left in `outputs`, of which there are `capacity`, and their number in `*count` (NULL: not
/// wanted).
///
/// Names and their integers; axes count the batch as 0, the last is −1:
///
/// | name | tensors | integers; numbers |
/// |---|---|---|
/// | `neg` `abs` `sign` `floor` `ceil` `round` `reciprocal` `sqrt` `exp` `log` `relu` `gelu` `silu` `tanh` `sigmoid` `softplus` `softsign` `mish` `erf` `sin` `cos` `tan` `asin` `acos` `atan` `sinh` `cosh` `asinh` `acosh` `atanh` `not` `is_nan` | x | |
/// | `add` `sub` `mul` `div` `pow` `max` `min` `fmod` `less` `less_equal` `greater` `greater_equal` `equal` `and` `or` `xor` | a, b: sizes of 1 are repeated | |
/// | `where` | condition, a, b | |
/// | `sum` `mean` `max` `min` | x | keep (1) or drop (0) the sizes, axes…; all without |
/// | `reshape` | x | sizes; one may be −1 |
/// | `flatten` | x | |
/// | `transpose` | x | axes in their new order; without, the last two are swapped |
/// | `slice` | x | axis, from, to (negative: from the end) |
/// | `concat` | values… | axis |
/// | `pad` | x | zeros before and after each axis |
/// | `matmul` | a, b | |
/// | `softmax` `log_softmax` | x | axis |
/// | `gather` | table, numbers | |
/// | `scatter_add` | values, numbers | size |
/// | `cumulative_sum` | x | axis, exclusive, reverse |
/// | `product` `logsumexp` `l1_norm` `l2_norm` `variance` | x | as of `sum`, not over the batch |
/// | `arg_max` `arg_min` | x | axis, keep |
/// | `split` | x | axis, sizes…; makes as many tensors |
/// | `top_k` | x | k, axis, largest (1) or smallest (0); makes values and their numbers |
/// | `flip` | x | axis |
/// | `tile` | x | times along each axis |
/// | `max_pool` | x (…, length) or (…, height, width) | axes (1, 2); of each axis window, stride, padding (−1: as many places as numbers), dilation: all windows first |
/// | `average_pool` | the same | as of `max_pool`, whether the padding counts |
/// | `global_average_pool` | x (channels, …) | |
/// | `instance_norm` | x (channels, …) | ; epsilon |
/// | `masked_softmax` `masked_mean` | x, mask | axis |
/// | `attention` | queries (T, C), keys (S, C), values (S, V), perhaps a mask | heads, causal |
/// | `dropout` | x; in training only | ; rate |
/// | `selu` `hard_swish` `gelu_exact` `log_sigmoid` | x | |
/// | `elu` `celu` `leaky_relu` `thresholded_relu` `shrink` `hard_sigmoid` `clip` | x | ; alpha, alpha, slope, threshold, threshold and bias, alpha and beta, from and to |
/// | `prelu` | x, slopes | |
/// | `stop_gradient` | x | |
/// | `binary_cross_entropy` `hinge` `squared_error` `poisson_nll` | output, target | |
/// | `cross_entropy` `focal` `huber` `quantile` | output, target | ; smoothing, gamma, delta, q |
/// | `gaussian_nll` | mean, log variance, target | |
/// | `disco` | two numbers and a weight of each row | |
/// | `expected_significance` | score, target, weight | ; signal, background, systematic |
///
/// Of this thread's trace. Errors: `ARGUMENT` (no trace, no such operation, a tensor of another trace, an axis, a number),
/// `SHAPE` (the message names the operation, the shapes and the places), `NULL_POINTER`.
///
/// # Safety
/// `name` is NUL-terminated; `call` and what it leads to are readable; `outputs` leads to `capacity` tensors that may be
/// written; `count`, unless NULL, may be written.
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

/// Calls a layer: an operation with parameters of its own, which are made at its first call; at a second one they are the same.
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
/// | `conv_transpose1d` `conv_transpose2d` | the same | the same, then what the stride leaves open at the end | `weight` (channels, outputs/groups, window…), `bias` |
/// | `lstm` `gru` | x (steps, inputs) | outputs, bias, reverse, last only | `weight_ih`, `weight_hh`, `bias_ih`, `bias_hh` |
/// | `rnn` | the same | the same, relu (1) or tanh (0) | the same |
/// | `attention` | x (T, C), or queries, keys and values; perhaps a mask | heads, causal, whether there is a mask, bias | `query`, `key`, `value`, `output`: `.weight`, `.bias` |
/// | `embedding` | numbers | places, width | `weight` (places, width) |
/// | `parameter` | none | sizes…; 1 to begin with ones, else zeros | the tensor itself |
///
/// Of this thread's trace. Errors: as of `rootgrad_trace_operation`; `ARGUMENT` for two copies of one layer, and for a layer that
/// was called with other sizes.
///
/// # Safety
/// As of `rootgrad_trace_operation`; `layer` and what it leads to are readable.
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

/// Gives a layer its name in this thread's trace, unless it has one. Errors: `ARGUMENT` (no trace), `NULL_POINTER`.
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

/// The sizes of a tensor, without the batch: `*n` of them, of which at most `capacity` are left in `sizes`. `*per_row` (NULL: not
/// wanted): 1 if every row has a value of its own, 0 if they share it.
///
/// Of this thread's trace. Errors: `ARGUMENT` (no trace, a tensor of another one), `NULL_POINTER`.
///
/// # Safety
/// `sizes` leads to `capacity` values that may be written; `n`, and `per_row` unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_shape(
    tensor: u64,
    sizes: *mut usize,
    capacity: usize,
    n: *mut usize,
    per_row: *mut i32,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let (n, per_row) = (Out::new("n", n)?, Out::optional("per_row", per_row)?);
        let to = arguments::slice_mut("sizes", sizes, capacity)?;
        with(|trace| {
            let shape = trace.shape(tensor)?;
            n.write(shape.rank());
            to.iter_mut().zip(shape.sizes()).for_each(|(to, &size)| *to = size);
            if let Some(per_row) = per_row {
                per_row.write(i32::from(shape.is_per_row()));
            }
            Ok(())
        })
    })
}

/// Makes a network that leads to these outputs, and initialises it: the same seed gives the same bits on every machine. The
/// trace, this thread's innermost, is done, also on failure.
///
/// A row of its output are the `n` outputs, one after the other. It is a network like any other: it is trained, run, saved,
/// loaded, copied and freed by the functions of `rootgrad_network_t`. `*out` is to be freed by `rootgrad_network_free`; NULL on
/// failure.
///
/// Errors: `ARGUMENT` (no trace, no output or input, a tensor of another trace, two layers of one name), `SHAPE` (an output that
/// all rows share), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `outputs` leads to `n` tensors; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_network(
    outputs: *const u64,
    n: usize,
    seed: u64,
    out: *mut *mut rootgrad_network_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let outputs = arguments::slice("outputs", outputs, n)?;
            Network::new(take()?.compile(outputs, seed)?).map(NetworkObject::new)
        })
    })
}

/// Makes a loss of a trace with the purpose `ROOTGRAD_PURPOSE_LOSS`. Its inputs are, in this order, the network's outputs (K), the
/// targets (T), the weight () and, if it wants further columns, these (E). The trace, this thread's innermost, is done, also on
/// failure.
///
/// `loss`: one number of each row, of which a fit minimises the weighted mean; or one of all rows of a batch, minimised as it is.
/// `*out` is to be freed by `rootgrad_loss_function_free`; NULL on failure.
///
/// Errors: `ARGUMENT` (no trace, other inputs, layers, a tensor of another trace), `SHAPE` (more than one number of a row),
/// `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_loss(
    loss: u64,
    out: *mut *mut rootgrad_loss_function_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe { make(out, || take()?.loss(loss)) })
}

/// Frees a loss; NULL is nothing to free. Thread safe. Errors: `HANDLE` (freed already, of another type, or none of ours).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_loss_function_free(
    function: *mut rootgrad_loss_function_t,
) -> rootgrad_status_t {
    fence::call(|| handles::remove::<LossFunction>(function, "loss_function"))
}
