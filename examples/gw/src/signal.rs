//! Whitened signals: a binary's wave, placed in a window and passed through a whitening filter.

use crate::waveform::{Binary, Frequencies, Wave};
use crate::whiten::{Whitener, run};
use crate::{BAND, RATE, Result, WINDOW};
use realfft::ComplexToReal;
use rootgrad_fourier::Planned;
use rustfft::Fft;
use rustfft::num_complex::Complex32;
use std::ops::Range;
use std::sync::Arc;

/// Number of samples on which a signal is computed: 4 s, longer than the slowest chirp in the band plus the whitening filter.
pub(crate) const SIGNAL: usize = 4096;
/// Range of the window within them: at the end, because the inspiral comes before.
pub(crate) const INSIDE: Range<usize> = START..START + WINDOW;
/// The window's first sample.
pub(crate) const START: usize = 3072;
/// Lowest frequency at which signals are computed, Hz: below the band, so that the filter has no sharp edge.
const LOW: f64 = 25.0;
/// Highest frequency at which signals are computed, Hz: above the band by 8 times the whitening filter's resolution of 1 Hz. There
/// the filter passes less than 1e-4 of its value within the band (tested).
const HIGH: f64 = BAND.1 + 8.0;
/// Distance of the frequencies, Hz.
const DF: f64 = RATE / SIGNAL as f64;

/// Waves in windows, for binaries with masses up to some ratio.
pub(crate) struct Signals {
    frequencies: Frequencies,
    peaks: Peaks,
    inverse: Arc<dyn ComplexToReal<f32>>,
    complex: Arc<dyn Fft<f32>>,
}

/// A wave, and the buffers with which a thread whitens it.
pub(crate) struct Workspace {
    wave: Wave, // from LOW to HIGH, at 1 Mpc
    spectrum: Vec<Complex32>,
    scratch: Vec<Complex32>,
    series: Vec<f32>,
}

/// A whitening filter's transfer function from `LOW` to `HIGH`, times `DF`.
pub(crate) struct Gain(Vec<f32>);

impl Signals {
    pub(crate) fn new(mass_ratio: f64) -> Self {
        let frequencies =
            Frequencies::new((LOW / DF).ceil() as usize..(HIGH / DF) as usize + 1, DF);
        let inverse = f32::to_real(SIGNAL);
        let complex = f32::inverse(SIGNAL);
        Self { frequencies, peaks: Peaks::new(mass_ratio), inverse, complex }
    }

    pub(crate) fn workspace(&self) -> Workspace {
        Workspace {
            wave: Wave::default(),
            spectrum: self.inverse.make_input_vec(),
            scratch: self.inverse.make_scratch_vec(),
            series: self.inverse.make_output_vec(),
        }
    }

    /// Returns a whitening filter for signals.
    ///
    /// # Errors
    /// See [`Whitener::gain`].
    pub(crate) fn gain(&self, whitener: &Whitener) -> Result<Gain> {
        let gain = &whitener.gain(SIGNAL)?[self.frequencies.bins()];
        Ok(Gain(gain.iter().map(|g| (g * DF) as f32).collect()))
    }

    /// Computes a wave whose amplitude peaks `arrival` seconds into the window.
    pub(crate) fn wave(&self, binary: &Binary, phase: f64, arrival: f64, work: &mut Workspace) {
        let shift = START as f64 / RATE + arrival - self.peaks.of(binary);
        self.frequencies.wave(&binary.model(), phase, shift, &mut work.wave);
    }

    /// Returns the part inside the window of the wave after a whitening filter, x_n = Σ_k h̃_k g_k e^(2πikn/N) df, and the norm
    /// √Σx² of the whole wave.
    pub(crate) fn whitened<'a>(&self, gain: &Gain, work: &'a mut Workspace) -> (&'a [f32], f64) {
        let Workspace { wave, spectrum, scratch, series } = work;
        spectrum.fill(Complex32::ZERO); // the transform overwrote it
        let mut power = 0.0;
        for ((c, h), g) in
            spectrum[self.frequencies.bins()].iter_mut().zip(wave.values()).zip(&gain.0)
        {
            *c = h * g;
            power += c.norm_sqr();
        }
        run(self.inverse.process_with_scratch(spectrum, series, scratch));
        // Parseval's theorem; each coefficient also represents its complex conjugate at the negative frequency.
        (&series[INSIDE], (2.0 * SIGNAL as f64 * f64::from(power)).sqrt())
    }

    /// Returns the whitened wave at 1 Mpc with its other quadrature as imaginary part, from `before` samples before its
    /// amplitude's peak to `after` samples after it.
    pub(crate) fn analytic(
        &self,
        binary: &Binary,
        gain: &Gain,
        before: usize,
        after: usize,
    ) -> Vec<Complex32> {
        let mut work = self.workspace();
        self.quadratures(binary, 0.0, gain, START - before..START + after, &mut work)
    }

    /// Returns the whitened wave at 1 Mpc with its other quadrature as imaginary part, and its amplitude's peak `arrival` s after
    /// the window's start. The result has the samples `part` of the [`SIGNAL`] on which the wave is computed; the window's first
    /// one is [`START`].
    pub(crate) fn quadratures(
        &self,
        binary: &Binary,
        arrival: f64,
        gain: &Gain,
        part: Range<usize>,
        work: &mut Workspace,
    ) -> Vec<Complex32> {
        self.wave(binary, 0.0, arrival, work);
        let mut z = vec![Complex32::ZERO; SIGNAL];
        for ((c, h), g) in
            z[self.frequencies.bins()].iter_mut().zip(work.wave.values()).zip(&gain.0)
        {
            *c = h * (2.0 * g);
        }
        self.complex.process(&mut z);
        z[part].to_vec()
    }
}

