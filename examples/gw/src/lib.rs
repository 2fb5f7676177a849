//! Gravitational-wave data for the rootgrad demo.
//!
//! Two ways in, one format out: windows of 0.25 s of whitened strain, 30–400 Hz at 1024 Hz, as rows of a TTree.
//!
//! - [`simulate`]: inspiral-merger-ringdown chirps in coloured Gaussian noise of the Advanced LIGO design curve, whitened
//!   with the spectrum estimated from the noisy data itself, as real data are;
//! - [`strain`]: real strain of two detectors (GWOSC HDF5 files), resampled and whitened in the same manner.
//!
//! The program `gw` calls both. Whitened data are normalised as for matched filtering: white noise of the full band would
//! have unit variance per sample, so that the optimal signal-to-noise ratio of a signal is the norm of its whitened
//! samples, ρ² = Σ h²ₙ = 4 ∫ |h̃(f)|² / Sₙ(f) df. Noise in 30–400 Hz alone therefore has variance 370/512 = 0.723.

pub mod bank;
pub mod detector;
pub mod error;
mod fft;
pub mod noise;
pub mod psd;
pub mod resample;
mod signal;
pub mod simulate;
pub mod strain;
pub mod tree;
pub mod waveform;
pub mod whiten;
pub mod windows;

pub use error::{Error, Result};

/// Sampling rate of everything that leaves this crate, Hz: enough for the band, so that nothing is lost, and no more, so that
/// no input of a network is redundant.
pub const RATE: f64 = 1024.0;
/// Samples in a window: 0.25 s.
pub const WINDOW: usize = 256;
/// Band analysed, Hz. Below, seismic noise; above, stellar-mass binaries give nothing that a design-curve detector sees.
pub const BAND: (f64, f64) = (30.0, 400.0);
/// Length of the whitening filter, s: half of it is lost at either end of a stretch of data.
pub const FILTER_SECONDS: f64 = 2.0;
/// Length of the segments in the estimate of the noise spectrum, s.
pub const SEGMENT_SECONDS: f64 = 2.0;
/// Where in a window a simulated signal's amplitude peaks, s from the window's start.
pub const ARRIVAL: (f64, f64) = (0.15, 0.23);
