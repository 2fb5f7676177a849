//! One head: scores of a tile of queries and a tile of keys.

use crate::gemm::{Product, Right, Start};
use crate::kernels::Real;
use crate::simd::{Kernel, Simd, dispatch};

/// Number of queries and of keys of a tile.
pub(super) const TILE: usize = 64;

/// A tile of scores (queries, keys), and the factors of its rows.
#[repr(align(128))]
pub(super) struct Scores<T> {
    pub(super) values: [T; TILE * TILE],
    /// Largest score of each query so far.
    largest: [T; TILE],
    /// Σ e^{score − largest} so far.
    sums: [T; TILE],
    /// Factors of the outputs so far.
    factors: [T; TILE],
}

impl<T: Real> Scores<T> {
    pub(super) fn new() -> Self {
        Self {
            values: [T::ZERO; TILE * TILE],
            largest: [T::ZERO; TILE],
            sums: [T::ZERO; TILE],
            factors: [T::ZERO; TILE],
        }
    }
}

/// Queries, keys and values of one head, with rows `row` apart.
#[derive(Clone, Copy)]
pub(super) struct Head<'a, T> {
    pub(super) q: &'a [T],
    pub(super) k: &'a [T],
    pub(super) v: &'a [T],
    /// Distance of rows, 3·C.
    pub(super) row: usize,
    /// Number of channels, C.
    pub(super) channels: usize,
    /// First channel of the head.
    pub(super) first: usize,
    /// Number of channels of the head.
    pub(super) size: usize,
    pub(super) time: usize,
    /// True if a query does not see later keys.
    pub(super) causal: bool,
    pub(super) scale: T,
}

impl<'a, T: Real> Head<'a, T> {
    /// Creates head `number` of all (B, H).
    pub(super) fn new(
        qkv: &'a [T],
        number: usize,
        causal: bool,
        time: usize,
        channels: usize,
        heads: usize,
    ) -> Self {
        let size = channels / heads;
        let (row, first) = (3 * channels, number % heads * size);
        let own = &qkv[number / heads * time * row..];
        Self {
            q: &own[first..],
            k: &own[channels + first..],
            v: &own[2 * channels + first..],
            row,
            channels,
            first,
            size,
            time,
            causal,
            scale: T::from_f64(1.0 / (size as f64).sqrt()),
        }
    }

    /// Returns the first keys of the tiles that the queries from `first` on see.
    pub(super) fn tiles(&self, first: usize) -> std::iter::StepBy<std::ops::Range<usize>> {
        (0..if self.causal { first + 1 } else { self.time }).step_by(TILE)
    }

    /// Number of queries or keys of the tile that begins at `first`.
    pub(super) fn count(&self, first: usize) -> usize {
        TILE.min(self.time - first)
    }

    /// Computes `to` (queries, TILE) = a·bᵀ for rows of `a` from `first` and rows of `b` from `second` on.
    ///
    /// # Safety
    /// Those rows of `a` and `b`, `strides` apart, and `to` must exist.
    pub(super) unsafe fn against(
        &self,
        to: &mut [T; TILE * TILE],
        (a, first): (&[T], usize),
        (b, second): (&[T], usize),
        strides: (usize, usize),
    ) {
        let product = Product {
            m: self.count(first),
            n: self.count(second),
            k: self.size,
            a: a[first * strides.0..].as_ptr(),
            a_row: strides.0,
            a_k: 1,
            b: b[second * strides.1..].as_ptr(),
            b_stride: strides.1,
            right: Right::Transposed,
            c: to.as_mut_ptr(),
            c_row: TILE,
            start: Start::Zero,
        };
        // SAFETY: the caller's promise; a tile has TILE rows of TILE.
        unsafe { T::product(product) }
    }

    /// Adds tile·b, or tileᵀ·b, to `to` for rows of `b` from `from` on; `to` has rows `to_row` apart.
    ///
    /// # Safety
    /// Those rows, and the rows of `to` that are added to, must exist.
    pub(super) unsafe fn add(
        &self,
        to: *mut T,
        to_row: usize,
        tile: &[T; TILE * TILE],
        (rows, inner, transposed): (usize, usize, bool),
        b: &[T],
        b_row: usize,
    ) {
        let product = Product {
            m: rows,
            n: self.size,
            k: inner,
            a: tile.as_ptr(),
            a_row: if transposed { 1 } else { TILE },
            a_k: if transposed { TILE } else { 1 },
            b: b.as_ptr(),
            b_stride: b_row,
            right: Right::Rows,
            c: to,
            c_row: to_row,
            start: Start::Accumulate,
        };
        // SAFETY: the caller's promise.
        unsafe { T::product(product) }
    }

    /// Computes outputs and statistics of the queries from `first` on.
    ///
    /// # Safety
    /// `out` must be writable in rows C apart, for this head's channels.
    pub(super) unsafe fn forward(
        &self,
        scores: &mut Scores<T>,
        out: *mut T,
        statistics: &mut [T],
        first: usize,
    ) {
        let queries = self.count(first);
        scores.sums.fill(T::ZERO);
        for second in self.tiles(first) {
            let keys = self.count(second);
            // SAFETY: the rows from `first` and `second` on are in the head; `out` by the caller's promise.
            unsafe {
                let rows = (self.row, self.row);
                self.against(&mut scores.values, (self.q, first), (self.k, second), rows);
                let diagonal = self.causal && first == second;
                dispatch(Softmax { scores, queries, keys, diagonal, scale: self.scale });
                for r in 0..queries {
                    let out = out.add((first + r) * self.channels);
                    let row = std::slice::from_raw_parts_mut(out, self.size);
                    match second == 0 {
                        true => row.fill(T::ZERO),
                        false => row.iter_mut().for_each(|o| *o *= scores.factors[r]),
                    }
                }
                let to = out.add(first * self.channels);
                let size = (queries, keys, false);
                let v = &self.v[second * self.row..];
                self.add(to, self.channels, &scores.values, size, v, self.row);
            }
        }
        for r in 0..queries {
            // SAFETY: as above.
            let row = unsafe {
                std::slice::from_raw_parts_mut(out.add((first + r) * self.channels), self.size)
            };
            let inverse = T::ONE / scores.sums[r];
            row.iter_mut().for_each(|o| *o *= inverse);
            statistics[first + r] = scores.largest[r] + scores.sums[r].ln();
        }
    }
}

/// Replaces scores by e^{score − largest so far}, and updates sums and factors.
struct Softmax<'a, T> {
    scores: &'a mut Scores<T>,
    queries: usize,
    keys: usize,
    /// True if key s is visible only to queries t ≥ s of the tile.
    diagonal: bool,
    scale: T,
}

impl<T: Real> Kernel for Softmax<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Scores { values, largest, sums, factors } = self.scores;
        for r in 0..self.queries {
            let row = &mut values[r * TILE..(r + 1) * TILE];
            let seen = if self.diagonal { r + 1 } else { self.keys };
            let (own, hidden) = row[..self.keys].split_at_mut(seen);
            let mut most = own[0] * self.scale;
            for value in own.iter_mut() {
                *value *= self.scale;
                most = most.max(*value);
            }
            let (old, first) = (largest[r], sums[r] == T::ZERO);
            let most = if first { most } else { most.max(old) };
            let mut sum = T::ZERO;
            for value in own.iter_mut() {
                *value = (*value - most).exp();
            }
            for &value in own.iter() {
                sum += value;
            }
            hidden.fill(T::ZERO);
            factors[r] = if first { T::ZERO } else { (old - most).exp() };
            sums[r] = sums[r].mul_add(factors[r], sum);
            largest[r] = most;
        }
    }
}
