//! `cargo xtask bench`: builds and sets up for the measurements of `benches/driver`, which write JSON to `target/bench/`.

use crate::env::{self, Workspace};
use crate::{install, root_env, torch, torch_env, torch_parts, torch_shim, venv};
use anyhow::Result;
use rootgrad_benches::kernels::Kernel;
use rootgrad_benches::{
    Root, ad, columns, gpt2, graph, inference, kernels, memory, mlp, onnx, prompt, ranks,
    shakespeare, tables, torch as libtorch, transformer, turns,
};
use std::path::{Path, PathBuf};
use std::process::Command;

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
    Ranks(ranks::Options),
    /// Define of a [28, 64, 64, 1] network in a compiled macro: µs per event and thread
    Inference,
    /// Gradient of a tensor contraction as a GPU kernel, on the CPU, against size; results in target/bench/contraction.json and .svg
    Contraction(kernels::Options),
    /// The same for Black-Scholes with the derivatives by all inputs; results in target/bench/blackscholes.json and .svg
    Blackscholes(kernels::Options),
    /// The same for the look-ups of XSBench; results in target/bench/xsbench.json and .svg
    Xsbench(kernels::Options),
    /// The same for the look-ups of RSBench; results in target/bench/rsbench.json and .svg
    Rsbench(kernels::Options),
    /// The same for LULESH's equation of state; results in target/bench/lulesh.json and .svg
    Lulesh(kernels::Options),
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
        What::Torch(options) => libtorch::bench(workspace, options),
        What::Columns(options) => columns::bench(workspace, options),
        What::Gpt2(options) => gpt2::bench(workspace, options),
        What::Shakespeare(options) => shakespeare::bench(workspace, options),
        What::Transformer(options) => transformer::bench(workspace, options),
        What::Memory(options) => memory::bench(workspace, options),
        What::Prompt(options) => prompt::bench(workspace, options),
        What::Tables(options) => tables::bench(workspace, options),
        What::Ranks(options) => ranks::bench(workspace, options),
        What::Inference => inference::bench(workspace),
        What::Contraction(options) => kernels::bench(workspace, Kernel::Contraction, options),
        What::Blackscholes(options) => kernels::bench(workspace, Kernel::BlackScholes, options),
        What::Xsbench(options) => kernels::bench(workspace, Kernel::Xsbench, options),
        What::Rsbench(options) => kernels::bench(workspace, Kernel::Rsbench, options),
        What::Lulesh(options) => kernels::bench(workspace, Kernel::Lulesh, options),
        What::Ad { only } => ad::bench(workspace, only),
    }
}

impl rootgrad_benches::Workspace for Workspace {
    fn root(&self) -> &Path {
        &self.root
    }

    fn target(&self) -> &Path {
        &self.target
    }

    fn real_data(&self) -> Result<PathBuf> {
        self.data()
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        self.cargo(arguments)
    }

    fn run(&self, command: &mut Command) -> Result<()> {
        env::run(command)
    }

    fn output(&self, command: &mut Command) -> Result<String> {
        env::output(command)
    }

    fn cc(&self) -> Result<PathBuf> {
        env::cc()
    }

    fn cxx(&self) -> Result<PathBuf> {
        env::cxx()
    }

    fn python(&self, name: &str) -> Result<PathBuf> {
        if name == venv::TORCH { torch_parts::environment(self) } else { venv::ensure(self, name) }
    }

    fn installed(&self) -> Result<PathBuf> {
        install::for_tests(self)
    }

    fn cern_root(&self) -> Result<Root> {
        let root = root_env::root(self)?;
        let tutorials = root.tutorials();
        Ok(Root {
            root_exe: root.root_exe,
            python: root.python,
            tutorials,
            variables: root.variables,
        })
    }

    fn flags(&self, prefix: &Path) -> Result<Vec<String>> {
        let root = root_env::root(self)?;
        let config = Command::new(prefix.join("bin/rootgrad-config"));
        let flags = env::output(root.to_be_found(config).args(["--root", "--cflags", "--libs"]))?;
        let mut flags: Vec<String> = flags.split_whitespace().map(str::to_owned).collect();
        if root.to_link()?.1.join("libROOTNTuple.so").is_file() {
            flags.push("-lROOTNTuple".to_owned()); // root-config does not list this library
        }
        Ok(flags)
    }

    fn torch_program(&self, source: &Path, program: &Path) -> Result<()> {
        let torch = torch_env::find(self, None)?;
        let prefix = install::into(self, &self.target.join("bench/torch-prefix"), &[])?;
        torch_shim::install(self, &prefix, &torch)?;
        println!("compiling {}", source.display());
        torch::compile(&prefix, &torch, &["-O2"], source, program)
    }
}
