//! The run of a fit: epochs of steps, validation, the best parameters stored.

mod validate;

use std::time::Instant;

use super::checkpoint::{self, State, Trained};
use super::interrupt::Guard;
use super::meter::Meter;
use super::part::{Part, Passes};
use super::parts::relative_rates;
use super::prepare::{Problem, prepare};
use super::progress::{Display, short, waits};
use super::rounds::{self, Training};
use super::schedule::fade;
use super::{Epoch, Flow, History, Monitor, Progress, Stop, TrainOptions, ranks, single_inputs};
use crate::data::{Dataset, LISTS};
use crate::error::{Error, Result};
use crate::memory;
use crate::models::network::Setup;
use crate::models::{Network, StepOptions, Trainer};
use crate::threads::Team;

/// Called after every epoch; may end the fit.
pub type OnEpoch<'a> = &'a mut dyn FnMut(&Epoch) -> Result<Flow>;

/// Name of the lists of rows in memory errors.
const ROWS: &str = "the lists of the rows";
/// Validation rows between two checks for Ctrl-C.
const VALIDATION_ROWS: usize = 1 << 14;

/// Trains `model` on the rows of `data` and their targets: see [`fit`](super::fit).
pub(super) fn run(
    model: &mut Network,
    data: &Dataset,
    validation: Option<&Dataset>,
    options: &TrainOptions,
    on_epoch: Option<OnEpoch>,
) -> Result<History> {
    let started = Instant::now();
    let guard = if options.interruptible { Guard::new() } else { Guard::inactive() };
    let mut working = model.try_clone()?;
    let rows = data.rows_in_memory() + validation.map_or(0, Dataset::rows_in_memory);
    memory::headroom(LISTS.saturating_mul(rows), ROWS)?; // hashes, orders and scores
    let ranks = &options.ranks;
    let _reserved = ranks.reserve()?;
    ranks.together(Ok(()))?; // a rank may have failed before its fit
    let (team, crowded) = ranks::team(options.threads, ranks);
    let stop = || guard.interrupted();
    let prepared = prepare(&mut working, data, validation, options, &team, &stop);
    let mut problem = ranks.together(prepared)?;
    problem.notes.extend(crowded);
    let resumed = checkpoint::resume(&mut working, &mut problem, options);
    let state = ranks.together(resumed)?;
    ranks::check(&working, &problem, &state, options)?;
    let run = Run::new(working, &problem, options, guard, team, state);
    let mut run = ranks.together(run)?;
    run.display.notes(&problem.notes);
    if run.state.epochs.is_empty() {
        run.checkpoint()?; // a path that cannot be written is reported now, not after the first epoch
    }
    let mut call = on_epoch.map(|call| ranks::on_all(ranks, call));
    let call = call.as_mut().map(|call| call as OnEpoch);
    let stop = rounds::run(&mut run, call)?;
    let output_rmse = run.output_rmse();
    let output_rmse = ranks.together(output_rmse)?;
    let seconds = started.elapsed().as_secs_f64();
    let straggler = ranks.straggler(seconds, seconds - ranks.waited());
    let mut history = run.history(stop, output_rmse, started);
    run.display.notes(straggler.as_slice());
    history.notes.extend(straggler);
    if !run.state.epochs.is_empty() {
        *model = run.into_model();
        history.note_rmse(model);
    }
    Ok(history)
}

/// A fit under way.
struct Run<'a> {
    options: &'a TrainOptions,
    problem: &'a Problem<'a>,
    guard: Guard,
    team: Team,
    /// Everything but the parameters, which the trainer holds.
    model: Network,
    trainer: Trainer,
    /// Finished epochs, and the best parameters if there are validation rows.
    state: State,
    /// State of the trainer after the last finished epoch, restored if Ctrl-C comes within the next epoch.
    kept: Trained,
    /// Passes over the training rows, and over the validation rows.
    passes: Option<Passes<'a>>,
    validating: Option<Passes<'a>>,
    training: Meter,
    validation: Meter,
    /// (rows, K): outputs of the validation rows.
    outputs: Vec<f32>,
    /// Training rows of this call, and the seconds they took.
    rows: u64,
    seconds: f64,
    /// Fraction of the last epoch's training time spent waiting for the disk.
    waited_part: f64,
    display: Display,
}

