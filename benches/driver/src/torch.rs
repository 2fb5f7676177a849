//! `cargo xtask bench torch`: rootgrad's networks as LibTorch modules, compared with torch's own layers and rootgrad alone, in
//! turn.

use super::graph::agree;
use super::peers::Python;
use super::picture::{self, Bar};
use super::turns::{self, Options, Turns};
use super::worker::Worker;
use super::{Workspace, data, example, folder, median, threads, verdict, write, write_json};
use anyhow::Result;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;

/// Name of rootgrad alone in the table and in `--peers`.
const ALONE: &str = "rootgrad";
const NATIVE: &str = "libtorch";

/// Peers: name in the table, and the mode passed to their worker.
const PEERS: &[(&str, &str)] = &[
    (ALONE, ALONE),
    ("bridge-flat", "flat"),
    (NATIVE, "native"),
    ("pytorch-eager", "eager"),
    ("pytorch-compile", "compile"),
];

/// Work of one round.
#[derive(Clone, Copy, PartialEq)]
enum Task {
    /// Forward passes without a graph.
    Forward,
    /// Forward and backward passes.
    Backward,
    /// A training epoch.
    Training,
}

impl Task {
    /// Name of the task as an argument of the workers.
    fn word(self) -> &'static str {
        match self {
            Self::Forward => "forward",
            Self::Backward => "backward",
            Self::Training => "training",
        }
    }
}

struct Case {
    /// Name in the table.
    title: &'static str,
    /// Name of the network that the workers use.
    name: &'static str,
    task: Task,
    batch: usize,
    /// Batches per round.
    batches: usize,
    /// Target speed of the bridge relative to LibTorch, with two or more threads.
    target: Option<f64>,
    /// Target: longest time of a call, µs.
    limit: Option<f64>,
}

/// A case that passes batches through a network, or trains it.
const fn case(
    title: &'static str,
    name: &'static str,
    task: Task,
    batch: usize,
    target: Option<f64>,
) -> Case {
    Case { title, name, task, batch, batches: 16384 / batch, target, limit: None }
}

/// A case that calls a network with almost nothing to compute.
const fn call(title: &'static str, task: Task, limit: f64) -> Case {
    Case { title, name: "one", task, batch: 1, batches: 4096, target: None, limit: Some(limit) }
}

/// Target: least speed of the bridge relative to rootgrad alone, from this batch size on.
const OWN_SPEED: f64 = 1.0 / 1.15;
const LARGE: usize = 256;

use Task::{Backward, Forward, Training};

#[rustfmt::skip] // a table
const CASES: &[Case] = &[
    case("passes [784, 128, 10] batch 64", "mlp784", Backward, 64, Some(1.6)),
    case("passes [784, 128, 10] batch 1024", "mlp784", Backward, 1024, Some(1.5)),
    case("passes [256, 128, 64, 1] batch 64", "mlp256", Backward, 64, Some(2.0)),
    case("passes [256, 128, 64, 1] batch 1024", "mlp256", Backward, 1024, Some(1.8)),
    case("passes tagger CNN batch 64", "tagger", Backward, 64, None),
    case("passes tagger CNN batch 256", "tagger", Backward, 256, None),
    case("training [784, 128, 10] batch 64", "mlp784", Training, 64, None),
    case("training [784, 128, 10] batch 1024", "mlp784", Training, 1024, None),
    case("training [256, 128, 64, 1] batch 64", "mlp256", Training, 64, None),
    case("training [256, 128, 64, 1] batch 1024", "mlp256", Training, 1024, None),
    case("training tagger CNN batch 64", "tagger", Training, 64, None),
    case("training tagger CNN batch 256", "tagger", Training, 256, None),
    call("a call of [8, 1], forward", Forward, 2.5),
    call("a call of [8, 1], forward and back", Backward, 8.0),
];

impl Case {
    /// Returns true if numbers are close to a kink, so that another summation order moves some across it (see `bench graph`).
    fn kinks(&self) -> bool {
        self.name == "tagger"
    }

