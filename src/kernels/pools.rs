//! Pools: the largest value of each window, or the mean.
//!
//! Planes of all channels and rows follow each other: `x` (N, H, W), `y` (N, H′, W′). Padding is never the largest value.

use std::hint::select_unpredictable;
use std::ops::Range;

use super::Real;
use super::window::Window;
use crate::simd::{Kernel, Simd, dispatch};

/// The planes of a pool, and its window.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pool {
    /// Height and width of a plane of x.
    pub(crate) sizes: [usize; 2],
    /// Height and width of a plane of y.
    pub(crate) places: [usize; 2],
    pub(crate) window: Window,
}

/// The taps of a window at a place that lie in x. For each axis: the index in x of the first such tap, and the range of these
/// taps.
type Seen = [(usize, Range<usize>); 2];

impl Pool {
    /// Returns the sizes, if the window fits.
    #[must_use]
    pub(crate) fn new(sizes: [usize; 2], window: Window) -> Option<Self> {
        Some(Self { sizes, places: window.places(sizes)?, window })
    }

    fn seen(&self, axis: usize, place: usize) -> (usize, Range<usize>) {
        let (size, kernel) = (self.sizes[axis], self.window.kernel[axis]);
        let (low, dilation) = (self.window.padding[axis].0, self.window.dilation[axis]);
        let start = place * self.window.stride[axis];
        if start >= low && start + (kernel - 1) * dilation < low + size {
            return (start - low, 0..kernel);
        }
        let first = low.saturating_sub(start).div_ceil(dilation);
        let end = (low + size).saturating_sub(start).div_ceil(dilation).min(kernel);
        (((start + first * dilation).saturating_sub(low)), first..end.max(first))
    }

    /// Calls `f` with the index of each place and the taps of its window that lie in x.
    #[inline(always)]
    fn each_place(&self, mut f: impl FnMut(usize, &Seen)) {
        let mut place = 0;
        for i in 0..self.places[0] {
            let down = self.seen(0, i);
            for j in 0..self.places[1] {
                f(place, &[down.clone(), self.seen(1, j)]);
                place += 1;
            }
        }
    }

    /// Calls `f` with the index in the plane of each of these taps, in order.
    #[inline(always)]
    fn each_tap(&self, [(row, down), (column, along)]: &Seen, mut f: impl FnMut(usize)) {
        let ([_, width], [step_down, step_along]) = (self.sizes, self.window.dilation);
        for k in 0..down.len() {
            let start = (row + k * step_down) * width + column;
            (0..along.len()).for_each(|l| f(start + l * step_along));
        }
    }

    /// Returns the index of the largest of these numbers (the first one if several are equal), if there is any. NaN counts as
    /// the largest.
    #[inline(always)]
    fn largest<T: Real>(&self, x: &[T], seen: &Seen) -> Option<usize> {
        let mut found: Option<(usize, T)> = None;
        self.each_tap(seen, |tap| {
            let x = x[tap];
            if found.is_none_or(|(_, largest)| x > largest || x.partial_cmp(&x).is_none()) {
                found = Some((tap, x));
            }
        });
        found.map(|(tap, _)| tap)
    }

    /// Returns true if windows tile the plane: no window contains padding or overlaps another.
    fn is_tiling(&self) -> bool {
        let Window { kernel, stride, padding, dilation } = self.window;
        stride == kernel && padding == [(0, 0); 2] && dilation == [1; 2]
    }

    /// For tiling windows, returns the range of the numbers of a plane in row `row` of the windows of one row of places.
    #[inline(always)]
    fn seen_row(&self, place: usize, row: usize) -> Range<usize> {
        let [high, wide] = self.window.kernel;
        let start = (place * high + row) * self.sizes[1];
        start..start + self.places[1] * wide
    }

    /// Returns the pairs of planes of two values, those of the places first.
    fn planes<'a, T>(
        &self,
        y: &'a mut [T],
        x: &'a [T],
    ) -> impl Iterator<Item = (&'a mut [T], &'a [T])> {
        let [plane, places] = [self.sizes, self.places].map(|[height, width]| height * width);
        assert_eq!(x.len() / plane * places, y.len(), "pool: lengths");
        y.chunks_exact_mut(places).zip(x.chunks_exact(plane))
    }
}

