//! `cargo xtask bench onnx`: predictions of ONNX models, one event at a time and in batches, for rootgrad and peers
//! in turn.

use super::peers::Python;
use super::turns::{self, Options, Turns};
use super::worker::Worker;
use super::{Workspace, data, example, median, threads, verdict, write_json};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;

/// Name of ONNX Runtime in the table and in `--peers`.
const RUNTIME: &str = "onnxruntime";
const PEERS: &[&str] = &[RUNTIME, "pytorch-aoti"];

/// Name of our built-in perceptron, which is compared with the model in its cases.
const BUILT_IN: &str = "rootgrad-mlp";

/// Largest difference between outputs; relative for outputs larger than 1.
const FAR: f64 = 1e-5;

struct Case {
    /// Name in the table.
    title: &'static str,
    /// Name that the workers use.
    name: &'static str,
    /// Rows per call; 1 means single events.
    batch: usize,
    /// Rows per round.
    rows: usize,
    /// Target speed relative to ONNX Runtime.
    target: Option<f64>,
}

const fn one(title: &'static str, name: &'static str, rows: usize, target: Option<f64>) -> Case {
    Case { title, name, batch: 1, rows, target }
}

const fn batches(title: &'static str, name: &'static str, batch: usize, rows: usize) -> Case {
    Case { title, name, batch, rows, target: Some(1.3) }
}

const CASES: &[Case] = &[
    one("MLP [28, 64, 64, 1], one event", "mlp28", 1 << 15, Some(2.0)),
    one("GW CNN, one event", "gw64", 1 << 9, Some(1.0)),
    one("tagger CNN, one event", "tagger", 1 << 13, None),
    one("LSTM, one event", "lstm", 1 << 10, None),
    one("attention, one event", "attention", 1 << 11, None),
    batches("MLP [28, 64, 64, 1], batches of 1024", "mlp28", 1024, 1 << 18),
    batches("GW CNN, batches of 64", "gw64", 64, 1 << 10),
    batches("tagger CNN, batches of 256", "tagger", 256, 1 << 14),
    batches("LSTM, batches of 128", "lstm", 128, 1 << 12),
    batches("attention, batches of 128", "attention", 128, 1 << 12),
];

/// Data shared by all cases.
struct Table {
    ours: PathBuf,
    peers: Vec<&'static str>,
    /// ONNX Runtime's library, if it is requested.
    runtime: Option<PathBuf>,
    python: Option<Python>,
    data: PathBuf,
    threads: usize,
    rounds: usize,
}

/// Measures all requested cases. Writes `target/bench/onnx.json`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    let peers: Vec<&str> =
        turns::chosen(&options.peers, PEERS, |name| name)?.into_iter().copied().collect();
    let cases = turns::cases(CASES, &options.only, |case| case.title)?;
    let runtime = peers.contains(&RUNTIME).then(|| library(workspace)).transpose()?;
    let python = peers.iter().any(|name| *name != RUNTIME).then(|| Python::torch(workspace));
    let table = Table {
        ours: example(workspace, "rootgrad_onnx")?,
        peers,
        runtime,
        python: python.transpose()?,
        data: data(workspace)?,
        threads: threads(options.threads),
        rounds: options.rounds,
    };
    println!(
        "predictions on up to {} threads; ratio: how many times as fast ours is",
        table.threads
    );
    println!("{:<38} {:<14} {:>12} {:>12} {:>6}", "case", "peer", "ours", "theirs", "ratio");
    let mut rows = Vec::new();
    for case in cases {
        rows.extend(table.measure(case)?);
    }
    write_json(workspace, "onnx.json", &rows)
}

/// Returns ONNX Runtime's shared library, from its Python package.
fn library(workspace: &dyn Workspace) -> Result<PathBuf> {
    const FIND: &str = "import pathlib, onnxruntime; \
        print(*pathlib.Path(onnxruntime.__file__).with_name('capi').glob('libonnxruntime.*'), sep='\\n')";
    let python = workspace.python("onnx-env")?;
    let found = workspace.output(Command::new(python).args(["-c", FIND]))?;
    let first = found.lines().next().map(PathBuf::from);
    first.context("the package onnxruntime brings no library of its C interface on this system")
}

