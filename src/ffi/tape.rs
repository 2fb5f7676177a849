//! Tapes: data that forward passes store for backward passes.

use super::arguments::{self, Out, write_each};
use super::handles::{self, Guard, object, rootgrad_tape_t};
use super::options::{check_layout, truth};
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::models::{Gradient, Precision, Tape};

/// A tape in either precision.
pub(super) enum TapeObject {
    Single(Tape<f32>),
    Double(Tape<f64>),
}

object!(TapeObject => rootgrad_tape_t);

/// A precision in which tapes are stored.
pub(super) trait Kept: Precision {
    fn object(tape: Tape<Self>) -> TapeObject;

    /// # Errors
    /// `Argument` for a tape in the other precision.
    fn tape(object: &TapeObject) -> Result<&Tape<Self>>;
}

impl Kept for f32 {
    fn object(tape: Tape<f32>) -> TapeObject {
        TapeObject::Single(tape)
    }

    fn tape(object: &TapeObject) -> Result<&Tape<f32>> {
        match object {
            TapeObject::Single(tape) => Ok(tape),
            TapeObject::Double(_) => {
                Err(other("double", "single", "the function of this name with _f64"))
            }
        }
    }
}

impl Kept for f64 {
    fn object(tape: Tape<f64>) -> TapeObject {
        TapeObject::Double(tape)
    }

    fn tape(object: &TapeObject) -> Result<&Tape<f64>> {
        match object {
            TapeObject::Double(tape) => Ok(tape),
            TapeObject::Single(_) => {
                Err(other("single", "double", "the function of this name without _f64"))
            }
        }
    }
}

fn other(got: &str, wanted: &str, way: &str) -> Error {
    let wanted = format!("one in {wanted} precision: call {way}");
    Error::argument("tape", format!("one of a pass in {got} precision"), wanted)
}

fn get(tape: *const rootgrad_tape_t) -> Result<Guard<TapeObject>> {
    handles::get::<TapeObject>(tape, "tape")
}

/// Options of a backward pass. Fill it with `rootgrad_backward_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_backward_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_backward_options_default`; another value is an error.
    pub struct_size: usize,
    /// 1 to add the gradient of the parameters to the values in the array, 0 to overwrite them.
    pub add_parameters: i32,
    /// 1 to add the gradient of the inputs to the values in the array, 0 to overwrite them.
    pub add_inputs: i32,
    /// 1 to keep the tape for another backward pass, else 0; another backward pass is then an error.
    pub keep: i32,
    /// Must be 0.
    pub reserved: i32,
}

impl rootgrad_backward_options_t {
    const DEFAULT: Self = Self {
        struct_size: size_of::<Self>(),
        add_parameters: 0,
        add_inputs: 0,
        keep: 0,
        reserved: 0,
    };

    /// The three settings: add to each of the two gradients, and keep the tape; the defaults for a null pointer.
    ///
    /// # Safety
    /// `options`, unless null, may be read.
    unsafe fn decode(options: *const Self) -> Result<[bool; 3]> {
        // SAFETY: the caller's promise.
        let options = unsafe { arguments::slice("options", options, (!options.is_null()).into()) }?;
        let options = options.first().unwrap_or(&Self::DEFAULT);
        let default = "rootgrad_backward_options_default";
        check_layout::<Self>(options.struct_size, options.reserved, default)?;
        Ok([
            truth("options.add_parameters", options.add_parameters)?,
            truth("options.add_inputs", options.add_inputs)?,
            truth("options.keep", options.keep)?,
        ])
    }
}

/// Writes the defaults to `*out`: a backward pass that overwrites the gradients and releases the tape. Thread safe. Errors:
/// `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_backward_options_default(
    struct_size: usize,
    out: *mut rootgrad_backward_options_t,
) -> rootgrad_status_t {
    fence::call(|| {
        // SAFETY: this function's contract.
        unsafe { Out::sized("out", out, struct_size)?.write(rootgrad_backward_options_t::DEFAULT) };
        Ok(())
    })
}

