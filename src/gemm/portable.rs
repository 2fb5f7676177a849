//! The products in plain loops.

use crate::kernels::Real;

#[allow(non_snake_case)]
pub(super) fn affine<T: Real>(
    out: &mut [T],
    x: &[T],
    w: &[T],
    b: &[T],
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
    }
}

#[allow(non_snake_case)]
pub(super) fn add_weights<T: Real>(
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

#[allow(non_snake_case)]
pub(super) fn add_inputs<T: Real>(d_x: &mut [T], d_z: &[T], w: &[T], B: usize, I: usize, O: usize) {
    for r in 0..B {
        for i in 0..I {
            let mut sum = d_x[r * I + i];
            for o in 0..O {
                sum = d_z[r * O + o].mul_add(w[i * O + o], sum);
            }
            d_x[r * I + i] = sum;
        }
    }
}
