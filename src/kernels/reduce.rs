//! Sums over rows and over pieces, in order.

use super::Real;
use crate::simd::{Kernel, Simd, dispatch};

/// `sum` += `addend`, elementwise.
///
/// # Panics
/// If lengths differ.
pub fn add<T: Real>(sum: &mut [T], addend: &[T]) {
    assert_eq!(sum.len(), addend.len(), "add: lengths");
    dispatch(Add { sum, addend });
}

struct Add<'a, T> {
    sum: &'a mut [T],
    addend: &'a [T],
}

impl<T: Real> Kernel for Add<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        for (s, &a) in self.sum.iter_mut().zip(self.addend) {
            *s += a;
        }
    }
}

/// Σ x², in double precision, in eight interleaved partial sums.
#[must_use]
pub fn sum_of_squares<T: Real>(x: &[T]) -> f64 {
    dispatch(SumOfSquares(x))
}

struct SumOfSquares<'a, T>(&'a [T]);

impl<T: Real> Kernel for SumOfSquares<'_, T> {
    type Output = f64;

    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> f64 {
        let mut lanes = [0.0_f64; 8];
        let chunks = self.0.chunks_exact(8);
        let rest = chunks.remainder();
        for chunk in chunks {
            for l in 0..8 {
                let x = chunk[l].to_f64();
                lanes[l] = x.mul_add(x, lanes[l]);
            }
        }
        for (lane, &x) in lanes.iter_mut().zip(rest) {
            *lane = x.to_f64().mul_add(x.to_f64(), *lane);
        }
        lanes.iter().sum()
    }
}

/// `sums` (O) += Σ over the rows of `x` (B, O), in order.
///
/// # Panics
/// If lengths do not fit.
#[allow(non_snake_case)]
pub fn add_column_sums<T: Real>(sums: &mut [T], x: &[T], B: usize, O: usize) {
    assert!(sums.len() == O && x.len() == B * O, "add_column_sums: lengths");
    dispatch(ColumnSums { sums, x });
}

struct ColumnSums<'a, T> {
    sums: &'a mut [T],
    x: &'a [T],
}

impl<T: Real> Kernel for ColumnSums<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let n = self.sums.len();
        // Four rows at a time, so that the sums go to memory and back less often.
        let fours = self.x.chunks_exact(4 * n);
        let rest = fours.remainder();
        for four in fours {
            let (a, b) = four.split_at(2 * n);
            let ((a, b), (c, d)) = (a.split_at(n), b.split_at(n));
            for i in 0..n {
                self.sums[i] = self.sums[i] + a[i] + b[i] + c[i] + d[i];
            }
        }
        for row in rest.chunks_exact(n) {
            for (sum, &x) in self.sums.iter_mut().zip(row) {
                *sum += x;
            }
        }
    }
}
