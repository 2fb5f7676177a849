//! A search on several ranks: each trains some of the trials of a rung, by itself.
//!
//! Before a rung all ranks know the results of all trials and have the checkpoints of those that continue. So any rank can train any trial, and
//! the search has the same results on any number of ranks.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::state::State;
use super::trial::{Rung, Trial};
use crate::error::{Error, Result};
use crate::formats::{failed, is_there, write_atomically};
use crate::ranks::Ranks;
use crate::train::Stop;

/// The ranks of a search.
#[derive(Debug)]
pub(super) struct Shared<'a> {
    ranks: &'a Ranks,
    /// The rank that has the newest checkpoint of each trial.
    holders: Vec<usize>,
}

/// Results of a trial; numbers as bits, which arrive as they are.
#[derive(Debug, Serialize, Deserialize)]
struct Results {
    number: usize,
    rungs: Vec<[u64; 5]>,
    failure: Option<String>,
}

/// Results of a rank's trials in a rung.
#[derive(Debug, Serialize, Deserialize)]
struct Message {
    trials: Vec<Results>,
    stop: u8,
}

impl<'a> Shared<'a> {
    /// Begins a search: all ranks get the results that rank 0 has read from its state file.
    ///
    /// # Errors
    /// [`Error::Rank`].
    pub(super) fn new(ranks: &'a Ranks, trials: &mut [Trial]) -> Result<Self> {
        let own = Message { trials: trials.iter().map(Results::of).collect(), stop: 0 };
        let shared = Shared { ranks, holders: vec![0; trials.len()] };
        if ranks.size() > 1 {
            let first = shared.message(0, &own)?;
            first.trials.into_iter().for_each(|results| results.write(trials));
        }
        Ok(shared)
    }

    /// Returns those of `waiting` that this rank trains.
    pub(super) fn own(&self, waiting: Vec<Trial>) -> Vec<Trial> {
        let (rank, size) = (self.ranks.rank(), self.ranks.size());
        waiting
            .into_iter()
            .enumerate()
            .filter(|(at, _)| at % size == rank)
            .map(|(_, of)| of)
            .collect()
    }

    /// Exchanges the results of the trials with numbers `own`. Returns the numbers of the trials of other ranks, and the reason for the end of the
    /// search on any rank.
    ///
    /// # Errors
    /// [`Error::Rank`].
    pub(super) fn exchange(
        &mut self,
        trials: &mut [Trial],
        own: &[usize],
        stop: Stop,
    ) -> Result<(Vec<usize>, Stop)> {
        let (rank, size) = (self.ranks.rank(), self.ranks.size());
        if size == 1 {
            return Ok((Vec::new(), stop));
        }
        let results = own.iter().map(|&number| Results::of(&trials[number])).collect();
        let own = Message { trials: results, stop: code(stop) };
        let (mut others, mut stops) = (Vec::new(), vec![stop]);
        for from in 0..size {
            let message = self.message(from, &own)?;
            stops.push(stop_of(message.stop));
            for results in message.trials {
                self.holders[results.number] = from;
                if from != rank {
                    others.push(results.number);
                    results.write(trials);
                }
            }
        }
        let reason = |wanted: Stop| stops.contains(&wanted).then_some(wanted);
        let stop = reason(Stop::Interrupted).or_else(|| reason(Stop::Callback));
        Ok((others, stop.unwrap_or(Stop::Completed)))
    }

    /// Copies the checkpoints of trials to all ranks.
    ///
    /// # Errors
    /// [`Error::Io`], [`Error::Rank`].
    pub(super) fn copy_checkpoints(&self, state: &State, numbers: &[usize]) -> Result<()> {
        if self.ranks.size() == 1 {
            return Ok(());
        }
        let copied = numbers.iter().map(|&number| self.copy_checkpoint(state, number));
        let copied: Vec<Result<()>> = copied.collect(); // all, since the others wait for them
        self.ranks.together(copied.into_iter().collect())
    }

