//! Cross-validation: every row gets an output from a network that was not trained on it.

use super::ensemble::{Ensemble, IdFolds};
use super::figures::{axis, figure, number, points, report, table};
use super::folds::{self, Fold};
use super::score;
use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::evaluate::{Folds, fold_of, join};
use crate::memory;
use crate::models::{Config, Network};
use crate::report::{Report, Section};
use crate::threads::Team;
use crate::train::again::{best, inherited, located, mean_and_deviation};
use crate::train::interrupt::Guard;
use crate::train::table::with_task_of;
use crate::train::{self, History, Metric, TrainOptions, fit};

/// Called after each fold, with its number and the history of its fit; an error ends the cross-validation.
pub type OnFold<'a> = &'a mut dyn FnMut(usize, &History) -> Result<()>;

/// Name of the memory in errors.
const OUTPUTS: &str = "the outputs of all rows";

/// Networks of all folds, with their outputs for the rows on which they were not trained.
#[derive(Debug)]
pub struct CrossValidation {
    /// The network of each fold, trained on the rows of the others.
    pub networks: Vec<Network>,
    /// History of each network's fit.
    pub histories: Vec<History>,
    /// Raw outputs of all rows, (N, K), in the order of the rows: each by the network of the row's fold, which was not trained on it.
    pub outputs: Vec<f32>,
    /// Assignment of the rows to folds.
    pub folds: Folds,
    /// The metric that `metrics` contains.
    pub metric: Metric,
    /// The metric of each fold's held-out rows, (folds).
    pub metrics: Vec<f64>,
    /// Mean of the metrics.
    pub mean: f64,
    /// Sample standard deviation of the metrics. The uncertainty of the mean is smaller, but it is not this value over √folds: the folds share most
    /// of their training rows.
    pub deviation: f64,
}

/// Trains a [fresh](Network::fresh) network for each fold on the rows of the others, and applies it to the rows of the fold.
///
/// A held-out row does not influence its network: neither its training, nor its standardisation, nor the choice of its best epoch. For that choice
/// [`validation_fraction`](TrainOptions::validation_fraction) of the training rows are set aside, as in any fit. The seeds of the networks are
/// derived from that of `network` and the number of the fold. Loss and [missing values](TrainOptions::missing) are those of `network`, if it was
/// fitted and the options do not set them.
///
/// # Errors
/// [`Error::Argument`] for folds with another number of rows, rows on disk, a checkpoint, or a network that cannot be reinitialised; [`Error::Data`]
/// for a fold without rows of a class; [`Error::Interrupted`] after Ctrl-C; otherwise those of [`fit`].
///
/// ```
/// use rootgrad::data::{Column, Dataset};
/// use rootgrad::evaluate::Folds;
/// use rootgrad::kernels::Activation;
/// use rootgrad::models::{MlpConfig, Network};
/// use rootgrad::selection::cross_validate;
/// use rootgrad::train::TrainOptions;
///
/// let x: Vec<f32> = (0..400).flat_map(|i| [(i % 20) as f32 + 0.5, (i / 20) as f32]).collect();
/// let above: Vec<f32> = x.chunks(2).map(|p| f32::from(p[1] > p[0])).collect();
/// let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &above, None)?;
/// let event: Vec<i64> = (0..400).collect();
/// let folds = Folds::by_id(&[&event], 2, 42)?;
///
/// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 1 };
/// let options = TrainOptions { epochs: Some(30), batch_size: 32, learning_rate: Some(1e-2), ..TrainOptions::default() };
/// let validated = cross_validate(&Network::new(config)?, &data, &folds, &options, None)?;
/// assert!(validated.mean > 0.95 && validated.outputs.len() == 400);
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn cross_validate(
    network: &Network,
    data: &Dataset,
    folds: &Folds,
    options: &TrainOptions,
    mut on_fold: Option<OnFold>,
) -> Result<CrossValidation> {
    let ranks = &options.ranks;
    let reserved = ranks.reserve()?;
    let options = inherited(network, data, options);
    let prepared = options.and_then(|options| with_task_of(network, data, options));
    let (network, options) = ranks.together(prepared)?;
    let network = &*network;
    let metric = ranks.together(checked(network, data, folds, &options))?;
    let alone = folds::alone(network, data, folds, &options)?;
    let _reserved = reserved.filter(|_| alone.is_some()); // (otherwise each fit reserves the ranks)
    let guard = if options.interruptible { Guard::new() } else { Guard::inactive() };
    let k = match network.config() {
        Config::Table(config) => config.outputs.unwrap_or(1),
        _ => network.outputs(),
    };
    let mut outputs = memory::zeros(data.rows() * k, OUTPUTS)?;
    memory::headroom(size_of_val(folds.of_rows()), OUTPUTS)?;
    let mut all = (Vec::new(), Vec::new(), Vec::new());
    let job = Job { network, data, folds, options: alone.as_ref().unwrap_or(&options), metric };
    let at_once = if alone.is_some() { ranks.size() } else { 1 };
    let mut trained = None;
    for fold in 0..folds.folds() {
        let owner = fold as usize % at_once;
        if owner == 0 {
            let own = fold + if at_once > 1 { ranks.rank() as u32 } else { 0 };
            let of_own = (own < folds.folds()).then(|| job.train(own)).transpose();
            trained = ranks.together(of_own)?;
        }
        let Fold { network, history, scores, metric } = match at_once {
            1 => {
                trained.take().ok_or_else(|| Error::Internal("a fold without a network".into()))?
            }
            _ => {
                let own = trained.as_ref().filter(|_| owner == ranks.rank());
                folds::exchange(ranks, owner, own, metric)?
            }
        };
        for (row, scores) in folds.held_out(fold).zip(scores.chunks_exact(k)) {
            outputs[row * k..][..k].copy_from_slice(scores);
        }
        let reported = on_fold.as_mut().map_or(Ok(()), |call| call(fold as usize, &history));
        ranks.together(reported)?;
        all.0.push(network);
        all.1.push(history);
        all.2.push(metric);
        if ranks.stop(guard.interrupted())? && fold + 1 < folds.folds() {
            let what = name(fold, folds);
            return Err(Error::Interrupted(format!("interrupted after {what}; nothing is kept")));
        }
    }
    let (networks, histories, metrics) = all;
    let (mean, deviation) = mean_and_deviation(&metrics);
    let folds = folds.clone();
    Ok(CrossValidation { networks, histories, outputs, folds, metric, metrics, mean, deviation })
}

