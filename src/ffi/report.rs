//! Reports: the evaluation of a network on some rows.

use std::ffi::{c_char, c_void};

use super::arguments::{self, Out};
use super::codes::Decode;
use super::handles::{self, rootgrad_dataset_t, rootgrad_network_t, rootgrad_report_t};
use super::options::rootgrad_train_options_t;
use super::report_enums::{self, rootgrad_merit, rootgrad_task};
use super::report_view::{ReportObject, get};
use super::{dataset, fence, network, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::evaluate::Merit;
use crate::report::{EvaluateOptions, Format, evaluate};

/// Figure of merit of a cut that leaves so much signal and background: larger is better, NaN if it is not defined. It must
/// return: no C++ exception and no longjmp may leave it.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_merit_t =
    Option<unsafe extern "C" fn(signal: f64, background: f64, user: *mut c_void) -> f64>;

/// Options of an evaluation. Fill it with `rootgrad_evaluate_options_default` first, then change what you want.
#[allow(non_camel_case_types, reason = "the C name")]
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct rootgrad_evaluate_options_t {
    /// Size of this struct in bytes, as set by `rootgrad_evaluate_options_default`.
    pub struct_size: usize,
    /// Task of the network: a `rootgrad_task`.
    pub task: i32,
    /// Figure of merit that the best cut maximises: a `rootgrad_merit`.
    pub merit: i32,
    /// Number of scores of other classifiers, which are compared with the network's: the first of a row's targets after the true
    /// one. With several classes, each classifier has one for each class.
    pub scores: usize,
    /// Number of uncertainties that a regression predicts, the next of the targets: one for each output, or 0.
    pub uncertainties: usize,
    /// Number of columns that the score is drawn against, the last of the targets.
    pub against: usize,
    /// Signal efficiencies of working points, each in (0, 1]; NULL for 0.3, 0.5, 0.7 and 0.9.
    pub signal_efficiencies: *const f64,
    /// Number of `signal_efficiencies`.
    pub n_signal_efficiencies: usize,
    /// Background efficiencies of working points; NULL for 0.1, 0.01 and 0.001.
    pub background_efficiencies: *const f64,
    /// Number of `background_efficiencies`.
    pub n_background_efficiencies: usize,
    /// Relative uncertainty of the background, for the merit with a systematic uncertainty.
    pub systematic: f64,
    /// User-defined figure of merit, for `ROOTGRAD_MERIT_FUNCTION`; called on the thread that evaluates.
    pub merit_function: rootgrad_merit_t,
    /// Pointer that is passed to `merit_function`.
    pub merit_user: *mut c_void,
    /// Expected signal before a cut; 0, with `expected_background` 0: the sums of the rows' weights.
    pub expected_signal: f64,
    /// Expected background before a cut.
    pub expected_background: f64,
    /// Confidence level of intervals, in (0, 1).
    pub level: f64,
    /// Number of histogram bins, 1 to 1000.
    pub bins: usize,
    /// Number of bootstrap replicas for the uncertainty of the area under the ROC curve, at least 2; 0: DeLong's formula.
    pub bootstrap: usize,
    /// Number of shuffles of each input for its importance; 0 for no permutation importance.
    pub permutations: usize,
    /// Number of points on the path of integrated gradients; 0 for no integrated gradients.
    pub gradient_points: usize,
    /// Largest number of rows for the importances; at least 1.
    pub importance_rows: usize,
    /// Number of best single inputs drawn beside the ROC curve.
    pub variables: usize,
    /// Options for training networks without one input each, for its importance; NULL for none.
    pub ablation: *const rootgrad_train_options_t,
    /// Random seed of everything that is drawn at random.
    pub seed: u64,
    /// Title of the report, NUL-terminated; NULL for the default.
    pub title: *const c_char,
    /// Smallest number of signal events, and of background events, that the best cut must leave.
    pub minimum_events: usize,
    /// Names of the targets after the true one in the report, two of which may be equal; NULL for those of the rows.
    pub names: *const *const c_char,
    /// Number of `names`: 0, or `scores` + `uncertainties` + `against`.
    pub n_names: usize,
    /// Names of the classes, class 0 (the background) first; NULL for "background" and "signal", or "class 0" and so on.
    pub class_names: *const *const c_char,
    /// Number of `class_names`: 0, or one for each class.
    pub n_class_names: usize,
    /// Columns with an axis title in `titles`; NULL for none.
    pub titled: *const *const c_char,
    /// Number of `titled`.
    pub n_titled: usize,
    /// Axis titles of the columns in `titled`, such as `p_{T} [GeV]` in the notation of TLatex.
    pub titles: *const *const c_char,
    /// Number of `titles`: as many as `titled`.
    pub n_titles: usize,
}

/// Writes the default options, which suit most reports, to `*out`. Thread safe. Errors: `ARGUMENT` (`struct_size`),
/// `NULL_POINTER`, `MEMORY`.
///
/// # Safety
/// `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_evaluate_options_default(
    struct_size: usize,
    out: *mut rootgrad_evaluate_options_t,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let out = Out::sized("out", out, struct_size)?;
        let options = EvaluateOptions::default();
        // SAFETY: this function's contract.
        unsafe {
            out.write(rootgrad_evaluate_options_t {
                struct_size: size_of::<rootgrad_evaluate_options_t>(),
                task: rootgrad_task::Auto as i32,
                merit: rootgrad_merit::SOverRootSPlusB as i32,
                scores: options.scores,
                uncertainties: options.uncertainties,
                against: options.against,
                signal_efficiencies: std::ptr::null(),
                n_signal_efficiencies: 0,
                background_efficiencies: std::ptr::null(),
                n_background_efficiencies: 0,
                systematic: 0.0,
                merit_function: None,
                merit_user: std::ptr::null_mut(),
                expected_signal: 0.0,
                expected_background: 0.0,
                level: options.level,
                bins: options.bins,
                bootstrap: options.bootstrap,
                permutations: options.permutations,
                gradient_points: options.gradient_points,
                importance_rows: options.importance_rows,
                variables: options.variables,
                ablation: std::ptr::null(),
                seed: options.seed,
                title: std::ptr::null(),
                minimum_events: options.minimum_events,
                names: std::ptr::null(),
                n_names: 0,
                class_names: std::ptr::null(),
                n_class_names: 0,
                titled: std::ptr::null(),
                n_titled: 0,
                titles: std::ptr::null(),
                n_titles: 0,
            });
        }
        Ok(())
    })
}

