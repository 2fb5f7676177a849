//! The search of two detectors' strain.

use crate::choices::{rootgrad_gw_systems, systems};
use crate::work::{self, masses};
use rootgrad::error::Result;
use rootgrad::ffi::kit::{
    Handle, Object, Out, Slots, call, get, make, optional_path, path, remove,
};
use rootgrad::ffi::rootgrad_status_t;
use rootgrad_gw::commands::search::Options;
use rootgrad_gw::detector::search::Search;
use std::ffi::c_char;

/// Options of a search. Fill it with `rootgrad_gw_search_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gw_search_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_gw_search_options_default`; another value is an error.
    pub struct_size: usize,
    /// Trained detector, a file of `rootgrad_gw_train` or `gw train` for two detectors, NUL-terminated. NULL: candidates are ranked by their
    /// reweighted signal-to-noise ratios.
    pub detector: *const c_char,
    /// ROOT file to write, for the macro gw_search.C, NUL-terminated; NULL for none.
    pub output: *const c_char,
    /// Lowest and highest component mass of the templates without a detector, solar masses; 0 and 0 for 10 and 50, or 3 and 5 of light systems.
    pub masses: [f64; 2],
    /// Minimal match of the templates without a detector, 0.5 to 0.995.
    pub min_match: f64,
    /// Smallest signal-to-noise ratio of a trigger in each detector, also after its reweighting by chi squared; at least 2.
    pub threshold: f64,
    /// Strain is removed around whitened samples above this many standard deviations.
    pub gate: f64,
    /// Number of time slides for the background.
    pub slides: usize,
    /// Number of threads; 0 for all. The result does not depend on it.
    pub threads: usize,
    /// Kind of the binaries without a detector, a `rootgrad_gw_systems`.
    pub systems: i32,
    /// Category of data quality, 1 to 3, that a candidate's second must pass.
    pub category: i32,
    /// 1 to show progress on standard error if it is a terminal, else 0.
    pub progress: i32,
    /// 1 if Ctrl-C ends the search with the status INTERRUPTED, else 0.
    pub interruptible: i32,
}

/// A time at which both detectors may have seen a wave. The numbers of two detectors are Hanford's and Livingston's.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct rootgrad_gw_candidate_t {
    /// GPS time of the peak in Hanford, s.
    pub gps: f64,
    /// Ranking: the logit of the detector, or the combined reweighted signal-to-noise ratio.
    pub ranking: f64,
    /// Signal-to-noise ratios.
    pub snr: [f64; 2],
    /// Chi squared of each trigger, divided by its degrees of freedom.
    pub chi: [f64; 2],
    /// Time by which the peak in Livingston is later than in Hanford, s.
    pub delay: f64,
    /// Number of false alarms per year that rank at least as high.
    pub per_year: f64,
    /// Lower end of the 90 % interval of that number.
    pub per_year_low: f64,
    /// Upper end of the 90 % interval of that number.
    pub per_year_high: f64,
    /// Number of background candidates that rank at least as high.
    pub above: usize,
}

/// Numbers of triggers in one detector.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct rootgrad_gw_triggers_t {
    /// Accepted triggers.
    pub accepted: usize,
    /// Triggers rejected by chi squared.
    pub by_chi: usize,
    /// Triggers rejected because they are in gated strain.
    pub by_gate: usize,
    /// Triggers rejected by the data quality of their second.
    pub by_quality: usize,
}

/// Result of a search. Its pointers are valid until `rootgrad_gw_found_free`.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_gw_found_view_t {
    /// Searched time, without gates and rejected seconds, s.
    pub time: f64,
    /// Time of the background, the sum over slides, s.
    pub background: f64,
    /// Candidates, the highest ranking first.
    pub candidates: *const rootgrad_gw_candidate_t,
    /// Number of `candidates`.
    pub n_candidates: usize,
    /// Rankings of the background's candidates, the highest first.
    pub chance: *const f32,
    /// Number of `chance`.
    pub n_chance: usize,
    /// Numbers of triggers in each detector.
    pub triggers: [rootgrad_gw_triggers_t; 2],
    /// Gates of each detector: begin and end of the first, then of the next, GPS s.
    pub gates: [*const f64; 2],
    /// Number of gates in each detector, half of the numbers at `gates`.
    pub n_gates: [usize; 2],
}

/// Result of a search (opaque). Created by `rootgrad_gw_search`; freed by `rootgrad_gw_found_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_gw_found_t {
    _opaque: [u8; 0],
}

impl Handle for rootgrad_gw_found_t {
    const KIND: u64 = 0xc1;
    const NAME: &'static str = "rootgrad_gw_found_t";
}

struct Found {
    search: Search,
    candidates: Vec<rootgrad_gw_candidate_t>,
    gates: [Vec<f64>; 2],
}

