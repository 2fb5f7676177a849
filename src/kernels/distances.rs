//! Sums over the distances of each row to all rows of a batch, for distance correlations.
//!
//! With aᵢⱼ = |xᵢ − xⱼ|, bᵢⱼ = |yᵢ − yⱼ| and the rows' weights pⱼ, each row has five sums: Σⱼ pⱼ times a, b, a b, a² and b².
//! The time is proportional to the square of the batch: 10⁶ pairs of 1000 rows take about a millisecond.

use std::array::from_fn;

use super::Real;
use crate::simd::{Kernel, Level, Simd, run_at};

/// Number of sums of a row.
pub(crate) const SUMS: usize = 5;
/// Number of partial sums. It is fixed, so that the bits do not depend on the vector width.
const LANES: usize = 16;

/// The values of all rows: x, y and p.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rows<'a, T> {
    pub(crate) x: &'a [T],
    pub(crate) y: &'a [T],
    pub(crate) p: &'a [T],
}

impl<T: Real> Rows<'_, T> {
    /// Returns x, y and p of row j; beyond the end the weight is 0.
    #[inline(always)]
    fn row(&self, j: usize) -> [T; 3] {
        match j < self.x.len() {
            true => [self.x[j], self.y[j], self.p[j]],
            false => [T::ZERO; 3],
        }
    }
}

/// Computes the sums (…, 5) of the rows from `first` on.
pub(crate) fn distance_sums<T: Real>(sums: &mut [T], rows: Rows<T>, first: usize) {
    run_at(Level::detect(), Sums { sums, rows, first });
}

/// Computes the adjoints (…, 3) of x, y and p of the rows from `first` on, from the adjoints of all rows' sums, (rows, 5).
pub(crate) fn distance_sums_pullback<T: Real>(to: &mut [T], rows: Rows<T>, d: &[T], first: usize) {
    run_at(Level::detect(), Pullback { to, rows, d: d.as_chunks().0, first });
}

struct Sums<'a, T> {
    sums: &'a mut [T],
    rows: Rows<'a, T>,
    first: usize,
}

impl<T: Real> Kernel for Sums<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { sums, rows, first } = self;
        for (i, sums) in sums.as_chunks_mut::<SUMS>().0.iter_mut().enumerate() {
            let (x, y) = (rows.x[first + i], rows.y[first + i]);
            *sums = over_rows(rows.x.len(), |j| {
                let [xj, yj, p] = rows.row(j);
                let (a, b) = ((x - xj).abs(), (y - yj).abs());
                [p * a, p * b, p * (a * b), p * (a * a), p * (b * b)]
            });
        }
    }
}

struct Pullback<'a, T> {
    to: &'a mut [T],
    rows: Rows<'a, T>,
    d: &'a [[T; SUMS]],
    first: usize,
}

impl<T: Real> Kernel for Pullback<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { to, rows, d, first } = self;
        let two = T::ONE + T::ONE;
        for (i, to) in to.as_chunks_mut::<3>().0.iter_mut().enumerate() {
            let (x, y, p) = (rows.x[first + i], rows.y[first + i], rows.p[first + i]);
            let own = d[first + i];
            *to = over_rows(rows.x.len(), |j| {
                let [xj, yj, pj] = rows.row(j);
                let other = if j < d.len() { d[j] } else { [T::ZERO; SUMS] };
                let (a, b) = ((x - xj).abs(), (y - yj).abs());
                // A pair is part of the sums of both its rows.
                let [da, db, dab, daa, dbb] = from_fn(|n| pj * own[n] + p * other[n]);
                let d_x = sign(x - xj) * (da + dab * b + two * daa * a);
                let d_y = sign(y - yj) * (db + dab * a + two * dbb * b);
                let [da, db, dab, daa, dbb] = other;
                [d_x, d_y, da * a + db * b + dab * (a * b) + daa * (a * a) + dbb * (b * b)]
            });
        }
    }
}

/// Returns 1 or −1, or 0 for 0: |x| has a kink where two numbers are equal.
#[inline(always)]
fn sign<T: Real>(x: T) -> T {
    if x > T::ZERO {
        T::ONE
    } else if x < T::ZERO {
        -T::ONE
    } else {
        T::ZERO
    }
}

/// Returns the sums over all rows, in a fixed order; values beyond the last row add 0.
#[inline(always)]
fn over_rows<T: Real, const N: usize>(rows: usize, of: impl Fn(usize) -> [T; N]) -> [T; N] {
    let mut sums = [[T::ZERO; LANES]; N];
    for start in (0..rows).step_by(LANES) {
        for lane in 0..LANES {
            let of = of(start + lane);
            for n in 0..N {
                sums[n][lane] += of[n];
            }
        }
    }
    sums.map(|lanes| lanes.into_iter().fold(T::ZERO, |sum, lane| sum + lane))
}
