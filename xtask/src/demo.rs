//! (landing: founder gw)

use crate::env::Workspace;
use anyhow::Result;
use std::path::PathBuf;

/// `cargo xtask demo`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Real LIGO strain (HDF5 of GWOSC) to search with the trained network; give one file per detector
    #[arg(long)]
    strain: Vec<PathBuf>,
}

/// Simulate, train in root.exe, draw, scan.
pub(crate) fn run(_workspace: &Workspace, options: &Options) -> Result<()> {
    anyhow::bail!("the demo (strain: {}) is not there yet", options.strain.len())
}
