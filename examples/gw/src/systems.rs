//! Kinds of binaries, which determine the waveform model and the window.

use crate::{ARRIVAL, Error, RATE, Result, WINDOW};
use std::fmt;

/// Binaries that are searched for with the same waveform model and window.
///
/// A binary's *peak* is the time at which its amplitude is largest, for light systems the coalescence of the model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Systems {
    /// Black holes: inspiral, merger and ring-down by [IMRPhenomA](crate::waveform::Model), in windows of 1 s.
    #[default]
    Heavy,
    /// Neutron stars and light black holes: the inspiral by [TaylorF2](crate::waveform::taylor::Taylor), in windows of 8 s. Their merger is above
    /// the band. Lighter systems are longer in the band; a window has the end of them.
    Light,
}

impl Systems {
    /// Returns the name, as in options and files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Systems::Heavy => "heavy",
            Systems::Light => "light",
        }
    }

    /// Returns the kind with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Systems::Heavy, Systems::Light].into_iter().find(|systems| systems.name() == name)
    }

    /// Returns the component masses of the population unless others are wanted, solar masses.
    #[must_use]
    pub fn masses(self) -> (f64, f64) {
        match self {
            Systems::Heavy => (10.0, 50.0),
            Systems::Light => (3.0, 5.0),
        }
    }

    /// Returns the component masses that the waveform model describes, solar masses.
    fn allowed(self) -> (f64, f64) {
        match self {
            Systems::Heavy => (8.0, 100.0),
            Systems::Light => (1.0, 5.0),
        }
    }

    /// # Errors
    /// Masses or a largest spin that the waveform model does not describe.
    pub fn check(self, masses: (f64, f64), spin: f64) -> Result<()> {
        let (low, high) = self.allowed();
        if !(masses.0 >= low && masses.0 <= masses.1 && masses.1 <= high) {
            let wanted = format!("LOW:HIGH in {low} to {high} solar masses");
            let got = format!("{}:{}", masses.0, masses.1);
            return Err(Error::option("masses", got, wanted));
        }
        match self {
            Systems::Heavy if spin != 0.0 => {
                Err(Error::option("spin", spin, "0: the waveforms of heavy systems have no spins"))
            }
            _ if !(0.0..=MOST_SPIN).contains(&spin) => {
                Err(Error::option("spin", spin, format!("0 to {MOST_SPIN}")))
            }
            _ => Ok(()),
        }
    }

    /// Returns the number of a window's samples in each detector.
    #[must_use]
    pub const fn samples(self) -> usize {
        match self {
            Systems::Heavy => 1024,
            Systems::Light => 8192,
        }
    }

    /// Returns the number of samples in a row of `gw simulate`. Only the demo's rows of heavy systems are shorter than a window of a detector.
    #[must_use]
    pub const fn row(self) -> usize {
        match self {
            Systems::Heavy => WINDOW,
            Systems::Light => self.samples(),
        }
    }

    /// Returns the range of the peak's time in such a row, s from its start.
    #[must_use]
    pub const fn arrival(self) -> (f64, f64) {
        match self {
            Systems::Heavy => ARRIVAL,
            Systems::Light => self.peak(),
        }
    }

    /// Returns the range of the peak's time in the first detector, s from the window's start. It is as long for all systems.
    #[must_use]
    pub const fn peak(self) -> (f64, f64) {
        match self {
            Systems::Heavy => (0.75, 0.95),
            Systems::Light => (7.75, 7.95),
        }
    }

    /// Returns the middle of the range of the peak's time.
    #[must_use]
    pub fn middle(self) -> f64 {
        0.5 * (self.peak().0 + self.peak().1)
    }

    /// Returns the first and the last sample of the peak in the first detector.
    pub(crate) const fn peaks(self) -> (usize, usize) {
        ((self.peak().0 * RATE) as usize, (self.peak().1 * RATE) as usize)
    }

    /// Returns the length of the correlations of a window with a filter, which must not wrap around.
    pub(crate) const fn length(self) -> usize {
        match self {
            Systems::Heavy => 1280,
            Systems::Light => 9216,
        }
    }

    /// Returns the number of samples on which a signal is computed. It covers the slowest chirp in a window plus the whitening filter.
    pub(crate) const fn signal(self) -> usize {
        match self {
            Systems::Heavy => 4096,
            Systems::Light => 16_384,
        }
    }

    /// Returns the window's first sample among them. It is late, because the inspiral comes before.
    pub(crate) const fn start(self) -> usize {
        match self {
            Systems::Heavy => 3072,
            Systems::Light => 8192,
        }
    }

    /// Returns the number of samples of the transforms of long strain.
    pub(crate) const fn block(self) -> usize {
        match self {
            Systems::Heavy => 8192,
            Systems::Light => 32_768,
        }
    }

    /// Returns the time at either end of a part of the strain that is not searched, s: half of the whitening filter, and the longest part of a
    /// wave before or after its peak.
    #[must_use]
    pub const fn edge(self) -> f64 {
        match self {
            Systems::Heavy => 2.0,
            Systems::Light => 10.0,
        }
    }

    /// Returns the shortest part of the strain that is searched, s.
    #[must_use]
    pub const fn shortest(self) -> f64 {
        match self {
            Systems::Heavy => crate::windows::SHORTEST,
            Systems::Light => 32.0,
        }
    }
}

/// Largest aligned spin of light systems for which the waveforms are compared with another implementation.
const MOST_SPIN: f64 = 0.4;

impl fmt::Display for Systems {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.name())
    }
}