/// Interpolated time at which the amplitude of a wave peaks. With G = c = 1, a wave of total mass M is h(t) = H(t/M). H depends
/// only on the symmetric mass ratio η, so t = M g(η).
struct Peaks {
    first: f64,  // η of the most unequal masses; the last is 1/4
    step: f64,   // in η
    g: Vec<f64>, // s per solar mass
}

impl Peaks {
    const NODES: usize = 33;
    /// Total mass, in solar masses, for which a wave lies completely inside the computed frequencies.
    const TOTAL: f64 = 40.0;

    fn new(mass_ratio: f64) -> Self {
        let first = mass_ratio / (1.0 + mass_ratio).powi(2);
        let step = (0.25 - first) / (Self::NODES - 1) as f64;
        // Eight samples for each of the wave's coefficients, because the peak lies between samples.
        let n = 8 * SIGNAL;
        let fft = f32::inverse(n);
        let frequencies = Frequencies::new((LOW / DF) as usize..(2.0 * RATE / DF) as usize, DF);
        let mut wave = Wave::default();
        let g = (0..Self::NODES).map(|i| {
            let root = (1.0 - 4.0 * (first + i as f64 * step)).max(0.0).sqrt();
            let (mass1, mass2) =
                (Self::TOTAL * (1.0 + root) / 2.0, Self::TOTAL * (1.0 - root) / 2.0);
            let mut z = vec![Complex32::ZERO; n];
            frequencies.wave(&Binary { mass1, mass2 }.model(), 0.0, 0.0, &mut wave);
            z[frequencies.bins()].copy_from_slice(wave.values());
            fft.process(&mut z);
            let peak = (0..n).max_by(|&a, &b| z[a].norm_sqr().total_cmp(&z[b].norm_sqr()));
            let sample =
                peak.map_or(0.0, |i| if i < n / 2 { i as f64 } else { i as f64 - n as f64 });
            sample / (n as f64 * DF) / Self::TOTAL
        });
        Self { first, step, g: g.collect() }
    }

    /// Returns the time in s, on the time axis of [`Model::at`](crate::waveform::Model::at).
    fn of(&self, binary: &Binary) -> f64 {
        let x = ((binary.eta() - self.first) / self.step).clamp(0.0, (Self::NODES - 1) as f64);
        // For equal masses only, all nodes are the same.
        let x = if x.is_nan() { 0.0 } else { x };
        let i = (x as usize).min(Self::NODES - 2);
        let t = x - i as f64;
        (binary.mass1 + binary.mass2) * ((1.0 - t) * self.g[i] + t * self.g[i + 1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::psd::Psd;
    use crate::{FILTER_SECONDS, SEGMENT_SECONDS};

    #[test]
    fn nothing_is_left_out_above_the_band() {
        assert_eq!(FILTER_SECONDS.max(SEGMENT_SECONDS), 2.0, "which is a resolution of 1 Hz");
        let n = 8 * SIGNAL;
        let whitener = Whitener::new(&Psd::aligo(n, RATE), n, RATE, BAND, FILTER_SECONDS).unwrap();
        let gain = whitener.gain(SIGNAL).unwrap();
        let most = |range: &[f64]| range.iter().fold(0.0, |m: f64, g| m.max(g.abs()));
        let (passed, left_out) = (most(&gain), most(&gain[(HIGH / DF) as usize + 1..]));
        assert!(left_out < 1e-4 * passed, "{left_out} of {passed}");
        let below = most(&gain[..(LOW / DF) as usize]);
        assert!(below < 1e-3 * passed, "{below} of {passed}");
    }

    /// Compares the interpolated time of the peak with the largest modulus of the analytic signal itself.
    #[test]
    fn peaks_are_where_the_amplitude_is_largest() {
        let signals = Signals::new(4.0);
        let frequencies = Frequencies::new((LOW / DF) as usize..(2.0 * RATE / DF) as usize, DF);
        let n = 8 * SIGNAL;
        let (fft, mut wave) = (f32::inverse(n), Wave::default());
        for (mass1, mass2) in [(10.0, 10.0), (36.0, 29.0), (50.0, 12.5), (31.0, 10.3), (50.0, 50.0)]
        {
            let binary = Binary { mass1, mass2 };
            let middle = 2.0; // s, of the 4 that the transform spans
            frequencies.wave(&binary.model(), 0.3, middle - signals.peaks.of(&binary), &mut wave);
            let mut z = vec![Complex32::ZERO; n];
            z[frequencies.bins()].copy_from_slice(wave.values());
            fft.process(&mut z);
            let peak = (0..n).max_by(|&a, &b| z[a].norm().total_cmp(&z[b].norm())).unwrap();
            let off = peak as f64 / (n as f64 * DF) - middle;
            // For the largest masses the start at 25 Hz matters, which does not scale.
            assert!(off.abs() < 2e-3, "{mass1}+{mass2}: {off} s off");
        }
    }
}
