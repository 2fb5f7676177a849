//! A search for the options and sizes of a network with the best metric on held-out rows.

mod options;
mod ranks;
mod report;
mod run;
mod space;
mod space_text;
mod state;
mod trial;

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::thread::available_parallelism;

pub use options::{Method, SearchOptions};
use ranks::Shared;
use run::{Job, Outcome};
pub use space::{Dimension, Parameter, Space, Value, Values};
use state::State;
pub use trial::{Rung, Trial};

use crate::data::{Dataset, hash_weighted};
use crate::error::{Error, Result};
use crate::models::Network;
use crate::ranks::Ranks;
use crate::train::again::{inherited, rises};
use crate::train::interrupt::Guard;
use crate::train::{self, Flow, Metric, Stop, Suits, TrainOptions};

/// Called after each rung of each trial, in the order in which they finish; may end the search.
pub type OnTrial<'a> = &'a mut dyn FnMut(&Trial) -> Result<Flow>;

/// Result of a search.
#[derive(Debug)]
pub struct Search {
    /// Space that was searched.
    pub space: Space,
    /// The metric that the rungs contain.
    pub metric: Metric,
    /// Epochs at the end of each rung, and the number of trials that were to reach it.
    pub plan: Vec<(usize, usize)>,
    /// All trials, by number.
    pub trials: Vec<Trial>,
    /// Number of the best trial: the one with the best metric among those that came furthest.
    pub best: usize,
    /// Trained network of the best trial, with the parameters of its best epoch; its metadata contain the chosen values. If the search was ended
    /// early, the network may have been trained for a part of the next rung.
    pub network: Network,
    /// Reason for the end of the search: everything is done, the callback ended it, or Ctrl-C. In the last two cases the best trial is that of the
    /// trials so far.
    pub stop: Stop,
}