/// Sums of an epoch's steps.
struct Steps {
    loss: f64,
    metric: f64,
    learning_rate: f64,
    seconds: f64,
}

impl<'a> Run<'a> {
    fn new(
        model: Network,
        problem: &'a Problem<'a>,
        options: &'a TrainOptions,
        guard: Guard,
        team: Team,
        mut state: State,
    ) -> Result<Self> {
        let rows = problem.training.rows;
        let batch = options.batch_size.min(rows);
        let (loss, optimizer, suits) = (problem.loss, options.optimizer, problem.suits);
        let setup = Setup {
            loss,
            function: options.loss_function.as_ref(),
            optimizer,
            max_batch: batch,
            rates: &relative_rates(&options.parts, model.layout().tensors(), suits.learning_rate)?,
            ranks: &options.ranks,
        };
        let mut trainer = Trainer::with(&model, &setup)?;
        let kept = match state.resumed.take() {
            Some(resumed) => {
                resumed.restore(&mut trainer);
                resumed
            }
            None => Trained::of(&trainer)?,
        };
        let outputs = model.outputs();
        let validation = problem.validation.as_ref().map_or(0, |part| part.rows);
        let steps = (rows.div_ceil(batch) as u64).saturating_mul(suits.epochs as u64);
        let done = trainer.steps();
        let progress = if options.ranks.is_first() { options.progress } else { Progress::Off };
        Ok(Run {
            team,
            trainer,
            passes: Some(problem.training.passes()?),
            validating: problem.validation.as_ref().map(Part::passes).transpose()?,
            training: Meter::new(problem.metric, outputs, Some(&problem.training))?,
            validation: Meter::new(problem.metric, outputs, problem.validation.as_ref())?,
            outputs: memory::zeros(validation.min(VALIDATION_ROWS) * outputs, ROWS)?,
            rows: 0,
            seconds: 0.0,
            waited_part: 0.0,
            display: Display::new(progress, ("epoch", suits.epochs), steps, done),
            options,
            problem,
            guard,
            model,
            state,
            kept,
        })
    }

    /// Trains and validates one epoch after `done` finished ones; `None` if interrupted.
    fn epoch(&mut self, done: usize) -> Result<Option<Epoch>> {
        let started = Instant::now();
        let Some(steps) = self.train(done)? else { return Ok(None) };
        if !self.trainer.parameters().iter().all(|p| p.is_finite()) {
            return Err(self.diverged("a parameter", done, f64::NAN));
        }
        let Some((validation_loss, validation_metric)) = self.validate()? else { return Ok(None) };
        if self.problem.validation.is_some() && !validation_loss.is_finite() {
            return Err(self.diverged("the validation loss", done, validation_loss));
        }
        self.check_monitored(validation_metric)?;
        let rows = self.problem.training.rows;
        self.rows += rows as u64;
        self.seconds += steps.seconds;
        Ok(Some(Epoch {
            epoch: done + 1,
            train_loss: steps.loss,
            validation_loss,
            train_metric: steps.metric,
            validation_metric,
            learning_rate: steps.learning_rate,
            seconds: started.elapsed().as_secs_f64(),
            events_per_second: rows as f64 / steps.seconds,
        }))
    }

    /// True after Ctrl-C, on all ranks if one of them has seen it.
    ///
    /// # Errors
    /// [`Error::Rank`] if another rank failed.
    fn interrupted(&self) -> Result<bool> {
        self.options.ranks.stop(self.guard.interrupted())
    }

    /// Makes the steps of one epoch; `None` if interrupted.
    fn train(&mut self, done: usize) -> Result<Option<Steps>> {
        let Some(mut passes) = self.passes.take() else { return Ok(None) };
        let steps = self.train_on(&mut passes, done);
        self.passes = Some(passes);
        steps
    }

