//! (landing: founder ffi)

use crate::env::Workspace;
use anyhow::Result;

/// `cargo xtask header`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Compare only: fail if the checked-in header differs from what the sources give
    #[arg(long)]
    check: bool,
}

/// Writes the header, or with `--check` compares it.
pub(crate) fn run(_workspace: &Workspace, options: &Options) -> Result<()> {
    anyhow::bail!("header (check: {}) is not there yet", options.check)
}

/// Suite `header`: the checked-in header is what the sources give.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    run(workspace, &Options { check: true })
}
