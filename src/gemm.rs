//! Matrix products of the layers.

use crate::kernels::{Activation, Real};

/// `out` = act(`x`·`w` + `b`), `slope` = act′. Shapes as in [`crate::kernels::linear`].
#[allow(non_snake_case)]
pub(crate) fn affine<T: Real>(
    out: &mut [T],
    slope: &mut [T],
    x: &[T],
    w: &[T],
    b: &[T],
    activation: Activation,
    B: usize,
    I: usize,
    O: usize,
) {
    for r in 0..B {
        let y = &mut out[r * O..][..O];
        y.copy_from_slice(b);
        for i in 0..I {
            let x = x[r * I + i];
            for (y, &w) in y.iter_mut().zip(&w[i * O..][..O]) {
                *y = x.mul_add(w, *y);
            }
        }
        for o in 0..O {
            let (a, s) = activation.apply(y[o]);
            y[o] = a;
            if activation.keeps_slope() && !slope.is_empty() {
                slope[r * O + o] = s;
            }
        }
    }
}

/// `d_out` *= act′.
pub(crate) fn multiply_slope<T: Real>(
    d_out: &mut [T],
    out: &[T],
    slope: &[T],
    activation: Activation,
) {
    if activation == Activation::Identity {
        return;
    }
    for i in 0..d_out.len() {
        let slope = match activation.keeps_slope() {
            true => slope[i],
            false => activation.slope_from_output(out[i]),
        };
        d_out[i] = d_out[i] * slope;
    }
}

/// `d_w` (I, O) += `x`ᵀ (I, B) · `d_z` (B, O).
#[allow(non_snake_case)]
pub(crate) fn add_transposed_product<T: Real>(
    d_w: &mut [T],
    x: &[T],
    d_z: &[T],
    B: usize,
    I: usize,
    O: usize,
) {
    for r in 0..B {
        for i in 0..I {
            let x = x[r * I + i];
            for (d_w, &d_z) in d_w[i * O..][..O].iter_mut().zip(&d_z[r * O..][..O]) {
                *d_w = x.mul_add(d_z, *d_w);
            }
        }
    }
}

/// `d_b` (O) += Σ over rows of `d_z` (B, O).
#[allow(non_snake_case)]
pub(crate) fn add_column_sums<T: Real>(d_b: &mut [T], d_z: &[T], B: usize, O: usize) {
    for r in 0..B {
        for (d_b, &d_z) in d_b.iter_mut().zip(&d_z[r * O..][..O]) {
            *d_b += d_z;
        }
    }
}

/// `d_x` (B, I) += `d_z` (B, O) · `w`ᵀ (O, I).
#[allow(non_snake_case)]
pub(crate) fn add_product_transposed<T: Real>(
    d_x: &mut [T],
    d_z: &[T],
    w: &[T],
    B: usize,
    I: usize,
    O: usize,
) {
    for r in 0..B {
        for i in 0..I {
            let mut sum = T::ZERO;
            for o in 0..O {
                sum = d_z[r * O + o].mul_add(w[i * O + o], sum);
            }
            d_x[r * I + i] += sum;
        }
    }
}
