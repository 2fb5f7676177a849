//! A fit on several ranks: the threads of each, and checks that all make the same fit.

use super::checkpoint::{self, State};
use super::prepare::Problem;
use super::{Flow, TrainOptions};
use crate::error::Result;
use crate::interface::either;
use crate::kernels::fingerprint;
use crate::models::Network;
use crate::ranks::{Ranks, launched};
use crate::threads::Team;

/// Returns the team of this rank, and a note if there are more ranks than cores, or if the ranks do not train together. `threads`: number of
/// threads, 0 for this rank's part of the cores.
pub(super) fn team(threads: usize, ranks: &Ranks) -> (Team, Option<String>) {
    let here = ranks.on_these_cores();
    if ranks.size() == 1 {
        let note = |count| {
            format!(
                "mpiexec started {count} processes, and each makes its own fit: to train one network together, set {}",
                either("communicator(Mpi())", "communicator=rootgrad.Mpi()", "communicator(Mpi())")
            )
        };
        let launched = launched();
        return (Team::new(threads), (launched > 1).then(|| note(launched)));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let note = format!(
        "{here} ranks on {cores} cores of a machine: they wait for each other, and the fit is slower than with {cores} ranks"
    );
    let own = if threads == 0 { (cores / here).max(1) } else { threads };
    (Team::new(own), (here > cores).then_some(note))
}

/// Checks that all ranks make the same fit.
///
/// # Errors
/// [`Error::Rank`](crate::Error::Rank) with the setting that differs.
pub(super) fn check(
    model: &Network,
    problem: &Problem,
    state: &State,
    options: &TrainOptions,
) -> Result<()> {
    if options.ranks.size() == 1 {
        return Ok(());
    }
    let same = checkpoint::same(model, problem, options);
    let TrainOptions { clip_norm, patience, monitor, checkpoint_every, .. } = options;
    let more = [
        ("the version of rootgrad", env!("CARGO_PKG_VERSION").to_string()),
        ("the network's parameters", format!("{:016x}", fingerprint(model.parameters(), 1, 1))),
        (
            "the options",
            format!(
                "{:?} {clip_norm:?} {patience:?} {monitor:?} {checkpoint_every}",
                problem.suits
            ),
        ),
        (
            "the checkpoint",
            format!("{} of {} epochs", state.epochs.len(), options.checkpoint.is_some()),
        ),
    ];
    let more = more.iter().map(|(name, value)| (*name, &**value));
    options.ranks.same(&more.chain(same.entries()).collect::<Vec<_>>())
}

/// Returns a callback that ends the fit on all ranks if it ends on one.
pub(super) fn on_all<'a, R: 'a>(
    ranks: &'a Ranks,
    call: &'a mut dyn FnMut(&R) -> Result<Flow>,
) -> impl FnMut(&R) -> Result<Flow> + 'a {
    move |round| {
        let flow = ranks.together(call(round))?;
        Ok(if ranks.any(flow == Flow::Stop)? { Flow::Stop } else { Flow::Continue })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::data::{Column, Dataset};
    use crate::kernels::Activation;
    use crate::models::table::{Preset, TableConfig};
    use crate::models::{Config, MlpConfig};
    use crate::ranks::local::on_ranks;
    use crate::train::{Epoch, History, Progress, fit};

    pub(in crate::train) const ROWS: usize = 700;

    /// Four features of each row, and 1 if a combination of them is above 0.
    pub(in crate::train) fn rows() -> (Vec<f32>, Vec<f32>) {
        let x: Vec<f32> = (0..4 * ROWS).map(|i| ((i * i) as f32 * 0.731).sin()).collect();
        let y = x.chunks(4).map(|x| f32::from(x[0] * x[1] + x[2] > 0.1 * x[3])).collect();
        (x, y)
    }

    pub(in crate::train) fn data<'a>(x: &'a [f32], y: &'a [f32]) -> Dataset<'a> {
        Dataset::borrowed(vec![Column::array("x", 4)], x, y, None).unwrap()
    }

    pub(in crate::train) fn mlp(width: usize) -> Config {
        let widths = vec![4, width, width, 1];
        MlpConfig { widths, activation: Activation::Gelu, init: None, seed: 42 }.into()
    }

    pub(in crate::train) fn options() -> TrainOptions {
        TrainOptions {
            epochs: Some(3),
            batch_size: 300,
            threads: 2,
            progress: Progress::Off,
            interruptible: false,
            ..TrainOptions::default()
        }
    }

    fn fitted(config: &Config, options: &TrainOptions) -> (Network, History) {
        let (x, y) = rows();
        let mut net = Network::new(config.clone()).unwrap();
        let history = fit(&mut net, &data(&x, &y), None, options, None).unwrap();
        (net, history)
    }

    /// Everything of a history but the times.
    fn figures(history: &History) -> Vec<[u64; 5]> {
        let bits = |of: &Epoch| {
            let losses = [of.train_loss, of.validation_loss, of.train_metric];
            let [a, b, c] = losses.map(f64::to_bits);
            [a, b, c, of.validation_metric.to_bits(), of.learning_rate.to_bits()]
        };
        history.epochs.iter().map(bits).collect()
    }

    #[test]
    fn a_fit_has_the_same_bits_on_any_number_of_ranks() {
        let table = TableConfig { preset: Preset::Fast, seed: 42, ..TableConfig::default() };
        // (The pieces of the widest network are batches: its ranks do the same work.)
        for config in [mlp(8), mlp(200), table.into()] {
            let (alone, one) = fitted(&config, &options());
            for size in [2, 3, 7] {
                let all = on_ranks(size, |ranks| {
                    let (net, history) = fitted(&config, &TrainOptions { ranks, ..options() });
                    (net.parameters().to_vec(), figures(&history))
                });
                for (parameters, history) in all {
                    assert_eq!(history, figures(&one), "{size} ranks");
                    assert_eq!(parameters, alone.parameters(), "{size} ranks");
                }
            }
        }
    }

    #[test]
    fn other_rows_and_other_options_are_refused() {
        let (x, y) = rows();
        let refused = |spoil: fn(&mut TrainOptions, &mut Vec<f32>)| {
            on_ranks(2, |ranks| {
                let (mut x, is_second) = (x.clone(), ranks.rank() == 1);
                let mut options = TrainOptions { ranks, ..options() };
                if is_second {
                    spoil(&mut options, &mut x);
                }
                let mut net = Network::new(mlp(8)).unwrap();
                fit(&mut net, &data(&x, &y), None, &options, None).unwrap_err().to_string()
            })
        };
        for text in refused(|options, _| options.seed = 1) {
            assert!(text.starts_with("seed of rank 1 differs"), "{text}");
        }
        for text in refused(|_, x| x[17] += 1.0) {
            assert!(text.starts_with("the data of rank 1 differs"), "{text}");
        }
        for text in refused(|options, _| options.learning_rate = Some(0.5)) {
            assert!(text.starts_with("the options of rank 1 differs"), "{text}");
        }
        let texts = refused(|_, x| x[17] = f32::NAN);
        assert!(
            texts[0].starts_with("rank 1 of 2 stopped the training: column 'x[1]' is NaN"),
            "{texts:?}"
        );
        assert!(texts[1].starts_with("column 'x[1]' is NaN"), "{texts:?}");
    }

    #[test]
    fn a_callback_of_one_rank_ends_the_fit_on_all() {
        let (x, y) = rows();
        let epochs = on_ranks(3, |ranks| {
            let rank = ranks.rank();
            let mut net = Network::new(mlp(8)).unwrap();
            let mut call = |epoch: &Epoch| match (rank, epoch.epoch) {
                (2, 2) => Ok(Flow::Stop),
                _ => Ok(Flow::Continue),
            };
            let options = TrainOptions { ranks, ..options() };
            fit(&mut net, &data(&x, &y), None, &options, Some(&mut call)).unwrap().epochs.len()
        });
        assert_eq!(epochs, [2, 2, 2]);
    }

    #[test]
    fn a_fit_resumes_on_another_number_of_ranks() {
        let folder = tempfile::tempdir().unwrap();
        let checkpoint = Some(folder.path().join("run.ckpt"));
        let half = TrainOptions { epochs: Some(1), checkpoint, ..options() };
        let schedule = Some(crate::train::Schedule::Constant);
        let half = TrainOptions { schedule, ..half };
        on_ranks(2, |ranks| fitted(&mlp(8), &TrainOptions { ranks, ..half.clone() }));
        let rest = TrainOptions { epochs: Some(3), resume: true, ..half.clone() };
        let all = on_ranks(3, |ranks| {
            fitted(&mlp(8), &TrainOptions { ranks, ..rest.clone() }).0.parameters().to_vec()
        });
        let at_once = TrainOptions { epochs: Some(3), checkpoint: None, ..half };
        let (alone, _) = fitted(&mlp(8), &at_once);
        assert!(all.iter().all(|parameters| parameters == alone.parameters()));
    }
}
