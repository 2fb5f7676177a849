//! Learning curves: the metric against the number of training rows, which shows whether more rows would help.

use std::collections::BTreeMap;

use super::figures::{axis, figure, line, number, report, table};
use crate::data::{Dataset, Split, canonical_order, shuffle};
use crate::error::{Error, Result};
use crate::evaluate::join;
use crate::memory;
use crate::models::{Loss, Network};
use crate::report::{Mark, Report, Section, Series};
use crate::threads::Team;
use crate::train::again::{best, inherited, located, mean_and_deviation};
use crate::train::table::with_task_of;
use crate::train::{self, History, Metric, TrainOptions, fit};

/// Name of the lists of rows in memory errors.
const ROWS: &str = "the lists of the rows";
/// Maximum number of fits: more are a mistake.
const MOST: usize = 1 << 16;

/// Called after each fit, with its number of rows, the number of the repeat and its history; an error ends the learning curve.
pub type OnFit<'a> = &'a mut dyn FnMut(usize, usize, &History) -> Result<()>;

/// Options of a learning curve: fractions, repeats, seed.
#[derive(Debug, Clone, PartialEq)]
pub struct LearningCurveOptions {
    /// Fractions of the training rows, above 0 to 1, in ascending order. Default 0.1, 0.2, 0.4, 0.7, 1.
    pub fractions: Vec<f64>,
    /// Number of fits for each fraction, at least 1: each with other rows and other initial weights. Default 3.
    pub repeats: usize,
    /// Random seed for the choice of rows. Default 0.
    pub seed: u64,
}

impl Default for LearningCurveOptions {
    fn default() -> Self {
        LearningCurveOptions { fractions: vec![0.1, 0.2, 0.4, 0.7, 1.0], repeats: 3, seed: 0 }
    }
}

impl LearningCurveOptions {
    fn validate(&self) -> Result<()> {
        let inside = self.fractions.iter().all(|&part| part > 0.0 && part <= 1.0);
        let rises = self.fractions.windows(2).all(|pair| pair[0] < pair[1]);
        if self.fractions.is_empty() || !inside || !rises {
            let got = format!("{:?}", self.fractions);
            return Err(Error::argument("fractions", got, "rising numbers above 0 to 1"));
        }
        let fits = self.fractions.len().saturating_mul(self.repeats);
        if !(1..=MOST).contains(&fits) {
            let wanted = format!("at least 1, and at most {MOST} fits in all");
            return Err(Error::argument("repeats", self.repeats, wanted));
        }
        Ok(())
    }
}

/// Fits with one number of rows.
#[derive(Debug, Clone, PartialEq)]
pub struct CurvePoint {
    /// Fraction of the training rows.
    pub fraction: f64,
    /// Number of training rows.
    pub rows: usize,
    /// Metric of the held-out rows, in each fit's best epoch, (repeats).
    pub validation: Vec<f64>,
    /// Metric of the training rows, as a mean over the same epoch, (repeats).
    pub training: Vec<f64>,
    /// Mean of `validation`.
    pub mean: f64,
    /// Sample standard deviation of `validation`; NaN for one fit.
    pub deviation: f64,
}

/// A metric against the number of rows.
#[derive(Debug, Clone, PartialEq)]
pub struct LearningCurve {
    /// The metric that the points contain.
    pub metric: Metric,
    /// One point for each fraction.
    pub points: Vec<CurvePoint>,
    /// Number of validation rows, which are the same for all fits.
    pub held_out: usize,
}

/// Trains [fresh](Network::fresh) networks on growing parts of the rows, each of which contains the smaller parts. All networks are validated on the
/// same rows: those of `validation`, or [`validation_fraction`](TrainOptions::validation_fraction) of `data`, which are then not used for training.
/// Each part has the same class fractions as the whole.
///
/// A point has the metric that a [`fit`] with so many rows would report: that of the epoch with the smallest validation loss.
///
/// # Errors
/// [`Error::Argument`] for options out of range, no validation rows, rows on disk, a checkpoint, or a network that cannot be reinitialised;
/// [`Error::Interrupted`] after Ctrl-C; otherwise those of [`fit`].
pub fn learning_curve(
    network: &Network,
    data: &Dataset,
    validation: Option<&Dataset>,
    options: &TrainOptions,
    curve: &LearningCurveOptions,
    mut on_fit: Option<OnFit>,
) -> Result<LearningCurve> {
    curve.validate()?;
    data.check_in_memory("a learning curve")?;
    let (network, options) = with_task_of(network, data, inherited(network, data, options)?)?;
    let fresh = network.fresh(network.config().seed())?;
    let (loss, metric) = train::check(&fresh, data, validation, &options)?;
    drop(fresh);
    let (training, held_out) = divide(data, validation.is_some(), loss, &options)?;
    let own = match validation {
        Some(_) => None,
        None => Some(data.subset(held_out.iter().map(|&row| row as usize))?),
    };
    let Some(held_out) = validation.or(own.as_ref()) else {
        return Err(Error::Internal("a learning curve without rows to validate on".into()));
    };
    let is_classification = loss.is_classification();
    let empty = |&fraction: &f64| CurvePoint {
        fraction,
        rows: ((fraction * training.len() as f64).round() as usize).clamp(1, training.len()),
        validation: Vec::new(),
        training: Vec::new(),
        mean: f64::NAN,
        deviation: f64::NAN,
    };
    let mut points: Vec<CurvePoint> = curve.fractions.iter().map(empty).collect();
    for repeat in 0..curve.repeats {
        let seed = join(curve.seed, repeat as u64);
        let order = chosen(data, &training, seed, is_classification)?;
        for point in &mut points {
            let what = format!("repeat {repeat} with {} rows", point.rows);
            let part = data.subset(order[..point.rows].iter().map(|&row| row as usize))?;
            let mut net = network.fresh(join(network.config().seed(), repeat as u64))?;
            let history = fit(&mut net, &part, Some(held_out), &options, None)
                .map_err(|error| located(error, &what))?;
            let epoch = best(&history, &what)?;
            point.validation.push(epoch.validation_metric);
            point.training.push(epoch.train_metric);
            if let Some(call) = &mut on_fit {
                call(point.rows, repeat, &history)?;
            }
        }
    }
    for point in &mut points {
        (point.mean, point.deviation) = mean_and_deviation(&point.validation);
    }
    Ok(LearningCurve { metric, points, held_out: held_out.rows() })
}

