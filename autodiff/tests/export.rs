//! `#[export_torch]`: functions called by their C symbols, as from LibTorch.

use std::ffi::{CStr, c_char, c_void};

use rootgrad_autodiff::export::Function;
use rootgrad_autodiff::{autodiff_reverse, export_torch, hessian_vector};

/// The contract, as `include/rootgrad/torch_function.h` writes it.
#[repr(C)]
#[derive(Clone, Copy)]
struct Message {
    text: *mut c_char,
    size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Inputs {
    values: *const *const c_void,
    lengths: *const usize,
}

#[repr(C)]
struct Input {
    name: *const c_char,
    is_scalar: u8,
    is_differentiable: u8,
}

type OutputLength = unsafe extern "C" fn(Inputs, *mut usize, Message) -> i32;
type Forward = unsafe extern "C" fn(Inputs, *mut c_void, usize, Message) -> i32;
type Backward =
    unsafe extern "C" fn(Inputs, *const c_void, usize, *const *mut c_void, Message) -> i32;
type HessianProduct = unsafe extern "C" fn(
    Inputs,
    *const *const c_void,
    *const *mut c_void,
    *mut c_void,
    Message,
) -> i32;

#[repr(C)]
struct Described {
    version: u32,
    element_size: u32,
    name: *const c_char,
    inputs: *const Input,
    input_count: usize,
    returns_scalar: u8,
    output_length: OutputLength,
    forward: Forward,
    backward: Backward,
    hessian_product: Option<HessianProduct>,
}

/// A function as a C program sees it, of numbers `T`.
struct Called<'a, T> {
    described: &'a Described,
    inputs: Vec<Vec<T>>,
    text: [c_char; 200],
}

impl<T: Copy + Default> Called<'_, T> {
    fn new(function: *const Function, inputs: &[&[T]]) -> Self {
        // SAFETY: both are the contract.
        let described = unsafe { &*function.cast::<Described>() };
        let inputs = inputs.iter().map(|input| input.to_vec()).collect();
        Called { described, inputs, text: [0; 200] }
    }

    fn with<R>(&mut self, call: impl FnOnce(&Described, Inputs, Message) -> R) -> R {
        let values: Vec<*const c_void> = self.inputs.iter().map(|i| i.as_ptr().cast()).collect();
        let lengths: Vec<usize> = self.inputs.iter().map(Vec::len).collect();
        let inputs = Inputs { values: values.as_ptr(), lengths: lengths.as_ptr() };
        let message = Message { text: self.text.as_mut_ptr(), size: self.text.len() };
        call(self.described, inputs, message)
    }

    fn said(&self) -> String {
        // SAFETY: a string, because the buffer was filled with zeros.
        unsafe { CStr::from_ptr(self.text.as_ptr()) }.to_str().unwrap().to_owned()
    }

    fn length(&mut self) -> Result<usize, String> {
        let mut length = 0;
        // SAFETY: as the header requires, here and below.
        let status = self.with(|f, inputs, message| unsafe {
            (f.output_length)(inputs, &raw mut length, message)
        });
        if status == 0 { Ok(length) } else { Err(self.said()) }
    }

    fn forward(&mut self, length: usize) -> Result<Vec<T>, String> {
        let mut out = vec![T::default(); length];
        let at = out.as_mut_ptr().cast();
        // SAFETY: as above.
        let status =
            self.with(|f, inputs, message| unsafe { (f.forward)(inputs, at, length, message) });
        if status == 0 { Ok(out) } else { Err(self.said()) }
    }

    /// The gradients of those inputs that are wanted.
    fn backward(&mut self, seed: &[T], wanted: &[bool], garbage: T) -> Result<Vec<Vec<T>>, String> {
        let room = |(input, &wanted): (&Vec<T>, &bool)| match wanted {
            true => vec![garbage; input.len()],
            false => Vec::new(),
        };
        let mut gradients: Vec<Vec<T>> = self.inputs.iter().zip(wanted).map(room).collect();
        let place = |(gradient, &wanted): (&mut Vec<T>, &bool)| match wanted {
            true => gradient.as_mut_ptr().cast::<c_void>(),
            false => std::ptr::null_mut(),
        };
        let places: Vec<*mut c_void> = gradients.iter_mut().zip(wanted).map(place).collect();
        // SAFETY: as above.
        let status = self.with(|f, inputs, message| unsafe {
            (f.backward)(inputs, seed.as_ptr().cast(), seed.len(), places.as_ptr(), message)
        });
        if status == 0 { Ok(gradients) } else { Err(self.said()) }
    }
}

