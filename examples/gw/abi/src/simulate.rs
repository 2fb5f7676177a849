//! Simulated windows.

use crate::choices::{rootgrad_gw_systems, systems};
use crate::work::{self, AUTO, count, masses};
use rootgrad::error::Result;
use rootgrad::ffi::kit::{call, path, truth};
use rootgrad::ffi::rootgrad_status_t;
use rootgrad_gw::commands::simulate::Options;
use rootgrad_gw::commands::train::Binaries;
use std::ffi::c_char;

/// Options of a simulation. Fill it with `rootgrad_gw_simulate_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gw_simulate_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_gw_simulate_options_default`; another value is an error.
    pub struct_size: usize,
    /// Random seed: the same seed gives the same file.
    pub seed: u64,
    /// Rows in the tree "train", half of them with a signal; `(size_t)-1`, the default: 500,000, or 20,000 of light systems (32 kB each).
    pub train: usize,
    /// Rows in the tree "validation", half of them with a signal; `(size_t)-1`, the default: 20,000, or 2,000 of light systems.
    pub validation: usize,
    /// Rows in the tree "test"; `(size_t)-1`, the default: 200,000, or 8,000 of light systems.
    pub test: usize,
    /// One in this many rows of the tree "test" has a signal.
    pub test_signal_every: usize,
    /// Lowest and highest signal-to-noise ratio of the signals for training and validation.
    pub train_snr: [f64; 2],
    /// Lowest and highest signal-to-noise ratio of the signals for the test.
    pub test_snr: [f64; 2],
    /// Lowest and highest component mass, solar masses; 0 and 0 for 10 and 50, or 3 and 5 of light systems.
    pub masses: [f64; 2],
    /// Largest spin along the orbital axis, of light systems.
    pub spin: f64,
    /// Number of threads; 0 for all. The file does not depend on it.
    pub threads: usize,
    /// Kind of the binaries, a `rootgrad_gw_systems`.
    pub systems: i32,
    /// 1 for the column "bank" of the tree "test", the loudest result of a bank of matched filters; an error for light systems. Else 0.
    pub bank: i32,
    /// 1 to show progress on standard error if it is a terminal, else 0.
    pub progress: i32,
    /// 1 if Ctrl-C ends the simulation with the status INTERRUPTED, else 0.
    pub interruptible: i32,
}

impl From<&Options> for rootgrad_gw_simulate_options_t {
    fn from(options: &Options) -> Self {
        Self {
            struct_size: size_of::<Self>(),
            seed: options.seed,
            train: AUTO,
            validation: AUTO,
            test: AUTO,
            test_signal_every: options.test_signal_every,
            train_snr: options.train_snr.into(),
            test_snr: options.test_snr.into(),
            masses: [0.0; 2],
            spin: options.binaries.spin,
            threads: options.work.threads,
            systems: rootgrad_gw_systems::from(options.binaries.systems) as i32,
            bank: (!options.no_bank).into(),
            progress: 1,
            interruptible: 1,
        }
    }
}

impl rootgrad_gw_simulate_options_t {
    fn decode(&self) -> Result<Options> {
        Ok(Options {
            seed: self.seed,
            train: count("train", self.train)?,
            validation: count("validation", self.validation)?,
            test: count("test", self.test)?,
            test_signal_every: self.test_signal_every,
            train_snr: self.train_snr.into(),
            test_snr: self.test_snr.into(),
            binaries: Binaries {
                systems: systems(self.systems)?,
                masses: masses(self.masses),
                spin: self.spin,
            },
            no_bank: !truth("bank", self.bank)?,
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
pub unsafe extern "C" fn rootgrad_gw_simulate_options_default(
    struct_size: usize,
    out: *mut rootgrad_gw_simulate_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe { work::write(out, struct_size, (&Options::default()).into()) })
}

/// Simulates windows of noise and of signals in noise, as `gw simulate` does, and writes them to the ROOT file `output`: trees "train", "validation" and
/// "test". Thread safe.
///
/// Errors: `ARGUMENT` (an option out of range), `IO`, `INTERRUPTED`, `NULL_POINTER`.
///
/// # Safety
/// `output` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_simulate(
    output: *const c_char,
    options: *const rootgrad_gw_simulate_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe {
        let options = work::read(options, "rootgrad_gw_simulate_options_default")?.decode()?;
        Ok(options.run(&path("output", output)?)?)
    })
}
