//! Model selection: cross-validation, searches, learning rates, learning curves.

use std::ffi::c_char;

use super::arguments::{self, Out};
use super::ensemble::columns_of;
use super::fit::decode;
use super::handles::{
    self, rootgrad_dataset_t, rootgrad_ensemble_t, rootgrad_network_t, rootgrad_report_t,
};
use super::network::NetworkObject;
use super::options::{rootgrad_train_options_t, truth};
use super::report_view::ReportObject;
use super::selection_options::{
    rootgrad_folds_t, rootgrad_learning_curve_options_t, rootgrad_learning_rate_options_t,
    rootgrad_search_options_t, settings,
};
use super::{dataset, fence, network, rootgrad_status_t};
use crate::data::{Dataset, canonical_order};
use crate::error::{Error, Result};
use crate::evaluate::Folds;
use crate::memory;
use crate::models::Network;
use crate::selection::{
    Ensemble, IdFolds, LearningCurveOptions, LearningRateOptions, SearchOptions, Space,
    cross_validate, find_learning_rate, learning_curve, search,
};
use crate::threads::Team;
use crate::train::TrainOptions;
use crate::train::table::outputs_for;

/// Runs `body` on the network, the rows and the options, and writes the handle of its report.
///
/// # Safety
/// Same as for the exported functions.
unsafe fn reported(
    (network, dataset, options): (
        *const rootgrad_network_t,
        *const rootgrad_dataset_t,
        *const rootgrad_train_options_t,
    ),
    report: *mut *mut rootgrad_report_t,
    body: impl FnOnce(&Network, &Dataset, &TrainOptions) -> Result<ReportObject>,
) -> rootgrad_status_t {
    // SAFETY: the caller's promise.
    fence::roomy(|| unsafe {
        handles::make(report, || {
            let options = decode(options)?;
            let network = network::get(network)?.snapshot();
            let data = dataset::get(dataset, "dataset")?;
            let data = data.read()?;
            body(&network, &data, &options)
        })
    })
}

/// Trains for each fold a network of the same architecture on the rows of the other folds, and scores the fold's own rows with
/// it. So every row gets a score from a network that was not trained on it. `network` does not change; the new networks have new
/// random weights from its seed.
///
/// `folds`: NULL for five folds with equal fractions of each class. `options`: NULL for the defaults. `outputs`: NULL, or
/// receives the raw outputs (N, K), in the order of the rows; K is the number that `rootgrad_network_outputs_for` returns.
/// `ensemble`: NULL, or receives the networks, with their folds if these are by id; it must be freed by `rootgrad_ensemble_free`.
/// `*report`, which must be freed by `rootgrad_report_free`: the metric of each fold, `mean` and `deviation`. NULL on failure.
///
/// Handles SIGINT if `options->interruptible` is set. Thread safe.
///
/// Errors: `ARGUMENT` (folds, an option, rows on disk, a checkpoint, a network without random initial weights), `DATA` (a fold
/// without rows of a class), `SHAPE`, `INTERRUPTED`, `RANK`; else as for `rootgrad_network_fit`.
///
/// # Safety
/// `folds` and `options`, unless NULL, are readable, and so is everything that they point to; `outputs`, unless NULL, points to
/// `outputs_len` values that may be written; `ensemble`, unless NULL, and `report` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_cross_validate(
    network: *const rootgrad_network_t,
    dataset: *const rootgrad_dataset_t,
    folds: *const rootgrad_folds_t,
    options: *const rootgrad_train_options_t,
    outputs: *mut f32,
    outputs_len: usize,
    ensemble: *mut *mut rootgrad_ensemble_t,
    report: *mut *mut rootgrad_report_t,
) -> rootgrad_status_t {
    if !ensemble.is_null() && ensemble.is_aligned() {
        // SAFETY: this function's contract.
        unsafe { ensemble.write(std::ptr::null_mut()) };
    }
    // SAFETY: this function's contract.
    unsafe {
        reported((network, dataset, options), report, |network, data, options| {
            let networks = Out::optional("ensemble", ensemble)?;
            let given = settings(folds, |folds: &rootgrad_folds_t| folds.struct_size)?;
            let behind = usize::from(given.is_some_and(|given| given.last_target == 1));
            let k = outputs_for(network, (data, behind), options)?;
            let wanted = data.rows() * k;
            if !outputs.is_null() && outputs_len != wanted {
                let wanted = format!("{wanted}: K of each of {} rows", data.rows());
                return Err(Error::shape("outputs", format!("{outputs_len} values"), wanted));
            }
            let split = Split::new(given, data, k)?;
            let stripped = split.without_fold(data)?;
            let data = stripped.as_ref().unwrap_or(data);
            for (name, values) in
                [("x", Some(data.x())), ("target", Some(data.target())), ("weight", data.weight())]
            {
                let values = values.unwrap_or_default();
                let input = (name, values.as_ptr(), values.len());
                arguments::check_apart(input, ("outputs", outputs.cast_const(), outputs_len))?;
            }
            let found = cross_validate(network, data, &split.folds, options, None)?;
            if !outputs.is_null() {
                arguments::slice_mut("outputs", outputs, outputs_len)?
                    .copy_from_slice(&found.outputs);
            }
            let reported = ReportObject::new(found.report())?;
            if let Some(out) = networks {
                let all = match split.id {
                    Some(id) => Ensemble::of_folds(found.networks, id)?,
                    None => found.into_ensemble()?,
                };
                out.write(handles::insert(all)?);
            }
            Ok(reported)
        })
    }
}

