//! A detector's strain of any length, read in parts, with its data-quality bits.
//!
//! GWOSC files have one integer per second in `quality/simple/DQmask`. A set bit is a passed check: [`DATA`] for recorded strain, [`CAT1`] to
//! [`CAT3`] for the categories of searches for binaries (<https://gwosc.org/archive/dataset/O1>).

use crate::strain::Strain;
use crate::{Error, Result};
use rust_hdf5::{H5Dataset, H5File};
use std::path::{Path, PathBuf};

/// Bit of seconds in which the detector recorded strain.
pub const DATA: u32 = 1;
/// Bit of seconds without a critical problem. Other seconds are not used at all.
pub const CAT1: u32 = 1 << 1;
/// Bit of seconds without a known source of noise in the strain. Candidates in other seconds are rejected.
pub const CAT2: u32 = 1 << 2;
/// Bit of seconds without a statistical excess of noise.
pub const CAT3: u32 = 1 << 3;

/// Largest number of bytes from one byte of a deflated file (<https://zlib.net/zlib_tech.html>).
const DEFLATED: u128 = 1032;
const MASK: &str = "quality/simple/DQmask";

/// Strain of one detector whose samples are read in parts.
pub struct Recording {
    /// Path of the file.
    pub path: PathBuf,
    /// Name of the detector in the file: `H1`, `L1`, `V1`, …; empty if the file does not have it.
    pub detector: String,
    /// GPS time of the first sample, s.
    pub start: f64,
    /// Sampling rate, Hz.
    pub rate: f64,
    count: usize,
    quality: Option<Vec<u32>>,
    samples: Samples,
}

enum Samples {
    /// Data set of a file, which stays open with it.
    File(H5Dataset),
    Memory(Vec<f64>),
}

impl Recording {
    /// Opens a GWOSC file.
    ///
    /// # Errors
    /// A file that cannot be opened, is not HDF5, lacks the dataset or its attributes, or is empty.
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
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
        let &[count] = &data.shape()[..] else {
            let sizes = data.shape();
            return Err(bad(format!("has samples of shape {sizes:?}; wanted one series")));
        };
        if count == 0 {
            return Err(bad("has no samples in 'strain/Strain'".into()));
        }
        let detector = file
            .dataset("meta/Detector")
            .and_then(|d| d.read_strings())
            .ok()
            .and_then(|names| names.into_iter().next())
            .unwrap_or_default();
        let seconds = count as f64 * spacing;
        let quality = quality(&file, seconds).map_err(&bad)?;
        let (path, rate) = (path.to_owned(), 1.0 / spacing);
        let samples = Samples::File(data);
        Ok(Self { path, detector, start, rate, count, quality, samples })
    }

    /// Makes a recording of samples in memory; `quality` has the bits of each second.
    ///
    /// # Errors
    /// Bits that are not one number per second.
    pub fn new(strain: Strain, quality: Option<Vec<u32>>) -> Result<Self> {
        let seconds = strain.samples.len() as f64 / strain.rate;
        if let Some(bits) = quality.as_ref().filter(|bits| (bits.len() as f64) < seconds.floor()) {
            let wanted = format!("one number for each of {seconds} s");
            return Err(Error::argument("the data quality", bits.len(), wanted));
        }
        let Strain { path, detector, start, rate, samples } = strain;
        let count = samples.len();
        let samples = Samples::Memory(samples);
        Ok(Self { path, detector, start, rate, count, quality, samples })
    }

    /// Returns the number of samples.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// GPS time just after the last sample, s.
    #[must_use]
    pub fn end(&self) -> f64 {
        self.start + self.count as f64 / self.rate
    }

    /// Returns true if all these bits are set for every second that overlaps the time from `from` to `to`, GPS s. A file without bits
    /// passes every check.
    #[must_use]
    pub fn passes(&self, bits: u32, from: f64, to: f64) -> bool {
        let Some(quality) = &self.quality else { return true };
        let second = |gps: f64| (gps - self.start).max(0.0);
        let first = second(from).floor() as usize;
        let end = (second(to).ceil() as usize).max(first + 1);
        quality[first.min(quality.len())..end.min(quality.len())].iter().all(|q| q & bits == bits)
    }

    /// Reads samples from GPS time `from` for `duration` seconds, rounded to samples.
    ///
    /// # Errors
    /// A part that is not completely inside; a file that cannot be read.
    pub fn read(&self, from: f64, duration: f64) -> Result<Strain> {
        let first = ((from - self.start) * self.rate).round();
        let count = (duration * self.rate).round();
        let bad = |problem: String| Error::Strain { path: self.path.clone(), problem };
        if !(first >= 0.0 && count >= 1.0 && first + count <= self.count as f64) {
            let (start, end) = (self.start, self.end());
            return Err(bad(format!(
                "spans GPS {start} to {end}; wanted {duration} s from {from}"
            )));
        }
        let (first, count) = (first as usize, count as usize);
        let samples = match &self.samples {
            Samples::Memory(samples) => samples[first..first + count].to_vec(),
            Samples::File(data) => data
                .read_numeric_slice_as::<f64>(&[first], &[count])
                .map_err(|e| bad(format!("has an unreadable dataset 'strain/Strain': {e}")))?,
        };
        Ok(Strain {
            path: self.path.clone(),
            detector: self.detector.clone(),
            start: self.start + first as f64 / self.rate,
            rate: self.rate,
            samples,
        })
    }

    /// Reads all samples.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn whole(&self) -> Result<Strain> {
        self.read(self.start, self.count as f64 / self.rate)
    }
}

/// Reads the bits of each second, if the file has them.
fn quality(file: &H5File, seconds: f64) -> std::result::Result<Option<Vec<u32>>, String> {
    if !file.dataset_names().iter().any(|name| name.trim_start_matches('/') == MASK) {
        return Ok(None);
    }
    let unreadable = |e: &dyn std::fmt::Display| format!("has an unreadable dataset '{MASK}': {e}");
    let data = file.dataset(MASK).map_err(|e| unreadable(&e))?;
    let sizes = data.shape();
    // At most a day more than the strain, so that a damaged size does not exhaust the memory.
    if sizes.len() != 1
        || (sizes[0] as f64) < seconds.floor()
        || sizes[0] as f64 > seconds + 86400.0
    {
        let wanted = format!("a number for each of its {seconds} s");
        return Err(format!("has data quality '{MASK}' of shape {sizes:?}; wanted {wanted}"));
    }
    let bits = data.read_numeric_as::<i64>().map_err(|e| unreadable(&e))?;
    Ok(Some(bits.into_iter().map(|b| b as u32).collect()))
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