    fn rows(&self) -> usize {
        self.batch * self.batches
    }

    /// Returns the target ratio of this peer's time to ours.
    fn target(&self, peer: &str, threads: usize) -> Option<f64> {
        match peer {
            NATIVE if threads > 1 => self.target,
            ALONE if self.batch >= LARGE => Some(OWN_SPEED),
            _ => None,
        }
    }
}

/// Data shared by all cases.
struct Table {
    /// Path of the worker that runs rootgrad alone.
    alone: PathBuf,
    /// Program compiled from `benches/peers/torch_network.cpp`.
    program: PathBuf,
    python: Option<Python>,
    peers: Vec<&'static (&'static str, &'static str)>,
    data: PathBuf,
    rounds: usize,
}

/// Measures all requested cases with one thread and with all, or with the requested number. Writes `target/bench/torch.json`,
/// and `torch.svg` for the largest number of threads.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    let peers = turns::chosen(&options.peers, PEERS, |peer| peer.0)?;
    let cases = turns::cases(CASES, &options.only, |case| case.title)?;
    let of_python = peers.iter().any(|peer| peer.0.starts_with("pytorch"));
    let python = of_python.then(|| Python::torch(workspace)).transpose()?;
    let table = Table {
        alone: example(workspace, "rootgrad_graph")?,
        program: program(workspace)?,
        python,
        peers,
        data: data(workspace)?,
        rounds: options.rounds,
    };
    println!("µs of a step or call of a network in LibTorch; ratio: theirs / ours");
    println!(
        "{:<40} {:>7} {:<16} {:>9} {:>9} {:>6}",
        "case", "threads", "peer", "ours µs", "theirs µs", "ratio"
    );
    let (most, mut rows) = (threads(options.threads), Vec::new());
    let counts = if options.threads == 0 && most > 1 { vec![1, most] } else { vec![most] };
    for threads in counts {
        for case in &cases {
            rows.extend(table.measure(case, threads)?);
        }
    }
    write_json(workspace, "torch.json", &rows)?;
    picture(workspace, &rows, most)
}

/// Compiles the program against the shim in a separate prefix.
fn program(workspace: &dyn Workspace) -> Result<PathBuf> {
    let source = workspace.root().join("benches/peers/torch_network.cpp");
    let program = folder(workspace, "bench")?.join("torch_network");
    workspace.torch_program(&source, &program)?;
    Ok(program)
}

impl Table {
    /// Measures the case and returns its rows.
    fn measure(&self, case: &Case, threads: usize) -> Result<Vec<Value>> {
        // Our worker starts first: the others read its network, events and gradients.
        let argument = self.argument(case, threads, case.task.word(), &Value::Null);
        let alone = Worker::start(ALONE, Command::new(&self.alone).arg(argument))?;
        let mut ours = Worker::start("bridge", &mut self.own(case, threads, "bridge"))?;
        let info = alone.info.clone();
        let mut first = Some(alone);
        let mut peers = Vec::new();
        for &&(name, mode) in &self.peers {
            let mut command = match (mode, &self.python) {
                (ALONE, _) => {
                    peers.extend(first.take());
                    continue;
                }
                ("eager" | "compile", Some(python)) => {
                    python.worker("torch_graph.py", &self.argument(case, threads, mode, &info))
                }
                _ => self.own(case, threads, mode),
            };
            peers.extend(Worker::optional(name, &mut command));
        }
        for worker in peers.iter().filter(|peer| peer.name != ALONE).chain([&ours]) {
            agree(case.title, case.kinks(), &info, worker)?;
        }
        let turns = Turns::take(&mut ours, &mut peers, self.rounds)?;
        if peers.is_empty() {
            return Ok(vec![row(case, threads, &ours, &turns, None)]);
        }
        let each = peers.iter().zip(&turns.theirs);
        Ok(each.map(|pair| row(case, threads, &ours, &turns, Some(pair))).collect())
    }

