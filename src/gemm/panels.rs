//! Products of a few rows with a matrix that is used many times: it is packed once.
//!
//! A packed matrix (K, N) consists of panels of 64 columns one after the other, each row by row. The last panel is padded with
//! zeros to a multiple of 16 columns.

use super::Products;
use crate::simd::{Kernel, Level, Simd, dispatch};

/// Number of columns of a panel.
pub(super) const WIDTH: usize = 64;
/// The number of columns is padded to a multiple of this: a vector of any instruction set.
const LANES: usize = 16;

/// Returns the number of values of a packed matrix (K, N).
#[must_use]
pub(crate) fn panels_len(k: usize, n: usize) -> usize {
    k * n.next_multiple_of(LANES)
}

/// Packs a matrix (K, N), which may also be stored transposed, as (N, K).
///
/// # Panics
/// If a length does not match the sizes.
pub(crate) fn pack_panels<T: Products>(
    to: &mut [T],
    from: &[T],
    k: usize,
    n: usize,
    transposed: bool,
) {
    assert!(to.len() == panels_len(k, n) && from.len() == k * n, "panels: lengths");
    for first in (0..n).step_by(WIDTH) {
        let columns = WIDTH.min(n - first);
        let width = columns.next_multiple_of(LANES);
        let panel = &mut to[first * k..][..k * width];
        if columns < width {
            panel.fill(T::ZERO);
        }
        match transposed {
            true => dispatch(Transpose { to: panel, width, from: &from[first * k..], k, columns }),
            false => {
                for (to, from) in panel.chunks_exact_mut(width).zip(from.chunks_exact(n)) {
                    to[..columns].copy_from_slice(&from[first..first + columns]);
                }
            }
        }
    }
}

/// Columns of a panel, copied from rows of a matrix.
struct Transpose<'a, T> {
    to: &'a mut [T],
    width: usize,
    from: &'a [T],
    k: usize,
    columns: usize,
}

impl<T: Products> Kernel for Transpose<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Transpose { to, width, from, k, columns } = self;
        assert!(to.len() == k * width && from.len() >= k * columns && columns <= width, "panels");
        let (k_whole, whole) = (k - k % S::LANES, columns - columns % S::LANES);
        for c in (0..whole).step_by(S::LANES) {
            for r in (0..k_whole).step_by(S::LANES) {
                let (to, from) = (to[r * width + c..].as_mut_ptr(), from[c * k + r..].as_ptr());
                // SAFETY: squares that end by k and `columns` lie in both, as checked.
                unsafe { T::transpose(s, to, width, from, k) }
            }
        }
        for c in 0..columns {
            for r in if c < whole { k_whole } else { 0 }..k {
                to[r * width + c] = from[c * k + r];
            }
        }
    }
}

/// The product c (M, N) = a (M, K) · b (K, N), or c += a · b. Every element is summed over K in order.
pub struct Panels<'a, T> {
    /// Instruction set for `f32`.
    pub(crate) level: Level,
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    /// Left matrix, with rows `a_row` apart.
    pub(crate) a: &'a [T],
    pub(crate) a_row: usize,
    /// Packed right matrix.
    pub(crate) b: &'a [T],
    /// Result, with rows `c_row` apart.
    pub(crate) c: &'a mut [T],
    pub(crate) c_row: usize,
    pub(crate) accumulate: bool,
}

impl<T> Panels<'_, T> {
    /// Checks, once for all tiles, that the three matrices lie inside their slices.
    fn check(&self) {
        let Panels { m, n, k, .. } = *self;
        let lies = |len: usize, row: usize, columns: usize| {
            m == 0 || columns <= row && (m - 1) * row + columns <= len
        };
        assert!(lies(self.c.len(), self.c_row, n), "panels: c");
        assert!(lies(self.a.len(), self.a_row, k), "panels: a");
        assert_eq!(self.b.len(), panels_len(k, n), "panels: b");
    }

    /// Returns the first column of each panel, and its width.
    #[inline(always)]
    fn panels(n: usize) -> impl Iterator<Item = (usize, usize)> {
        let width = move |first: usize| WIDTH.min((n - first).next_multiple_of(LANES));
        (0..n).step_by(WIDTH).map(move |first| (first, width(first)))
    }
}

impl<T: Products> Panels<'_, T> {
    /// Computes the product in plain loops.
    pub(super) fn plain(self) {
        self.check();
        for (first, width) in Self::panels(self.n) {
            let panel = &self.b[first * self.k..][..width * self.k];
            for r in 0..self.m {
                let a = &self.a[r * self.a_row..][..self.k];
                for column in first..self.n.min(first + width) {
                    let c = &mut self.c[r * self.c_row + column];
                    let start = if self.accumulate { *c } else { T::ZERO };
                    let b = panel.chunks_exact(width).map(|row| row[column - first]);
                    *c = a.iter().zip(b).fold(start, |sum, (&a, b)| a.mul_add(b, sum));
                }
            }
        }
    }
}

impl Kernel for Panels<'_, f32> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(mut self, s: S) {
        self.check();
        for (first, width) in Self::panels(self.n) {
            // SAFETY: all rows, and columns up to n, were checked; panels have whole vectors.
            unsafe {
                match width / LANES {
                    _ if S::LANES < LANES => {
                        // Two vectors are 16 columns; more sums would not fit into the registers.
                        for part in (0..width).step_by(LANES) {
                            self.rows::<S, 2>(s, first, part, width);
                        }
                    }
                    1 => self.rows::<S, 1>(s, first, 0, width),
                    2 => self.rows::<S, 2>(s, first, 0, width),
                    3 => self.rows::<S, 3>(s, first, 0, width),
                    _ => self.rows::<S, 4>(s, first, 0, width),
                }
            }
        }
    }
}