/// Trains a network at points drawn from `space`, and returns the one with the best metric on held-out rows.
///
/// All trials train on the same rows and validate on the same others, those of `validation` or
/// [`validation_fraction`](TrainOptions::validation_fraction) of `data`; each begins with weights from `network`'s own seed. Options that are not
/// searched keep the values in `options`. A trial that continues from rung to rung is bit-identical to one that trained in one go. A trial that
/// diverges counts as the worst. With [`ranks`](TrainOptions::ranks) each rank trains some of the trials, with the same results; `state` is a file of
/// rank 0. The best of many trials is slightly better on these rows than on new ones: keep some rows aside for the final
/// evaluation.
///
/// # Errors
/// [`Error::Argument`] for options out of range, a space that is empty or does not suit the network, no validation rows, rows on disk, a checkpoint
/// in `options`, or a state of another search. [`Error::Diverged`] if all trials diverged; [`Error::Interrupted`] after Ctrl-C, if no trial is
/// finished; [`Error::Io`]; otherwise those of [`fit`](crate::train::fit). A state file keeps everything that is finished, also after an error.
///
/// ```
/// use rootgrad::data::{Column, Dataset};
/// use rootgrad::kernels::Activation;
/// use rootgrad::models::{MlpConfig, Network};
/// use rootgrad::selection::{SearchOptions, Space, search};
/// use rootgrad::train::TrainOptions;
///
/// let x: Vec<f32> = (0..400).flat_map(|i| [(i % 20) as f32 + 0.5, (i / 20) as f32]).collect();
/// let above: Vec<f32> = x.chunks(2).map(|p| f32::from(p[1] > p[0])).collect();
/// let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &above, None)?;
/// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 1 };
///
/// let space = Space::new().log("learning_rate", 1e-4, 1e-1)?.hidden(&[vec![4], vec![8, 8]])?;
/// let options = TrainOptions { epochs: Some(9), batch_size: 32, ..TrainOptions::default() };
/// let how = SearchOptions { trials: 9, jobs: 2, ..SearchOptions::default() };
/// let found = search(&Network::new(config)?, &data, None, &space, &options, &how, None)?;
/// assert_eq!(found.plan, [(1, 9), (3, 3), (9, 1)]);
/// assert_eq!(found.trials[found.best].rungs.len(), 3);
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn search(
    network: &Network,
    data: &Dataset,
    validation: Option<&Dataset>,
    space: &Space,
    options: &TrainOptions,
    how: &SearchOptions,
    mut on_trial: Option<OnTrial>,
) -> Result<Search> {
    let ranks = options.ranks.clone();
    let _one = ranks.reserve()?;
    let alone = TrainOptions { ranks: Ranks::default(), ..options.clone() };
    let here = ranks.on_these_cores();
    let prepared = prepare(network, (data, validation), space, &alone, how, (&ranks, here));
    let Prepared { mut trials, metric, jobs, plan, state, options } = ranks.together(prepared)?;
    let same: Vec<(&str, &str)> = state.same().collect();
    ranks.same(&same)?;
    let mut shared = Shared::new(&ranks, &mut trials)?;
    let guard = if options.interruptible { Guard::new() } else { Guard::inactive() };
    let (state, guard, options) = (&state, &guard, &options);
    let job = Job { space, network, data, validation, options, state, guard, jobs };
    let mut stop = Stop::Completed;
    for (rung, &(epochs, size)) in plan.iter().enumerate() {
        let mut going = ranked(&trials, rung, metric);
        going.truncate(size);
        shared.copy_checkpoints(state, &going)?;
        let waiting = going.iter().map(|&number| &trials[number]);
        let is_open = |trial: &&Trial| trial.rungs.len() == rung && trial.failure.is_none();
        let waiting = shared.own(waiting.filter(is_open).cloned().collect());
        let own: Vec<usize> = waiting.iter().map(|trial| trial.number).collect();
        let ran = run::rung(&job, &waiting, epochs, &mut |number, outcome| {
            match outcome {
                Outcome::Finished(rung) => trials[number].rungs.push(rung),
                Outcome::Failed(text) => trials[number].failure = Some(text),
                Outcome::Unfinished(Stop::Interrupted) => {
                    stop = Stop::Interrupted;
                    return Ok(Flow::Stop);
                }
                Outcome::Unfinished(_) => return Ok(Flow::Stop),
            }
            state.write(metric, &trials)?;
            reported(&trials[number], &mut on_trial, &mut stop)
        });
        ranks.together(ran)?;
        let (others, ended) = shared.exchange(&mut trials, &own, stop)?;
        stop = ended;
        let reports = others
            .iter()
            .try_for_each(|&number| reported(&trials[number], &mut on_trial, &mut stop).map(drop));
        ranks.together(reports.and_then(|()| state.write(metric, &trials)))?;
        (_, stop) = shared.exchange(&mut trials, &[], stop)?;
        if stop != Stop::Completed {
            break;
        }
    }
    if let Some(best) = best(&trials, plan.len(), metric) {
        shared.copy_checkpoints(state, &[best])?;
    }
    ranks.together(finish(space, plan, trials, metric, state, stop))
}

/// A search that is about to begin.
struct Prepared {
    trials: Vec<Trial>,
    metric: Metric,
    /// Number of trials at a time.
    jobs: usize,
    plan: Vec<(usize, usize)>,
    state: State,
    /// Options of one trial.
    options: TrainOptions,
}

