//! A copy of a row's channels in the form that taps need: with zeros around, and with numbers that are a stride apart
//! next to each other.

use super::{Geometry, rows};
use crate::simd::{Kernel, Level, Simd, run_at};

/// The layout of copied channels. For each channel there is a plane for each *phase* (r, s). It contains every
/// `stride`-th row and column, counted from the first one with zeros, after leaving out r rows and s columns.
#[derive(Debug, Clone, Copy)]
pub(super) struct Planes {
    /// Height and width of a channel.
    from: [usize; 2],
    stride: [usize; 2],
    phases: [usize; 2],
    /// Number of zeros before the first number along each axis; negative if some numbers are never read.
    margin: [isize; 2],
    rows: usize,
    /// Distance from a row of a plane to the next.
    pub(super) pitch: usize,
    /// Number of zeros after a row that are also the zeros before the next row.
    common: usize,
}

/// The part of a channel that a plane contains, along one axis.
struct Span {
    /// Index in the plane of the first place with a number.
    first: usize,
    /// Index in the channel of that number.
    index: usize,
    count: usize,
}

impl Planes {
    /// Returns the planes of x, for the sum over a window.
    pub(super) fn of_x(g: &Geometry) -> Self {
        let window = &g.window;
        let last = |axis: usize| (window.kernel[axis] - 1) * window.dilation[axis];
        let size = |axis: usize| last(axis) / window.stride[axis] + g.places[axis];
        Self {
            from: g.sizes,
            stride: window.stride,
            // If the window is smaller than the stride, no tap reads some of the phases.
            phases: [0, 1].map(|axis| window.stride[axis].min(last(axis) + 1)),
            margin: window.padding.map(|(low, _)| low as isize),
            rows: size(0),
            pitch: size(1),
            common: 0,
        }
        .overlap(last(1))
    }

    /// Returns the planes of y, for the sum over the places whose windows contain a number of x.
    pub(super) fn of_y(g: &Geometry) -> Self {
        let window = &g.window;
        let before =
            |axis: usize| (window.kernel[axis] - 1) * window.dilation[axis] / window.stride[axis];
        let (low, stride) = (|axis: usize| window.padding[axis].0, window.stride);
        let size = |axis: usize| {
            (low(axis) + g.sizes[axis] - 1) / stride[axis] - low(axis) / stride[axis]
                + before(axis)
                + 1
        };
        Self {
            from: g.places,
            stride: [1, 1],
            phases: [1, 1],
            margin: [0, 1].map(|axis| before(axis) as isize - (low(axis) / stride[axis]) as isize),
            rows: size(0),
            pitch: size(1),
            common: 0,
        }
        .overlap(before(1))
    }

    /// Lets rows overlap where both have zeros. A sum over `reach` + 1 places must leave out as many columns.
    fn overlap(mut self, reach: usize) -> Self {
        let after = self.pitch as isize - self.margin[1] - self.from[1] as isize;
        if self.stride[1] == 1 && after > 0 && self.margin[1] > 0 {
            self.common = (after.min(self.margin[1]) as usize).min(reach);
            self.pitch -= self.common;
        }
        self
    }

    /// Returns true if the channels in memory already have this layout.
    pub(super) fn are_channels(&self) -> bool {
        self.stride == [1, 1] && self.margin == [0, 0] && self.from == [self.rows, self.pitch]
    }

    /// Distance from a channel to the next.
    pub(super) fn channel(&self) -> usize {
        self.phases[0] * self.phases[1] * self.rows * self.pitch
    }

    /// Returns the number of values of the copies of `channels` channels: 0 if the channels already have this layout.
    pub(super) fn len(&self, channels: usize) -> usize {
        if self.are_channels() { 0 } else { channels * self.channel() + self.common }
    }

    /// Returns the offset in its channel's planes of the number at `row`, `column`, counted with zeros and with every
    /// phase.
    pub(super) fn offset(&self, [row, column]: [usize; 2]) -> usize {
        let phase = row % self.stride[0] * self.phases[1] + column % self.stride[1];
        (phase * self.rows + row / self.stride[0]) * self.pitch + column / self.stride[1]
    }

    fn span(&self, axis: usize, phase: usize, size: usize) -> Span {
        let stride = self.stride[axis];
        let zeros = self.margin[axis] - phase as isize;
        let first = (zeros.max(0) as usize).div_ceil(stride);
        let index = ((first * stride) as isize - zeros) as usize;
        let count = self.from[axis].saturating_sub(index).div_ceil(stride);
        Span { first, index, count: count.min(size.saturating_sub(first)) }
    }

    /// Copies the channels of `from` to `to`. All other values of `to` must be 0, either from the start or since the
    /// last copy of these planes.
    pub(super) fn copy(&self, level: Level, to: &mut [f32], from: &[f32]) {
        if !to.is_empty() {
            run_at(level, Copy { planes: self, to, from });
        }
    }
}

struct Copy<'a> {
    planes: &'a Planes,
    to: &'a mut [f32],
    from: &'a [f32],
}

impl Kernel for Copy<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Planes { from: [height, width], stride, phases, rows, pitch, .. } = *self.planes;
        for row in 0..phases[0] {
            let down = self.planes.span(0, row, rows);
            for column in 0..phases[1] {
                let along = self.planes.span(1, column, pitch);
                let plane = (row * phases[1] + column) * rows * pitch;
                let channels = self.to.chunks_exact_mut(self.planes.channel());
                for (to, from) in channels.zip(self.from.chunks_exact(height * width)) {
                    let to = to[plane..][down.first * pitch..].chunks_mut(pitch);
                    let from = from[down.index * width..].chunks(stride[0] * width);
                    for (to, from) in to.zip(from).take(down.count) {
                        let from = &from[along.index.min(width)..width];
                        let to = &mut to[along.first.min(pitch)..][..along.count];
                        rows::gather(s, to, from, stride[1]);
                    }
                }
            }
        }
    }
}
