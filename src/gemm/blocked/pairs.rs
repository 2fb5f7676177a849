//! Operands in bfloat16, two terms per step. The products run at twice the rate if the processor multiplies pairs; sums
//! are in single precision. 32 terms make 16 steps: step j consists of terms j and 16 + j.

use super::format::{Format, part};
use super::{GROUP, Shared, WIDEST};
use crate::simd::{Kernel, Simd, dispatch_pairs};
use crate::threads::Team;

/// Number of terms that are paired with each other; they make half as many steps.
const TERMS: usize = 32;
const STEPS: usize = 16;
/// Number of chunks of 32 terms that one piece packs.
const CHUNKS: usize = 8;

/// Two bfloat16 in 32 bits: the first term in the low half.
#[derive(Clone, Copy)]
pub(crate) struct Pairs;

impl Pairs {
    /// Writes rows of `k` values as pairs, [`Format::steps`] of them for each row.
    ///
    /// # Panics
    /// If `x` and `packed` do not have the same number of rows.
    pub(crate) fn rows(team: &Team, packed: &mut [f32], x: &[f32], k: usize) {
        let (rows, steps) = (x.len() / k, Self::steps(k));
        assert_eq!(packed.len(), rows * steps, "rows: length of packed");
        let to = Shared(packed.as_mut_ptr());
        team.each(rows.div_ceil(GROUP), &|group| {
            let first = group * GROUP;
            let count = GROUP.min(rows - first);
            dispatch_pairs(Rows { to: to.at(first * steps), from: &x[first * k..], count, k });
        });
    }
}

impl Format for Pairs {
    const TERMS: usize = 2;

    fn steps(terms: usize) -> usize {
        terms.div_ceil(TERMS) * STEPS
    }

    #[inline(always)]
    fn add_product<S: Simd>(s: S, a: S::V, b: S::V, c: S::V) -> S::V {
        s.add_pairs(a, b, c)
    }

    #[inline]
    fn dispatch<K: Kernel>(kernel: K) -> K::Output {
        dispatch_pairs(kernel)
    }

    fn transposed(team: &Team, packed: &mut [f32], x: &[f32], m: usize, k: usize, width: usize) {
        let (panels, steps) = (m.div_ceil(width), Self::steps(k));
        assert!(packed.len() >= panels * width * steps && x.len() >= m * k, "transposed: lengths");
        let (pieces, to) = (k.div_ceil(CHUNKS * TERMS), Shared(packed.as_mut_ptr()));
        team.each(panels * pieces, &|piece| {
            let (panel, first) = (piece / pieces, piece % pieces * CHUNKS * TERMS);
            for first in (first..k.min(first + CHUNKS * TERMS)).step_by(TERMS) {
                dispatch_pairs(Transposed {
                    to: to.at((panel * steps + first / 2) * width),
                    from: &x[panel * width * k..],
                    rows: width.min(m - panel * width),
                    first,
                    terms: TERMS.min(k - first),
                    k,
                    width,
                });
            }
        });
    }

    fn columns(team: &Team, packed: &mut [f32], x: &[f32], m: usize, n: usize) {
        let (panels, steps) = (n.div_ceil(WIDEST), Self::steps(m));
        assert!(packed.len() >= panels * WIDEST * steps && x.len() >= m * n, "columns: lengths");
        let to = Shared(packed.as_mut_ptr());
        team.each(panels, &|panel| {
            let first = panel * WIDEST;
            let to = to.at(panel * steps * WIDEST);
            dispatch_pairs(Columns { to, from: &x[first..], m, n, columns: WIDEST.min(n - first) });
        });
    }

