//! `cargo xtask bench gpt2`: zeroing, forward and backward pass of GPT-2 (124M), for rootgrad and a peer in turn.

use super::peers::{self, OURS, PEERS, Peer, Start};
use super::picture::{Bar, bars};
use super::worker::Worker;
use super::{Workspace, data, example, median, threads, verdict, write, write_json};
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// Cases (B, T): batch size and sequence length.
const CASES: &[(usize, usize)] =
    &[(1, 16), (1, 32), (2, 16), (1, 64), (2, 32), (4, 32), (4, 64), (8, 128)];
/// Pause between rounds, in which a worker's spinning threads go to sleep.
const PAUSE: Duration = Duration::from_millis(100);
/// Largest relative difference ‖Δ‖/‖ref‖ of a gradient tensor in single precision.
const TOLERANCE: f64 = 1e-4;

/// Options of `cargo xtask bench gpt2`.
#[derive(clap::Args)]
pub struct Options {
    /// Peers to compare with: pytorch, llmc, rootgrad (rootgrad itself with all activations stored, for the mode recompute)
    #[arg(long, value_delimiter = ',')]
    pub(super) peers: Vec<String>,
    /// Folder of a local llm.c, for --peers llmc
    #[arg(long, value_name = "PATH")]
    pub(super) llmc: Option<PathBuf>,
    /// Measure tokens per second of generation instead, compared with Hugging Face's transformers; results in
    /// target/bench/gpt2_generate.json
    #[arg(long)]
    generate: bool,
    /// Measure only this case, for example "4,64"; with --generate, prompts and tokens of each, for example "1,16"
    #[arg(long)]
    pub(super) only: Option<String>,
    /// Run only these modes of the peers: PyTorch's eager, compile, bfloat16, compile-bfloat16 and recompute; llm.c's openmp;
    /// with --generate eager and bfloat16
    #[arg(long, value_delimiter = ',')]
    pub(super) modes: Vec<String>,
    /// Numbers of threads; 0 means all cores
    #[arg(long, value_delimiter = ',', default_values_t = [0, 1])]
    pub(super) threads: Vec<usize>,
    /// Rounds of every worker; medians over the rounds are printed
    #[arg(long, default_value_t = 9)]
    pub(super) rounds: usize,
}

/// One cell of the table.
pub(super) struct Cell {
    pub batch: usize,
    pub time: usize,
    pub threads: usize,
}

impl Cell {
    fn name(&self) -> String {
        format!("({},{})", self.batch, self.time)
    }

    /// Formats the case as an argument of rootgrad's and PyTorch's workers.
    pub(super) fn argument(&self, mode: &str, data: &str) -> String {
        json!({
            "batch": self.batch, "time": self.time, "threads": self.threads, "mode": mode, "data": data,
        })
        .to_string()
    }

    /// Returns the number of floating-point operations of forward and backward pass: 6 per weight of a product and token (2
    /// forward, 4 backward), plus the attention's. Half of the attention scores are masked.
    fn operations(&self) -> f64 {
        let (layers, channels, vocabulary) = (12.0, 768.0, 50257.0);
        let weights = layers * 12.0 * channels * channels + channels * vocabulary;
        let (batch, time) = (self.batch as f64, self.time as f64);
        6.0 * batch * time * weights + 6.0 * layers * batch * time * time * channels
    }

    /// Returns the target ratio of a mode with all threads.
    fn target(&self, mode: &str) -> Option<f64> {
        match (mode, self.batch, self.time) {
            ("eager", 1, 16) => Some(3.0),
            ("eager", ..) => Some(1.7),
            ("compile", 4, 64) => Some(1.6),
            ("bfloat16", 4, 64) => Some(1.7),
            _ => None,
        }
    }
}

