//! A window in detail: its strain, and the parts of it by which a network ranks it.

use super::model::{Look, Model};
use super::parts::{parts, read, stretches};
use super::source::{Purpose, Source, noise};
use crate::recording::Recording;
use crate::systems::Systems;
use crate::windows::Whitened;
use crate::{Error, RATE, Result, gate};
use rootgrad::threads::Team;

/// A window of strain.
#[derive(Debug, Clone, PartialEq)]
pub struct Window {
    /// Time of the first sample, s: GPS time, or 0 for a simulated window.
    pub start: f64,
    /// Whitened strain (detectors, samples).
    pub strain: Vec<f32>,
    /// The signal in it, if it is known.
    pub signal: Option<Vec<f32>>,
}

/// A window with the derivatives of a logit.
#[derive(Debug, Clone, PartialEq)]
pub struct Explained {
    /// The window.
    pub window: Window,
    /// Number of samples in each detector.
    pub samples: usize,
    /// The logit and its derivatives.
    pub look: Look,
}

impl Window {
    /// Simulates a window with a signal of this SNR, which may be 0.
    ///
    /// # Errors
    /// An SNR below 0.
    pub fn simulated(source: &Source, snr: f64) -> Result<Self> {
        if !(snr >= 0.0 && snr.is_finite()) {
            return Err(Error::option("snr", snr, "a number of 0 or more"));
        }
        let mut signal = source.signals(Purpose::Compare, 3, 1);
        let mut strain = vec![0.0; signal.len()];
        noise(&mut source.random(Purpose::Compare, 4, 0), &mut strain);
        signal.iter_mut().for_each(|h| *h *= snr as f32);
        strain.iter_mut().zip(&signal).for_each(|(x, h)| *x += h);
        Ok(Self { start: 0.0, strain, signal: Some(signal) })
    }

    /// Reads two detectors' strain around a time, and whitens it as for a search. The time is in the middle of the peaks that the network knows.
    ///
    /// # Errors
    /// A time that a search would leave out; strain that cannot be read or whitened.
    pub fn measured(
        detectors: [&Recording; 2],
        gps: f64,
        threshold: f64,
        systems: Systems,
    ) -> Result<Self> {
        let edge = systems.edge();
        let all = stretches(detectors, systems)?.into_iter();
        let all = all.flat_map(|stretch| parts(stretch, systems));
        let inside = |from: f64, to: f64| gps >= from + edge && gps <= to - edge;
        for part in all.filter(|&(from, to)| inside(from, to)) {
            for pair in read(detectors, part, systems)? {
                if inside(pair[0].start, pair[0].end()) {
                    let [a, b] = pair.each_ref().map(|strain| gate::whiten(strain, threshold));
                    return Ok(Self::cut([&a?.white, &b?.white], gps, systems));
                }
            }
        }
        let [a, b] = detectors.map(|detector| detector.path.display());
        let problem = format!(
            "not in strain of both that a search would use, {edge} s or more from its ends"
        );
        Err(Error::Detectors(format!("GPS {gps} is {problem} ('{a}' and '{b}')")))
    }

    fn cut(white: [&Whitened; 2], gps: f64, systems: Systems) -> Self {
        let start = gps - systems.middle();
        let strain = white.iter().flat_map(|white| {
            let first = ((start - white.start) * RATE).round() as usize;
            white.samples[first..first + systems.samples()].iter().map(|&x| x as f32)
        });
        Self { start, strain: strain.collect(), signal: None }
    }
}

impl Explained {
    /// Computes the logit of a window and its derivatives.
    ///
    /// # Errors
    /// A window of other detectors than the network's; not enough memory.
    pub fn new(model: &Model, team: &Team, window: Window) -> Result<Self> {
        let (samples, wanted) = (model.setting().systems.samples(), model.setting().detectors);
        let got = window.strain.len() / samples;
        if got != wanted {
            let wanted = format!("{wanted}, the number of the network");
            return Err(Error::argument("the number of detectors", got, wanted));
        }
        let look = model.look(team, &window.strain)?.swap_remove(0);
        Ok(Self { window, samples, look })
    }

    /// Returns the cosine of the angle between derivative and signal, if the signal is known; for a matched filter with the signal's template it is 1.
    #[must_use]
    pub fn overlap(&self) -> Option<f64> {
        let product = |a: &[f32], b: &[f32]| -> f64 {
            a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
        };
        let (signal, gradient) = (self.window.signal.as_ref()?, &self.look.gradient);
        let norm = (product(signal, signal) * product(gradient, gradient)).sqrt();
        (norm > 0.0).then(|| product(signal, gradient) / norm)
    }

    /// Returns the names of the columns of [`rows`](Self::rows), for each detector in turn.
    #[must_use]
    pub fn labels(&self) -> Vec<&'static str> {
        const OF: [[&str; 4]; 2] = [
            ["h1", "gradient_h1", "product_h1", "signal_h1"],
            ["l1", "gradient_l1", "product_l1", "signal_l1"],
        ];
        let of_each = if self.window.signal.is_some() { 4 } else { 3 };
        let detectors = self.window.strain.len() / self.samples;
        let columns = OF[..detectors].iter().flat_map(|names| &names[..of_each]);
        std::iter::once("time").chain(columns.copied()).collect()
    }

    /// Returns a row for each time: the time, then strain, derivative, their product, and the signal if it is known.
    #[must_use]
    pub fn rows(&self) -> Vec<Vec<f64>> {
        let Window { start, strain, signal } = &self.window;
        let products = self.look.products(strain);
        let columns = [strain, &self.look.gradient, &products];
        let columns: Vec<&Vec<f32>> = columns.into_iter().chain(signal).collect();
        let row = |time: usize| {
            let samples = (time..strain.len()).step_by(self.samples);
            let values = samples.flat_map(|sample| columns.iter().map(move |c| c[sample].into()));
            std::iter::once(start + time as f64 / RATE).chain(values).collect()
        };
        (0..self.samples).map(row).collect()
    }
}
