//! Attention of heads side by side, a tile of queries against all keys: Vaswani et al., arXiv:1706.03762.
//!
//! Only a tile of scores exists at a time. The pullback computes the scores again, from two numbers of each query that the
//! forward pass stores (Dao et al., arXiv:2205.14135). Products sum in order, so the tiles do not change bits.

use super::{largest, sums};
use crate::gemm::{Product, Right, Start};
use crate::kernels::Real;
use crate::simd::{Kernel, Simd, dispatch};

/// Number of scores of a tile: two tiles fit in half of the second-level cache.
const TILE: usize = 8192;
/// Number of queries of a tile: with fewer, products would wait for their sums; with more, nothing is gained.
const QUERIES: std::ops::RangeInclusive<usize> = 8..=64;

/// Number of values that a query stores for its pullback: the number subtracted from its scores, and 1/Σ exp.
pub(crate) const STATISTICS: usize = 2;

/// The sizes of an attention.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sizes {
    pub(crate) heads: usize,
    pub(crate) queries: usize,
    /// Number of keys, at least one.
    pub(crate) keys: usize,
    /// Number of channels of queries and keys, over all heads.
    pub(crate) channels: usize,
    /// Number of channels of values, over all heads.
    pub(crate) width: usize,
}

impl Sizes {
    fn tile(self) -> usize {
        (TILE / self.keys).clamp(*QUERIES.start(), *QUERIES.end()).min(self.queries)
    }

    /// Returns the size of the scratch memory of one pass, in numbers: two tiles of scores, and the mask of a query.
    pub(crate) fn scratch(self) -> usize {
        (2 * self.tile() + 1) * self.keys
    }
}

/// A mask of the keys that each query sees: those whose number is not 0.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mask<'a, T> {
    pub(crate) values: &'a [T],
    /// Distances of the numbers of two heads, of two queries and of two keys: 0 if they share one, otherwise 1 for keys.
    pub(crate) strides: [usize; 3],
}

/// Attention of one row.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Attention<'a, T> {
    pub(crate) sizes: Sizes,
    /// (T, C)
    pub(crate) q: &'a [T],
    /// (S, C)
    pub(crate) k: &'a [T],
    /// (S, V)
    pub(crate) v: &'a [T],
    pub(crate) mask: Option<Mask<'a, T>>,
    /// True if no query sees a later key.
    pub(crate) causal: bool,
}

/// The adjoints of the inputs of attention.
pub(crate) struct Adjoints<'a, T> {
    /// (T, C)
    pub(crate) q: &'a mut [T],
    /// (S, C)
    pub(crate) k: &'a mut [T],
    /// (S, V)
    pub(crate) v: &'a mut [T],
}

/// Some columns of a matrix: those from `first` on, rows `stride` apart.
#[derive(Clone, Copy)]
struct Columns<'a, T> {
    values: &'a [T],
    first: usize,
    stride: usize,
}

/// A tile of scores (M, N), or its transpose.
#[derive(Clone, Copy)]
struct Tile<'a, T> {
    values: &'a [T],
    keys: usize,
    transposed: bool,
}