    #[inline(always)]
    unsafe fn block<S: Simd, const V: usize>(
        s: S,
        to: *mut f32,
        from: *const f32,
        stride: usize,
        rows: usize,
        first: usize,
        steps: usize,
        columns: usize,
    ) {
        for step in first..first + steps {
            let row = step / STEPS * TERMS + step % STEPS;
            for v in 0..V {
                let term = |row: usize| match row < rows {
                    // SAFETY: the row is readable, by the caller's promise.
                    true => unsafe { part(s, from.add(row * stride), v, columns) },
                    false => s.splat(0.0),
                };
                let pair = s.pair(term(row), term(row + STEPS));
                // SAFETY: the caller's promise.
                unsafe { s.store(to.add((V * (step - first) + v) * S::LANES), pair) };
            }
        }
    }

    #[inline(always)]
    unsafe fn left<S: Simd>(
        s: S,
        space: *mut f32,
        w: *const f32,
        i: usize,
        outputs: usize,
    ) -> (*const f32, usize) {
        let steps = Self::steps(i);
        for output in 0..outputs {
            for (chunk, first) in (0..i).step_by(TERMS).enumerate() {
                for j in (0..STEPS).step_by(S::LANES) {
                    // SAFETY: no more terms are read than exist; the row has space for whole chunks.
                    unsafe {
                        let from = w.add(output * i + first);
                        let low = part(s, from, j / S::LANES, i - first);
                        let high = part(s, from, (STEPS + j) / S::LANES, i - first);
                        s.store(space.add(output * steps + chunk * STEPS + j), s.pair(low, high));
                    }
                }
            }
        }
        (space, steps)
    }
}

/// Some rows, not transposed.
struct Rows<'a> {
    to: *mut f32,
    from: &'a [f32],
    count: usize,
    k: usize,
}

impl Kernel for Rows<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        assert!(self.from.len() >= self.count * self.k);
        // SAFETY: the rows are there; those of the result are this piece's own, as long as checked.
        unsafe { Pairs::left(s, self.to, self.from.as_ptr(), self.k, self.count) };
    }
}

/// 32 terms of some rows, transposed.
struct Transposed<'a> {
    to: *mut f32,
    from: &'a [f32],
    rows: usize,
    first: usize,
    terms: usize,
    k: usize,
    width: usize,
}

impl Kernel for Transposed<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let mut terms = [[0.0_f32; WIDEST]; TERMS];
        let to = terms.as_mut_ptr().cast::<f32>();
        let from = self.from[self.first..].as_ptr();
        let (rows, columns) =
            (self.rows - self.rows % S::LANES, self.terms - self.terms % S::LANES);
        // SAFETY: `terms` columns of `rows` rows are in `from`; the array is as large as they can be; this part of the
        // panel is the piece's own.
        unsafe {
            for r in (0..rows).step_by(S::LANES) {
                for c in (0..columns).step_by(S::LANES) {
                    s.transpose(to.add(c * WIDEST + r), WIDEST, from.add(r * self.k + c), self.k);
                }
            }
            for c in 0..self.terms {
                for r in if c < columns { rows } else { 0 }..self.rows {
                    *to.add(c * WIDEST + r) = *from.add(r * self.k + c);
                }
            }
            for step in 0..STEPS {
                for r in (0..self.width).step_by(S::LANES) {
                    let low = s.load(to.add(step * WIDEST + r));
                    let high = s.load(to.add((step + STEPS) * WIDEST + r));
                    s.store(self.to.add(step * self.width + r), s.pair(low, high));
                }
            }
        }
    }
}

/// One panel of columns.
struct Columns<'a> {
    to: *mut f32,
    from: &'a [f32],
    m: usize,
    n: usize,
    columns: usize,
}

impl Kernel for Columns<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let (from, steps) = (self.from.as_ptr(), Pairs::steps(self.m));
        // SAFETY: `columns` columns of m rows are in `from`; the panel is this piece's own.
        unsafe {
            if S::LANES == 16 {
                Pairs::block::<S, 2>(s, self.to, from, self.n, self.m, 0, steps, self.columns);
            } else {
                Pairs::block::<S, 4>(s, self.to, from, self.n, self.m, 0, steps, self.columns);
            }
        }
    }
}
