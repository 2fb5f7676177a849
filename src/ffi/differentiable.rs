//! Networks as differentiable functions: forward passes, for callers with their own loss and optimiser.

use super::arguments::{self, Out, write_each};
use super::handles::{
    self, Guard, make, object, rootgrad_differentiable_t, rootgrad_network_t, rootgrad_tape_t,
};
use super::network::get as get_network;
use super::options::{check_layout, truth};
use super::tape::Kept;
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::memory;
use crate::models::{Differentiable, ForwardOptions, Pass};
use crate::threads::Team;
use std::ffi::c_void;
use std::sync::Arc;

object!(Differentiable => rootgrad_differentiable_t);

/// Memory, in bytes, that a call that creates a tape needs for the tape's own record.
const SMALL: usize = 4 << 10;

/// Options of a forward pass. Fill it with `rootgrad_forward_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_forward_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_forward_options_default`; another value is an error.
    pub struct_size: usize,
    /// In training: the number of the step. Passes with the same step and seed drop the same numbers in a network's dropout; the
    /// random numbers repeat after 2^24 steps.
    pub step: u64,
    /// In training, with `has_seed`: the random seed of the dropout.
    pub seed: u64,
    /// 1 if `seed` is set, else 0. Without a seed the network's own is used: its fit drops the same numbers in the step with this
    /// number, counted from 0.
    pub has_seed: i32,
    /// 1 for training, else 0. In training, dropout is active and batch norm uses the batch's statistics. Other networks behave
    /// the same in training and in predictions.
    pub training: i32,
    /// 1 if the backward pass may compute the gradient of the parameters, else 0.
    pub parameters: i32,
    /// 1 if the backward pass may compute the gradient of the inputs, else 0.
    pub inputs: i32,
    /// 1 if a change of parameters or inputs between the two passes is detected and reported as an error, else 0. The check takes
    /// about as long as reading them twice; set 0 if you know that they do not change.
    pub checked: i32,
    /// Must be 0.
    pub reserved: i32,
}

impl From<&ForwardOptions> for rootgrad_forward_options_t {
    fn from(options: &ForwardOptions) -> Self {
        let (training, step, seed) = match options.pass {
            Pass::Use => (false, 0, None),
            Pass::Training { step, seed } => (true, step, seed),
        };
        Self {
            struct_size: size_of::<Self>(),
            step,
            seed: seed.unwrap_or(0),
            has_seed: seed.is_some().into(),
            training: training.into(),
            parameters: options.parameters.into(),
            inputs: options.inputs.into(),
            checked: options.checked.into(),
            reserved: 0,
        }
    }
}

impl rootgrad_forward_options_t {
    /// The options behind a pointer; the defaults for a null pointer.
    ///
    /// # Safety
    /// `options`, unless null, may be read.
    unsafe fn decode(options: *const Self) -> Result<ForwardOptions> {
        // SAFETY: the caller's promise.
        let options = unsafe { arguments::slice("options", options, (!options.is_null()).into()) }?;
        let [options] = options else { return Ok(ForwardOptions::default()) };
        check_layout::<Self>(
            options.struct_size,
            options.reserved,
            "rootgrad_forward_options_default",
        )?;
        let seed = truth("options.has_seed", options.has_seed)?.then_some(options.seed);
        let pass = match truth("options.training", options.training)? {
            true => Pass::Training { step: options.step, seed },
            false => Pass::Use,
        };
        Ok(ForwardOptions {
            pass,
            parameters: truth("options.parameters", options.parameters)?,
            inputs: truth("options.inputs", options.inputs)?,
            checked: truth("options.checked", options.checked)?,
        })
    }
}

/// Writes to `*out` the default options: a forward pass without training, with both gradients available, and with the check for
/// changes (`ForwardOptions::default()` in Rust). Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_forward_options_default(
    struct_size: usize,
    out: *mut rootgrad_forward_options_t,
) -> rootgrad_status_t {
    fence::call(|| {
        let out = Out::sized("out", out, struct_size)?;
        // SAFETY: this function's contract.
        unsafe { out.write((&ForwardOptions::default()).into()) };
        Ok(())
    })
}