/// Evaluates the network on the rows of `test`.
///
/// `training`: NULL, or the rows that the network was trained on, for a comparison with `test` (over-training). The first targets
/// of a row are the true ones: a class number, or one value for each output of a regression. The columns that the options name
/// follow. Both data sets have the same features and targets, and are in memory. `options`: NULL for the defaults. `*out` must be
/// freed by `rootgrad_report_free`; NULL on failure.
///
/// Numbers and figures depend on the set of rows, not on their order, except for the last bits of sums. Thread safe; the network
/// may be in training (it is then used as it was before the fit).
///
/// Errors: `SHAPE` (the rows do not fit the network), `DATA` (no rows, rows on disk, one class only, weights of a class that sum
/// to 0 or less, a label that is not a class), `NOT_FINITE`, `ARGUMENT` (an option out of range), `BUSY` (another thread is
/// appending to the rows), `MEMORY`, `HANDLE`, `NULL_POINTER`; for an ablation also those of `rootgrad_network_fit`.
///
/// # Safety
/// `options`, unless NULL, is readable, and so is everything that it points to; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_evaluate(
    network: *const rootgrad_network_t,
    test: *const rootgrad_dataset_t,
    training: *const rootgrad_dataset_t,
    options: *const rootgrad_evaluate_options_t,
    out: *mut *mut rootgrad_report_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| unsafe {
        handles::make(out, || {
            let network = network::get(network)?.snapshot();
            let test = dataset::get(test, "test")?;
            let test = test.read()?;
            let training = match training.is_null() {
                true => None,
                false => Some(dataset::get(training, "training")?),
            };
            let training = training.as_ref().map(|rows| rows.read()).transpose()?;
            let raw = match options.is_null() {
                true => None,
                false => Some(&arguments::slice("options", options, 1)?[0]),
            };
            let merit = raw.and_then(|raw| Some((raw.merit_function?, raw.merit_user)));
            let function = |signal: f64, background: f64| match merit {
                Some((call, user)) => fence::outside(|| call(signal, background, user)),
                None => f64::NAN,
            };
            let options =
                raw.map_or_else(|| Ok(EvaluateOptions::default()), |raw| raw.decode(&function))?;
            ReportObject::new(evaluate(&network, &test, training.as_deref(), &options)?)
        })
    })
}

