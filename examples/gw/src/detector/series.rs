//! Matched filters over long strain: triggers of one detector with their χ².
//!
//! The strain is transformed once, in blocks that overlap by a filter's length; all templates use these transforms. Templates are whitened
//! by the spectrum of the strain itself.

use super::templates::extent;
use super::{STEPS, Setting};
use crate::signal::{Gain, Signals};
use crate::systems::Systems;
use crate::waveform::Binary;
use crate::whiten::Whitener;
use crate::windows::Whitened;
use crate::{BAND, FILTER_SECONDS, RATE, Result};
use rayon::prelude::*;
use rootgrad_fourier::Planned;
use rustfft::Fft;
use rustfft::num_complex::Complex32;
use std::ops::Range;
use std::sync::Arc;

/// Triggers of one template are at least this far apart, s.
const APART: f64 = 0.02;
/// Bands of the time–frequency χ².
pub const BANDS: usize = 8;
/// Degrees of freedom of χ²: two quadratures for each band, less the two of the sum.
const FREEDOM: f32 = (2 * BANDS - 2) as f32;

/// Time at which a template's output is loud in one detector.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Trigger {
    /// Number of the template.
    pub template: u32,
    /// GPS time of the wave's peak, s.
    pub gps: f64,
    /// Signal-to-noise ratio ρ.
    pub snr: f32,
    /// Time–frequency χ² per degree of freedom.
    pub chi: f32,
}

impl Trigger {
    /// Returns the SNR reweighted by χ²: ρ if χ² per degree of freedom x is at most 1, and ρ ((1 + x³)/2)^(−1/6) otherwise (Babak et al.,
    /// arXiv:1208.3491, eq. 17).
    #[must_use]
    pub fn reweighted(&self) -> f32 {
        match self.chi <= 1.0 {
            true => self.snr,
            false => self.snr * ((1.0 + self.chi.powi(3)) / 2.0).powf(-1.0 / 6.0),
        }
    }

    /// Returns true if χ² per degree of freedom exceeds 4 + ρ²/100. Gaussian noise exceeds 4 once in two million triggers. A signal that a
    /// template matches to 1 − m has at most 2 m ρ²/14 more than 1 on average, so that the second term allows for a mismatch of 7 %.
    #[must_use]
    pub fn vetoed(&self) -> bool {
        self.chi > 4.0 + 0.01 * self.snr * self.snr
    }
}

/// Filters of templates whitened by a detector's spectrum.
pub struct Filter {
    systems: Systems,
    /// (templates · STEPS, block): conjugate spectra of templates, scaled to unit noise in each quadrature.
    spectra: Vec<Complex32>,
    forward: Arc<dyn Fft<f32>>,
    inverse: Arc<dyn Fft<f32>>,
}

/// Block transforms of whitened strain.
pub struct Blocks<'a> {
    white: &'a Whitened,
    /// First sample and transform of each block.
    blocks: Vec<(usize, Vec<Complex32>)>,
}

/// Returns the range of a signal's samples that a filter has.
fn part(systems: Systems) -> Range<usize> {
    let (before, after) = extent(systems);
    systems.start() - before..systems.start() + after
}

/// Returns what computes waves, and the filter that whitens them as this strain.
fn signals(white: &Whitened, systems: Systems) -> Result<(Signals, Gain)> {
    let signals = Signals::new(systems, Setting::of(systems).mass_ratio);
    let whitener = Whitener::new(&white.psd, systems.block(), RATE, BAND, FILTER_SECONDS)?;
    let gain = signals.gain(&whitener)?;
    Ok((signals, gain))
}

/// Returns a binary's wave whitened by the spectrum of this strain, with its other quadrature as imaginary part, over the [`extent`] of a filter. Its
/// amplitude peaks `later` s after the sample at the extent's begin.
///
/// # Errors
/// A spectrum with zeros in the band.
pub(super) fn wave(
    binary: &Binary,
    white: &Whitened,
    later: f64,
    systems: Systems,
) -> Result<Vec<Complex32>> {
    let (signals, gain) = signals(white, systems)?;
    Ok(signals.quadratures(binary, later, &gain, part(systems), &mut signals.workspace()))
}

