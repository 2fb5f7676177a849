//! Suites `cuda-compile`, `cuda-run` and `gpu`: autodiff's kernels in NVIDIA's compiler, on a stand-in for NVIDIA's driver, and
//! on a GPU.

use crate::env::{Missing, Workspace, output, run, tool};
use crate::venv;
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;

/// Part of the names of tests that only compile for GPUs.
const COMPILES: &str = "compiles_for_gpus";

/// Compiles all kernels and derivatives for three architectures, and compares their registers.
pub(crate) fn compile(workspace: &Workspace) -> Result<()> {
    complete(&mut tests(workspace, nvrtc(workspace)?, &["kernel_derivatives"], &[COMPILES])?)
}

/// Runs the printed CUDA C++ by g++ and ThreadSanitizer, the emulator, derivatives with a fault each, and `Device::cuda` on the
/// stand-in.
pub(crate) fn simulate(workspace: &Workspace) -> Result<()> {
    let clippy = ["clippy", "-p", "rootgrad-autodiff", "--features", "cuda"];
    run(workspace.cargo(clippy).args(["--test", "kernel_cuda", "--", "-D", "warnings"]))?;
    let names = "kernel kernel_derivatives kernel_host kernel_mutants kernel_order kernel_paper kernel_random kernel_cuda";
    let names: Vec<&str> = names.split(' ').collect();
    complete(&mut tests(workspace, nvrtc(workspace)?, &names, &["--skip", COMPILES])?)
}

/// Runs the kernels on the first GPU, and compares them with the emulator.
pub(crate) fn gpu(workspace: &Workspace) -> Result<()> {
    let own = std::env::var_os("ROOTGRAD_NVRTC").map(PathBuf::from);
    let library = own.map_or_else(|| nvrtc(workspace), Ok)?;
    // A kernel that fails ends the use of the GPU by its process.
    for test in ["there_is_a_gpu", "kernels_are_right", "copies_are_few", "tapes_are_full"] {
        let name = format!("child::{test}");
        let arguments = ["--ignored", "--exact", &name];
        let mut command = tests(workspace, library.clone(), &["kernel_cuda"], &arguments)?;
        if let Some(install) = skipped(&mut command)? {
            return Err(Missing { what: "an NVIDIA GPU".into(), install, optional: true }.into());
        }
    }
    let mut benchmarks =
        tests(workspace, library, &["kernel_paper"], &["have_right", "has_right"])?;
    complete(benchmarks.env("ROOTGRAD_GPU", "1"))
}

/// Returns the path of NVRTC, from its Python package.
fn nvrtc(workspace: &Workspace) -> Result<PathBuf> {
    const FIND: &str =
        "import nvidia.cuda_nvrtc as n; print(n.__path__[0] + '/lib/libnvrtc.so.12')";
    let python = venv::ensure(workspace, "cuda-env")?;
    Ok(output(Command::new(python).args(["-c", FIND]))?.trim().into())
}

/// Returns the command that runs tests of autodiff with the feature `cuda`.
fn tests(
    workspace: &Workspace,
    library: PathBuf,
    names: &[&str],
    arguments: &[&str],
) -> Result<Command> {
    tool(&["g++"], "a C++ compiler (g++)", "g++ (or dnf install gcc-c++)")?;
    let mut command = workspace.cargo(["test", "-p", "rootgrad-autodiff", "--features", "cuda"]);
    command.args(names.iter().flat_map(|name| ["--test", name]));
    command.args(["--", "--nocapture"]).args(arguments).env("ROOTGRAD_NVRTC", library);
    Ok(command)
}

/// Runs tests, prints their output, and returns the first line about something that was skipped.
fn skipped(command: &mut Command) -> Result<Option<String>> {
    let text = output(command)?;
    println!("{text}");
    let why = text.lines().find_map(|line| line.split_once("SKIPPED: "));
    Ok(why.map(|(_, why)| why.to_owned()))
}

/// Runs tests of which none may be skipped.
fn complete(command: &mut Command) -> Result<()> {
    let why = skipped(command)?;
    why.map_or(Ok(()), |why| Err(Missing::error("a part of the tests' tools", why)))
}