impl rootgrad_evaluate_options_t {
    /// # Safety
    /// Everything that the options point to is readable.
    unsafe fn decode<'f>(
        &self,
        function: &'f dyn Fn(f64, f64) -> f64,
    ) -> Result<EvaluateOptions<'f>> {
        if self.struct_size != size_of::<Self>() {
            return Err(Error::argument(
                "options.struct_size",
                self.struct_size,
                format!(
                    "{}: fill the options with rootgrad_evaluate_options_default first",
                    size_of::<Self>()
                ),
            ));
        }
        let task = report_enums::task(self.task)?;
        if !(1..=1000).contains(&self.bins) {
            return Err(Error::argument("options.bins", self.bins, "from 1 to 1000"));
        }
        if self.gradient_points > 4096 || self.permutations > 10_000 {
            let got = format!("{} and {}", self.gradient_points, self.permutations);
            return Err(Error::argument(
                "options.gradient_points and permutations",
                got,
                "at most 4096 and 10000",
            ));
        }
        if self.importance_rows == 0 {
            return Err(Error::argument("options.importance_rows", 0, "at least 1"));
        }
        let usual = EvaluateOptions::default();
        let list = |name, pointer: *const f64, n, usual: Vec<f64>| match pointer.is_null() && n == 0
        {
            true => Ok(usual),
            // SAFETY: the caller's promise.
            false => unsafe { arguments::slice(name, pointer, n) }.map(<[f64]>::to_vec),
        };
        let expected = [self.expected_signal, self.expected_background];
        Ok(EvaluateOptions {
            task,
            scores: self.scores,
            uncertainties: self.uncertainties,
            against: self.against,
            signal_efficiencies: list(
                "options.signal_efficiencies",
                self.signal_efficiencies,
                self.n_signal_efficiencies,
                usual.signal_efficiencies,
            )?,
            background_efficiencies: list(
                "options.background_efficiencies",
                self.background_efficiencies,
                self.n_background_efficiencies,
                usual.background_efficiencies,
            )?,
            merit: self.merit(function)?,
            expected: (expected != [0.0; 2]).then_some(expected),
            level: self.level,
            bins: self.bins,
            bootstrap: self.bootstrap,
            permutations: self.permutations,
            gradient_points: self.gradient_points,
            importance_rows: self.importance_rows,
            variables: self.variables,
            ablation: match self.ablation.is_null() {
                true => None,
                // SAFETY: the caller's promise.
                false => Some(unsafe {
                    arguments::slice("options.ablation", self.ablation, 1)?[0].decode()
                }?),
            },
            seed: self.seed,
            title: match self.title.is_null() {
                true => None,
                // SAFETY: the caller's promise.
                false => Some(unsafe { arguments::text("options.title", self.title) }?.to_owned()),
            },
            minimum_events: self.minimum_events,
            // SAFETY: the caller's promise.
            names: unsafe { arguments::texts("options.names", self.names, self.n_names) }?,
            // SAFETY: the caller's promise.
            class_names: unsafe {
                arguments::texts("options.class_names", self.class_names, self.n_class_names)
            }?,
            // SAFETY: the caller's promise.
            titles: unsafe {
                let columns = arguments::texts("options.titled", self.titled, self.n_titled)?;
                let titles = arguments::texts("options.titles", self.titles, self.n_titles)?;
                if titles.len() != columns.len() {
                    let wanted = format!("{}, as many as options.titled", columns.len());
                    return Err(Error::argument("options.n_titles", titles.len(), wanted));
                }
                columns.into_iter().zip(titles).collect()
            },
        })
    }

    fn merit<'f>(&self, function: &'f dyn Fn(f64, f64) -> f64) -> Result<Merit<'f>> {
        Ok(match report_enums::merit(self.merit)? {
            rootgrad_merit::SOverRootSPlusB => Merit::SOverRootSPlusB,
            rootgrad_merit::Asimov => Merit::Asimov,
            rootgrad_merit::AsimovSystematic => Merit::AsimovSystematic(self.systematic),
            rootgrad_merit::Function if self.merit_function.is_some() => Merit::Function(function),
            rootgrad_merit::Function => {
                return Err(Error::NullPointer { name: "options.merit_function" });
            }
        })
    }
}

