//! `cargo xtask bench gpt2`: zeroing, forward and backward of GPT-2 (124M), ours and PyTorch's in turn.

use super::picture::{Bar, svg};
use super::worker::Worker;
use super::{median, verdict, write_json};
use crate::env::{Workspace, run};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// (B, T).
const CASES: &[(usize, usize)] =
    &[(1, 16), (1, 32), (2, 16), (1, 64), (2, 32), (4, 32), (4, 64), (8, 128)];
/// PyTorch's modes.
const MODES: &[&str] = &["eager", "compile", "bf16", "compile-bf16"];
/// A pause between rounds, in which a worker's threads that still spin go to sleep.
const PAUSE: Duration = Duration::from_millis(100);
/// Largest ‖Δ‖/‖ref‖ of a gradient tensor in single precision.
const TOLERANCE: f64 = 1e-4;

/// What is asked for.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Beside which peers: "pytorch"
    #[arg(long, value_delimiter = ',')]
    pub(super) peers: Vec<String>,
    /// Tokens per second of generation instead, beside Hugging Face's transformers; results in
    /// target/bench/gpt2_generate.json
    #[arg(long)]
    generate: bool,
    /// Only this case, for example "4,64"; with --generate prompts and tokens of each, for example "1,16"
    #[arg(long)]
    pub(super) only: Option<String>,
    /// PyTorch's modes
    #[arg(long, value_delimiter = ',', default_values_t = MODES.iter().map(|m| m.to_string()))]
    modes: Vec<String>,
    /// Numbers of threads; 0 stands for all
    #[arg(long, value_delimiter = ',', default_values_t = [0, 1])]
    pub(super) threads: Vec<usize>,
    /// Rounds of every worker; the medians are over these
    #[arg(long, default_value_t = 9)]
    pub(super) rounds: usize,
}

/// One cell of the table.
struct Cell {
    batch: usize,
    time: usize,
    threads: usize,
}

impl Cell {
    fn name(&self) -> String {
        format!("({},{})", self.batch, self.time)
    }

    fn argument(&self, mode: &str, data: &Path) -> String {
        let data = format!("{}/gpt2-", data.display());
        json!({
            "batch": self.batch, "time": self.time, "threads": self.threads, "mode": mode, "data": data,
        })
        .to_string()
    }

    /// Floating-point operations of forward and backward: 6 for each weight of a product and token (2 forward, 4
    /// backward), and the attention's, half of whose scores are hidden.
    fn operations(&self) -> f64 {
        let (layers, channels, vocabulary) = (12.0, 768.0, 50257.0);
        let weights = layers * 12.0 * channels * channels + channels * vocabulary;
        let (batch, time) = (self.batch as f64, self.time as f64);
        6.0 * batch * time * weights + 6.0 * layers * batch * time * time * channels
    }

    /// What the issue wants of a mode, with all threads.
    fn target(&self, mode: &str) -> Option<f64> {
        match (mode, self.batch, self.time) {
            ("eager", 1, 16) => Some(3.0),
            ("eager", ..) => Some(1.7),
            ("compile", 4, 64) => Some(1.6),
            ("bf16", 4, 64) => Some(1.7),
            _ => None,
        }
    }
}

/// Measures all cells asked for. Writes `target/bench/gpt2.json`.
pub(crate) fn bench(workspace: &Workspace, options: &Options) -> Result<()> {
    if let Some(peer) = options.peers.iter().find(|peer| *peer != "pytorch") {
        bail!("no peer '{peer}'; there is: pytorch");
    }
    if options.generate {
        return super::generate::bench(workspace, options);
    }
    if let Some(mode) = options.modes.iter().find(|mode| !MODES.contains(&mode.as_str())) {
        bail!("no mode '{mode}'; there are: {}", MODES.join(", "));
    }
    run(&mut workspace.cargo(["build", "--release", "--example", "rootgrad_gpt2"]))?;
    let ours = workspace.target.join("release/examples/rootgrad_gpt2");
    let python = match options.peers.is_empty() {
        true => None,
        false => {
            println!("PyTorch: several GB to fetch the first time");
            Some(crate::venv::ensure(workspace, "peers-env", &["torch", "jax", "numpy"])?)
        }
    };
    let data = workspace.target.join("bench/data");
    std::fs::create_dir_all(&data).with_context(|| format!("cannot make {}", data.display()))?;
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let mut rows = Vec::new();
    for &threads in &options.threads {
        let threads = if threads == 0 { all } else { threads };
        for &(batch, time) in CASES {
            let cell = Cell { batch, time, threads };
            if options.only.as_ref().is_none_or(|only| cell.name() == format!("({only})")) {
                rows.extend(measure(workspace, &cell, options, &ours, python.as_ref(), &data)?);
                write_json(workspace, "gpt2.json", &rows)?;
                write_picture(workspace, &rows)?;
            }
        }
    }
    Ok(())
}

