//! Networks composed of tensors: a user's function is observed while it calls operations and layers.
//!
//! A tensor is a number: that of its trace and of a value in it. There is nothing to free; 0 is none.

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

/// The loss of a handle.
pub(super) fn loss_function(
    function: *const rootgrad_loss_function_t,
) -> Result<Guard<LossFunction>> {
    handles::get::<LossFunction>(function, "loss_function")
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
pub(super) fn with<T>(work: impl FnOnce(&mut Trace) -> Result<T>) -> Result<T> {
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

/// Begins to observe: what this thread does with tensors from now on is a part of the trace, until `rootgrad_trace_network`
/// makes a network of it or `rootgrad_trace_abandon` drops it. A trace within another is one by itself.
///
/// `purpose`: a `rootgrad_purpose`. `*trace`: the trace's number.
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
/// name twice), `SHAPE` (more than 8 sizes), `MEMORY`, `NULL_POINTER`.
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

/// `entries`, `mask`: an input of up to `at_most` entries of `columns` numbers each, of which a row may have fewer: the entries
/// (`at_most`, `columns`), 0 where there is none, and a mask (`at_most`), 1 where there is one. Its features are the columns, one
/// behind the other (`rootgrad_columns_pack` lays them out).
///
/// `name`: as for `rootgrad_trace_input`. Of this thread's trace. Errors: `ARGUMENT` (no trace, a name twice), `SHAPE`, `MEMORY`, `NULL_POINTER`.
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

/// `*out`: values that are the same for all rows, row-major: as many as the product of the `n` sizes, one for none.
///
/// Of this thread's trace. Errors: `ARGUMENT` (no trace), `SHAPE` (more than 8 sizes, another number of values), `MEMORY`,
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

/// The sizes of a tensor, without the batch: `*n` of them, of which at most `capacity` are left in `sizes`. `*per_row` (NULL: not
/// wanted): 1 if every row has a value of its own, 0 if they share it.
///
/// Of this thread's trace. Errors: `ARGUMENT` (no trace, a tensor of another one), `NULL_POINTER`.
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

/// Makes a network that points to these outputs, and initialises it: the same seed gives the same bits on every machine. The
/// trace, this thread's innermost, is done, also on failure.
///
/// A row of its output are the `n` outputs, one after the other. It is a network like any other: it is trained, run, saved,
/// loaded, copied and freed by the functions of `rootgrad_network_t`. `*out` must be freed by `rootgrad_network_free`; NULL on
/// failure.
///
/// Errors: `ARGUMENT` (no trace, no output or input, a tensor of another trace, two layers of one name), `SHAPE` (an output that
/// all rows share), `MEMORY`, `NULL_POINTER`.
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

/// Makes a loss of a trace with the purpose `ROOTGRAD_PURPOSE_LOSS`. Its inputs are, in this order, the network's outputs (K), the
/// targets (T), the weight () and, if it wants further columns, these (E). The trace, this thread's innermost, is done, also on
/// failure.
///
/// `loss`: one number of each row, of which a fit minimises the weighted mean; or one of all rows of a batch, minimised as it is.
/// `*out` must be freed by `rootgrad_loss_function_free`; NULL on failure.
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

/// Frees a loss; NULL is allowed. Thread safe. Errors: `HANDLE` (already freed, of another type, or not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_loss_function_free(
    function: *mut rootgrad_loss_function_t,
) -> rootgrad_status_t {
    fence::call(|| handles::remove::<LossFunction>(function, "loss_function"))
}
