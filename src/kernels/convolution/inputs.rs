//! The gradient of the inputs: for each number of x, a sum over the places whose windows contain the number.
//!
//! Numbers of x that are a stride apart are covered by the same taps of windows, at neighbouring places. Each such set of
//! numbers is a *phase*. The gradient of a phase is a sum over taps on y with zeros around.

use super::Geometry;
use super::planes::Planes;
use super::strip::{Landing, Sums, repeat_taps};
use super::taps::{Tap, table};
use crate::simd::Level;

/// A phase along an axis: the numbers of x at positions `phase` (mod stride), counted from the first padding number.
#[derive(Clone)]
struct Phase {
    /// Index of the phase's first number.
    first: usize,
    count: usize,
    /// Taps of a window that cover the phase's numbers.
    taps: std::iter::StepBy<std::ops::Range<usize>>,
    /// Place at which tap 0 covers the first number, counted from the first place that covers any number.
    place: usize,
}

impl Phase {
    fn new(g: &Geometry, axis: usize, phase: usize) -> Self {
        let (stride, low) = (g.window.stride[axis], g.window.padding[axis].0);
        let (kernel, dilation) = (g.window.kernel[axis], g.window.dilation[axis]);
        let place = usize::from(phase < low % stride);
        let first = (low / stride + place) * stride + phase - low;
        let tap = (0..kernel).find(|tap| tap * dilation % stride == phase).unwrap_or(kernel);
        Self {
            first,
            count: g.sizes[axis].saturating_sub(first).div_ceil(stride),
            taps: (tap..kernel).step_by(stride / common_divisor(stride, dilation)),
            place,
        }
    }

    /// Returns every phase in which x may have numbers.
    fn all(g: &Geometry, axis: usize) -> impl Iterator<Item = Self> {
        let count = g.window.stride[axis].min(g.window.padding[axis].0 + g.sizes[axis]);
        (0..count).map(move |phase| Self::new(g, axis, phase))
    }
}

/// Returns the greatest common divisor.
fn common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

fn landing(g: &Geometry, planes: &Planes, [down, along]: [&Phase; 2]) -> Landing {
    let ([height, width], stride) = (g.sizes, g.window.stride);
    Landing {
        rows: down.count,
        columns: along.count,
        pitch: planes.pitch,
        first: down.first * width + along.first,
        step: [stride[0] * width, stride[1]],
        channel: height * width,
    }
}

/// Writes the taps of two phases, for the channels of a group of y; returns their number.
fn fill_taps(taps: &mut [Tap], g: &Geometry, planes: &Planes, [down, along]: [&Phase; 2]) -> usize {
    let width = g.window.kernel[1];
    // The place of a tap, counted with the leading zeros: tap 0 covers a number from the last of all places.
    let place = |axis: usize, phase: &Phase, tap: usize| {
        let earlier = |tap: usize| tap * g.window.dilation[axis] / g.window.stride[axis];
        phase.place + earlier(g.window.kernel[axis] - 1) - earlier(tap)
    };
    let mut channel = 0;
    for k in down.taps.clone() {
        for l in along.taps.clone() {
            let y = planes.offset([place(0, down, k), place(1, along, l)]);
            taps[channel] = [(k * width + l) as u32, y as u32];
            channel += 1;
        }
    }
    let count = g.group_outputs() * channel;
    let further = [g.group_inputs() * g.window.len(), planes.channel()];
    repeat_taps(&mut taps[..count], channel, further);
    count
}

/// Number of taps of all phases: each tap of a window belongs to one phase.
fn taps_len(g: &Geometry) -> usize {
    g.group_outputs() * g.window.len()
}

/// Returns the size of the scratch memory of [`inputs`], in numbers.
pub(super) fn scratch(g: &Geometry) -> usize {
    let planes = Planes::of_y(g);
    let largest = |axis: usize| Phase {
        first: 0,
        count: g.sizes[axis].div_ceil(g.window.stride[axis]),
        taps: (0..0).step_by(1),
        place: 0,
    };
    let workspace = landing(g, &planes, [&largest(0), &largest(1)]).workspace();
    2 * taps_len(g) + planes.len(g.outputs) + workspace
}

pub(super) fn inputs(
    level: Level,
    d_x: &mut [f32],
    d_y: &[f32],
    w: &[f32],
    g: &Geometry,
    scratch: &mut [f32],
) {
    g.rows(d_x.len(), d_y.len(), w.len());
    let planes = Planes::of_y(g);
    let (taps, scratch) = scratch.split_at_mut(2 * taps_len(g));
    let (copy, workspace) = scratch.split_at_mut(planes.len(g.outputs));
    let taps = table(taps);
    let mut start = 0;
    for phases in pairs(g) {
        start += fill_taps(&mut taps[start..], g, &planes, [&phases[0], &phases[1]]);
    }
    // A phase without taps is 0; it occurs if a window is smaller than its stride.
    let [some_down, some_along] =
        [0, 1].map(|axis| Phase::all(g, axis).all(|phase| phase.taps.len() > 0));
    if !(some_down && some_along) {
        d_x.fill(0.0);
    }
    copy.fill(0.0);
    let (m, w_row) = (g.group_inputs(), g.window.len());
    let group_weights = g.group_outputs() * m * w_row;
    for (d_x, d_y) in d_x.chunks_exact_mut(g.x_len()).zip(d_y.chunks_exact(g.y_len())) {
        planes.copy(level, copy, d_y);
        let d_y = if copy.is_empty() { d_y } else { &*copy };
        let mut start = 0;
        for [down, along] in pairs(g) {
            let landing = landing(g, &planes, [&down, &along]);
            let count = g.group_outputs() * down.taps.len() * along.taps.len();
            for group in 0..if count == 0 { 0 } else { g.groups } {
                let sums = Sums {
                    m,
                    w: &w[group * group_weights..][..group_weights],
                    w_row,
                    taps: &taps[start..start + count],
                    x: &d_y[group * g.group_outputs() * planes.channel()..],
                    start: &[],
                };
                sums.write(level, &mut d_x[group * m * landing.channel..], &landing, workspace);
            }
            start += count;
        }
    }
}

/// Returns every pair of phases of the two axes.
fn pairs(g: &Geometry) -> impl Iterator<Item = [Phase; 2]> {
    Phase::all(g, 0).flat_map(move |down| Phase::all(g, 1).map(move |along| [down.clone(), along]))
}
