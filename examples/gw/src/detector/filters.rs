//! Matched filters outside of a graph: the loudest of a bank, and the marginal likelihood.

use super::coherence::{CELLS, Cell, cells};
use super::source::Source;
use super::templates::{Templates, shares};
use super::zoom::{LINES, Zoom};
use super::{DELAYS, STEPS, Setting, TIMES, peaks, times};
use crate::systems::Systems;
use crate::waveform::Binary;
use rootgrad_fourier::Planned;
use rustfft::Fft;
use rustfft::num_complex::Complex32;
use std::sync::Arc;

/// Templates with the code to run them. Several threads can search windows at the same time.
pub struct Filters {
    templates: Templates,
    forward: Arc<dyn Fft<f32>>,
    inverse: Arc<dyn Fft<f32>>,
}

/// Largest difference of the logarithms of chirp masses of light systems that may match. Just beyond it none of 90,000 pairs from 1 to 5 solar masses has
/// a match above 0.2 without spins, or above 0.6 with spins up to 0.4.
const ALIKE: f64 = 0.05;

/// Buffers of a thread that searches windows one after another.
pub struct Workspace {
    spectra: Vec<Vec<Complex32>>,
    product: Vec<Complex32>,
    series: Vec<Complex32>,
    scratch: Vec<Complex32>,
    /// Outputs of the filters for one template: (times) for each detector.
    outputs: Vec<Vec<Complex32>>,
    powers: Vec<Vec<f32>>,
}

impl Filters {
    /// Creates the filters of these templates.
    #[must_use]
    pub fn new(templates: Templates) -> Self {
        let length = templates.systems().length();
        let back = match templates.systems() {
            Systems::Heavy => length,
            Systems::Light => LINES,
        };
        Self { templates, forward: f32::forward(length), inverse: f32::inverse(back) }
    }

    pub(super) fn push(&mut self, binary: Binary, made: (Vec<Complex32>, Vec<f32>)) {
        self.templates.push_for(binary, made);
    }

    /// Returns the templates.
    #[must_use]
    pub fn templates(&self) -> &Templates {
        &self.templates
    }

    pub(super) fn into_templates(self) -> Templates {
        self.templates
    }

    /// Creates the buffers for windows of this many detectors.
    #[must_use]
    pub fn workspace(&self, detectors: usize) -> Workspace {
        let scratch =
            self.forward.get_inplace_scratch_len().max(self.inverse.get_outofplace_scratch_len());
        let lines = |detector| vec![Complex32::ZERO; times(detector)];
        let back = vec![Complex32::ZERO; self.inverse.len()];
        Workspace {
            spectra: vec![vec![Complex32::ZERO; self.forward.len()]; detectors],
            product: back.clone(),
            series: back,
            scratch: vec![Complex32::ZERO; scratch],
            outputs: (0..detectors).map(lines).collect(),
            powers: (0..detectors).map(|detector| vec![0.0; times(detector)]).collect(),
        }
    }

    fn begin(&self, window: &[f32], work: &mut Workspace) {
        let samples = self.templates.systems().samples();
        for (line, part) in work.spectra.iter_mut().zip(window.chunks_exact(samples)) {
            line.fill(Complex32::ZERO);
            line.iter_mut().zip(part).for_each(|(z, &x)| z.re = x);
            self.forward.process_with_scratch(line, &mut work.scratch);
        }
    }

    /// Runs a template's filters. The modulus of the outputs is the SNR.
    fn run(&self, template: usize, work: &mut Workspace) {
        match self.templates.systems() {
            Systems::Heavy => self.run_whole(template, work),
            Systems::Light => self.run_zoomed(template, work),
        }
    }

    /// Runs the filters by transforms of the whole window, one for each step between two samples.
    fn run_whole(&self, template: usize, work: &mut Workspace) {
        let Workspace { spectra, product, series, scratch, outputs, .. } = work;
        let (systems, length) = (self.templates.systems(), self.forward.len());
        for step in 0..STEPS {
            let filter = template * STEPS + step;
            let own = &self.templates.spectra()[filter * length..][..length];
            for (detector, (spectrum, output)) in spectra.iter().zip(outputs.iter_mut()).enumerate()
            {
                for ((z, x), h) in product.iter_mut().zip(spectrum).zip(own) {
                    *z = x * h;
                }
                self.inverse.process_outofplace_with_scratch(product, series, scratch);
                let from = *peaks(systems, detector).start();
                let scales = self.templates.scale(filter, detector);
                let to = output.iter_mut().skip(step).step_by(STEPS);
                for ((to, z), scale) in to.zip(&series[from..]).zip(scales) {
                    *to = z * (scale / length as f32);
                }
            }
        }
    }

