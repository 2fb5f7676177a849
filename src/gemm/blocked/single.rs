//! Operands in single precision: each term is a step.

use super::format::{Format, part};
use super::{Shared, WIDEST};
use crate::simd::{Kernel, Simd, dispatch};
use crate::threads::Team;

/// Unconverted values.
#[derive(Clone, Copy)]
pub(crate) struct Single;

impl Format for Single {
    const TERMS: usize = 1;

    fn steps(terms: usize) -> usize {
        terms
    }

    #[inline(always)]
    fn add_product<S: Simd>(s: S, a: S::V, b: S::V, c: S::V) -> S::V {
        s.mul_add(a, b, c)
    }

    #[inline]
    fn dispatch<K: Kernel>(kernel: K) -> K::Output {
        dispatch(kernel)
    }

    fn transposed(team: &Team, packed: &mut [f32], x: &[f32], m: usize, k: usize, width: usize) {
        transposed(team, packed, x, m, k, width);
    }

    fn columns(team: &Team, packed: &mut [f32], x: &[f32], m: usize, n: usize) {
        columns(team, packed, x, m, n);
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
        debug_assert!(first + steps <= rows);
        for r in 0..steps {
            for v in 0..V {
                // SAFETY: the caller's promise.
                unsafe {
                    let value = part(s, from.add((first + r) * stride), v, columns);
                    s.store(to.add((V * r + v) * S::LANES), value);
                }
            }
        }
    }

    #[inline(always)]
    unsafe fn left<S: Simd>(
        _: S,
        _: *mut f32,
        w: *const f32,
        i: usize,
        _: usize,
    ) -> (*const f32, usize) {
        (w, i)
    }
}

/// Number of columns of a matrix that one piece transposes.
const DEPTH: usize = 256;

fn transposed(team: &Team, packed: &mut [f32], x: &[f32], m: usize, k: usize, width: usize) {
    let panels = m.div_ceil(width);
    assert!(packed.len() >= panels * width * k && x.len() >= m * k, "transposed: lengths");
    let (depths, to) = (k.div_ceil(DEPTH), Shared(packed.as_mut_ptr()));
    team.each(panels * depths, &|piece| {
        let (panel, first) = (piece / depths, piece % depths * DEPTH);
        let rows = width.min(m - panel * width);
        dispatch(Transposed {
            to: to.at((panel * k + first) * width),
            from: &x[panel * width * k..],
            first,
            depth: DEPTH.min(k - first),
            rows,
            k,
            width,
        });
    });
}

/// One panel's part of a transposed matrix.
struct Transposed<'a> {
    to: *mut f32,
    from: &'a [f32],
    first: usize,
    depth: usize,
    rows: usize,
    k: usize,
    width: usize,
}

impl Kernel for Transposed<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let (rows, depth) = (self.rows - self.rows % S::LANES, self.depth - self.depth % S::LANES);
        let from = self.from[self.first..].as_ptr();
        // SAFETY: `depth` columns of `rows` rows are in `from`; this piece's part of the panel is its own.
        unsafe {
            for r in (0..rows).step_by(S::LANES) {
                for c in (0..depth).step_by(S::LANES) {
                    let from = from.add(r * self.k + c);
                    s.transpose(self.to.add(c * self.width + r), self.width, from, self.k);
                }
            }
            for c in 0..self.depth {
                let start = if c < depth { rows } else { 0 };
                for r in start..self.width {
                    let value = if r < self.rows { *from.add(r * self.k + c) } else { 0.0 };
                    *self.to.add(c * self.width + r) = value;
                }
            }
        }
    }
}

fn columns(team: &Team, packed: &mut [f32], x: &[f32], m: usize, n: usize) {
    let panels = n.div_ceil(WIDEST);
    assert!(packed.len() >= panels * WIDEST * m && x.len() >= m * n, "columns: lengths");
    let to = Shared(packed.as_mut_ptr());
    team.each(panels, &|panel| {
        let first = panel * WIDEST;
        let there = WIDEST.min(n - first);
        for r in 0..m {
            let row = &x[r * n + first..][..there];
            // A whole row is copied as an array, since the compiler then knows its length.
            let whole = <[f32; WIDEST]>::try_from(row).unwrap_or_else(|_| {
                let mut part = [0.0; WIDEST];
                part[..there].copy_from_slice(row);
                part
            });
            // SAFETY: the panel is this piece's own, and `packed` is long enough.
            unsafe { to.at((panel * m + r) * WIDEST).cast::<[f32; WIDEST]>().write(whole) };
        }
    });
}
