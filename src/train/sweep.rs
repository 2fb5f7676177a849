//! Parts of a fit that model selection needs: its checks before training, and steps at given learning rates.

use super::interrupt::Guard;
use super::parts::relative_rates;
use super::prepare::{Problem, prepare};
use super::{Metric, TrainOptions};
use crate::data::{Dataset, LISTS};
use crate::error::{Error, Result};
use crate::memory;
use crate::models::network::Setup;
use crate::models::{Loss, Network, StepOptions, Trainer};
use crate::ranks::Ranks;
use crate::threads::Team;

/// Name of the lists of rows in memory errors.
const ROWS: &str = "the lists of the rows";

/// Makes the checks of [`fit`](super::fit) without training; returns the loss and the metric that the fit would use.
///
/// # Errors
/// Those of a fit before its first step.
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

/// Makes one step at each of `rates`, batch by batch like a fit, with as many passes as needed. `on_step` gets the number of the step and the mean
/// loss of its rows before the step, in the target's units squared for a regression of one target. It returns true to continue. `model` is unchanged.
/// The options' schedule is ignored, and the rates of parts are scaled in proportion.
///
/// # Errors
/// Those of a fit; [`Error::Interrupted`] after Ctrl-C.
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

/// Calls `work` with a checked problem and the prepared copy of the network.
fn with_problem<R>(
    model: &Network,
    data: &Dataset,
    validation: Option<&Dataset>,
    options: &TrainOptions,
    work: impl FnOnce(&Network, &Problem, &Team, &Guard) -> Result<R>,
) -> Result<R> {
    options.validate()?;
    options.check_no_teacher()?;
    if options.own_rows {
        return Err(Error::flag(
            "own_rows",
            ": give all ranks the same rows, since only a fit exchanges them",
        ));
    }
    let guard = if options.interruptible { Guard::new() } else { Guard::inactive() };
    let mut working = model.try_clone()?;
    let rows = data.rows_in_memory() + validation.map_or(0, Dataset::rows_in_memory);
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
        rates: &relative_rates(
            &options.parts,
            model.layout().tensors(),
            problem.suits.learning_rate,
        )?,
        ranks: Ranks::alone(),
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