impl Filter {
    /// Computes the filters of these binaries for strain whitened by this spectrum.
    ///
    /// # Errors
    /// A spectrum with zeros in the band.
    pub fn new(binaries: &[Binary], white: &Whitened, systems: Systems) -> Result<Self> {
        let (signals, gain) = signals(white, systems)?;
        let block = systems.block();
        let (forward, inverse) = (f32::forward(block), f32::inverse(block));
        let mut spectra = vec![Complex32::ZERO; binaries.len() * STEPS * block];
        spectra.par_chunks_mut(block).enumerate().for_each_init(
            || signals.workspace(),
            |work, (number, line)| {
                let later = (number % STEPS) as f64 / STEPS as f64 / RATE;
                let binary = &binaries[number / STEPS];
                let z = signals.quadratures(binary, later, &gain, part(systems), work);
                let power: f32 = z.iter().map(Complex32::norm_sqr).sum();
                line[..z.len()].copy_from_slice(&z);
                forward.process(line);
                let scale = (2.0 / power).sqrt() / block as f32; // each quadrature has half of the power
                line.iter_mut().for_each(|z| *z = z.conj() * scale);
            },
        );
        Ok(Self { systems, spectra, forward, inverse })
    }

    /// Returns the samples of a block's transform.
    fn block(&self) -> usize {
        self.systems.block()
    }

    /// Returns the samples of a block whose outputs are complete.
    fn valid(&self) -> usize {
        self.block() - self.extent()
    }

    /// Returns the samples of a filter.
    fn extent(&self) -> usize {
        let (before, after) = extent(self.systems);
        before + after
    }

