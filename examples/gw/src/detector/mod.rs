//! A detector that begins as a bank of matched filters and is then trained, on windows of one detector or of two: of 1 s for heavy
//! [`Systems`], of 8 s for light ones.
//!
//! Strain is whitened and sampled at 1024 Hz. Its noise is white with variance 1, so a signal's optimal signal-to-noise ratio (SNR)
//! is the norm of its samples in the window, over both detectors. Noise and signals of SNR 1 are stored separately, and added when a window
//! is created ([`source`]).
//!
//! - [`templates`]: waveforms placed by their overlap, and the matched filters computed from them;
//! - [`filters`]: the filters outside of a graph, their loudest output, and the marginal likelihood, which no detector exceeds;
//! - [`coherence`]: the weights of delays, relative phases and ratios of amplitudes of two detectors;
//! - [`network`]: the same filters as operations of a graph, whose ranking before training is the marginal likelihood of the bank;
//! - [`plain`]: networks that begin at random; [`model`]: any network's graph and gradients, [`explain`]ed by its derivatives in a window;
//! - [`training`]: the training; [`comparison`]: rankings of the same windows, noise only after a quick look ([`sift`]) if wanted, at a [`pace`]; [`ranked`]: the number of signals that
//!   each finds at a false-alarm probability;
//! - [`saved`]: a network's file; [`scoring`]: a network read from it, for any number of threads at once;
//! - [`search`]: the search of two detectors' strain of any length, with a background by time slides: [`parts`] of it, [`series`] of filter
//!   outputs with their triggers, [`coincidence`] of these, and an [`event`] in detail.

mod alarms;
pub mod coherence;
pub mod coincidence;
pub mod comparison;
pub mod event;
pub mod explain;
mod features;
pub mod filters;
pub mod model;
pub mod network;
pub mod pace;
pub mod parts;
pub mod plain;
pub mod ranked;
pub mod saved;
pub mod scoring;
pub mod search;
pub mod series;
pub mod sift;
pub mod sky;
pub mod source;
pub mod templates;
pub mod training;
mod zoom;

use crate::systems::Systems;
use crate::{Error, Result};

/// Filter times per sample. With only one, a peak between two samples would cost up to 2 % of the SNR.
pub const STEPS: usize = 2;
/// Largest number of times by which the second detector's peak may be earlier or later than the first's: the light travel time of 10.01
/// ms, and one time more.
pub const DELAYS: usize = 22;
/// Samples by which the second detector's times extend further on either side.
const MARGIN: usize = DELAYS.div_ceil(STEPS);
/// Number of times in the first detector, for all systems.
pub const TIMES: usize = times_of(Systems::Heavy);
const _: () = assert!(TIMES == times_of(Systems::Light));

const fn times_of(systems: Systems) -> usize {
    let (first, last) = systems.peaks();
    STEPS * (last - first + 1)
}

/// Signals and detectors of a problem.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Setting {
    /// Kind of the binaries, which determines the waveform and the window.
    pub systems: Systems,
    /// Number of detectors: 1, or 2 for Hanford and Livingston.
    pub detectors: usize,
    /// Component masses in the detector's frame, uniform, solar masses.
    pub masses: (f64, f64),
    /// Largest mass ratio.
    pub mass_ratio: f64,
    /// Largest spin of a body along the orbital axis, uniform in both directions; 0 for heavy systems.
    pub spin: f64,
    /// Optimal SNR of all detectors together in the window, uniform.
    pub snr: (f64, f64),
}

impl Default for Setting {
    fn default() -> Self {
        Self::of(Systems::Heavy)
    }
}

impl Setting {
    /// Returns the default setting for these systems.
    #[must_use]
    pub fn of(systems: Systems) -> Self {
        let masses = systems.masses();
        Self { systems, detectors: 1, masses, mass_ratio: 4.0, spin: 0.0, snr: (4.0, 10.0) }
    }

    /// # Errors
    /// A number of detectors other than one or two, or a range of the SNR that is empty or not positive. (Masses are checked by the
    /// simulation.)
    pub fn check(&self) -> Result<()> {
        if !(1..=2).contains(&self.detectors) {
            return Err(Error::option("detectors", self.detectors, "1 or 2"));
        }
        let (low, high) = self.snr;
        if !(low > 0.0 && low < high && high.is_finite()) {
            let wanted = "LOW:HIGH, positive, such as 4:10";
            return Err(Error::option("snr", format!("{low}:{high}"), wanted));
        }
        Ok(())
    }

    /// Returns the number of samples in a window of all detectors.
    #[must_use]
    pub fn width(&self) -> usize {
        self.detectors * self.systems.samples()
    }
}

/// Returns the samples of the peak that are tried in a detector, first to last.
fn peaks(systems: Systems, detector: usize) -> std::ops::RangeInclusive<usize> {
    let (margin, (first, last)) = (if detector == 0 { 0 } else { MARGIN }, systems.peaks());
    first - margin..=last + margin
}

/// Returns the number of times at which a detector's filters are read.
#[must_use]
pub fn times(detector: usize) -> usize {
    STEPS * peaks(Systems::Heavy, detector).count()
}