/// Fold of each row.
struct Split {
    folds: Folds,
    /// Present for folds by id.
    id: Option<IdFolds>,
    last_target: bool,
}

impl Split {
    /// # Safety
    /// Everything that the settings point to is readable.
    unsafe fn new(
        given: Option<&rootgrad_folds_t>,
        data: &Dataset,
        outputs: usize,
    ) -> Result<Self> {
        let Some(given) = given else {
            return Ok(Split { folds: dealt(data, outputs, 5, 0)?, id: None, last_target: false });
        };
        let last_target = truth("folds.last_target", given.last_target)?;
        // SAFETY: the caller's promise.
        let names = unsafe { arguments::slice("folds.columns", given.columns, given.n_columns) }?;
        let mut columns = Vec::new();
        for &name in names {
            // SAFETY: the caller's promise.
            columns.push(unsafe { arguments::text("a name of folds.columns", name) }?.to_owned());
        }
        let folds = if last_target {
            if data.targets() < 2 {
                let wanted = "at least 2, of which the last is the fold";
                return Err(Error::shape("the targets of a row", data.targets(), wanted));
            }
            Folds::given(&column(data, data.targets() - 1)?, given.folds)?
        } else if columns.is_empty() {
            dealt(data, outputs, given.folds, given.seed)?
        } else {
            // SAFETY: the caller's promise.
            let ids = unsafe {
                arguments::matrix("folds.ids", given.ids, data.rows(), columns.len(), 0)
            }?
            .0;
            let ids = columns_of(ids, data.rows(), columns.len())?;
            let ids: Vec<&[i64]> = ids.iter().map(Vec::as_slice).collect();
            Folds::by_id(&ids, given.folds, given.seed)?
        };
        let id = (!columns.is_empty()).then_some(IdFolds { columns, seed: given.seed });
        Ok(Split { folds, id, last_target })
    }

    /// The rows without the fold among their targets.
    fn without_fold<'d>(&self, data: &'d Dataset) -> Result<Option<Dataset<'d>>> {
        if !self.last_target {
            return Ok(None);
        }
        let t = data.targets() - 1;
        let mut target = memory::with_capacity(data.rows() * t, FOLDS)?;
        data.target().chunks_exact(t + 1).for_each(|row| target.extend_from_slice(&row[..t]));
        data.with_targets(target, &data.target_names()[..t]).map(Some)
    }
}

