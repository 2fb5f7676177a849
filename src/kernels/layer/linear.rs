//! y = act(x·w + b): a layer with its activation fused, its weights (I, O) in the caches.

use rootgrad_autodiff::pullback;

use crate::kernels::activation::{activate, multiply_slope};
use crate::kernels::reduce::add_column_sums;
use crate::kernels::{Activation, Real};

/// y = act(x·w + b).
///
/// Shapes: `out` (B, O), `slope` (B, O) or empty, `x` (B, I), `w` (I, O), `b` (O).
///
/// `slope` receives act′(x·w + b) for the pullback, for activations that [keep it](Activation::keeps_slope); for others
/// it is not changed. An empty `slope` means that no pullback will follow.
///
/// Each output is summed over `I` in order, from the bias on, with fused multiply-add, so a row's result does not
/// depend on the other rows. (With one output it is summed in 16 interleaved partial sums; this does not depend on
/// other rows either.)
///
/// # Panics
/// If a length does not fit the sizes.
///
/// # Example
/// ```
/// use rootgrad::kernels::{Activation, linear};
/// let (x, w, b) = ([1.0_f64, 2.0], [0.5, -1.0, 0.25, 1.0], [0.0, 0.5]);
/// let mut y = [0.0; 2];
/// linear(&mut y, &mut [], &x, &w, &b, Activation::Relu, 1, 2, 2);
/// assert_eq!(y, [1.0, 1.5]);
/// ```
#[allow(non_snake_case)] // the size letters
pub fn linear<T: Real>(
    out: &mut [T],   // (B, O)
    slope: &mut [T], // (B, O) or empty
    x: &[T],         // (B, I)
    w: &[T],         // (I, O)
    b: &[T],         // (O)
    activation: Activation,
    B: usize,
    I: usize,
    O: usize,
) {
    assert_eq!(out.len(), B * O, "linear: length of out against B·O = {B}·{O}");
    assert!(slope.is_empty() || slope.len() == B * O, "linear: length of slope against B·O");
    assert_eq!(x.len(), B * I, "linear: length of x against B·I = {B}·{I}");
    assert_eq!(w.len(), I * O, "linear: length of w against I·O = {I}·{O}");
    assert_eq!(b.len(), O, "linear: length of b against O");
    T::affine(out, x, w, b, B, I, O);
    activate(out, slope, activation);
}

/// The reverse of [`linear()`]: with dz = `d_out`·act′, `d_x` += dz·wᵀ, `d_w` += xᵀ·dz, `d_b` += Σ_B dz.
///
/// Shapes as in [`linear()`]; `d_slope` must be empty, since the slope is not an output to differentiate. `d_out` is
/// zero on return. Empty `d_x`, `d_w`, `d_b` are not computed.
///
/// # Panics
/// If a length does not fit the sizes, or `slope` is empty where the activation [needs it](Activation::keeps_slope).
#[pullback(of = linear)]
#[allow(non_snake_case)]
pub fn linear_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    slope: &[T],
    d_slope: &mut [T],
    x: &[T],
    d_x: &mut [T],
    w: &[T],
    d_w: &mut [T],
    b: &[T],
    d_b: &mut [T],
    activation: Activation,
    B: usize,
    I: usize,
    O: usize,
) {
    let fits = |shadow: &[T], primal: usize| shadow.is_empty() || shadow.len() == primal;
    assert!(out.len() == B * O && d_out.len() == B * O, "linear_pullback: out, d_out against B·O");
    assert!(d_slope.is_empty(), "linear_pullback: the slope is not differentiable");
    assert!(x.len() == B * I && fits(d_x, B * I), "linear_pullback: x, d_x against B·I");
    assert!(w.len() == I * O && fits(d_w, I * O), "linear_pullback: w, d_w against I·O");
    assert!(b.len() == O && fits(d_b, O), "linear_pullback: b, d_b against O");
    if activation.keeps_slope() {
        assert_eq!(slope.len(), B * O, "linear_pullback: {activation} needs the forward's slope");
    }
    multiply_slope(d_out, out, slope, activation);
    let d_z = &*d_out;
    if !d_w.is_empty() {
        T::add_weights(d_w, x, d_z, B, I, O);
    }
    if !d_b.is_empty() {
        add_column_sums(d_b, d_z, B, O);
    }
    if !d_x.is_empty() {
        T::add_inputs(d_x, d_z, w, B, I, O);
    }
    d_out.fill(T::ZERO);
}
