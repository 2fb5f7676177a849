//! x·wᵀ for a few rows: the weights are read once, at the full speed of memory, and nothing is packed.

use super::forward::Buffer;
use super::{Format, GROUP, Sink, Tile, WIDEST};
use crate::gemm::dot::dots;
use crate::simd::{Kernel, Simd};
use crate::threads::Team;
use std::marker::PhantomData;

/// Number of rows that are computed together, if there are enough registers.
const ROWS: usize = 4;

/// Computes the product of [`forward`](super::forward()), but sums each element in 16 interleaved partial sums. The bits
/// do not depend on the other rows either, but they differ from those of `forward`. Rows of `x` and `w` are in the
/// format, with `I` steps each.
///
/// # Panics
/// If a length does not fit.
#[allow(non_snake_case)]
pub(crate) fn streamed<F: Format>(
    team: &Team,
    x: &[f32],
    w: &[f32],
    M: usize,
    I: usize,
    O: usize,
    sink: &impl Sink<f32>,
) {
    assert!(x.len() == M * I && w.len() >= O * I, "streamed: lengths");
    team.each(O.div_ceil(GROUP), &|group| {
        let outputs = GROUP.min(O - group * GROUP);
        let first = group * GROUP;
        F::dispatch(Group { x, w, M, I, first, outputs, sink, format: PhantomData::<F> });
    });
}

#[allow(non_snake_case)]
struct Group<'a, F, K> {
    x: &'a [f32],
    w: &'a [f32],
    M: usize,
    I: usize,
    first: usize,
    outputs: usize,
    sink: &'a K,
    format: PhantomData<F>,
}

impl<F: Format, K: Sink<f32>> Kernel for Group<'_, F, K> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let (mut values, mut workspace) = (Buffer::new(), Buffer::new());
        for first_row in (0..self.M).step_by(WIDEST) {
            let rows = WIDEST.min(self.M - first_row);
            // SAFETY: `tile` writes all of `values`; `workspace` is only written by sinks that read it afterwards.
            let (values, workspace) = unsafe {
                (values.slice(self.outputs * rows), workspace.slice(self.outputs * rows))
            };
            let mut row = 0;
            while S::LANES == 16 && row + ROWS <= rows {
                self.columns::<S, 4, ROWS>(s, first_row, row, rows, values);
                row += ROWS;
            }
            while row < rows {
                // Use as many streams of weights as there are registers for sums: more streams come closer to memory's
                // speed.
                match S::LANES == 16 {
                    true => self.columns::<S, 8, 1>(s, first_row, row, rows, values),
                    false => self.columns::<S, 4, 1>(s, first_row, row, rows, values),
                }
                row += 1;
            }
            let (first_output, outputs) = (self.first, self.outputs);
            self.sink.take(
                s,
                Tile { values, workspace, width: rows, first_output, outputs, first_row, rows },
            );
        }
    }
}

impl<F: Format, K> Group<'_, F, K> {
    /// Computes all outputs of R rows, O outputs at a time.
    #[inline(always)]
    fn columns<S: Simd, const O: usize, const R: usize>(
        &self,
        s: S,
        first_row: usize,
        row: usize,
        width: usize,
        values: &mut [f32],
    ) {
        let x = &self.x[(first_row + row) * self.I..][..R * self.I];
        let w = &self.w[self.first * self.I..][..self.outputs * self.I];
        let mut done = 0;
        while done + O <= self.outputs {
            // SAFETY: those rows of both are readable.
            let sums =
                unsafe { dots::<F, S, O, R>(s, x.as_ptr(), w[done * self.I..].as_ptr(), self.I) };
            for (o, sums) in sums.iter().enumerate() {
                values[(done + o) * width + row..][..R].copy_from_slice(sums);
            }
            done += O;
        }
        while done < self.outputs {
            // SAFETY: as above.
            let [sums] =
                unsafe { dots::<F, S, 1, R>(s, x.as_ptr(), w[done * self.I..].as_ptr(), self.I) };
            values[done * width + row..][..R].copy_from_slice(&sums);
            done += 1;
        }
    }
}