    /// Runs the filter by one short transform.
    fn run_zoomed(&self, template: usize, work: &mut Workspace) {
        let Workspace { spectra, product, series, scratch, outputs, .. } = work;
        let (zoom, layout) = (Zoom::get(), self.templates.layout());
        let own = &self.templates.spectra()[template * layout.count..][..layout.count];
        for (detector, (spectrum, output)) in spectra.iter().zip(outputs.iter_mut()).enumerate() {
            zoom.smooth(&spectrum[layout.range()], own, product);
            self.inverse.process_outofplace_with_scratch(product, series, scratch);
            let scales = [0, 1].map(|step| self.templates.scale(template * STEPS + step, detector));
            let factors = zoom.factors(detector);
            for (time, (to, factor)) in output.iter_mut().zip(factors).enumerate() {
                let scale = scales[time % STEPS][time / STEPS];
                *to = series[Zoom::place(detector, time)] * (factor * scale);
            }
        }
    }

    /// Returns the outputs (templates, times of the detector) of all filters in one detector of a window.
    #[must_use]
    pub fn outputs(&self, window: &[f32], detector: usize) -> Vec<Vec<Complex32>> {
        let mut work = self.workspace(window.len() / self.templates.systems().samples());
        self.begin(window, &mut work);
        let mut each = |template| {
            self.run(template, &mut work);
            work.outputs[detector].clone()
        };
        (0..self.templates.len()).map(&mut each).collect()
    }

    /// Returns the loudest SNR over templates and times. For two detectors it is the root of the sum of squares for one template, at
    /// times compatible with the light travel time. It is 0 without templates.
    #[must_use]
    pub fn loudest(&self, window: &[f32], work: &mut Workspace) -> f64 {
        self.best(window, 0..self.templates.len(), work).0
    }

    /// Returns the loudest SNR in the window of a binary's wave, and its template.
    pub(super) fn best_for(
        &self,
        binary: &Binary,
        window: &[f32],
        work: &mut Workspace,
    ) -> (f64, usize) {
        self.best(window, self.alike(binary).map(|(_, template)| template), work)
    }

    fn best(
        &self,
        window: &[f32],
        templates: impl Iterator<Item = usize>,
        work: &mut Workspace,
    ) -> (f64, usize) {
        self.begin(window, work);
        let each = templates.map(|template| (self.power(template, work), template));
        let best = each.fold((0.0, 0), |a, b| if b.0 > a.0 { b } else { a });
        (f64::from(best.0).sqrt(), best.1)
    }

    /// Returns true if a template reaches this SNR in the window of a binary's wave. The nearest chirp masses, which most often do, are tried first.
    pub(super) fn reaches(
        &self,
        binary: &Binary,
        window: &[f32],
        snr: f64,
        work: &mut Workspace,
    ) -> bool {
        self.begin(window, work);
        let mut near: Vec<(f64, usize)> = self.alike(binary).collect();
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        near.into_iter().any(|(_, t)| f64::from(self.power(t, work)).sqrt() >= snr)
    }

    /// Returns the templates that may match a binary, each after the difference of the logarithms of both chirp masses.
    fn alike(&self, binary: &Binary) -> impl Iterator<Item = (f64, usize)> {
        let most = match self.templates.systems() {
            Systems::Heavy => f64::INFINITY,
            Systems::Light => ALIKE,
        };
        let mass = binary.chirp_mass();
        let masses = self.templates.binaries().iter().map(Binary::chirp_mass).enumerate();
        let apart = masses.map(move |(template, other)| ((other / mass).ln().abs(), template));
        apart.filter(move |(apart, _)| *apart < most)
    }

    /// Returns the square of a template's loudest SNR.
    fn power(&self, template: usize, work: &mut Workspace) -> f32 {
        self.run(template, work);
        let Workspace { outputs, powers, .. } = work;
        for (powers, outputs) in powers.iter_mut().zip(outputs) {
            powers.iter_mut().zip(outputs).for_each(|(p, z)| *p = z.norm_sqr());
        }
        if let [first, second] = &mut powers[..] {
            largest_near(second);
            first.iter_mut().zip(&*second).for_each(|(a, b)| *a += b);
        }
        powers[0].iter().fold(0.0, |a, &b| a.max(b))
    }
}

/// Replaces each number by the largest of it and the 2·DELAYS numbers after it. The last 2·DELAYS results are not valid.
fn largest_near(x: &mut [f32]) {
    let mut width = 1;
    while width < 2 * DELAYS + 1 {
        let step = width.min(2 * DELAYS + 1 - width);
        for i in 0..x.len() - step {
            x[i] = x[i].max(x[i + step]);
        }
        width += step;
    }
}

