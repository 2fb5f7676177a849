//! `cargo xtask bench`: measurements compared with other frameworks, written as JSON to `target/bench/`.

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
mod ranks;
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
        /// Also measure PyTorch (eager, fused AdamW, compiled) and JAX (jit, scan), in turn with rootgrad
        #[arg(long)]
        peers: bool,
        /// Measure only the cases whose name contains this, for example "train [28, 64"
        #[arg(long, default_value = "")]
        only: String,
    },
    /// Training of networks composed of tensors; results in target/bench/graph.json
    Graph(turns::Options),
    /// Predictions of ONNX models, for single events and in batches; results in target/bench/onnx.json
    Onnx(turns::Options),
    /// Networks as LibTorch modules, compared with torch's own layers and with rootgrad alone; results in target/bench/torch.json and
    /// .svg
    Torch(turns::Options),
    /// From a ROOT file to a trained epoch, in events per second, compared with reading alone; results in target/bench/columns.json
    /// and .svg
    Columns(columns::Options),
    /// Forward and backward pass of GPT-2 (124M) and AdamW, or text generation; results in target/bench/gpt2.json
    Gpt2(gpt2::Options),
    /// Training of a small GPT on tinyshakespeare, with rootgrad and PyTorch in turn; results in target/bench/shakespeare.json and
    /// .svg
    Shakespeare(shakespeare::Options),
    /// Parts of a transformer: forward pass, pullback and their ratio; results in target/bench/transformer.json
    Transformer(transformer::Options),
    /// Fit from disk of more rows than the memory limit allows, compared with a fit in memory; results in target/bench/memory.json
    Memory(memory::Options),
    /// Overhead of a ROOT session that uses rootgrad; results in target/bench/prompt.json
    Prompt(prompt::Options),
    /// Fits of tables compared with boosted trees and other networks: AUC, log-loss, seconds; results in target/bench/tables.json and
    /// .md
    Tables(tables::Options),
    /// Training on two ranks of MPI compared with one process of two threads; results in target/bench/ranks.json
    Ranks,
    /// Define of a [28, 64, 64, 1] network in a compiled macro: µs per event and thread
    Inference,
    /// Derivatives of ten functions compared with hand-written ones; results in target/bench/ad.json
    Ad {
        /// Measure only the functions whose name contains this
        #[arg(long, default_value = "")]
        only: String,
    },
}

/// Runs the chosen measurement.
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
        What::Ranks => ranks::bench(workspace),
        What::Inference => inference::bench(workspace),
        What::Ad { only } => ad::bench(workspace, only),
    }
}

/// Writes the rows to `target/bench/<name>`.
fn write_json(workspace: &Workspace, name: &str, rows: &[serde_json::Value]) -> Result<()> {
    write(workspace, name, &(serde_json::to_string_pretty(rows)? + "\n"))
}

/// Writes the text to `target/bench/<name>`, and prints the path.
fn write(workspace: &Workspace, name: &str, text: &str) -> Result<()> {
    let path = folder(workspace, "bench")?.join(name);
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("written: {}", path.display());
    Ok(())
}

/// Returns `target/bench/data`, the folder for the workers' files.
fn data(workspace: &Workspace) -> Result<PathBuf> {
    folder(workspace, "bench/data")
}

/// Returns a folder under `target/`; creates it if it is missing.
fn folder(workspace: &Workspace, name: &str) -> Result<PathBuf> {
    let path = workspace.target.join(name);
    std::fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
    Ok(path)
}

/// Returns the requested number of threads; 0 means all cores.
fn threads(asked: usize) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    if asked == 0 { all() } else { asked }
}

/// Returns a line that reports if a target is met. A missed target is no error, because the result depends on the machine.
fn verdict(target: &str, met: bool) -> String {
    format!("target {target}: {}", if met { "met" } else { "missed" })
}

/// Returns the median; for an even number of values, the mean of the middle two.
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
