//! Sliding windows of two detectors' whitened strain.

use crate::gate::resampled;
use crate::psd::Psd;
use crate::strain::{Strain, selection};
use crate::whiten::Whitener;
use crate::{ARRIVAL, BAND, Error, FILTER_SECONDS, RATE, Result, SEGMENT_SECONDS, WINDOW};

/// Shortest length of data for a reliable estimate of the noise spectrum, s.
pub const SHORTEST: f64 = 16.0;

/// Whitened strain at [`RATE`], without the edges that whitening makes invalid.
#[derive(Debug, Clone, PartialEq)]
pub struct Whitened {
    /// GPS time of the first sample, s.
    pub start: f64,
    /// Samples in units in which noise of the full band has unit variance.
    pub samples: Vec<f64>,
    /// Estimated noise density used for the whitening.
    pub psd: Psd,
}

/// Resamples a detector's strain and whitens it with the spectrum estimated from itself (median Welch).
///
/// # Errors
/// Missing data, a rate that is not a multiple of 1024 Hz, less than 16 s of data.
pub fn whiten(strain: &Strain) -> Result<Whitened> {
    let bad = |problem: String| Error::Strain { path: strain.path.clone(), problem };
    let mut x = resampled(strain)?;
    let psd = Psd::welch_median(&x, RATE, (SEGMENT_SECONDS * RATE) as usize)
        .ok_or_else(|| bad("is too short for its spectrum to be estimated".into()))?;
    let whitener = Whitener::new(&psd, x.len(), RATE, BAND, FILTER_SECONDS)
        .map_err(|e| bad(format!("cannot be whitened: {e}")))?;
    whitener.apply(&mut x)?;
    let margin = whitener.margin();
    let samples = x[margin..x.len() - margin].to_vec();
    Ok(Whitened { start: strain.start + margin as f64 / RATE, samples, psd })
}

/// The same window of both detectors: a row of the tree "windows".
#[derive(Debug, Clone, PartialEq)]
pub struct Pair {
    /// GPS time of the window's first sample, s.
    pub gps: f64,
    /// GPS time of a merger in the middle of the range for which the network was trained, s: the time that a high
    /// score indicates.
    pub gps_merger: f64,
    /// Whitened strain of the first detector.
    pub h1: [f32; WINDOW],
    /// Whitened strain of the second detector.
    pub l1: [f32; WINDOW],
}

/// Returns windows of both detectors, one every `step` samples. The data must cover the same time span.
///
/// # Errors
/// Data of different spans, a step of 0, or less than a window of data.
pub fn pairs(
    a: &Whitened,
    b: &Whitened,
    step: usize,
) -> Result<impl Iterator<Item = Pair> + use<>> {
    if step == 0 {
        return Err(Error::option("step", "0", "at least 1"));
    }
    if (a.start - b.start).abs() > 0.5 / RATE || a.samples.len() != b.samples.len() {
        return Err(Error::Detectors("the detectors' whitened data span different times".into()));
    }
    if a.samples.len() < WINDOW {
        let got = format!("{} samples", a.samples.len());
        return Err(Error::argument("the whitened strain", got, format!("at least {WINDOW}")));
    }
    let (start, x, y) = (a.start, a.samples.clone(), b.samples.clone());
    let middle = 0.5 * (ARRIVAL.0 + ARRIVAL.1);
    Ok((0..=x.len() - WINDOW).step_by(step).map(move |i| {
        let gps = start + i as f64 / RATE;
        let single = |z: &[f64]| std::array::from_fn(|j| z[i + j] as f32);
        Pair { gps, gps_merger: gps + middle, h1: single(&x), l1: single(&y) }
    }))
}

/// Checks that two detectors' strain was recorded at the same time.
///
/// # Errors
/// Different spans, with the common part if there is one; the same detector twice.
pub fn check_same_span(a: &Strain, b: &Strain) -> Result<()> {
    if !a.detector.is_empty() && a.detector == b.detector {
        return Err(Error::Detectors(format!(
            "'{}' and '{}' are both of detector {}; wanted files of two detectors",
            a.path.display(),
            b.path.display(),
            a.detector
        )));
    }
    if (a.start - b.start).abs() < 1e-6 && (a.end() - b.end()).abs() < 1e-6 {
        return Ok(());
    }
    let (from, to) = (a.start.max(b.start), a.end().min(b.end()));
    let way_out = if to - from >= SHORTEST {
        format!("select their common part by {}", selection(from, (to - from).floor()))
    } else {
        format!("they have less than {SHORTEST} s in common")
    };
    Err(Error::Detectors(format!(
        "'{}' spans GPS {} to {}, '{}' {} to {}; {way_out}",
        a.path.display(),
        a.start,
        a.end(),
        b.path.display(),
        b.start,
        b.end()
    )))
}
