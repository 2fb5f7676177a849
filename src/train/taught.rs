//! A fit to the scores of another network: distillation (Hinton, Vinyals, Dean, arXiv:1503.02531).

use std::sync::{Mutex, PoisonError};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::again::missing;
use super::checks::check_columns;
use super::run::{OnEpoch, run};
use super::{History, Teacher, TrainOptions};
use crate::data::{Column, Dataset, below, canonical_order, for_each_chunk};
use crate::error::{Error, Result};
use crate::memory;
use crate::models::{Config, Loss, LossFunction, Network, Output};
use crate::threads::Team;

/// Number of copies of each row with exchanged values, unless that makes more rows than [`ROWS`].
const COPIES: usize = 4;
const ROWS: usize = 250_000;
/// Percentage of the columns of a copy that get another row's value.
const EXCHANGED: u64 = 30;
/// Number of steps if the user sets no epochs, and the minimum and maximum number of epochs.
const STEPS: usize = 10_000;
const EPOCHS: (usize, usize) = (20, 100);
/// Number of rows that a thread scores at a time.
const BLOCK: usize = 1 << 10;

const WHAT: &str = "the rows of the teacher's scores";

/// Trains `model` on the scores of `teacher` for the rows of `data`, whose targets are ignored.
///
/// # Errors
/// Those of [`run`]; [`Error::Argument`] for rows on disk, and if teacher, student and columns do not go together.
pub(super) fn taught(
    (model, teacher): (&mut Network, &Teacher),
    (data, validation): (&Dataset, Option<&Dataset>),
    options: &TrainOptions,
    on_epoch: Option<OnEpoch>,
) -> Result<History> {
    let lesson =
        Lesson { teacher: teacher.network(), team: Team::new(options.threads), seed: options.seed };
    lesson.check(model, data)?;
    if let Some(held_out) = validation {
        check_columns(teacher.network(), held_out, "the validation data set")?;
        held_out.check_in_memory("a fit to a teacher's scores")?;
        held_out.check_finite()?;
    }
    let copies = match data.collections() {
        [] => (ROWS / data.rows().max(1)).saturating_sub(1).min(COPIES),
        _ => 0, // (entries of a jagged column belong together, so no copies are made)
    };
    let rows = lesson.rows(data, copies)?;
    let held_out = validation.map(|held_out| lesson.rows(held_out, 0)).transpose()?;
    let per_epoch = rows.rows().div_ceil(options.batch_size).max(1);
    let classes = teacher.network().loss().filter(|loss| loss.is_classification());
    let options = TrainOptions {
        teacher: None,
        epochs: options.epochs.or(Some((STEPS / per_epoch).clamp(EPOCHS.0, EPOCHS.1))),
        loss: classes.is_none().then_some(Loss::Mse),
        loss_function: classes.map(|_| lesson.of_logits(&rows)).transpose()?,
        missing: match options.missing.is_empty() && model.loss().is_none() {
            true => missing(teacher.network(), data),
            false => options.missing.clone(),
        },
        ..options.clone()
    };
    let mut history = run(model, &rows, held_out.as_ref(), &options, on_epoch)?;
    if history.best_epoch > 0 && !teacher.network().target_names().is_empty() {
        model.set_target_names(teacher.network().target_names().to_vec())?;
    }
    let more = match copies {
        0 => String::new(),
        _ => format!(
            ", and of {} rows more, of whose columns 30 % have the value of another row",
            copies * data.rows()
        ),
    };
    history
        .notes
        .insert(0, format!("the targets are the teacher's scores of {} rows{more}", data.rows()));
    Ok(history)
}

/// The network, the threads and the seed from which the rows are made.
struct Lesson<'a> {
    teacher: &'a Network,
    team: Team,
    seed: u64,
}