/// Checks the arguments of a search and opens its state, on the first of `ranks`; `here` of them share this rank's cores.
fn prepare(
    network: &Network,
    (data, validation): (&Dataset, Option<&Dataset>),
    space: &Space,
    options: &TrainOptions,
    how: &SearchOptions,
    (ranks, here): (&Ranks, usize),
) -> Result<Prepared> {
    how.validate()?;
    space.check(network)?;
    data.check_in_memory("a search")?;
    validation
        .map_or(Ok(()), |validation| validation.check_in_memory("a search to validate on"))?;
    let mut options = inherited(network, data, options)?;
    if validation.is_none() && options.validation_fraction == 0.0 {
        let wanted =
            "above 0, or validation data: trials are compared on rows that they do not train on";
        return Err(Error::argument("validation_fraction", 0, wanted));
    }
    let mut trials: Vec<Trial> = (0..how.trials).map(|number| drawn(space, how, number)).collect();
    let (start, _) = space.apply(&trials[0].values, network, &options)?;
    let (_, metric) = train::check(&start, data, validation, &options)?;
    drop(start);
    let jobs = jobs(how, &mut options, here);
    let epochs = Suits::of(network, data.rows(), &options)?.epochs;
    options.epochs = Some(epochs);
    let plan = how.plan(epochs);
    let same = same(network, data, validation, space, &options, how);
    let names =
        space.dimensions().iter().map(|dimension| dimension.parameter.to_string()).collect();
    let path = how.state.as_deref().filter(|_| ranks.is_first());
    let state = State::open(path, same, names, metric, &mut trials)?;
    Ok(Prepared { trials, metric, jobs, plan, state, options })
}

/// Calls the callback with a trial; notes in `stop` that it ends the search.
fn reported(trial: &Trial, on_trial: &mut Option<OnTrial>, stop: &mut Stop) -> Result<Flow> {
    let flow = on_trial.as_mut().map_or(Ok(Flow::Continue), |call| call(trial))?;
    if flow == Flow::Stop && *stop == Stop::Completed {
        *stop = Stop::Callback;
    }
    Ok(flow)
}

/// Returns a trial that has not begun.
fn drawn(space: &Space, how: &SearchOptions, number: usize) -> Trial {
    Trial { number, values: space.point(how.seed, number), rungs: Vec::new(), failure: None }
}

/// Returns the number of trials at a time on one of the ranks, of which `here` share its cores; `options` then have the threads of one trial.
fn jobs(how: &SearchOptions, options: &mut TrainOptions, here: usize) -> usize {
    let cores = match options.threads {
        0 => (available_parallelism().map_or(1, usize::from) / here).max(1),
        threads => threads,
    };
    let jobs = if how.jobs == 0 { cores } else { how.jobs }.min(how.trials);
    options.threads = (cores / jobs).max(1);
    jobs
}

/// Returns the numbers of the trials that have finished `rungs` rungs, with the best in the last of these first; for 0 rungs all trials. A trial that
/// failed later is included: the choice of the trials that continue must not depend on whether the failure is known already.
fn ranked(trials: &[Trial], rungs: usize, metric: Metric) -> Vec<usize> {
    let mut list: Vec<&Trial> = trials.iter().filter(|trial| trial.rungs.len() >= rungs).collect();
    if let Some(last) = rungs.checked_sub(1) {
        list.sort_by(|a, b| {
            compare(&a.rungs[last], &b.rungs[last], metric).then(a.number.cmp(&b.number))
        });
    }
    list.into_iter().map(|trial| trial.number).collect()
}

/// Orders the better rung first, and NaN last.
fn compare(a: &Rung, b: &Rung, metric: Metric) -> Ordering {
    let key = |value: f64, rises: bool| match value {
        _ if value.is_nan() => f64::INFINITY,
        _ if rises => -value,
        _ => value,
    };
    let of = |rung: &Rung| [key(rung.metric, rises(metric)), key(rung.loss, false)];
    let (a, b) = (of(a), of(b));
    a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1]))
}

