//! What model selection wants of a fit: its checks before anything is trained, and steps at learning rates of the caller's.

use super::interrupt::Guard;
use super::prepare::{Problem, prepare};
use super::{Metric, TrainOptions};
use crate::data::{Dataset, LISTS};
use crate::error::{Error, Result};
use crate::memory;
use crate::models::network::Setup;
use crate::models::{Loss, Network, StepOptions, Trainer};
use crate::threads::Team;

/// What the lists are for.
const ROWS: &str = "the lists of the rows";

/// Checks what [`fit`](super::fit) would, and trains nothing: the loss that it would take, and what it would measure.
///
/// # Errors
/// Those that a fit has before its first step.
pub(crate) fn check(
    model: &Network,
    data: &Dataset,
    validation: Option<&Dataset>,
    options: &TrainOptions,
) -> Result<(Loss, Metric)> {
    with_problem(model, data, validation, options, |_, problem, _, _| {
        Ok((problem.loss, problem.metric))
    })
}

/// Makes a step at each of `rates`, batch by batch as a fit would, pass after pass as long as there are rates; `on_step` is told the
/// number of the step and the mean loss of its rows before it, in the target's units squared for a regression of one target, and says
/// whether to go on. `model` stays as it is, whatever its learning rates' schedule and parts say: rates of parts are in proportion.
///
/// # Errors
/// As of a fit; [`Error::Interrupted`] after Ctrl-C.
pub(crate) fn sweep(
    model: &Network,
    data: &Dataset,
    options: &TrainOptions,
    rates: &[f64],
    on_step: &mut dyn FnMut(usize, f64) -> bool,
) -> Result<()> {
    with_problem(model, data, None, options, |model, problem, team, guard| {
        steps(model, problem, options, rates, on_step, (team, guard))
    })
}

/// Calls `work` with a checked problem and the network that is prepared for it.
fn with_problem<R>(
    model: &Network,
    data: &Dataset,
    validation: Option<&Dataset>,
    options: &TrainOptions,
    work: impl FnOnce(&Network, &Problem, &Team, &Guard) -> Result<R>,
) -> Result<R> {
    options.validate()?;
    options.check_no_teacher()?;
    let guard = if options.interruptible { Guard::new() } else { Guard::inactive() };
    let mut working = model.try_clone()?;
    let rows = data.held_rows() + validation.map_or(0, Dataset::held_rows);
    memory::headroom(LISTS.saturating_mul(rows), ROWS)?;
    let team = Team::new(options.threads);
    let stop = || guard.interrupted();
    let problem = prepare(&mut working, data, validation, options, &team, &stop)?;
    work(&working, &problem, &team, &guard)
}

fn steps(
    model: &Network,
    problem: &Problem,
    options: &TrainOptions,
    rates: &[f64],
    on_step: &mut dyn FnMut(usize, f64) -> bool,
    (team, guard): (&Team, &Guard),
) -> Result<()> {
    let part = &problem.training;
    let batch = options.batch_size.min(part.rows);
    let setup = Setup {
        loss: problem.loss,
        function: options.loss_function.as_ref(),
        optimizer: options.optimizer,
        max_batch: batch,
        rates: &options.relative_rates(model.layout().tensors(), problem.suits.learning_rate)?,
    };
    let mut trainer = Trainer::with(model, &setup)?;
    let mut passes = part.passes()?;
    let unit = match model.target_standardisation() {
        Some(target) if target.len() == 1 => f64::from(target.scale[0]).powi(2),
        _ => 1.0,
    };
    let mut rates = rates.iter().enumerate();
    for pass in 0.. {
        passes.begin_shuffled(options.seed, pass, batch)?;
        while let Some(block) = passes.next()? {
            for rows in block.rows.chunks(batch) {
                let Some((number, &rate)) = rates.next() else { return Ok(()) };
                if guard.interrupted() {
                    return Err(Error::Interrupted("interrupted; nothing is kept".into()));
                }
                let step = StepOptions {
                    learning_rate: rate as f32,
                    weight_decay: problem.suits.weight_decay,
                    dropout: 1.0,
                    clip_norm: options.clip_norm,
                };
                let report = trainer.step(team, &block.batch(rows), &step);
                if !on_step(number, unit * report.loss) {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}
