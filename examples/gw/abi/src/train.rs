//! Training of a detector.

use crate::choices::{
    network, preset, rootgrad_gw_network, rootgrad_gw_preset, rootgrad_gw_systems, systems,
};
use crate::work::{self, AUTO, count, masses};
use rootgrad::error::Result;
use rootgrad::ffi::kit::{call, check_layout, path};
use rootgrad::ffi::rootgrad_status_t;
use rootgrad_gw::commands::train::{Binaries, Options, Problem, Sizes};
use std::ffi::c_char;

/// Options of a training. Fill it with `rootgrad_gw_train_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gw_train_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_gw_train_options_default`; another value is an error.
    pub struct_size: usize,
    /// Number of detectors: 1, or 2 for Hanford and Livingston.
    pub detectors: usize,
    /// Lowest and highest component mass, solar masses; 0 and 0 for 10 and 50, or 3 and 5 of light systems.
    pub masses: [f64; 2],
    /// Largest spin along the orbital axis, of light systems.
    pub spin: f64,
    /// Lowest and highest optimal signal-to-noise ratio of the signals, of all detectors together.
    pub snr: [f64; 2],
    /// Minimal match of a detector's templates, 0.5 to 0.995.
    pub min_match: f64,
    /// Minimal match of the bank to compare with, the first of these templates, 0.5 to 0.995.
    pub bank_match: f64,
    /// Seed of the templates' placement and of the training.
    pub seed: u64,
    /// Training epochs, each with fresh noise; `(size_t)-1`, the default: those of the preset.
    pub epochs: usize,
    /// Windows per epoch, half of them with a signal; `(size_t)-1`, the default: those of the preset.
    pub windows: usize,
    /// Simulated signals to train on; `(size_t)-1`, the default: those of the preset.
    pub stock: usize,
    /// Largest learning rate.
    pub rate: f64,
    /// Each noise window is the one that the network ranks highest among so many.
    pub noises: usize,
    /// Number of threads; 0 for all. The result does not depend on it.
    pub threads: usize,
    /// Kind of the network, a `rootgrad_gw_network`.
    pub network: i32,
    /// Kind of the binaries, a `rootgrad_gw_systems`.
    pub systems: i32,
    /// Length of the training, a `rootgrad_gw_preset`, unless `epochs`, `windows` and `stock` set it.
    pub preset: i32,
    /// 1 to show progress on standard error if it is a terminal, else 0.
    pub progress: i32,
    /// 1 if Ctrl-C ends the training with the status INTERRUPTED, else 0.
    pub interruptible: i32,
    /// 0: for a later option.
    pub reserved: i32,
}

impl From<&Options> for rootgrad_gw_train_options_t {
    fn from(options: &Options) -> Self {
        let Options { network, problem, sizes, work } = options;
        Self {
            struct_size: size_of::<Self>(),
            detectors: problem.detectors,
            masses: [0.0; 2],
            spin: problem.binaries.spin,
            snr: problem.snr.into(),
            min_match: problem.min_match,
            bank_match: problem.bank_match,
            seed: problem.seed,
            epochs: AUTO,
            windows: AUTO,
            stock: AUTO,
            rate: sizes.rate,
            noises: sizes.noises,
            threads: work.threads,
            network: rootgrad_gw_network::from(*network) as i32,
            systems: rootgrad_gw_systems::from(problem.binaries.systems) as i32,
            preset: rootgrad_gw_preset::from(sizes.preset) as i32,
            progress: 1,
            interruptible: 1,
            reserved: 0,
        }
    }
}

impl rootgrad_gw_train_options_t {
    fn decode(&self) -> Result<Options> {
        let default = "rootgrad_gw_train_options_default";
        check_layout::<Self>(self.struct_size, self.reserved, default)?;
        Ok(Options {
            network: network(self.network)?,
            problem: Problem {
                binaries: Binaries {
                    systems: systems(self.systems)?,
                    masses: masses(self.masses),
                    spin: self.spin,
                },
                detectors: self.detectors,
                snr: self.snr.into(),
                min_match: self.min_match,
                bank_match: self.bank_match,
                seed: self.seed,
            },
            sizes: Sizes {
                preset: preset(self.preset)?,
                epochs: count("epochs", self.epochs)?,
                windows: count("windows", self.windows)?,
                stock: count("stock", self.stock)?,
                rate: self.rate,
                noises: self.noises,
            },
            work: work::work(self.threads, self.progress, self.interruptible)?,
        })
    }
}

/// Writes the default options to `*out`. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`), `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_train_options_default(
    struct_size: usize,
    out: *mut rootgrad_gw_train_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe { work::write(out, struct_size, (&Options::default()).into()) })
}

/// Trains a network, as `gw train` does, and writes it to the file `output`, for `rootgrad_gw_detector_load` and the option `detector` of a search. The
/// same options give the same file on any number of threads. Thread safe.
///
/// Errors: `ARGUMENT` (an option out of range), `IO`, `INTERRUPTED`, `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `output` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_train(
    output: *const c_char,
    options: *const rootgrad_gw_train_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe {
        let options = work::read(options, "rootgrad_gw_train_options_default")?.decode()?;
        options.run(&path("output", output)?)?;
        Ok(())
    })
}