/// Returns all settings that must not change in a continued search.
fn same(
    network: &Network,
    data: &Dataset,
    validation: Option<&Dataset>,
    space: &Space,
    options: &TrainOptions,
    how: &SearchOptions,
) -> BTreeMap<String, String> {
    // A sum over the rows does not depend on their order.
    let rows = |data: &Dataset| {
        let hash =
            (0..data.rows()).fold(0_u64, |sum, row| sum.wrapping_add(hash_weighted(data, row)));
        format!("{} rows ({hash:016x})", data.rows())
    };
    let loss = match &options.loss_function {
        Some(function) => function.text(),
        None => format!("{:?}", options.loss),
    };
    let seed = network.config().seed();
    [
        ("the search space", format!("{:?}", space.dimensions())),
        ("the search's seed", how.seed.to_string()),
        ("trials", how.trials.to_string()),
        ("method", format!("{:?}", how.method)),
        ("the network", format!("{} with seed {seed}", network.shape())),
        ("the data", rows(data)),
        ("the validation data", validation.map_or("none".into(), rows)),
        ("loss", loss),
        ("epochs", auto_or(options.epochs)),
        ("batch_size", options.batch_size.to_string()),
        ("learning_rate", auto_or(options.learning_rate)),
        ("weight_decay", auto_or(options.weight_decay)),
        ("weight_decay_fade", options.weight_decay_fade.to_string()),
        ("dropout_fade", options.dropout_fade.to_string()),
        ("clip_norm", format!("{:?}", options.clip_norm)),
        ("the learning rates of parts", format!("{:?}", options.parts)),
        ("optimizer", format!("{:?}", options.optimizer)),
        ("schedule", format!("{:?}", options.schedule)),
        ("patience", format!("{:?}", options.patience)),
        ("monitor", format!("{:?}", options.monitor)),
        ("seed", options.seed.to_string()),
        ("validation_fraction", options.validation_fraction.to_string()),
        ("standardize", options.standardize.to_string()),
        ("scaling", format!("{:?}", options.scaling)),
        ("balance_classes", options.balance_classes.to_string()),
        ("missing", format!("{:?}", options.missing)),
    ]
    .into_iter()
    .map(|(name, value)| (name.to_owned(), value))
    .collect()
}

/// Writes an option; "auto" if the fit chooses it.
fn auto_or<T: ToString>(option: Option<T>) -> String {
    option.map_or_else(|| "auto".into(), |value| value.to_string())
}

/// Returns the number of the best trial among those that came furthest; `None` if all failed.
fn best(trials: &[Trial], rungs: usize, metric: Metric) -> Option<usize> {
    let furthest = |rungs: usize| {
        let mut list = ranked(trials, rungs, metric);
        list.retain(|&number| trials[number].failure.is_none());
        list.first().copied()
    };
    (1..=rungs).rev().find_map(furthest)
}

/// Finds the best trial and its network, and removes the files that are no longer needed.
fn finish(
    space: &Space,
    plan: Vec<(usize, usize)>,
    trials: Vec<Trial>,
    metric: Metric,
    state: &State,
    stop: Stop,
) -> Result<Search> {
    let Some(best) = best(&trials, plan.len(), metric) else {
        if stop != Stop::Completed {
            let kept = if state.is_kept() { "; with the same state file it continues" } else { "" };
            return Err(Error::Interrupted(format!(
                "the search was ended before a trial was{kept}"
            )));
        }
        let why = trials.iter().find_map(|trial| trial.failure.as_deref()).unwrap_or("");
        let all = trials.len();
        return Err(Error::Diverged(format!("all {all} trials diverged; the first: {why}")));
    };
    let mut network = Network::load(state.checkpoint(best))?;
    let chosen = space.dimensions().iter().zip(&trials[best].values);
    let chosen = chosen.map(|(of, value)| (format!("search.{}", of.parameter), value.to_string()));
    network.metadata_mut().extend(chosen);
    network.metadata_mut().insert("search.trial".into(), best.to_string());
    if state.is_kept() && stop == Stop::Completed {
        let others = (0..trials.len()).filter(|&number| number != best);
        others.into_iter().try_for_each(|number| state.forget(number))?;
    }
    Ok(Search { space: space.clone(), metric, plan, trials, best, network, stop })
}