/// Returns the training and the other rows, divided as in a fit.
fn divide(
    data: &Dataset,
    all_train: bool,
    loss: Loss,
    options: &TrainOptions,
) -> Result<(Vec<u32>, Vec<u32>)> {
    let order = canonical_order(data, &Team::checked(options.threads)?)?;
    if all_train {
        return Ok((order, Vec::new()));
    }
    let class = |row: u32| data.target_of(row as usize)[0] as usize;
    let class_of: Option<&dyn Fn(u32) -> usize> =
        if loss.is_classification() { Some(&class) } else { None };
    let split = Split::new(&order, options.validation_fraction, options.seed, class_of);
    if split.validation.is_empty() {
        let wanted = "above 0, with enough rows; or give validation data";
        let got = options.validation_fraction;
        return Err(Error::argument("validation_fraction", got, wanted));
    }
    Ok((split.training, split.validation))
}

/// Returns the rows in an order whose every beginning contains the same fraction of each class.
fn chosen(data: &Dataset, rows: &[u32], seed: u64, by_class: bool) -> Result<Vec<u32>> {
    let mut order = memory::copied(rows, ROWS)?;
    shuffle(&mut order, seed, 0);
    if !by_class {
        return Ok(order);
    }
    let class = |row: u32| data.target_of(row as usize)[0].to_bits();
    let mut sizes: BTreeMap<u32, usize> = BTreeMap::new();
    order.iter().for_each(|&row| *sizes.entry(class(row)).or_default() += 1);
    let mut seen: BTreeMap<u32, usize> = BTreeMap::new();
    let mut keys: Vec<(f64, u32)> = memory::with_capacity(order.len(), ROWS)?;
    for &row in &order {
        let before = seen.entry(class(row)).or_default();
        keys.push((*before as f64 / sizes[&class(row)] as f64, row)); // the first row of each class comes first
        *before += 1;
    }
    keys.sort_by(|a, b| a.0.total_cmp(&b.0));
    order.iter_mut().zip(&keys).for_each(|(row, key)| *row = key.1);
    Ok(order)
}

impl LearningCurve {
    /// Returns the metric against the number of rows, as a table and a figure.
    #[must_use]
    pub fn report(&self) -> Report {
        let name = self.metric.to_string();
        let training = |point: &CurvePoint| mean_and_deviation(&point.training).0;
        let row = |point: &CurvePoint| {
            vec![
                number(point.fraction),
                point.rows.to_string(),
                number(point.mean),
                number(point.deviation),
                number(training(point)),
            ]
        };
        let header = ["fraction", "rows", &name, "deviation", "training rows"];
        let x: Vec<f64> = self.points.iter().map(|point| point.rows as f64).collect();
        let shown = self.points.iter().flat_map(|p| p.validation.iter().chain(&p.training));
        let y = axis(&name, shown.copied(), false);
        let end = |sign: f64| {
            let of = |p: &CurvePoint| p.mean + sign * p.deviation.max(0.0);
            self.points.iter().map(of).collect::<Vec<_>>()
        };
        let validation = Series {
            label: "held-out rows".into(),
            mark: Mark::Points,
            x: x.clone(),
            y: self.points.iter().map(|point| point.mean).collect(),
            low: end(-1.0),
            high: end(1.0),
            ..Series::default()
        };
        let means = self.points.iter().map(training).collect();
        let series = vec![line("training rows", 1, x.clone(), means), validation];
        let x = axis("training rows", x.into_iter(), true);
        let text = "Where the curve still rises, more rows help; where training rows are much better than held-out ones, the network memorises them.";
        let section = Section {
            name: "learning_curve".into(),
            title: "Learning curve".into(),
            text: text.into(),
            tables: vec![table(
                "learning_curve",
                &format!("{name} against rows; {} held out", self.held_out),
                &header,
                self.points.iter().map(row).collect(),
            )],
            figures: vec![figure("learning_curve", "Metric against rows", x, y, series)],
        };
        let last = self.points.last().map_or(f64::NAN, |point| point.mean);
        report("Learning curve", &[("mean", last)], vec![section])
    }
}
