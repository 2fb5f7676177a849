//! A quick look at noise windows, to leave out those that no ranking ranks high.
//!
//! The quick look is the loudest output at every second sample, without half samples. It takes a fraction of the time of a ranking. A signal's loudest output
//! has almost the same power at neighbouring times, so windows that rank high are loud at this look too.

use super::filters::Filters;
use super::zoom::{LINES, Zoom};
use super::{MARGIN, STEPS, peaks};
use crate::systems::Systems;
use rootgrad_fourier::Planned;
use rustfft::Fft;
use rustfft::num_complex::Complex32;
use std::sync::Arc;

/// Samples from one output to the next.
const EVERY: usize = 2;
/// Outputs of the second detector on either side of one of the first that are compatible with the light travel time, and one more.
const NEAR: usize = MARGIN.div_ceil(EVERY) + 1;

/// Filters for the quick look. Several threads can use them at the same time.
pub struct Sift<'a> {
    filters: &'a Filters,
    forward: Arc<dyn Fft<f32>>,
    inverse: Arc<dyn Fft<f32>>,
}

/// Buffers of a thread.
pub struct Workspace {
    spectra: Vec<Vec<Complex32>>,
    series: Vec<Complex32>,
    scratch: Vec<Complex32>,
    powers: Vec<Vec<f32>>,
}

impl<'a> Sift<'a> {
    /// Creates the quick look of these filters.
    #[must_use]
    pub fn new(filters: &'a Filters) -> Self {
        let systems = filters.templates().systems();
        let back = match systems {
            // No template has frequencies in the upper half.
            Systems::Heavy => systems.length() / EVERY,
            Systems::Light => LINES / (STEPS * EVERY),
        };
        Self { filters, forward: f32::forward(systems.length()), inverse: f32::inverse(back) }
    }

    /// Creates the buffers for windows of this many detectors.
    #[must_use]
    pub fn workspace(&self, detectors: usize) -> Workspace {
        let scratch =
            self.forward.get_inplace_scratch_len().max(self.inverse.get_inplace_scratch_len());
        Workspace {
            spectra: vec![vec![Complex32::ZERO; self.forward.len()]; detectors],
            series: vec![Complex32::ZERO; LINES.max(self.inverse.len())],
            scratch: vec![Complex32::ZERO; scratch],
            powers: vec![Vec::new(); detectors],
        }
    }

    /// Returns the square of the loudest SNR of a window at this look.
    #[must_use]
    pub fn loudest(&self, window: &[f32], work: &mut Workspace) -> f32 {
        let samples = self.filters.templates().systems().samples();
        for (line, part) in work.spectra.iter_mut().zip(window.chunks_exact(samples)) {
            line.fill(Complex32::ZERO);
            line.iter_mut().zip(part).for_each(|(z, &x)| z.re = x);
            self.forward.process_with_scratch(line, &mut work.scratch);
        }
        let each = (0..self.filters.templates().len()).map(|template| self.power(template, work));
        each.fold(0.0, f32::max)
    }

    fn power(&self, template: usize, work: &mut Workspace) -> f32 {
        let Workspace { spectra, series, scratch, powers } = work;
        for (detector, (spectrum, powers)) in spectra.iter().zip(powers.iter_mut()).enumerate() {
            self.outputs(template, detector, spectrum, (series, scratch), powers);
        }
        match &powers[..] {
            [first, second] => {
                let near = |i: usize| {
                    let at = (i + MARGIN.div_ceil(EVERY)).min(second.len() - 1);
                    let near = at.saturating_sub(NEAR)..(at + NEAR + 1).min(second.len());
                    second[near].iter().fold(0.0, |a: f32, &b| a.max(b))
                };
                let most = second.iter().fold(0.0, |a: f32, &b| a.max(b));
                // Times that cannot become the loudest are passed over.
                let add = |best: f32, (i, &power): (usize, &f32)| match power + most > best {
                    true => best.max(power + near(i)),
                    false => best,
                };
                first.iter().enumerate().fold(0.0, add)
            }
            powers => powers[0].iter().fold(0.0, |a, &b| a.max(b)),
        }
    }

    /// Computes the powers of a template's outputs in a detector.
    fn outputs(
        &self,
        template: usize,
        detector: usize,
        spectrum: &[Complex32],
        (series, scratch): (&mut [Complex32], &mut [Complex32]),
        powers: &mut Vec<f32>,
    ) {
        let templates = self.filters.templates();
        let (systems, layout) = (templates.systems(), templates.layout());
        let own = &templates.spectra()[template * layout.lines * layout.count..][..layout.count];
        let count = self.inverse.len();
        let scales = templates.scale(template * STEPS, detector);
        powers.clear();
        match systems {
            Systems::Heavy => {
                let products = series.iter_mut().zip(spectrum).zip(own).take(count);
                products.for_each(|((z, x), h)| *z = x * h);
                self.inverse.process_with_scratch(&mut series[..count], scratch);
                let (first, last) = peaks(systems, detector).into_inner();
                let unit = (systems.length() as f32).powi(-2);
                let times = (first.next_multiple_of(EVERY)..=last).step_by(EVERY);
                powers.extend(times.map(|time| {
                    let scale = scales[time - first];
                    series[time / EVERY].norm_sqr() * (scale * scale * unit)
                }));
            }
            Systems::Light => {
                let zoom = Zoom::get();
                zoom.smooth(&spectrum[layout.range()], own, series);
                self.inverse.process_with_scratch(&mut series[..count], scratch);
                let factors = zoom.factors(detector);
                let times = (0..factors.len()).step_by(STEPS);
                let even = times.filter(|&time| {
                    Zoom::lag(detector, time).rem_euclid((STEPS * EVERY) as isize) == 0
                });
                powers.extend(even.map(|time| {
                    let place = Zoom::lag(detector, time) / (STEPS * EVERY) as isize;
                    let scale = scales[time / STEPS] * factors[time];
                    series[place.rem_euclid(count as isize) as usize].norm_sqr() * scale * scale
                }));
            }
        }
    }
}
