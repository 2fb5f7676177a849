//! Filter outputs of long windows at the few times that count.
//!
//! The window of a light system has 8 s, but peaks are tried within 0.2 s. So the product of window and filter is smoothed over cells of frequencies, and only one
//! line for each cell is transformed back. This gives the outputs within half a second, multiplied by a known function of time. (It is the first
//! half of a non-uniform fast Fourier transform, with the kernel of Barnett, Magland & af Klinteberg, arXiv:1808.06736.) Heavy systems have short
//! windows, whose outputs are transformed as a whole.

use super::templates::Templates;
use super::{STEPS, peaks, times};
use crate::Result;
use crate::systems::Systems;
use rootgrad::graph::{Graph, Id};
use rustfft::num_complex::Complex32;
use std::ops::Range;
use std::sync::LazyLock;

/// Samples of the time that is transformed back. Outputs outside of it would appear in it, but the smoothing suppresses them.
const PERIOD: usize = 512;
/// Length of the transform back, which has [`STEPS`] times for each sample.
pub(super) const LINES: usize = STEPS * PERIOD;
/// Frequencies of a cell.
const CELL: usize = Systems::Light.length() / PERIOD;
const _: () = assert!(CELL * PERIOD == Systems::Light.length());
/// Cells that cover the band, and some Hz on either side.
const CELLS: usize = 190;
const FIRST_CELL: usize = 14;
/// Number of lines that a frequency contributes to.
const WIDTH: usize = 6;
/// First line that a frequency of the first cell contributes to.
const FIRST_LINE: usize = FIRST_CELL + 1 - WIDTH / 2;
/// Steepness of the kernel.
const BETA: f64 = 2.3 * WIDTH as f64;

/// The numbers of the smoothing.
pub(super) struct Zoom {
    /// Weights of a cell's frequencies in the lines that they contribute to.
    weights: [[f32; CELL]; WIDTH],
    /// Factor of the outputs at each time of the second detector, which has more times than the first.
    factors: Vec<f32>,
}

/// Layout of the filters' spectra.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Layout {
    /// Number of spectra for each template.
    pub(super) lines: usize,
    /// First frequency, and number of frequencies.
    pub(super) first: usize,
    pub(super) count: usize,
    /// Sample whose output has the phase 0 at all frequencies.
    pub(super) middle: usize,
}

impl Layout {
    /// Returns the layout for these systems.
    pub(super) fn of(systems: Systems) -> Self {
        match systems {
            Systems::Heavy => Self { lines: STEPS, first: 0, count: systems.length(), middle: 0 },
            Systems::Light => {
                let (begin, end) = systems.peaks();
                let middle = (begin + end) / 2;
                Self { lines: 1, first: FIRST_CELL * CELL, count: CELLS * CELL, middle }
            }
        }
    }

    /// Returns the range of frequencies.
    pub(super) fn range(&self) -> Range<usize> {
        self.first..self.first + self.count
    }
}

impl Zoom {
    /// Returns the only instance.
    pub(super) fn get() -> &'static Self {
        static ZOOM: LazyLock<Zoom> = LazyLock::new(Zoom::new);
        &ZOOM
    }

    fn new() -> Self {
        let weight = |line: usize, frequency: usize| {
            let cells = frequency as f64 / CELL as f64 + (WIDTH / 2 - 1) as f64 - line as f64;
            kernel(cells / (WIDTH as f64 / 2.0)) as f32
        };
        let weights = std::array::from_fn(|line| std::array::from_fn(|k| weight(line, k)));
        let factor = |time: usize| {
            let samples = Self::lag(1, time) as f64 / STEPS as f64;
            (1.0 / (transform(samples) * Systems::Light.length() as f64)) as f32
        };
        Self { weights, factors: (0..times(1)).map(factor).collect() }
    }

    /// Returns the difference of a time in a detector to the middle, in times.
    pub(super) fn lag(detector: usize, time: usize) -> isize {
        let middle = Layout::of(Systems::Light).middle as isize;
        let first = *peaks(Systems::Light, detector).start() as isize;
        STEPS as isize * (first - middle) + time as isize
    }

    /// Returns the factors of the outputs at a detector's times.
    pub(super) fn factors(&self, detector: usize) -> &[f32] {
        let before = (times(1) - times(detector)) / 2;
        &self.factors[before..before + times(detector)]
    }

    /// Smooths the product of a window's and a filter's spectrum, which both have the frequencies of the [`Layout`].
    pub(super) fn smooth(
        &self,
        window: &[Complex32],
        filter: &[Complex32],
        lines: &mut [Complex32],
    ) {
        lines.fill(Complex32::ZERO);
        let cells = window.chunks_exact(CELL).zip(filter.chunks_exact(CELL));
        for (cell, (x, h)) in cells.enumerate() {
            let mut product = [Complex32::ZERO; CELL];
            product.iter_mut().zip(x).zip(h).for_each(|((z, x), h)| *z = x * h);
            for (line, weights) in lines[FIRST_LINE + cell..].iter_mut().zip(&self.weights) {
                *line += product.iter().zip(weights).map(|(z, w)| z * w).sum::<Complex32>();
            }
        }
    }

    /// Returns the place of a detector's time among the transformed lines.
    pub(super) fn place(detector: usize, time: usize) -> usize {
        Self::lag(detector, time).rem_euclid(LINES as isize) as usize
    }
}

