//! d_w (+)= d_zᵀ·x: the result, as large as the weights, is what travels; a fresh one is not read before it is written.
//! (Stores past the caches were measured: half as fast.)

use std::mem::MaybeUninit;

use super::tile::{Ahead, Left, Right, add_product, load, store};
use super::{GROUP, Shared, WIDEST, pack};
use crate::simd::{Kernel, Simd, dispatch};
use crate::threads::Team;

/// Rows summed before a tile goes back to memory.
const DEPTH: usize = 256;

/// `d_w` (O, I) += `d_z`ᵀ (O, M) · `x` (M, I), and `d_b` (O) += Σ over the rows of `d_z`. With `fresh`, `=` for both.
/// An empty `d_w` or `d_b` is not computed.
///
/// # Panics
/// If a length does not fit, or `workspace` is shorter than [`workspace`](super::workspace)(M, I).
#[allow(non_snake_case)]
pub(crate) fn add_weights(
    team: &Team,
    workspace: &mut [f32],
    d_w: &mut [f32],
    d_b: &mut [f32],
    d_z: &[f32],
    x: &[f32],
    fresh: bool,
    M: usize,
    I: usize,
    O: usize,
) {
    assert!(x.len() == M * I && d_z.len() == M * O, "add_weights: lengths");
    assert!(d_w.is_empty() || d_w.len() == O * I, "add_weights: length of d_w");
    assert!(d_b.is_empty() || d_b.len() == O, "add_weights: length of d_b");
    let wanted = (!d_w.is_empty(), !d_b.is_empty());
    if wanted.0 {
        pack::columns(team, workspace, x, M, I);
    }
    let packed = &*workspace;
    let (d_w, d_b) = (Shared(d_w.as_mut_ptr()), Shared(d_b.as_mut_ptr()));
    team.each(O.div_ceil(GROUP), &|group| {
        let first = group * GROUP;
        let outputs = GROUP.min(O - first);
        let (d_w, d_b) = (d_w.at(first * I), d_b.at(first));
        dispatch(Group { packed, d_z, d_w, d_b, wanted, fresh, first, outputs, M, I, O });
    });
}

#[allow(non_snake_case)]
struct Group<'a> {
    packed: &'a [f32],
    d_z: &'a [f32],
    d_w: *mut f32,
    d_b: *mut f32,
    /// Whether d_w and d_b are.
    wanted: (bool, bool),
    fresh: bool,
    first: usize,
    outputs: usize,
    M: usize,
    I: usize,
    O: usize,
}

#[repr(align(64))]
struct Slivers([MaybeUninit<f32>; DEPTH * GROUP]);

impl Kernel for Group<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let mut slivers = Slivers([const { MaybeUninit::uninit() }; DEPTH * GROUP]);
        let slivers = slivers.0.as_mut_ptr().cast::<f32>();
        let mut bias = [0.0; GROUP];
        // SAFETY: these outputs' gradients are this piece's own, as long as the caller has checked; the slivers have
        // room for DEPTH rows.
        unsafe {
            if self.wanted.1 && !self.fresh {
                std::ptr::copy_nonoverlapping(self.d_b, bias.as_mut_ptr(), self.outputs);
            }
            for depth in (0..self.M.max(1)).step_by(DEPTH) {
                let m = DEPTH.min(self.M - depth);
                self.copy(slivers, depth, m);
                if self.wanted.1 {
                    for r in 0..m {
                        let row = std::slice::from_raw_parts(slivers.add(r * GROUP), GROUP);
                        for (bias, &d) in bias.iter_mut().zip(row) {
                            *bias += d;
                        }
                    }
                }
                if self.wanted.0 {
                    self.block(s, slivers, depth, m);
                }
            }
            if self.wanted.1 {
                std::ptr::copy_nonoverlapping(bias.as_ptr(), self.d_b, self.outputs);
            }
        }
    }
}

impl Group<'_> {
    /// Copies these outputs of `m` rows, with zeros beyond them.
    ///
    /// # Safety
    /// `to` has room for `m` rows of [`GROUP`].
    #[inline(always)]
    unsafe fn copy(&self, to: *mut f32, depth: usize, m: usize) {
        for r in 0..m {
            let row = &self.d_z[(depth + r) * self.O + self.first..][..self.outputs];
            // A whole group is copied as such: the compiler knows its length.
            let whole = <[f32; GROUP]>::try_from(row).unwrap_or_else(|_| {
                let mut part = [0.0; GROUP];
                part[..self.outputs].copy_from_slice(row);
                part
            });
            // SAFETY: the caller's promise.
            unsafe { to.add(r * GROUP).cast::<[f32; GROUP]>().write(whole) };
        }
    }

    /// All columns, from `m` rows.
    ///
    /// # Safety
    /// `slivers` holds `m` rows of [`GROUP`], and d_w's rows are this piece's.
    #[inline(always)]
    unsafe fn block<S: Simd>(&self, s: S, slivers: *const f32, depth: usize, m: usize) {
        let width = 2 * S::LANES;
        for column in (0..self.I).step_by(width) {
            let columns = width.min(self.I - column);
            // A panel of the packed rows is as wide as one of ours, or twice as wide.
            let panel = column / WIDEST;
            let at = (panel * self.M + depth) * WIDEST + column % WIDEST;
            let right = Right { at: self.packed[at..].as_ptr(), stride: WIDEST };
            let mut done = 0;
            // SAFETY: the caller's promise.
            unsafe {
                while done < self.outputs {
                    let (left, to) = (slivers.add(done), self.d_w.add(done * self.I + column));
                    let size = (m, columns, depth == 0 && self.fresh);
                    if S::LANES == 16 && done + 12 <= self.outputs {
                        self.tile::<S, 12>(s, to, left, right, size);
                        done += 12;
                    } else if done + 6 <= self.outputs {
                        self.tile::<S, 6>(s, to, left, right, size);
                        done += 6;
                    } else {
                        self.tile::<S, 1>(s, to, left, right, size);
                        done += 1;
                    }
                }
            }
        }
    }

    /// R outputs of two vectors of inputs; `size` is the number of rows and columns, and whether sums start from 0.
    ///
    /// # Safety
    /// The operands must be readable, the result writable.
    #[inline(always)]
    unsafe fn tile<S: Simd, const R: usize>(
        &self,
        s: S,
        to: *mut f32,
        left: *const f32,
        right: Right,
        (m, columns, fresh): (usize, usize, bool),
    ) {
        let left = Left { at: left, row: 1, k: GROUP };
        let ahead = Ahead { at: left.at, step: 0 };
        // SAFETY: the caller's promise.
        unsafe {
            let mut sums = match fresh {
                true => [[s.splat(0.0); 2]; R],
                false => load::<S, R, 2>(s, to, self.I, columns),
            };
            add_product::<S, R, 2, false>(s, &mut sums, left, right, m, ahead);
            store::<S, R, 2>(s, to, self.I, &sums, columns);
        }
    }
}
