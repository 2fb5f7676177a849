//! (landing: founder ffi)

use crate::env::Workspace;
use anyhow::Result;
use std::path::PathBuf;

/// `cargo xtask install`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Where to: PREFIX/lib, PREFIX/include, …
    #[arg(long)]
    prefix: PathBuf,
}

/// Builds the release library and lays everything down.
pub(crate) fn run(_workspace: &Workspace, options: &Options) -> Result<()> {
    anyhow::bail!("install into {} is not there yet", options.prefix.display())
}
