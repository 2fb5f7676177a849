//! `cargo xtask bench ranks`: training on two ranks of MPI, compared with one process of two threads.

use super::{Workspace, folder, write_json};
use anyhow::{Context, Result};
use std::process::Command;

/// Runs `benches/peers/ranks.py` and writes its figures to `target/bench/ranks.json`.
pub fn bench(workspace: &dyn Workspace) -> Result<()> {
    let prefix = workspace.installed()?;
    let python = workspace.python("mpi-env")?;
    let mut command = Command::new(python);
    command.arg(workspace.root().join("benches/peers/ranks.py")).arg(prefix.join("bin/rootgrad"));
    let text = workspace.output(command.arg(folder(workspace, "bench/data")?))?;
    print!("{text}");
    let row = |line: &str| serde_json::from_str(line).with_context(|| line.to_owned());
    let rows: Vec<serde_json::Value> = text.lines().map(row).collect::<Result<_>>()?;
    write_json(workspace, "ranks.json", &rows)
}
