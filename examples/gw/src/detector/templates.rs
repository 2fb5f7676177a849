//! Waveforms placed by their overlap, and the matched filters computed from them.

use super::filters::Filters;
use super::source::{Purpose, Source};
use super::zoom::Layout;
use super::{MARGIN, STEPS, peaks};
use crate::systems::Systems;
use crate::waveform::Binary;
use crate::{Error, RATE, Result};
use rayon::prelude::*;
use rootgrad_fourier::Planned;
use rustfft::num_complex::Complex32;

/// Number of a filter's samples before and after its peak: they cover any part of a wave within a window.
pub(super) const fn extent(systems: Systems) -> (usize, usize) {
    let (first, last) = systems.peaks();
    (last + MARGIN, systems.samples() - (first - MARGIN))
}

/// Returns true if window and filter do not wrap around in the correlations, and a filter is within a signal's samples.
const fn fits(systems: Systems) -> bool {
    let (before, after) = extent(systems);
    let inside = before <= systems.start() && systems.start() + after <= systems.signal();
    inside && before + after <= systems.length()
}
const _: () = assert!(fits(Systems::Heavy) && fits(Systems::Light));

/// Templates: each has filters with its peak on a sample and between two samples.
pub struct Templates {
    systems: Systems,
    binaries: Vec<Binary>,
    /// Conjugate Fourier transforms: (templates · lines, frequencies) of the [`Layout`].
    spectra: Vec<Complex32>,
    /// One over the norm inside the window: (templates · STEPS, samples of the peak in any detector).
    scales: Vec<f32>,
}

/// Overlaps of signals of the population with their best templates.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Matches {
    /// Mean overlap.
    pub mean: f64,
    /// Overlap that 99 of 100 signals exceed.
    pub percentile: f64,
    /// Smallest overlap.
    pub least: f64,
}

impl Templates {
    /// Computes the filters of these waveforms.
    #[must_use]
    pub fn new(source: &Source, binaries: Vec<Binary>) -> Self {
        let systems = source.setting().systems;
        let (spectra, scales) = (Vec::new(), Vec::new());
        let mut templates = Self { systems, binaries: Vec::new(), spectra, scales };
        let made: Vec<_> = binaries.par_iter().map(|binary| filters_of(source, binary)).collect();
        binaries.into_iter().zip(made).for_each(|(binary, made)| templates.push(binary, made));
        templates
    }

    fn push(&mut self, binary: Binary, (spectra, scales): (Vec<Complex32>, Vec<f32>)) {
        self.binaries.push(binary);
        self.spectra.extend(spectra);
        self.scales.extend(scales);
    }

    /// Places waveforms of the population, after those of `begin`, so that the `candidates` tried are matched to `min_match` or better. A
    /// wave becomes a template if none so far matches it (Harry, Allen & Sathyaprakash, arXiv:0908.2090). A peak between two times of a
    /// filter counts as mismatch.
    ///
    /// # Errors
    /// A match outside of 0.5 to 0.995.
    pub fn placed(
        source: &Source,
        min_match: f64,
        candidates: u64,
        begin: &[Binary],
    ) -> Result<Self> {
        check_match("min_match", min_match)?;
        let mut filters = Filters::new(Self::new(source, begin.to_vec()));
        let mut work = filters.workspace(1);
        for number in 0..candidates {
            let binary = source.candidate(number);
            let window = source.window(&binary, between_times(source));
            if !filters.reaches(&binary, &window, min_match, &mut work) {
                filters.push(binary, filters_of(source, &binary));
            }
        }
        Ok(filters.into_templates())
    }

    pub(super) fn push_for(&mut self, binary: Binary, made: (Vec<Complex32>, Vec<f32>)) {
        self.push(binary, made);
    }

    /// Returns the number of templates.
    #[must_use]
    pub fn len(&self) -> usize {
        self.binaries.len()
    }

    /// Returns true if there are no templates.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.binaries.is_empty()
    }

    /// Returns the binaries whose waves are the templates.
    #[must_use]
    pub fn binaries(&self) -> &[Binary] {
        &self.binaries
    }

    /// Returns the kind of these binaries.
    #[must_use]
    pub fn systems(&self) -> Systems {
        self.systems
    }

    /// Returns the conjugate Fourier transforms (templates · lines, frequencies) of the [`Layout`].
    pub(super) fn spectra(&self) -> &[Complex32] {
        &self.spectra
    }

    /// Returns the layout of the spectra.
    pub(super) fn layout(&self) -> Layout {
        Layout::of(self.systems)
    }

    /// Returns one over the norm of a filter's part inside the window, for each peak in a detector.
    pub(super) fn scale(&self, filter: usize, detector: usize) -> &[f32] {
        let all = peaks(self.systems, 1);
        let count = all.clone().count();
        let range = peaks(self.systems, detector);
        &self.scales[filter * count + range.start() - all.start()..][..range.count()]
    }
}

