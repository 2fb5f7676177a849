//! `librootgrad_mpi.so`: the functions of an MPI library without the ABI of MPI 5 (mpi/shim.c).

use crate::env::{Missing, Workspace, run, which};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

const LIBRARY: &str = "librootgrad_mpi.so";

/// Finds the C compiler of an MPI library.
pub(crate) fn compiler(name: &str) -> Result<PathBuf> {
    which(name).ok_or_else(|| {
        Missing::error(
            format!("{name}, the C compiler of an MPI library,"),
            "load the module of your cluster's MPI, or apt install libopenmpi-dev; or name it: --mpi PATH/TO/mpicc",
        )
    })
}

/// Compiles the shim into `folder`, and returns its path.
pub(crate) fn compile(workspace: &Workspace, mpicc: &Path, folder: &Path) -> Result<PathBuf> {
    let library = folder.join(LIBRARY);
    let mut command = Command::new(mpicc);
    command.args(["-shared", "-fPIC", "-O2", "-std=c99", "-Wall", "-Wextra", "-o"]).arg(&library);
    run(command.arg(workspace.root.join("mpi/shim.c")))?;
    Ok(library)
}
