//! The product of two matrices in `f32`, tile by tile in registers.

use crate::simd::{Kernel, Simd};

/// Number of products that are summed before a tile goes back to memory: a panel of `b` this deep stays in the first-level
/// cache.
const DEPTH: usize = 256;
/// Width of the widest panel of `b`, in elements.
const WIDTH: usize = 64;

/// The initial value of a tile.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Start<T> {
    /// The present values of `c`.
    Accumulate,
    /// Zeros.
    Zero,
    /// The same row, (N), for all rows of `c`.
    Row(*const T),
}

/// The layout of `b` in memory.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Right {
    /// (K, N), row-major, rows `stride` apart.
    Rows,
    /// Transposed: (N, K), row-major, rows `stride` apart.
    Transposed,
}

/// c (M, N) = start + a (M, K) · b (K, N). Every element is summed over K in order, with fused multiply-add.
#[derive(Clone, Copy)]
pub struct Product<T> {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    /// a(i, k) = `a[i·a_row + k·a_k]`.
    pub(crate) a: *const T,
    pub(crate) a_row: usize,
    pub(crate) a_k: usize,
    pub(crate) b: *const T,
    pub(crate) b_stride: usize,
    pub(crate) right: Right,
    pub(crate) c: *mut T,
    pub(crate) c_row: usize,
    pub(crate) start: Start<T>,
}

/// Memory for a panel of `b`, on the stack.
#[repr(align(64))]
struct Panel([std::mem::MaybeUninit<f32>; DEPTH * WIDTH]);

impl<T> Product<T> {
    /// Checks, once for all tiles, that the three matrices lie inside their slices.
    pub(super) fn check(&self, a: &[T], b: &[T], c: &[T]) {
        let (m, n, k) = (self.m, self.n, self.k);
        if m == 0 || n == 0 {
            return;
        }
        assert!((m - 1) * self.c_row + n <= c.len(), "product: c");
        if k == 0 {
            return;
        }
        assert!((m - 1) * self.a_row + (k - 1) * self.a_k < a.len(), "product: a");
        let (rows, columns) = match self.right {
            Right::Rows => (k, n),
            Right::Transposed => (n, k),
        };
        assert!((rows - 1) * self.b_stride + columns <= b.len(), "product: b");
    }
}

impl Product<f32> {
    /// Returns the number of columns of one panel.
    #[inline(always)]
    fn panel<S: Simd>(&self) -> usize {
        // A few rows do not use all registers. Wider panels are then faster, since the additions need not wait for each other.
        let vectors = if self.m < 4 { 4 } else { 2 };
        vectors * S::LANES
    }

    /// Returns true if copying a panel of `b` is faster: many rows will use it, and its own rows are far apart or not aligned.
    #[inline(always)]
    fn pays_to_pack(&self) -> bool {
        matches!(self.right, Right::Transposed)
            || self.m >= 48 && (self.b_stride > 128 || !self.b_stride.is_multiple_of(16))
    }
}

impl Kernel for Product<f32> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let mut panel = Panel([const { std::mem::MaybeUninit::uninit() }; DEPTH * WIDTH]);
        let pack = self.pays_to_pack();
        let width = self.panel::<S>();
        // With K = 0 the loop must still run once, for the initial value.
        // Columns of a, such as a layer's inputs in the gradient of its weights, take a cache line for each k, in addition to
        // the panel.
        let deep = if self.a_k == 1 { DEPTH } else { DEPTH / 2 };
        for depth in (0..self.k.max(1)).step_by(deep) {
            let k = deep.min(self.k - depth);
            for column in (0..self.n).step_by(width) {
                let n = width.min(self.n - column);
                // SAFETY: `check` has made sure of a, b and c; the panel has space for DEPTH rows of `width` ≤ WIDTH.
                unsafe {
                    let (b, b_row) = if pack {
                        self.pack(s, &mut panel, depth, k, column, n, width);
                        (panel.0.as_ptr().cast::<f32>(), width)
                    } else {
                        (self.b.add(depth * self.b_stride + column), self.b_stride)
                    };
                    let strip = Strip {
                        a: self.a.add(depth * self.a_k),
                        b,
                        b_row,
                        c: self.c.add(column),
                        start: match self.start {
                            Start::Row(row) if depth == 0 => Start::Row(row.add(column)),
                            Start::Zero if depth == 0 => Start::Zero,
                            _ => Start::Accumulate,
                        },
                        k,
                        n,
                    };
                    self.strip(s, &strip);
                }
            }
        }
    }
}