const FOLDS: &str = "the folds of the rows";

/// Folds with equal numbers of rows of each class, or simply of rows if the targets are not classes. Rows are distributed in an
/// order that does not depend on their original order.
fn dealt(data: &Dataset, outputs: usize, folds: u32, seed: u64) -> Result<Folds> {
    let label = column(data, 0)?;
    let order = canonical_order(data, &Team::new(0))?;
    let last = (outputs.max(2) - 1) as f32;
    let class = |&y: &f32| (0.0..=last).contains(&y) && y.fract() == 0.0;
    let classes = data.targets() == 1 && label.iter().all(class);
    let mut sorted = memory::with_capacity(order.len(), FOLDS)?;
    sorted.extend(order.iter().map(|&row| if classes { label[row as usize] } else { 0.0 }));
    let found = Folds::stratified(&sorted, folds, seed)?;
    let mut own = memory::zeros(order.len(), FOLDS)?;
    order.iter().zip(found.of_rows()).for_each(|(&row, &fold)| own[row as usize] = fold as f32);
    Folds::given(&own, folds)
}

/// Returns target `t` of all rows.
fn column(data: &Dataset, t: usize) -> Result<Vec<f32>> {
    data.check_in_memory("a cross-validation")?;
    let mut values = memory::with_capacity(data.rows(), FOLDS)?;
    values.extend(data.target().chunks_exact(data.targets()).map(|row| row[t]));
    Ok(values)
}

/// Makes one step at each of many rising learning rates, with a copy of the network. The rate at which the loss falls fastest is
/// a good start.
///
/// `settings`, `options`: NULL for the defaults. `*report`, which must be freed by `rootgrad_report_free`: the loss against the
/// rate, and the number `suggestion`, NaN if the loss never falls. NULL on failure. Thread safe.
///
/// Errors: `ARGUMENT`, `DATA`, `SHAPE`, `RANK`; else as for `rootgrad_network_fit`.
///
/// # Safety
/// `settings` and `options`, unless NULL, are readable, and so is everything that they point to; `report` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_find_learning_rate(
    network: *const rootgrad_network_t,
    dataset: *const rootgrad_dataset_t,
    settings: *const rootgrad_learning_rate_options_t,
    options: *const rootgrad_train_options_t,
    report: *mut *mut rootgrad_report_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe {
        reported((network, dataset, options), report, |network, data, options| {
            let given = super::selection_options::settings(
                settings,
                |s: &rootgrad_learning_rate_options_t| s.struct_size,
            )?;
            let how = given.map_or_else(LearningRateOptions::default, |given| {
                let &rootgrad_learning_rate_options_t { low, high, steps, diverges, .. } = given;
                LearningRateOptions { low, high, steps, diverges }
            });
            ReportObject::new(find_learning_rate(network, data, options, &how)?.report())
        })
    }
}

/// Trains networks of the same architecture on growing fractions of the rows, to show if more rows would help.
///
/// `validation`: NULL to use `options->validation_fraction` of the rows. `settings`, `options`: NULL for the defaults. `*report`,
/// which must be freed by `rootgrad_report_free`: the metric of the held-out rows against the number of training rows. NULL on
/// failure. Thread safe.
///
/// Errors: `ARGUMENT`, `DATA`, `SHAPE`, `INTERRUPTED`; else as for `rootgrad_network_fit`.
///
/// # Safety
/// `settings` and `options`, unless NULL, are readable, and so is everything that they point to; `report` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_learning_curve(
    network: *const rootgrad_network_t,
    dataset: *const rootgrad_dataset_t,
    validation: *const rootgrad_dataset_t,
    settings: *const rootgrad_learning_curve_options_t,
    options: *const rootgrad_train_options_t,
    report: *mut *mut rootgrad_report_t,
) -> rootgrad_status_t {
    // SAFETY: this function's contract.
    unsafe {
        reported((network, dataset, options), report, |network, data, options| {
            let given = super::selection_options::settings(
                settings,
                |s: &rootgrad_learning_curve_options_t| s.struct_size,
            )?;
            let mut how = LearningCurveOptions::default();
            if let Some(given) = given {
                (how.repeats, how.seed) = (given.repeats, given.seed);
                if !given.fractions.is_null() || given.n_fractions > 0 {
                    how.fractions =
                        arguments::slice("settings.fractions", given.fractions, given.n_fractions)?
                            .to_vec();
                }
            }
            with_validation(validation, |validation| {
                ReportObject::new(
                    learning_curve(network, data, validation, options, &how, None)?.report(),
                )
            })
        })
    }
}

