//! Programs that rootgrad is compared with: how each is prepared, and how its worker is started.

use super::Workspace;
use super::gpt2::{Cell, Options};
use super::llmc;
use anyhow::{Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// A peer of `bench gpt2`.
pub(super) struct Peer {
    /// Name in `--peers` and in the results.
    pub name: &'static str,
    /// Name in the picture.
    pub title: &'static str,
    /// Modes in which it can run; each is measured separately.
    pub modes: &'static [&'static str],
    /// Prepares the peer. The returned function starts a worker for a cell in a mode.
    pub prepare: fn(&dyn Workspace, &Options) -> Result<Start>,
}

/// Returns the command that starts a worker for a cell in a mode; the text is the prefix of the problem's
/// files.
pub(super) type Start = Box<dyn Fn(&Cell, &str, &str) -> Command>;

/// Example that is rootgrad's worker.
pub(super) const OURS: &str = "rootgrad_gpt2";

/// All peers of `bench gpt2`.
pub(super) const PEERS: &[Peer] = &[
    Peer {
        name: "pytorch",
        title: "PyTorch",
        modes: &["eager", "compile", "bfloat16", "compile-bfloat16", "recompute"],
        prepare: pytorch,
    },
    Peer { name: "rootgrad", title: "rootgrad without", modes: &["recompute"], prepare: ourselves },
    Peer { name: "llmc", title: "llm.c", modes: &["openmp"], prepare: llm_c },
];

/// Returns the requested peers with the requested modes.
///
/// # Errors
/// If a peer or mode does not exist, or a peer is left without a mode.
pub(super) fn choose(options: &Options) -> Result<Vec<(&'static Peer, Vec<&'static str>)>> {
    let known = |modes: &[&str]| modes.join(", ");
    let every: Vec<&str> = PEERS.iter().flat_map(|peer| peer.modes).copied().collect();
    if let Some(mode) = options.modes.iter().find(|mode| !every.contains(&mode.as_str())) {
        bail!("no mode '{mode}'; there are: {}", known(&every));
    }
    if options.llmc.is_some() && !options.peers.iter().any(|peer| peer == "llmc") {
        bail!("--llmc is given without its peer: add --peers llmc");
    }
    let mut chosen = Vec::new();
    for name in &options.peers {
        let Some(peer) = PEERS.iter().find(|peer| peer.name == *name) else {
            let names: Vec<&str> = PEERS.iter().map(|peer| peer.name).collect();
            bail!("no peer '{name}'; there are: {}", names.join(", "));
        };
        let wanted =
            |mode: &&str| options.modes.is_empty() || options.modes.iter().any(|m| m == mode);
        let modes: Vec<&str> = peer.modes.iter().copied().filter(wanted).collect();
        if modes.is_empty() {
            let asked = options.modes.join(",");
            bail!("--modes {asked}: none of {name}'s, which are: {}", known(peer.modes));
        }
        chosen.push((peer, modes));
    }
    Ok(chosen)
}

fn pytorch(workspace: &dyn Workspace, _: &Options) -> Result<Start> {
    let python = Python::torch(workspace)?;
    Ok(Box::new(move |cell, mode, data| python.worker("torch_gpt2.py", &cell.argument(mode, data))))
}

/// Prepares rootgrad as its own peer. This worker stores the activations that the other recomputes.
fn ourselves(workspace: &dyn Workspace, _: &Options) -> Result<Start> {
    let program = super::example(workspace, OURS)?;
    Ok(Box::new(move |cell, _, data| {
        let mut command = Command::new(&program);
        command.arg(cell.argument("keep", data));
        command
    }))
}

fn llm_c(workspace: &dyn Workspace, options: &Options) -> Result<Start> {
    let program = llmc::build(workspace, options.llmc.as_deref())?;
    Ok(Box::new(move |cell, _, data| {
        let mut command = Command::new(&program);
        command.args([cell.batch.to_string(), cell.time.to_string(), data.to_owned()]);
        command.env("OMP_NUM_THREADS", cell.threads.to_string());
        command
    }))
}

/// A Python environment under `target/`, and the workers that run in it.
pub(super) struct Python {
    program: PathBuf,
    scripts: PathBuf,
}

impl Python {
    /// Environment with PyTorch and JAX.
    pub(super) fn torch(workspace: &dyn Workspace) -> Result<Self> {
        Self::new(workspace, "peers-env")
    }

    /// Environment with PyTorch alone, without the libraries that it needs on GPUs only.
    pub(super) fn torch_alone(workspace: &dyn Workspace) -> Result<Self> {
        Ok(Self::of(workspace, workspace.python("torch-env")?))
    }

    /// Environment with PyTorch and Hugging Face's transformers.
    pub(super) fn transformers(workspace: &dyn Workspace) -> Result<Self> {
        Self::new(workspace, "peers-generate-env")
    }

    /// Environment with boosted trees and scikit-learn; if `networks`, also with pytabkit's networks, and
    /// therefore PyTorch.
    pub(super) fn tables(workspace: &dyn Workspace, networks: bool) -> Result<Self> {
        let name = if networks { "peers-pytabkit-env" } else { "peers-tables-env" };
        Self::new(workspace, name)
    }

    fn new(workspace: &dyn Workspace, name: &str) -> Result<Self> {
        println!("target/{name}: up to several GB to fetch the first time");
        Ok(Self::of(workspace, workspace.python(name)?))
    }

    fn of(workspace: &dyn Workspace, program: PathBuf) -> Self {
        Self { program, scripts: workspace.root().join("benches/peers") }
    }

    /// Returns the command that starts the worker `script` with its argument.
    pub(super) fn worker(&self, script: &str, argument: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.arg(self.scripts.join(script)).arg(argument).env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    /// Returns the peers and modes that a command line chooses, or the error.
    fn chosen(arguments: &str) -> Result<Vec<(&'static str, Vec<&'static str>)>, String> {
        let line = Line::parse_from(std::iter::once("bench").chain(arguments.split_whitespace()));
        let peers = choose(&line.options).map_err(|error| error.to_string())?;
        Ok(peers.into_iter().map(|(peer, modes)| (peer.name, modes)).collect())
    }

    #[test]
    fn peers_are_measured_in_the_modes_asked_for() {
        assert_eq!(chosen("").unwrap(), []);
        let all = vec!["eager", "compile", "bfloat16", "compile-bfloat16", "recompute"];
        assert_eq!(chosen("--peers pytorch").unwrap(), [("pytorch", all.clone())]);
        let both = chosen("--peers pytorch,llmc --llmc /x --modes bfloat16,openmp").unwrap();
        assert_eq!(both, [("pytorch", vec!["bfloat16"]), ("llmc", vec!["openmp"])]);
    }

    #[test]
    fn what_is_no_peer_or_mode_is_refused_with_what_there_is() {
        let error = |arguments| chosen(arguments).unwrap_err();
        assert_eq!(error("--peers jax"), "no peer 'jax'; there are: pytorch, rootgrad, llmc");
        assert!(error("--modes fast").starts_with("no mode 'fast'; there are: eager, compile"));
        let left = error("--peers pytorch,llmc --modes eager");
        assert_eq!(left, "--modes eager: none of llmc's, which are: openmp");
        assert!(error("--llmc /x --peers pytorch").contains("add --peers llmc"));
    }
}