/// Measures all requested cells. Writes `target/bench/gpt2.json`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    let peers = peers::choose(options)?;
    if options.generate {
        return super::generate::bench(workspace, options);
    }
    let threads = options.threads.iter().map(|&asked| threads(asked));
    let cells = threads
        .flat_map(|threads| CASES.iter().map(move |&(batch, time)| Cell { batch, time, threads }));
    let only = |cell: &Cell| options.only.as_ref().is_none_or(|o| cell.name() == format!("({o})"));
    let cells: Vec<Cell> = cells.filter(only).collect();
    if cells.is_empty() {
        let known: Vec<String> = CASES.iter().map(|(b, t)| format!("{b},{t}")).collect();
        bail!(
            "no case '{}'; there are: {}",
            options.only.as_deref().unwrap_or(""),
            known.join(" ")
        );
    }
    let mut runs = Vec::new();
    for (peer, modes) in peers {
        runs.push(Run { peer, modes, start: (peer.prepare)(workspace, options)? });
    }
    let table = Table {
        ours: example(workspace, OURS)?,
        data: format!("{}/gpt2-", data(workspace)?.display()),
        rounds: options.rounds,
        runs,
    };
    let mut rows = Vec::new();
    for cell in &cells {
        rows.extend(table.measure(cell)?);
        write_json(workspace, "gpt2.json", &rows)?;
        write_picture(workspace, &rows)?;
    }
    Ok(())
}

/// A peer that is ready to run, with its modes.
struct Run {
    peer: &'static Peer,
    modes: Vec<&'static str>,
    start: Start,
}

/// Draws the rows with a peer as bars in `target/bench/gpt2.svg`.
fn write_picture(workspace: &dyn Workspace, rows: &[Value]) -> Result<()> {
    let bar = |row: &Value| {
        let group = format!("{}, {} threads", row["case"].as_str()?, row["threads"]);
        let peer = PEERS.iter().find(|peer| row["peer"] == peer.name)?;
        let label = format!("{} {}", peer.title, row["mode"].as_str()?);
        Some(Bar {
            group,
            label,
            ratio: row["ratio"].as_f64()?,
            target: row["target_ratio"].as_f64(),
        })
    };
    let rows: Vec<Bar> = rows.iter().filter_map(bar).collect();
    if rows.is_empty() {
        return Ok(());
    }
    let title =
        "GPT-2 (124M), forward and backward: how many times as fast as the peer (mark: the goal)";
    write(workspace, "gpt2.svg", &bars(title, &rows))
}

/// Data shared by all cells.
struct Table {
    /// Path of rootgrad's worker.
    ours: PathBuf,
    /// Prefix of the problem's files.
    data: String,
    rounds: usize,
    runs: Vec<Run>,
}

impl Table {
    /// Measures the cell and returns its rows.
    fn measure(&self, cell: &Cell) -> Result<Vec<Value>> {
        println!("\n{} on {} threads", cell.name(), cell.threads);
        if self.runs.is_empty() {
            return Ok(vec![self.alone(cell)?]);
        }
        let mut rows = Vec::new();
        for run in &self.runs {
            for mode in &run.modes {
                rows.extend(self.beside(cell, run, mode)?);
            }
        }
        Ok(rows)
    }

    fn ours(&self, cell: &Cell, mode: &str) -> Result<Worker> {
        let argument = cell.argument(mode, &self.data);
        Worker::start("rootgrad", Command::new(&self.ours).arg(argument))
    }

    fn alone(&self, cell: &Cell) -> Result<Value> {
        let mut ours = self.ours(cell, "")?;
        let seconds = rounds(self.rounds, &mut ours, None, "go")?.0;
        let peak = number(&ours.info, "peak_gflops");
        let gflops = cell.operations() / median(&seconds) / 1e9;
        println!("  {:.1} ms, {gflops:.0} of {peak:.0} GFLOP/s", 1e3 * median(&seconds));
        Ok(json!({
            "case": cell.name(), "threads": cell.threads, "ours_s": median(&seconds),
            "ours_gflops": gflops, "peak_gflops": peak, "bytes": ours.info["bytes"],
        }))
    }

