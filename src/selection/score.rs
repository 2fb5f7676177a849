//! Outputs of networks for some rows of a data set, and their metric.

use std::sync::{Mutex, PoisonError};

use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::memory;
use crate::models::network::Setup;
use crate::models::{Batch, Loss, Network, Output, Trainer};
use crate::ranks::Ranks;
use crate::threads::Team;
use crate::train::{Metric, TrainOptions, accuracy_sums, auc, square_sums};

/// Number of rows that are gathered at a time.
const ROWS: usize = 1 << 10;
/// Number of rows whose loss is computed at a time, as in the validation of a fit.
const LOSS_ROWS: usize = 1 << 14;
/// Name of the memory in errors.
const OUTPUTS: &str = "the outputs of the held-out rows";

/// Returns the raw outputs (M, K) of these rows (M) of `data`: bit-identical to [`Network::predict`].
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
pub(super) fn outputs(
    network: &Network,
    data: &Dataset,
    rows: &[usize],
    team: &Team,
) -> Result<Vec<f32>> {
    let (k, features) = (network.outputs(), data.features());
    let mut out = memory::zeros(rows.len() * k, OUTPUTS)?;
    let parts: Vec<_> = out.chunks_mut(ROWS * k).zip(rows.chunks(ROWS)).map(Mutex::new).collect();
    let failed: Mutex<Option<Error>> = Mutex::new(None);
    team.run(parts.len(), &|number| {
        let mut part = lock(&parts[number]);
        let (out, rows) = &mut *part;
        let gathered = || -> Result<Vec<f32>> {
            let mut x = memory::with_capacity(rows.len() * features, OUTPUTS)?;
            rows.iter().for_each(|&row| x.extend_from_slice(data.row(row)));
            Ok(x)
        };
        let done = gathered().and_then(|x| network.predict(&x, features, out, Output::Raw));
        if let Err(error) = done {
            lock(&failed).get_or_insert(error);
        }
    });
    drop(parts);
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(out),
    }
}

/// Returns the metric of some rows (M) of `data` with these raw outputs (M, K) of `network`. NaN if a class has no weight.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory); those of a trainer, for [`Metric::Loss`].
pub(super) fn metric(
    metric: Metric,
    network: &Network,
    (data, rows): (&Dataset, &[usize]),
    outputs: &[f32],
    options: &TrainOptions,
) -> Result<f64> {
    match metric {
        Metric::Auc => {
            let mut label = memory::with_capacity(rows.len(), OUTPUTS)?;
            label.extend(rows.iter().map(|&row| data.target_of(row)[0]));
            let mut weight = memory::with_capacity(rows.len(), OUTPUTS)?;
            weight.extend(rows.iter().map(|&row| data.weight_of(row)));
            Ok(auc(outputs, &label, Some(&weight)))
        }
        Metric::Accuracy => {
            let row = |i: usize| (data.target_of(rows[i])[0], data.weight_of(rows[i]));
            let [right, all] = accuracy_sums(outputs, network.outputs(), row);
            Ok(right / all)
        }
        Metric::Rmse => {
            let k = network.outputs();
            let mut sums = vec![0.0; k];
            let row = |i: usize| (&data.target_of(rows[i])[..k], data.weight_of(rows[i]));
            let all = square_sums(outputs, None, row, &mut sums);
            Ok((sums.iter().sum::<f64>() / (k as f64 * all)).sqrt())
        }
        Metric::Loss => loss(network, data, rows, options),
    }
}

/// Returns the mean of a custom loss, as a fit reports it for validation rows.
fn loss(network: &Network, data: &Dataset, rows: &[usize], options: &TrainOptions) -> Result<f64> {
    let mut numbers: Vec<u32> = memory::with_capacity(rows.len(), OUTPUTS)?;
    numbers.extend(rows.iter().map(|&row| row as u32)); // (a fit has at most 2³² - 1)
    let setup = Setup {
        loss: network.loss().unwrap_or(Loss::Mse),
        function: options.loss_function.as_ref(),
        optimizer: options.optimizer,
        max_batch: options.batch_size.min(rows.len()),
        rates: &[],
        ranks: Ranks::alone(),
    };
    let mut trainer = Trainer::with(network, &setup)?;
    let weight: f64 = rows.iter().map(|&row| f64::from(data.weight_of(row))).sum();
    let team = Team::checked(options.threads)?;
    let mut sum = 0.0;
    for rows in numbers.chunks(LOSS_ROWS) {
        let batch = Batch {
            x: data.x(),
            target: data.target(),
            weight: data.weight(),
            mean_weight: weight / numbers.len() as f64,
            rows,
        };
        sum += trainer.evaluate(&team, &batch, &mut []);
    }
    Ok(sum / numbers.len() as f64)
}

/// Locks a mutex; a poisoned lock is used, too, since nothing under these locks can be half-changed.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
