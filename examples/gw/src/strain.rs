//! Strain files of the Gravitational Wave Open Science Center (gwosc.org): HDF5, `strain/Strain` with the attributes
//! `Xstart` (GPS seconds) and `Xspacing` (seconds).

use crate::{Error, Result};
use rust_hdf5::{H5Dataset, H5File};
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

/// Largest number of bytes from one byte of a deflated file (<https://zlib.net/zlib_tech.html>).
const DEFLATED: u128 = 1032;

impl Strain {
    /// Reads a GWOSC file.
    ///
    /// # Errors
    /// A file that cannot be opened, is not HDF5, lacks the dataset or its attributes, or is empty.
    pub fn read(path: impl AsRef<Path>) -> Result<Self> {
        let path = path.as_ref();
        // The HDF5 reader would not distinguish a missing file from a broken one.
        let (_, bytes) = rootgrad::formats::open_regular(path)?;
        let bad = |problem: String| Error::Strain { path: path.to_owned(), problem };
        let file = H5File::open(path).map_err(|e| {
            bad(format!("is not an HDF5 file ({e}); wanted a strain file from https://gwosc.org"))
        })?;
        let data = file.dataset("strain/Strain").map_err(|e| {
            let names = file.dataset_names().join(", ");
            bad(format!("has no readable dataset 'strain/Strain' ({e}); it has: {names}"))
        })?;
        let start = number(&data, "Xstart").map_err(&bad)?;
        let spacing = number(&data, "Xspacing").map_err(&bad)?;
        if !(spacing > 0.0 && spacing.is_finite() && start.is_finite()) {
            return Err(bad(format!("has Xstart {start} and Xspacing {spacing}; wanted seconds")));
        }
        let declared = data.shape().iter().fold(data.element_size() as u128, |bytes, length| {
            bytes.saturating_mul(*length as u128)
        });
        if declared > DEFLATED * u128::from(bytes) {
            return Err(bad(format!(
                "declares {declared} bytes of samples, more than its {bytes} bytes can hold"
            )));
        }
        let samples = data
            .read_numeric_as::<f64>()
            .map_err(|e| bad(format!("has an unreadable dataset 'strain/Strain': {e}")))?;
        if samples.is_empty() {
            return Err(bad("has no samples in 'strain/Strain'".into()));
        }
        let detector = file
            .dataset("meta/Detector")
            .and_then(|d| d.read_strings())
            .ok()
            .and_then(|names| names.into_iter().next())
            .unwrap_or_default();
        Ok(Self { path: path.to_owned(), detector, start, rate: 1.0 / spacing, samples })
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
            format!(
                "the longest stretch without a gap is chosen by --start {} --duration {seconds}",
                gps(best.start)
            )
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

/// Reads a scalar attribute, stored as an integer or as a floating-point number.
fn number(data: &H5Dataset, name: &str) -> std::result::Result<f64, String> {
    let attribute = data
        .attr(name)
        .map_err(|e| format!("has no attribute '{name}' on 'strain/Strain' ({e})"))?;
    if let Ok(Some(&x)) = attribute.read_numeric_as::<f64>().as_ref().map(|v| v.first()) {
        return Ok(x);
    }
    match attribute.read_numeric_as::<i64>().as_ref().map(|v| v.first()) {
        Ok(Some(&x)) => Ok(x as f64),
        _ => Err(format!("has an attribute '{name}' on 'strain/Strain' that is not a number")),
    }
}
