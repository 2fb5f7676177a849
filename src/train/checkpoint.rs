//! The state of a fit in a file, from which the fit continues bit for bit.
//!
//! A checkpoint is a model file (the best parameters so far) with three more tensors: `train.parameters` (P), the present parameters, `train.moments`
//! (M · P), those of the optimiser, and `train.history` (epochs, 8). Its JSON has one more field, `train`.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::prepare::Problem;
use super::resume::{About, Same, field, figures, history, read_history};
use super::{Epoch, Monitor, Suits, TrainOptions};
use crate::arena::Arena;
use crate::error::Result;
use crate::formats::safetensors::{TensorReader, View};
use crate::models::{Network, Trainer};

/// Names of the copies of the parameters in memory errors.
const BEST: &str = "the best parameters so far";
const FINISHED: &str = "the parameters of the last finished epoch, kept for Ctrl-C,";

/// State of a fit between two epochs, except the trainer's.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Finished epochs.
    pub(super) epochs: Vec<Epoch>,
    /// Parameters of the best epoch; `None` before the first epoch, or without validation rows.
    pub(super) best: Option<Arena>,
    /// State with which the trainer begins.
    pub(super) resumed: Option<Trained>,
    best_epoch: usize,
}

/// The trainer's part of the state that is needed to continue.
#[derive(Debug)]
pub(super) struct Trained {
    parameters: Arena,
    moments: Arena,
    steps: u64,
}

impl Trained {
    /// # Errors
    /// [`Error::Memory`] if there is not enough for a copy.
    pub(super) fn of(trainer: &Trainer) -> Result<Self> {
        Ok(Trained {
            parameters: Arena::try_from_slice(trainer.parameters(), FINISHED)?,
            moments: Arena::try_from_slice(trainer.moments(), FINISHED)?,
            steps: trainer.steps(),
        })
    }

    /// Does the same as [`Trained::of`], in place.
    pub(super) fn keep(&mut self, trainer: &Trainer) {
        self.parameters.copy_from_slice(trainer.parameters());
        self.moments.copy_from_slice(trainer.moments());
        self.steps = trainer.steps();
    }

    pub(super) fn restore(&self, trainer: &mut Trainer) {
        trainer.parameters_mut().copy_from_slice(&self.parameters);
        trainer.moments_mut().copy_from_slice(&self.moments);
        trainer.set_steps(self.steps);
    }
}

impl State {
    /// Adds a finished epoch, and copies its parameters if it is the best so far: the first, or the one that `prefers` names.
    ///
    /// # Errors
    /// [`Error::Memory`], only in the first call, if there is not enough for the copy.
    pub(super) fn push(
        &mut self,
        epoch: Epoch,
        parameters: &[f32],
        prefers: impl Fn(&Epoch, &Epoch) -> bool,
    ) -> Result<()> {
        let validates = !epoch.validation_loss.is_nan();
        let best = self.best_epoch.checked_sub(1).map(|best| &self.epochs[best]);
        if validates && best.is_none_or(|best| prefers(&epoch, best)) {
            match &mut self.best {
                Some(best) => best.copy_from_slice(parameters),
                none => *none = Some(Arena::try_from_slice(parameters, BEST)?),
            }
            self.best_epoch = epoch.epoch;
        }
        if !validates {
            self.best_epoch = epoch.epoch;
        }
        self.epochs.push(epoch);
        Ok(())
    }

    /// Returns the number of the epoch with the best parameters; 0 before the first.
    pub(super) fn best_epoch(&self) -> usize {
        self.best_epoch
    }

    /// Returns the number of epochs since the best one.
    pub(super) fn waited(&self) -> usize {
        self.epochs.len() - self.best_epoch
    }
}

/// The JSON field.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    steps: u64,
    epochs: usize,
    best_epoch: usize,
    has_best: bool,
    /// The options that were chosen for the network and the rows when the fit began.
    suits: Suits,
    same: Same,
}

/// Returns all settings that must not change in a resumed fit. The user may change the number of epochs, rates, schedule, decay, clip and patience.
pub(super) fn same(model: &Network, problem: &Problem, options: &TrainOptions) -> Same {
    let validation = problem.validation.as_ref().map_or(0, |part| part.rows);
    let (training, hash) = (problem.training.rows, problem.fingerprint);
    let mut loss = match &options.loss_function {
        Some(function) => function.text(),
        None => format!("{:?}", problem.loss),
    };
    // No entries of their own, which older checkpoints would lack.
    if options.balance_classes {
        loss += " with balance_classes";
    }
    if options.monitor == Monitor::Metric {
        loss += ", best epoch by the metric";
    }
    Same::of([
        ("seed", options.seed.to_string()),
        ("batch_size", options.batch_size.to_string()),
        ("optimizer", format!("{:?}", options.optimizer)),
        ("loss", loss),
        ("the network", model.shape()),
        ("the data", format!("{training} training and {validation} validation rows ({hash:016x})")),
    ])
}

