//! The forward pass, and the transfer of the register tile's results to their destination.

use super::planes::Planes;
use super::taps::{Tap, Taps, table};
use super::{Geometry, rows};
use crate::simd::{Kernel, Level, Simd, run_at};

/// Number of channels that are computed before their results are moved.
const BLOCK: usize = 8;

/// The destination of results.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing {
    /// Number of rows of places, and of places in each.
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// Distance from a row of places to the next in the computed results; the values between rows are unused.
    pub(super) pitch: usize,
    /// Index of the first result in the destination.
    pub(super) first: usize,
    /// Distance from one result to the next along each axis.
    pub(super) step: [usize; 2],
    /// Distance from a channel to the next.
    pub(super) channel: usize,
}

impl Landing {
    /// Returns the number of values that are computed for a channel.
    pub(super) fn len(&self) -> usize {
        match self.rows {
            0 => 0,
            rows => (rows - 1) * self.pitch + self.columns,
        }
    }

    /// Returns true if results are already at their destination.
    fn is_in_place(&self) -> bool {
        self.step[1] == 1
            && (self.rows <= 1 || self.step[0] == self.pitch && self.pitch == self.columns)
    }

    /// Returns the number of values of the buffer for results that must be moved.
    pub(super) fn workspace(&self) -> usize {
        if self.is_in_place() { 0 } else { BLOCK * self.len() }
    }
}

/// Moves results, channel after channel, to their destination.
struct Land<'a> {
    landing: &'a Landing,
    to: &'a mut [f32],
    from: &'a [f32],
}

impl Kernel for Land<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Landing { rows, columns, pitch, step, channel, .. } = *self.landing;
        for (number, from) in self.from.chunks_exact(self.landing.len()).enumerate() {
            for (row, from) in from.chunks(pitch).take(rows).enumerate() {
                let to = &mut self.to[number * channel + row * step[0]..];
                rows::scatter(s, to, &from[..columns], step[1]);
            }
        }
    }
}

/// Sums over taps for `m` channels.
#[derive(Clone, Copy)]
pub(super) struct Sums<'a> {
    pub(super) m: usize,
    pub(super) w: &'a [f32],
    pub(super) w_row: usize,
    pub(super) taps: &'a [Tap],
    pub(super) x: &'a [f32],
    pub(super) start: &'a [f32],
}

impl Sums<'_> {
    /// Computes the sums and writes them to their destination.
    pub(super) fn write(
        &self,
        level: Level,
        to: &mut [f32],
        landing: &Landing,
        workspace: &mut [f32],
    ) {
        let Sums { w_row, taps, x, start, .. } = *self;
        let n = landing.len();
        if landing.rows == 0 || landing.columns == 0 {
            return;
        }
        let to = &mut to[landing.first..];
        if landing.is_in_place() {
            let c_row = landing.channel;
            let w = self.w;
            return run_at(level, Taps { m: self.m, n, w, w_row, taps, x, start, c: to, c_row });
        }
        for first in (0..self.m).step_by(BLOCK) {
            let m = BLOCK.min(self.m - first);
            let w = &self.w[first * w_row..];
            let start = if start.is_empty() { start } else { &start[first..first + m] };
            run_at(level, Taps { m, n, w, w_row, taps, x, start, c: &mut *workspace, c_row: n });
            let (to, from) = (&mut to[first * landing.channel..], &workspace[..m * n]);
            run_at(level, Land { landing, to, from });
        }
    }
}

fn landing(g: &Geometry, planes: &Planes) -> Landing {
    let [rows, columns] = g.places;
    Landing {
        rows,
        columns,
        pitch: planes.pitch,
        first: 0,
        step: [columns, 1],
        channel: rows * columns,
    }
}

/// Writes the taps of an output over the channels of its group.
pub(super) fn fill_taps(taps: &mut [Tap], g: &Geometry, planes: &Planes) {
    let ([_, width], [down, along]) = (g.window.kernel, g.window.dilation);
    for number in 0..g.window.len() {
        let at = planes.offset([number / width * down, number % width * along]);
        taps[number] = [number as u32, at as u32];
    }
    repeat_taps(taps, g.window.len(), [g.window.len(), planes.channel()]);
}

/// Derives the taps of further channels from those of the first: weights and numbers have this distance from those
/// of the channel before.
pub(super) fn repeat_taps(taps: &mut [Tap], channel: usize, further: [usize; 2]) {
    for number in channel..taps.len() {
        let [w, x] = taps[number - channel];
        taps[number] = [w + further[0] as u32, x + further[1] as u32];
    }
}

/// Returns the number of taps of an output.
pub(super) fn taps_len(g: &Geometry) -> usize {
    g.group_inputs() * g.window.len()
}

/// Returns the size of the scratch memory of [`convolution`], in numbers.
pub(super) fn scratch(g: &Geometry) -> usize {
    let planes = Planes::of_x(g);
    2 * taps_len(g) + planes.len(g.inputs) + landing(g, &planes).workspace()
}

pub(super) fn convolution(
    level: Level,
    y: &mut [f32],
    x: &[f32],
    w: &[f32],
    bias: &[f32],
    g: &Geometry,
    scratch: &mut [f32],
) {
    g.rows(x.len(), y.len(), w.len());
    assert!(bias.is_empty() || bias.len() == g.outputs, "convolution: length of the bias");
    let planes = Planes::of_x(g);
    let landing = landing(g, &planes);
    let (taps, scratch) = scratch.split_at_mut(2 * taps_len(g));
    let (copy, workspace) = scratch.split_at_mut(planes.len(g.inputs));
    let taps = table(taps);
    fill_taps(taps, g, &planes);
    copy.fill(0.0);
    let (m, w_row) = (g.group_outputs(), taps.len());
    for (y, x) in y.chunks_exact_mut(g.y_len()).zip(x.chunks_exact(g.x_len())) {
        planes.copy(level, copy, x);
        let x = if copy.is_empty() { x } else { &*copy };
        for group in 0..g.groups {
            let sums = Sums {
                m,
                w: &w[group * m * w_row..][..m * w_row],
                w_row,
                taps,
                x: &x[group * g.group_inputs() * planes.channel()..],
                start: if bias.is_empty() { bias } else { &bias[group * m..][..m] },
            };
            sums.write(level, &mut y[group * m * landing.channel..], &landing, workspace);
        }
    }
}
