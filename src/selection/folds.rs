//! The folds of a cross-validation on several ranks: each rank trains some of them by itself.

use std::fs;

use serde::{Deserialize, Serialize};

use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::evaluate::Folds;
use crate::formats::failed;
use crate::kernels::fingerprint;
use crate::models::Network;
use crate::ranks::Ranks;
use crate::train::{Epoch, History, Metric, Progress, Round, Stop, TrainOptions};

/// Result of a fold.
pub(super) struct Fold {
    pub(super) network: Network,
    pub(super) history: History,
    /// Outputs for the rows of the fold.
    pub(super) scores: Vec<f32>,
    pub(super) metric: f64,
}

/// A fold's history and metric, with numbers as bits, which arrive as they are.
#[derive(Serialize, Deserialize)]
struct Message {
    epochs: Vec<[u64; 8]>,
    best_epoch: usize,
    output_rmse: Vec<u64>,
    notes: Vec<String>,
    stop: usize,
    /// Rows in a second, seconds, and the metric of the held-out rows.
    figures: [u64; 3],
}

/// Reasons for the end of a fit, by number.
const STOPS: [Stop; 4] = [Stop::Completed, Stop::EarlyStopping, Stop::Interrupted, Stop::Callback];

/// Returns the options of the fits, if each rank is to train some of the folds by itself. With more ranks than folds, or if the ranks have their rows in
/// different orders, they divide each fit instead.
///
/// # Errors
/// [`Error::Rank`] on all ranks if they have different networks or options.
pub(super) fn alone(
    network: &Network,
    data: &Dataset,
    folds: &Folds,
    options: &TrainOptions,
) -> Result<Option<TrainOptions>> {
    let ranks = &options.ranks;
    if ranks.size() == 1 || ranks.size() > folds.folds() as usize {
        return Ok(None);
    }
    let parts = [data.x(), data.target(), data.weight().unwrap_or_default()];
    let hashes = parts.map(|part| fingerprint(part, 1, 1));
    let order =
        fingerprint(&folds.of_rows().iter().map(|&fold| fold as f32).collect::<Vec<_>>(), 1, 1);
    let rows = hashes.into_iter().fold(order, |all, hash| all.rotate_left(5) ^ hash);
    if ranks.each(rows as usize).iter().any(|&other| other != rows as usize) {
        return Ok(None);
    }
    let options = TrainOptions { ranks: Ranks::default(), ..options.clone() };
    let compared = TrainOptions { threads: 0, progress: Progress::Auto, ..options.clone() };
    ranks.same(&[
        ("the version of rootgrad", env!("CARGO_PKG_VERSION")),
        ("the network", &network.shape()),
        ("the network's parameters", &format!("{:016x}", fingerprint(network.parameters(), 1, 1))),
        ("the options", &format!("{compared:?}")),
    ])?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = match options.threads {
        0 => (cores / ranks.on_these_cores()).max(1),
        threads => threads,
    };
    let progress = if ranks.is_first() { options.progress } else { Progress::Off };
    Ok(Some(TrainOptions { threads, progress, ..options }))
}

/// Copies a fold of rank `owner`, which has it as `own`, to all ranks.
///
/// # Errors
/// [`Error::Io`], [`Error::Rank`].
pub(super) fn exchange(
    ranks: &Ranks,
    owner: usize,
    own: Option<&Fold>,
    metric: Metric,
) -> Result<Fold> {
    let written = own.map(|fold| fold.parts()).transpose();
    let [message, scores, network] = ranks.together(written)?.unwrap_or_default();
    let message = ranks.bytes_of(owner, message);
    let scores = ranks.bytes_of(owner, scores);
    let network = ranks.bytes_of(owner, network);
    ranks.together(Fold::of_parts([message, scores, network], metric))
}

impl Fold {
    fn parts(&self) -> Result<[Vec<u8>; 3]> {
        let History { epochs, best_epoch, output_rmse, notes, stop, .. } = &self.history;
        let bits = |epoch: &Epoch| epoch.figures().map(f64::to_bits);
        let figures = [self.history.events_per_second, self.history.seconds, self.metric];
        let message = Message {
            epochs: epochs.iter().map(bits).collect(),
            best_epoch: *best_epoch,
            output_rmse: output_rmse.iter().map(|rmse| rmse.to_bits()).collect(),
            notes: notes.clone(),
            stop: STOPS.iter().position(|known| known == stop).unwrap_or_default(),
            figures: figures.map(f64::to_bits),
        };
        let message = serde_json::to_vec(&message).map_err(internal)?;
        let network = with_file(|path| {
            self.network.save(path)?;
            fs::read(path).map_err(|source| failed("read", path, source))
        })?;
        Ok([message, bytemuck::cast_slice(&self.scores).to_vec(), network])
    }