/// y = the largest value of each window of `x`; −∞ if a window lies outside of x.
pub(crate) fn max_pool<T: Real>(y: &mut [T], x: &[T], pool: &Pool) {
    match pool.is_tiling() {
        true => dispatch(Largest { y, x, pool }),
        false => max_pool_of(y, x, x, pool),
    }
}

/// y = for each window of `x`, the number of `values` at the place where x is largest; −∞ if a window lies outside of x.
pub(crate) fn max_pool_of<T: Real>(y: &mut [T], x: &[T], values: &[T], pool: &Pool) {
    assert_eq!(x.len(), values.len(), "max_pool: lengths");
    let plane = pool.sizes[0] * pool.sizes[1];
    for ((y, x), values) in pool.planes(y, x).zip(values.chunks_exact(plane)) {
        pool.each_place(|place, seen| {
            y[place] = match pool.largest(x, seen) {
                Some(largest) => values[largest],
                None => T::from_f64(f64::NEG_INFINITY),
            };
        });
    }
}

/// `d_x` = the gradient of [`max_pool`]: each number of `d_y` goes to the largest number of its window, the first one if
/// several are equal.
pub(crate) fn max_pool_pullback<T: Real>(d_x: &mut [T], x: &[T], d_y: &[T], pool: &Pool) {
    assert_eq!(x.len(), d_x.len(), "max_pool_pullback: lengths");
    d_x.fill(T::ZERO);
    if pool.is_tiling() {
        return dispatch(LargestPullback { d_x, x, d_y, pool });
    }
    let plane = pool.sizes[0] * pool.sizes[1];
    let places = pool.places[0] * pool.places[1];
    let planes = d_x.chunks_exact_mut(plane).zip(x.chunks_exact(plane));
    for ((d_x, x), d_y) in planes.zip(d_y.chunks_exact(places)) {
        pool.each_place(|place, seen| {
            if let Some(largest) = pool.largest(x, seen) {
                d_x[largest] += d_y[place];
            }
        });
    }
}

/// Returns true if x replaces `largest`, the first of the largest numbers so far.
#[inline(always)]
fn is_larger<T: Real>(x: T, largest: T) -> bool {
    (x > largest) | x.partial_cmp(&x).is_none()
}

/// Calls a function for windows of this width. For usual widths the width is a compile-time constant.
macro_rules! by_width {
    ($width:expr, $work:ident, $arguments:tt) => {
        match $width {
            1 => $work::<T, 1> $arguments,
            2 => $work::<T, 2> $arguments,
            3 => $work::<T, 3> $arguments,
            4 => $work::<T, 4> $arguments,
            _ => $work::<T, 0> $arguments,
        }
    };
}

/// [`max_pool`] with tiling windows: without branches, for vector instructions.
struct Largest<'a, T> {
    y: &'a mut [T],
    x: &'a [T],
    pool: &'a Pool,
}

impl<T: Real> Kernel for Largest<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { y, x, pool } = self;
        let [high, wide] = pool.window.kernel;
        for (y, x) in pool.planes(y, x) {
            for (i, y) in y.chunks_exact_mut(pool.places[1]).enumerate() {
                y.fill(T::from_f64(f64::NEG_INFINITY));
                for row in 0..high {
                    let x = &x[pool.seen_row(i, row)];
                    by_width!(wide, keep_largest, (y, x, wide));
                }
            }
        }
    }
}

/// y = the largest of y and the W numbers of x at its window; of `wide` numbers if W is 0.
#[inline(always)]
fn keep_largest<T: Real, const W: usize>(y: &mut [T], x: &[T], wide: usize) {
    let wide = if W == 0 { wide } else { W };
    for (y, x) in y.iter_mut().zip(x.chunks_exact(wide)) {
        for &x in x {
            *y = select_unpredictable(is_larger(x, *y), x, *y);
        }
    }
}

/// Number of places that are processed together.
const TOGETHER: usize = 64;

/// [`max_pool_pullback`] with tiling windows. The caller passes `d_x` with zeros outside of the windows.
struct LargestPullback<'a, T> {
    d_x: &'a mut [T],
    x: &'a [T],
    d_y: &'a [T],
    pool: &'a Pool,
}