/// Writes the sizes of the tape. `*rows`: rows B of its forward pass; `*features`: features F of a row; `*outputs`: outputs K of
/// a row; `*parameter_count`: number of parameters P. Each may be NULL. Thread safe. Errors: `HANDLE`, `NULL_POINTER` (the tape).
///
/// # Safety
/// `rows`, `features`, `outputs` and `parameter_count`, unless NULL, may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_tape_shape(
    tape: *const rootgrad_tape_t,
    rows: *mut usize,
    features: *mut usize,
    outputs: *mut usize,
    parameter_count: *mut usize,
) -> rootgrad_status_t {
    fence::call(|| {
        let (count, sizes) = match &*get(tape)? {
            TapeObject::Single(tape) => (tape.rows(), tape.sizes()),
            TapeObject::Double(tape) => (tape.rows(), tape.sizes()),
        };
        let [f, k, p] = sizes;
        // SAFETY: this function's contract.
        unsafe {
            write_each([
                ("rows", rows, count),
                ("features", features, f),
                ("outputs", outputs, k),
                ("parameter_count", parameter_count, p),
            ])
        }
    })
}

/// Backward pass: computes the gradients of the sum of seed * outputs over all rows and outputs.
///
/// `parameters`, P values, and `x`, with the same row stride: the same values as in the forward pass, in the same place or
/// another. `seed`: (B, K) row-major, `seed_len` = B * K of the forward pass: the derivative of a loss with respect to each
/// output. `d_parameters`: P values, 0 for states; `d_x`: (B, F) row-major, `d_x_len` = B * F. Pass NULL for a gradient that you
/// do not need; it is not computed. `options`: NULL for the defaults: gradients are overwritten, and the tape is released. NaN in
/// `seed` is passed on. After a failure, tape and gradients are unchanged.
///
/// Thread safe; calls on one tape wait for each other.
///
/// Errors: `SHAPE` (lengths), `ARGUMENT` (a tape that was released, or of the other precision; a gradient that the forward pass
/// did not prepare; parameters or inputs that changed; `options`; memory that overlaps), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `parameters` points to `count` values, `x` to as many as in the forward pass, `seed` to `seed_len`; `d_parameters`, unless
/// NULL, to `count` and `d_x`, unless NULL, to `d_x_len` that may be written; `options`, unless NULL, may be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_tape_backward(
    tape: *const rootgrad_tape_t,
    parameters: *const f32,
    count: usize,
    x: *const f32,
    seed: *const f32,
    seed_len: usize,
    d_parameters: *mut f32,
    d_x: *mut f32,
    d_x_len: usize,
    options: *const rootgrad_backward_options_t,
) -> rootgrad_status_t {
    let (parameters, seed) = ((parameters, count), (seed, seed_len));
    let d_x = (d_x, d_x_len);
    // SAFETY: this function's contract.
    fence::call(|| unsafe { backward(tape, parameters, x, seed, d_parameters, d_x, options) })
}

/// Same as `rootgrad_tape_backward` for a tape of `rootgrad_differentiable_forward_f64`.
///
/// # Safety
/// Same as for `rootgrad_tape_backward`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_tape_backward_f64(
    tape: *const rootgrad_tape_t,
    parameters: *const f64,
    count: usize,
    x: *const f64,
    seed: *const f64,
    seed_len: usize,
    d_parameters: *mut f64,
    d_x: *mut f64,
    d_x_len: usize,
    options: *const rootgrad_backward_options_t,
) -> rootgrad_status_t {
    let (parameters, seed) = ((parameters, count), (seed, seed_len));
    let d_x = (d_x, d_x_len);
    // SAFETY: this function's contract.
    fence::call(|| unsafe { backward(tape, parameters, x, seed, d_parameters, d_x, options) })
}