impl<T: Real> Attention<'_, T> {
    fn scale(&self) -> T {
        let of_head = self.sizes.channels / self.sizes.heads;
        T::from_f64((of_head as f64).sqrt().recip())
    }

    fn check(&self, statistics: &[T], scratch: &[T]) {
        let Sizes { heads, queries, keys, channels, width } = self.sizes;
        assert!(keys > 0 && heads > 0, "attention: {heads} heads, {keys} keys");
        assert!(channels.is_multiple_of(heads) && width.is_multiple_of(heads), "attention: heads");
        assert!(
            self.q.len() == queries * channels && self.k.len() == keys * channels,
            "attention: q, k"
        );
        assert!(self.v.len() == keys * width, "attention: v");
        assert!(statistics.len() == heads * queries * STATISTICS, "attention: statistics");
        assert!(scratch.len() >= self.sizes.scratch(), "attention: scratch");
    }

    /// Calls `work` for all tiles, with the head, the first query, and the number of queries.
    fn tiles(&self, mut work: impl FnMut(usize, usize, usize)) {
        let Sizes { heads, queries, .. } = self.sizes;
        for head in 0..heads {
            for first in (0..queries).step_by(self.sizes.tile().max(1)) {
                work(head, first, self.sizes.tile().min(queries - first));
            }
        }
    }

    /// Computes y (T, V), and its `statistics` (H, T, 2).
    ///
    /// # Panics
    /// If a length does not fit the sizes.
    pub(crate) fn make(&self, y: &mut [T], statistics: &mut [T], scratch: &mut [T]) {
        self.check(statistics, scratch);
        let Sizes { heads, queries, keys, channels, width } = self.sizes;
        assert!(y.len() == queries * width, "attention: y");
        self.tiles(|head, first, count| {
            let (scores, workspace) = scratch.split_at_mut(count * keys);
            let [q, k] = [self.q, self.k].map(|values| self.of_head(values, head, channels));
            against(scores, q.from(first), k, [count, keys, channels / heads]);
            let at = (head * queries + first) * STATISTICS;
            let statistics = statistics[at..][..count * STATISTICS].as_chunks_mut().0;
            let workspace = &mut workspace[..keys];
            let seen = Seen { attention: *self, head, first };
            dispatch(Shares { scores, statistics, seen, scale: self.scale(), workspace });
            let shares = Tile { values: scores, keys, transposed: false };
            let to = &mut y[first * width + head * (width / heads)..];
            let v = self.of_head(self.v, head, width);
            times(to, width, shares, v, [count, width / heads, keys], Start::Zero);
        });
    }

    /// Computes the adjoints from `d`, the adjoint of y. With P the shares and G = `d` vᵀ, the adjoint of the scores is S = P
    /// (G − Σ P G), scaled. The adjoint of v is Pᵀ `d`, those of q and k are S k and Sᵀ q.
    ///
    /// # Panics
    /// If a length does not fit the sizes.
    pub(crate) fn pullback(
        &self,
        to: Adjoints<'_, T>,
        d: &[T],
        statistics: &[T],
        scratch: &mut [T],
    ) {
        self.check(statistics, scratch);
        let Sizes { heads, queries, keys, channels, width } = self.sizes;
        assert!(d.len() == queries * width, "attention_pullback: d");
        assert!(
            to.q.len() == self.q.len() && to.k.len() == self.k.len(),
            "attention_pullback: d_q, d_k"
        );
        assert!(to.v.len() == self.v.len(), "attention_pullback: d_v");
        if queries == 0 {
            to.k.fill(T::ZERO);
            to.v.fill(T::ZERO);
        }
        let (depth, of_values) = (channels / heads, width / heads);
        self.tiles(|head, first, count| {
            let (shares, workspace) = scratch.split_at_mut(count * keys);
            let (slopes, workspace) = workspace.split_at_mut(count * keys);
            let [q, k] = [self.q, self.k].map(|values| self.of_head(values, head, channels));
            let [v, d] = [self.v, d].map(|values| self.of_head(values, head, width));
            let (q, d) = (q.from(first), d.from(first));
            against(shares, q, k, [count, keys, depth]);
            against(slopes, d, v, [count, keys, of_values]);
            let at = (head * queries + first) * STATISTICS;
            let statistics = statistics[at..][..count * STATISTICS].as_chunks().0;
            let seen = Seen { attention: *self, head, first };
            let workspace = &mut workspace[..keys];
            dispatch(Slopes { shares, slopes, statistics, seen, scale: self.scale(), workspace });
            let start = if first == 0 { Start::Zero } else { Start::Accumulate };
            let tile = |values, transposed| Tile { values, keys, transposed };
            let [of_k, of_v] = [head * depth, head * of_values];
            times(&mut to.v[of_v..], width, tile(shares, true), d, [keys, of_values, count], start);
            times(&mut to.k[of_k..], channels, tile(slopes, true), q, [keys, depth, count], start);
            let to = &mut to.q[first * channels + of_k..];
            times(to, channels, tile(slopes, false), k, [count, depth, keys], Start::Zero);
        });
    }

    /// Returns a head's columns of a matrix.
    fn of_head<'b>(&self, values: &'b [T], head: usize, stride: usize) -> Columns<'b, T> {
        Columns { values, first: head * (stride / self.sizes.heads), stride }
    }
}

impl<T: Real> Columns<'_, T> {
    /// Returns the rows from `row` on.
    fn from(self, row: usize) -> Self {
        Self { first: self.first + row * self.stride, ..self }
    }

    /// Returns a pointer to the first value; `rows` rows of `columns` columns must exist.
    fn start(self, [rows, columns]: [usize; 2]) -> *const T {
        let end = self.first + rows.saturating_sub(1) * self.stride + columns;
        assert!(rows == 0 || columns == 0 || end <= self.values.len(), "attention: columns");
        self.values.as_ptr().wrapping_add(self.first)
    }
}

/// Computes `scores` (M, N) = a·bᵀ for M rows of a and N of b, with K columns.
fn against<T: Real>(scores: &mut [T], a: Columns<'_, T>, b: Columns<'_, T>, [m, n, k]: [usize; 3]) {
    assert!(scores.len() == m * n, "attention: scores");
    let product = Product {
        m,
        n,
        k,
        a: a.start([m, k]),
        a_row: a.stride,
        a_k: 1,
        b: b.start([n, k]),
        b_stride: b.stride,
        right: Right::Transposed,
        c: scores.as_mut_ptr(),
        c_row: n,
        start: Start::Zero,
    };
    // SAFETY: the three matrices are as long as checked.
    unsafe { T::product(product) }
}

