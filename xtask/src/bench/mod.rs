//! `cargo xtask bench`: measurements beside other frameworks, written as JSON under `target/bench/`.

use crate::env::Workspace;
use anyhow::Result;

/// `cargo xtask bench`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Training and batch inference of MLPs
    Mlp {
        /// Also PyTorch (eager, compiled) and JAX (jit), in one run with ours
        #[arg(long)]
        peers: bool,
    },
    /// A Define of a [28, 64, 64, 1] network in a compiled macro: µs per event per thread
    Inference,
}

/// Runs the measurement chosen.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    match options.what {
        What::Mlp { peers } => anyhow::bail!("bench mlp (peers: {peers}) is not there yet"),
        What::Inference => {
            println!("{} µs per event per thread", crate::root::inference_bench(workspace)?);
            Ok(())
        }
    }
}
