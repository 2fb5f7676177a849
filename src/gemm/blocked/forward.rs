//! x·wᵀ: tiles of outputs, passed to a sink while they are in the first cache.

use std::marker::PhantomData;
use std::mem::MaybeUninit;

use super::format::Format;
use super::tile::{Ahead, Left, Right, add_product};
use super::{GROUP, SLOTS, Shared, WIDEST};
use crate::simd::{Kernel, Simd};
use crate::threads::Team;

/// Some outputs of some rows.
pub struct Tile<'a, T> {
    /// Outputs: `values[o·width + r]` is output `first_output + o` of row `first_row + r`.
    pub(crate) values: &'a mut [T],
    /// Scratch memory with the same size as `values`.
    pub(crate) workspace: &'a mut [T],
    /// Distance of two outputs in `values`.
    pub(crate) width: usize,
    /// First output.
    pub(crate) first_output: usize,
    /// Number of outputs, at most [`GROUP`].
    pub(crate) outputs: usize,
    /// First row.
    pub(crate) first_row: usize,
    /// Number of rows, at most [`WIDEST`]. Values beyond them, up to `width`, are zeros.
    pub(crate) rows: usize,
}

/// A consumer of the outputs. It is called once for every tile, from any thread. The tiles of one group of outputs
/// come one after the other, rows ascending, from one thread.
pub trait Sink<T>: Sync {
    /// Consumes a tile. Must be `#[inline(always)]`, see [`Kernel`].
    fn take<S: Simd>(&self, s: S, tile: Tile<'_, T>);
}

/// Computes x (M, I) · wᵀ (I, O) for `w` (O, I), tile by tile.
///
/// # Panics
/// If a length does not fit, or `workspace` is shorter than [`workspace`](super::workspace)(M, I).
#[allow(non_snake_case)]
pub(crate) fn forward<F: Format>(
    team: &Team,
    workspace: &mut [f32],
    x: &[f32],
    w: &[f32],
    M: usize,
    I: usize,
    O: usize,
    sink: &impl Sink<f32>,
) {
    assert!(x.len() == M * I && w.len() >= O * I, "forward: lengths");
    let (width, steps) = (F::dispatch(Width), F::steps(I));
    let (packed, space) = workspace.split_at_mut(M.next_multiple_of(width) * steps);
    F::transposed(team, packed, x, M, I, width);
    let (packed, workspace) = (&*packed, GROUP * steps);
    let (slots, threads, space) = (SLOTS, team.threads(), Shared(space.as_mut_ptr()));
    team.each_in(slots, O.div_ceil(GROUP), &|slot, group| {
        let (format, first) = (PhantomData::<F>, group * GROUP);
        let (space, outputs) = (space.at(slot * workspace), GROUP.min(O - first));
        F::dispatch(Group { format, packed, w, space, M, I, first, outputs, threads, sink });
    });
}

/// Number of rows in a panel.
struct Width;

impl Kernel for Width {
    type Output = usize;

    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> usize {
        2 * S::LANES
    }
}

#[allow(non_snake_case)]
struct Group<'a, F, K> {
    format: PhantomData<F>,
    packed: &'a [f32],
    w: &'a [f32],
    /// Memory for the group's weights in the format.
    space: *mut f32,
    M: usize,
    I: usize,
    first: usize,
    outputs: usize,
    /// Number of groups that are computed at the same time.
    threads: usize,
    sink: &'a K,
}

#[repr(align(64))]
pub(super) struct Buffer([MaybeUninit<f32>; GROUP * WIDEST]);

impl Buffer {
    pub(super) fn new() -> Self {
        Self([const { MaybeUninit::uninit() }; GROUP * WIDEST])
    }

    /// # Safety
    /// The first `len` values must be written before they are read.
    pub(super) unsafe fn slice(&mut self, len: usize) -> &mut [f32] {
        let part = &mut self.0[..len];
        // SAFETY: the same layout; the caller promises to write first.
        unsafe { std::slice::from_raw_parts_mut(part.as_mut_ptr().cast(), len) }
    }
}