/// The marginal likelihood of windows under the simulation's own prior: no other ranking finds more signals of the population.
pub struct Limit {
    filters: Filters,
    /// Fraction of the population that each template represents.
    shares: Vec<f64>,
    evidence: Evidence,
    /// Weight of each delay, relative phase and ratio of amplitudes of two detectors.
    sky: &'static [Cell],
    /// Largest distance of a pair's exponent below the largest one; pairs of outputs that cannot reach it are neglected.
    negligible: f32,
}

/// Number of waveforms drawn to compute the templates' weights.
const POPULATION: u64 = 8000;
/// Value of [`Limit::negligible`]. Neglecting pairs changes the logarithm of a likelihood by at most 0.02 (tested).
const NEGLIGIBLE: f32 = 10.0;

impl Limit {
    /// Creates the likelihood over these templates, each weighted by the fraction of the population that it matches best.
    #[must_use]
    pub fn new(source: &Source, templates: Templates) -> Self {
        let filters = Filters::new(templates);
        let shares = shares(source, &filters, POPULATION);
        Self::with_shares(source, filters, shares)
    }

    fn with_shares(source: &Source, filters: Filters, shares: Vec<f64>) -> Self {
        let sky = if source.setting().detectors == 2 { cells() } else { &[] };
        Self {
            filters,
            shares,
            evidence: Evidence::new(source.setting()),
            sky,
            negligible: NEGLIGIBLE,
        }
    }

    /// Returns its filters.
    #[must_use]
    pub fn filters(&self) -> &Filters {
        &self.filters
    }

    /// Creates the buffers for [`ranking`](Self::ranking).
    #[must_use]
    pub fn workspace(&self) -> Workspace {
        self.filters.workspace(if self.sky.is_empty() { 1 } else { 2 })
    }

    /// Returns the logarithm of the likelihood ratio of a window.
    #[must_use]
    pub fn ranking(&self, window: &[f32], work: &mut Workspace) -> f64 {
        self.filters.begin(window, work);
        let (mut sum, mut best) = (0.0, 0.0);
        for template in 0..self.filters.templates.len() {
            self.filters.run(template, work);
            sum += self.shares[template]
                * match &work.outputs[..] {
                    [one] => one.iter().map(|z| self.evidence.of(z.norm_sqr())).sum(),
                    [first, second] => self.together(first, second, &mut work.powers, &mut best),
                    _ => 0.0,
                };
        }
        (sum / TIMES as f64).ln()
    }

    /// Returns the sum over times, and over delays, phases and ratios of two detectors.
    fn together(
        &self,
        first: &[Complex32],
        second: &[Complex32],
        powers: &mut [Vec<f32>],
        best: &mut f32,
    ) -> f64 {
        let [near, own] = powers else { return 0.0 };
        own.iter_mut().zip(second).for_each(|(p, z)| *p = z.norm_sqr());
        near.clear();
        near.extend_from_slice(own);
        largest_near(near);
        let most = |near: &[f32]| {
            let sums = first.iter().zip(near).map(|(a, b)| a.norm_sqr() + b);
            sums.fold(0.0, f32::max)
        };
        *best = best.max(most(near));
        let bound = *best - 2.0 * self.negligible;
        let mut sum = 0.0;
        for (i, (a, near)) in first.iter().zip(&*near).enumerate() {
            let power = a.norm_sqr();
            if power + near < bound {
                continue;
            }
            for (delay, cells) in self.sky.chunks_exact(CELLS).enumerate() {
                let at = i + delay;
                if power + own[at] < bound {
                    continue;
                }
                let product = a * second[at].conj();
                sum += cells.iter().filter(|cell| cell.weight > 0.0).fold(0.0, |sum, cell| {
                    let power = cell.power([power, own[at]], [product.re, product.im]);
                    sum + cell.weight * self.evidence.of(power.max(0.0))
                });
            }
        }
        near.resize(TIMES, 0.0);
        sum
    }
}

/// Likelihood ratio of a filter output of a given power, with unknown phase and SNR: the mean of e^(−ρ²/2) I₀(ρ|z|) over the SNRs of the
/// population.
struct Evidence {
    values: Vec<f64>,
}

impl Evidence {
    /// Step size in |z|.
    const STEP: f64 = 1.0 / 64.0;
    const MOST: f64 = 48.0;
    const SNRS: usize = 60;