/// Frees a report, and all texts and figures that were obtained from it; NULL is allowed. Thread safe. Errors: `HANDLE` (already
/// freed, of another type, or not a handle).
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_report_free(report: *mut rootgrad_report_t) -> rootgrad_status_t {
    fence::call(|| handles::remove::<ReportObject>(report, "report"))
}

/// Writes the number with this name, such as "auc", to `*out`. Thread safe.
///
/// Errors: `ARGUMENT` (no such number; the message suggests a similar name, or lists up to 50), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `name` is NUL-terminated; `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_report_number(
    report: *const rootgrad_report_t,
    name: *const c_char,
    out: *mut f64,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let out = Out::new("out", out)?;
        out.write(get(report)?.report.number(arguments::text("name", name)?)?);
        Ok(())
    })
}

/// Writes to `*count` the number of figures of merit in the report. Thread safe. Errors: `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `count` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_report_number_count(
    report: *const rootgrad_report_t,
    count: *mut usize,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let count = Out::new("count", count)?;
        count.write(get(report)?.numbers.len());
        Ok(())
    })
}

/// Writes the figure of merit at `index`, counted from 0, in the order of their names; `*name` is valid as long as the report.
/// Thread safe.
///
/// Errors: `ARGUMENT` (no such number), `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `name` and `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_report_number_at(
    report: *const rootgrad_report_t,
    index: usize,
    name: *mut *const c_char,
    out: *mut f64,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::call(|| unsafe {
        let (name, out) = (Out::new("name", name)?, Out::new("out", out)?);
        let report = get(report)?;
        let numbers = &report.numbers;
        let (text, value) = numbers.get(index).ok_or_else(|| {
            Error::argument(
                "index",
                index,
                format!("less than {}, the number of numbers", numbers.len()),
            )
        })?;
        name.write(text.as_ptr());
        out.write(*value);
        Ok(())
    })
}

/// Writes the report as text, in a `rootgrad_report_format`, to `buffer`, at most `capacity` bytes including the terminating NUL,
/// and its length without the NUL to `*length`. Thread safe.
///
/// Errors: `ARGUMENT` (`format`), `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `buffer`, unless NULL, points to `capacity` bytes that may be written; `length` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_report_text(
    report: *const rootgrad_report_t,
    format: i32,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let length = Out::new("length", length)?;
        let text = get(report)?.report.written(Format::decode(format)?)?;
        // SAFETY: this function's contract.
        unsafe { arguments::copy_text(&text, buffer, capacity, &length) };
        Ok(())
    })
}

/// Writes the report to a file, completely or not at all, in the format of its name's ending: .html (a self-contained page),
/// .json or .txt. Thread safe.
///
/// Errors: `ARGUMENT` (another ending), `IO`, `MEMORY`, `HANDLE`, `NULL_POINTER`.
///
/// # Safety
/// `path` is NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_report_save(
    report: *const rootgrad_report_t,
    path: *const c_char,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    fence::roomy(|| get(report)?.report.save(&unsafe { arguments::path("path", path) }?))
}
