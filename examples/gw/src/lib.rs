//! Gravitational-wave data for the rootgrad demo.
//!
//! Two sources of data, one format: windows of 0.25 s of whitened strain, 30–400 Hz at 1024 Hz, as rows of a TTree.
//!
//! - [`simulate`]: inspiral-merger-ringdown chirps in coloured Gaussian noise of the Advanced LIGO design curve, whitened
//!   with the spectrum estimated from the noisy data itself, as real data are;
//! - [`strain`]: real strain of two detectors (GWOSC HDF5 files), resampled and whitened in the same manner.
//!
//! The program `gw` calls both. Whitened data are normalised as for matched filtering: white noise of the full band would
//! have unit variance per sample, so that the optimal signal-to-noise ratio of a signal is the norm of its whitened
//! samples, ρ² = Σ h²ₙ = 4 ∫ |h̃(f)|² / Sₙ(f) df. Noise in 30–400 Hz alone therefore has variance 370/512 = 0.723.

pub mod bank;
pub mod commands;
pub mod detector;
pub mod error;
pub mod gate;
pub mod noise;
pub mod progress;
pub mod psd;
pub mod recording;
pub mod resample;
mod signal;
pub mod simulate;
pub mod strain;
pub mod systems;
pub mod tree;
pub mod waveform;
pub mod whiten;
pub mod windows;

pub use error::{Error, Result};

/// Sampling rate of all results of this crate, Hz. It is high enough for the band, so nothing is lost, and not higher, so no
/// input of a network is redundant.
pub const RATE: f64 = 1024.0;
/// Samples in a window: 0.25 s.
pub const WINDOW: usize = 256;
/// Analysed band, Hz. Below it is seismic noise; above it, stellar-mass binaries are too faint for a design-curve detector.
pub const BAND: (f64, f64) = (30.0, 400.0);
/// Length of the whitening filter, s; half of it is lost at either end of the data.
pub const FILTER_SECONDS: f64 = 2.0;
/// Length of the segments for the estimate of the noise spectrum, s.
pub const SEGMENT_SECONDS: f64 = 2.0;
/// Range of times at which a simulated signal's amplitude peaks, s from the window's start.
pub const ARRIVAL: (f64, f64) = (0.15, 0.23);