/// # Safety
/// Same as for [`rootgrad_tape_backward`].
unsafe fn backward<T: Kept>(
    tape: *const rootgrad_tape_t,
    (parameters, count): (*const T, usize),
    x: *const T,
    (seed, seed_len): (*const T, usize),
    d_parameters: *mut T,
    (d_x, d_x_len): (*mut T, usize),
    options: *const rootgrad_backward_options_t,
) -> Result<()> {
    let object = get(tape)?;
    let tape = T::tape(&object)?;
    let of_parameters = if d_parameters.is_null() { 0 } else { count };
    let of_inputs = if d_x.is_null() { 0 } else { d_x_len };
    // SAFETY: the caller's promise; the slices do not overlap (checked before those to write are made).
    unsafe {
        let [add_parameters, add_inputs, keep] = rootgrad_backward_options_t::decode(options)?;
        let parameters = arguments::slice("parameters", parameters, count)?;
        let x = arguments::slice("x", x, tape.inputs_len())?;
        let seed = arguments::slice("seed", seed, seed_len)?;
        let to = [
            ("d_parameters", d_parameters.cast_const(), of_parameters),
            ("d_x", d_x.cast_const(), of_inputs),
        ];
        for to in to {
            arguments::check_apart(("parameters", parameters.as_ptr(), count), to)?;
            arguments::check_apart(("x", x.as_ptr(), x.len()), to)?;
            arguments::check_apart(("seed", seed.as_ptr(), seed_len), to)?;
        }
        arguments::check_apart(to[0], to[1])?;
        let into = [
            (!d_parameters.is_null())
                .then(|| arguments::slice_mut("d_parameters", d_parameters, of_parameters)),
            (!d_x.is_null()).then(|| arguments::slice_mut("d_x", d_x, of_inputs)),
        ];
        let [of_parameters, of_inputs] = into;
        let of_parameters = gradient(of_parameters.transpose()?, add_parameters);
        let of_inputs = gradient(of_inputs.transpose()?, add_inputs);
        tape.backward(parameters, x, seed, of_parameters, of_inputs, keep)
    }
}

fn gradient<T>(to: Option<&mut [T]>, adds: bool) -> Gradient<'_, T> {
    match to {
        None => Gradient::Skip,
        Some(to) if adds => Gradient::Add(to),
        Some(to) => Gradient::Write(to),
    }
}

/// Writes the network's states (batch norm's statistics) after a training pass to their places among `parameters`, P values; the
/// others are not changed. `parameters` may be the array of the forward pass: a later backward pass still works. After a pass
/// without training, states are unchanged. Thread safe.
///
/// Errors: `SHAPE` (`count` is not P), `ARGUMENT` (a tape that was released, or of the other precision), `HANDLE`,
/// `NULL_POINTER`.
///
/// # Safety
/// `parameters` points to `count` values that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_tape_states(
    tape: *const rootgrad_tape_t,
    parameters: *mut f32,
    count: usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe { states(tape, parameters, count) })
}

/// Same as `rootgrad_tape_states` for a tape of `rootgrad_differentiable_forward_f64`.
///
/// # Safety
/// Same as for `rootgrad_tape_states`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_tape_states_f64(
    tape: *const rootgrad_tape_t,
    parameters: *mut f64,
    count: usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe { states(tape, parameters, count) })
}

/// # Safety
/// Same as for [`rootgrad_tape_states`].
unsafe fn states<T: Kept>(
    tape: *const rootgrad_tape_t,
    parameters: *mut T,
    count: usize,
) -> Result<()> {
    let object = get(tape)?;
    // SAFETY: the caller's promise.
    let parameters = unsafe { arguments::slice_mut("parameters", parameters, count) }?;
    T::tape(&object)?.states(parameters)
}

/// Frees a tape, with or without a backward pass; NULL is allowed. Later passes reuse its memory. Thread safe. Errors: `HANDLE`
/// (already freed, of another type, or not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_tape_free(tape: *mut rootgrad_tape_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<TapeObject>(tape, "tape"))
}
