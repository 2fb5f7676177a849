//! `cargo xtask bench ranks`: training on two ranks of MPI, compared with one process of two threads.

use super::{folder, write_json};
use crate::env::{Workspace, output};
use crate::{install, venv};
use anyhow::{Context, Result};
use std::process::Command;

/// Runs `benches/peers/ranks.py` and writes its figures to `target/bench/ranks.json`.
pub(super) fn bench(workspace: &Workspace) -> Result<()> {
    let prefix = install::for_tests(workspace)?;
    let python = venv::ensure(workspace, "mpi-env", &crate::mpi_test::PACKAGES)?;
    let mut command = Command::new(python);
    command.arg(workspace.root.join("benches/peers/ranks.py")).arg(prefix.join("bin/rootgrad"));
    let text = output(command.arg(folder(workspace, "bench/data")?))?;
    print!("{text}");
    let row = |line: &str| serde_json::from_str(line).with_context(|| line.to_owned());
    let rows: Vec<serde_json::Value> = text.lines().map(row).collect::<Result<_>>()?;
    write_json(workspace, "ranks.json", &rows)
}