/// One panel of columns, for all rows.
struct Strip {
    a: *const f32,
    b: *const f32,
    b_row: usize,
    c: *mut f32,
    start: Start<f32>,
    k: usize,
    n: usize,
}

impl Product<f32> {
    /// Copies rows `depth .. depth + k`, columns `column .. column + n` of b.
    ///
    /// # Safety
    /// These values must be readable.
    #[inline(always)]
    unsafe fn pack<S: Simd>(
        &self,
        s: S,
        panel: &mut Panel,
        depth: usize,
        k: usize,
        column: usize,
        n: usize,
        width: usize,
    ) {
        let to = panel.0.as_mut_ptr().cast::<f32>();
        let stride = self.b_stride;
        // SAFETY: k ≤ DEPTH rows of n ≤ width ≤ WIDTH fit the panel; the caller vouches for b.
        unsafe {
            match self.right {
                Right::Rows => {
                    let from = self.b.add(depth * stride + column);
                    for r in 0..k {
                        for c in (0..n).step_by(S::LANES) {
                            let lanes = S::LANES.min(n - c);
                            let v = s.load_first(from.add(r * stride + c), lanes);
                            s.store_first(to.add(r * width + c), v, lanes);
                        }
                    }
                }
                Right::Transposed => {
                    let from = self.b.add(column * stride + depth);
                    let (k_whole, n_whole) = (k - k % S::LANES, n - n % S::LANES);
                    for c in (0..n_whole).step_by(S::LANES) {
                        for r in (0..k_whole).step_by(S::LANES) {
                            let (to, from) = (to.add(r * width + c), from.add(c * stride + r));
                            s.transpose(to, width, from, stride);
                        }
                    }
                    let copy =
                        |r: usize, c: usize| *to.add(r * width + c) = *from.add(c * stride + r);
                    for c in 0..n_whole {
                        (k_whole..k).for_each(|r| copy(r, c));
                    }
                    for c in n_whole..n {
                        (0..k).for_each(|r| copy(r, c));
                    }
                }
            }
        }
    }

    /// # Safety
    /// The strip's memory must be readable, and writable for `c`, for `m` rows.
    #[inline(always)]
    unsafe fn strip<S: Simd>(&self, s: S, strip: &Strip) {
        let (vectors, tail) = (strip.n.div_ceil(S::LANES), strip.n % S::LANES);
        // SAFETY: the caller's promise; the vectors cover exactly n columns.
        unsafe {
            match (vectors, tail) {
                (1, 0) => self.rows::<S, 1, false>(s, strip, S::LANES),
                (1, _) => self.rows::<S, 1, true>(s, strip, tail),
                (2, 0) => self.rows::<S, 2, false>(s, strip, S::LANES),
                (2, _) => self.rows::<S, 2, true>(s, strip, tail),
                (3, 0) => self.few::<S, 3, false>(s, strip, S::LANES),
                (3, _) => self.few::<S, 3, true>(s, strip, tail),
                (_, 0) => self.few::<S, 4, false>(s, strip, S::LANES),
                (_, _) => self.few::<S, 4, true>(s, strip, tail),
            }
        }
    }