impl<F: Format, K: Sink<f32>> Kernel for Group<'_, F, K> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let (mut values, mut workspace) = (Buffer::new(), Buffer::new());
        let width = 2 * S::LANES;
        // SAFETY: `panel` writes all of `values`; `workspace` is only written by sinks that read it afterwards.
        let (values, workspace) =
            unsafe { (values.slice(self.outputs * width), workspace.slice(self.outputs * width)) };
        let w = self.w[self.first * self.I..][..self.outputs * self.I].as_ptr();
        // SAFETY: the rows are readable, and a slot of the workspace is this piece's own.
        let (at, row) = unsafe { F::left(s, self.space, w, self.I, self.outputs) };
        let left = Left { at, row, k: 1 };
        for panel in 0..self.M.div_ceil(width) {
            let rows = width.min(self.M - panel * width);
            // Prefetch this thread's next group of weights from memory while the first panels are computed.
            match (rows > S::LANES, panel < F::TERMS) {
                (true, true) => self.panel::<S, 2, true>(s, panel, left, values),
                (true, false) => self.panel::<S, 2, false>(s, panel, left, values),
                (false, true) => self.panel::<S, 1, true>(s, panel, left, values),
                (false, false) => self.panel::<S, 1, false>(s, panel, left, values),
            }
            self.sink.take(
                s,
                Tile {
                    values,
                    workspace,
                    width,
                    first_output: self.first,
                    outputs: self.outputs,
                    first_row: panel * width,
                    rows,
                },
            );
        }
    }
}

impl<F: Format, K> Group<'_, F, K> {
    /// Computes all outputs of V vectors of rows.
    #[inline(always)]
    fn panel<S: Simd, const V: usize, const AHEAD: bool>(
        &self,
        s: S,
        panel: usize,
        left: Left,
        values: &mut [f32],
    ) {
        let mut done = 0;
        if S::LANES == 16 {
            while done + 12 <= self.outputs {
                self.rows::<S, 12, V, AHEAD>(s, panel, left, done, values);
                done += 12;
            }
        } else {
            while done + 6 <= self.outputs {
                self.rows::<S, 6, V, AHEAD>(s, panel, left, done, values);
                done += 6;
            }
        }
        while done < self.outputs {
            self.rows::<S, 1, V, AHEAD>(s, panel, left, done, values);
            done += 1;
        }
    }

    /// Computes R outputs of V vectors of rows.
    #[inline(always)]
    fn rows<S: Simd, const R: usize, const V: usize, const AHEAD: bool>(
        &self,
        s: S,
        panel: usize,
        left: Left,
        done: usize,
        values: &mut [f32],
    ) {
        let (width, steps) = (2 * S::LANES, F::steps(self.I));
        let left = Left { at: left.at.wrapping_add(done * left.row), ..left };
        let right = Right { at: self.packed[panel * width * steps..].as_ptr(), stride: width };
        let next = (self.first + self.threads * GROUP + done) * self.I + panel * R * steps;
        let ahead = Ahead { at: self.w.as_ptr().wrapping_add(next), step: R };
        let mut sums = [[s.splat(0.0); V]; R];
        // SAFETY: R rows of weights are readable, and a panel of `steps` times `width`.
        unsafe { add_product::<S, F, R, V, AHEAD>(s, &mut sums, left, right, steps, ahead) };
        for (r, sums) in sums.iter().enumerate() {
            for v in 0..2 {
                let value = if v < V { sums[v.min(V - 1)] } else { s.splat(0.0) };
                let to = values[(done + r) * width + v * S::LANES..][..S::LANES].as_mut_ptr();
                // SAFETY: LANES values are writable.
                unsafe { s.store(to, value) };
            }
        }
    }
}