/// Computes the outputs (count, times, 2) of templates from `first` on in a graph, from the products (count, frequencies, 2) of a window's and their spectra.
pub(super) fn outputs(
    graph: &mut Graph,
    templates: &Templates,
    detector: usize,
    product: Id,
    first: usize,
) -> Result<Id> {
    let count = graph.shape(product).sizes()[0];
    let weights = graph.constant(&[2 * CELL, 2 * WIDTH], &of_both_parts())?;
    let product = graph.reshape(product, &[count * CELLS, 2 * CELL])?;
    let parts = graph.matmul(product, weights)?;
    let parts = graph.reshape(parts, &[count, CELLS, 2 * WIDTH])?;
    let part = |graph: &mut Graph, line: usize| {
        let part = graph.slice(parts, 2, 2 * line, 2 * line + 2)?;
        graph.pad(part, &[(0, 0), (line, WIDTH - 1 - line), (0, 0)])
    };
    let mut sum = part(graph, 0)?;
    for line in 1..WIDTH {
        let part = part(graph, line)?;
        sum = graph.add(sum, part)?;
    }
    let above = LINES - FIRST_LINE - (CELLS + WIDTH - 1);
    let lines = graph.pad(sum, &[(0, 0), (FIRST_LINE, above), (0, 0)])?;
    let series = graph.ifft(lines, None)?;
    let last = times(detector) - 1;
    let before = graph.slice(series, 1, Zoom::place(detector, 0), LINES)?;
    let after = graph.slice(series, 1, 0, Zoom::place(detector, last) + 1)?;
    let z = graph.concat(&[before, after], 1)?;
    let scale = (first..first + count).flat_map(|template| {
        let scales = [0, 1].map(|step| templates.scale(template * STEPS + step, detector));
        let factors = Zoom::get().factors(detector).iter().enumerate();
        // (The transform back divides by its length.)
        factors.map(move |(time, factor)| {
            f64::from(scales[time % STEPS][time / STEPS] * factor) * LINES as f64
        })
    });
    let scale: Vec<f64> = scale.collect();
    let scale = graph.constant(&[count, times(detector), 1], &scale)?;
    Ok(graph.mul(z, scale)?)
}

/// Returns the smoothing's weights for pairs of real and imaginary parts: (2·CELL, 2·WIDTH).
fn of_both_parts() -> Vec<f64> {
    let mut weights = vec![0.0; 2 * CELL * 2 * WIDTH];
    for (line, of_line) in Zoom::get().weights.iter().enumerate() {
        for (k, &weight) in of_line.iter().enumerate() {
            for part in 0..2 {
                weights[(2 * k + part) * 2 * WIDTH + 2 * line + part] = weight.into();
            }
        }
    }
    weights
}

/// Computes the kernel e^(β (√(1 − x²) − 1)), which is 0 beyond ±1.
fn kernel(x: f64) -> f64 {
    if x.abs() > 1.0 { 0.0 } else { (BETA * ((1.0 - x * x).sqrt() - 1.0)).exp() }
}

/// Computes the factor by which smoothing multiplies the output at some samples from the middle: the kernel's Fourier transform.
fn transform(samples: f64) -> f64 {
    const POINTS: usize = 4000;
    let angle = std::f64::consts::PI * WIDTH as f64 * samples / PERIOD as f64;
    let point = |i: usize| 2.0 * (i as f64 + 0.5) / POINTS as f64 - 1.0;
    let sum: f64 = (0..POINTS).map(|i| kernel(point(i)) * (angle * point(i)).cos()).sum();
    WIDTH as f64 / POINTS as f64 * sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use rootgrad_fourier::Planned;
    use rustfft::num_complex::Complex64;

    /// Compares the outputs of a window of one frequency each with the sum that they stand for.
    #[test]
    fn outputs_are_those_of_the_whole_transform() {
        let (zoom, layout) = (Zoom::get(), Layout::of(Systems::Light));
        let inverse = f32::inverse(LINES);
        let length = Systems::Light.length() as f64;
        for number in [0, 1, 9, 17, 18, 500, 1203, layout.count - 1] {
            let mut window = vec![Complex32::ZERO; layout.count];
            window[number] = Complex32::new(0.6, -0.8);
            let filter = vec![Complex32::new(0.0, 1.0); layout.count];
            let mut lines = vec![Complex32::ZERO; LINES];
            zoom.smooth(&window, &filter, &mut lines);
            inverse.process(&mut lines);
            for detector in [0, 1] {
                for (time, factor) in zoom.factors(detector).iter().enumerate() {
                    let got = lines[Zoom::place(detector, time)] * *factor * length as f32;
                    let lag = Zoom::lag(detector, time) as f64 / STEPS as f64;
                    let angle =
                        std::f64::consts::TAU * (layout.first + number) as f64 * lag / length;
                    let want = Complex64::new(0.8, 0.6) * Complex64::cis(angle);
                    let off = (f64::from(got.re) - want.re).hypot(f64::from(got.im) - want.im);
                    assert!(off < 3e-5, "{number}, time {time}: {got} for {want}");
                }
            }
        }
    }
}