/// The fits of a cross-validation.
struct Job<'a> {
    network: &'a Network,
    data: &'a Dataset<'a>,
    folds: &'a Folds,
    options: &'a TrainOptions,
    metric: Metric,
}

impl Job<'_> {
    /// Trains the network of a fold.
    fn train(&self, fold: u32) -> Result<Fold> {
        let Job { data, folds, options, .. } = *self;
        let what = name(fold, folds);
        let seed = join(self.network.config().seed(), u64::from(fold));
        let mut network = self.network.fresh(seed)?;
        let training = data.subset(folds.training(fold))?;
        let history = fit(&mut network, &training, None, options, None);
        let history = history.map_err(|error| located(error, &what))?;
        drop(training);
        best(&history, &what)?;
        let held_out = rows_of(folds.held_out(fold))?;
        let scores = score::outputs(&network, data, &held_out, &Team::checked(options.threads)?)?;
        let metric = score::metric(self.metric, &network, (data, &held_out), &scores, options)?;
        Ok(Fold { network, history, scores, metric })
    }
}

/// Name of a fold in messages.
fn name(fold: u32, folds: &Folds) -> String {
    format!("fold {fold} of {}", folds.folds())
}

/// Checks beforehand what a fit would only find in a later fold, with row numbers that are not the caller's.
fn checked(
    network: &Network,
    data: &Dataset,
    folds: &Folds,
    options: &TrainOptions,
) -> Result<Metric> {
    data.check_in_memory("a cross-validation")?;
    let rows = folds.of_rows().len();
    if rows != data.rows() {
        let wanted = format!("{}, as the data set has", data.rows());
        return Err(Error::shape("the rows of the folds", rows, wanted));
    }
    let (_, metric) = train::check(&network.fresh(network.config().seed())?, data, None, options)?;
    if !matches!(metric, Metric::Auc | Metric::Accuracy) {
        return Ok(metric);
    }
    for fold in 0..folds.folds() {
        let mut weight = [0.0; 2]; // of class 0, and of all other classes
        for row in folds.held_out(fold) {
            let class = usize::from(data.target_of(row)[0] != 0.0);
            weight[class] += f64::from(data.weight_of(row));
        }
        let some = match metric {
            Metric::Auc => weight[0] > 0.0 && weight[1] > 0.0,
            _ => weight[0] + weight[1] > 0.0,
        };
        if !some {
            let [background, signal] = weight;
            return Err(Error::Data(format!(
                "fold {fold} of {} has no {metric}: its rows of class 0 have the total weight {background}, the others {signal}; use fewer folds, \
                 or Folds::stratified",
                folds.folds()
            )));
        }
    }
    Ok(metric)
}