    fn new(setting: &Setting) -> Self {
        let (low, high) = setting.snr;
        let snr = |i: usize| low + (high - low) * (i as f64 + 0.5) / Self::SNRS as f64;
        let value = |i: usize| {
            let z = i as f64 * Self::STEP;
            let terms = (0..Self::SNRS).map(|i| (scaled_bessel(snr(i) * z), snr(i)));
            // I₀(x) e^(−x) e^(−(ρ − z)²/2) e^(z²/2)
            let sum: f64 = terms.map(|(b, snr)| b * (-0.5 * (snr - z).powi(2)).exp()).sum();
            sum / Self::SNRS as f64 * (0.5 * z * z).min(600.0).exp()
        };
        Self { values: (0..=(Self::MOST / Self::STEP) as usize + 1).map(value).collect() }
    }

    fn of(&self, power: f32) -> f64 {
        let x = (f64::from(power).sqrt() / Self::STEP).min((self.values.len() - 2) as f64);
        let i = x as usize;
        self.values[i] + (x - i as f64) * (self.values[i + 1] - self.values[i])
    }
}

/// Computes I₀(x) e^(−x) as the mean of e^(x (cos φ − 1)) over φ. For a periodic function the mean of equidistant values is exact up to
/// rounding.
fn scaled_bessel(x: f64) -> f64 {
    const POINTS: usize = 48; // over half a period, because the other half is the same
    let angle = |i: usize| std::f64::consts::PI * (i as f64 + 0.5) / POINTS as f64;
    (0..POINTS).map(|i| (x * (angle(i).cos() - 1.0)).exp()).sum::<f64>() / POINTS as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::detector::source::{Purpose, noise};

    fn one(source: &Source) -> Limit {
        let binaries = vec![Binary::new(45.0, 40.0)];
        Limit::with_shares(source, Filters::new(Templates::new(source, binaries)), vec![1.0])
    }

    /// Checks that the mean of a likelihood ratio over noise is 1, whatever the prior. (Uses faint signals: for loud ones the mean is
    /// dominated by windows that are never drawn.)
    #[test]
    fn likelihood_ratios_have_the_mean_1() {
        for (detectors, count) in [(1, 120u64), (2, 12)] {
            let setting = Setting { detectors, snr: (0.5, 1.5), ..Setting::default() };
            let source = Source::new(setting, 5).unwrap();
            let limit = Limit { negligible: 1e3, ..one(&source) };
            let (mut work, mut window) = (limit.workspace(), vec![0.0; setting.width()]);
            let ratios = (0..count).map(|number| {
                noise(&mut source.random(Purpose::Choose, 9, number), &mut window);
                limit.ranking(&window, &mut work).exp()
            });
            let ratios: Vec<f64> = ratios.collect();
            let mean = ratios.iter().sum::<f64>() / count as f64;
            let square = ratios.iter().map(|r| (r - mean).powi(2)).sum::<f64>();
            let error = square.sqrt() / count as f64;
            assert!((mean - 1.0).abs() < 3.0 * error, "{mean} ± {error}");
            assert!(error < 0.1, "{error}");
        }
    }

    /// Checks I₀(2) = 2.2795853023360673 (Abramowitz & Stegun, table 9.8).
    #[test]
    fn the_bessel_function_is_right() {
        assert!((scaled_bessel(2.0) * 2f64.exp() - 2.279_585_302_336_067_3).abs() < 1e-12);
        assert!((scaled_bessel(0.0) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn what_is_left_out_is_negligible() {
        let setting = Setting { detectors: 2, ..Setting::default() };
        let source = Source::new(setting, 6).unwrap();
        let (limit, whole) = (one(&source), Limit { negligible: 1e3, ..one(&source) });
        let signals = source.signals(Purpose::Choose, 8, 2);
        for (number, signal) in signals.chunks_exact(setting.width()).enumerate() {
            let mut window = vec![0.0; setting.width()];
            noise(&mut source.random(Purpose::Choose, 7, number as u64), &mut window);
            window.iter_mut().zip(signal).for_each(|(x, h)| *x += number as f32 * 6.0 * h);
            let [got, want] =
                [&limit, &whole].map(|limit| limit.ranking(&window, &mut limit.workspace()));
            assert!((got - want).abs() < 0.02, "{got} for {want}");
        }
    }

    #[test]
    fn the_largest_of_the_following_numbers_is_found() {
        let x: Vec<f32> = (0..200u32).map(|i| (i * 7919 % 211) as f32).collect();
        let mut near = x.clone();
        largest_near(&mut near);
        for i in 0..x.len() - 2 * DELAYS {
            let largest = x[i..=i + 2 * DELAYS].iter().fold(0.0, |a: f32, &b| a.max(b));
            assert_eq!(near[i], largest, "{i}");
        }
    }
}