/// k Σ (x₊ − x − 1)² / 2, and its second derivatives.
#[export_torch]
#[autodiff_reverse(d_energy, Duplicated, Active, Active)]
#[hessian_vector(hv_energy, Duplicated, Active, Active)]
fn energy(x: &[f64], k: f64) -> f64 {
    let mut e = 0.0;
    for pair in x.windows(2) {
        let stretch = pair[1] - pair[0] - 1.0;
        e += 0.5 * k * stretch * stretch;
    }
    e
}

/// y = x W + b; each row of x has as many numbers as W has rows.
#[export_torch(length = x.len() / (w.len() / b.len()) * b.len())]
#[autodiff_reverse(d_dense, Duplicated, Duplicated, Duplicated, Duplicated)]
fn dense(y: &mut [f32], x: &[f32], w: &[f32], b: &[f32]) {
    let (outputs, inputs) = (b.len(), w.len() / b.len());
    for row in 0..x.len() / inputs {
        for o in 0..outputs {
            let mut sum = b[o];
            for i in 0..inputs {
                sum += x[row * inputs + i] * w[i * outputs + o];
            }
            y[row * outputs + o] = sum;
        }
    }
}

/// A function of one number, with a constant array: Σ cᵢ xⁱ.
#[export_torch]
#[autodiff_reverse(d_polynomial, Active, Const, ActiveOnly)]
fn polynomial(x: f64, r#c: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in (0..c.len()).rev() {
        assert!(c[i] < 1e9, "a coefficient of {}", c[i]);
        sum = sum * x + c[i];
    }
    sum
}

#[test]
fn a_function_is_described() {
    let energy = Called::<f64>::new(energy_rootgrad_function(), &[]).described;
    // SAFETY: strings, as the header requires.
    let text = |at| unsafe { CStr::from_ptr(at) }.to_str().unwrap();
    assert_eq!((energy.version, energy.element_size, energy.returns_scalar), (1, 8, 1));
    assert_eq!((text(energy.name), energy.input_count), ("energy", 2));
    assert!(energy.hessian_product.is_some());
    let described = |function: &Described| -> Vec<(String, u8, u8)> {
        // SAFETY: `inputs` has `input_count` elements.
        let inputs = unsafe { std::slice::from_raw_parts(function.inputs, function.input_count) };
        let each = |i: &Input| (text(i.name).to_owned(), i.is_scalar, i.is_differentiable);
        inputs.iter().map(each).collect()
    };
    assert_eq!(described(energy), [("x".to_owned(), 0, 1), ("k".to_owned(), 1, 1)]);
    let polynomial = Called::<f64>::new(polynomial_rootgrad_function(), &[]).described;
    assert_eq!(described(polynomial), [("x".to_owned(), 1, 1), ("c".to_owned(), 0, 0)]);
    assert!(polynomial.hessian_product.is_none());
    let dense = Called::<f32>::new(dense_rootgrad_function(), &[]).described;
    assert_eq!((dense.element_size, dense.returns_scalar, dense.input_count), (4, 0, 3));
}

/// Stretches 0.5 and −0.5, k = 2.
#[test]
fn a_scalar_function_has_its_gradient() {
    let mut energy = Called::new(energy_rootgrad_function(), &[&[0.0, 1.5, 2.0], &[2.0]]);
    assert_eq!(energy.length(), Ok(1));
    assert_eq!(energy.forward(1).unwrap(), [0.5]);
    let gradients = energy.backward(&[3.0], &[true, true], 7.0).unwrap();
    assert_eq!(gradients, [vec![-3.0, 6.0, -3.0], vec![0.75]]);
    let of_x = energy.backward(&[1.0], &[true, false], 7.0).unwrap();
    assert_eq!(of_x, [vec![-1.0, 2.0, -1.0], vec![]]);
    let of_k = energy.backward(&[1.0], &[false, true], 7.0).unwrap();
    assert_eq!(of_k, [vec![], vec![0.25]]);
}