    /// Measures one mode of one peer at a time, because each side stores the model, its gradient and moments. Returns `None` if
    /// the mode does not run.
    fn beside(&self, cell: &Cell, run: &Run, mode: &str) -> Result<Option<Value>> {
        let mut ours = self.ours(cell, mode)?; // must be first: the peer reads its weights, tokens and gradient
        let name = format!("{} {mode}", run.peer.name);
        let mut command = (run.start)(cell, mode, &self.data);
        let Some(mut peer) = Worker::optional(&name, &mut command) else { return Ok(None) };
        agree(&ours, &peer, mode)?;
        let step = rounds(self.rounds, &mut ours, Some(&mut peer), "go")?;
        let adamw = rounds(self.rounds.min(5), &mut ours, Some(&mut peer), "adamw")?;
        Ok(Some(row(cell, run.peer.name, mode, (&ours.info, &peer.info), &step, &adamw)))
    }
}

/// Fails if the two workers did not compute the same thing.
fn agree(ours: &Worker, peer: &Worker, mode: &str) -> Result<()> {
    let (loss, theirs) = (number(&ours.info, "loss"), number(&peer.info, "loss"));
    let worst = number(&peer.info, "worst_gradient");
    println!(
        "  {}: loss {loss:.6} and {theirs:.6}; of {} gradient tensors the worst, {}, differs by {worst:.1e}",
        peer.name,
        peer.info["tensors"],
        peer.info["worst_tensor"].as_str().unwrap_or("?")
    );
    let (most, far) = if mode.ends_with("bfloat16") { (0.02, 0.5) } else { (1e-5, TOLERANCE) };
    if (loss - theirs).abs() > most * theirs || worst.is_nan() || worst > far {
        bail!(
            "{} computes something else: losses {loss} and {theirs}, gradients {worst:.1e} apart",
            peer.name
        );
    }
    Ok(())
}

/// Returns the seconds of rootgrad and of the peer, measured in turn.
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
    name: &str,
    mode: &str,
    (ours, peer): (&Value, &Value),
    step: &(Vec<f64>, Vec<f64>),
    adamw: &(Vec<f64>, Vec<f64>),
) -> Value {
    let ratios: Vec<f64> = step.1.iter().zip(&step.0).map(|(theirs, ours)| theirs / ours).collect();
    let (ours_s, theirs_s, ratio) = (median(&step.0), median(&step.1), median(&ratios));
    let gflops = cell.operations() / ours_s / 1e9;
    let peak = number(ours, "peak_gflops").max(number(peer, "peak_gflops"));
    println!(
        "  {name} {mode}: {:.1} ms against {:.1} ms, {ratio:.2} times as fast; {gflops:.0} of {peak:.0} GFLOP/s; AdamW {:.1} ms \
         against {:.1} ms",
        1e3 * ours_s,
        1e3 * theirs_s,
        1e3 * median(&adamw.0),
        1e3 * median(&adamw.1),
    );
    if let Some(bytes) = peer["bytes"].as_f64() {
        println!("  {:.2} GB against {:.2} GB", number(ours, "bytes") / 1e9, bytes / 1e9);
    }
    let target = cell.target(mode).filter(|_| cell.threads > 1);
    if let Some(target) = target {
        println!("  {}", verdict(&format!("{target} times as fast"), ratio >= target));
    }
    json!({
        "case": cell.name(), "mode": mode, "threads": cell.threads, "ours_s": ours_s, "peer": name,
        "theirs_s": theirs_s, "ratio": ratio, "ours_gflops": gflops, "peak_gflops": peak,
        "ours_adamw_s": median(&adamw.0), "theirs_adamw_s": median(&adamw.1), "bytes": ours["bytes"],
        "ours_loss": ours["loss"], "theirs_loss": peer["loss"], "worst_gradient": peer["worst_gradient"],
        "worst_tensor": peer["worst_tensor"], "zero_grad": peer["zero_grad"], "peer_version": peer["version"],
        "theirs_bytes": peer["bytes"], "target_ratio": target,
    })
}

fn number(info: &Value, key: &str) -> f64 {
    info[key].as_f64().unwrap_or(f64::NAN)
}