    /// Computes all rows of a strip, as many at a time as the registers allow.
    ///
    /// # Safety
    /// Those of [`Self::strip`]; the strip has V vectors of columns, the last with `tail` lanes.
    #[inline(always)]
    unsafe fn rows<S: Simd, const V: usize, const MASK: bool>(
        &self,
        s: S,
        strip: &Strip,
        tail: usize,
    ) {
        let mut row = 0;
        // SAFETY: rows up to m, by the caller's promise.
        unsafe {
            if S::LANES == 16 {
                while row + 12 <= self.m {
                    self.tile::<S, 12, V, MASK>(s, strip, row, tail);
                    row += 12;
                }
                while row + 8 <= self.m {
                    self.tile::<S, 8, V, MASK>(s, strip, row, tail);
                    row += 8;
                }
            }
            if S::LANES == 8 {
                // 12 sums, two columns and a row: 15 of the 16 registers. (8 sums alone would wait for each other.)
                while V <= 2 && row + 6 <= self.m {
                    self.tile::<S, 6, V, MASK>(s, strip, row, tail);
                    row += 6;
                }
            }
            while row + 4 <= self.m {
                self.tile::<S, 4, V, MASK>(s, strip, row, tail);
                row += 4;
            }
            while row < self.m {
                self.tile::<S, 1, V, MASK>(s, strip, row, tail);
                row += 1;
            }
        }
    }

    /// Computes a few rows, one at a time.
    ///
    /// # Safety
    /// Those of [`Self::rows`].
    #[inline(always)]
    unsafe fn few<S: Simd, const V: usize, const MASK: bool>(
        &self,
        s: S,
        strip: &Strip,
        tail: usize,
    ) {
        for row in 0..self.m {
            // SAFETY: the caller's promise.
            unsafe { self.tile::<S, 1, V, MASK>(s, strip, row, tail) }
        }
    }

    /// Computes R rows of V vectors of columns: all R·V accumulators stay in registers.
    ///
    /// # Safety
    /// Those of [`Self::rows`], for R rows from `row` on.
    #[inline(always)]
    unsafe fn tile<S: Simd, const R: usize, const V: usize, const MASK: bool>(
        &self,
        s: S,
        strip: &Strip,
        row: usize,
        tail: usize,
    ) {
        let load = |from: *const f32, v: usize| {
            // SAFETY: V vectors, the last cut to `tail`, are readable wherever this is called.
            unsafe {
                match MASK && v == V - 1 {
                    true => s.load_first(from.add(v * S::LANES), tail),
                    false => s.load(from.add(v * S::LANES)),
                }
            }
        };
        // SAFETY: R rows of a and c, k rows of b: the caller's promise.
        unsafe {
            let c = strip.c.add(row * self.c_row);
            let mut sums = [[s.splat(0.0); V]; R];
            for (r, sums) in sums.iter_mut().enumerate() {
                for (v, sum) in sums.iter_mut().enumerate() {
                    *sum = match strip.start {
                        Start::Accumulate => load(c.add(r * self.c_row), v),
                        Start::Zero => s.splat(0.0),
                        Start::Row(row) => load(row, v),
                    };
                }
            }
            let mut a = strip.a.add(row * self.a_row);
            let mut b = strip.b;
            for _ in 0..strip.k {
                let mut right = [s.splat(0.0); V];
                for (v, right) in right.iter_mut().enumerate() {
                    *right = load(b, v);
                }
                for (r, sums) in sums.iter_mut().enumerate() {
                    let left = s.splat(*a.add(r * self.a_row));
                    for (sum, &right) in sums.iter_mut().zip(&right) {
                        *sum = s.mul_add(left, right, *sum);
                    }
                }
                a = a.wrapping_add(self.a_k);
                b = b.wrapping_add(strip.b_row);
            }
            for (r, sums) in sums.iter().enumerate() {
                for (v, &sum) in sums.iter().enumerate() {
                    let to = c.add(r * self.c_row + v * S::LANES);
                    match MASK && v == V - 1 {
                        true => s.store_first(to, sum, tail),
                        false => s.store(to, sum),
                    }
                }
            }
        }
    }
}