/// Takes a snapshot of a network as a differentiable function of its parameters and its inputs, which the caller passes. It is
/// for callers with their own losses and optimisers. Later fits of `network`, and freeing it, do not affect the function.
///
/// `threads`: number of threads of a pass, the calling one included; 0 for one per core. Functions with the same number share
/// their threads. Results do not depend on it. `*out` must be freed by `rootgrad_differentiable_free`; NULL on failure. Thread
/// safe.
///
/// Errors: `ARGUMENT` (more than 1024 threads, an operation without a derivative), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_differentiable_new(
    network: *const rootgrad_network_t,
    threads: usize,
    out: *mut *mut rootgrad_differentiable_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || Differentiable::new(&get_network(network)?.snapshot(), threads))
    })
}

/// A piece of a pass, for one of the caller's threads. Returns 0.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_piece_t =
    Option<unsafe extern "C" fn(argument: *mut c_void, number: usize) -> i32>;

/// Runs pieces of a pass on the caller's threads. It calls `piece(argument, i)` once for every i from 0 to `pieces` - 1, on any
/// threads, and returns 0 when all are done. Alternatively it runs none and returns: rootgrad's own threads then run them all.
/// `user`: the pointer passed to `rootgrad_differentiable_new_on`. A piece needs 2 MB of stack. The function is called
/// on the threads that run passes, for one pass of a function at a time. No C++ exception and no longjmp may leave it.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_parallel_t = Option<
    unsafe extern "C" fn(
        user: *mut c_void,
        pieces: usize,
        piece: rootgrad_piece_t,
        argument: *mut c_void,
    ) -> i32,
>;

/// Same as `rootgrad_differentiable_new`, but passes run on at most `threads` of the caller's threads. It is for frameworks whose
/// threads keep their cores busy while they wait for work, and so would slow down other threads. Results are the same.
///
/// Errors: as for that function: `ARGUMENT`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written; `parallel` behaves as its type documents, as long as the function or one of its tapes exists.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_differentiable_new_on(
    network: *const rootgrad_network_t,
    threads: usize,
    parallel: rootgrad_parallel_t,
    user: *mut c_void,
    out: *mut *mut rootgrad_differentiable_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        make(out, || {
            let parallel = parallel.ok_or(Error::NullPointer { name: "parallel" })?;
            let team = Arc::new(Team::lent(parallel, user, threads)?);
            Differentiable::on(&get_network(network)?.snapshot(), team)
        })
    })
}

/// Frees a function; NULL is allowed. Its tapes stay valid. Thread safe. Errors: `HANDLE` (already freed, of another type, or not
/// a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_differentiable_free(
    differentiable: *mut rootgrad_differentiable_t,
) -> rootgrad_status_t {
    fence::call(|| handles::remove::<Differentiable>(differentiable, "differentiable"))
}

/// Writes the sizes of the function. `*features`: features F of a row; `*outputs`: outputs K of a row; `*parameter_count`: number
/// of parameters P. Each may be NULL. Thread safe. Errors: `HANDLE`, `NULL_POINTER` (the function).
///
/// # Safety
/// `features`, `outputs` and `parameter_count`, unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_differentiable_shape(
    differentiable: *const rootgrad_differentiable_t,
    features: *mut usize,
    outputs: *mut usize,
    parameter_count: *mut usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let f = get(differentiable)?;
        // SAFETY: this function's contract.
        unsafe {
            write_each([
                ("features", features, f.features()),
                ("outputs", outputs, f.outputs()),
                ("parameter_count", parameter_count, f.parameters()),
            ])
        }
    })
}

