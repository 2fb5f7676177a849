//! `cargo xtask bench ranks`: training on two ranks of MPI, compared with one process of two threads.

use super::{Workspace, folder, write_json};
use anyhow::{Context, Result};
use std::process::Command;

/// Options of `cargo xtask bench ranks`.
#[derive(clap::Args)]
pub struct Options {
    /// Run PyTorch's DistributedDataParallel beside
    #[arg(long)]
    peers: bool,
}

/// Runs `benches/peers/ranks.py` and writes its figures to `target/bench/ranks.json`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    let prefix = workspace.installed()?;
    let python = workspace.python("mpi-env")?;
    let mut command = Command::new(python);
    command.arg(workspace.root().join("benches/peers/ranks.py")).arg(prefix.join("bin/rootgrad"));
    command.arg(folder(workspace, "bench/data")?);
    if options.peers {
        println!("target/peers-env: up to several GB to fetch the first time");
        command.arg(workspace.python("peers-env")?);
    }
    let text = workspace.output(&mut command)?;
    print!("{text}");
    let row = |line: &str| serde_json::from_str(line).with_context(|| line.to_owned());
    let rows: Vec<serde_json::Value> = text.lines().map(row).collect::<Result<_>>()?;
    write_json(workspace, "ranks.json", &rows)
}
