//! Strain files of the Gravitational Wave Open Science Center (gwosc.org): HDF5, `strain/Strain` with the attributes
//! `Xstart` (GPS seconds) and `Xspacing` (seconds).

use crate::recording::Recording;
use crate::{Error, Result};
use rootgrad::interface::{Interface, interface};
use std::path::{Path, PathBuf};

/// A contiguous stretch of one detector's strain.
#[derive(Debug, Clone, PartialEq)]
pub struct Strain {
    /// Path of the file.
    pub path: PathBuf,
    /// Name of the detector in the file: `H1`, `L1`, `V1`, …; empty if the file does not have it.
    pub detector: String,
    /// GPS time of the first sample, s.
    pub start: f64,
    /// Sampling rate, Hz.
    pub rate: f64,
    /// Dimensionless strain.
    pub samples: Vec<f64>,
}

impl Strain {
    /// Reads a GWOSC file.
    ///
    /// # Errors
    /// A file that cannot be opened, is not HDF5, lacks the dataset or its attributes, or is empty.
    pub fn read(path: impl AsRef<Path>) -> Result<Self> {
        Recording::open(path)?.whole()
    }

    /// GPS time just after the last sample, s.
    #[must_use]
    pub fn end(&self) -> f64 {
        self.start + self.samples.len() as f64 / self.rate
    }

    /// Returns the part from GPS time `start` for `duration` seconds, rounded to samples.
    ///
    /// # Errors
    /// A part that is not completely inside.
    pub fn cut(&self, start: f64, duration: f64) -> Result<Self> {
        let first = ((start - self.start) * self.rate).round();
        let count = (duration * self.rate).round();
        if !(first >= 0.0 && count >= 1.0 && first + count <= self.samples.len() as f64) {
            return Err(Error::Strain {
                path: self.path.clone(),
                problem: format!(
                    "spans GPS {} to {}; wanted {duration} s from {start}",
                    self.start,
                    self.end()
                ),
            });
        }
        let range = first as usize..(first + count) as usize;
        Ok(Self {
            samples: self.samples[range].to_vec(),
            start: self.start + first / self.rate,
            ..self.clone()
        })
    }

    /// Checks that every sample is finite. GWOSC marks missing data by NaN.
    ///
    /// # Errors
    /// The message has the first gap, and the longest stretch without a gap.
    pub fn check_gaps(&self) -> Result<()> {
        let missing = self.samples.iter().filter(|x| !x.is_finite()).count();
        if missing == 0 {
            return Ok(());
        }
        let gps = |i: usize| self.start + i as f64 / self.rate;
        let first = self.samples.iter().position(|x| !x.is_finite()).unwrap_or(0);
        let mut best = 0..0;
        let mut from = 0;
        for i in 0..=self.samples.len() {
            if i == self.samples.len() || !self.samples[i].is_finite() {
                if i - from > best.len() {
                    best = from..i;
                }
                from = i + 1;
            }
        }
        let way_out = if best.is_empty() {
            "no sample is usable".to_owned()
        } else {
            let seconds = (best.len() as f64 / self.rate).floor();
            let choice = selection(gps(best.start), seconds);
            format!("the longest stretch without a gap is chosen by {choice}")
        };
        Err(Error::Strain {
            path: self.path.clone(),
            problem: format!(
                "has missing data: {missing} of {} samples are not finite, the first at GPS {}; {way_out}",
                self.samples.len(),
                gps(first)
            ),
        })
    }
}

/// Returns the options that select a part of the strain, as the user writes them.
pub(crate) fn selection(start: f64, duration: f64) -> String {
    match interface() {
        Interface::Shell => format!("--start {start} --duration {duration}"),
        _ => format!("start = {start}, duration = {duration}"),
    }
}
