//! Networks as differentiable functions: passes forward, for callers with a loss and an optimiser of their own.

use super::handles::{
    self, Guard, make, object, rootgrad_differentiable_t, rootgrad_network_t, rootgrad_tape_t,
};
use super::network::get as get_network;
use super::options::{check_layout, truth};
use super::tape::Kept;
use super::{arguments, arguments::Out, fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::memory;
use crate::models::{Differentiable, ForwardOptions, Pass};
use crate::threads::Team;
use std::ffi::c_void;
use std::sync::Arc;

object!(Differentiable => rootgrad_differentiable_t);

/// What a call that makes a tape takes for granted: the tape's own record.
const SMALL: usize = 4 << 10;

/// What a pass forward is to be. Fill it with `rootgrad_forward_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_forward_options_t {
    /// Size of this struct in bytes, as `rootgrad_forward_options_default` leaves it; another value is refused.
    pub struct_size: usize,
    /// In training: the step's number. Passes of the same step and seed drop the same numbers in a network's dropout; numbers come again
    /// after 2^24.
    pub step: u64,
    /// In training, with `has_seed`: the seed.
    pub seed: u64,
    /// Whether there is a seed, 0 or 1; without, it is the network's, whose fit drops the same in the step of this number, counted
    /// from 0.
    pub has_seed: i32,
    /// Whether the network is trained, 0 or 1: dropout drops, batch norm goes by the batch. Networks without these are the same in
    /// training and in use.
    pub training: i32,
    /// Whether the pass back may be asked for the gradient of the parameters, 0 or 1.
    pub parameters: i32,
    /// Whether it may be asked for that of the inputs, 0 or 1.
    pub inputs: i32,
    /// Whether a change of parameters or inputs between the two passes is looked for, and refused, 0 or 1. It takes about as long as
    /// reading them twice: who knows them to be unchanged does without.
    pub checked: i32,
    /// 0.
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
    /// The options behind a pointer; of a null one the default.
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

/// `*out`: a pass forward of a network in use, which may be asked for both gradients, and which is checked (`ForwardOptions::default()`
/// in Rust). Thread safe. Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
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

/// Takes a snapshot of a network as a differentiable function of its parameters and its inputs, which are the caller's: for losses and
/// optimisers of the caller's own. Later fits of `network`, and freeing it, do not touch it.
///
/// `threads`: as many run a pass, the calling one included; 0 for one a core. Functions with the same number share their threads. Results
/// do not depend on it. `*out` is to be freed by `rootgrad_differentiable_free`; NULL on failure. Thread safe.
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

/// A piece of a pass, for a thread of the caller's. Returns 0.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_piece_t =
    Option<unsafe extern "C" fn(argument: *mut c_void, number: usize) -> i32>;

/// Runs pieces of a pass on threads of the caller's: calls `piece(argument, i)` once for every i from 0 to `pieces` - 1, on any threads, and
/// returns 0 when all are done. Or it calls none and returns: threads of rootgrad's own then do them. `user`: the pointer that
/// `rootgrad_differentiable_new_on` was given. A piece needs 2 MB of stack. It is called on the threads that make passes, for one pass
/// of a function at a time. No C++ exception and no longjmp may leave it.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_parallel_t = Option<
    unsafe extern "C" fn(
        user: *mut c_void,
        pieces: usize,
        piece: rootgrad_piece_t,
        argument: *mut c_void,
    ) -> i32,
>;

/// As `rootgrad_differentiable_new`, with passes that run on at most `threads` threads of the caller's: for a framework whose threads
/// wait on their cores for more work, where other threads would be in their way. Results are the same.
///
/// Errors: as of that function: `ARGUMENT`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written; `parallel` does what its type says, as long as the function or one of its tapes is there.
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

/// Frees a function; NULL is nothing to free. Its tapes stay. Thread safe. Errors: `HANDLE` (freed already, of another type, or none of
/// ours).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_differentiable_free(
    differentiable: *mut rootgrad_differentiable_t,
) -> rootgrad_status_t {
    fence::call(|| handles::remove::<Differentiable>(differentiable, "differentiable"))
}

/// `*features`: F of a row; `*outputs`: K of a row; `*parameter_count`: P (each may be NULL). Thread safe. Errors: `HANDLE`,
/// `NULL_POINTER` (the function).
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
            tell([
                ("features", features, f.features()),
                ("outputs", outputs, f.outputs()),
                ("parameter_count", parameter_count, f.parameters()),
            ])
        }
    })
}

/// Runs the network on rows, and keeps on a tape what a pass back needs. Any number of tapes may be open.
///
/// `parameters`: P values in the order of `rootgrad_network_parameters`. `x`: (`rows`, `features`), at least one row, in the units of the
/// training data; row i begins at `x + i * row_stride`, with `row_stride` in numbers, at least `features`, or 0 for rows without gaps.
/// `out`: (`rows`, K) row-major, `out_len` = `rows` * K: what `rootgrad_network_predict` gives with `ROOTGRAD_OUTPUT_RAW`.
/// `options`: NULL for the default. NaN in a row gives NaN for that row. Rows without gaps, of one input that the network does not
/// standardise, are read where they are.
///
/// `tape`: NULL if there is no pass back to come; else `*tape` is to be freed by `rootgrad_tape_free`, and NULL on failure. A tape keeps
/// neither parameters nor inputs: they are given again to go back and must be the same then, but for states
/// (`rootgrad_network_tensor`); with `options.checked` a change is refused.
///
/// Thread safe and re-entrant. The function's threads work for one call at a time; another one meanwhile does its work alone.
///
/// Errors: `SHAPE` (`count` is not P, `features` not F, `out_len` not rows * K), `ARGUMENT` (no rows, `row_stride`, `options`, `out`
/// overlaps what is read), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `parameters` leads to `count` values, `x` to (rows − 1) * row_stride + features, `out` to `out_len` that may be written; `options`,
/// unless NULL, may be read, and `tape`, unless NULL, written.
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

/// `rootgrad_differentiable_forward` in double precision, as to check gradients.
///
/// # Safety
/// As there.
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
/// As of [`rootgrad_differentiable_forward`].
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

/// Leaves numbers where they are wanted.
///
/// # Safety
/// The pointers, unless null, may be written.
pub(super) unsafe fn tell<const N: usize>(
    numbers: [(&'static str, *mut usize, usize); N],
) -> Result<()> {
    for (name, out, number) in numbers {
        if let Some(out) = Out::optional(name, out)? {
            // SAFETY: the caller's promise.
            unsafe { out.write(number) };
        }
    }
    Ok(())
}