    fn train_on(&mut self, passes: &mut Passes, done: usize) -> Result<Option<Steps>> {
        let (options, part, suits) = (self.options, &self.problem.training, self.problem.suits);
        let batch = options.batch_size.min(part.rows);
        let waited = passes.waited();
        passes.begin_shuffled(options.seed, done, batch)?;
        self.training.reset();
        let (outputs, metric) = (self.model.outputs(), self.problem.metric);
        let per_epoch = part.rows.div_ceil(batch) as u64;
        let (mut loss, mut seen, mut learning_rate) = (0.0, 0usize, 0.0);
        let started = Instant::now();
        while let Some(block) = passes.next()? {
            for rows in block.rows.chunks(batch) {
                if self.interrupted()? {
                    return Ok(None);
                }
                let step = self.trainer.steps();
                let factor = suits.schedule.factor(step, per_epoch, suits.epochs as u64);
                learning_rate = f64::from(suits.learning_rate) * factor;
                let steps = per_epoch as f64 * suits.epochs as f64;
                let faded = |fraction| fade(fraction, step, steps) as f32;
                let report = self.trainer.step(
                    &self.team,
                    &block.batch(rows),
                    &StepOptions {
                        learning_rate: learning_rate as f32,
                        weight_decay: suits.weight_decay * faded(options.weight_decay_fade),
                        dropout: faded(options.dropout_fade),
                        clip_norm: options.clip_norm,
                    },
                );
                if !report.loss.is_finite() {
                    return Err(self.diverged("the training loss", done, report.loss));
                }
                loss += report.loss * rows.len() as f64;
                seen += rows.len();
                self.training.add(
                    block.data,
                    rows,
                    &self.trainer.outputs()[..rows.len() * outputs],
                    self.model.target_standardisation(),
                );
                let mean = self.loss_unit() * loss / seen as f64;
                let rate = seen as f64 / started.elapsed().as_secs_f64();
                let last = self.state.epochs.last();
                self.display.step(step + 1, done + 1, false, || {
                    let rate = short(last.map_or(rate, |last| last.events_per_second));
                    let validation = last.map_or(String::new(), |last| last.validation(metric));
                    let waits = waits(self.waited_part);
                    format!("{rate} events/s{waits}, loss {mean:.4}{validation}")
                });
            }
        }
        let seconds = started.elapsed().as_secs_f64();
        self.waited_part = (passes.waited() - waited) / seconds;
        let loss = self.loss_unit() * loss / seen as f64;
        let metric = self.training.value(&self.team, loss);
        Ok(Some(Steps { loss, metric, learning_rate, seconds }))
    }

    /// Checks that the metric can be compared if it chooses the best epoch.
    ///
    /// # Errors
    /// [`Error::Data`].
    fn check_monitored(&self, validation_metric: f64) -> Result<()> {
        let by_metric = self.options.monitor == Monitor::Metric;
        if by_metric && self.problem.validation.is_some() && !validation_metric.is_finite() {
            return Err(Error::Data(format!(
                "the {} of the validation rows is {validation_metric}, so it cannot choose the best epoch: negative weights outweigh the others \
                 there; use more validation rows, or choose by the loss",
                self.problem.metric
            )));
        }
        Ok(())
    }

    /// Returns the factor from a loss of the standardised problem to the target's units squared (for MSE and Huber alike). Several targets have no
    /// common unit: the factor is 1.
    fn loss_unit(&self) -> f64 {
        match self.model.target_standardisation() {
            Some(target) if target.len() == 1 => f64::from(target.scale[0]).powi(2),
            _ => 1.0,
        }
    }

    fn diverged(&self, what: &str, done: usize, value: f64) -> Error {
        let advice = "; look for outliers in the data and for large negative weights";
        let rate = self.problem.suits.learning_rate;
        let round = format!("epoch {}", done + 1);
        self.options.common().diverged(rate, (what, value), &round, advice)
    }

