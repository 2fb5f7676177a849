//! `cargo xtask bench columns`: from a ROOT file to a trained epoch, with rootgrad, peers and a loop that only reads, in turn.

use super::columns_files::{FORMATS, Program};
use super::peers::Python;
use super::picture::{self, Bar};
use super::worker::Worker;
use super::{Workspace, median, turns, verdict, write, write_json};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;

/// Network under test. Network and batch are small, so that the reading time is visible.
const NETWORK: &str = "[28, 64, 64, 1]";

/// Largest relative difference between the losses of a first epoch. Each contestant reads the rows in its own order.
const FAR: f64 = 0.02;

/// Pause before each round, so that threads which still spin go to sleep.
const PAUSE: Duration = Duration::from_millis(250);

/// `cargo xtask bench columns`.
#[derive(clap::Args)]
pub struct Options {
    /// Peers to compare with (all if no name follows); an unknown name lists the known ones
    #[arg(long, value_delimiter = ',', num_args = 0..=1, default_missing_value = turns::ALL)]
    pub peers: Vec<String>,
    /// Measure only the formats whose name contains this, for example "zstd"
    #[arg(long, default_value = "")]
    pub only: String,
    /// Rows per file, with 28 floats and a label each
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub rows: u64,
    /// Rows per step
    #[arg(long, default_value_t = 512, value_parser = clap::value_parser!(u64).range(1..))]
    pub batch: u64,
    /// Epochs per round: the first one and further ones
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(2..))]
    pub epochs: u64,
    /// Rounds of every contestant; medians over the rounds are printed
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..))]
    pub rounds: u64,
    /// Numbers of threads
    #[arg(long, value_delimiter = ',', default_values_t = [1, 2], value_parser = clap::value_parser!(u64).range(1..))]
    pub threads: Vec<u64>,
    /// Installed rootgrad to measure, instead of this checkout
    #[arg(long)]
    pub prefix: Option<PathBuf>,
}

/// A contestant other than rootgrad.
struct Peer {
    /// Name in the table and in `--peers`.
    name: &'static str,
    /// Target ratio of its time to ours, up to the end of the first epoch.
    goal: f64,
    /// Description of the target.
    words: &'static str,
}

/// A loop that only reads the rows; it is always measured.
const LOOP: Peer = Peer {
    name: "loop, only reads",
    goal: 0.6,
    words: "60 % of the speed of a loop that only reads",
};

const PEERS: &[Peer] = &[
    Peer { name: "rdataloader", goal: 3.0, words: "3 times as fast as RDataLoader and PyTorch" },
    Peer {
        name: "rdataloader-eager",
        goal: 3.0,
        words: "3 times as fast as RDataLoader and PyTorch",
    },
    Peer { name: "uproot", goal: 2.0, words: "2 times as fast as uproot and PyTorch" },
];

/// Measurements of one round, as a contestant reports them.
#[derive(Deserialize)]
struct Round {
    /// Seconds from opening the file to the end of each epoch; for the loop, to its end.
    #[serde(default)]
    ends_s: Vec<f64>,
    /// Seconds until all rows were in memory, if the contestant measures this.
    read_s: Option<f64>,
    /// Processor time of all threads to the end of the first epoch.
    cpu_s: Option<f64>,
    /// Mean loss of each epoch.
    #[serde(default)]
    losses: Vec<f64>,
    /// Number of rows received.
    #[serde(default)]
    rows: u64,
    /// Error message, if the round failed; the other fields are then missing.
    error: Option<String>,
}

impl Round {
    fn first(&self) -> Option<f64> {
        self.ends_s.first().copied()
    }

    /// Returns the mean seconds of an epoch after the first.
    fn further(&self) -> Option<f64> {
        let (first, rest) = self.ends_s.split_first()?;
        Some((rest.last()? - first) / rest.len() as f64)
    }
}

/// A contestant with its rounds on one file.
struct Contestant {
    worker: Worker,
    /// Description of the peer; `None` for rootgrad.
    peer: Option<&'static Peer>,
    /// Seconds to the end of the first epoch in the warm-up round. They include one-time costs, such as compiling.
    cold_s: f64,
    rounds: Vec<Round>,
    /// Reason why the contestant is left out for this file.
    out: Option<String>,
}

impl Contestant {
    fn new(worker: Worker, peer: Option<&'static Peer>) -> Self {
        Self { worker, peer, cold_s: f64::NAN, rounds: Vec::new(), out: None }
    }

    /// Runs a round. Returns `None` if the contestant is left out for this file.
    fn round(&mut self, file: &str) -> Option<Round> {
        if self.out.is_some() {
            return None;
        }
        std::thread::sleep(PAUSE);
        let answer = self.worker.answer(file).and_then(|it| Ok(serde_json::from_value(it)?));
        let mut round: Round = match answer {
            Ok(round) => round,
            Err(error) => {
                self.out = Some(format!("{error:#}"));
                return None;
            }
        };
        self.out = round.error.take();
        Some(round).filter(|_| self.out.is_none())
    }