    /// Returns the command that starts the C++ program in this mode.
    fn own(&self, case: &Case, threads: usize, mode: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.args([mode, case.task.word(), case.name]);
        command.args([case.batch, case.rows(), threads].map(|number| number.to_string()));
        command.arg(self.prefix(case));
        command
    }

    /// Returns the prefix of the case's file names.
    fn prefix(&self, case: &Case) -> String {
        format!("{}/torch-{}-{}-", self.data.display(), case.name, case.batch)
    }

    /// Formats the case as an argument of the other workers. Peers also get the parameter information that our worker reported.
    fn argument(&self, case: &Case, threads: usize, mode: &str, ours: &Value) -> String {
        json!({
            "case": case.name, "batch": case.batch, "rows": case.rows(), "threads": threads, "mode": mode,
            "task": case.task.word(), "data": self.prefix(case), "tensors": ours["tensors"], "outputs": ours["outputs"],
        })
        .to_string()
    }
}

/// Prints and returns one row of the table.
fn row(
    case: &Case,
    threads: usize,
    ours: &Worker,
    turns: &Turns,
    peer: Option<(&Worker, &Vec<f64>)>,
) -> Value {
    let of_step = |seconds: &[f64]| median(seconds) / case.batches as f64;
    let ours_s = of_step(&turns.ours);
    let mut row = json!({
        "case": case.title, "threads": threads, "ours_s": ours_s, "ours_threads": ours.info["threads"],
    });
    let (mut name, mut columns, mut remarks) = ("", String::new(), Vec::new());
    if let Some((peer, theirs)) = peer {
        let (theirs_s, ratio) = (of_step(theirs), turns.ratio(theirs));
        name = &peer.name;
        columns = format!("{:>9.2} {ratio:>6.2}", 1e6 * theirs_s);
        peer.record(&mut row, theirs_s, ratio);
        row["worst_gradient"] = peer.info["batch_worst"].clone();
        if let Some(target) = case.target(name, threads) {
            row["target_ratio"] = target.into();
            remarks.push(verdict(&format!("{target:.2} times as fast"), ratio >= target));
        }
    }
    println!("{:<40} {threads:>7} {name:<16} {:>9.2} {columns}", case.title, 1e6 * ours_s);
    if let (Some(limit), NATIVE | "") = (case.limit, name) {
        remarks.push(verdict(&format!("a call of {limit} µs"), 1e6 * ours_s <= limit));
    }
    remarks.iter().for_each(|remarks| println!("  {remarks}"));
    row
}

/// Draws the ratios for this number of threads.
fn picture(workspace: &dyn Workspace, rows: &[Value], threads: usize) -> Result<()> {
    let bar = |row: &Value| {
        (row["threads"] == threads).then_some(())?;
        Some(Bar {
            group: row["case"].as_str()?.to_owned(),
            label: row["peer"].as_str()?.to_owned(),
            ratio: row["ratio"].as_f64()?,
            target: row["target_ratio"].as_f64(),
        })
    };
    let bars: Vec<Bar> = rows.iter().filter_map(bar).collect();
    if bars.is_empty() {
        return Ok(());
    }
    let title = format!(
        "A network of rootgrad's in LibTorch, {threads} threads: how many times as fast as the peer (mark: the goal)"
    );
    write(workspace, "torch.svg", &picture::bars(&title, &bars))
}

#[cfg(test)]
mod tests {
    use super::{ALONE, CASES, NATIVE};

    #[test]
    fn goals_are_those_of_their_cases() {
        let case = |title: &str| CASES.iter().find(|case| case.title == title).unwrap();
        let small = case("passes [784, 128, 10] batch 64");
        assert_eq!(small.target(NATIVE, 2), Some(1.6));
        assert_eq!(small.target(NATIVE, 1), None); // targets apply to two or more threads
        assert_eq!(small.target(ALONE, 2), None); // targets apply from 256 rows on
        let large = case("passes [256, 128, 64, 1] batch 1024");
        assert_eq!(large.target(ALONE, 1), Some(1.0 / 1.15));
        assert_eq!(large.target("pytorch-eager", 2), None);
    }
}
