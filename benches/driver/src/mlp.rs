//! `cargo xtask bench mlp`: training epochs and inference of perceptrons, for rootgrad and peers in turn.

use super::peers::Python;
use super::turns::Turns;
use super::worker::Worker;
use super::{Workspace, data, example, median, verdict, write_json};
use anyhow::Result;
use serde_json::json;
use std::path::Path;
use std::process::Command;

/// Rounds of every worker; medians over the rounds are printed.
const ROUNDS: usize = 9;

struct Case {
    task: &'static str,
    widths: &'static [usize],
    batch: usize, // 0 in inference
    activation: &'static str,
    rows: usize,
    /// Target speed relative to eager PyTorch.
    target: Option<f64>,
}

/// Peer to which a case's target refers.
const TARGET_PEER: &str = "pytorch-eager";

const SMALL: &[usize] = &[28, 64, 64, 1];
const LARGE: &[usize] = &[28, 300, 300, 300, 1];
#[rustfmt::skip] // a table
const CASES: &[Case] = &[
    train(SMALL, 256, "gelu", 10.0),
    train(SMALL, 256, "relu", 10.0),
    train(LARGE, 1024, "gelu", 1.5),
    train(LARGE, 1024, "relu", 1.5),
    Case { task: "infer", widths: SMALL, batch: 0, activation: "gelu", rows: 200_000, target: None },
    Case { task: "infer", widths: LARGE, batch: 0, activation: "gelu", rows: 50_000, target: None },
];

const fn train(
    widths: &'static [usize],
    batch: usize,
    activation: &'static str,
    target: f64,
) -> Case {
    Case { task: "train", widths, batch, activation, rows: 50_000, target: Some(target) }
}

/// Peers: name in the table, script, mode, tasks.
const PEERS: &[(&str, &str, &str, &[&str])] = &[
    ("pytorch-eager", "torch_mlp.py", "eager", &["train", "infer"]),
    ("pytorch-fused", "torch_mlp.py", "fused", &["train"]),
    ("pytorch-compile", "torch_mlp.py", "compile", &["train", "infer"]),
    ("jax-jit", "jax_mlp.py", "jit", &["train", "infer"]),
    ("jax-scan", "jax_mlp.py", "scan", &["train"]),
];

impl Case {
    fn name(&self) -> String {
        let batch = if self.batch > 0 { format!(" batch {}", self.batch) } else { String::new() };
        format!("{} {:?}{batch} {}", self.task, self.widths, self.activation)
    }

    fn argument(&self, mode: &str, data: &Path) -> String {
        json!({
            "task": self.task, "widths": self.widths, "batch": self.batch, "rows": self.rows,
            "activation": self.activation, "mode": mode, "data": format!("{}/{}-", data.display(), self.rows),
        })
        .to_string()
    }
}

/// Measures all cases whose name contains `filter`, with `peers` those of the peers as well. Writes
/// `target/bench/mlp.json`.
pub fn bench(workspace: &dyn Workspace, peers: bool, filter: &str) -> Result<()> {
    let ours = example(workspace, "rootgrad_mlp")?;
    let python = if peers { Some(Python::torch(workspace)?) } else { None };
    let data = data(workspace)?;
    let mut rows = Vec::new();
    for case in CASES.iter().filter(|case| case.name().contains(filter)) {
        write_data(&data, case.rows)?;
        println!("\n{} ({} events)", case.name(), case.rows);
        rows.extend(measure(case, &ours, python.as_ref(), &data)?);
    }
    write_json(workspace, "mlp.json", &rows)
}

/// Measures the case and returns its rows of the table.
fn measure(
    case: &Case,
    ours: &Path,
    python: Option<&Python>,
    data: &Path,
) -> Result<Vec<serde_json::Value>> {
    let mut ours = Worker::start("rootgrad", Command::new(ours).arg(case.argument("", data)))?;
    let mut peers = Vec::new();
    for &(name, script, mode, tasks) in PEERS.iter().filter(|_| python.is_some()) {
        let Some(python) = python.filter(|_| tasks.contains(&case.task)) else { continue };
        let mut command = python.worker(script, &case.argument(mode, data));
        peers.extend(Worker::optional(name, &mut command));
    }
    let turns = Turns::take(&mut ours, &mut peers, ROUNDS)?;
    let ours_s = median(&turns.ours);
    let events = case.rows as f64;
    println!("  {:<16}{:>9.2} M events/s", "rootgrad", events / ours_s / 1e6);
    let mut rows = Vec::new();
    for (peer, seconds) in peers.iter().zip(&turns.theirs) {
        let (theirs, ratio) = (median(seconds), turns.ratio(seconds));
        println!(
            "  {:<16}{:>9.2} M events/s, rootgrad is {ratio:.2} times as fast ({} {}, threads: {})",
            peer.name,
            events / theirs / 1e6,
            if peer.name.starts_with("jax") { "JAX" } else { "PyTorch" },
            peer.info["version"].as_str().unwrap_or("?"),
            peer.info["threads"]
        );
        let target = case.target.filter(|_| peer.name == TARGET_PEER);
        if let Some(target) = target {
            println!("  {}", verdict(&format!("{target} times as fast"), ratio >= target));
        }
        rows.push(json!({
            "case": case.name(), "ours_s": ours_s, "peer": peer.name, "theirs_s": theirs, "ratio": ratio,
            "events": case.rows, "peer_version": peer.info["version"], "peer_threads": peer.info["threads"],
            "target_ratio": target,
        }));
    }
    if rows.is_empty() {
        rows.push(json!({ "case": case.name(), "ours_s": ours_s, "events": case.rows }));
    }
    Ok(rows)
}

/// Writes N rows of 28 normal features and a class that depends on some of them, unless the file exists.
fn write_data(directory: &Path, rows: usize) -> Result<()> {
    let (path_x, path_y) =
        (directory.join(format!("{rows}-x.f32")), directory.join(format!("{rows}-y.f32")));
    if path_x.exists() && path_y.exists() {
        return Ok(());
    }
    let mut state = 1u64; // SplitMix64 (Steele, Lea, Flood 2014)
    let mut uniform = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    };
    let (mut x, mut y) = (Vec::new(), Vec::new());
    for _ in 0..rows {
        // The sum of twelve uniform numbers minus 6 is nearly normal, with mean 0 and variance 1.
        let row: Vec<f64> =
            (0..28).map(|_| (0..12).map(|_| uniform()).sum::<f64>() - 6.0).collect();
        let class = row[0] + row[1] * row[1] + row[2] * row[3] + 0.5 * row[4] > 1.0;
        x.extend(row.iter().flat_map(|&value| (value as f32).to_le_bytes()));
        y.extend(f32::from(u8::from(class)).to_le_bytes());
    }
    std::fs::write(path_x, x)?;
    std::fs::write(path_y, y)?;
    Ok(())
}
