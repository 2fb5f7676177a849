//! Importance by ablation: networks trained without an input.

use super::options::Task;
use super::quality::quality;
use super::rows::{Group, Rows, predicted};
use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::memory;
use crate::models::Network;
use crate::train::{Progress, TrainOptions, again, fit};

const ROWS: &str = "the rows of networks without an input";

/// Returns the loss of the metric on `rows` without each of the groups. New networks are trained for the comparison: one with all inputs, and one
/// without each group. A group is removed by setting it to the same value in all rows.
pub(super) fn ablated(
    network: &Network,
    training: Option<&Dataset>,
    rows: &Rows,
    groups: &[Group],
    task: Task,
    options: &TrainOptions,
) -> Result<Vec<[f64; 2]>> {
    let Some(training) = training else {
        return Err(Error::Data(
            "ablation needs training events, and none were given: pass those that trained the network, in Python by `training=`".into(),
        ));
    };
    let options = again::inherited(network, training, options)?;
    let options = TrainOptions { progress: Progress::Off, ..options };
    let truths: Vec<Vec<f32>> = rows
        .truth
        .chunks_exact(rows.len())
        .map(|truth| memory::copied(truth, ROWS))
        .collect::<Result<_>>()?;
    let without = |features: &[usize]| -> Result<f64> {
        let x = constant(training.x(), training.features(), features)?;
        let data = again(training, &x, truths.len())?;
        let mut fresh = network.fresh(network_seed(network))?;
        let history = fit(&mut fresh, &data, None, &options, None)?;
        again::best(&history, "the fits without an input")?;
        let x = constant(rows.data.x(), rows.data.features(), features)?;
        let raw = predicted(&fresh, &x, rows.data.features(), rows.len())?;
        quality(&raw, rows.outputs, &truths, rows.weight(), task)
    };
    let all = without(&[])?;
    groups.iter().map(|group| Ok([all - without(&group.features)?, 0.0])).collect()
}

fn network_seed(network: &Network) -> u64 {
    network.config().seed()
}

/// Returns `x` (N, F) with these features set to 0; missing entries of jagged columns stay missing.
fn constant(x: &[f32], features: usize, without: &[usize]) -> Result<Vec<f32>> {
    let mut copy = memory::copied(x, ROWS)?;
    for row in copy.chunks_exact_mut(features) {
        for &feature in without {
            if !row[feature].is_nan() {
                row[feature] = 0.0;
            }
        }
    }
    Ok(copy)
}

/// Returns the rows with other features, and with the truth as the only targets.
fn again<'x>(data: &Dataset, x: &'x [f32], truths: usize) -> Result<Dataset<'x>> {
    let mut target = memory::with_capacity(data.rows() * truths, ROWS)?;
    data.target()
        .chunks_exact(data.targets())
        .for_each(|row| target.extend_from_slice(&row[..truths]));
    let mut fresh = Dataset::new(data.columns().to_vec())?
        .with_names(&data.target_names()[..truths], "weight")?;
    fresh.set_collections(data.collections().to_vec(), data.cut())?;
    fresh.append(x, data.features(), &target, data.weight())?;
    Ok(fresh)
}