/// Computes N columns of M rows of `to`, `row` apart: = or += tile (M, K)·b (K, N).
fn times<T: Real>(
    to: &mut [T],
    row: usize,
    tile: Tile<'_, T>,
    b: Columns<'_, T>,
    [m, n, k]: [usize; 3],
    start: Start<T>,
) {
    let end = m.saturating_sub(1) * row + n;
    assert!(m == 0 || n == 0 || end <= to.len(), "attention: columns of the result");
    assert!(tile.values.len() == m * k, "attention: tile");
    let product = Product {
        m,
        n,
        k,
        a: tile.values.as_ptr(),
        a_row: if tile.transposed { 1 } else { tile.keys },
        a_k: if tile.transposed { tile.keys } else { 1 },
        b: b.start([k, n]),
        b_stride: b.stride,
        right: Right::Rows,
        c: to.as_mut_ptr(),
        c_row: row,
        start,
    };
    // SAFETY: the three matrices are as long as checked.
    unsafe { T::product(product) }
}

/// The mask of the queries from `first` on.
#[derive(Clone, Copy)]
struct Seen<'a, T> {
    attention: Attention<'a, T>,
    head: usize,
    first: usize,
}

impl<T: Real> Seen<'_, T> {
    /// Returns true if any key is hidden.
    #[inline(always)]
    fn hides(&self) -> bool {
        self.attention.causal || self.attention.mask.is_some()
    }

    /// Writes `with` where the query does not see a key.
    #[inline(always)]
    fn hide<const N: usize>(&self, query: usize, workspace: &mut [T], rows: [(&mut [T], T); N]) {
        let (query, keys) = (self.first + query, workspace.len());
        let count = if self.attention.causal { keys.min(query + 1) } else { keys };
        let mask =
            self.attention.mask.map(|Mask { values, strides: [of_head, of_query, of_key] }| {
                let at = self.head * of_head + query * of_query;
                if of_key == 0 {
                    workspace.fill(values[at]);
                    return &*workspace;
                }
                &values[at..at + keys]
            });
        for (row, with) in rows {
            row[count..].fill(with);
            if let Some(mask) = mask {
                for (number, &seen) in row.iter_mut().zip(mask) {
                    *number = if seen == T::ZERO { with } else { *number };
                }
            }
        }
    }
}

/// Replaces scores by shares, and stores the numbers needed to compute them again.
struct Shares<'a, T> {
    scores: &'a mut [T],
    statistics: &'a mut [[T; STATISTICS]],
    seen: Seen<'a, T>,
    scale: T,
    /// Memory with a number for each key.
    workspace: &'a mut [T],
}

impl<T: Real> Kernel for Shares<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { scores, statistics, seen, scale, workspace } = self;
        let lowest = T::from_f64(f64::NEG_INFINITY);
        let keys = workspace.len();
        for (query, (row, statistics)) in
            scores.chunks_exact_mut(keys).zip(&mut *statistics).enumerate()
        {
            row.iter_mut().for_each(|score| *score *= scale);
            if seen.hides() {
                seen.hide(query, workspace, [(&mut *row, lowest)]);
            }
            let most = largest(row);
            // A query that sees no key has no largest score.
            let most = if most == lowest { T::ZERO } else { most };
            row.iter_mut().for_each(|score| *score -= most);
            statistics[0] = most;
        }
        scores.iter_mut().for_each(|score| *score = score.exp());
        for (query, (row, statistics)) in scores.chunks_exact_mut(keys).zip(statistics).enumerate()
        {
            if seen.hides() {
                seen.hide(query, workspace, [(&mut *row, T::ZERO)]);
            }
            let [sum] = sums(row, row, |share, _| [share]);
            let inverse = if sum == T::ZERO { T::ZERO } else { T::ONE / sum };
            row.iter_mut().for_each(|share| *share *= inverse);
            statistics[1] = inverse;
        }
    }
}

/// Computes the shares from scores again, and converts their adjoints to those of the scores.
struct Slopes<'a, T> {
    shares: &'a mut [T],
    slopes: &'a mut [T],
    statistics: &'a [[T; STATISTICS]],
    seen: Seen<'a, T>,
    scale: T,
    /// Memory with a number for each key.
    workspace: &'a mut [T],
}

impl<T: Real> Kernel for Slopes<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { shares, slopes, statistics, seen, scale, workspace } = self;
        let keys = workspace.len();
        for (row, &[most, _]) in shares.chunks_exact_mut(keys).zip(statistics) {
            row.iter_mut().for_each(|score| *score = *score * scale - most);
        }
        shares.iter_mut().for_each(|score| *score = score.exp());
        let rows = shares.chunks_exact_mut(keys).zip(slopes.chunks_exact_mut(keys));
        for (query, ((shares, slopes), &[_, inverse])) in rows.zip(statistics).enumerate() {
            if seen.hides() {
                seen.hide(query, workspace, [(&mut *shares, T::ZERO), (&mut *slopes, T::ZERO)]);
            }
            shares.iter_mut().for_each(|share| *share *= inverse);
            let [all] = sums(shares, slopes, |share, slope| [share * slope]);
            for (slope, &share) in slopes.iter_mut().zip(&*shares) {
                *slope = share * (*slope - all) * scale;
            }
        }
    }
}
