//! Softmax of each run of `size` numbers, and its logarithm.

use super::{largest, sums};
use crate::kernels::Real;
use crate::simd::{Kernel, Simd, dispatch};

/// Number of values whose exponentials are computed together: a short run alone does not fill a
/// register.
const TILE: usize = 1024;

/// Computes y = exp(x)/Σ exp(x), or its logarithm, for each run of `size` numbers.
///
/// # Panics
/// If lengths differ, or are no multiple of `size`, which is at least 1.
pub(crate) fn softmax<T: Real>(y: &mut [T], x: &[T], size: usize, log: bool) {
    assert!(y.len() == x.len() && x.len().is_multiple_of(size), "softmax: lengths");
    dispatch(Softmax { y, x, size, log });
}

/// Computes the adjoint of x: y (d − Σ d y), or for the logarithm d − exp(y) Σ d.
///
/// # Panics
/// Those of [`softmax()`].
pub(crate) fn softmax_pullback<T: Real>(d_x: &mut [T], y: &[T], d: &[T], size: usize, log: bool) {
    let len = d_x.len();
    assert!(y.len() == len && d.len() == len, "softmax_pullback: lengths");
    assert!(len.is_multiple_of(size), "softmax_pullback: lengths");
    dispatch(Pullback { d_x, y, d, size, log });
}

struct Softmax<'a, T> {
    y: &'a mut [T],
    x: &'a [T],
    size: usize,
    log: bool,
}

impl<T: Real> Kernel for Softmax<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { y, x, size, log } = self;
        let tile = (TILE / size).max(1) * size;
        for (y, x) in y.chunks_mut(tile).zip(x.chunks(tile)) {
            for (y, x) in y.chunks_exact_mut(size).zip(x.chunks_exact(size)) {
                let most = largest(x);
                y.iter_mut().zip(x).for_each(|(y, &x)| *y = x - most);
            }
            if log {
                for y in y.chunks_exact_mut(size) {
                    let rest = sums(y, y, |y, _| [y.exp()])[0].ln();
                    y.iter_mut().for_each(|y| *y -= rest);
                }
                continue;
            }
            y.iter_mut().for_each(|y| *y = y.exp());
            for y in y.chunks_exact_mut(size) {
                let inverse = T::ONE / sums(y, y, |y, _| [y])[0];
                y.iter_mut().for_each(|y| *y *= inverse);
            }
        }
    }
}

struct Pullback<'a, T> {
    d_x: &'a mut [T],
    y: &'a [T],
    d: &'a [T],
    size: usize,
    log: bool,
}

impl<T: Real> Kernel for Pullback<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { d_x, y, d, size, log } = self;
        if log {
            d_x.iter_mut().zip(y).for_each(|(d_x, &y)| *d_x = y.exp());
        }
        let runs = d_x.chunks_exact_mut(size).zip(y.chunks_exact(size)).zip(d.chunks_exact(size));
        for ((d_x, y), d) in runs {
            if log {
                let [all] = sums(d, d, |d, _| [d]);
                d_x.iter_mut().zip(d).for_each(|(d_x, &d)| *d_x = d - *d_x * all);
            } else {
                let [all] = sums(d, y, |d, y| [d * y]);
                let numbers = d_x.iter_mut().zip(y).zip(d);
                numbers.for_each(|((d_x, &y), &d)| *d_x = y * (d - all));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{Level, run_at};

    fn numbers(n: usize) -> Vec<f32> {
        (0..n).map(|i| ((i * 7919) % 997) as f32 / 100.0 - 4.0).collect()
    }

    #[test]
    fn every_level_and_every_company_gives_the_same_bits() {
        for (size, log) in
            [1, 3, 10, 16, 37, 128, 2000].into_iter().flat_map(|n| [(n, false), (n, true)])
        {
            let (x, d) = (numbers(7 * size), numbers(8 * size));
            let d = &d[size..];
            let at = |level| {
                let [mut y, mut d_x] = [0; 2].map(|_| vec![0.0; x.len()]);
                run_at(level, Softmax { y: &mut y, x: &x, size, log });
                run_at(level, Pullback { d_x: &mut d_x, y: &y, d, size, log });
                [y, d_x]
            };
            let found = at(Level::Portable);
            assert!(Level::all().into_iter().all(|level| at(level) == found), "{size}");
            for run in 0..7 {
                let own = run * size..(run + 1) * size;
                let [mut y, mut d_x] = [0; 2].map(|_| vec![0.0; size]);
                softmax(&mut y, &x[own.clone()], size, log);
                softmax_pullback(&mut d_x, &y, &d[own.clone()], size, log);
                assert!(y == found[0][own.clone()] && d_x == found[1][own], "{size}");
            }
        }
    }

    #[test]
    fn what_is_infinite_or_no_number_stays_within_its_run() {
        let x = [1000.0, 1000.0, f64::NEG_INFINITY, f64::NAN, 1.0, 2.0, f64::INFINITY, 0.0, 0.0];
        let (mut y, mut log) = ([0.0; 9], [0.0; 9]);
        softmax(&mut y, &x, 3, false);
        softmax(&mut log, &x, 3, true);
        assert_eq!(y[..3], [0.5, 0.5, 0.0]);
        assert_eq!(log[..3], [-std::f64::consts::LN_2, -std::f64::consts::LN_2, f64::NEG_INFINITY]);
        assert!(y[3..].iter().chain(&log[3..]).all(|y| y.is_nan()), "{y:?} {log:?}");
    }
}