    /// Transforms whitened strain.
    #[must_use]
    pub fn blocks<'a>(&self, white: &'a Whitened) -> Blocks<'a> {
        let count = white.samples.len().saturating_sub(self.extent());
        let starts: Vec<usize> = (0..count).step_by(self.valid()).collect();
        let block = |first: usize| {
            let mut line = vec![Complex32::ZERO; self.block()];
            line.iter_mut().zip(&white.samples[first..]).for_each(|(z, &x)| z.re = x as f32);
            self.forward.process(&mut line);
            (first, line)
        };
        Blocks { white, blocks: starts.into_par_iter().map(block).collect() }
    }

    /// Returns the triggers whose SNR is at least `threshold`, template after template in the order of time.
    #[must_use]
    pub fn triggers(&self, blocks: &Blocks, threshold: f32) -> Vec<Trigger> {
        let templates = (0..self.spectra.len() / (STEPS * self.block())).into_par_iter();
        let (before, _) = extent(self.systems);
        let each = |template| {
            let powers = self.powers(template, blocks);
            let bands = self.bands(template);
            let trigger = |time: usize| Trigger {
                template: template as u32,
                gps: blocks.white.start + (before as f64 + time as f64 / STEPS as f64) / RATE,
                snr: powers[time].sqrt(),
                chi: self.chi(template, time, blocks, &bands),
            };
            let peaks = peaks(&powers, threshold * threshold);
            peaks.into_iter().map(trigger).collect::<Vec<_>>()
        };
        templates.flat_map_iter(each).collect()
    }

    /// Returns the outputs' powers ρ² at STEPS times per sample; the first is a filter's [`extent`] before its peak into the strain.
    fn powers(&self, template: usize, blocks: &Blocks) -> Vec<f32> {
        let count = blocks.white.samples.len().saturating_sub(self.extent());
        let mut powers = vec![0.0; count * STEPS];
        let mut series = vec![Complex32::ZERO; self.block()];
        for step in 0..STEPS {
            let line = self.line(template, step);
            for (first, spectrum) in &blocks.blocks {
                for ((z, x), h) in series.iter_mut().zip(spectrum).zip(line) {
                    *z = x * h;
                }
                self.inverse.process(&mut series);
                let to = powers[first * STEPS..].iter_mut().skip(step).step_by(STEPS);
                to.zip(&series[..self.valid()]).for_each(|(p, z)| *p = z.norm_sqr());
            }
        }
        powers
    }

    fn line(&self, template: usize, step: usize) -> &[Complex32] {
        &self.spectra[(template * STEPS + step) * self.block()..][..self.block()]
    }

    /// Returns the ends of frequency bands that each contain the same fraction of the template's power.
    fn bands(&self, template: usize) -> [usize; BANDS] {
        let half = self.block() / 2;
        let power: Vec<f64> =
            self.line(template, 0)[..half].iter().map(|z| z.norm_sqr().into()).collect();
        let total: f64 = power.iter().sum();
        let (mut sum, mut ends, mut band) = (0.0, [half; BANDS], 0);
        for (k, p) in power.iter().enumerate() {
            sum += p;
            while band + 1 < BANDS && sum >= total * (band + 1) as f64 / BANDS as f64 {
                ends[band] = k + 1;
                band += 1;
            }
        }
        ends
    }

    /// Computes Allen's time–frequency χ² per degree of freedom, p Σ |z_j − z/p|² / (2p − 2), from the parts z_j of the output z = Σ z_j in p
    /// bands of equal power (arXiv:gr-qc/0405045, eq. 4.10). It has 2p − 2 degrees of freedom for a signal with the template's shape.
    fn chi(&self, template: usize, time: usize, blocks: &Blocks, ends: &[usize; BANDS]) -> f32 {
        let (sample, step) = (time / STEPS, time % STEPS);
        let (first, spectrum) = &blocks.blocks[sample / self.valid()];
        let line = self.line(template, step);
        let (mut parts, mut k) = ([Complex32::ZERO; BANDS], 0);
        let turns = (sample - first) as f64 / self.block() as f64;
        for (part, &end) in parts.iter_mut().zip(ends) {
            for (x, h) in spectrum[k..end].iter().zip(&line[k..end]) {
                let angle = (k as f64 * turns).fract() * std::f64::consts::TAU;
                *part += x * h * Complex32::cis(angle as f32);
                k += 1;
            }
        }
        let mean = parts.iter().sum::<Complex32>() / BANDS as f32;
        let square: f32 = parts.iter().map(|z| (z - mean).norm_sqr()).sum();
        BANDS as f32 * square / FREEDOM
    }
}