impl Table {
    /// Measures the case and returns its rows.
    fn measure(&self, case: &Case) -> Result<Vec<Value>> {
        // Our worker starts first: the others read its events, outputs and model.
        let mut ours = Worker::start("rootgrad", &mut self.own(case, "onnx"))?;
        let mut peers = Vec::new();
        if case.name.starts_with("mlp") {
            peers.push(Worker::start(BUILT_IN, &mut self.own(case, "mlp"))?);
        }
        for &name in &self.peers {
            let mut command = match (&self.runtime, &self.python) {
                (Some(library), _) if name == RUNTIME => {
                    let mut command = self.own(case, name);
                    command.env("ONNXRUNTIME", library);
                    command
                }
                (_, Some(python)) => {
                    python.worker("torch_aoti.py", &self.argument(case, "aoti", &ours.info))
                }
                _ => continue,
            };
            peers.extend(Worker::optional(name, &mut command));
        }
        for worker in peers.iter().chain([&ours]) {
            agrees(case, worker)?;
        }
        let turns = Turns::take(&mut ours, &mut peers, self.rounds)?;
        if peers.is_empty() {
            return Ok(vec![self.row(case, &turns, &ours, None)]);
        }
        let each = peers.iter().zip(&turns.theirs);
        Ok(each.map(|pair| self.row(case, &turns, &ours, Some(pair))).collect())
    }

    /// Returns the command that starts our program in this mode.
    fn own(&self, case: &Case, mode: &str) -> Command {
        let mut command = Command::new(&self.ours);
        command.arg(self.argument(case, mode, &Value::Null));
        command
    }

    /// Formats the case as an argument of the workers. Peers also get the parameter information that our worker
    /// reported.
    fn argument(&self, case: &Case, mode: &str, ours: &Value) -> String {
        let data = format!("{}/onnx-{}-{}-", self.data.display(), case.name, case.batch);
        json!({
            "case": case.name, "batch": case.batch, "rows": case.rows, "threads": self.threads, "mode": mode,
            "data": data, "tensors": ours["tensors"], "outputs": ours["outputs"],
        })
        .to_string()
    }

    /// Prints and returns one row of the table.
    fn row(
        &self,
        case: &Case,
        turns: &Turns,
        ours: &Worker,
        peer: Option<(&Worker, &Vec<f64>)>,
    ) -> Value {
        let of_row = |seconds: &[f64]| median(seconds) / case.rows as f64;
        let ours_s = of_row(&turns.ours);
        let mut row = json!({
            "case": case.title, "batch": case.batch, "threads": self.threads, "ours_s": ours_s,
            "ours_threads": ours.info["threads"],
        });
        let (mut name, mut columns, mut remarks) = ("", String::new(), None);
        if let Some((peer, theirs)) = peer {
            let (theirs_s, ratio) = (of_row(theirs), turns.ratio(theirs));
            name = &peer.name;
            columns = format!("{:>12} {ratio:>6.2}", figure(case, theirs_s));
            peer.record(&mut row, theirs_s, ratio);
            row["worst"] = peer.info["worst"].clone();
            if let Some(target) = case.target.filter(|_| name == RUNTIME) {
                row["target_ratio"] = target.into();
                remarks = Some(verdict(&format!("{target} times as fast"), ratio >= target));
            }
        }
        println!("{:<38} {name:<14} {:>12} {columns}", case.title, figure(case, ours_s));
        remarks.into_iter().for_each(|remarks| println!("  {remarks}"));
        row
    }
}

/// Formats seconds per row: as the time of a call for single events, as rows per second for batches.
fn figure(case: &Case, seconds: f64) -> String {
    match (case.batch, 1.0 / seconds) {
        (1, _) => format!("{:.2} µs", 1e6 * seconds),
        (_, rate) if rate >= 1e6 => format!("{:.2} M/s", 1e-6 * rate),
        (_, rate) => format!("{:.2} k/s", 1e-3 * rate),
    }
}

/// Fails if the workers did not compute the same thing.
fn agrees(case: &Case, worker: &Worker) -> Result<()> {
    let worst = worker.info["worst"].as_f64().unwrap_or(f64::NAN);
    if worst <= FAR {
        return Ok(());
    }
    bail!("{}, {} computes something else: outputs {worst:.1e} apart", case.title, worker.name)
}

#[cfg(test)]
mod tests {
    use super::{CASES, figure};

    #[test]
    fn events_have_times_and_batches_have_rates() {
        let shown = |batch: usize, seconds| {
            figure(CASES.iter().find(|case| case.batch == batch).unwrap(), seconds)
        };
        assert_eq!(shown(1, 2.5e-6), "2.50 µs");
        assert_eq!(shown(1024, 2.5e-7), "4.00 M/s");
        assert_eq!(shown(64, 4e-5), "25.00 k/s");
    }

    #[test]
    fn batches_divide_the_rows_of_a_round() {
        for case in CASES {
            assert_eq!(case.rows % case.batch, 0, "{}", case.title);
        }
    }
}
