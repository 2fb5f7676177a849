//! Functions exported in C, for LibTorch. The code that [`#[export_torch]`](macro@crate::export_torch) writes calls
//! this module, which fulfils the contract of the header `rootgrad/torch_function.h`.
//!
//! Like the memory of tapes, this module contains unsafe code: it turns pointers into slices and stops panics.

use std::any::Any;
use std::cell::Cell;
use std::ffi::{CStr, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

/// The version of the contract.
const VERSION: u32 = 1;

/// A type of numbers of an exported function: `f32`, `f64`.
pub trait Number: Copy + Default + 'static {}
impl Number for f32 {}
impl Number for f64 {}

/// A function that is exported, as the attribute describes it.
pub trait Exported {
    /// Type of all numbers of the function.
    type Number: Number;
    /// Name of the function.
    const NAME: &'static CStr;
    /// The inputs that the function reads, in the order of its parameters.
    const INPUTS: &'static [Input];
    /// True if the function returns a number; false if it writes a slice.
    const RETURNS_SCALAR: bool;
    /// True if the function has a product of its Hessian with a direction.
    const HAS_HESSIAN: bool;

    /// Returns the number of elements of the output.
    fn output_length(inputs: &[&[Self::Number]]) -> usize;
    /// Writes the output, which is passed filled with zeros.
    fn forward(inputs: &[&[Self::Number]], output: &mut [Self::Number]);
    /// Adds the gradients of the inputs. The derivative may change the seed, and the output, which is passed filled
    /// with zeros.
    fn backward(
        inputs: &[&[Self::Number]],
        output: &mut [Self::Number],
        seed: &mut [Self::Number],
        gradients: &mut [&mut [Self::Number]],
    );
    /// Adds the Hessian's product with a direction; returns the derivative along it.
    fn hessian_product(
        inputs: &[&[Self::Number]],
        directions: &[&[Self::Number]],
        products: &mut [&mut [Self::Number]],
    ) -> Self::Number {
        let _ = (inputs, directions, products);
        Self::Number::default()
    }
}

/// An input of an exported function: `rootgrad_torch_input_t`.
#[repr(C)]
#[derive(Debug)]
pub struct Input {
    name: *const c_char,
    is_scalar: u8,
    is_differentiable: u8,
}

impl Input {
    /// Describes an input of this name, a single number or a slice.
    #[must_use]
    pub const fn new(name: &'static CStr, is_scalar: bool, is_differentiable: bool) -> Self {
        let (is_scalar, is_differentiable) = (is_scalar as u8, is_differentiable as u8);
        Self { name: name.as_ptr(), is_scalar, is_differentiable }
    }

    fn name(&self) -> &str {
        // SAFETY: `new` was given a string that lives as long as the program.
        unsafe { CStr::from_ptr(self.name) }.to_str().unwrap_or("?")
    }
}

/// The inputs of a call: `rootgrad_torch_inputs_t`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Inputs {
    values: *const *const c_void,
    lengths: *const usize,
}

/// The buffer for a call's error message: `rootgrad_torch_message_t`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Message {
    text: *mut c_char,
    size: usize,
}

/// The description of an exported function: `rootgrad_torch_function_t`.
#[repr(C)]
#[derive(Debug)]
pub struct Function {
    version: u32,
    element_size: u32,
    name: *const c_char,
    inputs: *const Input,
    input_count: usize,
    returns_scalar: u8,
    output_length: unsafe extern "C" fn(Inputs, *mut usize, Message) -> i32,
    forward: unsafe extern "C" fn(Inputs, *mut c_void, usize, Message) -> i32,
    backward:
        unsafe extern "C" fn(Inputs, *const c_void, usize, *const *mut c_void, Message) -> i32,
    hessian_product: Option<HessianProduct>,
}

type HessianProduct = unsafe extern "C" fn(
    Inputs,
    *const *const c_void,
    *const *mut c_void,
    *mut c_void,
    Message,
) -> i32;

/// Returns the description of `E`.
#[must_use]
pub fn describe<E: Exported>() -> &'static Function {
    struct Of<E>(E);
    impl<E: Exported> Of<E> {
        const FUNCTION: Function = Function {
            version: VERSION,
            element_size: size_of::<E::Number>() as u32,
            name: E::NAME.as_ptr(),
            inputs: E::INPUTS.as_ptr(),
            input_count: E::INPUTS.len(),
            returns_scalar: E::RETURNS_SCALAR as u8,
            output_length: output_length::<E>,
            forward: forward::<E>,
            backward: backward::<E>,
            hessian_product: if E::HAS_HESSIAN { Some(hessian_product::<E>) } else { None },
        };
    }
    &Of::<E>::FUNCTION
}