    /// Returns the median of `of` over the rounds; `None` if a round lacks the value.
    fn median(&self, of: impl Fn(&Round) -> Option<f64>) -> Option<f64> {
        let values: Option<Vec<f64>> = self.rounds.iter().map(of).collect();
        values.filter(|values| !values.is_empty()).map(|values| median(&values))
    }

    /// Returns the median of the rounds' ratios of its times to ours.
    fn ratio(&self, ours: &Self, of: impl Fn(&Round) -> Option<f64>) -> Option<f64> {
        let pairs = self.rounds.iter().zip(&ours.rounds);
        let ratios: Option<Vec<f64>> =
            pairs.map(|(theirs, ours)| Some(of(theirs)? / of(ours)?)).collect();
        ratios.filter(|ratios| !ratios.is_empty()).map(|ratios| median(&ratios))
    }
}

/// Measures all requested formats with each number of threads. Writes `target/bench/columns.json` and `columns.svg`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    let peers = turns::chosen(&options.peers, PEERS, |peer| peer.name)?;
    let formats = turns::cases(FORMATS, &options.only, |format| format)?;
    let python = (!peers.is_empty()).then(|| Python::torch(workspace)).transpose()?;
    let program = Program::new(workspace, options)?;
    let mut files = Vec::new();
    for &&format in &formats {
        match program.file(workspace, format, options.rows) {
            Ok(path) => files.push((format, path.to_string_lossy().into_owned())),
            Err(error) => println!("{format}: left out, it cannot be made here ({error:#})"),
        }
    }
    println!(
        "million events per second from a file of {} rows to the end of the first epoch of {NETWORK}, and in each further one;\n\
         × theirs / ours: how many times as fast ours is; losses: of the first and of the last epoch of {}",
        options.rows, options.epochs
    );
    println!(
        "{:<12} {:>7} {:<18} {:>7} {:>7} {:>7} {:>7} {:>7} {:>8} {:>8}",
        "format", "threads", "", "read s", "first", "further", "× first", "× furt.", "loss", "loss"
    );
    let mut table = Vec::new();
    for &threads in &options.threads {
        let mut all = start(workspace, options, &program, python.as_ref(), &peers, threads)?;
        for (format, file) in &files {
            measure(&mut all, file, options)?;
            table.extend(print(&all, format, threads, options));
        }
    }
    write_json(workspace, "columns.json", &table)?;
    write(workspace, "columns.svg", &picture(&table))
}