impl<T: Real> Kernel for LargestPullback<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { d_x, x, d_y, pool } = self;
        let [plane, places] = [pool.sizes, pool.places].map(|[height, width]| height * width);
        let [high, wide] = pool.window.kernel;
        let planes = d_x.chunks_exact_mut(plane).zip(x.chunks_exact(plane));
        for ((d_x, x), d_y) in planes.zip(d_y.chunks_exact(places)) {
            for (i, d_y) in d_y.chunks_exact(pool.places[1]).enumerate() {
                for (n, d_y) in d_y.chunks(TOGETHER).enumerate() {
                    let seen = |row| {
                        let start = pool.seen_row(i, row).start + n * TOGETHER * wide;
                        start..start + d_y.len() * wide
                    };
                    let mut found = Found::new();
                    for row in 0..high {
                        by_width!(wide, find_largest, (&mut found, &x[seen(row)], wide, row));
                    }
                    for row in 0..high {
                        let d_x = &mut d_x[seen(row)];
                        by_width!(wide, give_to_largest, (d_x, &found, d_y, wide, row));
                    }
                }
            }
        }
    }
}

/// The largest number of each of some windows, and its index in the window.
struct Found<T> {
    largest: [T; TOGETHER],
    tap: [u32; TOGETHER],
}

impl<T: Real> Found<T> {
    #[inline(always)]
    fn new() -> Self {
        Self { largest: [T::from_f64(f64::NEG_INFINITY); TOGETHER], tap: [0; TOGETHER] }
    }
}

/// Updates the largest numbers of the rows before with the numbers of one row of windows.
#[inline(always)]
fn find_largest<T: Real, const W: usize>(found: &mut Found<T>, x: &[T], wide: usize, row: usize) {
    let wide = if W == 0 { wide } else { W };
    let first = row * wide;
    for ((largest, tap), x) in
        found.largest.iter_mut().zip(&mut found.tap).zip(x.chunks_exact(wide))
    {
        for (k, &x) in x.iter().enumerate() {
            let is = is_larger(x, *largest);
            *largest = select_unpredictable(is, x, *largest);
            *tap = select_unpredictable(is, (first + k) as u32, *tap);
        }
    }
}

/// Sets `d_x` in a row of windows: `d_y` at the largest numbers, else 0.
#[inline(always)]
fn give_to_largest<T: Real, const W: usize>(
    d_x: &mut [T],
    found: &Found<T>,
    d_y: &[T],
    wide: usize,
    row: usize,
) {
    let wide = if W == 0 { wide } else { W };
    let first = row * wide;
    for ((d_x, &tap), &d_y) in d_x.chunks_exact_mut(wide).zip(&found.tap).zip(d_y) {
        for (k, d_x) in d_x.iter_mut().enumerate() {
            // A sum, so that −0 becomes 0.
            *d_x = select_unpredictable(tap == (first + k) as u32, T::ZERO + d_y, T::ZERO);
        }
    }
}

/// Returns the divisor of a window's sum.
fn count<T: Real>(pool: &Pool, seen: &Seen, count_padding: bool) -> T {
    let seen = seen[0].1.len() * seen[1].1.len();
    T::from_f64(if count_padding { pool.window.len() } else { seen } as f64)
}

/// y = the mean of each window of `x`. Numbers outside of x count as zeros if `count_padding`, otherwise they are left out.
pub(crate) fn average_pool<T: Real>(y: &mut [T], x: &[T], pool: &Pool, count_padding: bool) {
    for (y, x) in pool.planes(y, x) {
        pool.each_place(|place, seen| {
            let mut sum = T::ZERO;
            pool.each_tap(seen, |tap| sum += x[tap]);
            y[place] = sum / count(pool, seen, count_padding);
        });
    }
}

/// `d_x` = the gradient of [`average_pool`].
pub(crate) fn average_pool_pullback<T: Real>(
    d_x: &mut [T],
    d_y: &[T],
    pool: &Pool,
    count_padding: bool,
) {
    let plane = pool.sizes[0] * pool.sizes[1];
    let places = pool.places[0] * pool.places[1];
    d_x.fill(T::ZERO);
    for (d_x, d_y) in d_x.chunks_exact_mut(plane).zip(d_y.chunks_exact(places)) {
        pool.each_place(|place, seen| {
            let part = d_y[place] / count(pool, seen, count_padding);
            pool.each_tap(seen, |tap| d_x[tap] += part);
        });
    }
}

#[cfg(test)]
mod tests;
