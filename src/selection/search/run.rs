//! Trials of a rung, several at a time.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use super::state::State;
use super::trial::{Rung, Trial};
use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::formats::is_there;
use crate::formats::safetensors::TensorReader;
use crate::models::Network;
use crate::selection::Space;
use crate::train::again::located;
use crate::train::interrupt::Guard;
use crate::train::{Epoch, Flow, History, Progress, Stop, TrainOptions, fit};

/// Stack size of a trial, in bytes: kernels store blocks of a matrix there.
const STACK: usize = 4 << 20;

/// Data that all trials share.
pub(super) struct Job<'a> {
    pub(super) space: &'a Space,
    pub(super) network: &'a Network,
    pub(super) data: &'a Dataset<'a>,
    pub(super) validation: Option<&'a Dataset<'a>>,
    /// Options of one trial: its threads are its part of all threads.
    pub(super) options: &'a TrainOptions,
    pub(super) state: &'a State,
    /// Detects a Ctrl-C that comes between two fits.
    pub(super) guard: &'a Guard,
    pub(super) jobs: usize,
}

/// Result of a trial in a rung.
#[derive(Debug)]
pub(super) enum Outcome {
    Finished(Rung),
    Failed(String),
    /// The trial did not finish: Ctrl-C, or another trial's error.
    Unfinished(Stop),
}

/// Trains `trials` up to `epochs` epochs, and calls `done` on this thread with the number of each as it finishes. If `done` returns [`Flow::Stop`] or
/// fails, no other trial begins, and running trials end after their epoch.
///
/// # Errors
/// The first error of a trial, or of `done`.
pub(super) fn rung(
    job: &Job,
    trials: &[Trial],
    epochs: usize,
    done: &mut dyn FnMut(usize, Outcome) -> Result<Flow>,
) -> Result<()> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let work = |sender: Sender<(usize, Result<Outcome>)>| {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(trial) = trials.get(place).filter(|_| !stop.load(Ordering::Relaxed)) else {
                return;
            };
            let outcome = train(job, trial, epochs, &stop);
            if sender.send((trial.number, outcome)).is_err() {
                return;
            }
        }
    };
    let mut first_error = None;
    thread::scope(|scope| {
        let (sender, receiver) = channel();
        let mut workers = 0;
        for number in 0..job.jobs.min(trials.len()) {
            let builder = thread::Builder::new().name(format!("rootgrad-trial-{number}"));
            let (sender, work) = (sender.clone(), &work);
            let spawned = builder.stack_size(STACK).spawn_scoped(scope, move || work(sender));
            workers += usize::from(spawned.is_ok());
        }
        if workers == 0 {
            work(sender.clone()); // the system refuses threads
        }
        drop(sender);
        for (number, outcome) in receiver {
            let flow = outcome.and_then(|outcome| match first_error {
                None => done(number, outcome),
                Some(_) => Ok(Flow::Stop),
            });
            match flow {
                Ok(Flow::Continue) => {}
                Ok(Flow::Stop) => stop.store(true, Ordering::Relaxed),
                Err(error) => {
                    stop.store(true, Ordering::Relaxed);
                    first_error.get_or_insert(error);
                }
            }
        }
    });
    first_error.map_or(Ok(()), Err)
}

/// Trains one trial up to `epochs` epochs in total, beginning with its checkpoint.
fn train(job: &Job, trial: &Trial, epochs: usize, stop: &AtomicBool) -> Result<Outcome> {
    if job.guard.interrupted() {
        return Ok(Outcome::Unfinished(Stop::Interrupted));
    }
    let what = format!("trial {}", trial.number);
    let (mut network, options) = job.space.apply(&trial.values, job.network, job.options)?;
    let checkpoint = job.state.checkpoint(trial.number);
    // A checkpoint that is already at the rung's end was written just before an interruption. A fit of so many epochs then only returns the
    // checkpoint's results.
    let there = match is_there(&checkpoint)? {
        true => TensorReader::open(&checkpoint)?.shape("train.history").map_or(0, |shape| shape[0]),
        false => 0,
    };
    let options = TrainOptions {
        epochs: if there >= epochs { Some(epochs) } else { options.epochs },
        checkpoint: Some(checkpoint),
        checkpoint_every: if job.state.is_kept() { options.checkpoint_every } else { usize::MAX },
        resume: true,
        progress: Progress::Off,
        ..options
    };
    let mut on_epoch = |epoch: &Epoch| {
        let ends = epoch.epoch >= epochs || stop.load(Ordering::Relaxed);
        Ok(if ends { Flow::Stop } else { Flow::Continue })
    };
    let fitted = fit(&mut network, job.data, job.validation, &options, Some(&mut on_epoch));
    let history = match fitted {
        Ok(history) => history,
        Err(Error::Diverged(text)) => return Ok(Outcome::Failed(text)),
        Err(Error::Interrupted(_)) => return Ok(Outcome::Unfinished(Stop::Interrupted)),
        Err(error) => return Err(located(error, &what)),
    };
    Ok(outcome(&history, epochs))
}

fn outcome(history: &History, epochs: usize) -> Outcome {
    let is_done = history.epochs.len() >= epochs || history.stop == Stop::EarlyStopping;
    let best = history.best_epoch.checked_sub(1).and_then(|best| history.epochs.get(best));
    match best {
        Some(best) if is_done => Outcome::Finished(Rung {
            epochs: history.epochs.len(),
            best_epoch: best.epoch,
            loss: best.validation_loss,
            metric: best.validation_metric,
            seconds: history.seconds,
        }),
        _ => Outcome::Unfinished(history.stop),
    }
}