/// Runs the network on rows, and stores on a tape the data for a backward pass. Any number of tapes may be open.
///
/// `parameters`: P values in the order of `rootgrad_network_parameters`. `x`: (`rows`, `features`), at least one row, in the
/// units of the training data; row i begins at `x + i * row_stride`, with `row_stride` in numbers, at least `features`, or 0 for
/// rows without gaps. `out`: (`rows`, K) row-major, `out_len` = `rows` * K: the result of `rootgrad_network_predict` with
/// `ROOTGRAD_OUTPUT_RAW`. `options`: NULL for the defaults. NaN in a row gives NaN for that row. Rows without gaps of a network
/// with one input and without standardisation are not copied.
///
/// `tape`: NULL if no backward pass follows; else `*tape` must be freed by `rootgrad_tape_free`, and is NULL on failure. A tape
/// stores neither parameters nor inputs. Pass them again for the backward pass; they must not have changed, except for states
/// (`rootgrad_network_tensor`). With `options.checked` a change is an error.
///
/// Thread safe and re-entrant. The function's threads work for one call at a time; a second call at the same time uses only its
/// own thread.
///
/// Errors: `SHAPE` (`count` is not P, `features` not F, `out_len` not rows * K), `ARGUMENT` (no rows, `row_stride`, `options`, `out`
/// overlaps what is read), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `parameters` points to `count` values, `x` to (rows − 1) * row_stride + features, `out` to `out_len` that may be written;
/// `options`, unless NULL, may be read, and `tape`, unless NULL, written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_differentiable_forward(
    differentiable: *const rootgrad_differentiable_t,
    parameters: *const f32,
    count: usize,
    x: *const f32,
    rows: usize,
    features: usize,
    row_stride: usize,
    out: *mut f32,
    out_len: usize,
    options: *const rootgrad_forward_options_t,
    tape: *mut *mut rootgrad_tape_t,
) -> rootgrad_status_t {
    let parameters = (parameters, count);
    let (x, out) = ((x, rows, features, row_stride), (out, out_len));
    // SAFETY: this function's contract.
    fence::call(|| unsafe { forward(differentiable, parameters, x, out, options, tape) })
}

/// Same as `rootgrad_differentiable_forward` in double precision, for example to check gradients.
///
/// # Safety
/// Same as for `rootgrad_differentiable_forward`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_differentiable_forward_f64(
    differentiable: *const rootgrad_differentiable_t,
    parameters: *const f64,
    count: usize,
    x: *const f64,
    rows: usize,
    features: usize,
    row_stride: usize,
    out: *mut f64,
    out_len: usize,
    options: *const rootgrad_forward_options_t,
    tape: *mut *mut rootgrad_tape_t,
) -> rootgrad_status_t {
    let parameters = (parameters, count);
    let (x, out) = ((x, rows, features, row_stride), (out, out_len));
    // SAFETY: this function's contract.
    fence::call(|| unsafe { forward(differentiable, parameters, x, out, options, tape) })
}

/// # Safety
/// Same as for [`rootgrad_differentiable_forward`].
unsafe fn forward<T: Kept>(
    differentiable: *const rootgrad_differentiable_t,
    (parameters, count): (*const T, usize),
    (x, rows, features, row_stride): (*const T, usize, usize, usize),
    (out, out_len): (*mut T, usize),
    options: *const rootgrad_forward_options_t,
    tape: *mut *mut rootgrad_tape_t,
) -> Result<()> {
    // SAFETY: the caller's promise; the slices do not overlap (checked before the one to write is made).
    unsafe {
        let tape = Out::optional("tape", tape)?;
        if let Some(tape) = &tape {
            tape.write(std::ptr::null_mut());
        }
        let f = get(differentiable)?;
        check_sizes(&f, (rows, features), out_len)?;
        let options = rootgrad_forward_options_t::decode(options)?;
        let parameters = arguments::slice("parameters", parameters, count)?;
        let (x, stride) = arguments::matrix("x", x, rows, features, row_stride)?;
        let to = ("out", out.cast_const(), out_len);
        arguments::check_apart(("x", x.as_ptr(), x.len()), to)?;
        arguments::check_apart(("parameters", parameters.as_ptr(), count), to)?;
        let out = arguments::slice_mut("out", out, out_len)?;
        let Some(tape) = tape else {
            return f.evaluate(parameters, x, stride, out, options.pass);
        };
        memory::headroom(SMALL, "the records of tapes")?;
        let made = f.forward(parameters, x, stride, out, &options)?;
        tape.write(handles::insert(T::object(made))?);
    }
    Ok(())
}

fn check_sizes(f: &Differentiable, (rows, features): (usize, usize), out_len: usize) -> Result<()> {
    let (wanted, outputs) = (f.features(), f.outputs());
    if features != wanted {
        let wanted = format!("({rows}, {wanted}): the network has {wanted} features");
        return Err(Error::shape("x", format!("({rows}, {features})"), wanted));
    }
    if rows.checked_mul(outputs) != Some(out_len) {
        let wanted = format!("({rows}, {outputs}): {outputs} values a row");
        return Err(Error::shape("out", format!("{out_len} values"), wanted));
    }
    Ok(())
}

#[inline]
fn get(differentiable: *const rootgrad_differentiable_t) -> Result<Guard<Differentiable>> {
    handles::get::<Differentiable>(differentiable, "differentiable")
}