/// The rows that have a peer, as bars, in `target/bench/gpt2.svg`.
fn write_picture(workspace: &Workspace, rows: &[Value]) -> Result<()> {
    let bar = |row: &Value| {
        let group = format!("{}, {} threads", row["case"].as_str()?, row["threads"]);
        let label = format!("PyTorch {}", row["mode"].as_str()?);
        Some(Bar {
            group,
            label,
            ratio: row["ratio"].as_f64()?,
            target: row["target_ratio"].as_f64(),
        })
    };
    let bars: Vec<Bar> = rows.iter().filter_map(bar).collect();
    if bars.is_empty() {
        return Ok(());
    }
    let title =
        "GPT-2 (124M), forward and backward: how many times as fast as the peer (mark: the goal)";
    let path = workspace.target.join("bench/gpt2.svg");
    std::fs::write(&path, svg(title, &bars))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// The cell's rows of the table.
fn measure(
    workspace: &Workspace,
    cell: &Cell,
    options: &Options,
    ours: &Path,
    python: Option<&PathBuf>,
    data: &Path,
) -> Result<Vec<Value>> {
    println!("\n{} on {} threads", cell.name(), cell.threads);
    let start =
        |mode: &str| Worker::start("rootgrad", Command::new(ours).arg(cell.argument(mode, data)));
    let mut rows = Vec::new();
    let Some(python) = python else {
        let mut ours = start("")?;
        let seconds = rounds(options.rounds, &mut ours, None, "go")?.0;
        let peak = number(&ours.info, "peak_gflops");
        let gflops = cell.operations() / median(&seconds) / 1e9;
        println!("  {:.1} ms, {gflops:.0} of {peak:.0} GFLOP/s", 1e3 * median(&seconds));
        rows.push(json!({
            "case": cell.name(), "threads": cell.threads, "ours_s": median(&seconds),
            "ours_gflops": gflops, "peak_gflops": peak, "bytes": ours.info["bytes"],
        }));
        return Ok(rows);
    };
    // One mode at a time: each holds the model, its gradient and moments.
    for mode in &options.modes {
        let mut ours = start(mode)?; // first: the peer reads its weights and gradient
        let script = workspace.root.join("benches/peers/torch_gpt2.py");
        let mut command = Command::new(python);
        command.arg(script).arg(cell.argument(mode, data)).env("PYTHONDONTWRITEBYTECODE", "1");
        let mut peer = match Worker::start(mode, &mut command) {
            Ok(peer) => peer,
            Err(error) => {
                println!("  {mode}: left out, it does not run here ({error:#})");
                continue;
            }
        };
        agree(&ours, &peer, mode)?;
        let step = rounds(options.rounds, &mut ours, Some(&mut peer), "go")?;
        let adamw = rounds(options.rounds.min(5), &mut ours, Some(&mut peer), "adamw")?;
        rows.push(row(cell, mode, &ours.info, &peer.info, &step, &adamw));
    }
    Ok(rows)
}

/// Refuses to compare the times of different computations.
fn agree(ours: &Worker, peer: &Worker, mode: &str) -> Result<()> {
    let (loss, theirs) = (number(&ours.info, "loss"), number(&peer.info, "loss"));
    let worst = number(&peer.info, "worst_gradient");
    println!(
        "  {mode}: loss {loss:.6} and {theirs:.6}; of {} gradient tensors the worst, {}, differs by {worst:.1e}",
        peer.info["tensors"],
        peer.info["worst_tensor"].as_str().unwrap_or("?")
    );
    let (most, far) = if mode.ends_with("bf16") { (0.02, 0.5) } else { (1e-5, TOLERANCE) };
    if (loss - theirs).abs() > most * theirs || worst.is_nan() || worst > far {
        bail!(
            "{mode} computes something else: losses {loss} and {theirs}, gradients {worst:.1e} apart"
        );
    }
    Ok(())
}

/// Seconds of ours and of the peer, in turn.
pub(super) fn rounds(
    count: usize,
    ours: &mut Worker,
    mut peer: Option<&mut Worker>,
    what: &str,
) -> Result<(Vec<f64>, Vec<f64>)> {
    let mut seconds = (Vec::new(), Vec::new());
    for _ in 0..count {
        std::thread::sleep(PAUSE);
        seconds.0.push(ours.ask(what)?);
        if let Some(peer) = peer.as_mut() {
            std::thread::sleep(PAUSE);
            seconds.1.push(peer.ask(what)?);
        }
    }
    Ok(seconds)
}

fn row(
    cell: &Cell,
    mode: &str,
    ours: &Value,
    peer: &Value,
    step: &(Vec<f64>, Vec<f64>),
    adamw: &(Vec<f64>, Vec<f64>),
) -> Value {
    let ratios: Vec<f64> = step.1.iter().zip(&step.0).map(|(theirs, ours)| theirs / ours).collect();
    let (ours_s, theirs_s, ratio) = (median(&step.0), median(&step.1), median(&ratios));
    let gflops = cell.operations() / ours_s / 1e9;
    let peak = number(ours, "peak_gflops").max(number(peer, "peak_gflops"));
    println!(
        "  {mode}: {:.1} ms against {:.1} ms, {ratio:.2} times as fast; {gflops:.0} of {peak:.0} GFLOP/s; AdamW {:.1} ms \
         against {:.1} ms",
        1e3 * ours_s,
        1e3 * theirs_s,
        1e3 * median(&adamw.0),
        1e3 * median(&adamw.1),
    );
    let target = cell.target(mode).filter(|_| cell.threads > 1);
    if let Some(target) = target {
        println!("  {}", verdict(&format!("{target} times as fast"), ratio >= target));
    }
    json!({
        "case": cell.name(), "mode": mode, "threads": cell.threads, "ours_s": ours_s, "peer": "pytorch",
        "theirs_s": theirs_s, "ratio": ratio, "ours_gflops": gflops, "peak_gflops": peak,
        "ours_adamw_s": median(&adamw.0), "theirs_adamw_s": median(&adamw.1), "bytes": ours["bytes"],
        "ours_loss": ours["loss"], "theirs_loss": peer["loss"], "worst_gradient": peer["worst_gradient"],
        "worst_tensor": peer["worst_tensor"], "zero_grad": peer["zero_grad"], "peer_version": peer["version"],
        "target_ratio": target,
    })
}

fn number(info: &Value, key: &str) -> f64 {
    info[key].as_f64().unwrap_or(f64::NAN)
}