impl Lesson<'_> {
    fn check(&self, student: &Network, data: &Dataset) -> Result<()> {
        let teacher = self.teacher;
        if let Config::Table(_) = teacher.config() {
            let wanted = "a network that was fitted";
            return Err(Error::argument(
                "the teacher",
                "a table network before its first fit",
                wanted,
            ));
        }
        check_columns(teacher, data, "the data set")?;
        if !matches!(student.config(), Config::Table(_)) && student.outputs() != teacher.outputs() {
            let wanted = format!("{}, as the teacher has", teacher.outputs());
            return Err(Error::argument("the network's outputs", student.outputs(), wanted));
        }
        let is_classification = |network: &Network| network.loss().map(Loss::is_classification);
        let wanted = is_classification(teacher).unwrap_or(false);
        if is_classification(student).is_some_and(|own| own != wanted) {
            let name = |is| if is { "a classification" } else { "a regression" };
            let got = format!("{}, by the network's earlier fit", name(!wanted));
            return Err(Error::argument(
                "the student",
                got,
                format!("{}, as the teacher, or a new network", name(wanted)),
            ));
        }
        data.check_in_memory("a fit to a teacher's scores")?;
        data.check_finite()
    }

    /// Returns the rows of `data` in canonical order, followed by `copies` times as many with exchanged values. Weights lose their signs. The targets
    /// are the teacher's scores.
    fn rows(&self, data: &Dataset, copies: usize) -> Result<Dataset<'static>> {
        data.check_in_memory("a fit to a teacher's scores")?;
        let unlabelled =
            data.with_targets(memory::zeros(data.rows(), WHAT)?, &["none".to_owned()])?;
        let (order, features) = (canonical_order(&unlabelled, &self.team)?, data.features());
        let rows = data.rows() * (1 + copies);
        let mut x: Vec<f32> = memory::with_capacity(rows * features, WHAT)?;
        order.iter().for_each(|&row| x.extend_from_slice(data.row(row as usize)));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        for _ in 0..copies {
            exchanged(&mut x, (data.rows(), data.columns()), &mut rng);
        }
        let y = self.scores(&x, rows)?;
        let weight = data.weight().map(|_| -> Result<Vec<f32>> {
            let mut all = memory::with_capacity(rows, WHAT)?;
            (0..=copies).for_each(|_| {
                all.extend(order.iter().map(|&row| data.weight_of(row as usize).abs()))
            });
            Ok(all)
        });
        let mut made = Dataset::new(data.columns().to_vec())?;
        made.set_names(self.names(), data.weight_name())?;
        made.set_collections(data.collections().to_vec(), data.cut())?;
        made.append(&x, features, &y, weight.transpose()?.as_deref())?;
        Ok(made)
    }

    /// Returns the names of the scores.
    fn names(&self) -> Vec<String> {
        let (names, outputs) = (self.teacher.target_names(), self.teacher.outputs());
        match outputs {
            1 => vec!["the teacher's score".into()],
            _ if names.len() == outputs => names.to_vec(),
            _ => (0..outputs).map(|k| format!("the teacher's score {k}")).collect(),
        }
    }

    /// Returns scores (rows, K): the values of a regression or the logits of classes; the logits of several classes sum to 0.
    fn scores(&self, x: &[f32], rows: usize) -> Result<Vec<f32>> {
        let (features, outputs) = (self.teacher.features(), self.teacher.outputs());
        let mut y = memory::zeros(rows * outputs, WHAT)?;
        let failed = Mutex::new(None);
        for_each_chunk(&self.team, &mut y, BLOCK * outputs, &|block, out| {
            let x = &x[block * BLOCK * features..][..out.len() / outputs * features];
            if let Err(error) = self.teacher.predict(x, features, out, Output::Raw) {
                *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            }
        });
        if let Some(error) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(error);
        }
        if outputs > 1 && self.teacher.loss().is_some_and(Loss::is_classification) {
            y.chunks_mut(outputs).for_each(centre);
        }
        Ok(y)
    }

    /// Returns the mean squared error of logits, in units of their variance over `rows`. A network that is fitted with it is a classifier like the
    /// teacher.
    fn of_logits(&self, rows: &Dataset) -> Result<LossFunction> {
        let outputs = self.teacher.outputs();
        let n = rows.target().len() as f64;
        let (sum, squares) = rows.target().iter().fold((0.0, 0.0), |(sum, squares), &y| {
            (sum + f64::from(y), squares + f64::from(y).powi(2))
        });
        let variance = squares / n - (sum / n).powi(2);
        let unit = if variance > 0.0 { 1.0 / variance } else { 1.0 };
        let loss = LossFunction::new(outputs, outputs, 0, |graph, [y, t, _, _]| {
            let error = graph.sub(y, t)?;
            let square = graph.mul(error, error)?;
            let unit = graph.scalar(unit);
            let scaled = graph.mul(square, unit)?;
            graph.mean(scaled, &[-1])
        })?;
        let stands_for = match outputs {
            1 => Loss::BinaryCrossEntropy,
            _ => Loss::SoftmaxCrossEntropy,
        };
        Ok(loss.standing_for(stands_for))
    }
}

/// Appends the first `rows` rows of `x` once more; each column is taken from another row with a probability of [`EXCHANGED`] %.
fn exchanged(x: &mut Vec<f32>, (rows, columns): (usize, &[Column]), rng: &mut Xoshiro256PlusPlus) {
    let features: usize = columns.iter().map(|column| column.width).sum();
    for row in 0..rows {
        let mut start = 0;
        for column in columns {
            let other = below(rng, rows as u64) as usize;
            let is_exchanged = below(rng, 100) < EXCHANGED;
            let from = if is_exchanged { other } else { row } * features + start;
            x.extend_from_within(from..from + column.width);
            start += column.width;
        }
    }
}

/// Shifts the logits of several classes to a sum of 0, which leaves the probabilities unchanged.
fn centre(row: &mut [f32]) {
    let mean = row.iter().map(|&y| f64::from(y)).sum::<f64>() / row.len() as f64;
    row.iter_mut().for_each(|y| *y = (f64::from(*y) - mean) as f32);
}

#[cfg(test)]
mod tests;