unsafe extern "C" fn output_length<E: Exported>(
    inputs: Inputs,
    length: *mut usize,
    message: Message,
) -> i32 {
    fence(message, || {
        // SAFETY: the contract of the header.
        let inputs = unsafe { slices::<E>(inputs)? };
        let found = E::output_length(&inputs);
        // SAFETY: as above.
        unsafe { length.write(found) };
        Ok(())
    })
}

unsafe extern "C" fn forward<E: Exported>(
    inputs: Inputs,
    output: *mut c_void,
    length: usize,
    message: Message,
) -> i32 {
    fence(message, || {
        // SAFETY: the contract of the header.
        let (inputs, output) =
            unsafe { (slices::<E>(inputs)?, slice_mut::<E::Number>(output, length)) };
        check_length::<E>(&inputs, length)?;
        output.fill(E::Number::default());
        E::forward(&inputs, output);
        Ok(())
    })
}

unsafe extern "C" fn backward<E: Exported>(
    inputs: Inputs,
    seed: *const c_void,
    length: usize,
    gradients: *const *mut c_void,
    message: Message,
) -> i32 {
    fence(message, || {
        // SAFETY: the contract of the header.
        let (inputs, seed) =
            unsafe { (slices::<E>(inputs)?, slice::<E::Number>(seed.cast(), length)) };
        check_length::<E>(&inputs, length)?;
        let (mut output, mut of_seed) = (zeros(length)?, zeros(length)?);
        of_seed.copy_from_slice(seed);
        let mut unwanted = unwanted::<E>(&inputs, |number| {
            // SAFETY: as above.
            unsafe { (*gradients.add(number)).is_null() }
        })?;
        // SAFETY: as above.
        let mut places = unsafe { places::<E>(&inputs, gradients, &mut unwanted) };
        E::backward(&inputs, &mut output, &mut of_seed, &mut places);
        Ok(())
    })
}

unsafe extern "C" fn hessian_product<E: Exported>(
    inputs: Inputs,
    directions: *const *const c_void,
    products: *const *mut c_void,
    slope: *mut c_void,
    message: Message,
) -> i32 {
    fence(message, || {
        // SAFETY: the contract of the header.
        let inputs = unsafe { slices::<E>(inputs)? };
        let longest = inputs.iter().map(|input| input.len()).max().unwrap_or(0);
        let still = zeros::<E::Number>(longest)?;
        let direction = |(number, input): (usize, &&[E::Number])| {
            // SAFETY: as above.
            let at = unsafe { *directions.add(number) };
            match at.is_null() {
                true => &still[..input.len()],
                // SAFETY: as above.
                false => unsafe { slice(at.cast(), input.len()) },
            }
        };
        let directions: Vec<&[E::Number]> = inputs.iter().enumerate().map(direction).collect();
        let mut unwanted = unwanted::<E>(&inputs, |number| {
            // SAFETY: as above.
            unsafe { (*products.add(number)).is_null() }
        })?;
        // SAFETY: as above.
        let mut places = unsafe { places::<E>(&inputs, products, &mut unwanted) };
        let along = E::hessian_product(&inputs, &directions, &mut places);
        // SAFETY: as above.
        unsafe { slope.cast::<E::Number>().write(along) };
        Ok(())
    })
}

/// The inputs of a call.
///
/// # Safety
/// As the header requires, for `'a`.
unsafe fn slices<'a, E: Exported>(inputs: Inputs) -> Result<Vec<&'a [E::Number]>, String> {
    let mut slices = Vec::with_capacity(E::INPUTS.len());
    for (number, input) in E::INPUTS.iter().enumerate() {
        // SAFETY: this function's contract.
        let (values, length) = unsafe { (*inputs.values.add(number), *inputs.lengths.add(number)) };
        if input.is_scalar == 1 && length != 1 {
            let (function, name) = (E::NAME.to_str().unwrap_or("?"), input.name());
            return Err(format!("{function}: '{name}' has {length} numbers; wanted one number"));
        }
        // SAFETY: this function's contract.
        slices.push(unsafe { slice(values.cast(), length) });
    }
    Ok(slices)
}

