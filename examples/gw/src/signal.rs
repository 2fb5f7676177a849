//! Whitened signals: a binary's wave, placed in a window and passed through a whitening filter.

use crate::systems::Systems;
use crate::waveform::taylor::Taylor;
use crate::waveform::{Binary, Frequencies, Wave};
use crate::whiten::{Whitener, run};
use crate::{BAND, RATE, Result};
use realfft::ComplexToReal;
use rootgrad_fourier::Planned;
use rustfft::Fft;
use rustfft::num_complex::Complex32;
use std::ops::Range;
use std::sync::Arc;

/// Lowest frequency at which signals are computed, Hz: below the band, so that the filter has no sharp edge.
const LOW: f64 = 25.0;
/// Highest frequency at which signals are computed, Hz: above the band by 8 times the whitening filter's resolution of 1 Hz. There
/// the filter passes less than 1e-4 of its value within the band (tested).
const HIGH: f64 = BAND.1 + 8.0;
/// Times before coalescence between which a light system's wave begins, s: before any window, and late enough that it does not wrap around.
const BEGIN: Range<f64> = 10.0..13.0;

/// Waves in windows, for binaries with masses up to some ratio.
pub(crate) struct Signals {
    systems: Systems,
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

/// A whitening filter's transfer function from `LOW` to `HIGH`, times the distance of the frequencies.
pub(crate) struct Gain(Vec<f32>);

/// Returns the distance of a signal's frequencies, Hz.
fn spacing(systems: Systems) -> f64 {
    RATE / systems.signal() as f64
}

impl Signals {
    pub(crate) fn new(systems: Systems, mass_ratio: f64) -> Self {
        let df = spacing(systems);
        let frequencies =
            Frequencies::new((LOW / df).ceil() as usize..(HIGH / df) as usize + 1, df);
        let inverse = f32::to_real(systems.signal());
        let complex = f32::inverse(systems.signal());
        let peaks = match systems {
            Systems::Heavy => Peaks::new(mass_ratio),
            Systems::Light => Peaks::Coalescence,
        };
        Self { systems, frequencies, peaks, inverse, complex }
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
        let (size, df) = (self.systems.signal(), spacing(self.systems));
        let gain = &whitener.gain(size)?[self.frequencies.bins()];
        Ok(Gain(gain.iter().map(|g| (g * df) as f32).collect()))
    }

    /// Computes a wave whose amplitude peaks `arrival` seconds into the window.
    pub(crate) fn wave(&self, binary: &Binary, phase: f64, arrival: f64, work: &mut Workspace) {
        let shift = self.systems.start() as f64 / RATE + arrival - self.peaks.of(binary);
        match self.systems {
            Systems::Heavy => {
                self.frequencies.wave(&binary.model(), phase, shift, &mut work.wave);
            }
            Systems::Light => {
                let model = Taylor::new(binary);
                self.frequencies.inspiral(&model, phase, shift, BEGIN, &mut work.wave);
            }
        }
    }

    /// Returns the part inside a row of the wave after a whitening filter, x_n = Σ_k h̃_k g_k e^(2πikn/N) df, and the norm
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
        let (start, size) = (self.systems.start(), self.systems.signal() as f64);
        (&series[start..start + self.systems.row()], (2.0 * size * f64::from(power)).sqrt())
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
        let (mut work, start) = (self.workspace(), self.systems.start());
        self.quadratures(binary, 0.0, gain, start - before..start + after, &mut work)
    }

    /// Returns the whitened wave at 1 Mpc with its other quadrature as imaginary part, and its amplitude's peak `arrival` s after
    /// the window's start. The result has the samples `part` of those on which the wave is computed; the window's first one is
    /// [`Systems::start`].
    pub(crate) fn quadratures(
        &self,
        binary: &Binary,
        arrival: f64,
        gain: &Gain,
        part: Range<usize>,
        work: &mut Workspace,
    ) -> Vec<Complex32> {
        self.wave(binary, 0.0, arrival, work);
        let mut z = vec![Complex32::ZERO; self.systems.signal()];
        for ((c, h), g) in
            z[self.frequencies.bins()].iter_mut().zip(work.wave.values()).zip(&gain.0)
        {
            *c = h * (2.0 * g);
        }
        self.complex.process(&mut z);
        z[part].to_vec()
    }
}

/// Time of a wave's peak, on the time axis of its model.
enum Peaks {
    /// The coalescence, at 0.
    Coalescence,
    /// Interpolated time at which the amplitude is largest. With G = c = 1, a wave of total mass M is h(t) = H(t/M). H depends only on the symmetric
    /// mass ratio η, so t = M g(η).
    Amplitude {
        /// η of the most unequal masses; the last is 1/4.
        first: f64,
        /// Step in η.
        step: f64,
        /// Times, s per solar mass.
        g: Vec<f64>,
    },
}

impl Peaks {
    const NODES: usize = 33;
    /// Total mass, in solar masses, for which a wave lies completely inside the computed frequencies.
    const TOTAL: f64 = 40.0;

