//! `cargo xtask bench`: measurements beside other frameworks, written as JSON under `target/bench/`.

mod ad;
mod columns;
mod columns_files;
mod generate;
mod gpt2;
mod graph;
mod inference;
mod llmc;
mod memory;
mod mlp;
mod onnx;
mod peers;
mod picture;
mod prompt;
mod shakespeare;
mod tables;
mod torch;
mod transformer;
mod turns;
mod worker;

use crate::env::Workspace;
use anyhow::{Context, Result};
use std::path::PathBuf;

/// `cargo xtask bench`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Training and batch inference of MLPs; results in target/bench/mlp.json
    Mlp {
        /// Also PyTorch (eager, fused AdamW, compiled) and JAX (jit, scan), in turn with ours
        #[arg(long)]
        peers: bool,
        /// Only the cases whose name contains this, for example "train [28, 64"
        #[arg(long, default_value = "")]
        only: String,
    },
    /// Training of networks composed of tensors; results in target/bench/graph.json
    Graph(turns::Options),
    /// Predictions of ONNX models, of single events and in batches; results in target/bench/onnx.json
    Onnx(turns::Options),
    /// Networks as modules of LibTorch, beside its own layers and rootgrad alone; results in target/bench/torch.json and .svg
    Torch(turns::Options),
    /// From a ROOT file to a trained epoch, events per second, beside what only reads; results in target/bench/columns.json and .svg
    Columns(columns::Options),
    /// Forward and backward of GPT-2 (124M) and AdamW, or its generation; results in target/bench/gpt2.json
    Gpt2(gpt2::Options),
    /// A small GPT learns tinyshakespeare, ours and PyTorch's in turn; results in target/bench/shakespeare.json and .svg
    Shakespeare(shakespeare::Options),
    /// The parts of a transformer: forward, pullback and their ratio; results in target/bench/transformer.json
    Transformer(transformer::Options),
    /// A fit of more rows than a limit of memory, from disk, beside one in memory; results in target/bench/memory.json
    Memory(memory::Options),
    /// What a session of ROOT costs before it does what was asked; results in target/bench/prompt.json
    Prompt(prompt::Options),
    /// Fits of tables beside boosted trees and networks of others: AUC, log-loss, seconds; results in target/bench/tables.json and .md
    Tables(tables::Options),
    /// A Define of a [28, 64, 64, 1] network in a compiled macro: µs per event per thread
    Inference,
    /// Derivatives of ten functions beside hand-written ones; results in target/bench/ad.json
    Ad {
        /// Only the functions whose name contains this
        #[arg(long, default_value = "")]
        only: String,
    },
}

/// Runs the measurement chosen.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    match &options.what {
        What::Mlp { peers, only } => mlp::bench(workspace, *peers, only),
        What::Graph(options) => graph::bench(workspace, options),
        What::Onnx(options) => onnx::bench(workspace, options),
        What::Torch(options) => torch::bench(workspace, options),
        What::Columns(options) => columns::bench(workspace, options),
        What::Gpt2(options) => gpt2::bench(workspace, options),
        What::Shakespeare(options) => shakespeare::bench(workspace, options),
        What::Transformer(options) => transformer::bench(workspace, options),
        What::Memory(options) => memory::bench(workspace, options),
        What::Prompt(options) => prompt::bench(workspace, options),
        What::Tables(options) => tables::bench(workspace, options),
        What::Inference => inference::bench(workspace),
        What::Ad { only } => ad::bench(workspace, only),
    }
}

/// Writes the rows to `target/bench/<name>`.
fn write_json(workspace: &Workspace, name: &str, rows: &[serde_json::Value]) -> Result<()> {
    write(workspace, name, &(serde_json::to_string_pretty(rows)? + "\n"))
}

/// Writes the text to `target/bench/<name>`, and says so.
fn write(workspace: &Workspace, name: &str, text: &str) -> Result<()> {
    let path = folder(workspace, "bench")?.join(name);
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("written: {}", path.display());
    Ok(())
}

/// `target/bench/data`, for what workers read and write.
fn data(workspace: &Workspace) -> Result<PathBuf> {
    folder(workspace, "bench/data")
}

/// A folder under `target/`, made if it is not there.
fn folder(workspace: &Workspace, name: &str) -> Result<PathBuf> {
    let path = workspace.target.join(name);
    std::fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
    Ok(path)
}

/// The number of threads asked for; 0 stands for all.
fn threads(asked: usize) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    if asked == 0 { all() } else { asked }
}

/// A line that says whether a target is met; whether it is depends on the machine, so that it is no error if not.
fn verdict(target: &str, met: bool) -> String {
    format!("target {target}: {}", if met { "met" } else { "missed" })
}

/// The median; of an even number of values, the mean of the middle two.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let n = sorted.len();
    if n == 0 {
        return f64::NAN;
    }
    (sorted[(n - 1) / 2] + sorted[n / 2]) / 2.0
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn medians_of_odd_and_even_numbers() {
        assert_eq!(median(&[3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), 2.5);
        assert!(median(&[]).is_nan());
    }
}
