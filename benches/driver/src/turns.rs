//! Rounds of rootgrad and of peers in turn, so that other load on the machine affects all of them equally.

use super::median;
use super::worker::Worker;
use anyhow::{Result, bail};
use std::time::Duration;

/// Pause between rounds, in which a worker's spinning threads go to sleep.
const PAUSE: Duration = Duration::from_millis(250);

/// Value of `--peers` that selects all peers.
pub(super) const ALL: &str = "all";

/// Options for a table of cases and peers.
#[derive(clap::Args)]
pub struct Options {
    /// Peers to compare with (all if no name follows); an unknown name lists the known ones
    #[arg(long, value_delimiter = ',', num_args = 0..=1, default_missing_value = ALL)]
    pub peers: Vec<String>,
    /// Measure only the cases whose name contains this, for example "GW CNN"
    #[arg(long, default_value = "")]
    pub only: String,
    /// Rounds of every worker; medians over the rounds are printed
    #[arg(long, default_value_t = 9)]
    pub rounds: usize,
    /// Number of threads; 0 means all cores
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
}

/// Returns the peers with these names.
pub(super) fn chosen<'a, P>(
    names: &[String],
    peers: &'a [P],
    name_of: impl Fn(&P) -> &'static str,
) -> Result<Vec<&'a P>> {
    if names.iter().any(|name| name == ALL) {
        return Ok(peers.iter().collect());
    }
    let find = |name: &String| match peers.iter().find(|peer| name_of(peer) == name) {
        Some(peer) => Ok(peer),
        None => {
            let known: Vec<&str> = peers.iter().map(&name_of).collect();
            bail!("no peer '{name}'; there are: {}", known.join(", "))
        }
    };
    names.iter().map(find).collect()
}

/// Returns the cases whose title contains `filter`.
pub(super) fn cases<'a, C>(
    cases: &'a [C],
    filter: &str,
    title_of: impl Fn(&C) -> &'static str,
) -> Result<Vec<&'a C>> {
    let found: Vec<&C> = cases.iter().filter(|case| title_of(case).contains(filter)).collect();
    if found.is_empty() {
        let titles: Vec<&str> = cases.iter().map(title_of).collect();
        bail!("no case '{filter}'; there are: {}", titles.join("; "));
    }
    Ok(found)
}

/// Seconds of every round.
pub(super) struct Turns {
    /// Seconds of our rounds.
    pub ours: Vec<f64>,
    /// Seconds of the rounds of each peer.
    pub theirs: Vec<Vec<f64>>,
}

impl Turns {
    /// Runs a round of each worker in turn, `rounds` times.
    pub(super) fn take(ours: &mut Worker, peers: &mut [Worker], rounds: usize) -> Result<Self> {
        let mut turns = Self { ours: Vec::new(), theirs: vec![Vec::new(); peers.len()] };
        for _ in 0..rounds {
            std::thread::sleep(PAUSE);
            turns.ours.push(ours.round()?);
            for (peer, seconds) in peers.iter_mut().zip(&mut turns.theirs) {
                std::thread::sleep(PAUSE);
                seconds.push(peer.round()?);
            }
        }
        Ok(turns)
    }

    /// Returns the median of the rounds' ratios theirs / ours.
    pub(super) fn ratio(&self, theirs: &[f64]) -> f64 {
        let ratios: Vec<f64> =
            theirs.iter().zip(&self.ours).map(|(theirs, ours)| theirs / ours).collect();
        median(&ratios)
    }
}

#[cfg(test)]
mod tests {
    use super::{Turns, cases, chosen};

    const PEERS: &[&str] = &["pytorch-eager", "pytorch-compile", "jax-jit"];

    #[test]
    fn peers_are_chosen_by_name() {
        let names = |asked: &[&str]| {
            let asked: Vec<String> = asked.iter().map(|&name| name.to_owned()).collect();
            chosen(&asked, PEERS, |name| name).map_err(|error| error.to_string())
        };
        assert_eq!(names(&[]).unwrap(), [&""; 0]);
        assert_eq!(names(&["all"]).unwrap().len(), 3);
        assert_eq!(names(&["jax-jit"]).unwrap(), [&"jax-jit"]);
        let error = names(&["jax"]).unwrap_err();
        assert_eq!(error, "no peer 'jax'; there are: pytorch-eager, pytorch-compile, jax-jit");
    }

    #[test]
    fn cases_are_chosen_by_a_part_of_their_title() {
        let titles = &["LSTM batch 128", "MLP batch 128"];
        assert_eq!(cases(titles, "LSTM", |title| title).unwrap(), [&"LSTM batch 128"]);
        assert_eq!(cases(titles, "", |title| title).unwrap().len(), 2);
        let error = cases(titles, "GRU", |title| title).unwrap_err().to_string();
        assert_eq!(error, "no case 'GRU'; there are: LSTM batch 128; MLP batch 128");
    }

    #[test]
    fn a_ratio_is_that_of_the_rounds_not_of_the_medians() {
        let turns = Turns { ours: vec![1.0, 2.0, 4.0], theirs: vec![vec![3.0, 2.0, 8.0]] };
        assert_eq!(turns.ratio(&turns.theirs[0]), 2.0); // median of 3, 1 and 2
    }
}
