//! `cargo xtask bench`: measurements beside other frameworks, written as JSON under `target/bench/`.

mod ad;
mod generate;
mod gpt2;
mod inference;
mod mlp;
mod picture;
mod shakespeare;
mod worker;

use crate::env::Workspace;
use anyhow::{Context, Result};

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
    /// Forward and backward of GPT-2 (124M) and AdamW, or its generation; results in target/bench/gpt2.json
    Gpt2(gpt2::Options),
    /// A small GPT learns tinyshakespeare, ours and PyTorch's in turn; results in target/bench/shakespeare.json and .svg
    Shakespeare(shakespeare::Options),
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
        What::Gpt2(options) => gpt2::bench(workspace, options),
        What::Shakespeare(options) => shakespeare::bench(workspace, options),
        What::Inference => inference::bench(workspace),
        What::Ad { only } => ad::bench(workspace, only),
    }
}

/// Writes the rows to `target/bench/<name>`.
fn write_json(workspace: &Workspace, name: &str, rows: &[serde_json::Value]) -> Result<()> {
    let path = workspace.target.join("bench").join(name);
    std::fs::create_dir_all(path.parent().context("no folder")?)?;
    let text = serde_json::to_string_pretty(rows)? + "\n";
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("\nresults in {}", path.display());
    Ok(())
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