    fn new(mass_ratio: f64) -> Self {
        let first = mass_ratio / (1.0 + mass_ratio).powi(2);
        let step = (0.25 - first) / (Self::NODES - 1) as f64;
        // Eight samples for each of the wave's coefficients, because the peak lies between samples.
        let (n, df) = (8 * Systems::Heavy.signal(), spacing(Systems::Heavy));
        let fft = f32::inverse(n);
        let frequencies = Frequencies::new((LOW / df) as usize..(2.0 * RATE / df) as usize, df);
        let mut wave = Wave::default();
        let g = (0..Self::NODES).map(|i| {
            let root = (1.0 - 4.0 * (first + i as f64 * step)).max(0.0).sqrt();
            let (mass1, mass2) =
                (Self::TOTAL * (1.0 + root) / 2.0, Self::TOTAL * (1.0 - root) / 2.0);
            let mut z = vec![Complex32::ZERO; n];
            frequencies.wave(&Binary::new(mass1, mass2).model(), 0.0, 0.0, &mut wave);
            z[frequencies.bins()].copy_from_slice(wave.values());
            fft.process(&mut z);
            let peak = (0..n).max_by(|&a, &b| z[a].norm_sqr().total_cmp(&z[b].norm_sqr()));
            let sample =
                peak.map_or(0.0, |i| if i < n / 2 { i as f64 } else { i as f64 - n as f64 });
            sample / (n as f64 * df) / Self::TOTAL
        });
        Self::Amplitude { first, step, g: g.collect() }
    }

    /// Returns the time in s, on the time axis of [`Model::at`](crate::waveform::Model::at) or [`Taylor::at`].
    fn of(&self, binary: &Binary) -> f64 {
        let Self::Amplitude { first, step, g } = self else { return 0.0 };
        let x = ((binary.eta() - first) / step).clamp(0.0, (Self::NODES - 1) as f64);
        // For equal masses only, all nodes are the same.
        let x = if x.is_nan() { 0.0 } else { x };
        let i = (x as usize).min(Self::NODES - 2);
        let t = x - i as f64;
        (binary.mass1 + binary.mass2) * ((1.0 - t) * g[i] + t * g[i + 1])
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
        let (size, df) = (Systems::Heavy.signal(), spacing(Systems::Heavy));
        let n = 8 * size;
        let whitener = Whitener::new(&Psd::aligo(n, RATE), n, RATE, BAND, FILTER_SECONDS).unwrap();
        let gain = whitener.gain(size).unwrap();
        let most = |range: &[f64]| range.iter().fold(0.0, |m: f64, g| m.max(g.abs()));
        let (passed, left_out) = (most(&gain), most(&gain[(HIGH / df) as usize + 1..]));
        assert!(left_out < 1e-4 * passed, "{left_out} of {passed}");
        let below = most(&gain[..(LOW / df) as usize]);
        assert!(below < 1e-3 * passed, "{below} of {passed}");
    }

    /// Compares the interpolated time of the peak with the largest modulus of the analytic signal itself.
    #[test]
    fn peaks_are_where_the_amplitude_is_largest() {
        let signals = Signals::new(Systems::Heavy, 4.0);
        let df = spacing(Systems::Heavy);
        let frequencies = Frequencies::new((LOW / df) as usize..(2.0 * RATE / df) as usize, df);
        let n = 8 * Systems::Heavy.signal();
        let (fft, mut wave) = (f32::inverse(n), Wave::default());
        for (mass1, mass2) in [(10.0, 10.0), (36.0, 29.0), (50.0, 12.5), (31.0, 10.3), (50.0, 50.0)]
        {
            let binary = Binary::new(mass1, mass2);
            let middle = 2.0; // s, of the 4 that the transform spans
            frequencies.wave(&binary.model(), 0.3, middle - signals.peaks.of(&binary), &mut wave);
            let mut z = vec![Complex32::ZERO; n];
            z[frequencies.bins()].copy_from_slice(wave.values());
            fft.process(&mut z);
            let peak = (0..n).max_by(|&a, &b| z[a].norm().total_cmp(&z[b].norm())).unwrap();
            let off = peak as f64 / (n as f64 * df) - middle;
            // For the largest masses the start at 25 Hz matters, which does not scale.
            assert!(off.abs() < 2e-3, "{mass1}+{mass2}: {off} s off");
        }
    }

    /// Compares a light system's whitened window with the same from the whole wave, which begins below the band and takes four minutes.
    #[test]
    fn a_window_needs_the_end_of_a_wave_only() {
        let (systems, binary, arrival) = (Systems::Light, Binary::new(1.4, 1.3), 7.8);
        let n = 64 * systems.signal();
        let whitener = Whitener::new(&Psd::aligo(n, RATE), n, RATE, BAND, FILTER_SECONDS).unwrap();
        let signals = Signals::new(systems, 4.0);
        let inside = systems.start()..systems.start() + systems.samples();
        let gain = signals.gain(&whitener).unwrap();
        let got = signals.quadratures(&binary, arrival, &gain, inside, &mut signals.workspace());
        let (df, model) = (RATE / n as f64, Taylor::new(&binary));
        let (begin, mut whole) = (n - systems.samples(), vec![Complex32::ZERO; n]);
        let shift = begin as f64 / RATE + arrival;
        for (k, g) in whitener.gain(n).unwrap().iter().enumerate().take((HIGH / df) as usize) {
            let f = k as f64 * df;
            let turn = rustfft::num_complex::Complex64::cis(-std::f64::consts::TAU * f * shift);
            let z = if f > LOW { model.at(f) * turn * (2.0 * df * g) } else { Default::default() };
            whole[k] = Complex32::new(z.re as f32, z.im as f32);
        }
        f32::inverse(n).process(&mut whole);
        let power: f32 = whole[begin..].iter().map(Complex32::norm_sqr).sum();
        let off: f32 = got.iter().zip(&whole[begin..]).map(|(a, b)| (a - b).norm_sqr()).sum();
        assert!(off < 1e-6 * power, "{off} of {power}");
    }
}
