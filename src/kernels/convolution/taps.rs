//! The register tile: channels × places, each summed over all taps in order.

use crate::simd::{Kernel, Simd};

/// One term of a sum: the offset of its weight from the channel's first weight, and the offset of its numbers from
/// the first place.
pub(super) type Tap = [u32; 2];

/// Returns the memory `workspace` as a table of taps.
pub(super) fn table(workspace: &mut [f32]) -> &mut [Tap] {
    let (start, len) = (workspace.as_mut_ptr().cast::<Tap>(), workspace.len() / 2);
    // SAFETY: a tap has the size of two of the numbers and the alignment of one, and any bits are a valid tap.
    unsafe { std::slice::from_raw_parts_mut(start, len) }
}

/// The sums c (M, N) = start + Σ over taps of w · x, each in the order of the taps, with fused multiply-add.
pub(super) struct Taps<'a> {
    /// Number of channels.
    pub(super) m: usize,
    /// Number of places.
    pub(super) n: usize,
    pub(super) w: &'a [f32],
    /// Distance from a channel's weights to the next channel's.
    pub(super) w_row: usize,
    pub(super) taps: &'a [Tap],
    pub(super) x: &'a [f32],
    /// Initial value of the sums of each channel; empty for 0.
    pub(super) start: &'a [f32],
    pub(super) c: &'a mut [f32],
    /// Distance from a channel's results to the next channel's.
    pub(super) c_row: usize,
}

impl Kernel for Taps<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Taps { m, n, .. } = self;
        if m == 0 || n == 0 {
            return;
        }
        let [mut w, mut x] = [0, 0];
        for tap in self.taps {
            (w, x) = (w.max(tap[0] as usize), x.max(tap[1] as usize));
        }
        if !self.taps.is_empty() {
            assert!((m - 1) * self.w_row + w < self.w.len(), "taps: w");
            assert!(x + n <= self.x.len(), "taps: x");
        }
        assert!((m - 1) * self.c_row + n <= self.c.len(), "taps: c");
        assert!(self.start.is_empty() || self.start.len() == m, "taps: start");
        let mut tiles = Tiles {
            w: self.w.as_ptr(),
            w_row: self.w_row,
            taps: self.taps,
            x: self.x.as_ptr(),
            start: self.start,
            c: self.c.as_mut_ptr(),
            c_row: self.c_row,
            n,
        };
        let mut row = 0;
        // SAFETY: all channels up to m and places up to n were checked.
        unsafe {
            if S::LANES == 16 {
                while row + 8 <= m {
                    tiles.strip::<S, 8>(s, row);
                    row += 8;
                }
            }
            while row + 4 <= m {
                tiles.strip::<S, 4>(s, row);
                row += 4;
            }
            while row + 2 <= m {
                tiles.strip::<S, 2>(s, row);
                row += 2;
            }
            if row < m {
                tiles.strip::<S, 1>(s, row);
            }
        }
    }
}

/// [`Taps`] whose memory has been checked.
struct Tiles<'a> {
    w: *const f32,
    w_row: usize,
    taps: &'a [Tap],
    x: *const f32,
    start: &'a [f32],
    c: *mut f32,
    c_row: usize,
    n: usize,
}

impl Tiles<'_> {
    /// Computes all places of R channels, in tiles of as many vectors as the registers allow.
    ///
    /// # Safety
    /// The channels from `row` on must exist.
    #[inline(always)]
    unsafe fn strip<S: Simd, const R: usize>(&mut self, s: S, row: usize) {
        let mut column = 0;
        while column < self.n {
            let left = self.n - column;
            let vectors = left.div_ceil(S::LANES);
            // With few channels use more vectors, or their sums would wait for each other.
            let most = if R <= 2 { 6 } else { 3 };
            // If one vector more is needed than fits, divide in half: a tile of one vector reads more than it
            // multiplies.
            let vectors = if vectors == most + 1 { vectors / 2 } else { vectors.min(most) };
            let tail = left.min(vectors * S::LANES) - (vectors - 1) * S::LANES;
            // SAFETY: the caller's promise; the vectors are those up to n.
            unsafe {
                match (vectors, tail == S::LANES) {
                    (1, true) => self.tile::<S, R, 1, false>(s, row, column, tail),
                    (1, false) => self.tile::<S, R, 1, true>(s, row, column, tail),
                    (2, true) => self.tile::<S, R, 2, false>(s, row, column, tail),
                    (2, false) => self.tile::<S, R, 2, true>(s, row, column, tail),
                    (3, true) => self.tile::<S, R, 3, false>(s, row, column, tail),
                    (3, false) => self.tile::<S, R, 3, true>(s, row, column, tail),
                    _ if R > 2 => unreachable!(),
                    (4, true) => self.tile::<S, R, 4, false>(s, row, column, tail),
                    (4, false) => self.tile::<S, R, 4, true>(s, row, column, tail),
                    (5, true) => self.tile::<S, R, 5, false>(s, row, column, tail),
                    (5, false) => self.tile::<S, R, 5, true>(s, row, column, tail),
                    (_, true) => self.tile::<S, R, 6, false>(s, row, column, tail),
                    (_, false) => self.tile::<S, R, 6, true>(s, row, column, tail),
                }
            }
            column += vectors * S::LANES;
        }
    }

    /// Computes R channels and V vectors of places, the last with `tail` lanes: all R·V sums stay in registers.
    ///
    /// # Safety
    /// These channels and places must exist.
    #[inline(always)]
    unsafe fn tile<S: Simd, const R: usize, const V: usize, const MASK: bool>(
        &mut self,
        s: S,
        row: usize,
        column: usize,
        tail: usize,
    ) {
        let mut sums = [[s.splat(0.0); V]; R];
        if !self.start.is_empty() {
            for (r, sums) in sums.iter_mut().enumerate() {
                *sums = [s.splat(self.start[row + r]); V];
            }
        }
        // SAFETY: the caller's promise, for every tap.
        unsafe {
            let (w, x) = (self.w.add(row * self.w_row), self.x.add(column));
            for &[at_w, at_x] in self.taps {
                let (w, x) = (w.add(at_w as usize), x.add(at_x as usize));
                let mut right = [s.splat(0.0); V];
                for (v, right) in right.iter_mut().enumerate() {
                    *right = match MASK && v == V - 1 {
                        true => s.load_first(x.add(v * S::LANES), tail),
                        false => s.load(x.add(v * S::LANES)),
                    };
                }
                for (r, sums) in sums.iter_mut().enumerate() {
                    let left = s.splat(*w.add(r * self.w_row));
                    for (sum, &right) in sums.iter_mut().zip(&right) {
                        *sum = s.mul_add(left, right, *sum);
                    }
                }
            }
            let c = self.c.add(row * self.c_row + column);
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
