//! Suite `mpi`: trainings on several ranks of MPICH from PyPI, in a shell, in macros and in PyROOT.

use crate::env::{Workspace, run_whole};
use crate::{root::Bench, venv};
use anyhow::Result;

/// Tests the installed library; see `tests/mpi/test_mpi.py`.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let bench = Bench::new(workspace)?;
    let python = venv::ensure(workspace, "mpi-env")?;
    let mut command = bench.with_package(bench.root.command(python));
    command.arg(workspace.root.join("tests/mpi/test_mpi.py")).env("PREFIX", &bench.prefix);
    command.env("ROOT_EXE", &bench.root.root_exe);
    command.env("ROOT_PYTHON", bench.root.python()?.get_program());
    run_whole(&mut command)
}
