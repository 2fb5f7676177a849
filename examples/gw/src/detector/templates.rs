//! Waveforms placed by their overlap, and the matched filters computed from them.

use super::filters::Filters;
use super::source::{Purpose, Source};
use super::{FIRST, LAST, MARGIN, PEAK, SAMPLES, STEPS, peaks};
use crate::signal::START;
use crate::waveform::Binary;
use crate::{Error, RATE, Result};
use rayon::prelude::*;
use rootgrad_fourier::Planned;
use rustfft::num_complex::Complex32;

/// Number of a filter's samples before and after its peak: they cover any part of a wave within a window.
pub(super) const BEFORE: usize = LAST + MARGIN;
pub(super) const AFTER: usize = SAMPLES - (FIRST - MARGIN);
/// Length of the correlations: window and filter do not wrap around.
pub(super) const LENGTH: usize = 1280;
const _: () = assert!(BEFORE + AFTER <= LENGTH);

/// Templates: each has filters with its peak on a sample and between two samples.
pub struct Templates {
    binaries: Vec<Binary>,
    /// (templates · STEPS, LENGTH): conjugate Fourier transform.
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
        let mut templates = Self { binaries: Vec::new(), spectra: Vec::new(), scales: Vec::new() };
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
        check_match(min_match)?;
        let mut filters = Filters::new(Self::new(source, begin.to_vec()));
        let mut work = filters.workspace(1);
        for number in 0..candidates {
            let binary = source.binary(&mut source.random(Purpose::Choose, 0, number));
            let window = source.window(&binary, between_times());
            if !filters.reaches(&window, min_match, &mut work) {
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

    /// Returns the conjugate Fourier transforms (filters, LENGTH).
    pub(super) fn spectra(&self) -> &[Complex32] {
        &self.spectra
    }

    /// Returns one over the norm of a filter's part inside the window, for each peak in a detector.
    pub(super) fn scale(&self, filter: usize, detector: usize) -> &[f32] {
        let all = peaks(1);
        let count = all.clone().count();
        let range = peaks(detector);
        &self.scales[filter * count + range.start() - all.start()..][..range.count()]
    }
}

/// # Errors
/// A minimal match outside of 0.5 to 0.995.
pub fn check_match(min_match: f64) -> Result<()> {
    match (0.5..=0.995).contains(&min_match) {
        true => Ok(()),
        false => Err(Error::argument("the minimal match", min_match, "0.5 to 0.995")),
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
                filters.loudest(&source.window(&binary, between_times()), work)
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
                filters.best(&source.window(&binary, between_times()), work).1
            },
        )
        .collect();
    let mut counts = vec![0.5; filters.templates().len()];
    best.into_iter().for_each(|template| counts[template] += 1.0);
    let sum: f64 = counts.iter().sum();
    counts.into_iter().map(|count| count / sum).collect()
}

/// Returns a time near the middle of the window's peaks that is as far as possible from a filter's times, s.
fn between_times() -> f64 {
    let middle = (0.5 * (PEAK.0 + PEAK.1) * RATE).floor();
    (middle + 0.5 / STEPS as f64) / RATE
}

/// Returns a wave's filters: their conjugate spectra, and one over their norms.
fn filters_of(source: &Source, binary: &Binary) -> (Vec<Complex32>, Vec<f32>) {
    let fft = f32::forward(LENGTH);
    let simulator = source.simulator();
    let mut work = simulator.signal_workspace();
    let (mut spectra, mut scales) = (Vec::new(), Vec::new());
    for step in 0..STEPS {
        let later = step as f64 / STEPS as f64 / RATE;
        let part = START - BEFORE..START + AFTER;
        let z = simulator.quadratures(binary, later, part, &mut work);
        let mut line = vec![Complex32::ZERO; LENGTH];
        for (i, z) in z.iter().enumerate() {
            line[(LENGTH + i - BEFORE) % LENGTH] = *z;
        }
        scales.extend(peaks(1).map(|peak| {
            let inside = &z[BEFORE - peak..BEFORE - peak + SAMPLES];
            let power: f64 = inside.iter().map(|z| f64::from(z.norm_sqr())).sum();
            (2.0 / power).sqrt() as f32 // each quadrature has half of the power
        }));
        fft.process(&mut line);
        spectra.extend(line.iter().map(Complex32::conj));
    }
    (spectra, scales)
}
