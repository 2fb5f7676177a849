//! Pools: the largest of each window, or the mean.
//!
//! Planes lie one after the other, those of all channels and rows: `x` (N, H, W), `y` (N, H′, W′). Numbers of the padding are
//! never the largest.

use std::ops::Range;

use super::Real;
use super::window::Window;

/// Planes under a window.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pool {
    /// Height and width of a plane of x.
    pub(crate) sizes: [usize; 2],
    /// Of a plane of y.
    pub(crate) places: [usize; 2],
    pub(crate) window: Window,
}

/// The taps of a window at a place that are of x: of each axis the first one's number in x, and which.
type Seen = [(usize, Range<usize>); 2];

impl Pool {
    /// The sizes, if the window fits.
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

    /// Calls `f` with the number of each place and what its window sees there.
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

    /// Calls `f` with the number in its plane of each tap that is seen, in order.
    #[inline(always)]
    fn each_tap(&self, [(row, down), (column, along)]: &Seen, mut f: impl FnMut(usize)) {
        let ([_, width], [step_down, step_along]) = (self.sizes, self.window.dilation);
        for k in 0..down.len() {
            let start = (row + k * step_down) * width + column;
            (0..along.len()).for_each(|l| f(start + l * step_along));
        }
    }

    /// The first of the largest numbers of a plane that are seen, if any is; one that is none counts as the largest.
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

    /// The planes of two values, those of the places first.
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

/// y = of each window of `x`, the one of `values` that lies where x is largest; −∞ where a window sees nothing.
pub(crate) fn max_pool<T: Real>(y: &mut [T], x: &[T], values: &[T], pool: &Pool) {
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

/// `d_x` = the gradient of [`max_pool`]: each number of `d_y` is that of the first of the largest.
pub(crate) fn max_pool_pullback<T: Real>(d_x: &mut [T], x: &[T], d_y: &[T], pool: &Pool) {
    assert_eq!(x.len(), d_x.len(), "max_pool_pullback: lengths");
    let plane = pool.sizes[0] * pool.sizes[1];
    let places = pool.places[0] * pool.places[1];
    d_x.fill(T::ZERO);
    let planes = d_x.chunks_exact_mut(plane).zip(x.chunks_exact(plane));
    for ((d_x, x), d_y) in planes.zip(d_y.chunks_exact(places)) {
        pool.each_place(|place, seen| {
            if let Some(largest) = pool.largest(x, seen) {
                d_x[largest] += d_y[place];
            }
        });
    }
}

/// What a window's sum is divided by.
fn count<T: Real>(pool: &Pool, seen: &Seen, count_padding: bool) -> T {
    let seen = seen[0].1.len() * seen[1].1.len();
    T::from_f64(if count_padding { pool.window.len() } else { seen } as f64)
}

/// y = the mean of each window of `x`, with zeros outside of it if `count_padding`, else of what is inside.
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
