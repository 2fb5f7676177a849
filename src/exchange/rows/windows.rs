//! Convolutions and pools: the numbers that a window covers.

use super::args::Args;
use super::cells::{CELLS, Cell, Mix, Stored, listed};
use crate::error::Result;
use crate::kernels::window::Window;
use crate::memory;

/// A plane and the window that moves over it.
struct Plane<'a> {
    window: &'a Window,
    sizes: [usize; 2],
}

impl Plane<'_> {
    fn places(&self) -> impl Iterator<Item = [usize; 2]> + use<> {
        // The shapes were checked when the node was added.
        let [rows, columns] = self.window.places(self.sizes).unwrap_or([0; 2]);
        (0..rows).flat_map(move |i| (0..columns).map(move |j| [i, j]))
    }

    /// Returns the position in the plane of each element of the window, in order; `None` in the padding.
    fn taps(&self, [i, j]: [usize; 2]) -> impl Iterator<Item = Option<usize>> + '_ {
        let [height, width] = self.window.kernel;
        (0..height).flat_map(move |k| {
            let row = self.window.index(0, i, k, self.sizes[0]);
            (0..width).map(move |l| {
                Some(row? * self.sizes[1] + self.window.index(1, j, l, self.sizes[1])?)
            })
        })
    }
}

/// Convolution: x (C, H, W), w (O, C/groups, kh, kw), optionally b (O) → (O, H′, W′).
pub(super) fn convolution(args: &Args<'_>, window: &Window, groups: usize) -> Result<Vec<Cell>> {
    let (x, w) = (args.sizes[0], args.sizes[1]);
    let plane = Plane { window, sizes: [x[1], x[2]] };
    let (len, inputs, outputs) = (x[1] * x[2], w[1], w[0] / groups);
    let filter: usize = w[1..].iter().product();
    let mut seen = memory::with_capacity(groups * plane.places().count(), CELLS)?;
    for group in 0..groups {
        for place in plane.places() {
            let mut mix = Mix::of("convolution");
            for channel in group * inputs..(group + 1) * inputs {
                for tap in plane.taps(place) {
                    mix = match tap {
                        Some(tap) => mix.with(args.inputs[0].at(channel * len + tap)),
                        None => mix.word(0),
                    };
                }
            }
            seen.push(mix);
        }
    }
    let places = seen.len() / groups.max(1);
    let mut cells = memory::with_capacity(places * w[0], CELLS)?;
    for output in 0..w[0] {
        let weights = args.inputs[1].part(output * filter, 1, filter);
        let group = output / outputs.max(1);
        for mix in &seen[group * places..][..places] {
            let mix = mix.with(weights);
            cells.push(args.inputs.get(2).map_or(mix, |b| mix.with(b.at(output))).cell());
        }
    }
    Ok(cells)
}

/// Transposed convolution: d (O, H′, W′), w (O, C/groups, kh, kw) → (C, H, W). Each number of d affects all positions that its window
/// covers.
pub(super) fn convolution_inputs(
    args: &Args<'_>,
    (window, groups, sizes): (&Window, usize, [usize; 2]),
) -> Result<Vec<Cell>> {
    let (d, w) = (args.sizes[0], args.sizes[1]);
    let plane = Plane { window, sizes };
    let (len, places) = (sizes[0] * sizes[1], d[1] * d[2]);
    let (outputs, channels, filter) = (w[0] / groups, w[1], w[2] * w[3]);
    let mut cells = memory::with_capacity(groups * channels * len, CELLS)?;
    for group in 0..groups {
        let mut sums = listed(len, std::iter::repeat_n(Mix::of("convolution_inputs"), len))?;
        for (number, place) in plane.places().enumerate() {
            let given = args.inputs[0].part(group * outputs * places + number, places, outputs);
            for (tap, at) in plane.taps(place).enumerate() {
                if let Some(at) = at {
                    sums[at] = sums[at].word(tap as u64).with(given);
                }
            }
        }
        for channel in 0..channels {
            let weights = (0..outputs).map(|output| {
                let first = ((group * outputs + output) * channels + channel) * filter;
                args.inputs[1].part(first, 1, filter)
            });
            let weights = Mix::new(0).all(weights).cell();
            cells.extend(sums.iter().map(|sum| sum.with(weights).cell()));
        }
    }
    Ok(cells)
}

/// Pooling: x (C, H, W), optionally values beside it → (C, H′, W′).
pub(super) fn pool(args: &Args<'_>, window: &Window, function: Mix) -> Result<Vec<Cell>> {
    let x = args.sizes[0];
    let plane = Plane { window, sizes: [x[1], x[2]] };
    let len = x[1] * x[2];
    let mut cells = memory::with_capacity(args.out[0], CELLS)?;
    for start in (0..x[0]).map(|channel| channel * len) {
        for place in plane.places() {
            let seen = |held: &Stored, mix: Mix| {
                plane.taps(place).fold(mix, |mix, tap| match tap {
                    Some(tap) => mix.with(held.at(start + tap)),
                    None => mix.word(0),
                })
            };
            cells.push(args.inputs.iter().fold(function, |mix, held| seen(held, mix)).cell());
        }
    }
    Ok(cells)
}