/// # Safety
/// `at` points to `length` numbers, for `'a`; if `length` is 0, it may be any pointer.
unsafe fn slice<'a, T>(at: *const T, length: usize) -> &'a [T] {
    if length == 0 {
        return &[];
    }
    // SAFETY: this function's contract.
    unsafe { std::slice::from_raw_parts(at, length) }
}

/// # Safety
/// As for [`slice`], and nothing else accesses the numbers.
unsafe fn slice_mut<'a, T>(at: *mut c_void, length: usize) -> &'a mut [T] {
    if length == 0 {
        return &mut [];
    }
    // SAFETY: this function's contract.
    unsafe { std::slice::from_raw_parts_mut(at.cast(), length) }
}

/// Buffers for derivatives that the caller does not want, so that the derivative can write them.
fn unwanted<E: Exported>(
    inputs: &[&[E::Number]],
    is_unwanted: impl Fn(usize) -> bool,
) -> Result<Vec<Vec<E::Number>>, String> {
    let room = |(number, input): (usize, &&[E::Number])| match is_unwanted(number) {
        true if E::INPUTS[number].is_differentiable == 1 => zeros(input.len()),
        _ => Ok(Vec::new()),
    };
    inputs.iter().enumerate().map(room).collect()
}

/// The buffers for the gradients, filled with zeros.
///
/// # Safety
/// As the header requires, for `'a`.
unsafe fn places<'a, E: Exported>(
    inputs: &[&[E::Number]],
    at: *const *mut c_void,
    unwanted: &'a mut [Vec<E::Number>],
) -> Vec<&'a mut [E::Number]> {
    let place = |(number, own): (usize, &'a mut Vec<E::Number>)| {
        // SAFETY: this function's contract.
        let at = unsafe { *at.add(number) };
        if at.is_null() || E::INPUTS[number].is_differentiable == 0 {
            return own.as_mut_slice();
        }
        // SAFETY: this function's contract.
        let place = unsafe { slice_mut(at, inputs[number].len()) };
        place.fill(E::Number::default());
        place
    };
    unwanted.iter_mut().enumerate().map(place).collect()
}

fn check_length<E: Exported>(inputs: &[&[E::Number]], length: usize) -> Result<(), String> {
    let wanted = E::output_length(inputs);
    if length == wanted {
        return Ok(());
    }
    let function = E::NAME.to_str().unwrap_or("?");
    Err(format!(
        "{function}: the output has {length} numbers; wanted {wanted}, as output_length tells"
    ))
}

fn zeros<T: Number>(length: usize) -> Result<Vec<T>, String> {
    let mut zeros = Vec::new();
    zeros
        .try_reserve_exact(length)
        .map_err(|_| format!("{length} numbers of memory are refused"))?;
    zeros.resize(length, T::default());
    Ok(zeros)
}

thread_local! {
    /// True while this thread is inside of an exported function, whose panics become messages.
    static INSIDE: Cell<bool> = const { Cell::new(false) };
    /// Place in the source at which the panic began.
    static PLACE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Runs `body`. An error or a panic is written to `message`, and not printed.
fn fence(message: Message, body: impl FnOnce() -> Result<(), String>) -> i32 {
    hook();
    let outer = INSIDE.replace(true);
    let outcome = catch_unwind(AssertUnwindSafe(body));
    INSIDE.set(outer);
    let text = match outcome {
        Ok(Ok(())) => return 0,
        Ok(Err(text)) => text,
        Err(panic) => {
            let place = PLACE.take().map_or_else(String::new, |place| format!(", at {place}"));
            format!("panicked: {}{place}", said(&*panic))
        }
    };
    if message.size > 0 && !message.text.is_null() {
        let bytes = &text.as_bytes()[..text.len().min(message.size - 1)];
        // SAFETY: the contract of the header: so many bytes may be written.
        unsafe {
            std::ptr::copy_nonoverlapping(bytes.as_ptr().cast(), message.text, bytes.len());
            message.text.add(bytes.len()).write(0);
        }
    }
    1
}

/// Returns the message of a panic.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}

/// Installs a hook that records the place of panics inside of exported functions and passes other panics to the
/// previous hook.
fn hook() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| match INSIDE.get() {
            true => PLACE.set(info.location().map(ToString::to_string)),
            false => before(info),
        }));
    });
}