    fn of_parts([message, scores, network]: [Vec<u8>; 3], metric: Metric) -> Result<Self> {
        let message: Message = serde_json::from_slice(&message).map_err(internal)?;
        let network = with_file(|path| {
            fs::write(path, &network).map_err(|source| failed("write", path, source))?;
            Network::load(path)
        })?;
        let epoch = |bits: [u64; 8]| Epoch::of_figures(&bits.map(f64::from_bits));
        let [events_per_second, seconds, of_rows] = message.figures.map(f64::from_bits);
        let history = History {
            epochs: message.epochs.into_iter().map(epoch).collect(),
            best_epoch: message.best_epoch,
            metric,
            output_rmse: message.output_rmse.into_iter().map(f64::from_bits).collect(),
            notes: message.notes,
            stop: STOPS[message.stop.min(STOPS.len() - 1)],
            events_per_second,
            seconds,
        };
        let (scores, _) = scores.as_chunks();
        let scores = scores.iter().map(|bytes| f32::from_ne_bytes(*bytes)).collect();
        Ok(Fold { network, history, scores, metric: of_rows })
    }
}

/// Calls `work` with the path of a file in a temporary folder.
fn with_file<R>(work: impl FnOnce(&std::path::Path) -> Result<R>) -> Result<R> {
    let folder = tempfile::tempdir();
    let folder =
        folder.map_err(|source| failed("make a folder in", &std::env::temp_dir(), source))?;
    work(&folder.path().join("network.safetensors"))
}

fn internal(error: serde_json::Error) -> Error {
    Error::Internal(format!("a message of a cross-validation: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Column;
    use crate::kernels::Activation;
    use crate::models::MlpConfig;
    use crate::ranks::local::on_ranks;
    use crate::selection::{CrossValidation, cross_validate};

    const ROWS: usize = 300;

    /// Cross-validates with five folds. The rank `turned` has the rows in the opposite order.
    fn validated(ranks: Ranks, turned: usize, options: &TrainOptions) -> Result<CrossValidation> {
        let back = ranks.rank() == turned;
        let place = |row: usize| if back { ROWS - 1 - row } else { row };
        let value = |row: usize, column: usize| ((3 * place(row) + column) as f32 * 0.731).sin();
        let x: Vec<f32> = (0..2 * ROWS).map(|i| value(i / 2, i % 2)).collect();
        let y: Vec<f32> = x.chunks(2).map(|x| f32::from(x[0] * x[1] > 0.0)).collect();
        let event: Vec<i64> = (0..ROWS).map(|row| place(row) as i64).collect();
        let folds = Folds::by_id(&[&event], 5, 7)?;
        let config =
            MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 1 };
        let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &y, None)?;
        let options = TrainOptions { ranks, ..options.clone() };
        cross_validate(&Network::new(config)?, &data, &folds, &options, None)
    }

    fn options() -> TrainOptions {
        TrainOptions {
            epochs: Some(2),
            batch_size: 32,
            progress: Progress::Off,
            interruptible: false,
            ..TrainOptions::default()
        }
    }

    /// Everything but the times, and the outputs in the order of the events.
    fn figures(
        of: &CrossValidation,
        turned: bool,
    ) -> (Vec<u32>, Vec<Vec<f32>>, Vec<u64>, Vec<usize>) {
        let mut outputs: Vec<u32> = of.outputs.iter().map(|output| output.to_bits()).collect();
        if turned {
            outputs.reverse();
        }
        let losses = of.histories.iter().flat_map(|history| &history.epochs);
        let numbers = losses.map(|epoch| epoch.train_loss).chain(of.metrics.iter().copied());
        (
            outputs,
            of.networks.iter().map(|network| network.parameters().to_vec()).collect(),
            numbers.map(f64::to_bits).collect(),
            of.histories.iter().map(|history| history.best_epoch).collect(),
        )
    }

    #[test]
    fn a_cross_validation_has_the_same_results_on_any_number_of_ranks() {
        let alone = validated(Ranks::default(), 99, &options()).unwrap();
        for (size, turned) in [(2, 99), (3, 99), (5, 99), (7, 99), (2, 1)] {
            let all = on_ranks(size, |ranks| {
                let rank = ranks.rank();
                figures(&validated(ranks, turned, &options()).unwrap(), rank == turned)
            });
            assert!(all.iter().all(|one| *one == figures(&alone, false)), "{size} ranks");
        }
    }

    #[test]
    fn ranks_that_differ_are_refused() {
        let errors = on_ranks(3, |ranks| {
            let seed = u64::from(ranks.rank() == 2);
            validated(ranks, 99, &TrainOptions { seed, ..options() }).unwrap_err().to_string()
        });
        for error in errors {
            assert!(error.starts_with("the options of rank 2 differs"), "{error}");
        }
    }

    #[test]
    fn an_error_of_one_rank_ends_all() {
        let errors = on_ranks(2, |ranks| {
            let epochs = Some(if ranks.rank() == 0 { 0 } else { 2 });
            validated(ranks, 99, &TrainOptions { epochs, ..options() }).unwrap_err().to_string()
        });
        assert!(errors[0].contains("epochs is 0"), "{errors:?}");
        assert!(errors[1].contains("rank 0 of 2 stopped the training: epochs is 0"), "{errors:?}");
    }
}
