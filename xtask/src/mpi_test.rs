//! Suite `mpi`: trainings on several ranks of MPICH from PyPI, in a shell, in macros and in PyROOT.

use crate::env::{Workspace, run_whole};
use crate::{root::Setup, venv};
use anyhow::Result;

/// Tests the installed library; see `tests/mpi/test_mpi.py`.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let setup = Setup::new(workspace)?;
    let python = venv::ensure(workspace, "mpi-env")?;
    let mut command = setup.with_package(setup.root.command(python));
    command.arg(workspace.root.join("tests/mpi/test_mpi.py")).env("PREFIX", &setup.prefix);
    command.env("ROOT_EXE", &setup.root.root_exe);
    command.env("ROOT_PYTHON", setup.root.python()?.get_program());
    run_whole(&mut command)
}