/// Checks the value of an option that is a minimal match.
///
/// # Errors
/// A minimal match outside of 0.5 to 0.995.
pub fn check_match(option: &str, min_match: f64) -> Result<()> {
    match (0.5..=0.995).contains(&min_match) {
        true => Ok(()),
        false => Err(Error::option(option, min_match, "0.5 to 0.995")),
    }
}

/// Computes the overlaps of `count` signals of the population with these filters.
#[must_use]
pub fn matches(source: &Source, filters: &Filters, count: u64) -> Matches {
    let mut found: Vec<f64> = (0..count)
        .into_par_iter()
        .map_init(
            || filters.workspace(1),
            |work, number| {
                let binary = source.binary(&mut source.random(Purpose::Choose, 1, number));
                filters.best_for(&binary, &source.window(&binary, between_times(source)), work).0
            },
        )
        .collect();
    found.sort_by(f64::total_cmp);
    Matches {
        mean: found.iter().sum::<f64>() / count as f64,
        percentile: found[count as usize / 100],
        least: found[0],
    }
}

/// Returns the fraction of the population that each template matches best, from `count` signals. Half a signal is added for each template,
/// so that no fraction is 0.
#[must_use]
pub fn shares(source: &Source, filters: &Filters, count: u64) -> Vec<f64> {
    let best: Vec<usize> = (0..count)
        .into_par_iter()
        .map_init(
            || filters.workspace(1),
            |work, number| {
                let binary = source.binary(&mut source.random(Purpose::Limit, 1, number));
                filters.best_for(&binary, &source.window(&binary, between_times(source)), work).1
            },
        )
        .collect();
    let mut counts = vec![0.5; filters.templates().len()];
    best.into_iter().for_each(|template| counts[template] += 1.0);
    let sum: f64 = counts.iter().sum();
    counts.into_iter().map(|count| count / sum).collect()
}

/// Returns a time near the middle of the window's peaks that is as far as possible from a filter's times, s.
fn between_times(source: &Source) -> f64 {
    let middle = (source.setting().systems.middle() * RATE).floor();
    (middle + 0.5 / STEPS as f64) / RATE
}

/// Returns a wave's filters: their conjugate spectra, and one over their norms.
fn filters_of(source: &Source, binary: &Binary) -> (Vec<Complex32>, Vec<f32>) {
    let systems = source.setting().systems;
    let (start, samples, length) = (systems.start(), systems.samples(), systems.length());
    let (before, after) = extent(systems);
    let layout = Layout::of(systems);
    let fft = f32::forward(length);
    let simulator = source.simulator();
    let mut work = simulator.signal_workspace();
    let (mut spectra, mut scales) = (Vec::new(), Vec::new());
    for step in 0..STEPS {
        let later = step as f64 / STEPS as f64 / RATE;
        let whole = simulator.quadratures(binary, later, 0..systems.signal(), &mut work);
        let z = &whole[start - before..start + after];
        scales.extend(peaks(systems, 1).map(|peak| {
            let inside = &z[before - peak..before - peak + samples];
            let power: f64 = inside.iter().map(|z| f64::from(z.norm_sqr())).sum();
            (2.0 / power).sqrt() as f32 // each quadrature has half of the power
        }));
        if step >= layout.lines {
            continue;
        }
        let mut line = vec![Complex32::ZERO; length];
        let first = length + layout.middle - before;
        for (i, z) in z.iter().enumerate() {
            line[(first + i) % length] = *z;
        }
        if systems == Systems::Light {
            fade(&whole, (start - before, start + after), first, &mut line);
        }
        fft.process(&mut line);
        spectra.extend(line[layout.range()].iter().map(Complex32::conj));
    }
    (spectra, scales)
}

/// Adds smooth ends to a filter, in samples that no window has: an edge would have frequencies outside the layout.
fn fade(whole: &[Complex32], (begin, end): (usize, usize), first: usize, line: &mut [Complex32]) {
    let (size, length) = (whole.len(), line.len());
    let edge = (length - (end - begin)) / 2;
    for i in 0..edge {
        let part = 0.5 + 0.5 * (std::f64::consts::PI * (i as f64 + 0.5) / edge as f64).cos();
        line[(first + length - 1 - i) % length] =
            whole[(size + begin - 1 - i) % size] * part as f32;
        line[(first + end - begin + i) % length] = whole[(end + i) % size] * part as f32;
    }
}