    fn copy_checkpoint(&self, state: &State, number: usize) -> Result<()> {
        let (path, holder) = (state.checkpoint(number), self.holders[number]);
        if holder == self.ranks.rank() {
            let read = checkpoint_bytes(&path);
            // (The others wait for bytes, whatever came of it.)
            self.ranks.bytes_of(holder, read.as_deref().unwrap_or_default().to_vec());
            return read.map(drop);
        }
        let bytes = self.ranks.bytes_of(holder, Vec::new());
        match bytes.is_empty() {
            true => Ok(()),
            false => write_atomically(&path, |file| file.write_all(&bytes)),
        }
    }

    /// Returns the message of a rank.
    fn message(&self, from: usize, own: &Message) -> Result<Message> {
        let internal = |error| Error::Internal(format!("a message of a search: {error}"));
        let own = serde_json::to_vec(own).map_err(internal)?;
        let bytes = self.ranks.bytes_of(from, own);
        self.ranks.together(Ok(()))?;
        serde_json::from_slice(&bytes).map_err(internal)
    }
}

/// Returns the bytes of a checkpoint; none if it does not exist.
fn checkpoint_bytes(path: &Path) -> Result<Vec<u8>> {
    match is_there(path)? {
        true => fs::read(path).map_err(|source| failed("read", path, source)),
        false => Ok(Vec::new()),
    }
}

impl Results {
    fn of(trial: &Trial) -> Self {
        let bits = |rung: &Rung| {
            let [loss, metric, seconds] = [rung.loss, rung.metric, rung.seconds].map(f64::to_bits);
            [rung.epochs as u64, rung.best_epoch as u64, loss, metric, seconds]
        };
        let rungs = trial.rungs.iter().map(bits).collect();
        Results { number: trial.number, rungs, failure: trial.failure.clone() }
    }

    fn write(self, trials: &mut [Trial]) {
        let rung = |[epochs, best_epoch, loss, metric, seconds]: [u64; 5]| Rung {
            epochs: epochs as usize,
            best_epoch: best_epoch as usize,
            loss: f64::from_bits(loss),
            metric: f64::from_bits(metric),
            seconds: f64::from_bits(seconds),
        };
        let trial = &mut trials[self.number];
        trial.rungs = self.rungs.into_iter().map(rung).collect();
        trial.failure = self.failure;
    }
}

fn code(stop: Stop) -> u8 {
    match stop {
        Stop::Interrupted => 2,
        Stop::Callback => 1,
        _ => 0,
    }
}

