//! The gradient of the weights: a sum over all places for each weight.

use super::Geometry;
use super::outer;
use super::planes::Planes;
use super::strip::{fill_taps, taps_len};
use super::taps::{Tap, table};
use crate::simd::{Kernel, Level, Simd, run_at};

/// Number of partial sums of a weight.
const LANES: usize = 16;

/// Returns the length of y when its rows are as far apart as those of x, and true if zeros must then fill the gaps.
fn spread(g: &Geometry, planes: &Planes) -> (usize, bool) {
    let [rows, columns] = g.places;
    ((rows - 1) * planes.pitch + columns, rows > 1 && planes.pitch != columns)
}

/// Returns the size of the scratch memory of [`weights`], in numbers.
pub(super) fn scratch(g: &Geometry) -> usize {
    if outer::suits(g) {
        return outer::scratch(g);
    }
    let planes = Planes::of_x(g);
    let (n, is_spread) = spread(g, &planes);
    2 * taps_len(g) + planes.len(g.inputs) + if is_spread { g.outputs * n } else { 0 }
}

pub(super) fn weights(
    level: Level,
    d_w: &mut [f32],
    x: &[f32],
    d_y: &[f32],
    g: &Geometry,
    scratch: &mut [f32],
) {
    g.rows(x.len(), d_y.len(), d_w.len());
    if outer::suits(g) {
        return outer::weights(level, d_w, x, d_y, g, scratch);
    }
    let planes = Planes::of_x(g);
    let (n, is_spread) = spread(g, &planes);
    let (taps, scratch) = scratch.split_at_mut(2 * taps_len(g));
    let (copy, scratch) = scratch.split_at_mut(planes.len(g.inputs));
    let workspace = &mut scratch[..if is_spread { g.outputs * n } else { 0 }];
    let taps = table(taps);
    fill_taps(taps, g, &planes);
    copy.fill(0.0);
    workspace.fill(0.0);
    let (m, columns) = (g.group_outputs(), g.places[1]);
    for (x, d_y) in x.chunks_exact(g.x_len()).zip(d_y.chunks_exact(g.y_len())) {
        planes.copy(level, copy, x);
        let x = if copy.is_empty() { x } else { &*copy };
        for (to, from) in workspace.chunks_exact_mut(n).zip(d_y.chunks_exact(g.places[0] * columns))
        {
            for (to, from) in to.chunks_mut(planes.pitch).zip(from.chunks_exact(columns)) {
                to[..columns].copy_from_slice(from);
            }
        }
        let d_y = if is_spread { &*workspace } else { d_y };
        for group in 0..g.groups {
            let d_w = &mut d_w[group * m * taps.len()..][..m * taps.len()];
            let x = &x[group * g.group_inputs() * planes.channel()..];
            let d_y = &d_y[group * m * n..][..m * n];
            run_at(level, Dots { d_w, d_y, x, taps, n });
        }
    }
}

/// Adds to `d_w` (M, taps) the dot products of the rows of `d_y` (M, N) with the N numbers of each tap. Each product is
/// summed in 16 interleaved partial sums, for any vector width.
struct Dots<'a> {
    d_w: &'a mut [f32],
    d_y: &'a [f32],
    x: &'a [f32],
    taps: &'a [Tap],
    n: usize,
}

impl Kernel for Dots<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(mut self, s: S) {
        let m = self.d_y.len() / self.n;
        let last = self.taps.iter().fold(0, |last, tap| last.max(tap[1] as usize));
        assert_eq!(self.d_w.len(), m * self.taps.len(), "dots: d_w");
        assert!(last + self.n <= self.x.len(), "dots: x");
        // SAFETY: n numbers of each channel of d_y and of each tap were checked.
        unsafe {
            if S::LANES == LANES {
                self.tiles::<S, 4>(s, m, 6);
            } else {
                self.tiles::<S, 2>(s, m, 3);
            }
        }
    }
}

impl Dots<'_> {
    /// Computes all products, R channels and up to `most` taps at a time, in tiles of sizes as equal as possible.
    ///
    /// # Safety
    /// There must be n numbers of each of m channels and of each tap.
    #[inline(always)]
    unsafe fn tiles<S: Simd, const R: usize>(&mut self, s: S, m: usize, most: usize) {
        let mut tap = 0;
        while tap < self.taps.len() {
            let left = self.taps.len() - tap;
            let taps = left.div_ceil(left.div_ceil(most));
            // SAFETY: the caller's promise.
            unsafe {
                match taps {
                    1 => self.channels::<S, R, 1>(s, m, tap),
                    2 => self.channels::<S, R, 2>(s, m, tap),
                    3 => self.channels::<S, R, 3>(s, m, tap),
                    4 => self.channels::<S, R, 4>(s, m, tap),
                    5 => self.channels::<S, R, 5>(s, m, tap),
                    _ => self.channels::<S, R, 6>(s, m, tap),
                }
            }
            tap += taps;
        }
    }

    /// # Safety
    /// Those of [`Self::tiles`], for the taps from `tap` on.
    #[inline(always)]
    unsafe fn channels<S: Simd, const R: usize, const T: usize>(
        &mut self,
        s: S,
        m: usize,
        tap: usize,
    ) {
        let mut row = 0;
        // SAFETY: the caller's promise.
        unsafe {
            while row + R <= m {
                self.tile::<S, R, T>(s, row, tap);
                row += R;
            }
            while row < m {
                self.tile::<S, 1, T>(s, row, tap);
                row += 1;
            }
        }
    }

    /// # Safety
    /// Those of [`Self::tiles`], for R channels from `row` and T taps from `tap` on.
    #[inline(always)]
    unsafe fn tile<S: Simd, const R: usize, const T: usize>(
        &mut self,
        s: S,
        row: usize,
        tap: usize,
    ) {
        // One vector of 16 lanes, or two of 8.
        let mut sums = [[[s.splat(0.0); 2]; T]; R];
        let vectors = LANES / S::LANES;
        // SAFETY: the caller's promise.
        unsafe {
            let y = self.d_y.as_ptr().add(row * self.n);
            let mut x = [self.x.as_ptr(); T];
            for (x, tap) in x.iter_mut().zip(&self.taps[tap..]) {
                *x = x.add(tap[1] as usize);
            }
            for start in (0..self.n).step_by(LANES) {
                for v in 0..vectors {
                    let at = start + v * S::LANES;
                    let lanes = self.n.saturating_sub(at).min(S::LANES);
                    if lanes == 0 {
                        continue;
                    }
                    let mut left = [s.splat(0.0); R];
                    for (r, left) in left.iter_mut().enumerate() {
                        *left = load(s, y.add(r * self.n + at), lanes);
                    }
                    for (t, &x) in x.iter().enumerate() {
                        let right = load(s, x.add(at), lanes);
                        for (sums, &left) in sums.iter_mut().zip(&left) {
                            sums[t][v] = s.mul_add(left, right, sums[t][v]);
                        }
                    }
                }
            }
        }
        for (r, sums) in sums.iter().enumerate() {
            let to = &mut self.d_w[(row + r) * self.taps.len() + tap..][..T];
            for (to, &[a, b]) in to.iter_mut().zip(sums) {
                *to += if vectors == 2 { s.sum(s.add(a, b)) } else { s.sum(a) };
            }
        }
    }
}

/// Loads `n` values, at most a vector.
///
/// # Safety
/// The values must be readable.
#[inline(always)]
unsafe fn load<S: Simd>(s: S, from: *const f32, n: usize) -> S::V {
    // SAFETY: the caller's promise.
    unsafe { if n == S::LANES { s.load(from) } else { s.load_first(from, n) } }
}
