//! The forward pass, and how results of the register tile come to where they belong.

use super::Geometry;
use super::planes::Planes;
use super::taps::{Tap, Taps, table};
use crate::simd::{Level, run_at};

/// Channels that are computed before their results are moved.
const BLOCK: usize = 8;

/// Where results belong.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing {
    /// Rows of places, and places in each.
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// From a row of places to the next as they are computed: what lies between means nothing.
    pub(super) pitch: usize,
    /// Where the first belongs.
    pub(super) first: usize,
    /// From one to the next along each axis.
    pub(super) step: [usize; 2],
    /// From a channel to the next.
    pub(super) channel: usize,
}

impl Landing {
    /// Numbers that are computed for a channel.
    pub(super) fn len(&self) -> usize {
        match self.rows {
            0 => 0,
            rows => (rows - 1) * self.pitch + self.columns,
        }
    }

    /// Whether results belong where they are computed.
    fn is_in_place(&self) -> bool {
        self.step[1] == 1
            && (self.rows <= 1 || self.step[0] == self.pitch && self.pitch == self.columns)
    }

    /// Numbers of room that results need before they are moved.
    pub(super) fn room(&self) -> usize {
        if self.is_in_place() { 0 } else { BLOCK * self.len() }
    }

    /// Moves a channel's results.
    fn take(&self, to: &mut [f32], from: &[f32]) {
        for row in 0..self.rows {
            let from = &from[row * self.pitch..][..self.columns];
            let to = &mut to[row * self.step[0]..];
            match self.step[1] {
                1 => to[..self.columns].copy_from_slice(from),
                step => to.iter_mut().step_by(step).zip(from).for_each(|(to, &x)| *to = x),
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
    /// Computes them to where they belong.
    pub(super) fn write(&self, level: Level, to: &mut [f32], landing: &Landing, room: &mut [f32]) {
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
            run_at(level, Taps { m, n, w, w_row, taps, x, start, c: &mut *room, c_row: n });
            for (channel, from) in room.chunks_exact(n).take(m).enumerate() {
                landing.take(&mut to[(first + channel) * landing.channel..], from);
            }
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

/// The taps of an output over the channels of its group.
pub(super) fn fill_taps(taps: &mut [Tap], g: &Geometry, planes: &Planes) {
    let [height, width] = g.window.kernel;
    let [down, along] = g.window.dilation;
    for (number, tap) in taps.iter_mut().enumerate() {
        let (c, k, l) = (number / (height * width), number / width % height, number % width);
        let at = c * planes.channel() + planes.offset([k * down, l * along]);
        *tap = [number as u32, at as u32];
    }
}

/// Taps of an output.
pub(super) fn taps_len(g: &Geometry) -> usize {
    g.group_inputs() * g.window.len()
}

/// Numbers of scratch for [`convolution`].
pub(super) fn scratch(g: &Geometry) -> usize {
    let planes = Planes::of_x(g);
    2 * taps_len(g) + planes.len(g.inputs) + landing(g, &planes).room()
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
    let (copy, room) = scratch.split_at_mut(planes.len(g.inputs));
    let taps = table(taps);
    fill_taps(taps, g, &planes);
    copy.fill(0.0);
    let (m, w_row) = (g.group_outputs(), taps.len());
    for (y, x) in y.chunks_exact_mut(g.y_len()).zip(x.chunks_exact(g.x_len())) {
        planes.copy(copy, x);
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
            sums.write(level, &mut y[group * m * landing.channel..], &landing, room);
        }
    }
}
