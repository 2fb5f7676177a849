//! d_w (+)= d_zᵀ·x. Here memory traffic is the result, which is as large as the weights; a result that is overwritten is not read
//! before. (Stores that bypass the caches were measured: half as fast.)

use std::marker::PhantomData;
use std::mem::MaybeUninit;

use super::format::Format;
use super::tile::{Ahead, Left, Right, add_product, load, store};
use super::{GROUP, Shared, WIDEST};
use crate::simd::{Kernel, Simd};
use crate::threads::Team;

/// Number of steps that are summed before a tile goes back to memory.
const DEPTH: usize = 256;

/// `d_w` (O, I) += `d_z`ᵀ (O, M) · `x` (M, I), and `d_b` (O) += Σ over the rows of `d_z`. With `overwrite`, `=` for both.
/// An empty `d_w` or `d_b` is not computed.
///
/// # Panics
/// If a length does not fit, or `workspace` is shorter than [`workspace`](super::workspace)(M, I).
#[allow(non_snake_case)]
pub(crate) fn add_weights<F: Format>(
    team: &Team,
    workspace: &mut [f32],
    d_w: &mut [f32],
    d_b: &mut [f32],
    d_z: &[f32],
    x: &[f32],
    overwrite: bool,
    M: usize,
    I: usize,
    O: usize,
) {
    assert!(x.len() == M * I && d_z.len() == M * O, "add_weights: lengths");
    assert!(d_w.is_empty() || d_w.len() == O * I, "add_weights: length of d_w");
    assert!(d_b.is_empty() || d_b.len() == O, "add_weights: length of d_b");
    let wanted = (!d_w.is_empty(), !d_b.is_empty());
    if wanted.0 {
        F::columns(team, workspace, x, M, I);
    }
    let packed = &*workspace;
    let (d_w, d_b) = (Shared(d_w.as_mut_ptr()), Shared(d_b.as_mut_ptr()));
    team.each(O.div_ceil(GROUP), &|group| {
        let first = group * GROUP;
        let outputs = GROUP.min(O - first);
        let (d_w, d_b) = (d_w.at(first * I), d_b.at(first));
        let format = PhantomData::<F>;
        F::dispatch(Group {
            format,
            packed,
            d_z,
            d_w,
            d_b,
            wanted,
            overwrite,
            first,
            outputs,
            M,
            I,
            O,
        });
    });
}

#[allow(non_snake_case)]
struct Group<'a, F> {
    format: PhantomData<F>,
    packed: &'a [f32],
    d_z: &'a [f32],
    d_w: *mut f32,
    d_b: *mut f32,
    /// True for each of d_w and d_b if it is wanted.
    wanted: (bool, bool),
    overwrite: bool,
    first: usize,
    outputs: usize,
    M: usize,
    I: usize,
    O: usize,
}

#[repr(align(64))]
struct Slivers([MaybeUninit<f32>; DEPTH * GROUP]);

impl<F: Format> Kernel for Group<'_, F> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let mut slivers = Slivers([const { MaybeUninit::uninit() }; DEPTH * GROUP]);
        let slivers = slivers.0.as_mut_ptr().cast::<f32>();
        if self.wanted.1 {
            // SAFETY: these outputs' gradients are this piece's own, as long as the caller has checked.
            unsafe { self.bias() };
        }
        if !self.wanted.0 {
            return;
        }
        let steps = F::steps(self.M);
        for depth in (0..steps.max(1)).step_by(DEPTH) {
            let (m, from) = (DEPTH.min(steps - depth), self.d_z[self.first..].as_ptr());
            // SAFETY: these outputs of M rows are readable, the slivers have space for DEPTH steps, and the gradients are this
            // piece's own.
            unsafe {
                if S::LANES == 16 {
                    F::block::<S, 3>(s, slivers, from, self.O, self.M, depth, m, self.outputs);
                } else {
                    F::block::<S, 6>(s, slivers, from, self.O, self.M, depth, m, self.outputs);
                }
                self.block(s, slivers, depth, m);
            }
        }
    }
}

impl<F: Format> Group<'_, F> {
    /// Computes the gradients of the biases.
    ///
    /// # Safety
    /// The gradients are writable, and this piece's own.
    #[inline(always)]
    unsafe fn bias(&self) {
        let mut bias = [0.0; GROUP];
        // SAFETY: the caller's promise.
        let d_b = unsafe { std::slice::from_raw_parts_mut(self.d_b, self.outputs) };
        if !self.overwrite {
            bias[..self.outputs].copy_from_slice(d_b);
        }
        for row in 0..self.M {
            let row = &self.d_z[row * self.O + self.first..][..self.outputs];
            match <&[f32; GROUP]>::try_from(row) {
                // Here the compiler knows the length.
                Ok(row) => bias.iter_mut().zip(row).for_each(|(bias, d)| *bias += d),
                Err(_) => bias.iter_mut().zip(row).for_each(|(bias, d)| *bias += d),
            }
        }
        d_b.copy_from_slice(&bias[..self.outputs]);
    }

    /// Computes all columns from `m` steps.
    ///
    /// # Safety
    /// `slivers` contains `m` steps of [`GROUP`], and d_w's rows are this piece's.
    #[inline(always)]
    unsafe fn block<S: Simd>(&self, s: S, slivers: *const f32, depth: usize, m: usize) {
        let width = 2 * S::LANES;
        for column in (0..self.I).step_by(width) {
            let columns = width.min(self.I - column);
            // A panel of the packed rows is as wide as one of these tiles, or twice as wide.
            let panel = column / WIDEST;
            let at = (panel * F::steps(self.M) + depth) * WIDEST + column % WIDEST;
            let right = Right { at: self.packed[at..].as_ptr(), stride: WIDEST };
            let mut done = 0;
            // SAFETY: the caller's promise.
            unsafe {
                while done < self.outputs {
                    let (left, to) = (slivers.add(done), self.d_w.add(done * self.I + column));
                    let size = (m, columns, depth == 0 && self.overwrite);
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

    /// Computes R outputs of two vectors of inputs. `size` contains the number of steps and columns, and true if sums start from 0.
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
        (m, columns, overwrite): (usize, usize, bool),
    ) {
        let left = Left { at: left, row: 1, k: GROUP };
        let ahead = Ahead { at: left.at, step: 0 };
        // SAFETY: the caller's promise.
        unsafe {
            let mut sums = match overwrite {
                true => [[s.splat(0.0); 2]; R],
                false => load::<S, R, 2>(s, to, self.I, columns),
            };
            add_product::<S, F, R, 2, false>(s, &mut sums, left, right, m, ahead);
            store::<S, R, 2>(s, to, self.I, &sums, columns);
        }
    }
}