/// Trains networks at points drawn from a space of options and sizes, and returns the one that is best on held-out rows.
///
/// `space`: dimensions, separated by `;`. A dimension is a range `learning_rate=1e-4..1e-1`, with uniform logarithms, or a list
/// `batch_size=64,256`. The names are `learning_rate`, `weight_decay`, `clip_norm`, `batch_size`, `activation` and, for an MLP,
/// `hidden=32,64-64` (widths joined by `-`). `validation`: NULL to use `options->validation_fraction` of the rows. `settings`,
/// `options`: NULL for the defaults. `best`: NULL, or receives the best network, trained, which must be freed by
/// `rootgrad_network_free`. `*report`, which must be freed by `rootgrad_report_free`: all trials. NULL on failure.
///
/// Thread safe. Handles SIGINT if `options->interruptible` is set: the result is then the best so far.
///
/// Errors: `ARGUMENT` (the space, an option, a state of another search, rows on disk), `DIVERGED` (all trials), `IO`,
/// `INTERRUPTED` (before the first trial has finished); else as for `rootgrad_network_fit`. After any error, the state file
/// contains the finished trials.
///
/// # Safety
/// `space` is NUL-terminated; `settings` and `options`, unless NULL, are readable, and so is everything that they point to;
/// `best`, unless NULL, and `report` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_search(
    network: *const rootgrad_network_t,
    dataset: *const rootgrad_dataset_t,
    validation: *const rootgrad_dataset_t,
    space: *const c_char,
    settings: *const rootgrad_search_options_t,
    options: *const rootgrad_train_options_t,
    best: *mut *mut rootgrad_network_t,
    report: *mut *mut rootgrad_report_t,
) -> rootgrad_status_t {
    if !best.is_null() && best.is_aligned() {
        // SAFETY: this function's contract.
        unsafe { best.write(std::ptr::null_mut()) };
    }
    // SAFETY: this function's contract.
    unsafe {
        reported((network, dataset, options), report, |network, data, options| {
            let best = Out::optional("best", best)?;
            let space: Space = arguments::text("space", space)?.parse()?;
            let given =
                super::selection_options::settings(settings, |s: &rootgrad_search_options_t| {
                    s.struct_size
                })?;
            let how = given.map_or_else(|| Ok(SearchOptions::default()), |given| given.decode())?;
            with_validation(validation, |validation| {
                let found = search(network, data, validation, &space, options, &how, None)?;
                let reported = ReportObject::new(found.report())?;
                if let Some(out) = &best {
                    out.write(handles::insert(NetworkObject::new(found.network))?);
                }
                Ok(reported)
            })
        })
    }
}

/// # Safety
/// Same as for the exported functions.
unsafe fn with_validation<T>(
    validation: *const rootgrad_dataset_t,
    body: impl FnOnce(Option<&Dataset>) -> Result<T>,
) -> Result<T> {
    if validation.is_null() {
        return body(None);
    }
    let rows = dataset::get(validation, "validation")?;
    let rows = rows.read()?;
    body(Some(&rows))
}