/// Writes the checkpoint, whole or not at all; `model` has the best parameters.
pub(super) fn write(
    path: &Path,
    model: &Network,
    trainer: &Trainer,
    state: &State,
    problem: &Problem,
    options: &TrainOptions,
) -> Result<()> {
    let header = Header {
        steps: trainer.steps(),
        epochs: state.epochs.len(),
        best_epoch: state.best_epoch,
        has_best: state.best.is_some(),
        suits: problem.suits,
        same: same(model, problem, options),
    };
    let (parameters, moments) = (trainer.parameters(), trainer.moments());
    let figures = figures(&state.epochs);
    let more = vec![
        View::f32("train.parameters", &[parameters.len()], parameters),
        View::f32("train.moments", &[moments.len()], moments),
        history(&figures),
    ];
    model.write(path, Some(field(&header)?), more)
}

/// Returns the state to begin with: that of the checkpoint if the options want it and the file exists, else an empty one. With a checkpoint, `model`
/// gets its standardisations, and `problem` the rates that were chosen when the fit began.
///
/// # Errors
/// [`Error::Format`], [`Error::Io`], [`Error::Version`] for a bad file; [`Error::Argument`] if it belongs to another fit, with the setting that
/// differs.
pub(super) fn resume(
    model: &mut Network,
    problem: &mut Problem,
    options: &TrainOptions,
) -> Result<State> {
    let Some(path) = options.common().resumes()? else { return Ok(State::default()) };
    let mut file = TensorReader::open(path)?;
    let saved = Network::read(&mut file)?;
    let header = header(&file)?;
    same(model, problem, options).check(&header.same, &file)?;
    if saved.shape() != model.shape() {
        return Err(file.problem("is damaged: its best network does not match its fit"));
    }
    let parameters = model.parameters().len();
    let moments = parameters * options.optimizer.moments();
    let parameters = arena(&mut file, "train.parameters", parameters)?;
    let moments = arena(&mut file, "train.moments", moments)?;
    let epochs = read_history(&mut file, header.epochs)?;
    let some = header.epochs > 0;
    let has_best = some && problem.validation.is_some();
    if header.best_epoch > header.epochs
        || some != (header.best_epoch > 0)
        || header.has_best != has_best
    {
        return Err(file.problem("is damaged: its best epoch is not among its epochs"));
    }
    let rows = problem.training.rows;
    let steps = rows.div_ceil(options.batch_size.min(rows)) * header.epochs;
    if header.steps != steps as u64 {
        return Err(file.problem("is damaged: its steps do not match its epochs"));
    }
    let best = match header.has_best {
        true => Some(Arena::try_from_slice(saved.parameters(), BEST)?),
        false => None,
    };
    let resumed = Trained { parameters, moments, steps: header.steps };
    let began = header.suits;
    problem.suits = began.unless(options);
    if problem.suits.epochs != began.epochs && problem.suits.schedule.falls_with_the_fit() {
        problem.notes.push(format!(
            "the checkpoint's fit had epochs = {}, this one has {}, and the learning rate falls over all epochs: the result differs from that of one \
             fit with {}; to avoid this, keep the epochs, or set the schedule to constant",
            began.epochs, problem.suits.epochs, problem.suits.epochs
        ));
    }
    model.set_input_standardisation(saved.input_standardisation().cloned())?;
    model.set_target_standardisation(saved.target_standardisation().cloned())?;
    Ok(State { epochs, best, resumed: Some(resumed), best_epoch: header.best_epoch })
}

/// The values of an f32 tensor of `len` values.
fn arena(file: &mut TensorReader, name: &str, len: usize) -> Result<Arena> {
    file.check(name, &[len])?; // so that it is no larger than the file
    let mut values = Arena::try_new(len, FINISHED)?;
    file.read_f32(name, &[len], &mut values)?;
    Ok(values)
}

fn header(file: &TensorReader) -> Result<Header> {
    let damaged = |error| file.problem(format!("has damaged 'train' metadata: {error}"));
    let about: About<Header> = serde_json::from_str(&file.about).map_err(damaged)?;
    about.header(file)
}