/// Starts all contestants: rootgrad first, then the loop, then the peers.
fn start(
    workspace: &dyn Workspace,
    options: &Options,
    program: &Program,
    python: Option<&Python>,
    peers: &[&'static Peer],
    threads: u64,
) -> Result<Vec<Contestant>> {
    let numbers = [threads, options.batch, options.epochs].map(|number| number.to_string());
    let state = program.state.to_string_lossy();
    let ours = ["fit", &numbers[0], &numbers[1], &numbers[2], &*state];
    let ours = Worker::start("rootgrad", &mut program.command(&ours))?;
    let reads = Worker::start(LOOP.name, &mut program.command(&["loop", &numbers[0]]))?;
    let mut all = vec![Contestant::new(ours, None), Contestant::new(reads, Some(&LOOP))];
    for &peer in peers {
        let Some(python) = python else { break };
        let argument = program.argument(workspace, peer.name, threads, options)?;
        let mut command = program.finding_root(python.worker("torch_columns.py", &argument));
        let worker = Worker::optional(peer.name, &mut command);
        all.extend(worker.map(|worker| Contestant::new(worker, Some(peer))));
    }
    Ok(all)
}

/// Runs one uncounted round of each contestant, then the rounds in turn.
fn measure(all: &mut [Contestant], file: &str, options: &Options) -> Result<()> {
    for one in all.iter_mut() {
        (one.out, one.rounds) = (None, Vec::new());
        one.cold_s = one.round(file).and_then(|round| round.first()).unwrap_or(f64::NAN);
    }
    for _ in 0..options.rounds {
        for one in all.iter_mut() {
            let round = one.round(file);
            one.rounds.extend(round);
        }
    }
    let (ours, others) = all.split_first_mut().context("no contestant")?;
    if let Some(why) =
        differs(&ours.rounds, &ours.rounds, options.rows).or_else(|| ours.out.clone())
    {
        bail!("rootgrad, {file}: {why}");
    }
    for one in others {
        one.out = one.out.take().or_else(|| differs(&one.rounds, &ours.rounds, options.rows));
    }
    Ok(())
}

/// Returns the difference between the work of the two contestants, if any: times of different work are not compared.
fn differs(rounds: &[Round], ours: &[Round], rows: u64) -> Option<String> {
    rounds.iter().zip(ours).find_map(|(round, mine)| {
        if round.rows != rows {
            return Some(format!("{} of {rows} rows came in an epoch", round.rows));
        }
        let (theirs, mine) = (round.losses.first()?, mine.losses.first()?);
        let same = (theirs - mine).abs() <= FAR * mine; // (false for a NaN)
        (!same).then(|| format!("the loss of its first epoch is {theirs:.4}, ours {mine:.4}"))
    })
}

/// Prints the table's rows for a file, and returns them.
fn print(all: &[Contestant], format: &str, threads: u64, options: &Options) -> Vec<Value> {
    let Some(ours) = all.first() else { return Vec::new() };
    let mut table = Vec::new();
    for one in all {
        match &one.out {
            Some(why) => {
                println!("{format:<12} {threads:>7} {:<18} left out: {why}", one.worker.name)
            }
            None => table.push(row(one, ours, format, threads, options)),
        }
    }
    table
}

/// Prints and returns one row of the table.
fn row(
    one: &Contestant,
    ours: &Contestant,
    format: &str,
    threads: u64,
    options: &Options,
) -> Value {
    let (first, further) = (one.median(Round::first), one.median(Round::further));
    let ratio = |of: fn(&Round) -> Option<f64>| one.peer.and_then(|_| one.ratio(ours, of));
    let (by_first, by_further) = (ratio(Round::first), ratio(Round::further));
    let rate = |seconds: Option<f64>| seconds.map(|seconds| options.rows as f64 / seconds);
    let read = one.median(|round| round.read_s);
    let last = one.rounds.last();
    let losses = [
        last.and_then(|round| round.losses.first().copied()),
        last.and_then(|round| round.losses.last().copied()),
    ];
    println!(
        "{format:<12} {threads:>7} {:<18} {:>7} {:>7} {:>7} {:>7} {:>7} {:>8} {:>8}",
        one.worker.name,
        figure(read, 2),
        figure(rate(first).map(|rate| 1e-6 * rate), 3),
        figure(rate(further).map(|rate| 1e-6 * rate), 3),
        figure(by_first, 2),
        figure(by_further, 2),
        figure(losses[0], 4),
        figure(losses[1], 4),
    );
    if let (Some(peer), Some(ratio)) = (one.peer, by_first) {
        println!("  {}", verdict(peer.words, ratio >= peer.goal));
    }
    json!({
        "format": format, "threads": threads, "contestant": one.worker.name, "version": one.worker.info["version"],
        "its_threads": one.worker.info["threads"], "network": NETWORK, "batch": options.batch, "rows": options.rows,
        "epochs": options.epochs, "rounds": options.rounds, "read_s": read, "first_s": first, "further_s": further,
        "cold_s": one.cold_s, "cpu_s": one.median(|round| round.cpu_s), "first_events_per_s": rate(first),
        "further_events_per_s": rate(further), "ratio": by_first, "further_ratio": by_further,
        "target_ratio": one.peer.map(|peer| peer.goal), "losses": last.map(|round| &round.losses),
    })
}

/// Formats a number of the table, or a dash if it is missing.
fn figure(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.digits$}"))
}

/// Draws the ratios to the end of the first epoch.
fn picture(table: &[Value]) -> String {
    let bar = |row: &Value| {
        let threads = row["threads"].as_u64()?;
        let threads =
            if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") };
        Some(Bar {
            group: format!("{}, {threads}", row["format"].as_str()?),
            label: row["contestant"].as_str()?.to_owned(),
            ratio: row["ratio"].as_f64()?,
            target: row["target_ratio"].as_f64(),
        })
    };
    let bars: Vec<Bar> = table.iter().filter_map(bar).collect();
    let title = "From a ROOT file to the end of the first epoch: how many times as fast as the peer (mark: the goal)";
    picture::bars(title, &bars)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(text: &str) -> Round {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn further_epochs_are_those_behind_the_first() {
        let three = round(r#"{"ends_s": [5.0, 6.0, 9.0], "rows": 1, "losses": [1, 1, 1]}"#);
        assert_eq!((three.first(), three.further()), (Some(5.0), Some(2.0)));
        let one = round(r#"{"read_s": 1.5, "ends_s": [1.5], "rows": 1, "sum": 7}"#);
        assert_eq!((one.first(), one.read_s), (Some(1.5), Some(1.5)));
        assert_eq!(one.further(), None);
        assert_eq!(round(r#"{"error": "no tree"}"#).error.unwrap(), "no tree");
    }

    #[test]
    fn times_of_other_work_are_not_compared() {
        let with = |rows: u64, losses: &str| {
            [round(&format!(r#"{{"ends_s": [1, 2], "rows": {rows}, "losses": {losses}}}"#))]
        };
        let ours = with(9, "[0.50, 0.4]");
        assert_eq!(differs(&ours, &ours, 9), None);
        assert_eq!(differs(&with(9, "[0.505, 0.3]"), &ours, 9), None);
        assert_eq!(differs(&with(9, "[]"), &ours, 9), None); // the loop only reads
        assert_eq!(
            differs(&with(8, "[0.5, 0.4]"), &ours, 9).unwrap(),
            "8 of 9 rows came in an epoch"
        );
        let apart = differs(&with(9, "[0.52, 0.4]"), &ours, 9).unwrap();
        assert_eq!(apart, "the loss of its first epoch is 0.5200, ours 0.5000");
    }
}
