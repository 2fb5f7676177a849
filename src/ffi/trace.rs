//! Networks composed of tensors: a user's function is recorded while it calls operations and layers.
//!
//! A tensor is a number that identifies its trace and a value in it. It need not be freed; 0 is no tensor.

use super::arguments::{self, Out};
use super::handles::{self, Guard, make, object, rootgrad_loss_function_t, rootgrad_network_t};
use super::network::NetworkObject;
use super::{codes::Decode, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::memory;
use crate::models::composed::trace::{Purpose, Trace};
use crate::models::{LossFunction, Network};
use std::cell::RefCell;
use std::ffi::c_char;

object!(LossFunction => rootgrad_loss_function_t);

/// Returns the loss of a handle.
pub(super) fn loss_function(
    function: *const rootgrad_loss_function_t,
) -> Result<Guard<LossFunction>> {
    handles::get::<LossFunction>(function, "loss_function")
}

thread_local! {
    /// Unfinished traces of this thread, the innermost last.
    static OPEN: RefCell<Vec<(u32, Trace)>> = const { RefCell::new(Vec::new()) };
}

fn no_trace() -> Error {
    let wanted = "an operation inside a function passed to compile(f, …)";
    Error::argument("an operation on Tensors", "outside of any network", wanted)
}

/// Runs `work` on the innermost trace.
pub(super) fn with<T>(work: impl FnOnce(&mut Trace) -> Result<T>) -> Result<T> {
    let found = OPEN.try_with(|open| match open.borrow_mut().last_mut() {
        Some((_, trace)) => work(trace),
        None => Err(no_trace()),
    });
    found.unwrap_or_else(|_| Err(Error::Internal("a trace in a thread that is ending".into())))
}

/// Removes and returns the innermost trace, which is finished.
fn take() -> Result<Trace> {
    let trace = OPEN.try_with(|open| open.borrow_mut().pop()).ok().flatten();
    trace.map(|(_, trace)| trace).ok_or_else(no_trace)
}

/// Begins a recording: all operations of this thread on tensors become part of the trace, until `rootgrad_trace_network` builds a
/// network from it or `rootgrad_trace_abandon` discards it. A trace inside another one is independent.
///
/// `purpose`: a `rootgrad_purpose`. `*trace` receives the trace's number.
///
/// Errors: `ARGUMENT` (`purpose`), `MEMORY`, `NULL_POINTER`.
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

/// Discards a trace of this thread, and those inside it; a finished trace is ignored. Errors: none.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_trace_abandon(trace: u32) -> rootgrad_status_t {
    fence::call(|| {
        // (The traces of a thread that is ending no longer exist.)
        let _ = OPEN.try_with(|open| {
            let mut open = open.borrow_mut();
            if let Some(position) = open.iter().position(|&(number, _)| number == trace) {
                open.truncate(position);
            }
        });
        Ok(())
    })
}

/// Adds an input to the network, in the order of its features, and writes it to `*out`: `n` sizes of a row's value, none for a
/// single number.
///
/// `name`: NUL-terminated, unique; NULL or empty for `x0`, `x1`, … Acts on this thread's trace. Errors: `ARGUMENT` (no trace, a
/// repeated name), `SHAPE` (more than 8 sizes), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `name`, unless NULL, is NUL-terminated; `sizes` points to `n` values; `out` may be written.
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

/// Adds a jagged input of up to `at_most` entries of `columns` numbers each; a row may have fewer. `*entries` receives the
/// entries (`at_most`, `columns`), 0 for missing ones, and `*mask` a mask (`at_most`), 1 for present entries. Its features are
/// the columns, one after the other (`rootgrad_columns_pack` packs such rows).
///
/// `name`: as for `rootgrad_trace_input`. Acts on this thread's trace. Errors: `ARGUMENT` (no trace, a repeated name), `SHAPE`,
/// `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `name`, unless NULL, is NUL-terminated; `entries` and `mask` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_trace_jagged_input(
    name: *const c_char,
    at_most: usize,
    columns: usize,
    entries: *mut u64,
    mask: *mut u64,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        let (out, of_mask) = (Out::new("entries", entries)?, Out::new("mask", mask)?);
        let name = if name.is_null() { "" } else { arguments::text("name", name)? };
        let [entries, mask] = with(|trace| trace.jagged_input(name, at_most, columns))?;
        out.write(entries);
        of_mask.write(mask);
        Ok(())
    })
}

/// Writes a constant tensor to `*out`: values that are the same for all rows, row-major. Their number is the product of the `n`
/// sizes, one if there are no sizes.
///
/// Acts on this thread's trace. Errors: `ARGUMENT` (no trace), `SHAPE` (more than 8 sizes, another number of values), `MEMORY`,
/// `NULL_POINTER`.
///
/// # Safety
/// `values` points to `n_values` numbers, `sizes` to `n` values; `out` may be written.
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

/// Writes the sizes of a tensor, without the batch: their number to `*n`, and at most `capacity` of them to `sizes`. `*per_row`
/// (NULL if not needed): 1 if every row has its own value, 0 if all rows share one.
///
/// Acts on this thread's trace. Errors: `ARGUMENT` (no trace, a tensor of another one), `NULL_POINTER`.
///
/// # Safety
/// `sizes` points to `capacity` values that may be written; `n`, and `per_row` unless NULL, may be written.
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

/// Builds a network with these outputs, and initialises it: the same seed gives the same bits on every machine. This finishes the
/// trace, this thread's innermost, also on failure.
///
/// A row of outputs contains the `n` outputs, one after the other. It is a network like any other: use the functions of
/// `rootgrad_network_t` to train, run, save, load, copy and free it. `*out` must be freed by `rootgrad_network_free`; NULL on
/// failure.
///
/// Errors: `ARGUMENT` (no trace, no output or input, a tensor of another trace, two layers with the same name), `SHAPE` (an
/// output that all rows share), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `outputs` points to `n` tensors; `out` may be written.
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

/// Builds a loss from a trace with the purpose `ROOTGRAD_PURPOSE_LOSS`. Its inputs are, in this order, the network's outputs (K),
/// the targets (T), the weight () and, if it needs more columns, these (E). This finishes the trace, this thread's innermost,
/// also on failure.
///
/// `loss`: one number for each row, whose weighted mean a fit minimises; or one number for all rows of a batch, which a fit
/// minimises directly. `*out` must be freed by `rootgrad_loss_function_free`; NULL on failure.
///
/// Errors: `ARGUMENT` (no trace, other inputs, layers, a tensor of another trace), `SHAPE` (more than one number per row),
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

/// Frees a loss; NULL is allowed. Thread safe. Errors: `HANDLE` (already freed, of another type, or not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_loss_function_free(
    function: *mut rootgrad_loss_function_t,
) -> rootgrad_status_t {
    fence::call(|| handles::remove::<LossFunction>(function, "loss_function"))
}