#[test]
fn a_scalar_function_has_the_product_of_its_hessian() {
    let mut energy = Called::new(energy_rootgrad_function(), &[&[0.0, 1.5, 2.0], &[2.0]]);
    let (v_x, mut h_x, mut h_k, mut slope) = ([1.0, 0.0, 0.0], [7.0; 3], [7.0], 0.0);
    let along = |v: Option<&[f64]>| v.map_or(std::ptr::null(), |v| v.as_ptr().cast::<c_void>());
    let mut product = |v_x, v_k, places: [*mut f64; 2]| {
        let (directions, places) = ([along(v_x), along(v_k)], places.map(|at| at.cast()));
        let slope = (&raw mut slope).cast();
        // SAFETY: as the header requires.
        let status = energy.with(|f, inputs, message| unsafe {
            f.hessian_product.unwrap()(inputs, directions.as_ptr(), places.as_ptr(), slope, message)
        });
        assert_eq!(status, 0);
    };
    // ∂²E/∂x² = k [[1, −1, 0], …], ∂²E/∂x∂k = [−s₁, s₁ − s₂, s₂].
    product(Some(&v_x), None, [h_x.as_mut_ptr(), h_k.as_mut_ptr()]);
    assert_eq!((h_x, h_k, slope), ([2.0, -2.0, 0.0], [-0.5], -1.0));
    let mut slope = 0.0;
    let (directions, places) =
        ([along(None), along(Some(&[1.0]))], [h_x.as_mut_ptr().cast(), std::ptr::null_mut()]);
    // SAFETY: as above.
    let status = energy.with(|f, inputs, message| unsafe {
        f.hessian_product.unwrap()(
            inputs,
            directions.as_ptr(),
            places.as_ptr(),
            (&raw mut slope).cast(),
            message,
        )
    });
    assert_eq!((status, h_x, slope), (0, [-0.5, 1.0, -0.5], 0.25));
}

#[test]
fn a_function_that_writes_a_slice_has_its_gradients() {
    let (x, w, b) = ([1.0, 2.0, 3.0, 4.0], [0.5, -1.0, 2.0, 1.0, 0.0, 3.0], [0.1, 0.2, 0.3]);
    let mut dense = Called::<f32>::new(dense_rootgrad_function(), &[&x, &w, &b]);
    assert_eq!(dense.length(), Ok(6));
    assert_eq!(dense.forward(6).unwrap(), [2.6, -0.8, 8.3, 5.6, -2.8, 18.3]);
    let seed = [1.0, 0.0, 0.0, 0.0, 2.0, 0.0];
    let gradients = dense.backward(&seed, &[true; 3], 7.0).unwrap();
    assert_eq!(gradients[0], [0.5, 1.0, -2.0, 0.0]);
    assert_eq!(gradients[1], [1.0, 6.0, 0.0, 2.0, 8.0, 0.0]);
    assert_eq!(gradients[2], [1.0, 2.0, 0.0]);
}

#[test]
fn constants_have_no_gradient() {
    let mut polynomial = Called::new(polynomial_rootgrad_function(), &[&[2.0], &[1.0, 3.0, 5.0]]);
    assert_eq!(polynomial.forward(1).unwrap(), [27.0]);
    let gradients = polynomial.backward(&[2.0], &[true, true], 7.0).unwrap();
    assert_eq!(gradients, [vec![46.0], vec![7.0; 3]]); // what is no gradient is not written
}

#[test]
fn what_goes_wrong_is_told() {
    let mut energy = Called::new(energy_rootgrad_function(), &[&[0.0, 1.5], &[2.0, 3.0]]);
    let reported = "energy: 'k' has 2 numbers; wanted one number";
    assert_eq!(energy.length().unwrap_err(), reported);
    assert_eq!(energy.forward(1).unwrap_err(), reported);
    assert_eq!(energy.backward(&[1.0], &[true, true], 0.0).unwrap_err(), reported);
    let mut energy = Called::new(energy_rootgrad_function(), &[&[0.0, 1.5], &[2.0]]);
    assert!(energy.forward(2).unwrap_err().contains("the output has 2 numbers; wanted 1"));

    let mut polynomial = Called::new(polynomial_rootgrad_function(), &[&[2.0], &[1.0, 1e9]]);
    let reported = polynomial.forward(1).unwrap_err();
    assert!(reported.starts_with("panicked: a coefficient of 1000000000, at "), "{reported}");
    assert!(reported.contains("export.rs:"), "{reported}");
    let mut dense = Called::<f32>::new(dense_rootgrad_function(), &[&[1.0], &[1.0], &[]]);
    assert!(dense.length().unwrap_err().contains("divide by zero"));

    // The buffer is too small for the message.
    polynomial.text = [1; 200];
    polynomial.with(|f, inputs, message| {
        let short = Message { size: 9, ..message };
        let mut out = 0.0_f64;
        // SAFETY: as the header requires.
        let status = unsafe { (f.forward)(inputs, (&raw mut out).cast(), 1, short) };
        assert_eq!(status, 1);
    });
    assert_eq!(polynomial.said(), "panicked");
}

/// Empty slices are passed with any address.
#[test]
fn nothing_is_an_input_too() {
    let mut energy = Called::new(energy_rootgrad_function(), &[&[], &[2.0]]);
    assert_eq!(energy.forward(1).unwrap(), [0.0]);
    assert_eq!(energy.backward(&[1.0], &[true, true], 7.0).unwrap(), [vec![], vec![0.0]]);
}
