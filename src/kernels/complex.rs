//! Functions of single complex numbers. Each number is a pair: its real and its imaginary part.

use super::Real;
use crate::simd::{Kernel, Simd, dispatch};

/// Pairs along a line: one after the other, or one pair that is repeated.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line<'a, T> {
    pub(crate) pairs: &'a [[T; 2]],
    pub(crate) is_repeated: bool,
}

/// A function of two complex numbers.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ComplexFunction {
    /// True for a/b, false for a b.
    pub(crate) divides: bool,
    /// True if b is replaced by its conjugate.
    pub(crate) conjugates: bool,
}

/// Applies `f` to the pairs of two lines, `out.len()` of each that is not repeated.
pub(crate) fn complex_function<T: Real>(
    out: &mut [[T; 2]],
    f: ComplexFunction,
    a: Line<T>,
    b: Line<T>,
) {
    dispatch(Function { out, f, a, b });
}

/// |z| of each pair: max √(1 + (min/max)²) of the absolute parts, which neither overflows nor underflows before |z| does.
pub(crate) fn complex_abs<T: Real>(out: &mut [T], z: &[[T; 2]]) {
    dispatch(Abs { out, z });
}

/// The angle of each pair on (−π, π], computed in double precision; 0 for the number 0.
pub(crate) fn complex_angle<T: Real>(out: &mut [T], z: &[[T; 2]]) {
    for (out, z) in out.iter_mut().zip(z) {
        *out = T::from_f64(libm::atan2(z[1].to_f64(), z[0].to_f64()));
    }
}

struct Function<'a, T> {
    out: &'a mut [[T; 2]],
    f: ComplexFunction,
    a: Line<'a, T>,
    b: Line<'a, T>,
}

impl<T: Real> Kernel for Function<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { out, f, a, b } = self;
        match (f.divides, f.conjugates) {
            (false, false) => each(out, a, b, |a, b| product(a, b)),
            (false, true) => each(out, a, b, |a, b| product(a, [b[0], -b[1]])),
            (true, false) => each(out, a, b, |a, b| quotient(a, b)),
            (true, true) => each(out, a, b, |a, b| quotient(a, [b[0], -b[1]])),
        }
    }
}

#[inline(always)]
fn each<T: Real>(out: &mut [[T; 2]], a: Line<T>, b: Line<T>, f: impl Fn([T; 2], [T; 2]) -> [T; 2]) {
    let first = |line: Line<T>| line.pairs.first().copied().unwrap_or_default();
    match (a.is_repeated, b.is_repeated) {
        (false, false) => {
            for ((out, &a), &b) in out.iter_mut().zip(a.pairs).zip(b.pairs) {
                *out = f(a, b);
            }
        }
        (false, true) => {
            let b = first(b);
            out.iter_mut().zip(a.pairs).for_each(|(out, &a)| *out = f(a, b));
        }
        (true, false) => {
            let a = first(a);
            out.iter_mut().zip(b.pairs).for_each(|(out, &b)| *out = f(a, b));
        }
        (true, true) => out.fill(f(first(a), first(b))),
    }
}

#[inline(always)]
fn product<T: Real>(a: [T; 2], b: [T; 2]) -> [T; 2] {
    [a[0].mul_add(b[0], -(a[1] * b[1])), a[0].mul_add(b[1], a[1] * b[0])]
}

/// a/b = a b̄ / |b|², with b in units of its larger part.
#[inline(always)]
fn quotient<T: Real>(a: [T; 2], b: [T; 2]) -> [T; 2] {
    let (re, im) = (b[0].abs(), b[1].abs());
    let unit = if re < im { im } else { re };
    let b = [b[0] / unit, b[1] / unit];
    let square = b[0].mul_add(b[0], b[1] * b[1]);
    let [re, im] = product(a, [b[0], -b[1]]);
    [re / square / unit, im / square / unit]
}

struct Abs<'a, T> {
    out: &'a mut [T],
    z: &'a [[T; 2]],
}

impl<T: Real> Kernel for Abs<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        for (out, z) in self.out.iter_mut().zip(self.z) {
            let (re, im) = (z[0].abs(), z[1].abs());
            // NaN stays NaN.
            let (small, large) = if re < im { (re, im) } else { (im, re) };
            let ratio = small / large;
            let value = large * ratio.mul_add(ratio, T::ONE).sqrt();
            *out = if large == T::ZERO && small == T::ZERO { T::ZERO } else { value };
        }
    }
}