fn stop_of(code: u8) -> Stop {
    match code {
        2 => Stop::Interrupted,
        1 => Stop::Callback,
        _ => Stop::Completed,
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use crate::data::{Column, Dataset};
    use crate::error::{Error, Result};
    use crate::kernels::Activation;
    use crate::models::{MlpConfig, Network};
    use crate::ranks::Ranks;
    use crate::ranks::local::on_ranks;
    use crate::selection::{Method, OnTrial, Search, SearchOptions, Space, search};
    use crate::train::{Flow, Progress, Stop, TrainOptions};

    /// A search of nine trials on 500 rows.
    fn searched(ranks: Ranks, state: Option<PathBuf>, on_trial: Option<OnTrial>) -> Result<Search> {
        let x: Vec<f32> = (0..1000).map(|i| ((i * i) as f32 * 0.731).sin()).collect();
        let y: Vec<f32> = x.chunks(2).map(|x| f32::from(x[0] * x[1] > 0.1)).collect();
        let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &y, None)?;
        let widths = vec![2, 8, 1];
        let config = MlpConfig { widths, activation: Activation::Gelu, init: None, seed: 1 };
        let space =
            Space::new().log("learning_rate", 1e-4, 1e-1)?.hidden(&[vec![4], vec![8, 8]])?;
        let options = TrainOptions {
            epochs: Some(9),
            batch_size: 32,
            threads: 2,
            progress: Progress::Off,
            interruptible: false,
            ranks,
            ..TrainOptions::default()
        };
        let how = SearchOptions { trials: 9, state, ..SearchOptions::default() };
        search(&Network::new(config)?, &data, None, &space, &options, &how, on_trial)
    }

    /// Everything but the times.
    fn figures(found: &Search) -> (usize, Vec<f32>, Vec<Vec<[u64; 4]>>) {
        let rungs = found.trials.iter().map(|trial| {
            let bits = |rung: &super::Rung| {
                let [loss, metric] = [rung.loss, rung.metric].map(f64::to_bits);
                [rung.epochs as u64, rung.best_epoch as u64, loss, metric]
            };
            trial.rungs.iter().map(bits).collect()
        });
        (found.best, found.network.parameters().to_vec(), rungs.collect())
    }

    #[test]
    fn a_search_has_the_same_results_on_any_number_of_ranks() {
        assert!(matches!(SearchOptions::default().method, Method::Halving { .. }));
        let alone = figures(&searched(Ranks::default(), None, None).unwrap());
        for size in [2, 3, 20] {
            let all = on_ranks(size, |ranks| {
                let mut seen = Vec::new();
                let mut note = |trial: &super::Trial| {
                    seen.push((trial.number, trial.rungs.len()));
                    Ok(Flow::Continue)
                };
                let found = figures(&searched(ranks, None, Some(&mut note)).unwrap());
                seen.sort_unstable();
                (found, seen)
            });
            for (found, seen) in all {
                assert_eq!(found, alone, "{size} ranks");
                assert_eq!(seen.len(), 9 + 3 + 1); // all trials are reported on all ranks
                assert!(seen.windows(2).all(|pair| pair[0] != pair[1]), "{seen:?}");
            }
        }
    }

    #[test]
    fn a_search_continues_on_another_number_of_ranks() {
        let alone = figures(&searched(Ranks::default(), None, None).unwrap());
        let folder = tempfile::tempdir().unwrap();
        let state = folder.path().join("search.json");
        let stopped = on_ranks(3, |ranks| {
            let first = ranks.is_first();
            let mut stop = move |trial: &super::Trial| {
                Ok(if first && trial.rungs.len() == 2 { Flow::Stop } else { Flow::Continue })
            };
            // (Other ranks do not use the path.)
            let path = if first { state.clone() } else { PathBuf::from("/nowhere/search.json") };
            searched(ranks, Some(path), Some(&mut stop)).unwrap().stop
        });
        assert_eq!(stopped, [Stop::Callback; 3]);
        let all =
            on_ranks(2, |ranks| figures(&searched(ranks, Some(state.clone()), None).unwrap()));
        assert_eq!(all, [alone.clone(), alone.clone()]);
        let again = figures(&searched(Ranks::default(), Some(state.clone()), None).unwrap());
        assert_eq!(again, alone);
    }

    #[test]
    fn an_error_of_one_rank_ends_the_search_on_all() {
        let errors = on_ranks(3, |ranks| {
            let rank = ranks.rank();
            let mut fail = move |_: &super::Trial| match rank {
                1 => Err(Error::Callback("a bad day".into())),
                _ => Ok(Flow::Continue),
            };
            searched(ranks, None, Some(&mut fail)).unwrap_err().to_string()
        });
        assert!(errors[1].contains("a bad day"), "{errors:?}");
        for rank in [0, 2] {
            assert!(errors[rank].contains("rank 1 of 3 stopped the training"), "{errors:?}");
        }
        let errors = on_ranks(2, |ranks| {
            let bad = (ranks.rank() == 1).then(|| PathBuf::from("/nowhere/search.json"));
            let first = ranks.is_first().then(|| PathBuf::from("/nowhere/search.json"));
            searched(ranks, first.or(bad), None).map(drop).unwrap_err().to_string()
        });
        assert!(errors[0].contains("/nowhere") && errors[1].contains("rank 0 of 2"), "{errors:?}");
    }
}