fn rows_of(rows: impl Iterator<Item = usize>) -> Result<Vec<usize>> {
    let mut all = Vec::new();
    for row in rows {
        memory::reserve(&mut all, 1, OUTPUTS)?;
        all.push(row);
    }
    Ok(all)
}

impl CrossValidation {
    /// Returns the networks as an ensemble, for events that are not among the rows.
    ///
    /// # Errors
    /// Those of [`Ensemble::new`]; networks of one cross-validation cause none.
    pub fn into_ensemble(self) -> Result<Ensemble> {
        Ensemble::new(self.networks)
    }

    /// Returns the networks as an ensemble that can also choose, by an event's id, the network that was not trained on the event. The ids are columns
    /// `ids` (N) each, as for [`Folds::by_id`], with their `names`, and with the same `seed`.
    ///
    /// # Errors
    /// [`Error::Shape`] for columns of different lengths; [`Error::Argument`] if the folds of the rows are not those of these ids and this seed.
    pub fn into_fold_ensemble(
        self,
        ids: &[&[i64]],
        names: Vec<String>,
        seed: u64,
    ) -> Result<Ensemble> {
        let rows = self.folds.of_rows().len();
        if let Some(column) = ids.iter().find(|column| column.len() != rows) {
            let wanted = format!("{rows}, as there are rows");
            return Err(Error::shape("an id column", column.len(), wanted));
        }
        if ids.len() != names.len() {
            let wanted = format!("{}, as there are id columns", ids.len());
            return Err(Error::shape("the names of the id columns", names.len(), wanted));
        }
        let mut id = vec![0; ids.len()];
        for (row, &fold) in self.folds.of_rows().iter().enumerate() {
            id.iter_mut().zip(ids).for_each(|(id, column)| *id = column[row] as u64);
            let got = fold_of(&id, self.folds.folds(), seed);
            if got != fold {
                let got = format!("{got} for row {row} by ids and seed {seed}");
                let wanted = format!(
                    "{fold}, its fold in the cross-validation: pass the ids and the seed of Folds::by_id"
                );
                return Err(Error::argument("the fold", got, wanted));
            }
        }
        Ensemble::of_folds(self.networks, IdFolds { columns: names, seed })
    }

    /// Returns the folds as a table and a figure.
    #[must_use]
    pub fn report(&self) -> Report {
        let name = self.metric.to_string();
        let sizes = self.folds.sizes();
        let each = self.metrics.iter().zip(&self.histories).zip(&sizes).enumerate();
        let rows = each.map(|(fold, ((metric, history), size))| {
            vec![
                fold.to_string(),
                size.to_string(),
                history.best_epoch.to_string(),
                number(*metric),
            ]
        });
        let header = ["fold", "held-out rows", "best epoch", &name];
        let folds: Vec<f64> = (0..self.metrics.len()).map(|fold| fold as f64).collect();
        let y = axis(&name, self.metrics.iter().copied(), false);
        let mut x = axis("fold", [-0.5, self.metrics.len() as f64 - 0.5].into_iter(), false);
        (x.low, x.high) = (-0.5, self.metrics.len() as f64 - 0.5);
        let picture = figure(
            "folds",
            "Held-out rows of each fold",
            x,
            y,
            vec![points("", 0, folds, self.metrics.clone())],
        );
        let section = Section {
            name: "folds".into(),
            title: "Folds".into(),
            text: "Each fold is scored by a network that was trained on the others.".into(),
            tables: vec![table("folds", "Held-out rows of each fold", &header, rows.collect())],
            figures: vec![picture],
        };
        let numbers = [("mean", self.mean), ("deviation", self.deviation)];
        let mut all = report("Cross-validation", &numbers, vec![section]);
        let each = self.metrics.iter().enumerate();
        all.numbers.extend(each.map(|(fold, &metric)| (format!("fold.{fold}"), metric)));
        all
    }
}