/// Returns the times at which the power is at least `least` and the largest within [`APART`].
fn peaks(powers: &[f32], least: f32) -> Vec<usize> {
    let apart = (APART * RATE * STEPS as f64) as usize;
    let mut peaks: Vec<usize> = Vec::new();
    for (time, &power) in powers.iter().enumerate().filter(|(_, power)| **power >= least) {
        match peaks.last_mut() {
            Some(last) if time - *last < apart => {
                if power > powers[*last] {
                    *last = time;
                }
            }
            _ => peaks.push(time),
        }
    }
    peaks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::psd::Psd;
    use rand::SeedableRng;

    fn white(seed: u64, count: usize) -> Whitened {
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut noise = vec![0.0f32; count];
        crate::detector::source::noise(&mut rng, &mut noise);
        let samples = noise.into_iter().map(f64::from).collect();
        Whitened { start: 1000.0, samples, psd: Psd::aligo(2048, RATE) }
    }

    const BINARY: Binary = Binary::new(40.0, 35.0);
    const HEAVY: Systems = Systems::Heavy;

    /// Returns the wave's samples around its peak, with SNR 1.
    fn unit(white: &Whitened) -> Vec<f64> {
        let z = wave(&BINARY, white, 0.0, HEAVY).unwrap();
        let norm = z.iter().map(|z| f64::from(z.re).powi(2)).sum::<f64>().sqrt();
        z.iter().map(|z| f64::from(z.re) / norm).collect()
    }

    /// Checks the output against a sum in the time domain, in the first block and beyond it.
    #[test]
    fn outputs_are_products_in_the_time_domain() {
        let white = white(1, 12_000);
        let filter = Filter::new(&[BINARY], &white, HEAVY).unwrap();
        let powers = filter.powers(0, &filter.blocks(&white));
        assert_eq!(powers.len(), STEPS * (12_000 - filter.extent()));
        let z = wave(&BINARY, &white, 0.0, HEAVY).unwrap();
        let power: f64 = z.iter().map(|z| 0.5 * f64::from(z.norm_sqr())).sum();
        for sample in [0, 5, filter.valid() - 1, filter.valid(), 10_000] {
            let (mut re, mut im) = (0.0, 0.0);
            for (x, z) in white.samples[sample..].iter().zip(&z) {
                (re, im) = (re + x * f64::from(z.re), im - x * f64::from(z.im));
            }
            let want = (re * re + im * im) / power;
            let got = f64::from(powers[sample * STEPS]);
            assert!((got - want).abs() < 1e-3 * want.max(1.0), "{sample}: {got} for {want}");
        }
    }

    /// Checks that χ² per degree of freedom is 1 on average for noise, about 1 for a loud signal with the template's shape, and large for a
    /// glitch that is shorter than the template.
    #[test]
    fn chi_squared_knows_a_signal_from_a_glitch() {
        let mut white = white(2, 60_000);
        let wave = unit(&white);
        let (signal, glitch) = (20_000, 40_000);
        white.samples[signal..].iter_mut().zip(&wave).for_each(|(x, h)| *x += 20.0 * h);
        let (before, _) = extent(HEAVY);
        white.samples[glitch + before] += 60.0;
        let filter = Filter::new(&[BINARY], &white, HEAVY).unwrap();
        let triggers = filter.triggers(&filter.blocks(&white), 2.5);
        let at = |sample: usize| {
            let gps = white.start + (sample + before) as f64 / RATE;
            let near = triggers.iter().filter(|t| (t.gps - gps).abs() < 0.02);
            *near.max_by(|a, b| a.snr.total_cmp(&b.snr)).unwrap()
        };
        let found = at(signal);
        assert!((found.snr - 20.0).abs() < 2.5 && found.chi < 2.5 && !found.vetoed(), "{found:?}");
        let found = at(glitch);
        assert!(found.snr > 6.0 && found.chi > 6.0 && found.vetoed(), "{found:?}");
        assert!(found.reweighted() < 0.6 * found.snr, "{found:?}");
        // At times that are not chosen by their SNR. (A peak has one degree of freedom less: the derivative of |z| is 0 there.)
        let blocks = filter.blocks(&white);
        let bands = filter.bands(0);
        let quiet: Vec<f32> =
            (0..20_000).step_by(50).map(|time| filter.chi(0, time, &blocks, &bands)).collect();
        let mean = quiet.iter().sum::<f32>() / quiet.len() as f32;
        let error = (2.0f32 / 14.0 / quiet.len() as f32).sqrt(); // one value has the variance 2/14
        assert!((mean - 1.0).abs() < 4.0 * error, "{mean} ± {error}");
        let one = Trigger { template: 0, gps: 0.0, snr: 8.0, chi: 1.0 };
        assert_eq!(one.reweighted(), 8.0);
        let two = Trigger { chi: 3f32.cbrt(), ..one };
        assert!((two.reweighted() - 8.0 / 2f32.powf(1.0 / 6.0)).abs() < 1e-5);
    }

    #[test]
    fn peaks_are_apart() {
        let mut powers = vec![1.0; 500];
        for (time, power) in [(50, 9.0), (60, 10.0), (75, 9.5), (300, 8.9)] {
            powers[time] = power;
        }
        assert_eq!(peaks(&powers, 9.0), [60]);
        assert_eq!(peaks(&powers, 8.0), [60, 300]);
    }
}
