//! The products in plain loops.

use super::blocked::{GROUP, Sink, Tile, WIDEST};
use super::{Product, Right, Start};
use crate::float::Float;
use crate::simd::{Kernel, Simd, dispatch};

#[allow(non_snake_case)]
pub(super) fn affine<T: Float>(
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
pub(super) fn add_weights<T: Float>(
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
pub(super) fn add_inputs<T: Float>(
    d_x: &mut [T],
    d_z: &[T],
    w: &[T],
    B: usize,
    I: usize,
    O: usize,
) {
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

/// # Safety
/// The three matrices must be readable, the result writable.
pub(super) unsafe fn product<T: Float>(p: &Product<T>) {
    for r in 0..p.m {
        for c in 0..p.n {
            // SAFETY: the caller's promise.
            unsafe {
                let to = p.c.add(r * p.c_row + c);
                let mut sum = match p.start {
                    Start::Accumulate => *to,
                    Start::Zero => T::ZERO,
                    Start::Row(row) => *row.add(c),
                };
                for k in 0..p.k {
                    let b = match p.right {
                        Right::Rows => p.b.add(k * p.b_stride + c),
                        Right::Transposed => p.b.add(c * p.b_stride + k),
                    };
                    sum = (*p.a.add(r * p.a_row + k * p.a_k)).mul_add(*b, sum);
                }
                *to = sum;
            }
        }
    }
}

#[allow(non_snake_case)]
pub(super) fn tiles<T: Float, F: Sink<T>>(
    x: &[T],
    w: &[T],
    M: usize,
    I: usize,
    O: usize,
    sink: &F,
) {
    assert!(x.len() == M * I && w.len() >= O * I, "tiles: lengths");
    for first_output in (0..O).step_by(GROUP) {
        let outputs = GROUP.min(O - first_output);
        for first_row in (0..M).step_by(WIDEST) {
            let rows = WIDEST.min(M - first_row);
            let mut values = [T::ZERO; GROUP * WIDEST];
            let mut workspace = [T::ZERO; GROUP * WIDEST];
            for o in 0..outputs {
                for r in 0..rows {
                    let (x, w) = (&x[(first_row + r) * I..], &w[(first_output + o) * I..][..I]);
                    let sum = x.iter().zip(w).fold(T::ZERO, |sum, (&x, &w)| x.mul_add(w, sum));
                    values[o * WIDEST + r] = sum;
                }
            }
            let tile = Tile {
                values: &mut values[..outputs * WIDEST],
                workspace: &mut workspace[..outputs * WIDEST],
                width: WIDEST,
                first_output,
                outputs,
                first_row,
                rows,
            };
            dispatch(Take { sink, tile });
        }
    }
}

struct Take<'a, F, T> {
    sink: &'a F,
    tile: Tile<'a, T>,
}

impl<F: Sink<T>, T> Kernel for Take<'_, F, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        self.sink.take(s, self.tile);
    }
}

#[allow(non_snake_case)]
pub(super) fn add_rows<T: Float>(d_x: &mut [T], d_z: &[T], w: &[T], M: usize, I: usize, O: usize) {
    for r in 0..M {
        for o in 0..O {
            let d = d_z[r * O + o];
            for (d_x, &w) in d_x[r * I..][..I].iter_mut().zip(&w[o * I..][..I]) {
                *d_x = d.mul_add(w, *d_x);
            }
        }
    }
}

#[allow(non_snake_case)]
pub(super) fn add_outer<T: Float>(
    d_w: &mut [T],
    d_b: &mut [T],
    d_z: &[T],
    x: &[T],
    overwrite: bool,
    M: usize,
    I: usize,
    O: usize,
) {
    if overwrite {
        d_w.fill(T::ZERO);
        d_b.fill(T::ZERO);
    }
    for r in 0..M {
        for o in 0..O {
            let d = d_z[r * O + o];
            if !d_b.is_empty() {
                d_b[o] += d;
            }
            if !d_w.is_empty() {
                for (d_w, &x) in d_w[o * I..][..I].iter_mut().zip(&x[r * I..][..I]) {
                    *d_w = d.mul_add(x, *d_w);
                }
            }
        }
    }
}