    /// Copies the best parameters so far into the model.
    fn settle(&mut self) {
        let best = self.state.best.as_deref().unwrap_or(self.trainer.parameters());
        self.model.parameters_mut().copy_from_slice(best);
        let Some(best) = self.state.best_epoch().checked_sub(1) else { return };
        let (epoch, metric) = (self.state.epochs[best], self.problem.metric);
        let rows = self.problem.training.rows;
        let notes = [
            ("fit.epoch", epoch.epoch.to_string()),
            ("fit.training_rows", rows.to_string()),
            ("fit.weight_decay", self.problem.suits.weight_decay.to_string()),
            ("fit.learning_rate", self.problem.suits.learning_rate.to_string()),
            ("fit.schedule", self.problem.suits.schedule.to_string()),
            ("fit.metric", metric.to_string()),
            ("fit.balance_classes", self.options.balance_classes.to_string()),
            ("fit.train_loss", epoch.train_loss.to_string()),
            ("fit.train_metric", epoch.train_metric.to_string()),
            ("fit.validation_loss", epoch.validation_loss.to_string()),
            ("fit.validation_metric", epoch.validation_metric.to_string()),
        ];
        let notes = notes.map(|(name, value)| (name.to_string(), value));
        self.model.metadata_mut().extend(notes);
    }

    fn history(&mut self, stop: Stop, output_rmse: Vec<f64>, started: Instant) -> History {
        let mut notes = self.problem.notes.clone();
        let below = single_inputs::note(self.problem, &self.state, &self.team);
        self.display.notes(below.as_slice());
        notes.extend(below);
        if let Some(last) = self.state.epochs.last() {
            self.display.finish(last.epoch, || last.line(self.problem.metric));
        }
        History {
            epochs: self.state.epochs.clone(),
            best_epoch: self.state.best_epoch(),
            metric: self.problem.metric,
            output_rmse,
            notes,
            stop,
            events_per_second: if self.rows > 0 { self.rows as f64 / self.seconds } else { 0.0 },
            seconds: started.elapsed().as_secs_f64(),
        }
    }

    fn into_model(mut self) -> Network {
        self.settle();
        self.model
    }
}

impl Training for Run<'_> {
    type Round = Epoch;

    fn finished(&self) -> usize {
        self.state.epochs.len()
    }

    fn wanted(&self) -> (usize, usize) {
        (self.problem.suits.epochs, self.options.checkpoint_every)
    }

    fn out_of_patience(&self) -> bool {
        self.options.patience.is_some_and(|patience| self.state.waited() >= patience)
    }

    fn round(&mut self) -> Result<Option<Epoch>> {
        let epoch = self.epoch(self.finished());
        let epoch = self.options.ranks.together(epoch)?;
        if epoch.is_none() {
            self.kept.restore(&mut self.trainer);
        }
        Ok(epoch)
    }

    fn finish(&mut self, epoch: Epoch) -> Result<()> {
        let (monitor, metric) = (self.options.monitor, self.problem.metric);
        let prefers = |epoch: &Epoch, best: &Epoch| monitor.prefers(epoch, best, metric);
        let pushed = self.state.push(epoch, self.trainer.parameters(), prefers);
        self.options.ranks.together(pushed)?;
        if self.options.interruptible {
            self.kept.keep(&self.trainer);
        }
        self.display
            .line(epoch.epoch, || epoch.line(self.problem.metric) + &waits(self.waited_part));
        Ok(())
    }

    fn checkpoint(&mut self) -> Result<()> {
        let Some(path) = &self.options.checkpoint else { return Ok(()) };
        self.settle();
        let (model, trainer) = (&self.model, &self.trainer);
        let written = match self.options.ranks.is_first() {
            true => {
                checkpoint::write(path, model, trainer, &self.state, self.problem, self.options)
            }
            false => Ok(()),
        };
        self.options.ranks.together(written)
    }
}