impl Panels<'_, f32> {
    /// Computes all rows of V vectors of columns, as many rows at a time as the registers allow. The columns are those from
    /// `part` on in the panel that begins with column `first`.
    ///
    /// # Safety
    /// These rows and columns must exist.
    #[inline(always)]
    unsafe fn rows<S: Simd, const V: usize>(
        &mut self,
        s: S,
        first: usize,
        part: usize,
        width: usize,
    ) {
        let mut row = 0;
        // SAFETY: the caller's promise.
        unsafe {
            while row < self.m {
                row += match self.m - row {
                    1 => self.tile::<S, 1, V>(s, row, first, part, width),
                    2 | 3 => self.tile::<S, 2, V>(s, row, first, part, width),
                    // Eight rows are computed as four and four.
                    4 | 5 | 8 => self.tile::<S, 4, V>(s, row, first, part, width),
                    _ => self.tile::<S, 6, V>(s, row, first, part, width),
                };
            }
        }
    }

    /// Computes R rows of these columns; returns R.
    ///
    /// # Safety
    /// Those of [`Self::rows`], for the rows from `row` on.
    #[inline(always)]
    unsafe fn tile<S: Simd, const R: usize, const V: usize>(
        &mut self,
        s: S,
        row: usize,
        first: usize,
        part: usize,
        width: usize,
    ) -> usize {
        let column = first + part;
        let lanes = |v: usize| self.n.saturating_sub(column + v * S::LANES).min(S::LANES);
        let mut sums = [[s.splat(0.0); V]; R];
        // SAFETY: R rows of a and c, K rows of a panel, and of c the columns up to n: the caller's promise.
        unsafe {
            let c = self.c.as_mut_ptr().add(row * self.c_row + column);
            if self.accumulate {
                for (r, sums) in sums.iter_mut().enumerate() {
                    for (v, sum) in sums.iter_mut().enumerate() {
                        if lanes(v) > 0 {
                            *sum = s.load_first(c.add(r * self.c_row + v * S::LANES), lanes(v));
                        }
                    }
                }
            }
            let a = self.a.as_ptr().add(row * self.a_row);
            let mut b = self.b.as_ptr().add(first * self.k + part);
            for k in 0..self.k {
                let mut right = [s.splat(0.0); V];
                for (v, right) in right.iter_mut().enumerate() {
                    *right = s.load(b.add(v * S::LANES));
                }
                for (r, sums) in sums.iter_mut().enumerate() {
                    let left = s.splat(*a.add(r * self.a_row + k));
                    for (sum, &right) in sums.iter_mut().zip(&right) {
                        *sum = s.mul_add(left, right, *sum);
                    }
                }
                b = b.wrapping_add(width);
            }
            for (r, sums) in sums.iter().enumerate() {
                for (v, &sum) in sums.iter().enumerate() {
                    if lanes(v) > 0 {
                        s.store_first(c.add(r * self.c_row + v * S::LANES), sum, lanes(v));
                    }
                }
            }
        }
        R
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::run_at;

    /// Multiples of 1/8, which add up exactly.
    fn values(n: usize, seed: usize) -> Vec<f64> {
        (0..n).map(|i| ((i * 37 + seed * 11) % 23) as f64 / 8.0 - 1.25).collect()
    }

    #[test]
    fn packed_products_are_products_at_all_levels() {
        let single = |x: &[f64]| x.iter().map(|&x| x as f32).collect::<Vec<_>>();
        for [m, n, k] in
            [[1, 1, 1], [2, 17, 5], [5, 64, 33], [7, 40, 16], [16, 100, 20], [8, 150, 9]]
        {
            for (transposed, accumulate) in [(false, false), (true, false), (false, true)] {
                let (a_row, c_row) = (k + 2, n + 3);
                let (a, b, c) = (values(m * a_row, 1), values(k * n, 2), values(m * c_row, 3));
                let mut wanted = c.clone();
                for (i, j) in (0..m * n).map(|e| (e / n, e % n)) {
                    let at = |l: usize| if transposed { b[j * k + l] } else { b[l * n + j] };
                    let sum = (0..k).map(|l| a[i * a_row + l] * at(l)).sum::<f64>();
                    let start = if accumulate { c[i * c_row + j] } else { 0.0 };
                    wanted[i * c_row + j] = start + sum;
                }
                let mut packed = vec![f64::NAN; panels_len(k, n)];
                pack_panels(&mut packed, &b, k, n, transposed);
                let mut found = c.clone();
                let (b, level) = (&packed[..], Level::detect());
                Panels { level, m, n, k, a: &a, a_row, b, c: &mut found, c_row, accumulate }
                    .plain();
                assert_eq!(found, wanted, "{m} {n} {k}");
                let (a, b) = (&single(&a)[..], &single(&packed)[..]);
                for level in Level::all() {
                    let mut c = single(&c);
                    run_at(
                        level,
                        Panels { level, m, n, k, a, a_row, b, c: &mut c, c_row, accumulate },
                    );
                    assert_eq!(c, single(&wanted), "{level:?} {m} {n} {k}");
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "panels: a")]
    fn rows_that_are_not_there_are_refused() {
        let c = &mut [0.0; 4];
        let (level, a, b) = (Level::detect(), &[0.0; 3], &[0.0; 32]);
        let product =
            Panels { level, m: 2, n: 2, k: 2, a, a_row: 2, b, c, c_row: 2, accumulate: false };
        dispatch::<Panels<'_, f32>>(product);
    }
}