impl Object for Found {
    type Handle = rootgrad_gw_found_t;
    fn slots() -> &'static Slots<Self> {
        static SLOTS: Slots<Found> = Slots::new();
        &SLOTS
    }
}

impl From<Search> for Found {
    fn from(search: Search) -> Self {
        let row = |c| {
            let (per_year, (per_year_low, per_year_high)) = search.per_year(c);
            rootgrad_gw_candidate_t {
                gps: c.gps,
                ranking: c.ranking.into(),
                snr: c.triggers.map(|trigger| trigger.snr.into()),
                chi: c.triggers.map(|trigger| trigger.chi.into()),
                delay: c.delay(),
                per_year,
                per_year_low,
                per_year_high,
                above: c.above,
            }
        };
        let candidates = search.candidates.iter().map(row).collect();
        let gates = search.gates.each_ref();
        let gates = gates.map(|all| all.iter().flat_map(|&(begin, end)| [begin, end]).collect());
        Self { search, candidates, gates }
    }
}

impl From<&Options> for rootgrad_gw_search_options_t {
    /// Leaves out the paths: nothing would own their memory.
    fn from(options: &Options) -> Self {
        Self {
            struct_size: size_of::<Self>(),
            detector: std::ptr::null(),
            output: std::ptr::null(),
            masses: [0.0; 2],
            min_match: options.min_match,
            threshold: options.threshold,
            gate: options.gate,
            slides: options.slides,
            threads: options.work.threads,
            systems: rootgrad_gw_systems::from(options.systems) as i32,
            category: options.category as i32,
            progress: 1,
            interruptible: 1,
        }
    }
}

impl rootgrad_gw_search_options_t {
    /// # Safety
    /// The paths, unless null, are NUL-terminated.
    unsafe fn decode(&self) -> Result<Options> {
        // SAFETY: the caller's promise.
        let (detector, output) = unsafe {
            (optional_path("detector", self.detector)?, optional_path("output", self.output)?)
        };
        Ok(Options {
            detector,
            systems: systems(self.systems)?,
            masses: masses(self.masses),
            min_match: self.min_match,
            threshold: self.threshold,
            gate: self.gate,
            category: u32::try_from(self.category).unwrap_or(0), // (0 is refused, too)
            output,
            slides: self.slides,
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
pub unsafe extern "C" fn rootgrad_gw_search_options_default(
    struct_size: usize,
    out: *mut rootgrad_gw_search_options_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe { work::write(out, struct_size, (&Options::default()).into()) })
}

/// Searches the strain of Hanford and Livingston, two GWOSC HDF5 files, for binaries, as `gw search` does. The background is measured by time slides.
/// `*out` must be freed by `rootgrad_gw_found_free`; NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT` (an option out of range), `IO`, `FORMAT` (a file that is not strain or not a detector), `DATA` (files that do not match),
/// `INTERRUPTED`, `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `hanford`, `livingston` and the options' paths, unless NULL, are NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_search(
    hanford: *const c_char,
    livingston: *const c_char,
    options: *const rootgrad_gw_search_options_t,
    out: *mut *mut rootgrad_gw_found_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    call(|| unsafe {
        make(out, || {
            let files = [path("hanford", hanford)?, path("livingston", livingston)?];
            let options = work::read(options, "rootgrad_gw_search_options_default")?.decode()?;
            Ok(Found::from(options.run([&files[0], &files[1]])?))
        })
    })
}

/// Writes the result of a search to `*out`. Thread safe.
///
/// Errors: `ARGUMENT` (`struct_size`), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_gw_found_view(
    found: *const rootgrad_gw_found_t,
    struct_size: usize,
    out: *mut rootgrad_gw_found_view_t,
) -> rootgrad_status_t {
    call(|| {
        let out = Out::sized("out", out, struct_size)?;
        let found = get::<Found>(found, "found")?;
        let search = &found.search;
        let view = rootgrad_gw_found_view_t {
            time: search.time,
            background: search.background,
            candidates: found.candidates.as_ptr(),
            n_candidates: found.candidates.len(),
            chance: search.chance.as_ptr(),
            n_chance: search.chance.len(),
            triggers: search.triggers.map(|of| rootgrad_gw_triggers_t {
                accepted: of.accepted,
                by_chi: of.by_chi,
                by_gate: of.by_gate,
                by_quality: of.by_quality,
            }),
            gates: found.gates.each_ref().map(|gates| gates.as_ptr()),
            n_gates: search.gates.each_ref().map(Vec::len),
        };
        // SAFETY: this function's contract.
        unsafe { out.write(view) };
        Ok(())
    })
}

/// Frees the result of a search; NULL is allowed. Thread safe. Errors: `HANDLE`.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_gw_found_free(found: *mut rootgrad_gw_found_t) -> rootgrad_status_t {
    call(|| remove::<Found>(found, "found"))
}
